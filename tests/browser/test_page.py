"""The page, with the real wheel in the real worker: type, step, choose an error, look at the host."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.engine import DIFFERS, ENGINE
from tests.browser.lent_page import Newcomer, Visitor
from tests.browser.playground import HARD, NAMED, PYTHON_FILES, Playground, link, report

pytestmark = pytest.mark.browser

LONG = "https://example.org/" + "a" * 12_000 + " "
# Stands for a Python that never comes to an end with one input.
NEVER_ANSWERED = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (!message?.request?.includes("endless")) post.call(this, message, ...rest);
};
"""
NO_DEADLINE = """
const timeout = setTimeout;
globalThis.setTimeout = (run, delay, ...rest) => timeout(run, delay === 5000 ? 1e9 : delay, ...rest);
"""


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    return visitor


def test_hard_inputs_show_what_python_says(playground: Playground) -> None:
    page = playground.open().page
    for text, base in HARD:
        said = report(text, base)
        playground.enter(text, base)
        count = len(said["errors"])
        if said["outcome"] == "parsed":
            errors = "without validation errors" if count == 0 else f"with {count} validation error"
            expect(playground.verdict).to_contain_text(f"Parsed {errors}")
            assert "".join(playground.output.all_inner_texts()) == said["api"]["href"]
            kind = "no host (null)" if said["host"]["kind"] == "null" else said["host"]["kind"]
            expect(page.locator("host-panel td").first).to_contain_text(kind)
        else:
            expect(playground.verdict).to_have_text(
                f"Failure in {said['errors'][-1]['state']} state, step {len(said['trace']['steps'])}: "
                f"{said['errors'][-1]['name']}"
            )
            expect(page.locator("#output-strip")).to_contain_text("the parser returned failure")
        expect(page.locator("error-panel .error")).to_have_count(count)
        expect(playground.state).to_have_text(f"{said['trace']['steps'][-1]['state']} state")
        assert page.locator("#input-strip [data-at]").count() == len(text)


def test_every_step_is_shown_as_traced(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    steps = report(NAMED)["trace"]["steps"]
    expect(playground.number).to_have_value(str(len(steps)))
    playground.button("First step").click()
    for step in steps:
        expect(playground.number).to_have_value(str(step["index"] + 1))
        expect(playground.state).to_have_text(f"{step['state']} state")
        expect(playground.current).to_contain_text(str(step["index"] + 1))
        expect(page.locator("code-point-ruler .here .n")).to_have_text(str(step["pointer"]))
        changed = page.locator("step-record tr.changed").evaluate_all("rows => rows.map((row) => row.dataset.part)")
        assert sorted(changed) == sorted(step.get("changed", {}))
        expect(page.locator("work-tree > details > summary .algorithm")).to_have_text(
            [work["algorithm"] for work in step.get("work", [])]
        )
        if step is not steps[-1]:
            playground.button("Forward one step").click()
    expect(playground.button("Forward one step")).to_have_attribute("aria-disabled", "true")
    slider = page.get_by_role("slider", name="Step")
    spoken = f"step {len(steps)} of {len(steps)}, fragment state, c is the end of the input"
    expect(slider).to_have_attribute("aria-valuetext", spoken)
    assert page.locator("step-record code").all_inner_texts()[-1] == '"f"'


def test_the_record_after_each_step_ends_in_the_record(playground: Playground) -> None:
    page = playground.open(link("http://h:1/a?b#c")).page
    values = page.locator("step-record td > code:last-child").all_text_contents()
    assert values == ['"http"', '""', '""', "h (domain)", "1", '["a"]', '"b"', '"c"']
    assert values == page.locator("record-panel [data-part] td code").all_text_contents()[:8]


def test_choosing_an_error_goes_to_its_step_and_points_at_it(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    error = page.locator("error-panel").get_by_role("button", name=re.compile("invalid-credentials"))
    expect(error).to_contain_text("code point 19")
    expect(error).to_contain_text("authority state, step 20")
    error.click()
    expect(playground.number).to_have_value("20")
    expect(error).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#input-strip .picked [data-at]")).to_have_text("@")
    expect(page.locator("#input-strip .picked .caret")).to_contain_text("^~~")
    links = page.locator("error-panel .about a")
    expect(links).to_have_attribute("href", re.compile(r"^https://url\.spec\.whatwg\.org/#"))


def test_an_error_from_trimming_is_pointed_at_without_a_step(playground: Playground) -> None:
    page = playground.open(link(" https://h/")).page
    page.get_by_role("button", name=re.compile("invalid-URL-unit")).click()
    expect(page.locator("#input-strip .picked [data-at]")).to_have_text("·")
    expect(playground.number).to_have_value(str(len(report(" https://h/")["trace"]["steps"])))


def test_positions_in_utf_16_on_demand(playground: Playground) -> None:
    page = playground.open()
    playground.enter("https://\U0001f600.example/|\\")
    error = playground.page.locator("error-panel .error").last
    expect(error).to_contain_text("code point")
    before = error.inner_text()
    page.page.get_by_label("positions in UTF-16 units").check()
    expect(error).to_contain_text("UTF-16 unit")
    number = int(re.search(r"code point (\d+)", before)[1])
    expect(error).to_contain_text(f"UTF-16 unit {number + 1}")


def test_parts_rows_and_steps_are_lit_together_by_hover_and_by_focus(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    lit = ".segment.part-host.lit, record-panel tr.part-host.lit, step-record tr.part-host.lit"
    expect(page.locator(lit)).to_have_count(0)
    page.locator("#output-strip .part-host .chars").hover()
    expect(page.locator(lit)).to_have_count(5)
    page.locator("h1").hover()
    expect(page.locator(lit)).to_have_count(0)
    strip = page.get_by_role("listbox", name="Input, by component")
    strip.focus()
    for _ in range(6):
        strip.press("ArrowRight")
    expect(page.locator(lit)).to_have_count(5)
    strip.press("Enter")
    expect(playground.number).to_have_value("21")
    expect(page.locator("step-table tr.lit").first).to_be_visible()
    page.locator("record-panel").get_by_role("button", name="query").click()
    expect(playground.state).to_have_text("query state")


def test_a_row_of_the_record_leads_to_the_step_that_set_it(playground: Playground) -> None:
    page = playground.open(f"{link('x?q')}&base=https%3A%2F%2Fh%2F").page
    rows = page.locator("record-panel")
    rows.get_by_role("button", name="host").click()
    expect(playground.state).to_have_text("relative state")
    expect(page.locator("step-record tr.changed th").first).to_contain_text("scheme")
    page.locator("#output-strip .part-path .chars").click()
    expect(playground.state).to_have_text("path state")
    rows.get_by_role("button", name="fragment").click()
    expect(page.locator("#said")).to_have_text("No step in the list changed the fragment.")
    expect(playground.state).to_have_text("path state")


def test_editing_keeps_the_step_at_the_same_place(playground: Playground) -> None:
    playground.open(link("https://example.org/path"))
    playground.step(24)
    expect(playground.state).to_have_text("host state")
    pointed = playground.page.locator("#input-strip .here")
    before = pointed.inner_text(), pointed.get_attribute("data-at")
    playground.raw.press("End")
    playground.raw.type("?q")
    expect(playground.output.last).to_have_text("q")
    expect(playground.state).to_have_text("host state")
    assert (pointed.inner_text(), pointed.get_attribute("data-at")) == before
    playground.raw.press("Home")
    playground.raw.press("Delete")
    playground.raw.press("Delete")
    playground.raw.press("Delete")
    playground.raw.press("Delete")
    playground.raw.press("Delete")
    playground.raw.type("wss")
    expect(playground.output.first).to_have_text("wss")
    expect(playground.state).to_have_text("host state")
    assert pointed.inner_text() == before[0]
    assert pointed.get_attribute("data-at") == str(int(before[1]) - 2)


def test_the_escaped_field_is_the_source_of_truth(playground: Playground) -> None:
    page = playground.open().page
    playground.escaped.fill(r"http://ex\t.\norg\r/")
    expect(playground.verdict).to_contain_text("Parsed with 1 validation error")
    expect(page.locator("#input-raw-note")).to_contain_text("carriage returns")
    expect(page.locator("#invisibles")).to_contain_text("U+000D CARRIAGE RETURN at 15 (removed)")
    expect(playground.raw).to_have_value("http://ex\t.\norg\n/")
    playground.raw.press("Control+End")
    playground.raw.type("p")
    expect(playground.escaped).to_have_value(r"http://ex\t.\norg\r/p")
    playground.escaped.fill(r"https://\ud800/\0\u{1F600}\\")
    expect(playground.verdict).to_contain_text("Failure in host state")
    expect(page.locator("#input-raw-note")).to_contain_text("surrogates")
    playground.escaped.fill(r"https://h/\q")
    expect(page.locator("#input-escaped-note")).to_contain_text(r"\q is no escape")
    expect(playground.escaped).to_have_attribute("aria-invalid", "true")
    expect(playground.verdict).to_contain_text("Failure in host state")
    playground.raw.focus()
    expect(playground.escaped).to_have_value(r"https://\ud800/\0😀\\")


def test_no_base_and_an_empty_base_are_different(playground: Playground) -> None:
    page = playground.open(link("//x")).page
    expect(playground.verdict).to_have_text("Failure in no scheme state, step 2: missing-scheme-non-relative-URL")
    page.get_by_label("custom", exact=True).check()
    field = page.get_by_label("Custom base, escaped")
    field.fill("")
    expect(playground.verdict).to_contain_text("Failure of the base URL")
    expect(page.locator("#base-note")).to_contain_text("not the same as none")
    expect(page.locator("#trace-remark")).to_have_text("of the base URL")
    field.fill("https://h/p")
    expect(playground.verdict).to_contain_text("Parsed")
    page.get_by_label("about:blank").check()
    expect(playground.verdict).to_contain_text("missing-scheme-non-relative-URL")
    page.get_by_label("none", exact=True).check()
    expect(playground.verdict).to_contain_text("step 2: missing-scheme-non-relative-URL")


@pytest.mark.parametrize("width", [1425, 1265])
def test_the_header_is_one_line_on_a_laptop_with_a_scrollbar(playground: Playground, width: int) -> None:
    page = playground.open(link("https://h/")).page
    page.set_viewport_size({"width": width, "height": 720})
    middles = page.locator(".bar :is(button, select):visible").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
    )
    assert len(middles) > 10
    assert max(middles) - min(middles) < 4


def test_differences_from_this_browser_are_told_in_words(playground: Playground) -> None:
    text, pathname = DIFFERS
    page = playground.open(link(text)).page
    expect(page.locator(".fact.strong")).to_contain_text(re.compile(r"≠.* differs: href"))
    row = page.locator("table.api tr", has=page.get_by_role("rowheader", name="pathname"))
    expect(row).to_contain_text("≠ differs")
    expect(row.locator(".ours")).to_have_text(pathname)
    expect(page.locator("table.api tr", has=page.get_by_role("rowheader", name="protocol"))).to_contain_text("= same")


def test_ten_thousand_steps_are_quick_and_the_rest_can_be_loaded(playground: Playground) -> None:
    page = playground.open().page
    playground.enter(LONG)
    steps = 10_000 + len(report(LONG, first=10_000)["trace"]["steps"])
    expect(page.locator(".window-note")).to_contain_text("The first 10,000 steps are at hand")
    expect(page.locator("#input-strip .elision").first).to_contain_text("code points not shown")
    assert page.locator("#input-strip [data-at]").count() < 600
    assert page.locator("step-table tbody tr").count() < 100
    playground.step(7000)
    expect(playground.current).to_contain_text("7000")
    page.get_by_role("button", name="Load the next 10,000").click()
    expect(playground.number).to_have_value("10001")
    expect(page.locator(".window-note")).to_contain_text(f"Steps 10,001–{steps:,} are at hand")
    expect(page.locator("machine-state dd", has_text='"aaa')).to_be_visible()
    playground.button("Back one step").click()
    expect(playground.number).to_have_value("10000")
    expect(page.locator(".window-note")).to_contain_text("The first 10,000")
    page.get_by_role("button", name="Load the next 10,000").click()
    expect(playground.number).to_have_value("10001")
    playground.button("Last step").click()
    expect(playground.number).to_have_value(str(steps))


def test_after_an_edit_the_last_steps_come_first_and_all_others_follow(playground: Playground) -> None:
    page = playground.open().page
    text = "https://example.com/" + "abcdefgh/" * 200
    steps = len(report(text)["trace"]["steps"])
    playground.enter(text)
    expect(playground.number).to_have_value(str(steps))
    expect(playground.current).to_contain_text(str(steps))
    expect(page.locator(".window-note")).to_be_empty()
    playground.enter(f"{text}!")
    page.locator("record-panel [data-open=scheme]").click()
    expect(playground.state).to_have_text("scheme state")
    playground.button("First step").click()
    expect(playground.current).to_contain_text("scheme start")
    playground.button("Last step").click()
    expect(playground.number).to_have_value(str(steps + 1))
    assert page.locator("step-table tbody tr").count() < 100


def test_play_stops_at_a_break_point(newcomer: Newcomer) -> None:
    page = newcomer.open(link("http://h/p")).page
    newcomer.step(10)
    expect(newcomer.state).to_have_text("host state")
    page.get_by_role("button", name="Break point on host state").click()
    newcomer.button("First step").click()
    page.locator("#trace").get_by_label("Speed").select_option("30")
    newcomer.button("Play").click()
    expect(newcomer.button("Play")).to_be_visible()
    expect(newcomer.state).to_have_text("host state")
    assert report("http://h/p")["trace"]["steps"][int(newcomer.number.input_value()) - 2]["state"] == "authority"
    page.get_by_role("button", name="Break point on host state").click()
    newcomer.button("Play").click()
    expect(newcomer.number).to_have_value(str(len(report("http://h/p")["trace"]["steps"])))
    expect(newcomer.button("Play")).to_be_visible()


def test_every_example_says_what_it_is(playground: Playground) -> None:
    page = playground.open().page
    page.get_by_role("button", name="Examples").click()
    expect(page.locator("examples-dialog h3").last).to_have_text("One for each validation error")
    assert page.locator("[data-id^=error-]").count() == 31
    page.locator("[data-id=ipv4-octal]").click()
    expect(page.locator("notice-bar")).to_contain_text("A leading 0 makes a part octal")
    expect(page.locator("host-panel")).to_contain_text("127.0.0.1")
    expect(page.locator("host-panel")).to_contain_text("loopback")
    expect(page.get_by_role("button", name="Examples")).to_be_focused()
    playground.raw.fill("https://h/")
    expect(page.locator("notice-bar")).to_be_hidden()
    playground.button("Reset").click()
    expect(playground.raw).to_have_value("http://0177.0.0.0x1/")
    playground.button("Clear").click()
    expect(playground.raw).to_have_value("")


def test_markup_in_any_field_stays_text(page: Page, site: str) -> None:
    playground = Playground(page, site).open()
    markup = '"><img src=x onerror=alert(1)>'
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    templates = (
        "https://{}@h/",
        "https://u:{}@h/",
        "https://{}/",
        "foo://{}/",
        "https://h:{}/",
        "https://h/{}",
        "foo:{}",
        "https://h/?{}",
        "https://h/#{}",
        "{}",
    )
    for template in templates:
        playground.enter(template.format(markup), f"https://h/{markup}")
        expect(playground.escaped).to_have_value(template.format(markup))
    playground.follow(f"#2.{markup}")
    expect(page.locator("notice-bar")).to_contain_text("It said")
    assert page.locator("img, script:not([src])").count() == 0


def test_fields_and_the_browsers_result_are_there_before_python(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    held: list[Route] = []
    page.route(PYTHON_FILES, lambda route: held.append(route))  # noqa: PLW0108 - Playwright cannot take a built-in
    playground = Playground(page, site)
    page.goto(f"{site}/{link('https://EXAMPLE.org/')}")
    expect(playground.verdict).to_contain_text(f"No answer yet. Meanwhile: {ENGINE.title()} ")
    expect(page.get_by_role("status").filter(has_text="Loading Python")).to_contain_text(re.compile(r"\d of \d+ MB"))
    expect(page.get_by_role("progressbar")).to_have_attribute("max", re.compile(r"\d{7,}"))
    playground.raw.fill("https://EXAMPLE.com/x")
    expect(page.locator("table.api .theirs").first).to_contain_text("https://example.com/x")
    page.get_by_role("button", name="Examples").click()
    page.locator("[data-id=plain]").click()
    expect(playground.raw).to_have_value("https://example.org/")
    for route in held:
        route.continue_()
    expect(playground.verdict).to_have_text("Parsed without validation errors")
    expect(page.get_by_role("progressbar")).to_be_hidden()
    expect(page.locator("page-facts")).to_contain_text("Pyodide 314")


def test_when_python_cannot_be_loaded_the_page_says_why_and_can_retry(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(expect_trouble=True)
    page.route(PYTHON_FILES, lambda route: route.fulfill(status=404, body="gone"))
    page.goto(f"{site}/{link('https://h/')}")
    expect(page.locator("load-status")).to_contain_text("Python could not be loaded")
    expect(page.locator("load-status")).to_contain_text("404")
    page.unroute(PYTHON_FILES)
    page.get_by_role("button", name="Retry").click()
    expect(Playground(page, site).verdict).to_have_text("Parsed without validation errors")


def test_a_runaway_input_can_be_stopped_by_hand(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    page.add_init_script(NEVER_ANSWERED)
    page.add_init_script(NO_DEADLINE)
    playground = Playground(page, site).open()
    playground.enter("https://endless/", wait=False)
    playground.button("Stop").click()
    expect(page.locator("load-status")).to_contain_text("Stopped. Edit the input, or try it again.")
    expect(playground.button("Retry")).to_be_visible()
    playground.enter("https://h/")
    expect(playground.verdict).to_have_text("Parsed without validation errors")
    expect(page.locator("load-status")).to_be_hidden()


def test_a_runaway_input_is_stopped_at_the_deadline(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    page.add_init_script(NEVER_ANSWERED)
    playground = Playground(page, site).open()
    playground.enter("https://endless/", wait=False)
    expect(page.locator("load-status")).to_contain_text("Stopped: this input took too long.")
    expect(page.locator("host-panel")).to_contain_text("Stopped: this input took too long.")
    playground.enter("https://h/")
    expect(playground.verdict).to_have_text("Parsed without validation errors")


def test_an_input_of_a_megabyte_is_no_trouble(playground: Playground) -> None:
    page = playground.open().page
    playground.enter("https://h/?" + "q" * 1_000_000, wait=False)
    expect(page.locator("#input-count")).to_have_text("1,000,011 code points")
    expect(page.locator("#input-escaped-note")).to_contain_text("Too long for this field")
    playground.enter("https://h/")
    expect(playground.verdict).to_have_text("Parsed without validation errors")
    expect(playground.escaped).to_be_editable()


def test_the_theme_can_be_chosen_and_is_kept(newcomer: Newcomer) -> None:
    page = newcomer.open().page
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Theme").select_option("dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert light != dark
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    expect(page.get_by_label("Theme")).to_have_value("dark")


def test_the_first_screen_holds_verdict_strips_and_panels(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    page.set_viewport_size({"width": 1440, "height": 900})
    for text, base in HARD:
        playground.enter(text, base)
        for part in ("verdict-line", "#input-strip", "#output-strip", "#trace", "error-panel", "host-panel"):
            box = page.locator(part).bounding_box()
            assert box
            assert box["y"] + box["height"] <= 900, (text, part)


@pytest.mark.parametrize("enlarged", [False, True])
def test_nothing_needs_sideways_scrolling_on_a_narrow_page(newcomer: Newcomer, enlarged: bool) -> None:
    newcomer.page.set_viewport_size({"width": 640 if enlarged else 320, "height": 800})
    page = newcomer.open().page
    if enlarged:
        page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    for text, base in (
        *HARD,
        ("https://" + "a" * 700 + "/?" + "q" * 700, None),
        ("https://h/" + "\t\ufeff" * 300, None),
    ):
        newcomer.enter(text, base)
        width = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1], text

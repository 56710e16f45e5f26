"""What the page tells beside the trace, with the real wheel: encodings, writing, sites, rendering, bytes, two URLs."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.lent_page import Newcomer, Visitor
from tests.browser.playground import Playground, link, report

pytestmark = pytest.mark.browser

JAPANESE = "https://ü.example/?q=漢字a€"
LOOK_ALIKE = "https://аррӏе.com/"


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    return visitor


def view(text: str, **more: str) -> str:
    """The link to an input with more in it."""
    return link(text) + "".join(f"&{key}={quote(value, safe='')}" for key, value in more.items())


def host_row(page: Page, name: str) -> Locator:
    """What the host panel says under a name."""
    return page.locator("host-panel tr").filter(has=page.get_by_role("rowheader", name=name, exact=True)).locator("td")


def marked(page: Page, strip: str) -> str:
    """What a strip points out."""
    return "".join(page.locator(f"#{strip}-strip .ranged").all_inner_texts())


def test_an_encoding_is_chosen_and_kept_in_the_link(newcomer: Newcomer) -> None:
    page = newcomer.open(link(JAPANESE)).page
    expect(page.get_by_label("Encoding of the query").locator("option")).to_have_count(40)
    page.get_by_label("Encoding of the query").select_option("Shift_JIS")
    newcomer.current_answer()
    expect(page.locator("#output-strip")).to_contain_text("%8A%BF%8E%9Aa%26%238364%3B")
    expect(page.locator("verdict-line")).to_contain_text("knows only UTF-8")
    page.wait_for_function("() => location.hash.startsWith('#1.')")
    page.reload()
    newcomer.answered()
    expect(page.get_by_label("Encoding of the query")).to_have_value("Shift_JIS")
    expect(page.locator("#output-strip")).to_contain_text("%8A%BF%8E%9A")


def test_the_trace_shows_what_each_code_point_of_the_query_became(playground: Playground) -> None:
    page = playground.open(view(JAPANESE, encoding="ISO-2022-JP")).page
    steps = report(JAPANESE)["trace"]["steps"]
    playground.step(len(steps))
    work = page.locator("work-tree details").filter(has_text="percent-encode after encoding")
    rows = work.locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_contain_text("1B 24 42 34 41")
    expect(rows.nth(0)).to_contain_text("%1B$B4A")
    expect(rows.nth(3)).to_contain_text("U+20AC")
    expect(rows.nth(3)).to_contain_text("✗ not in ISO-2022-JP")
    expect(rows.nth(3)).to_contain_text("%26%238364%3B")


def test_the_trace_says_why_another_encoding_was_not_used(playground: Playground) -> None:
    page = playground.open(view("wss://h/?é", encoding="windows-1252")).page
    playground.step(len(report("wss://h/?é")["trace"]["steps"]))
    expect(page.locator("work-tree")).to_contain_text("UTF-8 and not windows-1252")
    expect(page.locator("work-tree")).to_contain_text("other than ws and wss")


def test_the_badge_tells_what_is_not_valid_to_write(playground: Playground) -> None:
    page = playground.open(link("https:example.org")).page
    badge = page.get_by_role("button", name="not valid to write")
    expect(badge).to_have_attribute("aria-expanded", "false")
    expect(page.locator("validity-note")).to_be_hidden()
    badge.press("Enter")
    expect(badge).to_be_focused()
    expect(badge).to_have_attribute("aria-expanded", "true")
    note = page.locator("validity-note")
    expect(note).to_contain_text("Not valid to write, but parsed")
    expect(note).to_contain_text("before code point 6: “//” has to follow the “:”")
    expect(note.get_by_role("link")).to_have_attribute(
        "href", "https://url.spec.whatwg.org/#scheme-relative-special-url-string"
    )
    expect(page.locator("#input-strip [data-at='6'].ranged-before")).to_be_visible()
    playground.enter("https://a_b.example/")
    assert marked(page, "input") == "a_b"
    playground.enter("https://example.org/")
    expect(note).to_contain_text("Valid to write, and parsed")
    expect(page.locator("#input-strip [class*=ranged]")).to_have_count(0)
    page.get_by_role("button", name="valid to write").click()
    expect(note).to_be_hidden()


def test_the_host_panel_tells_the_site(playground: Playground) -> None:
    page = playground.open(link("http://a.b.example.co.uk./")).page
    expect(host_row(page, "public suffix")).to_have_text("co.uk.by the rule co.uk of the ICANN section")
    expect(host_row(page, "registrable domain")).to_have_text("example.co.uk.")
    expect(host_row(page, "labels left")).to_have_text("a b")
    expect(host_row(page, "list of")).to_have_text("2026-10-22")
    playground.enter("https://me.github.io/")
    expect(host_row(page, "public suffix")).to_contain_text("private section")
    playground.enter("https://co.uk/")
    expect(host_row(page, "registrable domain")).to_contain_text("none")
    playground.enter("http://127.0.0.1/")
    expect(host_row(page, "public suffix")).to_have_count(0)


def test_two_readings_of_wildcards_are_shown_only_where_they_differ(playground: Playground) -> None:
    page = playground.open(link("https://kobe.jp/")).page
    expect(host_row(page, "public suffix")).to_have_count(2)
    expect(host_row(page, "registrable domain").nth(0)).to_have_text("kobe.jp")
    expect(host_row(page, "registrable domain").nth(1)).to_contain_text("none")
    playground.enter("https://www.ck/")
    expect(host_row(page, "public suffix")).to_have_count(1)


def test_a_url_is_shown_to_a_person(playground: Playground) -> None:
    page = playground.open(link("https://user@www.example.org:8080/א/b?q")).page
    shown = page.locator("#shown")
    expect(shown.locator("strong")).to_have_text("example.org")
    expect(shown.locator(".rendered")).to_have_text("https://www.example.org:8080/א/b?q")
    expect(shown.locator("bdi").first).to_have_text("א")
    expect(shown.get_by_role("list", name="Cautions")).to_contain_text("credentials")
    playground.enter(LOOK_ALIKE)
    expect(shown.locator("strong")).to_have_text("xn--80ak6aa92e.com")
    expect(shown.get_by_role("list", name="Cautions")).to_contain_text("can be mistaken for “apple”")
    playground.enter("//x")
    expect(shown).to_contain_text("there is no URL")


def test_code_points_of_input_and_output_with_their_sets(playground: Playground) -> None:
    page = playground.open(link("https://h/é?'\U0001f600")).page
    playground.button("Bytes").click()
    expect(page.locator("record-panel")).to_be_hidden()
    rows = page.locator("code-point-table tbody tr")
    expect(rows).to_have_count(14)
    expect(rows.nth(10)).to_contain_text("U+00E9 LATIN SMALL LETTER E WITH ACUTE")
    expect(rows.nth(10)).to_contain_text("C3 A9")
    expect(rows.nth(13)).to_contain_text("F0 9F 98 80")
    expect(rows.nth(13)).to_contain_text("D83D DE00")
    rows.nth(12).get_by_role("button").click()
    sets = page.locator("encode-sets")
    expect(sets).to_contain_text("U+0027 APOSTROPHE")
    expect(sets.get_by_role("row")).to_have_count(8)
    expect(sets.get_by_role("row").filter(has_text="special-query")).to_contain_text("✓ yes")
    expect(sets.get_by_role("row").filter(has_text="path")).to_contain_text("– no")
    page.get_by_label("Code points of the", exact=True).select_option(label="output: path")
    expect(rows).to_have_count(7)
    page.get_by_label("Percent-encode sets of", exact=True).fill("U+D800")
    expect(sets).to_contain_text("U+D800")


def test_percent_encodings_are_traced_back_and_marked_in_both_strips(playground: Playground) -> None:
    page = playground.open(view("é%41?'", base="https://h/x%20/", tab="bytes")).page
    rows = page.locator("percent-encodings tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_contain_text("the base URL, as it is")
    expect(rows.nth(1)).to_contain_text("path state, path percent-encode set")
    expect(rows.nth(2)).to_contain_text("the input, as it is at 1–3")
    expect(rows.nth(3)).to_contain_text("query state, special-query percent-encode set")
    rows.nth(1).get_by_role("button").hover()
    expect(page.locator("#output-strip .ranged")).to_have_count(6)
    assert (marked(page, "input"), marked(page, "output")) == ("é", "%C3%A9")
    page.mouse.move(0, 0)
    expect(page.locator(".ranged")).to_have_count(0)
    page.locator("#output-strip [data-at='21']").click()
    expect(page.locator("percent-encodings tr.chosen")).to_contain_text("%41")
    expect(page.locator("code-point-table tr.chosen")).to_contain_text("U+0025")


def test_an_encoding_of_the_query_is_told_in_the_bytes_view(playground: Playground) -> None:
    page = playground.open(view(JAPANESE, encoding="Shift_JIS", tab="bytes")).page
    expect(page.locator("percent-encodings")).to_contain_text("The query was encoded in Shift_JIS.")
    expect(page.locator("percent-encodings")).to_contain_text("the encoding does not have it: its number instead")


def test_long_texts_are_shown_a_window_at_a_time(playground: Playground) -> None:
    page = playground.open(view("https://h/" + "a" * 290, tab="bytes")).page
    rows = page.locator("code-point-table tbody tr")
    expect(rows).to_have_count(100)
    later = page.locator("code-point-table").get_by_role("button", name="Later")
    later.click()
    expect(rows.first).to_contain_text("100")
    expect(later).to_be_focused()
    expect(page.locator("code-point-table .pages")).to_contain_text("100–199 of 300")
    later.click()
    expect(rows.first).to_contain_text("200")
    expect(later).to_have_attribute("aria-disabled", "true")


def test_two_strings_are_compared(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://EXAMPLE.com:443/a/../b#x")).page
    newcomer.button("Two URLs").click()
    second = page.get_by_label("Second URL", exact=True)
    expect(second).to_have_value("https://example.com/b#x")
    answers = page.locator("url-comparison tbody").first.get_by_role("row")
    expect(answers).to_have_count(6)
    expect(answers.filter(has_text="✓ yes")).to_have_count(6)
    second.fill("http://www.example.com/b")
    expect(answers.nth(0)).to_contain_text("✗ noTheir schemes differ: “https” and “http”.")
    expect(answers.nth(5)).to_contain_text("✓ yesThe registrable domain of both is “example.com”.")
    differences = page.locator(".differences tbody tr")
    expect(differences).to_have_count(3)
    expect(differences.nth(1)).to_contain_text("www.example.com")
    expect(differences.nth(2).locator("td").nth(1)).to_have_text("null")
    expect(newcomer.raw).to_have_value("https://EXAMPLE.com:443/a/../b#x")
    page.wait_for_function("() => location.hash.includes('second=http%3A%2F%2Fwww')")
    page.reload()
    newcomer.answered()
    expect(second).to_have_value("http://www.example.com/b")
    expect(answers.filter(has_text="✓ yes")).to_have_count(1)
    second.fill("//")
    expect(page.locator("#second-verdict")).to_contain_text("Failure")
    expect(answers.nth(0)).to_contain_text("cannot be parsed")


def test_back_returns_to_the_view_before(playground: Playground) -> None:
    page = playground.open(link("https://h/")).page
    playground.button("Bytes").click()
    expect(page.locator("code-point-table")).to_be_visible()
    page.wait_for_function("() => location.hash.includes('tab=bytes')")
    page.go_back()
    expect(page.locator("record-panel")).to_be_visible()
    expect(page.locator("code-point-table")).to_be_hidden()


def test_licences_are_listed_with_versions(playground: Playground) -> None:
    page = playground.open().page
    playground.button("Licences").click()
    box = page.get_by_role("dialog", name="Licences")
    expect(box.get_by_role("heading", name="Public Suffix List 2026-10-22")).to_be_visible()
    expect(box.get_by_role("heading", name="publicsuffixlist 1.1.2.20261023")).to_be_visible()
    expect(box.get_by_role("heading", name="Pyodide 3")).to_be_visible()
    expect(box.get_by_role("heading", name="CPython 3.14")).to_be_visible()
    playground.button("Close").click()
    expect(box).to_be_hidden()


def test_axe_finds_nothing(examiner: Visitor) -> None:
    playground = examiner.open(view(LOOK_ALIKE, second="https://apple.com/x"))
    page = playground.page
    page.get_by_role("button", name="valid to write").click()
    assert in_each_look(playground) == [], "cautions, and what is valid to write"
    playground.enter("http://example.co.uk./")
    expect(host_row(page, "public suffix")).to_be_visible()
    assert in_each_look(playground) == [], "a site, and what is not valid to write"
    playground.button("Bytes").click()
    playground.enter(JAPANESE)
    page.get_by_label("Encoding of the query").select_option("ISO-2022-JP")
    page.locator("percent-encodings button").nth(1).click()
    expect(page.locator("code-point-table tr.chosen")).to_be_visible()
    assert in_each_look(playground) == [], "bytes"
    playground.button("Two URLs").click()
    page.get_by_label("Second URL", exact=True).fill("https://example.org/é")
    expect(page.locator(".differences tbody tr").first).to_be_visible()
    assert in_each_look(playground) == [], "two URLs"
    playground.button("Licences").click()
    assert in_each_look(playground) == [], "licences"
    playground.button("Close").click()
    page.get_by_role("button", name="URL", exact=True).click()
    page.get_by_role("button", name="valid to write").click()

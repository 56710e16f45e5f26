"""URLPattern on the page: beside the trace, taken apart in its own view, in links, by keyboard, for everybody."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.engine import ENGINE, not_in_firefox
from tests.browser.lent_page import Newcomer, Visitor
from tests.browser.playground import Playground, typed

pytestmark = pytest.mark.browser

BLOG = "/blog/:year(\\d{4})/:slug{.html}?"
CHANGE = """
(changes) => document.dispatchEvent(new CustomEvent("pattern-change", { detail: JSON.parse(changes) }))
"""
LIT = "(nodes) => nodes.map((node) => node.textContent)"


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    return visitor


def change(playground: Playground, **changes: Any) -> None:
    """What the form sends; any string crosses as JSON."""
    playground.page.evaluate(CHANGE, json.dumps(changes))


def fact(playground: Playground) -> Locator:
    return playground.page.locator(".fact", has_text="pattern:")


def row(playground: Playground, component: str) -> Locator:
    return playground.page.locator(".pattern-row", has=playground.page.locator(".row-name", has_text=component))


def card(playground: Playground, component: str) -> Locator:
    return playground.page.locator(f"[data-component={component}]")


def open_view(playground: Playground) -> None:
    playground.page.get_by_role("button", name="URLPattern", exact=True).click()
    expect(playground.page.locator("pattern-form")).to_be_visible()


def test_a_pattern_is_matched_against_the_url_that_is_traced(playground: Playground) -> None:
    page = playground.open("#ex=pattern-blog").page
    expect(fact(playground)).to_have_text("✓pattern: match")
    expect(row(playground, "pathname").locator(".group .chars")).to_have_text(["2026", "post"])
    expect(row(playground, "pathname").locator(".group .label")).to_have_text(["group year", "group slug"])
    expect(row(playground, "hostname")).to_contain_text("default")
    playground.enter("https://example.com/blog/20x6/post")
    expect(fact(playground)).to_have_text("✗pattern: no match")
    expect(row(playground, "pathname").locator(".wrong")).to_have_text(
        "At 8 there is “x”, where the pattern wants a match of (\\d{4}), begun at 6."
    )
    expect(row(playground, "pathname").locator(".stop .chars")).to_have_text("x")
    expect(row(playground, "hostname").locator(".match-sign")).to_contain_text("matches")
    field = page.get_by_role("textbox", name="URLPattern", exact=True)
    field.fill("/:lang?/blog/*")
    expect(fact(playground)).to_have_text("✓pattern: match")
    expect(row(playground, "pathname")).to_contain_text("took no part: group lang")
    field.fill("/a{b")
    expect(fact(playground)).to_have_text("✗pattern: not compiled")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("pattern-panel .pattern-error")).to_contain_text("“}” is expected here, but the pattern ends")
    field.fill("")
    expect(fact(playground)).to_have_text("pattern: none")
    expect(page.locator("pattern-panel")).to_contain_text("No pattern.")


def test_an_example_of_a_url_leaves_the_pattern_and_a_pattern_s_own_brings_one(playground: Playground) -> None:
    page = playground.open("#ex=pattern-optional").page
    field = page.get_by_role("textbox", name="URLPattern", exact=True)
    expect(field).to_have_value("/:lang?/docs/:page?")
    page.get_by_role("button", name="Examples").click()
    page.locator("[data-id=plain]").click()
    expect(field).to_have_value("/:lang?/docs/:page?")
    page.get_by_role("button", name="Examples").click()
    page.locator("[data-id=pattern-ignore-case]").click()
    expect(field).to_have_value("https://EXAMPLE.com/A")
    expect(fact(playground)).to_have_text("✓pattern: match")
    expect(page.locator("notice-bar")).to_contain_text("The same with ignoreCase.")


def test_a_pattern_is_taken_apart(playground: Playground) -> None:
    page = playground.open("#ex=pattern-blog").page
    page.get_by_role("button", name="Explain the pattern").click()
    expect(page.locator("pattern-components .sentence")).to_have_text("Match: all eight components match.")
    expect(page.locator(".call")).to_have_text('new URLPattern({ pathname: "/blog/:year(\\\\d{4})/:slug{.html}?" })')
    pathname = card(playground, "pathname")
    expect(pathname.locator(".part-button")).to_have_text([
        "the text “/blog”",
        "year = “2026”: “/”, then a match of \\d{4}",
        "slug = “post”: “/”, then one or more code points other than “/”",
        "the text “.html”; once or not at all",
    ])  # fmt: skip
    # What belongs together lights up together, from the part, the strip or the text.
    pathname.locator(".part-button").nth(1).hover()
    assert page.locator(".token.lit").evaluate_all(LIT) == ["/", ":year", "(\\d{4})"]
    assert pathname.locator(".piece-of-pattern.lit").evaluate_all(LIT) == ["/:year(\\d{4})", "(?:\\/(\\d{4}))"]
    expect(pathname.locator(".group.lit .chars")).to_have_text("2026")
    page.locator(".token", has_text=":slug").hover()
    expect(pathname.locator(".part-button.lit")).to_contain_text("slug")
    expect(page.locator("constructor-strip .told")).to_have_text(":slug at 19: name of the pathname.")
    pathname.locator(".group", has_text="year").hover()
    expect(pathname.locator(".part-button.lit")).to_contain_text("year")
    page.get_by_text("How its parser took it apart").click()
    expect(page.locator("table.runs tbody tr").first).to_contain_text("↶ back to token 0")
    check_the_steps_of_reading(page)
    expect(page.locator("pattern-native small")).to_contain_text("the same in")
    expect(page.locator("pattern-native tr", has_text="pathname.groups")).to_contain_text('year: "2026"')


def check_the_steps_of_reading(page: Page) -> None:
    """The tokenizer's steps and the parser's, in the same stepper as the URL's trace, which stays where it is."""
    sentence, steps = page.locator(".reading-sentence"), page.locator("constructor-steps")
    expect(sentence).to_have_text("pathname state, at the end: done.")
    expect(steps.locator(".row-note")).to_have_text(f"pathname “{BLOG}”")
    of_the_url = page.locator("#trace trace-stepper input[type=number]").input_value()
    steps.get_by_role("button", name="First step").click()
    expect(sentence).to_have_text("At 0 the tokenizer takes “/”: code point.")
    assert page.locator(".token.later").count() == page.locator(".token").count() - 1
    steps.get_by_role("button", name="First step").press("ArrowRight")
    expect(sentence).to_have_text("At 1 the tokenizer takes “b”: code point.")
    expect(page.locator(".token.active")).to_have_text("b")
    steps.get_by_role("button", name="First step").press("s")
    expect(sentence).to_have_text("init state, at “/”: stays, on to “b”.")
    expect(page.locator(".token.later")).to_have_count(0)
    typed(steps.get_by_label("Go to step"), 38)
    steps.get_by_label("Go to step").press("Tab")
    expect(sentence).to_have_text("init state, at the end: changes to pathname state, back to “/”.")
    steps.get_by_role("button", name="Play").click()
    expect(sentence).to_have_text("pathname state, at the end: done.")
    assert page.locator("#trace trace-stepper input[type=number]").input_value() == of_the_url


def test_a_mismatch_and_a_wrong_pattern_are_pointed_at(playground: Playground) -> None:
    page = playground.open("#ex=pattern-blog-mismatch").page
    open_view(playground)
    pathname = card(playground, "pathname")
    expect(pathname.locator(".part-button.failing")).to_contain_text("year")
    expect(pathname.locator(".stop .chars")).to_have_text("x")
    change(playground, pattern="https://h/a(?:b")
    expect(page.locator(".token.bad")).to_have_text("(")
    error = page.locator("pattern-components .pattern-error")
    expect(error).to_contain_text("Not compiled in the pathname: “(” is not closed by “)”.")
    expect(error.locator(".stop .chars")).to_have_text("(")
    expect(page.locator("pattern-native")).to_contain_text("TypeError")
    # Given as a component, the same is wrong at another place.
    change(playground, pattern={"pathname": "/a(?:b)"})
    expect(error).to_contain_text("a regular expression does not begin with “?”")
    expect(error.locator(".stop .chars")).to_have_text("?")
    expect(page.locator("constructor-strip")).to_be_hidden()


def test_both_forms_of_a_pattern_and_of_what_it_is_matched_against(playground: Playground) -> None:
    page = playground.open("#u=https%3A%2F%2Fh%2Fa&pattern=%2F%3Ax&tab=pattern").page
    form = page.locator("pattern-form")
    expect(page.locator(".call")).to_have_text('new URLPattern({ pathname: "/:x" })')
    form.get_by_label("an error, as in new URLPattern(string)").check()
    expect(page.locator("pattern-components")).to_contain_text("a pattern without a protocol needs a base URL")
    form.get_by_label("relative to a base URL").check()
    form.get_by_label("Base URL of the pattern").fill("https://h/b/c")
    expect(page.locator(".call")).to_have_text('new URLPattern("/:x", "https://h/b/c")')
    expect(card(playground, "hostname")).to_contain_text("the base URL has this there")
    form.get_by_label("ignoreCase").check()
    expect(page.locator(".call")).to_contain_text("{ ignoreCase: true }")
    pattern = form.get_by_role("group", name="given as").nth(0)
    pattern.get_by_label("components").check()
    form.locator("#pattern-pathname").fill("/:y")
    form.locator("#pattern-search-given").check()
    expect(page.locator(".call")).to_have_text('new URLPattern({ pathname: "/:y", search: "" }, { ignoreCase: true })')
    # Empty is another thing than not given.
    expect(card(playground, "search")).to_contain_text("It was given.")
    form.locator("#pattern-search-given").uncheck()
    expect(card(playground, "search")).to_have_count(0)
    form.get_by_role("group", name="given as").nth(1).get_by_label("components").check()
    form.locator("#fields-pathname").fill("/B/c")
    expect(page.locator("pattern-components .sentence")).to_have_text("No match: pathname does not match.")
    form.locator("#fields-pathname").fill("/B")
    expect(card(playground, "pathname").locator(".group .chars")).to_have_text("B")
    expect(page.get_by_role("textbox", name="URLPattern", exact=True)).to_have_attribute("readonly", "")
    pattern.get_by_label("the constructor string above").check()
    expect(page.get_by_role("textbox", name="URLPattern", exact=True)).to_have_value("/:x")


@not_in_firefox("its URLPattern differs nowhere in the data of web-platform-tests")
def test_where_this_browser_differs_it_is_marked_and_it_is_not_asked_what_would_end_it(playground: Playground) -> None:
    page = playground.open("#u=https%3A%2F%2Fh%2Fa&pattern=%2Fa&tab=pattern").page
    expect(page.locator("pattern-native small")).to_contain_text("the same in")
    change(playground, pattern={"password": "'"})
    expect(page.locator("pattern-native tr.differs")).to_contain_text("%27")
    expect(page.locator("pattern-native small")).to_contain_text("differs")
    change(playground, pattern={"hash": "\n*"})
    expect(page.locator("pattern-native")).to_contain_text("Not asked: Chromium 156 ends the whole page")
    change(playground, pattern={"hostname": "/*"})
    expect(page.locator("pattern-components .pattern-error")).to_contain_text("cannot stand in the host")
    expect(page.locator("pattern-native")).to_contain_text("Not asked")


def test_a_table_of_routes(playground: Playground) -> None:
    page = playground.open("#ex=pattern-routes").page
    open_view(playground)
    taken = page.locator("route-table table").first.locator("tbody tr td:nth-child(2)")
    expect(taken).to_have_text([
        "1. /", "2. /blog/new", "3. /blog/:slug", "4. /blog/:year(\\d{4})/:slug", "6. /:page?",
        "7. https://api.example.com/v:major(\\d+)/*", "none",
    ])  # fmt: skip
    expect(page.locator("tr.shadowed")).to_contain_text("/blog/archive")
    page.get_by_label("Patterns, one a line").fill("/*\n/blog/{")
    expect(taken.first).to_have_text("1. /*")
    expect(page.locator("route-table tr.wrong")).to_contain_text("not compiled")


def test_further_inputs_have_a_row_each_and_are_in_the_link(playground: Playground, newcomer: Newcomer) -> None:
    page = playground.open("#ex=pattern-blog").page
    open_view(playground)
    lines = [
        "https://example.com/blog/2024/post.html",
        "https://example.com/blog/20x6/post",
        '{"pathname": "/blog/1999/x"}',
        '["2001/y", "https://h/blog/"]',
        "{",
        "no URL",
    ]
    page.get_by_label("Inputs, one a line").fill("\n".join(lines))
    rows = page.locator("more-inputs tbody tr")
    expect(rows.locator("td:nth-child(3)")).to_have_text([
        "year = “2024”, slug = “post”",
        "pathname: At 8 there is “x”, where the pattern wants a match of (\\d{4}), begun at 6.",
        "year = “1999”, slug = “x”",
        "year = “2001”, slug = “y”",
        re.compile("^this cannot be read as JSON"),
        "the input is no URL",
    ])  # fmt: skip
    signs = ["✓matches", "✗does not match", "✓matches", "✓matches", "✗", "✗does not match"]
    expect(rows.locator("td:first-child")).to_have_text(signs)
    # Each can be taken apart above.
    rows.nth(1).get_by_role("button", name="Show above").click()
    expect(card(playground, "pathname").locator(".stop .chars")).to_have_text("x")
    rows.nth(2).get_by_role("button", name="Show above").click()
    expect(card(playground, "pathname").locator(".group .chars")).to_have_text(["1999", "x"])
    expect(page).to_have_url(re.compile(r"#1\."))
    other = newcomer.open(page.url.removeprefix(f"{playground.site}/"))
    expect(other.page.get_by_label("Inputs, one a line")).to_have_value("\n".join(lines))
    expect(other.page.locator("more-inputs tbody tr")).to_have_text(rows.all_text_contents())


@pytest.mark.parametrize(
    "changes",
    [
        {"pattern": BLOG, "ignoreCase": True, "relative": "base", "patternBase": "https://h/é"},
        {"pattern": {"pathname": "/:é", "search": ""}, "fields": {"pathname": "/<b>", "hash": ""}},
        {"pattern": "<img src=x onerror=alert(1)>", "routePatterns": "/a\n/<b>", "routeUrls": "https://h/a"},
    ],
    ids=["string", "components", "routes"],
)
def test_a_shared_link_opens_the_same_pattern(
    new_page: Callable[..., Page], newcomer: Newcomer, site: str, changes: dict[str, Any]
) -> None:
    playground = Playground(new_page(permissions=["clipboard-read", "clipboard-write"]), site)
    page = playground.open("#u=https%3A%2F%2Fh%2Fa&tab=pattern").page
    change(playground, **changes)
    expect(fact(playground)).not_to_contain_text("…")
    expect(page.locator("pattern-components .sentence, pattern-components .pattern-error").first).to_be_attached()
    playground.share()
    expect(page.locator("#said", has_text="Link copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    other = newcomer.open(link.removeprefix(f"{playground.site}/"))
    expect(other.page.locator("pattern-form")).to_be_visible()
    expect(fact(other)).to_have_text(fact(playground).inner_text())
    for part in ("pattern-form", "constructor-strip", "pattern-components", "route-table"):
        assert other.page.locator(part).inner_text() == page.locator(part).inner_text(), part
    for box in page.locator("pattern-form textarea, route-table textarea, #pattern-raw").all():
        expect(other.page.locator(f"#{box.get_attribute('id')}")).to_have_value(box.input_value())


def test_the_view_by_keyboard(playground: Playground) -> None:
    page = playground.open("#u=https%3A%2F%2Fh%2Fa%2Fb").page
    page.get_by_role("textbox", name="URLPattern", exact=True).focus()
    page.keyboard.type("/:x/:y")
    expect(fact(playground)).to_have_text("✓pattern: match")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="URLPattern", exact=True)).to_have_value("/:x/:y")
    page.get_by_role("button", name="Explain the pattern").focus()
    page.keyboard.press("Enter")
    strip = page.get_by_role("listbox", name="The constructor string by its tokens")
    strip.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".token.active")).to_have_text(":x")
    expect(card(playground, "pathname").locator(".part-button.lit")).to_contain_text("x =")
    page.keyboard.press("End")
    expect(strip.get_by_role("option", selected=True)).to_have_accessible_name(":y, name, pathname")
    page.keyboard.press("Tab")
    expect(page.locator("constructor-strip summary")).to_be_focused()
    card(playground, "pathname").locator(".part-button").last.focus()
    assert page.locator(".token.lit").evaluate_all(LIT) == ["/", ":y"]
    page.go_back()
    expect(page.locator("pattern-form")).to_be_hidden()


def test_axe_finds_nothing(examiner: Visitor) -> None:
    look = examiner.open("#ex=pattern-blog")
    page = look.page
    expect(fact(look)).to_have_text("✓pattern: match")
    assert in_each_look(look) == [], "match, on the first screen"
    look.enter("https://example.com/blog/20x6/post")
    expect(fact(look)).to_have_text("✗pattern: no match")
    assert in_each_look(look) == [], "no match, on the first screen"
    open_view(look)
    page.get_by_text("How its parser took it apart").click()
    page.locator(".part-button").nth(1).focus()
    assert in_each_look(look) == [], "no match"
    change(look, pattern={"pathname": "/:a", "password": "'"}, fields={"pathname": "/b"}, ignoreCase=True)
    expect(page.locator("#fields-pathname")).to_be_visible()
    if ENGINE != "firefox":  # nothing differs there
        expect(page.locator("pattern-native tr.differs").first).to_be_visible()
    assert in_each_look(look) == [], "components, and differences from the browser"
    change(
        look,
        pattern="/a{b",
        fields=None,
        relative="base",
        patternBase="x",
        routePatterns="/a\n/*\n/b\n/{",
        routeUrls="x:y\n/b\n/",
    )
    expect(page.locator("pattern-components")).to_contain_text("Not compiled")
    assert in_each_look(look) == [], "not compiled, and a table of routes"
    page.get_by_label("Inputs, one a line").fill("https://h/a\n{}\n[")
    change(look, pattern="/a", relative="any")
    expect(page.locator("more-inputs tbody tr").first).to_contain_text("match")
    assert in_each_look(look) == [], "further inputs"
    change(look, pattern=None)
    expect(fact(look)).to_have_text("pattern: none")
    assert in_each_look(look) == [], "no pattern"


def test_a_narrow_page_does_not_scroll_sideways(playground: Playground) -> None:
    playground.page.set_viewport_size({"width": 320, "height": 800})
    page = playground.open("#ex=pattern-routes").page
    width = "document.documentElement.scrollWidth"
    for changes in (
        {"pattern": "https://:a" + "b" * 80 + ".example.com/" + "x" * 120 + "(\\d{4})"},
        {"pattern": {"pathname": "/" + "y" * 120}, "fields": {"pathname": "/" + "y" * 119}},
        {"pattern": "/" + "z" * 120 + "{"},
    ):
        change(playground, **changes)
        expect(fact(playground)).not_to_contain_text("…")
        assert page.evaluate(width) <= 320
        open_view(playground)
        assert page.evaluate(width) <= 320
        page.get_by_role("button", name="URL", exact=True).click()

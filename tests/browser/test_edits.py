"""Edits of a URL: setters and searchParams one after the other, why nothing happened, and the query as a table."""

import json
import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.engine import not_in_firefox
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground

pytestmark = pytest.mark.browser


def view(text: str, *edits: list[str], opened: int | None = None) -> str:
    """The link to a URL with edits."""
    own = {"edits": edits} | ({} if opened is None else {"open": opened})
    return f"#u={quote(text, safe='')}&tab=edits&own={quote(json.dumps(own), safe='')}"


@pytest.fixture
def playground(new_page: Callable[..., Page], site: str) -> Playground:
    return Playground(new_page(permissions=["clipboard-read", "clipboard-write"]), site)


def edit(page: Page, number: int) -> Locator:
    return page.locator(".edit").nth(number - 1)


def after(page: Page, number: int) -> Locator:
    return edit(page, number).locator(".href-line:not(.theirs) .href").last


def own(page: Page) -> list[list[str]]:
    """The edits that the address carries."""
    page.wait_for_function("() => location.hash.includes('own=')")
    fragment = page.evaluate("new URLSearchParams(location.hash.slice(1)).get('own')")
    edits: list[list[str]] = json.loads(fragment)["edits"]
    return edits


@not_in_firefox("other setters differ there from the Standard's than in Chromium, whose differences this tells")
def test_edits_go_on_with_what_the_one_before_left_and_say_why_nothing_happened(playground: Playground) -> None:
    page = playground.open(view("file:///a", ["port", "80"], ["host", "h"], ["protocol", "foo"], ["hash", "\t"])).page
    expect(edit(page, 1)).to_contain_text("port was not changed: a file: URL has neither credentials nor a port.")
    expect(edit(page, 1).get_by_role("link", name="port setter, step 1")).to_have_attribute(
        "href", "https://url.spec.whatwg.org/#dom-url-port"
    )
    expect(edit(page, 2).locator(".href-line")).to_have_text(["beforefile:///a", "afterfile://h/a"])
    expect(edit(page, 2).locator("ins")).to_have_text("h")
    expect(edit(page, 2)).to_contain_text("✓changed: host")
    expect(edit(page, 3)).to_contain_text("file: is a special scheme and foo: is none")
    expect(edit(page, 4)).to_contain_text("invalid-URL-unit code point 0 of the value")
    expect(after(page, 4)).to_have_text("file://h/a#")
    # Chromium has an origin for file: URLs; that is not what the edits did.
    expect(page.locator(".edit .fact", has_text=re.compile(r"≠Chromium \d+ differed in origin before"))).to_have_count(
        4
    )
    # Another member, with the value that was typed.
    page.get_by_label("Member of edit 3").select_option("username")
    expect(edit(page, 3)).to_contain_text("username was not changed")
    page.get_by_label("Value of edit 1, escaped").fill(r"\ud800\q")
    expect(edit(page, 1)).to_contain_text("no escape")
    page.get_by_label("Value of edit 1, escaped").fill(r"\ud800")
    expect(edit(page, 1).locator(".note").first).to_be_empty()
    page.wait_for_function("() => decodeURIComponent(location.hash).includes('ud800')")
    assert own(page)[0] == ["port", "\ud800"]


@not_in_firefox("other setters differ there from the Standard's than in Chromium, whose differences this tells")
def test_the_browser_beside_it_and_href_that_throws(playground: Playground) -> None:
    page = playground.open(view("https://h/", ["href", "//x"], ["href", "https://H:443/é"])).page
    expect(edit(page, 1)).to_contain_text("✗throws TypeError")
    expect(edit(page, 1)).to_contain_text("the parser returned failure (missing-scheme-non-relative-URL)")
    expect(edit(page, 1)).to_contain_text("same in Chromium")
    expect(after(page, 2)).to_have_text("https://h/%C3%A9")
    # A browser that answers otherwise is told of.
    page.evaluate(
        "Object.defineProperty(URL.prototype, 'hash', { get: () => '#other', set() { throw new RangeError('no'); } })"
    )
    page.get_by_label("Member of edit 2").select_option("hash")
    expect(edit(page, 2).locator(".fact.strong")).to_contain_text("differs: throws, href, hash")
    expect(edit(page, 2).locator(".theirs")).to_contain_text("https://h/ (throws RangeError)")


def test_the_steps_of_an_edit_are_walked_apart_from_those_of_the_url(playground: Playground) -> None:
    page = playground.open(view("https://h/", ["port", "65536"], ["host", "x:y"], opened=1)).page
    steps = page.get_by_role("region", name="Steps", exact=True)
    expect(steps.locator("tr[aria-current=step]")).to_contain_text("port")
    expect(steps.locator("machine-state")).to_contain_text("the parser returns failure")
    steps.locator("tr[data-step='0']").click()
    expect(steps.get_by_label("Go to step")).to_have_value("1")
    expect(steps.locator(".state-line")).to_contain_text("host state")
    steps.locator(".steps-scroll").focus()
    page.keyboard.press("End")
    expect(steps.get_by_label("Go to step")).to_have_value("3")
    steps.get_by_role("button", name="Copy", exact=True).click()
    assert "port state, pointer 2" in page.evaluate("navigator.clipboard.readText()")
    edit(page, 1).get_by_role("button", name="Show its 6 steps").click()
    expect(edit(page, 1).locator("step-table")).to_be_visible()
    expect(steps.locator("machine-state")).to_contain_text("port-out-of-range")
    expect(edit(page, 2).get_by_role("button", name="Show its 3 steps")).to_have_attribute("aria-expanded", "false")
    edit(page, 1).get_by_role("button", name="Hide its 6 steps").click()
    expect(page.locator(".edit step-table")).to_have_count(0)
    playground.button("URL").click()
    expect(page.locator("#trace").get_by_label("Go to step")).to_have_value("14")


def test_edits_by_keyboard_and_their_link(playground: Playground, new_page: Callable[..., Page], site: str) -> None:
    page = playground.open(view("https://h/", ["port", "1"], ["searchParams.append", "a", "b"])).page
    expect(after(page, 2)).to_have_text("https://h:1/?a=b")
    page.get_by_role("button", name="Add an edit").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Value of edit 3, escaped")).to_be_focused()
    page.keyboard.type("f")
    expect(after(page, 3)).to_have_text("https://h:1/?a=b#f")
    page.get_by_role("button", name="Move edit 3 up").press("Enter")
    expect(page.get_by_role("button", name="Move edit 2 up")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Move edit 1 up")).to_be_focused()
    expect(after(page, 1)).to_have_text("https://h/#f")
    page.get_by_role("button", name="Remove edit 2").press("Enter")
    expect(page.get_by_role("button", name="Remove edit 2")).to_be_focused()
    expect(after(page, 2)).to_have_text("https://h/?a=b#f")
    page.get_by_label("Member of edit 2").select_option("searchParams.delete")
    edit(page, 2).get_by_label("with this value").check()
    expect(edit(page, 2)).to_contain_text("There is no pair with this name and this value")
    playground.button("Copy as JavaScript").click()
    assert 'url.searchParams.delete("a", "");' in page.evaluate("navigator.clipboard.readText()")
    other = new_page()
    page.wait_for_function("() => decodeURIComponent(location.hash).includes('delete')")
    Playground(other, site).open(page.evaluate("location.hash"))
    expect(after(other, 2)).to_have_text("https://h/#f")
    other.evaluate("location.hash = '#u=x%3A&tab=edits&own=%7B%22edits%22%3A%5B1%5D%7D'")
    expect(other.get_by_text("Not all of this link could be read")).to_be_visible()
    expect(other.locator(".edit")).to_have_count(0)


def test_the_query_is_a_table_and_the_table_the_query(playground: Playground) -> None:
    page = playground.open(view(" https://H/a?b=%20&&a#f")).page
    rows = page.locator(".params tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("b=%20 the serializer writes b=+")
    # Table to query: the rest stays as it was typed.
    page.get_by_label("Value of pair 1, escaped").fill("é &")
    expect(playground.raw).to_have_value(" https://H/a?b=%C3%A9+%26&a=#f")
    expect(page.get_by_label("Value of pair 1, escaped")).to_be_focused()
    expect(rows.first.locator(".written")).to_have_text("b=%C3%A9+%26")
    page.get_by_role("button", name="Sort by name").click()
    expect(playground.raw).to_have_value(" https://H/a?a=&b=%C3%A9+%26#f")
    page.get_by_role("button", name="Move pair 2 up").click()
    expect(playground.raw).to_have_value(" https://H/a?b=%C3%A9+%26&a=#f")
    page.get_by_role("button", name="Add a pair").click()
    expect(page.get_by_label("Name of pair 3, escaped")).to_be_focused()
    page.keyboard.type("x=")
    expect(playground.raw).to_have_value(re.compile("&x%3D=#f$"))
    # Query to table.
    playground.raw.fill("https://h/?q=1")
    expect(rows).to_have_count(1)
    expect(page.get_by_label("Name of pair 1, escaped")).to_have_value("q")
    page.get_by_role("button", name="Remove pair 1").click()
    expect(page.get_by_text("The query has no pairs.")).to_be_visible()
    expect(playground.raw).to_have_value("https://h/")
    playground.raw.fill("//")
    expect(page.get_by_text("Nothing to edit: cannot parse '//'")).to_be_visible()
    expect(page.locator(".params-box")).to_be_hidden()


def test_axe_finds_nothing(examiner: Visitor) -> None:
    playground = examiner
    page = examiner.open("#u=https%3A%2F%2Fh%2F&tab=edits").page
    for example in ("A port on file:", "search and searchParams", "href can throw"):
        playground.button(example).click()
        playground.current_answer()
        expect(page.locator(".edit-outcome").first).to_be_visible()
        assert in_each_look(playground) == [], example
    edit(page, 1).get_by_role("button", name="Show its").click()
    expect(page.locator(".edit step-table")).to_be_visible()
    assert in_each_look(playground) == [], "steps"

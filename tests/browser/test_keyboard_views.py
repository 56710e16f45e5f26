"""Each view by keyboard alone: reached with Tab from the top of the page, and what it is for is done there."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground

pytestmark = pytest.mark.browser

IS_FOCUSED = "(element) => element === document.activeElement"


def tab_to(playground: Playground, wanted: Locator, most: int = 100) -> None:
    """Press Tab until it has focus."""
    for _ in range(most):
        playground.page.keyboard.press("Tab")
        if wanted.evaluate(IS_FOCUSED):
            return
    pytest.fail(f"Tab never reached {wanted}")


def press(playground: Playground, wanted: Locator, key: str = "Enter") -> None:
    tab_to(playground, wanted)
    playground.page.keyboard.press(key)


def type_in(playground: Playground, field: Locator, text: str) -> None:
    """In place of what was there."""
    tab_to(playground, field)
    playground.page.keyboard.press("ControlOrMeta+A")
    playground.page.keyboard.type(text)


def edits(it: Playground) -> None:
    expect(it.page.locator(".edit").first).to_be_visible()
    number = it.page.locator(".edit").count() + 1
    press(it, it.button("Add an edit"))
    value = it.page.get_by_label(f"Value of edit {number}, escaped")
    expect(value).to_be_focused()
    it.page.keyboard.press("Shift+Tab")
    expect(it.page.get_by_label(f"Member of edit {number}")).to_be_focused()
    it.page.keyboard.type("port")
    expect(it.page.get_by_label(f"Member of edit {number}")).to_have_value("port")
    tab_to(it, value)
    it.page.keyboard.press("ControlOrMeta+A")
    it.page.keyboard.type("8080")
    edit = it.page.locator(".edit").last
    expect(edit.locator(".href-line:not(.theirs) .href").last).to_contain_text(":8080/")
    press(it, it.button(f"Remove edit {number}"))
    expect(it.page.locator(".edit")).to_have_count(number - 1)


def redirects(it: Playground) -> None:
    where = it.page.locator(".hop-url")
    expect(where.first).to_be_visible()
    locations = it.page.get_by_label(re.compile(r"^Location \d+, escaped$"))
    number = locations.count() + 1
    press(it, it.button("Add a location"))
    expect(locations.last).to_be_focused()
    it.page.keyboard.type("//c.example/x")
    expect(where.last).to_have_text("https://c.example/x")
    it.page.locator(".skip").focus()
    press(it, it.button(f"Move location {number} up"))
    expect(it.page.get_by_label(f"Location {number - 1}, escaped")).to_have_value("//c.example/x")
    press(it, it.button(f"Remove location {number}"))
    expect(locations).to_have_count(number - 1)


def cases(it: Playground) -> None:
    type_in(it, it.page.locator("#case-list"), "https://h/\n../x\thttps://h/a/b/\nhttps://h:x/")
    rows = it.page.locator("table.results tbody tr:not(.spacer)")
    expect(rows).to_have_count(3)
    tab_to(it, it.page.get_by_label("Show", exact=True))
    it.page.keyboard.type("failure")
    expect(rows).to_have_count(1)
    press(it, rows.first.get_by_role("button"))
    expect(it.raw).to_have_value("https://h:x/")
    expect(it.verdict).to_contain_text("Failure in port state")


def learn(it: Playground) -> None:
    learn = it.page.locator(".learn")
    press(it, learn.get_by_role("button", name="Slashes and backslashes"))
    expect(learn.get_by_role("heading", level=2)).to_be_focused()
    exercise = it.page.get_by_role("region", name="Exercise 1")
    type_in(it, exercise.get_by_label("URL"), "https://h")
    expect(exercise.get_by_role("status")).to_contain_text("Solved.")


def code_points(it: Playground) -> None:
    rows = it.page.locator("code-point-table tbody tr")
    expect(rows).to_have_count(len("https://h/a"))
    press(it, rows.nth(5).get_by_role("button"))
    expect(it.page.locator("encode-sets")).to_contain_text("U+003A COLON")
    type_in(it, it.page.get_by_label("Percent-encode sets of", exact=True), "U+00E9")
    expect(it.page.locator("encode-sets")).to_contain_text("U+00E9 LATIN SMALL LETTER E WITH ACUTE")


def two_urls(it: Playground) -> None:
    type_in(it, it.page.get_by_label("Second URL", exact=True), "http://h/a")
    expect(it.page.locator("url-comparison")).to_contain_text("Their schemes differ")


def engines(it: Playground) -> None:
    confusion = it.page.locator("[data-confusion]").first
    press(it, confusion)
    expect(confusion).to_have_attribute("aria-pressed", "true")
    expect(confusion).to_be_focused()
    step = it.page.get_by_role("button", name=re.compile(r"^Step \d+: the first that "))
    expect(it.page.locator("td.differs").first).to_be_visible()
    expect(step.first).to_be_visible()
    it.page.locator(".skip").focus()
    press(it, step.first)
    expect(it.page.locator("#trace")).to_be_visible()


def pattern(it: Playground) -> None:
    type_in(it, it.page.get_by_role("textbox", name="URLPattern", exact=True), "https://h/:page")
    expect(it.page.locator("pattern-components")).to_contain_text("page")


TASKS = {
    "URLPattern": pattern,
    "Bytes": code_points,
    "Two URLs": two_urls,
    "Engines": engines,
    "Edits": edits,
    "Redirects": redirects,
    "Cases": cases,
    "Learn": learn,
}


@pytest.mark.parametrize("name", TASKS)
def test_the_view_is_reached_and_its_task_is_done(visitor: Visitor, name: str) -> None:
    page = visitor.open("#u=https%3A%2F%2Fh%2Fa").page
    page.locator(".skip").focus()
    tab = page.locator("view-tabs").get_by_role("button", name=name, exact=True)
    press(visitor, tab)
    expect(tab).to_have_attribute("aria-current", "page")
    expect(tab).to_be_focused()
    expect(page.get_by_text("Loading this view …")).to_have_count(0)
    TASKS[name](visitor)

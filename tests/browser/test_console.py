"""Python at hand: a console in the page, with what it shows as variables."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground, link

pytestmark = pytest.mark.browser

VIEW = "#u=https%3A%2F%2Fuser%40EXAMPLE.com%2Fa%3Fq&pattern=%2F%3Ax"


@pytest.fixture
def playground(new_page: Callable[..., Page], site: str) -> Playground:
    return Playground(new_page(), site)


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Python console")


def log(page: Page) -> Locator:
    return dialog(page).get_by_role("log")


def line(page: Page) -> Locator:
    return dialog(page).get_by_role("textbox", name="Python")


def run(page: Page, source: str) -> None:
    """Type and run; the console takes the next line once this one is done."""
    line(page).fill(source)
    line(page).press("Enter")
    expect(line(page)).to_be_editable()


def last(page: Page) -> Locator:
    return log(page).locator("pre").last


def test_what_the_page_shows_is_at_hand(playground: Playground) -> None:
    page = playground.open(VIEW).page
    page.get_by_role("button", name="Go on in Python").click()
    expect(line(page)).to_be_focused()
    run(page, "url.href")
    expect(last(page)).to_have_text("'https://user@example.com/a?q'")
    run(page, "len(trace), record.username, pattern.exec(url.href).pathname.groups, text, base")
    expect(last(page)).to_have_text("(42, 'user', {'x': 'a'}, 'https://user@EXAMPLE.com/a?q', None)")
    run(page, "urlstd.validation_errors('a b')[0].name")
    expect(last(page)).to_contain_text("missing-scheme-non-relative-URL")
    run(page, "1 / 0")
    expect(last(page)).to_contain_text("ZeroDivisionError")
    run(page, "print('<b>not bold</b>')")
    expect(last(page)).to_have_text("<b>not bold</b>")
    expect(log(page).locator("b")).to_have_count(0)
    run(page, "1 +")
    expect(last(page)).to_contain_text("SyntaxError")
    # A block line by line, and one that is given whole.
    line(page).fill("for step in trace[:2]:")
    line(page).press("Enter")
    expect(dialog(page).locator(".prompt")).to_have_text("...")
    expect(line(page)).to_have_value("    ")
    line(page).press_sequentially("print(step.state.value)")
    line(page).press("Enter")
    expect(line(page)).to_have_value("    ")
    line(page).press("Enter")
    expect(last(page)).to_have_text("scheme start\nscheme")
    run(page, "def twice(x):\n    return 2 * x\nmine = twice(21)")
    run(page, "mine")
    expect(last(page)).to_have_text("42")
    # Back and forth through what was typed.
    line(page).press("ArrowUp")
    line(page).press("ArrowUp")
    line(page).press("ArrowUp")
    expect(line(page)).to_have_value("    print(step.state.value)")
    line(page).press("ArrowDown")
    line(page).press("ArrowDown")
    line(page).press("ArrowDown")
    expect(line(page)).to_have_value("")
    run(page, "import asyncio; await asyncio.sleep(0); await asyncio.sleep(0, 'waited')")
    expect(last(page)).to_have_text("'waited'")
    # The variables follow the page; one's own stay.
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    playground.enter("foo:\ud800")
    page.get_by_role("button", name="Python console").click()
    run(page, "text, url.href, mine")
    expect(last(page)).to_have_text("('foo:\\ud800', 'foo:%EF%BF%BD', 42)")


def test_a_run_that_does_not_end_is_stopped(playground: Playground) -> None:
    page = playground.open(link("https://h/")).page
    page.get_by_role("button", name="Python console").click()
    run(page, "mine = 1")
    line(page).fill("while True:\n    pass")
    line(page).press("Enter")
    expect(dialog(page).get_by_role("button", name="Stop")).to_be_enabled()
    page.keyboard.press("Control+c")
    expect(last(page)).to_have_text("Stopped by hand. Python begins anew; what you named is gone.")
    run(page, "'mine' in globals(), url.href")
    expect(last(page)).to_have_text("(False, 'https://h/')")
    run(page, "print('x' * 300_000)")
    expect(last(page)).to_contain_text("the rest is left out")
    # What the page asks goes on.
    dialog(page).get_by_role("button", name="Close").click()
    playground.enter("https://other/")
    expect(playground.output.first).to_have_text("https")


def test_axe_finds_nothing(examiner: Visitor) -> None:
    page = examiner.open(link("https://h/")).page
    page.get_by_role("button", name="Python console").click()
    run(page, "url, 1 / 0")
    run(page, "print('x' * 400)")
    run(page, "record")
    expect(last(page)).to_contain_text("URLRecord(")
    assert in_each_look(examiner) == []

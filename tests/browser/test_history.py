"""The inputs of late: kept in this browser, restored, cleared, switched off; a link wins over them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground, link

pytestmark = pytest.mark.browser


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="History")


def entries(page: Page) -> Locator:
    return dialog(page).locator(".kept .example")


def open_history(page: Page) -> None:
    page.get_by_role("button", name="History", exact=True).click()
    expect(dialog(page)).to_be_visible()


LATEST = "(part) => JSON.stringify(JSON.parse(localStorage.getItem('urlstd.history'))[0]).includes(part)"


def kept(page: Page, part: str) -> None:
    """Wait until an input has stood for long enough."""
    page.wait_for_function("(part) => localStorage.getItem('urlstd.history')?.includes(part)", arg=part)


def test_inputs_are_kept_restored_forgotten_and_cleared(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    playground = Playground(page, site).open(link("x:"))
    playground.enter("https://first.example/", "https://base.example/")
    kept(page, "first")
    playground.enter("foo:\ud800<b>")
    kept(page, "1.")
    playground.enter("https://user:secret@third.example/")
    playground.enter("https://fourth.example/")
    open_history(page)
    expect(entries(page)).to_have_text(
        ["https://fourth.example/", "foo:U+D800<b>", "https://first.example/base https://base.example/"]
    )
    # By keyboard: what has focus is forgotten, and focus stays in the list.
    dialog(page).get_by_role("button", name="Forget https://fourth.example/").press("Enter")
    expect(entries(page)).to_have_count(2)
    expect(dialog(page).locator(".forget").first).to_be_focused()
    entries(page).nth(1).press("Enter")
    expect(dialog(page)).to_be_hidden()
    expect(playground.escaped).to_have_value("https://first.example/")
    expect(page.get_by_label("Custom base, escaped")).to_have_value("https://base.example/")
    page.wait_for_function(LATEST, arg="first")  # by now it is the last that was used
    # Another tab adds to the same list, and a link wins over what is kept.
    other = page.context.new_page()
    second = Playground(other, site).open(link("https://linked.example/"))
    expect(second.raw).to_have_value("https://linked.example/")
    second.enter("https://other.example/")
    open_history(other)
    expect(entries(other)).to_have_count(3)
    other.get_by_role("button", name="Close").click()
    open_history(page)
    expect(entries(page).first).to_have_text("https://other.example/")
    dialog(page).get_by_label("keep what I type").uncheck()
    page.keyboard.press("Escape")
    playground.enter("https://unkept.example/")
    open_history(page)
    expect(entries(page)).to_have_count(3)
    expect(dialog(page)).to_contain_text("3 inputs; no more are added.")
    dialog(page).get_by_role("button", name="Clear").click()
    expect(dialog(page)).to_contain_text("Nothing is kept.")
    assert page.evaluate("localStorage.getItem('urlstd.history')") == "[]"


ADD = """
async ([name, count]) => {
  const { Kept } = await import(new URL("history/kept.js", document.querySelector("script[src$='app.js']").src).href);
  const kept = new Kept();
  globalThis.added = Promise.all(Array.from({ length: count }, (_, n) => kept.add(`u=${name}${n}`)));
}
"""
LIST = "async () => { await globalThis.added; return JSON.parse(localStorage.getItem('urlstd.history')); }"


def test_two_tabs_that_add_at_once_lose_nothing(new_page: Callable[..., Page], site: str) -> None:
    first = Playground(new_page(), site).open(link("x:")).page
    second = Playground(first.context.new_page(), site).open(link("x:")).page
    for page, name in ((first, "a"), (second, "b")):
        page.evaluate(ADD, [name, 12])
    first.evaluate(LIST)
    wanted = {f"u={name}{number}" for name in "ab" for number in range(12)}
    assert set(second.evaluate(LIST)) == wanted


def test_a_browser_that_keeps_nothing(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    refuse = (
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    page.add_init_script(refuse)
    playground = Playground(page, site).open(link("https://h/"))
    playground.enter("https://i/")
    open_history(page)
    expect(dialog(page)).to_contain_text("This browser keeps nothing for this page.")
    expect(dialog(page).get_by_label("keep what I type")).to_be_disabled()


def test_axe_finds_nothing(examiner: Visitor) -> None:
    playground = examiner
    page = examiner.open(link("https://h/")).page
    open_history(page)
    if entries(page).count():
        dialog(page).get_by_role("button", name="Clear").click()
    expect(dialog(page)).to_contain_text("Nothing yet.")
    assert in_each_look(playground) == [], "empty"
    page.keyboard.press("Escape")
    playground.enter("https://h/" + "long/" * 60, "https://base.example/")
    kept(page, "long")
    playground.enter("x")
    open_history(page)
    expect(entries(page)).to_have_count(2)
    assert in_each_look(playground) == [], "with entries"

"""axe finds nothing, in each look of the page, in each state that it can be in."""

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import AXE, in_each_look
from tests.browser.engine import DIFFERS
from tests.browser.lent_page import Visitor
from tests.browser.playground import NAMED, PYTHON_FILES, Playground, link

pytestmark = pytest.mark.browser

# What each view that is loaded when it is opened has in it; what else they can show is examined in their own tests.
VIEWS = {
    "learn": "lesson/slashes",
    "redirects": json.dumps({"locations": ["../x", "//b.example", "http://a.example/"]}),
    "edits": json.dumps({"edits": [["port", "80"], ["searchParams.append", "a", "b"]]}),
}


def test_while_python_is_loading(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(bypass_csp=True)
    page.add_init_script(path=AXE)
    page.route(PYTHON_FILES, lambda _: None)
    page.goto(f"{site}/{link('https://EXAMPLE.org/')}")
    playground = Playground(page, site)
    expect(playground.verdict).to_contain_text("No answer yet")
    assert in_each_look(playground) == []


def test_with_an_answer(examiner: Visitor) -> None:
    page = examiner.open(link(NAMED)).page
    examiner.step(48)
    page.locator("error-panel .error").first.click()
    page.locator("#output-strip .part-host .chars").hover()
    assert in_each_look(examiner) == [], "stepping, with nested work, an error chosen and a part lit"
    examiner.enter("https://１.2.3.4.5")
    expect(examiner.verdict).to_contain_text("Failure")
    assert in_each_look(examiner) == [], "failure"
    examiner.enter(" http://ex\t.\norg\r/\u00ad", "not a base")
    expect(examiner.verdict).to_contain_text("Failure of the base")
    assert in_each_look(examiner) == [], "a base that fails"
    examiner.enter(DIFFERS[0])
    expect(page.locator(".fact.strong")).to_be_visible()
    examiner.escaped.fill("\\q")
    assert in_each_look(examiner) == [], "differences from the browser, and an escape that cannot be read"
    examiner.enter("https://h/" + "a" * 11_000)
    expect(page.locator(".window-note button")).to_be_visible()
    assert in_each_look(examiner) == [], "a long input"
    examiner.follow("#1.damaged")
    expect(page.get_by_role("alert")).to_be_visible()
    examiner.enter("")
    expect(page.locator("#input-count")).to_have_text("0 code points")
    assert in_each_look(examiner) == [], "a damaged link, and empty"


def test_dialogs(examiner: Visitor) -> None:
    page = examiner.open(link(NAMED)).page
    page.get_by_role("button", name="Examples").click()
    expect(page.locator("[data-id^=error-]").first).to_be_attached()
    assert in_each_look(examiner) == [], "examples"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help and keyboard shortcuts").click()
    assert in_each_look(examiner) == [], "help"
    page.keyboard.press("Escape")
    examiner.share()
    expect(examiner.button("Cancel")).to_be_visible()
    assert in_each_look(examiner) == [], "sharing a password"


@pytest.mark.parametrize("tab", VIEWS)
def test_views(examiner: Visitor, tab: str) -> None:
    page = examiner.open(f"{link(NAMED)}&tab={tab}&own={quote(VIEWS[tab], safe='')}").page
    expect(page.get_by_text("Loading this view …")).to_have_count(0)
    expect(page.locator(f"#{tab}-view > *").first).to_be_visible()
    examiner.current_answer()
    assert in_each_look(examiner) == []

"""The main path by keyboard alone: from the address bar to a shared link, never touching the mouse."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lent_page import Newcomer, Visitor
from tests.browser.playground import NAMED, Playground, link, report

pytestmark = pytest.mark.browser

FOCUSED = """
() => {
  const active = document.activeElement;
  const style = getComputedStyle(active);
  const visible = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return { visible, name: active.id || active.tagName };
}
"""


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    return visitor


def tab_to(playground: Playground, name: str, most: int = 60, key: str = "Tab") -> None:
    """Press Tab until the named element has focus, checking that each stop can be seen."""
    page = playground.page
    for _ in range(most):
        page.keyboard.press(key)
        focused = page.evaluate(FOCUSED)
        assert focused["visible"] or focused["name"] == "BODY", focused
        if page.evaluate("(name) => document.activeElement.matches(name)", name):
            return
    pytest.fail(f"Tab never reached {name}")


def test_the_main_path(newcomer: Newcomer) -> None:
    page = newcomer.open("#ex=plain").page
    keyboard = page.keyboard
    tab_to(newcomer, "#input-raw")
    keyboard.press("Control+A")
    keyboard.type("https://u:p@EXAMPLE.com:8o/")
    expect(newcomer.verdict).to_contain_text("port-invalid")
    tab_to(newcomer, "#input-strip [role=listbox]")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    expect(page.locator("#input-strip .active")).to_contain_text("username")
    tab_to(newcomer, "trace-stepper .move")
    keyboard.press("Home")
    expect(newcomer.number).to_have_value("1")
    keyboard.press("ArrowRight")
    keyboard.press(".")
    keyboard.press("PageDown")
    expect(newcomer.number).to_have_value("13")
    keyboard.press(",")
    keyboard.press("ArrowLeft")
    keyboard.press("PageUp")
    expect(newcomer.number).to_have_value("1")
    keyboard.press("n")
    expect(newcomer.state).to_have_text("authority state")
    keyboard.press("n")
    expect(newcomer.state).to_have_text("port state")
    keyboard.press("N")
    expect(newcomer.state).to_have_text("authority state")
    keyboard.press("s")
    expect(newcomer.state).to_have_text("host state")
    keyboard.press("b")
    expect(page.locator("machine-state .break")).to_have_attribute("aria-pressed", "true")
    keyboard.press("Home")
    keyboard.press("p")
    expect(newcomer.state).to_have_text("host state")
    expect(newcomer.button("Play")).to_be_visible()
    keyboard.press("End")
    tab_to(newcomer, ".error")
    keyboard.press("Enter")
    expect(page.locator("#input-strip .picked").first).to_be_visible()
    tab_to(newcomer, "#share", key="Shift+Tab")  # forwards, it would be beyond the end, where Firefox stays outside
    keyboard.press("Enter")
    expect(page.locator("[role=menuitem][data-kind=link]")).to_be_focused()
    keyboard.press("Enter")
    expect(newcomer.button("Cancel")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("Link copied")
    expect(newcomer.button("Share")).to_be_focused()


def test_focus_goes_round_without_a_trap(newcomer: Newcomer) -> None:
    page = newcomer.open(link(NAMED)).page
    seen: list[str] = []
    for _ in range(120):
        page.keyboard.press("Tab")
        stop = page.evaluate(
            "document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 200)"
        )
        if stop == "" or stop in seen[:1]:
            break
        seen.append(stop)
    else:
        pytest.fail("Tab does not come round")
    assert len(seen) > 20
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement !== null")


def test_letters_in_text_fields_are_only_letters(playground: Playground) -> None:
    page = playground.open(link("https://h/")).page
    playground.step(5)
    playground.raw.press("End")
    page.keyboard.type("nNsbp?,.")
    expect(playground.raw).to_have_value("https://h/nNsbp?,.")
    expect(page.locator("#help")).to_be_hidden()
    expect(playground.button("Play")).to_be_visible()


def test_the_list_of_steps_goes_by_arrow(newcomer: Newcomer) -> None:
    page = newcomer.open(link(NAMED)).page
    page.get_by_role("region", name="All steps").focus()
    total = len(report(NAMED)["trace"]["steps"])
    page.keyboard.press("ArrowUp")
    expect(newcomer.number).to_have_value(str(total - 1))
    page.keyboard.press("ArrowDown")
    expect(newcomer.number).to_have_value(str(total))
    page.keyboard.press("Home")
    expect(newcomer.current).to_be_in_viewport()
    page.get_by_label("Steps shown").select_option("errors")
    expect(page.locator("step-table tbody tr[data-step]")).to_have_count(1)


def test_the_question_mark_opens_the_sheet_and_escape_closes_it(playground: Playground) -> None:
    page = playground.open().page
    page.locator("#main").focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Help and keyboard shortcuts")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("next or previous validation error")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("Tab")


def test_the_skip_link_leads_past_the_header_and_leaves_the_address(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://h/")).page
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the result")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert page.evaluate("location.hash") == link("https://h/")


def test_the_verdict_is_announced_once_and_shortly(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://h/")).page
    page.evaluate(
        "window.heard = []; new MutationObserver(() => heard.push(document.querySelector('#spoken').textContent))"
        ".observe(document.querySelector('#spoken'), { childList: true, characterData: true, subtree: true })"
    )
    newcomer.raw.press("End")
    page.keyboard.type("quick", delay=20)
    newcomer.raw.press("Control+A")
    page.keyboard.type("https://example.org:x", delay=20)
    expect(page.locator("#spoken")).to_have_text(re.compile(r"^Failure in port state, step \d+: port-invalid\.$"))
    assert len(page.evaluate("heard")) <= 3

"""axe finds nothing, in each theme, on a wide and on a narrow page, in each state that the page can be in."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playground import NAMED, PYTHON_FILES, Playground, link

pytestmark = pytest.mark.browser

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = ({ target, failureSummary }) => [target.join(" "), failureSummary];
  return violations.map(({ id, nodes }) => [id, nodes.map(told)]);
}
"""
LOOKS = [(theme, width) for theme in ("light", "dark") for width in (1440, 360)]


@pytest.fixture(params=LOOKS, ids=[f"{theme}-{width}" for theme, width in LOOKS])
def playground(request: pytest.FixtureRequest, new_page: Callable[..., Page], site: str) -> Playground:
    theme, width = request.param
    # The checker is ours and not the page's: it goes past the policy, which the other tests hold up.
    page = new_page(color_scheme=theme, viewport={"width": width, "height": 900}, bypass_csp=True)
    page.add_init_script(path=AXE)
    return Playground(page, site)


def violations(playground: Playground) -> list[Any]:
    """What axe objects to now."""
    found: list[Any] = playground.page.evaluate(RUN)
    return found


def test_while_python_is_loading(playground: Playground) -> None:
    playground.page.route(PYTHON_FILES, lambda _: None)
    playground.page.goto(f"{playground.site}/{link('https://EXAMPLE.org/')}")
    expect(playground.verdict).to_contain_text("No answer yet")
    assert violations(playground) == []


def test_with_an_answer(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    assert violations(playground) == [], "parsed"
    playground.step(48)
    assert violations(playground) == [], "stepping, with nested work"
    page.locator("error-panel .error").first.click()
    assert violations(playground) == [], "an error chosen"
    page.locator("#output-strip .part-host .chars").hover()
    assert violations(playground) == [], "a part lit"
    playground.enter("https://１.2.3.4.5")
    expect(playground.verdict).to_contain_text("Failure")
    assert violations(playground) == [], "failure"
    playground.enter(" http://ex\t.\norg\r/\u00ad", "not a base")
    expect(playground.verdict).to_contain_text("Failure of the base")
    assert violations(playground) == [], "a base that fails"
    playground.enter("file:///C|/demo")
    expect(page.locator(".fact.strong")).to_be_visible()
    assert violations(playground) == [], "differences from the browser"
    playground.escaped.fill("\\q")
    assert violations(playground) == [], "an escape that cannot be read"
    playground.enter("https://h/" + "a" * 11_000)
    expect(page.locator(".window-note button")).to_be_visible()
    assert violations(playground) == [], "a long input"
    playground.follow("#1.damaged")
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(playground) == [], "a damaged link"
    playground.enter("")
    expect(page.locator("#input-count")).to_have_text("0 code points")
    assert violations(playground) == [], "empty"


def test_dialogs(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    page.get_by_role("button", name="Examples").click()
    expect(page.locator("[data-id^=error-]").first).to_be_attached()
    assert violations(playground) == [], "examples"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help and keyboard shortcuts").click()
    assert violations(playground) == [], "help"
    page.keyboard.press("Escape")
    playground.share()
    expect(playground.button("Cancel")).to_be_visible()
    assert violations(playground) == [], "sharing a password"

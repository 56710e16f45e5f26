"""The reference that is published with the site: reached from the page, narrow enough, and axe finds nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
}
"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_page_s_footer_leads_to_it_and_a_link_to_a_name(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("footer").get_by_role("link", name="Reference of the Python package").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reference of the Python package")
    page.get_by_role("navigation").get_by_role("link", name="follow_redirects").click()
    expect(page.locator("article:target h3")).to_contain_text("follow_redirects")
    expect(page.locator("article:target")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_narrow_windows_and_axe_finds_nothing(theme: str, new_page: Callable[..., Page], site: str) -> None:
    # The checker is ours and not the page's: it goes past the policy.
    page = new_page(color_scheme=theme, viewport={"width": 1440, "height": 900}, bypass_csp=True)
    page.add_init_script(path=AXE)
    page.goto(f"{site}/reference/")
    for width in (1440, 320):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(SIDEWAYS) == 0
        found: list[Any] = page.evaluate(VIOLATIONS)
        assert found == []

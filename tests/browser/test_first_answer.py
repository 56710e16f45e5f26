"""Before Python is there: the first example's answer, made when the site was built, and only where it is asked."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.playground import NAMED, Playground, link, report

pytestmark = pytest.mark.browser
MADE = "made when this page was built"


def test_the_first_example_shows_before_python_and_is_replaced_by_its_answer(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it is given
    page.goto(site)
    expect(page.locator("main")).to_have_attribute("data-answer", "foretold")
    expect(page.locator("verdict-line")).to_contain_text(MADE)
    expect(page.locator("verdict-line")).to_contain_text(f"{len(report(NAMED)['trace']['steps'])} steps")
    expect(page.locator("load-status")).to_contain_text("Loading Python")
    for route in held:
        route.continue_()
    Playground(page, site).current_answer()
    expect(page.locator("verdict-line")).not_to_contain_text(MADE)
    expect(page.locator("load-status")).to_be_hidden()


def test_it_does_not_show_for_another_input(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it is given
    page.goto(f"{site}/{link('https://other.example/')}")
    expect(page.locator("verdict-line")).to_contain_text("No answer yet.")
    expect(page.locator("main")).to_have_attribute("data-answer", "due")
    expect(page.locator("verdict-line")).not_to_contain_text(MADE)
    for route in held:
        route.continue_()
    Playground(page, site).current_answer()


def test_it_stays_where_python_cannot_start(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(expect_trouble=True)
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    page.goto(site)
    expect(page.locator("load-status")).to_contain_text(re.compile("404 for pyodide.asm.wasm"))
    expect(page.locator("verdict-line")).to_contain_text(MADE)
    expect(page.get_by_role("button", name="Retry", exact=True)).to_be_visible()

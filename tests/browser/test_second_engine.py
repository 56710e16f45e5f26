"""The page in an engine of another house, shortly: it starts, answers, steps and shares."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import firefox, new_context, watch
from tests.browser.engine import ENGINE
from tests.browser.playground import NAMED, Playground, link, report

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(ENGINE == "firefox", reason="Firefox runs all of the tests already"),
    pytest.mark.skipif(
        not os.environ.get("URLSTD_FIREFOX"), reason="NO SECOND ENGINE: firefox-esr is not here and cannot be installed"
    ),
]


@pytest.fixture(scope="module")
def other(engines: Playwright) -> Iterator[Browser]:
    browser = firefox(engines, os.environ["URLSTD_FIREFOX"])
    yield browser
    browser.close()


@pytest.fixture
def page(other: Browser, site: str) -> Iterator[Page]:
    context, troubles = new_context(other), list[str]()
    page = context.new_page()
    watch(page, site, troubles)
    yield page
    context.close()
    assert not troubles


def test_the_page_starts_answers_steps_and_shares(page: Page, site: str) -> None:
    playground = Playground(page, site).open(link(NAMED))
    steps = report(NAMED)["trace"]["steps"]
    expect(playground.number).to_have_value(str(len(steps)))
    playground.raw.fill("https://１.2.3.4.5")
    expect(playground.verdict).to_contain_text("Failure in host state")
    playground.raw.fill("https://h/p")
    expect(playground.verdict).to_have_text("Parsed without validation errors")
    playground.button("First step").click()
    playground.button("Forward one step").click()
    expect(playground.number).to_have_value("2")
    expect(playground.state).to_have_text("scheme state")
    expect(page.locator(".fact", has_text="Firefox").first).to_be_visible()
    playground.share()
    expect(page.locator("#said")).to_contain_text("Link copied")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith(f"{site}/#u=https%3A%2F%2Fh%2Fp&step=2")
    page.goto(shared)
    playground.current_answer()
    expect(playground.number).to_have_value("2")

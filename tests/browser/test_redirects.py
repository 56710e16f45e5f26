"""A chain of redirects: where each location leads, what a fetch sends there, and what allow-lists say of it."""

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import in_each_look
from tests.browser.engine import ENGINE
from tests.browser.lent_page import Visitor
from tests.browser.playground import Playground

pytestmark = pytest.mark.browser


def view(text: str, *locations: str, **more: object) -> str:
    """The link to a URL with locations."""
    own = {"locations": locations} | more
    return f"#u={quote(text, safe='')}&tab=redirects&own={quote(json.dumps(own), safe='')}"


@pytest.fixture
def playground(new_page: Callable[..., Page], site: str) -> Playground:
    return Playground(new_page(), site)


def hop(page: Page, number: int) -> Locator:
    return page.locator(".hop").nth(number - 1)


def url(page: Page, number: int) -> Locator:
    return hop(page, number).locator(".hop-url")


def test_a_chain_is_followed_hop_by_hop(playground: Playground) -> None:
    page = playground.open(
        view(
            "https://a.example/x/y#f", "z", "https://www.a.example:443/", "http://u@b.example/#", "/2", "http://[", "/3"
        )
    ).page
    expect(url(page, 1)).to_have_text("https://a.example/x/z#f")
    expect(hop(page, 1).locator(".facts")).to_contain_text("fragment inherited")
    expect(hop(page, 1).locator(".headers")).to_contain_text("GET and HEAD send none until another origin is asked")
    expect(url(page, 2)).to_have_text("https://www.a.example/#f")
    expect(hop(page, 2).locator(".facts")).to_contain_text(":443 is the default port, and dropped")
    expect(hop(page, 2).locator(".facts")).to_contain_text("same site")
    expect(hop(page, 2).locator(".headers")).to_contain_text("removed")
    expect(hop(page, 3).locator(".headers")).to_contain_text("network error")
    expect(hop(page, 3).locator(".headers dt")).to_have_text(["CORS", "Mixed content", "Origin", "Authorization"])
    expect(hop(page, 3).locator(".headers dd").nth(2)).to_contain_text("null a redirect has left an origin")
    expect(hop(page, 3).get_by_role("link", name="why").nth(2)).to_have_attribute(
        "href", "https://fetch.spec.whatwg.org/#concept-request-tainted-origin"
    )
    expect(url(page, 4)).to_have_text("http://u@b.example/2#")
    expect(hop(page, 5)).to_contain_text("Failure: the location cannot be parsed")
    expect(hop(page, 5)).to_contain_text("IPv6-unclosed")
    expect(hop(page, 6)).to_contain_text("Not reached")
    expect(page.locator(".hop-end")).to_contain_text("could not be parsed, so the fetch ends in a network error")
    expect(page.locator(".hop .fact", has_text=f"same in {ENGINE.capitalize()}")).to_have_count(5)


def test_where_allow_lists_are_fooled(playground: Playground) -> None:
    page = playground.open("#u=https%3A%2F%2Fx&tab=redirects").page
    page.get_by_role("button", name="Allow-lists fooled").click()
    expect(playground.raw).to_have_value("https://good.example/go")
    expect(hop(page, 1).locator("p.fooled")).to_contain_text("startsWith, includes, RegExp The host goes on after")
    expect(hop(page, 2).locator("p.fooled")).to_contain_text("read as credentials, because of the “@” after it")
    expect(hop(page, 4).locator("p.fooled")).to_contain_text("endsWith, includes The host begins before what matches")
    hop(page, 4).locator("summary").press("Enter")
    row = hop(page, 4).get_by_role("row", name="endsWith good.example")
    expect(row.get_by_role("cell")).to_have_text(["⚠ lets pass, fooled", "refuses", "⚠ lets pass, fooled"])
    expect(hop(page, 5).locator("summary")).to_have_text("Allow-list: all 14 are right")
    # Other values.
    page.get_by_label("endsWith(…)").fill(".good.example")
    expect(row).to_have_count(0)
    expect(hop(page, 4).locator("p.fooled strong")).to_have_text("includes")
    page.get_by_label("new RegExp(…)").fill("(")
    expect(hop(page, 1)).to_contain_text("This is no regular expression")
    page.get_by_label("new URLPattern(…)").fill("https://*good.example/*")
    expect(hop(page, 4)).to_contain_text("The pattern takes other hosts, too: the host is evilgood.example.")
    page.get_by_label("Allowed", exact=True).fill("https://evil.com")
    expect(hop(page, 1).locator("summary")).to_contain_text("too strict")


def test_the_chain_by_keyboard_and_in_a_link(playground: Playground, new_page: Callable[..., Page], site: str) -> None:
    page = playground.open(view("https://a.example/", "/b")).page
    page.get_by_role("button", name="Add a location").press("Enter")
    expect(page.get_by_label("Location 2, escaped")).to_be_focused()
    page.keyboard.type("//c.example")
    expect(url(page, 2)).to_have_text("https://c.example/")
    page.get_by_role("button", name="Move location 2 up").press("Enter")
    expect(url(page, 2)).to_have_text("https://c.example/b")
    expect(page.get_by_role("button", name="Move location 1 up")).to_be_focused()
    page.get_by_label("Fetched by a page at").fill("https://page.example/")
    expect(hop(page, 1).locator(".headers")).to_contain_text("null a redirect has left an origin")
    page.wait_for_function("() => decodeURIComponent(location.hash).includes('page.example')")
    other = Playground(new_page(), site).open(page.evaluate("location.hash")).page
    expect(other.get_by_label("Fetched by a page at")).to_have_value("https://page.example/")
    expect(url(other, 2)).to_have_text("https://c.example/b")
    page.bring_to_front()  # in Firefox, only the page in front has focus
    page.get_by_role("button", name="Remove location 1").press("Enter")
    expect(page.locator(".hop")).to_have_count(1)
    expect(page.get_by_role("button", name="Remove location 1")).to_be_focused()
    page.get_by_label("Fetched by a page at").fill("//")
    expect(page.get_by_text("the page's URL cannot be parsed")).to_be_visible()
    other.evaluate("location.hash = '#u=x%3A&tab=redirects&own=%7B%22locations%22%3A%5B1%5D%7D'")
    expect(other.get_by_text("Not all of this link could be read as locations.")).to_be_visible()
    the_look_of_edits_stays_there(page)


def the_look_of_edits_stays_there(page: Page) -> None:
    """The style of another view that was open does not reach this one: a hop's number stands before its field."""
    page.evaluate("location.hash = '#u=https%3A%2F%2Fh%2F&tab=edits'")
    expect(page.locator(".edit").first).to_be_visible()
    page.evaluate("(hash) => { location.hash = hash; }", view("https://h/", "/a"))
    expect(url(page, 1)).to_have_text("https://h/a")
    number, field = (hop(page, 1).locator(part).bounding_box() for part in (".edit-number", "input"))
    assert number
    assert field
    assert number["x"] < field["x"]
    assert field["y"] < number["y"] + number["height"] < field["y"] + field["height"]


def test_axe_finds_nothing(examiner: Visitor) -> None:
    playground = examiner
    page = examiner.open("#u=https%3A%2F%2Fh%2F&tab=redirects").page
    for example in ("Down to http:", "No redirect", "Allow-lists fooled"):
        playground.button(example).click()
        playground.current_answer()
        expect(page.locator(".hop-url").first).to_be_visible()
        page.locator(".allow-list summary").first.click()
        assert in_each_look(playground) == [], example

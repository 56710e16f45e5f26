"""The menu of Share, each of its forms, and links of other tools that are offered to be opened."""

import base64
import json
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.lent_page import Visitor
from tests.browser.playground import NAMED, Playground, link

pytestmark = pytest.mark.browser

CLIPBOARD = "navigator.clipboard.readText()"
HARD = "https://faß.example:x`|"


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    return visitor


def copied(playground: Playground, kind: str) -> str:
    playground.page.evaluate("navigator.clipboard.writeText('')")
    playground.share(kind)
    expect(playground.page.locator("#said")).to_contain_text("opied")
    text: str = playground.page.evaluate(CLIPBOARD)
    assert text
    playground.page.evaluate("document.querySelector('#said').textContent = ''")
    return text


def test_the_menu_by_keyboard(playground: Playground) -> None:
    page = playground.open(link("https://h/")).page
    share = playground.button("Share")
    share.press("Enter")
    expect(share).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("menuitem", name="Copy link")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("menuitem", name="Report an issue")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Markdown link")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_be_hidden()
    expect(share).to_be_focused()
    share.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(page.get_by_role("menu")).to_be_hidden()
    share.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("Link copied")
    assert page.evaluate(CLIPBOARD) == f"{playground.site}/{link('https://h/')}"
    page.evaluate("document.querySelector('#said').textContent = ''")
    each_form_of_the_present_input(playground)
    the_forms_of_a_pattern(playground)


def each_form_of_the_present_input(playground: Playground) -> None:
    page = playground.page
    playground.enter("//faß.example/`|", "https://h/")
    fragment = copied(playground, "link").removeprefix(playground.site)
    assert copied(playground, "markdown-link") == f"[``//faß.example/`|``]({playground.site}{fragment})"
    markdown = copied(playground, "markdown")
    assert "Input: ``//faß.example/`|``" in markdown
    assert "Base: `https://h/`" in markdown
    assert "| `href` | `https://xn--fa-hia.example/%60\\|` |" in markdown
    assert "[invalid-URL-unit](https://url.spec.whatwg.org/#validation-error-invalid-url-unit) at 14" in markdown
    [entry] = json.loads(copied(playground, "wpt"))
    assert (entry["input"], entry["base"], entry["host"]) == ("//faß.example/`|", "https://h/", "xn--fa-hia.example")
    assert "def test_url(case):" in copied(playground, "pytest")
    assert 'import { test } from "node:test";' in copied(playground, "node")
    python = copied(playground, "python")
    assert 'URL("//fa\\xdf.example/`|", "https://h/")' in python
    compile(python, "copied", "exec")
    playground.enter("https://h:x")
    assert json.loads(copied(playground, "wpt")) == [{"input": "https://h:x", "base": None, "failure": True}]
    assert page.get_by_role("menu").is_hidden()


def the_forms_of_a_pattern(playground: Playground) -> None:
    playground.follow(f"{link('https://h/7')}&pattern={quote('/:id', safe='')}&tab=pattern")
    expect(playground.raw).to_have_value("https://h/7")
    [entry] = json.loads(copied(playground, "wpt"))
    assert entry["pattern"] == [{"pathname": "/:id"}]
    assert entry["expected_match"]["pathname"] == {"input": "/7", "groups": {"id": "7"}}
    assert 'URLPattern({"pathname": "/:id"})' in copied(playground, "python")


def test_a_report_begins_with_the_case_and_is_sent_by_nobody_else(playground: Playground) -> None:
    page = playground.open(link("https://h:x")).page
    playground.share("issue")
    body = page.locator("#share-link").input_value()
    assert "Input: `https://h:x`" in body
    form = page.get_by_role("link", name="Open the form on github.com")
    address = urlsplit(form.get_attribute("href") or "")
    assert (address.netloc, address.path) == ("github.com", "/whatwg/url/issues/new")
    assert parse_qs(address.query)["body"] == [body]
    playground.button("Close").click()
    expect(playground.button("Share")).to_be_focused()
    playground.enter("https://h/" + "é" * 4000)
    playground.share("issue")
    assert len(form.get_attribute("href") or "") <= 7500
    playground.button("Close").click()
    secrets_are_pointed_out_before_each_form(playground)


def secrets_are_pointed_out_before_each_form(playground: Playground) -> None:
    page = playground.page
    playground.enter(NAMED)
    for kind in ("markdown", "wpt", "issue"):
        playground.share(kind)
        expect(page.locator("share-dialog")).to_contain_text("The input carries a password.")
        playground.button("Cancel").click()
        expect(page.locator("#said")).to_have_text("")
    playground.follow(f"#u=x&tab=cases&own={quote('https://h/?access_token=y', safe='')}")
    expect(page.locator("#case-list")).to_be_visible()
    playground.share()
    expect(page.locator("share-dialog")).to_contain_text("What this view holds has a value named “access_token”")


def viewer(text: str, base: str) -> str:
    encoded = [base64.b64encode(part.encode()).decode() for part in (text, base)]
    return f"https://jsdom.github.io/whatwg-url/#url={encoded[0]}&base={encoded[1]}"


def test_links_of_other_tools_are_offered_and_never_opened_silently(playground: Playground) -> None:
    page = playground.open(link("https://h/")).page
    offer = page.locator("link-offer")
    playground.raw.fill(viewer("//☕.example", "about:blank"))
    expect(offer).to_contain_text(
        "This is a link of jsdom’s live viewer. It shows //☕.example with the base about:blank."
    )
    expect(page.locator("host-panel")).to_contain_text("jsdom.github.io")
    page.get_by_role("button", name="Open its input").press("Enter")
    expect(playground.raw).to_have_value("//☕.example")
    expect(page.get_by_label("about:blank")).to_be_checked()
    expect(offer).to_be_hidden()
    playground.raw.fill("https://www.ada-url.com/playground?url=https%3A%2F%2Fh%2F%2541")
    page.get_by_role("button", name="Open its input").click()
    expect(playground.raw).to_have_value("https://h/%41")
    playground.raw.fill(viewer("x", ""))
    page.get_by_role("button", name="No, it is meant as a URL").click()
    expect(offer).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 320])
def test_axe_and_narrow_pages(examiner: Visitor, width: int) -> None:
    page = examiner.open(f"#u={quote(viewer('x', 'y:'), safe='')}").page
    page.set_viewport_size({"width": width, "height": 900})
    examiner.button("Share").click()
    expect(page.get_by_role("menu")).to_be_visible()
    assert violations(examiner) == []
    box = page.get_by_role("menu").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    page.get_by_role("menuitem", name="Report an issue").click()
    expect(page.locator("#share-link")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    assert violations(examiner) == []
    examiner.button("Close").click()

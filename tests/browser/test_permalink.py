"""Links to a view: what is shared is what is shown, and the address keeps up without filling the history."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lent_page import Newcomer, Visitor
from tests.browser.playground import HARD, NAMED, Playground, link

pytestmark = pytest.mark.browser

CLIPBOARD = "navigator.clipboard.readText()"
# Settles once the address says what the state says: no link is being made any more.
TYPE = """
(value) => document.querySelector("url-input").dispatchEvent(
  new CustomEvent("value-change", { detail: { value }, bubbles: true }))
"""
ADDRESS = "(wanted) => location.hash === wanted"


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    return visitor


def share(playground: Playground) -> str:
    """The fragment of the link that Share copies."""
    playground.page.evaluate("() => { document.querySelector('#said').textContent = ''; }")  # of an earlier link
    playground.share()
    confirm = playground.button("Share all the same")
    said = playground.page.locator("#said", has_text="Link copied")
    expect(confirm.or_(said)).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    expect(said).to_be_visible()
    copied: str = playground.page.evaluate(CLIPBOARD)
    assert copied.startswith(f"{playground.site}/#")
    return copied.removeprefix(f"{playground.site}/")


def test_a_shared_link_opens_the_same_view(playground: Playground, newcomer: Newcomer) -> None:
    playground.open()
    other = newcomer.open()
    for text, base in (*HARD, ("\ufeff\0\udfff%zz%41<b>", "\ud800"), ("", "https://h/")):
        playground.page.bring_to_front()  # in Firefox, only the page in front has focus
        playground.enter(text, base)
        playground.step(2 if text else 1)
        fragment = share(playground)
        other.follow(fragment)
        expect(other.escaped).to_have_value(playground.value())
        expect(other.number).to_have_value(playground.number.input_value())
        expect(other.page.get_by_role("radio", checked=True)).to_have_value("none" if base is None else "custom")
        expect(other.verdict).to_have_text(playground.verdict.inner_text())


def test_reloading_keeps_input_base_step_and_options(newcomer: Newcomer) -> None:
    page = newcomer.open().page
    newcomer.enter("//\ud800x", "https://h/p")
    page.get_by_label("positions in UTF-16 units").check()
    newcomer.step(3)
    page.wait_for_function("() => location.hash.startsWith('#1.')")
    share(newcomer)
    page.reload()
    newcomer.answered()
    expect(newcomer.escaped).to_have_value(r"//\ud800x")
    expect(page.get_by_label("Custom base, escaped")).to_have_value("https://h/p")
    expect(newcomer.number).to_have_value("3")
    expect(page.get_by_label("positions in UTF-16 units")).to_be_checked()


def test_reloading_at_once_after_typing_loses_nothing(newcomer: Newcomer) -> None:
    page = newcomer.open().page
    newcomer.raw.fill("https://example.org/typed")
    page.reload()
    newcomer.answered()
    expect(newcomer.raw).to_have_value("https://example.org/typed")


def test_four_hundred_quick_edits_then_share(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://h/")).page  # without the pattern that the first example has
    before = page.evaluate("history.length")
    newcomer.raw.focus()
    for i in range(400):
        page.evaluate(TYPE, f"https://h/{i}")
    expect(newcomer.raw).to_have_value("https://h/399")
    page.wait_for_function(ADDRESS, arg=link("https://h/399"))
    assert page.evaluate("history.length") == before
    assert share(newcomer) == link("https://h/399")


def test_back_returns_to_what_a_deliberate_act_left(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://first.example/")).page
    page.get_by_role("button", name="Examples").click()
    page.locator("[data-id=ipv4-octal]").click()
    page.wait_for_function(ADDRESS, arg=link("http://0177.0.0.0x1/"))
    newcomer.button("Clear").click()
    page.wait_for_function("() => location.hash.startsWith('#1.')")
    page.go_back()
    expect(newcomer.raw).to_have_value("http://0177.0.0.0x1/")
    expect(page.locator("host-panel")).to_contain_text("127.0.0.1")
    page.go_back()
    expect(newcomer.raw).to_have_value("https://first.example/")
    page.go_forward()
    expect(newcomer.raw).to_have_value("http://0177.0.0.0x1/")


def test_a_link_wins_over_what_was_stored_and_an_empty_address_restores_it(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://stored.example/x")).page
    newcomer.raw.fill("https://stored.example/y")
    page.wait_for_function(ADDRESS, arg=link("https://stored.example/y"))
    assert page.evaluate("localStorage.getItem('urlstd.last')") == link("https://stored.example/y").removeprefix("#")
    page.goto("about:blank")
    newcomer.open()
    expect(newcomer.raw).to_have_value("https://stored.example/y")
    page.goto("about:blank")
    newcomer.open(link("https://linked.example/"))
    expect(newcomer.raw).to_have_value("https://linked.example/")


def test_a_secret_is_not_stored(newcomer: Newcomer) -> None:
    page = newcomer.open(link("https://h/")).page
    newcomer.raw.fill("https://user:secret@h/")
    page.wait_for_function(ADDRESS, arg=link("https://user:secret@h/"))
    assert page.evaluate("localStorage.getItem('urlstd.last')") is None


def test_links_of_every_form_ever_written_open(playground: Playground) -> None:
    playground.open()
    corpus = Path(__file__).parent.parent / "web" / "links.json"
    entries = json.loads(corpus.read_text(encoding="utf-8"))
    for entry in entries:
        playground.follow(entry["link"])
        count = len(codepoints(entry["view"]["input"]))
        expect(playground.page.locator("#input-count")).to_contain_text(f"{count} code point")
        expect(playground.page.locator("notice-bar[class=notice-problem]")).to_be_hidden()


def codepoints(text: str) -> str:
    """A string as Python counts it: a pair that JSON wrote as two escapes is one code point already."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def test_a_damaged_link_is_told_with_its_raw_text_and_the_page_stays(newcomer: Newcomer) -> None:
    page = newcomer.open("#1.AAAAAA000000").page
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("This link is damaged")
    expect(notice).to_contain_text("1.AAAAAA000000")
    assert page.evaluate("location.hash") == "#1.AAAAAA000000"
    expect(newcomer.verdict).to_contain_text("Parsed")
    newcomer.raw.fill("https://h/")
    expect(notice).to_be_hidden()


def test_a_password_or_a_token_is_pointed_out_first(playground: Playground) -> None:
    page = playground.open(link(NAMED)).page
    playground.share()
    expect(page.locator("share-dialog")).to_contain_text("The input carries a password.")
    playground.button("Cancel").click()
    expect(page.locator("share-dialog dialog")).to_be_hidden()
    expect(playground.button("Share")).to_be_focused()
    expect(page.locator("#said")).to_have_text("")
    playground.raw.fill("https://h/?access_token=x")
    playground.share()
    expect(page.locator("share-dialog")).to_contain_text("access_token")


def test_without_a_clipboard_the_link_can_be_copied_by_hand(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    playground = Playground(page, site).open(link("https://h/"))
    playground.share()
    field = page.locator("#share-link")
    expect(field).to_have_value(f"{site}/{link('https://h/')}")
    expect(field).to_be_focused()
    assert page.evaluate("document.activeElement.selectionEnd") == len(f"{site}/{link('https://h/')}")
    playground.button("Close").click()
    expect(playground.button("Share")).to_be_focused()


def test_the_steps_can_be_copied_as_text(playground: Playground) -> None:
    page = playground.open(link("https://h/")).page
    page.locator("step-table").get_by_role("button", name="Copy").click()
    expect(page.locator("#said")).to_have_text("Steps copied.")
    lines = page.evaluate(CLIPBOARD).split("\n")
    assert lines[0] == 'input "https://h/", no base'
    assert lines[1] == '1. scheme start state, pointer 0, c U+0068 LATIN SMALL LETTER H: buffer = "h"'
    assert lines[-1] == "Parsed without validation errors"


def test_a_long_input_keeps_a_usable_link(playground: Playground) -> None:
    playground.open(link("https://h/"))
    text = "https://h/" + "".join(chr(0x4E00 + i * 7 % 20000) for i in range(4000))
    playground.enter(text)
    expect(playground.page.locator("#input-count")).to_contain_text("4,010 code points")
    fragment = share(playground)
    assert fragment.startswith("#1.")
    playground.enter("x")
    playground.page.wait_for_function(ADDRESS, arg=link("x"))  # before that, the link is where the page is already
    playground.follow(fragment)
    expect(playground.page.locator("#input-count")).to_contain_text("4,010 code points")


def test_no_storage_and_no_history_is_no_obstacle(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });"
        "history.replaceState = history.pushState = () => { throw new DOMException('too often', 'SecurityError'); };"
    )
    playground = Playground(page, site).open(link("https://h/"))
    playground.raw.fill("https://h/2")
    expect(playground.output.last).to_have_text("/2")
    playground.button("Clear").click()
    expect(playground.raw).to_have_value("")
    page.get_by_label("Theme").select_option("dark")
    expect(playground.verdict).to_contain_text("Failure")

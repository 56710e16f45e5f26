"""The page in Korean: whole, chosen by the browser, by the address or by hand, and with what is shown kept."""

import json
import random
import re
import string
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import AXE, violations
from tests.browser.playground import HARD, NAMED, Playground, link
from tests.browser.test_learn import PLACES, tab
from urlstd.report import answer

pytestmark = pytest.mark.browser

KOREAN = re.compile("[가-힣]")
# What is read or heard: text that is rendered, if only for screen readers, and attributes; but no code, and nothing
# that says that it is English. Of the fields only the names are the page's.
SPOKEN = """
() => {
  const OWN = "code, kbd, pre, script, style, noscript, textarea, [translate=no], [lang=en]:not(html)";
  const ATTRIBUTES = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  const rendered = (node) => (node.closest("select") ?? node).checkVisibility();
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.data.trim() && !text.parentElement.closest(OWN) && rendered(text.parentElement)) found.push(text.data);
  for (const element of document.querySelectorAll("*"))
    if (!element.closest("[lang=en]:not(html)") && rendered(element))
      found.push(...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []));
  return [...new Set(found)];
}
"""
ENGLISH = re.compile("[A-Za-z]{2,} [A-Za-z]{2,}")
CODE_POINT = re.compile("U\\+[0-9A-F]{4,6} [A-Z][A-Z -]*")
# Names that Korean texts have in Latin letters, besides those of the Standard.
NAMES = (
    "JSON Lines",
    "JSON Web Token",
    "Public Suffix List",
    "Unicode ToASCII",
    "URL API",
    "WPT JSON",
    "new RegExp",
    "public suffix",
)
LINES = "https://h/\nhttps://h:x/\nfile:///C|/x"


def own(value: object) -> str:
    return f"&own={quote(value if isinstance(value, str) else json.dumps(value), safe='')}"


# Each view with something in it: what follows the link to a URL, and what is there when it has been drawn.
VIEWS = (
    ("", "standard-steps summary"),
    (f"&pattern={quote('https://*.example.com/:id?')}&tab=pattern", "pattern-components .sentence"),
    ("&tab=bytes", "code-point-table tbody tr"),
    (f"&second={quote('https://b.example/?x')}&tab=two-urls", ".differences tbody tr"),
    ("&tab=engines", "table.grid td.urlstd, table.grid td"),
    ("&tab=edits" + own({"edits": [["port", "80"], ["host", "h/x"], ["protocol", "foo"]], "open": 1}), ".edit-outcome"),
    ("&tab=redirects" + own({"locations": ["z", "https://www.b.example:443/", "http://["]}), ".hop-url"),
    ("&tab=cases", "#case-list"),
    *(("&tab=learn" + own(place), f'.places [aria-current="page"][data-place="{tab(place)}"]') for place in PLACES),
)
DIALOGS = (
    ("#examples-open", "examples-dialog dialog"),
    ("#history-open", ".history-dialog"),
    ("#help-open", "#help"),
    ("#console-open", ".console-dialog"),
    ("#licences-open", "licences-dialog dialog"),
)


@pytest.fixture(scope="module")
def names() -> re.Pattern[str]:
    """Names of the Standard's, the longest first: states, algorithms, sections."""
    about, steps = (json.loads(answer(json.dumps({"op": op}))) for op in ("about", "steps"))
    found = {*NAMES, *(state["name"] for state in about["states"]), *(error["section"] for error in about["errors"])}
    found |= {algorithm["name"] for algorithm in steps["algorithms"]}
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


def english(page: Page, names: re.Pattern[str]) -> list[str]:
    """What on the page is English beyond names."""
    spoken: list[str] = page.evaluate(SPOKEN)
    return [text for text in spoken if ENGLISH.search(names.sub("·", CODE_POINT.sub("·", text)))]


@pytest.fixture
def korean(new_page: Callable[..., Page]) -> Page:
    """A page in a browser whose reader prefers Korean."""
    return new_page(locale="ko-KR", bypass_csp=True, permissions=["clipboard-read", "clipboard-write"])


def test_all_that_is_read_or_heard_is_korean(korean: Page, site: str, names: re.Pattern[str]) -> None:
    page = korean
    page.add_init_script(path=AXE)
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it is given
    page.goto(site)
    expect(page.locator("main[data-answer=foretold]")).to_be_attached()
    expect(page.locator("host-panel")).to_contain_text("도메인이며")
    assert english(page, names) == [], "before Python"
    for route in held:
        route.continue_()
    playground = Playground(page, site).answered()
    assert page.evaluate("document.documentElement.lang") == "ko"
    assert KOREAN.search(page.title())
    expect(page.locator("#spoken")).not_to_be_empty()
    assert english(page, names) == [], "the first example"
    assert violations(playground) == [], "axe"
    the_first_view(playground, names)
    the_dialogs(playground, names)
    for more, drawn in VIEWS:
        playground.follow(f"{link(NAMED)}{more}")
        expect(page.locator(drawn).first).to_be_visible()
        playground.current_answer()
        if drawn == "#case-list":
            page.locator(drawn).fill(LINES)
            expect(page.locator("table.results tbody tr:not(.spacer)")).to_have_count(3)
        assert english(page, names) == [], more


def the_first_view(playground: Playground, names: re.Pattern[str]) -> None:
    page = playground.page
    for text, base in (*HARD, ("https://a_b.é.example/\u200b ", None), ("https://h/" + "a" * 11_000, None)):
        playground.enter(text, base)
        if page.locator("#validity-note").is_hidden():
            page.locator("[aria-controls=validity-note]").click()
        assert english(page, names) == [], (text[:80], base)
    playground.enter(NAMED)
    page.locator("[data-index='0'].error").click()
    page.locator("machine-state .break").click()
    expect(page.locator("#said")).to_contain_text(KOREAN)
    page.locator("#input-raw").fill("https://jsdom.github.io/whatwg-url/#url=eDo=&base=YWJvdXQ6Ymxhbms=")
    expect(page.locator("link-offer")).to_be_visible()
    page.locator("#input-escaped").fill("\\q")
    page.locator("#input-escaped").press("End")
    expect(page.locator("#input-escaped-note.wrong")).to_be_visible()
    assert english(page, names) == [], "an offer, and an escape that cannot be read"
    playground.follow("#1.damaged")
    expect(page.get_by_role("alert")).to_be_visible()
    assert english(page, names) == [], "a damaged link"


def the_dialogs(playground: Playground, names: re.Pattern[str]) -> None:
    page = playground.page
    playground.enter(NAMED)
    for button, dialog in DIALOGS:
        page.locator(button).click()
        expect(page.locator(dialog)).to_be_visible()
        assert english(page, names) == [], dialog
        page.keyboard.press("Escape")
    for kind in ("link", "issue", "embed"):
        page.locator("#share").click()
        assert english(page, names) == [], "the menu"
        page.locator(f"[role=menuitem][data-kind={kind}]").click()
        expect(page.locator("share-dialog dialog")).to_be_visible()
        assert english(page, names) == [], kind
        page.locator("share-dialog button[value=yes]" if kind != "link" else "share-dialog button[value=no]").click()
        if kind == "link":
            continue
        opened = page.locator("#share-link" if kind == "issue" else "#embed-snippet")
        expect(opened).to_be_visible()
        assert english(page, names) == [], kind
        page.keyboard.press("Escape")
        expect(opened).to_be_hidden()


def choose(page: Page, language: str) -> None:
    """Choose a language by the switch, and wait until the page has begun anew in it."""
    page.evaluate("document.documentElement.dataset.before = ''")
    page.locator("language-switch select").select_option(language)
    expect(page.locator(f"html[lang={language}]:not([data-before])")).to_be_attached()
    expect(page.locator("language-switch select")).to_have_value(language)


def test_the_switch_keeps_what_is_shown_and_is_remembered(korean: Page, site: str, names: re.Pattern[str]) -> None:
    page = korean
    playground = Playground(page, site).open(f"{link('../b')}&base={quote('https://h/a/', safe='')}&step=3")
    choose(page, "en")
    expect(playground.verdict).to_contain_text("Parsed")
    expect(playground.raw).to_have_value("../b")
    expect(page.get_by_label("Custom base, escaped")).to_have_value("https://h/a/")
    expect(playground.number).to_have_value("3")
    assert len(english(page, names)) > 20, "and English is found where it is"
    page.goto(f"{site}/{link('https://h/')}&tab=bytes")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    choose(page, "ko")
    expect(page.locator("view-tabs [aria-current=page]")).to_have_text("바이트")
    page.goto(f"{site}/?lang=en#u=x")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(f"{site}/?lang=xx#u=x")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.locator("#input-raw")).to_have_value("x")
    what_no_address_holds_is_kept(playground)


def what_no_address_holds_is_kept(playground: Playground) -> None:
    page = playground.page
    long = "https://h/" + "".join(random.Random(1).choices(string.ascii_lowercase, k=90_000))  # noqa: S311 - no secret
    playground.enter(long, wait=False)
    page.wait_for_function("() => location.hash === ''")
    choose(page, "en")
    expect(playground.raw).to_have_value(long)
    playground.enter("https://h/\ud800", wait=False)
    choose(page, "ko")
    expect(page.locator("#input-escaped")).to_have_value("https://h/\\ud800")


def test_a_frame_speaks_the_language_that_its_address_asks_for(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    Playground(page, site).open(link("https://h/"))
    page.locator("#share").click()
    page.locator("[role=menuitem][data-kind=embed]").click()
    dialog = page.get_by_role("dialog", name="Embed this view")
    dialog.get_by_label("Language").select_option("ko")
    dialog.get_by_role("button", name="Copy").click()
    snippet = page.evaluate("navigator.clipboard.readText()")
    assert "embed=1&amp;lang=ko&amp;tab=url" in snippet
    body = f"<title>p</title>{snippet}"
    page.route("**/pasted.html", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto(f"{site}/pasted.html")
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("lang", "ko")
    expect(frame.locator("#verdict")).to_contain_text("파싱됨")
    expect(frame.get_by_role("link", name="플레이그라운드에서 열기")).to_be_visible()


def test_where_the_texts_of_a_language_do_not_come_the_page_is_in_english(
    new_page: Callable[..., Page], site: str
) -> None:
    page = new_page(locale="ko-KR", expect_trouble=True)
    page.route("**/messages/ko/**", lambda route: route.abort())
    playground = Playground(page, site).open(link("https://h/"))
    expect(playground.verdict).to_have_text("Parsed without validation errors")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    playground.raw.fill("https://h:x/")
    expect(playground.verdict).to_contain_text("Failure in port state")
    playground.button("Learn").click()
    expect(page.locator(".learn h2")).to_have_text("Learn the URL Standard")


def test_without_a_network_the_language_stays_and_the_page_says_so(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(expect_trouble=True)
    playground = Playground(page, site).open(link("https://h/"))
    playground.enter("https://typed.example/")
    page.context.set_offline(True)
    switch = page.locator("language-switch select")
    switch.select_option("ko")
    expect(page.locator("#said")).to_contain_text("The page stays in English")
    expect(switch).to_have_value("en")
    expect(playground.raw).to_have_value("https://typed.example/")

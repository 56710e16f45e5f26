"""What a stranger may put into a link, a field, a file: it stays text, is refused kindly, and leads nowhere."""

import base64
import json
import re
import zlib
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import watch
from tests.browser.engine import not_in_firefox
from tests.browser.playground import Playground, link

pytestmark = pytest.mark.browser

MARKUP = "\"'></textarea></script><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>"
# Elements that no part of the page makes of what was typed; addresses that only the page itself decides.
FOREIGN = "img, iframe, object, embed, form, base, svg[onload], script:not([src]), [onerror], [onload], [srcdoc]"
ADDRESSES = """
() => [...document.querySelectorAll("[href], [src], [action], [formaction], [data]")]
  .flatMap((element) => ["href", "src", "action", "formaction", "data"].map((name) => element.getAttribute(name)))
  .filter((address) => address !== null)
"""
OURS = re.compile(
    r"(?:assets/|#|reference/|manifest\.webmanifest$|http://localhost:|https://[a-z.-]+\.(?:org|com|es)/)"
)


def packed(view: object, version: int = 1) -> str:
    """A link in the packed form to whatever."""
    text = json.dumps(view).encode()
    if version == 1:
        compressor = zlib.compressobj(wbits=-15)
        text = compressor.compress(text) + compressor.flush()
    return f"{version}.{summed(base64.urlsafe_b64encode(text).decode().rstrip('='))}"


def summed(body: str) -> str:
    """A packed body with its checksum, FNV-1a folded to 24 bits."""
    total = 0x811C9DC5
    for c in body:
        total = ((total ^ ord(c)) * 0x01000193) & 0xFFFFFFFF
    return f"{body}{((total >> 24) ^ total) & 0xFFFFFF:06x}"


def untouched(page: Page) -> None:
    """Nothing of the markup has become an element, and nothing on the page leads where the input says."""
    assert page.locator(FOREIGN).count() == 0
    strange = [address for address in page.evaluate(ADDRESSES) if not OURS.match(address)]
    assert strange == []


@pytest.fixture
def playground(page: Page, site: str) -> Playground:
    """A page that must not open a dialog, and must stay where it is."""
    opened = Playground(page, site).open(link("x:"))
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.on("framenavigated", lambda frame: pytest.fail(frame.url) if not frame.url.startswith(f"{site}/") else None)
    return opened


COMPONENTS = ("protocol", "username", "password", "hostname", "port", "pathname", "search", "hash", "baseURL")
OWN: dict[str, list[str]] = {
    "engines": [MARKUP, json.dumps([{"engine": MARKUP, "version": MARKUP, "results": [{"input": MARKUP}]}])],
    "edits": [MARKUP, json.dumps({"edits": [["href", MARKUP], ["host", MARKUP], [MARKUP, MARKUP]], "open": 0})],
    "redirects": [MARKUP, json.dumps({"locations": [MARKUP, f"//{MARKUP}"], "page": MARKUP, "allowed": MARKUP})],
    "cases": [MARKUP, f"{MARKUP}\t{MARKUP}\n" * 3, json.dumps([{"input": MARKUP, "base": MARKUP}])],
    "learn": [MARKUP, f"lesson/{MARKUP}", f"states/{MARKUP}", f"errors/{MARKUP}", f"what-if/{MARKUP}"],
    "pattern": [MARKUP],
    "bytes": [MARKUP],
    "two-urls": [MARKUP],
}


def views() -> list[dict[str, Any]]:
    """Links with markup under every key that a link has."""
    plain: dict[str, Any] = {"i": MARKUP, "b": f"https://h/{MARKUP}", "o": MARKUP, "p": f"/{MARKUP}", "q": MARKUP}
    of_components = {
        "i": f"https://h/{MARKUP}",
        "p": {name: MARKUP for name in COMPONENTS if name != "baseURL"},
        "f": dict.fromkeys(COMPONENTS, MARKUP),
        "l": f"{MARKUP}\n/{MARKUP}",
        "m": f"{MARKUP}\nhttps://h/{MARKUP}",
    }
    shown = [{**plain, "t": tab, "v": own} for tab, texts in OWN.items() for own in texts]
    return [plain, of_components, {**of_components, "t": "pattern"}, *shown]


def test_markup_under_every_key_of_a_link_stays_text(playground: Playground) -> None:
    for view in views():
        playground.follow(f"#{packed(view)}")
        expect(playground.escaped).to_have_value(view["i"])
        playground.current_answer()
        expect(playground.page.get_by_text("Loading this view …")).to_have_count(0)
        untouched(playground.page)


def test_markup_in_a_legible_link_and_in_its_keys(playground: Playground) -> None:
    page, text = playground.page, quote(MARKUP, safe="")
    for fragment in (
        f"u={text}&base={text}&second={text}&pattern={text}&pattern-relative=base&pattern-base={text}&tab=two-urls",
        f"u={text}&tab=cases&own={text}",
    ):
        playground.follow(f"#{fragment}")
        expect(playground.escaped).to_have_value(MARKUP)
        untouched(page)
    for fragment in (f"u=x&tab={text}", f"u=x&encoding={text}", f"ex={text}", f"2.{text}", f"{text}=x", text):
        playground.follow(f"#{fragment}")
        expect(page.get_by_role("alert")).to_be_visible()
        untouched(page)
        page.locator("notice-bar button").click()
        expect(page.get_by_role("alert")).to_have_count(0)


VERSIONS = "This link was made by a later version of this page."
DAMAGED = "This link is damaged"
CANNOT = "This link says something that this page cannot show."
GOOD = packed({"i": "https://h/"})
LINKS = {
    "a later version": ("2.AAAA000000", VERSIONS),
    "a far later version": ("99999999999999999999.AAAA000000", VERSIONS),
    "an end that is missing": (GOOD[:-8], DAMAGED),
    "half of it": (GOOD[: len(GOOD) // 2], DAMAGED),
    "a letter changed": (GOOD[:4] + ("A" if GOOD[4] != "A" else "B") + GOOD[5:], DAMAGED),
    "a sum that fits, and nothing that unfolds": (f"1.{summed('AAAAAAAA')}", DAMAGED),
    "no JSON": (f"0.{summed('AAAA')}", DAMAGED),
    "another kind of JSON": (packed([1, 2]), CANNOT),
    "a number as the input": (packed({"i": 1}), CANNOT),
    "a step before the first": (packed({"i": "x", "s": 0}), CANNOT),
    "a view that there is not": (packed({"i": "x", "t": "__proto__"}), CANNOT),
    "a component that there is not": (packed({"i": "x", "p": {"constructor": "x"}}), CANNOT),
    "a bomb of 64 MiB": (packed({"i": "a" * (64 << 20)}), "unfolds to more than this page takes"),
    "nothing known": ("javascript:alert(1)", "in no form that this page knows"),
}


def test_links_that_cannot_be_read_say_why_and_change_nothing(playground: Playground) -> None:
    page = playground.page
    playground.enter("https://typed.example/kept")
    notice = page.get_by_role("alert")
    for what, (fragment, message) in LINKS.items():
        playground.follow(f"#{fragment}")
        expect(notice, what).to_contain_text(message)
        expect(playground.escaped).to_have_value("https://typed.example/kept")
        page.locator("notice-bar button").click()
        expect(notice).to_have_count(0)


def test_a_link_of_a_megabyte_opens(playground: Playground) -> None:
    text = "https://h/?" + "q" * 1_000_000
    for fragment in (packed({"i": text}), f"u={quote(text, safe='')}"):
        playground.follow("#u=x%3A")
        expect(playground.escaped).to_have_value("x:")
        playground.follow(f"#{fragment}")
        expect(playground.page.locator("#input-count")).to_have_text("1,000,011 code points")
    playground.enter("https://h/")
    expect(playground.verdict).to_have_text("Parsed without validation errors")


def test_inputs_that_would_run_lead_nowhere(playground: Playground) -> None:
    page = playground.page
    for text in (
        "javascript:alert(1)",
        " \tjava\nscript:alert(1)//",
        "data:text/html,<script>alert(1)</script>",
        "vbscript:x",
        "blob:https://h/x",
    ):
        playground.enter(text)
        for tab in ("URLPattern", "Bytes", "Two URLs", "Engines", "Edits", "Redirects", "Cases", "Learn", "URL"):
            page.locator("view-tabs").get_by_text(tab, exact=True).click()
            expect(page.get_by_text("Loading this view …")).to_have_count(0)
            untouched(page)


DROP = """
([selector, name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text.repeat(name === "large.txt" ? 17 << 20 : 1)], name));
  for (const type of ["dragover", "drop"])
    document.querySelector(selector).dispatchEvent(
      new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}
"""


def test_files_that_are_dropped_are_read_as_text_and_refused_when_too_large(playground: Playground) -> None:
    page = playground.page
    playground.follow("#u=x%3A&tab=cases")
    expect(page.locator("#case-list")).to_be_visible()
    page.evaluate(DROP, [".list-panel", MARKUP, f"{MARKUP}\t{MARKUP}\n"])
    expect(page.locator("#case-list")).to_have_value(f"{MARKUP}\t{MARKUP}\n")
    expect(page.locator("table.results tbody tr:not(.spacer)").first).to_be_visible()
    untouched(page)
    page.evaluate(DROP, [".list-panel", "large.txt", "x"])
    expect(page.locator("#said")).to_contain_text("large.txt")
    expect(page.locator("#case-list")).to_have_value(f"{MARKUP}\t{MARKUP}\n")
    playground.follow("#u=x%3A&tab=engines")
    expect(page.locator(".pasted")).to_be_visible()
    engine = {"engine": MARKUP, "version": MARKUP, "date": MARKUP, "results": [{"input": "x:", "hostname": MARKUP}]}
    page.evaluate(DROP, [".pasted", "results.json", json.dumps([engine])])
    expect(page.locator("#pasted")).not_to_have_value("")
    untouched(page)


REFUSED = """
() => [
  () => (document.body.innerHTML = "<b>"),
  () => document.body.insertAdjacentHTML("beforeend", "<b>"),
  () => document.write("<b>"),
  () => new DOMParser().parseFromString("<b>", "text/html"),
  () => (document.createElement("script").src = "/x.js"),
  () => (document.createElement("script").text = "1"),
  () => (document.createElement("iframe").srcdoc = "<b>"),
  () => new Worker("/x.js"),
  () => trustedTypes.createPolicy("another", { createHTML: (text) => text }),
  () => trustedTypes.createPolicy("urlstd-worker", { createScriptURL: (text) => text }),
].filter((attempt) => { try { attempt(); return true; } catch { return false; } }).map(String)
"""


def test_trusted_types_are_enforced(new_page: Callable[..., Page], site: str) -> None:
    """No text becomes markup or a script, whoever tries."""
    page = new_page(expect_trouble=True)
    Playground(page, site).open(link("x:"))
    assert page.evaluate(REFUSED) == []


ELSEWHERE = "https://elsewhere.example/"
# A violation is reported in a task of its own, after the fetch has failed.
ASK_ELSEWHERE = """
async ([address, policy]) => {
  const reported = new Promise((resolve) => document.addEventListener("securitypolicyviolation", resolve));
  await fetch(address).catch(() => {});
  if (policy) await reported;
  console.error("told");
}
"""


@pytest.mark.parametrize(
    "policy",
    [
        pytest.param(True, id="stopped by the policy"),
        pytest.param(False, id="let pass", marks=not_in_firefox("what drives it cannot go past the policy of a page")),
    ],
)
def test_what_a_page_must_not_do_fails_a_test(new_page: Callable[..., Page], site: str, policy: bool) -> None:
    """The watch that is kept over the pages of all tests sees it."""
    page = new_page(expect_trouble=True, bypass_csp=not policy)
    page.route(ELSEWHERE, lambda route: route.abort())
    troubles: list[str] = []
    watch(page, site, troubles)
    page.goto(f"{site}/empty.html")
    page.evaluate(ASK_ELSEWHERE, [ELSEWHERE, policy])
    said = "\n".join(troubles)
    assert "console: told" in said
    assert (f"CSP violation: connect-src {ELSEWHERE}" if policy else f"request: {ELSEWHERE}") in said

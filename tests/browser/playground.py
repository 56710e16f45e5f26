"""The page as a person meets it: what the browser tests of the playground share."""

import json
import re
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from tests.browser.engine import DOWNLOADS, ENGINE
from urlstd.report import answer

NAMED = "https://user:p%40ss@EXAMPLE.com:443/a/../b?q=1#f"
HARD = (
    (NAMED, None),
    ("http://ex\t.\norg\r/", None),
    ("https://１.2.3.4.5", None),
    ("http://[1::2:3:4:5:6:7:8:9]/", None),
    ("file:///C|/demo", None),
    ("foo:a ?b", None),
    ("//x", "https://h/p"),
    ("//x", None),
    ("https://\ud800/", None),
    ("http://0x7f.1/", None),
    ("https://☕.example/", None),
)
# What Python starts from: one of these, the first where it can.
PYTHON_FILES = re.compile(r"/(?:memory\.bin|python\.zip)$")
# Goes through the element's own event, so that any string can be entered and none of it is typed key by key.
ENTER = """
([value, base]) => {
  const send = (tag, type, detail) =>
    document.querySelector(tag).dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  send("base-choice", "base-change", { base: JSON.parse(base) });
  send("url-input", "value-change", { value: JSON.parse(value) });
}
"""


def report(text: str, base: str | None = None, first: int = 0, limit: int = 10_000) -> dict[str, Any]:
    """What Python answers here, outside the browser."""
    request = {"op": "url", "input": text, "base": base, "first": first, "limit": limit}
    answered: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return answered


class Playground:
    """One open page."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, fragment: str = "") -> "Playground":
        """Go to the page and wait for the first answer."""
        self.page.goto(f"{self.site}/{fragment}")
        return self.answered()

    def answered(self) -> "Playground":
        outcome = "main:not([data-answer=foretold]) #verdict .outcome:is(.parsed, .failure)"
        expect(self.page.locator(outcome)).to_be_visible()
        return self

    def enter(self, text: str, base: str | None = None, *, wait: bool = True) -> None:
        """Set input and base, whatever they hold; lone surrogates survive because they cross as JSON."""
        self.page.evaluate(ENTER, [json.dumps(text), json.dumps(base)])
        if wait:
            self.current_answer()

    def current_answer(self) -> None:
        """Wait until what is shown is about the present input."""
        expect(self.page.locator("main[data-answer=here]")).to_be_attached()

    def follow(self, fragment: str) -> None:
        """Change the fragment, as following a link inside the page does."""
        self.page.evaluate("(hash) => { location.hash = hash; }", fragment)

    def value(self) -> str:
        """The input, read from the escaped field."""
        return self.escaped.input_value()

    @property
    def raw(self) -> Locator:
        return self.page.locator("#input-raw")  # other views have fields of the same name

    @property
    def escaped(self) -> Locator:
        return self.page.get_by_label("The same, escaped")

    @property
    def verdict(self) -> Locator:
        return self.page.locator("#verdict")

    @property
    def output(self) -> Locator:
        return self.page.locator("#output-strip .chars")

    @property
    def number(self) -> Locator:
        return self.page.locator("#trace").get_by_label("Go to step")

    @property
    def current(self) -> Locator:
        """The row of the current step."""
        return self.page.locator("step-table tr[aria-current=step]")

    @property
    def state(self) -> Locator:
        return self.page.locator("machine-state .state-line > :first-child")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def share(self, kind: str = "link") -> None:
        """Choose an item of the menu of Share."""
        self.button("Share").click()
        self.page.locator(f"[role=menuitem][data-kind={kind}]").click()

    def step(self, number: int) -> None:
        typed(self.number, number)
        self.number.press("Enter")
        expect(self.number).to_have_value(str(number))


def typed(field: Locator, number: int) -> None:
    """Another number in a number field: there, Firefox adds to what stands in it when it is filled."""
    field.press("ControlOrMeta+A")
    field.press_sequentially(str(number))


def downloaded(page: Page, button: Locator) -> bytes:
    """The file that a button saves."""
    if ENGINE != "firefox":
        with page.expect_download() as download:
            button.click()
        return download.value.path().read_bytes()
    # What drives Firefox is not told of a file that comes from a blob, but it is saved.
    button.click()
    while not (saved := [file for file in DOWNLOADS.glob("*") if file.suffix != ".part" and file.stat().st_size > 0]):
        page.wait_for_timeout(50)
    content = saved[0].read_bytes()
    saved[0].unlink()
    return content


def link(text: str) -> str:
    """The legible link to an input."""
    return f"#u={quote(text, safe='')}"

"""One page for many tests: what starts the page anew for each of them is most of what they would take."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from tests.browser.playground import Playground

SIZE = {"width": 1280, "height": 720}
# Leaves nothing of the test before but the position of what can be opened, then goes where the test begins.
GO = """
async ([fragment, marker]) => {
  const main = document.querySelector("main");
  const field = document.querySelector("#input-escaped");
  const until = async (met) => {
    while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  document.activeElement.blur();
  document.querySelector("#said").textContent = "";
  location.hash = `#u=${marker}%3A`;
  await until(() => field.value === `${marker}:` && main.dataset.answer === "here");
  location.hash = fragment;
  await until(() => field.value !== `${marker}:` && main.dataset.answer === "here");
  scrollTo(0, 0);
}
"""
# Views that are loaded when first opened stay on the page, with fields and texts of the same names as others have.
HAS_MORE = "() => document.querySelector('.later-view > *') !== null"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class LentPage:
    """A page that tests borrow one after the other; the first of them waits for its start."""

    def __init__(self, make: Callable[[], tuple[BrowserContext, Page]], site: str) -> None:
        self._make = make
        self._site = site
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self.lent = 0

    def lend(self) -> Page:
        """The page, as wide as any, in light, with the pointer where nothing is."""
        self.lent += 1
        if self._page is None:
            self._context, self._page = self._make()
        self._page.bring_to_front()  # in Firefox, only the page in front has focus
        self._page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})
        self._page.emulate_media(color_scheme="light", media="screen", forced_colors="none", reduced_motion="null")
        self._page.mouse.move(0, 0)
        return self._page

    def take_back(self, *, spoilt: bool) -> None:
        """After a test; one that failed leaves who knows what, one that opened other views a page that has more."""
        if self._page is None:
            return
        if spoilt or not self._page.evaluate("document.hasFocus()"):
            self.discard()  # without focus: Tab led out of the page, and what drives Firefox has no way back
        elif self._page.evaluate(HAS_MORE):
            self._page.goto("about:blank")

    def discard(self) -> None:
        """The next test gets another page."""
        if self._context is not None:
            self._context.close()
        self._context = self._page = None


class Visitor(Playground):
    """Somebody on a page that others were on before, and who follows links there instead of starting it."""

    def __init__(self, page: Page, site: str, number: int) -> None:
        super().__init__(page, site)
        self._number = number

    def open(self, fragment: str = "") -> "Visitor":
        """Follow a link on the page, or open it if it is not there yet."""
        if not self.page.url.startswith((f"{self.site}/#", f"{self.site}/?")):
            self.page.goto(f"{self.site}/#u=x%3A")
            self.answered()
        self._number += 1
        self.page.evaluate(GO, [fragment or "#ex=every-part", f"before{self._number}"])
        return self


class Newcomer(Playground):
    """Somebody who starts the page, in a tab that has been used: the browser has it warm, and has kept nothing."""

    def open(self, fragment: str = "") -> "Newcomer":
        """Start the page."""
        self.page.goto(f"{self.site}/{fragment}")
        self.answered()
        return self

    def forget(self) -> "Newcomer":
        """Leave what was there, and what it has stored."""
        self.page.goto(f"{self.site}/empty.html")
        self.page.evaluate(FORGET)
        return self

"""Large text, a narrow page, no motion, text from right to left: whoever reads, everything is there and in order."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lent_page import Visitor
from tests.browser.playground import NAMED, link

pytestmark = pytest.mark.browser

TABS = ("URL", "URLPattern", "Bytes", "Two URLs", "Engines", "Edits", "Redirects", "Cases", "Learn")
NARROW = {"width": 320, "height": 640}
WIDER = "document.documentElement.scrollWidth - innerWidth"
# Controls of which a part is beyond the page's edge, or beyond the control's own: not those in what can be scrolled.
CUT = """
() => {
  const scrolls = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  const cut = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width < 2 || !element.checkVisibility() || scrolls(element)) return false;
    if (left < -1 || right > innerWidth + 1) return true;
    return element.matches("button, summary") && element.scrollWidth > element.clientWidth + 1;
  };
  const controls = document.querySelectorAll("button, input:not([type=file]), select, textarea, summary, a[href]");
  return [...controls].filter((element) => !element.matches(".skip, .visually-hidden") && cut(element))
    .map((element) => element.outerHTML.slice(0, 150));
}
"""


def show(page: Page, tab: str) -> None:
    page.locator("view-tabs").get_by_role("button", name=tab, exact=True).click()
    expect(page.get_by_text("Loading this view …")).to_have_count(0)


@pytest.fixture
def large(visitor: Visitor) -> Iterator[Visitor]:
    """A page with text of twice the size."""
    page = visitor.open(link(NAMED)).page
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    yield visitor
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_text_of_twice_the_size_on_a_narrow_page_is_neither_cut_nor_scrolled_sideways(large: Visitor) -> None:
    page = large.page
    found = []
    for tab in TABS:
        show(page, tab)
        large.current_answer()
        if (wider := page.evaluate(WIDER)) > 0:
            found.append((tab, f"{wider} px too wide"))
        found += [(tab, control) for control in page.evaluate(CUT)]
    assert found == []


def test_steps_with_long_lists_of_numbers_stay_on_a_narrow_page(visitor: Visitor) -> None:
    page = visitor.open("#u=x%3A&tab=learn&own=steps%2Fpattern").page
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    expect(page.locator(".runs .run").first).to_be_visible()
    page.evaluate("for (const run of document.querySelectorAll('.runs .run')) run.open = true")
    longest = page.locator(".runs .number", has_text="4.8.5.6.2.-4.8.5.6.5.").first
    expect(longest).to_be_visible()
    assert page.evaluate(WIDER) <= 0


WATCH_MOTION = """
() => {
  globalThis.moved = [];
  for (const type of ["animationstart", "transitionrun"])
    document.addEventListener(type, ({ target }) => moved.push(`${type} ${target.outerHTML.slice(0, 80)}`), true);
  for (const [owner, name] of [[Element.prototype, "scrollIntoView"], [Element.prototype, "scrollTo"],
                               [Element.prototype, "scrollBy"], [globalThis, "scrollTo"], [globalThis, "scrollBy"]]) {
    const scroll = owner[name];
    owner[name] = function (...options) {
      if (options[0]?.behavior === "smooth") moved.push(`${name}: smooth`);
      return scroll.apply(this, options);
    };
  }
}
"""
MOVES = """
() => [
  ...moved,
  ...document.getAnimations().map(({ effect }) => `animated: ${effect?.target?.outerHTML.slice(0, 80)}`),
  ...[...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).scrollBehavior === "smooth")
    .map((element) => `scrolls smoothly: ${element.tagName}`),
]
"""


def test_nothing_moves_for_those_who_want_less_motion(visitor: Visitor) -> None:
    page = visitor.open(link(NAMED)).page
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH_MOTION)
    for tab in TABS:
        show(page, tab)
        assert page.evaluate(MOVES) == [], tab
    show(page, "URL")
    visitor.step(3)
    visitor.button("Last step").click()
    page.get_by_role("button", name="Examples").click()
    expect(page.locator("examples-dialog dialog")).to_be_visible()
    assert page.evaluate(MOVES) == []
    page.keyboard.press("Escape")


RIGHT_TO_LEFT = "https://\u05d0\u05d1.example/\u05e9\u05dc\u05d5\u05dd?\u05d2=1#\u0645\u0631"
# Letters from right to left that stand in one paragraph with other text, and nothing keeps them apart from it.
NOT_ISOLATED = r"""
() => {
  const rtl = /[\u0590-\u08ff]/;
  const own = (text) => text.parentElement.closest("textarea, script, style, option, title, .strip, [role=listbox]");
  const isolates = (style) => /isolate|plaintext/.test(style.unicodeBidi);
  const isBlock = (style) => !/^(?:inline|contents|ruby)$/.test(style.display);
  const alone = (block) => !/[A-Za-z0-9]/.test(block.textContent);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!rtl.test(text.data) || own(text) || !text.parentElement.checkVisibility()) continue;
    let kept = false, element = text.parentElement;
    for (; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (isolates(style)) kept = !isBlock(style) || element.localName !== "p";
      if (kept || isBlock(style)) break;
    }
    if (!kept && !alone(element)) found.push(element.outerHTML.slice(0, 300));
  }
  return found;
}
"""


def test_text_from_right_to_left_is_kept_apart_from_the_text_around_it(visitor: Visitor) -> None:
    text = quote(RIGHT_TO_LEFT, safe="")
    page = visitor.open(f"#u={text}&second={text}&pattern={text}").page
    found = []
    for tab in TABS:
        show(page, tab)
        visitor.current_answer()
        found += [(tab, sentence) for sentence in page.evaluate(NOT_ISOLATED)]
    assert found == []


ORDER = r"""
() => {
  const place = (node) => { const range = new Range(); range.selectNodeContents(node); return range.getClientRects(); };
  const found = [];
  for (const bdi of document.querySelectorAll("bdi, .chars")) {
    const { previousSibling: before, nextSibling: after } = bdi;
    if (!/[\u0590-\u08ff]/.test(bdi.textContent) || !before?.textContent.trim() || !after?.textContent.trim()) continue;
    const [first] = [...place(before)].slice(-1), [here] = place(bdi), [last] = place(after);
    if (!first || !here || !last || Math.abs(first.top - here.top) > 4 || Math.abs(last.top - here.top) > 4) continue;
    found.push(first.right <= here.left + 1 && here.right <= last.left + 1);
  }
  return found;
}
"""


def test_a_sentence_around_text_from_right_to_left_keeps_its_order(visitor: Visitor) -> None:
    page = visitor.open(link(RIGHT_TO_LEFT)).page
    show(page, "URL")
    order = page.evaluate(ORDER)
    assert order, "there is such a sentence"
    assert all(order)

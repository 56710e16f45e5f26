"""Whatever is missing, damaged, refused or cut off: the page says so clearly, and what was typed is still there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.engine import ENGINE
from tests.browser.playground import PYTHON_FILES, Playground, link

pytestmark = pytest.mark.browser

TYPED = "https://typed.example/☕?kept"
CLIPBOARD_REFUSES = """
Object.defineProperty(navigator, "clipboard", { value: {
  writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } });
"""
REFUSES = """
for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
  Object.defineProperty(globalThis, name, { get() { throw new DOMException("no", "SecurityError"); } });
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
# Python's thread ends in the middle of an answer, as it does when memory runs out: an exception of WebAssembly.
BREAKS = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (!message?.request?.includes("breaks")) return post.call(this, message, ...rest);
  this.onmessage({ data: { type: "broken", id: message.id, message: "RuntimeError: unreachable" } });
};
"""


def gone(route: Route) -> None:
    route.fulfill(status=404, body="gone")


def cut(route: Route) -> None:
    route.abort()


def changed(route: Route) -> None:
    """A byte is another one: what every sum notices."""
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=response, body=bytes(body))


def later(route: Route) -> None:
    """Something was added: still fine as a script or a style sheet, and not what the site ships."""
    response = route.fetch()
    route.fulfill(response=response, body=response.body() + b"\n")


@pytest.mark.parametrize(
    ("file", "fault", "message"),
    [
        ("pyodide.asm.wasm", changed, "pyodide.asm.wasm arrived, but cannot be used"),
        (
            "python.zip",
            changed,
            "cannot be used: it is not the file that this page was made with",
        ),
        ("python.zip", gone, "404 for python.zip"),
        ("pyodide.asm.wasm", cut, "pyodide.asm.wasm could not be loaded"),
    ],
    ids=["wasm changed", "archive changed", "archive missing", "wasm cut off"],
)
def test_without_python_the_page_says_why_and_goes_on_when_it_comes(
    new_page: Callable[..., Page], site: str, file: str, fault: Callable[[Route], None], message: str
) -> None:
    page = new_page(expect_trouble=True)
    if file == "python.zip":
        page.route("**/memory.bin", gone)
    page.route(f"**/{file}", fault)
    page.goto(f"{site}/{link('https://h/')}")
    playground = Playground(page, site)
    playground.raw.fill(TYPED)
    expect(page.locator("load-status")).to_contain_text(message)
    assert playground.value() == TYPED
    page.unroute_all()
    page.get_by_role("button", name="Retry").click()
    playground.current_answer()
    expect(page.locator("#output-strip")).to_contain_text("typed.example")
    assert playground.value() == TYPED


@pytest.mark.parametrize("file", ["app.js", "first_view.js", "theme.js", "page.css"])
def test_a_file_of_the_page_that_was_changed_is_refused(new_page: Callable[..., Page], site: str, file: str) -> None:
    page = new_page(expect_trouble=True)
    page.route(re.compile(rf"/{re.escape(file)}$"), later)
    if ENGINE == "firefox":  # it says why where no driver hears it
        page.goto(f"{site}/{link('https://h/')}")
    else:
        with page.expect_console_message(lambda message: "integrity" in message.text.lower()):
            page.goto(f"{site}/{link('https://h/')}")
    notice = page.locator("#unloaded")
    expect(notice).to_contain_text("A part of this page could not be loaded, or is not what the site ships.")
    page.unroute_all()
    notice.get_by_role("button", name="Load it again").click()
    expect(notice).to_have_count(0)
    Playground(page, site).answered()


@pytest.mark.parametrize(
    ("file", "fault"),
    [("redirects/view.js", gone), ("style/redirects.css", gone), ("shared/escaped_field.js", cut)],
    ids=["module", "style sheet", "what several views share"],
)
def test_a_view_that_does_not_come_can_be_asked_for_again(
    new_page: Callable[..., Page], site: str, file: str, fault: Callable[[Route], None]
) -> None:
    page = new_page(expect_trouble=True)
    page.route(f"**/{file}", fault)
    playground = Playground(page, site).open(link("https://h/"))
    playground.enter(TYPED)
    playground.button("Redirects").click()
    expect(page.get_by_role("alert")).to_contain_text("This view could not be loaded.")
    page.unroute_all()
    # Firefox says of a module that failed that it failed: the page begins anew there.
    page.get_by_role("alert").get_by_role("button", name="Retry").click()
    expect(page.get_by_role("button", name="Add a location")).to_be_visible()
    assert playground.value() == TYPED
    playground.button("URL").click()
    expect(page.locator("#output-strip")).to_contain_text("typed.example")


@pytest.mark.parametrize(
    ("file", "kind"),
    [("embed/dialog.js", "embed"), ("exchange/share_texts.js", "markdown"), ("elements/share_dialog.js", "link")],
    ids=["embedding", "texts", "dialog"],
)
def test_sharing_that_does_not_come_can_be_asked_for_again(
    new_page: Callable[..., Page], site: str, file: str, kind: str
) -> None:
    page = new_page(expect_trouble=True)
    page.add_init_script(CLIPBOARD_REFUSES)
    page.route(f"**/{file}", cut)
    playground = Playground(page, site).open(link("https://h/"))
    playground.enter(TYPED)
    playground.share(kind)
    expect(page.locator("#said")).to_have_text("What shares this could not be loaded.")
    page.unroute_all()
    began = page.evaluate("performance.timeOrigin")
    playground.share(kind)
    if ENGINE == "firefox":  # it remembers that the module failed: the page begins anew
        page.wait_for_function("(began) => performance.timeOrigin !== began", arg=began)
        playground.answered()
        playground.share(kind)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    assert playground.value() == TYPED


def test_a_link_to_an_example_says_when_the_examples_do_not_come(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(expect_trouble=True)
    page.route("**/shared/examples.js", cut)
    playground = Playground(page, site)
    playground.open("#ex=ipv4-octal")
    expect(page.locator("notice-bar")).to_contain_text("the examples could not be loaded")
    playground.enter(TYPED)
    expect(page.locator("#output-strip")).to_contain_text("typed.example")
    page.unroute_all()
    page.goto("about:blank")
    playground.open("#ex=ipv4-octal")
    assert playground.value() == "http://0177.0.0.0x1/"


def test_when_python_breaks_in_the_middle_it_starts_anew(new_page: Callable[..., Page], site: str) -> None:
    page = new_page()
    page.add_init_script(BREAKS)
    playground = Playground(page, site).open(link("https://h/"))
    playground.enter("https://breaks.example/", wait=False)
    expect(page.locator("load-status")).to_contain_text("unreachable")
    assert playground.value() == "https://breaks.example/"
    playground.enter(TYPED)
    expect(page.locator("#output-strip")).to_contain_text("typed.example")


@pytest.mark.parametrize("refusal", [REFUSES, FULL], ids=["refused", "full"])
def test_a_browser_that_keeps_nothing_is_no_obstacle(new_page: Callable[..., Page], site: str, refusal: str) -> None:
    page = new_page(service_workers="allow")
    page.add_init_script(refusal)
    playground = Playground(page, site).open(link("https://h/"))
    playground.enter(TYPED)
    page.get_by_label("Theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    for name in ("URLPattern", "Learn", "URL"):
        page.locator("view-tabs").get_by_text(name, exact=True).click()
        expect(page.get_by_text("Loading this view …")).to_have_count(0)
        expect(page.get_by_text("This view could not be loaded.")).to_have_count(0)
    page.wait_for_function("() => location.hash.startsWith('#1.')")
    page.reload()
    playground.answered()
    assert playground.value() == TYPED


def test_a_clipboard_that_refuses_leaves_the_link_to_be_copied_by_hand(
    new_page: Callable[..., Page], site: str
) -> None:
    page = new_page()
    page.add_init_script(CLIPBOARD_REFUSES)
    playground = Playground(page, site).open(link("https://h/"))
    playground.share()
    expect(page.locator("#share-link")).to_have_value(f"{site}/{link('https://h/')}")
    expect(page.locator("#share-link")).to_be_focused()


def test_offline_at_each_moment(new_page: Callable[..., Page], site: str) -> None:
    """Without a service worker, so that nothing is kept: during the start, after it, when a view is opened."""
    page = new_page(expect_trouble=True)
    page.route(PYTHON_FILES, cut)
    page.goto(f"{site}/{link('https://h/')}")
    playground = Playground(page, site)
    playground.raw.fill(TYPED)
    page.context.set_offline(True)
    expect(page.locator("load-status")).to_contain_text("could not be loaded")
    page.get_by_role("button", name="Retry").click()  # what was said of the last try goes at once
    expect(page.locator("load-status")).to_contain_text(re.compile("offline|could not be loaded"))
    page.unroute_all()
    page.context.set_offline(False)
    page.get_by_role("button", name="Retry").click()
    playground.current_answer()
    expect(page.locator("#output-strip")).to_contain_text("typed.example")
    page.context.set_offline(True)
    playground.enter(f"{TYPED}&more")
    expect(page.locator("#output-strip")).to_contain_text("more")
    playground.button("Redirects").click()
    expect(page.get_by_role("alert")).to_contain_text("This view could not be loaded.")
    page.context.set_offline(False)
    page.get_by_role("alert").get_by_role("button", name="Retry").click()
    expect(page.get_by_role("button", name="Add a location")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert playground.value() == f"{TYPED}&more"


def test_two_tabs_each_keep_their_own(new_page: Callable[..., Page], site: str) -> None:
    first = Playground(new_page(), site).open(link("https://first.example/"))
    second = Playground(first.page.context.new_page(), site).open(link("https://second.example/"))
    first.enter("https://first.example/typed")
    second.enter("https://second.example/typed")
    first.page.get_by_label("Theme").select_option("dark")
    for tab, name in ((first, "first"), (second, "second")):
        tab.page.wait_for_function("() => location.hash.endsWith('typed')")
        tab.page.reload()
        tab.answered()
        expect(tab.raw).to_have_value(f"https://{name}.example/typed")
        expect(tab.page.get_by_label("Theme")).to_have_value("dark")

"""A real Chromium and the real site, served with the headers that netlify.toml declares."""

import fcntl
import os
import re
import shutil
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

import build
from tests.browser.axe import AXE
from tests.browser.engine import DOWNLOADS, ENGINE, FIGURE
from tests.browser.lent_page import SIZE, LentPage, Newcomer, Visitor
from web.build.server import local_server

# A machine with two cores that compiles Python in two browsers at a time takes its time.
PATIENCE = 60_000
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

CLIPBOARD = ("clipboard-read", "clipboard-write")
FAILED = pytest.StashKey[bool]()
# What Firefox logs of a page that is left while files arrive, or of a worker that is ended while Python runs, where
# Chromium is silent. Nobody is there to see it.
LEFT = re.compile(
    r"Error in input stream|^exception: undefined$|NetworkError: A network error occurred"
    r"|Pyodide has suffered a fatal error|The cause of the fatal error was"
)
REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  console.error(`CSP violation: ${effectiveDirective} ${blockedURI}`));
"""


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site: a copy, so that a build in the meantime does not disturb the tests."""
    copy = tmp_path_factory.mktemp("site") / "dist"
    build.CACHE.mkdir(exist_ok=True)
    with (build.CACHE / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built = Path(os.environ["URLSTD_DIST"]) if "URLSTD_DIST" in os.environ else build.site()
        shutil.copytree(built, copy, copy_function=os.link)
    # A page of the tests' own, with nothing on it.
    page = "<!doctype html><title>empty</title><link rel=icon href=empty.svg>"
    (copy / "empty.html").write_text(page, encoding="utf-8")
    (copy / "empty.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    return copy


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site, without a slash at its end."""
    server = local_server(dist)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def engines() -> Iterator[Playwright]:
    """What starts browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(engines: Playwright) -> Iterator[Browser]:
    """Chromium, or the engine that the tests are to run in."""
    if ENGINE == "firefox":
        browser = firefox(engines, os.environ.get("URLSTD_FIREFOX") or build.firefox())
    else:
        executable = os.environ.get("URLSTD_CHROMIUM") or build.chromium()
        browser = engines.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
    yield browser
    browser.close()
    shutil.rmtree(DOWNLOADS, ignore_errors=True)


def firefox(engines: Playwright, executable: str) -> Browser:
    """Firefox as people have it, driven through the standard for that."""
    settings: dict[str, str | float | bool] = {
        "dom.events.testing.asyncClipboard": True,  # it asks nobody
        "browser.download.alwaysOpenPanel": False,  # its list of downloads takes the keys that are pressed
    }
    return engines.firefox.launch(
        channel="moz-firefox",
        executable_path=executable,
        firefox_user_prefs=settings,
        headless=True,
        downloads_path=DOWNLOADS,
    )


def new_context(browser: Browser, *, axe: bool = False, **options: object) -> BrowserContext:
    """A fresh profile; unless a test is about it, the browser keeps nothing of the site."""
    if browser.browser_type.name == "firefox":
        options.pop("permissions", None)  # it has no such permissions
    context = browser.new_context(**{"service_workers": "block"} | options)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REPORT_VIOLATIONS)
    if axe:
        context.add_init_script(path=AXE)
    return context


@pytest.fixture
def new_page(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Makes pages, each in a fresh profile; options are those of Playwright's new_context.

    Afterwards the test fails if any of them had an error in its console, an uncaught exception, a violation of the
    security policy, or asked another origin for anything. `page.expect_trouble` is for tests that provoke some.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(*, expect_trouble: bool = False, **options: object) -> Page:
        context = new_context(browser, **options)
        contexts.append(context)
        page = context.new_page()
        if not expect_trouble:
            watch(page, site, troubles)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page that must not give any trouble."""
    return new_page()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests failed: what they leave is not for others."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how the browser's own answers compare."""
    properties = [known for report in terminalreporter.getreports("passed") for known in report.user_properties]
    if figures := [value for name, value in properties if name == FIGURE]:
        terminalreporter.section("not as expected in the browser itself")
        for figure in figures:
            terminalreporter.line(str(figure))


class Lending:
    """A lent page with what is wrong with it."""

    def __init__(self, browser: Browser, site: str, **options: object) -> None:
        self.troubles: list[str] = []
        self._browser, self._site, self._options = browser, site, options
        self.shelf = LentPage(self._make, site)

    def _make(self) -> tuple[BrowserContext, Page]:
        context = new_context(self._browser, permissions=CLIPBOARD, viewport=SIZE, **self._options)
        page = context.new_page()
        watch(page, self._site, self.troubles)
        return context, page

    def lent(self, request: pytest.FixtureRequest) -> Iterator[Page]:
        """For one test; it fails if the page gave trouble meanwhile."""
        page = self.shelf.lend()
        yield page
        page.unroute_all()
        troubles, self.troubles[:] = list(self.troubles), []
        self.shelf.take_back(spoilt=bool(troubles) or request.node.stash.get(FAILED, False))
        assert not troubles


@pytest.fixture(scope="session")
def for_visitors(browser: Browser, site: str) -> Iterator[Lending]:
    """The page that is started once."""
    lending = Lending(browser, site)
    yield lending
    lending.shelf.discard()


@pytest.fixture(scope="session")
def for_newcomers(browser: Browser, site: str) -> Iterator[Lending]:
    """The tab in which the page is started again and again."""
    lending = Lending(browser, site)
    yield lending
    lending.shelf.discard()


@pytest.fixture(scope="session")
def for_examiners(browser: Browser, site: str) -> Iterator[Lending]:
    """The page that axe looks at. The checker is ours and not the page's: it goes past the policy."""
    lending = Lending(browser, site, bypass_csp=True, axe=True)
    yield lending
    lending.shelf.discard()


@pytest.fixture
def visitor(request: pytest.FixtureRequest, for_visitors: Lending, site: str) -> Iterator[Visitor]:
    """For tests that look, type and step, and leave what can be opened as they found it."""
    for page in for_visitors.lent(request):
        yield Visitor(page, site, for_visitors.shelf.lent)


@pytest.fixture
def newcomer(request: pytest.FixtureRequest, for_newcomers: Lending, site: str) -> Iterator[Newcomer]:
    """For tests that start the page, reload it, or leave it changed."""
    for page in for_newcomers.lent(request):
        yield Newcomer(page, site).forget()


@pytest.fixture
def examiner(request: pytest.FixtureRequest, for_examiners: Lending, site: str) -> Iterator[Visitor]:
    """For tests that have axe look at the page."""
    for page in for_examiners.lent(request):
        yield Visitor(page, site, for_examiners.shelf.lent)


def watch(page: Page, site: str, troubles: list[str]) -> None:
    """Collect what a page without faults does not do."""

    browser = page.context.browser
    in_firefox = browser is not None and browser.browser_type.name == "firefox"

    def trouble(said: str) -> None:
        if not (in_firefox and LEFT.search(said)):
            troubles.append(said)

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            trouble(f"console: {message.text}")

    def request(request: Request) -> None:
        if not request.url.startswith((f"{site}/", "data:", "blob:")):
            troubles.append(f"request: {request.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: trouble(f"exception: {error}"))
    page.on("request", request)

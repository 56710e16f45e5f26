"""A real Chromium and the real site, served with the headers that netlify.toml declares."""

import fcntl
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

import build

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
    server = build.server(dist)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    executable = os.environ.get("URLSTD_CHROMIUM") or build.chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Makes pages, each in a fresh profile; options are those of Playwright's new_context.

    Afterwards the test fails if any of them had an error in its console, an uncaught exception, a violation of the
    security policy, or asked another origin for anything. `page.expect_trouble` is for tests that provoke some.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(*, expect_trouble: bool = False, **options: object) -> Page:
        # Unless a test is about it, the browser keeps nothing of the site.
        context = browser.new_context(**{"service_workers": "block"} | options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REPORT_VIOLATIONS)
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


def watch(page: Page, site: str, troubles: list[str]) -> None:
    """Collect what a page without faults does not do."""

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            troubles.append(f"console: {message.text}")

    def request(request: Request) -> None:
        if not request.url.startswith((f"{site}/", "data:", "blob:")):
            troubles.append(f"request: {request.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: troubles.append(f"exception: {error}"))
    page.on("request", request)

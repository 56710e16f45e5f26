"""The site kept by the browser: it works without a network, versions never mix, and an update loses nothing typed."""

import json
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import build
from tests.browser.playground import Playground
from web.build import dist as making
from web.build.server import local_server

pytestmark = pytest.mark.browser

TABS = ("URL", "URLPattern", "Bytes", "Two URLs", "Engines", "Edits", "Redirects", "Cases", "Learn")
TYPED = "https://typed.example/☕?kept=1"


class Host:
    """A host whose site can change and that can be switched off."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.publish(site)
        self.server = self._serve(0)
        self.port = self.server.server_port

    def publish(self, site: Path) -> None:
        """From now on this is the site."""
        link = self.folder.with_name("next")
        link.symlink_to(site, target_is_directory=True)
        link.replace(self.folder)

    def _serve(self, port: int) -> ThreadingHTTPServer:
        server = local_server(self.folder, port)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server

    def off(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path / "site", dist)
    yield host
    host.off()


@pytest.fixture
def newer(dist: Path, tmp_path: Path) -> Path:
    """The site's next version: another text on its page, and all of its own files under other names."""
    folder = tmp_path / "newer"
    shutil.copytree(dist, folder, copy_function=os.link)
    (app,) = (folder / "assets").glob("app-*")
    app.rename(app.with_name("app-0123456789abcdef"))
    for name in ("index.html", "manifest.webmanifest"):
        text = (folder / name).read_text(encoding="utf-8").replace(app.name, "app-0123456789abcdef")
        (folder / name).unlink()
        (folder / name).write_text(text.replace(">urlstd playground:", ">Newer urlstd playground:"), encoding="utf-8")
    source = (build.WEB / "service_worker.js").read_text(encoding="utf-8")
    (folder / "service_worker.js").unlink()
    (folder / "service_worker.js").write_bytes(making.service_worker(source, folder))
    return folder


@pytest.fixture
def kept(new_page: Callable[..., Page], host: Host) -> Playground:
    """A page after a first visit, in a browser that has kept the site."""
    page = new_page(expect_trouble=True, service_workers="allow")
    playground = Playground(page, host.address).open()
    expect(page.locator("#offline")).to_have_text("Works without a network, too.")
    return playground


def open_tab(context: BrowserContext, host: Host) -> Playground:
    return Playground(context.new_page(), host.address).open()


def test_everything_works_with_the_network_off(kept: Playground, host: Host) -> None:
    host.off()
    page = kept.page
    troubles: list[str] = []
    page.on("requestfailed", lambda request: troubles.append(request.url))
    page.reload()
    kept.answered()
    for name in TABS:
        page.locator("view-tabs").get_by_text(name, exact=True).click()
        expect(page.get_by_text("Loading this view …")).to_have_count(0)
        expect(page.get_by_text("This view could not be loaded.")).to_have_count(0)
    page.locator("view-tabs").get_by_text("URL", exact=True).click()
    kept.enter(TYPED)
    expect(kept.page.locator("#output-strip")).to_contain_text("typed.example")
    # Takes long: Python is stopped, and starts anew from what the page has.
    kept.enter("https://example.com/" + "a/" * 500_000, wait=False)
    kept.button("Stop").click()
    expect(page.locator("load-status")).to_contain_text("Stopped.")
    kept.enter("https://again.example/")
    expect(kept.page.locator("#output-strip")).to_contain_text("again.example")
    page.goto(f"{host.address}/#u=https%3A%2F%2Flinked.example%2F")
    page.reload()
    kept.answered()
    expect(kept.page.locator("#output-strip")).to_contain_text("linked.example")
    assert not troubles


def test_the_reference_is_kept_too(kept: Playground, host: Host) -> None:
    host.off()
    kept.page.goto(f"{host.address}/reference/")
    expect(kept.page.get_by_role("heading", level=1)).to_be_visible()


def test_versions_never_mix_and_an_update_loses_nothing_typed(kept: Playground, host: Host, newer: Path) -> None:
    page, other = kept.page, open_tab(kept.page.context, host)
    kept.enter(TYPED)
    host.publish(newer)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    kept.answered()
    # Still the old version, and only that.
    expect(page).to_have_title("urlstd playground: watch the URL Standard parse")
    assert not [address for address in asked if "0123456789abcdef" in address]
    notice = page.locator("update-notice")
    expect(notice).to_contain_text("A new version of this page is ready.")
    kept.enter(TYPED + "&more")
    asked.clear()
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    kept.current_answer()
    expect(page).to_have_title("Newer urlstd playground: watch the URL Standard parse")
    expect(kept.escaped).to_have_value(TYPED + "&more")
    scripts = [address for address in asked if address.endswith(".js") and "/app-" in address]
    assert scripts
    assert all("/app-0123456789abcdef/" in address for address in scripts)
    # The other tab is of the old version: it is told, and what it has not loaded yet is there still.
    expect(other.page.locator("update-notice")).to_contain_text("A new version of this page is ready.")
    other.page.locator("view-tabs").get_by_text("Learn", exact=True).click()
    expect(other.page.get_by_text("Loading this view …")).to_have_count(0)
    expect(other.page.get_by_text("This view could not be loaded.")).to_have_count(0)


def test_a_version_that_is_not_whole_is_not_used(kept: Playground, host: Host, newer: Path) -> None:
    """A browser that has lost a file shows what the network has, whole."""
    lost = """async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return cache.delete(requests.find(({ url }) => url.endsWith("/app.js")));
    }"""
    assert kept.page.evaluate(lost)
    host.publish(newer)
    kept.page.reload()
    kept.answered()
    expect(kept.page).to_have_title("Newer urlstd playground: watch the URL Standard parse")


def test_a_damaged_update_is_not_taken(kept: Playground, host: Host, newer: Path) -> None:
    (script,) = newer.glob("assets/app-*/redirects/view.js")
    content = script.read_bytes()
    script.unlink()
    script.write_bytes(content + b"\n")
    host.publish(newer)
    failed = "navigator.serviceWorker.ready.then((known) => known.update()).then(() => 'taken', () => 'refused')"
    kept.page.evaluate(failed)
    gone = """async () => {
      const known = await navigator.serviceWorker.ready;
      const { installing } = known;
      if (installing) await new Promise((resolve) => installing.addEventListener("statechange", resolve));
      return [known.waiting, known.active?.state];
    }"""
    assert kept.page.evaluate(gone) == [None, "activated"]
    kept.page.reload()
    kept.answered()
    expect(kept.page).to_have_title("urlstd playground: watch the URL Standard parse")
    expect(kept.page.locator("update-notice")).to_be_hidden()


@pytest.mark.parametrize(
    "without",
    [
        "delete Navigator.prototype.serviceWorker",
        # In Firefox, an empty page has none from the start.
        """globalThis.ServiceWorkerContainer && (ServiceWorkerContainer.prototype.register =
          () => Promise.reject(new DOMException("no", "SecurityError")))""",
        """for (const name of ["localStorage", "sessionStorage", "caches"]) Object.defineProperty(globalThis, name, {
          get() { throw new DOMException("no", "SecurityError") } })""",
    ],
    ids=["no service workers", "refused", "no storage"],
)
def test_the_page_works_without(new_page: Callable[..., Page], site: str, without: str) -> None:
    page = new_page(service_workers="allow")
    page.add_init_script(without)
    playground = Playground(page, site).open()
    playground.enter(TYPED)
    expect(page.locator("#output-strip")).to_contain_text("typed.example")
    expect(page.locator("update-notice")).to_be_hidden()


def test_the_manifest_makes_the_page_installable(page: Page, dist: Path, site: str) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    page.goto(f"{site}/empty.html")
    for icon in manifest["icons"][1:]:
        size = page.evaluate(
            """async (address) => {
              const image = new Image();
              image.src = address;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            f"/{icon['src']}",
        )
        assert size == icon["sizes"]

"""Python in the page: it starts, it can be stopped, and when it cannot start it says why."""

import json
import re
import runpy
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

import build
from tests.browser.engine import not_in_firefox
from urlstd.report import answer
from web.build.server import Handler

pytestmark = pytest.mark.browser

START = """
async ([app, options]) => {
  const { Client } = await import(`${app}/python/client.js`);
  const client = globalThis.client = new Client(options);
  globalThis.events = [];
  for (const type of ["progress", "ready", "failed", "stopped"])
    client.addEventListener(type, ({ detail }) => events.push([type, detail]));
  client.start();
}
"""
SETTLED = """
async () => {
  if (client.state === "loading")
    await new Promise((resolve) => ["ready", "failed"].forEach((type) => client.addEventListener(type, resolve)));
  return client.state;
}
"""
# What the build asks Python in order to learn what it needs.
EXERCISE = runpy.run_path(str(build.ROOT / "web" / "build" / "exercise.py"))
# A machine that runs several browsers at a time may be slow, but is not stuck.
PATIENT = {"patience": 120_000}
CALL = "([method, request]) => client.call(method, request).catch((error) => error.name)"
# Millions of steps, one by one: longer than anybody waits.
LONG = {"input": "https://example.com/" + "a/" * 2_000_000, "base": None, "first": 3_999_999, "limit": 1}
SHORT = {"input": "https://example.com/", "base": None, "first": 0, "limit": 100}


@pytest.fixture
def start(dist: Path, site: str) -> Callable[..., None]:
    """Opens the empty page and starts a client of its own in it."""
    (app,) = (dist / "assets").glob("app-*")

    def begin(page: Page, **options: object) -> None:
        page.goto(f"{site}/empty.html")
        page.evaluate(START, [f"/assets/{app.name}", PATIENT | options])

    return begin


def events(page: Page, kind: str) -> list[dict[str, Any]]:
    """The details of the events of one type so far."""
    return [detail for name, detail in page.evaluate("events") if name == kind]


def test_progress_ends_in_ready_and_an_answer(page: Page, start: Callable[..., None]) -> None:
    start(page)
    assert page.evaluate(SETTLED) == "ready"
    progress = events(page, "progress")
    loaded = [step["loaded"] for step in progress]
    assert loaded == sorted(loaded)
    assert len(loaded) > 3
    assert {step["phase"] for step in progress[:-1]} == {"download"}
    assert progress[-1]["phase"] == "start"
    assert loaded[-1] == progress[-1]["total"] > 10_000_000
    (ready,) = events(page, "ready")
    assert ready["versions"]["python"].startswith("3.14.")
    assert page.evaluate(CALL, ["url", SHORT])["api"]["href"] == "https://example.com/"


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("https://user:p%40ss@EXAMPLE.com:443/a/../b?q=1#f", None),
        ("http://ex\t.\norg\r/", None),
        ("https://１.2.3.4.5", None),
        ("http://[1::2:3:4:5:6:7:8:9]/", None),
        ("file:///C|/demo", "file:///D:/x"),
        ("//x", "https://h/p"),
        ("//x", None),
        ("https://\ud800/", None),
        ("http://0x7f.1/", None),
        ("https://☕.example/", None),
    ],
)
def test_the_answer_is_that_of_cpython(ready_page: Page, text: str, base: str | None) -> None:
    request = {"input": text, "base": base, "first": 0, "limit": 1000}
    # As JSON text: Playwright would replace lone surrogates.
    there = ready_page.evaluate(
        "async (request) => JSON.stringify(await client.call('url', JSON.parse(request)))", json.dumps(request)
    )
    assert json.loads(there) == json.loads(answer(json.dumps({"op": "url", **request})))


@pytest.fixture(scope="module", params=["memory.bin", "python.zip"])
def ready_page(request: pytest.FixtureRequest, browser: Any, dist: Path, site: str) -> Any:
    """A page with Python, started once for many questions: in each of the two ways."""
    context = browser.new_context()
    page = context.new_page()
    if request.param == "python.zip":
        context.route("**/memory.bin", not_found)
    (app,) = (dist / "assets").glob("app-*")
    page.goto(f"{site}/empty.html")
    page.evaluate(START, [f"/assets/{app.name}", PATIENT])
    assert page.evaluate(SETTLED) == "ready"
    yield page
    context.close()


@pytest.mark.parametrize("question", EXERCISE["REQUESTS"], ids=lambda question: question["op"])
def test_all_that_can_be_asked_is_answered(ready_page: Page, question: dict[str, Any]) -> None:
    """Also what a start from memory has to read from the archive."""
    ask = "async (text) => JSON.stringify(await client.call('', JSON.parse(text)))"
    there = ready_page.evaluate(ask, json.dumps(question))
    told, here = json.loads(there), json.loads(answer(json.dumps(question)))
    for reply in (told, here):
        reply.pop("python", None)  # its version
    assert told == here


def test_a_runaway_is_stopped_at_the_deadline_and_the_page_recovers(page: Page, start: Callable[..., None]) -> None:
    start(page, deadline=2_000)
    page.evaluate(SETTLED)
    assert page.evaluate(CALL, ["url", LONG]) == "Stopped"
    assert page.evaluate("client.state") == "loading"
    assert events(page, "stopped") == [{"method": "url", "reason": "deadline"}]
    assert page.evaluate(SETTLED) == "ready"
    assert page.evaluate(CALL, ["unknown", {}]).keys() >= {"error"}


def test_a_person_can_stop_it_and_what_waits_goes_on(page: Page, start: Callable[..., None]) -> None:
    start(page, deadline=600_000)
    page.evaluate(SETTLED)
    stopped, other = page.evaluate(
        """async (long) => {
          const stopped = client.call("url", long).catch((error) => error.name);
          const other = client.call("unknown");
          client.stop();
          return [await stopped, await other];
        }""",
        LONG,
    )
    assert stopped == "Stopped"
    assert other.keys() >= {"error"}
    assert events(page, "stopped") == [{"method": "url", "reason": "by hand"}]
    assert len(events(page, "ready")) == 2


# What a host may do to one of the files, and what the page makes of it.
Answer = Callable[[Route], None]


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="")


def web_page(route: Route) -> None:
    route.fulfill(status=200, content_type="text/html", body="<!doctype html><title>Welcome</title>")


def no_connection(route: Route) -> None:
    route.abort()


def octets(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, headers=response.headers | {"content-type": "application/octet-stream"})


def half(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=response.body()[: len(response.body()) // 2])


@pytest.mark.parametrize(
    ("file", "answer", "reason", "message"),
    [
        ("pyodide.asm.wasm", not_found, "missing", "404 for pyodide.asm.wasm"),
        ("pyodide.asm.wasm", web_page, "wrong-type", "text/html"),
        ("pyodide.asm.wasm", no_connection, "unreachable", "pyodide.asm.wasm could not be loaded"),
        ("pyodide.asm.wasm", half, "damaged", "pyodide.asm.wasm arrived, but cannot be used"),
        ("pyodide.asm.mjs", not_found, "missing", "404 for pyodide.asm.mjs"),
        ("pyodide.mjs", octets, "wrong-type", "pyodide.mjs as application/octet-stream"),
        ("worker.js", not_found, "missing", "404 for worker.js"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_failure_says_why_and_retry_succeeds(
    new_page: Callable[..., Page],
    start: Callable[..., None],
    file: str,
    answer: Answer,
    reason: str,
    message: str,
) -> None:
    page = new_page(expect_trouble=True)
    page.route(f"**/{file}", answer)
    start(page)
    assert page.evaluate(SETTLED) == "failed"
    (failed,) = events(page, "failed")
    assert failed["reason"] == reason
    assert message in failed["message"]
    page.unroute_all(behavior="wait")
    page.evaluate("client.retry()")
    assert page.evaluate(SETTLED) == "ready"


def flipped(route: Route) -> None:
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=response, body=bytes(body))


@pytest.mark.parametrize("answer", [not_found, flipped], ids=lambda value: value.__name__)
def test_without_a_sound_memory_python_starts_from_the_archive(
    new_page: Callable[..., Page], start: Callable[..., None], answer: Answer
) -> None:
    page = new_page(expect_trouble=True)
    page.route("**/memory.bin", answer)
    start(page)
    assert page.evaluate(SETTLED) == "ready"
    assert not events(page, "failed")
    assert page.evaluate(CALL, ["url", SHORT])["api"]["href"] == "https://example.com/"
    last = events(page, "progress")[-1]
    assert last["loaded"] == last["total"]


def test_a_memory_of_another_python_is_not_used(page: Page, start: Callable[..., None]) -> None:
    def other(route: Route) -> None:
        response = route.fetch()
        source, changes = re.subn(r'"?\bidentity"?: ?"[^"]+"', 'identity:"another"', response.text())
        assert changes == 1
        route.fulfill(response=response, body=source)

    page.route("**/assets.js", other)
    start(page)
    assert page.evaluate(SETTLED) == "ready"
    assert not events(page, "failed")
    assert page.evaluate(CALL, ["url", SHORT])["api"]["href"] == "https://example.com/"


def test_neither_memory_nor_archive_is_a_failure_and_retry_succeeds(
    new_page: Callable[..., Page], start: Callable[..., None]
) -> None:
    page = new_page(expect_trouble=True)
    for file in ("memory.bin", "python.zip"):
        page.route(f"**/{file}", not_found)
    start(page)
    assert page.evaluate(SETTLED) == "failed"
    assert "404 for python.zip" in events(page, "failed")[0]["message"]
    for file in ("memory.bin", "python.zip"):
        page.unroute(f"**/{file}")
    page.evaluate("client.retry()")
    assert page.evaluate(SETTLED) == "ready"


def test_a_wrong_type_for_webassembly_does_no_harm(page: Page, start: Callable[..., None]) -> None:
    page.route("**/pyodide.asm.wasm", octets)
    start(page)
    assert page.evaluate(SETTLED) == "ready"


def test_a_policy_without_webassembly_is_named(new_page: Callable[..., Page], start: Callable[..., None]) -> None:
    page = new_page(expect_trouble=True)

    def stricter(route: Route) -> None:
        response = route.fetch()
        policy = response.headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
        route.fulfill(response=response, headers=response.headers | {"content-security-policy": policy})

    page.route("**/empty.html", stricter)
    start(page)
    assert page.evaluate(SETTLED) == "failed"
    assert events(page, "failed")[0]["reason"] == "blocked"


def test_the_archive_holds_every_module_of_the_package(dist: Path) -> None:
    """Also those that are imported on demand, which no start would miss; not those that only builds run."""
    (archive,) = dist.glob("assets/python-*/python.zip")
    with zipfile.ZipFile(archive) as files:
        held = set(files.namelist())
    package = [path.relative_to(build.ROOT) for path in (build.ROOT / "urlstd").rglob("*.py")]
    package = [path for path in package if "command_line" not in path.parts]
    left_out = EXERCISE["NOT_FOR_THE_PAGE"]
    wanted = {f"{path.as_posix()}c" for path in package if not path.name.startswith(left_out)}
    assert wanted <= held
    assert not [path for path in package if path.name.startswith(left_out) and f"{path.as_posix()}c" in held]
    assert any(name.endswith("licenses/LICENSE") for name in held)


@not_in_firefox("all private windows, such as the tests have, keep files in one small memory: sometimes these, or none")
def test_a_second_visit_loads_from_the_cache(
    page: Page, start: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = Handler.do_GET

    def do_get(handler: Handler) -> None:
        asked.append(handler.path)
        answer(handler)

    monkeypatch.setattr(Handler, "do_GET", do_get)
    start(page)
    page.evaluate(SETTLED)
    assert any(path.endswith("/worker.js") for path in asked)
    asked.clear()
    start(page)
    assert page.evaluate(SETTLED) == "ready"
    # A private window, such as the tests have, keeps no file as large as these.
    names = {path.rpartition("/")[2] for path in asked if path.startswith("/assets/")}
    assert names <= {"memory.bin", "pyodide.asm.wasm"}

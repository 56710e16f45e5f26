"""How fast, in ratios: each contender on the same inputs, in turns, in one run.

    .venv/bin/python tests/benchmark/bench.py

Single times on a shared machine mean little; the ratio to the reference, taken round by round, holds.
"""

import json
import random
import statistics
import sys
import time
import timeit
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import ada_url

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.conformance import wpt
from urlstd import URL, URLPattern, URLSearchParams, parse_url, trace
from urlstd.parsing.parser import BasicURLParser

ROUNDS = 7
WORDS = ["assets", "images", "blog", "docs", "about", "search", "login", "user", "item", "product", "2026", "index"]


def realistic_urls(count: int) -> list[str]:
    """URLs such as pages link to, the same ones every time."""
    source = random.Random(20261130)  # noqa: S311 - repeatable
    return [_realistic_url(source) for _ in range(count)]


def _realistic_url(source: random.Random) -> str:
    host = ".".join([*source.sample(WORDS[:8], source.randint(0, 1)), f"example{source.randint(1, 999)}", "com"])
    path = "/".join(source.choices(WORDS, k=source.randint(0, 6)))
    extension = source.choice(["", "", ".html", ".png", ".js", "/"]) if path else ""
    query = "&".join(f"{source.choice(WORDS)}={source.randint(1, 9999)}" for _ in range(source.randint(0, 3)))
    return (
        f"{source.choice(['https', 'https', 'http'])}://{host}/{path}{extension}"
        + (f"?{query}" if query else "")
        + source.choice(["", "", "", "#top"])
    )


def wpt_urls() -> list[tuple[str, str | None]]:
    """The inputs of web-platform-tests that parse, with their bases."""
    if wpt.directory() is None:
        return []
    listed = [entry for _, entry in wpt.entries("urltestdata.json") if not entry.get("failure")]
    pairs = [(entry["input"], entry.get("base")) for entry in listed]
    return [(text, base) for text, base in pairs if text.encode("utf-8", "replace").decode() == text]


def microseconds(work: Callable[[], object], per: int) -> float:
    """The CPU time of one run, for each of the `per` inputs that it goes through."""
    started = time.process_time()
    work()
    return (time.process_time() - started) / per * 1e6


def compare(title: str, per: int, contenders: dict[str, Callable[[], object]]) -> None:
    """Print each contender's median time, and its median ratio to the last one, which is the reference."""
    rounds = [{name: microseconds(work, per) for name, work in contenders.items()} for _ in range(ROUNDS)]
    reference = list(contenders)[-1]
    print(title)
    for name in contenders:
        times = [taken[name] for taken in rounds]
        ratio = statistics.median(taken[name] / taken[reference] for taken in rounds)
        print(f"  {name:34} {statistics.median(times):9.2f} µs  {ratio:6.2f} × {reference}")


def for_each(function: Callable[..., object], inputs: Iterable[Sequence[object]]) -> Callable[[], None]:
    def work() -> None:
        for arguments in inputs:
            function(*arguments)

    return work


def ada_href(text: str, base: str | None = None) -> str:
    return ada_url.URL(text, base).href if base else ada_url.URL(text).href


def own_href(text: str, base: str | None = None) -> str:
    return URL(text, base).href


def parsing() -> None:
    urls = [(url,) for url in realistic_urls(10_000)]
    compare(
        "10,000 realistic URLs, parse to href",
        len(urls),
        {
            "urlstd URL(…).href": for_each(own_href, urls),
            "urlstd parse_url": for_each(parse_url, urls),
            "urlstd, the machine alone": for_each(lambda url: BasicURLParser(url).run(), urls[:1000] * 10),
            "urllib.parse.urlsplit": for_each(urlsplit, urls),
            "ada-url (C++ through cffi)": for_each(ada_href, urls),
        },
    )
    if pairs := wpt_urls():
        compare(
            f"{len(pairs)} inputs of web-platform-tests, parse to href",
            len(pairs),
            {"urlstd": for_each(own_href, pairs), "ada-url": for_each(ada_href, pairs)},
        )


def search_params() -> None:
    query = "&".join(f"{word}{number}=value+{number}%20x" for number in range(10) for word in WORDS[:5])
    pairs = parse_qsl(query)
    compare(
        "a query of 50 pairs",
        1,
        {
            "URLSearchParams, parse": lambda: [URLSearchParams(query) for _ in range(300)],
            "parse_qsl": lambda: [parse_qsl(query, keep_blank_values=True) for _ in range(300)],
        },
    )
    params = URLSearchParams(pairs)
    compare(
        "the same, serialized",
        1,
        {
            "URLSearchParams, str": lambda: [str(params) for _ in range(300)],
            "urlencode": lambda: [urlencode(pairs) for _ in range(300)],
        },
    )


def patterns() -> None:
    pattern = URLPattern("https://:sub.example.com/:section/:id(\\d+)")
    urls = [(f"https://a{number}.example.com/item/{number}?x=1",) for number in range(3000)]
    compare(
        "URLPattern on 3,000 distinct URLs",
        len(urls),
        {
            "test": for_each(pattern.test, urls),
            "exec": for_each(pattern.exec, urls),
            "URL(…).href": for_each(own_href, urls),
        },
    )
    print(
        f"  compile: {timeit.timeit(lambda: URLPattern('https://*.example.com/:a/:b'), number=200) / 200 * 1e6:.0f} µs"
    )


def tracing() -> None:
    url = "https://user:pass@www.example.com:8080/a/b/c/../d?query=1&b=2#fragment"
    steps = len(trace(url))
    compare(
        f"a trace of {steps} steps",
        steps,
        {
            "trace, a step": lambda: trace(url),
            "trace and JSON, a step": lambda: json.dumps(trace(url).to_json()),
            "machine alone, a code point": lambda: BasicURLParser(url).run(),
        },
    )


if __name__ == "__main__":
    for part in (parsing, search_params, patterns, tracing):
        part()

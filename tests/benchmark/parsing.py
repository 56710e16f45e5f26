"""Parsing, from a string to `href`."""

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.benchmark import corpora, peers
from tests.benchmark.measuring import Comparison, Work, for_each, microseconds
from urlstd import URL, parse_url
from urlstd.parsing.parser import BasicURLParser


def own_href(text: str, base: str | None = None) -> str:
    return URL(text, base).href


def comparisons() -> Iterator[Comparison]:
    urls = [(url,) for url in corpora.realistic_urls(10_000)]
    yield Comparison(
        "10,000 realistic URLs, parse to href",
        {
            "urlstd": for_each(own_href, urls),
            "urlstd, parse_url only": for_each(parse_url, urls),
            "urlstd, the machine alone": for_each(lambda url: BasicURLParser(url).run(), urls),
        }
        | {
            name: for_each(function, urls) for name, function in (peers.hrefs_without_a_base() | peers.others()).items()
        },
        len(urls),
    )
    if pairs := corpora.wpt_urls():
        functions = {"urlstd": own_href} | peers.hrefs()
        yield Comparison(
            f"{len(pairs)} inputs of web-platform-tests, parse to href, the mean input",
            {name: for_each(function, pairs * 3) for name, function in functions.items()},
            len(pairs) * 3,
        )
        yield MedianInput(
            f"{len(pairs)} inputs of web-platform-tests, parse to href, the median input",
            {name: for_each(function, pairs) for name, function in functions.items()},
            rounds=3,
            pieces={name: [for_each(function, [pair] * 20) for pair in pairs] for name, function in functions.items()},
        )
    base = "https://www.example.com/a/b/c?q"
    references = [(url[url.index("/", 8) :].removeprefix("/"), base) for (url,) in urls[:3000]]
    yield Comparison(
        "3,000 relative references, parse to href",
        {name: for_each(function, references) for name, function in ({"urlstd": own_href} | peers.hrefs()).items()},
        len(references),
    )


@dataclass
class MedianInput(Comparison):
    """A comparison of what the median input takes. Each contender has a piece of work for each input, of 20 runs."""

    pieces: dict[str, list[Work]] = field(default_factory=dict)

    def microseconds(self, name: str) -> float:
        return statistics.median(microseconds(piece) / 20 for piece in self.pieces[name])

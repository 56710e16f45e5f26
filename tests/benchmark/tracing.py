"""What looking costs: traces, and the page's whole answer to one keystroke."""

import json
from collections.abc import Iterator

from tests.benchmark.corpora import TYPICAL
from tests.benchmark.measuring import Comparison, repeated
from urlstd import trace
from urlstd.parsing.parser import BasicURLParser
from urlstd.report import answer

LENGTHS = (100, 2000)


def comparisons() -> Iterator[Comparison]:
    long = TYPICAL.replace("query", "q" * 1000)
    steps = len(trace(long))
    yield Comparison(
        f"a trace of {steps:,} steps, of each step",
        {
            "urlstd, trace": repeated(lambda: trace(long), 5),
            "urlstd, trace to JSON": repeated(lambda: json.dumps(trace(long).to_json()), 5),
            "urlstd, the machine alone": repeated(lambda: BasicURLParser(long).run(), 5),
        },
        steps * 5,
    )
    for length in LENGTHS:
        url = "https://user@www.example.com/a/b?query=" + "v" * (length - 39)
        question = json.dumps({"op": "url", "input": url, "base": None})
        yield Comparison(
            f"the page's answer to a keystroke in {length:,} code points",
            {"urlstd": repeated(lambda question=question: answer(question), 5)},
            5,
        )

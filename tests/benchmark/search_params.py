"""URLSearchParams beside urllib.parse."""

from collections.abc import Iterator
from urllib.parse import parse_qsl, urlencode

from tests.benchmark.corpora import QUERY, WORDS
from tests.benchmark.measuring import Comparison, repeated
from urlstd import URLSearchParams

TIMES = 300


def comparisons() -> Iterator[Comparison]:
    words = [(f"{word}-{number}", f"value.{number}") for number in range(10) for word in WORDS[:5]]
    yield Comparison(
        "a query of 50 pairs, parsed",
        {
            "urlstd": repeated(lambda: URLSearchParams(QUERY), TIMES),
            "urllib.parse.parse_qsl": repeated(lambda: parse_qsl(QUERY, keep_blank_values=True), TIMES),
        },
        TIMES,
    )
    for title, pairs in (("to encode", parse_qsl(QUERY)), ("plain", words)):
        params = URLSearchParams(pairs)
        yield Comparison(
            f"50 pairs, {title}, serialized",
            {
                "urlstd": repeated(params.__str__, TIMES),
                "urllib.parse.urlencode": repeated(lambda pairs=pairs: urlencode(pairs), TIMES),
            },
            TIMES,
        )

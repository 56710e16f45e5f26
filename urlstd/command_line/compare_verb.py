"""`urlstd compare`: are two strings one URL?"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import add_base, add_encoding, ask, base_of
from urlstd.command_line.sheet import Span, Table, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, Example, Verb
from urlstd.command_line.wording import quoted, value

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block, Style

_SAME: Final = {
    "url": ("equal", "same URL"),
    "url-without-fragment": ("equal_without_fragments", "same URL, fragments aside"),
    "host": ("host_equals", "same host"),
    "origin": ("same_origin", "same origin"),
    "site": ("same_site", "same site"),
    "schemeless-site": ("schemelessly_same_site", "same site, schemes aside"),
}
_WORDS: Final[dict[bool | None, tuple[str, Style]]] = {
    True: ("yes", "good"),
    False: ("no", "bad"),
    None: ("not known", "soft"),
}


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("first", metavar="FIRST", help="the URL to compare with")
    add_base(parser)
    add_encoding(parser)
    parser.add_argument("--same", choices=tuple(_SAME), default="url", help="what exit code 0 means (url)")


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    key = _SAME[options.same][0]
    for item in items:
        reply = ask("compare", a=options.first, b=item.text, base=base_of(item, options), encoding=options.encoding)
        if reply.error is not None:
            problem = line(Span(reply.error, "bad"))
            yield Answer(NOT_SO, reply.as_json, [problem].copy)
            continue
        code = DONE if reply.data[key]["answer"] else NOT_SO
        given = options.first, str(item.text)
        yield Answer(code, reply.as_json, partial(_blocks, reply.data, *given))


def _blocks(data: dict[str, Any], first: str, second: str) -> Iterator[Block]:
    for given, href in ((first, data["a"]), (second, data["b"])):
        yield line(quoted(given), "  →  ", value(href, of="failure"))
    rows = []
    for key, words in _SAME.values():
        said, style = _WORDS[data[key]["answer"]]
        rows.append((Span(words, "soft"), Span(said, style), Span(data[key]["reason"])))
    yield Table(tuple(rows))
    if data["differences"]:
        differing = (
            (Span(one["component"], "strong"), value(one["a"]), value(one["b"])) for one in data["differences"]
        )
        yield line("  they differ in:")
        yield Table(tuple(differing), 4)


COMPARE: Final = Verb(
    name="compare",
    sentence="Compare URLs: are they equal, of the same origin, of the same site, and if not, why not.",
    codes=("every input is the same as FIRST", "an input is not (--same says in what)"),
    inputs="URL",
    inputs_help="what to compare with FIRST",
    needs_inputs=True,
    examples=(
        Example("urlstd compare https://example.com:443/a/../b https://EXAMPLE.com/b", "two strings, one URL?"),
        Example("urlstd compare --same origin https://example.com/a https://example.com/b", "the same origin?"),
        Example("urlstd compare --same site https://a.co.uk/ https://b.co.uk/", "the same site?", NOT_SO),
    ),
    add_options=_options,
    answers=_answers,
)

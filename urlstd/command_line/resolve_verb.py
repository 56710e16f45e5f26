"""`urlstd resolve`: where relative references, or the `Location` values of redirects, lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import ask
from urlstd.command_line.sheet import Span, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, Example, Verb
from urlstd.command_line.wording import drawn_errors, quoted, value

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block

_REMARKS: Final = {
    "fragment_inherited": "the fragment is that of the URL before",
    "cross_origin": "another origin: Authorization is left out",
    "cross_site": "another site",
    "credentials": "it includes credentials",
    "downgrade": "from https: to http:",
    "repeated": "the chain has been here before",
}


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the URL that the first location is relative to")


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    reply = ask("redirects", url=options.url, locations=[item.text for item in items])
    if reply.error is not None:
        yield Answer(NOT_SO, reply.as_json, lambda: [line(Span(reply.error or "", "bad"))])
    else:
        code = DONE if reply.data["outcome"] == "followed" else NOT_SO
        yield Answer(code, reply.as_json, lambda: _blocks(reply.data))


def _blocks(data: dict[str, Any]) -> Iterator[Block]:
    yield line(quoted(data["start"]))
    for number, hop in enumerate(data["hops"], 1):
        yield line(Span(f"  {number} ", "soft"), value(hop["location"]), "  →  ", _target(hop))
        for key, remark in _REMARKS.items():
            if hop[key]:
                yield line("      ", Span(remark, "mark"))
        if hop["url"] is None:
            yield from drawn_errors(hop["location"], hop["errors"])
    if data["final"] is None:
        yield line(Span(data["reason"], "bad"))
    else:
        yield line(Span("ends at ", "soft"), Span(data["final"], "good"))


def _target(hop: dict[str, Any]) -> Span:
    return Span("failure", "bad") if hop["url"] is None else Span(hop["url"], "strong")


RESOLVE: Final = Verb(
    name="resolve",
    sentence="Resolve a chain of Location values (or relative references), each against the URL before it.",
    codes=("a browser would follow all of them", "one of them ends in a network error"),
    inputs="LOCATION",
    inputs_help="the value of a Location header, or a relative reference",
    needs_inputs=True,
    examples=(
        Example("urlstd resolve https://example.com/a/b#top ../c //example.org/d", "where two redirects lead"),
        Example("urlstd resolve https://example.com/ http://example.com/ data:,x", "why a chain ends", NOT_SO),
        Example("urlstd resolve --json https://example.com/ - < locations.txt", "locations from a file, as JSON"),
    ),
    add_options=_options,
    answers=_answers,
)

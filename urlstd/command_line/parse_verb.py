"""`urlstd parse`: what a URL is parsed to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import add_base, add_encoding, ask, base_of
from urlstd.command_line.sheet import Span, Table, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, Example, Verb
from urlstd.command_line.wording import counted, drawn_errors, quoted, value
from urlstd.errors import URLParseError
from urlstd.parsing.parser import parse_url

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from urlstd.command_line.asking import Reply
    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block

_FIELDS: Final = ("scheme", "username", "password", "host", "port", "path", "query", "fragment")


def _options(parser: ArgumentParser) -> None:
    add_base(parser)
    add_encoding(parser)
    parser.add_argument(
        "--href", action="store_true", help="print the serialized URL only, an empty line where there is none"
    )


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    for item in items:
        if not options.json and (options.href or options.quiet):
            # Many inputs: only what is printed is made, which is no JSON.
            href = _href(item, options)
            yield Answer(NOT_SO if href is None else DONE, str, [line(href or "")].copy)
            continue
        reply = ask("url", input=item.text, base=base_of(item, options), encoding=options.encoding, limit=0)
        code = DONE if reply.data["outcome"] == "parsed" else NOT_SO
        yield Answer(code, reply.as_json, partial(_blocks, reply))


def _href(item: Item, options: Namespace) -> str | None:
    """Return the serialized URL, without all the rest; `None` for failure."""
    try:
        return str(parse_url(str(item.text), base_of(item, options), encoding=options.encoding))
    except URLParseError:
        return None


def _blocks(reply: Reply) -> Iterator[Block]:
    data = reply.data
    if data["record"] is None:
        yield from failure(data)
        return
    yield line(Span(data["api"]["href"], "good"))
    yield Table(tuple(_rows(data)))
    for caution in data["rendering"]["cautions"]:
        yield line("  ", Span("Look twice: ", "bad"), caution["message"])
    if data["errors"]:
        yield line(f"  {counted(len(data['errors']), 'validation error')}:")
        yield from drawn_errors(data["input"], data["errors"])


def failure(data: dict[str, Any]) -> Iterator[Block]:
    """Yield what there is to say of an input, or a base, that cannot be parsed."""
    of_base = data["outcome"] == "base-failure"
    text, errors = (data["base"], data["base_errors"]) if of_base else (data["input"], data["errors"])
    what = "failure of the base URL: " if of_base else "failure: "
    yield line(Span(what, "bad"), quoted(text))
    yield from drawn_errors(text, errors)


def _rows(data: dict[str, Any]) -> Iterator[tuple[Span, ...]]:
    record, host = data["record"], data["host"]
    for field in _FIELDS:
        remark = f"{host['kind']}: {host['how']}" if field == "host" else ""
        yield Span(field, "soft"), value(_serialized(field, record[field])), Span(remark, "soft")
    yield Span("origin", "soft"), value(host["origin"]["serialized"]), Span("")
    site = host["site"]
    if site is not None:
        registrable = site["formal"]["registrable"]
        yield Span("site", "soft"), value(registrable), Span(f"public suffix: {site['formal']['suffix']}", "soft")
    if data["rendering"]["text"] != data["api"]["href"]:
        yield Span("shown", "soft"), value(data["rendering"]["text"]), Span("to a person", "soft")


def _serialized(field: str, written: Any) -> str | None:
    if field == "host":
        return None if written is None else str(written["serialized"])
    if field == "path":
        return written if isinstance(written, str) else "".join(f"/{segment}" for segment in written)
    return None if written is None else str(written)


PARSE: Final = Verb(
    name="parse",
    sentence="Parse URLs: show the components, the host, the origin and the validation errors.",
    codes=("every input was parsed", "an input could not be parsed"),
    inputs="URL",
    inputs_help="what to parse: a URL, or a string that is relative to the base URL",
    needs_inputs=True,
    examples=(
        Example("urlstd parse https://user@EXAMPLE.com:443/a/../b?q=1#f", "the components of a URL"),
        Example("urlstd parse --base https://example.com/a/b ../c '?q'", "relative to a base URL"),
        Example("urlstd parse --escaped 'https://ex\\u{e4}mple.org/\\n'", "with code points that cannot be typed"),
        Example("urlstd parse --href - < urls.txt", "one serialized URL a line, for a script", NOT_SO),
        Example("urlstd parse --json https://example.com:99999/", "all there is to know, as JSON", NOT_SO),
        Example("urlstd parse --encoding shift_jis 'https://example.com/?q=漢字'", "the query in a legacy encoding"),
    ),
    add_options=_options,
    answers=_answers,
)

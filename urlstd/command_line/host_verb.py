"""`urlstd host`: what a host is parsed to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import ask
from urlstd.command_line.sheet import Span, Table, line
from urlstd.command_line.verb import DONE, NOT_SO, Answer, Example, Verb
from urlstd.command_line.wording import counted, drawn_errors, quoted, value

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from urlstd.command_line.asking import Reply
    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--opaque", action="store_true", help="as in a URL whose scheme is not special")


def _answers(items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
    for item in items:
        reply = ask("host", input=item.text, opaque=options.opaque)
        code = DONE if reply.data["outcome"] == "parsed" else NOT_SO
        yield Answer(code, reply.as_json, partial(_blocks, reply))


def _blocks(reply: Reply) -> Iterator[Block]:
    data = reply.data
    host = data["host"]
    if host is None:
        yield line(Span("failure: ", "bad"), quoted(data["input"]))
    else:
        yield line(quoted(data["input"]))
        rows = ((Span(name, "soft"), value(text)) for name, text in _facts(host))
        yield Table(tuple(rows))
    if host is not None and data["errors"]:
        yield line(f"  {counted(len(data['errors']), 'validation error')}:")
    yield from drawn_errors(data["input"], data["errors"])


def _facts(host: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    yield "kind", host["kind"]
    yield "serialized", host["serialized"]
    yield "how", host["how"]
    yield from _domain(host)
    yield from _address(host)
    if "scopes" in host:
        yield "address is", ", ".join(host["scopes"])
    site = host["site"]
    if site is not None:
        yield "public suffix", site["formal"]["suffix"]
        yield "registrable domain", site["formal"]["registrable"]


def _domain(host: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    if "domain" in host:
        yield "in Unicode", host["domain"]["unicode"]
        yield "labels", str(len(host["domain"]["labels"]))


def _address(host: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    if "ipv4" in host:
        yield "as an integer", str(host["ipv4"]["integer"])
        yield "in hexadecimal", host["ipv4"]["hex"]
    if "ipv6" in host:
        yield "in full", host["ipv6"]["expanded"]
        if host["ipv6"]["ipv4"] is not None:
            yield "holds IPv4", host["ipv6"]["ipv4"]


HOST: Final = Verb(
    name="host",
    sentence="Parse hosts by themselves: domains, IPv4 and IPv6 addresses, opaque hosts.",
    codes=("every input is a host", "an input is none"),
    inputs="HOST",
    inputs_help="a host as in a URL, without a port; an IPv6 address in brackets",
    needs_inputs=True,
    examples=(
        Example("urlstd host 0x7f.1", "what address this is"),
        Example("urlstd host BÜCHER.example '[::ffff:1.2.3.4]'", "a domain, and an IPv6 address"),
        Example("urlstd host 'a b'", "why this is no host", NOT_SO),
        Example("urlstd host --opaque 'a%20b'", "a host in a URL whose scheme is not special"),
    ),
    add_options=_options,
    answers=_answers,
)

"""What guided fuzzing calls: each target draws what it needs from bytes and asks the public API.

Documented exceptions are caught here, by name; any other is a fault, and so is an assertion that fails.
"""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from itertools import islice
from typing import Any
from unittest import mock

from tests.fuzz.choices import Choices
from tests.property import hostile_patterns
from urlstd import (
    URL,
    RegExpBudgetExceeded,
    UnknownEncodingError,
    URLParseError,
    URLPattern,
    URLPatternError,
    URLPatternList,
    URLRecord,
    URLSearchParams,
    compare_urls,
    compare_with_urllib,
    domain_to_unicode,
    follow_redirects,
    get_encoding,
    host_equals,
    parse_url,
    parse_urlencoded,
    percent_decode_string,
    registrable_domain,
    render_url,
    same_site,
    serialize_urlencoded,
    trace,
    trace_host,
    trace_setter,
    validate,
    validation_errors,
)
from urlstd.command_line.command import VERBS, main
from urlstd.command_line.escaped_notation import read_escaped, visible_text
from urlstd.command_line.inputs import Item, read_item, read_stream
from urlstd.edits import ARGUMENTS, Edit, apply_edits
from urlstd.encodings.encoding_labels_data import LABELS
from urlstd.infra import scalar_value_string
from urlstd.origin import origin
from urlstd.parsing.parser import BasicURLParser
from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.regexp import RegExp, RegExpSyntaxError
from urlstd.pattern.regexp.matcher import Matcher
from urlstd.pattern.regexp.syntax import parse
from urlstd.record import SPECIAL_SCHEMES
from urlstd.report import _OPERATIONS, answer
from urlstd.setters import SETTERS

ATTRIBUTES = tuple(SETTERS)
MEMBERS = tuple(ARGUMENTS)
ENCODINGS = (
    "utf-8",
    "shift_jis",
    "gb18030",
    "iso-2022-jp",
    "euc-kr",
    "big5",
    "windows-1252",
    "utf-16le",
    "replacement",
)
SHOWN = ("url", "origin", "host")


def parsed(text: str, base: str | None) -> URLRecord | None:
    with suppress(URLParseError):
        return parse_url(text, base)
    return None


def urls(choices: Choices) -> None:
    """A URL by every way to make one, changed by setters and by its parameters."""
    text, base = choices.text(), choices.base()
    url, record = URL.parse(text, base), parsed(text, base)
    assert URL.can_parse(text, base) is (url is not None) is (record is not None)
    if url is None:
        return
    assert url.record == record
    for _ in range(choices.number(0, 4)):
        before = url.protocol
        setattr(url, choices.choose(ATTRIBUTES), choices.text())
        change_parameters(url.search_params, choices)
        if before != "file:" == url.protocol:
            url.href = str(url)  # the Standard's own gap: see test_url.py
        assert URL(url.href).record == url.record
    with suppress(URLParseError):
        url.href = choices.text()
    assert (url.origin, url.to_json(), repr(url)) is not None
    assert domain_to_unicode(url.hostname) is not None


def change_parameters(params: URLSearchParams, choices: Choices) -> None:
    name, value = choices.text(), choices.text()
    call = choices.number(0, 7)
    if call == 0:
        params.append(name, value)
        assert params.get_all(name)[-1] == scalar_value_string(value)
    elif call == 1:
        params.set(name, value)
        assert params.get_all(name) == [scalar_value_string(value)]
    elif call == 2:
        params.delete(name, choices.optional_text())
    elif call == 3:
        before = sorted(params)
        params.sort()
        assert sorted(params) == before


def search_params(choices: Choices) -> None:
    """A list of parameters from a string, from pairs, and from bytes."""
    params = URLSearchParams(choices.text())
    for _ in range(choices.number(0, 5)):
        change_parameters(params, choices)
        assert list(URLSearchParams(str(params))) == list(params)
    pairs = [(choices.text(), choices.text()) for _ in range(choices.number(0, 3))]
    assert len(URLSearchParams(pairs)) == len(pairs)
    assert serialize_urlencoded(parse_urlencoded(scalar_value_string(choices.text()))).isascii()


def machine(choices: Choices) -> None:
    """What the shortcuts make of an input is what the machine makes of it, at each stride, watched or not."""
    text, base = choices.text(), choices.base()
    base_record = None if base is None else parsed(base, None)
    at_once = BasicURLParser(scalar_value_string(text), base_record)
    by_one = BasicURLParser(scalar_value_string(text), base_record, stride=1)
    outcome = at_once.run()
    assert by_one.run() == outcome
    assert (by_one.errors, by_one.url) == (at_once.errors, at_once.url)
    traced = trace(text, base_record, lines=choices.number(0, 255) == 255)
    assert (traced.outcome, traced.errors) == (outcome, at_once.errors)
    assert json.dumps(traced.to_json()).isascii()
    if outcome == "parsed":
        assert parse_url(text, base_record) == at_once.url == traced.record
    assert validation_errors(text, base_record) == at_once.errors


def questions_about_urls(choices: Choices) -> None:
    """What else is asked about a URL."""
    text, base, other = choices.text(), choices.base(), choices.text()
    record, encoding = parsed(text, base), choices.choose(ENCODINGS)
    with suppress(URLParseError):
        validate(text, base)
        compare_urls(text, other, base, encoding=encoding)
        follow_redirects(text, [other, choices.text()])
        parse_url(text, base, encoding=encoding)
    with suppress(UnknownEncodingError):
        get_encoding(other)
    compare_with_urllib(text, base)
    trace_host(text, is_opaque=choices.number(0, 1) == 1)
    percent_decode_string(scalar_value_string(text))
    if record is None:
        return
    longest = choices.choose((None, 0, 1, 10))
    render_url(record, show=choices.choose(SHOWN), longest=longest, distrust=choices.number(0, 1) == 1)  # type: ignore[arg-type]
    if record.host is not None:
        registrable_domain(record.host)
        assert host_equals(record.host, record.host)
    assert same_site(origin(record), origin(record)) or not record.is_special or record.scheme == "file"
    trace_setter(record, choices.choose(ATTRIBUTES), other).to_json()
    list(apply_edits(URL.of(record), islice(edits(choices), 4)))


def edits(choices: Choices) -> Iterator[Edit]:
    while choices.left:
        member = choices.choose(MEMBERS)
        yield Edit(member, tuple(choices.text() for _ in range(choices.number(*ARGUMENTS[member]))))


def pattern_source(choices: Choices) -> Any:
    kind = choices.number(0, 3)
    if kind == 0:
        return {name: choices.text() for name in COMPONENTS if choices.number(0, 3) == 0}
    start = choices.choose(hostile_patterns.OUTLINES) if kind == 1 else ""
    return start + choices.text()


def patterns(choices: Choices) -> None:
    """A pattern is compiled and asked; a pattern of its own pattern strings is the same."""
    source = pattern_source(choices)
    base = choices.base() if isinstance(source, str) else None
    with suppress(URLPatternError):
        pattern = URLPattern(source, base, ignore_case=choices.number(0, 3) == 0)
        strings = {name: getattr(pattern, name) for name in COMPONENTS}
        again = URLPattern(strings | {"search": f"?{pattern.search}", "hash": f"#{pattern.hash}"})
        if pattern.port and pattern.port == str(SPECIAL_SCHEMES.get(pattern.protocol)):
            # "http" and "80%2f": only when it is compiled this becomes the default port, which then stays.
            strings["port"] = ""
        assert {name: getattr(again, name) for name in COMPONENTS} == strings
        assert again.has_regexp_groups == pattern.has_regexp_groups
        orders = [URLPattern.compare_component(name, pattern, again) for name in COMPONENTS]
        assert orders == [-URLPattern.compare_component(name, again, pattern) for name in COMPONENTS]
        with suppress(RegExpBudgetExceeded):
            ask(pattern, choices)
        generate(pattern, choices)


def ask(pattern: URLPattern, choices: Choices) -> None:
    given: Any = choices.text()
    base = choices.base()
    if choices.number(0, 3) == 0:
        given, base = {name: choices.text() for name in COMPONENTS if choices.number(0, 2) == 0}, None
    result = pattern.exec(given, base)
    assert pattern.test(given, base) is (result is not None)
    found = URLPatternList([pattern]).first(given, base)
    assert (found is None) is (result is None)


def generate(pattern: URLPattern, choices: Choices) -> None:
    name = choices.choose(COMPONENTS)
    groups = {part.name: choices.text() for part in getattr(pattern.record, name).part_list if part.name}
    text = pattern.generate(name, groups)
    assert getattr(pattern.record, name).test(text)


def regular_expressions(choices: Choices) -> None:
    """A regular expression of ECMAScript, by Python's own and by the matcher."""
    pattern, flags = choices.text(), choices.choose(("v", "vi"))
    text = "".join(filter(str.isascii, choices.text()))
    with suppress(RegExpSyntaxError):
        regexp = RegExp(pattern, flags)  # type: ignore[arg-type]
        with suppress(RegExpBudgetExceeded):
            match = regexp.exec(text)
            spans = Matcher(parse(pattern, ignore_case=flags == "vi")).search(text)
            assert (match is None) is (spans is None)
            if match is not None and spans is not None:
                assert match.captures == tuple(None if start < 0 else text[start:end] for start, end in spans)


OPERATIONS = tuple(_OPERATIONS)
TEXTS = (
    "input", "base", "encoding", "pattern", "base_url", "input_base_url", "a", "b", "c", "text", "url", "member",
    "value", "page", "allowed",
)  # fmt: skip
FLAGS = ("last", "lines", "opaque", "ignore_case", "any_origin", "search_params", "urllib", "open")
LISTS = ("locations", "patterns", "urls", "without")


def reports(choices: Choices) -> None:
    """A request of the page: one of the right form but for a few values, or any JSON, or any text."""
    kind = choices.number(0, 7)
    if kind == 0:
        request = choices.text()
    elif kind == 1:
        request = json.dumps(choices.json())
    else:
        request = json.dumps(question(choices))
    reply = answer(request)
    assert reply.isascii()
    assert "version" in json.loads(reply)


def question(choices: Choices) -> dict[str, Any]:
    asked: dict[str, Any] = {"op": choices.choose(OPERATIONS)}
    asked |= {name: choices.text() for name in TEXTS if choices.number(0, 2)}
    asked |= {name: True for name in FLAGS if choices.number(0, 3) == 0}
    asked |= {name: [choices.text() for _ in range(choices.number(0, 3))] for name in LISTS}
    asked["edits"] = [{"member": edit.member, "arguments": edit.arguments} for edit in islice(edits(choices), 2)]
    asked["pairs"] = [[choices.text(), choices.text()]]
    asked["inputs"] = [[choices.text(), choices.optional_text()], [{"pathname": choices.text()}, None]]
    asked["cases"] = [case(choices) for _ in range(choices.number(0, 2))]
    asked["tests"] = {choices.choose(OPERATIONS): choices.text()}
    asked |= {choices.choose((*TEXTS, *FLAGS, *LISTS, "cases", "first", "limit", "tests")): choices.json()}
    return asked


def case(choices: Choices) -> Any:
    made: dict[str, Any] = {"kind": choices.choose(("url", "setter", "pattern", ""))}
    made |= {"input": choices.text(), "base": choices.base(), "href": choices.text(), "value": choices.text()}
    made |= {"attribute": choices.choose(ATTRIBUTES), "arguments": [pattern_source(choices)]}
    made |= {"inputs": choices.choose((None, [], [choices.text()], choices.json()))}
    return made | {choices.choose(tuple(made)): choices.json()} if choices.number(0, 3) == 0 else made


OPTIONS = (
    "--json", "--jsonl", "--escaped", "--null", "--quiet", "--href", "--components", "--ignore-case", "--opaque",
    "--help", "--base", "--pattern-base", "--encoding", "--same", "--colour", "always", "--version",
)  # fmt: skip


def command_line(choices: Choices) -> None:
    """The program, with some of its options, and inputs from arguments and standard input."""
    arguments = [choices.choose(VERBS).name]
    for _ in range(choices.number(0, 3)):
        option = choices.choose((*OPTIONS, choices.choose(tuple(LABELS))))
        arguments += [option, choices.text()] if option.endswith("base") else [option]
    given = [choices.text().encode("utf-8", "surrogatepass") for _ in range(choices.number(0, 2))]
    # No argument has a NUL, and a byte that is not UTF-8 is a lone surrogate, as the system hands it on.
    arguments += ["--", *(os.fsdecode(text.replace(b"\0", b"")) for text in given), *choices.choose(([], ["-"]))]
    with caught_output(choices.rest()) as output:
        try:
            code = main(arguments)
        except SystemExit as exit_of_argparse:
            assert exit_of_argparse.code in {0, 2}, arguments  # noqa: PT017 - any other exception is a fault
            return
    assert code in {0, 1, 2}
    if "--json" in arguments and code < 2:
        assert all(json.loads(line) for line in output.getvalue().splitlines())


@contextmanager
def caught_output(given: bytes) -> Iterator[io.StringIO]:
    output, stdin = io.StringIO(), io.TextIOWrapper(io.BytesIO(given))
    with mock.patch.object(sys, "stdin", stdin), redirect_stdout(output), redirect_stderr(io.StringIO()):
        yield output


def readers(choices: Choices) -> None:
    """What the command line reads inputs with."""
    form, separator, written = (
        choices.choose(("plain", "escaped", "jsonl")),
        choices.choose((b"\n", b"\0")),
        choices.text(),
    )
    visible_text(written)
    with suppress(ValueError):
        read_escaped(written)
    raw = choices.rest()
    item = read_item(raw, "here", form)  # type: ignore[arg-type]
    if form == "plain" and isinstance(item, Item):
        assert item.text == raw.decode()
    given = list(read_stream(io.BytesIO(raw), "there", form, separator))  # type: ignore[arg-type]
    assert len(given) == raw.removesuffix(separator).count(separator) + 1 if raw else not given


TARGETS: dict[str, Callable[[Choices], None]] = {
    target.__name__: target
    for target in (
        urls,
        search_params,
        machine,
        questions_about_urls,
        patterns,
        regular_expressions,
        reports,
        command_line,
        readers,
    )
}

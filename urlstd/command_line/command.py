"""The command line: reads arguments, asks a verb about every input, prints its answers, returns the exit code."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from urlstd.command_line.asking import error_json
from urlstd.command_line.compare_verb import COMPARE
from urlstd.command_line.escaped_notation import EscapeError, read_escaped, visible_text
from urlstd.command_line.host_verb import HOST
from urlstd.command_line.inputs import BadItem, read_arguments, read_file
from urlstd.command_line.parse_verb import PARSE
from urlstd.command_line.pattern_verb import PATTERN
from urlstd.command_line.progress import Progress
from urlstd.command_line.resolve_verb import RESOLVE
from urlstd.command_line.sheet import line, printer
from urlstd.command_line.trace_verb import TRACE
from urlstd.command_line.urllib_verb import URLLIB
from urlstd.command_line.validate_verb import VALIDATE
from urlstd.command_line.verb import WRONG_USE, UsageError
from urlstd.command_line.wording import drawn
from urlstd.encodings.encoding import UnknownEncodingError, get_encoding
from urlstd.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Printer
    from urlstd.command_line.verb import Answer, Verb

VERBS: Final = (PARSE, VALIDATE, TRACE, HOST, PATTERN, RESOLVE, COMPARE, URLLIB)

INTERRUPTED, PIPE_CLOSED = 130, 141  # what a shell reports of a program that a signal has ended
_CODES: Final = f"""\
exit codes:
  0  {{0}}
  1  {{1}}
  2  wrong use, or something that is no input: what, where and why is on standard error
  {INTERRUPTED} and {PIPE_CLOSED}: interrupted; whoever read the output has gone away
"""
_DESCRIPTION: Final = """\
The URL Standard and the URLPattern Standard on the command line. Each verb has a --help of its own, with examples.
"""
_GENERAL: Final = ("yes: parsed, valid, matches, the same", "no: failure, not valid, no match, not the same")
_NOT_INPUTS: Final = ("base", "pattern", "pattern_base", "first", "url")  # but texts all the same
_HOW_TO_GIVE: Final = """\
Inputs are arguments; "-" reads more from standard input, --file from a file, one a line.
Nothing is trimmed. After "--", what begins with "-" is an input, too."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: What comes after the program's name; `None` for that of the process.

    Returns:
        The exit code.
    """
    options = _parsed(sys.argv[1:] if arguments is None else list(arguments))
    for stream in (sys.stdout, sys.stderr):
        # Whatever the terminal's encoding is, nothing in the output is an error.
        getattr(stream, "reconfigure", lambda **_: None)(errors="backslashreplace")
    try:
        return _Run(options).all()
    except (UsageError, UnknownEncodingError, OSError) as problem:
        if isinstance(problem, BrokenPipeError):
            return _pipe_closed()
        return _complain(problem)
    except KeyboardInterrupt:
        return INTERRUPTED


def _parsed(arguments: list[str]) -> argparse.Namespace:
    for verb in VERBS:
        if arguments[:1] == [verb.name]:
            return _parsed_for(verb, arguments[1:])
    return argument_parser().parse_args(arguments)


def _parsed_for(verb: Verb, arguments: list[str]) -> argparse.Namespace:
    """Read the arguments of a verb; unlike the parser of all verbs this takes options between inputs."""
    # What comes after "--" is marked with what no argument can contain, so that it is never taken for an option.
    at = arguments.index("--") if "--" in arguments else len(arguments)
    marked = [f"\0{argument}" for argument in arguments[at + 1 :]]
    options = verb_parser(verb).parse_intermixed_args(arguments[:at] + marked)
    for name, given in vars(options).items():
        if isinstance(given, str):
            setattr(options, name, given.removeprefix("\0"))
    options.inputs = [given.removeprefix("\0") for given in options.inputs]
    return options


def _complain(problem: Exception) -> int:
    message = f"{problem.filename}: {problem.strerror}" if isinstance(problem, OSError) else str(problem)
    sys.stderr.write(f"urlstd: {visible_text(message)}\n")
    return WRONG_USE


def _pipe_closed() -> int:
    # Or the interpreter complains when it flushes at its end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def argument_parser() -> argparse.ArgumentParser:
    """Return what reads the arguments and writes the help."""
    parser = argparse.ArgumentParser(
        prog="urlstd",
        description=_DESCRIPTION,
        epilog=f"examples:\n{_examples([verb.examples[0] for verb in VERBS])}\n{_CODES.format(*_GENERAL)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"urlstd {__version__}")
    verbs = parser.add_subparsers(metavar="VERB", required=True, title="verbs")
    for verb in VERBS:
        verbs.add_parser(verb.name, help=verb.sentence, parents=[verb_parser(verb)], add_help=False)
    return parser


def _examples(examples: Any) -> str:
    return "".join(f"  # {example.purpose}\n  {example.command}\n" for example in examples)


def verb_parser(verb: Verb) -> argparse.ArgumentParser:
    """Return what reads the arguments of a verb and writes its help."""
    parser = argparse.ArgumentParser(
        prog=f"urlstd {verb.name}",
        description=f"{verb.sentence}\n\n{_HOW_TO_GIVE}",
        epilog=f"examples:\n{_examples(verb.examples)}\n{_CODES.format(*verb.codes)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verb.add_options(parser)
    parser.add_argument("inputs", metavar=verb.inputs, nargs="*", help=verb.inputs_help)
    _add_reading(parser.add_argument_group("inputs"))
    _add_printing(parser.add_argument_group("output"))
    parser.set_defaults(verb=verb)
    return parser


def _add_reading(reading: Any) -> None:
    reading.add_argument("--file", metavar="FILE", action="append", default=[], help="read inputs from a file, too")
    form = reading.add_mutually_exclusive_group()
    notation = r"\n \r \t \0 \\ \xHH \uHHHH \u{H...}"
    how = f"inputs, and a base URL, are in the escaped notation: {notation}"
    form.add_argument("--escaped", dest="form", action="store_const", const="escaped", default="plain", help=how)
    how = 'inputs are JSON: a string, or {"input": ..., "base": ...}'
    form.add_argument("--jsonl", dest="form", action="store_const", const="jsonl", help=how)
    reading.add_argument("--null", action="store_true", help="inputs that are read end with NUL, not with a line feed")


def _add_printing(printing: Any) -> None:
    printing.add_argument("--json", action="store_true", help="print JSON in ASCII, one answer a line")
    printing.add_argument("--quiet", action="store_true", help="print nothing: the exit code is the answer")
    how = "colour on a terminal (auto); it needs the package rich, and NO_COLOR turns it off"
    printing.add_argument("--colour", "--color", choices=("auto", "always", "never"), default="auto", help=how)


def _check_utf_8(name: str, given: str) -> None:
    # Python hands on a byte that is not UTF-8 as a lone surrogate, which the parser would replace.
    byte = next((ord(c) - 0xDC00 for c in given if "\udc80" <= c <= "\udcff"), None)
    if byte is not None:
        raise UsageError(f"{name.replace('_', '-')}: byte 0x{byte:02x} is not UTF-8")


def _base(written: str) -> str:
    try:
        return read_escaped(written)
    except EscapeError as problem:
        raise UsageError(f"--base: {problem}, at {problem.position} of {written!a}") from None


class _Run:
    """One run of a verb over all inputs."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.verb: Verb = options.verb
        self.code = 0
        quiet_terminal = sys.stderr.isatty() and not sys.stdout.isatty()
        self.progress = Progress(sys.stderr if quiet_terminal else None)

    def all(self) -> int:
        """Answer every input; return the exit code."""
        options = self.options
        if self.verb.needs_inputs and not options.inputs and not options.file:
            raise UsageError(f'there is no {self.verb.inputs}; "-" reads from standard input, --help says more')
        get_encoding(getattr(options, "encoding", "utf-8"))
        for name in _NOT_INPUTS:
            _check_utf_8(name, getattr(options, name, None) or "")
        if options.form == "escaped" and getattr(options, "base", None) is not None:
            options.base = _base(options.base)
        try:
            self._print(self.verb.answers(self._items(), options))
        finally:
            self.progress.end()
        return self.code

    def _print(self, answers: Iterator[Answer]) -> None:
        out = printer(sys.stdout, self.options.colour)
        for number, answer in enumerate(answers):
            self.code = max(self.code, answer.code)
            if not self.options.quiet:
                self._print_one(out, answer, first=number == 0)
                sys.stdout.flush()

    def _print_one(self, out: Printer, answer: Answer, *, first: bool) -> None:
        if self.options.json:
            sys.stdout.write(f"{answer.as_json()}\n")
            return
        if not first and not getattr(self.options, "href", False):
            sys.stdout.write("\n")
        out.print(answer.as_blocks())

    def _items(self) -> Iterator[Item]:
        """Yield what is an input; complain about what is none."""
        for item in self._read():
            self.progress.step()
            if isinstance(item, BadItem):
                self._reject(item)
            elif isinstance(item.text, dict) and not self.verb.takes_components:
                self._reject(BadItem('"input" has to be a string', item.where))
            else:
                yield item

    def _read(self) -> Iterator[Item | BadItem]:
        separator = b"\0" if self.options.null else b"\n"
        yield from read_arguments(self.options.inputs, sys.stdin.buffer, self.options.form, separator)
        for name in self.options.file:
            yield from read_file(name, self.options.form, separator)

    def _reject(self, item: BadItem) -> None:
        self.code = WRONG_USE
        message = f"{item.where}: {item.message}"
        if self.options.json and not self.options.quiet:
            sys.stdout.write(f"{error_json(message)}\n")
            return
        sys.stderr.write(f"urlstd: {visible_text(message)}\n")
        if item.position is not None:
            pointing = list(drawn(item.text, item.position, item.position))[:-1]
            printer(sys.stderr, self.options.colour).print([*pointing, line()])

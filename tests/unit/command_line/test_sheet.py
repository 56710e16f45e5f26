import io

import pytest

from urlstd.command_line import sheet
from urlstd.command_line.sheet import Line, PlainPrinter, RichPrinter, Span, Table, line, printer


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


TABLE = Table(((Span("a"), Span("漢")), (Span("bcd", "bad"), Span("x"), Span("y")), ()))


def test_plain_text_is_aligned_and_has_no_spaces_at_the_ends() -> None:
    stream = io.StringIO()
    PlainPrinter(stream).print([line("x ", Span("y ", "good")), TABLE, Table(()), Line()])
    assert stream.getvalue() == "x y\n  a    漢\n  bcd  x   y\n\n\n"


def test_nothing_that_a_terminal_obeys_is_printed() -> None:
    assert Span("\x1b[31m\u202e\n").text == "\\u{1b}[31m\\u{202e}\\n"
    assert line("\x07").spans == (Span("\\u{7}"),)


def test_rich_prints_the_same_text_in_colour() -> None:
    stream = Screen()
    RichPrinter(stream).print([line("[b]x[/b] ", Span(":smile:", "good")), TABLE, Table(())])
    assert "[b]x[/b] \x1b[32m:smile:\x1b[0m" in stream.getvalue()
    assert "\x1b[1;31mbcd\x1b[0m" in stream.getvalue()


def test_lines_are_never_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    stream = Screen()
    RichPrinter(stream).print([line("word " * 20)])
    assert stream.getvalue().count("\n") == 1


@pytest.mark.parametrize(
    ("stream", "colour", "environment", "kind"),
    [
        (Screen(), "auto", {}, RichPrinter),
        (Screen(), "auto", {"NO_COLOR": ""}, RichPrinter),
        (Screen(), "auto", {"NO_COLOR": "1"}, PlainPrinter),
        (Screen(), "auto", {"TERM": "dumb"}, PlainPrinter),
        (Screen(), "never", {}, PlainPrinter),
        (io.StringIO(), "auto", {}, PlainPrinter),
        (io.StringIO(), "always", {"NO_COLOR": "1"}, RichPrinter),
    ],
)
def test_colour_is_for_terminals_that_want_it(
    stream: io.StringIO, colour: sheet.ColourWhen, environment: dict[str, str], kind: type
) -> None:
    assert type(printer(stream, colour, environment)) is kind


def test_without_rich_the_text_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "find_spec", lambda _: None)
    assert type(printer(Screen(), "always", {})) is PlainPrinter

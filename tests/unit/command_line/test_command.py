"""Reading arguments, exit codes, what is no input, output that nobody reads."""

import io
import runpy
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

from tests.unit.command_line.running import Terminal
from urlstd.command_line import command
from urlstd.command_line.command import main
from urlstd.command_line.progress import Progress


def test_the_exit_code_is_the_worst_of_all_inputs(urlstd: Terminal) -> None:
    assert urlstd("parse", "https://a/").code == 0
    assert urlstd("parse", "https://a/", "x", "https://b/").code == 1
    assert urlstd("parse", "-", stdin=b"\xff\nx\n").code == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "required: VERB"),
        (["paint"], "invalid choice: 'paint'"),
        (["parse"], 'there is no URL; "-" reads from standard input'),
        (["parse", "--jsonl", "--escaped", "x"], "not allowed with"),
        (["parse", "--file", "/no/such/file"], "/no/such/file: No such file"),
        (["parse", "--encoding", "x", "y"], "'x' is no label of an encoding"),
        (["parse", "--escaped", "--base", "a\\q", "y"], "--base: \\q is no escape"),
        (["parse", "--base", "https://a/\udce9", "y"], "base: byte 0xe9 is not UTF-8"),
        (["pattern", "https://a/\udce9"], "pattern: byte 0xe9 is not UTF-8"),
        (["trace", "--set", "hostname", "https://a/"], "--set takes ATTRIBUTE=VALUE"),
        (["trace", "--set", "href=x", "https://a/"], "--set takes ATTRIBUTE=VALUE"),
        (["pattern", "--components", "{"], "PATTERN cannot be read as JSON"),
        (["pattern", "--components", "[]"], "PATTERN has to be a JSON object"),
    ],
)
def test_wrong_use_is_said_and_ends_with_2(arguments: list[str], message: str, urlstd: Terminal) -> None:
    ran = urlstd(*arguments)
    assert ran.code == 2
    assert message in ran.err
    assert ran.out == ""


def test_what_is_no_input_is_drawn_and_the_others_are_answered(urlstd: Terminal) -> None:
    ran = urlstd("parse", "--href", "-", stdin=b"https://a/\na\xff\nhttps://b/\n")
    assert ran.code == 2
    assert ran.out == "https://a/\nhttps://b/\n"
    assert ran.err.splitlines()[0].startswith("urlstd: standard input, line 2: byte 0xff at 1 is not UTF-8")
    assert ran.err.splitlines()[1:3] == ["  a\\xff", "   ^"]


def test_what_is_no_input_has_its_line_among_json_lines(urlstd: Terminal) -> None:
    ran = urlstd("parse", "--jsonl", "--json", "-", stdin=b'"https://a/"\n1\n{"input": {"pathname": "/"}}\n')
    assert ran.code == 2
    assert [list(answer) for answer in ran.answers[1:]] == [["version", "error"]] * 2
    assert ran.answers[1]["error"]["message"].startswith("standard input, line 2: a line has to be")
    assert ran.answers[2]["error"]["message"] == 'standard input, line 3: "input" has to be a string'
    assert ran.err == ""


def test_complaints_show_what_a_terminal_would_obey(urlstd: Terminal) -> None:
    assert "\x1b" not in urlstd("parse", "--escaped", "\\\x1b").err
    assert "\\u{1b}" in urlstd("parse", "--file", "\x1b").err
    assert urlstd("validate", "https://a\x1b[31m/").out.isprintable() is False  # line feeds
    assert "\x1b" not in urlstd("validate", "https://a\x1b[31m/").out


def test_quiet_prints_no_answers(urlstd: Terminal) -> None:
    assert urlstd("parse", "--quiet", "https://a/", "x") == (1, "", "")
    ran = urlstd("parse", "--quiet", "--json", "--jsonl", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "argument 1" in ran.err


def test_json_is_ascii_and_loses_nothing(urlstd: Terminal) -> None:
    ran = urlstd("parse", "--json", "--escaped", "https://a/é\\ud800\\0\\n")
    assert ran.out.isascii()
    assert ran.answers[0]["input"] == "https://a/é\ud800\0\n"


def test_options_may_stand_between_inputs_and_inputs_may_begin_with_a_hyphen(urlstd: Terminal) -> None:
    assert urlstd("parse", "https://a/", "--href", "https://b/").out == "https://a/\nhttps://b/\n"
    ran = urlstd("parse", "--base", "https://a/", "--href", "b", "--", "-c", "--href")
    assert ran.out == "https://a/b\nhttps://a/-c\nhttps://a/--href\n"
    assert urlstd("compare", "--base=https://a/", "--", "-x", "-x").code == 0


def test_inputs_come_from_files_and_end_with_nul_if_asked(urlstd: Terminal, tmp_path: Path) -> None:
    (tmp_path / "urls").write_bytes(b"https://a/\n\0https://b/")
    ran = urlstd("parse", "--href", "--null", "--file", str(tmp_path / "urls"))
    assert ran.out == "https://a/\nhttps://b/\n"


def test_a_base_may_be_escaped_or_an_input_s_own(urlstd: Terminal) -> None:
    assert urlstd("parse", "--href", "--escaped", "--base", "https://a\\u{2f}", "b").out == "https://a/b\n"
    ran = urlstd("parse", "--href", "--jsonl", "--base", "https://a/", '{"input": "x", "base": "https://b/"}', '"x"')
    assert ran.out == "https://b/x\nhttps://a/x\n"
    ran = urlstd("parse", "--href", "--jsonl", "--base", "https://a/", '{"input": "x", "base": null}')
    assert (ran.code, ran.out) == (1, "\n")


def test_version(urlstd: Terminal) -> None:
    ran = urlstd("--version")
    assert (ran.code, ran.out.split()[0]) == (0, "urlstd")


def test_progress_is_shown_on_a_terminal_where_the_output_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[object] = []

    def progress(stream: TextIO | None) -> Progress:
        shown.append(stream)
        return Progress(None)

    monkeypatch.setattr(command, "Progress", progress)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    main(["parse", "--quiet", "https://a/"])
    assert shown == [sys.stderr]


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, urlstd: Terminal) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "read_arguments", interrupt)
    assert urlstd("parse", "x") == (130, "", "")


def test_without_arguments_those_of_the_process_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["urlstd", "parse", "--quiet", "https://a/"])
    assert main() == 0


def test_the_package_can_be_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["urlstd", "parse", "--quiet", "x"])
    with pytest.raises(SystemExit, match="1"):
        runpy.run_module("urlstd", run_name="__main__")
    assert runpy.run_module("urlstd", run_name="other")["main"] is main


def test_an_output_that_nobody_reads_is_no_error() -> None:
    program = f"{sys.executable} -m urlstd parse --href - | head -n 1"
    lines = b"https://a/\n" * 3000
    done = subprocess.run(["sh", "-c", program], input=lines, capture_output=True, check=False)
    assert done.stdout == b"https://a/\n"
    assert done.stderr == b""


def test_a_closed_pipe_has_its_exit_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Closed(io.StringIO):
        def write(self, _: str) -> int:
            raise BrokenPipeError

        def fileno(self) -> int:
            return file.fileno()

    with (tmp_path / "out").open("wb") as file:
        monkeypatch.setattr(sys, "stdout", Closed())
        assert main(["parse", "https://a/"]) == 141

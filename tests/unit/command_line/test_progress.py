import io

from urlstd.command_line.progress import Progress


def test_long_work_is_counted_and_the_line_is_taken_away() -> None:
    times = iter([0.0, 0.5, 2.0, 2.2, 4.0])
    stream = io.StringIO()
    progress = Progress(stream, lambda: next(times))
    progress.step()
    assert stream.getvalue() == ""
    progress.step()
    assert stream.getvalue() == "\r2 inputs, 1 a second"
    progress.step()
    progress.step()
    progress.end()
    assert stream.getvalue() == "\r2 inputs, 1 a second\r4 inputs, 1 a second\r\x1b[K"


def test_short_work_says_nothing() -> None:
    stream = io.StringIO()
    progress = Progress(stream, lambda: 0.0)
    progress.step()
    progress.end()
    assert stream.getvalue() == ""


def test_without_a_terminal_nothing_is_said() -> None:
    progress = Progress(None, lambda: 0.0)
    progress.step()
    progress.end()

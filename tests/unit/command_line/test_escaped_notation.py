import pytest

from urlstd.command_line.escaped_notation import EscapeError, read_escaped, visible_text


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("plain é", "plain é"),
        (r"\n\r\t\0\\", "\n\r\t\0\\"),
        (r"\x41\u00e9\u{1F600}\u{a}", "Aé\U0001f600\n"),
        (r"\ud800", "\ud800"),
        (r"\ud83d\ude00", "\U0001f600"),
        (r"\\n", "\\n"),
    ],
)
def test_escapes_are_read(written: str, text: str) -> None:
    assert read_escaped(written) == text


@pytest.mark.parametrize(
    ("written", "position", "message"),
    [
        ("a\\", 1, "at the end"),
        ("a\\q", 1, "\\q is no escape"),
        ("\\u12", 0, "four hexadecimal digits"),
        ("ab\\u{110000}", 2, "beyond the last"),
        ("\\x4", 0, "\\x is no escape"),
    ],
)
def test_what_is_no_escape_is_said_with_its_place(written: str, position: int, message: str) -> None:
    with pytest.raises(EscapeError) as caught:
        read_escaped(written)
    assert caught.value.position == position
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a b\\", "a b\\"),
        ("\0\t\n\r\x1b", r"\0\t\n\r\u{1b}"),
        ("é漢", "é漢"),
        ("\u200b\u202e\ud800\ue000\u00a0", r"\u{200b}\u{202e}\u{d800}\u{e000}\u{a0}"),
        ("א", r"\u{5d0}"),
    ],
)
def test_what_cannot_be_seen_is_shown_as_an_escape(text: str, shown: str) -> None:
    assert visible_text(text) == shown

import pytest

from urlstd.command_line.drawing import ELLIPSIS, draw, width


@pytest.mark.parametrize(
    ("text", "start", "end", "drawn", "carets"),
    [
        ("abc", 1, 2, "abc", " ^"),
        ("abc", 1, 3, "abc", " ^^"),
        ("abc", 3, 3, "abc", "   ^"),
        ("", 0, 0, "", "^"),
        ("a\nb", 2, 3, "a\\nb", "   ^"),
        ("a\nb", 1, 2, "a\\nb", " ^^"),
        ("漢x", 1, 2, "漢x", "  ^"),
        ("e\u0301x", 2, 3, "e\u0301x", " ^"),
    ],
)
def test_the_carets_stand_under_the_place(text: str, start: int, end: int, drawn: str, carets: str) -> None:
    drawing = draw(text, start, end)
    assert (drawing.text, drawing.carets) == (drawn, carets)


@pytest.mark.parametrize(("start", "end"), [(0, 1), (500, 501), (999, 1000), (1000, 1000), (0, 1000), (400, 900)])
def test_of_a_long_text_what_is_around_the_place_is_drawn(start: int, end: int) -> None:
    text = "".join(chr(ord("a") + at % 26) for at in range(1000))
    drawing = draw(text, start, end)
    assert len(drawing.text) < 250
    at = len(drawing.carets) - len(drawing.carets.lstrip())
    assert drawing.text[at : at + 5] == text[start : start + 5]
    assert drawing.text.startswith(ELLIPSIS) is (start > 48)
    assert drawing.text.endswith(ELLIPSIS) is (start < 900)


def test_width_counts_columns() -> None:
    assert [width(text) for text in ("abc", "漢字", "e\u0301", "ｱ")] == [3, 4, 1, 1]

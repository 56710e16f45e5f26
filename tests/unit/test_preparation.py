import pytest

from urlstd.parsing.preparation import PreparedInput


@pytest.mark.parametrize(
    ("given", "text", "start", "end", "removed"),
    [
        ("", "", 0, 0, []),
        ("abc", "abc", 0, 0, []),
        (" \0a\x1f ", "a", 2, 2, []),
        ("   ", "", 3, 0, []),
        ("\t\n", "", 2, 0, []),
        ("\x7fa\xa0", "\x7fa\xa0", 0, 0, []),  # neither is a C0 control or a space
        ("\u2028a\u3000", "\u2028a\u3000", 0, 0, []),  # str.strip would take these
        ("a\tb\nc\rd", "abcd", 0, 0, [1, 3, 5]),
        (" a\t\tb\n ", "ab", 1, 2, [2, 3]),
        ("a\x0bb\x0cc", "a\x0bb\x0cc", 0, 0, []),
        ("💩\t💩", "💩💩", 0, 0, [1]),
        *((f"{c}a{c}", f"{c}a{c}", 0, 0, []) for c in "xyz09"),
    ],
)
def test_a_new_url_s_input_is_trimmed_and_loses_tabs_and_newlines(
    given: str, text: str, start: int, end: int, removed: list[int]
) -> None:
    prepared = PreparedInput(given, trim=True)
    assert (prepared.text, prepared.trimmed_start, prepared.trimmed_end, prepared.removed) == (
        text,
        start,
        end,
        removed,
    )


@pytest.mark.parametrize(
    ("given", "text", "removed"), [(" a ", " a ", []), ("\ta\n", "a", [0, 2]), (" \t ", "  ", [1]), ("\r", "", [0])]
)
def test_a_setter_s_value_loses_tabs_and_newlines_only(given: str, text: str, removed: list[int]) -> None:
    prepared = PreparedInput(given, trim=False)
    assert (prepared.text, prepared.trimmed_start, prepared.trimmed_end, prepared.removed) == (text, 0, 0, removed)


@pytest.mark.parametrize(
    ("given", "positions"),
    [
        ("abc", [0, 1, 2, 3]),
        ("  abc ", [2, 3, 4, 5]),
        ("a\tb", [0, 2, 3]),
        ("\t a\t\nb\tc\t ", [2, 5, 7, 8]),
        ("💩\t💩", [0, 2, 3]),
        ("", [0]),
        ("   ", [3]),
    ],
)
def test_a_pointer_leads_to_where_its_code_point_stood_and_the_end_to_behind_the_last(
    given: str, positions: list[int]
) -> None:
    prepared = PreparedInput(given, trim=True)
    assert [prepared.position(pointer) for pointer in range(len(prepared.text) + 1)] == positions


@pytest.mark.parametrize(
    ("given", "positions"), [("\tab\n", [1, 1, 2, 3, 3]), ("\t", [0, 0, 0, 0, 0]), ("", [0, 0, 0, 0, 0])]
)
def test_a_tab_around_a_setter_s_value_was_removed_not_trimmed(given: str, positions: list[int]) -> None:
    prepared = PreparedInput(given, trim=False)
    assert [prepared.position(pointer) for pointer in range(-1, 4)] == positions


@pytest.mark.parametrize(("pointer", "position"), [(-1, 2), (3, 4), (99, 4)])
def test_beyond_the_text_is_its_beginning_and_its_end(pointer: int, position: int) -> None:
    assert PreparedInput("  ab ", trim=True).position(pointer) == position


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        (0, 1, (1, 2)),
        (0, 2, (1, 4)),  # with the tab between them
        (1, 2, (3, 4)),  # without the tab before it
        (0, 0, (1, 1)),
        (1, 1, (3, 3)),
        (2, 2, (4, 4)),
        (2, 1, (4, 4)),
    ],
)
def test_a_range_ends_right_behind_its_last_code_point(start: int, end: int, expected: tuple[int, int]) -> None:
    assert PreparedInput(" a\tb ", trim=True).range(start, end) == expected

import pytest

from urlstd import infra


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", ""),
        ("ABCxyz019", "abcxyz019"),
        ("ÀÉ", "ÀÉ"),
        ("\u212a", "\u212a"),  # the Kelvin sign, which str.lower makes a "k"
        ("İI", "İi"),
        ("@[`{", "@[`{"),
    ],
)
def test_ascii_lowercase_touches_ascii_letters_only(given: str, expected: str) -> None:
    assert infra.ascii_lowercase(given) == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", ""),
        ("aé💩", "aé💩"),
        ("\ud800", "\ufffd"),
        ("\udfff", "\ufffd"),  # noqa: PT014 - not the same surrogate
        ("a\udc00b", "a\ufffdb"),
        ("\ud800\ud800", "\ufffd\ufffd"),
        ("\udc00\ud800", "\ufffd\ufffd"),  # noqa: PT014 - the other order
        ("\ud83d\udca9", "💩"),
        ("\ud83d\ud83d\udca9\udca9", "\ufffd💩\ufffd"),
        ("💩\ud83d", "💩\ufffd"),
    ],
)
def test_a_lone_surrogate_becomes_a_replacement_character_and_a_pair_one_code_point(given: str, expected: str) -> None:
    assert infra.scalar_value_string(given) == expected


@pytest.mark.parametrize("text", ["abc", "é", "a💩", ""])
def test_a_string_without_surrogates_is_handed_back_itself(text: str) -> None:
    assert infra.scalar_value_string(text) is text


def test_code_unit_order_puts_astral_code_points_before_the_end_of_the_first_plane() -> None:
    texts = ["\uffff", "\U00010000", "\ue000", "z", "\ud7ff", ""]
    assert sorted(texts, key=infra.code_unit_key) == ["", "z", "\ud7ff", "\U00010000", "\ue000", "\uffff"]


def test_eof_is_in_none_of_the_sets() -> None:
    sets = [value for value in vars(infra).values() if isinstance(value, frozenset)]
    assert len(sets) == 9
    assert not any(infra.EOF in one for one in sets)


def test_the_sets_hold_ascii_only() -> None:
    assert [len(infra.ASCII_DIGIT), len(infra.ASCII_ALPHA), len(infra.ASCII_ALPHANUMERIC)] == [10, 52, 62]
    assert sorted(infra.ASCII_HEX_DIGIT) == list("0123456789ABCDEFabcdef")
    assert sorted(infra.C0_CONTROL_OR_SPACE) == [chr(number) for number in range(0x21)]
    assert sorted(infra.ASCII_TAB_OR_NEWLINE) == ["\t", "\n", "\r"]

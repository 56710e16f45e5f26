import pytest

from urlstd.unicode.bidi_rule import bidi_rule_problem, is_bidi_domain_name


@pytest.mark.parametrize(
    "labels, expected",
    [
        ([], False),
        (["", "a"], False),
        (["é", "1"], False),
        (["a", "א"], True),
        (["a", "ا"], True),
        (["a٠"], True),
        (["\U00010d4a"], True),  # right-to-left since Unicode 16
    ],
)
def test_one_right_to_left_code_point_makes_a_bidi_domain_name(labels: list[str], expected: bool) -> None:
    assert is_bidi_domain_name(labels) is expected


@pytest.mark.parametrize(
    "label",
    [
        "a",
        "a1",
        "a-b",
        "a\u0301",
        "a1\u0301\u0301",
        "a\U0001f600b",
        "א",
        "ا",
        "אב",
        "א1",
        "ا٠",
        "א-1",
        "א\u05b0\u05b0",
        "א٠\u05b0",
        "א!ב",
    ],
)
def test_keeps_the_rule(label: str) -> None:
    assert bidi_rule_problem(label) is None


@pytest.mark.parametrize(
    "label, rule, culprit",
    [
        ("1a", "B1", "U+0031 (Bidi_Class EN)"),
        ("-א", "B1", "U+002D (Bidi_Class ES)"),
        ("٠א", "B1", "U+0660 (Bidi_Class AN)"),
        ("\u0301a", "B1", "U+0301 (Bidi_Class NSM)"),
        ("\u0378", "B1", "U+0378 (Bidi_Class unassigned)"),
        ("אaב", "B2", "U+0061 (Bidi_Class L)"),
        ("א\u1b3aב", "B2", "U+1B3A (Bidi_Class L)"),  # NSM before Unicode 16
        ("א-", "B3", "U+002D (Bidi_Class ES)"),
        ("א-\u05b0", "B3", "U+002D (Bidi_Class ES)"),
        ("א1٠", "B4", "U+0031, U+0660"),
        ("ا٠1", "B4", "U+0031, U+0660"),
        ("aאb", "B5", "U+05D0 (Bidi_Class R)"),
        ("a٠", "B5", "U+0660 (Bidi_Class AN)"),
        ("a-", "B6", "U+002D (Bidi_Class ES)"),
        ("a-\u0301", "B6", "U+002D (Bidi_Class ES)"),
    ],
)
def test_breaks_the_rule(label: str, rule: str, culprit: str) -> None:
    problem = bidi_rule_problem(label)
    assert problem is not None
    assert problem[0] == rule
    assert culprit in problem[1]

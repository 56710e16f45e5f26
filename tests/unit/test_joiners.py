import pytest

from urlstd.unicode.joiners import joiner_problems

VIRAMA = "\u094d"
NON_JOINER, JOINER = "\u200c", "\u200d"
LEFT, RIGHT, DUAL, TRANSPARENT = "\ua872", "ا", "ب", "\u064b"


@pytest.mark.parametrize(
    "label",
    [
        "",
        "ab",
        f"a{VIRAMA}{NON_JOINER}",
        f"a{VIRAMA}{JOINER}b",
        f"{DUAL}{NON_JOINER}{DUAL}",
        f"{LEFT}{NON_JOINER}{RIGHT}",
        f"{DUAL}{TRANSPARENT}{TRANSPARENT}{NON_JOINER}{TRANSPARENT}{RIGHT}",
        f"{DUAL}{NON_JOINER}{DUAL}{NON_JOINER}{DUAL}",
        f"a{VIRAMA}{NON_JOINER}{DUAL}{NON_JOINER}{DUAL}",
    ],
)
def test_a_joiner_may_stand_here(label: str) -> None:
    assert list(joiner_problems(label)) == []


@pytest.mark.parametrize(
    "label",
    [
        NON_JOINER,
        f"a{NON_JOINER}b",
        f"{NON_JOINER}{DUAL}",
        f"{DUAL}{NON_JOINER}",
        f"{RIGHT}{NON_JOINER}{DUAL}",
        f"{DUAL}{NON_JOINER}{LEFT}",
        f"{TRANSPARENT}{NON_JOINER}{DUAL}",
        f"{DUAL}{NON_JOINER}{TRANSPARENT}",
        f"{DUAL}{NON_JOINER}{NON_JOINER}{DUAL}",
        # One may, the other may not.
        f"a{VIRAMA}{NON_JOINER}{RIGHT}{NON_JOINER}b",
    ],
)
def test_a_non_joiner_must_separate(label: str) -> None:
    assert [rule for rule, _ in joiner_problems(label)] == ["C1"]


@pytest.mark.parametrize("label", [JOINER, f"a{JOINER}b", f"{DUAL}{JOINER}{DUAL}", f"a{VIRAMA}{JOINER}{JOINER}"])
def test_a_joiner_must_follow_a_virama(label: str) -> None:
    assert [rule for rule, _ in joiner_problems(label)] == ["C2"]


def test_each_rule_is_named_once() -> None:
    assert [rule for rule, _ in joiner_problems(f"a{JOINER}{NON_JOINER}{JOINER}{NON_JOINER}")] == ["C1", "C2"]

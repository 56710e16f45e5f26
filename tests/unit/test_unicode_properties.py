import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from urlstd.unicode import unicode_data
from urlstd.unicode.unicode_properties import bidi_class, combining_class, is_mark, joining_type, nfc

# Of Unicode 16, and not in the unicodedata of Python 3.11 to 3.13: it has no part in what follows it.
NEWER = "\U00016d68"


def test_the_tables_are_of_the_mapping_table_version() -> None:
    import idna  # noqa: PLC0415 (the package imports it lazily, too)

    assert unicode_data.UNICODE_VERSION == "18.0.0"
    assert idna.unicode_version == unicode_data.UNICODE_VERSION


@pytest.mark.parametrize(
    "c, expected",
    [
        ("a", "L"),
        ("1", "EN"),
        ("א", "R"),
        ("ا", "AL"),
        ("٠", "AN"),
        ("\u0301", "NSM"),
        ("\u200d", "BN"),
        ("\U0001f600", "ON"),
        ("\u0897", "NSM"),  # Unicode 16
        ("\U00010d4a", "R"),  # Unicode 16
        ("\U00010d40", "AN"),  # Unicode 16
        ("\U00010ec2", "AL"),  # Unicode 16
        ("\U0001ccf0", "EN"),  # Unicode 16
        ("\u20c1", "ET"),  # Unicode 17
        ("\U0003e8ac", "L"),  # Unicode 18
        ("\u1b3a", "L"),  # NSM before Unicode 16
        ("\u0378", ""),  # not assigned
        ("\0", "BN"),
        ("\U0010ffff", ""),
    ],
)
def test_bidi_class(c: str, expected: str) -> None:
    assert bidi_class(c) == expected


@pytest.mark.parametrize(
    "c, expected",
    [("a", False), ("\u0301", True), ("\u20dd", True), ("\u0903", True), ("\u0897", True), ("\U00016d68", False)],
)
def test_is_mark(c: str, expected: bool) -> None:
    assert is_mark(c) is expected


@pytest.mark.parametrize(
    "c, expected",
    [("a", 0), ("\u0301", 230), ("\u094d", 9), ("\u05c8", 10), ("\U000113ce", 9), ("\U00011f41", 9), ("\u1add", 220)],
)
def test_combining_class(c: str, expected: int) -> None:
    assert combining_class(c) == expected


@pytest.mark.parametrize(
    "c, expected",
    [("ب", "D"), ("ا", "R"), ("\ua872", "L"), ("\u0301", "T"), ("a", ""), ("\u200d", ""), ("\u0640", ""), ("\0", "")],
)
def test_joining_type(c: str, expected: str) -> None:
    assert joining_type(c) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ("", ""),
        ("plain", "plain"),
        ("e\u0301", "é"),
        ("q\u0307\u0323", "q\u0323\u0307"),
        # Compositions of Unicode 16, the last of them in two steps.
        ("\U000105d2\u0307", "\U000105c9"),
        ("\U000113c2\U000113c2", "\U000113c5"),
        ("\U00016d63\U00016d67\U00016d67", "\U00016d6a"),
        ("\U00016d69\U00016d67", "\U00016d6a"),
        ("\U0001611e\U0001611e\U0001611f", "\U00016126"),
        # Combining classes of Unicode 15 to 18, by which marks are ordered, and block others.
        ("a\u0897\u0323", "\u1ea1\u0897"),
        ("a\u0323\u1add", "\u1ea1\u1add"),
        ("a\u1add\u0323", "a\u1add\u0323"),
        ("a\u1add\u0307", "\u0227\u1add"),
        ("a\u0897\u0307", "a\u0897\u0307"),
    ],
)
def test_nfc(text: str, expected: str) -> None:
    assert nfc(text) == expected


# What the interpreter has known for long: decompositions of all kinds, marks of several classes, Hangul.
OLD = st.text(
    st.sampled_from(
        "a.é\u1ea4\u0301\u0302\u0323\u0327\u0344\u0345\u0958\u0f73\u0f71\u2adc\u1100\u1161\u11a8\uac00\u212b\U0001d15e"
    )
)


@settings(deadline=None)
@given(OLD)
def test_nfc_agrees_with_the_interpreter_on_what_is_old(text: str) -> None:
    expected = unicodedata.normalize("NFC", text)
    assert nfc(text) == expected
    # What is newer makes it take the long way, and so does length.
    assert nfc(NEWER + "." + text) == NEWER + "." + expected
    assert nfc("é" * 2000 + "." + text) == "é" * 2000 + "." + expected


def test_a_long_run_of_marks_out_of_order() -> None:
    marks = "\u0301\u0323" * 100_000
    assert nfc("q" + marks) == "q" + "\u0323" * 100_000 + "\u0301" * 100_000


def test_no_correction_contradicts_a_newer_interpreter() -> None:
    """Combining classes and decompositions never change, so where the interpreter has one, the table has the same."""
    for code_point in range(0x110000):
        c = chr(code_point)
        if unicodedata.category(c) != "Cn":
            assert combining_class(c) == unicodedata.combining(c)

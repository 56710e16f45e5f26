"""Every scalar value in every encoding, against the Encoding Standard's own indexes."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from urlstd.encodings.encoders import Encoded, corrections, encode_or_fail, encoder, jis0208_pointer, rule
from urlstd.encodings.encoding_corrections_data import CORRECTIONS
from urlstd.encodings.encoding_labels_data import LABELS
from urlstd.encodings.generate_encoding_data import SCALAR_VALUES, first_pointers, reference

INDEXES_FILE = Path(__file__).parents[3] / "shared" / "data" / "encoding-indexes.json"
NO_INDEXES = f"NOT CHECKED: the indexes of the Encoding Standard are not in {INDEXES_FILE}"
NOT_BY_INDEX = {"UTF-8", "ISO-2022-JP", "replacement", "UTF-16BE", "UTF-16LE"}
STATELESS = sorted(LABELS.keys() - NOT_BY_INDEX)
BELOW_PLANE_3 = [c for c in SCALAR_VALUES if c < 0x30000]
# Whose rules ask a codec for each code point, and which; gb18030 has them all.
BY_CODEC = {"Big5": "big5hkscs", "EUC-JP": "cp932", "EUC-KR": "cp949", "Shift_JIS": "cp932"}


@pytest.fixture(scope="session")
def indexes() -> dict[str, Any]:
    if not INDEXES_FILE.exists():
        pytest.skip(NO_INDEXES)
    loaded: dict[str, Any] = json.loads(INDEXES_FILE.read_text(encoding="utf-8"))
    return loaded


def bytes_of(encoding: str, string: str) -> bytes:
    return b"".join(encoded.bytes for encoded in encode_or_fail(encoding, string))


def test_there_are_35_stateless_legacy_encodings() -> None:
    assert len(STATELESS) == 35


@pytest.mark.parametrize("encoding", STATELESS)
def test_every_scalar_value_as_in_the_index(encoding: str, indexes: dict[str, Any]) -> None:
    encode, right = encoder(encoding), reference(encoding, indexes)
    scalar_values = BELOW_PLANE_3 if encoding in BY_CODEC else SCALAR_VALUES
    wrong = [f"U+{c:04X}" for c in scalar_values if encode(chr(c)) != right.get(c)]
    assert wrong == []


@pytest.mark.parametrize("encoding, codec", BY_CODEC.items())
def test_there_is_nothing_above_plane_2_in_most_encodings(encoding: str, codec: str, indexes: dict[str, Any]) -> None:
    """All of it at once: a million times nothing, one by one, would take a minute."""
    encode = encoder(encoding)
    assert "".join(map(chr, range(0x30000, 0x110000))).encode(codec, "ignore") == b""
    assert [encode(chr(c)) for c in range(0x30000, 0x110000, 0x1000)] == [None] * 0xE0
    assert max(reference(encoding, indexes)) < 0x30000


@pytest.mark.parametrize("encoding", ["Big5", "Shift_JIS", "windows-1255", "KOI8-U", "macintosh"])
def test_the_corrections_are_those_that_the_rules_need(encoding: str, indexes: dict[str, Any]) -> None:
    right, by_rule = reference(encoding, indexes), rule(encoding)
    needed = {chr(c): right.get(c) for c in BELOW_PLANE_3 if by_rule(chr(c)) != right.get(c)}
    assert corrections(CORRECTIONS.get(encoding, "")) == needed


@pytest.mark.parametrize("encoding", ["UTF-8", *STATELESS])
def test_ascii_is_itself(encoding: str) -> None:
    ascii_text = "".join(map(chr, range(0x80)))
    assert bytes_of(encoding, ascii_text) == ascii_text.encode()


def test_iso_2022_jp_has_every_scalar_value_of_its_indexes(indexes: dict[str, Any]) -> None:
    table = first_pointers(indexes["jis0208"])
    table[0x2212] = table[0xFF0D]
    table |= {0xFF61 + place: table[c] for place, c in enumerate(indexes["iso-2022-jp-katakana"])}
    right = {c: bytes([pointer // 94 + 0x21, pointer % 94 + 0x21]) for c, pointer in table.items() if pointer < 94 * 94}
    roman = {0xA5: b"\\", 0x203E: b"~"}
    assert max(right) <= 0xFFFF
    for c in [c for c in SCALAR_VALUES if c <= 0xFFFF or c & 0xFF == 0]:
        (first, *_) = encode_or_fail("ISO-2022-JP", chr(c))
        if c in roman:
            assert first == Encoded(chr(c), b"\x1b(J" + roman[c], None)
        elif c in right:
            assert first == Encoded(chr(c), b"\x1b$B" + right[c], None)
        else:
            assert first == Encoded(chr(c), b"", c)


@pytest.mark.parametrize(
    "string, expected",
    [
        ("", b""),
        ("a", b"a"),
        ("漢", b"\x1b$B4A\x1b(B"),
        ("漢字a", b"\x1b$B4A;z\x1b(Ba"),
        ("¥", b"\x1b(J\\\x1b(B"),
        ("¥a¥", b"\x1b(J\\a\\\x1b(B"),
        ("¥‾", b"\x1b(J\\~\x1b(B"),
        ("¥\\", b"\x1b(J\\\x1b(B\\"),
        ("¥~", b"\x1b(J\\\x1b(B~"),
        ("¥漢¥", b"\x1b(J\\\x1b$B4A\x1b(J\\\x1b(B"),
        ("\uff71ア", b'\x1b$B%"%"\x1b(B'),
        ("−－", b"\x1b$B!]!]\x1b(B"),
    ],
)
def test_iso_2022_jp_changes_its_state_only_where_it_must(string: str, expected: bytes) -> None:
    assert bytes_of("ISO-2022-JP", string) == expected


@pytest.mark.parametrize(
    "string, parts",
    [
        # What fails in JIS 0208 leaves that state first; Roman is left for nothing but "\" and "~".
        ("漢€a", [("漢", b"\x1b$B4A", None), ("€", b"\x1b(B", 0x20AC), ("a", b"a", None)]),
        ("¥€a", [("¥", b"\x1b(J\\", None), ("€", b"", 0x20AC), ("a", b"a", None), ("", b"\x1b(B", None)]),
        # Shifts and escapes fail as U+FFFD.
        ("\x0e", [("\x0e", b"", 0xFFFD)]),
        ("\x0f", [("\x0f", b"", 0xFFFD)]),
        ("漢\x1b", [("漢", b"\x1b$B4A", None), ("\x1b", b"\x1b(B", 0xFFFD)]),
        ("¥\x1b", [("¥", b"\x1b(J\\", None), ("\x1b", b"", 0xFFFD), ("", b"\x1b(B", None)]),
    ],
)
def test_iso_2022_jp_goes_on_after_an_error(string: str, parts: list[tuple[str, bytes, int | None]]) -> None:
    assert list(encode_or_fail("ISO-2022-JP", string)) == [Encoded(*part) for part in parts]


@given(st.text(st.sampled_from("aZ\\~¥‾漢字\uff71\uff9eア−")))
def test_iso_2022_jp_decodes_to_what_was_encoded(string: str) -> None:
    decoded = bytes_of("ISO-2022-JP", string).decode("iso2022_jp")
    fullwidth = str.maketrans({"\uff71": "ア", "\uff9e": "゛", "－": "−"})
    assert decoded.translate(fullwidth) == string.translate(fullwidth)


def test_what_an_encoding_does_not_have_is_an_error_with_its_code_point() -> None:
    assert list(encode_or_fail("windows-1252", "é†漢")) == [
        Encoded("é", b"\xe9", None),
        Encoded("†", b"\x86", None),
        Encoded("漢", b"", 0x6F22),
    ]


def test_code_points_are_encoded_one_by_one() -> None:
    """Python's codec joins the two into one pair of bytes, which are Hong Kong's."""
    assert "\u00ca\u0304".encode("big5hkscs") == b"\x88\x62"
    assert [part.error for part in encode_or_fail("Big5", "\u00ca\u0304")] == [0xCA, 0x304]


def test_jis0208_pointer() -> None:
    assert jis0208_pointer("\u3000") == 0
    assert jis0208_pointer("a") is None
    assert jis0208_pointer("\ue000") is None
    assert jis0208_pointer("\uff71") is None


def test_the_notation_of_corrections() -> None:
    assert corrections("a5:5c e5e5:- 1e3f:a8bc") == {"¥": b"\\", "\ue5e5": None, "ḿ": b"\xa8\xbc"}
    assert corrections("") == {}

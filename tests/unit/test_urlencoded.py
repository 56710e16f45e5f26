import pytest

from urlstd.urlencoded import parse_urlencoded, parse_urlencoded_bytes, serialize_urlencoded


@pytest.mark.parametrize(
    ("sequence", "pairs"),
    [
        (b"", []),
        (b"&&", []),
        (b"a", [("a", "")]),
        (b"=", [("", "")]),
        (b"a=b=c", [("a", "b=c")]),
        (b"a+b=%2B+", [("a b", "+ ")]),  # the plus sign before the percent-encoded bytes
        (b"%26=%3D", [("&", "=")]),
        (b"a%=%zz", [("a%", "%zz")]),
        (b"\xff=%C3", [("\ufffd", "\ufffd")]),
        (b"%EF%BB%BFa=\xef\xbb\xbf", [("\ufeffa", "\ufeff")]),  # a byte order mark stays
        (b"%ED%A0%80", [("\ufffd\ufffd\ufffd", "")]),  # no surrogate comes in through UTF-8
        (b"a=1;b=2", [("a", "1;b=2")]),
        (b"\0=\t\n", [("\0", "\t\n")]),
    ],
)
def test_bytes_are_split_then_decoded(sequence: bytes, pairs: list[tuple[str, str]]) -> None:
    assert parse_urlencoded_bytes(sequence) == pairs


def test_a_string_is_taken_as_its_utf_8() -> None:
    assert parse_urlencoded("é=💩&%C3%A9=\ufeff") == [("é", "💩"), ("é", "\ufeff")]


@pytest.mark.parametrize(
    ("pairs", "serialized"),
    [
        ([], ""),
        ([("", "")], "="),
        ([("a", ""), ("", "b")], "a=&=b"),
        ([("a b", "c+d")], "a+b=c%2Bd"),
        ([("&=%", "é💩")], "%26%3D%25=%C3%A9%F0%9F%92%A9"),
        ([("*-._", "!'()~")], "*-._=%21%27%28%29%7E"),
        ([("\0\n\r", "\x7f")], "%00%0A%0D=%7F"),
    ],
)
def test_pairs_are_written_with_the_urlencoded_set(pairs: list[tuple[str, str]], serialized: str) -> None:
    assert serialize_urlencoded(pairs) == serialized
    assert parse_urlencoded(serialized) == pairs


def test_what_is_no_scalar_value_is_written_as_u_fffd() -> None:
    assert serialize_urlencoded([("\ud800a", "\ud801")]) == "%EF%BF%BDa=%EF%BF%BD"

import pytest

from urlstd import parse_urlencoded, percent, percent_encode_after_encoding

# The printable ASCII code points that each set holds, in full.
SETS = {
    "C0 control": "",
    "fragment": ' "<>`',
    "query": ' "#<>',
    "special-query": " \"#'<>",
    "path": ' "#<>?^`{}',
    "userinfo": ' "#/:;<=>?@[\\]^`{|}',
    "component": ' "#$%&+,/:;<=>?@[\\]^`{|}',
    "application/x-www-form-urlencoded": " !\"#$%&'()+,/:;<=>?@[\\]^`{|}~",
}
BY_NAME = {one.name.removesuffix(" percent-encode set"): one for one in percent.PERCENT_ENCODE_SETS}


def test_there_are_eight_sets() -> None:
    assert list(BY_NAME) == list(SETS)


@pytest.mark.parametrize(("name", "printable"), SETS.items(), ids=SETS)
def test_a_set_holds_these_printable_code_points_and_no_others(name: str, printable: str) -> None:
    held = [chr(number) for number in range(0x20, 0x7F) if chr(number) in BY_NAME[name]]
    assert held == sorted(printable)


@pytest.mark.parametrize("name", SETS)
def test_every_set_holds_controls_and_all_above_the_tilde(name: str) -> None:
    beyond = [*map(chr, range(0x20)), "\x7f", "\x80", "é", "\ufffd", "\U00010000", "\U0010ffff"]
    assert all(code_point in BY_NAME[name] for code_point in beyond)


@pytest.mark.parametrize("name", SETS)
def test_what_is_encoded_is_what_the_set_holds(name: str) -> None:
    percent_encode_set = BY_NAME[name]
    for code_point in map(chr, range(0x100)):
        encoded = percent.utf8_percent_encode(code_point, percent_encode_set)
        assert (encoded != code_point) is (code_point in percent_encode_set)


@pytest.mark.parametrize(
    ("name", "anchor"),
    [
        ("C0 control", "c0-control"),
        ("path", "path"),
        ("application/x-www-form-urlencoded", "application-x-www-form-urlencoded"),
    ],
)
def test_a_set_knows_its_address_and_name(name: str, anchor: str) -> None:
    assert BY_NAME[name].anchor == f"https://url.spec.whatwg.org/#{anchor}-percent-encode-set"
    assert repr(BY_NAME[name]) == f"<{name} percent-encode set>"


@pytest.mark.parametrize(("byte", "encoded"), [(0, "%00"), (0x0A, "%0A"), (0x2F, "%2F"), (0xFF, "%FF")])
def test_a_byte_becomes_two_upper_case_digits(byte: int, encoded: str) -> None:
    assert percent.percent_encode(byte) == encoded


@pytest.mark.parametrize(
    ("sequence", "decoded"),
    [
        (b"", b""),
        (b"%41%5a%5A", b"AZZ"),
        (b"%2541", b"%41"),  # once only
        (b"%%41", b"%A"),
        (b"%4", b"%4"),
        (b"%", b"%"),
        (b"%4g%g4", b"%4g%g4"),
        (b"%ff%00", b"\xff\0"),
        (b"%\xef\xbc\x91\x31", b"%\xef\xbc\x91\x31"),  # a full-width digit is none
        (b"%+1%-1% 1%1_", b"%+1%-1% 1%1_"),
    ],
)
def test_only_a_percent_sign_and_two_hexadecimal_digits_are_decoded(sequence: bytes, decoded: bytes) -> None:
    assert percent.percent_decode(sequence) == decoded


def test_a_string_is_decoded_to_bytes_through_utf_8() -> None:
    assert percent.percent_decode_string("é%C3%A9💩%") == "éé💩%".encode()


@pytest.mark.parametrize(
    ("string", "encoded"),
    [
        ("", ""),
        ("a b", "a%20b"),
        ("%41 %", "%41%20%"),  # an existing one is left alone
        ("é", "%C3%A9"),
        ("\U0001f4a9", "%F0%9F%92%A9"),
        ("a\0\x1f~\x7f", "a%00%1F~%7F"),
    ],
)
def test_a_string_is_encoded_byte_by_byte_of_its_utf_8(string: str, encoded: str) -> None:
    assert percent.utf8_percent_encode(string, percent.PATH_PERCENT_ENCODE_SET) == encoded


@pytest.mark.parametrize(
    "percent_encode_set", [percent.COMPONENT_PERCENT_ENCODE_SET, percent.URLENCODED_PERCENT_ENCODE_SET]
)
def test_a_set_with_the_percent_sign_encodes_it_again(percent_encode_set: percent.PercentEncodeSet) -> None:
    assert percent.utf8_percent_encode("%41", percent_encode_set) == "%2541"


def test_a_surrogate_is_no_scalar_value() -> None:
    for encode in (
        percent.percent_decode_string,
        lambda text: percent.utf8_percent_encode(text, BY_NAME["path"]),
        parse_urlencoded,
        lambda text: percent_encode_after_encoding("UTF-8", text, BY_NAME["path"]),
    ):
        with pytest.raises(UnicodeEncodeError):
            encode("a\ud800")

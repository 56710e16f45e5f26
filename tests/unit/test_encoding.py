import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from urlstd import parse_url, trace, validation_errors
from urlstd.encodings.encoding import UnknownEncodingError, get_encoding, output_encoding, percent_encode_after_encoding
from urlstd.encodings.encoding_labels_data import LABELS
from urlstd.percent import SPECIAL_QUERY_PERCENT_ENCODE_SET, URLENCODED_PERCENT_ENCODE_SET
from urlstd.urlencoded import serialize_urlencoded


def test_the_standard_has_228_labels_of_40_encodings() -> None:
    labels = [label for labels in LABELS.values() for label in labels.split()]
    assert len(LABELS) == 40
    assert len(labels) == len(set(labels)) == 228


def test_each_encoding_has_its_name_as_a_label() -> None:
    assert [name for name in LABELS if get_encoding(name) != name] == []


@pytest.mark.parametrize(
    "label, name",
    [
        ("utf-8", "UTF-8"),
        ("unicode-1-1-utf-8", "UTF-8"),
        ("ascii", "windows-1252"),
        ("latin1", "windows-1252"),
        ("iso-8859-1", "windows-1252"),
        ("iso-8859-9", "windows-1254"),
        ("iso-8859-11", "windows-874"),
        ("logical", "ISO-8859-8-I"),
        ("gb2312", "GBK"),
        ("sjis", "Shift_JIS"),
        ("windows-31j", "Shift_JIS"),
        ("ks_c_5601-1987", "EUC-KR"),
        ("big5-hkscs", "Big5"),
        ("csiso2022kr", "replacement"),
        ("unicode", "UTF-16LE"),
        ("x-user-defined", "x-user-defined"),
        ("\t\n\f\r KOI8 \t", "KOI8-R"),
    ],
)
def test_get_encoding(label: str, name: str) -> None:
    assert get_encoding(label) == name


@pytest.mark.parametrize(
    "label", ["", "utf8 bom", "\vutf-8", "\xa0utf-8", "utf_8_sig", "cp437", "\u212aoi8-r", "utf-7"]
)
def test_an_unknown_label_is_a_lookup_error(label: str) -> None:
    with pytest.raises(LookupError) as caught:
        output_encoding(label)
    assert isinstance(caught.value, UnknownEncodingError)
    assert caught.value.label == label
    assert ascii(label) in str(caught.value)


def test_the_message_quotes_a_long_label_in_part() -> None:
    with pytest.raises(UnknownEncodingError, match=r"^'x{40}'… is no label"):
        output_encoding("x" * 100_000)


@pytest.mark.parametrize("label", ["utf-16", "utf-16be", "utf-16le", "replacement", "hz-gb-2312", "utf8"])
def test_some_encodings_are_not_for_output(label: str) -> None:
    assert output_encoding(label) == "UTF-8"


@pytest.mark.parametrize(
    "encoding, string, expected",
    [
        ("windows-1252", "a é†\x81", "a%20%E9%86%81"),
        ("windows-1252", "漢", "%26%2328450%3B"),
        ("Shift_JIS", "ー表", "%81[%95\\"),
        ("Shift_JIS", "¥\\", "\\\\"),
        ("EUC-JP", "¥'", "\\%27"),
        ("ISO-2022-JP", "漢字€", "%1B$B4A;z%1B(B%26%238364%3B"),
        ("ISO-2022-JP", "\x1b", "%26%2365533%3B"),
        ("ISO-2022-JP", "", ""),
        ("gb18030", "\U0001f4a9\ue5e5", "%949%DA3%26%2358853%3B"),
        ("x-user-defined", "\uf780é", "%80%26%23233%3B"),
        ("UTF-8", "é +", "%C3%A9%20+"),
    ],
)
def test_percent_encode_after_encoding(encoding: str, string: str, expected: str) -> None:
    assert percent_encode_after_encoding(encoding, string, SPECIAL_QUERY_PERCENT_ENCODE_SET) == expected


@pytest.mark.parametrize("encoding", ["UTF-8", "windows-1252", "ISO-2022-JP"])
def test_a_space_becomes_a_plus_sign_in_the_urlencoded_set(encoding: str) -> None:
    assert percent_encode_after_encoding(encoding, "a +*", URLENCODED_PERCENT_ENCODE_SET) == "a+%2B*"


def test_the_urlencoded_set_encodes_trail_bytes() -> None:
    assert serialize_urlencoded([("表", "¥ €")], "shift_jis") == "%95%5C=%5C+%26%238364%3B"
    assert serialize_urlencoded([("表", "¥")], "iso-2022-jp") == "%1B%24BI%3D%1B%28B=%1B%28J%5C%1B%28B"


@given(
    st.sampled_from(["windows-1252", "Big5", "ISO-2022-JP", "UTF-8"]), st.text(st.characters(exclude_categories=["Cs"]))
)
def test_the_outcome_is_ascii_and_without_what_the_set_has(encoding: str, string: str) -> None:
    encoded = percent_encode_after_encoding(encoding, string, SPECIAL_QUERY_PERCENT_ENCODE_SET)
    assert encoded.isascii()
    assert not any(c in SPECIAL_QUERY_PERCENT_ENCODE_SET for c in encoded)


@pytest.mark.parametrize(
    "url, encoding, expected",
    [
        ("https://ü.example/é?é#é", "windows-1252", "https://xn--tda.example/%C3%A9?%E9#%C3%A9"),
        ("file:///?é", "windows-1252", "file:///?%E9"),
        ("ftp://h/?é", "windows-1252", "ftp://h/?%E9"),
        ("ws://h/?é", "windows-1252", "ws://h/?%C3%A9"),
        ("wss://h/?é", "windows-1252", "wss://h/?%C3%A9"),
        ("foo://h/?é", "windows-1252", "foo://h/?%C3%A9"),
        ("mailto:?é", "windows-1252", "mailto:?%C3%A9"),
        ("https://h/?é", "utf-16le", "https://h/?%C3%A9"),
        ("https://h/?\ud800", "latin1", "https://h/?%26%2365533%3B"),
    ],
)
def test_the_encoding_counts_for_the_query_of_special_urls_but_websockets(
    url: str, encoding: str, expected: str
) -> None:
    assert str(parse_url(url, encoding=encoding)) == expected


def test_the_scheme_may_come_from_the_base() -> None:
    assert str(parse_url("?é", "https://h/p?x", encoding="latin1")) == "https://h/p?%E9"
    assert str(parse_url("?é", "wss://h/p?x", encoding="latin1")) == "wss://h/p?%C3%A9"


def test_an_unknown_label_is_refused_wherever_one_is_taken() -> None:
    for function in (parse_url, validation_errors, trace):
        with pytest.raises(UnknownEncodingError):
            function("https://h/", encoding="klingon")


def test_validation_errors_do_not_depend_on_the_encoding() -> None:
    assert validation_errors("https://h/?é ", encoding="latin1") == validation_errors("https://h/?é ")


def work_of(url: str, encoding: str) -> dict[str, object]:
    steps = trace(url, encoding=encoding).to_json()["steps"]
    (work,) = [work for step in steps for work in step.get("work", []) if "encode" in work["algorithm"]]
    assert work["algorithm"] == "percent-encode after encoding"
    assert work["anchor"] == "https://url.spec.whatwg.org/#string-percent-encode-after-encoding"
    data: dict[str, object] = work["data"]
    return data


def test_a_trace_says_what_each_code_point_of_the_query_became() -> None:
    assert work_of(" h\nttps://h/?a漢\t €#", "ISO-2022-JP") == {
        "encoding": "ISO-2022-JP",
        "requested": "ISO-2022-JP",
        "reason": None,
        "set": "special-query percent-encode set",
        "input": "a漢 €",
        "output": "a%1B$B4A%1B(B%20%26%238364%3B",
        "code_points": [
            {"position": 14, "c": "漢", "bytes": "1b24423441", "output": "%1B$B4A"},
            {"position": 16, "c": " ", "bytes": "1b284220", "output": "%1B(B%20"},
            {"position": 17, "c": "€", "bytes": None, "output": "%26%238364%3B"},
        ],
    }


def test_a_trace_says_what_the_end_of_the_query_added() -> None:
    assert work_of("https://h/?漢", "ISO-2022-JP")["code_points"] == [
        {"position": 11, "c": "漢", "bytes": "1b24423441", "output": "%1B$B4A"},
        {"position": 12, "c": None, "bytes": "1b2842", "output": "%1B(B"},
    ]


@pytest.mark.parametrize(
    "url, label, requested, reason",
    [
        ("wss://h/?é", "latin1", "windows-1252", r"windows-1252 counts only for URLs with a special scheme"),
        ("foo:?é", "sjis", "Shift_JIS", r"Shift_JIS counts only for URLs with a special scheme"),
        ("https://h/?é", "utf-16", "UTF-16LE", r"its output encoding is UTF-8"),
        ("foo:?é", "csiso2022kr", "replacement", r"its output encoding is UTF-8"),
    ],
)
def test_a_trace_says_why_it_was_utf_8_instead(url: str, label: str, requested: str, reason: str) -> None:
    data = work_of(url, label)
    assert (data["encoding"], data["requested"]) == ("UTF-8", requested)
    assert reason in str(data["reason"])
    assert [point["output"] for point in data["code_points"]] == ["%C3%A9"]  # type: ignore[attr-defined]


def test_a_trace_of_a_plain_query_lists_no_code_points() -> None:
    assert work_of("https://h/?a=1", "utf-8")["code_points"] == []
    assert work_of("https://h/?a=1", "sjis")["code_points"] == []


@pytest.mark.parametrize("encoding, expected", [("utf-8", False), ("latin1", True)])
def test_utf_8_imports_no_tables(encoding: str, expected: bool) -> None:
    program = (
        "import sys, urlstd\n"
        f"urlstd.parse_url('https://h/?é', encoding={encoding!r})\n"
        "print([f'urlstd.encodings.{name}' in sys.modules for name in ('encoders', 'encoding_labels_data')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str([expected, expected])

import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from urlstd.unicode.uts46 import CodePoint, Problem, Processing, code_points, to_ascii, to_unicode


def blamed(processing: Processing) -> list[tuple[str, int | None]]:
    return [(problem.rule, problem.label) for problem in processing.problems]


@pytest.mark.parametrize(
    "domain_name, expected",
    [
        ("example.com", "example.com"),
        ("EXAMPLE.Com", "example.com"),
        ("münchen.example", "xn--mnchen-3ya.example"),
        ("MÜNCHEN。example", "xn--mnchen-3ya.example"),
        ("mu\u0308nchen", "xn--mnchen-3ya"),
        ("xn--mnchen-3ya", "xn--mnchen-3ya"),
        ("XN--MNCHEN-3YA", "xn--mnchen-3ya"),
        ("faß.de", "xn--fa-hia.de"),
        ("ｗｗｗ．日本語．jp", "www.xn--wgv71a119e.jp"),
        ("a\u00adb", "ab"),
        ("א.ב", "xn--4db.xn--5db"),
        ("\U00016d63\U00016d67", "xn--cj0f"),  # composes since Unicode 16
        ("\U0003e8ac", "xn--t92s"),  # valid since Unicode 18
    ],
)
@pytest.mark.parametrize("be_strict", [False, True])
def test_to_ascii(domain_name: str, expected: str, be_strict: bool) -> None:
    processing = to_ascii(domain_name, be_strict=be_strict)
    assert processing.problems == ()
    assert processing.result == expected
    assert ".".join(label.ascii or "" for label in processing.labels) == expected


@pytest.mark.parametrize(
    "domain_name, expected",
    [
        ("", ""),
        ("a.", "a."),
        ("a..b", "a..b"),
        ("-a-", "-a-"),
        ("ab--c", "ab--c"),
        ("a_b", "a_b"),
        ("a b%", "a b%"),
        ("≠", "xn--1ch"),
        ("é" * 70, "xn--" + "9ca" + "a" * 69),
    ],
)
def test_only_strict_to_ascii_cares_for_hyphens_letters_and_length(domain_name: str, expected: str) -> None:
    assert to_ascii(domain_name, be_strict=False).result == expected
    if domain_name != "≠":
        assert to_ascii(domain_name, be_strict=True).result is None


@pytest.mark.parametrize(
    "domain_name, problems",
    [
        ("a.xn--tešla", [("P4", 1)]),
        ("xn--\u0378", [("P4", 0)]),
        ("xn--a!.b", [("P4", 0)]),
        ("xn--ib9b", [("P4", 0)]),
        ("xn--", [("P4", 0)]),
        ("xn--a-", [("P4", 0)]),
        ("xn--xn--a-.b", [("P4", 0), ("V4", 0)]),
        ("xn--e-xbb", [("V1", 0)]),
        ("a.xn--xn---epa", [("V4", 1)]),
        ("\u0301a", [("V6", 0)]),
        ("\U000113ce", [("V6", 0)]),
        ("a.b\u0378c.d\u0378", [("V7", 1), ("V7", 2)]),
        ("a。\ufffd．b", [("V7", 1)]),
        ("a｡⒈", [("V7", 1)]),
        ("xn--a", [("V7", 0)]),
        ("xn--dfa", [("V7", 0)]),
        ("a\u200cb", [("C1", 0)]),
        ("a.b\u200d", [("C2", 1)]),
        ("a1.1a.א", [("B1", 1)]),
        ("a.אa.xn--4db", [("B2", 1)]),
        ("xn--4db.-", [("B1", 1)]),
        ("a-.א", [("B6", 0)]),
        ("a..א", []),
        ("a\ud800", [("V7", 0), ("A3", 0)]),
        ("a" * 16000 + "\U0003134a", [("A3", 0)]),
    ],
)
def test_loose_to_ascii_names_rule_and_label(domain_name: str, problems: list[tuple[str, int]]) -> None:
    processing = to_ascii(domain_name, be_strict=False)
    assert blamed(processing) == problems
    assert (processing.result is None) is bool(problems)
    assert tuple(problem for label in processing.labels for problem in label.problems) == processing.problems


@pytest.mark.parametrize(
    "domain_name, problems",
    [
        ("a.bc--d", [("V2", 1)]),
        ("ü.-a", [("V3", 1)]),
        ("a-.ü", [("V3", 0)]),
        ("-", [("V3", 0)]),
        ("ü---", [("V2", 0), ("V3", 0)]),
        ("xn--xn---epa", [("V2", 0)]),
        ("a.b_ü", [("U1", 1)]),
        ("a b", [("U1", 0)]),
        ("a\x00.b~", [("U1", 0), ("U1", 1)]),
        ("_\u0378", [("V7", 0), ("U1", 0)]),
        ("", [("A4_2", 0), ("A4_1", None)]),
        (".", [("A4_2", 0), ("A4_2", 1), ("A4_1", None)]),
        ("a.", [("A4_2", 1)]),
        ("a..b", [("A4_2", 1)]),
        ("\u00ad.b", [("A4_2", 0)]),
        ("a." + "b" * 63, []),
        ("a." + "b" * 64, [("A4_2", 1)]),
        ("é" * 57, []),
        ("é" * 58, [("A4_2", 0)]),
        (".".join(["a" * 63] * 3 + ["b" * 61]), []),
        (".".join(["a" * 63] * 3 + ["b" * 62]), [("A4_1", None)]),
        (".".join(["a" * 63] * 3 + ["b" * 61, ""]), [("A4_2", 4)]),
        # Of a label that cannot be decoded the length is not known, nor is that of the domain.
        (".".join(["a" * 63] * 4 + ["xn--!"]), [("P4", 4)]),
    ],
)
def test_strict_to_ascii_names_rule_and_label(domain_name: str, problems: list[tuple[str, int | None]]) -> None:
    processing = to_ascii(domain_name, be_strict=True)
    assert blamed(processing) == problems
    assert (processing.result is None) is bool(problems)


@pytest.mark.parametrize(
    "domain_name, message",
    [
        ("a.xn--tešla", "label “xn--tešla” begins with “xn--” and contains U+0161, which is not ASCII"),
        ("xn--a!", "label “xn--a!” is not Punycode: U+0021 is not a Punycode digit"),
        ("xn--", "label “xn--” has nothing to decode"),
        ("xn--a-", "label “xn--a-” decodes to “a”, which is ASCII without that"),
        ("xn--e-xbb", "label “e\u0301” is not in Normalization Form C"),
        ("a--b-", "label “a--b-” ends with “-”"),
        ("-a", "label “-a” begins with “-”"),
        ("\u0301a", "label “\u0301a” begins with U+0301, a combining mark"),
        ("a.b\ufffd", "label “b\ufffd” contains U+FFFD, which is disallowed"),
        ("xn--dfa", "label “\u0132” decodes to U+0132, which is always mapped"),
        ("xn--ab-5da", "label “a\u00adb” decodes to U+00AD, which is always ignored"),
        ("a_ü", "label “a_ü” contains U+005F, where only letters, digits and “-” may stand"),
        ("a..b", "a label is empty"),
        ("a" * 64, f"label “{'a' * 64}” has 64 code points, where 63 is the most"),
        (".".join(["a" * 63] * 4), "the domain has 255 code points, where 253 is the most"),
        ("a\ud800", "label 1 cannot be encoded: it contains the surrogate U+D800"),
    ],
)
def test_messages(domain_name: str, message: str) -> None:
    assert message in [problem.message for problem in to_ascii(domain_name, be_strict=True).problems]


def test_what_became_of_each_label() -> None:
    processing = to_ascii("Ä.XN--MNCHEN-3YA.xn--!.b\ufffd", be_strict=False)
    assert processing.domain_name == "Ä.XN--MNCHEN-3YA.xn--!.b\ufffd"
    assert processing.mapped == "ä.xn--mnchen-3ya.xn--!.b\ufffd"
    assert [(label.source, label.unicode, label.ascii) for label in processing.labels] == [
        ("ä", "ä", "xn--4ca"),
        ("xn--mnchen-3ya", "münchen", "xn--mnchen-3ya"),
        ("xn--!", "xn--!", None),
        ("b\ufffd", "b\ufffd", "xn--b-q10i"),
    ]
    assert [len(label.problems) for label in processing.labels] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    "domain_name, expected, problems",
    [
        ("", "", []),
        ("EXAMPLE.com", "example.com", []),
        ("xn--mnchen-3ya.xn--wgv71a119e", "münchen.日本語", []),
        ("-a-.ab--c.a_b.", "-a-.ab--c.a_b.", []),
        ("xn--!.xn--mnchen-3ya", "xn--!.münchen", [("P4", 0)]),
        ("xn--a-", "a", [("P4", 0)]),
        ("Ü\u0378", "ü\u0378", [("V7", 0)]),
        ("xn--0ca24w.xn--4db", "àא.א", [("B5", 0)]),
    ],
)
def test_to_unicode(domain_name: str, expected: str, problems: list[tuple[str, int]]) -> None:
    processing = to_unicode(domain_name)
    assert processing.result == expected
    assert blamed(processing) == problems
    assert all(label.ascii is None for label in processing.labels)


def test_code_points() -> None:
    assert code_points("aA\u00adß\u0378ﬃ。") == [
        CodePoint("a", "valid", "a"),
        CodePoint("A", "mapped", "a"),
        CodePoint("\u00ad", "ignored", ""),
        CodePoint("ß", "valid", "ß"),
        CodePoint("\u0378", "disallowed", "\u0378"),
        CodePoint("ﬃ", "mapped", "ffi"),
        CodePoint("。", "mapped", "."),
    ]


def test_no_other_code_point_becomes_a_full_stop() -> None:
    """So the labels of the domain name as given are the labels that problems are counted by."""
    compatible = [c for c in map(chr, range(0x110000)) if {".", "。"} & set(unicodedata.normalize("NFKC", c))]
    assert {"…", "⒈"} < set(compatible)
    assert [c for c in compatible if "." in code_points(c)[0].mapping] == [".", "。", "．", "｡"]


def test_in_ascii_only_letters_are_mapped() -> None:
    """That is why an ASCII domain name is lowercased without looking at the table."""
    text = "".join(map(chr, range(128)))
    assert "".join(entry.mapping for entry in code_points(text)) == text.lower()


@settings(deadline=None)
@given(st.text(st.one_of(st.characters(), st.sampled_from("xn--.。\u200c\u200dא\u0301é-"))))
def test_any_text_has_a_result_or_a_reason(text: str) -> None:
    for processing in (to_ascii(text, be_strict=False), to_ascii(text, be_strict=True)):
        assert (processing.result is None) is bool(processing.problems)
        assert len(processing.labels) == len(text.translate(str.maketrans("。．｡", "...")).split("."))
        if processing.result is not None:
            assert processing.result.isascii()
            assert to_unicode(processing.result).problems == ()


def test_a_problem_is_a_value() -> None:
    assert to_ascii("a.", be_strict=True).problems == (Problem("A4_2", "a label is empty", 1),)


def test_the_mapping_table_is_imported_only_when_it_is_needed() -> None:
    program = (
        "import sys; from urlstd.unicode.uts46 import to_ascii; to_ascii('example.com', be_strict=True);"
        "print('idna' in sys.modules); to_ascii('ü', be_strict=True); print('idna' in sys.modules)"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["False", "True"]

import string

import pytest

from urlstd.errors import Failure
from urlstd.hosts.idna import FORBIDDEN_DOMAIN_CODE_POINT, FORBIDDEN_HOST_CODE_POINT, domain_to_unicode, parse_domain
from urlstd.journal import Journal, Unread


def parsed(domain: str, *, be_strict: bool = False) -> tuple[str | None, list[tuple[str, int, int, bool]]]:
    """The result, None for failure, and the errors reported."""
    journal = Journal()
    result: str | None
    try:
        result = parse_domain(domain, be_strict, journal)
    except Failure:
        result = None
    return result, [(error[0].value, *error[1:4]) for error in journal.occurrences]


@pytest.mark.parametrize(
    ("domain", "result"),
    [
        ("example.com", "example.com"),
        ("EXAMPLE.com", "example.com"),
        ("a-b.c", "a-b.c"),
        ("1.2.3.4", "1.2.3.4"),
        ("a" * 63, "a" * 63),
        (".".join(["a" * 63] * 3 + ["a" * 61]), ".".join(["a" * 63] * 3 + ["a" * 61])),
        ("faß.de", "xn--fa-hia.de"),
        ("日本。jp", "xn--wgv71a.jp"),
        ("xn--fa-hia.de", "xn--fa-hia.de"),
        ("a\u00adb", "ab"),
        ("☕.example", "xn--53h.example"),
        ("\u00ad" * 4096 + "a", "a"),  # long as written, not as a name
    ],
)
def test_a_domain_that_follows_the_strict_rules_reports_nothing(domain: str, result: str) -> None:
    assert parsed(domain) == (result, [])
    assert parsed(domain, be_strict=True) == (result, [])


@pytest.mark.parametrize(
    ("domain", "start", "end"),
    [
        ("a_b", 0, 3),
        ("xn--", 0, 4),
        ("xn--8i7caa", 0, 10),
        ("x.XN--A.y", 2, 7),
        ("-a", 0, 2),
        ("a-", 0, 2),
        ("ab--c", 0, 5),
        ("a..", 2, 2),
        ("a..b", 2, 2),
        ("a.", 2, 2),
        (".", 0, 0),
        ("a" * 64, 0, 64),
        ("a." * 130 + "a", 0, 261),
        ("a." * 3000 + "a", 0, 6001),  # so long that strict ToASCII is not even asked
    ],
)
def test_an_ascii_domain_is_only_lowercased_whatever_strict_rule_it_breaks(domain: str, start: int, end: int) -> None:
    assert parsed(domain) == (domain.lower(), [("domain-to-ASCII", start, end, False)])


class Watched(Journal):
    """A journal that keeps which algorithms ran."""

    def __init__(self) -> None:
        super().__init__()
        self.entered: list[str] = []

    def enter(self, algorithm: str, given: str) -> None:  # noqa: ARG002 - as a journal takes it
        self.entered.append(algorithm)


@pytest.mark.parametrize(
    "domain",
    [
        *string.ascii_letters, *string.digits, *(f"{c}{c}{c}" for c in string.ascii_letters + string.digits),
        "a.b", "a-b", "ab-c", "a--b", "abc--d", "a1.b2.c3", "a" * 63, "a." * 126 + "a",
    ],
)  # fmt: skip
def test_a_plain_domain_needs_no_to_ascii(domain: str) -> None:
    watched = Watched()
    assert parse_domain(domain, True, watched) == domain.lower()
    assert watched.entered == ["domain parser"]


@pytest.mark.parametrize(
    ("length", "reason"), [(4096, "where 63 is the most"), (4097, "longer than the 253 code points")]
)
def test_the_rule_that_a_name_of_up_to_4096_code_points_breaks_first_is_named(length: int, reason: str) -> None:
    journal = Journal()
    parse_domain("a" * length, False, journal)
    (occurrence,) = journal.occurrences
    assert reason in str(occurrence[6])


def test_the_strict_rules_decide_also_where_nobody_reads_what_they_report() -> None:
    assert parse_domain("faß.de", True, Unread()) == "xn--fa-hia.de"
    with pytest.raises(Failure):
        parse_domain("a_b", True, Unread())


@pytest.mark.parametrize("domain", ["a_b", "xn--", "-a", "ab--c", "a.", "a" * 64, "é_", "a." * 3000 + "a"])
def test_the_strict_parser_fails_where_a_strict_rule_is_broken(domain: str) -> None:
    result, ((name, _, _, fatal),) = parsed(domain, be_strict=True)
    assert (result, name, fatal) == (None, "domain-to-ASCII", True)


@pytest.mark.parametrize(
    ("domain", "result"),
    [
        ("é_a", "xn--_a-9ia"),
        ("é.ab--c", "xn--9ca.ab--c"),
        ("é.-a", "xn--9ca.-a"),
        ("é.", "xn--9ca."),
        ("é..b", "xn--9ca..b"),
    ],
)
def test_a_domain_beyond_ascii_may_break_strict_rules_too(domain: str, result: str) -> None:
    found, errors = parsed(domain)
    assert found == result
    assert [(name, fatal) for name, _, _, fatal in errors] == [("domain-to-ASCII", False)]


@pytest.mark.parametrize(
    "domain", ["é.xn--a", "\u00ad", "é\u200d", "אa", "\ufffd", "≠\u0338é.\U000e0001\u0600", "\u0301", "é%", "é a"]
)
def test_a_domain_beyond_ascii_fails_where_the_lenient_rules_are_broken(domain: str) -> None:
    result, errors = parsed(domain)
    assert result is None
    assert [(name, fatal) for name, _, _, fatal in errors] == [("domain-to-ASCII", True)]


@pytest.mark.parametrize("c", sorted(FORBIDDEN_DOMAIN_CODE_POINT), ids=lambda c: f"U+{ord(c):04X}")
def test_every_forbidden_domain_code_point_is_failure(c: str) -> None:
    result, errors = parsed(f"a{c}b")
    assert result is None
    assert [(name, fatal) for name, _, _, fatal in errors] == [("domain-to-ASCII", True)]


@pytest.mark.parametrize("c", sorted(set(map(chr, range(0x21, 0x7F))) - FORBIDDEN_DOMAIN_CODE_POINT), ids=ord)
def test_every_other_ascii_code_point_may_stand_in_a_domain(c: str) -> None:
    assert parsed(f"a{c}b")[0] == f"a{c}b".lower()


def test_the_forbidden_code_points_are_the_standard_s() -> None:
    assert sorted(FORBIDDEN_HOST_CODE_POINT) == sorted("\0\t\n\r #/:<>?@[\\]^|")
    others = FORBIDDEN_DOMAIN_CODE_POINT - FORBIDDEN_HOST_CODE_POINT
    assert sorted(others) == sorted({*map(chr, range(0x20)), "%", "\x7f"} - FORBIDDEN_HOST_CODE_POINT)


@pytest.mark.parametrize(
    ("domain", "start", "end"),
    [
        ("ok.日本.a_b", 6, 9),
        ("日本。a_b", 3, 6),
        ("a\u00ad.b_", 3, 5),
        ("é．a．-b", 4, 6),
        ("é｡-b", 2, 4),
        ("é" * 64 + ".b", 0, 64),
    ],
)
def test_the_label_at_fault_is_found_between_any_separators(domain: str, start: int, end: int) -> None:
    assert parsed(domain)[1] == [("domain-to-ASCII", start, end, False)]


def test_a_mapping_that_makes_a_dot_leaves_only_the_whole_to_blame() -> None:
    _, errors = parsed("a_b…")  # the ellipsis is mapped to three dots
    assert [error[1:3] for error in errors] == [(0, 4)]


@pytest.mark.parametrize(
    ("domain", "shown"),
    [
        ("example.com", "example.com"),
        ("xn--fa-hia.de", "faß.de"),
        ("xn--wgv71a.jp.", "日本.jp."),
        ("xn--", "xn--"),  # it breaks a rule, so it stays as it is
        ("xn--a.xn--fa-hia", "xn--a.xn--fa-hia"),
        ("a_b", "a_b"),
        ("", ""),
    ],
)
def test_a_domain_is_shown_in_unicode_where_it_keeps_the_rules(domain: str, shown: str) -> None:
    assert domain_to_unicode(domain) == shown

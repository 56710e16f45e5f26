import datetime as dt
import re
import sys
from importlib import resources
from pathlib import Path

import pytest

from urlstd import URL, parse_url, public_suffix
from urlstd.hosts.host import Domain, EmptyHost, Host, OpaqueHost, parse_host
from urlstd.hosts.idna import to_ascii
from urlstd.hosts.ipv4 import IPv4Address
from urlstd.journal import Journal
from urlstd.origin import TupleOrigin, origin
from urlstd.public_suffix import (
    MissingListError,
    PublicSuffixList,
    Rule,
    list_date,
    prevailing_rule,
    registrable_domain,
    same_site,
    schemelessly_same_site,
    the_list,
)

SMALL = PublicSuffixList(
    """\
// VERSION: 2026-10-22_08-36-41_UTC
// ===BEGIN ICANN DOMAINS===
com
uk
co.uk   and a remark
*.ck
!www.ck
中国

// ===END ICANN DOMAINS===
// ===BEGIN PRIVATE DOMAINS===
github.io
*.compute.example.com
""".splitlines()
)


@pytest.mark.parametrize(
    "host, suffix, registrable",
    [
        # The Standard's own examples.
        ("com", "com", None),
        ("example.com", "com", "example.com"),
        ("www.example.com", "com", "example.com"),
        ("sub.www.example.com", "com", "example.com"),
        ("EXAMPLE.COM", "com", "example.com"),
        ("example.com.", "com.", "example.com."),
        ("github.io", "github.io", None),
        ("whatwg.github.io", "github.io", "whatwg.github.io"),
        ("إختبار", "xn--kgbechtv", None),
        ("example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"),
        ("sub.example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"),
        ("[2001:0db8:85a3:0000:0000:8a2e:0370:7334]", None, None),
        ("127.0.0.1", None, None),
        # Trailing dots.
        ("com.", "com.", None),
        ("example.co.uk.", "co.uk.", "example.co.uk."),
        # Wildcards and exceptions.
        ("www.ck", "ck", "www.ck"),
        ("a.www.ck", "ck", "www.ck"),
        ("any.ck", "any.ck", None),
        ("a.any.ck", "any.ck", "a.any.ck"),
        ("city.kobe.jp", "kobe.jp", "city.kobe.jp"),
        ("a.b.kobe.jp", "b.kobe.jp", "a.b.kobe.jp"),
        # International rules.
        ("例子.中国", "xn--fiqs8s", "xn--fsqu00a.xn--fiqs8s"),
        # Without a rule, the last label.
        ("localhost", "localhost", None),
        ("a.localhost", "localhost", "a.localhost"),
        # No rule can have an empty label.
        ("a..com", None, None),
        (".com", None, None),
        ("com..", None, None),
        (".", None, None),
    ],
)
def test_public_suffix_and_registrable_domain(host: str, suffix: str | None, registrable: str | None) -> None:
    parsed = parse_host(host)
    assert public_suffix.public_suffix(parsed) == suffix
    assert registrable_domain(parsed) == registrable


def test_both_are_domains() -> None:
    host = Domain("www.example.com")
    assert isinstance(public_suffix.public_suffix(host), Domain)
    assert isinstance(registrable_domain(host), Domain)


@pytest.mark.parametrize("host", [OpaqueHost("example.com"), EmptyHost(), IPv4Address(1), parse_host("[::1]")])
def test_only_domains_have_a_public_suffix(host: Host) -> None:
    assert public_suffix.public_suffix(host) is None
    assert registrable_domain(host) is None
    assert prevailing_rule(host) is None


def test_a_string_is_refused_kindly() -> None:
    with pytest.raises(TypeError, match=r"'example\.com': parse_host makes one of it"):
        public_suffix.public_suffix("example.com")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "host, formal, in_browsers",
    [
        ("kobe.jp", ("jp", "kobe.jp"), ("kobe.jp", None)),
        ("ck", ("ck", None), ("ck", None)),
        ("city.kobe.jp", ("kobe.jp", "city.kobe.jp"), ("kobe.jp", "city.kobe.jp")),
        ("a.kobe.jp", ("a.kobe.jp", None), ("a.kobe.jp", None)),
        ("example.com", ("com", "example.com"), ("com", "example.com")),
    ],
)
def test_the_parent_of_a_wildcard_is_a_suffix_in_browsers_only(
    host: str, formal: tuple[str, str | None], in_browsers: tuple[str, str | None]
) -> None:
    for implied, expected in ((False, formal), (True, in_browsers)):
        suffix = public_suffix.public_suffix(Domain(host), implied_wildcard_parent=implied)
        registrable = registrable_domain(Domain(host), implied_wildcard_parent=implied)
        assert (suffix, registrable) == expected


@pytest.mark.parametrize(
    "domain, text, section, length",
    [
        ("com", "com", "ICANN", 1),
        ("a.b.co.uk", "co.uk", "ICANN", 2),
        ("b.uk", "uk", "ICANN", 1),
        ("a.x.ck", "*.ck", "ICANN", 2),
        ("a.www.ck", "!www.ck", "ICANN", 1),
        ("ck", "*", None, 1),
        ("a.xn--fiqs8s", "xn--fiqs8s", "ICANN", 1),
        ("a.github.io", "github.io", "private", 2),
        ("a.eu.compute.example.com", "*.compute.example.com", "private", 4),
        ("compute.example.com", "com", "ICANN", 1),
        ("a.b.c", "*", None, 1),
    ],
)
def test_the_prevailing_rule(domain: str, text: str, section: str | None, length: int) -> None:
    rule, labels = SMALL.prevailing_rule(domain.split("."))
    assert (rule.text, rule.section, labels) == (text, section, length)


def test_a_list_without_rules_has_the_rule_for_everything() -> None:
    assert PublicSuffixList([]).prevailing_rule(["a", "b"]) == (Rule("*", None), 1)


def test_dates() -> None:
    assert SMALL.date == dt.date(2026, 10, 22)
    assert PublicSuffixList(["com"]).date is None
    today = list_date()
    assert today is not None
    assert today >= dt.date(2026, 10, 22)


def test_prevailing_rule_of_a_host() -> None:
    assert prevailing_rule(Domain("a.kobe.jp.")) == Rule("*.kobe.jp", "ICANN")
    assert prevailing_rule(Domain("kobe.jp"), implied_wildcard_parent=True) == Rule("*.kobe.jp", "ICANN")


def test_a_host_of_very_many_labels() -> None:
    host = Domain("a." * 200_000 + "co.uk")
    assert registrable_domain(host) == "a.co.uk"


def domain(text: str) -> Host | None:
    """A domain of the list's own tests, which has no host for null and for what begins with a dot."""
    return None if text == "null" or text.startswith("'.") else parse_host(text.strip("'"))


def official_tests() -> list[tuple[str, str]]:
    text = (resources.files("publicsuffixlist") / "test_psl.txt").read_text(encoding="utf-8")
    return re.findall(r"^checkPublicSuffix\((null|'.*?'), (null|'.*?')\);", text, re.MULTILINE)


def test_the_lists_own_tests() -> None:
    pairs = [(domain(given), domain(expected)) for given, expected in official_tests()]
    hosts = [(host, expected) for host, expected in pairs if host is not None]
    assert len(hosts) == 73
    assert [(host, expected) for host, expected in hosts if registrable_domain(host) != expected] == []


def test_the_rules_are_in_the_form_that_to_ascii_gives_them() -> None:
    text = (resources.files("publicsuffixlist") / "public_suffix_list.dat").read_text(encoding="utf-8")
    rules = [line.lstrip("!").removeprefix("*.") for line in text.splitlines() if line and not line.startswith("//")]
    assert len(rules) > 10_000
    made = the_list()._sections
    bare = {rule.lstrip("!").removeprefix("*.") for rule in made}
    assert [rule for rule in rules if to_ascii(rule, False, Journal()).result not in bare] == []


@pytest.mark.parametrize(
    "a, b, same, schemelessly",
    [
        ("https://a.example.com", "https://b.example.com:8080", True, True),
        ("https://a.example.com", "http://b.example.com", False, True),
        ("https://example.com", "https://example.com.", False, False),
        ("https://a.github.io", "https://b.github.io", False, False),
        ("https://github.io", "https://github.io", True, True),
        ("https://github.io", "https://a.github.io", False, False),
        ("https://127.0.0.1", "https://127.0.0.1:1", True, True),
        ("https://127.0.0.1", "http://127.0.0.1", False, True),
        ("https://127.0.0.1", "https://127.0.0.2", False, False),
        ("https://[::1]", "https://[::1]", True, True),
        ("https://localhost", "https://localhost", True, True),
        ("data:,", "data:,", False, False),
        ("data:,", "https://example.com", False, False),
        ("https://example.com", "data:,", False, False),
        ("blob:https://a.example.com/x", "https://b.example.com", True, True),
    ],
)
def test_sites(a: str, b: str, same: bool, schemelessly: bool) -> None:
    origins = origin(parse_url(a)), origin(parse_url(b))
    assert same_site(*origins) is same
    assert schemelessly_same_site(*origins) is schemelessly


def test_an_opaque_origin_is_of_the_same_site_as_itself() -> None:
    opaque = origin(parse_url("data:,"))
    assert same_site(opaque, opaque)
    assert schemelessly_same_site(opaque, opaque)


def test_sites_depend_on_how_wildcards_are_read() -> None:
    a, b = (TupleOrigin("https", Domain(host), None) for host in ("kobe.jp", "x.city.kobe.jp"))
    c = TupleOrigin("https", Domain("kobe.jp"), 8080)
    assert not same_site(a, b)
    assert same_site(a, c)
    assert same_site(a, c, implied_wildcard_parent=True)


@pytest.fixture
def no_list_read_yet() -> None:
    the_list.cache_clear()


@pytest.mark.usefixtures("no_list_read_yet")
def test_without_the_list_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "publicsuffixlist", None)
    with pytest.raises(MissingListError, match="pip install publicsuffixlist"):
        public_suffix.public_suffix(Domain("example.com"))


@pytest.mark.usefixtures("no_list_read_yet")
def test_a_package_without_its_file_is_no_list_either(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "publicsuffixlist").mkdir()
    (tmp_path / "publicsuffixlist" / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "publicsuffixlist", raising=False)
    with pytest.raises(ImportError, match="Public Suffix List"):
        list_date()


def test_hosts_without_a_suffix_need_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_suffix, "the_list", None)
    assert registrable_domain(IPv4Address(1)) is None
    assert URL("https://127.0.0.1").host == "127.0.0.1"

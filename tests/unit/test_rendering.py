import sys

import pytest

from urlstd import parse_url
from urlstd.public_suffix import the_list
from urlstd.rendering import Caution, Rendering, Show, percent_decoded, render_url, rendering_to_json

LRI, FSI, PDI = "\u2066", "\u2068", "\u2069"


def shown(url: str, show: Show = "url", longest: int | None = None) -> str:
    return render_url(parse_url(url), show=show, longest=longest).text


def emphasized(rendering: Rendering) -> str:
    return "".join(piece.text for piece in rendering.pieces if piece.emphasis)


@pytest.mark.parametrize(
    "url, text",
    [
        ("https://example.com", "https://example.com/"),
        ("https://xn--bcher-kva.example/", "https://bücher.example/"),
        ("https://user:pass@example.com:8080/a/b?c#d", "https://example.com:8080/a/b?c#d"),
        ("https://example.com//a/", "https://example.com//a/"),
        ("https://example.com./?", "https://example.com./?"),
        ("https://a..b/", "https://a..b/"),
        ("https://[::1]:1/", "https://[::1]:1/"),
        ("https://1.2.3.4/#", "https://1.2.3.4/#"),
        ("foo://ü/ä", "foo://%C3%BC/ä"),
        ("file:///C:/ü", "file:///C:/ü"),
        ("mailto:ü@example.com?é", "mailto:ü@example.com?é"),
        ("foo:/.//a", "foo://a"),
    ],
)
def test_what_is_shown_of_a_url(url: str, text: str) -> None:
    assert shown(url) == text


@pytest.mark.parametrize(
    "url, registrable, emphasis",
    [
        ("https://a.b.example.co.uk/", "example.co.uk", "example.co.uk"),
        ("https://a.bücher.example./", "xn--bcher-kva.example.", "bücher.example."),
        ("https://example.com/", "example.com", "example.com"),
        ("https://co.uk/", None, "co.uk"),
        ("https://localhost/", None, "localhost"),
        ("https://a..b/", None, "a..b"),
        ("https://127.0.0.1/", None, "127.0.0.1"),
        ("foo://host/", None, "host"),
        ("foo://", None, ""),
        ("file:///", None, ""),
        ("data:,", None, ""),
    ],
)
def test_the_registrable_domain_is_emphasized(url: str, registrable: str | None, emphasis: str) -> None:
    rendering = render_url(parse_url(url))
    assert rendering.registrable_domain == registrable
    assert emphasized(rendering) == emphasis


def test_without_a_list_the_whole_host_is(monkeypatch: pytest.MonkeyPatch) -> None:
    the_list.cache_clear()
    monkeypatch.setitem(sys.modules, "publicsuffixlist", None)
    rendering = render_url(parse_url("https://www.example.com/"))
    assert rendering.registrable_domain is None
    assert emphasized(rendering) == "www.example.com"


@pytest.mark.parametrize(
    "url, host, registrable",
    [
        ("https://u@a.bücher.example:1/x", "a.bücher.example", "bücher.example"),
        ("https://[::1]/x", "[::1]", "[::1]"),
        ("https://co.uk/", "co.uk", "co.uk"),
        ("mailto:x", "", ""),
    ],
)
def test_the_host_only_and_the_registrable_domain_only(url: str, host: str, registrable: str) -> None:
    assert shown(url, "host") == host
    assert shown(url, "registrable-domain") == registrable


@pytest.mark.parametrize(
    "url, text, source, cautions",
    [
        (
            "https://аррӏе.com/",
            "https://xn--80ak6aa92e.com/",
            "https://xn--80ak6aa92e.com/",
            [Caution("confusable", 0, "The label “аррӏе” can be mistaken for “apple”.")],
        ),
        (
            "https://x.аpple.com/",
            "https://x.xn--pple-43d.com/",
            "https://x.xn--pple-43d.com/",
            [
                Caution(
                    "mixed-script", 1, "The label “аpple” mixes scripts that are not used together: Cyrillic, Latin."
                )
            ],
        ),
        (
            "https://xn--/",
            "https://xn--/",
            "https://xn--/",
            [Caution("not-unicode", 0, "The label “xn--” stands for nothing that may be shown in Unicode.")],
        ),
        ("https://москва.рф/", "https://москва.рф/", "https://xn--80adxhks.xn--p1ai/", []),
    ],
)
def test_labels_to_be_cautious_of(url: str, text: str, source: str, cautions: list[Caution]) -> None:
    rendering = render_url(parse_url(url))
    assert rendering.text == text
    assert "".join(piece.source for piece in rendering.pieces) == source
    assert list(rendering.cautions) == cautions


def test_such_labels_are_shown_in_unicode_on_demand() -> None:
    rendering = render_url(parse_url("https://аррӏе.com/"), distrust=False)
    assert rendering.text == "https://аррӏе.com/"
    assert [caution.kind for caution in rendering.cautions] == ["confusable"]


def test_credentials_are_not_shown_but_told() -> None:
    rendering = render_url(parse_url("https://bank.example@xn--/"))
    assert rendering.text == "https://xn--/"
    assert [caution.kind for caution in rendering.cautions] == ["credentials", "not-unicode"]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("", ""),
        ("plain", "plain"),
        ("%C3%BC", "ü"),
        ("%e6%BC%a2%E5%AD%97x", "漢字x"),
        ("%F0%9F%92%A9", "💩"),
        # ASCII stays: it may be a delimiter, a space, or "%".
        ("%20%2F%3F%25%41", "%20%2F%3F%25%41"),
        ("%C3%BC%20%C3%BC", "ü%20ü"),
        # What is not UTF-8 stays, as it is written.
        ("%ff%C3%BC", "%ffü"),
        ("%C3", "%C3"),
        ("%C3%BC%c3", "ü%c3"),
        ("%ED%A0%80", "%ED%A0%80"),
        ("%zz%C3", "%zz%C3"),
        # Nothing is seen of these.
        ("%C2%A0", "%C2%A0"),
        ("%E3%80%80", "%E3%80%80"),
        ("%C2%AD", "%C2%AD"),
        ("%E2%80%8B", "%E2%80%8B"),
        ("%EF%BB%BF", "%EF%BB%BF"),
        ("%E2%80%AE", "%E2%80%AE"),
        ("%E3%85%A4", "%E3%85%A4"),
        ("%E2%A0%80", "%E2%A0%80"),
        ("%EF%BF%BF", "%EF%BF%BF"),
        ("%EE%80%80", "%EE%80%80"),
        # Marks need a letter.
        ("%CC%81", "%CC%81"),
        ("a%CC%81", "a%CC%81"),
        ("%C3%BC%CC%81%CC%81", "ü\u0301\u0301"),
        # These look like delimiters, or like a browser's own.
        ("%E2%88%95", "%E2%88%95"),
        ("%E2%80%A4", "%E2%80%A4"),
        ("%EF%BC%8F", "%EF%BC%8F"),
        ("%F0%9F%94%92", "%F0%9F%94%92"),
        # These look like letters, where letters are no harm.
        ("%D0%B0", "а"),
        ("%EF%BC%A1", "Ａ"),
        ("%C2%BD", "½"),
    ],
)
def test_percent_decoding_where_that_is_safe(text: str, expected: str) -> None:
    assert percent_decoded(text) == expected


def test_right_to_left_text_is_isolated_piece_by_piece() -> None:
    rendering = render_url(parse_url("https://שלום.example/א/b/ب?c"))
    assert [piece.text for piece in rendering.pieces if piece.isolate] == ["שלום", "א", "ب"]
    text = f"{LRI}https://{FSI}שלום{PDI}.example/{FSI}א{PDI}/b/{FSI}ب{PDI}?c{PDI}"
    assert rendering.text == text


@pytest.mark.parametrize(
    "longest, text",
    [
        (100, "https://a.b.example.com:8080/path/to%20?query#fragment"),
        (54, "https://a.b.example.com:8080/path/to%20?query#fragment"),
        (53, "https://a.b.example.com:8080/path/to%20?query#fragme…"),
        (45, "https://a.b.example.com:8080/path/to%20?quer…"),
        (40, "https://a.b.example.com:8080/path/to%20…"),
        (39, "https://a.b.example.com:8080/path/to…"),
        (37, "https://a.b.example.com:8080/path/to…"),
        (30, "https://a.b.example.com:8080/…"),
        (29, "https://a.b.example.com:8080…"),
        (28, "https://….example.com:8080…"),
        (27, "https://….example.com:8080…"),
        (1, "https://….example.com:8080…"),
    ],
)
def test_what_is_too_long_is_cut_but_never_the_registrable_domain(longest: int, text: str) -> None:
    url = "https://a.b.example.com:8080/path/to%20?query#fragment"
    rendering = render_url(parse_url(url), longest=longest)
    assert rendering.text == text
    assert "".join(piece.source for piece in rendering.pieces) == url


@pytest.mark.parametrize(
    "url, longest, text",
    [
        ("https://aaa.bbb.ccc.ddd.example.com", 20, "….ddd.example.com"),
        ("https://aaa.bbb.ccc.ddd.example.com", 13, "….example.com"),
        ("https://aaa.example.com", 3, "….example.com"),
        ("https://example.com", 3, "example.com"),
        ("mailto:x", 0, ""),
    ],
)
def test_a_host_is_cut_at_its_start(url: str, longest: int, text: str) -> None:
    assert shown(url, "host", longest) == text


def test_a_very_long_url_is_cut_in_no_time() -> None:
    url = "https://" + "a." * 100_000 + "example.com/" + "b/" * 100_000
    assert shown(url, longest=40) == "https://….a.a.a.a.a.a.a.a.a.example.com…"
    assert len(shown(url, longest=200_100)) == 200_100


def test_rendering_to_json() -> None:
    assert rendering_to_json(render_url(parse_url("foo://u@h/%C3%BC"))) == {
        "text": "foo://h/ü",
        "registrable_domain": None,
        "pieces": [
            {"part": "scheme", "text": "foo", "source": "foo", "emphasis": False, "isolate": False},
            {"part": "delimiter", "text": "://", "source": "://", "emphasis": False, "isolate": False},
            {"part": "host", "text": "h", "source": "h", "emphasis": True, "isolate": False},
            {"part": "delimiter", "text": "/", "source": "/", "emphasis": False, "isolate": False},
            {"part": "path", "text": "ü", "source": "%C3%BC", "emphasis": False, "isolate": False},
        ],
        "cautions": [
            {
                "kind": "credentials",
                "label": None,
                "message": "The URL has credentials, which are not shown: "
                "a name before “@” says nothing of where it leads.",
            }
        ],
    }

import pytest

from urlstd import parse_url
from urlstd.origin import origin
from urlstd.reports.redirect_headers import headers_to_json, request_headers

A, B, C = "https://a.example/", "https://b.example/", "https://c.example/"


def told(page: str, *urls: str) -> list[tuple[str, bool, bool]]:
    answers = request_headers(origin(parse_url(page)), [parse_url(url) for url in urls])
    return [(answer.origin, answer.origin_sent, answer.tainted) for answer in answers]


@pytest.mark.parametrize(
    ("page", "urls", "expected"),
    [
        (A, [A, A], [("https://a.example", False, False)] * 2),
        # Away from the page's own origin the header still has it, and from then on no longer.
        (A, [A, B, B, C, A], [
            ("https://a.example", False, False),
            ("https://a.example", True, False),
            ("https://a.example", True, False),
            ("null", True, True),
            ("null", True, True),
        ]),
        (A, [B, B], [("https://a.example", True, False)] * 2),
        (A, [B, A], [("https://a.example", True, False), ("null", True, True)]),
        ("data:,x", [B, B], [("null", True, False)] * 2),
    ],
)  # fmt: skip
def test_the_origin_header_along_a_chain(page: str, urls: list[str], expected: list[tuple[str, bool, bool]]) -> None:
    assert told(page, *urls) == expected


def test_authorization_is_gone_after_another_origin() -> None:
    urls = [parse_url(url) for url in (A, A, "https://a.example:444/", A)]
    answers = request_headers(origin(urls[0]), urls)
    assert [answer.authorization for answer in answers] == [True, True, False, False]


@pytest.mark.parametrize(
    ("urls", "blocked"),
    [
        ([A, "https://u@a.example/"], False),
        ([A, "https://u@b.example/"], True),
        ([A, B, "https://u@a.example/"], True),
        (["https://u@b.example/"], False),
    ],
)
def test_a_redirect_to_credentials_elsewhere_is_blocked(urls: list[str], blocked: bool) -> None:
    answer = request_headers(origin(parse_url(A)), [parse_url(url) for url in urls])[-1]
    assert answer.blocked is blocked
    assert headers_to_json(answer)["blocked"] is blocked

import pytest

from urlstd.pattern.regexp import is_plain


@pytest.mark.parametrize("source", ["\\d+", "\\d{4}", "[a-z0-9]+", "[^\\/]+", "en|fr", "\\w{2,}?", ".*?", "a-b", ""])
def test_what_is_certain_to_be_accepted(source: str) -> None:
    assert is_plain(source)


@pytest.mark.parametrize(
    "source", ["*", "a{2,1}", "[a-]", "[z-a]", "(?:a)", "\\1", "\\k<a>", "[a&&b]", "^a", "\\-", "é"]
)
def test_what_may_be_accepted_or_not(source: str) -> None:
    assert not is_plain(source)

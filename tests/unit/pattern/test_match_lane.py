import pytest

from urlstd import URL
from urlstd.pattern import match_lane


@pytest.mark.parametrize(
    ("url", "texts"),
    [
        ("https://H", ("https", "", "", "h", "", "/", "", "")),
        ("http://1.2.3.4:080/a?b#c", ("http", "", "", "1.2.3.4", "", "/a", "b", "c")),
        ("https://h:08080/", ("https", "", "", "h", "8080", "/", "", "")),
        ("file:///a", ("file", "", "", "", "", "/a", "", "")),
        ("data:a?b", ("data", "", "", "", "", "a", "b", "")),
    ],
)
def test_the_components_of_a_url(url: str, texts: tuple[str, ...]) -> None:
    assert match_lane.texts(url) == texts


@pytest.mark.parametrize("given", ["", "h", "https://", URL("https://h/"), None, {"protocol": "https"}])
def test_what_is_no_url_that_is_read_fast_is_declined(given: object) -> None:
    assert match_lane.texts(given) is None

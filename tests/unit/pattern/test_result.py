import pickle

import pytest

from urlstd import URLPattern
from urlstd.pattern import URLPatternComponentResult, URLPatternResult

PATTERN = URLPattern("https://h/:a/{(x)}?")


def result(url: str = "https://h/1/") -> URLPatternResult:
    found = PATTERN.exec(url)
    assert found is not None
    return found


def test_what_each_component_matched() -> None:
    found = result()
    assert found.inputs == ["https://h/1/"]
    assert found.pathname == URLPatternComponentResult("/1/", {"a": "1", "0": None})
    assert found.protocol == URLPatternComponentResult("https", {})
    assert found.search == URLPatternComponentResult("", {"0": ""})
    assert found.pathname is found.pathname


def test_results_are_equal_where_all_of_them_is() -> None:
    assert result() == result()
    assert result() != result("https://h/2/")
    assert result() != result("https://h:443/1/")
    assert result() != "https://h/1/"
    with pytest.raises(TypeError):
        hash(result())


def test_a_result_can_be_looked_at_and_kept() -> None:
    assert repr(result()).startswith("URLPatternResult(inputs=['https://h/1/'], protocol=URLPatternComponentResult(")
    assert "hash=URLPatternComponentResult(input='', groups={'0': ''})" in repr(result())
    assert pickle.loads(pickle.dumps(result())) == result()  # noqa: S301 - our own
    assert repr(URLPatternResult.pathname).startswith("<urlstd.pattern.result._Component")

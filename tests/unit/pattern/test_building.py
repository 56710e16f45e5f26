from typing import Any

import pytest

from urlstd import URLPattern, URLPatternError
from urlstd.parsing.parser import parse_url
from urlstd.pattern import (
    URLPatternRecord,
    build_a_url_pattern_from_a_web_idl_value,
    build_a_url_pattern_from_an_http_structured_field_value,
    build_a_url_pattern_from_an_infra_value,
    build_a_urlpattern_object_from_a_web_idl_value,
)
from urlstd.pattern.init import COMPONENTS

BASE = parse_url("https://h:1/a/b?c#d")


def patterns(record: URLPatternRecord | None) -> dict[str, str]:
    assert record is not None
    strings = {name: getattr(record, name).pattern_string for name in COMPONENTS}
    return {name: string for name, string in strings.items() if string != "*"}


STRING = {"protocol": "https", "hostname": "h", "port": "1", "pathname": "/a/:x"}
BUILDERS = (
    build_a_url_pattern_from_a_web_idl_value,
    build_a_url_pattern_from_an_infra_value,
    build_a_url_pattern_from_an_http_structured_field_value,
)


@pytest.mark.parametrize("build", BUILDERS, ids=lambda build: build.__name__)
def test_a_string_is_a_constructor_string_relative_to_the_base(build: Any) -> None:
    assert patterns(build(":x", BASE)) == STRING
    with pytest.raises(URLPatternError):
        build("{", BASE)


@pytest.mark.parametrize("build", BUILDERS[:2], ids=lambda build: build.__name__)
def test_a_mapping_has_the_base_unless_it_has_its_own(build: Any) -> None:
    given = {"pathname": ":x"}
    assert patterns(build(given, BASE)) == STRING
    assert given == {"pathname": ":x"}
    own = build({"pathname": ":x", "baseURL": "foo://o/"}, BASE)
    assert patterns(own) == {"protocol": "foo", "hostname": "o", "port": "", "pathname": "/:x"}
    with pytest.raises(URLPatternError):
        build({"pathname": "{"}, BASE)


def test_a_pattern_is_taken_as_it_is() -> None:
    pattern = URLPattern({"hash": "x"})
    assert build_a_urlpattern_object_from_a_web_idl_value(pattern, BASE) is pattern
    assert build_a_url_pattern_from_a_web_idl_value(pattern, BASE) is pattern.record


def test_another_value_becomes_a_new_object() -> None:
    pattern = build_a_urlpattern_object_from_a_web_idl_value(":x", BASE)
    assert isinstance(pattern, URLPattern)
    assert patterns(pattern.record) == STRING


def test_strings_are_made_of_scalar_values() -> None:
    for build in BUILDERS[:2]:
        assert patterns(build("#\ud800", BASE))["hash"] == "%EF%BF%BD"


@pytest.mark.parametrize("value", [None, 1, True, ["/a"], {"path": "/"}, {"hash": 1}, {"hash": None}, {1: "a"}])
def test_a_json_value_of_another_form_is_no_pattern(value: Any) -> None:
    assert build_a_url_pattern_from_an_infra_value(value, BASE) is None


def test_a_web_idl_value_of_another_form_is_an_error() -> None:
    with pytest.raises(URLPatternError, match="no component 'path'"):
        build_a_url_pattern_from_a_web_idl_value({"path": "/"}, BASE)


def test_case_counts() -> None:
    built = build_a_url_pattern_from_an_infra_value("x", BASE)
    assert built is not None
    assert built.pathname.regular_expression.flags == "v"

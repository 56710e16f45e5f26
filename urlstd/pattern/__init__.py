"""URLPattern, section by section.

https://urlpattern.spec.whatwg.org/
"""

from urlstd.pattern.building import (
    build_a_url_pattern_from_a_web_idl_value,
    build_a_url_pattern_from_an_http_structured_field_value,
    build_a_url_pattern_from_an_infra_value,
    build_a_urlpattern_object_from_a_web_idl_value,
)
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.pattern_list import URLPatternList, URLPatternListMatch
from urlstd.pattern.regexp import RegExpBudgetExceeded
from urlstd.pattern.result import URLPatternComponentResult, URLPatternResult
from urlstd.pattern.url_pattern import URLPatternRecord
from urlstd.pattern.urlpattern import URLPattern

__all__ = [
    "RegExpBudgetExceeded",
    "URLPattern",
    "URLPatternComponentResult",
    "URLPatternError",
    "URLPatternList",
    "URLPatternListMatch",
    "URLPatternRecord",
    "URLPatternResult",
    "build_a_url_pattern_from_a_web_idl_value",
    "build_a_url_pattern_from_an_http_structured_field_value",
    "build_a_url_pattern_from_an_infra_value",
    "build_a_urlpattern_object_from_a_web_idl_value",
]

"""The tests in urlpattern/ of web-platform-tests; and urltestdata.json, read through URLPattern."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import wpt
from tests.conformance.expectations import cases
from urlstd import URL, URLPattern, URLPatternError
from urlstd.pattern.init import COMPONENTS, MEMBERS

ENTRIES = wpt.entries("urlpatterntestdata.json")
COMPARE = wpt.entries("urlpattern-compare-test-data.json")
GENERATE = wpt.entries("urlpattern-generate-test-data.json")
URLS = wpt.entries("urltestdata.json")

# A base URL's component is only inherited where none of these is given.
EARLIER = {
    "protocol": (),
    "hostname": ("protocol",),
    "port": ("protocol", "hostname"),
    "pathname": ("protocol", "hostname", "port"),
    "search": ("protocol", "hostname", "port", "pathname"),
    "hash": ("protocol", "hostname", "port", "pathname", "search"),
}


def made(arguments: list[Any]) -> URLPattern:
    """Call the constructor as JavaScript does: what follows the input is a base URL and options, or options.

    JavaScript does not look at other members of a dictionary; here they are an error.
    """
    given, *others = arguments or [{}]
    if isinstance(given, dict):
        given = {key: text for key, text in given.items() if key in MEMBERS}
    if others and isinstance(others[0], str):
        return URLPattern(given, others[0], **options(others[1:]))
    return URLPattern(given, **options(others))


def options(others: list[Any]) -> dict[str, Any]:
    return {"ignore_case": others[0]["ignoreCase"]} if others else {}


def value(url: URL, component: str) -> str:
    """An attribute of a URL as a pattern has it, without its delimiter."""
    text: str = getattr(url, component)
    if component == "protocol":
        return text.removesuffix(":")
    return text[1:] if component in {"search", "hash"} else text


def expected_pattern(entry: dict[str, Any], component: str) -> str:
    """The entry says it; or it is what was given, what the base URL has, or anything."""
    if component in entry.get("expected_obj", {}):
        return str(entry["expected_obj"][component])
    if component in entry.get("exactly_empty_components", ()):
        return ""
    given = entry["pattern"][0] if entry["pattern"] else {}
    is_init = isinstance(given, dict)
    if is_init and given.get(component):
        return str(given[component])
    if is_init and any(earlier in given for earlier in EARLIER.get(component, ())):
        return "*"
    base = (
        given.get("baseURL")
        if is_init
        else next((text for text in entry["pattern"][1:2] if isinstance(text, str)), None)
    )
    return value(URL(base), component) if base is not None and component in EARLIER else "*"


def expected_match(entry: dict[str, Any], component: str) -> dict[str, Any]:
    if component in entry["expected_match"]:
        expected: dict[str, Any] = entry["expected_match"][component]
        return expected
    empty = component in entry.get("exactly_empty_components", ())
    return {"input": "", "groups": {} if empty else {"0": ""}}


def named(entries: list[tuple[int, dict[str, Any]]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, entry in entries:
        inputs = f" on {entry['inputs']!a}" if "inputs" in entry else ""
        yield f"{number} {entry['pattern']!a}{inputs}", entry


@pytest.mark.parametrize("entry", cases("test_urlpattern", "test_urlpatterntestdata", named(ENTRIES)))
def test_urlpatterntestdata(entry: dict[str, Any]) -> None:
    if entry.get("expected_obj") == "error":
        with pytest.raises(URLPatternError):
            made(entry["pattern"])
        return
    pattern = made(entry["pattern"])
    for component in COMPONENTS:
        assert getattr(pattern, component) == expected_pattern(entry, component), component
    if entry.get("expected_match") == "error":
        for ask in (pattern.test, pattern.exec):
            with pytest.raises(URLPatternError):
                ask(*entry["inputs"])
        return
    assert pattern.test(*entry["inputs"]) is (entry["expected_match"] is not None)
    result = pattern.exec(*entry["inputs"])
    if entry["expected_match"] is None:
        assert result is None
        return
    assert result is not None
    assert result.inputs == entry["expected_match"].get("inputs", entry["inputs"] or [{}])
    for component in COMPONENTS:
        found = getattr(result, component)
        assert {"input": found.input, "groups": found.groups} == expected_match(entry, component), component


def compared() -> Iterator[tuple[str, dict[str, Any]]]:
    for number, entry in COMPARE:
        yield f"{number} {entry['component']} {entry['left']!a} and {entry['right']!a}", entry


@pytest.mark.parametrize("entry", cases("test_urlpattern", "test_urlpattern_compare", compared()))
def test_urlpattern_compare(entry: dict[str, Any]) -> None:
    left, right = URLPattern(entry["left"]), URLPattern(entry["right"])
    component, expected = entry["component"], entry["expected"]
    assert URLPattern.compare_component(component, left, right) == expected
    assert URLPattern.compare_component(component, right, left) == -expected
    assert URLPattern.compare_component(component, left, left) == 0
    assert URLPattern.compare_component(component, right, right) == 0


def generated() -> Iterator[tuple[str, dict[str, Any]]]:
    for number, entry in GENERATE:
        yield f"{number} {entry['pattern']!a} {entry['component']} {entry['groups']!a}", entry


@pytest.mark.parametrize("entry", cases("test_urlpattern", "test_urlpattern_generate", generated()))
def test_urlpattern_generate(entry: dict[str, Any]) -> None:
    pattern = URLPattern(entry["pattern"])
    if entry["expected"] is None:
        with pytest.raises(URLPatternError):
            pattern.generate(entry["component"], entry["groups"])
    else:
        assert pattern.generate(entry["component"], entry["groups"]) == entry["expected"]


def regexp_groups() -> Iterator[tuple[str, dict[str, str], bool]]:
    yield "everything", {}, False
    for component in COMPONENTS:
        for text, expected in (("*", False), (":foo", False), (":foo?", False), (":foo(hi)", True), ("(hi)", True)):
            yield f"{component} {text}", {component: text}, expected
        if component not in {"protocol", "port"}:
            yield f"{component} text and wildcards", {component: "a-{:hello}-z-*-a"}, False
            yield f"{component} text and groups", {component: "a-(hi)-z-(lo)-a"}, True
    yield "pathname wildcards", {"pathname": "/a/:foo/:baz?/b/*"}, False
    yield "pathname group", {"pathname": "/a/:foo/:baz([a-z]+)?/b/*"}, True


@pytest.mark.parametrize(
    ("pattern", "expected"), cases("test_urlpattern", "test_urlpattern_hasregexpgroups", regexp_groups())
)
def test_urlpattern_hasregexpgroups(pattern: dict[str, str], expected: bool) -> None:
    assert URLPattern(pattern).has_regexp_groups is expected


UNCLOSED = [
    ("unclosed token with URL, %(", URL("https://example.org/%(")),
    ("unclosed token with URL, %((", URL("https://example.org/%((")),
    ("unclosed token with string", "(\\"),
]


@pytest.mark.parametrize("given", cases("test_urlpattern", "test_urlpattern_constructor", UNCLOSED))
def test_urlpattern_constructor(given: str | URL) -> None:
    with pytest.raises(URLPatternError):
        URLPattern(given)


def urls() -> Iterator[tuple[str, dict[str, Any]]]:
    for number, entry in URLS:
        against = "" if entry["base"] is None else f" against {entry['base']}"
        yield f"{number} {entry['input']}{against}", entry


@pytest.mark.parametrize("entry", cases("test_urlpattern", "test_urltestdata_through_urlpattern", urls()))
def test_urltestdata_through_urlpattern(entry: dict[str, Any]) -> None:
    result = URLPattern().exec(entry["input"], entry["base"])
    if entry.get("failure"):
        assert result is None
        return
    assert result is not None
    expected = {
        "protocol": entry["protocol"].removesuffix(":"),
        "search": entry["search"].removeprefix("?"),
        "hash": entry["hash"].removeprefix("#"),
    }
    assert {name: getattr(result, name).input for name in COMPONENTS} == {
        name: entry[name] for name in COMPONENTS
    } | expected


def test_the_files_hold_what_the_project_promises_to_reach() -> None:
    counts = [len(entries) for entries in (ENTRIES, COMPARE, GENERATE, list(regexp_groups()), UNCLOSED, URLS)]
    assert counts == [369, 25, 19, 55, 3, 891]

"""What holds for every URLPattern: test and exec agree, normal forms are stable, nothing unexpected is raised."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.property import hostile, hostile_patterns
from tests.property.parsing import there
from urlstd import URLPattern, URLPatternError
from urlstd.infra import scalar_value_string
from urlstd.pattern import RegExpBudgetExceeded
from urlstd.pattern.canonicalize import canonicalize_a_pathname
from urlstd.pattern.component import Component, compile_a_component
from urlstd.pattern.constructor_string import ConstructorStringParser
from urlstd.pattern.explaining import explain_mismatch
from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Options, PartType
from urlstd.pattern.pattern_parser import PatternParser
from urlstd.pattern.pattern_string import part_texts
from urlstd.pattern.regexp_source import part_source
from urlstd.pattern.report import pattern_report
from urlstd.pattern.tokenizer import tokenize

OPTIONS = st.sampled_from([DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS, Options("/", "/", ignore_case=True)])
INITS = st.dictionaries(st.sampled_from(COMPONENTS), hostile_patterns.strings, max_size=4)
INPUTS = st.one_of(
    hostile.strings,
    hostile_patterns.texts("://", "https", "example.com", "?", "#", "@"),
    st.dictionaries(st.sampled_from(COMPONENTS), hostile_patterns.texts(), max_size=8),
)


def pattern_of(given_pattern: Any, base: str | None, *, ignore_case: bool = False) -> URLPattern | None:
    try:
        return URLPattern(given_pattern, base, ignore_case=ignore_case)
    except URLPatternError:
        return None


def compiled(string: str, options: Options, callback: Callable[[str], str] = str) -> Component | None:
    try:
        return compile_a_component(string, callback, options)
    except URLPatternError as error:  # any other exception escapes and fails the test
        check_place(error, string)
        return None


def check_place(error: URLPatternError, string: str) -> None:
    assert error.pattern == string
    assert error.position is not None
    assert 0 <= error.position <= len(string)


def matched(component: Component, text: str) -> bool | None:
    try:
        return component.regular_expression.test(text)
    except RegExpBudgetExceeded:
        return None


@given(
    st.one_of(hostile_patterns.constructor_strings, INITS), hostile_patterns.bases, INPUTS, hostile.bases, st.booleans()
)
def test_test_and_exec_agree(
    pattern: Any, base: str | None, text: Any, text_base: str | None, ignore_case: bool
) -> None:
    made = there(pattern_of(pattern, base if isinstance(pattern, str) else None, ignore_case=ignore_case))
    arguments = (text, text_base) if isinstance(text, str) else (text,)
    try:
        result, answer = made.exec(*arguments), made.test(*arguments)
    except RegExpBudgetExceeded:
        return
    assert (result is not None) is answer
    if result is not None:
        for name in COMPONENTS:
            found, component = getattr(result, name), getattr(made.record, name)
            assert list(found.groups) == list(component.group_name_list)
            assert found.input.isascii()


@given(hostile_patterns.strings, OPTIONS, st.lists(hostile_patterns.texts(), min_size=3, max_size=6))
def test_a_normalized_pattern_stays_so_and_matches_the_same(string: str, options: Options, texts: list[str]) -> None:
    component = there(compiled(scalar_value_string(string), options, canonicalize_a_pathname))
    again = compiled(component.pattern_string, options)
    assert again is not None
    assert again.pattern_string == component.pattern_string
    assert again.has_regexp_groups == component.has_regexp_groups
    for text in texts:
        if text.isascii():
            assert matched(again, text) == matched(component, text)


@given(st.one_of(hostile_patterns.constructor_strings, INITS), hostile_patterns.bases)
def test_a_pattern_made_of_the_components_of_another_is_the_same(pattern: Any, base: str | None) -> None:
    made = there(pattern_of(pattern, base if isinstance(pattern, str) else None))
    patterns = {name: getattr(made, name) for name in COMPONENTS}
    # One delimiter is taken away from what is given.
    again = URLPattern(patterns | {"search": f"?{made.search}", "hash": f"#{made.hash}"})
    assert {name: getattr(again, name) for name in COMPONENTS} == patterns


@given(hostile_patterns.strings, OPTIONS)
def test_parts_are_where_they_are_said_to_be(string: str, options: Options) -> None:
    component = there(compiled(string, options))
    parser = PatternParser(string, options, str)
    assert tuple(parser.parse()) == component.part_list
    end = 0
    for part, part_range in zip(component.part_list, component.part_ranges, strict=True):
        assert end <= part_range.start < part_range.end <= len(string)
        # Only braces without anything in them are in no part.
        assert set(string[end : part_range.start]) <= set("{}?*+")
        assert (part_range.regexp_start is not None) is (part.type is PartType.REGEXP)
        if part_range.regexp_start is not None:
            assert string.startswith(f"{part.value})", part_range.regexp_start)
        end = part_range.end
    assert "".join(part_texts(component.part_list, options)) == component.pattern_string
    sources = "".join(part_source(part, options) for part in component.part_list)
    assert component.regular_expression.source == f"^{sources}$"


@given(hostile_patterns.strings, OPTIONS, hostile_patterns.texts())
def test_a_mismatch_is_explained_within_the_text(string: str, options: Options, text: str) -> None:
    component = there(compiled(string, options))
    assume(text.isascii())
    assume(matched(component, text) is False)
    mismatch = explain_mismatch(component, text)
    assert 0 <= mismatch.position <= len(text)
    assert mismatch.part is None or 0 <= mismatch.part < len(component.part_list)
    assert mismatch.expected
    # What is found there is found there.
    if mismatch.found != "something else":
        assert mismatch.found == (f"“{text[mismatch.position]}”" if mismatch.position < len(text) else "the end")


@given(hostile_patterns.strings, hostile_patterns.texts())
def test_up_to_the_mismatch_the_text_can_be_the_beginning_of_a_match(string: str, text: str) -> None:
    component = there(compiled(string, PATHNAME_OPTIONS))
    assume(text.isascii() and matched(component, text) is False)
    assume(all(part.type is not PartType.REGEXP for part in component.part_list))
    mismatch = explain_mismatch(component, text)
    if mismatch.part is None:
        assert matched(component, text[: mismatch.position])


@given(hostile_patterns.constructor_strings)
def test_a_constructor_string_is_taken_apart_into_pieces_of_itself(string: str) -> None:
    parser = ConstructorStringParser(string)
    try:
        init = parser.parse()
    except URLPatternError as error:
        assert error.component == "protocol"  # noqa: PT017
        return
    end = 0
    for name, start in parser.starts.items():
        assert end <= start
        assert string.startswith(init[name], start)
        end = start + len(init[name])
    assert [name for name in COMPONENTS if name in parser.starts] == list(parser.starts)
    assert all(value in {"", "/"} for name, value in init.items() if name not in parser.starts)


@given(hostile_patterns.strings)
def test_lenient_tokens_cover_the_string_and_strict_ones_are_the_same(string: str) -> None:
    lenient = tokenize(string, "lenient")
    indices = [token.index for token in lenient]
    assert indices == sorted(set(indices))
    assert (indices[0], indices[-1]) == (0, len(string))
    try:
        assert tokenize(string, "strict") == lenient
    except URLPatternError:
        assert any(token.type.value == "invalid-char" for token in lenient)


@given(
    st.one_of(hostile_patterns.constructor_strings, INITS),
    hostile_patterns.bases,
    st.none() | INPUTS,
    hostile.bases,
    st.booleans(),
)
def test_a_report_says_what_the_class_says(
    pattern: Any, base: str | None, text: Any, text_base: str | None, ignore_case: bool
) -> None:
    base = base if isinstance(pattern, str) else None
    text_base = scalar_value_string(text_base) if isinstance(text, str) and text_base is not None else None
    text = scalar_value_string(text) if isinstance(text, str) else text
    scalar = scalar_value_string(pattern) if isinstance(pattern, str) else pattern
    report = pattern_report(scalar, base, ignore_case=ignore_case, input=text, input_base_url=text_base)
    made = pattern_of(pattern, base, ignore_case=ignore_case)
    assert (report["outcome"] == "not-compiled") is (made is None)
    if made is None:
        place = report["error"]["constructor_position"]
        assert place is None or 0 <= place <= len(scalar)
        return
    assert {entry["name"]: entry["pattern"] for entry in report["components"]} == {
        name: getattr(made, name) for name in COMPONENTS
    }
    for entry in report["components"]:
        for value in entry["values"] or ():
            assert value["value"] == (None if value["start"] is None else entry["input"][value["start"] : value["end"]])
    if report["outcome"] in {"match", "no-match"}:
        assert made.test(text, text_base) is (report["outcome"] == "match")


DEEP = 10_000


@pytest.mark.parametrize(
    "pattern",
    [
        "{" * DEEP,
        "{a" * DEEP + "}" * DEEP,
        "{}" * DEEP,
        "(?:" * DEEP + ")" * DEEP,
        "(" + "(?:" * DEEP + "a" + ")" * DEEP + ")",
        "\\" * DEEP,
        ":" * DEEP,
        "/" + "a" * DEEP,
        "/:" + "a" * DEEP,
        "/*" * 2_000,
        "".join(f"/:n{number}?" for number in range(2_000)),
        "{/a}*" * 2_000,
        "/" + "*" * 2_000,
        "/(" + "a|" * DEEP + "a)",
        "/([" + "a-z" * 3_000 + "])",
        "/" + "é" * DEEP,
    ],
    ids=lambda pattern: f"{pattern[:12]} {len(pattern)}",
)
def test_long_and_deep_patterns_come_to_an_end(pattern: str) -> None:
    report = pattern_report({"pathname": pattern}, input={"pathname": "/a" * 50})
    assert report["outcome"] in {"not-compiled", "match", "no-match", "undecided"}


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ({"hostname": "**.example.com"}, "https://" + "a." * 5_000 + "example.org/"),
        ({"hostname": "{*.}*example.com"}, "https://" + "a." * 5_000 + "example.org/"),
        ({"pathname": "/(a+)+b"}, {"pathname": "/" + "a" * 20_000}),
        ({"pathname": "/((?:a+)+)b"}, {"pathname": "/" + "a" * 20_000}),
        ({"pathname": "/**/**/**/b"}, {"pathname": "/a" * 3_000}),
        ({"pathname": "/:a+/:b+/:c+/x"}, {"pathname": "/a" * 3_000}),
        ({"pathname": "/(.*)(.*)(.*)x"}, {"pathname": "/" + "a" * 3_000}),
        ({"hash": "*" + "{a*}" * 20 + "x"}, {"hash": "a" * 3_000}),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_could_be_tried_in_very_many_ways_comes_to_an_end(pattern: dict[str, str], text: Any) -> None:
    report = pattern_report(pattern, input=text)
    assert report["outcome"] in {"no-match", "undecided"}


@given(st.data())
def test_a_generated_text_matches_with_the_same_groups(data: st.DataObject) -> None:
    names = data.draw(st.lists(st.sampled_from(["a", "b", "c"]), unique=True, min_size=1))
    pattern = "".join(f"/{data.draw(st.sampled_from(['', 'x', 'é']))}{{:{name}}}" for name in names)
    made = URLPattern({"pathname": pattern})
    groups = {name: data.draw(st.text("ab.1-", min_size=1)) for name in names}
    assume(not any(set(value) <= {"."} for value in groups.values()))
    text = made.generate("pathname", groups)
    result = made.exec({"pathname": text})
    assert result is not None
    assert result.pathname.groups == groups

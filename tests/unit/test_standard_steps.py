"""Every numbered step of the two standards has its step comment, and every step comment a number that there is.

`standard_steps.json` has figures only: for each algorithm, by its anchor, the numbers of its steps as its list items
are nested, and which of them are assertions.
"""

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import urlstd
from urlstd.steps.step_sources import Sources
from urlstd.steps.steps_table import build_table, number_key

PACKAGE = Path(urlstd.__file__).parent
STANDARDS = json.loads((Path(__file__).parent / "standard_steps.json").read_text(encoding="utf-8"))
CASES = [
    (standard, key, figures)
    for standard in ("url", "urlpattern")
    for key, figures in STANDARDS[standard].items()
]  # fmt: skip

# Algorithms that are no function of their own, and why.
INLINE = {
    "url-initialize": "a URL's query object is made when it is first asked for",
    "parse-a-constructor-string: hash": "it does nothing",
    "parse-a-constructor-string: done": "it is never reached",
    "get-the-next-code-point": "a Python string is indexed by code point",
    "seek-and-get-the-next-code-point": "a Python string is indexed by code point",
    "add-a-token-with-default-length": "a default argument",
    "add-a-token-with-default-position-and-length": "a default argument",
    "is-a-duplicate-name": "a set of names",
    "convert-a-modifier-to-a-string": "an attribute of the modifier",
    **dict.fromkeys(
        (
            "is-a-protocol-suffix", "next-is-authority-slashes", "is-an-identity-terminator", "is-a-password-prefix",
            "is-a-port-prefix", "is-a-pathname-start", "is-a-hash-prefix", "is-an-ipv6-open", "is-an-ipv6-close",
        ),
        "one call of “is a non-special pattern char”",
    ),
    **dict.fromkeys(("is-a-group-open", "is-a-group-close"), "one comparison of types"),
    **dict.fromkeys(
        [key for key in STANDARDS["urlpattern"] if key.startswith("process-") and key.endswith("-for-init")][1:],
        "“process protocol for init” does all eight",
    ),
    **{key: "Web IDL" for key in STANDARDS["urlpattern"] if key.startswith("urlpattern-")},
}  # fmt: skip
# Single steps without code.
WITHOUT_CODE = {
    "dom-url-search setter": {
        "1": "it names the URL",
        "6": "the URL class does it: it has the query object",
    },
    "consume-a-required-token": {"3": "nobody uses the token"},
    "canonicalize-an-opaque-pathname": {"5": "this state does not fail"},
}
# Step comments that follow one with a later number: the function, the two labels, and why.
OUT_OF_ORDER = {
    ("encodings.encoders:_ISO2022JPEncoder._encode_one", "6.", "5. and 7."): "three mirrored conditions are one",
    ("encodings.encoders:_ISO2022JPEncoder._encode_one", "9.", "8. and 10."): "likewise",
    ("encodings.encoders:_ISO2022JPEncoder._encode_ascii", "6.", "3."): "a helper for steps of two branches",
    ("parsing.authority_states:AuthorityStates._add_credentials", "1.4.2.", "1.4.1."): "the whole buffer at once",
    ("parsing.file_states:FileStates._file_host_ends", "1.3.4.", "1.2.2. and 1.3.5."): "two branches end alike",
    ("hosts.ipv6:_IPv6Parser._decimal", "6.5.5.3.", "6.5.5.1."): "the first digit is looked at before the loop",
    ("pattern.building:build_a_url_pattern_from_an_infra_value", "3.2. and 3.2.1.", "3.1. and 3.2.2.-3.3."): "a copy",
    (
        "pattern.constructor_string:ConstructorStringParser._step_is_last", "2.4.2.1.-2.4.2.2.", "2.4.1.",
    ): "the branch that continues comes first",
    ("pattern.pattern_parser:PatternParser._type_and_value", "12.1.-12.2.", "10."): "the default comes last",
    ("pattern.pattern_string:_part_text", "3.11.-3.16.", "3.10. and 3.17.-3.18."): "what is around the text",
    (
        "pattern.regexp_source:generate_regular_expression_and_name_list", "2. and 3.3.", "1., 3., 4. and 5.",
    ): "the two results one by one",
    ("pattern.regexp_source:group_source", "3.6.", "3.4."): "the default comes last",
    ("pattern.tokenizer:_Tokenizer._take_regexp", "4.8.2.-4.8.3.", "4.8.1. and 4.8.4.-4.8.5."): "variables of the loop",
    (
        "pattern.tokenizer:_Tokenizer._regexp_end", "4.8.5.3. and 4.8.5.3.1.-4.8.5.3.3.", "4.8.5.",
    ): "only the first code point can be at fault",
    (
        "pattern.tokenizer:_Tokenizer._regexp_end", "4.8.5.6.1.",
        "4.8.5.4., 4.8.5.4.4.-4.8.5.4.5., 4.8.5.6.6. and 4.8.5.7.",
    ): "every branch moves on",
    (
        "pattern.url_pattern:_how_to_compile", "16.", "8.-10., 12., 13., 15., 17. and 18.",
    ): "the two exceptions come first",
    ("search_params:URLSearchParams._initialize", "3.2.", "2."): "a string is a sequence, so it is asked for first",
    ("search_params:URLSearchParams._initialize", "2.", "1."): "likewise",
    ("search_params:URLSearchParams.set", "2.", "1."): "the other branch first",
    ("serialize:_authority", "3.", "2.1. and 2.3.-2.4."): "the other branch first",
    ("setters:set_search", "4.", "3. and 5."): "removing the delimiter is a part of the call",
    ("setters:set_hash", "3.", "2. and 4."): "likewise",
    ("urlencoded:parse_urlencoded_bytes", "2.", "1. and 3."): "the loop is over what was split",
}  # fmt: skip


@cache
def table() -> dict[str, Any]:
    return build_table(PACKAGE)


def algorithm(standard: str, key: str) -> dict[str, Any] | None:
    """The algorithm in the table for a key of the figures."""
    anchor, _, setter = key.partition(" ")
    fragment, name = anchor.partition(":")[0], None
    if setter == "setter":
        name = f"{anchor.removeprefix('dom-url-')} setter"
    elif key.startswith("parse-a-constructor-string: "):
        fragment, name = "constructor-string-parser-state", f"constructor string parser: {key.partition(': ')[2]}"
    found = [one for one in table()["algorithms"] if one["anchor"] == f"https://{standard}.spec.whatwg.org/#{fragment}"]
    return next((one for one in found if one["name"] == name or (name is None and "setter" not in one["name"])), None)


def covered(label: str, numbers: list[str]) -> set[str]:
    """The numbers that a label covers; a range covers what is inside its last step, too."""
    found = set()
    for part in re.findall(r"[0-9.]+\.(?:(?:-| to )[0-9.]+\.)?", label):
        ends = [number_key(end) for end in re.findall(r"[0-9.]*[0-9]", part)]
        for number in numbers:
            key = number_key(number)
            if ends[0] <= key <= ends[-1] or (len(ends) > 1 and key[: len(ends[-1])] == ends[-1]):
                found.add(number)
    return found


@pytest.mark.parametrize(("standard", "key", "figures"), CASES, ids=[f"{one[0]} {one[1]}" for one in CASES])
def test_every_step_has_its_comment(standard: str, key: str, figures: dict[str, str]) -> None:
    written = algorithm(standard, key)
    if key in INLINE:
        assert written is None, "it has steps: take it off the list"
        return
    assert written is not None
    numbers = figures["steps"].split()
    commented = set().union(*(covered(step["number"], numbers) for step in written["steps"]))
    without = WITHOUT_CODE.get(key, {}).keys() | set(figures.get("asserts", "").split())
    assert [number for number in numbers if number not in commented | without] == []
    assert without & commented <= set(figures.get("asserts", "").split()), "they have comments: take them off the list"


@pytest.mark.parametrize(("standard", "key", "figures"), CASES, ids=[f"{one[0]} {one[1]}" for one in CASES])
def test_every_comment_has_the_number_of_a_step(standard: str, key: str, figures: dict[str, str]) -> None:
    written = algorithm(standard, key)
    numbers = {number for step in (written or {"steps": []})["steps"] for number in step["numbers"]}
    assert numbers <= set(figures["steps"].split())


def disorder() -> set[tuple[str, str, str]]:
    found = set()
    for key, function in Sources(PACKAGE).functions.items():
        for before, after in pairwise(function.steps):
            # Two branches of one step may be two pieces of code.
            if number_key(after.numbers[0]) < number_key(before.numbers[0]) and after.numbers[0] not in before.numbers:
                found.add((key.removeprefix("urlstd."), before.label, after.label))
    return found


def test_the_comments_are_in_the_order_of_the_steps() -> None:
    assert disorder() == OUT_OF_ORDER.keys()


def test_the_lists_of_exceptions_name_algorithms_that_there_are() -> None:
    known = STANDARDS["url"].keys() | STANDARDS["urlpattern"].keys()
    assert known >= INLINE.keys() | WITHOUT_CODE.keys()


def test_the_figures_of_the_two_changes_that_came_after_the_sources() -> None:
    assert "8 8.1 8.2 9" in STANDARDS["url"]["concept-host-parser"]["steps"]
    assert STANDARDS["urlpattern"]["canonicalize-a-port"]["steps"] == "1 2 3 4 5 6 7"

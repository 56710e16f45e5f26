"""What Chromium 156 makes of patterns that the Standard does not, each with what decides.

A difference that no rule explains fails the test; so does a rule whose examples show no difference any more.
"""

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from urlstd import URLPattern, URLPatternError
from urlstd.pattern.init import COMPONENTS
from urlstd.pattern.parts import Part, PartType
from urlstd.record import SPECIAL_SCHEMES

Case = dict[str, Any]


class Difference(NamedTuple):
    """One thing on which the two do not agree.

    `what` is "rejected", "pattern", "groups" or "result"; a result that only one of them has is of no component.
    """

    what: str
    case: Case
    component: str = ""
    ours: Any = None
    theirs: Any = None
    given: Any = None
    same_url: bool = True

    @property
    def only_ours(self) -> bool:
        return self.what == "result" and self.theirs is None

    @property
    def only_theirs(self) -> bool:
        return self.what == "result" and self.ours is None

    @property
    def texts(self) -> str:
        """The pattern and what it was to match."""
        return json.dumps([self.case["pattern"], self.given])


class Rule(NamedTuple):
    """Why Chromium answers otherwise, and what decides that we are right; the examples show that it still does."""

    why: str
    explains: Callable[[Difference], bool]
    examples: list[Case]


def example(pattern: Any, *inputs: Any, base: str | None = None, ignore_case: bool = False) -> Case:
    return {"pattern": pattern, "base": base, "ignoreCase": ignore_case, "inputs": [[given] for given in inputs]}


def compiled(case: Case) -> URLPattern | None:
    """The case's pattern, or None where it is rejected; rules ask for the same one time after time."""
    made = compiled_or_rejected(json.dumps([case["pattern"], case["base"], case["ignoreCase"]]))
    return made if isinstance(made, URLPattern) else None


@lru_cache(maxsize=1000)
def compiled_or_rejected(given: str) -> URLPattern | URLPatternError:
    pattern, base, ignore_case = json.loads(given)
    try:
        return URLPattern(pattern, base, ignore_case=ignore_case)
    except URLPatternError as error:
        return error


def parts_of(case: Case, *names: str) -> Iterator[Part]:
    made = compiled(case)
    if made is not None:
        for name in names:
            yield from getattr(made.record, name).part_list


def ends_chromium(case: Case) -> bool:
    """Whether Chromium's process may end on such a pattern: on a group after a text that is empty when encoded.

    It takes the last code point of that text, and there is none.
    """
    if newline_in(case["pattern"]):
        return True
    made = compiled_or_rejected(json.dumps([case["pattern"], case["base"], case["ignoreCase"]]))
    if isinstance(made, URLPatternError):
        return made.component == "hostname" and not {"/", "?", "#"}.isdisjoint(made.pattern or "")
    return any(
        part.type is PartType.FIXED_TEXT and part.value in {"", "?" if name == "search" else ""}
        for name in COMPONENTS
        for part in parts_of(case, name)
    )


def newline_in(pattern: Any) -> bool:
    texts = [pattern] if isinstance(pattern, str) else pattern.values()
    return any(not {"\t", "\n", "\r"}.isdisjoint(text) for text in texts)


def is_encoded(difference: Difference) -> bool:
    def decoded(value: Any) -> str:
        return json.dumps(value).replace("%27", "'").replace("%7C", "|").replace("%2A", "*").replace("\\\\*", "*")

    if difference.component == "hostname" and "*" in difference.texts and "xn--" in json.dumps(difference.theirs):
        return True  # Punycode writes what came of the asterisk somewhere else
    if difference.only_ours or difference.only_theirs:
        return not {"'", "|"}.isdisjoint(difference.texts) or "*" in json.dumps(difference.given)
    if difference.what == "result" and difference.ours[0] != difference.theirs[0]:
        # Of a text that is longer groups may be other parts.
        return decoded(difference.ours[0]) == decoded(difference.theirs[0])
    return decoded(difference.ours) == decoded(difference.theirs)


def begins_with_a_delimiter(difference: Difference) -> bool:
    if difference.only_ours or difference.only_theirs:
        return "?" in difference.texts and "search" in difference.texts
    return difference.component == "search" and "?" in json.dumps([difference.ours, difference.given])


def is_opaque(difference: Difference) -> bool:
    made = compiled(difference.case)
    of_the_pathname = difference.component in {"pathname", ""}
    return of_the_pathname and made is not None and made.record.pathname.options.delimiter_code_point == ""


def ends_an_opaque_path(difference: Difference) -> bool:
    given = difference.given
    is_given = isinstance(given, dict) and given.get("protocol", "https") not in SPECIAL_SCHEMES
    return (is_given or is_opaque(difference)) and not {"?", "#"}.isdisjoint(difference.texts)


CHROMIUM_SCHEMES = (
    "chrome",
    "chrome-extension",
    "chrome-search",
    "chrome-untrusted",
    "devtools",
    "filesystem",
    "isolated-app",
)


def has_a_scheme_of_chromium(difference: Difference) -> bool:
    made = compiled(difference.case)
    matches = made is not None and any(map(made.record.protocol.regular_expression.test, CHROMIUM_SCHEMES))
    # A constructor string is also split where the path of such a scheme would not be opaque.
    return matches and (is_opaque(difference) or isinstance(difference.case["pattern"], str))


def has_an_empty_host(difference: Difference) -> bool:
    given = difference.given
    return difference.only_theirs and isinstance(given, dict) and given.get("hostname", "").startswith(("/", "?", "#"))


def takes_away_what_stands_before(difference: Difference) -> bool:
    return difference.what == "rejected" and difference.theirs and ".." in difference.texts


def is_an_optional_wildcard(difference: Difference) -> bool:
    return difference.what == "result" and any(
        part.type is PartType.FULL_WILDCARD and part.modifier.text in {"?", "*"}
        for part in parts_of(difference.case, difference.component or "hash")
    )


def is_of_a_file(difference: Difference) -> bool:
    given = difference.given
    if not isinstance(given, dict) or "port" not in given:
        return False
    return given.get("protocol") == "file" or given.get("baseURL", "").startswith("file:")


def may_take_long(difference: Difference) -> bool:
    loops = [
        part
        for part in parts_of(difference.case, *COMPONENTS)
        if part.type is not PartType.FIXED_TEXT and part.modifier.text in {"+", "*"}
    ]
    return difference.only_ours and bool(loops)


def is_empty_for_a_regexp(difference: Difference) -> bool:
    if not difference.only_ours or not isinstance(difference.given, dict):
        return False
    empty = [name for name, (text, _) in zip(COMPONENTS, difference.ours, strict=True) if text == ""]
    return any(
        difference.case["ignoreCase"] or part.type is PartType.REGEXP or part.modifier.text
        for part in parts_of(difference.case, *empty)
    )


def ignores_case_elsewhere(difference: Difference) -> bool:
    of_another_component = difference.what == "result" and difference.component not in {"pathname", "search", "hash"}
    return bool(difference.case["ignoreCase"]) and of_another_component and not difference.only_ours


RULES = [
    Rule(
        "Its URL class reads the same URL in the same other way, and what the URL parser says is what is matched "
        "(match, 13.2.3).",
        lambda difference: difference.what == "result" and not difference.same_url,
        [example({}, "https://h/a|b"), example({}, "file://h#")],
    ),
    Rule(
        "Its URL class encodes ' in credentials, | in paths and * in hosts; the userinfo percent-encode set has no ', "
        "the path percent-encode set no |, and a host is not encoded.",
        is_encoded,
        [
            example({"username": "'"}, {"username": "'"}),
            example({"password": "*'"}),
            example({"pathname": "/|"}),
            example({}, {"pathname": "/|"}),
            example({"hostname": "\\*"}),
        ],
    ),
    Rule(
        "It drops a ? at the beginning of each text of a search, and a second one of a search that is given; process "
        "search for init removes one, from the whole, and the query state knows no such code point.",
        begins_with_a_delimiter,
        [example({"search": "*\\?a"}), example({}, {"search": "??a"})],
    ),
    Rule(
        "It does not end an opaque path at ? or #; the opaque path state does (canonicalize an opaque pathname, 4).",
        ends_an_opaque_path,
        [example({"protocol": "data", "pathname": "a\\?b"}), example({}, {"protocol": "data", "pathname": "a?b"})],
    ),
    Rule(
        "A host that begins with what ends it is empty; the hostname state fails there (canonicalize a hostname, 4).",
        has_an_empty_host,
        [example({}, {"hostname": "/"}), example({}, {"hostname": "?a"})],
    ),
    Rule(
        "It has special schemes of its own; the URL Standard has six.",
        has_a_scheme_of_chromium,
        [example({"protocol": "{chrome}*", "pathname": "/a b"})],
    ),
    Rule(
        "It rejects a text of a pathname in which .. takes away what was put before it; canonicalize a pathname has no "
        "failure.",
        takes_away_what_stands_before,
        [example({"pathname": "*a/../b"})],
    ),
    Rule(
        "It matches a lone wildcard without the regular expression, in which an optional group that would capture "
        "nothing takes no part (ECMAScript's RepeatMatcher).",
        is_an_optional_wildcard,
        [example({"search": "*?"}, "https://h/")],
    ),
    Rule(
        "Its file URLs have no port; one that is given as a component is kept (canonicalize a port, 5).",
        is_of_a_file,
        [example({}, {"protocol": "file", "port": "8"}), example({}, {"port": "8", "baseURL": "file:///"})],
    ),
    Rule(
        "An empty constructor string gives it no pathname; the end in the init state leads to the pathname state, "
        "which gives an empty one (parse a constructor string, 2.2.1.4).",
        lambda difference: difference.case["pattern"] == "",
        [example("", base="data:a")],
    ),
    Rule(
        "It gives up after very many steps and says that nothing matches; RegExpBuiltinExec has no limit.",
        may_take_long,
        [example({"search": ".:x+*+.:y"}, {"search": ".b1.aab.%F0%9F%92%A9ab"})],
    ),
    Rule(
        "A component of which its URL class has nothing matches no regular expression; it is the empty string (match, "
        "14). Wildcards are matched without a regular expression, but not with ignoreCase.",
        is_empty_for_a_regexp,
        [
            example({"password": "(a?)"}, {"username": "b"}),
            example({"port": "(1?)"}, {"protocol": "https", "port": "443"}),
            example({}, {"username": "a"}, ignore_case=True),
        ],
    ),
    Rule(
        "It ignores case in every component; the option is one of pathname, search and hash only (create a URL "
        "pattern, 14).",
        ignores_case_elsewhere,
        [
            example({"username": "(a?):b"}, "https://Ab:x@h:8080/p?q#f", ignore_case=True),
            example({"hostname": "a"}, "foo://A/", ignore_case=True),
            example({"username": "a"}, "https://A@h/", ignore_case=True),
        ],
    ),
]


def explanation(difference: Difference) -> str | None:
    return next((rule.why for rule in RULES if rule.explains(difference)), None)

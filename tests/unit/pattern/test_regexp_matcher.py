"""What patterns match, by `re` where it is used and by the matcher always."""

import pytest

from urlstd.pattern.regexp import RegExp, RegExpBudgetExceeded
from urlstd.pattern.regexp import matcher as regexp_matcher
from urlstd.pattern.regexp.matcher import Matcher
from urlstd.pattern.regexp.syntax import parse

# Pattern, text, captures with the whole match first; no captures for no match.
CASES: list[tuple[str, str, tuple[str | None, ...] | None]] = [
    # sequences and alternatives: the first that leads to a match
    ("", "", ("",)),
    ("abc", "xabcx", ("abc",)),
    ("a|ab", "ab", ("a",)),
    ("(?:a|ab)c", "abc", ("abc",)),
    ("a|b|", "c", ("",)),
    ("[]", "a", None),
    ("[^]", "\n", ("\n",)),
    ("a.b", "a\nb", None),
    ("a.b", "a\rb", None),
    ("(?s:a.b)", "a\nb", ("a\nb",)),
    # assertions
    ("^a", "ba", None),
    ("(?m:^a)", "b\na", ("a",)),
    ("(?m:^a)", "b\ra", ("a",)),
    ("a$", "a\n", None),
    ("(?m:a$)", "a\n", ("a",)),
    (r"\ba", "-a", ("a",)),
    (r"a\b", "ab", None),
    (r"\B", "", ("",)),
    (r"\B", "a", None),
    (r"\b", "", None),
    (r"a\Bb", "ab", ("ab",)),
    # loops
    ("a*", "aab", ("aa",)),
    ("a*?", "aab", ("",)),
    ("a+?b", "aab", ("aab",)),
    ("a??b", "ab", ("ab",)),
    ("a{2}", "aaa", ("aa",)),
    ("a{2,}", "aaa", ("aaa",)),
    ("a{2,}", "a", None),
    ("a{1,2}", "aaa", ("aa",)),
    ("a{1,2}?", "aaa", ("a",)),
    ("a{0}", "a", ("",)),
    ("a{1,99999999999999}", "aa", ("aa",)),
    ("a{99999999999999}", "aa", None),
    ("(?:ab){2,3}b", "ababb", ("ababb",)),
    ("(?:a|b){2,}?c", "ababc", ("ababc",)),
    # an iteration beyond the least number must not be empty
    ("(.*)?", "", ("", None)),
    ("(.*)?", "a", ("a", "a")),
    ("(.*?)?b", "b", ("b", None)),
    ("(.*)*", "ab", ("ab", "ab")),
    ("(a?)*", "b", ("", None)),
    ("(a?){2}", "", ("", "")),
    ("(a?){2,}", "ab", ("a", "")),
    ("(a?)+", "b", ("", "")),
    ("(?:a|()b)*", "ab", ("ab", "")),
    ("(?:a?b??)*", "ab", ("ab",)),
    ("(z)((a+)?(b+)?(c))*", "zaacbbbcac", ("zaacbbbcac", "z", "ac", "a", None, "c")),
    ("(?:)*a", "a", ("a",)),
    ("(?:|a)*b", "aab", ("aab",)),
    ("(?:){5}a", "a", ("a",)),
    # captures are forgotten when the loop goes on
    ("(?:(a)|b)*", "ab", ("ab", None)),
    ("(?:(a)|(b))+", "ab", ("ab", None, "b")),
    ("(?:(a)|b){2}", "ba", ("ba", "a")),
    ("(a)|b", "b", ("b", None)),
    ("(?:(a)b)?ac", "ac", ("ac", None)),
    ("(a){0}b", "ab", ("b", None)),
    # lookahead: what it captures stays, unless it is negated; it is not entered again
    ("(?=(a+))a*b", "aab", ("aab", "aa")),
    ("(?=(a+))a*b\\1", "baaabac", ("aba", "a")),
    ("(.*?)a(?!(a+)b\\2c)\\2(.*)", "baaabaac", ("baaabaac", "ba", None, "abaac")),
    ("a(?!b)", "abac", ("a",)),
    ("(?!(a)b)a", "ac", ("a", None)),
    ("(?:(?=(a))a)+b", "aab", ("aab", "a")),
    ("(?=(?:a|ab)(c)?)a", "abc", ("a", None)),
    ("(?:(?=(a|b))[ab])*c", "abc", ("abc", "b")),
    ("(?:(?!b|c)[a-c])*c", "aac", ("aac",)),
    ("(?=(?:a*)*b)", "aaab", ("",)),
    ("(?:(?=(?:a|a)*b)a)*c", "aaabc", ("c",)),
    # lookbehind: from its end to its start
    ("(?<=ab)c", "abc", ("c",)),
    ("(?<=a|bc)d", "bcd", ("d",)),
    ("(?<!a)b", "abcb", ("b",)),
    ("(?<=^|a)b", "cab", ("b",)),
    ("(?<=(\\d+)(\\d+))$", "1053", ("", "1", "053")),
    ("(?<=\\1(a))b", "aab", ("b", "a")),
    ("(?<=(a)\\1)b", "aab", ("b", "a")),
    ("(?<=([abc]+)([abc]+))$", "abc", ("", "a", "bc")),
    ("(?<!(^|[ab]))\\w{2}", "abcdef", ("de", None)),
    ("(?<=a{2})b", "aab", ("b",)),
    ("(?<=a+?)b", "aab", ("b",)),
    ("(?<=(?=ab)..)c", "abc", ("c",)),
    ("(?<=a)", "", None),
    # back references
    (r"(a*)b\1", "aabaa", ("aabaa", "aa")),
    (r"(a*)b\1$", "aabaaa", None),
    (r"\1(a)", "a", ("a", "a")),
    (r"(a\1)", "aa", ("a", "a")),
    (r"(?:(a)|b)\1c", "bc", ("bc", None)),
    (r"(?<n>a)\k<n>", "aa", ("aa", "a")),
    (r"(?:(?<n>a)|(?<n>b))\k<n>", "abb", ("bb", None, "b")),
    (r"\k<n>(?:(?<n>a)|(?<n>b))", "b", ("b", None, "b")),
    (r"(a)b\1", "ab", None),
    (r"(?:(a|b)\1?)*c", "aabc", ("aabc", "b")),
    (r"(?i:(a)\1)", "aA", ("aA", "a")),
    (r"(a)(?i:\1)", "aA", ("aA", "a")),
    (r"(a)(?-i:\1)", "aA", None),
    # modifiers
    ("(?i:a)b", "Ab", ("Ab",)),
    ("(?i:a)b", "AB", None),
    ("(?i:a(?-i:b)c)", "AbC", ("AbC",)),
    ("(?i:a(?-i:b)c)", "ABC", None),
    ("(?s:.(?-s:.))", "\n\n", None),
    # classes
    (r"[\q{ab|c}]", "ab", ("ab",)),
    (r"^[\q{abc|d|a|}]$", "", ("",)),
    (r"(?<=[\q{ab|c}])d", "abd", ("d",)),
    (r"[\w--\d]+", "12ab3", ("ab",)),
    (r"[\d&&[0-5]]+", "6712", ("12",)),
    (r"\p{Lu}+", "abCDe", ("CD",)),
    (r"\cJ\x41\u{42}\0", "\nAB\0", ("\nAB\0",)),
]
IDS = [f"{source} on {text!r}" for source, text, _ in CASES]


def by_the_matcher(source: str, text: str, *, ignore_case: bool) -> tuple[str | None, ...] | None:
    spans = Matcher(parse(source, ignore_case=ignore_case)).search(text)
    return None if spans is None else tuple(None if start < 0 else text[start:end] for start, end in spans)


@pytest.mark.parametrize(("source", "text", "captures"), CASES, ids=IDS)
def test_matches(source: str, text: str, captures: tuple[str | None, ...] | None) -> None:
    match = RegExp(source, "v").exec(text)
    assert (match and match.captures) == captures
    assert by_the_matcher(source, text, ignore_case=False) == captures


@pytest.mark.parametrize(
    ("source", "text", "captures"),
    [
        ("a[b-c]", "AC", ("AC",)),
        (r"[^\W]+", "aB_1", ("aB_1",)),
        (r"\u{17f}\u212a", "sK", ("sK",)),
        ("[^k]", "K", None),
        (r"\P{Lu}", "a", None),
        (r"[\q{Ab}]", "aB", ("aB",)),
        (r"(b)\1", "bB", ("bB", "b")),
        ("(?-i:a)b", "aB", ("aB",)),
        ("(?-i:a)b", "AB", None),
    ],
)
def test_matches_if_case_is_ignored(source: str, text: str, captures: tuple[str | None, ...] | None) -> None:
    match = RegExp(source, "vi").exec(text)
    assert (match and match.captures) == captures
    assert by_the_matcher(source, text, ignore_case=True) == captures


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("(a+)+$", "a" * 5000 + "b"),
        ("(a|a)*b", "a" * 5000),
        ("(.*)*x", "a" * 5000),
        ("(?:a|b|ab)*c", "ab" * 2000),
        ("(x+x+)+y", "x" * 3000),
        ("(?:a?){30}b", "a" * 29),
        (r"^(?:\/((?:.*)(?:\/(?:.*))*))?x$", "/" * 3000),
        ("(?=(a+)+b)c", "a" * 1000),
        ("(?:(?!(?:a|a)*b)a)*c", "a" * 200),
        ("(?<!(?:a|aa)+)b", "a" * 200 + "b"),
        (r"(a*)*\1b", "a" * 60),
        (".*" * 20 + "x", "a" * 1000),
    ],
)
def test_what_would_take_forever_otherwise_finishes(source: str, text: str) -> None:
    assert RegExp(source, "v").exec(text) is None


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("(?:){99999999999999}", ""),
        ("(?:a{1,1000}){1,1000}b", "a" * 500),
        (r"(.*)(.*)\2\1x", "a" * 200),
        ("(?:" * 20 + "a|aa" + "){1,9}" * 20 + "b", "a" * 40),
        (r"(a*)(?:\1)*b", "a" * 100_000),
    ],
)
def test_what_takes_too_many_steps_is_given_up(source: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 20_000)
    with pytest.raises(RegExpBudgetExceeded, match="too many steps"):
        RegExp(source, "v").exec(text)


def test_forgetting_many_captures_is_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 20_000)
    source = "(?:" + "(b)?" * 1000 + "a)*"
    assert RegExp(source, "v").test("a")
    with pytest.raises(RegExpBudgetExceeded):
        RegExp(source, "v").exec("a" * 100)


@pytest.mark.parametrize("opening", ["(", "(?:", "(?=", "(?i:"])
def test_any_depth_is_matched(opening: str) -> None:
    match = RegExp(opening * 10_000 + "a" + ")" * 10_000, "v").exec("ba")
    assert match is not None
    assert match.index == 1


@pytest.mark.parametrize(("closing", "found"), [(")*", None), (")+?", ((0, 1),)), ("){2,3}", None), ("){0,2}", None)])
def test_any_depth_of_loops_is_an_answer_or_given_up(
    closing: str, found: tuple[tuple[int, int]] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regexp_matcher, "STEP_BUDGET", 50_000)
    matcher = Matcher(parse("(?:" * 2000 + "a?" + closing * 2000 + "$", ignore_case=False))
    if found is None:
        with pytest.raises(RegExpBudgetExceeded):
            matcher.search("a")
    else:
        assert matcher.search("a") == found

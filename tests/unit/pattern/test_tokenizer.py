import pytest

from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.tokenizer import Token, TokenizePolicy, TokenType, is_valid_name_code_point, tokenize


def shown(tokens: list[Token]) -> list[tuple[str, int, str]]:
    return [(token.type.value, token.index, token.value) for token in tokens]


@pytest.mark.parametrize(
    ("string", "tokens"),
    [
        ("", []),
        ("*", [("asterisk", 0, "*")]),
        ("+?", [("other-modifier", 0, "+"), ("other-modifier", 1, "?")]),
        ("{}", [("open", 0, "{"), ("close", 1, "}")]),
        ("a💩", [("char", 0, "a"), ("char", 1, "💩")]),
        ("\\a\\\\", [("escaped-char", 0, "a"), ("escaped-char", 2, "\\")]),
        ("\\💩b", [("escaped-char", 0, "💩"), ("char", 2, "b")]),
        (":a", [("name", 0, "a")]),
        (":a1-b", [("name", 0, "a1"), ("char", 3, "-"), ("char", 4, "b")]),
        (":a:b", [("name", 0, "a"), ("name", 2, "b")]),
        (":名é$_\u200c\u200d.", [("name", 0, "名é$_\u200c\u200d"), ("char", 7, ".")]),
        ("(a)", [("regexp", 0, "a")]),
        ("x(a)y", [("char", 0, "x"), ("regexp", 1, "a"), ("char", 4, "y")]),
        ("((?:a(?=b)))", [("regexp", 0, "(?:a(?=b))")]),
        ("(\\))", [("regexp", 0, "\\)")]),
        ("(\\()", [("regexp", 0, "\\(")]),
        # A class is not understood: the first closing parenthesis ends it.
        ("([)])", [("regexp", 0, "["), ("char", 3, "]"), ("char", 4, ")")]),
        (")", [("char", 0, ")")]),
    ],
)
@pytest.mark.parametrize("policy", ["strict", "lenient"])
def test_tokens(string: str, tokens: list[tuple[str, int, str]], policy: TokenizePolicy) -> None:
    assert shown(tokenize(string, policy)) == [*tokens, ("end", len(string), "")]


@pytest.mark.parametrize(
    ("string", "position", "reason"),
    [
        ("a\\", 1, "“\\” escapes the next code point, and there is none"),
        (":", 0, "“:” begins a name, and none follows; write “\\:” for a colon"),
        ("a:1", 1, "“:” begins a name, and none follows; write “\\:” for a colon"),
        ("()", 0, "a regular expression is expected between “(” and “)”"),
        ("a(b", 1, "“(” is not closed by “)”"),
        ("((?:a)", 0, "“(” is not closed by “)”"),
        ("(?a)", 1, "a regular expression does not begin with “?”"),
        ("(aé)", 2, "a regular expression holds only ASCII code points"),
        ("(a\\é)", 2, "a regular expression holds only ASCII code points"),
        ("(a\\", 2, "“\\” escapes the next code point, and there is none"),
        ("(a(b))", 2, "a group inside a regular expression must begin with “(?”: it may not capture"),
        ("(a(", 2, "a group inside a regular expression must begin with “(?”: it may not capture"),
    ],
)
def test_what_is_no_token_is_rejected_where_it_is(string: str, position: int, reason: str) -> None:
    with pytest.raises(URLPatternError) as error:
        tokenize(string, "strict")
    assert (error.value.reason, error.value.pattern, error.value.position) == (reason, string, position)


@pytest.mark.parametrize(
    ("string", "tokens"),
    [
        ("a\\", [("char", 0, "a"), ("invalid-char", 1, "\\")]),
        (":/", [("invalid-char", 0, ":"), ("char", 1, "/")]),
        ("()", [("invalid-char", 0, "("), ("char", 1, ")")]),
        ("(?a)", [("invalid-char", 0, "("), ("other-modifier", 1, "?"), ("char", 2, "a"), ("char", 3, ")")]),
        ("(a:b", [("invalid-char", 0, "("), ("char", 1, "a"), ("name", 2, "b")]),
    ],
)
def test_leniently_only_one_code_point_is_passed_over(string: str, tokens: list[tuple[str, int, str]]) -> None:
    assert shown(tokenize(string, "lenient")) == [*tokens, ("end", len(string), "")]


@pytest.mark.parametrize(
    ("code_point", "first", "part"),
    [
        ("a", True, True),
        ("$", True, True),
        ("_", True, True),
        ("名", True, True),
        ("𝒜", True, True),
        ("1", False, True),
        ("\u200c", False, True),
        ("\u200d", False, True),
        ("\u0301", False, True),
        ("-", False, False),
        (" ", False, False),
        ("\\", False, False),
        ("\ufffd", False, False),
    ],
)
def test_a_name_is_an_identifier(code_point: str, first: bool, part: bool) -> None:
    assert is_valid_name_code_point(code_point, True) is first
    assert is_valid_name_code_point(code_point, False) is part


def test_a_token_knows_its_type_by_the_name_in_the_standard() -> None:
    names = "open close regexp name char escaped-char other-modifier asterisk end invalid-char"
    assert [token_type.value for token_type in TokenType] == names.split()

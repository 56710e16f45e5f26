"""Tokens and tokenizing.

https://urlpattern.spec.whatwg.org/#tokens and https://urlpattern.spec.whatwg.org/#tokenizing
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from urlstd.languages import message
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.regexp.group_names import is_identifier_part, is_identifier_start

TokenizePolicy = Literal["strict", "lenient"]


class TokenType(Enum):
    """What a token is: https://urlpattern.spec.whatwg.org/#token-type."""

    OPEN = "open"
    CLOSE = "close"
    REGEXP = "regexp"
    NAME = "name"
    CHAR = "char"
    ESCAPED_CHAR = "escaped-char"
    OTHER_MODIFIER = "other-modifier"
    ASTERISK = "asterisk"
    END = "end"
    INVALID_CHAR = "invalid-char"


@dataclass(frozen=True, slots=True)
class Token:
    """One token of a pattern string.

    Attributes:
        type: What it is.
        index: The code point of the pattern string at which it begins.
        value: What it stands for: without the syntax around a name, a regexp or an escaped code point.

    https://urlpattern.spec.whatwg.org/#token
    """

    type: TokenType
    index: int
    value: str


_SINGLE = {
    "*": TokenType.ASTERISK,
    "+": TokenType.OTHER_MODIFIER,
    "?": TokenType.OTHER_MODIFIER,
    "{": TokenType.OPEN,
    "}": TokenType.CLOSE,
}


def tokenize(string: str, policy: TokenizePolicy) -> list[Token]:
    """Return the tokens of a pattern string; the last one is an "end".

    Raises:
        URLPatternError: The policy is "strict", and something is no token.

    https://urlpattern.spec.whatwg.org/#tokenize
    """
    # 1.-3.
    tokenizer = _Tokenizer(string, policy)
    # 4.
    while tokenizer.index < len(string):
        tokenizer.take_token()
    # 5.
    tokenizer.add(TokenType.END, tokenizer.index, tokenizer.index)
    # 6.
    return tokenizer.token_list


def is_valid_name_code_point(code_point: str, first: bool) -> bool:
    """Return whether a group's name may have `code_point` there.

    https://urlpattern.spec.whatwg.org/#is-a-valid-name-code-point
    """
    # 1.-2.
    return is_identifier_start(ord(code_point)) if first else is_identifier_part(ord(code_point))


class _Tokenizer:
    """https://urlpattern.spec.whatwg.org/#tokenizer."""

    def __init__(self, string: str, policy: TokenizePolicy) -> None:
        self.input, self.policy = string, policy
        self.token_list: list[Token] = []
        self.index = 0

    def take_token(self) -> None:
        """Add the token at the index, and move on."""
        # 4.1.
        code_point = self.input[self.index]
        # 4.2.-4.3. and 4.5.-4.6. A token by itself.
        if code_point in _SINGLE:
            self.add(_SINGLE[code_point], self.index + 1, self.index)
        # 4.4.
        elif code_point == "\\":
            self._take_escaped()
        # 4.7.
        elif code_point == ":":
            self._take_name()
        # 4.8.
        elif code_point == "(":
            self._take_regexp()
        # 4.9.
        else:
            self.add(TokenType.CHAR, self.index + 1, self.index)

    def add(self, type: TokenType, next_position: int, value_position: int, length: int | None = None) -> None:  # noqa: A002
        """https://urlpattern.spec.whatwg.org/#add-a-token."""
        end = next_position if length is None else value_position + length
        # 1.-5.
        self.token_list.append(Token(type, self.index, self.input[value_position:end]))
        # 6.
        self.index = next_position

    def _error(self, next_position: int, position: int, reason: str) -> None:
        """https://urlpattern.spec.whatwg.org/#process-a-tokenizing-error."""
        # 1.
        if self.policy == "strict":
            raise URLPatternError(message(reason), pattern=self.input, position=position)
        # 3.
        self.add(TokenType.INVALID_CHAR, next_position, self.index)

    def _take_escaped(self) -> None:
        # 4.4.1. Nothing follows.
        if self.index == len(self.input) - 1:
            # 4.4.1.1.-4.4.1.2.
            self._error(self.index + 1, self.index, "“\\” escapes the next code point, and there is none")
        # 4.4.2.-4.4.5.
        else:
            self.add(TokenType.ESCAPED_CHAR, self.index + 2, self.index + 1)

    def _take_name(self) -> None:
        # 4.7.1.-4.7.2.
        name_start = name_position = self.index + 1
        # 4.7.3.
        while name_position < len(self.input) and is_valid_name_code_point(
            self.input[name_position], name_position == name_start
        ):
            # 4.7.3.1.-4.7.3.5.
            name_position += 1
        # 4.7.4. No name.
        if name_position <= name_start:
            # 4.7.4.1.-4.7.4.2.
            self._error(name_start, self.index, "“:” begins a name, and none follows; write “\\:” for a colon")
        # 4.7.5.-4.7.6.
        else:
            self.add(TokenType.NAME, name_position, name_start)

    def _take_regexp(self) -> None:
        # 4.8.2.-4.8.3.
        regexp_start = self.index + 1
        # 4.8.1. and 4.8.4.-4.8.5.
        regexp_position, problem = self._regexp_end(regexp_start)
        # 4.8.6.-4.8.7.
        if problem is not None:
            self._error(regexp_start, regexp_position, problem)
            return
        # 4.8.8.
        regexp_length = regexp_position - regexp_start - 1
        # 4.8.9.
        if regexp_length == 0:
            # 4.8.9.1.-4.8.9.2.
            self._error(regexp_start, self.index, "a regular expression is expected between “(” and “)”")
            return
        # 4.8.10.-4.8.11.
        self.add(TokenType.REGEXP, regexp_position, regexp_start, regexp_length)

    def _regexp_end(self, regexp_start: int) -> tuple[int, str | None]:
        """Return the position after the closing parenthesis; or that of a problem, and what it is."""
        # 4.8.5.3. and 4.8.5.3.1.-4.8.5.3.3.
        if self.input[regexp_start : regexp_start + 1] == "?":
            return regexp_start, "a regular expression does not begin with “?”"
        depth, position = 1, regexp_start
        # 4.8.5.
        while position < len(self.input):
            # 4.8.5.1.
            code_point, following = self.input[position], self.input[position + 1 : position + 2]
            # 4.8.5.2., 4.8.5.2.1.-4.8.5.2.3., 4.8.5.4.1.-4.8.5.4.3. and 4.8.5.6.2.-4.8.5.6.5.
            if problem := _regexp_problem(code_point, following):
                return position, problem
            # 4.8.5.5.
            if code_point == ")":
                # 4.8.5.5.1.
                depth -= 1
                # 4.8.5.5.2.
                if depth == 0:
                    # 4.8.5.5.2.1.-4.8.5.5.2.2.
                    return position + 1, None
            # 4.8.5.6.
            elif code_point == "(":
                # 4.8.5.6.1.
                depth += 1
            # 4.8.5.4., 4.8.5.4.4.-4.8.5.4.5., 4.8.5.6.6. and 4.8.5.7.
            position += 2 if code_point == "\\" else 1
        # 4.8.7.
        return self.index, "“(” is not closed by “)”"


def _regexp_problem(code_point: str, following: str) -> str | None:
    """Return what is wrong with a code point of a regular expression, given the one after it."""
    escaped = following if code_point == "\\" else ""
    if not (code_point + escaped).isascii():
        return "a regular expression holds only ASCII code points"
    if code_point == "\\" and following == "":
        return "“\\” escapes the next code point, and there is none"
    if code_point == "(" and following != "?":
        return "a group inside a regular expression must begin with “(?”: it may not capture"
    return None

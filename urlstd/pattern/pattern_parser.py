"""Parsing pattern strings.

https://urlpattern.spec.whatwg.org/#parsing
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from urlstd.languages import message
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import FULL_WILDCARD_REGEXP_VALUE, Modifier, Options, Part, PartRange, PartType
from urlstd.pattern.regexp_source import segment_wildcard_regexp
from urlstd.pattern.tokenizer import Token, TokenType, tokenize

EncodingCallback = Callable[[str], str]  # canonicalizes a piece of fixed text; may raise URLPatternError

_MODIFIERS: Final = {modifier.text: modifier for modifier in Modifier}
_EXPECTED: Final = {
    TokenType.CLOSE: "“}” is expected here",
    TokenType.END: "the end of the pattern is expected here",
}


def parse_pattern_string(string: str, options: Options, encoding_callback: EncodingCallback) -> list[Part]:
    """Return the parts of a pattern string.

    Raises:
        URLPatternError: The pattern string is not well formed, or a fixed text cannot stand in the component.

    https://urlpattern.spec.whatwg.org/#parse-a-pattern-string
    """
    return PatternParser(string, options, encoding_callback).parse()


class PatternParser:
    """Reads a pattern string; beside the parts it notes where each stands.

    https://urlpattern.spec.whatwg.org/#pattern-parser
    """

    begin: int  # where the part that is being read begins
    pending_start: int  # where the first text that is pending begins, without a brace
    pending_begin: int  # the same, with its brace
    pending_end: int  # where the last text that is pending ends

    def __init__(self, string: str, options: Options, encoding_callback: EncodingCallback) -> None:
        """https://urlpattern.spec.whatwg.org/#parse-a-pattern-string."""
        # 1.
        self.input, self.options, self.encoding_callback = string, options, encoding_callback
        self.segment_wildcard_regexp = segment_wildcard_regexp(options)
        self.part_list: list[Part] = []
        self.part_ranges: list[PartRange] = []
        self.names: set[str] = set()
        self.pending_fixed_value: list[str] = []
        self.index = 0
        self.next_numeric_name = 0
        # 2.
        self.token_list = tokenize(string, "strict")

    def parse(self) -> list[Part]:
        """Return the parts: https://urlpattern.spec.whatwg.org/#parse-a-pattern-string."""
        # 3.
        while self.index < len(self.token_list):
            self._parse_part()
        # 4.
        return self.part_list

    def _place(self) -> int:
        """Where the token is that comes next."""
        return self.token_list[self.index].index

    def _parse_part(self) -> None:
        self.begin = self._place()
        # 3.1.-3.3.
        char_token = self._try_to_consume(TokenType.CHAR)
        name_token = self._try_to_consume(TokenType.NAME)
        regexp_or_wildcard_token = self._try_to_consume_regexp_or_wildcard(name_token)
        # 3.4. A group.
        if name_token is not None or regexp_or_wildcard_token is not None:
            self._add_group(char_token, name_token, regexp_or_wildcard_token)
            return
        # 3.5.-3.6. Fixed text.
        fixed_token = char_token or self._try_to_consume(TokenType.ESCAPED_CHAR)
        # 3.7.
        if fixed_token is not None:
            # 3.7.1.-3.7.2.
            self._append_pending(fixed_token.value, fixed_token.index, self._place())
            return
        # 3.8.
        open_token = self._try_to_consume(TokenType.OPEN)
        # 3.9. Text and a group in braces.
        if open_token is not None:
            self._add_braces()
            return
        # 3.10.
        self._maybe_add_pending()
        # 3.11.
        self._consume_required(TokenType.END)

    def _add_group(self, char: Token | None, name: Token | None, regexp_or_wildcard: Token | None) -> None:
        # 3.4.1.-3.4.2.
        prefix = char.value if char else ""
        # 3.4.3. Only the prefix code point goes with the group.
        if char is not None and prefix != self.options.prefix_code_point:
            # 3.4.3.1.
            self._append_pending(prefix, self.begin, self.begin + 1)
            # 3.4.3.2.
            prefix = ""
            self.begin += 1
        # 3.4.4.
        self._maybe_add_pending()
        # 3.4.5.
        modifier_token = self._try_to_consume_modifier()
        # 3.4.6.-3.4.7.
        self._add_part(self.begin, prefix, name, regexp_or_wildcard, "", modifier_token)

    def _add_braces(self) -> None:
        # 3.9.1.-3.9.4.
        prefix = self._consume_text()
        name_token = self._try_to_consume(TokenType.NAME)
        regexp_or_wildcard_token = self._try_to_consume_regexp_or_wildcard(name_token)
        suffix = self._consume_text()
        # 3.9.5.
        self._consume_required(TokenType.CLOSE)
        # 3.9.6.
        modifier_token = self._try_to_consume_modifier()
        # 3.9.7.-3.9.8.
        self._add_part(self.begin + 1, prefix, name_token, regexp_or_wildcard_token, suffix, modifier_token)

    def _try_to_consume(self, type: TokenType) -> Token | None:  # noqa: A002
        """https://urlpattern.spec.whatwg.org/#try-to-consume-a-token."""
        # 2.
        next_token = self.token_list[self.index]
        # 3.
        if next_token.type is not type:
            return None
        # 4.-5.
        self.index += 1
        return next_token

    def _try_to_consume_modifier(self) -> Token | None:
        """https://urlpattern.spec.whatwg.org/#try-to-consume-a-modifier-token."""
        # 1.-4.
        return self._try_to_consume(TokenType.OTHER_MODIFIER) or self._try_to_consume(TokenType.ASTERISK)

    def _try_to_consume_regexp_or_wildcard(self, name_token: Token | None) -> Token | None:
        """https://urlpattern.spec.whatwg.org/#try-to-consume-a-regexp-or-wildcard-token."""
        # 1.
        token = self._try_to_consume(TokenType.REGEXP)
        # 2. After a name, "*" is a modifier.
        if name_token is None and token is None:
            token = self._try_to_consume(TokenType.ASTERISK)
        # 3.
        return token

    def _consume_required(self, type: TokenType) -> None:  # noqa: A002
        """https://urlpattern.spec.whatwg.org/#consume-a-required-token."""
        # 1.-2.
        if self._try_to_consume(type) is None:
            position = self._place()
            raise URLPatternError(self._missing(type, position), pattern=self.input, position=position)

    def _missing(self, type: TokenType, position: int) -> str:  # noqa: A002
        expected = message(_EXPECTED[type])
        if position == len(self.input):
            return message("{expected}, but the pattern ends", expected=expected)
        return message("{expected}, but there is “{found}”", expected=expected, found=self.input[position])

    def _consume_text(self) -> str:
        """https://urlpattern.spec.whatwg.org/#consume-text."""
        # 1.
        result: list[str] = []
        # 2.
        while token := self._try_to_consume(TokenType.CHAR) or self._try_to_consume(TokenType.ESCAPED_CHAR):
            # 2.1.-2.4.
            result.append(token.value)
        # 3.
        return "".join(result)

    def _append_pending(self, value: str, start: int, end: int) -> None:
        if value == "":
            return
        if not self.pending_fixed_value:
            self.pending_start, self.pending_begin = start, self.begin
        self.pending_fixed_value.append(value)
        self.pending_end = end

    def _maybe_add_pending(self) -> None:
        """https://urlpattern.spec.whatwg.org/#maybe-add-a-part-from-the-pending-fixed-value."""
        # 1.
        if not self.pending_fixed_value:
            return
        # 2.
        encoded_value = self._encode("".join(self.pending_fixed_value), self.pending_start)
        # 3.
        self.pending_fixed_value = []
        # 4.-5.
        self.part_list.append(Part(PartType.FIXED_TEXT, encoded_value, Modifier.NONE))
        self.part_ranges.append(PartRange(self.pending_begin, self.pending_end))

    def _encode(self, text: str, start: int) -> str:
        """Run the encoding callback; an error of its own is about the text that begins at `start`."""
        try:
            return self.encoding_callback(text)
        except URLPatternError as error:
            raise URLPatternError(error.reason, pattern=self.input, position=start) from None

    def _add_part(  # noqa: PLR0913, PLR0917 - the Standard's five, and where it is
        self,
        start: int,
        prefix: str,
        name_token: Token | None,
        regexp_or_wildcard_token: Token | None,
        suffix: str,
        modifier_token: Token | None,
    ) -> None:
        """https://urlpattern.spec.whatwg.org/#add-a-part."""
        # 1.-2.
        modifier = Modifier.NONE if modifier_token is None else _MODIFIERS[modifier_token.value]
        is_text = name_token is None and regexp_or_wildcard_token is None
        # 3. Braces around text, and no modifier: it is as if there were no braces.
        if is_text and modifier is Modifier.NONE:
            # 3.1.-3.2.
            self._append_pending(prefix, start, self._place())
            return
        # 4.
        self._maybe_add_pending()
        # 5. Text with a modifier.
        if is_text:
            # 5.2.-5.6.
            if prefix != "":
                self.part_list.append(Part(PartType.FIXED_TEXT, self._encode(prefix, start), modifier))
                self.part_ranges.append(PartRange(self.begin, self._place()))
            return
        # 6.-12.
        part_type, regexp_value = self._type_and_value(regexp_or_wildcard_token)
        # 13.-16.
        name = self._name(name_token, start)
        # 17.-18.
        encoded_prefix = self._encode(prefix, start)
        encoded_suffix = self._encode(suffix, start)
        # 19.-20.
        self.part_list.append(Part(part_type, regexp_value, modifier, name, encoded_prefix, encoded_suffix))
        self._note_range(part_type, regexp_or_wildcard_token)

    def _note_range(self, part_type: PartType, token: Token | None) -> None:
        regexp_start = token.index + 1 if token is not None and part_type is PartType.REGEXP else None
        self.part_ranges.append(PartRange(self.begin, self._place(), regexp_start))

    def _type_and_value(self, token: Token | None) -> tuple[PartType, str]:
        # 6.-7.
        if token is None:
            regexp_value = self.segment_wildcard_regexp
        # 8.
        elif token.type is TokenType.ASTERISK:
            regexp_value = FULL_WILDCARD_REGEXP_VALUE
        # 9.
        else:
            regexp_value = token.value
        # 11. A regular expression that says what a wildcard says is one.
        if regexp_value == self.segment_wildcard_regexp:
            # 11.1.-11.2.
            return PartType.SEGMENT_WILDCARD, ""
        # 12.
        if regexp_value == FULL_WILDCARD_REGEXP_VALUE:
            # 12.1.-12.2.
            return PartType.FULL_WILDCARD, ""
        # 10.
        return PartType.REGEXP, regexp_value

    def _name(self, name_token: Token | None, start: int) -> str:
        # 14.
        if name_token is not None:
            name, position = name_token.value, name_token.index
        # 15.
        else:
            # 15.1.
            name, position = str(self.next_numeric_name), start
            # 15.2.
            self.next_numeric_name += 1
        # 16.
        if name in self.names:
            reason = message("there are two groups named “{name}”", name=name)
            raise URLPatternError(reason, pattern=self.input, position=position)
        self.names.add(name)
        return name

"""Constructor string parsing: from one string to the patterns of the components.

https://urlpattern.spec.whatwg.org/#constructor-string-parsing
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from urlstd.pattern.canonicalize import canonicalize_a_protocol
from urlstd.pattern.component import compile_a_component, matches_a_special_scheme
from urlstd.pattern.errors import URLPatternError
from urlstd.pattern.parts import DEFAULT_OPTIONS
from urlstd.pattern.tokenizer import Token, TokenType, tokenize

if TYPE_CHECKING:
    from collections.abc import Iterator

    from urlstd.pattern.init import Init

ConstructorState = Literal[
    "init",
    "protocol",
    "authority",
    "username",
    "password",
    "hostname",
    "port",
    "pathname",
    "search",
    "hash",
    "done",
]

_PATTERN_CHAR: Final = frozenset({TokenType.CHAR, TokenType.ESCAPED_CHAR, TokenType.INVALID_CHAR})
_BEFORE_A_MODIFIER: Final = frozenset({TokenType.NAME, TokenType.REGEXP, TokenType.CLOSE, TokenType.ASTERISK})
_NO_COMPONENT: Final = frozenset({"init", "authority", "done"})
_BEFORE_HOSTNAME: Final = frozenset({"protocol", "authority", "username", "password"})
_BEFORE_PATHNAME: Final = _BEFORE_HOSTNAME | {"hostname", "port"}
_BEFORE_SEARCH: Final = _BEFORE_PATHNAME | {"pathname"}


def parse_a_constructor_string(string: str) -> Init:
    """Return the components that a constructor string gives.

    Raises:
        URLPatternError: The protocol's pattern is not accepted. Other components are looked at when compiled.

    https://urlpattern.spec.whatwg.org/#parse-a-constructor-string
    """
    return ConstructorStringParser(string).parse()


class ConstructorStringParser:
    """https://urlpattern.spec.whatwg.org/#constructor-string-parser."""

    token_increment: int  # each turn sets it
    protocol_matches_a_special_scheme: bool  # known when the protocol ends

    def __init__(self, string: str) -> None:
        # 1.
        self.input = string
        self.token_list = tokenize(string, "lenient")
        self.result: Init = {}
        self.component_start = 0
        self.token_index = 0
        self.group_depth = 0
        self.hostname_ipv6_bracket_depth = 0
        self.state: ConstructorState = "init"
        self.starts: dict[str, int] = {}  # where each component's string begins in the input

    def parse(self) -> Init:
        """Run the parser."""
        for _ in self.steps():
            pass
        return self.result

    def steps(self) -> Iterator[None]:
        """Run the parser turn by turn: `state`, `token_index` and `result` can be looked at in between."""
        # 2.
        while self.token_index < len(self.token_list) and not self._step_is_last():
            # 2.6. Also where the steps say to continue.
            self.token_index += self.token_increment
            yield
        # 3. Whoever gives a host and no port means the default port.
        if "hostname" in self.result and "port" not in self.result:
            self.result["port"] = ""
        # 4.
        yield

    def _step_is_last(self) -> bool:
        # 2.1.
        self.token_increment = 1
        token = self.token_list[self.token_index]
        # 2.2.
        if token.type is TokenType.END:
            return self._end()
        # 2.3. Nothing inside braces ends a component.
        if token.type is TokenType.OPEN:
            # 2.3.1.
            self.group_depth += 1
            # 2.3.2.-2.3.3.
            return False
        # 2.4.
        if self.group_depth > 0:
            # 2.4.2.
            if token.type is not TokenType.CLOSE:
                # 2.4.2.1.-2.4.2.2.
                return False
            # 2.4.1.
            self.group_depth -= 1
        # 2.5.
        getattr(self, f"_{self.state}_state")()
        return False

    def _end(self) -> bool:
        """Deal with the end of the string; true when that is all."""
        # 2.2.1. There was no protocol: it is a relative pattern.
        if self.state == "init":
            # 2.2.1.1.
            self._rewind()
            # 2.2.1.2.
            if self._is("#"):
                self._change_state("hash", 1)
            # 2.2.1.3.
            elif self._is_a_search_prefix():
                # 2.2.1.3.1.
                self._change_state("search", 1)
            # 2.2.1.4.
            else:
                # 2.2.1.4.1.
                self._change_state("pathname", 0)
            # 2.2.1.5.-2.2.1.6.
            return False
        # 2.2.2. There was no "@": it is all host.
        if self.state == "authority":
            # 2.2.2.1.
            self._rewind_and_set_state("hostname")
            # 2.2.2.2.-2.2.2.3.
            return False
        # 2.2.3.-2.2.4.
        self._change_state("done", 0)
        return True

    def _init_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is(":"):
            # 1.1.
            self._rewind_and_set_state("protocol")

    def _protocol_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is(":"):
            # 1.1.
            self._compute_protocol_matches_a_special_scheme()
            # 1.2.
            next_state: ConstructorState = "pathname"
            # 1.3.
            skip = 1
            # 1.4. Slashes say that an authority follows.
            if self._is("/", 1) and self._is("/", 2):
                # 1.4.1.
                next_state = "authority"
                # 1.4.2.
                skip = 3
            # 1.5. So does a special scheme.
            elif self.protocol_matches_a_special_scheme:
                next_state = "authority"
            # 1.6.
            self._change_state(next_state, skip)

    def _authority_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is("@"):
            self._rewind_and_set_state("username")
        # 2.
        elif self._is("/") or self._is_a_search_prefix() or self._is("#"):
            self._rewind_and_set_state("hostname")

    def _username_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is(":"):
            self._change_state("password", 1)
        # 2.
        elif self._is("@"):
            self._change_state("hostname", 1)

    def _password_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is("@"):
            self._change_state("hostname", 1)

    def _hostname_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is("["):
            self.hostname_ipv6_bracket_depth += 1
        # 2.
        elif self._is("]"):
            self.hostname_ipv6_bracket_depth -= 1
        # 3.
        elif self._is(":") and self.hostname_ipv6_bracket_depth == 0:
            self._change_state("port", 1)
        # 4.
        elif self._is("/"):
            self._change_state("pathname", 0)
        # 5.
        elif self._is_a_search_prefix():
            self._change_state("search", 1)
        # 6.
        elif self._is("#"):
            self._change_state("hash", 1)

    def _port_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is("/"):
            self._change_state("pathname", 0)
        # 2.
        elif self._is_a_search_prefix():
            self._change_state("search", 1)
        # 3.
        elif self._is("#"):
            self._change_state("hash", 1)

    def _pathname_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is_a_search_prefix():
            self._change_state("search", 1)
        # 2.
        elif self._is("#"):
            self._change_state("hash", 1)

    def _search_state(self) -> None:
        """https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""
        # 1.
        if self._is("#"):
            self._change_state("hash", 1)

    def _hash_state(self) -> None:
        """It goes on to the end: https://urlpattern.spec.whatwg.org/#constructor-string-parser-state."""

    def _change_state(self, new_state: ConstructorState, skip: int) -> None:
        """https://urlpattern.spec.whatwg.org/#change-state."""
        # 1.
        if self.state not in _NO_COMPONENT:
            self.starts[self.state] = self._safe_token(self.component_start).index
            self.result[self.state] = self._make_a_component_string()
        # 2.
        if self.state != "init" and new_state != "done":
            self._fill_up_to(new_state)
        # 3.
        self.state = new_state
        # 4.-5.
        self.token_index += skip
        self.component_start = self.token_index
        # 6.
        self.token_increment = 0

    def _fill_up_to(self, new_state: ConstructorState) -> None:
        """Give what was skipped on the way the value it has in a URL without it."""
        # 2.1.
        if self.state in _BEFORE_HOSTNAME and new_state in {"port", "pathname", "search", "hash"}:
            self.result.setdefault("hostname", "")
        # 2.2.
        if self.state in _BEFORE_PATHNAME and new_state in {"search", "hash"}:
            # 2.2.1.-2.2.2.
            self.result.setdefault("pathname", "/" if self.protocol_matches_a_special_scheme else "")
        # 2.3.
        if self.state in _BEFORE_SEARCH and new_state == "hash":
            self.result.setdefault("search", "")

    def _rewind(self) -> None:
        """https://urlpattern.spec.whatwg.org/#rewind."""
        # 1.-2.
        self.token_index = self.component_start
        self.token_increment = 0

    def _rewind_and_set_state(self, state: ConstructorState) -> None:
        """https://urlpattern.spec.whatwg.org/#rewind-and-set-state."""
        # 1.-2.
        self._rewind()
        self.state = state

    def _safe_token(self, index: int) -> Token:
        """https://urlpattern.spec.whatwg.org/#get-a-safe-token."""
        # 1.-6. Past the end there is the end.
        return self.token_list[min(index, len(self.token_list) - 1)]

    def _is(self, value: str, ahead: int = 0) -> bool:
        """https://urlpattern.spec.whatwg.org/#is-a-non-special-pattern-char."""
        # 1.-4.
        token = self._safe_token(self.token_index + ahead)
        return token.value == value and token.type in _PATTERN_CHAR

    def _is_a_search_prefix(self) -> bool:
        """https://urlpattern.spec.whatwg.org/#is-a-search-prefix."""
        # 1.
        if self._is("?"):
            return True
        # 2.
        if self.token_list[self.token_index].value != "?":
            return False
        # 3.-7. Unless it is a modifier of what is before it.
        return self.token_index == 0 or self._safe_token(self.token_index - 1).type not in _BEFORE_A_MODIFIER

    def _make_a_component_string(self) -> str:
        """https://urlpattern.spec.whatwg.org/#make-a-component-string."""
        # 2.-6.
        end = self.token_list[self.token_index].index
        return self.input[self._safe_token(self.component_start).index : end]

    def _compute_protocol_matches_a_special_scheme(self) -> None:
        """https://urlpattern.spec.whatwg.org/#compute-protocol-matches-a-special-scheme-flag."""
        # 1.
        protocol = self._make_a_component_string()
        # 2.
        try:
            component = compile_a_component(protocol, canonicalize_a_protocol, DEFAULT_OPTIONS)
        except URLPatternError as error:
            raise error.within("protocol", protocol) from None
        # 3.
        self.protocol_matches_a_special_scheme = matches_a_special_scheme(component)

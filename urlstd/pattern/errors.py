"""What is wrong with a pattern, and where.

ValueError, TypeError
└── URLPatternError    the pattern, or an argument beside it, is not accepted
"""

from __future__ import annotations

from urlstd.languages import message


class URLPatternError(ValueError, TypeError):
    """A pattern that the Standard rejects with a TypeError.

    Attributes:
        reason: What is wrong, and what was expected.
        component: The component whose pattern it is, such as "pathname"; `None` where it is none's.
        pattern: The pattern string of that component, or the constructor string.
        position: Where in `pattern`, in code points; `None` where it is about the whole.
    """

    def __init__(
        self, reason: str, *, component: str | None = None, pattern: str | None = None, position: int | None = None
    ) -> None:
        self.reason, self.component, self.pattern, self.position = reason, component, pattern, position
        super().__init__(reason)

    def within(self, component: str | None, pattern: str) -> URLPatternError:
        """Return the same error, of a component and its pattern string, where it does not say so itself."""
        return URLPatternError(
            self.reason,
            component=component if self.component is None else self.component,
            pattern=pattern if self.pattern is None else self.pattern,
            position=self.position,
        )

    def __str__(self) -> str:
        what = [] if self.pattern is None else [message("pattern {pattern!a}", pattern=self.pattern)]
        where = [] if self.position is None else [message("at {position}", position=self.position)]
        place = " ".join([*([self.component] if self.component else []), *what, *where])
        return f"{place}: {self.reason}" if place else self.reason

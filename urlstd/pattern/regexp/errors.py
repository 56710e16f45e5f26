"""What can be wrong with a regular expression, and what it can be too much for."""

from urlstd.languages import message


class RegExpSyntaxError(ValueError):
    """A source that is not an ECMAScript pattern with the `v` flag.

    `position` is the code point of the source, 0 to its length, where `expected` should have been.
    What was opened and never closed is reported where it was opened.
    """

    def __init__(self, expected: str, position: int) -> None:
        super().__init__(
            message(
                "at position {position} of the regular expression: expected {expected}",
                position=position,
                expected=expected,
            )
        )
        self.expected = expected
        self.position = position


class RegExpBudgetExceeded(RuntimeError):  # noqa: N818 (nothing was done wrong)
    """A match took more steps than it is allowed to; whether the text matches is not known.

    Neither the pattern nor the text is at fault, so it is no ValueError: like RecursionError it says that the
    machinery has met a limit.
    """

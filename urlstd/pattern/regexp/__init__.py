"""ECMAScript regular expressions with the `v` flag: `RegExp` is what the rest of the package knows of them."""

from urlstd.pattern.regexp.errors import RegExpBudgetExceeded, RegExpSyntaxError
from urlstd.pattern.regexp.plain import is_plain
from urlstd.pattern.regexp.regexp import Match, RegExp

__all__ = ["Match", "RegExp", "RegExpBudgetExceeded", "RegExpSyntaxError", "is_plain"]

"""Sources that are certain to be accepted, wherever they stand, so that their syntax need not be parsed for errors.

Spec divergence (performance): of a source that this expression does not take, nothing is said, and it is parsed.
"""

import re

# Code points that stand for themselves, escapes of sets and of syntax, "."; classes of word characters and such
# escapes; quantifiers with one number at most. No groups, and so nothing that could refer to another place.
ATOM = r"[A-Za-z0-9_\-/ !\"#%&',:;<=>@`~.]|\\[dDwWsS^$.*+?()\[\]{}|/\\]"
CLASS = r"\[\^?(?:a-z|A-Z|0-9|[A-Za-z0-9_](?!-)|\\[dDwWsS.\-/])++\]"
QUANTIFIER = r"(?:[?*+]|\{[0-9]{1,3},?\})\??"
PLAIN = re.compile(rf"(?:(?:{ATOM}|{CLASS})(?:{QUANTIFIER})?+|\|)*+")


def is_plain(source: str) -> bool:
    """Whether `source` is certain to be accepted; false where it may be or not."""
    return PLAIN.fullmatch(source) is not None

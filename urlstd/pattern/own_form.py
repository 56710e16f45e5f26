"""Texts that are their own canonical form, so that the URL parser need not be asked.

Spec divergence (performance): the encoding callbacks of canonicalize.py parse a text into a URL and read it back. Of
a text of which every code point stays as it is there, and that has no dot segment, this makes the text itself. Where
these expressions are not sure, the parser is asked. tests/property/test_pattern_shortcuts.py compares the two.
"""

from __future__ import annotations

import re
from typing import Final

# The port of a scheme may be its default port: only where the scheme is not known is a port its own form.
OWN_FORM_OF_A_PROTOCOL: Final = re.compile(r"[a-z][a-z0-9+.-]*+")
# No label is Punycode, and the last, which could be a number, begins with a letter or is empty before any dot.
OWN_FORM_OF_A_HOSTNAME: Final = re.compile(r"(?!.*(?:\A|[.])xn--)(?:[a-z0-9_-]*+[.])*+[a-z_][a-z0-9_-]*+")
OWN_FORM_OF_A_PORT: Final = re.compile(r"[1-9][0-9]{0,3}")
# In each class: the code points that stay as they are there. No segment begins with "." or a percent-encoded one.
OWN_FORM_OF_A_PATHNAME: Final = re.compile(r"(?!.*/(?:[.]|%2))[!$-.0-;=@-Z_a-z~/][!$-;=@-Z_a-z~]*+")
OWN_FORM_OF_AN_OPAQUE_PATHNAME: Final = re.compile(r"[!$-.0->@-~][!$-.0->@-~]*+")
OWN_FORM_OF_A_SEARCH: Final = re.compile(r"[!$-&(-;=?-~]*+")
OWN_FORM_OF_A_HASH: Final = re.compile(r"[!#-;=?-_a-~]*+")

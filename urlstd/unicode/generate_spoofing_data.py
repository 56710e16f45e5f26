"""Writes spoofing_data.py. Run by hand, in an environment of its own, when Unicode changes.

No package on PyPI carries Unicode's confusables as data and keeps up with Unicode, so they are taken from ICU, and
the scripts from fontTools, which is rebuilt for every version of Unicode:

    python -m pip install fonttools==4.68.0 icukit-pyicu==78.3.1 idna==3.20
    python -m urlstd.unicode.generate_spoofing_data

Only code points that may stand in a domain are of interest, so both tables are about those and no others.
"""

import json
import string
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from urlstd.unicode.uts46 import code_points

TEMPLATE = '''"""Scripts and confusables for urlstd, written by generate_spoofing_data.py: do not edit.

Derived from the Unicode Character Database and the data of UTS #39, © Unicode, Inc., under the Unicode License v3
(https://www.unicode.org/license.txt).
"""

# fmt: off
SCRIPTS_VERSION = "{scripts_version}"
CONFUSABLES_VERSION = "{confusables_version}"

SCRIPT_NAMES = {{
{names}}}

# Script_Extensions, and the non-ASCII code points that have them, but for Common and Inherited.
SCRIPTS = {{
{scripts}}}

# What ASCII can be mistaken for: ASCII, and the code points that look like it.
CONFUSABLES = {{
{confusables}}}
'''


def allowed() -> list[str]:
    """Return every non-ASCII code point that may stand in a domain."""
    scalar_values = [*map(chr, range(0x80, 0xD800)), *map(chr, range(0xE000, 0x110000))]
    return [c for c in scalar_values if next(iter(code_points(c))).status == "valid"]


def _ranges(all_of: list[str], wanted: Iterable[str]) -> str:
    """Return code points as ranges; a range may go over what is not allowed in between."""
    place = {c: index for index, c in enumerate(all_of)}
    runs: list[list[str]] = []
    for c in wanted:
        if runs and place[runs[-1][1]] == place[c] - 1:
            runs[-1][1] = c
        else:
            runs.append([c, c])
    return " ".join(f"{ord(a):x}" if a == b else f"{ord(a):x}-{ord(b):x}" for a, b in runs)


def _confusables(checker: Any, all_of: list[str]) -> dict[str, str]:
    """From ASCII to the code points with the same skeleton."""
    likeness: dict[str, str] = {}
    # Letters last: “l” rather than “1”, “o” rather than “0”.
    for c in [*string.punctuation, *string.digits, *string.ascii_uppercase, *string.ascii_lowercase]:
        likeness[checker.getSkeleton(0, c)] = c.lower()
    table: defaultdict[str, list[str]] = defaultdict(list)
    for c in all_of:
        skeleton = checker.getSkeleton(0, c)
        # A ligature such as “æ” has the skeleton of two letters: no one takes it for them.
        if skeleton in likeness:
            table[likeness[skeleton]].append(c)
    return {seen: "".join(table[seen]) for seen in sorted(table)}


def _literal(seen: str) -> str:
    return "'\"'" if seen == '"' else json.dumps(seen)


def _main() -> None:
    import icu  # type: ignore[import-not-found]  # noqa: PLC0415 (wanted here only)
    from fontTools import unicodedata as properties  # type: ignore[import-not-found]  # noqa: PLC0415 (wanted here only)
    from fontTools.unicodedata import Scripts  # type: ignore[import-not-found]  # noqa: PLC0415 (wanted here only)

    source = Path(Scripts.__file__).read_text(encoding="utf-8")
    version = source.partition("# Scripts-")[2].partition(".txt")[0]
    all_of = allowed()
    scripts: defaultdict[str, list[str]] = defaultdict(list)
    for c in all_of:
        scripts[" ".join(sorted(properties.script_extension(c)))].append(c)
    for common in ("Zyyy", "Zinh", "Zzzz"):
        scripts.pop(common, None)
    codes = sorted({code for codes in scripts for code in codes.split()})
    text = TEMPLATE.format(
        scripts_version=version,
        confusables_version=icu.UNICODE_VERSION,
        names="".join(f'    "{code}": "{properties.script_name(code)}",\n' for code in codes),
        scripts="".join(f'    "{codes}": "{_ranges(all_of, scripts[codes])}",\n' for codes in sorted(scripts)),
        confusables="".join(
            f'    {_literal(seen)}: "{" ".join(f"{ord(c):x}" for c in likes)}",\n'
            for seen, likes in _confusables(icu.SpoofChecker(), all_of).items()
        ),
    )
    Path(__file__).with_name("spoofing_data.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _main()

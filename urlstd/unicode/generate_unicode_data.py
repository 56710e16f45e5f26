"""Writes unicode_data.py. Run by hand, in an environment of its own, when the mapping table's Unicode version changes.

It needs CPython 3.11 (whose unicodedata is the oldest that urlstd meets: Unicode 14), and the packages
`unicodedata2` (the newer properties) and `idna` (joining types, which unicodedata does not have), both of the wanted
Unicode version:

    python3.11 -m pip install unicodedata2==18.0.0 idna==3.20
    python3.11 -P urlstd/unicode/generate_unicode_data.py    # -P: or else `import idna` finds idna.py beside this file
"""

import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

OLDEST = "14.0.0"
HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)

TEMPLATE = '''"""Unicode {version} for urlstd, written by generate_unicode_data.py: do not edit.

Derived from the Unicode Character Database, © Unicode, Inc., under the Unicode License v3
(https://www.unicode.org/license.txt).
"""

# fmt: off
UNICODE_VERSION = "{version}"

# (Bidi_Class, General_Category is Mark, Canonical_Combining_Class) where Unicode {oldest} has something else.
CORRECTIONS = {{
{corrections}}}

# Canonical compositions that Unicode {oldest} does not have: all are primary composites.
COMPOSITIONS = (
{compositions})

# Joining_Type, but for U (Non_Joining) and C (Join_Causing).
JOINING_TYPES = {{
{joining_types}}}
'''


def _ranges(code_points: Iterable[int]) -> str:
    """Code points in order, as "start-end" and "single" in hexadecimal."""
    runs: list[list[int]] = []
    for code_point in code_points:
        if runs and runs[-1][1] == code_point - 1:
            runs[-1][1] = code_point
        else:
            runs.append([code_point, code_point])
    return " ".join(f"{start:x}" if start == end else f"{start:x}-{end:x}" for start, end in runs)


def _properties(database: Any, c: str) -> tuple[str, bool, int]:
    return database.bidirectional(c), database.category(c).startswith("M"), database.combining(c)


def _corrections(newer: Any, older: Any) -> str:
    table: defaultdict[tuple[str, bool, int], list[int]] = defaultdict(list)
    for code_point in range(0x110000):
        value = _properties(newer, chr(code_point))
        if value != _properties(older, chr(code_point)):
            table[value].append(code_point)
    return "".join(
        f'    ("{bidi_class}", {is_mark}, {combining_class}): "{_ranges(table[bidi_class, is_mark, combining_class])}",\n'
        for bidi_class, is_mark, combining_class in sorted(table)
    )


def _compositions(newer: Any, older: Any) -> str:
    lines = []
    for code_point in range(0x110000):
        c = chr(code_point)
        if code_point in HANGUL_SYLLABLES or newer.normalize("NFD", c) == older.normalize("NFD", c):
            continue
        if newer.normalize("NFC", c) != c:
            raise SystemExit(f"U+{code_point:04X} is excluded from composition: the table has no place for that")
        first, second = (int(part, 16) for part in newer.decomposition(c).split())
        lines.append(f'    "{code_point:x} {first:x} {second:x}",\n')
    return "".join(lines)


def _joining_types() -> str:
    from idna import idnadata  # noqa: PLC0415 (wanted here only)

    lines = []
    for joining_type in "DLRT":
        code_points: list[int] = []
        for encoded in idnadata.joining_types[joining_type]:
            # A range is one number, start << 32 | end, and the end is outside.
            code_points += range(encoded >> 32, encoded & 0xFFFFFFFF)
        lines.append(f'    "{joining_type}": "{_ranges(code_points)}",\n')
    return "".join(lines)


def _main() -> None:
    import idna  # noqa: PLC0415 (wanted here only)
    import unicodedata2  # type: ignore[import-not-found]  # noqa: PLC0415 (wanted here only)

    if unicodedata.unidata_version != OLDEST:
        sys.exit(f"this Python has Unicode {unicodedata.unidata_version}, not {OLDEST}")
    if unicodedata2.unidata_version != idna.unicode_version:
        sys.exit(f"unicodedata2 has Unicode {unicodedata2.unidata_version}, idna {idna.unicode_version}")
    text = TEMPLATE.format(
        version=unicodedata2.unidata_version,
        oldest=OLDEST,
        corrections=_corrections(unicodedata2, unicodedata),
        compositions=_compositions(unicodedata2, unicodedata),
        joining_types=_joining_types(),
    )
    Path(__file__).with_name("unicode_data.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _main()

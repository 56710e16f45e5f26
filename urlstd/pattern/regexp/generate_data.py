r"""Write regexp_properties_data.py and regexp_identifiers_data.py. Run by hand when Unicode has a new version.

It needs node and these npm packages, both of the wanted Unicode version, in a directory outside this tree:

    npm install regenerate-unicode-properties@10.2.2 unicode-property-aliases-ecmascript@3.0.0 \
        unicode-match-property-value-ecmascript@2.2.1
    python urlstd/pattern/regexp/generate_data.py THE_DIRECTORY
"""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import TypedDict

# Prints every name that ECMAScript knows for a property, with the code points of regexp_sets.py that have it.
COLLECT = r"""
const { createRequire } = require("node:module");
const { join } = require("node:path");
const load = createRequire(join(process.argv[1], "package.json"));
const properties = load("regenerate-unicode-properties");
const valueAliases = load("unicode-match-property-value-ecmascript/data/mappings.js");
const characters = (property, value) =>
  load(`regenerate-unicode-properties/${property}/${value}.js`).characters.toArray();
const mask = (property, value) => {
  let bits = 0n;
  for (const code of characters(property, value)) {
    const bit = code < 128 ? code : 128 + [0x17f, 0x212a].indexOf(code);
    if (bit > 127 || code < 128) bits |= 1n << BigInt(bit);
  }
  return bits.toString(16);
};
const runs = (value) => {
  const found = [];
  for (const code of characters("Binary_Property", value)) {
    if (code < 128) continue;
    if (found.at(-1)?.[1] === code - 1) found.at(-1)[1] = code;
    else found.push([code, code]);
  }
  return found;
};
const table = (property, aliases) => {
  const values = properties.get(property).map((value) => [value, value]);
  for (const [alias, value] of aliases) if (properties.get(property).includes(value)) values.push([alias, value]);
  return Object.fromEntries(values.map(([name, value]) => [name, mask(property, value)]));
};
import(load.resolve("unicode-property-aliases-ecmascript")).then(({ default: aliases }) => {
  const tables = { Binary_Property: table("Binary_Property", aliases) };
  for (const [property, aliases] of valueAliases) tables[property] = table(property, aliases);
  console.log(JSON.stringify({
    version: load("regenerate-unicode-properties/unicode-version.js"),
    tables,
    strings: properties.get("Property_of_Strings"),
    id_start: runs("ID_Start"),
    id_continue: runs("ID_Continue"),
  }));
});
"""

HEADER = '''r"""{title}, Unicode {version}, written by generate_regexp_data.py: do not edit.

Derived from the Unicode Character Database, © Unicode, Inc., under the Unicode License v3
(https://www.unicode.org/license.txt).
"""

'''


class Collected(TypedDict):
    """What the script prints."""

    version: str
    tables: dict[str, dict[str, str]]
    strings: list[str]
    id_start: list[list[int]]
    id_continue: list[list[int]]


def table(names: dict[str, str]) -> str:
    """One line for each set of code points: its mask, and the names that mean it."""
    by_mask: defaultdict[int, list[str]] = defaultdict(list)
    for name in sorted(names):
        by_mask[int(names[name], 16)].append(name)
    return "".join(f'    0x{mask:x}: "{" ".join(by_mask[mask])}",\n' for mask in sorted(by_mask))


def gaps(runs: list[list[int]]) -> str:
    """Ranges as two hexadecimal numbers each: how far the start is from the end before, and how long the range is."""
    numbers = []
    before = 0
    for start, end in runs:
        numbers += [f"{start - before:x}", f"{end - start:x}"]
        before = end
    return " ".join(numbers)


def main() -> None:
    """Write both files."""
    result = subprocess.run(["node", "-e", COLLECT, sys.argv[1]], capture_output=True, check=True, text=True)  # noqa: S603, S607 (run by hand, on a directory of the caller's)
    data: Collected = json.loads(result.stdout)
    tables = data["tables"]
    if table(tables["Script"]) != table(tables["Script_Extensions"]):
        sys.exit("Script and Script_Extensions differ: the table has one place for both")
    here = Path(__file__)
    here.with_name("regexp_properties_data.py").write_text(
        HEADER.format(title=r"What \p{...} can name, as masks of regexp_sets.py", version=data["version"])
        + f"BINARY_PROPERTY = {{\n{table(tables['Binary_Property'])}}}\n\n"
        + f"GENERAL_CATEGORY = {{\n{table(tables['General_Category'])}}}\n\n"
        + "# The same for Script_Extensions.\n"
        + f"SCRIPT = {{\n{table(tables['Script'])}}}\n\n"
        + "# Their strings all have a code point above U+007F.\n"
        + f'PROPERTY_OF_STRINGS = "{" ".join(sorted(data["strings"]))}"\n',
        encoding="utf-8",
    )
    here.with_name("regexp_identifiers_data.py").write_text(
        HEADER.format(title="ID_Start and ID_Continue above U+007F", version=data["version"])
        + "# Ranges, two hexadecimal numbers each: how far the start is from the end before, and how long the range is.\n"
        + f'ID_START = "{gaps(data["id_start"])}"\n\n'
        + f'ID_CONTINUE = "{gaps(data["id_continue"])}"\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()

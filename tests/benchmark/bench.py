"""How fast, in ratios: `python3 build.py bench` runs this.

Each environment measures urlstd beside the peers that are installed in it, in one process; the tables are joined by
their titles, since two peers cannot be installed together. What was found is printed, and written as JSON.
"""

import argparse
import importlib.util
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmark.measure import SUBJECTS  # noqa: E402 - the path comes first

Section = dict[str, Any]


def measured(python: str, subjects: list[str]) -> list[Section]:
    """What an environment's Python measures."""
    command = [python, "-m", "tests.benchmark.measure", *subjects]
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    sections: list[Section] = json.loads(done.stdout)
    return sections


def joined(sections: list[Section]) -> list[Section]:
    """The sections, those of the same title as one. The first environment's own figures count."""
    by_title: dict[str, Section] = {}
    for section in sections:
        first = by_title.setdefault(section["title"], section)
        first["figures"] = section["figures"] | first["figures"]
    return list(by_title.values())


def in_browser() -> list[Section]:
    """The browser's part, where there is one: the sections that its `sections` function returns."""
    if importlib.util.find_spec("tests.benchmark.browser") is None:
        print("There is no browser part here.", file=sys.stderr)
        return []
    sections: list[Section] = importlib.import_module("tests.benchmark.browser").sections()
    return sections


def table(section: Section) -> str:
    """A section for people."""
    lines = [section["title"]]
    for name, figures in section["figures"].items():
        failed = f"  failed {figures['failed']} times" if "failed" in figures else ""
        lines.append(f"  {name:46} {figures['microseconds']:12,.2f} µs {figures['ratio']:8.2f} ×{failed}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py bench", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("subjects", nargs="*", metavar="subject", help=f"some of: {', '.join(SUBJECTS)}; all if none")
    parser.add_argument("--python", action="append", default=[], help="an environment's Python; may be repeated")
    parser.add_argument("--browser", action="store_true", help="measure the page, too")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "benchmark.json", help="where to write")
    known = parser.parse_args()
    if unknown := set(known.subjects) - set(SUBJECTS):
        parser.error(f"no such subject: {', '.join(sorted(unknown))}")
    subjects = known.subjects or list(SUBJECTS)
    print("Of each: the median CPU time of an input, and how many times it the first one takes.")
    first, *others = known.python or [sys.executable]
    sections = measured(first, subjects)
    if "patterns" in subjects:  # the only ones that the other environments are for
        sections += [section for python in others for section in measured(python, ["patterns"])]
    sections = joined(sections) + (in_browser() if known.browser else [])
    print("\n".join(map(table, sections)))
    known.json.parent.mkdir(parents=True, exist_ok=True)
    found = {"python": platform.python_version(), "machine": platform.machine(), "sections": sections}
    known.json.write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")
    print(f"written to {known.json}")


if __name__ == "__main__":
    main()

"""The table of steps: the algorithms of the standards, step by step, as the sources of this package have them.

It is made of the sources where there are any, and else read from `steps.json` in the package, which
`python -m urlstd.steps.steps_table` writes for a package without sources. Its form:

- "functions": by key, such as "urlstd.hosts.host:parse_host", the "file", the lines from "start" to "end", and the
  "source".
- "algorithms": each with its "name", "anchor" and "summary"; the keys of its "functions", and of its "entries", those
  that begin a run of it or go on with it; and its "steps" in the order of their numbers.
- A step: "number", as it is written, and "numbers", those that it decides about; "text", "divergence" and "code"; the
  key of its "function", with the lines from "start" to "end"; "depth"; "condition", which decides whether it runs;
  "ran_by", the lines of which one was executed where it ran, each with its function; "failure", whether it passes on a
  failure of the code in "ran_by"; "together", whether the next comment heads the same code. A step without "numbers" is
  a heading: the steps after it say more.
- "graphs": the transitions between states; see `urlstd.steps.state_graph`.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from urlstd.languages import message

VERSION: Final = 1
PACKED: Final = "steps.json"


def number_key(number: str) -> tuple[int, ...]:
    """Return what to sort a step's number by."""
    return tuple(map(int, number.split(".")))


class NoStepsError(LookupError):
    """There are neither sources to make the table of, nor a table."""

    def __init__(self) -> None:
        super().__init__(message("the package has neither its sources nor {file}", file=PACKED))


@cache
def steps_table() -> dict[str, Any]:
    """Return the table of this package.

    Raises:
        NoStepsError: There are neither sources nor a table made of them.
    """
    package = Path(__file__).parents[1]
    if (package / "steps" / "step_sources.py").is_file():
        return build_table(package)
    try:
        packed = pkgutil.get_data("urlstd", PACKED)
    except OSError:
        raise NoStepsError from None
    table: dict[str, Any] = json.loads(packed or "")
    return table


def build_table(package: Path) -> dict[str, Any]:
    """Return the table made of the sources in a package's folder."""
    # By name, so that what packs modules that are imported does not take those that only read sources.
    algorithms = importlib.import_module("urlstd.steps.step_algorithms").algorithms_of
    return {"version": VERSION, **algorithms(package)}


def write_table(package: Path) -> Path:
    """Write the table of the sources in a package's folder into that folder; return where."""
    target = package / PACKED
    target.write_text(json.dumps(build_table(package), separators=(",", ":")), encoding="utf-8")
    return target


if __name__ == "__main__":  # pragma: no cover - a test runs it in a process of its own
    sys.stdout.write(f"{write_table(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parents[1])}\n")

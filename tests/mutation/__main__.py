"""Makes small faults in urlstd/, one at a time, and says which of them no test notices.

    python3 build.py mutants [PATH ...] [--sample N] [--jobs J] [--again]

Without a path: the parser, hosts, and the pattern parser. What no test can notice is listed in equivalent.toml with the
reason. Ends with 1 if a mutant survives that is not listed there, or one that is listed does not.
"""

import argparse
import json
import random
import sys
import time
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import build
from tests.mutation.mutations import Mutant
from tests.mutation.reached import reached, tests_for
from tests.mutation.trying import AGAIN, KILLED, NO_PROGRAM, SURVIVED, anew, by_its_steps, in_forks, of_files

PATTERN = ("pattern_parser", "tokenizer", "constructor_string", "constructor_lane", "pattern_lane", "parts")
PATHS = ("urlstd/parsing", "urlstd/hosts", *(f"urlstd/pattern/{name}.py" for name in PATTERN))
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
SURVIVORS = build.CACHE / "mutation" / "survivors.json"


def files(paths: Iterable[str]) -> list[Path]:
    found: list[Path] = []
    for path in (build.ROOT / path for path in paths):
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [path for path in found if not path.name.startswith("generate_") and "_data" not in path.stem]


def equivalent() -> dict[str, str]:
    """The names of mutants that are no faults, with the reasons."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("because", [])
    return {f"{where['in']}: {change}": where["reason"] for where in listed for change in where["changes"]}


def outcomes(wanted: Sequence[Mutant], tests: list[str], jobs: int) -> dict[Mutant, int]:
    found = reached(tests)
    known = in_forks(wanted, tests, found, jobs)
    again = [mutant for mutant, outcome in known.items() if outcome == AGAIN]
    survivors = [mutant for mutant, outcome in known.items() if outcome == SURVIVED]
    print(f"{len(again)} in a process of their own, and {len(survivors)} that survived", flush=True)  # noqa: T201
    with ThreadPoolExecutor(jobs) as workers:
        known.update(zip(again, workers.map(lambda mutant: anew(mutant, found), again), strict=True))
        known.update(zip(survivors, workers.map(by_its_steps, survivors), strict=True))
    return known


def chosen(given: argparse.Namespace) -> list[Mutant]:
    wanted = list(of_files(files(given.paths or PATHS)))
    if given.again:
        survivors = set(json.loads(SURVIVORS.read_text(encoding="utf-8")))
        wanted = [mutant for mutant in wanted if mutant.name in survivors]
    if given.sample:
        wanted = random.Random(given.sample).sample(wanted, min(given.sample, len(wanted)))  # noqa: S311 - repeatable
    return wanted


def main() -> int:
    options = argparse.ArgumentParser(prog="python3 build.py mutants", description=__doc__)
    options.add_argument("paths", nargs="*", help="files and folders of urlstd/")
    options.add_argument("--sample", type=int, help="try so many of them, the same each time")
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--again", action="store_true", help="only those that survived the last time")
    given = options.parse_args()
    start, wanted, listed = time.monotonic(), chosen(given), equivalent()
    known = outcomes(wanted, tests_for(files(given.paths or PATHS)), given.jobs)
    wanted = [mutant for mutant in wanted if known[mutant] != NO_PROGRAM]
    survivors = [mutant.name for mutant in wanted if known[mutant] == SURVIVED]
    SURVIVORS.write_text(json.dumps(survivors, indent=1), encoding="utf-8")
    unexplained = [name for name in survivors if name not in listed]
    unneeded = [name for mutant in wanted if (name := mutant.name) in listed and known[mutant] == KILLED]
    for name in unexplained:
        print(f"SURVIVED {name}")  # noqa: T201
    for name in unneeded:
        print(f"LISTED AS EQUIVALENT, BUT NOTICED {name}")  # noqa: T201
    same = len(survivors) - len(unexplained)
    noticed = len(wanted) - len(survivors)
    print(  # noqa: T201
        f"{len(wanted)} mutants in {(time.monotonic() - start) / 60:.0f} minutes: {noticed} noticed, "
        f"{same} equivalent, {len(unexplained)} survived: {noticed / max(1, len(wanted) - same):.1%}"
    )
    return int(bool(unexplained or unneeded))


if __name__ == "__main__":
    sys.exit(main())

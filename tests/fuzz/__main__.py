"""Asks all engines the same questions until the time is over, and prints how many, and each unexplained difference.

    python -m tests.fuzz --minutes 5 [--first 1000] [--jobs 2]

Series are numbered from `--first` on, so that a run can be repeated; Ctrl+C ends it early, with what it found so far.
Ends with 1 if a difference is unexplained.
"""

import argparse
import json
import multiprocessing
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import build
from tests.fuzz.engines import Engine
from tests.fuzz.subjects import SUBJECTS, Subject, Tally

if TYPE_CHECKING:
    from multiprocessing.queues import Queue
    from multiprocessing.synchronize import Event

RECORD = build.CACHE / "fuzz.json"
SHOWN = 20
ENDING = (signal.SIGINT, signal.SIGTERM)
EVERY = 300.0  # seconds between two lines that say how far it is


class Round(NamedTuple):
    """What one series of one subject gave with one engine."""

    subject: str
    engine: str
    series: int
    tally: Tally


def work(until: float, ended: "Event", series: Iterator[int], results: "Queue[Round | None]") -> None:
    """One process: its own engines, and series until the time is over or the run is ended."""
    for ending in ENDING:
        signal.signal(ending, signal.SIG_IGN)
    opened = {subject.name: [make() for make in subject.engines] for subject in SUBJECTS}
    try:
        for number in series:
            for subject in SUBJECTS:
                for name, tally in asked(subject, opened[subject.name], number):
                    results.put(Round(subject.name, name, number, tally))
                if time.monotonic() > until or ended.is_set():
                    return
    finally:
        results.put(None)
        for engine in (engine for several in opened.values() for engine in several):
            engine.close()


def asked(subject: Subject, engines: list[Engine], series: int) -> Iterator[tuple[str, Tally]]:
    """One series of a subject, with every engine."""
    questions = subject.questions(series)
    mine = [subject.answer(question) for question in questions]
    for engine in engines:
        tally = Tally()
        for question, my_answer, theirs in zip(questions, mine, engine.ask(questions), strict=True):
            tally.add(subject, engine.name, question, my_answer, theirs)
        yield engine.name, tally


def gather(minutes: float, first: int, jobs: int) -> dict[tuple[str, str], Tally]:
    """Run the processes and add up what they say."""
    results: Queue[Round | None] = multiprocessing.Queue()
    ended, until = multiprocessing.Event(), time.monotonic() + minutes * 60
    processes = [
        multiprocessing.Process(target=work, args=(until, ended, range(first + job, sys.maxsize, jobs), results))
        for job in range(jobs)
    ]
    for process in processes:
        process.start()
    for ending in ENDING:
        signal.signal(ending, lambda *_: ended.set())
    totals: dict[tuple[str, str], Tally] = defaultdict(Tally)
    working, told = jobs, time.monotonic()
    while working:
        result = results.get()
        if result is None:
            working -= 1
            continue
        total = totals[result.subject, result.engine]
        total.asked += result.tally.asked
        total.explained += result.tally.explained
        total.unexplained += result.tally.unexplained
        for difference in result.tally.unexplained[:SHOWN]:
            tell(result, difference)
        if time.monotonic() > told + EVERY:
            told = time.monotonic()
            print(f"series {result.series}: {asked_in_all(totals):,} asked", flush=True)  # noqa: T201
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        sys.exit("a process of the run failed: what it says is above")
    return dict(totals)


def tell(result: Round, difference: tuple[Any, Any, Any]) -> None:
    question, mine, theirs = (json.dumps(part) for part in difference)
    print(f"UNEXPLAINED {result.subject}, {result.engine}, series {result.series}\n  asked {question}")  # noqa: T201
    print(f"  urlstd {mine}\n  {result.engine} {theirs}", flush=True)  # noqa: T201


def summary(totals: dict[tuple[str, str], Tally]) -> Iterator[str]:
    for (subject, engine), tally in sorted(totals.items()):
        explained = sum(tally.explained.values())
        yield f"{subject:20} {engine:18} {tally.asked:>12,} {explained:>10,} {len(tally.unexplained):>12,}"
    yield f"{'in all':39} {asked_in_all(totals):>12,}"


def asked_in_all(totals: dict[tuple[str, str], Tally]) -> int:
    return sum(tally.asked for tally in totals.values())


def record(path: Path, first: int, minutes: float, totals: dict[tuple[str, str], Tally]) -> None:
    rows = [
        {
            "subject": subject,
            "engine": engine,
            "asked": tally.asked,
            "explained": dict(tally.explained.most_common()),
            "unexplained": tally.unexplained,
        }
        for (subject, engine), tally in sorted(totals.items())
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"first": first, "minutes": minutes, "rows": rows}, indent=1), encoding="utf-8")


def main() -> int:
    options = argparse.ArgumentParser(prog="python3 build.py fuzz", description=__doc__)
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--first", type=int, default=1000, help="the first series; the same number asks the same")
    options.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    given = options.parse_args()
    totals = gather(given.minutes, given.first, given.jobs)
    print(f"{'subject':20} {'engine':18} {'asked':>12} {'explained':>10} {'unexplained':>12}")  # noqa: T201
    print("\n".join(summary(totals)))  # noqa: T201
    record(RECORD, given.first, given.minutes, totals)
    return int(any(tally.unexplained for tally in totals.values()))


if __name__ == "__main__":
    sys.exit(main())

"""Tries mutants: each in a fork of one process that has collected all tests, or in a new one where that cannot be."""

import importlib.abc
import importlib.machinery
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

import build
from tests.mutation.mutations import MODULE, Mutant, mutants, mutated
from tests.mutation.reached import OPTIONS, Reached
from tests.mutation.replacing import CannotReplaceError, living, replace

KILLED, SURVIVED, AGAIN, NO_PROGRAM = 0, 1, 2, 3
SECONDS = 2  # of the processor, for one test; what hangs is noticed, too
SECONDS_ANEW = 20  # the same in a new process, where it is not known how long a test takes
SECONDS_IN_ALL = 200
MEMORY = 4 << 30
MOST_FILES = 12
STEPS = ("tests/unit/test_executed.py",)


class Trying:
    """A plugin of pytest: instead of running tests once, it runs those of each mutant in a fork."""

    def __init__(self, wanted: Sequence[Mutant], reached: Reached, jobs: int) -> None:
        self.outcomes: dict[Mutant, int] = {}
        self._wanted = wanted
        self._reached = reached
        self._jobs = jobs

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        running: dict[int, Mutant] = {}
        living()
        for mutant in self._wanted:
            line = None if mutant.scope == MODULE else mutant.line
            tests = [items[name] for name in self._reached.tests(mutant.path, line) if name in items]
            sys.stdout.flush()
            process = os.fork()
            if process == 0:
                run_in_a_fork(mutant, tests, self._reached)
            running[process] = mutant
            if len(running) >= self._jobs:
                self._wait(running)
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        # A signal ends what uses too much of the processor.
        mutant = running.pop(process)
        self.outcomes[mutant] = code if code in {SURVIVED, AGAIN, NO_PROGRAM} else KILLED
        if code == SURVIVED:
            print(f"not noticed: {mutant.name}", flush=True)  # noqa: T201
        if len(self.outcomes) % 100 == 0:
            print(f"{len(self.outcomes)} of {len(self._wanted)}", flush=True)  # noqa: T201


def run_in_a_fork(mutant: Mutant, tests: Sequence[Any], reached: Reached) -> None:
    """Make the fault and run the tests until one fails; ends this process."""
    code = KILLED
    try:
        limit(SECONDS_IN_ALL)
        replace(mutant, (build.ROOT / mutant.path).read_text(encoding="utf-8"))
        if passes(tests, reached):
            code = AGAIN if mutant.scope == MODULE or not tests else SURVIVED  # it may run only when it is imported
    except CannotReplaceError:
        code = AGAIN
    except re.error:  # a part of an expression that does not compile as a whole
        code = NO_PROGRAM
    except BaseException:  # noqa: BLE001, S110 - whatever it is, the fault was noticed
        pass
    finally:
        os._exit(code)


def passes(tests: Sequence[Any], reached: Reached) -> bool:
    for test, next_test in zip_longest(tests, tests[1:]):
        signal.setitimer(signal.ITIMER_PROF, SECONDS + 5 * reached.seconds(test.nodeid))  # then a signal ends it
        if any(report.failed for report in runtestprotocol(test, log=False, nextitem=next_test)):
            return False
    return True


def limit(seconds: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def in_forks(wanted: Sequence[Mutant], tests: Sequence[str], reached: Reached, jobs: int) -> dict[Mutant, int]:
    """Try mutants in forks; AGAIN says that this was not enough to tell."""
    trying = Trying(wanted, reached, jobs)
    code = pytest.main([*OPTIONS, *tests], plugins=[trying])
    assert len(trying.outcomes) == len(wanted), code
    return trying.outcomes


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with the fault."""

    def __init__(self, path: str, place: int) -> None:
        self._name = path.removesuffix(".py").replace("/", ".")
        self._path = build.ROOT / path
        self._tree = mutated(self._path.read_text(encoding="utf-8"), place)

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if name != self._name:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(self._path))

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self._path)
        exec(compile(self._tree, str(self._path), "exec"), vars(module))  # noqa: S102 - the fault


def anew(mutant: Mutant, reached: Reached) -> int:
    """Try a mutant in a process of its own, in which it is there from the beginning; the first file by itself."""
    files = reached.files(mutant.path)[:MOST_FILES] or ["tests/unit"]
    return KILLED if any(fails(mutant, some) for some in (files[:1], files[1:]) if some) else SURVIVED


def by_its_steps(mutant: Mutant) -> int:
    """Ask the tests of the steps that run: they watch lines themselves, and so are not known to reach any."""
    return KILLED if fails(mutant, STEPS) else SURVIVED


def fails(mutant: Mutant, files: Sequence[str]) -> bool:
    command = [sys.executable, "-m", __spec__.name, mutant.path, str(mutant.place), *files]
    return subprocess.run(command, cwd=build.ROOT, capture_output=True, check=False).returncode != 0


class _Limiting:
    """A plugin of pytest: a signal ends what hangs."""

    def pytest_runtest_setup(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, SECONDS_ANEW)


def of_files(paths: Iterable[Path]) -> Iterator[Mutant]:
    for path in paths:
        yield from mutants(path.relative_to(build.ROOT).as_posix(), path.read_text(encoding="utf-8"))


def main() -> None:
    path, place, *files = sys.argv[1:]
    limit(SECONDS_IN_ALL)
    sys.meta_path.insert(0, _Finder(path, int(place)))
    os._exit(int(pytest.main([*OPTIONS, "-x", *files], plugins=[_Limiting()])))


if __name__ == "__main__":
    main()

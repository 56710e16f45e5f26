"""Which tests reach which lines, and how long each takes: measured once for the same sources and tests."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import coverage
import pytest

import build
from web.build.dist import digest, tree

# For each part of the package the tests that are asked besides those that mirror a module, quick ones.
TESTS = {
    "urlstd/": (
        "tests/unit/test_error_ranges.py", "tests/unit/test_machine.py", "tests/unit/test_parser.py",
        "tests/unit/test_host.py", "tests/unit/test_host_trace.py", "tests/unit/test_setters.py",
        "tests/unit/test_url.py", "tests/unit/test_trace.py", "tests/unit/test_trace_json.py",
        "tests/unit/test_executed.py", "tests/conformance/test_urltestdata.py", "tests/conformance/test_setters.py",
        "tests/conformance/test_idna.py", "tests/property/test_lane.py",
    ),
    "urlstd/pattern/": (
        "tests/unit/pattern", "tests/conformance/test_urlpattern.py", "tests/property/test_pattern_shortcuts.py",
    ),
}  # fmt: skip
OPTIONS = ("-q", "-p", "no:cacheprovider", "-o", "timeout=0")
# A test that takes longer is asked only where no other one notices.
LONG = 3.0  # seconds
MOST_OF_A_MODULE = 600


class Reached:
    """For each line the tests that reach it, quickest first, those of the module's own file before all."""

    def __init__(self, measured: dict[str, Any]) -> None:
        self._tests: list[str] = measured["tests"]
        self._seconds: list[float] = measured["seconds"]
        self._numbers = {test: number for number, test in enumerate(self._tests)}
        self._lines: dict[str, dict[str, list[int]]] = measured["lines"]

    def tests(self, path: str, line: int | None) -> list[str]:
        """Those of one line, or MOST_OF_A_MODULE of all that reach something in the module."""
        lines = self._lines.get(path, {})
        if line is None:
            return self._ordered(path, {number for numbers in lines.values() for number in numbers})[:MOST_OF_A_MODULE]
        return self._ordered(path, lines.get(str(line), []))

    def seconds(self, test: str) -> float:
        return self._seconds[self._numbers[test]]

    def _ordered(self, path: str, numbers: Iterable[int]) -> list[str]:
        own = f"/test_{Path(path).stem}.py::"
        ordered = sorted(numbers, key=lambda number: (own not in self._tests[number], self._seconds[number]))
        return [self._tests[number] for number in ordered]

    def files(self, path: str) -> list[str]:
        """The files of tests that reach anything in a module, the module's own first, then by how many tests do."""
        counts: dict[str, int] = {}
        for numbers in self._lines.get(path, {}).values():
            for number in numbers:
                file = self._tests[number].partition("::")[0]
                counts[file] = counts.get(file, 0) + 1
        own = f"/test_{Path(path).stem}.py"
        return sorted(counts, key=lambda file: (not file.endswith(own), "property" in file, -counts[file]))


def tests_for(paths: Iterable[Path]) -> list[str]:
    """The tests that may notice a fault in some modules."""
    names = {path.relative_to(build.ROOT).as_posix() for path in paths}
    parts = {next(part for part in reversed(TESTS) if name.startswith(part)) for name in names}
    mirrors = {f"test_{Path(name).stem}.py" for name in names}
    units = (path for path in (build.ROOT / "tests" / "unit").rglob("test_*.py") if path.name in mirrors)
    chosen = {path.relative_to(build.ROOT).as_posix() for path in units}
    for part in parts:
        chosen |= set(TESTS[part])
    # What is in a folder that is there as a whole is collected once.
    return sorted(test for test in chosen if not any(test.startswith(f"{other}/") for other in chosen))


def reached(tests: list[str]) -> Reached:
    """What was measured for these sources and tests, or is measured now."""
    folders = [build.ROOT / name for name in ("urlstd", "tests/unit", "tests/conformance", "tests/property")]
    contents = {f"{folder}/{name}": text for folder in folders for name, text in tree(folder, is_other).items()}
    path = build.CACHE / "mutation" / f"reached-{digest(contents | {'tests': repr(tests).encode()})}.json"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", __spec__.name, str(path), *tests], cwd=build.ROOT, check=True)
    return Reached(json.loads(path.read_text(encoding="utf-8")))


def is_other(path: Path) -> bool:
    return path.suffix not in {".py", ".toml", ".json"}


class _Measuring:
    """A plugin of pytest: a context of coverage for each test."""

    def __init__(self, measuring: coverage.Coverage) -> None:
        self._measuring = measuring
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._measuring.switch_context(item.nodeid)
        yield
        self._measuring.switch_context("between tests")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            self.failed.add(report.nodeid)


def measure(path: Path, asked: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        measuring = coverage.Coverage(data_file=os.path.join(folder, "data"), branch=False, source=["urlstd"])  # noqa: PTH118
        plugin = _Measuring(measuring)
        measuring.start()
        pytest.main([*OPTIONS, *asked], plugins=[plugin])
        measuring.stop()
        for test in plugin.failed:
            print(f"fails without any fault and is not asked: {test}")  # noqa: T201
        tests = [test for test, seconds in plugin.seconds.items() if seconds < LONG and test not in plugin.failed]
        numbers = {test: number for number, test in enumerate(tests)}
        data, lines = measuring.get_data(), {}
        for file in data.measured_files():
            lines[Path(file).relative_to(build.ROOT).as_posix()] = {
                line: sorted(numbers[test] for test in contexts if test in numbers)
                for line, contexts in data.contexts_by_lineno(file).items()
            }
    measured = {"tests": tests, "seconds": [round(plugin.seconds[test], 4) for test in tests], "lines": lines}
    path.write_text(json.dumps(measured), encoding="utf-8")


if __name__ == "__main__":
    measure(Path(sys.argv[1]), sys.argv[2:])

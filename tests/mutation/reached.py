"""Which tests reach which lines, and how long each takes: measured once for the same sources and tests."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import coverage
import pytest

import build
from web.build.dist import digest, tree

TESTS = (
    "tests/unit",
    "tests/conformance",
    "tests/property/test_lane.py",
    "tests/property/test_pattern_shortcuts.py",
)
# What reads sources, builds, or takes long, and would notice nothing else.
LEFT_OUT = (
    "tests/unit/test_build.py", "tests/unit/test_benchmark.py", "tests/unit/test_reference.py",
    "tests/unit/test_readme.py", "tests/unit/test_package.py", "tests/unit/test_executed.py",
    "tests/unit/test_encoders.py", "tests/unit/test_standard_steps.py", "tests/unit/test_steps_table.py",
    "tests/unit/test_step_comments.py", "tests/unit/test_rendering.py", "tests/unit/test_figures.py",
)  # fmt: skip
OPTIONS = ("-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-o", "timeout=0", *(f"--ignore={x}" for x in LEFT_OUT))
# A test that takes longer is asked only where no other one notices.
LONG = 3.0  # seconds


class Reached:
    """For each line the tests that reach it, quickest first, those of the module's own file before all."""

    def __init__(self, measured: dict[str, Any]) -> None:
        self._tests: list[str] = measured["tests"]
        self._seconds: list[float] = measured["seconds"]
        self._lines: dict[str, dict[str, list[int]]] = measured["lines"]

    def tests(self, path: str, line: int) -> list[str]:
        numbers = self._lines.get(path, {}).get(str(line), [])
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


def reached() -> Reached:
    """What was measured for these sources and tests, or is measured now."""
    folders = [build.ROOT / "urlstd", *(build.ROOT / test for test in TESTS if not test.endswith(".py"))]
    contents = {
        f"{folder.name}/{name}": content for folder in folders for name, content in tree(folder, is_other).items()
    }
    contents |= {test: (build.ROOT / test).read_bytes() for test in TESTS if test.endswith(".py")}
    path = build.CACHE / "mutation" / f"reached-{digest(contents)}.json"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", __spec__.name, str(path)], cwd=build.ROOT, check=True)
    return Reached(json.loads(path.read_text(encoding="utf-8")))


def is_other(path: Path) -> bool:
    return path.suffix not in {".py", ".toml", ".json"}


class _Measuring:
    """A plugin of pytest: a context of coverage for each test."""

    def __init__(self, measuring: coverage.Coverage) -> None:
        self._measuring = measuring
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._measuring.switch_context(item.nodeid)
        yield
        self._measuring.switch_context("between tests")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration


def measure(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        measuring = coverage.Coverage(data_file=os.path.join(folder, "data"), branch=False, source=["urlstd"])  # noqa: PTH118
        plugin = _Measuring(measuring)
        measuring.start()
        code = pytest.main([*OPTIONS, *TESTS], plugins=[plugin])
        measuring.stop()
        if code:
            sys.exit("without any fault in them the tests fail: nothing can be said of mutants")
        tests = [test for test in plugin.seconds if plugin.seconds[test] < LONG]
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
    measure(Path(sys.argv[1]))

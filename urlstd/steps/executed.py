"""Which steps ran: the lines that were executed, as the steps above them, algorithm by algorithm.

Nothing here runs unless it is asked for. While it does, it watches the lines of the functions in the table of steps
and of nothing else: with `sys.monitoring` where there is such a thing (Python 3.12), as a tool that nobody else is;
otherwise with `sys.settrace`, which is given back what it had after each call, so that a debugger or a measurement of
coverage goes on. Only the lines that are executed during such a call are hidden from that.
"""

from __future__ import annotations

import importlib
import sys
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from urlstd.steps.steps_table import number_key, steps_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from types import CodeType, FrameType
    from typing import TypeVar

    Result = TypeVar("Result")
    See = Callable[[FrameType, int], None]

# The loop of the machine: a trace shows its runs.
_NOT_WATCHED: Final = frozenset({"urlstd.parsing.machine:Machine.steps", "urlstd.parsing.machine:Machine.run"})
_FREE_TOOLS: Final = (3, 4)  # of sys.monitoring: those that are set aside for nothing


@dataclass(frozen=True, slots=True)
class Ran:
    """One run of an algorithm.

    Attributes:
        algorithm: Its name in the table of steps.
        steps: The numbers of the steps that ran, in their order.
        last: The number of the step that was executed last; `None` where none was.
        depth: 0 for a run inside of none, 1 for a run inside of the last one with 0 before it, and so on.
    """

    algorithm: str
    steps: tuple[str, ...]
    last: str | None
    depth: int


class _Algorithm:
    """An algorithm of the table, made ready for its runs."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        self.name: str = written["name"]
        # For each function, by line: the numbers of the steps that have run once the line was executed.
        self.steps: dict[str, dict[int, list[str]]] = {}
        # As `steps`, for those that have run where the function was left by an exception on that line.
        self.failures: dict[str, dict[int, list[str]]] = {}
        for step in written["steps"]:
            lines = self.failures if step["failure"] else self.steps
            for key, start, end in step["ran_by"]:
                for line in range(start, end + 1):
                    lines.setdefault(key, {}).setdefault(line, []).extend(step["numbers"])
        numbers = {number for step in written["steps"] for number in step["numbers"]}
        self.parents = {number: parent for number in numbers if (parent := number.rpartition(".")[0]) in numbers}


@dataclass(slots=True)
class _Function:
    """A function of the table: the algorithm that begins with it, if one does, and those that it is a part of."""

    key: str
    begins: _Algorithm | None = None
    part_of: list[_Algorithm] = field(default_factory=list)


@dataclass(slots=True)
class _Run:
    """A run of an algorithm."""

    algorithm: _Algorithm | None = None  # None: what is around all runs
    begun_by: str = ""
    numbers: set[str] = field(default_factory=set)
    last: list[str] = field(default_factory=list)  # the numbers at the line that was executed last
    inside: list[_Run] = field(default_factory=list)

    def note(self, numbers: list[str]) -> None:
        """Note steps that run, the innermost last. Where that one is only around the last so far, the last stays."""
        self.numbers.update(numbers)
        if not (self.last and self.last[-1].startswith(f"{numbers[-1]}.")):
            self.last = numbers


@dataclass(slots=True)
class _Frame:
    """A function that runs: the run that it is a part of, if there is one, and its line that was executed last."""

    key: str
    run: _Run | None
    line: int = 0


def watched_functions() -> dict[CodeType, _Function]:
    """Return the functions of the table by their code."""
    return dict(_watched())


@cache
def _watched() -> tuple[tuple[CodeType, _Function], ...]:
    table = steps_table()
    functions = {key: _Function(key) for key in table["functions"] if key not in _NOT_WATCHED}
    for written in table["algorithms"]:
        algorithm = _Algorithm(written)
        for key in functions.keys() & {*written["functions"]}:
            functions[key].part_of.append(algorithm)
        for key in functions.keys() & {*written["entries"]}:
            functions[key].begins = algorithm
    return tuple((_code(key), function) for key, function in functions.items())


def _code(key: str) -> CodeType:
    module, _, name = key.partition(":")
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        # The setter of a property has the name "….setter".
        found = found.fset if isinstance(found, property) else vars(found)[part]
    found = found.fget if isinstance(found, property) else found
    while not hasattr(found, "__code__"):
        found = found.__wrapped__  # of a static method, a class method or a cache
    code: CodeType = found.__code__
    return code


class Recording:
    """Records which steps run during a call.

    Args:
        functions: What to watch.
        around: Makes what is entered around each call to hand its lines to `see`.

    Attributes:
        ran: The runs of algorithms during the last call, also where it ended with an exception.
    """

    def __init__(
        self,
        functions: Mapping[CodeType, _Function],
        around: Callable[[See], AbstractContextManager[object]] = lambda _: nullcontext(),
    ) -> None:
        self._functions = functions
        self._around = around
        self._frames: dict[FrameType, _Frame] = {}
        self.ran: tuple[Ran, ...] = ()

    def call(self, function: Callable[[], Result]) -> Result:
        """Call `function`, record which steps run during it, and return what it returns."""
        root = _Run()
        self._frames = {sys._getframe(): _Frame("", root)}  # noqa: SLF001 - there is no other way to see frames
        try:
            with self._around(self.see):
                return function()
        finally:
            self._note_failures()
            self._frames = {}
            self.ran = tuple(_finished(root, -1))

    def see(self, frame: FrameType, line: int) -> None:
        """Note that a line of a watched function is executed."""
        known = self._frames.get(frame)
        if known is None:
            key = self._functions[frame.f_code].key
            known = self._frames[frame] = _Frame(key, self._run_of(frame))
        known.line = line
        run = known.run
        if run is not None and run.algorithm is not None:
            if numbers := run.algorithm.steps.get(known.key, {}).get(line):
                run.note(numbers)

    def _run_of(self, frame: FrameType) -> _Run | None:
        """Return the run that a frame is a part of, or begins; `None` for neither, as in another thread."""
        above = frame.f_back
        while above is not None and (above not in self._frames or self._frames[above].run is None):
            above = above.f_back
        around = None if above is None else self._frames[above].run
        if around is None:
            return None
        function = self._functions[frame.f_code]
        if function.begins is not None:
            return _begun(function.begins, function.key, around)
        return around if around.algorithm in function.part_of else None

    def _note_failures(self) -> None:
        """Note the steps that pass on a failure, where a function was left on their line."""
        for known in self._frames.values():
            if known.run is not None and known.run.algorithm is not None:
                if numbers := known.run.algorithm.failures.get(known.key, {}).get(known.line):
                    known.run.note(numbers)


def _begun(algorithm: _Algorithm, key: str, around: _Run) -> _Run:
    """Return the new run of an algorithm; or the one that another of its functions has begun, which goes on here."""
    for run in (around, *around.inside[-1:]):
        if run.algorithm is algorithm and run.begun_by != key:
            return run
    run = _Run(algorithm, key)
    around.inside.append(run)
    return run


def _finished(run: _Run, depth: int) -> Iterator[Ran]:
    inside = [ran for inside in run.inside for ran in _finished(inside, depth + 1)]
    if run.algorithm is not None and (run.numbers or inside or depth == 0):
        steps = _reached(run.numbers, run.algorithm.parents)
        last = next((number for number in reversed(run.last) if number in steps), None)
        yield Ran(run.algorithm.name, tuple(steps), last, depth)
    yield from inside


def _reached(numbers: set[str], parents: Mapping[str, str]) -> list[str]:
    """Return the numbers in order, without those in steps that did not run.

    Two branches may end in the same code, with the numbers that it has in each.
    """
    reached: list[str] = []
    for number in sorted(numbers, key=number_key):
        if number not in parents or parents[number] in reached:
            reached.append(number)
    return reached


@contextmanager
def recording() -> Iterator[Recording]:
    """Watch the functions in the table of steps; the lines that run between the calls of `Recording.call` do not count.

    Raises:
        NoStepsError: There is no table of steps.
    """
    functions = watched_functions()
    monitoring = getattr(sys, "monitoring", None)
    tool = None if monitoring is None else free_tool(monitoring)
    if tool is None:
        yield Recording(functions, lambda see: LineTrace(see, functions))
    else:
        watching = Recording(functions)
        with LineMonitor(monitoring, tool, watching.see, functions):
            yield watching


def free_tool(monitoring: Any) -> int | None:
    """Return a number of `sys.monitoring` that no tool uses."""
    return next((tool for tool in _FREE_TOOLS if monitoring.get_tool(tool) is None), None)


class LineMonitor:
    """Hands each line of some functions that is executed to `see`, by `sys.monitoring`."""

    def __init__(self, monitoring: Any, tool: int, see: See, codes: Mapping[CodeType, object]) -> None:
        self.monitoring, self.tool, self.see, self.codes = monitoring, tool, see, codes

    def __enter__(self) -> None:
        self.monitoring.use_tool_id(self.tool, "urlstd steps")
        self.monitoring.register_callback(self.tool, self.monitoring.events.LINE, self.line)
        for code in self.codes:
            self.monitoring.set_local_events(self.tool, code, self.monitoring.events.LINE)

    def line(self, code: CodeType, line: int) -> None:
        """Hand on the line with its frame, which is that of whoever calls."""
        del code
        self.see(sys._getframe(1), line)  # noqa: SLF001

    def __exit__(self, *exception: object) -> None:
        for code in self.codes:
            self.monitoring.set_local_events(self.tool, code, 0)
        self.monitoring.register_callback(self.tool, self.monitoring.events.LINE, None)
        self.monitoring.free_tool_id(self.tool)


class LineTrace:
    """Hands each line of some functions that is executed to `see`, by `sys.settrace`, which gets back what it had."""

    def __init__(self, see: See, codes: Mapping[CodeType, object]) -> None:
        self.see, self.codes = see, codes

    def __enter__(self) -> None:
        self.before = sys.gettrace()
        sys.settrace(self.call)

    def call(self, frame: FrameType, event: str, argument: Any) -> Callable[..., Any] | None:
        """Decide whether to follow the lines of a function that begins."""
        del event, argument
        return self.line if frame.f_code in self.codes else None

    def line(self, frame: FrameType, event: str, argument: Any) -> Callable[..., Any]:
        """Hand on a line."""
        del argument
        if event == "line":
            self.see(frame, frame.f_lineno)
        return self.line

    def __exit__(self, *exception: object) -> None:
        sys.settrace(self.before)

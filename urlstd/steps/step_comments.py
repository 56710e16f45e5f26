"""The step comments in a source file: the steps of a standard's algorithm, and the code that each one heads.

A step comment stands on a line of its own, above the code that does the step, and begins with its number: "2.4.", or
several, "3.-5." or "2.1. and 2.3.". What follows on the line, and on comment lines below it, says it in a few words;
from "Spec divergence" on it says why the code does not do it literally.

What a step heads decides when it has run: a branch of `if` or a `while` loop once a line inside it was executed, not
merely its condition; anything else once a line of its first statement was. Two forms say more:

- "6. (7. on failure)": step 7 passes on a failure, which here is an exception of the code under step 6.
- "*.": in a helper, the code that does the step from which the helper is called.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Kind = Literal["if", "elif", "else", "while", "for"]
Range = tuple[int, int]  # the first and the last of some lines

CALLERS_STEP: Final = "*."

_NUMBER: Final = r"[0-9]+(?:\.[0-9]+)*\."
_SEPARATOR: Final = r"-| to |, and |, | and "
_LABEL: Final = re.compile(
    rf"# (?P<label>\*\.|{_NUMBER}(?:(?:{_SEPARATOR}){_NUMBER})*)"
    rf"(?: \((?P<on_failure>{_NUMBER}) on failure\))?(?: (?P<text>.*))?"
)
_PART: Final = re.compile(rf"(?P<separator>{_SEPARATOR})?(?P<number>{_NUMBER})")
_DIVERGENCE: Final = "Spec divergence"
_HEADING_LINES: Final = 6  # of code that stands for a step without words


class Condition(TypedDict):
    """What decides whether a step runs.

    Attributes:
        kind: The keyword.
        text: What follows it; for "else", the conditions of which none holds, joined by "or".
        line: Where it stands.
    """

    kind: Kind
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class StepComment:
    """One step comment and what it heads.

    Attributes:
        label: Its numbers as they are written.
        numbers: Each number that it stands for; of a range between different parents only the ends.
        on_failure: The number of the step that passes on a failure of this one; `None` without one.
        text: Its words; "" without any.
        divergence: How and why the code differs from the step; "" where it does not.
        line: Where it stands.
        start: The first line of the code under it.
        end: The last line, with the steps inside it.
        ran_by: The lines of which one was executed where it ran.
        code: The source of the code, without the steps inside it.
        condition: What decides whether it runs, where that is its own code.
        together: Whether the next comment heads the same code.
    """

    label: str
    numbers: tuple[str, ...]
    on_failure: str | None
    text: str
    divergence: str
    line: int
    start: int
    end: int
    ran_by: Range
    code: str
    condition: Condition | None
    together: bool


@dataclass(slots=True)
class _Comment:
    """A step comment as it is written."""

    line: int
    column: int
    label: str
    on_failure: str | None
    text: str
    last_line: int


@dataclass(frozen=True, slots=True)
class _Head:
    """The code right under a step comment."""

    start: int
    ran_by: Range
    end: int | None = None  # None: up to the next step comment
    condition: Condition | None = None


@dataclass(slots=True)
class Function:
    """A function or method with its step comments.

    Attributes:
        name: Its qualified name in its module.
        node: Its definition.
        class_name: The class that it is a method of.
        steps: Its step comments, in order.
    """

    name: str
    node: ast.FunctionDef
    class_name: str | None
    steps: list[StepComment] = field(default_factory=list)


def numbers_of(label: str) -> tuple[str, ...]:
    """Return each number in a label such as "1.-3. and 5.1."; of a range between different parents only the ends."""
    numbers: list[str] = []
    for part in _PART.finditer(label):
        number = part["number"][:-1]
        if part["separator"] in {"-", " to "}:
            numbers += _between(numbers[-1], number)
        numbers.append(number)
    return tuple(numbers)


def _between(first: str, last: str) -> list[str]:
    (parent, _, start), (other, _, end) = first.rpartition("."), last.rpartition(".")
    prefix = f"{parent}." if parent else ""
    return [f"{prefix}{number}" for number in range(int(start) + 1, int(end))] if parent == other else []


class SourceFile:
    """A Python source file, read for its functions and their step comments."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self._comments = list(_step_comments(source))
        self.functions = [Function(name, node, class_name) for name, node, class_name in _functions(self.tree)]
        for function in self.functions:
            function.steps = list(_Reader(self, function.node).steps())

    def comments_in(self, node: ast.FunctionDef) -> list[_Comment]:
        """Return the step comments between the lines of a function."""
        return [comment for comment in self._comments if node.lineno < comment.line <= _end(node)]

    def expression(self, node: ast.expr) -> str:
        """Return the source of an expression in one line."""
        lines = [line.encode() for line in self.lines[node.lineno - 1 : node.end_lineno]]
        lines[-1] = lines[-1][: node.end_col_offset]
        lines[0] = lines[0][node.col_offset :]
        return " ".join(b" ".join(lines).decode().split())

    def text(self, start: int, end: int) -> str:
        """Return the source from line `start` to line `end`, both included, without common indentation."""
        lines = self.lines[start - 1 : end]
        indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
        return "\n".join(line[indent:] for line in lines)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef, str | None]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node, None
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    # A property's setter has its getter's name.
                    setter = ".setter" if any(map(_is_setter, method.decorator_list)) else ""
                    yield f"{node.name}.{method.name}{setter}", method, node.name


def _is_setter(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Attribute) and decorator.attr == "setter"


def _step_comments(source: str) -> Iterator[_Comment]:
    """Yield the step comments, each with the comment lines that go on with it."""
    comment: _Comment | None = None
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or token.line[: token.start[1]].strip():
            continue
        (line, column), text = token.start, token.string
        if found := _LABEL.fullmatch(text):
            if comment is not None:
                yield comment
            comment = _Comment(line, column, found["label"], found["on_failure"], found["text"] or "", line)
        elif comment is not None and line == comment.last_line + 1 and not text.startswith(f"# {_DIVERGENCE}"):
            comment.text = f"{comment.text} {text.removeprefix('#').lstrip()}".lstrip()
            comment.last_line = line
    if comment is not None:
        yield comment


class _Reader:
    """Finds what each step comment of one function heads."""

    def __init__(self, file: SourceFile, function: ast.FunctionDef) -> None:
        self.file, self.function = file, function
        self.comments = file.comments_in(function)
        self.statements = {node.lineno: node for node in ast.walk(function) if isinstance(node, ast.stmt)}
        self.clauses: dict[int, _Head] = {}  # by the line of their "elif" or "else"
        for node in ast.walk(function):
            if isinstance(node, ast.If) and node.lineno not in self.clauses:
                self.clauses |= _clauses(node, file)

    def steps(self) -> Iterator[StepComment]:
        """Yield the steps; consecutive comments head the same code."""
        for comment, following in pairwise([*self.comments, None]):
            assert comment is not None  # noqa: S101 - only the last is
            line = self._code_line(comment.last_line + 1)
            head = self._head(line)
            end = self._end(comment, head)
            words, divergence, why = comment.text.partition(_DIVERGENCE)
            yield StepComment(
                label=comment.label,
                numbers=numbers_of(comment.label),
                on_failure=None if comment.on_failure is None else comment.on_failure[:-1],
                text=words.rstrip(),
                divergence=divergence + why,
                line=comment.line,
                start=head.start,
                end=end,
                ran_by=head.ran_by,
                code=self._code(head, end),
                condition=head.condition,
                together=following is not None and following.line < line,
            )

    def _code_line(self, line: int) -> int:
        """Return the first line from `line` on that is neither empty nor a comment."""
        while self.file.lines[line - 1].lstrip()[:1] in {"", "#"}:
            line += 1
        return line

    def _head(self, line: int) -> _Head:
        if line in self.clauses:
            return self.clauses[line]
        statement = self.statements.get(line)
        return self._inside_an_expression(line) if statement is None else _head_of(statement, self.file)

    def _inside_an_expression(self, line: int) -> _Head:
        holder = max(node.lineno for node in self.statements.values() if node.lineno < line <= _end(node))
        end = _end(self.statements[holder])
        end = min((comment.line for comment in self.comments if line < comment.line <= end), default=end + 1) - 1
        return _Head(line, (line, end), end)

    def _end(self, comment: _Comment, head: _Head) -> int:
        """Return the last line of what is under a comment: up to the next one that does not stand deeper."""
        if head.end is not None:
            return head.end
        later = (other.line for other in self.comments if other.line > head.start and other.column <= comment.column)
        end = min(later, default=_end(self.function) + 1) - 1
        blocks = map(_lines_of, _blocks(self.function))
        return min(end, *(last for first, last in blocks if first <= head.start <= last))

    def _code(self, head: _Head, end: int) -> str:
        """Return the head alone of a branch or loop, and whatever else is under a comment whole."""
        nested = [comment.line for comment in self.comments if head.start < comment.line <= end]
        if head.condition is not None:
            nested += [node.lineno for node in self.statements.values() if head.start < node.lineno]
        end = min([*(line - 1 for line in nested), end, head.start + _HEADING_LINES - 1])
        return self.file.text(head.start, end).rstrip()


def _end(node: ast.stmt) -> int:
    assert node.end_lineno is not None  # noqa: S101 - what was parsed has one
    return node.end_lineno


def _lines_of(body: Sequence[ast.stmt]) -> Range:
    return body[0].lineno, _end(body[-1])


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Yield each list of statements inside a node."""
    for child in ast.walk(node):
        for name in ("body", "orelse"):
            body = getattr(child, name, None)
            if isinstance(body, list) and body:
                yield body


def _clauses(node: ast.If, file: SourceFile) -> dict[int, _Head]:
    """Return the branches below the first, by line. An "elif" is an `if` in the orelse of the one before it."""
    heads: dict[int, _Head] = {}
    tests = [file.expression(node.test)]
    while len(node.orelse) == 1 and isinstance(below := node.orelse[0], ast.If) and _begins(below, "elif", file):
        node = below
        tests.append(file.expression(node.test))
        heads[node.lineno] = _branch("elif", tests[-1], node.lineno, node.body)
    if node.orelse:
        line = _end(node.body[-1]) + 1
        while not file.lines[line - 1].lstrip().startswith("else"):
            line += 1
        heads[line] = _branch("else", " or ".join(tests), line, node.orelse)
    return heads


def _begins(node: ast.stmt, keyword: str, file: SourceFile) -> bool:
    return file.lines[node.lineno - 1].lstrip().startswith(keyword)


def _branch(kind: Kind, text: str, line: int, body: list[ast.stmt]) -> _Head:
    return _Head(line, _lines_of(body), _end(body[-1]), Condition(kind=kind, text=text, line=line))


def _head_of(node: ast.stmt, file: SourceFile) -> _Head:
    if isinstance(node, ast.If):
        return _branch("if", file.expression(node.test), node.lineno, node.body)
    if isinstance(node, ast.While):
        return _branch("while", file.expression(node.test), node.lineno, node.body)
    if isinstance(node, ast.For):
        # Each of nothing is done, too.
        text = f"{file.expression(node.target)} in {file.expression(node.iter)}"
        condition = Condition(kind="for", text=text, line=node.lineno)
        return _Head(node.lineno, (node.lineno, _end(node)), _end(node), condition)
    return _Head(node.lineno, (node.lineno, _end(node)))

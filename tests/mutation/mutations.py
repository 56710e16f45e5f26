"""Small faults that can be made in a module, each named by where it is and what it changes, not by a line number."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tests.mutation.regex_mutations import changed_expressions

MODULE = "module"  # the scope of what runs when a module is imported

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.Pow: ast.Mult,
}  # fmt: skip
OF_STRINGS = frozenset({"lower", "upper", "strip", "lstrip", "rstrip", "removeprefix", "removesuffix", "encode"})
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One fault.

    Attributes:
        path: The module's file, from the root of the project.
        scope: The qualified name of the outermost function that it is in, or MODULE.
        change: What becomes what.
        number: Counts equal changes in one scope.
        line: Where the statement begins, for choosing tests.
        place: Which of the module's faults it is.
    """

    path: str
    scope: str
    change: str
    number: int
    line: int
    place: int

    @property
    def name(self) -> str:
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.path} {self.scope}: {self.change}{again}"


class Site(NamedTuple):
    """A place in a tree, and what makes the fault there."""

    scope: str
    line: int
    change: str
    make: Callable[[], None]


def mutants(path: str, source: str) -> list[Mutant]:
    """All faults that can be made in a module."""
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for place, site in enumerate(sites(ast.parse(source))):
        seen[site.scope, site.change] += 1
        found.append(Mutant(path, site.scope, site.change, seen[site.scope, site.change], site.line, place))
    return found


def mutated(source: str, place: int) -> ast.Module:
    """The module with one fault."""
    tree = ast.parse(source)
    list(sites(tree))[place].make()
    return ast.fix_missing_locations(tree)


def sites(tree: ast.Module) -> Iterator[Site]:
    yield from _Finder().body(tree, "body", MODULE)


class _Finder:
    """Walks a module. What has no effect when it runs, or is only for people, is left out."""

    def body(self, owner: ast.AST, field: str, scope: str) -> Iterator[Site]:
        statements: list[ast.stmt] = getattr(owner, field)
        for position, statement in enumerate(statements):
            yield from self.statement(statement, statements, position, scope)

    def statement(self, node: ast.stmt, among: list[ast.stmt], position: int, scope: str) -> Iterator[Site]:
        if isinstance(node, Function):
            yield from self.function(node, scope)
        elif isinstance(node, ast.ClassDef):
            yield from self.body(node, "body", f"{node.name}." if scope == MODULE else scope)
        elif not is_for_people(node):
            yield from self.deletion(node, among, position, scope)
            if not isinstance(node, ast.Raise):
                yield from self.parts(node, scope, node.lineno)

    def function(self, node: Function, scope: str) -> Iterator[Site]:
        inside = node.name if scope == MODULE else f"{scope}{node.name}" if scope.endswith(".") else scope
        for field, default in [*enumerate(node.args.defaults), *enumerate(node.args.kw_defaults)]:
            defaults = node.args.defaults if default in node.args.defaults else node.args.kw_defaults
            if default is not None:
                yield from self.expression(default, setter(defaults, field), outside(scope), node.lineno)
        yield from self.body(node, "body", inside)

    def deletion(self, node: ast.stmt, among: list[ast.stmt], position: int, scope: str) -> Iterator[Site]:
        replacement: ast.stmt = ast.Pass()
        if isinstance(node, ast.Break | ast.Continue):
            replacement = ast.Continue() if isinstance(node, ast.Break) else ast.Break()
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if not all(isinstance(part, ast.Attribute | ast.Subscript) for part in targets):
                return
        elif not isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Delete) and not is_bare_return(node):
            return
        yield self.site(scope, node.lineno, node, replacement, setter(among, position))

    def parts(self, node: ast.AST, scope: str, line: int) -> Iterator[Site]:
        """What is in a statement or an expression."""
        if isinstance(node, ast.Compare):
            yield from self.comparisons(node, scope, line)
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "target", "targets", "ctx", "type_comment", "decorator_list", "type"}:
                continue
            if isinstance(value, ast.expr):
                yield from self.expression(value, attribute_setter(node, name), scope, line)
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield from self.body(node, name, scope)
            elif isinstance(value, list):
                for position, part in enumerate(value):
                    yield from self.part_of_list(part, value, position, scope, line)

    def part_of_list(self, part: ast.AST, among: list[ast.AST], position: int, scope: str, line: int) -> Iterator[Site]:
        if isinstance(part, ast.expr):
            yield from self.expression(part, setter(among, position), scope, line)
        elif isinstance(part, ast.AST):  # keywords, comprehensions, handlers, cases
            yield from self.parts(part, scope, getattr(part, "lineno", line) if has_statements(part) else line)

    def expression(self, node: ast.expr, put: Callable[[ast.AST], None], scope: str, line: int) -> Iterator[Site]:
        if isinstance(node, ast.JoinedStr) or is_literal_type(node):
            return
        for replacement in replacements(node):
            yield self.site(scope, line, node, replacement, put)
        if is_regular_expression(node):
            assert isinstance(node, ast.Call)
            yield from self.regular_expression(node, scope, line)
        elif not is_cast(node):
            yield from self.parts(node, scope, line)

    def comparisons(self, node: ast.Compare, scope: str, line: int) -> Iterator[Site]:
        before = ast.unparse(node)
        for position, operator in enumerate(node.ops):
            make = COMPARED[type(operator)]()
            put = setter(node.ops, position)
            put(make)
            after = ast.unparse(node)
            put(operator)
            yield Site(scope, line, f"{before} → {after}", lambda put=put, make=make: put(make))  # type: ignore[misc]

    def regular_expression(self, node: ast.Call, scope: str, line: int) -> Iterator[Site]:
        for constant in ast.walk(node.args[0]):
            if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                for what, pattern in changed_expressions(constant.value):
                    change = f"{what} of {ast.unparse(node.args[0])}"
                    put = attribute_setter(constant, "value")
                    yield Site(scope, line, change, lambda put=put, pattern=pattern: put(pattern))  # type: ignore[misc]

    @staticmethod
    def site(scope: str, line: int, old: ast.AST, new: ast.AST, put: Callable[[ast.AST], None]) -> Site:
        ast.copy_location(new, old)
        change = f"{shown(old)} → {shown(new)}"
        return Site(outside(scope) if scope.endswith(".") else scope, line, change, lambda: put(new))


def replacements(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression becomes."""
    if isinstance(node, ast.Constant):
        yield from (ast.Constant(value) for value in other_values(node.value))
    elif isinstance(node, ast.BinOp):
        yield ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for position, value in enumerate(node.values):
            if isinstance(value, ast.Name | ast.Attribute | ast.Call):
                others = [*node.values[:position], negated(value), *node.values[position + 1 :]]
                yield ast.BoolOp(node.op, others)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
        yield ast.IfExp(negated(node.test), node.body, node.orelse)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in OF_STRINGS:
        if node.func.attr != "encode":
            yield node.func.value


def other_values(value: object) -> Iterator[str | int]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str) and not is_prose(value):
        if len(value) > 1:
            yield value[:-1]
        else:
            yield chr(ord(value) + 1) if value else "x"


def is_prose(text: str) -> bool:
    """Whether a string is a sentence, whose wording is no behaviour."""
    return " " in text.strip() and any(word.isalpha() and len(word) > 1 for word in text.split())


def is_for_people(node: ast.stmt) -> bool:
    """Docstrings, what only type checkers read, and assertions of what is always so."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
        return node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id in {"__all__", "__slots__", "TYPE_CHECKING"}
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom)


def is_bare_return(node: ast.stmt) -> bool:
    return isinstance(node, ast.Return) and node.value is None


def is_cast(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"cast", "TypeVar"}


def is_literal_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal"


def is_regular_expression(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile"


def has_statements(node: ast.AST) -> bool:
    return isinstance(node, ast.ExceptHandler | ast.match_case)


def negated(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), node)


def outside(scope: str) -> str:
    """The scope of what runs where a function or a class is defined."""
    return MODULE if scope.endswith(".") else scope


def setter(among: list[Any], position: int) -> Callable[[ast.AST], None]:
    def put(node: ast.AST) -> None:
        among[position] = node

    return put


def attribute_setter(owner: ast.AST, name: str) -> Callable[[object], None]:
    return lambda value: setattr(owner, name, value)


def shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 100 else f"{text[:99]}…"

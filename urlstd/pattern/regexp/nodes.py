"""The tree of a parsed regular expression.

`nullable` of a node says whether it may match without consuming anything. It is known as soon as the node is built,
from the bottom up, so nobody has to walk down a deeply nested tree for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(slots=True, eq=False)
class Characters:
    """One code point of a set: a mask over ASCII, cases already added if they are ignored."""

    mask: int
    nullable: ClassVar[bool] = False


@dataclass(slots=True, eq=False)
class Sequence:
    """All of these, one after the other."""

    items: list["Node"]
    nullable: bool


@dataclass(slots=True, eq=False)
class Alternatives:
    """One of these; the first that leads to a match."""

    items: list["Node"]
    nullable: bool


@dataclass(slots=True, eq=False)
class Capture:
    """A capturing group: its number, from 1 on."""

    index: int
    body: "Node"
    nullable: bool


@dataclass(slots=True, eq=False)
class Repeat:
    """The body so many times: `most` is None if there is no end, `captures` are the groups in the body."""

    body: "Node"
    least: int
    most: int | None
    greedy: bool
    captures: range
    nullable: bool


@dataclass(slots=True, eq=False)
class LineStart:
    """The ^ assertion."""

    multiline: bool
    nullable: ClassVar[bool] = True


@dataclass(slots=True, eq=False)
class LineEnd:
    """The $ assertion."""

    multiline: bool
    nullable: ClassVar[bool] = True


@dataclass(slots=True, eq=False)
class WordBoundary:
    r"""The \b assertion, or \B if negated."""

    negated: bool
    nullable: ClassVar[bool] = True


@dataclass(slots=True, eq=False)
class Lookaround:
    """The (?= (?! (?<= and (?<! assertions."""

    body: "Node"
    behind: bool
    negated: bool
    captures: range
    nullable: ClassVar[bool] = True


@dataclass(slots=True, eq=False)
class BackReference:
    """What a group captured, once more: that one of these groups that took part."""

    groups: tuple[int, ...]
    ignore_case: bool
    nullable: ClassVar[bool] = True


Node: TypeAlias = (
    Characters
    | Sequence
    | Alternatives
    | Capture
    | Repeat
    | LineStart
    | LineEnd
    | WordBoundary
    | Lookaround
    | BackReference
)


@dataclass(slots=True, eq=False)
class Pattern:
    """A whole regular expression.

    `names` maps a group's name to the numbers of the groups that have it; `references` are the groups
    that some back reference means; `depth` is how deep groups are nested in each other.
    """

    body: Node
    group_count: int
    names: Mapping[str, tuple[int, ...]]
    references: frozenset[int]
    depth: int


def sequence(items: list[Node]) -> Node:
    """The items one after the other, as simple as can be."""
    if len(items) == 1:
        return items[0]
    return Sequence(items, all(item.nullable for item in items))


def alternatives(items: list[Node]) -> Node:
    """One of the items, as simple as can be."""
    if len(items) == 1:
        return items[0]
    return Alternatives(items, any(item.nullable for item in items))


def repeat(body: Node, least: int, most: int | None, *, greedy: bool, captures: range) -> Node:
    """The body repeated, as simple as can be."""
    if least == most == 1:
        return body
    if isinstance(body, Repeat) and greedy and most is None and least <= 1 and is_loop_over_set(body):
        # The outer loop takes whatever the inner one leaves, and both give back one code point at a time:
        # `(?:x+?)+` tries the same ends in the same order as `x+`.
        both = min(least, body.least)
        return Repeat(body.body, both, None, greedy=True, captures=captures, nullable=both == 0)
    return Repeat(body, least, most, greedy, captures, nullable=least == 0 or body.nullable)


def is_loop_over_set(node: Repeat) -> bool:
    """Whether the node is x*, x+, x*? or x+? with a set of code points for x."""
    return node.most is None and node.least <= 1 and isinstance(node.body, Characters)

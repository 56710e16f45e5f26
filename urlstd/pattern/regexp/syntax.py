"""ECMAScript pattern syntax with the `v` flag, made a tree.

https://tc39.es/ecma262/#sec-patterns. Strict: what the grammar or one of its early errors refuses is refused
here. Groups are kept on a stack of frames, not on Python's own, so any depth of nesting can be parsed.
"""

import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from urlstd.languages import message
from urlstd.pattern.regexp import nodes, sets
from urlstd.pattern.regexp.class_syntax import character_class
from urlstd.pattern.regexp.escapes import IDENTITY_ESCAPES, SYNTAX_CHARACTERS, character_escape, class_escape
from urlstd.pattern.regexp.group_names import group_name
from urlstd.pattern.regexp.quantifiers import QUANTIFIERS, number, quantifier
from urlstd.pattern.regexp.scanner import Scanner
from urlstd.pattern.regexp.sets import ClassSet

DECIMAL_ESCAPE = re.compile("[1-9][0-9]*")
MODIFIERS = re.compile("([ims]*)(-?)([ims]*):")

LITERALS = re.compile(r"[^$\\.*+?()\[\]{}|^]+")
OPENING = re.compile(r"\((?:\?(?:[:=!]|<[=!]?)?)?")
LOOKAROUNDS = frozenset({"(?=", "(?!", "(?<=", "(?<!"})


class Flags(NamedTuple):
    """The flags that modifiers can change."""

    ignore_case: bool
    multiline: bool = False
    dot_all: bool = False


@dataclass(slots=True, eq=False)
class Frame:
    """A group that has been opened and not closed; the first one is the whole pattern."""

    opening: str
    start: int
    body_start: int
    captures_before: int
    flags_outside: Flags
    index: int = 0  # of the capture, if it is one
    branch_start: int = field(init=False)
    items: list[nodes.Node] = field(default_factory=list)
    alternatives: list[nodes.Node] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.branch_start = self.body_start


class Parser(Scanner):
    """Read one source from its start to its end."""

    __slots__ = ("captures", "depth", "flags", "frame", "frames", "last_position", "names", "references")

    def __init__(self, source: str, *, ignore_case: bool) -> None:
        super().__init__(source)
        self.flags = Flags(ignore_case)
        self.captures = 0
        self.names: dict[str, list[int]] = {}
        self.last_position: dict[str, int] = {}  # of a group with this name
        self.references: list[tuple[int, int | str, nodes.BackReference]] = []
        self.frame = Frame("", 0, 0, 0, self.flags)
        self.frames = [self.frame]
        self.depth = 1

    def parse(self) -> nodes.Pattern:
        """Return the tree.

        https://tc39.es/ecma262/#prod-Pattern
        """
        source, end = self.source, self.end
        while self.position < end:
            c = source[self.position]
            term = TERMS.get(c)
            if term is None:
                self.literals()
            else:
                term(self)
        if len(self.frames) > 1:
            self.fail(message(") to end the group that begins here"), self.frame.start)
        self.end_alternative()
        self.resolve_references()
        return nodes.Pattern(
            body=nodes.alternatives(self.frame.alternatives),
            group_count=self.captures,
            names={name: tuple(indices) for name, indices in self.names.items()},
            references=frozenset(index for *_, node in self.references for index in node.groups),
            depth=self.depth,
        )

    # Atoms and quantifiers

    def literals(self) -> None:
        """Characters that mean themselves, the last of which may have a quantifier."""
        run = next(LITERALS.finditer(self.source, self.position))[0]
        ignore_case = self.flags.ignore_case
        self.position += len(run)
        self.frame.items += [literal(ord(c), ignore_case) for c in run[:-1]]
        self.atom(literal(ord(run[-1]), ignore_case))

    def atom(self, node: nodes.Node, captures_before: int | None = None) -> None:
        """Append what may be repeated, with its quantifier."""
        found = quantifier(self)
        if found is not None:
            first = self.captures if captures_before is None else captures_before
            captures = range(first + 1, self.captures + 1)
            node = nodes.repeat(node, found.least, found.most, greedy=found.greedy, captures=captures)
        self.frame.items.append(node)

    def class_atom(self) -> None:
        """A character class."""
        ignore_case = self.flags.ignore_case
        self.atom(class_node(character_class(self, ignore_case=ignore_case), ignore_case=ignore_case))

    def dot(self) -> None:
        """Any code point, line terminators only if they are asked for."""
        self.position += 1
        self.atom(nodes.Characters(sets.ASCII if self.flags.dot_all else sets.ASCII & ~sets.LINE_TERMINATORS))

    def escape(self) -> None:
        """An assertion, a back reference, a set or a character."""
        self.position += 1
        c = self.peek()
        ignore_case = self.flags.ignore_case
        if c in IDENTITY_ESCAPES:
            self.position += 1
            self.atom(literal(IDENTITY_ESCAPES[c], ignore_case))
        elif c in WORD_BOUNDARIES:
            self.position += 1
            self.frame.items.append(nodes.WordBoundary(c == "B"))
        elif c == "k":
            self.position += 1
            self.back_reference()
        elif (decimal := self.match(DECIMAL_ESCAPE)) is not None:
            self.refer(decimal.start(), number(decimal[0]))
        elif (escaped := class_escape(self, ignore_case=ignore_case)) is not None:
            self.atom(class_node(escaped, ignore_case=ignore_case))
        else:
            self.atom(literal(character_escape(self, in_class=False), ignore_case))

    def refuse(self) -> None:
        """A syntax character where no term begins with it."""
        c = self.peek()
        repeated = c in QUANTIFIERS
        self.fail(
            message("something to repeat before {c}", c=c) if repeated else message("a backslash before {c}", c=c)
        )

    # Assertions

    def line_assertion(self) -> None:
        """A ^ or $, which cannot be repeated."""
        kind = nodes.LineStart if self.peek() == "^" else nodes.LineEnd
        self.position += 1
        self.frame.items.append(kind(self.flags.multiline))

    # Back references

    def back_reference(self) -> None:
        r"""What follows \k."""
        start = self.position
        if not self.eat("<"):
            self.fail(message(r"a group's name in <> after \k"))
        self.refer(start, group_name(self))

    def refer(self, position: int, group: int | str) -> None:
        """Append a reference; which groups it means is known at the end."""
        node = nodes.BackReference((), self.flags.ignore_case)
        self.references.append((position, group, node))
        self.atom(node)

    def resolve_references(self) -> None:
        """Bind each back reference to the groups of that number or name."""
        for position, group, node in self.references:
            if isinstance(group, str):
                if group not in self.names:
                    self.fail(message("a group named {name}", name=group), position)
                node.groups = tuple(self.names[group])
            elif group > self.captures:
                self.fail(message("the number of a group, of which there are {count}", count=self.captures), position)
            else:
                node.groups = (group,)

    # Groups

    def open_group(self) -> None:
        """A group of any kind."""
        start = self.position
        before = self.captures
        flags = self.flags
        index = 0
        opening = next(OPENING.finditer(self.source, start))[0]
        self.position += len(opening)
        if opening in {"(", "(?<"}:
            index = self.captures = before + 1
            if opening == "(?<":
                self.name_group(index)
        elif opening == "(?":
            self.modifiers()
        self.frame = Frame(opening, start, self.position, before, flags, index)
        self.frames.append(self.frame)
        self.depth = max(self.depth, len(self.frames))

    def name_group(self, index: int) -> None:
        """Read the name of a group and checks that no other group of that name can take part with it."""
        position = self.position
        name = group_name(self)
        last = self.last_position.get(name)
        if last is not None:
            # The innermost group around both: do they stand in different alternatives of it? For groups of that
            # name before the last one the answer is the same, or else that one would have been refused.
            around = self.frames[bisect_right(self.frames, last, key=body_start_of) - 1]
            if last >= around.branch_start:
                wanted = message("another name than {name}, which a group in the same alternative has", name=name)
                self.fail(wanted, position)
        self.last_position[name] = position
        self.names.setdefault(name, []).append(index)

    def modifiers(self) -> None:
        """Change the flags for a group such as (?i-s:...)."""
        start = self.position
        found = self.match(MODIFIERS) or self.fail(message("one of : = ! <= <! <name> i m s - after (?"))
        added, removed = found[1], found[3]
        letters = added + removed
        if not letters or len(set(letters)) < len(letters):
            self.fail(message("each of the modifiers i m s once at most, and one of them at least"), start)
        self.flags = Flags(
            *((was or letter in added) and letter not in removed for letter, was in zip("ims", self.flags, strict=True))
        )

    def end_alternative(self) -> None:
        """Make the terms since the last | one node."""
        frame = self.frame
        frame.alternatives.append(nodes.sequence(frame.items))
        frame.items = []

    def next_alternative(self) -> None:
        """A |."""
        self.position += 1
        self.end_alternative()
        self.frame.branch_start = self.position

    def close_group(self) -> None:
        """A ), with what it means for the group."""
        frame = self.frame
        if not frame.opening:
            self.fail(message("( before this )"))
        self.position += 1
        self.end_alternative()
        body = nodes.alternatives(frame.alternatives)
        self.flags = frame.flags_outside
        self.frames.pop()
        self.frame = self.frames[-1]
        if frame.opening in LOOKAROUNDS:
            captures = range(frame.captures_before + 1, self.captures + 1)
            self.frame.items.append(nodes.Lookaround(body, "<" in frame.opening, "!" in frame.opening, captures))
        else:
            node = nodes.Capture(frame.index, body, body.nullable) if frame.index else body
            self.atom(node, frame.captures_before)


TERMS: dict[str, Callable[[Parser], None]] = {
    **dict.fromkeys(SYNTAX_CHARACTERS, Parser.refuse),
    "^": Parser.line_assertion,
    "$": Parser.line_assertion,
    ".": Parser.dot,
    "[": Parser.class_atom,
    "\\": Parser.escape,
    "(": Parser.open_group,
    ")": Parser.close_group,
    "|": Parser.next_alternative,
}

WORD_BOUNDARIES = frozenset("bB")


def body_start_of(frame: Frame) -> int:
    """Where the alternatives of a group begin."""
    return frame.body_start


@lru_cache(maxsize=512)
def literal(value: int, ignore_case: bool) -> nodes.Characters:
    """One character, in both cases if case is ignored."""
    return nodes.Characters(sets.accepted(sets.code_point(value), ignore_case=ignore_case))


def class_node(value: ClassSet, *, ignore_case: bool) -> nodes.Node:
    """What a class matches: its longer strings first, then its code points, then nothing if that is in it."""
    single = nodes.Characters(sets.accepted(value.mask, ignore_case=ignore_case))
    if not value.strings:
        return single
    # Strings with other code points are in no text.
    strings = sorted(filter(str.isascii, value.strings), key=len, reverse=True)
    choices: list[nodes.Node] = [
        nodes.sequence([literal(ord(c), ignore_case) for c in string]) for string in strings if string
    ]
    choices.append(single)
    if "" in strings:
        choices.append(nodes.sequence([]))
    return nodes.alternatives(choices)


def parse(source: str, *, ignore_case: bool) -> nodes.Pattern:
    """The tree of a source.

    Raises:
        RegExpSyntaxError: the source is not a pattern with the `v` flag.
    """
    return Parser(source, ignore_case=ignore_case).parse()

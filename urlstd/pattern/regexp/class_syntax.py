r"""Character classes of the `v` flag: nested, with && and -- and \q{...}.

https://tc39.es/ecma262/#prod-ClassContents. Nesting is kept on a stack of frames, not on Python's own.
"""

from urlstd.languages import message
from urlstd.pattern.regexp import sets
from urlstd.pattern.regexp.escapes import character_escape, class_escape
from urlstd.pattern.regexp.scanner import Scanner
from urlstd.pattern.regexp.sets import ClassSet

CLASS_SET_SYNTAX_CHARACTERS = frozenset("()[]{}/-\\|")
DOUBLE_PUNCTUATORS = frozenset(c * 2 for c in "&!#$%*+,.:;<=>?@^`~")
OPERATORS = frozenset({"--", "&&"})


class ClassFrame:
    """A class that has been opened and not closed."""

    __slots__ = ("can_be_first_of", "ignore_case", "negated", "operands", "operator", "start", "value")

    def __init__(self, scanner: Scanner, *, ignore_case: bool) -> None:
        self.start = scanner.position
        scanner.position += 1
        self.negated = scanner.eat("^")
        self.ignore_case = ignore_case
        self.operator = ""  # of a union
        self.operands = 0
        self.can_be_first_of = True  # of an operation: one operand, which is not a range
        self.value = ClassSet(sets.NOTHING)

    def take(self, operand: ClassSet) -> None:
        """Add an operand by the operator of this class."""
        mask, strings, may_contain_strings = self.value
        if self.operator == "--":
            self.value = ClassSet(mask & ~operand.mask, strings - operand.strings, may_contain_strings)
        elif self.operator == "&&":
            both = may_contain_strings and operand.may_contain_strings
            self.value = ClassSet(mask & operand.mask, strings & operand.strings, both)
        else:
            either = may_contain_strings or operand.may_contain_strings
            self.value = ClassSet(mask | operand.mask, strings | operand.strings, either)
        self.operands += 1

    def close(self, scanner: Scanner) -> ClassSet:
        """What the class stands for, now that its end is reached."""
        if not self.negated:
            return self.value
        if self.value.may_contain_strings:
            scanner.fail(message("no strings of several code points in a class that begins with [^"), self.start)
        return ClassSet(sets.complement(self.value.mask, ignore_case=self.ignore_case))


def character_class(scanner: Scanner, *, ignore_case: bool) -> ClassSet:
    """The class that begins at the position."""
    frames = [ClassFrame(scanner, ignore_case=ignore_case)]
    while True:
        frame = frames[-1]
        if scanner.eat("]"):
            value = frame.close(scanner)
            frames.pop()
            if not frames:
                return value
            frames[-1].take(value)
            continue
        if scanner.position >= scanner.end:
            scanner.fail(message("] to end the class that begins here"), frame.start)
        if frame.operands:
            operator(scanner, frame)
        if scanner.looking_at("["):
            frames.append(ClassFrame(scanner, ignore_case=ignore_case))
        else:
            operand(scanner, frame)


def operator(scanner: Scanner, frame: ClassFrame) -> None:
    """What has to stand between two operands: nothing, or the one operator of this class."""
    here = scanner.source[scanner.position : scanner.position + 2]
    if here not in OPERATORS:
        if frame.operator:
            scanner.fail(message("{operator} or ]", operator=frame.operator))
        return
    if frame.operator != here and (frame.operands > 1 or not frame.can_be_first_of):
        scanner.fail(_wanted_operator(frame))
    frame.operator = here
    scanner.position += 2
    if here == "&&" and scanner.looking_at("&"):
        scanner.fail(message("an operand after &&"))


def _wanted_operator(frame: ClassFrame) -> str:
    if frame.operator:
        return message("{operator} between the operands of this class, or nested classes", operator=frame.operator)
    return message("no operator between the operands of this class, or nested classes")


def operand(scanner: Scanner, frame: ClassFrame) -> None:
    r"""An escape, a \q{...}, a character or a range."""
    ignore_case = frame.ignore_case
    start = scanner.position
    if scanner.eat("\\"):
        if scanner.eat("q"):
            frame.take(string_disjunction(scanner, ignore_case=ignore_case))
            return
        escaped = class_escape(scanner, ignore_case=ignore_case)
        if escaped is not None:
            frame.take(escaped)
            return
        scanner.position = start
    first = last = class_set_character(scanner)
    if not frame.operator and scanner.looking_at("-") and not scanner.looking_at("--"):
        scanner.position += 1
        last = class_set_character(scanner)
        if last < first:
            scanner.fail(message("a range from a lower to a higher code point"), start)
        frame.can_be_first_of = False
    mask = sets.code_point_range(first, last)
    frame.take(ClassSet(sets.maybe_simple_fold(mask, ignore_case=ignore_case)))


def class_set_character(scanner: Scanner) -> int:
    """Return the code point that a class has here.

    https://tc39.es/ecma262/#prod-ClassSetCharacter
    """
    c = scanner.peek()
    if c == "\\":
        scanner.position += 1
        return character_escape(scanner, in_class=True)
    if c in CLASS_SET_SYNTAX_CHARACTERS or not c:
        scanner.fail(message("a backslash before {c}", c=c) if c else message("a character of the class"))
    if scanner.source[scanner.position : scanner.position + 2] in DOUBLE_PUNCTUATORS:
        scanner.fail(message("a backslash before {c}, which may not be doubled in a class", c=c))
    scanner.position += 1
    return ord(c)


def string_disjunction(scanner: Scanner, *, ignore_case: bool) -> ClassSet:
    r"""Return the strings of \q{...}, after the "q".

    https://tc39.es/ecma262/#prod-ClassStringDisjunction
    """
    start = scanner.position - 2
    if not scanner.eat("{"):
        scanner.fail(message(r"{ after \q"))
    mask = sets.NOTHING
    strings = set()
    may_contain_strings = False
    string: list[int] = []
    while True:
        if scanner.position >= scanner.end:
            scanner.fail(message(r"} to end the \q{ that begins here"), start)
        ends = scanner.eat("}")
        if not ends and not scanner.eat("|"):
            value = class_set_character(scanner)
            string.append(sets.fold_character(value) if ignore_case else value)
            continue
        if len(string) == 1:
            mask |= sets.code_point(string[0])
        else:
            may_contain_strings = True
            strings.add("".join(map(chr, string)))
        if ends:
            return ClassSet(mask, frozenset(strings), may_contain_strings)
        string = []

"""Random regular expressions and texts for them: most of them right, some of them a little wrong."""

import random

LETTERS = "abcABCkKsS019_-. /\n"

CHARACTERS = [
    *"abcABkKsS01_ -/,=~",
    r"\.",
    r"\/",
    r"\x61",
    r"\u0041",
    r"\u{6b}",
    r"\u{17f}",
    r"\u{212A}",
    r"\n",
    r"\cJ",
]
MORE_CHARACTERS = [r"\t", r"\0", r"\v", r"\u{0000000061}", r"\ud83d\ude00", r"\ud83d", "&", "!", "é", "ſ", "\u212a"]
CLASS_ESCAPES = [r"\d", r"\D", r"\w", r"\W", r"\s", r"\S"]
PROPERTIES = [
    *[
        "L",
        "Lu",
        "Ll",
        "Nd",
        "ASCII",
        "Any",
        "Script=Latin",
        "sc=Common",
        "scx=Zyyy",
        "Hex_Digit",
        "Cased",
        "Uppercase",
    ],
    *["Lowercase", "CWKCF", "Changes_When_Lowercased", "ID_Start", "gc=Lu", "General_Category=Pd", "White_Space", "P"],
    *["Emoji", "Alphabetic", "RGI_Emoji", "Basic_Emoji", "Dash", "Sc", "Sm", "Pattern_Syntax", "Assigned", "Cntrl"],
    *["Latin", "Script=Lu", "lu", "L=L", "", "Lu ", "scx=Greek", "Block=Thai", "sc=", "=Lu", "ASCII=Yes", "space"],
]
CLASS_CHARACTERS = [
    *"abcABCkKsS019_ .!#$%*+,:;<=>?@`~&^\"'é",
    *[r"\-", r"\/", r"\(", r"\]", r"\|", r"\b", r"\n", r"\&", r"\!", r"\x41", r"\u{17f}", r"\u{212a}", r"\u0073"],
    *[r"\^", r"\\", r"\@", r"\cA", r"\0", r"\u{1F600}"],
]
RANGES = ["a-c", "A-Z", "0-9", "a-z", "j-l", r"\x00-\x7f", "!-.", r"\u0100-\u2200", "S-s", "b-c", "Z-a", r"\x2d-\x2f"]
WRONG_RANGES = ["c-a", r"\d-a", "a-", "-a", "a-b-c", "!!-~"]
QUANTIFIERS = ["*", "+", "?", "{2}", "{0,2}", "{1,}", "{0}", "{1,3}", "{0,1}", "{1}", "{2,}", "{0,}", "{00,01}"]
RARE_QUANTIFIERS = ["{3,2}", "{99999999999999999999}", "{0,99999999999}", "{,2}", "{ 1}", "{1", "**", "+*"]
MODIFIERS = ["i", "-i", "s", "m", "im-s", "s-im", "-", "ii", "i-i", "x", "", "-m", "ims", "-ims", "i-"]
NAMES = ["n", "m", "x$", "_", "a1", r"\u0061", r"\u{1d49c}", "名", "1", "", "a-b", "a b", r"\x61", "n\u200c"]
MUTATIONS = "()[]{}*+?|\\^$.-&~!,:<>=/abik0123Pqpu\n"


class Generator:
    """One pattern after the other.

    `modern` patterns have modifiers and several groups of one name, which engines before 2025 do not know.
    """

    def __init__(self, run: int, *, modern: bool, strings: bool) -> None:
        self.random = random.Random(run)  # noqa: S311 (to repeat a run)
        self.modern = modern
        self.strings = strings
        self.groups = 0
        self.names: list[str] = []

    def case(self) -> tuple[str, str, list[str]]:
        """A pattern, flags and texts."""
        self.groups = 0
        self.names = []
        pattern = self.disjunction(0)
        if self.chance(0.2):
            pattern = self.mutated(pattern)
        texts = ["".join(self.choice(LETTERS) for _ in range(self.random.randint(0, 8))) for _ in range(3)]
        texts += ["", self.choice(["aab", "abab", "kK", "sS", "a\nb", "aaaa", "a1_b-2"])]
        return pattern, self.choice(["v", "v", "vi"]), texts

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def choice(self, options: list[str] | str) -> str:
        return self.random.choice(options)

    def mutated(self, pattern: str) -> str:
        for _ in range(self.random.randint(1, 2)):
            at = self.random.randint(0, len(pattern))
            inserted = self.choice(MUTATIONS) if self.chance(0.7) else ""
            dropped = 1 if not inserted or self.chance(0.5) else 0
            pattern = pattern[:at] + inserted + pattern[at + dropped :]
        return pattern

    def disjunction(self, depth: int) -> str:
        return "|".join(self.alternative(depth) for _ in range(self.random.choice([1, 1, 1, 2, 3])))

    def alternative(self, depth: int) -> str:
        return "".join(self.term(depth) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3])))

    def term(self, depth: int) -> str:
        if self.chance(0.06):
            return self.choice(["^", "$", r"\b", r"\B"])
        if depth < 4 and self.chance(0.07):
            return self.choice(["(?=", "(?!", "(?<=", "(?<!"]) + self.disjunction(depth + 1) + ")"
        return self.atom(depth) + (self.quantifier() if self.chance(0.35) else "")

    def quantifier(self) -> str:
        chosen = self.choice(RARE_QUANTIFIERS if self.chance(0.03) else QUANTIFIERS)
        return chosen + ("?" if self.chance(0.25) else "")

    def atom(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.36 or (depth > 3 and kind < 0.7):
            return self.choice(MORE_CHARACTERS if self.chance(0.1) else CHARACTERS)
        if kind < 0.44:
            return "."
        if kind < 0.52:
            return self.class_escape()
        if kind < 0.66 or depth > 3:
            return self.character_class(0)
        if kind < 0.9:
            return self.group(depth)
        return self.reference()

    def group(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.45:
            self.groups += 1
            return "(" + self.disjunction(depth + 1) + ")"
        if kind < 0.6:
            self.groups += 1
            free = [name for name in NAMES if self.modern or name not in self.names]
            name = self.choice(free[:4]) if free[:4] and self.chance(0.95) else self.choice(free)
            self.names.append(name)
            return f"(?<{name}>{self.disjunction(depth + 1)})"
        if kind < 0.75 and self.modern:
            few = MODIFIERS[:6] if self.chance(0.95) else MODIFIERS
            return f"(?{self.choice(few)}:{self.disjunction(depth + 1)})"
        return "(?:" + self.disjunction(depth + 1) + ")"

    def reference(self) -> str:
        if self.groups and self.chance(0.6):
            return rf"(?:\{self.random.randint(1, self.groups + self.chance(0.05))})"
        if self.names and self.chance(0.8):
            return rf"\k<{self.choice(self.names)}>"
        if self.chance(0.9):
            return self.choice(CHARACTERS)
        return "\\" + self.choice([*"123bBk_eaAZcpPuxq-", "k<n>", "k<", "u{110000}", "u{}", "u12", "x1", "c1", "08"])

    def class_escape(self) -> str:
        if self.chance(0.6):
            return self.choice(CLASS_ESCAPES)
        known = self.chance(0.97)
        name = self.choice(PROPERTIES[:-12] if known else PROPERTIES)
        return rf"\{self.choice('ppP')}{{{name}}}"

    def character_class(self, depth: int) -> str:
        kind = self.random.random()
        negated = "^" if self.chance(0.25) else ""
        if kind < 0.6:
            inside = "".join(self.union_part(depth) for _ in range(self.random.randint(0, 4)))
        else:
            operator = "--" if kind < 0.8 else "&&"
            inside = operator.join(self.operand(depth) for _ in range(self.random.randint(2, 3)))
            if self.chance(0.03):
                inside += self.choice(["&", "--", "&&a", "-a", "--a", "a"])
        return f"[{negated}{inside}]"

    def union_part(self, depth: int) -> str:
        if self.chance(0.3):
            return self.choice(WRONG_RANGES if self.chance(0.04) else RANGES)
        return self.operand(depth)

    def operand(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.45 or (depth > 2 and kind > 0.7):
            return self.choice(CLASS_CHARACTERS)
        if kind < 0.6:
            return self.class_escape()
        if kind < 0.7 and self.strings:
            return r"\q{" + "|".join(self.string() for _ in range(self.random.randint(1, 3))) + "}"
        return self.character_class(depth + 1)

    def string(self) -> str:
        return "".join(self.choice(CLASS_CHARACTERS) for _ in range(self.random.randint(0, 3)))

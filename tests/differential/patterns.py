"""Patterns of which most compile, and inputs of which some match: for comparing with another implementation."""

import random
import re
from typing import Any

from tests.property import hostile, hostile_patterns
from urlstd.pattern.init import COMPONENTS

NAMES = (":a", ":b", ":c", ":a1", ":$_", ":é", ":x\u200d")
REGEXPS = (
    "(a)", "(.*)", "(.+)", "(\\d+)", "(a|b)", "(a*)", "([^\\/]+?)", "([^\\.]+?)", "([^]+?)", "([a-c])", "((?:a|b)*)",
    "((?<x>a))", "(a(?=b))", "((?<=a)b)", "([[a-z]--b])", "(\\w{2,})", "(^a$)",
)  # fmt: skip
TEXTS = {
    "protocol": ("http", "s", "ws", "data", "foo", "a", "file", "ftp"),
    "port": ("80", "443", "8", "0", "1"),
    "hostname": ("a", "b", "example", "com", "localhost", "é", "☕", "EX", "1", "-", "_"),
    "pathname": (
        "a", "b", "ab", "é", "☕", "💩", "%41", "%zz", "..", "x y", "^", "<", "'", "\\:", "\\*", "\\{", "%2e", "`", "=",
        "&", ";", "\\\\",
    ),
}  # fmt: skip
SEPARATORS = {"pathname": "/", "hostname": ".", "protocol": "", "port": ""}
BASES = (
    "https://example.com/a/b?q#f",
    "https://example.com/a/b?q#f",
    "data:a",
    "file:///a/b",
    "foo://h/p+/x",
    "https://h:8080/",
)
URL_TEXTS = {
    "protocol": ("http", "https", "ws", "data", "foo", "a", "file"),
    "port": ("80", "443", "8", "1", ""),
    "hostname": ("a", "a.b", "example.com", "b.localhost", "a.b.c", "", "xn--53h"),
}


GROUP = re.compile(r":[a-zé$_\u200d1]+(\([^)]*\)+)?|(?<!\\)\([^)]*\)+|(?<!\\)\*")
SYNTAX = re.compile(r"\\|(?<!\\)[{}?*+](?=[?*+}])|[{}+]|\?$")


class Maker:
    """Makes cases from a source of chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance, self.choose = chance, chance.choice

    def case(self) -> dict[str, Any]:
        """A pattern with its base URL and option, and arguments for matching."""
        kind = self.chance.random()
        base = None
        if kind < 0.1:
            pattern: Any = hostile_patterns.pick(self.choose, self.chance.randint)
            base = self.choose((None, *BASES))
        elif kind < 0.2:
            pattern = {name: hostile_patterns.pick(self.choose, self.chance.randint) for name in self.some(0.25)}
        elif kind < 0.6:
            pattern = self.constructor_string()
            relative = not pattern.startswith(("http", "foo", "file", "data", "*", "("))
            base = self.choose(BASES) if relative or self.chance.random() < 0.3 else None
        else:
            pattern = {name: self.component(name) for name in self.some(0.3)}
            if self.chance.random() < 0.2:
                pattern["baseURL"] = self.choose(BASES)
        inputs = [self.similar(pattern), self.similar(pattern), self.arguments()]
        return {"pattern": pattern, "base": base, "ignoreCase": self.chance.random() < 0.2, "inputs": inputs}

    def some(self, share: float) -> list[str]:
        return [name for name in COMPONENTS if self.chance.random() < share]

    def constructor_string(self) -> str:
        pattern = self.choose(("", "https://", "http{s}?://", "*://", "data\\:", "(foo|https)://", "file://"))
        if pattern.endswith("//"):
            credentials = self.choose(("", "", "", "u@", "u\\:p@", ":u@"))
            pattern += credentials + self.component("hostname") + self.choose(("", "", ":80", ":443", ":8{0}?", ":*"))
        pattern += self.choose(("", "/", self.component("pathname")))
        pattern += self.choose(("", "", f"?{self.component('search')}", f"\\?{self.component('search')}"))
        return pattern + self.choose(("", "", f"#{self.component('hash')}"))

    def component(self, name: str) -> str:
        """A pattern string that most probably compiles."""
        names = list(NAMES)
        self.chance.shuffle(names)
        pieces = "".join(self.piece(name, names) for _ in range(self.chance.randint(1, 4)))
        return f"/{pieces}" if name == "pathname" and self.chance.random() < 0.8 else pieces

    def piece(self, name: str, names: list[str]) -> str:
        separator = SEPARATORS.get(name, self.choose(("", "/", ".")))
        before, modifier = self.choose((separator, separator, "")), self.choose(("", "", "?", "*", "+"))
        text = self.choose(TEXTS.get(name, TEXTS["pathname"]))
        kind = self.chance.random()
        if kind < 0.35:
            return before + text
        if kind < 0.45:
            return f"{{{before}{text}}}{modifier}"
        name = names.pop()  # there is one for each piece
        group = self.choose(("*", name, name + self.choose(REGEXPS), self.choose(REGEXPS)))
        if kind < 0.8:
            return before + group + modifier
        return f"{{{self.choose((before, text))}{group}{self.choose(('', text, separator))}}}{modifier}"

    def text(self, name: str = "") -> str:
        pieces = ("a", "b", "ab", "/", ".", "1", "20", "x", "80", "c", "A")
        if name in URL_TEXTS:
            return self.choose(URL_TEXTS[name])
        return "".join(self.choose(pieces) for _ in range(self.chance.randint(0, 6)))

    def similar(self, pattern: Any) -> list[Any]:
        """Arguments that look like the pattern, with something in the place of each group."""
        if isinstance(pattern, str):
            return [self.filled(pattern), "https://example.com/a/"]
        return [{name: self.filled(text) for name, text in pattern.items()}]

    def filled(self, pattern: str) -> str:
        text = GROUP.sub(lambda _: self.choose(("a", "b", "ab", "1", "2", "aab", "", "x/y", "A.b")), pattern)
        return SYNTAX.sub("", text)

    def arguments(self) -> list[Any]:
        kind = self.chance.random()
        if kind < 0.1:
            return [hostile.pick(self.choose, self.chance.randint)]
        after = self.choose(("", f"?{self.text()}", f"#{self.text()}"))
        if kind < 0.4:
            return [
                self.text() + after,
                self.choose(("https://example.com/a/", "https://a.b/", "http://u:p@b.a:81/x/")),
            ]
        if kind < 0.7:
            scheme, port = self.choose(("http", "https", "foo", "ws", "file")), self.choose(("", ":80", ":443", ":8"))
            return [f"{scheme}://{self.text('hostname')}{port}/{self.text()}{after}"]
        return [{name: self.text(name) for name in self.some(0.4)}]

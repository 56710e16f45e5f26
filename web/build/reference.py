"""Writes the reference of the package, one static page, from its docstrings and signatures.

python reference.py TARGET ASSETS, where ASSETS is the address of the page's own files, relative to the target.
"""

from __future__ import annotations

import html
import logging
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import griffe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGE: Final = "urlstd"

# Every public name, by subject. One with a colon is imported from the module before it.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "The URL class": ("URL", "URLSearchParams"),
    "Parsing": ("parse_url", "URLRecord", "URLParseError"),
    "Validation errors": ("validation_errors", "ValidationError", "ErrorType"),
    "Valid URL strings": ("validate", "Validity"),
    "Traces": (
        *("trace", "Trace", "Step", "Splice", "Snapshot", "Work", "PreparedInput", "State"),
        *("trace_setter", "SetterTrace", "trace_host", "HostTrace"),
    ),
    "Hosts": (
        *("Host", "Domain", "IPv4Address", "IPv6Address", "OpaqueHost", "EmptyHost"),
        *("serialize_host", "host_equals", "domain_to_unicode"),
    ),
    "Origins and sites": (
        *("urlstd.origin:origin", "TupleOrigin", "OpaqueOrigin", "same_origin", "same_site", "schemelessly_same_site"),
        *("urlstd.public_suffix:public_suffix", "registrable_domain", "urlstd.public_suffix:prevailing_rule"),
        *("urlstd.public_suffix:Rule", "urlstd.public_suffix:list_date", "MissingListError"),
    ),
    "Equivalence": (
        *("compare_urls", "Comparison", "urlstd.equivalence:Answer", "urlstd.equivalence:Difference"),
        "urlstd.serialize:url_equals",
    ),
    "Rendering": ("render_url", "Rendering", "Piece", "Caution"),
    "Redirects": ("follow_redirects", "RedirectChain", "Hop", "location_url"),
    "Porting from urllib.parse": ("compare_with_urllib", "UrllibReading", "ComponentReading"),
    "URLPattern": (
        *("URLPattern", "URLPatternResult", "URLPatternComponentResult", "URLPatternRecord", "URLPatternError"),
        *("URLPatternList", "URLPatternListMatch", "RegExpBudgetExceeded"),
    ),
    "Percent-encoding and encodings": (
        *("utf8_percent_encode", "percent_decode_string", "PercentEncodeSet", "PERCENT_ENCODE_SETS"),
        *("get_encoding", "output_encoding", "percent_encode_after_encoding", "UnknownEncodingError"),
        *("parse_urlencoded", "serialize_urlencoded"),
    ),
    "The package": ("__version__",),
}

_URL: Final = re.compile(r"https://[^\s`]*[^\s`.,;:)]")
_INLINE: Final = re.compile(r"`(?P<code>[^`]+)`|(?P<url>https://[^\s`]*[^\s`.,;:)])")
_WORD: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")


def anchor(name: str) -> str:
    """The fragment of a public name."""
    return name.rpartition(":")[2]


NAMES: Final = {anchor(name): name for names in GROUPS.values() for name in names}


class Reference:
    """The package, ready to be described."""

    def __init__(self) -> None:
        # It warns of types that are missing in docstrings; ours are in signatures.
        logging.disable(logging.WARNING)
        self.package: Any = griffe.load(PACKAGE, search_paths=[str(ROOT)])
        members: dict[str, Any] = self.package.members
        self.homes = {alias: imported.target_path for alias, imported in members.items() if imported.is_alias}

    def object(self, name: str) -> Any:
        """What a public name stands for, where it is defined."""
        module, colon, inner = name.partition(":")
        path = f"{module}.{inner}" if colon else self.homes[name]
        found = self.package[path.removeprefix(f"{PACKAGE}.")]
        # A package hands names on.
        while found.is_alias:
            found = self.package[found.target_path.removeprefix(f"{PACKAGE}.")]
        return found

    def members(self, owner: Any) -> Iterator[Any]:
        """The methods and properties of a class that are public, in the order of the source."""
        for name, member in owner.members.items():
            if not name.startswith("_") and not member.is_alias and member.lineno is not None:
                if member.is_function or "property" in member.labels:
                    yield member


def text_of(source: str) -> str:
    """Prose as HTML: code, names and addresses are marked as what they are."""
    pieces, end = [], 0
    for found in _INLINE.finditer(source):
        pieces.append(html.escape(source[end : found.start()], quote=False))
        pieces.append(linked(found["code"]) if found["code"] else address(found["url"]))
        end = found.end()
    pieces.append(html.escape(source[end:], quote=False))
    return "".join(pieces)


def address(url: str) -> str:
    """A link to somewhere else, shown without what every address begins with."""
    return f'<a href="{html.escape(url)}">{html.escape(url.removeprefix("https://"))}</a>'


def linked(code: str) -> str:
    """Code, linked where all of it is a public name."""
    escaped = html.escape(code, quote=False)
    return f'<a href="#{code}"><code>{escaped}</code></a>' if code in NAMES else f"<code>{escaped}</code>"


def type_of(annotation: Any) -> str:
    """An annotation as HTML, with public names as links."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in NAMES else found[0]

    return _WORD.sub(link, html.escape(str(annotation), quote=False))


def blocks_of(source: str) -> Iterator[str]:
    """Paragraphs, lists and examples of a docstring."""
    for block in re.split(r"\n\s*\n", source.strip("\n")):
        lines = block.split("\n")
        if lines[0].lstrip().startswith(">>>") or all(line.startswith("    ") for line in lines):
            yield f"<pre><code>{html.escape(block, quote=False)}</code></pre>"
        elif lines[0].lstrip().startswith("- "):
            items = re.split(r"^\s*- ", block, flags=re.MULTILINE)[1:]
            yield f"<ul>{''.join(f'<li>{text_of(item)}</li>' for item in items)}</ul>"
        else:
            yield f"<p>{text_of(block)}</p>"


def docstring_of(thing: Any) -> Iterator[str]:
    """The docstring of a name, section by section."""
    if thing.docstring is None:
        return
    options = {"returns_named_value": False, "returns_multiple_items": False}
    for section in thing.docstring.parse("google", **options):
        kind = section.kind.value
        if kind == "text":
            yield from blocks_of(section.value)
        elif kind == "parameters":
            yield from table("Arguments", ((item.name, "", item.description) for item in section.value))
        elif kind == "attributes":
            rows = ((item.name, type_of(item.annotation or ""), item.description) for item in section.value)
            yield from table("Attributes", rows)
        elif kind == "raises":
            yield from table("Raises", ((str(item.annotation), "", item.description) for item in section.value))
        elif kind == "returns":
            yield f'<p class="part">Returns</p><p>{" ".join(text_of(item.description) for item in section.value)}</p>'
        elif kind == "examples":
            yield "".join(f"<pre><code>{html.escape(text, quote=False)}</code></pre>" for _, text in section.value)
        else:
            raise ValueError(f"{thing.path}: there is no way to show a section of the kind {kind}")


def table(heading: str, rows: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    """A list of names with what there is to say of each."""
    yield f'<p class="part">{heading}</p><dl>'
    for name, annotation, description in rows:
        typed = f' <span class="type">{annotation}</span>' if annotation else ""
        yield f"<dt>{linked(name)}{typed}</dt><dd>{text_of(description)}</dd>"
    yield "</dl>"


def signature_of(function: Any, name: str) -> str:
    """How a function is called, as HTML; one parameter a line where there are many."""
    shown, seen_star = [], False
    for parameter in function.parameters:
        if parameter.name in {"self", "cls"}:
            continue
        kind = parameter.kind.value if parameter.kind else ""
        if kind == "keyword-only" and not seen_star:
            shown.append("*")
            seen_star = True
        shown.append(parameter_of(parameter))
    inside = ", ".join(shown)
    if len(re.sub(r"<[^>]*>", "", inside)) > 60:
        inside = "\n    " + ",\n    ".join(shown) + ",\n"
    returns = "" if str(function.returns) == "None" else f" -> {type_of(function.returns)}"
    return f"{html.escape(name)}({inside}){returns}"


def parameter_of(parameter: Any) -> str:
    """One parameter of a signature."""
    text = html.escape(parameter.name)
    if parameter.annotation is not None:
        text += f": {type_of(parameter.annotation)}"
    if parameter.default is not None:
        text += (
            f"{' = ' if parameter.annotation is not None else '='}{html.escape(str(parameter.default), quote=False)}"
        )
    return text


def article(reference: Reference, name: str) -> Iterator[str]:
    """All there is to say of a public name."""
    thing, at = (None, name) if name == "__version__" else (reference.object(name), anchor(name))
    module, colon, _ = name.partition(":")
    yield f'<article id="{at}" aria-labelledby="{at}-name">'
    yield f'<h3 id="{at}-name"><a href="#{at}">{at}</a> <small>{kind_of(thing)}</small></h3>'
    if colon:
        yield f'<p class="import"><code>from {module} import {at}</code></p>'
    if thing is None:
        yield "<p>The version of the package, a string.</p>"
    elif thing.is_function:
        yield f'<pre class="signature"><code>{signature_of(thing, at)}</code></pre>'
        yield from docstring_of(thing)
    elif thing.is_class:
        yield from class_body(reference, thing, at)
    else:
        yield f'<pre class="signature"><code>{at} = {type_of(thing.value)}</code></pre>'
        yield from docstring_of(thing)
    yield "</article>"


def kind_of(thing: Any) -> str:
    """What a name is, in a word."""
    if thing is None or not (thing.is_class or thing.is_function):
        return "constant"
    if thing.is_function:
        return "function"
    return "exception" if any(str(base).endswith(("Error", "Exception")) for base in thing.bases) else "class"


def class_body(reference: Reference, thing: Any, at: str) -> Iterator[str]:
    """A class: how it is made, what it holds and does, and the members of an Enum."""
    fields = [member for member in thing.members.values() if is_field(member)]
    bases = ", ".join(type_of(base) for base in thing.bases)
    made = thing.members.get("__init__")
    if made is not None and not fields:
        yield f'<pre class="signature"><code>class {signature_of(made, at)}</code></pre>'
    else:
        yield f'<pre class="signature"><code>class {at}{f"({bases})" if bases else ""}</code></pre>'
    yield from docstring_of(thing)
    described = thing.docstring is not None and "Attributes:" in thing.docstring.value
    if "Enum" in [str(base) for base in thing.bases]:
        members = [member for name, member in thing.members.items() if name.isupper()]
        yield from table("Members", ((member.name, "", value_of(member)) for member in members))
    elif fields and not described:
        yield from table("Attributes", ((field.name, type_of(field.annotation), "") for field in fields))
    for member in reference.members(thing):
        yield from method(member, at)


def is_field(member: Any) -> bool:
    """Whether a member of a class is a field of a data class or named tuple."""
    return (
        not member.is_alias
        and member.is_attribute
        and "property" not in member.labels
        and member.annotation is not None
        and not member.name.startswith("_")
    )


def value_of(member: Any) -> str:
    """The value of a member of an Enum: a string, or the first of what stands there."""
    found = re.search(r"""['"]([^'"]+)['"]""", str(member.value))
    return "" if found is None else found[1]


def method(member: Any, owner: str) -> Iterator[str]:
    """A method or property."""
    at = f"{owner}.{member.name}"
    yield f'<div class="member" id="{at}">'
    yield f'<h4 id="{at}-name"><a href="#{at}">{member.name}</a> <small>{member_kind(member)}</small></h4>'
    if member.is_function:
        yield f'<pre class="signature"><code>{signature_of(member, member.name)}</code></pre>'
    else:
        yield f'<pre class="signature"><code>{member.name}: {type_of(member.annotation)}</code></pre>'
    yield from docstring_of(member)
    yield "</div>"


def member_kind(member: Any) -> str:
    """What a member of a class is, in a word or two."""
    if not member.is_function:
        return "property, can be set" if "writable" in member.labels else "property"
    return next((f"{kind}" for kind in ("classmethod", "staticmethod") if kind in member.labels), "method")


def command_line() -> Iterator[str]:
    """The help of the command line, verb by verb."""
    os.environ["COLUMNS"] = "88"
    os.environ["NO_COLOR"] = "1"
    sys.path.insert(0, str(ROOT))
    from urlstd.command_line.command import VERBS, argument_parser, verb_parser  # noqa: PLC0415 - found just now

    yield '<section id="command-line" aria-labelledby="command-line-name">'
    yield '<h2 id="command-line-name"><a href="#command-line">The command line</a></h2>'
    yield "<p>The script <code>urlstd</code>, or <code>python -m urlstd</code>. Colour needs the optional dependency "
    yield "<code>urlstd-playground[cli]</code>.</p>"
    yield from help_of("urlstd", argument_parser())
    for verb in VERBS:
        at = f"urlstd-{verb.name}"
        yield f'<article id="{at}" aria-labelledby="{at}-name">'
        yield f'<h3 id="{at}-name"><a href="#{at}">urlstd {verb.name}</a></h3>'
        yield from help_of(f"urlstd {verb.name}", verb_parser(verb))
        yield "</article>"
    yield "</section>"


def help_of(command: str, parser: Any) -> Iterator[str]:
    """What a command says with --help, to be moved sideways where the window is narrow."""
    yield f'<pre class="help" tabindex="0" role="region" aria-label="The help of {command}">'
    yield f"<code>{html.escape(parser.format_help(), quote=False)}</code></pre>"


def group_id(title: str) -> str:
    """The fragment of a subject."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def index() -> Iterator[str]:
    """Every name, by subject."""
    yield '<nav aria-label="Index">'
    for title, names in GROUPS.items():
        yield f'<h2><a href="#{group_id(title)}">{title}</a></h2><ul>'
        yield "".join(f'<li><a href="#{anchor(name)}"><code>{anchor(name)}</code></a></li>' for name in names)
        yield "</ul>"
    yield '<h2><a href="#command-line">The command line</a></h2></nav>'


def page(assets: str) -> str:
    """The whole page."""
    reference = Reference()
    version = re.search(r"[0-9][^'\"]*", str(reference.package["version.__version__"].value))
    parts = [_HEAD.format(assets=assets, version="" if version is None else version[0]), *index(), "<main id=main>"]
    parts += ["<h1>Reference of the Python package</h1>", *docstring_of(reference.package)]
    for title, names in GROUPS.items():
        at = group_id(title)
        parts.append(f'<section id="{at}" aria-labelledby="{at}-name">')
        parts.append(f'<h2 id="{at}-name"><a href="#{at}">{title}</a></h2>')
        for name in names:
            parts += article(reference, name)
        parts.append("</section>")
    return "\n".join([*parts, *command_line(), "</main></body></html>", ""])


_HEAD: Final = """<!doctype html>
<html lang="en" data-theme="auto">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>urlstd reference</title>
  <meta name="description" content="Every public name of the Python package urlstd, and its command line.">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="{assets}/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="{assets}/style/reference.css">
  <script src="{assets}/theme.js"></script>
</head>
<body class="reference">
<a class="skip" href="#main">Skip the index</a>
<header><p><a href="../">urlstd playground</a> <span>reference, version {version}</span></p></header>"""


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(sys.argv[2]), encoding="utf-8")

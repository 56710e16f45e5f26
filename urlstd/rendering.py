"""URL rendering: what to show of a URL to a person who has to decide whether to trust it.

The Standard gives advice, not an algorithm. What is done with it here:

- Credentials are not shown, and that there are some is said.
- The registrable domain is emphasized; without a Public Suffix List, the whole host is.
- A domain is shown in Unicode, but for labels that can be mistaken for something else: those stay in ASCII.
- The other components are percent-decoded where that hides nothing and adds no doubt.
- Each passage of right-to-left text is isolated, so that the order of the components stays what it is.
- What is too long is cut at its end, then at the start of the host, never within the registrable domain.

https://url.spec.whatwg.org/#url-rendering
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from urlstd.hosts.host import Domain, Host, serialize_host
from urlstd.hosts.idna import domain_to_unicode
from urlstd.languages import message
from urlstd.public_suffix import MissingListError, registrable_domain
from urlstd.unicode import spoofing
from urlstd.unicode.unicode_properties import bidi_class

if TYPE_CHECKING:
    from collections.abc import Iterator

    from urlstd.record import URLRecord
    from urlstd.tracing.input_parts import Component

Show = Literal["url", "host", "registrable-domain"]
CautionKind = Literal["credentials", "mixed-script", "confusable", "not-unicode"]

ELLIPSIS: Final = "…"
_LEFT_TO_RIGHT_ISOLATE, _FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2066", "\u2068", "\u2069"
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_PERCENT_ENCODED: Final = re.compile("(?:%[0-9A-Fa-f]{2})+")
_CUT_PERCENT_SIGN: Final = re.compile(r"%.?\Z")
# Nothing is seen of these, although their General_Category is one of letters, marks or symbols.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# A padlock is what browsers put beside a URL.
_PADLOCKS: Final = re.compile("[\U0001f50f-\U0001f513]")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of what to show.

    Attributes:
        part: The component that it is of; "delimiter" for what stands between components and between segments.
        text: What to show.
        source: What stands for it in the serialization of the URL; an ellipsis stands for all that it replaces.
        emphasis: Whether it tells who the URL belongs to.
        isolate: Whether it has right-to-left text, to be isolated from what is around it.
    """

    part: Component
    text: str
    source: str
    emphasis: bool = False
    isolate: bool = False


@dataclass(frozen=True, slots=True)
class Caution:
    """A reason to look twice.

    Attributes:
        kind: "credentials"; "mixed-script", a label in scripts that do not go together; "confusable", a label that
            looks like ASCII; "not-unicode", a label in Punycode that stands for nothing that may be shown.
        label: The index of the label, from the left; `None` where it is not about one.
        message: What is the matter, in one sentence.
    """

    kind: CautionKind
    label: int | None
    message: str


@dataclass(frozen=True, slots=True)
class Rendering:
    """What to show of a URL.

    Attributes:
        pieces: The pieces, from left to right. Show them in a left-to-right context.
        cautions: Reasons to look twice, in the order of what they are about.
        registrable_domain: The registrable domain; `None` without one, or without a Public Suffix List.
    """

    pieces: tuple[Piece, ...]
    cautions: tuple[Caution, ...]
    registrable_domain: str | None

    @property
    def text(self) -> str:
        """The pieces as plain text, with the isolates that right-to-left text needs."""
        text = "".join(
            f"{_FIRST_STRONG_ISOLATE}{piece.text}{_POP_ISOLATE}" if piece.isolate else piece.text
            for piece in self.pieces
        )
        isolated = any(piece.isolate for piece in self.pieces)
        return f"{_LEFT_TO_RIGHT_ISOLATE}{text}{_POP_ISOLATE}" if isolated else text


def render_url(url: URLRecord, *, show: Show = "url", longest: int | None = None, distrust: bool = True) -> Rendering:
    """Return what to show of `url`.

    Args:
        url: The URL.
        show: All of it but its credentials; the host only; or the registrable domain only, which is the host where
            there is none.
        longest: How many code points to show at most, as far as that can be done; `None` for all.
        distrust: Whether labels that can be mistaken for something else stay in ASCII.

    https://url.spec.whatwg.org/#url-rendering
    """
    registrable = _registrable_domain(url.host)
    host, cautions = _host(url.host, registrable, distrust)
    if url.includes_credentials:
        about = message(
            "The URL has credentials, which are not shown: a name before “@” says nothing of where it leads."
        )
        cautions.insert(0, Caution("credentials", None, about))
    if show == "url":
        pieces = _fitting(_before_host(url), host, list(_port(url)), list(_after_port(url)), longest)
    else:
        only = [piece for piece in host if piece.emphasis] if show == "registrable-domain" else host
        pieces = _fitting([], only, [], [], longest)
    isolated = tuple(replace(piece, isolate=_has_right_to_left(piece.text)) for piece in pieces)
    return Rendering(isolated, tuple(cautions), registrable)


def _registrable_domain(host: Host | None) -> Domain | None:
    try:
        return None if host is None else registrable_domain(host)
    except MissingListError:
        return None


def _has_right_to_left(text: str) -> bool:
    return not text.isascii() and any(bidi_class(c) in _RIGHT_TO_LEFT for c in text)


def _before_host(url: URLRecord) -> list[Piece]:
    slashes = ":" if url.host is None else "://"
    return [_piece("scheme", url.scheme), _piece("delimiter", slashes)]


def _piece(part: Component, text: str) -> Piece:
    return Piece(part, text, text)


def _port(url: URLRecord) -> Iterator[Piece]:
    if url.port is not None:
        yield _piece("delimiter", ":")
        yield _piece("port", str(url.port))


def _after_port(url: URLRecord) -> Iterator[Piece]:
    """Yield path, query and fragment, the path segment by segment."""
    if isinstance(url.path, str):
        yield Piece("path", percent_decoded(url.path), url.path)
    else:
        for segment in url.path:
            yield _piece("delimiter", "/")
            yield Piece("path", percent_decoded(segment), segment)
    if url.query is not None:
        yield _piece("delimiter", "?")
        yield Piece("query", percent_decoded(url.query), url.query)
    if url.fragment is not None:
        yield _piece("delimiter", "#")
        yield Piece("fragment", percent_decoded(url.fragment), url.fragment)


def _host(host: Host | None, registrable: Domain | None, distrust: bool) -> tuple[list[Piece], list[Caution]]:
    """Return the pieces of a host, a domain label by label, and the cautions about it."""
    if host is None:
        return [], []
    if not isinstance(host, Domain):
        serialized = serialize_host(host)
        return [Piece("host", serialized, serialized, True)], []
    labels = host.split(".")
    shown = domain_to_unicode(host).split(".")
    registrable_from = 0 if registrable is None else len(labels) - len(registrable.split("."))
    pieces, cautions = [], []
    for index, (in_ascii, label) in enumerate(zip(labels, shown, strict=True)):
        caution = _caution(index, label)
        text = in_ascii if distrust and caution is not None else label
        emphasis = index >= registrable_from
        pieces += [Piece("host", ".", ".", index > registrable_from), Piece("host", text, in_ascii, emphasis)]
        cautions += [] if caution is None else [caution]
    return [piece for piece in pieces[1:] if piece.text], cautions


def _caution(index: int, label: str) -> Caution | None:
    mixed = spoofing.mixed_scripts(label)
    if mixed:
        text = message(
            "The label “{label}” mixes scripts that are not used together: {scripts}.",
            label=label,
            scripts=", ".join(mixed),
        )
        return Caution("mixed-script", index, text)
    seen = spoofing.looks_like(label)
    if seen is not None:
        text = message("The label “{label}” can be mistaken for “{seen}”.", label=label, seen=seen)
        return Caution("confusable", index, text)
    if label.startswith("xn--"):
        text = message("The label “{label}” stands for nothing that may be shown in Unicode.", label=label)
        return Caution("not-unicode", index, text)
    return None


def percent_decoded(text: str) -> str:
    """Return a component with its percent-encoded bytes decoded where that is safe for a person to see.

    Only what stands for visible, assigned, non-ASCII code points is decoded, and not what looks like ASCII
    punctuation, or like a padlock.

    Args:
        text: A component of a URL record: percent-encoded, ASCII.
    """
    return _PERCENT_ENCODED.sub(_decoded_run, text)


def _decoded_run(found: re.Match[str]) -> str:
    """Return what to show of a run of percent-encoded bytes; what is not safe is as it was."""
    encoded = found[0]
    shown: list[str] = []
    start, letter_before = 0, False
    # Bytes that are not UTF-8 become lone surrogates, one each.
    for c in bytes.fromhex(encoded.replace("%", "")).decode("utf-8", "surrogateescape"):
        end = start + 3 * len(c.encode("utf-8", "replace"))
        safe = _is_safe(c, letter_before)
        shown.append(c if safe else encoded[start:end])
        start, letter_before = end, safe
    return "".join(shown)


def _is_safe(c: str, letter_before: bool) -> bool:
    """Whether a code point can be shown, after one that is shown itself or not."""
    category = unicodedata.category(c)
    if c.isascii() or category[0] not in "LMNPS" or _INVISIBLE.match(c) or _PADLOCKS.match(c):
        return False
    # A mark without a letter would go to the delimiter before it.
    if category[0] == "M" and not letter_before:
        return False
    alike = unicodedata.normalize("NFKC", c) + (spoofing.looks_like(c) or "")
    return all(part.isalnum() for part in alike if part.isascii())


def _fitting(
    before: list[Piece], host: list[Piece], port: list[Piece], after: list[Piece], longest: int | None
) -> list[Piece]:
    """Join the pieces, cut to a length: first the end of what is after the port, then the start of the host."""
    if longest is None:
        return before + host + port + after
    after = _cut(after, longest - _length(before + host + port))
    return before + _elided(host, longest - _length(before + port + after)) + port + after


def _length(pieces: list[Piece]) -> int:
    return sum(len(piece.text) for piece in pieces)


def _cut(pieces: list[Piece], room: int) -> list[Piece]:
    """Cut the end off, so that the rest and an ellipsis fit in if anything does."""
    if not pieces or _length(pieces) <= room:
        return pieces
    room -= len(ELLIPSIS)
    kept = 0
    while len(pieces[kept].text) <= room:
        room -= len(pieces[kept].text)
        kept += 1
    last = pieces[kept]
    text = _CUT_PERCENT_SIGN.sub("", last.text[: max(room, 0)]) + ELLIPSIS
    return [*pieces[:kept], Piece(last.part, text, _source(pieces[kept:]))]


def _elided(host: list[Piece], room: int) -> list[Piece]:
    """Put an ellipsis in the place of as many labels as it takes; the registrable domain stays."""
    free = next((index for index, piece in enumerate(host) if piece.emphasis), 0)
    if free == 0 or _length(host) <= room:
        return host
    # Labels go from the left, each but the first with the dot before it; the last dot stays.
    gone, length = 1, _length(host[1:]) + len(ELLIPSIS)
    while length > room and gone + 2 < free:
        length -= _length(host[gone : gone + 2])
        gone += 2
    return [Piece("host", ELLIPSIS, _source(host[:gone])), *host[gone:]]


def _source(pieces: list[Piece]) -> str:
    return "".join(piece.source for piece in pieces)


def rendering_to_json(rendering: Rendering) -> dict[str, Any]:
    """Return a rendering as what `json.dumps` takes.

    {"text": str (plain text, with Unicode's isolates), "registrable_domain": str|null,
     "pieces": [{"part": Component, "text": str, "source": str, "emphasis": bool, "isolate": bool}],
     "cautions": [{"kind": "credentials"|"mixed-script"|"confusable"|"not-unicode", "label": int|null, "message": str}]}
    """
    return {
        "text": rendering.text,
        "registrable_domain": rendering.registrable_domain,
        "pieces": [_piece_to_json(piece) for piece in rendering.pieces],
        "cautions": [asdict(caution) for caution in rendering.cautions],
    }


def _piece_to_json(piece: Piece) -> dict[str, Any]:
    # By hand: asdict takes many times as long, and every keystroke comes here.
    return {name: getattr(piece, name) for name in ("part", "text", "source", "emphasis", "isolate")}

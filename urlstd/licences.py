"""The licences of what this package carries and of what it uses, for whoever shows or ships it.

The licence of the package itself is the first.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from urlstd.languages import message
from urlstd.public_suffix import MissingListError, list_date
from urlstd.unicode.spoofing_data import CONFUSABLES_VERSION
from urlstd.unicode.unicode_data import UNICODE_VERSION
from urlstd.version import __version__

_UNICODE_COPYRIGHT = "Copyright © 1991-2026 Unicode, Inc."


@dataclass(frozen=True, slots=True)
class Licence:
    """The licence of one thing.

    Attributes:
        name: What it is.
        version: Its version, or its date.
        use: What it is there for, in a few words.
        carried: Whether the package has it, or something made of it, in its own files; else it is installed beside it.
        licence: The name of the licence.
        spdx: The identifier of the licence in the SPDX list.
        copyright: The notice of who holds the rights.
        url: The address of the project.
        text: The address of the licence.
    """

    name: str
    version: str
    use: str
    carried: bool
    licence: str
    spdx: str
    copyright: str
    url: str
    text: str


def licences() -> tuple[Licence, ...]:
    """Return what is to be listed; the Public Suffix List only where it is installed."""
    listed = (_OWN, _idna(), _UNICODE, _SECURITY, _ENCODING, *_public_suffix_list())
    return tuple([replace(licence, use=message(licence.use, unicode=UNICODE_VERSION)) for licence in listed])


_USES: Final = {
    "urlstd": "this package",
    "unicode": "scripts, bidirectional classes, joining types, normalization",
    "security": "confusables, by way of ICU",
    "encoding": "labels, and corrections of Python's codecs",
    "idna": "the mapping table of UTS #46, of Unicode {unicode}",
    "suffixes": "public suffixes and registrable domains, from publicsuffixlist",
}


_OWN = Licence(
    "urlstd", __version__, _USES["urlstd"], True, "MIT License", "MIT", "Copyright (c) 2026 The urlstd authors",
    "https://url.spec.whatwg.org/", "https://spdx.org/licenses/MIT.html",
)  # fmt: skip
_UNICODE = Licence(
    "Unicode Character Database", UNICODE_VERSION, _USES["unicode"], True, "Unicode License v3",
    "Unicode-3.0", _UNICODE_COPYRIGHT, "https://www.unicode.org/ucd/",
    "https://www.unicode.org/license.txt",
)  # fmt: skip
_SECURITY = Licence(
    "Unicode security data (UTS #39)", CONFUSABLES_VERSION, _USES["security"], True, "Unicode License v3",
    "Unicode-3.0", _UNICODE_COPYRIGHT, "https://www.unicode.org/reports/tr39/", "https://www.unicode.org/license.txt",
)  # fmt: skip
_ENCODING = Licence(
    "Encoding Standard", "2026-05-21", _USES["encoding"], True, "BSD 3-Clause License",
    "BSD-3-Clause", "Copyright © WHATWG (Apple, Google, Mozilla, Microsoft)", "https://encoding.spec.whatwg.org/",
    "https://github.com/whatwg/encoding/blob/main/LICENSE",
)  # fmt: skip


def _idna() -> Licence:
    from idna import __version__ as version  # noqa: PLC0415 - it takes a while, and only this needs it

    return Licence(
        "idna", version, _USES["idna"], False, "BSD 3-Clause License",
        "BSD-3-Clause", "Copyright (c) 2013-2026, Kim Davies and contributors", "https://github.com/kjd/idna",
        "https://github.com/kjd/idna/blob/master/LICENSE.md",
    )  # fmt: skip


def _public_suffix_list() -> tuple[Licence, ...]:
    try:
        date = list_date()
    except MissingListError:
        return ()
    return (
        Licence(
            "Public Suffix List", str(date), _USES["suffixes"], False,
            "Mozilla Public License 2.0", "MPL-2.0", "The contributors of the Public Suffix List",
            "https://publicsuffix.org/", "https://www.mozilla.org/MPL/2.0/",
        ),
    )  # fmt: skip


def licences_to_json() -> list[dict[str, Any]]:
    """Return the licences as what `json.dumps` takes.

    [{"name": str, "version": str, "use": str, "carried": bool, "licence": str, "spdx": str, "copyright": str,
      "url": url, "text": url}]
    """
    return [asdict(licence) for licence in licences()]

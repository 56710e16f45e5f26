import datetime as dt
import sys
from pathlib import Path

import pytest

from urlstd.licences import licences, licences_to_json
from urlstd.public_suffix import the_list
from urlstd.unicode.unicode_data import UNICODE_VERSION
from urlstd.version import __version__

ROOT = Path(__file__).parents[2]


def test_everything_has_a_version_a_licence_and_an_address() -> None:
    listed = licences()
    assert [licence.name for licence in listed] == [
        "urlstd", "idna", "Unicode Character Database", "Unicode security data (UTS #39)", "Encoding Standard",
        "Public Suffix List",
    ]  # fmt: skip
    for licence in listed:
        assert licence.version
        assert licence.url.startswith("https://")
        assert licence.text.startswith("https://")
    assert {licence.spdx for licence in listed} == {"MIT", "BSD-3-Clause", "Unicode-3.0", "MPL-2.0"}


def test_versions_are_those_of_the_data() -> None:
    versions = {licence.name: licence.version for licence in licences()}
    assert versions["urlstd"] == __version__
    assert versions["Unicode Character Database"] == UNICODE_VERSION
    assert dt.date.fromisoformat(versions["Public Suffix List"]) == the_list().date


def test_the_own_copyright_is_the_one_of_the_licence_file() -> None:
    assert licences()[0].copyright in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_without_the_list_it_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    the_list.cache_clear()
    monkeypatch.setitem(sys.modules, "publicsuffixlist", None)
    assert "Public Suffix List" not in {licence.name for licence in licences()}


def test_licences_to_json() -> None:
    first = licences_to_json()[0]
    assert first["name"] == "urlstd"
    assert first["carried"] is True
    assert len(licences_to_json()) == len(licences())

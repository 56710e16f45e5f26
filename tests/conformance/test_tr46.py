"""UTS #46 against answers of another implementation, on domains that web-platform-tests does not have.

Each line of tr46_sample.json: a domain name, ToASCII with the flags of the URL Standard, the same with beStrict,
ToUnicode, and whether ToUnicode recorded an error; from npm tr46 7.0.0 (Unicode 18). Half of the names have code
points that are newer than Unicode 14.
"""

import json
from pathlib import Path

import pytest

from urlstd.unicode import uts46

SAMPLE = json.loads(Path(__file__).with_name("tr46_sample.json").read_text(encoding="ascii"))


@pytest.mark.parametrize("domain_name, loose, strict, in_unicode, has_error", SAMPLE)
def test_answers_like_tr46(
    domain_name: str, loose: str | None, strict: str | None, in_unicode: str, has_error: bool
) -> None:
    assert uts46.to_ascii(domain_name, be_strict=False).result == loose
    assert uts46.to_ascii(domain_name, be_strict=True).result == strict
    processing = uts46.to_unicode(domain_name)
    assert processing.result == in_unicode
    assert bool(processing.problems) is has_error

"""What Chromium 156 answers for 6,178 patterns with the `v` flag, the first 178 of them written by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from urlstd.pattern.regexp import RegExp, RegExpSyntaxError

FILE = Path(__file__).parents[3] / "shared" / "data" / "regex-v-mode.json"
MISSING = f"the answers of Chromium were not found: put them at {FILE.relative_to(FILE.parents[3])} beside the project"


def cases() -> list[dict[str, Any]]:
    if not FILE.is_file():
        pytest.skip(MISSING, allow_module_level=True)
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    return found


CASES = [pytest.param(case, id=f"{number} {case['pattern']!a} {case['flags']}") for number, case in enumerate(cases())]


@pytest.mark.parametrize("case", CASES)
def test_regexp(case: dict[str, Any]) -> None:
    if case["result"] == "SyntaxError":
        with pytest.raises(RegExpSyntaxError):
            RegExp(case["pattern"], case["flags"])
        return
    regexp = RegExp(case["pattern"], case["flags"])
    for text, expected in zip(case["inputs"], case["result"], strict=True):
        if text.isascii():
            found = regexp.exec(text)
            assert (found and [found.index, *found.captures]) == expected, text
        else:
            # 13 texts of eight patterns: no component of a URL is like that, and a RegExp refuses them.
            with pytest.raises(ValueError, match="ASCII"):
                regexp.exec(text)

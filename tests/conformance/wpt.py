"""The JSON files of web-platform-tests, unmodified, from the one directory that has them."""

import json
from pathlib import Path
from typing import Any

import pytest

_ROOT = Path(__file__).parents[2]
DIRECTORIES = (_ROOT.parent / "shared" / "wpt", _ROOT / ".cache" / "wpt")
MISSING = "web-platform-tests data not found: put the JSON files of its url/resources and urlpattern into .cache/wpt"


def directory() -> Path | None:
    return next((candidate for candidate in DIRECTORIES if candidate.is_dir()), None)


def load(name: str) -> Any:
    """What a JSON file holds. A test module that loads it without there being data is skipped as a whole."""
    found = directory()
    if found is None:
        pytest.skip(MISSING, allow_module_level=True)
    return json.loads((found / name).read_text(encoding="utf-8"))


def entries(name: str) -> list[tuple[int, dict[str, Any]]]:
    """The entries of a file that is a list, numbered from 0, without the comments among them."""
    return list(enumerate(entry for entry in load(name) if isinstance(entry, dict)))

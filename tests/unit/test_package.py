"""What `import urlstd` gives: its names, and the example that it begins with."""

import doctest
import importlib
import subprocess
import sys
from importlib import resources

import pytest

import urlstd


def test_the_example_is_true() -> None:
    # The function `trace` hides the module of that name from an attribute look-up, not from the import system.
    results = doctest.testmod(importlib.import_module("urlstd"))
    assert results.attempted >= 4
    assert results.failed == 0


def test_all_is_sorted_without_repetition() -> None:
    def isort(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[:1].isupper() else 2, name)

    assert list(urlstd.__all__) == sorted(set(urlstd.__all__), key=isort)


def test_all_names_what_is_there_and_everything_public_that_is_no_module() -> None:
    public = {
        name
        for name, value in vars(urlstd).items()
        if not name.startswith("_") and not (isinstance(value, type(sys)) and value.__name__.startswith("urlstd."))
    }
    assert public | {"__version__"} == set(urlstd.__all__)


@pytest.mark.parametrize("name", [name for name in urlstd.__all__ if name not in {"Host", "__version__"}])
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert getattr(urlstd, name).__doc__


def test_the_package_is_typed_and_brings_its_schemas() -> None:
    names = {entry.name for entry in resources.files("urlstd").iterdir()}
    assert {"py.typed", "trace.schema.json", "report.schema.json"} <= names


def test_parsing_ascii_loads_no_tables() -> None:
    program = (
        "import sys; from urlstd import URL; URL('https://u:p@example.com:1/a/../b?q#f').search_params.sort();"
        "print(*(name for name in sys.modules if name == 'idna' or name.startswith('idna.')))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []

"""What `import urlstd` gives: its names, and the example that it begins with."""

import ast
import doctest
import importlib
import inspect
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


def imported_by(program: str) -> set[str]:
    """The modules that a program brings, beyond those that the interpreter starts with."""
    report = f"import sys; before = {{*sys.modules}}\n{program}\nprint(*sys.modules.keys() - before)"
    run = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_every_public_name_is_there_and_stays() -> None:
    for name in urlstd.__all__:
        assert getattr(urlstd, name) is getattr(urlstd, name)
        assert name in vars(urlstd)


def test_dir_lists_every_public_name() -> None:
    assert set(urlstd.__all__) <= set(dir(urlstd))


def test_any_other_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'urlstd' has no attribute 'url_parse'"):
        _ = urlstd.url_parse  # type: ignore[attr-defined]


def test_a_name_is_defined_where_a_type_checker_looks_for_it() -> None:
    (typed,) = (node for node in ast.parse(inspect.getsource(urlstd)).body if ast.unparse(node).startswith("if TYPE_"))
    imports = [node for node in ast.walk(typed) if isinstance(node, ast.ImportFrom)]
    assert {alias.name: node.module for node in imports for alias in node.names} == urlstd._HOMES
    assert {*urlstd._HOMES, "__version__"} == set(urlstd.__all__)


def test_the_package_alone_imports_next_to_nothing() -> None:
    assert imported_by("import urlstd") == {"urlstd", "urlstd.version"}


@pytest.mark.parametrize("name", [name for name in urlstd.__all__ if name not in {"Host", "__version__"}])
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert getattr(urlstd, name).__doc__


def test_the_package_is_typed_and_brings_its_schemas() -> None:
    names = {entry.name for entry in resources.files("urlstd").iterdir()}
    assert {"py.typed", "trace.schema.json", "report.schema.json"} <= names


@pytest.mark.parametrize(
    "absent",
    ["idna", "publicsuffixlist", "urlstd.unicode", "urlstd.pattern", "urlstd.tracing", "dataclasses", "inspect"],
)
def test_parsing_ascii_loads_no_tables_and_nothing_else_that_it_does_not_need(absent: str) -> None:
    program = "from urlstd import URL; URL('https://u:p@example.com:1/a/../b?q#f').search_params.sort()"
    assert not [name for name in imported_by(program) if name == absent or name.startswith(f"{absent}.")]

"""Runs in the page, in a Python of its own: micropip installs the wheels that a person brought, so that they answer."""

import importlib
import json
import pathlib
import site
import sys

# Packages that lie in two archives: what only micropip needs of them is in its own.
IN_TWO_ARCHIVES = ("importlib", "pyodide")
# Nothing may come from anywhere but the wheels: an index that cannot exist.
NO_INDEX = "emfs:/no-index/{package_name}"
# What may be brought: distributions, by their names in names of wheels, and what is imported of each.
MODULES = {"urlstd_playground": "urlstd", "idna": "idna"}
QUESTION = {"op": "url", "input": "https://user@bücher.example:1/a/../?q#f", "base": None, "first": 0, "limit": 1}


async def install(archive: str, wheels: list[str]) -> str:
    """Install wheels with what an archive in sys.path holds; return the versions that answer now, by module, as JSON.

    Raises:
        RuntimeError: something else than the wheels would answer.
    """
    for name in IN_TWO_ARCHIVES:
        importlib.import_module(name).__path__.append(f"{archive}/{name}")
    micropip = importlib.import_module("micropip")
    micropip.set_index_urls([NO_INDEX])
    for wheel in wheels:
        await micropip.install(f"emfs:{wheel}", deps=False)
    folder = site.getsitepackages()[0]
    prefer(folder)
    brought = {MODULES[pathlib.PurePath(wheel).name.partition("-")[0]] for wheel in wheels}
    versions = {name: version(name, folder if name in brought else "/") for name in MODULES.values()}
    # The wheels are sources: what the first answer takes to compile is not to count as slowness of a later one.
    importlib.import_module("urlstd.report").answer(json.dumps(QUESTION))
    return json.dumps(versions)


def prefer(folder: str) -> None:
    """Have modules come from a folder before all others, also those that have been imported."""
    sys.path[:] = [folder, *(path for path in sys.path if path != folder)]
    importlib.invalidate_caches()
    for name in [name for name in sys.modules if name.partition(".")[0] in MODULES.values()]:
        del sys.modules[name]


def version(name: str, folder: str) -> str:
    """The version of a module, which has to come from a folder."""
    module = importlib.import_module(name)
    if not str(module.__file__).startswith(folder):
        raise RuntimeError(f"{name} comes from {module.__file__}, not from the wheel")
    return str(getattr(module, "__version__", "without a version"))

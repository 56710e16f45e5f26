"""Runs in Pyodide, under node: lets micropip install our wheel as a browser would."""

import importlib.metadata
import json

import micropip

# Nothing may come from anywhere but the folder of wheels: an index that cannot exist.
NO_INDEX = "emfs:/no-index/{package_name}"


async def resolve(wheels: list[str]) -> str:
    """Install the wheels, dependencies first, and return the lock of what came of it as JSON.

    Raises:
        RuntimeError: something else than these wheels was installed, or something is missing.
    """
    before = installed()
    micropip.set_index_urls([NO_INDEX])
    for wheel in wheels:
        await micropip.install(f"emfs:{wheel}")
    resolved = installed() - before
    lock = json.loads(micropip.freeze())
    packages = {name: entry(lock["packages"][name]) for name in sorted(resolved)}
    if len(packages) != len(wheels):
        raise RuntimeError(f"expected {len(wheels)} packages, micropip resolved {sorted(packages)}")
    return json.dumps({"info": lock["info"], "packages": packages})


def installed() -> set[str]:
    """The normalized names of all installed distributions."""
    return {distribution.name.lower().replace("_", "-") for distribution in importlib.metadata.distributions()}


def entry(package: dict[str, object]) -> dict[str, object]:
    """A package of the lock, with its file's plain name instead of where the build found it."""
    return package | {"file_name": str(package["file_name"]).rpartition("/")[2]}

"""Runs in Pyodide, under node: one zip of compiled modules, from Pyodide's library and the installed packages."""

import importlib
import importlib._bootstrap_external as bootstrap
import marshal
import pathlib
import zipfile
from collections.abc import Iterator

# Compiling the library's sources is most of the time that a stock start takes: the page gets code objects instead.
WITHOUT_DOCSTRINGS = 2
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def write_steps(site_packages: str) -> None:
    """Put the table of steps beside our modules: compiled, they have no comments to make it of."""
    importlib.import_module("urlstd.steps.steps_table").write_table(pathlib.Path(site_packages) / "urlstd")


def pack(library: str, site_packages: str, modules: list[str], target: str) -> str:
    """Write the modules out of the library's zip and the installed packages to target, and say how many they were."""
    wanted = frozenset(modules)
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted([*library_files(library), *package_files(pathlib.Path(site_packages))]):
            if not name.endswith(".py"):
                write(archive, name, content)
            elif module_name(name) in wanted:
                write(archive, f"{name}c", compiled(name, content))
        return f"{len(archive.namelist())} files"


def library_files(library: str) -> Iterator[tuple[str, bytes]]:
    """Name and content of the standard library's modules."""
    with zipfile.ZipFile(library) as archive:
        for name in archive.namelist():
            if name.endswith(".py"):
                yield name, archive.read(name)


def package_files(site_packages: pathlib.Path) -> Iterator[tuple[str, bytes]]:
    """Name and content of all that the wheels brought: modules, data, licences."""
    for path in site_packages.rglob("*"):
        installers_notes = path.name in {"INSTALLER", "RECORD"} or path.name.startswith("PYODIDE_")
        if path.is_file() and "__pycache__" not in path.parts and not installers_notes:
            yield str(path.relative_to(site_packages)), path.read_bytes()


def module_name(path: str) -> str:
    """The name under which Python imports this file."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def compiled(name: str, source: bytes) -> bytes:
    """The content of a .pyc that Python takes as it is: by hash, unchecked."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    unchecked = (1).to_bytes(4, "little")
    return bootstrap.MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code)


def write(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Add a file as it is: hosts compress the zip as a whole, which is a quarter smaller than file by file.

    Without the time of day, so that the same input gives the same zip.
    """
    archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_STORED)

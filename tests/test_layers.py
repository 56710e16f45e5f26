"""Imports only point upwards in this list; it is the order in which to read the package."""

import ast
import itertools
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import build

PACKAGE = build.ROOT / "urlstd"

# Each layer may import those above it. What is only needed by a type checker does not count: it does not run.
LAYERS = """
version
languages
code_points
infra
states
errors
journal
other_names
percent
unicode_data unicode_properties punycode bidi_rule joiners
uts46
idna
ipv4
ipv6
host
spoofing_data
spoofing
encoding_labels_data encoding_corrections_data
encoders
encoding
preparation
serialize
record
by_parts
lane
machine
scheme_states authority_states file_states path_states
parser
origin
writing
host_writing
validity
public_suffix
licences
equivalence
rendering
urlencoded
setters
search_params
url
url_members
pattern
steps_table
executed
step
recorder
trace
input_parts
output_parts
provenance
lens
trace_json
edit_reasons
edits
query_table
host_trace
what_if
redirects
redirect_headers
allow_list
urllib_differences
step_comments
step_sources
state_graph
step_algorithms
host_report
at_hand
request
edit_report
redirect_report
details
case_list
step_report
report
escaped_notation
drawing
sheet
inputs
progress
verb
asking
wording
parse_verb
trace_lines
validate_verb trace_verb host_verb pattern_verb resolve_verb compare_verb urllib_verb
command
__main__
__init__
""".strip().splitlines()

DEPTH = {name: depth for depth, line in enumerate(LAYERS) for name in line.split()}
# A method that calls what is built on its own module; imported when it is called.
DOWNWARDS = {("tracing.trace", "tracing.trace_json")}
# Programs that write the tables beside them, run by hand.
GENERATORS = {path.stem for path in PACKAGE.rglob("generate_*.py")}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


def is_code(path: Path) -> bool:
    """Not a program by itself, and not an `__init__.py` that only says what its package holds."""
    return path.stem not in GENERATORS and len(ast.parse(path.read_text(encoding="utf-8")).body) > 1


FILES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py")) if is_code(path)}


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only a type checker sees."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from running(child)


def imports(module: str) -> Iterator[str]:
    """The modules of this package that a module imports, anywhere in it."""
    for node in running(ast.parse(FILES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} has a relative import"
            names = [name_of_import(str(node.module), alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            if name.partition(".")[0] == "urlstd":
                yield name.partition(".")[2] or "__init__"


def name_of_import(module: str, name: str) -> str:
    """What `from module import name` imports: the name if it is a module, else the module."""
    whole = f"{module}.{name}"
    return whole if whole.removeprefix("urlstd.") in FILES else module


def layer(module: str) -> str:
    """A module's line: modules of `pattern` have one together, others each their own, whatever package they are in."""
    return "pattern" if module.partition(".")[0] == "pattern" else module.rpartition(".")[2]


EDGES = [(module, imported) for module in FILES for imported in sorted(set(imports(module)))]
PLACED = [edge for edge in EDGES if {layer(module) for module in edge} <= DEPTH.keys()]
UPWARDS = [edge for edge in PLACED if edge not in DOWNWARDS]


def place(name: str) -> str:
    """What a module without a line imports last and is imported by first."""
    above = [layer(imported) for module, imported in EDGES if layer(module) == name]
    below = [layer(module) for module, imported in EDGES if layer(imported) == name]
    return " and ".join(str(sorted(layers, key=lambda line: DEPTH.get(line, -1))) for layers in (above, below))


def test_every_module_has_its_place() -> None:
    """A new module needs a line in LAYERS: below all that it imports, above all that import it."""
    modules = {layer(module) for module in FILES}
    missing = {f"{name}: between {place(name)}" for name in modules - DEPTH.keys()}
    assert not missing
    assert modules == DEPTH.keys()


@pytest.mark.parametrize(("module", "imported"), UPWARDS, ids=itertools.starmap("{} imports {}".format, UPWARDS))
def test_imports_point_upwards(module: str, imported: str) -> None:
    assert imported in FILES, "neither a module of the package nor anything that runs in it"
    if layer(module) == layer(imported) == "pattern":
        assert imported != "pattern", "a package's own modules do not go through its public names"
    else:
        assert DEPTH[layer(imported)] <= DEPTH[layer(module)]


def test_the_exceptions_are_needed() -> None:
    assert set(EDGES) >= DOWNWARDS


def test_nothing_goes_in_circles() -> None:
    graph: dict[str, set[str]] = {module: set() for module in FILES}
    for module, imported in UPWARDS:
        graph[module].add(imported)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))

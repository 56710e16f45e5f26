import pytest

from urlstd import State, parse_url, trace
from urlstd.parsing.parser import BasicURLParser

STATES = [
    "scheme start", "scheme", "no scheme", "special relative or authority", "path or authority", "relative",
    "relative slash", "special authority slashes", "special authority ignore slashes", "authority", "host", "hostname",
    "port", "file", "file slash", "file host", "path start", "path", "opaque path", "query", "fragment",
]  # fmt: skip

# An input, and a base, in which the state is entered.
ENTERED = {
    "scheme start": ("", None),
    "scheme": ("a", None),
    "no scheme": ("/", None),
    "special relative or authority": ("https:a", "https://h"),
    "path or authority": ("foo:/", None),
    "relative": ("a", "https://h"),
    "relative slash": ("/", "https://h"),
    "special authority slashes": ("https:", None),
    "special authority ignore slashes": ("https://", None),
    "authority": ("foo://", None),
    "host": ("foo://", None),
    "port": ("foo://h:", None),
    "file": ("file:", None),
    "file slash": ("file:/", None),
    "file host": ("file://", None),
    "path start": ("foo://h", None),
    "path": ("https://h", None),
    "opaque path": ("foo:", None),
    "query": ("foo:?", None),
    "fragment": ("foo:#", None),
}


def test_the_states_are_the_standard_s_in_its_order() -> None:
    assert [state.value for state in State] == STATES


@pytest.mark.parametrize(
    "state", [state for state in State if state is not State.HOSTNAME], ids=lambda state: state.name
)
def test_a_whole_url_can_enter_every_state_but_one(state: State) -> None:
    given, base = ENTERED[state.value]
    entered = {step.state for step in trace(given, base)} | {step.next_state for step in trace(given, base)}
    assert state in entered


def test_only_a_setter_enters_the_hostname_state() -> None:
    traced = trace("a", url=parse_url("https://h"), state_override=State.HOSTNAME)
    assert [step.state for step in traced] == [State.HOSTNAME] * 2


def test_each_state_runs_the_method_of_its_name() -> None:
    for state in State:
        assert state.run is getattr(BasicURLParser, f"{state.value.replace(' ', '_')}_state")


@pytest.mark.parametrize(
    ("state", "anchor"),
    [
        (State.SCHEME_START, "scheme-start-state"),
        (State.SPECIAL_AUTHORITY_IGNORE_SLASHES, "special-authority-ignore-slashes-state"),
        (State.OPAQUE_PATH, "cannot-be-a-base-url-path-state"),  # it kept its old address
        (State.FRAGMENT, "fragment-state"),
    ],
)
def test_the_anchor_is_the_state_s_section(state: State, anchor: str) -> None:
    assert state.anchor == f"https://url.spec.whatwg.org/#{anchor}"

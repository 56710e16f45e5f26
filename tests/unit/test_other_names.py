from typing import TYPE_CHECKING

from urlstd.hosts import host, ipv4
from urlstd.other_names import copied_class, copied_function, functions_with, know

if TYPE_CHECKING:
    from types import FunctionType


class Base:
    def name(self) -> str:
        return NAME

    @property
    def shown(self) -> str:
        return f"<{NAME}>"


class Derived(Base):
    def __init__(self, end: str = "!") -> None:
        super().__init__()
        self.end = end


NAME = "its own"


def named(*, more: str = "") -> str:
    return NAME + more


def test_copies_find_other_names_and_what_they_are_copies_of_does_not() -> None:
    made: list[FunctionType] = []
    copied = copied_function(named, made)  # type: ignore[arg-type]
    know(made, {"NAME": "another"})
    assert (copied(), copied(more="!"), named()) == ("another", "another!", "its own")
    assert copied.__code__ is named.__code__


def test_methods_and_properties_of_a_class_and_of_what_it_inherits_are_copied() -> None:
    made: list[FunctionType] = []
    copied = copied_class(Derived, Base, made)
    know(made, {"NAME": "another"})
    one = copied()
    assert (one.name(), one.shown, one.end) == ("another", "<another>", "!")
    assert (Derived().name(), Derived().shown) == ("its own", "<its own>")
    assert isinstance(one, Derived)


def test_the_functions_of_a_module_know_each_other() -> None:
    functions = functions_with(host, {"ends_in_a_number": lambda *_: False})
    assert functions["parse_host"]("1.2") == "1.2"
    assert str(host.parse_host("1.2")) == "1.0.0.2"
    assert "ends_in_a_number" not in functions
    assert "ends_in_a_number" in functions_with(ipv4, {})

"""The reference: every public name is in it, says what it is, and leads on."""

import re
import runpy
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

import build
import urlstd

REFERENCE = runpy.run_path(str(build.WEB / "build" / "reference.py"))
NAMES: dict[str, str] = REFERENCE["NAMES"]


class Outline(HTMLParser):
    """What is in a page: its tags with their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in {"meta", "link"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def page() -> Outline:
    return Outline(REFERENCE["page"]("../assets/app-0"))


def documented() -> Iterator[tuple[str, Any]]:
    """Every public name, and every public member of a class."""
    reference = REFERENCE["Reference"]()
    for at, name in NAMES.items():
        if name != "__version__":
            thing = reference.object(name)
            yield at, thing
            if thing.is_class:
                yield from ((f"{at}.{member.name}", member) for member in reference.members(thing))


def test_every_public_name_has_one_place() -> None:
    listed = [name for names in REFERENCE["GROUPS"].values() for name in names]
    assert len(listed) == len(set(listed))
    assert {name for name in listed if ":" not in name} == set(urlstd.__all__)


def test_no_public_name_lacks_a_docstring() -> None:
    things = dict(documented())
    assert len(things) > 100
    assert [name for name, thing in things.items() if thing.docstring is None or not thing.docstring.value] == []


def test_every_public_name_has_a_heading_that_the_index_leads_to(page: Outline) -> None:
    ids = [attributes.get("id") for _, attributes in page.tags]
    assert [name for name in NAMES if ids.count(name) != 1] == []
    links = [attributes.get("href") for tag, attributes in page.tags if tag == "a"]
    assert [name for name in NAMES if links.count(f"#{name}") < 2] == []


def test_every_link_leads_somewhere(page: Outline) -> None:
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    for tag, attributes in page.tags:
        if tag == "a":
            href = attributes["href"] or ""
            assert href.removeprefix("#") in ids if href.startswith("#") else href.startswith(("https://", "../")), href


def test_the_standard_is_linked_from_what_stands_in_it(page: Outline) -> None:
    links = {attributes.get("href") for tag, attributes in page.tags if tag == "a"}
    assert "https://url.spec.whatwg.org/#concept-url-parser" in links
    assert "https://urlpattern.spec.whatwg.org/#dom-urlpattern-exec" in links


def test_the_page_keeps_to_the_security_policy(page: Outline) -> None:
    assert not page.open
    for tag, attributes in page.tags:
        assert tag != "style"
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
        assert tag != "script" or attributes == {"src": "../assets/app-0/theme.js"}


def test_signatures_have_types_and_the_command_line_is_there(page: Outline) -> None:
    assert re.search(r"parse_url\(\s*input: str,\s*base: str \| URLRecord \| None = None,", page.text)
    assert "href: str" in page.text
    assert "urlstd trace foo:a" in page.text

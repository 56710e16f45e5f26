"""Another version of urlstd beside the page's own: micropip installs a wheel that a person brings."""

import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import build
from tests.browser.playground import Playground
from tests.browser.test_engines import cell, open_view, settled
from urlstd import __version__

pytestmark = pytest.mark.browser


def another(folder: Path) -> Path:
    """Our wheel as of another version, in which 8080 is the default port of http."""
    ours = build.wheel(folder)
    theirs = folder / ours.name.replace(__version__, "9.9.9")
    changes = {
        "urlstd/version.py": (f'"{__version__}"', '"9.9.9"'),
        "urlstd/record.py": ('"http": 80,', '"http": 8080,'),
    }
    with zipfile.ZipFile(ours) as before, zipfile.ZipFile(theirs, "w") as after:
        for name in before.namelist():
            content = before.read(name).decode()
            if name in changes:
                assert content.count(changes[name][0]) == 1
                content = content.replace(*changes[name])
            after.writestr(name.replace(f"-{__version__}.", "-9.9.9."), content)
    return theirs


def test_a_wheel_answers_beside_the_page_until_it_is_removed(
    new_page: Callable[..., Page], site: str, tmp_path: Path
) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_view(Playground(page, site), "http://example.com:8080/")
    assert not [address for address in asked if "micropip" in address], "nobody has brought a wheel"
    file, panel = page.locator("#wheel-file"), page.locator(".another-version")
    heads = page.locator("table.grid thead th")

    file.set_input_files({"name": "idna-3.10-cp314-cp314-linux.whl", "mimeType": "", "buffer": b""})
    expect(panel.get_by_role("status")).to_contain_text("only pure Python runs here")
    file.set_input_files({"name": "idna-0.1-py3-none-any.whl", "mimeType": "", "buffer": b"no zip"})
    expect(panel.get_by_role("status")).to_contain_text("BadZipFile")
    expect(cell(page, "outcome", 4)).to_contain_text("BadZipFile")
    panel.get_by_role("button", name="Remove idna-0.1-py3-none-any.whl").click()
    expect(heads).to_have_count(3)

    file.set_input_files(another(tmp_path))
    expect(heads.nth(3)).to_contain_text("urlstd 9.9.9")
    expect(heads.nth(3)).to_contain_text("urlstd_playground-9.9.9-py3-none-any.whl")
    settled(page)
    expect(heads.first).to_contain_text(f"urlstd {__version__}")
    expect(cell(page, "href", 1)).to_have_text("http://example.com:8080/")
    expect(cell(page, "href", 4)).to_have_text(re.compile(r"differs: http://example\.com/$"))
    expect(cell(page, "path", 4)).to_contain_text("the same: /")
    first, second = page.workers

    with second.expect_event("close"):
        panel.get_by_role("button", name=re.compile("^Remove urlstd_playground")).press("Enter")
    expect(heads).to_have_count(3)
    expect(panel.locator(".wheels")).to_be_hidden()
    expect(panel.get_by_role("button", name="Open wheels")).to_be_focused()
    assert page.workers == [first]

"""build.py: names by content, headers as declared, pins."""

import http.client
import json
import posixpath
import re
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import build
from web.build import dist
from web.build.server import declared_headers, local_server, netlify

POLICY = dict(
    directive.strip().partition(" ")[::2] for directive in declared_headers("/")["Content-Security-Policy"].split(";")
)


def test_the_digest_depends_on_names_and_contents() -> None:
    one = dist.digest({"a": b"1", "b": b"2"})
    assert dist.digest({"b": b"2", "a": b"1"}) == one
    assert len({one, dist.digest({"a": b"1"}), dist.digest({"a": b"12", "b": b""}), dist.digest({"ab": b"12"})}) == 4


def test_hashed_names_replace_only_the_pages_own_files() -> None:
    html = '<head><link href="style.css"><script src="./app.js"></script></head><a href="https://x/app.js">x</a>'
    files = {"style.css", "app.js", "b.js"}
    assert dist.with_hashed_names(html, "assets/app-1", files, {"app.js": ["b.js"], "style.css": []}) == (
        '<head><link href="assets/app-1/style.css"><script src="assets/app-1/app.js"></script>'
        '  <link rel="modulepreload" href="assets/app-1/b.js">\n'
        '</head><a href="https://x/app.js">x</a>'
    )


def test_modules_are_found_through_what_they_import_at_once() -> None:
    imports = {"a.js": ["x/b.js", "c.js"], "x/b.js": ["d.js", "a.js"], "c.js": [], "e.js": ["f.js"]}
    assert dist.needed(imports, ["a.js"]) == ["a.js", "x/b.js", "c.js", "d.js"]


Joined = tuple[dict[str, bytes], dict[str, list[str]]]


@pytest.fixture(scope="module")
def joined() -> Joined:
    page = dist.tree(build.WEB, dist.not_served)
    return build.joined({name: content for name, content in page.items() if not name.endswith(".html")})


def test_modules_and_style_sheets_are_joined_without_what_only_people_read(joined: Joined) -> None:
    own, imports = joined
    assert "first_view.js" in dist.needed(imports, ["app.js"])
    # A view, its texts in another language, and Python's worker: by themselves, when they are needed.
    apart = {"learn/view.js", "messages/ko/redirects.js", "console/dialog.js", "python/worker.js"}
    assert apart <= own.keys()
    assert not apart & set(dist.needed(imports, ["app.js", "python/early.js"]))
    assert len(dist.needed(imports, ["app.js", "python/early.js"])) < 8
    assert b"@media print{" in own["style/page.css"]
    assert "style/layout.css" not in own
    assert own["favicon.svg"] == (build.WEB / "favicon.svg").read_bytes()


def test_nothing_that_only_people_read_is_served(joined: Joined) -> None:
    own, _ = joined
    sources = {name: (build.WEB / name).read_bytes() for name in ("theme.js", "app.js", "style/base.css")}
    assert all(b"/*" in source for source in sources.values())
    modules = {name: content.decode() for name, content in own.items() if name.endswith(".js")}
    for name, module in modules.items():
        assert not re.search(r"/\*\*|@param|@returns|@ts-check", module), name
    assert b"//" not in own["theme.js"]
    assert not [name for name in own if name.endswith(".css") and b"/*" in own[name]]


def test_texts_are_served_as_they_are_written(joined: Joined) -> None:
    own, _ = joined
    assert "상태" in own["messages/ko/page.js"].decode()
    assert not re.search(rb"\\u[a-d]", own["messages/ko/page.js"])


def test_each_module_that_is_imported_is_served(joined: Joined) -> None:
    own, imports = joined
    named = {name for names in imports.values() for name in names}
    for name, content in own.items():
        if name.endswith(".js"):
            later = re.findall(r"""import\(["'`](\.[^"'`]+)["'`]\)""", content.decode())
            named |= {posixpath.normpath(posixpath.join(posixpath.dirname(name), one)) for one in later}
    assert len(named) > 30
    assert named - {"python/assets.js"} <= own.keys()


def test_what_other_languages_need_does_not_wait_for_them(joined: Joined) -> None:
    """A module that waits for texts, which wait for a module that is in the same file, would wait for ever."""
    _, imports = joined
    texts = [name for name in imports if name.startswith("messages/ko/")]
    assert texts
    assert set(dist.needed(imports, texts)) - set(texts) <= {"messages/numbers.js"}


def test_the_assets_module_gets_addresses_sizes_and_sums(tmp_path: Path) -> None:
    paths = {"archive": "python.zip", "memory": "memory.bin"}
    for name in paths.values():
        (tmp_path / name).write_bytes(b"12345")
    source = (build.WEB / "python" / "assets.js").read_text(encoding="utf-8")
    said = dist.assets(tmp_path, paths, "this") | {"lock": {}}
    made = dist.with_object(source, "export const ASSETS", said).decode()
    (line,) = (line for line in made.splitlines() if line.startswith("export const ASSETS"))
    assets = json.loads(line.removeprefix("export const ASSETS = ").removesuffix(";"))
    same = {"size": 5, "sha256": "5994471abb01112afcc18159f6cc74b4f511b99806da59b3caf5a9c173cacfc5"}
    assert assets["archive"] == {"url": "../../../python.zip", **same}
    assert assets["memory"] == {"url": "../../../memory.bin", **same, "identity": "this"}
    assert assets.keys() == {"archive", "memory", "lock"}
    assert "addressOf" in made


def test_files_are_announced_before_all_other_links() -> None:
    html = '<head>\n  <link rel="icon" href="i.svg">\n  <link rel="stylesheet" href="s.css">\n</head>'
    assert dist.announced(html, ["assets/a.bin"]) == (
        '<head>\n  <link rel="preload" as="fetch" href="assets/a.bin" crossorigin>\n'
        '  <link rel="icon" href="i.svg">\n  <link rel="stylesheet" href="s.css">\n</head>'
    )


def test_scripts_modules_and_style_sheets_have_the_sum_of_their_content(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a").write_bytes(b"12345")
    sum_of_it = 'integrity="sha256-WZRHGrsBESr8wYFZ9sx0tPURuZgG2lmzyvWpwXPKz8U=" crossorigin'
    named = (
        '<script type="module" src="assets/a"',
        '<script src="assets/a"',
        '<link rel="stylesheet" href="assets/a"',
        '<link rel="modulepreload" href="assets/a"',
    )
    for tag in named:
        assert dist.with_integrity(f"{tag}>", tmp_path) == f"{tag} {sum_of_it}>"
    for tag in ('<link rel="icon" href="assets/a"', '<link rel="stylesheet" href="assets/gone"'):
        assert dist.with_integrity(f"{tag}>", tmp_path) == f"{tag}>"


def test_the_service_worker_lists_every_file_but_itself_and_has_another_version_when_one_changes(
    tmp_path: Path,
) -> None:
    source = (build.WEB / "service_worker.js").read_text(encoding="utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "service_worker.js").write_bytes(b"old")
    sites = []
    for content in (b"12345", b"123456"):
        (tmp_path / "assets" / "a.js").write_bytes(content)
        made = dist.service_worker(source, tmp_path).decode()
        (line,) = (line for line in made.splitlines() if line.startswith("const SITE"))
        sites.append(json.loads(line.removeprefix("const SITE = ").removesuffix(";")))
    assert sites[0]["files"] == {"assets/a.js": "WZRHGrsBESr8wYFZ9sx0tPURuZgG2lmzyvWpwXPKz8U="}
    assert sites[0]["version"] != sites[1]["version"]


def test_every_test_is_run() -> None:
    tests = build.ROOT / "tests"
    places = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    assert places == {*build.MEASURED, *build.UNMEASURED}


def test_icons_get_hashed_names() -> None:
    manifest = '{"name": "x", "icons": [{"src": "favicon.svg", "sizes": "any"}]}'
    made = json.loads(dist.with_hashed_icons(manifest, "assets/app-1"))
    assert made == {"name": "x", "icons": [{"src": "assets/app-1/favicon.svg", "sizes": "any"}]}


@pytest.mark.parametrize("name", ["package.json", ".npmrc", "types.d.ts", "build/pack.py", "node_modules/x/y.js"])
def test_what_is_for_building_only_is_not_served(name: str) -> None:
    assert dist.not_served(Path(name))


@pytest.mark.parametrize("name", ["index.html", "app.js", "elements/trace.js", "favicon.svg"])
def test_what_the_page_needs_is_served(name: str) -> None:
    assert not dist.not_served(Path(name))


def test_pins_are_exact_and_the_page_has_the_idna_of_the_tests() -> None:
    for group in ("dev", "page", "node"):
        assert all(pin.count("==") == 1 for pin in build.pins(group))
    assert {pin for pin in build.pins("page") if pin.startswith("idna")} <= set(build.pins("dev"))


def test_npm_pins_are_exact_and_record_no_download_addresses() -> None:
    package = json.loads((build.WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}.values()
    assert all(version[0].isdigit() for version in versions)
    lock = json.loads((build.WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert all("integrity" in entry and "resolved" not in entry for name, entry in lock["packages"].items() if name)


def test_web_platform_tests_data_is_what_is_pinned() -> None:
    folder = build.ROOT.parent / "shared" / "wpt"
    if not folder.is_dir():
        pytest.skip("no shared copy here; build.py checks what it fetches")
    pinned = build.pyproject()["tool"]["urlstd"]["wpt"]["files"]
    assert {name: build.git_blob((folder / name).read_bytes()) for name in pinned} == pinned


def test_pinned_files_are_fetched_all_or_none(tmp_path: Path) -> None:
    source, folder = tmp_path / "source", tmp_path / "cache" / "wpt"
    source.mkdir()
    (source / "a.json").write_bytes(b"[]")
    (source / "b.json").write_bytes(b"{}")
    pinned = {name: build.git_blob((source / name).read_bytes()) for name in ("a.json", "b.json")}
    with pytest.raises(build.BuildError, match=r"b\.json is not the file that"):
        build.fetch_pinned(f"{source.as_uri()}/", pinned | {"b.json": build.git_blob(b"other")}, folder)
    with pytest.raises(OSError, match="c\\.json"):
        build.fetch_pinned(f"{source.as_uri()}/", pinned | {"c.json": ""}, folder)
    assert list(folder.parent.iterdir()) == []
    build.fetch_pinned(f"{source.as_uri()}/", pinned, folder)
    assert {path.name: build.git_blob(path.read_bytes()) for path in folder.iterdir()} == pinned


def test_git_names_a_content() -> None:
    assert build.git_blob(b"") == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"


def test_an_older_python_is_told_so() -> None:
    source = (build.ROOT / "build.py").read_text(encoding="utf-8")
    program = f"import sys; sys.version_info = (3, 10); exec({source!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("build.py needs Python 3.11 or later; this is Python ")
    assert done.stderr.count("\n") == 1


def test_a_command_that_fails_or_is_missing_is_one_line() -> None:
    with pytest.raises(build.BuildError, match=r"\Afailed with exit code 3: "):
        build.run(sys.executable, "-c", "raise SystemExit(3)", quiet=True)
    with pytest.raises(build.BuildError, match=r"\Acannot run /no/such/program: "):
        build.run("/no/such/program")


def test_the_wheel_is_typed_and_always_the_same(tmp_path: Path) -> None:
    first, second = build.wheel(tmp_path / "1"), build.wheel(tmp_path / "2")
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        names = archive.namelist()
        assert {"urlstd/__init__.py", "urlstd/py.typed", "urlstd/report.py"} <= set(names)
        assert {name.partition("/")[0] for name in names if ".dist-info" not in name} == {"urlstd"}
        assert not [name for name in names if "generate_" in name]
        (metadata,) = (name for name in names if name.endswith("METADATA"))
        lines = archive.read(metadata).decode().splitlines()
        (scripts,) = (archive.read(name).decode() for name in names if name.endswith("entry_points.txt"))
    assert scripts == "[console_scripts]\nurlstd = urlstd.command_line.command:main\n"
    assert [line for line in lines if line.startswith(("Name:", "Requires-Dist:")) and "extra ==" not in line] == [
        "Name: urlstd-playground",
        "Requires-Dist: idna>=3.20",
    ]


# --- Headers --------------------------------------------------------------------------------------------------------


def test_the_policy_allows_this_origin_and_nothing_inline() -> None:
    assert POLICY["default-src"] == "'none'"
    assert POLICY["worker-src"] == "'self' blob:"  # the latter for frames of an opaque origin
    sources = {source for name, value in POLICY.items() if name != "worker-src" for source in value.split()}
    assert sources == {"'none'", "'self'", "'wasm-unsafe-eval'", "'script'", "urlstd-worker"}


@pytest.mark.parametrize(
    ("path", "cache"),
    [("/", "no-cache"), ("/index.html", "no-cache"), ("/assets/app-1/app.js", "public, max-age=31536000, immutable")],
)
def test_only_hashed_names_are_kept_for_good(path: str, cache: str) -> None:
    assert declared_headers(path)["Cache-Control"] == cache


def test_no_two_rules_set_one_header_for_a_path() -> None:
    for path in ("/", "/index.html", "/assets/app-1/app.js", "/robots.txt"):
        names = [name for rule in netlify()["headers"] if matches(rule["for"], path) for name in rule["values"]]
        assert len(names) == len(set(names)), path


def matches(rule: str, path: str) -> bool:
    return path.startswith(rule[:-1]) if rule.endswith("*") else path == rule


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[http.client.HTTPConnection]:
    """To a server of a folder with one file of each kind."""
    for name in ("index.html", "a.js", "a.mjs", "a.css", "a.wasm", "a.svg", "a.zip", "a.json"):
        (tmp_path / name).write_bytes(b"x")
    (tmp_path / "folder").mkdir()
    server = local_server(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    yield connection
    connection.close()
    server.shutdown()
    server.server_close()


def fetch(connection: http.client.HTTPConnection, path: str) -> http.client.HTTPResponse:
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    return response


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.svg", "image/svg+xml"),
        ("a.json", "application/json"),
        ("a.zip", "application/zip"),
    ],
)
def test_the_server_names_types_and_declared_headers(
    connection: http.client.HTTPConnection, name: str, kind: str
) -> None:
    response = fetch(connection, f"/{name}?query")
    assert response.status == 200
    assert response.headers["Content-Type"] == kind
    for header, value in declared_headers(f"/{name}").items():
        assert response.headers[header] == value


@pytest.mark.parametrize("name", ["python-1/python.zip", "memory-1/memory.bin"])
def test_what_python_is_has_a_type_that_hosts_compress(
    connection: http.client.HTTPConnection, tmp_path: Path, name: str
) -> None:
    target = tmp_path / "assets" / name
    target.parent.mkdir(parents=True)
    target.write_bytes(b"x")
    response = fetch(connection, f"/assets/{name}")
    assert response.headers.get_all("Content-Type") == ["application/wasm"]
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/folder/", "/nothing", "/../build.py"])
def test_the_server_shows_no_folders_and_nothing_outside(connection: http.client.HTTPConnection, path: str) -> None:
    response = fetch(connection, path)
    assert response.status == 404
    assert response.headers["X-Content-Type-Options"] == "nosniff"

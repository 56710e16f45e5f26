import pytest

from urlstd import Domain, EmptyHost, OpaqueHost, URLRecord, record
from urlstd.hosts.host import Host


def test_a_new_record_is_empty() -> None:
    url = URLRecord()
    assert (url.scheme, url.username, url.password, url.host, url.port) == ("", "", "", None, None)
    assert (url.path, url.query, url.fragment, url.blob_url_entry) == ([], None, None, None)


def test_two_new_records_share_no_path() -> None:
    URLRecord().path.append("a")  # type: ignore[union-attr]
    assert URLRecord().path == []


@pytest.mark.parametrize(
    ("scheme", "port"),
    [("ftp", 21), ("file", None), ("http", 80), ("https", 443), ("ws", 80), ("wss", 443)],
)
def test_six_schemes_are_special(scheme: str, port: int | None) -> None:
    assert URLRecord(scheme).is_special
    assert record.default_port(scheme) == port


@pytest.mark.parametrize("scheme", ["", "foo", "HTTP", "gopher", "blob", "data", "http "])
def test_no_other_scheme_is_special(scheme: str) -> None:
    assert not URLRecord(scheme).is_special
    assert record.default_port(scheme) is None


def test_there_are_no_more_special_schemes() -> None:
    assert len(record.SPECIAL_SCHEMES) == 6


@pytest.mark.parametrize(
    ("username", "password", "includes"), [("", "", False), ("u", "", True), ("", "p", True), ("u", "p", True)]
)
def test_either_name_or_password_are_credentials(username: str, password: str, includes: bool) -> None:
    assert URLRecord(username=username, password=password).includes_credentials is includes


@pytest.mark.parametrize(
    ("scheme", "host", "cannot"),
    [
        ("http", Domain("h"), False),
        ("foo", OpaqueHost("h"), False),
        ("foo", EmptyHost(), True),
        ("foo", None, True),
        ("file", Domain("h"), True),
        ("file", EmptyHost(), True),
    ],
)
def test_credentials_and_port_need_a_host_that_is_not_a_file_s(scheme: str, host: Host | None, cannot: bool) -> None:
    assert URLRecord(scheme, host=host).cannot_have_a_username_password_port is cannot


@pytest.mark.parametrize(("path", "opaque"), [("", True), ("a/b", True), ([], False), ([""], False)])
def test_a_path_is_opaque_where_it_is_one_string(path: str | list[str], opaque: bool) -> None:
    assert URLRecord(path=path).has_an_opaque_path is opaque


@pytest.mark.parametrize(
    ("scheme", "path", "shorter"),
    [
        ("http", ["a", "b"], ["a"]),
        ("http", ["C:"], []),
        ("http", [], []),
        ("file", ["C:"], ["C:"]),
        ("file", ["C|"], []),  # not normalized
        ("file", ["C:", "a"], ["C:"]),
        ("file", ["a"], []),
        ("file", ["CC:"], []),
    ],
)
def test_the_last_segment_goes_unless_it_is_a_file_s_drive(scheme: str, path: list[str], shorter: list[str]) -> None:
    url = URLRecord(scheme, path=path)
    url.shorten_path()
    assert url.path == shorter


@pytest.mark.parametrize(
    ("string", "drive", "normalized"),
    [
        ("C:", True, True),
        ("z|", True, False),
        ("1:", False, False),
        ("é:", False, False),
        ("C", False, False),
        ("C:/", False, False),
        ("", False, False),
        ("C/", False, False),
    ],
)
def test_a_drive_letter_is_a_letter_and_a_colon_or_a_bar(string: str, drive: bool, normalized: bool) -> None:
    assert record.is_windows_drive_letter(string) is drive
    assert record.is_normalized_windows_drive_letter(string) is normalized


@pytest.mark.parametrize(
    ("string", "starts"),
    [
        ("C:", True),
        ("C|", True),
        ("C:/", True),
        ("C:\\", True),
        ("C:?", True),
        ("C:#x", True),
        ("C:x", False),
        ("C", False),
        ("C::", False),
    ],
)
def test_a_drive_letter_begins_a_path_where_it_is_a_whole_segment(string: str, starts: bool) -> None:
    assert record.starts_with_a_windows_drive_letter(string) is starts
    assert record.starts_with_a_windows_drive_letter(f"/{string}", 1) is starts


def test_dot_segments_may_be_percent_encoded_in_either_case() -> None:
    assert {".", "%2e", "%2E"} == record.SINGLE_DOT_PATH_SEGMENT
    assert {a + b for a in (".", "%2e", "%2E") for b in (".", "%2e", "%2E")} == record.DOUBLE_DOT_PATH_SEGMENT


def test_credentials_are_encoded_by_the_userinfo_set_and_replaced() -> None:
    url = URLRecord("http", "old", "old", Domain("h"))
    url.set_username("a:b@é%41")
    url.set_password("/?#[]")
    assert (url.username, url.password) == ("a%3Ab%40%C3%A9%41", "%2F%3F%23%5B%5D")


@pytest.mark.parametrize("path", [["a"], "opaque"])
def test_a_copy_is_equal_and_shares_nothing_that_can_change(path: str | list[str]) -> None:
    url = URLRecord("http", "u", "p", Domain("h"), 1, path, "q", "f")
    copy = url.copy()
    assert copy == url
    copy.path = [*copy.path, "b"]
    assert url.path == path
    if isinstance(path, list):
        assert url.copy().path is not url.path


def test_a_record_s_string_is_its_serialization() -> None:
    assert str(URLRecord("http", host=Domain("h"), path=["a"])) == "http://h/a"


def test_records_are_compared_by_all_their_fields_and_shown_with_them() -> None:
    url = URLRecord("foo", "u", "p", None, 1, ["a"], "q", "f")
    assert repr(url) == "URLRecord('foo', 'u', 'p', None, 1, ['a'], 'q', 'f')"
    assert url == url.copy()
    assert all(url != URLRecord(*fields) for fields in (["foo"], ["foo", "u", "p", None, 1, ["a"], "q", "g"]))
    assert url != "foo"
    with pytest.raises(TypeError, match="unhashable"):
        hash(url)

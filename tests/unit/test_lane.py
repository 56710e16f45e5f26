"""The fast lane's records and serializations; tests/property/test_lane.py compares it with the machine."""

import pytest

from urlstd.parsing import lane
from urlstd.serialize import serialize_url


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("https://H.example:443", "https://h.example/"),
        ("http://h:80/a", "http://h/a"),
        ("http://h:080/a", "http://h/a"),
        ("http://h:8080/a?q#f", "http://h:8080/a?q#f"),
        ("http://h:8/a", "http://h:8/a"),
        ("http://h/a", "http://h/a"),
        ("http://127.0.0.1/", "http://127.0.0.1/"),
        ("http://_/", "http://_/"),
        ("file:///a", "file:///a"),
        ("foo:a", "foo:a"),
    ],
)
def test_a_reading_has_a_record_and_a_serialization(text: str, href: str) -> None:
    reading = lane.read(text)
    assert reading is not None
    assert lane.href(reading) == serialize_url(lane.record(reading)) == href

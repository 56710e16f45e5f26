import re

import pytest

from urlstd.pattern import own_form


@pytest.mark.parametrize(
    ("own", "text", "expected"),
    [
        (own_form.OWN_FORM_OF_A_PROTOCOL, "https", True),
        (own_form.OWN_FORM_OF_A_PROTOCOL, "HTTPS", False),
        (own_form.OWN_FORM_OF_A_HOSTNAME, ".example.com", True),
        (own_form.OWN_FORM_OF_A_HOSTNAME, "xn--a.com", False),
        (own_form.OWN_FORM_OF_A_HOSTNAME, "a.xn--a", False),
        (own_form.OWN_FORM_OF_A_HOSTNAME, "1.2", False),
        (own_form.OWN_FORM_OF_A_HOSTNAME, "a.", False),
        (own_form.OWN_FORM_OF_A_PORT, "8080", True),
        (own_form.OWN_FORM_OF_A_PORT, "080", False),
        (own_form.OWN_FORM_OF_A_PORT, "70000", False),
        (own_form.OWN_FORM_OF_A_PATHNAME, "/a.b/%41", True),
        (own_form.OWN_FORM_OF_A_PATHNAME, ".html", True),
        (own_form.OWN_FORM_OF_A_PATHNAME, "/.html", False),
        (own_form.OWN_FORM_OF_A_PATHNAME, "/a/%2e", False),
        (own_form.OWN_FORM_OF_A_PATHNAME, "a b", False),
        (own_form.OWN_FORM_OF_AN_OPAQUE_PATHNAME, "a,b", True),
        (own_form.OWN_FORM_OF_AN_OPAQUE_PATHNAME, "a?b", False),
        (own_form.OWN_FORM_OF_A_SEARCH, "a=b", True),
        (own_form.OWN_FORM_OF_A_SEARCH, "'", False),
        (own_form.OWN_FORM_OF_A_HASH, "a'", True),
        (own_form.OWN_FORM_OF_A_HASH, "`", False),
    ],
)
def test_what_is_taken_for_its_own_form(own: re.Pattern[str], text: str, expected: bool) -> None:
    assert (own.fullmatch(text) is not None) is expected

"""What lies in the range of an error is what the error is about."""

import random
import re
from collections.abc import Iterator

from tests.property import hostile
from tests.property.parsing import record_of
from urlstd import validation_errors
from urlstd.infra import scalar_value_string

OFFENDING = {
    "domain-percent-encoded": r"%[0-9A-Fa-f]{2}",
    "file-invalid-Windows-drive-letter": r"[A-Za-z][:|]",
    "file-invalid-Windows-drive-letter-host": r"[A-Za-z][:|]",
    "host-invalid-code-point": r"[\0 #/:<>?@\[\\\]^|]",
    "host-missing": r"",
    "invalid-credentials": r"@",
    "invalid-reverse-solidus": r"\\",
    "IPv4-in-IPv6-out-of-range-part": r"[3-9][0-9]{2}|2[6-9][0-9]|25[6-9]|[0-9]{4,}",
    "IPv6-invalid-code-point": r".",
    "IPv6-invalid-compression": r":",
    "IPv6-multiple-compression": r"::",
    "IPv6-piece-leading-zero": r"0[0-9A-Fa-f]+",
    "IPv6-unclosed": r"\[.*",
    "port-invalid": r"[^0-9]",
    "port-out-of-range": r"[0-9]{5,}",
}
# A URL code point may be one that is no part of a “%” and two digits, or stands where “#” or “:” or “[” may not.
NOT_A_URL_CODE_POINT = r"[^A-Za-z0-9!$&'()*+,\-./:;=?@_~]"
AUTHORITY = (*hostile.HOSTS, *hostile.NUMBERS, *hostile.IPV6, *hostile.PERCENT, *hostile.PORTS)


def strings(source: random.Random) -> Iterator[str]:
    for _ in range(4_000):
        yield hostile.pick(source.choice, source.randint)
        authority = "".join(source.choice(AUTHORITY) for _ in range(source.randint(1, 3)))
        yield source.choice(("https://", "foo://", "file://")) + authority


def test_a_range_holds_what_the_error_is_about() -> None:
    source = random.Random(20261130)  # noqa: S311 - repeatable
    seen = set()
    for text in map(scalar_value_string, strings(source)):
        for error in validation_errors(text, record_of(source.choice(hostile.BASES))):
            seen.add(error.name)
            # Tabs and newlines inside are in the input, but were removed.
            offending = re.sub(r"[\t\n\r]", "", text[error.start : error.end])
            if error.name == "invalid-URL-unit":
                assert re.fullmatch(r"[\0-\x20]*" if error.step is None else NOT_A_URL_CODE_POINT, offending), text
            elif error.name in OFFENDING:
                assert re.fullmatch(OFFENDING[error.name], offending, re.DOTALL), (error.name, text)
    assert seen > OFFENDING.keys()

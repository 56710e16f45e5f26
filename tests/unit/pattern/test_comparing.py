import pytest

from urlstd import URLPattern
from urlstd.pattern.comparing import compare_components
from urlstd.pattern.component import Component

# From the least specific to the most; what is on one line is equal.
ORDER = [
    ["/**", "{/*}*"],
    ["/*?"],
    ["/*+"],
    ["/*", "/:a(.*)"],
    ["/:a*"],
    ["/:a", "/:b"],
    ["/(a)"],
    ["/(b)"],
    ["/(b)x"],
    ["{a}?"],
    ["", "{}?"],
    ["/"],
    ["/a", "/{a}"],
    ["/b"],
]


def pathname(pattern: str) -> Component:
    return URLPattern({"pathname": pattern}).record.pathname


PAIRS = [
    (left, right, (place > other) - (place < other))
    for place, lefts in enumerate(ORDER)
    for other, rights in enumerate(ORDER)
    for left in lefts
    for right in rights
]


@pytest.mark.parametrize(("left", "right", "expected"), PAIRS)
def test_order(left: str, right: str, expected: int) -> None:
    assert compare_components(pathname(left), pathname(right)) == expected


def test_texts_around_a_group_count_after_its_type_and_modifier() -> None:
    def compared(left: str, right: str) -> int:
        return compare_components(URLPattern({"hash": left}).record.hash, URLPattern({"hash": right}).record.hash)

    assert compared("{b:x}", "{a:x}") == 1
    assert compared("{a:x}", "{a:x}") == 0
    assert compared("{a:xb}", "{a:x(z)b}") == -1
    assert compared("{a(x)b}", "{a(x)c}") == -1

"""Punycode: Unicode text as ASCII letters, digits and hyphens, and back.

https://www.rfc-editor.org/rfc/rfc3492. The standard library has a codec of this name, but it accepts a delimiter with
nothing before it, decodes to surrogates, never overflows, and takes quadratic time.
"""

from bisect import bisect_left

from urlstd.languages import message

_BASE, _TMIN, _TMAX, _SKEW, _DAMP = 36, 1, 26, 38, 700
_INITIAL_BIAS, _INITIAL_N = 72, 0x80
_MAXINT = 2**31 - 1
_SHORT = 1024  # up to here to move a list together takes less time than the tree
_DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789"
_DIGIT_VALUES = {digit: value for value, digit in enumerate(_DIGITS)} | {
    letter.upper(): value for value, letter in enumerate(_DIGITS[:26])
}


class PunycodeError(ValueError):
    """Text that Punycode cannot decode, or whose deltas pass 31 bits."""


class _Slots:
    """Places, all taken at first, in a binary indexed tree: both methods take logarithmic time.

    Inserting code points one by one into a list would be quadratic, so both directions run backwards: from the
    finished label, they take away what was inserted last.
    """

    def __init__(self, count: int) -> None:
        self._size = 1 << count.bit_length()  # a power of two above count: places too many do no harm
        self._tree = [index & -index for index in range(self._size)]

    def vacate(self, place: int) -> int:
        """Vacate a place, and say how many taken ones are before it."""
        before, index = 0, place
        while index:
            before += self._tree[index]
            index &= index - 1
        index = place + 1
        while index < self._size:
            self._tree[index] -= 1
            index += index & -index
        return before

    def vacate_after(self, before: int) -> int:
        """Vacate the place that has as many taken ones before it, and name it."""
        tree, place, stride = self._tree, 0, self._size
        while stride := stride >> 1:
            taken = tree[place + stride]
            if taken <= before:
                before -= taken
                place += stride
            else:
                tree[place + stride] -= 1
        return place


def _adapt(delta: int, count: int, *, first: bool) -> int:
    """The next bias.

    https://www.rfc-editor.org/rfc/rfc3492#section-6.1
    """
    delta = delta // _DAMP if first else delta // 2
    delta += delta // count
    bias = 0
    while delta > (_BASE - _TMIN) * _TMAX // 2:
        delta //= _BASE - _TMIN
        bias += _BASE
    return bias + (_BASE - _TMIN + 1) * delta // (delta + _SKEW)


def _threshold(bias: int, k: int) -> int:
    return _TMIN if k <= bias else min(k - bias, _TMAX)


def _read_delta(digits: str, start: int, bias: int) -> tuple[int, int]:
    """The generalized variable-length integer that begins at `start`, and where it ends."""
    delta, weight, k = 0, 1, _BASE
    for end in range(start, len(digits)):
        digit = _DIGIT_VALUES.get(digits[end])
        if digit is None:
            raise PunycodeError(message("{c} is not a Punycode digit", c=f"U+{ord(digits[end]):04X}"))
        delta += digit * weight
        if delta > _MAXINT:
            raise PunycodeError(message("a Punycode number is too large"))
        threshold = _threshold(bias, k)
        if digit < threshold:
            return delta, end + 1
        # The weight needs no check: no bias is so great that it passes 31 bits before delta does.
        weight *= _BASE - threshold
        k += _BASE
    raise PunycodeError(message("the last Punycode number is not complete"))


def _read_insertions(digits: str, count: int) -> list[tuple[int, str]]:
    """What is inserted where, in order, into the `count` code points before the delimiter."""
    n, i, bias, position = _INITIAL_N, 0, _INITIAL_BIAS, 0
    insertions: list[tuple[int, str]] = []
    while position < len(digits):
        delta, position = _read_delta(digits, position, bias)
        count += 1
        bias = _adapt(delta, count, first=not insertions)
        n += (i + delta) // count
        i = (i + delta) % count
        if n > 0x10FFFF:
            raise PunycodeError(message("a Punycode number is beyond U+10FFFF"))
        if 0xD800 <= n <= 0xDFFF:
            raise PunycodeError(message("it decodes to the surrogate {c}", c=f"U+{n:04X}"))
        insertions.append((i, chr(n)))
        i += 1
    return insertions


def decode(text: str) -> str:
    """Decode Punycode, without the prefix "xn--".

    https://www.rfc-editor.org/rfc/rfc3492#section-6.2

    Args:
        text: ASCII text; letters are digits in either case.

    Raises:
        PunycodeError: It is not Punycode, or decodes to something that is not a Unicode scalar value.
    """
    # The last delimiter counts, and only with something before it.
    delimiter = max(text.rfind("-"), 0)
    basic, digits = text[:delimiter], text[delimiter and delimiter + 1 :]
    if not basic.isascii():
        raise PunycodeError(message("it has a non-ASCII code point before the last hyphen"))
    insertions = _read_insertions(digits, len(basic))
    slots = _Slots(len(basic) + len(insertions))
    decoded: dict[int, str] = {}
    for i, code_point in reversed(insertions):
        decoded[slots.vacate_after(i)] = code_point
    rest = iter(basic)
    return "".join(decoded[place] if place in decoded else next(rest) for place in range(len(basic) + len(insertions)))


def _write_delta(delta: int, bias: int) -> str:
    digits = ""
    k = _BASE
    while delta >= (threshold := _threshold(bias, k)):
        delta, digit = divmod(delta - threshold, _BASE - threshold)
        digits += _DIGITS[threshold + digit]
        k += _BASE
    return digits + _DIGITS[delta]


def _ranks(places: list[int], count: int) -> list[int]:
    """How many places before each one are taken when its turn comes, the last one's turn first; all others are."""
    if count > _SHORT:
        slots = _Slots(count)
        return [slots.vacate(place) for place in reversed(places)]
    taken = list(range(count))
    ranks = []
    for place in reversed(places):
        ranks.append(bisect_left(taken, place))
        del taken[ranks[-1]]
    return ranks


def encode(text: str) -> str:
    """Encode text as Punycode, without the prefix "xn--".

    https://www.rfc-editor.org/rfc/rfc3492#section-6.3

    Raises:
        PunycodeError: It has a surrogate, or a delta passes 31 bits, which takes some thousand code points.
    """
    basic = "".join(c for c in text if c.isascii())
    output = [basic + "-"] if basic else []
    order = sorted((ord(c), place) for place, c in enumerate(text) if not c.isascii())
    ranks = _ranks([place for _, place in order], len(text))
    n, i, bias, count = _INITIAL_N, 0, _INITIAL_BIAS, len(basic)
    for code_point, _ in order:
        rank = ranks.pop()
        # The decoder goes from (n, i) to (code_point, rank), and each n has count + 1 places.
        delta = (code_point - n) * (count + 1) + rank - i
        if delta > _MAXINT:
            raise PunycodeError(message("it is too long for Punycode"))
        if 0xD800 <= code_point <= 0xDFFF:
            raise PunycodeError(message("it contains the surrogate {c}", c=f"U+{code_point:04X}"))
        output.append(_write_delta(delta, bias))
        count += 1
        bias = _adapt(delta, count, first=count == len(basic) + 1)
        n, i = code_point, rank + 1
    return "".join(output)

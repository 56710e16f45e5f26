import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from urlstd.unicode.punycode import PunycodeError, decode, encode

# https://www.rfc-editor.org/rfc/rfc3492#section-7.1, and some of our own
SAMPLES = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
    ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
    ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("-> $1.00 <-", "-> $1.00 <--"),
    ("", ""),
    ("ü", "tda"),
    ("üü", "tdaa"),
    ("-ü", "--eha"),
    ("\x80", "a"),
    ("\U0010ffff", "dn32g"),
    ("😀a😀", "a-iv3sba"),
]

SCALAR_VALUES = st.characters(exclude_categories=["Cs"])


@pytest.mark.parametrize("text, punycode", SAMPLES)
def test_encode(text: str, punycode: str) -> None:
    assert encode(text) == punycode


@pytest.mark.parametrize("text, punycode", SAMPLES)
def test_decode(text: str, punycode: str) -> None:
    assert decode(punycode) == text


def test_digits_are_letters_of_either_case() -> None:
    assert decode("MNCHEN-3YA") == "MüNCHEN"


@pytest.mark.parametrize(
    "punycode, message",
    [
        ("-", r"U\+002D is not a Punycode digit"),
        ("-zbb", r"U\+002D is not a Punycode digit"),
        ("a!", r"U\+0021 is not a Punycode digit"),
        ("tdé", r"U\+00E9 is not a Punycode digit"),
        ("é-tda", "non-ASCII"),
        ("t", "not complete"),
        ("tdaz9", "not complete"),
        ("99999999", "too large"),
        ("ib9b", r"surrogate U\+D800"),
        ("zy0c", r"surrogate U\+DFFF"),
        ("en32g", r"beyond U\+10FFFF"),
    ],
)
def test_decode_refuses(punycode: str, message: str) -> None:
    with pytest.raises(PunycodeError, match=message):
        decode(punycode)


@pytest.mark.parametrize(
    "text, message",
    [
        ("a\ud800", r"surrogate U\+D800"),
        ("a" * 2000 + "\U0010ffff", "too long"),
    ],
)
def test_encode_refuses(text: str, message: str) -> None:
    with pytest.raises(PunycodeError, match=message):
        encode(text)


def test_a_delta_of_31_bits_is_the_last_that_can_be_encoded() -> None:
    places, jump = 2048, 2**20
    text = "a" * (places - 1) + chr(0x80 + jump)
    assert (places * jump) == 2**31
    with pytest.raises(PunycodeError):
        encode(text)
    shorter = text[1:]
    assert decode(encode(shorter)) == shorter


@settings(deadline=None)
@given(st.text(SCALAR_VALUES))
def test_decode_undoes_encode(text: str) -> None:
    assert decode(encode(text)) == text


@settings(deadline=None)
@given(st.text(st.sampled_from("aábぁ\U0001f600-"), max_size=12))
def test_encode_agrees_with_the_standard_library(text: str) -> None:
    assert encode(text) == text.encode("punycode").decode("ascii")


def test_thousands_of_distinct_code_points() -> None:
    text = "".join(chr(0x4E00 + (7919 * index) % 20000) for index in range(20000))
    assert decode(encode(text)) == text

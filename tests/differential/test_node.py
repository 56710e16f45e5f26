"""Node's own URL class, whichever version is installed, through one process.

Node 20 follows the Standard of 2024, so its rules are the changes since; newer versions need fewer of them.
"""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.differential.comparing import BIDI, Answer, Comparison, Question, Rule, ours, questions
from urlstd import URL, URLParseError, parse_url, validation_errors
from urlstd.unicode import uts46

SCRIPT = Path(__file__).with_name("native_url.mjs")
NODE = shutil.which("node")
SERIES = (11, 12, 13)
COUNT = 10_000
DOT_SEGMENTS = frozenset({".", ".."})


def before(question: Question) -> URL:
    """The URL that a setter was called on."""
    return URL(question.input, question.base)


def differ_only(mine: Answer, theirs: Answer, *names: str) -> bool:
    return (
        mine is not None
        and theirs is not None
        and all(mine[name] == theirs[name] for name in mine if name not in {"href", *names})
    )


def opaque_base(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if mine is not None or question.base is None:
        return False
    try:
        opaque = parse_url(question.base).has_an_opaque_path
    except URLParseError:
        return False
    return opaque and validation_errors(question.input, question.base)[-1].name == "missing-scheme-non-relative-URL"


def trailing_spaces(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if mine is None or theirs is None or not differ_only(mine, theirs, "pathname"):
        return False
    return mine["pathname"].removesuffix("%20").rstrip(" ") == theirs["pathname"].rstrip(" ")


def circumflex(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if mine is None or theirs is None or not differ_only(mine, theirs, "pathname"):
        return False
    return mine["pathname"].replace("%5E", "^") == theirs["pathname"].replace("%5E", "^")


def last_dot_segment(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if mine is None or theirs is None or not differ_only(mine, theirs, "pathname"):
        return False
    return (mine["pathname"], theirs["pathname"]) == ("/", "")


def ascii_domain(question: Question, mine: Answer, theirs: Answer) -> bool:
    if mine is None or uts46.to_ascii(mine["hostname"], be_strict=True).result is not None:
        return False
    return theirs is None or (question.attribute is not None and theirs["hostname"] == before(question).hostname)


def port_of_an_override(question: Question, mine: Answer, theirs: Answer) -> bool:
    return question.attribute in {"port", "host"} and differ_only(mine, theirs, "port", "host", "origin")


def dot_segment_left(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if mine is None or theirs is None or not differ_only(mine, theirs, "pathname"):
        return False
    return not DOT_SEGMENTS.isdisjoint(theirs["pathname"].split("/"))


def no_drive_letter(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if mine is None or theirs is None or not differ_only(mine, theirs, "pathname"):
        return False
    segment = theirs["pathname"].split("/")[1]
    return mine["protocol"] == "file:" and segment[1:2] == ":" and len(segment) > len("C:")


def host_before_a_colon(question: Question, mine: Answer, theirs: Answer) -> bool:
    if question.attribute not in {"host", "hostname"} or mine is None or theirs is None:
        return False
    return theirs["hostname"] == "" and mine["href"] == before(question).href


def query_behind_two_slashes(question: Question, mine: Answer, theirs: Answer) -> bool:
    if question.attribute != "pathname" or mine is None or theirs is None or not mine["pathname"].startswith("//"):
        return False
    return differ_only(mine, theirs, "search", "hash") and theirs["search"] == ""


RULES = (
    BIDI,
    Rule(
        "relative to an opaque path",
        "With a base that has an opaque path, an input without a scheme is failure unless c is “#”. "
        "https://url.spec.whatwg.org/#no-scheme-state",
        opaque_base,
    ),
    Rule(
        "trailing space of an opaque path",
        "A space right before “?” or “#” becomes %20, so that nothing has to be stripped when a query or fragment is "
        "removed. https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state",
        trailing_spaces,
    ),
    Rule(
        "^ in a path",
        "U+005E (^) is in the path percent-encode set. https://url.spec.whatwg.org/#path-percent-encode-set",
        circumflex,
    ),
    Rule(
        "a last dot segment",
        "A double-dot segment that no slash follows leaves an empty segment behind. "
        "https://url.spec.whatwg.org/#path-state",
        last_dot_segment,
    ),
    Rule(
        "an ASCII domain",
        "An ASCII domain is lowercased, whatever ToASCII makes of it. "
        "https://url.spec.whatwg.org/#concept-domain-to-ascii",
        ascii_domain,
    ),
    Rule(
        "a port that something follows",
        "With a state override anything ends the port: the digits so far are it; without any there is failure, which "
        "leaves the port. https://url.spec.whatwg.org/#port-state",
        port_of_an_override,
    ),
    Rule(
        "a dot segment left in a path",
        "Every dot segment is taken out, whatever is before it. https://url.spec.whatwg.org/#path-state",
        dot_segment_left,
    ),
    Rule(
        "what only begins like a drive letter",
        "A Windows drive letter is exactly two code points; a longer segment is shortened like any other. "
        "https://url.spec.whatwg.org/#shorten-a-urls-path",
        no_drive_letter,
    ),
    Rule(
        "no host before a colon",
        "An empty buffer before “:” is failure, also of a URL that is not special. "
        "https://url.spec.whatwg.org/#host-state",
        host_before_a_colon,
    ),
    Rule(
        "a query behind a path of two slashes",
        "The pathname setter changes the path and nothing else. https://url.spec.whatwg.org/#dom-url-pathname",
        query_behind_two_slashes,
    ),
)


@pytest.fixture(scope="module")
def comparison() -> Comparison:
    if NODE is None:
        pytest.skip("there is no node, so its URL class was not compared")
    asked = [question for series in SERIES for question in questions(series, COUNT)]
    given = "".join(f"{json.dumps(question._asdict())}\n" for question in asked)
    run = subprocess.run([NODE, SCRIPT], input=given, capture_output=True, text=True, check=True)
    comparison = Comparison(RULES)
    for question, line in zip(asked, run.stdout.splitlines(), strict=True):
        comparison.compare(question, ours(question), json.loads(line))
    return comparison


def test_no_difference_is_unexplained(comparison: Comparison) -> None:
    assert comparison.asked == len(SERIES) * COUNT
    assert comparison.unexplained == []

"""Valid URL strings, beside the checker of the npm package whatwg-url, which goes by the same grammar."""

import json
import subprocess
from pathlib import Path

import pytest

import build
from tests.conformance import wpt
from tests.differential.comparing import Question, questions
from urlstd import URL, URLParseError, domain_to_unicode, validate

SCRIPT = Path(__file__).with_name("valid_url_strings.mjs")
PEER = build.WEB / "node_modules" / "whatwg-url"
# Code points that Unicode 18 has added; the peer's tables are of Unicode 17. https://www.unicode.org/versions/Unicode18.0.0/
SEAL = range(0x3D000, 0x3FC40)


def asked() -> list[Question]:
    urls = [
        Question(entry["input"], entry["base"])
        for name in ("urltestdata.json", "urltestdata-javascript-only.json")
        for _, entry in wpt.entries(name)
    ]
    hosts = [
        Question(f"https://{entry['input']}/x")
        for name in ("toascii.json", "IdnaTestV2.json")
        for _, entry in wpt.entries(name)
    ]
    return urls + hosts + [question for question in questions(17, 6_000) if question.attribute is None]


def ours(question: Question) -> bool | None:
    try:
        return validate(question.input, question.base).valid
    except URLParseError:
        return None


def is_of_unicode_18(question: Question) -> bool:
    url = URL.parse(question.input, question.base)
    return url is not None and any(ord(c) in SEAL for c in domain_to_unicode(url.hostname))


def test_the_two_checkers_agree() -> None:
    node = build.node().node
    if not PEER.is_dir():
        pytest.skip("whatwg-url is not installed, so its checker was not compared")
    inputs = asked()
    assert len(inputs) > 6_000
    given = "".join(f"{json.dumps(question._asdict())}\n" for question in inputs)
    command: list[str | Path] = [node, SCRIPT, build.WEB / "package.json"]
    run = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    theirs = [json.loads(line) for line in run.stdout.splitlines()]
    differing = [pair for pair, peer in zip(inputs, theirs, strict=True) if ours(pair) != peer]
    explained = [question for question in differing if is_of_unicode_18(question)]
    assert [question for question in differing if question not in explained] == []
    assert explained, "the peer has got the tables of Unicode 18: the rule is no longer needed"
    assert all(ours(question) for question in explained)

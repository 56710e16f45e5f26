"""Every example of the help does what it says."""

import shlex

import pytest

from tests.unit.command_line.running import Terminal
from urlstd.command_line.command import VERBS
from urlstd.command_line.verb import Example

FILES = {
    "urls.txt": "https://example.com/\nhttps://example.com:99999/\nhttps://example.com/a b\n",
    "locations.txt": "../a\nhttps://example.org/b\n",
    "inputs.jsonl": '"https://example.com/1"\n{"input": "2", "base": "https://example.com/"}\n',
}
EXAMPLES = [pytest.param(verb.name, example, id=example.command) for verb in VERBS for example in verb.examples]


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example(name: str, example: Example, urlstd: Terminal) -> None:
    command, _, file = example.command.partition(" < ")
    program, *arguments = shlex.split(command)
    assert (program, arguments[0]) == ("urlstd", name)
    ran = urlstd(*arguments, stdin=FILES[file].encode() if file else b"")
    assert ran.code == example.code
    assert ran.err == ""
    assert ran.out
    if "--json" in arguments:
        assert all("error" not in answer or answer["error"] is None for answer in ran.answers)


@pytest.mark.parametrize("verb", VERBS, ids=[verb.name for verb in VERBS])
def test_the_help_of_a_verb_has_its_sentence_its_examples_and_its_exit_codes(verb: object, urlstd: Terminal) -> None:
    (verb,) = (one for one in VERBS if one is verb)
    ran = urlstd(verb.name, "--help")
    assert ran.code == 0
    assert verb.sentence in ran.out
    assert all(f"  {example.command}\n" in ran.out for example in verb.examples)
    assert f"  0  {verb.codes[0]}\n  1  {verb.codes[1]}\n  2  " in ran.out


def test_the_help_lists_every_verb_with_an_example(urlstd: Terminal) -> None:
    ran = urlstd("--help")
    assert ran.code == 0
    assert all(f"  {verb.examples[0].command}\n" in ran.out for verb in VERBS)
    assert "exit codes:" in ran.out

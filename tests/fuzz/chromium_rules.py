"""What Chromium's URL class answers otherwise, and what decides.

Chromium 156 passes 802 of the 891 tests of web-platform-tests' urltestdata.json, so some rules are wide; what they
cover is covered by engines that need no rule for it.
"""

import json

from tests.differential.comparing import BIDI, Answer, Question, Rule
from tests.differential.test_node import differ_only
from urlstd import URL

SPECIAL = frozenset({"http:", "https:", "ws:", "wss:", "ftp:", "file:"})
TABS = dict.fromkeys(map(ord, "\t\n\r"))
SCHEMES = (
    "android",
    "materialized-view",
    "drivefs",
    "chrome",
    "devtools",
    "isolated-app",
    "externalfile",
    "steam",
    "fido",
    "filesystem",
    "content",
    "about:",
)


def as_one(text: str) -> str:
    for escape, c in (("%27", "'"), ("%7C", "|"), ("%2A", "*"), ("%2a", "*")):
        text = text.replace(escape, c)
    return text


def is_encoded(_: Question, mine: Answer, theirs: Answer) -> bool:
    return mine is not None and theirs is not None and as_one(json.dumps(mine)) == as_one(json.dumps(theirs))


def is_of_a_file(question: Question, mine: Answer, theirs: Answer) -> bool:
    if any(answer is not None and answer["protocol"] == "file:" for answer in (mine, theirs)):
        return True
    return "file:" in json.dumps([question.input.replace("\t", "").replace("\n", ""), question.base]).lower()


def is_a_backslash(question: Question, mine: Answer, theirs: Answer) -> bool:
    given = question.input + question.value
    return mine is not None and theirs is not None and "\\" in given and mine["protocol"] not in SPECIAL


def ends_in_spaces(_: Question, mine: Answer, theirs: Answer) -> bool:
    if mine is None or theirs is None or mine["pathname"].startswith("/"):
        return False
    return as_one(mine["href"]).replace("%20", " ") == as_one(theirs["href"]).replace("%20", " ")


def is_of_a_blob(_: Question, mine: Answer, theirs: Answer) -> bool:
    return differ_only(mine, theirs, "origin") and mine is not None and mine["protocol"] == "blob:"


def takes_a_host(_: Question, mine: Answer, theirs: Answer) -> bool:
    return theirs is not None and mine is None and "%20" in theirs["hostname"]


def decodes_twice(question: Question, mine: Answer, theirs: Answer) -> bool:
    return theirs is not None and mine is None and not {"%", "％", "﹪"}.isdisjoint(question.input)


def takes_an_ipv6_address(question: Question, mine: Answer, theirs: Answer) -> bool:
    """A leading zero of an IPv4 address inside, or a code point that is mapped to nothing."""
    return mine is None and theirs is not None and theirs["hostname"].startswith("[") and "[" in question.input


def refuses_an_opaque_host(_: Question, mine: Answer, theirs: Answer) -> bool:
    return theirs is None and mine is not None and mine["protocol"] not in SPECIAL and mine["hostname"] != ""


def encodes_an_asterisk(_: Question, mine: Answer, theirs: Answer) -> bool:
    return mine is not None and theirs is not None and "*" in mine["hostname"] and "%2A" in theirs["hostname"]


def takes_an_empty_segment_for_a_host(_: Question, mine: Answer, theirs: Answer) -> bool:
    return mine is not None and theirs is not None and ":/.//" in mine["href"]


def sets_a_protocol(question: Question, mine: Answer, theirs: Answer) -> bool:
    return question.attribute == "protocol" and mine is not None and theirs is not None


def sets_a_host(question: Question, mine: Answer, theirs: Answer) -> bool:
    return question.attribute in {"host", "hostname"} and mine is not None and theirs is not None


def keeps_tabs(question: Question, mine: Answer, theirs: Answer) -> bool:
    """Also where what is left without them is a dot segment."""
    given = question.input + question.value
    if theirs is None or {"\t", "\n", "\r"}.isdisjoint(given):
        return False
    href = theirs["href"]
    if mine is None:
        return any(c in given and f"%{ord(c):02X}" in href for c in "\t\n\r")
    for escape in ("%09", "%0A", "%0D"):
        href = href.replace(escape, "")
    read_again = URL.parse(href)
    hrefs = {href} if read_again is None else {href, read_again.href}
    return as_one(mine["href"]).replace("%20", " ") in {as_one(one).replace("%20", " ") for one in hrefs}


def drops_a_question_mark(question: Question, mine: Answer, theirs: Answer) -> bool:
    return (
        question.attribute == "search"
        and differ_only(mine, theirs, "pathname", "search")
        and question.value.lstrip("\t\n\r").startswith("?")
    )


def has_a_scheme_of_its_own(question: Question, mine: Answer, theirs: Answer) -> bool:  # noqa: ARG001
    if theirs is not None and not theirs["host"] and theirs["pathname"].startswith("//"):
        return True
    return any(name in f"{question.input} {question.base}".translate(TABS).lower() for name in SCHEMES)


def rule(name: str, decides: str, applies: object) -> Rule:
    return Rule(name, decides, applies)  # type: ignore[arg-type]


RULES = (
    BIDI,
    rule(
        "', | and *",
        "The userinfo and path percent-encode sets have no ' and no |, the query percent-encode set no ', and hosts of "
        "special URLs are not percent-encoded. https://url.spec.whatwg.org/#percent-encoded-bytes",
        is_encoded,
    ),
    rule(
        "spaces at the end of an opaque path",
        "Only a space right before “?” or “#” becomes %20. https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state",
        ends_in_spaces,
    ),
    rule("file URLs", "https://url.spec.whatwg.org/#file-state and the origin of a file URL is opaque", is_of_a_file),
    rule(
        "a backslash in a URL that is not special",
        "A backslash ends a segment of a special URL only. https://url.spec.whatwg.org/#path-state",
        is_a_backslash,
    ),
    rule(
        "the origin of a blob URL",
        "Only http and https inside give an origin. https://url.spec.whatwg.org/#concept-url-origin",
        is_of_a_blob,
    ),
    rule(
        "a space in a domain",
        "A space is a forbidden domain code point. https://url.spec.whatwg.org/#forbidden-domain-code-point",
        takes_a_host,
    ),
    rule(
        "percent-decoding again, or in an address",
        "A host is percent-decoded once, before it is mapped, and an IPv6 address not at all. "
        "https://url.spec.whatwg.org/#concept-host-parser",
        decodes_twice,
    ),
    rule(
        "code points of an IPv6 address",
        "It is neither decoded nor mapped, and no number of an IPv4 address in it begins with 0. "
        "https://url.spec.whatwg.org/#concept-ipv6-parser",
        takes_an_ipv6_address,
    ),
    rule(
        "code points of an opaque host",
        "An opaque host may hold any but the forbidden host code points, and is never an IPv4 address. "
        "https://url.spec.whatwg.org/#concept-opaque-host-parser",
        refuses_an_opaque_host,
    ),
    rule(
        "* in a domain",
        "U+002A (*) is no forbidden domain code point. https://url.spec.whatwg.org/#forbidden-domain-code-point",
        encodes_an_asterisk,
    ),
    rule(
        "a path that begins with two slashes",
        "Without a host, “/.” keeps such a path apart from a host. https://url.spec.whatwg.org/#url-serializing",
        takes_an_empty_segment_for_a_host,
    ),
    rule(
        "the protocol setter",
        "Special stays special and other stays other; tabs and newlines are removed from the value. "
        "https://url.spec.whatwg.org/#scheme-state",
        sets_a_protocol,
    ),
    rule(
        "the host setters",
        "The host setters stop at what ends a host. https://url.spec.whatwg.org/#host-state",
        sets_a_host,
    ),
    rule(
        "tabs and newlines",
        "They are removed everywhere. https://url.spec.whatwg.org/#concept-basic-url-parser",
        keeps_tabs,
    ),
    rule(
        "a lone ? for a search",
        "Of “?” the query is empty, not null. https://url.spec.whatwg.org/#dom-url-search",
        drops_a_question_mark,
    ),
    rule(
        "schemes of its own",
        "There are six special schemes. https://url.spec.whatwg.org/#special-scheme",
        has_a_scheme_of_its_own,
    ),
)

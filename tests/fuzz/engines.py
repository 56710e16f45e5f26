"""The engines that are asked the same as urlstd."""

import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Protocol

import ada_url
import upa_url

import build
from tests.differential.chromium import Chromium
from tests.differential.comparing import MEMBERS
from urlstd.infra import scalar_value_string

SCRIPT = Path(__file__).with_name("answers.mjs")
ANSWER = Path(__file__).with_name("answer.js")

Asked = dict[str, Any]


class Engine(Protocol):
    """Answers questions, many at a time, in the form that answer.js has."""

    name: str

    def ask(self, questions: Sequence[Asked]) -> list[Any]: ...

    def close(self) -> None: ...


class InProcess:
    """A package of Python whose class `URL` stands on C++. Its strings are UTF-8, so lone surrogates are replaced."""

    def __init__(self, name: str, url: Callable[..., Any], failure: type[Exception]) -> None:
        self.name, self._url, self._failure = name, url, failure

    def ask(self, questions: Sequence[Asked]) -> list[Any]:
        return [self._answer(question) for question in questions]

    def close(self) -> None:
        """Nothing is open."""

    def _answer(self, question: Asked) -> dict[str, str] | None:
        given = [scalar_value_string(text) for text in (question["input"], question["base"]) if text is not None]
        try:
            url = self._url(*given)
        except self._failure:
            return None
        if question["attribute"] is not None:
            with suppress(self._failure):  # where a setter does nothing, ada_url raises
                setattr(url, question["attribute"], scalar_value_string(question["value"]))
        return {name: getattr(url, name) for name in MEMBERS}


class InNode:
    """A class of node, or of a package that node runs."""

    def __init__(self, name: str, module: Path | None = None) -> None:
        self.name = name
        command = [build.node().node, str(SCRIPT), *([] if module is None else [module.as_uri()])]
        pipe = subprocess.PIPE
        # A session of its own: Ctrl+C is for the run, which lets each series come to its end.
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", start_new_session=True
        )

    def ask(self, questions: Sequence[Asked]) -> list[Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(questions) + "\n")
        self._process.stdin.flush()
        answers: list[Any] = json.loads(self._process.stdout.readline())
        return answers

    def close(self) -> None:
        self._process.communicate()


class InChromium:
    """A class of Chromium; those of one process share one."""

    _shared: ClassVar[list[Chromium]] = []
    _users: ClassVar[int] = 0

    def __init__(self, name: str, function: str) -> None:
        self.name, self._function = name, function
        if not InChromium._shared:
            InChromium._shared.append(Chromium())
        InChromium._users += 1
        self._chromium = InChromium._shared[0]

    def ask(self, questions: Sequence[Asked]) -> list[Any]:
        # As text: Playwright's own way of passing strings would replace lone surrogates.
        answers: list[Any] = json.loads(self._chromium.evaluate(self._function, json.dumps(questions)))
        return answers

    def close(self) -> None:
        InChromium._users -= 1
        if not InChromium._users:
            InChromium._shared.pop().__exit__()


def ada() -> Engine:
    return InProcess("ada-url", ada_url.URL, ValueError)


def upa() -> Engine:
    return InProcess("upa-url", upa_url.URL, RuntimeError)


def node() -> Engine:
    return InNode(f"node {build.run(build.node().node, '--version', quiet=True).strip().removeprefix('v')}")


def whatwg_url() -> Engine:
    package = build.node_modules() / "whatwg-url"
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    return InNode(f"whatwg-url {version}", package / "index.js")


def chromium() -> Engine:
    answer = ANSWER.read_text(encoding="utf-8")
    return InChromium("Chromium", f"text => JSON.stringify(JSON.parse(text).map({answer}))")

"""A server for dist/ on this machine, with the headers that netlify.toml declares."""

from __future__ import annotations

import contextlib
import functools
import http.server
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os

NETLIFY = Path(__file__).resolve().parents[2] / "netlify.toml"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder with the headers that netlify.toml declares, as the host does."""

    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """The declared type, or that of the name."""
        return declared_headers(self.path).get("Content-Type") or super().guess_type(path)

    def end_headers(self) -> None:
        """Add the declared headers to every answer."""
        # Without a rule the host makes browsers ask again each time.
        headers = {"Cache-Control": "public, max-age=0, must-revalidate", **declared_headers(self.path)}
        for name, value in headers.items():
            if name != "Content-Type":
                self.send_header(name, value)
        super().end_headers()

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Folders have no page of their own."""
        del path
        self.send_error(404)

    def handle(self) -> None:
        """Answer; browsers that close a page go away in the middle of an answer."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name that the base class has
        """Say nothing of each request."""


@functools.cache
def netlify() -> dict[str, Any]:
    """The settings in netlify.toml."""
    return tomllib.loads(NETLIFY.read_text(encoding="utf-8"))


def declared_headers(path: str) -> dict[str, str]:
    """The headers that netlify.toml declares for a path; a rule is a path, or the start of one and an asterisk."""
    path, headers = path.partition("?")[0], {}
    for rule in netlify()["headers"]:
        start, asterisk, _ = rule["for"].partition("*")
        if path == start or (asterisk and path.startswith(start)):
            headers.update(rule["values"])
    return headers


def local_server(folder: Path, port: int = 0) -> http.server.ThreadingHTTPServer:
    """A server for a folder on this machine only; port 0 means any free one."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=str(folder)))

"""The inputs: the same ones in every run and in every environment."""

import json
import random
from pathlib import Path

WORDS = ["assets", "images", "blog", "docs", "about", "search", "login", "user", "item", "product", "2026", "index"]
QUERY = "&".join(f"{word}{number}=value+{number}%20x" for number in range(10) for word in WORDS[:5])
TYPICAL = "https://user:pass@www.example.com:8080/a/b/c/../d?query=1&b=2#fragment"
_ROOT = Path(__file__).parents[2]
_WPT = [folder / "urltestdata.json" for folder in (_ROOT.parent / "shared" / "wpt", _ROOT / ".cache" / "wpt")]


def realistic_urls(count: int) -> list[str]:
    """URLs such as pages link to."""
    source = random.Random(20261130)  # noqa: S311 - repeatable
    return [_realistic_url(source) for _ in range(count)]


def _realistic_url(source: random.Random) -> str:
    host = ".".join([*source.sample(WORDS[:8], source.randint(0, 1)), f"example{source.randint(1, 999)}", "com"])
    path = "/".join(source.choices(WORDS, k=source.randint(0, 6)))
    extension = source.choice(["", "", ".html", ".png", ".js", "/"]) if path else ""
    query = "&".join(f"{source.choice(WORDS)}={source.randint(1, 9999)}" for _ in range(source.randint(0, 3)))
    return (
        f"{source.choice(['https', 'https', 'http'])}://{host}/{path}{extension}"
        + (f"?{query}" if query else "")
        + source.choice(["", "", "", "#top"])
    )


def routes(count: int) -> list[tuple[str, str]]:
    """Patterns such as routers have, all different, each with a URL that it matches."""
    source = random.Random(20260923)  # noqa: S311 - repeatable
    return [_route(source, number) for number in range(count)]


def _route(source: random.Random, number: int) -> tuple[str, str]:
    word, other = source.sample(WORDS, 2)
    host = f"example{number % 7}.com"
    pattern, path = source.choice(
        [
            (f"/{word}/{number}", f"/{word}/{number}"),
            (f"/{word}/{number}/:id", f"/{word}/{number}/abc"),
            (f"/{word}{number}/:id(\\d+)", f"/{word}{number}/42"),
            (f"/{word}{number}/*", f"/{word}{number}/a/b.png"),
            (f"/{word}{number}/:year(\\d{{4}})/:slug{{.html}}?", f"/{word}{number}/2026/a-title.html"),
            (f"/:lang/{word}/{number}/:page?", f"/en/{word}/{number}"),
        ]
    )
    start, found = source.choice(
        [("https://", ""), ("http{s}?://", ""), ("https://*.", f"{other}."), ("https://:sub.", "www.")]
    )
    return f"{start}{host}{pattern}", f"https://{found}{host}{path}"


def wpt_urls() -> list[tuple[str, str | None]]:
    """The inputs of web-platform-tests that parse, with their bases. Not every peer takes surrogates."""
    path = next((path for path in _WPT if path.exists()), None)
    listed = json.loads(path.read_text(encoding="utf-8")) if path else []
    pairs = [(entry["input"], entry.get("base")) for entry in listed if isinstance(entry, dict)]
    parsed = [isinstance(entry, dict) and not entry.get("failure") for entry in listed if isinstance(entry, dict)]
    return [pair for pair, fine in zip(pairs, parsed, strict=True) if fine and _is_well_formed(pair[0])]


def _is_well_formed(text: str) -> bool:
    return text.encode("utf-8", "replace").decode() == text

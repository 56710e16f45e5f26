"""URLPattern. Each environment has another package under the name `urlpattern`."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.benchmark.measuring import Comparison, for_each
from tests.benchmark.peers import release
from urlstd import URLPattern

PATTERN = r"https://:sub.example.com/:section/:id(\d+)"


def classes() -> dict[str, Callable[[str], Any]]:
    found: dict[str, Callable[[str], Any]] = {"urlstd": URLPattern}
    if release("upa-url"):
        import upa_url

        found["upa-url (C++, nanobind)"] = upa_url.URLPattern
    for distribution, name in (("urlpattern", "urlpattern (Rust)"), ("urlpattern-py", "urlpattern-py (Python)")):
        if release(distribution):
            import urlpattern

            found[name] = urlpattern.URLPattern
    return found


def comparisons() -> Iterator[Comparison]:
    urls = [(f"https://a{number}.example.com/item/{number}?x=1",) for number in range(3000)]
    for method in ("test", "exec"):
        yield Comparison(
            f"URLPattern, {method} of 3,000 distinct URLs",
            {name: for_each(getattr(make(PATTERN), method), urls) for name, make in classes().items()},
            len(urls),
        )
    sources = [(f"https://*.example{number}.com/:a/:b",) for number in range(100)]
    yield Comparison(
        "URLPattern, 100 distinct patterns compiled",
        {name: for_each(make, sources) for name, make in classes().items()},
        len(sources),
    )

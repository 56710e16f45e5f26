"""URLPattern. Each environment has another package under the name `urlpattern`."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.benchmark import corpora
from tests.benchmark.measuring import Comparison, for_each
from tests.benchmark.peers import release
from urlstd import URLPattern, URLPatternList

Test = Callable[[str], object]
Routes = list[tuple[str, str]]


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
    routes = corpora.routes(100)
    for method in ("test", "exec"):
        yield Comparison(
            f"URLPattern, {method}: 20 patterns, each on 100 URLs of which one matches",
            {name: for_each(ask(make, method, routes), [()]) for name, make in classes().items()},
            2000,
            rounds=5,
        )
    sources = [(pattern,) for pattern, _ in routes]
    yield Comparison(
        "URLPattern, 100 distinct patterns compiled",
        {name: for_each(make, sources) for name, make in classes().items()},
        len(sources),
    )
    urls = [(url,) for _, url in routes]
    together = URLPatternList(pattern for pattern, _ in routes)
    one_by_one = {f"{name}, one by one": for_each(first(make, routes), urls) for name, make in classes().items()}
    yield Comparison(
        "the first of 100 patterns that matches",
        {"urlstd URLPatternList": for_each(together.first, urls)} | one_by_one,
        len(urls),
        rounds=5,
    )


def ask(make: Callable[[str], Any], method: str, routes: Routes) -> Callable[[], None]:
    """Ask every fifth pattern about every URL."""
    asked: list[Test] = [getattr(make(pattern), method) for pattern, _ in routes[::5]]
    urls = [url for _, url in routes]

    def work() -> None:
        for test in asked:
            for url in urls:
                test(url)

    return work


def first(make: Callable[[str], Any], routes: Routes) -> Callable[[str], int | None]:
    tests: list[Test] = [make(pattern).test for pattern, _ in routes]
    return lambda url: next((number for number, test in enumerate(tests) if test(url)), None)

"""What others call the same thing, for those that are installed here. `urlpattern` is the name of two packages."""

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from urllib.parse import urljoin, urlsplit


def release(distribution: str) -> str | None:
    """Which release of a distribution is installed, if any."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def hrefs() -> dict[str, Callable[..., object]]:
    """Parse a URL, perhaps with a base, and serialize it."""
    found: dict[str, Callable[..., object]] = {}
    if release("upa-url"):
        import upa_url

        found["upa-url (C++, nanobind)"] = lambda url, base=None: upa_url.URL(url, base).href
    if release("ada-url"):
        import ada_url

        found["ada-url (C++, cffi)"] = lambda url, base=None: ada_url.URL(url, base).href
    if release("pywhatwgurl"):
        import pywhatwgurl

        found["pywhatwgurl (Python)"] = lambda url, base=None: pywhatwgurl.URL(url, base).href
    return found


def hrefs_without_a_base() -> dict[str, Callable[..., object]]:
    """Parse an absolute URL and serialize it."""
    found = hrefs()
    if release("can-ada"):
        import can_ada

        found["can-ada (C++, nanobind)"] = lambda url: can_ada.parse(url).href
    return found


def others() -> dict[str, Callable[..., object]]:
    """Take a URL apart by other standards."""
    found: dict[str, Callable[..., object]] = {
        "urllib.parse.urlsplit": urlsplit,
        "urllib.parse.urljoin": lambda url: urljoin("https://example.com/a/b", url),
    }
    if release("yarl"):
        import yarl

        found["yarl"] = lambda url: str(yarl.URL(url))
    return found

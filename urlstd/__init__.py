"""The WHATWG URL and URLPattern Standards in pure Python."""

"""URL parsing: the state machine, and the fast lane beside it.

https://url.spec.whatwg.org/#url-parsing
"""

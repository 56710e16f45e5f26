"""The Encoding Standard, as far as the URL Standard uses it.

https://encoding.spec.whatwg.org/
"""

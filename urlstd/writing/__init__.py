"""URL writing: what a valid URL string is.

https://url.spec.whatwg.org/#url-writing
"""

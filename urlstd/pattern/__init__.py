"""URLPattern, section by section.

https://urlpattern.spec.whatwg.org/
"""

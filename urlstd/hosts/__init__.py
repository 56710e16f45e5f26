"""Hosts: domains and IP addresses.

https://url.spec.whatwg.org/#hosts-(domains-and-ip-addresses)
"""

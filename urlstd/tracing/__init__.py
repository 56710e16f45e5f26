"""Traces: what the machine did, step by step, and what can be read off it."""

"""Measures in this environment, with the peers that are installed in it; prints what it found as JSON.

python -m tests.benchmark.measure parsing search_params patterns tracing growth
"""

import importlib
import json
import sys

SUBJECTS = ("parsing", "search_params", "patterns", "tracing", "growth")


def sections(subjects: list[str]) -> list[dict[str, object]]:
    """What each subject's comparisons found."""
    found = []
    for subject in subjects:
        for comparison in importlib.import_module(f"tests.benchmark.{subject}").comparisons():
            print(f"  {comparison.title}", file=sys.stderr, flush=True)
            comparison.measure()
            found.append(comparison.to_json() | {"subject": subject})
    return found


if __name__ == "__main__":
    json.dump(sections(sys.argv[1:] or list(SUBJECTS)), sys.stdout)

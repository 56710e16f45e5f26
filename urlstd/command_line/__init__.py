"""The command line: `python -m urlstd`, and the script `urlstd`."""

"""Long differential fuzzing: `python3 build.py fuzz --minutes N` asks urlstd and engines nobody here wrote the same."""

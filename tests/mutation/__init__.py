"""Mutation testing: `python3 build.py mutants` makes small faults in urlstd/, one at a time, and looks who notices."""

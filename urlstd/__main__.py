"""`python -m urlstd`: the command line."""

import sys

from urlstd.command_line.command import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m ludarium` is the command `ludarium`, for those whose folder of scripts is not in the path."""

import sys

from ludarium.cli import main

if __name__ == "__main__":
    sys.exit(main())

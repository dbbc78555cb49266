"""`python -m ludarium` is the command `ludarium`, for when the folder of scripts is not on the path."""

import sys

from ludarium.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m ludarium` is the command `ludarium`, for whoever has the package but not its folder of scripts in the path."""

import sys

from ludarium.cli import main

if __name__ == "__main__":
    sys.exit(main())

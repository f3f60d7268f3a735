"""The command `dreadhouse`."""

import sys
from collections.abc import Sequence

from game.cli.commands import run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0 done, 1 something is not in order, 2 bad input or no screen."""
    return run(sys.argv[1:] if arguments is None else list(arguments))


if __name__ == "__main__":
    sys.exit(main())

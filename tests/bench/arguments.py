"""Command-line options for the scripts in this folder. Importing it puts the program and the test helpers on the import path."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("", "tests", "tests/contract", "tests/ui", "tests/bench")]


def unseen() -> None:
    """Use SDL's dummy drivers for video and sound unless the environment names others."""
    for part in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ.setdefault(part, "dummy")


def parser(words: str | None, **options: Any) -> argparse.ArgumentParser:
    """A parser for options with these defaults. A type means no default, a list an option that may be repeated, a tuple the choices."""
    made = argparse.ArgumentParser(description=words, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in options.items():
        if default is False:
            made.add_argument(f"--{name}", action="store_true")
        elif isinstance(default, type):
            made.add_argument(f"--{name}", type=default)
        elif isinstance(default, list):
            made.add_argument(f"--{name}", type=int, action="append", default=default)
        elif isinstance(default, tuple):
            made.add_argument(f"--{name}", type=type(default[0]), choices=default)
        else:
            made.add_argument(f"--{name}", type=type(default), default=default)
    return made

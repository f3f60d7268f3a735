"""What the scripts of this folder begin with: whoever imports this finds the program and the kits of the tests."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("", "tests", "tests/contract", "tests/ui", "tests/bench")]


def unseen() -> None:
    """Open no window and make no sound, unless the one who starts the script says so."""
    for part in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ.setdefault(part, "dummy")


def parser(words: str | None, **options: Any) -> argparse.ArgumentParser:
    """A parser for options with these defaults: a type stands for no default, a list may be said several times, a tuple names the choices."""
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

"""Draw the adventurers of Dungeonville: `python sprites/draw/dungeon_adventurers.py [id ...]` writes sprites/dungeonville/adventurers/."""

import sys
from pathlib import Path

import dungeon_casters  # noqa: F401 (enters its adventurers)
import dungeon_commons  # noqa: F401
import dungeon_fighters  # noqa: F401
import dungeon_roamers  # noqa: F401
from dungeon_busts import BUSTS

OUT = Path(__file__).resolve().parent.parent / "dungeonville" / "adventurers"


def main(names: list[str]) -> None:
    """Write the medallions, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or BUSTS:
        (OUT / f"{name}.svg").write_text(BUSTS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Draw the adventurers of Dungeonville: `python -m sprites.draw.dungeonville.adventurers [id ...]` writes sprites/dungeonville/adventurers/."""

import sys
from pathlib import Path

from sprites.draw.dungeonville import (
    casters as dungeon_casters,  # noqa: F401 (enters its adventurers)
    commons as dungeon_commons,  # noqa: F401
    fighters as dungeon_fighters,  # noqa: F401
    roamers as dungeon_roamers,  # noqa: F401
)
from sprites.draw.dungeonville.busts import BUSTS

OUT = Path(__file__).resolve().parents[2] / "dungeonville" / "adventurers"


def main(names: list[str]) -> None:
    """Write the medallions, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or BUSTS:
        (OUT / f"{name}.svg").write_text(BUSTS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

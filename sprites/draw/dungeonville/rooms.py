"""Draw the pictures of Dungeonville's rooms: `python -m sprites.draw.dungeonville.rooms [name ...]` writes sprites/dungeonville/rooms/<id>.svg."""

import sys
from pathlib import Path

from sprites.draw.dungeonville import (
    crypt as dungeon_crypt,  # noqa: F401 (enters its pictures)
    dragon as dungeon_dragon,  # noqa: F401
    goblins as dungeon_goblins,  # noqa: F401
    icecave as dungeon_icecave,  # noqa: F401
    rathaus as dungeon_rathaus,  # noqa: F401
)
from sprites.draw.dungeonville.rooms_kit import ROOMS

OUT = Path(__file__).resolve().parents[2] / "dungeonville" / "rooms"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or ROOMS:
        (OUT / f"{name}.svg").write_text(ROOMS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

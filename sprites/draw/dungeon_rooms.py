"""Draw the pictures of Dungeonville's rooms: `python sprites/draw/dungeon_rooms.py [name ...]` writes sprites/dungeonville/rooms/<id>.svg."""

import sys
from pathlib import Path

import dungeon_crypt  # noqa: F401 (enters its pictures)
import dungeon_dragon  # noqa: F401
import dungeon_goblins  # noqa: F401
import dungeon_icecave  # noqa: F401
import dungeon_rathaus  # noqa: F401
from dungeon_rooms_kit import ROOMS

OUT = Path(__file__).resolve().parent.parent / "dungeonville" / "rooms"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or ROOMS:
        (OUT / f"{name}.svg").write_text(ROOMS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

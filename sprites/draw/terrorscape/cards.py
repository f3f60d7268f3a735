"""Draw the pictures of Terrorscape's cards and tokens: `python -m sprites.draw.terrorscape.cards [name ...]` writes sprites/terrorscape/{cards,things}/<id>.svg."""

import sys
from pathlib import Path

from sprites.draw.terrorscape import (
    killers as terror_killers,  # noqa: F401 (enters its pictures)
    plans as terror_plans,  # noqa: F401
    things as terror_things,
    traits as terror_traits,  # noqa: F401
)
from sprites.draw.terrorscape.kit import CARDS

OUT = Path(__file__).resolve().parents[2] / "terrorscape"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    for folder in ("cards", "things"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    for name in names or CARDS:
        (OUT / "cards" / f"{name}.svg").write_text(CARDS[name](), encoding="utf-8")
    for name in terror_things.THINGS:
        (OUT / "things" / f"{name}.svg").write_text(terror_things.sign(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

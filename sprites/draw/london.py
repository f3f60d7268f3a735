"""Draw the pictures of London Dread's cards: `python sprites/draw/london.py [name ...]` writes sprites/london/cards/<id>.svg."""

import sys
from pathlib import Path

import london_challenges  # noqa: F401 (enters its pictures)
import london_confidence  # noqa: F401
import london_dread_one  # noqa: F401
import london_dread_two  # noqa: F401
import london_items  # noqa: F401
import london_plots  # noqa: F401
import london_plots_more  # noqa: F401
from london_kit import CARDS

OUT = Path(__file__).resolve().parent.parent / "london"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    (OUT / "cards").mkdir(parents=True, exist_ok=True)
    for name in names or CARDS:
        (OUT / "cards" / f"{name}.svg").write_text(CARDS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Draw the pictures of London Dread's cards: `python -m sprites.draw.london.cards [name ...]` writes sprites/london/cards/<id>.svg."""

import sys
from pathlib import Path

from sprites.draw.london import (
    challenges as london_challenges,  # noqa: F401 (enters its pictures)
    confidence as london_confidence,  # noqa: F401
    dread_one as london_dread_one,  # noqa: F401
    dread_two as london_dread_two,  # noqa: F401
    items as london_items,  # noqa: F401
    plots as london_plots,  # noqa: F401
    plots_more as london_plots_more,  # noqa: F401
)
from sprites.draw.london.kit import CARDS

OUT = Path(__file__).resolve().parents[2] / "london"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    (OUT / "cards").mkdir(parents=True, exist_ok=True)
    for name in names or CARDS:
        (OUT / "cards" / f"{name}.svg").write_text(CARDS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

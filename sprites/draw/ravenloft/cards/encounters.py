"""Draw the pictures of the Encounter cards: `python -m sprites.draw.ravenloft.cards.encounters [card id ...]` writes sprites/ravenloft/cards/<card id>.svg.

One function a card, in a module for each kind: ravenloft/cards/encounter_environments.py, ravenloft/cards/encounter_events.py, ravenloft/cards/encounter_attacks.py, ravenloft/cards/encounter_traps.py. What a
scene is built of lies in ravenloft/cards/encounter_motifs.py.
"""

import sys
from pathlib import Path

from sprites.draw.ravenloft.cards import encounter_attacks, encounter_environments, encounter_events, encounter_traps
from sprites.draw.ravenloft.cards.encounter_motifs import SCENES

KINDS = (encounter_environments, encounter_events, encounter_attacks, encounter_traps)
"""The modules enter their scenes as they are imported."""
OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or SCENES:
        (OUT / f"{name}.svg").write_text(SCENES[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

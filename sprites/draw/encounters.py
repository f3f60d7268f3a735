"""Draw the pictures of the Encounter cards: `python sprites/draw/encounters.py [card id ...]` writes sprites/ravenloft/cards/<card id>.svg.

One function a card, in a module for each kind: encounter_environments.py, encounter_events.py, encounter_attacks.py, encounter_traps.py. What a
scene is built of lies in encounter_motifs.py.
"""

import sys
from pathlib import Path

import encounter_attacks
import encounter_environments
import encounter_events
import encounter_traps
from encounter_motifs import SCENES

KINDS = (encounter_environments, encounter_events, encounter_attacks, encounter_traps)
"""The modules enter their scenes as they are imported."""
OUT = Path(__file__).resolve().parent.parent / "ravenloft" / "cards"


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or SCENES:
        (OUT / f"{name}.svg").write_text(SCENES[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

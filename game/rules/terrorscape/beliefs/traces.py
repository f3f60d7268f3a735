"""How far the repair can be, as far as the killer has been told (TS-196); where the survivors can be is the matter of `belief.py`."""

from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS, SURVIVORS
from game.rules.terrorscape.villa import RADIO


def most_progress(t: State) -> int:
    """How far the repair can be: every round in which the radio may have been heard may have advanced it by a big step (TS-196)."""
    heard = sum(
        isinstance(fact, event.CrackerHeard) or (isinstance(fact, event.NoiseHeard) and RADIO in fact.places) for fact in t.record
    )
    step = max(row.toolbox for row in SURVIVORS.values())
    return min(NUMBERS.repair - 1, heard * step)

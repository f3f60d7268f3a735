"""The greatest possible progress of the repair by public information (TS-196)."""

from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS, SURVIVORS
from game.rules.terrorscape.villa import RADIO


def most_progress(t: State) -> int:
    """The greatest progress of the repair: a big step for every round with possible noise at the radio (TS-196)."""
    heard = sum(
        isinstance(fact, event.CrackerHeard) or (isinstance(fact, event.NoiseHeard) and RADIO in fact.places) for fact in t.record
    )
    step = max(row.toolbox for row in SURVIVORS.values())
    return min(NUMBERS.repair - 1, heard * step)

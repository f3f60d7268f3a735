"""A step of the game: one answer of one side, and its consequences (TS-026)."""

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.ending import Over
from game.rules.terrorscape.killer.prowl import prowl
from game.rules.terrorscape.state import State
from game.rules.terrorscape.survivors.venture import venture


def step(t: State) -> Rule[bool]:
    """Play one step; True after one side has won (TS-060, TS-157, TS-158)."""
    if t.end is not None:
        return True
    try:
        yield from venture(t) if t.side == "survivors" else prowl(t)
    except Over as over:
        t.end = over.outcome
        if t.options.separate:
            yield event.WaysParted(over.outcome.winners, over.outcome.reason)
        else:
            yield (event.KillerWon if "killer" in over.outcome.winners else event.SurvivorsWon)(over.outcome.reason)
        return True
    return False

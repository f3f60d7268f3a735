"""A step of the game script, and the five phases of a round (DV-019 to DV-021)."""

from collections.abc import Callable

from game.rules.dungeonville import collecting, combat, event, exploring, recruiting, scouting
from game.rules.dungeonville.asking import Over
from game.rules.dungeonville.state import State
from game.rules.engine.script import Rule

TURNS: dict[str, Callable[[State], Rule[bool]]] = {
    "recruit": recruiting.turn,
    "scout": scouting.turn,
    "combat": combat.turn,
    "explore": exploring.turn,
    "collect": collecting.turn,
}
"""The phases in order; each function plays one turn and returns whether it was the last."""
PHASES = tuple(TURNS)


def step(t: State) -> Rule[bool]:
    """Play one turn of the phase; True after a right claim (DV-115, DV-116)."""
    if t.end is not None:
        return True
    try:
        yield from _begin_round(t) if t.phase == "begin" else _turn(t)
    except Over:
        return True
    return False


def _begin_round(t: State) -> Rule[None]:
    t.round += 1
    yield event.RoundBegan(t.round, t.stone)
    t.phase, t.turn = PHASES[0], 0
    yield from recruiting.begin(t)


def _turn(t: State) -> Rule[None]:
    """Play one turn; after the last one the next phase begins, after the last phase another round."""
    if not (yield from TURNS[t.phase](t)):
        return
    t.turn = 0
    place = PHASES.index(t.phase) + 1
    t.phase = PHASES[place] if place < len(PHASES) else "begin"
    if t.phase != "begin":
        yield event.PhaseBegan(t.phase)

"""Barricades: placing, moving, removing (TS-045 to TS-049)."""

from collections.abc import Iterable, Sequence

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_killer, tell
from game.rules.terrorscape.choice import Bar, Lift
from game.rules.terrorscape.state import Door, State
from game.rules.terrorscape.tables.cards import NUMBERS


def shut(t: State, door: Door, keep: Iterable[Door] = ()) -> Rule[None]:
    """Barricade `door`; a barricaded one does not change. Without barricades left, one is taken from another door, not in `keep` (TS-046 to TS-049)."""
    anew = door not in t.barricades
    if anew and len(t.barricades) >= NUMBERS.barricades:
        kept = tuple(keep)
        others = [Lift(other) for other in sorted(t.barricades) if other not in kept]
        lifted = yield from ask_killer("prompt-lift", others, door=door)
        t.barricades.remove(lifted.door)
        yield from tell(t, event.BarricadeLifted(lifted.door))
    if anew:
        t.barricades.append(door)
    yield from tell(t, event.BarricadePlaced(door, anew))


def shut_one(t: State, doors: Sequence[Door], keep: Iterable[Door] = ()) -> Rule[Door]:
    """Let the killer barricade one of `doors`; return it."""
    answer = yield from ask_killer("prompt-bar", [Bar(door) for door in doors])
    yield from shut(t, answer.door, keep)
    return answer.door


def unbar(t: State, door: Door, survivor: int) -> Rule[None]:
    """A survivor removes a barricade.

    The door becomes public, and only in Separate Ways the survivor (TS-078, TS-079, TS-201, TS-249).
    """
    t.barricades.remove(door)
    yield from tell(t, event.BarricadeCleared(door, t.survivors[survivor].id if t.options.separate else "nobody"))

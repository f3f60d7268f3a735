"""The killer's movement: open steps, sneaking, appearing (TS-043 to TS-045, TS-054 to TS-056)."""

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_killer, hush, tell
from game.rules.terrorscape.choice import Creep, Walk
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.villa import NEAR, WAY


def go(t: State, place: Place) -> Rule[bool]:
    """MOVE one step, through a barricade if one is in the way, which breaks; True if it did (TS-045, TS-169, TS-175)."""
    origin = t.dark.place
    door = WAY[origin, place]
    broken = door in t.barricades
    if broken:
        t.barricades.remove(door)
        yield from tell(t, event.BarricadeBroken(door, t.dark.playing[-1] if t.dark.playing else "none"))
    t.dark.place = t.place = t.seen = place
    yield from tell(t, event.KillerMoved(origin, place))
    return broken


def roam(t: State, least: int, most: int) -> Rule[tuple[list[Place], bool]]:
    """MOVE `least` to `most` steps.

    Return the locations passed, the first one included, and whether a barricade broke (TS-044, TS-325).
    """
    path, broken = [t.dark.place], False
    while len(path) <= most:
        stay = [Done()] if len(path) > least else []
        options = [*(Walk(other) for other in NEAR[path[-1]]), *stay]
        answer = yield from ask_killer("prompt-stride", options, Done() if stay else None, left=most + 1 - len(path))
        if not isinstance(answer, Walk):
            break
        broken = (yield from go(t, answer.to)) or broken
        path.append(t.dark.place)
    return path, broken


def creep(t: State, card: CardId, most: int) -> Rule[None]:
    """SNEAK: 0 to `most` hidden steps, through barricades, which stay (TS-054 to TS-056, TS-210)."""
    t.place, t.sneaking = None, card
    yield from tell(t, event.KillerHid(card, t.seen))
    for left in range(most, 0, -1):
        options: list[Choice] = [*(Creep(other) for other in NEAR[t.dark.place]), Done()]
        answer = yield from ask_killer("prompt-creep", options, Done(), left=left)
        if not isinstance(answer, Creep):
            break
        origin, t.dark.place = t.dark.place, answer.to
        yield from hush(event.Crept(origin, answer.to))


def appear(t: State) -> Rule[CardId]:
    """Let the killer appear at his location; return the card that he sneaked with (TS-161, TS-338)."""
    card, t.sneaking = t.sneaking, ""
    t.place = t.seen = t.dark.place
    yield from tell(t, event.KillerAppeared(t.dark.place, card))
    return card

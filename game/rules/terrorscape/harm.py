"""Fear, screams, injuries, healing and elimination (TS-041, TS-050 to TS-052)."""

from collections.abc import Iterable

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import tell
from game.rules.terrorscape.ending import win_killer
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import alive, has_law
from game.rules.terrorscape.survivors.parting import lose
from game.rules.terrorscape.tables import registry
from game.rules.terrorscape.tables.cards import ITEMS, TRAITS
from game.rules.terrorscape.villa import ORDER, within

MOST_FEAR = 2


def frighten(t: State, survivors: Iterable[int]) -> Rule[None]:
    """FEAR each of `survivors` that is in the house, in the order of their status tokens (TS-050, TS-324, TS-342)."""
    for survivor in survivors:
        token = t.survivors[survivor]
        if token.fate:
            continue
        if token.fear < MOST_FEAR:
            token.fear += 1
            yield from tell(t, event.FearGained(token.id, token.fear))
        else:
            yield from scream(t, survivor)


def scream(t: State, survivor: int) -> Rule[None]:
    """A third fear token is a scream: its place becomes public immediately.

    The two tokens stay (TS-050, TS-051, TS-091, TS-092, TS-097).
    """
    place = t.team.places[survivor]
    if not t.cracker and place not in t.noise:
        t.noise = sorted([*t.noise, place], key=ORDER.__getitem__)
    yield from tell(t, event.Screamed(t.survivors[survivor].id, place))
    if has_law(t, "screams-wound"):
        yield from registry.law.functions["screams-wound"](t, survivor)


def wound(t: State, survivors: Iterable[int]) -> Rule[None]:
    """Injure each of `survivors`: the first injury turns the token, the second eliminates (TS-041, TS-155, TS-157, TS-342)."""
    for survivor in survivors:
        token = t.survivors[survivor]
        if token.fate or (t.encounter is None and (yield from _ward(t, survivor))):
            continue
        if token.hurt:
            yield from slay(t, survivor, again=True)
        else:
            token.hurt = True
            yield from tell(t, event.Injured(token.id))
        for trait in [trait for trait in t.marks if TRAITS[trait].moment == "injury"]:
            yield from tell(t, event.TraitUsed(trait, 0))
            yield from registry.killer_trait.functions[TRAITS[trait].effect](t, TRAITS[trait], [])


def _ward(t: State, survivor: int) -> Rule[bool]:
    """An amulet prevents an injury outside an encounter: it is shown and discarded without a question, which would reveal its owner (TS-198)."""
    item = next((item for item in t.team.packs[survivor] if ITEMS[item].ward), None)
    if item is None:
        return False
    t.team.packs[survivor].remove(item)
    t.team.discard.append(item)
    yield from tell(t, event.Warded(t.survivors[survivor].id, item))
    return True


def slay(t: State, survivor: int, *, again: bool = False) -> Rule[None]:
    """Eliminate a survivor, by a second injury or directly: the killer wins, except in Separate Ways (TS-155, TS-247)."""
    yield from tell(t, event.Eliminated(t.survivors[survivor].id, again))
    t.survivors[survivor].fate = "dead"
    if not t.options.separate:
        win_killer("won-elimination")
    yield from lose(t, survivor)


def heal(t: State, survivor: int) -> Rule[None]:
    """HEAL: an injured survivor becomes healthy (TS-052, TS-193)."""
    if t.survivors[survivor].hurt:
        t.survivors[survivor].hurt = False
        yield from tell(t, event.Healed(t.survivors[survivor].id))


def soothe(t: State, survivor: int) -> Rule[None]:
    """Remove all fear tokens of a survivor (TS-076, TS-194)."""
    if t.survivors[survivor].fear:
        t.survivors[survivor].fear = 0
        yield from tell(t, event.FearLost(t.survivors[survivor].id))


def ease(t: State, survivor: int) -> Rule[None]:
    """Remove one fear token of a survivor (TS-194)."""
    token = t.survivors[survivor]
    if token.fear and not token.fate:
        token.fear -= 1
        yield from tell(t, event.FearEased(token.id, token.fear))


def in_range(t: State, place: str, steps: int) -> list[int]:
    """The survivors in RANGE `steps` of `place`, in the order of their status tokens (TS-053)."""
    area = within(place, steps)
    return [survivor for survivor in alive(t) if t.team.places[survivor] in area]

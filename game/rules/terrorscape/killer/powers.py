"""Effects of the killers' cards and levels, by their names in the tables."""

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import agree, ask_killer, tell
from game.rules.terrorscape.choice import Name, PickPair, PickZone
from game.rules.terrorscape.doors import shut, shut_one
from game.rules.terrorscape.encounter import seek
from game.rules.terrorscape.harm import frighten, in_range, slay, wound
from game.rules.terrorscape.killer.menace import sense
from game.rules.terrorscape.killer.pile import pay_cards
from game.rules.terrorscape.killer.stride import creep, roam
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import alive, has_law, here, named, strength
from game.rules.terrorscape.tables.registry import effect, law, meeting, reached
from game.rules.terrorscape.tables.rows import Step
from game.rules.terrorscape.villa import DOORS, EVERY_DOOR, WAYS, ZONES, zone

SHUT_AT_ONCE = 4
"""Doors that the Murderer barricades on reaching level 4."""
WHIZZ_PRICE = 2
SCREAM_PRICE = 3


@effect("move")
def _move(t: State, step: Step) -> Rule[None]:
    """MOVE, step by step (TS-044, TS-325)."""
    yield from roam(t, step.least, step.most)


@effect("creep")
def _creep(t: State, step: Step) -> Rule[None]:
    """SNEAK with the card that is being played (TS-054)."""
    yield from creep(t, t.dark.playing[-1], step.most)


@effect("sense-zone")
def _sense_zone(t: State, step: Step) -> Rule[None]:
    """SENSE one zone of choice (TS-057, TS-058)."""
    answer = yield from ask_killer("prompt-zone", map(PickZone, ZONES))
    yield from sense(t, zone(answer.zone), answer.zone)


@effect("sense-pair")
def _sense_pair(t: State, step: Step) -> Rule[None]:
    """SENSE two adjacent locations together: not in which of them (TS-057)."""
    pairs = [PickPair(*way.ends) for way in WAYS.values()]
    answer = yield from ask_killer("prompt-pair", pairs)
    yield from sense(t, (answer.first, answer.second), "")


@effect("frighten")
def _frighten(t: State, step: Step) -> Rule[None]:
    """FEAR every survivor in RANGE (TS-050, TS-053)."""
    yield from frighten(t, in_range(t, t.dark.place, step.range))


@effect("frighten-one")
def _frighten_one(t: State, step: Step) -> Rule[None]:
    """FEAR one survivor of choice, wherever it is."""
    everybody = alive(t)
    answer = yield from ask_killer("prompt-frighten", map(Name, named(t, everybody)))
    yield from frighten(t, [everybody[named(t, everybody).index(answer.survivor)]])


@effect("wound-here")
def _wound_here(t: State, step: Step) -> Rule[None]:
    """Injure every survivor at the killer's location: no encounter (TS-123, TS-149)."""
    yield from wound(t, here(t, t.dark.place))


@effect("wound-frightened")
def _wound_frightened(t: State, step: Step) -> Rule[None]:
    """Injure every survivor that has fear tokens, wherever it is: no encounter (TS-149)."""
    yield from wound(t, [survivor for survivor in alive(t) if t.survivors[survivor].fear])


@effect("reveal-frightened")
def _reveal_frightened(t: State, step: Step) -> Rule[None]:
    """Every survivor that has fear tokens says where it is; this is no SENSE (TS-189)."""
    found = [survivor for survivor in alive(t) if t.survivors[survivor].fear]
    yield from tell(t, event.Revealed(named(t, found), tuple(t.team.places[survivor] for survivor in found)))


@effect("slay")
def _slay(t: State, step: Step) -> Rule[None]:
    """Eliminate every survivor in RANGE: no defence, no amulet (TS-282)."""
    for survivor in in_range(t, t.dark.place, step.range):
        yield from slay(t, survivor)


@effect("strengthen")
def _strengthen(t: State, step: Step) -> Rule[None]:
    """Strength until the end of the turn (TS-188)."""
    t.bonus += step.amount
    yield from tell(t, event.StrengthChanged(strength(t)))


def _has_door(t: State, step: Step) -> bool:
    """A location without a door has nothing to barricade (TS-171, TS-339)."""
    return bool(DOORS[t.dark.place])


@effect("bar", when=_has_door)
def _bar(t: State, step: Step) -> Rule[None]:
    """BARRICADE one door of the own location (TS-046)."""
    yield from shut_one(t, DOORS[t.dark.place])


@effect("bar-all")
def _bar_all(t: State, step: Step) -> Rule[None]:
    """BARRICADE every door of the own location, with barricades of other locations if necessary (TS-048, TS-339)."""
    for door in DOORS[t.dark.place]:
        yield from shut(t, door, DOORS[t.dark.place])


@effect("rage")
def _rage(t: State, step: Step) -> Rule[None]:
    """MOVE and SEARCH; while that breaks a barricade and finds nobody, again if the killer wants (TS-147)."""
    while True:
        _, broken = yield from roam(t, step.least, step.most)
        met = yield from seek(t)
        if met or not broken or not (yield from agree("prompt-rage", possible=True)):
            return


@effect("whizz")
def _whizz(t: State, step: Step) -> Rule[None]:
    """MOVE; then 1 FEAR for everybody at a location passed, the first included.

    Then, if a level permits it, SEARCH for a price.
    """
    path, _ = yield from roam(t, step.least, step.most)
    yield from frighten(t, [survivor for survivor in alive(t) if t.team.places[survivor] in path])
    if has_law(t, "whizz-searches"):
        yield from law.functions["whizz-searches"](t, -1)


@law("whizz-searches")
def _whizz_searches(t: State, survivor: int) -> Rule[None]:
    """May discard 2 cards to SEARCH."""
    if (yield from agree("prompt-whizz", possible=len(t.dark.hand) >= WHIZZ_PRICE)):
        yield from pay_cards(t, WHIZZ_PRICE, event.CardsPaid(WHIZZ_PRICE, "whizz-searches"))
        yield from seek(t)


@law("screams-wound")
def _screams_wound(t: State, survivor: int) -> Rule[None]:
    """May discard 3 cards to injure a survivor that screams; each scream is asked about (TS-323, TS-340)."""
    possible = len(t.dark.hand) >= SCREAM_PRICE
    if (yield from agree("prompt-scream", possible=possible, survivor=t.survivors[survivor].id)):
        yield from pay_cards(t, SCREAM_PRICE, event.CardsPaid(SCREAM_PRICE, "screams-wound"))
        yield from wound(t, [survivor])


@meeting("frighten-all")
def _frighten_all(t: State, involved: list[int]) -> Rule[None]:
    """FEAR every involved survivor (TS-125)."""
    yield from frighten(t, involved)


@meeting("wound-all")
def _wound_all(t: State, involved: list[int]) -> Rule[None]:
    """Injure every involved survivor (TS-125)."""
    yield from wound(t, involved)


@reached("shut-four-doors")
def _shut_four_doors(t: State) -> Rule[None]:
    """BARRICADE four different doors anywhere, in turn (TS-048, TS-340)."""
    done: list[str] = []
    for _ in range(SHUT_AT_ONCE):
        door = yield from shut_one(t, [door for door in EVERY_DOOR if door not in done], done)
        done.append(door)

"""The killer's traits, and SENSE, to which some react: offers at their moments, payment, and effects (TS-219, TS-229)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_killer, tell
from game.rules.terrorscape.choice import Name, PickZone, Spot, UseTrait
from game.rules.terrorscape.doors import shut_one
from game.rules.terrorscape.harm import frighten
from game.rules.terrorscape.killer.pile import pay_cards
from game.rules.terrorscape.killer.stride import creep, roam
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.status import alive, here, killer_has, named
from game.rules.terrorscape.tables.cards import SURVIVORS, TRAITS
from game.rules.terrorscape.tables.registry import killer_trait
from game.rules.terrorscape.tables.rows import TraitRow
from game.rules.terrorscape.villa import DOORS, EVERY_DOOR, PLACES, ZONES, within, zone

ENTRAPPED = 2
"""Doors of an insidious entrapment."""


def sense(t: State, places: tuple[Place, ...], name: str) -> Rule[None]:
    """SENSE `places`: all survivors there are named, except one who is never sensed (TS-057, TS-206, TS-221, TS-279)."""
    unnamed = [survivor for survivor in alive(t) if SURVIVORS[t.survivors[survivor].id].unsensed]
    found = [survivor for survivor in alive(t) if t.team.places[survivor] in places and survivor not in unnamed]
    yield from tell(t, event.Sensed(places, name, named(t, found), named(t, unnamed)))
    if found and killer_has(t, "hit"):
        yield from _hit(t, found)


def _hit(t: State, found: list[int]) -> Rule[None]:
    """A SENSE that named somebody: each trait that reacts to it may be used once; the killer is asked even if he cannot pay."""
    done: list[CardId] = []
    while left := [trait for trait in t.marks if TRAITS[trait].moment == "hit" and trait not in done]:
        options = [UseTrait(trait) for trait in left if _may(t, trait)]
        answer = yield from ask_killer("prompt-hit", [*options, Done()], Done())
        if not isinstance(answer, UseTrait):
            return
        done.append(answer.trait)
        yield from use_mark(t, answer.trait, found)


def _may(t: State, trait: CardId) -> bool:
    """Whether a trait can be used now: it is face up, payable, not used too often, and would have an effect."""
    row = TRAITS[trait]
    if trait in t.dulled or (row.turn and trait in t.used) or len(t.dark.hand) < row.price:
        return False
    return killer_trait.applies(row.effect, t, row, [])


def offered(t: State, *moments: str) -> list[Choice]:
    """The traits that the killer can use at one of these moments."""
    return [UseTrait(trait) for trait in t.marks if TRAITS[trait].moment in moments and _may(t, trait)]


def dawn(t: State) -> Rule[None]:
    """Traits of the start of the turn, after appearing and before quick cards."""
    answer = yield from ask_killer("prompt-dawn", [*offered(t, "start", "any"), Done()], Done())
    if isinstance(answer, UseTrait):
        yield from use_mark(t, answer.trait, [])
    else:
        t.stage = "quick"


def dusk(t: State) -> Rule[None]:
    """Traits of the end of the turn: automatic ones, then the others; none after the killer has hidden."""
    last = [] if t.sneaking else [trait for trait in t.marks if TRAITS[trait].moment == "end"]
    itself = next((trait for trait in last if TRAITS[trait].automatic and trait not in t.used), None)
    if itself is not None:
        yield from use_mark(t, itself, [])
        return
    if all(TRAITS[trait].automatic for trait in last):
        t.stage = "rest"
        return
    answer = yield from ask_killer("prompt-dusk", [*offered(t, "end", "any"), Done()], Done())
    if isinstance(answer, UseTrait):
        yield from use_mark(t, answer.trait, [])
    else:
        t.stage = "rest"


def use_mark(t: State, trait: CardId, found: Sequence[int]) -> Rule[None]:
    """Use a trait: pay for it, announce it and carry it out (TS-231)."""
    row = TRAITS[trait]
    yield from pay_cards(t, row.price, event.TraitUsed(trait, row.price), trait)
    t.used.append(trait)
    if row.once:
        t.dulled.append(trait)
    yield from killer_trait.functions[row.effect](t, row, list(found))


@killer_trait("entrap")
def _entrap(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """BARRICADE any two doors."""
    done: list[str] = []
    for _ in range(ENTRAPPED):
        done.append((yield from shut_one(t, [door for door in EVERY_DOOR if door not in done], done)))


@killer_trait("shut-one-door")
def _shut_one_door(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """BARRICADE a door anywhere."""
    yield from shut_one(t, EVERY_DOOR)


def _has_door(t: State, trait: TraitRow, found: list[int]) -> bool:
    return bool(DOORS[t.dark.place])


@killer_trait("encircle", when=_has_door)
def _encircle(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """BARRICADE a door of the own location."""
    yield from shut_one(t, DOORS[t.dark.place])


@killer_trait("terrify")
def _terrify(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """FEAR everybody that was just named."""
    yield from frighten(t, found)


@killer_trait("sense-more")
def _sense_more(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """SENSE one more zone."""
    answer = yield from ask_killer("prompt-zone", map(PickZone, ZONES))
    yield from sense(t, zone(answer.zone), answer.zone)


@killer_trait("deter")
def _deter(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """FEAR one survivor of choice."""
    everybody = alive(t)
    answer = yield from ask_killer("prompt-frighten", map(Name, named(t, everybody)))
    yield from frighten(t, [everybody[named(t, everybody).index(answer.survivor)]])


@killer_trait("spread-terror")
def _spread_terror(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """FEAR everybody at the killer's location."""
    yield from frighten(t, here(t, t.dark.place))


@killer_trait("lurk")
def _lurk(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """SNEAK up to two steps, with nothing on appearing."""
    yield from creep(t, trait.id, trait.steps)


@killer_trait("hasten")
def _hasten(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """MOVE 1."""
    yield from roam(t, 1, 1)


def _is_noisy(t: State, trait: TraitRow, found: list[int]) -> bool:
    return t.cracker or bool(t.noise)


@killer_trait("listen", when=_is_noisy)
def _listen(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """SENSE one location that has noise; with a firecracker any."""
    noisy = list(PLACES) if t.cracker else t.noise
    answer = yield from ask_killer("prompt-listen", map(Spot, noisy))
    yield from sense(t, (answer.place,), "")


@killer_trait("track")
def _track(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """SENSE in RANGE 1."""
    yield from sense(t, within(t.dark.place, 1), "")


@killer_trait("frighten-all")
def _frighten_all(t: State, trait: TraitRow, found: list[int]) -> Rule[None]:
    """FEAR every survivor."""
    yield from frighten(t, alive(t))

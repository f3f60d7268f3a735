"""Effects and conditions of items, by their names in the table."""

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_survivor, hush
from game.rules.terrorscape.choice import Clear, Name, Spot, Walk
from game.rules.terrorscape.doors import unbar
from game.rules.terrorscape.harm import heal, soothe
from game.rules.terrorscape.state import CardId, Door, State
from game.rules.terrorscape.status import face_up, free_ways, here, named
from game.rules.terrorscape.survivors.finding import stir
from game.rules.terrorscape.survivors.radio import may_repair, repair
from game.rules.terrorscape.tables.cards import ITEMS, SURVIVORS
from game.rules.terrorscape.tables.registry import item_effect
from game.rules.terrorscape.villa import DOORS, NEAR


def barricades_here(t: State, survivor: int) -> list[Door]:
    """The barricaded doors of a survivor's location (TS-078)."""
    return [door for door in DOORS[t.team.places[survivor]] if door in t.barricades]


def usable(t: State, survivor: int, item: CardId) -> bool:
    """Whether a survivor could use an item now, apart from the kind of action that it needs (TS-071, TS-077)."""
    row = ITEMS[item]
    if row.use == "none" or (row.owner and row.owner != t.survivors[survivor].id):
        return False
    return item_effect.applies(row.effect, t, survivor)


def use_item(t: State, survivor: int, item: CardId) -> Rule[None]:
    """Use an item; it is discarded unless it stays (TS-071, TS-077, TS-106, TS-107)."""
    yield from hush(event.ItemUsed(t.survivors[survivor].id, item))
    if not ITEMS[item].keep:
        t.team.packs[survivor].remove(item)
        t.team.discard.append(item)
    yield from item_effect.functions[ITEMS[item].effect](t, survivor)


def _can_fix(t: State, survivor: int) -> bool:
    """All conditions of action 5 (TS-084, TS-086)."""
    return may_repair(t, survivor) is None


@item_effect("fix-radio", when=_can_fix)
def _fix_radio(t: State, survivor: int) -> Rule[None]:
    """Repair with a toolbox (TS-084)."""
    yield from repair(t, survivor, SURVIVORS[t.survivors[survivor].id].toolbox, toolbox=True)


def _can_break(t: State, survivor: int) -> bool:
    return bool(barricades_here(t, survivor))


@item_effect("break-barricade", when=_can_break)
def _break_barricade(t: State, survivor: int) -> Rule[None]:
    """Remove a barricade from a door of the own location."""
    options = map(Clear, barricades_here(t, survivor))
    answer = yield from ask_survivor(survivor, "prompt-clear", options, survivor=t.survivors[survivor].id)
    yield from unbar(t, answer.door, survivor)


def _can_lay(t: State, survivor: int) -> bool:
    return t.team.trap is None


@item_effect("lay-trap", when=_can_lay)
def _lay_trap(t: State, survivor: int) -> Rule[None]:
    """Put the trap token on the own location (TS-280)."""
    t.team.trap = t.team.places[survivor]
    yield from hush(event.TrapLaid(t.survivors[survivor].id, t.team.trap))


@item_effect("throw-bottle")
def _throw_bottle(t: State, survivor: int) -> Rule[None]:
    """Noise at an adjacent location, barricaded or not (TS-075, TS-281)."""
    options = map(Spot, NEAR[t.team.places[survivor]])
    answer = yield from ask_survivor(survivor, "prompt-bottle", options, survivor=t.survivors[survivor].id)
    yield from stir(t, survivor, answer.place)


@item_effect("light-firecracker")
def _light_firecracker(t: State, survivor: int) -> Rule[None]:
    """Every location is noisy this turn (TS-094)."""
    t.team.cracker = True
    yield from hush(event.CrackerLit(t.survivors[survivor].id))


def _can_hurry(t: State, survivor: int) -> bool:
    return bool(free_ways(t, t.team.places[survivor]))


@item_effect("hurry", when=_can_hurry)
def _hurry(t: State, survivor: int) -> Rule[None]:
    """MOVE 1 (TS-044)."""
    name, origin = t.survivors[survivor].id, t.team.places[survivor]
    answer = yield from ask_survivor(survivor, "prompt-hurry", map(Walk, free_ways(t, origin)), survivor=name)
    t.team.places[survivor] = answer.to
    yield from hush(event.SurvivorWalked(name, origin, t.team.places[survivor]))


def _is_frightened(t: State, survivor: int) -> bool:
    """Sedatives, like medicine, need an effect (TS-331)."""
    return t.survivors[survivor].fear > 0


@item_effect("calm-down", when=_is_frightened)
def _calm_down(t: State, survivor: int) -> Rule[None]:
    """Remove all own fear tokens."""
    yield from soothe(t, survivor)


def _can_bind(t: State, survivor: int) -> bool:
    """HEAL needs an injured survivor (TS-331)."""
    return bool(hurt_here(t, survivor))


@item_effect("bind-wound", when=_can_bind)
def _bind_wound(t: State, survivor: int) -> Rule[None]:
    """HEAL an injured survivor at the own location, with noise, except by one who knows herbs (TS-109)."""
    yield from heal(t, (yield from patient(t, survivor, hurt_here(t, survivor))))
    if not any(row.silences == "bind-wound" for row in face_up(t, survivor)):
        yield from stir(t, survivor, t.team.places[survivor])


def hurt_here(t: State, survivor: int) -> list[int]:
    """The injured survivors at a survivor's location."""
    return [other for other in here(t, t.team.places[survivor]) if t.survivors[other].hurt]


def _can_treat(t: State, survivor: int) -> bool:
    return bool(suffering_here(t, survivor))


@item_effect("treat", when=_can_treat)
def _treat(t: State, survivor: int) -> Rule[None]:
    """HEAL a survivor at the own location and remove all its fear tokens (TS-109)."""
    someone = yield from patient(t, survivor, suffering_here(t, survivor))
    yield from heal(t, someone)
    yield from soothe(t, someone)


def suffering_here(t: State, survivor: int) -> list[int]:
    """The survivors at a survivor's location that are injured or have fear."""
    return [other for other in here(t, t.team.places[survivor]) if t.survivors[other].hurt or t.survivors[other].fear]


def patient(t: State, survivor: int, patients: list[int]) -> Rule[int]:
    """Let a survivor pick its patient."""
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-patient", map(Name, named(t, patients)), survivor=name)
    return patients[named(t, patients).index(answer.survivor)]


@item_effect("flash")
def _flash(t: State, survivor: int) -> Rule[None]:
    """Noise at the own location."""
    yield from stir(t, survivor, t.team.places[survivor])

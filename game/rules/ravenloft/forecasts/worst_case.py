"""The worst case of the Villain Phase: the greatest loss of a Hero, found by dry runs, for the inspector.

A dry run plays the rest of the turn on a copy: dice show 20, no cards are used, and all answers are bad for the Hero. Then single
dice and answers are varied while that increases the loss. Hidden values are sampled, and the effects of future draws are left
out. A redacted state is sufficient.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.script import Action, Choice, Decision, Done, Event, Step, freeze, thaw
from game.rules.engine.secret import Seat
from game.rules.ravenloft import turn
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Spot, Target
from game.rules.ravenloft.event import Attacked, Damaged
from game.rules.ravenloft.forecasts.dry_run import play, setting, stage
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Figure, Square, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS

Card = Literal["sure", "no-tile", "tile", "past"]
"""Whether an Encounter card is drawn: certainly; because no tile is placed from here; only with a black triangle.

Or no more (CR-090).
"""
BEFORE = ("start", "hero")
"""Phases in which the active Hero can still move."""
STEPS = ("villains", "monsters")
FACES = (20, 1, 6, 11)
"""The relevant faces: attacks need a high one, and each quarter of the die is a direction in which a Trap moves a Hero."""
TRIES, MOST = 30, 6
"""The greatest number of dry runs after the first, and of answers that are tried for a question."""


class Worst(NamedTuple):
    """The active Hero, its greatest possible damage, its present Hit Points, whether an Encounter card is drawn as well, and what the damage adds up from.

    `parts` are the causes with the damage of each, in the order in which they come. The last one counts in full if it fells the Hero.
    """

    hero: Figure
    damage: int
    left: int
    card: Card
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def falls(self) -> bool:
        """Whether the damage reduces the Hero to 0 Hit Points."""
        return 0 < self.left <= self.damage


class _Blow(NamedTuple):
    """What the Hero loses at once, and how much more it would be with more Hit Points."""

    cause: str
    amount: int
    beyond: int = 0


class _Branch:
    """The dice and answers of one dry run: the usual way, except at the places in `turned`.

    `open` counts the ways at each place.
    """

    def __init__(self, turned: Mapping[int, int]) -> None:
        self.turned, self.open = turned, list[int]()

    def pick(self, ways: int) -> int:
        """The index of the way at the next place, 0 for the usual one."""
        self.open.append(ways)
        return self.turned.get(len(self.open) - 1, 0)


def worst(observation: Observation[State], square: Square | None = None) -> Worst | None:
    """The greatest loss of the active Hero until its turn ends, from `square` (None: its own); None if it is not on the board.

    `square` is used only in the Hero Phase. In the Villain Phase the result covers the rest of that phase.
    """
    work = weighing(observation, square)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def weighing(observation: Observation[State], square: Square | None = None) -> Generator[None, None, Worst | None]:
    """The same as `worst`, as a generator with one dry run in each step."""
    t = observation.state
    seat, phase = t.turn.hero, t.turn.phase
    hero = t.heroes[seat]
    if (
        phase not in (*BEFORE, "explore", "encounter", *STEPS)
        or hero.square is None
        or not figure.up(t, seat)
        or t.end is not None
    ):
        return None
    begun = phase in STEPS and observation.since is not None
    world = thaw(State, stage(observation.start if begun else t))
    if square is not None and phase in BEFORE:
        world.heroes[seat].square = square
    drawn = phase == "encounter" and observation.decision is not None  # the card is face up and being carried out
    card: Card = "past" if drawn else _card(world, seat)
    world.turn.looted = list(range(len(world.heroes)))  # no Treasure card is drawn for destroyed Monsters
    if not begun:
        world.turn.phase, world.turn.villains = "villains", [other.id for other in world.villains]
    left, since = figure.hero_hp(hero), list(observation.since or ()) if begun else []
    least, blows = yield from _least(freeze(world), seat, since)
    damage = max(0, left - least)
    parts = Counter[str]()
    for blow in blows:
        parts[blow.cause] += blow.amount
    if parts.total() != damage:
        return Worst(hero.id, damage, left, card)
    if blows and not least:
        parts[blows[-1].cause] += blows[-1].beyond
    return Worst(hero.id, parts.total(), left, card, tuple(parts.items()))


def _least(world: bytes, seat: Seat, since: Sequence[Action]) -> Generator[None, None, tuple[int, list[_Blow]]]:
    """The fewest Hit Points of a Hero at the end of its turn, and the blows that lead there."""
    fate = _Branch({})
    (least, blows), tries = _rehearsed(world, seat, since, fate), TRIES
    ways = _others(fate)
    while ways and tries and least:
        yield
        tries -= 1
        other = _Branch(ways.pop(0))
        kept, found = _rehearsed(world, seat, since, other)
        if kept < least:
            least, blows, ways = kept, found, _others(other)
    return least, blows


def _others(fate: _Branch) -> list[Mapping[int, int]]:
    """The variants in which one more die or answer differs."""
    found = list[Mapping[int, int]]()
    for place, ways in enumerate(fate.open):
        before = {number: way for number, way in fate.turned.items() if number < place}
        found += [{**before, place: way} for way in range(ways) if way != fate.turned.get(place, 0)]
    return found


def _rehearsed(world: bytes, seat: Seat, since: Sequence[Action], fate: _Branch) -> tuple[int, list[_Blow]]:
    """The Hit Points of a Hero after one dry run, which repeats the answers `since` the step began while they are legal, and the blows in it."""
    blows, strikes = list[_Blow](), list[Attacked]()
    t, given = setting(world, lambda: FACES[fate.pick(len(FACES))]), list(since)

    def answer(asked: Decision, options: tuple[Any, ...]) -> Choice:
        known = [given.pop(0).choice] if given else []
        ranked = known if known and known[0] in options else _against(t, seat, asked, options)
        return ranked[fate.pick(len(ranked))]

    def see(event: Event) -> None:
        if isinstance(event, Attacked):
            strikes.append(event)
        elif isinstance(event, Damaged) and event.figure == t.heroes[seat].id:
            struck = strikes[-1] if strikes and strikes[-1].card == event.cause and strikes[-1].hit else None
            whole = 0 if event.left or struck is None else printed_damage(struck.attacker, struck.card)
            blows.append(_Blow(event.cause, event.amount, max(0, whole - event.amount)))

    play(_rest(t), answer, see)
    return figure.hero_hp(t.heroes[seat]), blows


def printed_damage(attacker: Figure, strike: str) -> int:
    """The damage of a hit that is printed on the card of a Monster or a Trap; 0 if none is."""
    kind = attacker.rpartition("-")[0]
    if attacker in ENCOUNTERS:
        volley = ENCOUNTERS[attacker].volley
        return 0 if volley is None else volley.strike.damage
    rows = MONSTERS[kind].script if kind in MONSTERS else ()
    return max((row.attack.damage for row in rows if row.attack is not None and row.attack.id == strike), default=0)


def _rest(t: State) -> Generator[Step, Action, None]:
    """Play the rest of the turn."""
    number = t.turn.number
    while t.turn.number == number and not (yield from turn.step(t)):
        pass


def _against(t: State, seat: Seat, asked: Decision, options: tuple[Any, ...]) -> list[Choice]:
    """The answers, the worst for a Hero first: use no card, make it the target, and move Monsters to its tile."""
    if Done() in options:
        return [Done()]
    hero = t.heroes[seat]
    tile_of = chart(t.board).tile_of
    here = tile_of.get(hero.square or 0)

    def kind(one: Choice) -> int:
        if one == Target(hero.id) or (isinstance(one, Spot) and tile_of.get(one.square) == here):
            return 0
        return 1 if one == asked.default else 2

    return sorted(options, key=kind)[:MOST]


def _card(t: State, seat: Seat) -> Card:
    """Whether an Encounter card will be drawn this turn (CR-041, CR-090)."""
    if t.turn.phase in STEPS:
        return "past"
    if occasions.always_encounter(t):
        return "sure"
    if t.turn.explored or t.turn.phase == "encounter":
        return "past" if t.turn.explored == "white" else "sure"
    return "tile" if t.decks.tile.draw and exploration.explorable(t, seat) else "no-tile"

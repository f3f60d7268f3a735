"""The Villain Phase rehearsed: what a Hero loses at worst, for a player who looks closely.

The rules themselves play the rest of the turn on a copy: dice show 20, nobody uses a card, and whoever is asked decides against
the Hero. Then one die or answer after the other is tried the other way, as long as that costs more. What is hidden is imagined, and what cards
that are still to be drawn would do is left out. A state from a view will do.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.script import Action, Choice, Decision, Done, Step, freeze, thaw
from game.rules.engine.secret import Seat
from game.rules.ravenloft import turn
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Spot, Target
from game.rules.ravenloft.forecasts.dry_run import play, setting, stage
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Figure, Square, State

Card = Literal["sure", "no-tile", "tile", "past"]
"""Whether an Encounter card comes: surely, since no tile is placed from here, only with a black triangle, or no more (CR-090)."""
BEFORE = ("start", "hero")
"""Phases in which the active Hero can still go elsewhere."""
STEPS = ("villains", "monsters")
FACES = (20, 1, 6, 11)
"""The faces that matter: what strikes wants a high one, and where a Trap moves somebody each quarter of the die is a way."""
TRIES, MOST = 30, 6
"""So many rehearsals there are at most after the first, and so many answers to a question are tried."""


class Worst(NamedTuple):
    """The active Hero, the damage that it takes at worst, the Hit Points that it has now, and whether an Encounter card comes beside."""

    hero: Figure
    damage: int
    left: int
    card: Card

    @property
    def falls(self) -> bool:
        """Whether that brings the Hero to 0 Hit Points."""
        return 0 < self.left <= self.damage


class _Fate:
    """How the dice fall and what is answered in one rehearsal: the usual way, but for the places in `turned`; `open` counts the ways at each."""

    def __init__(self, turned: Mapping[int, int]) -> None:
        self.turned, self.open = turned, list[int]()

    def pick(self, ways: int) -> int:
        """Which of the ways is gone at the next place, 0 for the usual one."""
        self.open.append(ways)
        return self.turned.get(len(self.open) - 1, 0)


def worst(observation: Observation[State], square: Square | None = None) -> Worst | None:
    """What the active Hero loses at worst until its turn ends if it stands on `square` (None: where it is); None where none can.

    `square` counts in the Hero Phase only. Where the Villain Phase has begun, what is still to come in it is told.
    """
    work = weighing(observation, square)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def weighing(observation: Observation[State], square: Square | None = None) -> Generator[None, None, Worst | None]:
    """The same, found out with one rehearsal in each step."""
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
    drawn = phase == "encounter" and observation.decision is not None  # the card is face up, and asks something
    card: Card = "past" if drawn else _card(world, seat)
    world.turn.looted = list(range(len(world.heroes)))  # no Treasure card is drawn for what falls
    if not begun:
        world.turn.phase, world.turn.villains = "villains", [other.id for other in world.villains]
    left, since = figure.hero_hp(hero), list(observation.since or ()) if begun else []
    least = yield from _least(freeze(world), seat, since)
    return Worst(hero.id, max(0, left - least), left, card)


def _least(world: bytes, seat: Seat, since: Sequence[Action]) -> Generator[None, None, int]:
    """The fewest Hit Points that a Hero keeps at the end of its turn."""
    fate = _Fate({})
    least, tries = _rehearsed(world, seat, since, fate), TRIES
    ways = _others(fate)
    while ways and tries and least:
        yield
        tries -= 1
        other = _Fate(ways.pop(0))
        kept = _rehearsed(world, seat, since, other)
        if kept < least:
            least, ways = kept, _others(other)
    return least


def _others(fate: _Fate) -> list[Mapping[int, int]]:
    """The ways in which one more die or answer is another."""
    found = list[Mapping[int, int]]()
    for place, ways in enumerate(fate.open):
        before = {number: way for number, way in fate.turned.items() if number < place}
        found += [{**before, place: way} for way in range(ways) if way != fate.turned.get(place, 0)]
    return found


def _rehearsed(world: bytes, seat: Seat, since: Sequence[Action], fate: _Fate) -> int:
    """The Hit Points that a Hero keeps; the answers `since` the step began are given again as far as they fit."""
    t, given = setting(world, lambda: FACES[fate.pick(len(FACES))]), list(since)

    def answer(asked: Decision, options: tuple[Any, ...]) -> Choice:
        known = [given.pop(0).choice] if given else []
        ranked = known if known and known[0] in options else _against(t, seat, asked, options)
        return ranked[fate.pick(len(ranked))]

    play(_rest(t), answer)
    return figure.hero_hp(t.heroes[seat])


def _rest(t: State) -> Generator[Step, Action, None]:
    """Play the rest of the turn."""
    number = t.turn.number
    while t.turn.number == number and not (yield from turn.step(t)):
        pass


def _against(t: State, seat: Seat, asked: Decision, options: tuple[Any, ...]) -> list[Choice]:
    """The answers, the worst for a Hero first: no card is used, it is the target, and Monsters crowd its tile."""
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
    """Whether an Encounter card is still to come this turn (CR-041, CR-090)."""
    if t.turn.phase in STEPS:
        return "past"
    if occasions.always_encounter(t):
        return "sure"
    if t.turn.phase == "encounter":
        return "past" if t.turn.explored == "white" else "sure"
    return "tile" if t.decks.tile.draw and exploration.explorable(t, seat) else "no-tile"

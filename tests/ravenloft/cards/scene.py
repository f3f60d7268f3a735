"""A stage for single cards: a row of open tiles, and one line for each way in which a card comes into play."""

from typing import Any, TypeVar

from game.rules.engine.script import Choice, Decision, Event, Outcome, Rule, freeze, thaw
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft import ending
from game.rules.ravenloft.activation import act as carry_out_script
from game.rules.ravenloft.choice import PickCard, PickDeck, PickEdge, PickTile, React, Spot, Step, Target, Use
from game.rules.ravenloft.decks import encounter_deck, monster_deck, treasure_deck
from game.rules.ravenloft.effects.traps import spring
from game.rules.ravenloft.hero import menu, use as use_card
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, square
from game.rules.ravenloft.state import Figure, Held, Monster, Placed, State, Trap
from game.rules.ravenloft.tables.cards import POWERS
from tests.ravenloft.kit import check_ids, drive, on_top, spot, table

E = TypeVar("E", bound=Event)

ROW = (Placed("T10", 0, 0, 0), Placed("T09", 1, 0, 0), Placed("T11", 2, 0, 0), Placed("T07", 3, 0, 0), Placed("T08", 4, 0, 0))
"""Tiles from west to east; the first three have no walls. Their bone piles: (1, 2), (1, 1), (2, 1), (1, 1), (1, 2)."""

IDLE = {"prompt-next-target", "prompt-attack-order", "prompt-place-which"}
"""Questions about an order that does not matter where a test does not answer them."""

HIT, MISS = 19, 1
"""Faces that hit and miss every AC of this game without being a natural 20."""

At = tuple[int, int, int]


def row(heroes: str = "arjhan", *, tiles: int = 2, at: dict[str, At] | None = None, **more: Any) -> State:
    """A table with the first `tiles` tiles of ROW. Heroes have no Power cards unless `powers` names some, stand in the north-west, and have
    had their Treasure for this turn, so that a destroyed Monster brings no surprise.
    """
    powers = {name: list[str]() for name in heroes.split(",")} | more.pop("powers", {})
    state = table(heroes, tiles=ROW[:tiles], at=at, powers=powers, **more)
    state.turn.looted = list(range(len(state.heroes)))
    return state


def play(state: State, script: Rule[Any], *answers: Choice) -> list[Event]:
    """Run one script with these answers, in order; IDLE questions take their first option. Nothing may be left over.

    The state could be saved and loaded at every question.
    """
    left = list(answers)

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        check_ids(state)
        if left and left[0] in options:
            return left.pop(0)
        assert asked.prompt in IDLE, f"{asked.prompt}: {left[:1]} is not among {options}"
        return options[0]

    events, _ = drive(script, answer)
    assert not left, f"never asked: {left}"
    return events


def drift(script: Rule[Any]) -> list[Event]:
    """Run one script, always with the first answer."""
    return drive(script, lambda asked, options: options[0])[0]


def choices(state: State, card: str, prompt: str = "prompt-target", *answers: Choice) -> list[Any]:
    """What a card's user may answer to `prompt`: names of figures, tiles, squares as (tile, row, column), cards. A copy is played."""
    copy = thaw(State, freeze(state))
    grant(copy, card, seat=copy.turn.hero)
    return asked(copy, use_card(copy, copy.turn.hero, card), prompt, *answers)


def asked(state: State, script: Rule[Any], prompt: str, *answers: Choice) -> list[Any]:
    """What may be answered when `script` asks `prompt` after these answers; other questions take their first option."""
    left = list(answers)

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        return left.pop(0) if left and left[0] in options else options[0]

    _, decision = drive(script, answer, until=lambda step: step.prompt == prompt and not left)
    ((_, options),) = decision.options.items()
    return [_plain(state, option) for option in options]


def _plain(state: State, option: Choice) -> Any:
    match option:
        case Target(name) | PickCard(name) | PickDeck(name) | Use(name) | React(name):
            return name
        case PickTile(index):
            return index
        case Spot(place) | Step(place):
            return _at(state, place)
        case PickEdge(index, side):
            return index, side
    return option


def use(state: State, card: str, *answers: Choice, seat: Seat | None = None) -> list[Event]:
    """The active Hero uses a card that lies in front of it, or is put there."""
    who = state.turn.hero if seat is None else seat
    grant(state, card, seat=who)
    return play(state, use_card(state, who, card), *answers)


def grant(state: State, card: str, *, seat: Seat = 0) -> None:
    """Lay a Power card face up, or an Item, in front of a Hero."""
    hero = state.heroes[seat]
    if card in POWERS:
        if all(held.card != card for held in hero.powers):
            hero.powers.append(Held(card))
        hero.spare = [spare for spare in hero.spare if spare != card]
    elif card not in hero.items:
        hero.items.append(card)


def offered(state: State, card: str, *, seat: Seat | None = None) -> bool:
    """Whether the Hero Phase offers a card to the active Hero."""
    who = state.turn.hero if seat is None else seat
    grant(state, card, seat=who)
    return Use(card) in menu(state, who)


def used(state: State, card: str, *, seat: Seat = 0) -> bool:
    """Whether a Power card lies face down."""
    return next(held.used for held in state.heroes[seat].powers if held.card == card)


def encounter(state: State, card: str, *answers: Choice) -> list[Event]:
    """The active Hero draws this Encounter card."""
    on_top(state, "encounter", card)
    return play(state, encounter_deck.draw_encounter(state, state.turn.hero), *answers)


def treasure(state: State, card: str, *answers: Choice, seat: Seat = 0) -> list[Event]:
    """A Hero draws this Treasure card."""
    on_top(state, "treasure", card)
    return play(state, treasure_deck.draw_treasure(state, seat), *answers)


def act(state: State, other: Monster, *answers: Choice) -> list[Event]:
    """A Monster or Villain carries out its script."""
    return play(state, carry_out_script(state, other.id), *answers)


def spring_trap(state: State, laid: Trap, *answers: Choice, seat: Seat = 0) -> list[Event]:
    """A Trap is activated for the Hero in front of which it lies."""
    return play(state, spring(state, seat, laid), *answers)


def villain(
    state: State, kind: str, tile: int, line: int, column: int, *, damage: int = 0, markers: tuple[str, ...] = ()
) -> Monster:
    """Put a Villain on a square."""
    other = monster_deck.number_figure(state, kind, spot(tile, line, column, state))
    other.damage, other.markers = damage, list(markers)
    state.villains.append(other)
    return other


def at_bottom(state: State, tile: str) -> None:
    """Lay a tile under the stack, where cards take it from."""
    stack = state.decks.tile.draw
    stack[:] = [Secret(tile), *(secret for secret in stack if secret.sealed != tile)]


def only(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [happened for happened in events if isinstance(happened, kind)]


def hp(state: State, *names: Figure | Monster) -> list[int]:
    """Hit Points left of some figures."""
    return [figure.hp(state, name if isinstance(name, str) else name.id) for name in names]


def tile(state: State, name: Figure | Monster) -> int:
    """The tile that a figure is on. Raises IndexError for one that is off the board."""
    return figure.tiles_of(state, name if isinstance(name, str) else name.id)[0]


def where(state: State, name: Figure | Monster) -> At:
    """A figure's tile, row and column."""
    place = figure.square_of(state, name if isinstance(name, str) else name.id)
    assert place is not None, f"{name} is off the board"
    return _at(state, place)


def _at(state: State, place: int) -> At:
    index = chart(state.board).tile_of[place]
    return next((index, line, column) for line in range(4) for column in range(4) if spot(index, line, column, state) == place)


def to(state: State, index: int, line: int, column: int) -> Spot:
    """The answer that names a square."""
    return Spot(spot(index, line, column, state))


def at(x: int, y: int, line: int, column: int) -> Spot:
    """The answer that names a square of a tile that is not laid yet, by the tile's place on the grid."""
    return Spot(square(4 * x + column, 4 * y + line))


def gone(state: State, other: Monster) -> bool:
    """Whether a Monster has left the table."""
    return figure.monster(state, other.id) is None


def conditions(state: State, seat: Seat = 0) -> list[str]:
    """The Conditions of a Hero."""
    return state.heroes[seat].conditions


# ------------------------------------------------------------------ nights of the other adventures

START = (Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0))
OPEN = (Placed("T10", 0, -1, 0), Placed("T09", 0, -2, 0), Placed("T11", 0, -3, 0))
"""Open tiles to the north of the Start tile: tiles 2, 3 and 4 of a night."""
Where = tuple[int, int, int]


def night(adventure: str, *more: Placed, at: dict[str, Where] | None = None, heroes: str = "kat,arjhan", **rest: Any) -> State:
    """An adventure with open tiles north of the Start tile; the Heroes have no Power cards and no Items."""
    places = {"kat": (2, 3, 1), "arjhan": (2, 3, 2)} | (at or {})
    powers: dict[str, list[str]] = {name: [] for name in heroes.split(",")} | rest.pop("powers", {})
    tiles = rest.pop("tiles", [*START, *OPEN, *more])
    return table(heroes, tiles=tiles, at=places, powers=powers, adventure=adventure, **rest)


def thing(state: State, kind: str, tile: int, line: int, column: int) -> Monster:
    """Lay an object of an adventure on a square."""
    other = monster_deck.number_figure(state, kind, spot(tile, line, column, state))
    state.things.append(other)
    return other


def ends(state: State) -> Outcome | None:
    """How the adventure ends now, or None."""
    try:
        drift(ending.settle(state))
    except ending.Over as over:
        return over.outcome
    return None


def result(script: Rule[Any], *answers: Choice) -> Any:
    """What a script returns; questions that `answers` do not answer take their first option."""
    left = list(answers)
    return drive(script, lambda asked, options: left.pop(0) if left and left[0] in options else options[0])[1]

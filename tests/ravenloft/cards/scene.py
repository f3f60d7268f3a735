"""A stage for single cards: a row of open tiles, and one line for each way in which a card comes into play."""

from collections.abc import Sequence
from typing import Any

from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft.choice import Spot
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, square
from game.rules.ravenloft.state import Figure, Held, Monster, Placed, State
from game.rules.ravenloft.tables.cards import POWERS
from tests.ravenloft.kit import spot, table

ROW = (Placed("T10", 0, 0, 0), Placed("T09", 1, 0, 0), Placed("T11", 2, 0, 0), Placed("T07", 3, 0, 0), Placed("T08", 4, 0, 0))
"""Tiles from west to east; the first three have no walls. Their bone piles: (1, 2), (1, 1), (2, 1), (1, 1), (1, 2)."""

HIT, MISS = 19, 1
"""Faces that hit and miss every AC of this game without being a natural 20."""

At = tuple[int, int, int]


def row(heroes: str = "arjhan", *, tiles: int | Sequence[Placed] = 2, at: dict[str, At] | None = None, **more: Any) -> State:
    """A table with the first `tiles` tiles of ROW, or others. Heroes have no Power cards unless `powers` names some, stand in the north-west, and have
    had their Treasure for this turn, so that a destroyed Monster brings no surprise.
    """
    state = table(heroes, tiles=ROW[:tiles] if isinstance(tiles, int) else tiles, at=at, **({"powers": ""} | more))
    state.turn.looted = list(range(len(state.heroes)))
    return state


def grant(state: State, card: str, *, seat: Seat = 0) -> None:
    """Lay a Power card face up, or an Item, in front of a Hero."""
    hero = state.heroes[seat]
    if card in POWERS:
        if all(held.card != card for held in hero.powers):
            hero.powers.append(Held(card))
        hero.spare = [spare for spare in hero.spare if spare != card]
    elif card not in hero.items:
        hero.items.append(card)


def used(state: State, card: str, *, seat: Seat = 0) -> bool:
    """Whether a Power card lies face down."""
    return next(held.used for held in state.heroes[seat].powers if held.card == card)


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
    return square_at(state, place)


def square_at(state: State, place: int) -> At:
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
    return table(heroes, at=places, adventure=adventure, **({"tiles": [*START, *OPEN, *more], "powers": ""} | rest))


def thing(state: State, kind: str, tile: int, line: int, column: int) -> Monster:
    """Lay an object of an adventure on a square."""
    other = monster_deck.number_figure(state, kind, spot(tile, line, column, state))
    state.things.append(other)
    return other

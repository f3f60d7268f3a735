"""Scenes that several tests of Castle Ravenloft open with: an open field, dusk, a card that was just drawn."""

from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, Placed, Square, State
from game.rules.ravenloft.tables.cards import MONSTERS, TILES
from tests.ravenloft.cards import scene
from tests.ravenloft.kit import Evening, on_top

OPEN = "T10"
"""A tile of sixteen floor squares; its bone pile is in row 1, column 2."""


def field(columns: int, rows: int = 1) -> list[Placed]:
    """A field of open tiles, numbered row by row from the north-west."""
    return [Placed(OPEN, x, y, 0) for y in range(rows) for x in range(columns)]


def corridor(length: int) -> list[Placed]:
    """A corridor of tiles from north to south, two squares wide."""
    return [Placed("T13", 0, y, 0) for y in range(length)]


def dusk(state: State, active: Seat = 0) -> Evening:
    """Go on with the Villain Phase of `active`, who placed a white tile: no Encounter card is drawn."""
    state.turn.hero, state.turn.phase, state.turn.explored = active, "encounter", "white"
    return Evening(state)


def drawn(state: State, card: str, active: Seat = 0) -> Evening:
    """Go on with the Villain Phase of `active`, who placed no tile and draws this Encounter card."""
    on_top(state, "encounter", card)
    state.turn.hero, state.turn.phase, state.turn.explored = active, "encounter", ""
    return Evening(state)


def quiet(state: State) -> State:
    """Let the next Encounter draw be replaced: the Villain Phase brings no card."""
    state.decks.encounter.skip = "moments-respite"
    state.decks.treasure.draw = [secret for secret in state.decks.treasure.draw if secret.sealed != "moments-respite"]
    return state


def villain(state: State, kind: str, tile: int, row: int, column: int, *, damage: int = 0) -> Figure:
    """Put a Villain on a square, with the markers of its card."""
    return scene.villain(state, kind, tile, row, column, damage=damage, markers=tuple(MONSTERS[kind].markers)).id


def where(state: State, place: Square | None) -> tuple[int, int, int]:
    """The tile, row and column of a square."""
    assert place is not None, "nothing stands there"
    return scene.square_at(state, place)


def of(options: tuple[Choice, ...], kind: type[Any]) -> list[Any]:
    """The options of one kind."""
    return [option for option in options if isinstance(option, kind)]


def skip_to(evening: Evening, prompt: str) -> Evening:
    """End phases and decline cards (or take the first answer) until `prompt` is asked."""
    return evening.until(prompt, lambda options: Done() if Done() in options else options[0])


def amend(monkeypatch: pytest.MonkeyPatch, table: dict[str, Any], row: str, *, like: str = "", **changes: Any) -> None:
    """Change a row of a table for one test, or add one `like` another."""
    monkeypatch.setitem(table, row, msgspec.structs.replace(table[like or row], **changes, **({"id": row} if like else {})))


def grow(monkeypatch: pytest.MonkeyPatch, kind: str, base: int = 2) -> None:
    """Give a kind of Monster a base of two by two squares, or another, for one test."""
    amend(monkeypatch, MONSTERS, kind, base=base)
    monkeypatch.setattr(figure, "LARGE", figure.LARGE | {kind})


def drawing(tiles: list[Placed]) -> set[tuple[int, int]]:
    """The floor squares of tiles, read off their drawings: one quarter turn takes row r, column c to row c, column 3 - r."""
    floor = set()
    for placed in tiles:
        for row, line in enumerate(TILES[placed.tile].rows):
            for column, letter in enumerate(line):
                r, c = row, column
                for _ in range(placed.turn):
                    r, c = c, 3 - r
                if letter != "#":
                    floor.add((4 * placed.x + c, 4 * placed.y + r))
    return floor


def pinched(floor: set[tuple[int, int]], x: int, y: int, dx: int, dy: int) -> bool:
    """Whether a diagonal step would squeeze between two walls."""
    return dx != 0 and dy != 0 and (x + dx, y) not in floor and (x, y + dy) not in floor


@st.composite
def dungeons(draw: st.DrawFn) -> list[Placed]:
    """Up to six tiles on a grid of three by three, turned at random."""
    names = draw(st.lists(st.sampled_from(sorted(TILES)), min_size=2, max_size=6, unique=True))
    places = draw(st.permutations([(x, y) for x in range(3) for y in range(3)]))
    return [Placed(name, x, y, draw(st.integers(0, 3))) for name, (x, y) in zip(names, places, strict=False)]

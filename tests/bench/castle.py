"""Large tables of Castle Ravenloft for measuring: `night(tiles)` lays so many tiles and puts fifteen figures on them.

Everything comes to the table as the rules bring it: tiles off the stack, Monsters out of their deck with the tile or by a card's word, the
Villain and its vessel with its lair. The Heroes and all Monsters stand on the first tiles, so that two tables differ in their tiles alone;
with `scattered` they are spread over the whole dungeon.
"""

import random
from typing import Any

from game.match import Match
from game.rules import GAMES
from game.rules.engine.script import Choice, Decision, Done, Mark, Rule, freeze
from game.rules.ravenloft import setup, turn
from game.rules.ravenloft.decks import monster_deck, tile_stack
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import Edge, chart
from game.rules.ravenloft.state import State
from tests.ravenloft.kit import drive, on_top

OPTIONS = {"adventure": "destroy-the-dracolich", "heroes": "arjhan,immeril,thorgrim,kat,allisa"}
LAIR, VESSEL = "T33", "T37"
FEW, ALL = 5, 42
"""Tiles as they lie on the table: the Start tile counts as two."""
FIGURES = 15
HEART = 5
"""On so many tiles everybody stands who is not scattered."""


def play(script: Rule[Any], dice: random.Random) -> Any:
    """Run a script; any question is answered by lot."""

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        return dice.choice([one for one in options if not isinstance(one, Done)] or list(options))

    return drive(script, answer)[1]


def edge(t: State, dice: random.Random) -> Edge:
    """An unexplored edge at which the next tile leaves another one open."""
    top = t.decks.tile.draw[-1].face
    return dice.choice([one for one in chart(t.board).edges if len(t.decks.tile.draw) == 1 or not tile_stack.closes(t, one, top)])


def night(tiles: int, *, scattered: bool = False, seed: int = 1) -> State:
    """A night in which so many tiles lie, at the beginning of a Hero Phase; raises AssertionError if it is not what it should be."""
    dice = random.Random(seed)
    t = setup.new_game(setup.Options(**OPTIONS), seed)
    while t.turn.phase == "setup":
        play(turn.step(t), dice)
    on_top(t, "tile", "T10", LAIR)
    play(tile_stack.open_tile(t, 0, edge(t, dice)), dice)
    play(tile_stack.open_tile(t, 0, edge(t, dice)), dice)
    while len(t.board.tiles) < tiles:
        play(tile_stack.open_tile(t, 0, edge(t, dice)), dice)
    dice = random.Random(seed)  # the same places, however many questions the tiles took
    within = range(len(t.board.tiles) if scattered else HEART)
    for seat, hero in enumerate(t.heroes):
        play(placing.place_on(t, seat, hero.id, dice.choice(within)), dice)
    while len(everybody(t)) < FIGURES:
        fewest = min(range(len(t.heroes)), key=lambda seat: len(t.heroes[seat].threats))
        play(monster_deck.new_monster(t, fewest, tile=dice.choice(within)), dice)
    t.turn.phase = "start"
    assert (len(t.board.tiles), len(everybody(t))) == (tiles, FIGURES)
    assert {placed.tile for placed in t.board.tiles} >= {LAIR, VESSEL}
    return t


def everybody(t: State) -> list[str]:
    """All figures on the table; objects are none."""
    return [*(t.heroes[seat].id for seat in figure.on_board(t)), *(other.id for other in figure.foes(t))]


def match(t: State, level: str = "person") -> Match:
    """A match that stands at this table, with persons or agents of a level in all seats."""
    rules = GAMES["ravenloft"]
    options = setup.Options(**OPTIONS)
    return Match(rules, options, 1, dict.fromkeys(rules.seats(options), level), Mark(freeze(t)))

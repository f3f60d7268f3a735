"""The meaning of a tile at this moment: its part in the adventure, its unexplored edges, and what is on it."""

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import SIDES, Edge, chart
from game.rules.ravenloft.state import Placed, State
from game.text import has
from game.ui.ravenloft.choreography.shown_state import marks_of
from game.ui.ravenloft.facts.shared import Desk, Now
from game.ui.widgets.blocks import Block


def laid(t: State, tile: str) -> Placed | None:
    """The tile as it is placed; None if it is not on the table."""
    return next((placed for placed in t.board.tiles if placed.tile == tile), None)


def now(desk: Desk, tile: str) -> Now:
    """The facts about a tile."""
    placed = laid(desk.t, tile)
    if placed is None:
        return Now("", [*_special(desk, tile), desk.say("ui-now-tile-not-here", "muted")])
    index = desk.t.board.tiles.index(placed)
    return Now("", [*_special(desk, tile), _edges(desk, index), *_away(desk, index), *_on_it(desk, index)])


def _away(desk: Desk, index: int) -> list[Block]:
    """The distance of the active Hero, in tiles."""
    hero, lay = desk.t.heroes[desk.t.turn.hero], chart(desk.t.board)
    if hero.square is None:
        return []
    return [desk.small("ui-now-tile-away", hero=hero.id, tiles=lay.tile_steps(lay.tile_of[hero.square])[index])]


def _special(desk: Desk, tile: str) -> list[Block]:
    """The part of the tile in this adventure."""
    message = f"special-{desk.t.adventure}-{tile}"
    return [desk.say(message, "gold")] if has(message) else []


def _edges(desk: Desk, index: int) -> Block:
    """The unexplored edges."""
    unexplored = chart(desk.t.board).edges
    sides = tuple(side for side in SIDES if Edge(index, side) in unexplored)
    return desk.say("ui-now-tile-edges", sides=sides)


def _on_it(desk: Desk, index: int) -> list[Block]:
    """The figures on the tile, then its markers and tokens."""
    t, tile_of = desk.t, chart(desk.t.board).tile_of
    who = [hero.id for hero in t.heroes if hero.square is not None and tile_of[hero.square] == index]
    who += [other.id for other in figure.foes_on(t, index)]
    blocks = [desk.say("ui-now-tile-holds"), desk.faces(who)] if who else [desk.say("ui-now-tile-empty", "muted")]
    lying = [mark.card for mark in marks_of(t) if (tile_of.get(mark.square or 0) if mark.tile is None else mark.tile) == index]
    return [*blocks, desk.say("ui-now-tile-lying"), desk.faces(lying)] if lying else blocks

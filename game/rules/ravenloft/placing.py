"""Figures put on squares: by a card's word, without walking."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event, figure, markers, wounds
from game.rules.ravenloft.board import chart
from game.rules.ravenloft.cards import MONSTERS, TREASURES
from game.rules.ravenloft.figure import monster, seat_of
from game.rules.ravenloft.state import Figure, Monster, Square, State


def relocate(t: State, who: Figure, place: Square | None) -> Rule[None]:
    """Place a figure on a square, or off the board: speed, walls, figures and Conditions do not matter (CR-066, CR-067)."""
    seat = seat_of(t, who)
    holder = t.heroes[seat] if seat is not None else monster(t, who)
    if holder is None or holder.square == place:
        return
    origin = holder.square
    if isinstance(holder, Monster):
        if place is None:
            raise ValueError("a Monster is not placed off the board")
        holder.square = place
    else:
        holder.square = place
    yield event.Relocated(who, origin, place)
    if isinstance(holder, Monster):
        yield from trip_glyph(t, holder)


def trip_glyph(t: State, other: Monster) -> Rule[None]:
    """A Monster that came to a tile with a warding marker takes damage, credited to who laid it (CR-227)."""
    if not t.markers:
        return
    tiles = figure.tiles_of(t, other.id)
    for mark in [mark for mark in t.markers if mark.card in TREASURES and mark.tile in tiles]:
        yield from markers.take(t, mark.card)
        yield from wounds.hurt(t, other.id, 1, mark.card, by=mark.owner)


def place_on(t: State, chooser: Seat, who: Figure, tile: int) -> Rule[None]:
    """Place a figure on a free square of `tile`, or the nearest free one (CR-066); large Villains are never placed (CR-157)."""
    other = monster(t, who)
    if other is not None and MONSTERS[other.kind].base > 1:
        return
    squares = free_squares_near(t, tile, figure.square_of(t, who))
    place = yield from asking.ask_square(
        t, chooser, "prompt-place", squares, default=chart(t.board).cells[tile].bones, figure=who
    )
    yield from relocate(t, who, place)


def free_squares_near(t: State, tile: int, own: Square | None = None) -> list[Square]:
    """Free squares of a tile; if it has none, the nearest free ones elsewhere. The square `own` counts as free."""
    lay = chart(t.board)
    full = figure.taken(t) - {own}
    squares = [place for place in lay.cells[tile].floor if place not in full]
    if squares:
        return squares
    everywhere = [place for place in lay.near if place not in full]
    return figure.nearest_free(t, lay.cells[tile].bones, everywhere)


def place_adjacent(t: State, chooser: Seat, who: Figure, target: Figure) -> Rule[bool]:
    """Place a figure on a free square adjacent to `target`; False if there is none (CR-157, CR-272)."""
    other = monster(t, who)
    if other is not None and MONSTERS[other.kind].base > 1:
        return False
    if figure.adjacent(t, who, target):
        return True
    squares = adjacent_free(t, target)
    if not squares:
        return False
    place = yield from asking.ask_square(t, chooser, "prompt-place-adjacent", squares, figure=who)
    yield from relocate(t, who, place)
    return True


def adjacent_free(t: State, target: Figure) -> list[Square]:
    """Free squares next to a figure."""
    near, full = chart(t.board).near, figure.taken(t)
    return sorted({place for here in figure.squares_of(t, target) for place in near.get(here, ()) if place not in full})

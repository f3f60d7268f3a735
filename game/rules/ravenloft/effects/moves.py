"""Extra moves and placements of Heroes, by cards of all kinds."""

from functools import lru_cache

from game.rules.engine.grid import Extent, members
from game.rules.engine.script import Choice, Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Spot, Walk
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import Chart, chart
from game.rules.ravenloft.space.ways import path, reach_mask
from game.rules.ravenloft.state import Figure, Square, State


def walkable(t: State, seat: Seat, squares: int) -> list[Square]:
    """The squares where a Hero can end a move of `squares` squares, without its own (CR-058 to CR-063, CR-065)."""
    lay = chart(t.board)
    return list(members(_ends(t, lay, seat, squares, figure.blocked(t)), lay.extent.places))


def walks(t: State, seat: Seat, squares: int, blocked: set[Square]) -> list[Choice]:
    """The same squares as answers of the Hero Phase; `blocked` are those of Monsters."""
    if squares <= 0:
        return []
    lay = chart(t.board)
    return list(members(_ends(t, lay, seat, squares, blocked), _walks(lay.extent)))


@lru_cache(maxsize=256)
def _walks(within: Extent) -> tuple[Walk, ...]:
    """A Walk to each square, because the same ones are offered thousands of times."""
    return tuple(map(Walk, within.places))


def _ends(t: State, lay: Chart, seat: Seat, squares: int, blocked: set[Square]) -> int:
    start = t.heroes[seat].square
    if start is None or squares <= 0:
        return 0
    heroes = lay.extent.mask([hero.square for hero in t.heroes if hero.square is not None])
    return reach_mask(lay, start, squares, blocked) & ~heroes


def go(t: State, seat: Seat, place: Square) -> Rule[None]:
    """Move a Hero to a square along a shortest path."""
    hero = t.heroes[seat]
    if hero.square is None or hero.square == place:
        return
    way = path(chart(t.board), hero.square, place, figure.blocked(t))
    hero.square = place
    yield event.Walked(hero.id, way, len(way) - 1)
    yield from occasions.occur(t, "moved", seat)


def may_walk(t: State, seat: Seat, squares: int, prompt: str) -> Rule[None]:
    """Let a Hero make an extra move of up to `squares` squares, or stay (CR-064, CR-273)."""
    places = walkable(t, seat, squares)
    if places and figure.up(t, seat):
        answer = yield from choose(seat, prompt, [*map(Spot, places), Done()], default=Done(), about={"hero": t.heroes[seat].id})
        if isinstance(answer, Spot):
            yield from go(t, seat, answer.square)


def place_self(t: State, seat: Seat, tiles: list[int], prompt: str, *, optional: bool = False) -> Rule[None]:
    """Let a Hero be placed on a free square of one of `tiles` by its player (CR-066)."""
    hero, full = t.heroes[seat], figure.taken(t) - {t.heroes[seat].square}
    cells = chart(t.board).cells
    squares = [place for tile in tiles for place in cells[tile].floor if place not in full]
    options = [*map(Spot, sorted(squares)), *([Done()] if optional else [])]
    if options:
        answer = yield from choose(seat, prompt, options, about={"hero": hero.id})
        if isinstance(answer, Spot):
            yield from placing.relocate(t, hero.id, answer.square)


def swap(t: State, one: Figure, other: Figure) -> Rule[None]:
    """Exchange the squares of two figures (CR-069)."""
    here, there = figure.square_of(t, one), figure.square_of(t, other)
    if here is not None and there is not None:
        yield from placing.relocate(t, one, there)
        yield from placing.relocate(t, other, here)

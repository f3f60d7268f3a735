"""Placing figures on squares, without moving along a path."""

from collections.abc import Collection, Iterable

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event, wounds
from game.rules.ravenloft.space import distance, figure, markers
from game.rules.ravenloft.space.board import FAR, WIDTH, chart, xy
from game.rules.ravenloft.space.figure import monster, seat_of
from game.rules.ravenloft.state import CardId, Figure, Monster, Square, State
from game.rules.ravenloft.tables.cards import MONSTERS, TREASURES


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


def by_script(t: State, other: Monster, placed: Rule[object]) -> Rule[None]:
    """Place a Monster by its own script: a teleport, which damages a Monster with Shackles (CR-294)."""
    before = other.square
    yield from placed
    if other.square != before:
        for owner in markers.owners(t, other, "shackled"):
            yield from wounds.hurt(t, other.id, 1, "dimensional-shackles", by=owner)


def teleport(t: State, seat: Seat, tile: int) -> Rule[None]:
    """A power or effect teleports a Hero to a tile.

    With the right Amulet its player may pick any free square (CR-066, CR-294).
    """
    hero = t.heroes[seat].id
    if not roams(t, seat):
        yield from place_on(t, seat, hero, tile)
        return
    full = figure.taken(t) - {t.heroes[seat].square}
    squares = [place for place in chart(t.board).near if place not in full]
    bones = chart(t.board).cells[tile].bones
    place = yield from asking.ask_square(t, seat, "prompt-place", squares, default=bones, figure=hero)
    yield from relocate(t, hero, place)


def roams(t: State, seat: Seat) -> bool:
    """Whether a Hero that is teleported may appear anywhere (CR-294)."""
    return any(TREASURES[item].law == "teleports-anywhere" for item in t.heroes[seat].items)


def trip_glyph(t: State, other: Monster, before: Collection[int] = ()) -> Rule[None]:
    """Damage a Monster that came to a tile with a warding marker, credited to the marker's owner (CR-227).

    `before` are the tiles where it was before.
    """
    if not t.markers:
        return
    tiles = set(figure.tiles_of(t, other.id)).difference(before)
    for mark in [mark for mark in t.markers if mark.card in TREASURES and mark.tile in tiles]:
        yield from markers.take(t, mark.card)
        yield from wounds.hurt(t, other.id, 1, mark.card, by=mark.owner)


def fixed(other: Monster) -> bool:
    """Whether effects cannot place or move a figure: large Villains, and objects (CR-157, CR-292)."""
    return MONSTERS[other.kind].base > 1 or MONSTERS[other.kind].thing


def movable(t: State, names: Iterable[Figure]) -> list[Figure]:
    """Those of `names` that effects may place (CR-157, CR-272)."""
    return [name for name in names if (other := monster(t, name)) is None or not fixed(other)]


def place_on(t: State, chooser: Seat, who: Figure, tile: int) -> Rule[None]:
    """Place a figure on a free square of `tile`, or the nearest free one (CR-066); large Villains are never placed (CR-157)."""
    other = monster(t, who)
    if other is not None and fixed(other):
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
    return distance.nearest_free(t, lay.cells[tile].bones, everywhere)


def berths(t: State, kind: CardId, tiles: Iterable[int], own: Collection[Square] = ()) -> list[Square]:
    """The possible places of a figure of this kind on `tiles`: north-west squares of its base, all floor and free (CR-040).

    A large base needs to cover at least one square of the tiles (CR-277). The squares `own` count as free. If nothing fits, walls
    under the base are allowed.
    """
    goals, base = {place for tile in tiles for place in chart(t.board).cells[tile].floor}, MONSTERS[kind].base
    full = figure.taken(t) - set(own)
    if base == 1:
        return sorted(goals - full)
    around = {place - column - row * WIDTH for place in goals for row in range(base) for column in range(base)}
    floor, laid = chart(t.board).near, chart(t.board).at
    fits = [corner for corner in sorted(around) if full.isdisjoint(figure.base_at(kind, corner))]
    whole = [corner for corner in fits if all(place in floor for place in figure.base_at(kind, corner))]
    return whole or [corner for corner in fits if all(tile_at(place) in laid for place in figure.base_at(kind, corner))]


def tile_at(place: Square) -> tuple[int, int]:
    """The place on the grid of tiles that contains a square, with or without a tile."""
    x, y = xy(place)
    return x // 4, y // 4


def berth(t: State, kind: CardId, tile: int, own: Collection[Square] = ()) -> Rule[Square | None]:
    """The place of a new figure: on or over the bone pile, else as near to it as possible, picked by the active player (CR-040, CR-279)."""
    bones = chart(t.board).cells[tile].bones
    squares = berths(t, kind, [tile], own)
    if MONSTERS[kind].base == 1:
        squares = distance.nearest_free(t, bones, squares or free_squares_near(t, tile))
    else:
        squares = _nearest_corners(kind, bones, squares)
    if not squares:
        return None
    return (yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=kind))


def _nearest_corners(kind: CardId, goal: Square, corners: list[Square]) -> list[Square]:
    """The places of a large base that are nearest to a square by straight distance."""

    def away(corner: Square) -> int:
        (x, y), base = xy(goal), [xy(place) for place in figure.base_at(kind, corner)]
        return min(max(abs(x - there[0]), abs(y - there[1])) for there in base)

    least = min(map(away, corners), default=0)
    return [corner for corner in corners if away(corner) == least]


def berths_beside(t: State, other: Monster, target: Figure) -> list[Square]:
    """The possible places of a Monster next to a figure; without one, those on that figure's tile (CR-149)."""
    tile = figure.tiles_of(t, target)[0]
    if other.kind not in figure.LARGE:
        return adjacent_free(t, target) or figure.free_squares(t, tile)
    near, own = chart(t.board).near, figure.covered(other)
    beside = {there for place in figure.squares_of(t, target) for there in near.get(place, ())}
    return _around(t, other.kind, beside, own) or berths(t, other.kind, [tile], own)


def _around(t: State, kind: CardId, beside: set[Square], own: Collection[Square]) -> list[Square]:
    """The possible places of a large figure on some squares.

    Walls under its base are allowed only if it fits nowhere else (CR-040).
    """
    lay, base, full = chart(t.board), MONSTERS[kind].base, figure.taken(t) - set(own)
    corners = {place - column - row * WIDTH for place in beside for row in range(base) for column in range(base)}
    fits = [corner for corner in sorted(corners) if full.isdisjoint(figure.base_at(kind, corner))]
    whole = [corner for corner in fits if all(place in lay.near for place in figure.base_at(kind, corner))]
    if whole or lay.room(base, full):
        return whole
    return [corner for corner in fits if all(tile_at(place) in lay.at for place in figure.base_at(kind, corner))]


def nearest_berths(t: State, other: Monster, corners: list[Square]) -> list[Square]:
    """Those of some places that are nearest to a Monster, by squares from its base to theirs (CR-147, CR-149)."""
    if other.kind not in figure.LARGE:
        return distance.nearest_free(t, other.square, corners)
    lay = chart(t.board)
    steps = lay.square_steps(*(start for start in figure.covered(other) if start in lay.near))

    def away(corner: Square) -> int:
        return min(steps.get(place, FAR) for place in figure.base_at(other.kind, corner))

    least = min(map(away, corners), default=FAR)
    return [corner for corner in corners if away(corner) == least]


def place_adjacent(t: State, chooser: Seat, who: Figure, target: Figure) -> Rule[bool]:
    """Place a figure on a free square adjacent to `target`; False if there is none (CR-157, CR-272)."""
    other = monster(t, who)
    if other is not None and fixed(other):
        return False
    if distance.adjacent(t, who, target):
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

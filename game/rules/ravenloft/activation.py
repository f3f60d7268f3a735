"""Monsters, Villains and Traps act: the lines of a script, read from the top (CR-145)."""

from collections.abc import Iterable

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, blows, deck, ending, event, figure, occasions, placing, wounds
from game.rules.ravenloft.board import FAR, chart
from game.rules.ravenloft.cards import MONSTERS
from game.rules.ravenloft.content import Line
from game.rules.ravenloft.figure import CROWD
from game.rules.ravenloft.registry import aim, bite, deed, line
from game.rules.ravenloft.state import CardId, Figure, Monster, Square, State


def prey(t: State) -> list[Figure]:
    """Whom Monsters may go for: standing Heroes and the Crowd (CR-133, CR-147, CR-237)."""
    names = [hero.id for hero in t.heroes if hero.square is not None and figure.hero_hp(hero) > 0]
    if t.markers and figure.find_marker(t, CROWD):
        names.append(CROWD)
    return names


def activate(t: State, name: Figure) -> Rule[None]:
    """Activate one Monster or Villain, unless a card on its card cancels that (CR-145, CR-189)."""
    other = figure.monster(t, name)
    if other is None or (yield from slept(t, other)):
        return
    if other in t.villains:
        yield from occasions.occur(t, "acts", t.turn.hero, figure=name)
        yield from ending.settle(t)
    yield from act(t, name)


def slept(t: State, other: Monster) -> Rule[bool]:
    """Whether the activation of a Monster's card is cancelled; what cancelled it is discarded (CR-189)."""
    card, other.asleep = other.asleep, None
    if card is None:
        return False
    t.decks.treasure.discard.append(card)
    yield event.MonsterSlept(other.id, card)
    return True


def act(t: State, name: Figure) -> Rule[None]:
    """Carry out the first line of a Monster's script that holds (CR-145)."""
    other = figure.monster(t, name)
    if other is None:
        return
    if prey(t) or figure.law(t, "homeward"):
        for number, row in enumerate(MONSTERS[other.kind].script, start=1):
            if line.functions[row.when](t, other, row.tiles):
                yield event.MonsterActivated(name, number)
                yield from _carry_out(t, other, row)
                yield from ending.settle(t)
                return
    yield event.MonsterIdle(name)


def _carry_out(t: State, other: Monster, row: Line) -> Rule[None]:
    if row.do:
        yield from deed.functions[row.do](t, other)
        return
    if not (row.move or row.attack):
        yield event.MonsterIdle(other.id)
        return
    if row.move == "toward" and row.attack is None and figure.law(t, "homeward"):
        yield from move_home(t, other, row.steps)
        return
    target = yield from aim.functions[row.target](t, other, row.tiles)
    if target is None:
        yield event.MonsterIdle(other.id)
        return
    if row.move == "adjacent":
        yield from move_adjacent(t, other, target)
    elif row.move == "tile":
        yield from move_to_tiles(t, other, figure.tiles_of(t, target))
    elif row.move == "toward":
        yield from move_toward(t, other, target, row.steps)
    if row.attack is None or figure.monster(t, other.id) is None:
        return
    names = [target]
    if row.attack.tile:
        names = blows.tile_targets(t, figure.tiles_of(t, target)[0])
    yield from blows.volley(t, other.id, row.attack, names, "monster")


# ------------------------------------------------------------------ moving


def step_to(t: State, other: Monster, place: Square) -> Rule[None]:
    """Move a Monster by its script."""
    if place != other.square:
        origin, before = other.square, figure.tiles_of(t, other.id)
        other.square = place
        yield event.MonsterMoved(other.id, origin, place)
        if figure.tiles_of(t, other.id) != before:
            yield from placing.trip_glyph(t, other)


def move_to_tiles(t: State, other: Monster, tiles: Iterable[int]) -> Rule[None]:
    """Move to a free square of one of `tiles`, which the active player picks (CR-146, CR-220); a Monster already there stays."""
    goals = sorted(set(tiles))
    if set(goals) & set(figure.tiles_of(t, other.id)):
        return
    lay = chart(t.board)
    squares = placing.berths(t, other.kind, goals, figure.covered(other))
    if not squares and other.kind not in figure.LARGE:
        squares = placing.free_squares_near(t, goals[0], other.square)
    if not squares:
        yield event.MonsterIdle(other.id)
        return
    bones = next((lay.cells[tile].bones for tile in goals if lay.cells[tile].bones in squares), squares[0])
    place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, default=bones, figure=other.id)
    yield from step_to(t, other, place)


def move_toward(t: State, other: Monster, target: Figure, steps: int) -> Rule[None]:
    """Move `steps` tiles nearer to a target, or less when its tile is reached (CR-146, CR-152)."""
    ends = figure.tiles_of(t, target)
    if figure.tile_distance(t, other.id, target) >= FAR:
        yield event.MonsterIdle(other.id)
        return
    yield from move_to_tiles(t, other, figure.closer(t, other.id, steps, ends[0]))


def move_home(t: State, other: Monster, steps: int) -> Rule[None]:
    """Move towards the nearer half of the Start tile (CR-280)."""
    halves = [index for index, placed in enumerate(t.board.tiles) if placed.tile in ("ST-N", "ST-S")]
    ways = {half: chart(t.board).tile_steps(half) for half in halves}
    own = figure.tiles_of(t, other.id)
    goal = min(halves, key=lambda half: min(ways[half][tile] for tile in own), default=None)
    if goal is None or goal in own:
        yield event.MonsterIdle(other.id)
        return
    yield from move_to_tiles(t, other, figure.closer(t, other.id, steps, goal))


def move_adjacent(t: State, other: Monster, target: Figure) -> Rule[None]:
    """Move to the nearest free square next to a target; if there is none, to the nearest of its tile (CR-149, CR-150)."""
    if figure.adjacent(t, other.id, target):
        return
    if target == CROWD:
        yield from move_to_tiles(t, other, figure.tiles_of(t, target))
        return
    squares = placing.nearest_berths(t, other, placing.berths_beside(t, other, target))
    if squares:
        place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=other.id)
        yield from step_to(t, other, place)


# ------------------------------------------------------------------ when a line holds


@line("always")
def _always(t: State, other: Monster, tiles: int) -> bool:
    return True


@line("adjacent")
def _adjacent(t: State, other: Monster, tiles: int) -> bool:
    return bool(adjacent_prey(t, other))


@line("within")
def _within(t: State, other: Monster, tiles: int) -> bool:
    return any(distance <= tiles for distance in distances(t, other, prey(t)))


@line("strongest-within")
def _strongest_within(t: State, other: Monster, tiles: int) -> bool:
    return any(_distance(t, other, name) <= tiles for name in strongest(t, prey(t)))


@line("wounded")
def _wounded(t: State, other: Monster, tiles: int) -> bool:
    return hit_points(other) <= WOUNDED


@line("can-turn-to-mist")
def _can_turn_to_mist(t: State, other: Monster, tiles: int) -> bool:
    if figure.law(t, "no-mist-home"):
        return False
    return _wounded(t, other, tiles) and "mistform" in other.markers and crypt(t) is not None


WOUNDED = 5
"""Hit Points at and below which the Count changes his ways (CR-262)."""

hit_points = figure.monster_hp


def _distance(t: State, other: Monster, name: Figure) -> int:
    return figure.tile_distance(t, other.id, name)


def distances(t: State, other: Monster, names: list[Figure]) -> list[int]:
    """Tile distances from a Monster to several Heroes (CR-032, CR-039)."""
    lay = chart(t.board)
    ways = [lay.tile_steps(tile) for tile in figure.tiles_under(t, figure.covered(other))]
    return [min((steps[tile] for steps in ways for tile in figure.tiles_of(t, name)), default=FAR) for name in names]


def adjacent_prey(t: State, other: Monster) -> list[Figure]:
    """Heroes next to a Monster (CR-148)."""
    if other.kind in figure.LARGE or t.markers:
        return [name for name in prey(t) if figure.adjacent(t, other.id, name)]
    near = chart(t.board).near[other.square]
    return [hero.id for hero in t.heroes if hero.square in near and figure.hero_hp(hero) > 0]


def crypt(t: State) -> int | None:
    """The tile of the Count's crypt, if it is in play."""
    return next((index for index, placed in enumerate(t.board.tiles) if placed.tile == "T32"), None)


# ------------------------------------------------------------------ whom it goes for


def closest(t: State, other: Monster, names: list[Figure]) -> list[Figure]:
    """Those of `names` that are closest: by tiles, then by squares (CR-147)."""
    if len(names) < 2:
        return names
    tiles = distances(t, other, names)
    least = min(tiles)
    near = [name for name, distance in zip(names, tiles, strict=True) if distance == least]
    if len(near) < 2:
        return near
    squares = {name: figure.square_distance(t, other.id, name) for name in near}
    return [name for name in near if squares[name] == min(squares.values())]


def strongest(t: State, names: list[Figure]) -> list[Figure]:
    """Those of `names` with most Hit Points (CR-159, CR-295)."""
    most = max((figure.hp(t, name) for name in names), default=0)
    return [name for name in names if figure.hp(t, name) == most]


def _decide(t: State, other: Monster, names: list[Figure]) -> Rule[Figure | None]:
    """The last tie is the active player's (CR-147)."""
    if not names:
        return None
    return (yield from asking.ask_figure(t, t.turn.hero, "prompt-monster-target", names, figure=other.id))


@aim("closest")
def _closest(t: State, other: Monster, tiles: int) -> Rule[Figure | None]:
    return (yield from _decide(t, other, closest(t, other, prey(t))))


@aim("adjacent")
def _any_adjacent(t: State, other: Monster, tiles: int) -> Rule[Figure | None]:
    return (yield from _decide(t, other, adjacent_prey(t, other)))


@aim("strongest-adjacent")
def _strongest_adjacent(t: State, other: Monster, tiles: int) -> Rule[Figure | None]:
    return (yield from _decide(t, other, closest(t, other, strongest(t, adjacent_prey(t, other)))))


@aim("strongest")
def _strongest(t: State, other: Monster, tiles: int) -> Rule[Figure | None]:
    return (yield from _decide(t, other, closest(t, other, strongest(t, prey(t)))))


# ------------------------------------------------------------------ deeds


@deed("turn-to-mist")
def _turn_to_mist(t: State, other: Monster) -> Rule[None]:
    """The Count gives up his marker and goes back to his crypt (CR-160, CR-262, CR-279)."""
    tile = crypt(t)
    if tile is not None:
        other.markers.remove("mistform")
        yield event.MarkerSpent(other.id, "mistform")
        bones = chart(t.board).cells[tile].bones
        place = bones if bones not in others_squares(t, other) else (yield from nearest_square(t, other, tile))
        yield from placing.relocate(t, other.id, place)


def others_squares(t: State, other: Monster) -> set[Square]:
    """Squares with any figure but this one."""
    return figure.taken(t) - set(figure.covered(other))


def nearest_square(t: State, other: Monster, tile: int) -> Rule[Square]:
    """The free square of a tile nearest to its bone pile, the active player's choice (CR-279)."""
    bones = chart(t.board).cells[tile].bones
    squares = figure.nearest_free(t, bones, placing.free_squares_near(t, tile, other.square))
    return (yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=other.id))


@deed("summon-by-fewest")
def _summon(t: State, other: Monster) -> Rule[None]:
    """The Hero that controls fewest Monsters gets a new one on the Count's tile."""
    seat = yield from fewest_monsters(t, other.id)
    yield from deck.new_monster(t, seat, tile=chart(t.board).tile_of[other.square])


def fewest_monsters(t: State, card: CardId | Figure) -> Rule[Seat]:
    """The Hero on the board that controls fewest Monsters; ties, for what `card` asks: the active player decides (CR-233)."""
    counts = {seat: len(figure.controlled(t, seat)) for seat in figure.on_board(t)}
    least = [t.heroes[seat].id for seat, number in counts.items() if number == min(counts.values())]
    name = yield from asking.ask_figure(t, t.turn.hero, "prompt-hero", least, card=card)
    return figure.seat_of(t, name) or 0


@deed("death-shriek")
def _death_shriek(t: State, other: Monster) -> Rule[None]:
    """Every Hero on the tile takes damage, the destroyer included (CR-130)."""
    for name in blows.tile_targets(t, chart(t.board).tile_of[other.square]):
        yield from wounds.hurt(t, name, 1, "death-shriek")


@bite("drink")
def _drink(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    yield from wounds.heal(t, attacker, 1, "drink")


@bite("pounce-adjacent")
def _pounce(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    if target == CROWD or figure.monster(t, attacker) is None:
        return
    yield from placing.place_adjacent(t, t.turn.hero, attacker, target)

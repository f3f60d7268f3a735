"""Effects of Villains other than moves and attacks: small functions that their scripts in `monsters.toml` call by name."""

from game.rules.engine.script import Rule
from game.rules.ravenloft import asking, wounds
from game.rules.ravenloft.activation import adjacent_prey, closest, distances, fewest_monsters, prey, strongest
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.space import distance, figure, markers, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.space.figure import CROWD
from game.rules.ravenloft.state import Figure, Monster, State
from game.rules.ravenloft.tables.registry import aim, bite, deed, line

# ------------------------------------------------------------------ Count Strahd

WOUNDED = 5
"""At or below these Hit Points the Count acts differently (CR-262)."""


@line("strongest-within")
def _strongest_within(t: State, other: Monster, tiles: int) -> bool:
    return any(far <= tiles for far in distances(t, other, strongest(t, prey(t))))


@line("wounded")
def _wounded(t: State, other: Monster, tiles: int) -> bool:
    return figure.monster_hp(other) <= WOUNDED


@line("can-turn-to-mist")
def _can_turn_to_mist(t: State, other: Monster, tiles: int) -> bool:
    if figure.law(t, "no-mist-home"):
        return False
    return _wounded(t, other, tiles) and "mistform" in other.markers and crypt(t) is not None


def crypt(t: State) -> int | None:
    """The tile of the Count's crypt, if it is in play."""
    return next((index for index, placed in enumerate(t.board.tiles) if placed.tile == "T32"), None)


@aim("strongest-adjacent")
def _strongest_adjacent(t: State, other: Monster, tiles: int) -> list[Figure]:
    return closest(t, other, strongest(t, adjacent_prey(t, other)))


@aim("strongest")
def _strongest(t: State, other: Monster, tiles: int) -> list[Figure]:
    return closest(t, other, strongest(t, prey(t)))


@deed("turn-to-mist")
def _turn_to_mist(t: State, other: Monster) -> Rule[None]:
    """The Count gives up his marker and goes back to his crypt (CR-160, CR-262, CR-279, CR-294)."""
    tile = crypt(t)
    if tile is not None:
        yield from markers.take_off(t, other, "mistform")
        place = yield from placing.berth(t, other.kind, tile, figure.covered(other))
        yield from placing.by_script(t, other, placing.relocate(t, other.id, other.square if place is None else place))


@deed("summon-by-fewest")
def _summon_by_fewest(t: State, other: Monster) -> Rule[None]:
    """The Hero that controls the fewest Monsters gets a new one on the Count's tile."""
    seat = yield from fewest_monsters(t, other.id)
    yield from monster_deck.new_monster(t, seat, tile=(yield from own_tile(t, other)))


def own_tile(t: State, other: Monster) -> Rule[int]:
    """The tile of a Villain for a new Monster; the active player picks one of several (CR-277)."""
    tiles = figure.tiles_of(t, other.id)
    if len(tiles) == 1:
        return tiles[0]
    return (yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", tiles, other.kind))


@bite("drink")
def _drink(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    yield from wounds.heal(t, attacker, 1, "drink")


# ------------------------------------------------------------------ Gravestorm

BREATH = "dragons-breath"


@line("crowd-within")
def _crowd_within(t: State, other: Monster, tiles: int) -> bool:
    """The breath is ready, and a tile within range has at least two Heroes."""
    return BREATH in other.markers and bool(_crowded(t, other, tiles))


@aim("crowded")
def _crowded(t: State, other: Monster, tiles: int) -> list[Figure]:
    """The Heroes on the tile that holds the most of them, at least two; of several such tiles the closest (CR-147)."""
    held = dict[int, list[Figure]]()
    names = prey(t)
    for name, far in zip(names, distances(t, other, names), strict=True):
        if far <= tiles:
            held.setdefault(figure.tiles_of(t, name)[0], []).append(name)
    most = max(2, max(map(len, held.values()), default=0))
    return closest(t, other, [name for found in held.values() if len(found) == most for name in found])


@deed("breathe")
def _breathe(t: State, other: Monster) -> Rule[None]:
    yield from markers.take_off(t, other, BREATH)


@deed("draw-breath")
def _draw_breath(t: State, other: Monster) -> Rule[None]:
    if BREATH not in other.markers:
        yield from markers.lay_on(t, other, BREATH)


# ------------------------------------------------------------------ Klak


@deed("vanish")
def _vanish(t: State, other: Monster) -> Rule[None]:
    """Klak teleports to the nearest tile without Heroes; without a Hero beside him he stays (CR-066, CR-279, CR-294)."""
    lay = chart(t.board)
    empty = [tile for tile in range(len(lay.cells)) if not figure.heroes_on(t, tile)]
    steps = {tile: min(distance.apart(t, start)[tile] for start in figure.tiles_of(t, other.id)) for tile in empty}
    if not steps or min(steps.values()) == 0:
        return
    goals = [tile for tile in empty if steps[tile] == min(steps.values())]
    squares = placing.berths(t, other.kind, goals, figure.covered(other)) or placing.free_squares_near(t, goals[0], other.square)
    place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=other.id)
    yield from placing.by_script(t, other, placing.relocate(t, other.id, place))


@line("fewer-monsters")
def _fewer_monsters(t: State, other: Monster, tiles: int) -> bool:
    """Fewer Monsters are in play than Heroes; Villains are not counted (CR-157)."""
    return len(figure.monsters(t)) < len(figure.on_board(t))


@deed("summon")
def _summon(t: State, other: Monster) -> Rule[None]:
    """The active player gets a new Monster on Klak's tile."""
    yield from monster_deck.new_monster(t, t.turn.hero, tile=(yield from own_tile(t, other)))


# ------------------------------------------------------------------ the Howling Hag


@line("two-within")
def _two_within(t: State, other: Monster, tiles: int) -> bool:
    return sum(far <= tiles for far in distances(t, other, prey(t))) > 1


@bite("banish")
def _banish(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    """The Hero is placed on the tile farthest from the Hag; the active player breaks ties (CR-178, CR-294)."""
    seat, tiles = figure.seat_of(t, target), figure.tiles_of(t, attacker)
    if seat is None or not tiles:
        return
    steps = [min(ways) for ways in zip(*(distance.apart(t, tile) for tile in tiles), strict=True)]
    goals = [tile for tile, far in enumerate(steps) if far == max(steps)]
    if max(steps) > 0:
        goal = goals[0]
        if len(goals) > 1:
            goal = yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", goals, "claw", target)
        yield from placing.teleport(t, seat, goal)


@deed("appear-beside")
def _appear_beside(t: State, other: Monster) -> Rule[None]:
    """The Hag is placed next to the closest Hero, at any distance (CR-149, CR-294)."""
    names = prey(t)
    steps = {
        name: min(distance.apart(t, start)[figure.tiles_of(t, name)[0]] for start in figure.tiles_of(t, other.id))
        for name in names
    }
    near = distance.nearest(t, other, [name for name in names if steps[name] == min(steps.values())])
    target = yield from asking.ask_figure(t, t.turn.hero, "prompt-monster-target", near, figure=other.id)
    squares = placing.berths_beside(t, other, target)
    if target == CROWD or not squares:
        squares = placing.free_squares_near(t, figure.tiles_of(t, target)[0], other.square)
    place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=other.id)
    yield from placing.by_script(t, other, placing.relocate(t, other.id, place))


# ------------------------------------------------------------------ the Werewolf, the Young Vampire, the Zombie Dragon


@deed("regenerate")
def _regenerate(t: State, other: Monster) -> Rule[None]:
    """The Werewolf regains a Hit Point while no Hero is adjacent, until a silver weapon attacks it."""
    if "silvered" not in other.markers and not adjacent_prey(t, other):
        yield from wounds.heal(t, other.id, 1, "regenerate")


@bite("beckon")
def _beckon(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    """The Hero is placed next to the attacker (CR-066)."""
    seat = figure.seat_of(t, target)
    if seat is not None and figure.monster(t, attacker) is not None:
        yield from placing.place_adjacent(t, seat, target, attacker)


@bite("sweep-away")
def _sweep_away(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    """The Hero is placed on a tile one tile away from the attacker, if there is one.

    The Hero's player picks it (CR-034, CR-066).
    """
    seat = figure.seat_of(t, target)
    tiles = distance.tiles_around(t, attacker, 1)
    if seat is not None and tiles:
        tile = yield from asking.ask_tile(t, seat, "prompt-tile", tiles, "sweeping-claw", target)
        yield from placing.place_on(t, seat, target, tile)

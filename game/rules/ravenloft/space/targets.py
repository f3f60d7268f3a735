"""The legal targets of a power, and the choice of its user."""

from msgspec import Struct

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking
from game.rules.ravenloft.choice import PickTile, Target
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.space.board import FAR, chart
from game.rules.ravenloft.state import CardId, Figure, Monster, Square, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.content import Attack


def open_to(t: State, seat: Seat, thing: Monster) -> bool:
    """Whether a Hero may attack an object from its square (CR-292)."""
    here = t.heroes[seat].square
    return not MONSTERS[thing.kind].close or here == thing.square or distance.adjacent(t, t.heroes[seat].id, thing.id)


def adjacent_objects(t: State, seat: Seat) -> list[Monster]:
    """Objects that are attacked from their square or one next to it, with any attack (CR-292)."""
    if t.prey is not None:
        return []
    return [thing for thing in t.things if MONSTERS[thing.kind].close and open_to(t, seat, thing)]


def objects(t: State, seat: Seat) -> list[Monster]:
    """The objects that a Hero may attack from its square (CR-292)."""
    return [thing for thing in t.things if open_to(t, seat, thing)]


def sites(t: State, seat: Seat) -> list[tuple[Figure, list[int]]]:
    """Everything that a Hero may attack, with the tiles that it is on.

    Monsters, Villains and objects, or the one Hero that a card makes the target (CR-157, CR-235).
    """
    if t.prey is not None:
        return [(t.prey, figure.tiles_of(t, t.prey))]
    tile_of = chart(t.board).tile_of
    return [
        (other.id, [tile_of[other.square]] if other.kind not in figure.LARGE else figure.tiles_under(t, figure.covered(other)))
        for other in figure.foes(t) + objects(t, seat)
    ]


def quarry_on(t: State, seat: Seat, tile: int) -> list[Figure]:
    """Figures on a tile that a Hero may attack."""
    return [name for name, tiles in sites(t, seat) if tile in tiles]


def area(t: State, seat: Seat, attack: Attack) -> list[int]:
    """The tiles in a power's range (CR-032, CR-034)."""
    own = figure.hero_tile(t, seat)
    return [own] if attack.where == "own-tile" else distance.tiles_at(t, own, attack.tiles, exactly=attack.where == "exactly")


def attack_tiles(t: State, seat: Seat, attack: Attack) -> list[int]:
    """The tiles in a power's range that hold a target, and those of objects at hand (CR-110, CR-292)."""
    tiles = area(t, seat, attack)
    held = {tile for _, under in sites(t, seat) for tile in under}
    close = {tile for thing in adjacent_objects(t, seat) for tile in figure.tiles_of(t, thing.id)}
    return sorted({tile for tile in tiles if tile in held} | close)


def within(t: State, seat: Seat, attack: Attack) -> list[Figure]:
    """The figures in a power's range (CR-109, CR-110)."""
    if attack.where == "adjacent":
        found = beside(t, seat)
    else:
        tiles = set(area(t, seat, attack))
        found = [name for name, under in sites(t, seat) if not tiles.isdisjoint(under)]
        if t.things:
            found += [thing.id for thing in adjacent_objects(t, seat) if thing.id not in found]
    return found if not attack.against else [name for name in found if meant(figure.monster(t, name), attack)]


def meant(other: Monster | None, attack: Attack) -> bool:
    """Whether a power may strike this kind or type of Monster; false for a Hero that a card makes the target."""
    if not attack.against:
        return True
    return other is not None and (other.kind == attack.against or attack.against in MONSTERS[other.kind].kinds)


class Sight(Struct, frozen=True):
    """The targets within range of a Hero: whether one is adjacent or on its square, and their distances in tiles.

    `close` means that an object can be attacked with any range (CR-292).
    """

    adjacent: bool
    distances: set[int]
    close: bool


def sight(t: State, seat: Seat, blocked: set[Square]) -> Sight:
    """Compute the Sight of a Hero, once for all its cards; `blocked` are the squares of Monsters (CR-109)."""
    lay, here = chart(t.board), t.heroes[seat].square or 0
    steps, tile_of = lay.tile_steps(lay.tile_of[here]), lay.tile_of
    if t.prey is not None:
        squares = set(figure.squares_of(t, t.prey))
    else:
        squares = blocked | figure.bases(objects(t, seat)) if t.things else blocked
    adjacent = here in squares or not squares.isdisjoint(lay.near[here])
    distances = {steps[tile_of[place]] for place in squares if place in tile_of}
    return Sight(adjacent, distances, bool(t.things) and bool(adjacent_objects(t, seat)))


def in_range(view: Sight, attack: Attack) -> bool:
    """Whether a power has a target (CR-109, CR-110)."""
    if view.close or attack.where == "adjacent":
        return view.close or view.adjacent
    if attack.where == "within":
        return min(view.distances, default=FAR) <= attack.tiles
    return (0 if attack.where == "own-tile" else attack.tiles) in view.distances


def beside(t: State, seat: Seat) -> list[Figure]:
    """The attackable figures next to a Hero, and the objects on its square (CR-037, CR-292)."""
    if t.prey is not None:
        return [t.prey] if distance.adjacent(t, t.heroes[seat].id, t.prey) else []
    here = t.heroes[seat].square or 0
    near = chart(t.board).near[here]
    return [
        other.id
        for other in figure.foes(t)
        if other.square in near or (other.kind in figure.LARGE and any(place in near for place in figure.covered(other)))
    ] + [thing.id for thing in t.things if thing.square == here or thing.square in near]


def pick_targets(t: State, seat: Seat, card: CardId, attack: Attack) -> Rule[tuple[list[Figure], int]]:
    """Let the attacker choose: the targets in the order of their rolls, and the tile attacked (-1: none) (CR-109, CR-118)."""
    if attack.pick == "each" and attack.where != "adjacent":
        tiles = attack_tiles(t, seat, attack)
        if not tiles:
            return [], -1
        tile = tiles[0]
        if attack.where != "own-tile" or len(tiles) > 1:
            answer = yield from choose(
                seat, "prompt-attack-tile", [PickTile(tile) for tile in tiles], forced=False, about={"card": card}
            )
            tile = answer.tile
        if not t.things or tile in area(t, seat, attack):
            return quarry_on(t, seat, tile), tile
        return [thing.id for thing in adjacent_objects(t, seat) if tile in figure.tiles_of(t, thing.id)], tile
    found = within(t, seat, attack)
    if not found:
        return [], -1
    if attack.pick == "each":
        return found, -1
    if attack.pick == "one":
        name = yield from asking.ask_figure(t, seat, "prompt-target", found, forced=False, card=card)
        return [name], -1
    return (yield from pick_some(t, seat, card, found, attack.count, same_tile=attack.same_tile)), -1


def pick_some(
    t: State, seat: Seat, card: CardId, found: list[Figure], most: int, *, same_tile: bool = False
) -> Rule[list[Figure]]:
    """Let the attacker choose up to `most` different ones of `found`, at least one if there is any (CR-109)."""
    picked: list[Figure] = []
    while len(picked) < most:
        rest = [name for name in found if name not in picked]
        if same_tile and picked:
            tiles = set(figure.tiles_of(t, picked[0]))
            rest = [name for name in rest if tiles.intersection(figure.tiles_of(t, name))]
        if not rest:
            break
        options = [*map(Target, rest), *([Done()] if picked else [])]
        answer = yield from choose(
            seat, "prompt-another-target" if picked else "prompt-target", options, forced=False, about={"card": card}
        )
        if not isinstance(answer, Target):
            break
        picked.append(answer.figure)
    return picked

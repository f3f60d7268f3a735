"""Activations of Monsters, Villains and Traps: the first line of the script whose condition holds (CR-145)."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, blows, ending, event, monster_moves as moves, wounds
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.space import distance, figure, markers, placing
from game.rules.ravenloft.space.board import FAR, chart
from game.rules.ravenloft.space.figure import CROWD
from game.rules.ravenloft.state import CardId, Figure, Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.content import Line
from game.rules.ravenloft.tables.registry import aim, bite, deed, line


def prey(t: State) -> list[Figure]:
    """The figures that Monsters may target: standing Heroes and the Crowd (CR-133, CR-147, CR-237)."""
    names = [hero.id for hero in t.heroes if hero.square is not None and figure.hero_hp(hero) > 0]
    if t.markers and figure.find_marker(t, CROWD):
        names.append(CROWD)
    return names


def activate(t: State, name: Figure) -> Rule[None]:
    """Activate one Monster or Villain, unless a card that lies on its card cancels the activation (CR-145, CR-189)."""
    other = figure.monster(t, name)
    if other is None or (yield from slept(t, other)):
        return
    if other in t.villains:
        yield from occasions.occur(t, "acts", t.turn.hero, figure=name)
        yield from ending.settle(t)
    yield from act(t, name)


def slept(t: State, other: Monster) -> Rule[bool]:
    """Whether the activation of a Monster's card is cancelled; the cancelling card is discarded (CR-189)."""
    if staked(t, other):
        yield event.MonsterSlept(other.id, "wooden-stake")
        return True
    card, other.asleep = other.asleep, None
    if card is None:
        return False
    t.decks.treasure.discard.append(card)
    yield event.MonsterSlept(other.id, card)
    return True


def staked(t: State, other: Monster) -> bool:
    """Whether a stake keeps a Vampire from acting in this turn's Villain Phase."""
    return bool(other.markers) and markers.laid_by(t, other, "staked", t.turn.hero)


def act(t: State, name: Figure) -> Rule[None]:
    """Carry out the first line of a Monster's script whose condition holds (CR-145)."""
    other = figure.monster(t, name)
    if other is None:
        return
    if MONSTERS[other.kind].wakes:
        yield from deed.functions[MONSTERS[other.kind].wakes](t, other)
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
    if row.move == "toward" and row.attack is None and figure.law(t, "homeward"):
        yield from moves.move_home(t, other, row.steps)
        return
    target = yield from _decide(t, other, row)
    if target is None or (row.then and row.attack is None and distance.tile_distance(t, other, target) >= FAR):
        yield event.MonsterIdle(other.id)
        return
    if row.first:
        yield from deed.functions[row.first](t, other)
    if row.move and not row.late:
        yield from moves.approach(t, other, row, target)
    if row.attack is not None and figure.monster(t, other.id) is not None:
        yield from blows.volley(t, other.id, row.attack, struck(t, other, row, target), "monster")
    if figure.monster(t, other.id) is None:
        return
    if row.late:
        yield from moves.approach(t, other, row, target)
    if row.then:
        yield from deed.functions[row.then](t, other)


def _decide(t: State, other: Monster, row: Line) -> Rule[Figure | None]:
    """The target of a line; the active player breaks a remaining tie (CR-147)."""
    names = goals(t, other, row) if row.move or row.attack else []
    return (yield from asking.ask_figure(t, t.turn.hero, "prompt-monster-target", names, figure=other.id)) if names else None


def goals(t: State, other: Monster, row: Line) -> list[Figure]:
    """The tied targets of a line, between which the active player decides.

    Only one of them if they lead to the same result (CR-147).
    """
    names = aim.functions[row.target](t, other, row.tiles)
    each = row.attack.each if row.attack else ""
    if len(names) < 2:
        return names
    if each == "tile":
        first = dict[tuple[int, ...], Figure]()
        for name in names:
            first.setdefault(tuple(figure.tiles_of(t, name)), name)
        return list(first.values())
    return names[:1] if each else names


def struck(t: State, other: Monster, row: Line, target: Figure) -> list[Figure]:
    """The figures that the attack of a line strikes if its target is `target` (CR-151)."""
    each = row.attack.each if row.attack else ""
    if each == "tile":
        return [name for tile in figure.tiles_of(t, target)[:1] for name in blows.tile_targets(t, tile)]
    if each == "adjacent":
        return adjacent_prey(t, other)
    if each == "within":
        names = prey(t)
        return [name for name, far in zip(names, distances(t, other, names), strict=True) if far <= row.tiles]
    return [target]


# ------------------------------------------------------------------ when a line holds


@line("always")
def _always(t: State, other: Monster, tiles: int) -> bool:
    return True


@line("adjacent")
def _adjacent(t: State, other: Monster, tiles: int) -> bool:
    return bool(adjacent_prey(t, other))


@line("within")
def _within(t: State, other: Monster, tiles: int) -> bool:
    return any(far <= tiles for far in distances(t, other, prey(t)))


def distances(t: State, other: Monster, names: list[Figure]) -> list[int]:
    """Tile distances from a Monster to several Heroes (CR-032, CR-039)."""
    lay = chart(t.board)
    ways = [lay.tile_steps(tile) for tile in figure.tiles_of(t, other)]
    tiles = {hero.id: [lay.tile_of[hero.square]] for hero in t.heroes if hero.square is not None}
    return [distance.shortest(ways, tiles[name] if name in tiles else figure.tiles_of(t, name)) for name in names]


def adjacent_prey(t: State, other: Monster) -> list[Figure]:
    """Heroes next to a Monster (CR-148)."""
    if other.kind in figure.LARGE or t.markers:
        return [name for name in prey(t) if distance.adjacent(t, other, name)]
    near = chart(t.board).near[other.square]
    return [hero.id for hero in t.heroes if hero.square in near and figure.hero_hp(hero) > 0]


# ------------------------------------------------------------------ whom it goes for


def closest(t: State, other: Monster, names: list[Figure]) -> list[Figure]:
    """Those of `names` that are closest: by tiles, then by squares (CR-147)."""
    if len(names) < 2:
        return names
    tiles = distances(t, other, names)
    least = min(tiles)
    return distance.nearest(t, other, [name for name, far in zip(names, tiles, strict=True) if far == least])


def strongest(t: State, names: list[Figure]) -> list[Figure]:
    """Those of `names` with the most Hit Points (CR-159, CR-295)."""
    most = max((figure.hp(t, name) for name in names), default=0)
    return [name for name in names if figure.hp(t, name) == most]


@aim("closest")
def _closest(t: State, other: Monster, tiles: int) -> list[Figure]:
    return closest(t, other, prey(t))


@aim("adjacent")
def _any_adjacent(t: State, other: Monster, tiles: int) -> list[Figure]:
    return adjacent_prey(t, other)


# ------------------------------------------------------------------ deeds


def fewest_monsters(t: State, card: CardId | Figure) -> Rule[Seat]:
    """The Hero on the board that controls the fewest Monsters, for the effect of `card`.

    The active player breaks ties (CR-233).
    """
    counts = {seat: len(figure.controlled(t, seat)) for seat in figure.on_board(t)}
    least = [t.heroes[seat].id for seat, number in counts.items() if number == min(counts.values())]
    name = yield from asking.ask_figure(t, t.turn.hero, "prompt-hero", least, card=card)
    return figure.seat_of(t, name) or 0


@deed("death-shriek")
def _death_shriek(t: State, other: Monster) -> Rule[None]:
    """Every Hero on the tile takes damage, the destroyer included (CR-130)."""
    for tile in figure.tiles_under(t, figure.covered(other)):
        for name in blows.tile_targets(t, tile):
            yield from wounds.hurt(t, name, 1, "death-shriek")


@bite("pounce-adjacent")
def _pounce(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    spider = figure.monster(t, attacker)
    if target == CROWD or spider is None:
        return
    yield from placing.by_script(t, spider, placing.place_adjacent(t, t.turn.hero, attacker, target))

"""Effects of attacks with Power cards: before, on a hit, on a miss and afterwards.

`powers.toml` calls these functions by name.
"""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, attack, event, stats, wounds
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import PickTile, Spot, Step, Target
from game.rules.ravenloft.effects.moves import go, may_walk, place_self, walkable
from game.rules.ravenloft.effects.powers_phase import end_condition, near
from game.rules.ravenloft.space import distance, figure, placing, targets
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.space.ways import reach
from game.rules.ravenloft.state import CardId, Figure, Square, State
from game.rules.ravenloft.tables.content import Card
from game.rules.ravenloft.tables.registry import after, before, effect, hook


@after("heal-tile")
def _heal_tile(t: State, seat: Seat, card: CardId, tile: int) -> Rule[None]:
    for other in figure.on_board(t):
        if figure.hero_tile(t, other) == tile:
            yield from wounds.heal(t, t.heroes[other].id, 1, card)


@after("advance-others")
def _advance_others(t: State, seat: Seat, card: CardId, tile: int) -> Rule[None]:
    """Each other Hero may move one tile, regardless of squares; not while Immobilized (CR-274)."""
    for other in figure.clockwise(t, seat)[1:]:
        if figure.up(t, other) and "immobilized" not in t.heroes[other].conditions:
            lay, full = chart(t.board), figure.taken(t)
            tiles = lay.area(figure.hero_tile(t, other), 1)
            squares = sorted(place for there in tiles for place in lay.cells[there].floor if place not in full)
            answer = yield from choose(
                other, "prompt-advance", [*map(Spot, squares), Done()], default=Done(), about={"hero": t.heroes[other].id}
            )
            if isinstance(answer, Spot):
                yield from placing.relocate(t, t.heroes[other].id, answer.square)
                yield from occasions.occur(t, "moved", other)


@after("reposition")
def _reposition(t: State, seat: Seat, card: CardId, tile: int) -> Rule[None]:
    if figure.up(t, seat):
        yield from place_self(t, seat, [figure.hero_tile(t, seat)], "prompt-reposition", optional=True)


@after("thunderwave")
def _thunderwave(t: State, seat: Seat, card: CardId, tile: int) -> Rule[None]:
    """Every remaining Monster on the Hero's tile is placed on one tile within 1 (CR-221)."""
    own = figure.hero_tile(t, seat)
    left = placing.movable(t, targets.quarry_on(t, seat, own))
    if not left or tile != own:
        return
    goal = yield from asking.ask_tile(t, seat, "prompt-push-tile", distance.tiles_at(t, own, 1), card)
    while left and goal != own:
        name = yield from asking.ask_figure(t, seat, "prompt-place-which", left, card=card)
        left.remove(name)
        yield from placing.place_on(t, seat, name, goal)


@before("bound")
def _bound(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from place_self(t, seat, distance.tiles_at(t, figure.hero_tile(t, seat), 1), "prompt-leap")


@before("step-two")
def _step_two(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from may_walk(t, seat, min(2, stats.speed(t, seat)), "prompt-step")


@before("come-and-get-it")
def _come_and_get_it(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Place the Monsters of one tile next to the Hero, as many as fit (CR-229)."""
    tiles = distance.tiles_at(t, figure.hero_tile(t, seat), 1)
    held = [tile for tile in tiles if targets.quarry_on(t, seat, tile)]
    if not held:
        return
    answer = yield from choose(
        seat, "prompt-attack-tile", [PickTile(tile) for tile in held], forced=False, about={"card": card.id}
    )
    hero = t.heroes[seat].id
    around = placing.movable(t, targets.quarry_on(t, seat, answer.tile))
    left = [name for name in around if not distance.adjacent(t, hero, name)]
    while left and placing.adjacent_free(t, hero):
        name = yield from asking.ask_figure(t, seat, "prompt-place-which", left, card=card.id)
        left.remove(name)
        yield from placing.place_adjacent(t, seat, name, hero)


@hook("pull-adjacent")
def _pull_adjacent(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    yield from placing.place_adjacent(t, seat, target, t.heroes[seat].id)


@hook("end-condition")
def _end_condition(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    tile = figure.hero_tile(t, seat)
    yield from end_condition(t, seat, card, [other for other in figure.on_board(t) if figure.hero_tile(t, other) == tile])


@hook("heal-near")
def _heal_near(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    hurt = [t.heroes[other].id for other in near(t, seat, 1) if t.heroes[other].damage > 0]
    if hurt:
        name = yield from asking.ask_figure(t, seat, "prompt-heal", hurt, card=card)
        yield from wounds.heal(t, name, 1, card)


@hook("cleave")
def _cleave(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    """Move next to another Monster of the tile, which takes 1 damage (CR-273)."""
    hero = t.heroes[seat]
    if hero.square is None or not figure.up(t, seat):
        return
    others = [name for name in targets.quarry_on(t, seat, figure.hero_tile(t, seat)) if name != target]
    ways = {name: _squares_beside(t, seat, name) for name in others}
    options = [Target(name) for name in others if ways[name]]
    if not options:
        return
    answer = yield from choose(seat, "prompt-cleave", [*options, Done()], forced=False, about={"hero": hero.id})
    if isinstance(answer, Target):
        if not distance.adjacent(t, hero.id, answer.figure):
            place = yield from asking.ask_square(t, seat, "prompt-step", ways[answer.figure], hero=hero.id)
            yield from go(t, seat, place)
        yield from wounds.hurt(t, answer.figure, 1, card, by=seat)


def _squares_beside(t: State, seat: Seat, name: Figure) -> list[Square]:
    own, lay = t.heroes[seat].square, chart(t.board)
    if own is None:
        return []
    if distance.adjacent(t, t.heroes[seat].id, name):
        return [own]
    beside = {place for here in figure.squares_of(t, name) for place in lay.near.get(here, ())}
    return [place for place in walkable(t, seat, stats.speed(t, seat)) if place in beside]


@hook("tide-of-iron")
def _tide_of_iron(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    own = figure.hero_tile(t, seat)
    if figure.hp(t, target) > 0 and placing.movable(t, [target]):
        tile = yield from asking.ask_tile(t, seat, "prompt-push-tile", distance.tiles_at(t, own, 1), card, target)
        yield from placing.place_on(t, seat, target, tile)
    lay = chart(t.board)
    places = [place for place in walkable(t, seat, stats.speed(t, seat)) if lay.tile_of[place] == own]
    if places and figure.up(t, seat):
        answer = yield from choose(
            seat, "prompt-reposition", [*map(Spot, places), Done()], about={"hero": t.heroes[seat].id}, default=Done()
        )
        if isinstance(answer, Spot):
            yield from go(t, seat, answer.square)


@hook("drag-closer")
def _drag_closer(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    """A distant target that was missed comes one tile closer (CR-068)."""
    hero = t.heroes[seat].id
    if distance.tile_distance(t, hero, target) <= 1 or not placing.movable(t, [target]):
        return
    tiles = distance.closer(t, target, 1, figure.hero_tile(t, seat))
    if tiles:
        tile = yield from asking.ask_tile(t, seat, "prompt-push-tile", tiles, card, target)
        yield from placing.place_on(t, seat, target, tile)


@hook("deep-cut")
def _deep_cut(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    beside = any(other != seat and distance.adjacent(t, t.heroes[other].id, target) for other in figure.standing(t))
    if figure.hp(t, target) > 0 and beside:
        yield from wounds.hurt(t, target, 2, card, by=seat)


@effect("attacks-on-the-run")
def _attacks_on_the_run(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Move step by step; every figure that the Hero was adjacent to may be attacked afterwards (CR-271)."""
    if card.attack is None:
        return
    passed, begun = list[Figure](), t.heroes[seat].square
    left = stats.speed(t, seat)
    while True:
        hero = t.heroes[seat]
        passed += [name for name in targets.beside(t, seat) if name not in passed]
        steps = _steps(t, seat, left)
        if not steps or hero.square is None:
            break
        stop = _stop(t, seat)
        answer = yield from choose(
            seat,
            "prompt-run",
            [*map(Step, steps), *stop],
            about={"hero": hero.id},
            default=stop[0] if stop else None,
            forced=False,
        )
        if not isinstance(answer, Step):
            break
        origin, hero.square, left = hero.square, answer.square, left - 1
        yield event.Walked(hero.id, (origin, answer.square), 1)
    if t.heroes[seat].square != begun:
        yield from occasions.occur(t, "moved", seat)
    chosen = yield from targets.pick_some(t, seat, card.id, passed, card.attack.count)
    yield from attack.barrage(t, seat, card, card.attack, chosen)


def _steps(t: State, seat: Seat, left: int) -> list[Square]:
    """Squares next to the Hero from which a move of `left` squares can still end on a free square (CR-062)."""
    own, full, lay = t.heroes[seat].square, figure.blocked(t), chart(t.board)
    if own is None or left == 0:
        return []
    heroes = {hero.square for other, hero in enumerate(t.heroes) if other != seat}
    return [place for place in lay.near[own] if place not in full and not heroes.issuperset(reach(lay, place, left - 1, full))]


def _stop(t: State, seat: Seat) -> list[Done]:
    """A move may not end on another Hero's square (CR-062)."""
    own = t.heroes[seat].square
    shared = any(hero.square == own for other, hero in enumerate(t.heroes) if other != seat)
    return [] if shared else [Done()]

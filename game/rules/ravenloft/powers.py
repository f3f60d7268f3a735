"""What Power cards do beyond their numbers: small functions that `powers.toml` calls by name."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import attack, event, figure, verb
from game.rules.ravenloft.board import chart, path, reach
from game.rules.ravenloft.choice import PickCondition, PickTile, Spot, Step, Target
from game.rules.ravenloft.content import Card
from game.rules.ravenloft.registry import Moment, after, before, effect, hook, reaction, ready, usable
from game.rules.ravenloft.state import Figure, Square, State, Trap

# ------------------------------------------------------------------ moves of Heroes


def walkable(t: State, seat: Seat, squares: int) -> list[Square]:
    """Where a Hero can end a move of so many squares; its own square is not among them (CR-058 to CR-063, CR-065)."""
    start = t.heroes[seat].square
    if start is None or squares <= 0:
        return []
    heroes = {hero.square for hero in t.heroes}
    return sorted(place for place in reach(chart(t.board).near, start, squares, figure.blocked(t)) if place not in heroes)


def go(t: State, seat: Seat, place: Square) -> Rule[None]:
    """Walk a Hero to a square by a shortest way."""
    hero = t.heroes[seat]
    if hero.square is None or hero.square == place:
        return
    way = path(chart(t.board).near, hero.square, place, figure.blocked(t))
    hero.square = place
    yield event.Walked(hero.id, way, len(way) - 1)


def may_walk(t: State, seat: Seat, squares: int, prompt: str) -> Rule[None]:
    """Let a Hero make an extra move of up to so many squares, or stay (CR-064, CR-273)."""
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
        answer = yield from choose(seat, prompt, options)
        if isinstance(answer, Spot):
            yield from verb.relocate(t, hero.id, answer.square)


# ------------------------------------------------------------------ effects of the Hero Phase


def wounded(t: State) -> list[Seat]:
    """Heroes on the board that lack Hit Points, fallen ones included (CR-238)."""
    return [seat for seat in figure.on_board(t) if t.heroes[seat].damage > 0]


def near(t: State, seat: Seat, distance: int) -> list[Seat]:
    """Heroes on the board within so many tiles, fallen ones and the Hero itself included."""
    area = chart(t.board).area(figure.hero_tile(t, seat), distance)
    return [other for other in figure.on_board(t) if figure.hero_tile(t, other) in area]


@usable("healing-word")
def _someone_hurt(t: State, seat: Seat, card: Card) -> bool:
    return bool(wounded(t))


@effect("healing-word")
def _healing_word(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from verb.ask_figure(t, seat, "prompt-heal", [t.heroes[other].id for other in wounded(t)], forced=False)
    other = figure.seat_of(t, name)
    if other is not None:
        yield from verb.heal(t, name, figure.level(t.heroes[other]).surge, card.id)


@effect("regain")
def _regain(t: State, seat: Seat, card: Card) -> Rule[None]:
    if figure.up(t, seat):
        yield from verb.heal(t, t.heroes[seat].id, card.amount, card.id)


@usable("regain")
def _hurt_myself(t: State, seat: Seat, card: Card) -> bool:
    return t.heroes[seat].damage > 0


@effect("consecrated-ground")
def _consecrated_ground(t: State, seat: Seat, card: Card) -> Rule[None]:
    tile = yield from verb.ask_tile(t, seat, "prompt-tile", verb.tiles_at(t, figure.hero_tile(t, seat), 1))
    yield from clear_marker(t, tile)
    yield from verb.lay_marker(t, card.id, tile, seat)


def clear_marker(t: State, tile: int) -> Rule[None]:
    """Take the marker of a tile away, with the Trap card it belongs to."""
    trap = figure.trap_on(t, tile)
    if trap is not None:
        yield from remove_trap(t, trap)
    mark = figure.marker_on(t, tile)
    if mark is not None:
        yield from verb.take_marker(t, mark)


def remove_trap(t: State, trap: Trap) -> Rule[None]:
    """Discard a Trap with its marker (CR-172)."""
    for hero in t.heroes:
        if trap in hero.threats:
            hero.threats.remove(trap)
    t.decks.encounter.discard.append(trap.card)
    yield event.MarkerRemoved(trap.card, trap.tile)


@effect("get-over-there")
def _get_over_there(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from verb.ask_figure(t, seat, "prompt-target", _monsters_within(t, seat, card.amount))
    yield from verb.place_adjacent(t, seat, t.heroes[seat].id, name)


def _monsters_within(t: State, seat: Seat, distance: int) -> list[Figure]:
    hero = t.heroes[seat].id
    return [name for name in attack.quarry(t) if figure.tile_distance(t, hero, name) <= distance]


@usable("monster-within")
def _monster_within(t: State, seat: Seat, card: Card) -> bool:
    return bool(_monsters_within(t, seat, card.amount))


@effect("leap")
def _leap(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from place_self(t, seat, verb.tiles_at(t, figure.hero_tile(t, seat), card.amount), "prompt-leap")


@usable("freezing-cloud")
def _unmarked_next_door(t: State, seat: Seat, card: Card) -> bool:
    return bool(_unmarked(t, verb.tiles_at(t, figure.hero_tile(t, seat), 1, exactly=True)))


def _unmarked(t: State, tiles: list[int]) -> list[int]:
    return [tile for tile in tiles if figure.marker_on(t, tile) is None]


@effect("freezing-cloud")
def _freezing_cloud(t: State, seat: Seat, card: Card) -> Rule[None]:
    tiles = _unmarked(t, verb.tiles_at(t, figure.hero_tile(t, seat), 1, exactly=True))
    tile = yield from verb.ask_tile(t, seat, "prompt-tile", tiles)
    yield from verb.lay_marker(t, card.id, tile, seat, tokens=3)


@usable("illusionary-crowd")
def _any_unmarked(t: State, seat: Seat, card: Card) -> bool:
    return bool(_unmarked(t, list(range(len(t.board.tiles)))))


@effect("illusionary-crowd")
def _illusionary_crowd(t: State, seat: Seat, card: Card) -> Rule[None]:
    """The decoy draws every Monster to the tiles around it; Villains stay (CR-295)."""
    tile = yield from verb.ask_tile(t, seat, "prompt-tile", _unmarked(t, list(range(len(t.board.tiles)))))
    yield from verb.lay_marker(t, card.id, tile, seat)
    around = verb.tiles_at(t, tile, 1, exactly=True)
    left = [other.id for other in figure.monsters(t)]
    while left and around:
        name = yield from verb.ask_figure(t, seat, "prompt-place-which", left)
        left.remove(name)
        full = figure.taken(t) - {figure.square_of(t, name)}
        squares = [place for there in around for place in chart(t.board).cells[there].floor if place not in full]
        if squares:
            place = yield from verb.ask_square(t, seat, "prompt-place", squares)
            yield from verb.relocate(t, name, place)


# ------------------------------------------------------------------ around an attack


@after("heal-tile")
def _heal_tile(t: State, seat: Seat, tile: int) -> Rule[None]:
    for other in figure.on_board(t):
        if figure.hero_tile(t, other) == tile:
            yield from verb.heal(t, t.heroes[other].id, 1, "beacon-of-hope")


@after("advance-others")
def _advance_others(t: State, seat: Seat, tile: int) -> Rule[None]:
    """Each other Hero may move one tile, squares uncounted; not while Immobilized (CR-274)."""
    for other in figure.clockwise(t, seat)[1:]:
        if figure.up(t, other) and "immobilized" not in t.heroes[other].conditions:
            lay, full = chart(t.board), figure.taken(t)
            tiles = lay.area(figure.hero_tile(t, other), 1)
            squares = sorted(place for there in tiles for place in lay.cells[there].floor if place not in full)
            answer = yield from choose(other, "prompt-advance", [*map(Spot, squares), Done()], default=Done(), about={"hero": t.heroes[other].id})
            if isinstance(answer, Spot):
                yield from verb.relocate(t, t.heroes[other].id, answer.square)


@after("reposition")
def _reposition(t: State, seat: Seat, tile: int) -> Rule[None]:
    if figure.up(t, seat):
        yield from place_self(t, seat, [figure.hero_tile(t, seat)], "prompt-reposition", optional=True)


@after("thunderwave")
def _thunderwave(t: State, seat: Seat, tile: int) -> Rule[None]:
    """Every survivor on the own tile goes to one tile within 1 (CR-221)."""
    own = figure.hero_tile(t, seat)
    left = attack.quarry_on(t, own)
    if not left:
        return
    goal = yield from verb.ask_tile(t, seat, "prompt-push-tile", verb.tiles_at(t, own, 1))
    while left and goal != own:
        name = yield from verb.ask_figure(t, seat, "prompt-place-which", left)
        left.remove(name)
        yield from verb.place_on(t, seat, name, goal)


@before("bound")
def _bound(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from place_self(t, seat, verb.tiles_at(t, figure.hero_tile(t, seat), 1), "prompt-leap")


@before("step-two")
def _step_two(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from may_walk(t, seat, min(2, figure.speed(t, seat)), "prompt-step")


@before("come-and-get-it")
def _come_and_get_it(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Place the Monsters of one tile next to the Hero, as many as fit (CR-229)."""
    tiles = verb.tiles_at(t, figure.hero_tile(t, seat), 1)
    held = [tile for tile in tiles if attack.quarry_on(t, tile)]
    if not held:
        return
    answer = yield from choose(seat, "prompt-attack-tile", [PickTile(tile) for tile in held], forced=False)
    hero = t.heroes[seat].id
    left = [name for name in attack.quarry_on(t, answer.tile) if not figure.adjacent(t, hero, name)]
    while left and verb.adjacent_free(t, hero):
        name = yield from verb.ask_figure(t, seat, "prompt-place-which", left)
        left.remove(name)
        yield from verb.place_adjacent(t, seat, name, hero)


@hook("pull-adjacent")
def _pull_adjacent(t: State, seat: Seat, target: Figure) -> Rule[None]:
    yield from verb.place_adjacent(t, seat, target, t.heroes[seat].id)


@hook("end-condition")
def _end_condition(t: State, seat: Seat, target: Figure) -> Rule[None]:
    tile = figure.hero_tile(t, seat)
    yield from end_condition(t, seat, [other for other in figure.on_board(t) if figure.hero_tile(t, other) == tile])


def end_condition(t: State, seat: Seat, heroes: list[Seat]) -> Rule[None]:
    """End one Condition on one of `heroes`, the player's choice."""
    ways = [PickCondition(t.heroes[other].id, name) for other in heroes for name in t.heroes[other].conditions]
    if ways:
        answer = yield from choose(seat, "prompt-end-condition", ways)
        yield from verb.cure(t, figure.seat_of(t, answer.figure) or 0, answer.condition)


@hook("heal-near")
def _heal_near(t: State, seat: Seat, target: Figure) -> Rule[None]:
    hurt = [t.heroes[other].id for other in near(t, seat, 1) if t.heroes[other].damage > 0]
    if hurt:
        name = yield from verb.ask_figure(t, seat, "prompt-heal", hurt)
        yield from verb.heal(t, name, 1, "healing-strike")


@hook("cleave")
def _cleave(t: State, seat: Seat, target: Figure) -> Rule[None]:
    """Move next to another Monster of the tile, which takes 1 damage (CR-273)."""
    hero = t.heroes[seat]
    if hero.square is None or not figure.up(t, seat):
        return
    others = [name for name in attack.quarry_on(t, figure.hero_tile(t, seat)) if name != target]
    ways = {name: _squares_beside(t, seat, name) for name in others}
    options = [Target(name) for name in others if ways[name]]
    if not options:
        return
    answer = yield from choose(seat, "prompt-cleave", [*options, Done()], forced=False)
    if isinstance(answer, Target):
        if not figure.adjacent(t, hero.id, answer.figure):
            place = yield from verb.ask_square(t, seat, "prompt-step", ways[answer.figure])
            yield from go(t, seat, place)
        yield from verb.hurt(t, answer.figure, 1, "cleave", by=seat)


def _squares_beside(t: State, seat: Seat, name: Figure) -> list[Square]:
    own, lay = t.heroes[seat].square, chart(t.board)
    if own is None:
        return []
    if figure.adjacent(t, t.heroes[seat].id, name):
        return [own]
    beside = {place for here in figure.squares_of(t, name) for place in lay.near[here]}
    return [place for place in walkable(t, seat, figure.speed(t, seat)) if place in beside]


@hook("tide-of-iron")
def _tide_of_iron(t: State, seat: Seat, target: Figure) -> Rule[None]:
    own = figure.hero_tile(t, seat)
    if figure.hp(t, target) > 0:
        tile = yield from verb.ask_tile(t, seat, "prompt-push-tile", verb.tiles_at(t, own, 1))
        yield from verb.place_on(t, seat, target, tile)
    lay = chart(t.board)
    places = [place for place in walkable(t, seat, figure.speed(t, seat)) if lay.tile_of[place] == own]
    if places and figure.up(t, seat):
        answer = yield from choose(seat, "prompt-reposition", [*map(Spot, places), Done()], default=Done())
        if isinstance(answer, Spot):
            yield from go(t, seat, answer.square)


@hook("drag-closer")
def _drag_closer(t: State, seat: Seat, target: Figure) -> Rule[None]:
    """A distant target that was missed comes one tile closer (CR-068)."""
    hero = t.heroes[seat].id
    if figure.tile_distance(t, hero, target) <= 1:
        return
    tiles = verb.closer(t, target, 1, figure.hero_tile(t, seat))
    if tiles:
        tile = yield from verb.ask_tile(t, seat, "prompt-push-tile", tiles)
        yield from verb.place_on(t, seat, target, tile)


@hook("deep-cut")
def _deep_cut(t: State, seat: Seat, target: Figure) -> Rule[None]:
    beside = any(other != seat and figure.adjacent(t, t.heroes[other].id, target) for other in figure.standing(t))
    if figure.hp(t, target) > 0 and beside:
        yield from verb.hurt(t, target, 2, "deep-cut", by=seat)


@effect("attacks-on-the-run")
def _attacks_on_the_run(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Move step by step; whatever the Hero was next to on the way may be attacked afterwards (CR-271)."""
    if card.attack is None:
        return
    passed = list[Figure]()
    left = figure.speed(t, seat)
    while True:
        hero = t.heroes[seat]
        passed += [name for name in attack.quarry(t) if name not in passed and figure.adjacent(t, hero.id, name)]
        steps = _steps(t, seat) if left else []
        if not steps or hero.square is None:
            break
        answer = yield from choose(seat, "prompt-run", [*map(Step, steps), *_stop(t, seat)], default=Done(), forced=False)
        if not isinstance(answer, Step):
            break
        origin, hero.square, left = hero.square, answer.square, left - 1
        yield event.Walked(hero.id, (origin, answer.square), 1)
    chosen = yield from _pick_passed(t, seat, passed, card.attack.count)
    yield from attack.barrage(t, seat, card, card.attack, chosen)


def _steps(t: State, seat: Seat) -> list[Square]:
    own, full = t.heroes[seat].square, figure.blocked(t)
    return [] if own is None else [place for place in chart(t.board).near[own] if place not in full]


def _stop(t: State, seat: Seat) -> list[Done]:
    """A move may not end on another Hero's square (CR-062)."""
    own = t.heroes[seat].square
    shared = any(hero.square == own for other, hero in enumerate(t.heroes) if other != seat)
    return [] if shared else [Done()]


def _pick_passed(t: State, seat: Seat, passed: list[Figure], most: int) -> Rule[list[Figure]]:
    chosen: list[Figure] = []
    while passed and len(chosen) < most:
        options = [*map(Target, passed), *([Done()] if chosen else [])]
        answer = yield from choose(seat, "prompt-another-target" if chosen else "prompt-target", options, forced=False)
        if not isinstance(answer, Target):
            break
        passed.remove(answer.figure)
        chosen.append(answer.figure)
    return chosen


# ------------------------------------------------------------------ answers to a moment


@ready("hit-on-my-tile")
def _hit_on_my_tile(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat is not None and figure.hero_tile(t, moment.seat) == figure.hero_tile(t, seat)


@ready("monster-hit-other-near")
def _monster_hit_other_near(t: State, seat: Seat, moment: Moment) -> bool:
    if moment.source != "monster" or moment.seat in (None, seat):
        return False
    return figure.tile_distance(t, t.heroes[seat].id, moment.target) <= 1


@ready("adjacent-monster-hit-me")
def _adjacent_monster_hit_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.source == "monster" and moment.seat == seat and figure.adjacent(t, t.heroes[seat].id, moment.figure)


@ready("monster-hit-me")
def _monster_hit_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.source == "monster" and moment.seat == seat


@ready("monster-damaged-me")
def _monster_damaged_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat == seat and bool(walkable(t, seat, figure.speed(t, seat)))


@ready("adjacent-monster-attacked-me")
def _adjacent_monster_attacked_me(t: State, seat: Seat, moment: Moment) -> bool:
    alive = figure.monster(t, moment.figure) is not None
    return alive and moment.seat == seat and figure.adjacent(t, t.heroes[seat].id, moment.figure)


@ready("trap-or-event-hit-me")
def _trap_or_event_hit_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.source in ("trap", "event") and moment.seat == seat


@ready("other-hero-rolled")
def _other_hero_rolled(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat is not None and moment.seat != seat


@ready("other-hero-drew")
def _other_hero_drew(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat != seat and bool(verb.tiles_at(t, figure.hero_tile(t, seat), 2, exactly=True))


@ready("i-drew")
def _i_drew(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat == seat


@reaction("foil")
def _foil(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.foiled = card.id
    yield from ()


@reaction("bodyguard")
def _bodyguard(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    """The hit misses, and the two Heroes change places (CR-069, CR-231)."""
    moment.foiled = card.id
    if moment.seat is not None:
        yield from swap(t, t.heroes[seat].id, t.heroes[moment.seat].id)


def swap(t: State, one: Figure, other: Figure) -> Rule[None]:
    """Exchange the squares of two figures (CR-069)."""
    here, there = figure.square_of(t, one), figure.square_of(t, other)
    if here is not None and there is not None:
        yield from verb.relocate(t, one, there)
        yield from verb.relocate(t, other, here)


@reaction("unbalancing-parry")
def _unbalancing_parry(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.foiled = card.id
    tile = yield from verb.ask_tile(t, seat, "prompt-push-tile", verb.tiles_at(t, figure.hero_tile(t, seat), 1))
    yield from verb.place_on(t, seat, moment.figure, tile)


@reaction("walk")
def _walk(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    yield from may_walk(t, seat, figure.speed(t, seat), "prompt-walk")


@reaction("add-to-roll")
def _add_to_roll(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.plus += card.amount
    yield from ()


@reaction("riposte")
def _riposte(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    """Strike back at once; a miss leaves the card face up (CR-230)."""
    if card.attack is None:
        return
    hit = yield from attack.strike(t, seat, card.id, card.attack, moment.figure)
    if not hit:
        yield from verb.turn_up(t, seat, card.id)
        moment.cancelled = card.id


@reaction("spring-away")
def _spring_away(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    yield from place_self(t, seat, verb.tiles_at(t, figure.hero_tile(t, seat), 2, exactly=True), "prompt-leap")


@reaction("stealth")
def _stealth(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.cancelled = card.id
    yield from ()


@reaction("dispel")
def _dispel(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.cancelled = card.id
    yield from ()

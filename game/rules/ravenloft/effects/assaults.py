"""Effects after an Event-Attack, and effects of Traps: small functions that `encounters.toml` calls by name."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, blows, die, front, wounds
from game.rules.ravenloft.decks import monster_deck, tile_stack
from game.rules.ravenloft.effects.encounters import closest_to, heroes_in_order, monster_here, passage_with_monster, pull
from game.rules.ravenloft.effects.moves import place_self
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.space.board import STEP, chart
from game.rules.ravenloft.state import Figure, State, Trap
from game.rules.ravenloft.tables.content import EncounterCard
from game.rules.ravenloft.tables.registry import bite, event as encounter


@encounter("ambush")
def _ambush(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    yield from monster_here(t, seat)


@encounter("circle-of-death")
def _circle_of_death(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in figure.foes_on(t, figure.hero_tile(t, seat)):
        if figure.undead(t, other.id):
            yield from wounds.heal(t, other.id, 1, card.id)


@encounter("icy-corridor")
def _icy_corridor(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    here = figure.hero_tile(t, seat)
    for other in heroes_in_order(t, seat):
        if figure.hero_tile(t, other) == here:
            yield from place_self(t, other, distance.tiles_at(t, here, 1), "prompt-icy-corridor")


@encounter("king-tomescus-portal")
def _king_tomescus_portal(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The Hero leaves the board until its next Hero Phase (CR-233)."""
    yield from placing.relocate(t, t.heroes[seat].id, None)


@encounter("patrina-velikovna")
def _patrina_velikovna(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    shared = {figure.hero_tile(t, other) for other in figure.on_board(t)}
    away = [other.id for other in figure.foes(t) if not shared.intersection(figure.tiles_of(t, other.id))]
    names = placing.movable(t, away)
    while names:
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-place-which", names, card=card.id)
        names.remove(name)
        heroes = closest_to(t, name, [t.heroes[seat].id for seat in figure.standing(t)])
        if heroes:
            target = yield from asking.ask_figure(t, t.turn.hero, "prompt-monster-target", heroes, figure=name)
            yield from pull(t, card.id, name, figure.tiles_of(t, target)[0], 1)


@encounter("prowling-ghost")
def _prowling_ghost(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tile = yield from passage_with_monster(t, seat, card.id, tile_stack.edges_nearest(t, figure.hero_tile(t, seat)))
    if tile is not None:
        yield from placing.place_on(t, seat, t.heroes[seat].id, tile)


def lose_random_treasure(t: State, seat: Seat) -> Rule[None]:
    """Discard a random Treasure card of a Hero."""
    items = sorted([*t.heroes[seat].items, *t.heroes[seat].loot])
    if items:
        yield from front.discard_item(t, seat, items[t.rng.below("lot", len(items))])


@bite("lose-treasure")
def _lose_treasure(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    seat = figure.seat_of(t, target)
    if seat is not None:
        yield from lose_random_treasure(t, seat)


@bite("active-loses-treasure")
def _active_loses_treasure(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    if figure.seat_of(t, target) == t.turn.hero:
        yield from lose_random_treasure(t, t.turn.hero)


@encounter("alarm")
def _alarm(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tile = trap_tile(t, card)
    edges = tile_stack.edges_nearest(t, tile)
    if edges:
        goal = yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", {edge.tile for edge in edges}, card.id)
        yield from monster_deck.new_monster(t, seat, tile=goal)


def trap_tile(t: State, card: EncounterCard) -> int:
    """The tile of a Trap's marker."""
    return next(
        threat.tile for hero in t.heroes for threat in hero.threats if isinstance(threat, Trap) and threat.card == card.id
    )


@encounter("fire-trap")
def _fire_trap(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for name in blows.tile_targets(t, trap_tile(t, card)):
        yield from wounds.hurt(t, name, 2, card.id)


@encounter("sliding-walls")
def _sliding_walls(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Roll the direction in which each Hero is pushed; the marker's top is the tile's own north (CR-266)."""
    tile = trap_tile(t, card)
    for other in figure.heroes_on(t, tile):
        moment = yield from die.roll(t, card.id, "roll-trap", seat=other)
        goal = beside(t, tile, min(3, (moment.face + moment.plus - 1) // 5))
        if goal is None:
            yield from wounds.hurt(t, t.heroes[other].id, 1, card.id)
        else:
            yield from placing.place_on(t, other, t.heroes[other].id, goal)


def beside(t: State, tile: int, quarter: int) -> int | None:
    """The tile joined to the side that lies `quarter` quarter turns clockwise of a tile's own north, if there is one."""
    placed, lay = t.board.tiles[tile], chart(t.board)
    dx, dy = list(STEP.values())[(quarter + placed.turn) % 4]
    other = lay.at.get((placed.x + dx, placed.y + dy))
    return other if other is not None and other in lay.links[tile] else None

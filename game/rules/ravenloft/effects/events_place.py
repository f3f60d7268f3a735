"""Events that lay tiles, add Monsters and place figures: small functions that `encounters.toml` calls by name."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, wounds
from game.rules.ravenloft.activation import fewest_monsters
from game.rules.ravenloft.decks import monster_deck, tile_stack
from game.rules.ravenloft.effects.encounters import (
    farthest_tile,
    heroes_in_order,
    monster_beside,
    nearest_foes,
    passage,
    passage_with_monster,
    pull,
    redraw,
    start_tiles,
)
from game.rules.ravenloft.effects.moves import swap
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Figure, State
from game.rules.ravenloft.tables.content import EncounterCard
from game.rules.ravenloft.tables.registry import event as encounter


@encounter("bubbling-cauldron")
def _bubbling_cauldron(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    left = placing.movable(t, [other.id for other in figure.foes(t)])
    while left:
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-place-which", left, card=card.id)
        left.remove(name)
        yield from pull(t, card.id, name, figure.hero_tile(t, seat), 1)


@encounter("cowardly-flight")
def _cowardly_flight(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    names = [other.id for other in figure.foes(t)]
    if not names:
        return
    opened = yield from passage(t, seat, card.id, tile_stack.edges_nearest(t, figure.hero_tile(t, seat)))
    if opened is None:
        return
    tile, special = opened
    if not special:
        runner = yield from nearest_foes(t, seat, card.id, names)
        yield from placing.place_on(t, t.turn.hero, runner, tile)
        yield from monster_deck.new_monster(t, seat, tile=tile)


@encounter("cyrus-belview")
def _cyrus_belview(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tile = yield from passage_with_monster(t, seat, card.id, list(chart(t.board).edges), monsters=2)
    if tile is None:
        return
    yield from placing.place_on(t, seat, t.heroes[seat].id, tile)
    for other in heroes_in_order(t, seat)[1:]:
        if (yield from asking.agree(t, other, "prompt-follow", hero=t.heroes[other].id)):
            yield from placing.place_on(t, other, t.heroes[other].id, tile)


@encounter("illusionary-trick")
def _illusionary_trick(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The Hero and the Monster farthest from it swap places; large Villains do not (CR-234)."""
    hero = t.heroes[seat].id
    names = [other.id for other in figure.foes(t) if figure.card_of(other).base == 1]
    if names:
        far = max(tile_stack.card_distance(t, hero, name) for name in names)
        farthest = [name for name in names if tile_stack.card_distance(t, hero, name) == far]
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-which-monster-figure", farthest, card=card.id)
        yield from swap(t, hero, name)


@encounter("neglected-passage")
def _neglected_passage(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    halves = start_tiles(t)
    if not halves:
        yield from redraw(t, seat, card)
        return
    lay = chart(t.board)
    reach = {edge: min(lay.tile_steps(half)[edge.tile] for half in halves) for edge in lay.edges}
    least = min(reach.values(), default=0)
    yield from passage_with_monster(t, seat, card.id, [edge for edge, steps in reach.items() if steps == least])


@encounter("overwhelming-terror")
def _overwhelming_terror(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    halves = start_tiles(t)
    if not halves:
        yield from redraw(t, seat, card)
        return
    for other in heroes_in_order(t, seat):
        hero = t.heroes[other]
        steps = chart(t.board).tile_steps(figure.hero_tile(t, other))
        goal = min(halves, key=lambda half: (steps[half], half))
        yield from pull(t, card.id, hero.id, goal, 2)
        if figure.foes_on(t, figure.hero_tile(t, other)):
            yield from wounds.afflict(t, other, "slowed")


@encounter("reinforcements")
def _reinforcements(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tiles = {edge.tile for edge in chart(t.board).edges}
    if tiles:
        taker = yield from fewest_monsters(t, card.id)
        tile = yield from asking.ask_tile(t, taker, "prompt-tile", tiles, card.id)
        yield from monster_deck.new_monster(t, taker, tile=tile)


@encounter("secret-door")
def _secret_door(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    yield from passage_with_monster(t, seat, card.id, tile_stack.edges_nearest(t, figure.hero_tile(t, seat)))


@encounter("strahds-minions")
def _strahds_minions(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The Hero and the two Monsters closest to it are placed on the tile farthest away.

    With too few Monsters a new one is placed.
    """
    hero = t.heroes[seat].id
    tile = yield from farthest_tile(t, seat, card.id)
    names = [other.id for other in figure.foes(t)]
    short, picked = len(names) < 2, list[Figure]()
    while names and len(picked) < 2:
        name = yield from nearest_foes(t, seat, card.id, names)
        names.remove(name)
        picked.append(name)
    for name in [hero, *picked]:
        if figure.tiles_of(t, name) != [tile]:
            yield from placing.place_on(t, seat if name == hero else t.turn.hero, name, tile)
    if short:
        yield from monster_beside(t, seat)


@encounter("strahds-trick")
def _strahds_trick(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tiles = distance.tiles_at(t, figure.hero_tile(t, seat), 1)
    counts = {tile: len(figure.foes_on(t, tile)) for tile in tiles}
    most = max(counts.values())
    if most == 0:
        yield from wounds.hurt(t, t.heroes[seat].id, 1, card.id)
        return
    tile = yield from asking.ask_tile(
        t, t.turn.hero, "prompt-tile", [tile for tile in tiles if counts[tile] == most], card.id, t.heroes[seat].id
    )
    yield from placing.place_on(t, seat, t.heroes[seat].id, tile)


@encounter("summoning-circle")
def _summoning_circle(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    yield from monster_beside(t, seat)


@encounter("teleport-glyph")
def _teleport_glyph(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    here = figure.hero_tile(t, seat)
    company = [other.id for other in figure.foes_on(t, here)]
    tile = yield from farthest_tile(t, seat, card.id)
    if tile == here:
        return
    yield from placing.teleport(t, seat, tile)
    for name in company:
        yield from placing.place_on(t, t.turn.hero, name, tile)

"""Encounter cards: the four kinds, and functions that several cards share.

`seat` is the active Hero: the Hero of the player who drew the card, also at 0 Hit Points (CR-162, CR-174).
"""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event
from game.rules.ravenloft.decks import deck, encounter_deck, monster_deck, tile_stack
from game.rules.ravenloft.effects.traps import fire
from game.rules.ravenloft.space import distance, figure, markers, placing
from game.rules.ravenloft.space.board import FAR, Edge
from game.rules.ravenloft.state import CardId, Figure, State, Trap
from game.rules.ravenloft.tables.cards import CARDS, POWERS, TILES
from game.rules.ravenloft.tables.content import EncounterCard
from game.rules.ravenloft.tables.registry import event as encounter


@encounter("kind-environment")
def _environment(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """It stays in play and replaces the old one (CR-164)."""
    old = t.environment
    if old is not None:
        t.decks.encounter.discard.append(old)
    t.limbo.remove(card.id)
    t.environment = card.id
    yield event.EnvironmentChanged(card.id, old or "")


@encounter("kind-event")
def _event(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Carry it out, then discard it (CR-165, CR-175)."""
    yield from encounter.functions[card.effect](t, seat, card)
    if card.id in t.limbo:
        deck.discard(t, "encounter", card.id)


@encounter("kind-attack")
def _event_attack(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Make its attacks, then its extra text, then discard it (CR-165, CR-166)."""
    if card.volley is not None and t.heroes[seat].square is not None:
        yield from fire(t, card, figure.hero_tile(t, seat), card.volley, "event")
    if card.effect:
        yield from encounter.functions[card.effect](t, seat, card)
    deck.discard(t, "encounter", card.id)


@encounter("kind-trap")
def _trap(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Put its marker on the tile, unless the tile has one (CR-167 to CR-170, CR-179)."""
    tile = figure.hero_tile(t, seat)
    there = figure.marker_on(t, tile)
    if there is None:
        t.limbo.remove(card.id)
        t.heroes[seat].threats.append(Trap(card.id, tile))
        yield event.MarkerPlaced(card.id, tile)
        return
    deck.discard(t, "encounter", card.id)
    yield event.EncounterDiscarded(card.id)
    if there in POWERS and CARDS[there].effect == "consecrated-ground":
        yield from markers.take(t, there)
    else:
        yield from encounter_deck.draw_encounter(t, seat)


def redraw(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Discard the card without effect and draw another (CR-179)."""
    deck.discard(t, "encounter", card.id)
    yield event.EncounterDiscarded(card.id)
    yield from encounter_deck.draw_encounter(t, seat)


def heroes_in_order(t: State, seat: Seat) -> list[Seat]:
    """Heroes on the board, the active one first."""
    return [other for other in figure.clockwise(t, seat) if t.heroes[other].square is not None]


def start_tiles(t: State) -> list[int]:
    """The halves of the Start tile, if it is in play (CR-280)."""
    return [index for index, placed in enumerate(t.board.tiles) if TILES[placed.tile].triangle == "none"]


def nearest_foes(t: State, seat: Seat, card: CardId, names: list[Figure]) -> Rule[Figure]:
    """The Monster closest to a Hero; the active player breaks ties (CR-147)."""
    near = closest_to(t, t.heroes[seat].id, names)
    return (yield from asking.ask_figure(t, t.turn.hero, "prompt-which-monster-figure", near, card=card))


def closest_to(t: State, who: Figure, names: list[Figure]) -> list[Figure]:
    """Those of `names` that are closest to a figure: by tiles, then by squares (CR-147)."""
    tiles = {name: tile_stack.card_distance(t, who, name) for name in names}
    near = [name for name in names if tiles[name] == min(tiles.values())]
    return distance.nearest(t, who, near)


def farthest_tile(t: State, seat: Seat, card: CardId) -> Rule[int]:
    """The tile farthest from a Hero by the distance for cards; the active player breaks ties (CR-178)."""
    steps = tile_stack.card_steps(t, figure.hero_tile(t, seat))
    most = max(far for far in steps if far < FAR)
    tiles = [tile for tile, far in enumerate(steps) if far == most]
    return (yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", tiles, card, t.heroes[seat].id))


def monster_here(t: State, seat: Seat) -> Rule[None]:
    """A new Monster on the active Hero's tile (CR-176)."""
    yield from monster_deck.new_monster(t, seat, tile=figure.hero_tile(t, seat))


def monster_beside(t: State, seat: Seat) -> Rule[None]:
    """A new Monster on a square adjacent to the active Hero; without one, on its tile (CR-176)."""
    squares = placing.adjacent_free(t, t.heroes[seat].id)
    if squares:
        yield from monster_deck.new_monster(t, seat, squares=squares)
    else:
        yield from monster_here(t, seat)


def passage(t: State, seat: Seat, card: CardId, edges: list[Edge]) -> Rule[tuple[int, bool] | None]:
    """Lay the bottom tile at one of `edges` (CR-177, CR-087, CR-236); None if that cannot be done."""
    if not edges or not t.decks.tile.draw:
        return None
    edge = yield from tile_stack.ask_edge(t, t.turn.hero, edges, card)
    return (yield from tile_stack.open_tile(t, seat, edge, bottom=True))


def passage_with_monster(t: State, seat: Seat, card: CardId, edges: list[Edge], monsters: int = 1) -> Rule[int | None]:
    """Lay the bottom tile at one of `edges`, with new Monsters unless the adventure replaces them (CR-285)."""
    opened = yield from passage(t, seat, card, edges)
    if opened is None:
        return None
    tile, special = opened
    for _ in range(0 if special else monsters):
        yield from monster_deck.new_monster(t, seat, tile=tile)
    return tile


def pull(t: State, card: CardId, name: Figure, goal: int, steps: int) -> Rule[None]:
    """Place a figure `steps` tiles nearer to the tile `goal` (CR-068)."""
    seat = figure.seat_of(t, name)
    if figure.tiles_of(t, name) == [goal] or not placing.movable(t, [name]):
        return
    tiles = distance.closer(t, name, steps, goal) or _closer_over_a_gap(t, name, steps, goal)
    if tiles:
        chooser = t.turn.hero if seat is None else seat
        tile = yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", tiles, card, name)
        yield from placing.place_on(t, chooser, name, tile)


def _closer_over_a_gap(t: State, name: Figure, steps: int, goal: int) -> list[int]:
    """The tiles that are `steps` nearer to a `goal` without a path from the figure's tile, in a dungeon of unconnected parts (CR-068)."""
    ahead = tile_stack.card_steps(t, goal)
    start = min(figure.tiles_of(t, name), key=lambda tile: (ahead[tile], tile))
    if ahead[start] >= FAR:
        return []
    along, wanted = tile_stack.card_steps(t, start), max(0, ahead[start] - steps)
    return [tile for tile, left in enumerate(ahead) if left == wanted and along[tile] == ahead[start] - wanted]

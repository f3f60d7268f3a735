"""Effects of Power cards of the Hero Phase other than attacks: small functions that `powers.toml` calls by name."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, wounds
from game.rules.ravenloft.choice import PickCondition
from game.rules.ravenloft.effects.moves import place_self
from game.rules.ravenloft.space import distance, figure, markers, placing, targets
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables.content import Card
from game.rules.ravenloft.tables.registry import effect


def wounded(t: State) -> list[Seat]:
    """Heroes on the board below their full Hit Points, fallen ones included (CR-238)."""
    return [seat for seat in figure.on_board(t) if t.heroes[seat].damage > 0]


def near(t: State, seat: Seat, tiles: int) -> list[Seat]:
    """Heroes on the board within `tiles` tiles, fallen ones and the Hero itself included."""
    area = chart(t.board).area(figure.hero_tile(t, seat), tiles)
    return [other for other in figure.on_board(t) if figure.hero_tile(t, other) in area]


@effect("healing-word", when=lambda t, seat, card: bool(wounded(t)))
def _healing_word(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from asking.ask_figure(
        t, seat, "prompt-heal", [t.heroes[other].id for other in wounded(t)], forced=False, card=card.id
    )
    other = figure.seat_of(t, name)
    if other is not None:
        yield from wounds.heal(t, name, figure.level(t.heroes[other]).surge, card.id)


@effect("regain", when=lambda t, seat, card: t.heroes[seat].damage > 0)
def _regain(t: State, seat: Seat, card: Card) -> Rule[None]:
    if figure.up(t, seat):
        yield from wounds.heal(t, t.heroes[seat].id, card.amount, card.id)


@effect("consecrated-ground")
def _consecrated_ground(t: State, seat: Seat, card: Card) -> Rule[None]:
    tile = yield from asking.ask_tile(t, seat, "prompt-tile", distance.tiles_at(t, figure.hero_tile(t, seat), 1), card.id)
    yield from markers.clear_tile(t, tile)
    yield from markers.put(t, card.id, tile, seat)


@effect("get-over-there", when=lambda t, seat, card: bool(_monsters_within(t, seat, card.amount)))
def _get_over_there(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from asking.ask_figure(t, seat, "prompt-target", _monsters_within(t, seat, card.amount), card=card.id)
    hero = t.heroes[seat]
    own = [hero.square] if hero.square is not None and distance.adjacent(t, hero.id, name) else []
    squares = [*own, *placing.adjacent_free(t, name)]
    if squares:
        place = yield from asking.ask_square(t, seat, "prompt-place-adjacent", squares, figure=t.heroes[seat].id)
        yield from placing.relocate(t, hero.id, place)


def _monsters_within(t: State, seat: Seat, tiles: int) -> list[Figure]:
    hero = t.heroes[seat].id
    return [name for name, _ in targets.sites(t, seat) if distance.tile_distance(t, hero, name) <= tiles]


@effect("leap")
def _leap(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from place_self(t, seat, distance.tiles_at(t, figure.hero_tile(t, seat), card.amount), "prompt-leap")


@effect("fey-step")
def _fey_step(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Teleport; with the right Amulet to any square (CR-294)."""
    anywhere = list(range(len(t.board.tiles)))
    near = distance.tiles_at(t, figure.hero_tile(t, seat), card.amount)
    yield from place_self(t, seat, anywhere if placing.roams(t, seat) else near, "prompt-leap")


def _unmarked(t: State, tiles: list[int]) -> list[int]:
    return [tile for tile in tiles if figure.marker_on(t, tile) is None]


@effect(
    "freezing-cloud",
    when=lambda t, seat, card: bool(_unmarked(t, distance.tiles_at(t, figure.hero_tile(t, seat), 1, exactly=True))),
)
def _freezing_cloud(t: State, seat: Seat, card: Card) -> Rule[None]:
    tiles = _unmarked(t, distance.tiles_at(t, figure.hero_tile(t, seat), 1, exactly=True))
    tile = yield from asking.ask_tile(t, seat, "prompt-tile", tiles, card.id)
    yield from markers.put(t, card.id, tile, seat, tokens=3)


@effect("illusionary-crowd", when=lambda t, seat, card: bool(_unmarked(t, list(range(len(t.board.tiles))))))
def _illusionary_crowd(t: State, seat: Seat, card: Card) -> Rule[None]:
    """The decoy draws every Monster to the tiles around it; Villains stay (CR-295)."""
    tile = yield from asking.ask_tile(t, seat, "prompt-tile", _unmarked(t, list(range(len(t.board.tiles)))), card.id)
    yield from markers.put(t, card.id, tile, seat)
    around = distance.tiles_at(t, tile, 1, exactly=True)
    left = [other.id for other in figure.monsters(t)]
    while left and around:
        name = yield from asking.ask_figure(t, seat, "prompt-place-which", left, card=card.id)
        left.remove(name)
        full = figure.taken(t) - {figure.square_of(t, name)}
        squares = [place for there in around for place in chart(t.board).cells[there].floor if place not in full]
        if squares:
            place = yield from asking.ask_square(t, seat, "prompt-place", squares, figure=name)
            yield from placing.relocate(t, name, place)


def end_condition(t: State, seat: Seat, card: CardId, heroes: list[Seat]) -> Rule[None]:
    """End one Condition on one of `heroes`, the player's choice."""
    ways = [PickCondition(t.heroes[other].id, name) for other in heroes for name in t.heroes[other].conditions]
    if ways:
        answer = yield from choose(seat, "prompt-end-condition", ways, about={"card": card})
        yield from wounds.cure(t, figure.seat_of(t, answer.figure) or 0, answer.condition)

"""The adventure of Kavan, whom the Heroes lead to the Dark Fountain, and who turns into a Vampire without a Hero on his tile."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event
from game.rules.ravenloft.adventures import quests, quests_tokens
from game.rules.ravenloft.adventures.quests_strahd import villain
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.setup import entrance
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Square, State, Token
from game.rules.ravenloft.tables.registry import Now, quest

LED = "led"


def _kavan(t: State, now: Now) -> Token | None:
    return next(iter(quests_tokens.tokens_of(t, now.row.token)), None)


def _tile(t: State, place: Square) -> int:
    return chart(t.board).tile_of[place]


@quest("kavan-joins")
def _kavan_joins(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Kavan begins on a square beside the stairs; Heroes may share it."""
    place = yield from asking.ask_square(t, seat, "prompt-kavan-square", entrance(t), figure=now.row.token)
    yield from quests.lay_token(t, now.row.token, place)
    return True


@quest("lead")
def _lead(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that begins on or next to Kavan's square may lead him this turn; it decides before it moves (CR-287)."""
    kavan = _kavan(t, now)
    if kavan is None or not quests.in_reach(t, seat, kavan.square):
        return False
    if not (yield from asking.agree(t, seat, "prompt-lead", hero=t.heroes[seat].id)):
        return False
    t.turn.marks.append(LED)
    return True


@quest("follow")
def _follow(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """At the end of the Hero Phase of the Hero that leads him, Kavan is placed on a square of its tile that its player picks."""
    kavan, hero = _kavan(t, now), t.heroes[seat]
    if kavan is None or LED not in t.turn.marks or hero.square is None or not figure.up(t, seat):
        return False
    full = figure.blocked(t)
    squares = [place for place in chart(t.board).cells[_tile(t, hero.square)].floor if place not in full]
    place = yield from asking.ask_square(t, seat, "prompt-kavan-square", squares, default=hero.square, figure=now.row.token)
    if place != kavan.square:
        origin, kavan.square = kavan.square, place
        yield event.TokenMoved(kavan.kind, origin, place)
    return True


@quest("turn-into-villain")
def _turn_into_villain(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """With a Monster on his tile, or no Hero, Kavan turns into the Vampire, which keeps the damage that it took before."""
    kavan = _kavan(t, now)
    if kavan is None:
        return False
    tile = _tile(t, kavan.square)
    if figure.heroes_on(t, tile) and not figure.foes_on(t, tile):
        return False
    kind, place = now.row.figure, kavan.square
    yield from quests_tokens.remove_token(t, kavan)
    if place in figure.taken(t):
        squares = distance.nearest_free(t, place, placing.free_squares_near(t, tile))
        place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=kind)
    other = monster_deck.number_figure(t, kind, place)
    other.damage = t.quest.counters.get(kind, 0)
    t.villains.append(other)
    yield event.MonsterPlaced(other.id, place, "")
    yield from placing.trip_glyph(t, other)
    return True


@quest("turn-back")
def _turn_back(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends its turn on the Vampire's tile, with no other Monster there, turns it back into Kavan (CR-287)."""
    other = villain(t, now.row.figure)
    if other is None or not figure.up(t, seat):
        return False
    tile = figure.hero_tile(t, seat)
    if tile not in figure.tiles_of(t, other.id) or figure.foes_on(t, tile) != [other]:
        return False
    t.villains.remove(other)
    t.quest.counters[other.kind] = other.damage
    yield event.FigureLeft(other.id, "turned")
    yield from quests.lay_token(t, now.row.token, other.square)
    return True


@quest("cure")
def _cure(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """At the end of each turn in which Kavan is on the row's tile with a Hero and no Monster, advance the cure."""
    kavan = _kavan(t, now)
    if kavan is None:
        return False
    tile = _tile(t, kavan.square)
    if t.board.tiles[tile].tile != now.row.tile or not figure.heroes_on(t, tile) or figure.foes_on(t, tile):
        return False
    yield from quests_tokens.count(t, now.row.counter)
    return True

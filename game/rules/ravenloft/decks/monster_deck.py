"""The Monster deck: drawing a Monster for a Hero and placing it (CR-080 to CR-083, CR-282)."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event, windows
from game.rules.ravenloft.choice import PickCard
from game.rules.ravenloft.decks.deck import discard, draw
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, Monster, Square, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.registry import Moment


def draw_monster(t: State, seat: Seat) -> Rule[CardId | None]:
    """Draw a Monster card for a Hero, with a name that no card in front of that Hero has (CR-081, CR-082).

    With a certain Environment it draws two cards and keeps the one with more experience (CR-282). None: no Monster is placed.
    """
    first = yield from _draw_new_name(t, seat)
    if first is None:
        return None
    drawn = [first]
    if figure.law(t, "draw-two-monsters"):
        second = yield from _draw_new_name(t, seat)
        drawn += [second] if second is not None else []
    moment = Moment("monster", seat, figure=t.heroes[seat].id, seat=seat, card=first)
    yield from windows.offer(t, moment)
    kept = None if moment.cancelled else (yield from _worth_most(t, seat, drawn))
    rest = list(drawn)
    if kept is not None:
        rest.remove(kept)
    for card in rest:
        discard(t, "monster", card)
        yield event.MonsterDiscarded(card)
    return kept


def _draw_new_name(t: State, seat: Seat) -> Rule[CardId | None]:
    deck = t.decks.monster
    held = {other.kind for other in figure.controlled(t, seat)}
    while True:
        if deck.skip is None and all(secret.face in held for secret in deck.draw) and held.issuperset(deck.discard):
            yield event.DeckEmpty("monster")
            return None
        card = yield from draw(t, "monster")
        if card is None:
            return None
        yield event.MonsterDrawn(t.heroes[seat].id, card)
        if card not in held:
            return card
        discard(t, "monster", card)
        yield event.MonsterDiscarded(card)


def _worth_most(t: State, seat: Seat, cards: list[CardId]) -> Rule[CardId]:
    best = max(MONSTERS[card].xp for card in cards)
    top = [PickCard(card) for card in dict.fromkeys(cards) if MONSTERS[card].xp == best]
    picked = yield from choose(seat, "prompt-which-monster", top, about={"hero": t.heroes[seat].id})
    return picked.card


def new_monster(t: State, seat: Seat, *, tile: int | None = None, squares: list[Square] | None = None) -> Rule[Monster | None]:
    """Draw a Monster for a Hero and place it on a tile (bone pile first) or on one of `squares` (CR-080, CR-083, CR-176)."""
    kind = yield from draw_monster(t, seat)
    if kind is None:
        return None
    place = yield from spot_for(t, kind, tile, squares or [])
    return (yield from enter(t, seat, kind, place))


def spot_for(t: State, kind: CardId, tile: int | None, squares: list[Square]) -> Rule[Square]:
    """The square of a new figure: the bone pile of `tile`, else a free square that the active player picks."""
    if tile is not None and not squares:
        bones = chart(t.board).cells[tile].bones
        squares = placing.free_squares_near(t, tile)
        if bones in squares:
            return bones
    return (yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=kind))


def enter(t: State, seat: Seat, kind: CardId, place: Square) -> Rule[Monster]:
    """Put a Monster's figure on a square and its card in front of a Hero, behind those already there (CR-020, CR-144)."""
    other = number_figure(t, kind, place)
    t.limbo.remove(kind)
    t.heroes[seat].threats.append(other)
    yield event.MonsterPlaced(other.id, place, t.heroes[seat].id)
    yield from placing.trip_glyph(t, other)
    return other


def number_figure(t: State, kind: CardId, place: Square) -> Monster:
    """Create a figure with a new number."""
    t.numbers[kind] = t.numbers.get(kind, 0) + 1
    return Monster(f"{kind}-{t.numbers[kind]}", kind, place)

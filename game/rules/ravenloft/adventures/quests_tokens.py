"""Triggers and goals about tokens: pools of face-down ones, tokens on squares, counters."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft import asking, event, front, wounds
from game.rules.ravenloft.adventures import occasions, quests
from game.rules.ravenloft.adventures.adventure import Goal
from game.rules.ravenloft.choice import PickCard, Spot
from game.rules.ravenloft.decks import deck, monster_deck, treasure_deck
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, State, Token
from game.rules.ravenloft.tables.cards import TREASURES
from game.rules.ravenloft.tables.registry import Now, goal, quest

# ------------------------------------------------------------------ counters


def count(t: State, counter: str, by: int = 1) -> Rule[None]:
    """Move a counter of the adventure."""
    value = t.quest.counters.get(counter, 0) + by
    t.quest.counters[counter] = value
    goals = occasions.adventure(t)
    ends = [one.amount for one in (*goals.won, *goals.lost) if one.counter == counter]
    yield event.Counted(counter, value, ends[0] if ends else 0)


@quest("count")
def _count(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Add one to the row's counter."""
    yield from count(t, now.row.counter, now.row.amount or 1)
    return True


# ------------------------------------------------------------------ pools


def draw_token(t: State, pool: str, *, renew: bool = False) -> Secret | None:
    """Take the top token of a pool, still face down.

    None if it is empty and `renew` does not refill it with the tokens turned over (CR-291).
    """
    tokens = t.quest.pools.get(pool, [])
    if not tokens and renew and t.quest.shown.get(pool):
        faces = sorted(t.quest.shown.pop(pool))
        t.rng.shuffle(pool, faces)
        tokens = t.quest.pools[pool] = [Secret(face, (), pool) for face in faces]
    return tokens.pop() if tokens else None


def reveal(t: State, token: Secret) -> str:
    """Turn a token of a pool over, so that it is public (CR-210)."""
    t.quest.shown.setdefault(token.back, []).append(token.face)
    return token.face


def draw_face(t: State, seat: Seat, pool: str) -> Rule[str | None]:
    """Draw a token of a pool for a Hero, face up; None from an empty pool (CR-291)."""
    token = draw_token(t, pool)
    if token is None:
        return None
    face = reveal(t, token)
    yield event.TokenDrawn(t.heroes[seat].id, pool, face)
    return face


@quest("lay-from-pool")
def _lay_from_pool(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Put a face-down token of the row's pool, if any is left, on the bone pile of the tile just placed."""
    token = draw_token(t, now.row.pool)
    if token is None:
        return False
    laid = yield from quests.lay_token(t, now.row.token, chart(t.board).cells[now.tile].bones)
    laid.face = token
    return True


def turn_over(t: State, token: Token) -> Rule[str]:
    """Turn a face-down token on the board over and remove it; return its face."""
    assert token.face is not None
    face = reveal(t, token.face)
    t.quest.tokens.remove(token)
    yield event.TokenTurned(token.kind, face, token.square)
    return face


def remove_token(t: State, token: Token) -> Rule[None]:
    """Take a token off the board."""
    t.quest.tokens.remove(token)
    yield event.TokenRemoved(token.kind, token.square)


def tokens_of(t: State, kind: str) -> list[Token]:
    """The tokens of a kind on the board."""
    return [token for token in t.quest.tokens if token.kind == kind]


@goal("no-token")
def _no_token(t: State, goal: Goal) -> bool:
    """No token of this kind lies on the board."""
    return not tokens_of(t, goal.token)


# ------------------------------------------------------------------ items and coffins


def take_item(t: State, seat: Seat, face: str) -> Rule[None]:
    """Give a Hero what an Item token shows: its card, the better of two Treasure cards, or the token itself to keep (CR-290)."""
    if face == "item-treasure":
        yield from _best_of_two(t, seat)
    elif face in TREASURES:
        card = fetch(t, face)
        if card is None:
            yield from treasure_deck.draw_treasure(t, seat)
        else:
            yield from front.gain_item(t, seat, card)
    else:
        t.heroes[seat].tokens.append(face)


def fetch(t: State, card: CardId) -> CardId | None:
    """Take a copy of a Treasure card from the unused cards, the deck or its discard pile.

    None if all are in front of Heroes (CR-290).
    """
    if card in t.removed:
        t.removed.remove(card)
        return card
    draw, discard = t.decks.treasure.draw, t.decks.treasure.discard
    place = next((place for place, secret in enumerate(draw) if secret.sealed == card), None)
    if place is not None:
        del draw[place]
        return card
    if card in discard:
        discard.remove(card)
        return card
    return None


def _best_of_two(t: State, seat: Seat) -> Rule[None]:
    """Draw two Treasure cards and keep one; the other does nothing."""
    drawn: list[CardId] = []
    for _ in range(2):
        card = yield from deck.draw(t, "treasure")
        if card is not None:
            drawn.append(card)
            yield event.TreasureDrawn(t.heroes[seat].id, card)
    if not drawn:
        return
    options = [PickCard(card) for card in dict.fromkeys(drawn)]
    picked = yield from choose(seat, "prompt-lucky-find", options, about={"hero": t.heroes[seat].id})
    drawn.remove(picked.card)
    for card in drawn:
        deck.discard(t, "treasure", card)
        yield event.TreasureDiscarded("", card)
    yield from treasure_deck.receive(t, seat, picked.card)


def within_reach(t: State, seat: Seat, kind: str) -> list[Token]:
    """Tokens of a kind on or next to a Hero's square (CR-287)."""
    return [token for token in tokens_of(t, kind) if quests.in_reach(t, seat, token.square)]


@quest("pick-up-item")
def _pick_up_item(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends its Hero Phase on or next to Item tokens takes them (CR-287)."""
    found = within_reach(t, seat, now.row.token)
    for token in found:
        face = yield from turn_over(t, token)
        yield from take_item(t, seat, face)
    return bool(found)


@quest("open-coffin")
def _open_coffin(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends its Hero Phase on or next to coffins may open them in turn, which destroys them (CR-287)."""
    opened = False
    while found := within_reach(t, seat, now.row.token):
        options = [*(Spot(token.square) for token in found), Done()]
        answer = yield from choose(seat, "prompt-open-coffin", options, about={"hero": t.heroes[seat].id}, default=options[0])
        if not isinstance(answer, Spot):
            break
        token = next(token for token in found if token.square == answer.square)
        face = yield from turn_over(t, token)
        yield from _coffin(t, seat, face, chart(t.board).tile_of[token.square])
        opened = True
    return opened


def _coffin(t: State, seat: Seat, face: str, tile: int) -> Rule[None]:
    """Carry out what a coffin contains."""
    if face == "coffin-monster":
        yield from monster_deck.new_monster(t, seat, tile=tile)
    elif face == "coffin-trap":
        yield from wounds.hurt(t, t.heroes[seat].id, 1, "coffin")
    elif face == "coffin-treasure":
        yield from treasure_deck.draw_treasure(t, seat)
    elif face == "coffin-strahd":
        yield from occasions.occur(t, "called", seat, tile=tile, figure="count-strahd-0")
    elif face != "coffin-empty":
        yield from take_item(t, seat, face)


@quest("item-for-treasure")
def _item_for_treasure(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Instead of a Treasure card a Hero may draw an Item token."""
    if not t.quest.pools.get(now.row.pool) or not figure.up(t, seat):
        return False
    if not (yield from asking.agree(t, seat, "prompt-item-token", hero=t.heroes[seat].id)):
        return False
    face = yield from draw_face(t, seat, now.row.pool)
    if face is not None:
        yield from take_item(t, seat, face)
    return True

"""The cards in front of a Hero: using, turning, gaining and losing them, and their lasting bonuses."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, wounds
from game.rules.ravenloft.choice import PickCard
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, Held, Lasting, State
from game.rules.ravenloft.tables.cards import CARDS, POWERS, TREASURES


def card_type(card: CardId) -> str:
    """Return "at-will", "daily", "utility" of a Power card, or the kind of a Treasure card."""
    return POWERS[card].type if card in POWERS else TREASURES[card].kind


def find_power(t: State, seat: Seat, card: CardId) -> Held | None:
    """The Power card in front of a Hero, or None."""
    return next((held for held in t.heroes[seat].powers if held.card == card), None)


def spend_card(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Turn a used Daily or Utility face down, or discard a used Item that is not kept (CR-100 to CR-103, CR-185)."""
    held = find_power(t, seat, card)
    if held is not None:
        if card_type(card) != "at-will":
            yield from turn_down(t, seat, card)
    elif not TREASURES[card].keep:
        yield from discard_item(t, seat, card)


def turn_down(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Turn a Power card face down."""
    held = find_power(t, seat, card)
    if held is not None:
        held.used = True
        yield event.CardTurned(t.heroes[seat].id, card, up=False)


def turn_up(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Turn a used Power card face up again (CR-104)."""
    held = find_power(t, seat, card)
    if held is not None and held.used:
        held.used = False
        yield event.CardTurned(t.heroes[seat].id, card, up=True)


def used_powers(t: State, seat: Seat) -> list[CardId]:
    """The face-down Power cards of a Hero."""
    return [held.card for held in t.heroes[seat].powers if held.used]


def refresh(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Turn a used power that the player picks face up, for the effect of `card` (CR-104)."""
    used = used_powers(t, seat)
    if used:
        picked = yield from choose(seat, "prompt-refresh", [PickCard(name) for name in used], about={"card": card})
        yield from turn_up(t, seat, picked.card)


def gain_item(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Put an Item in front of a Hero (CR-020)."""
    t.heroes[seat].items.append(card)
    yield event.ItemGained(t.heroes[seat].id, card)


def discard_item(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Discard an Item, or a card kept as loot, of a Hero, with the effect of an Environment on that (CR-185, CR-283)."""
    hero = t.heroes[seat]
    (hero.items if card in hero.items else hero.loot).remove(card)
    pile = t.removed if TREASURES[card].kind == "adventure" else t.decks.treasure.discard
    pile.append(card)
    yield event.TreasureDiscarded(hero.id, card)
    if figure.law(t, "discards-hurt"):
        yield from wounds.hurt(t, hero.id, 1, t.environment or "")


def lend(t: State, owner: Seat, card: CardId) -> Rule[None]:
    """Start a card's bonus, which lasts until the end of its owner's next Hero Phase (CR-049, CR-186)."""
    row = CARDS[card]
    if row.lasts == "self":
        heroes = [owner]
    elif row.lasts == "all":
        heroes = list(range(len(t.heroes)))
    else:
        area = chart(t.board).area(figure.hero_tile(t, owner), 1)
        tile_of = chart(t.board).tile_of
        heroes = [seat for seat in figure.on_board(t) if tile_of[t.heroes[seat].square or 0] in area]
    own_phase = t.turn.hero == owner and t.turn.phase in ("start", "hero")
    t.lasting.append(Lasting(card, heroes, owner, 2 if own_phase else 1))
    yield event.BonusGained(card, tuple(t.heroes[seat].id for seat in heroes))


def sting(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Apply the effect of an Environment on the user of a Daily or Utility."""
    held = find_power(t, seat, card)
    if held is not None and figure.law(t, "powers-hurt") and card_type(card) != "at-will":
        yield from wounds.hurt(t, t.heroes[seat].id, 1, t.environment or "")

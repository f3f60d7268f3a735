"""Operations on any deck: shuffle, draw, discard, look at the top cards."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickCard
from game.rules.ravenloft.state import CardId, Deck, State


def deck_of(t: State, name: str) -> Deck:
    """The deck called "monster", "encounter", "treasure" or "tile"."""
    deck: Deck = getattr(t.decks, name)
    return deck


def refill(t: State, name: str) -> Rule[None]:
    """Shuffle an empty deck's discard pile into a new deck (CR-154)."""
    deck = deck_of(t, name)
    if not deck.draw and deck.discard and name != "tile":
        cards = sorted(deck.discard)
        t.rng.shuffle(name, cards)
        deck.draw, deck.discard = [Secret(card) for card in cards], []
        yield event.DeckShuffled(name)


def draw(t: State, name: str) -> Rule[CardId | None]:
    """Take the top card of a deck; None if no card is left, or if a card on the deck replaces the draw (CR-188)."""
    deck = deck_of(t, name)
    if deck.skip is not None:
        skipped, deck.skip = deck.skip, None
        t.decks.treasure.discard.append(skipped)
        yield event.DrawReplaced(name, skipped)
        return None
    yield from refill(t, name)
    if not deck.draw:
        yield event.DeckEmpty(name)
        return None
    card = deck.draw.pop().face
    t.limbo.append(card)
    return card


def discard(t: State, name: str, card: CardId) -> None:
    """Move a card in `State.limbo` to a deck's discard pile."""
    t.limbo.remove(card)
    deck_of(t, name).discard.append(card)


def look(t: State, seat: Seat, name: str, number: int) -> Rule[list[CardId]]:
    """Show the top cards of a deck to a Hero's player, the topmost first (CR-211)."""
    yield from refill(t, name)
    deck = deck_of(t, name)
    for place in range(max(0, len(deck.draw) - number), len(deck.draw)):
        deck.draw[place] = deck.draw[place].shown_to(seat)
    seen = tuple(reversed(deck.draw[-number:]))
    if seen:
        yield event.CardsSeen(t.heroes[seat].id, name, seen)
    return [secret.face for secret in seen]


def arrange(t: State, seat: Seat, name: str, number: int) -> Rule[None]:
    """Look at the top cards of a deck and put them back in any order, the first named on top (CR-211)."""
    cards = yield from look(t, seat, name, number)
    if not cards:
        return
    deck, order = deck_of(t, name), list[CardId]()
    backs = [secret.back for secret in deck.draw[-len(cards) :]]
    del deck.draw[-len(cards) :]
    t.limbo += cards
    while cards:
        picked = yield from choose(
            seat, "prompt-arrange", [PickCard(card) for card in dict.fromkeys(cards)], about={"deck": name}
        )
        cards.remove(picked.card)
        order.append(picked.card)
    for card in order:
        t.limbo.remove(card)
    deck.draw += [Secret(card, (seat,), back) for card, back in zip(reversed(order), backs, strict=True)]
    yield event.CardsArranged(t.heroes[seat].id, name)

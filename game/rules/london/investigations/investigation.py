"""The common part of all investigations: additions, and the Investigation deck (LD-114 to LD-119, LD-128, LD-135)."""

from game.rules.engine.script import Choice, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.choice import Draw, Play
from game.rules.london.effects.deeds import use
from game.rules.london.investigations.points import card_icons
from game.rules.london.investigations.ways import ways
from game.rules.london.state import CardId, Inquiry, State


def additions(t: State, seat: Seat, *moments: str, draws: bool) -> tuple[Choice, ...]:
    """The legal additions of a Character: a card drawn or played, Items, Virtue, Allies (LD-114, LD-118, LD-200)."""
    found: list[Choice] = []
    for moment in moments:
        found += [way for way in ways(t, seat, moment) if way not in found]
    if t.phase == "endgame":
        found += [Play(card) for card in sorted(set(t.people[seat].hand))]
    elif draws and t.deck:
        found.append(Draw())
    return tuple(found)


def contribute(t: State, seat: Seat, choice: Choice) -> Rule[None]:
    """Carry out an addition."""
    if isinstance(choice, Draw):
        yield from draw(t, seat)
    elif isinstance(choice, Play):
        t.people[seat].hand.remove(choice.card)
        t.gone.append(choice.card)
        yield event.CardPlayed(seat, choice.card)
        yield from add_icons(t, seat, choice.card)
    else:
        yield from use(t, seat, choice)


def draw(t: State, seat: Seat) -> Rule[None]:
    """Draw one card, which then leaves the game; the deck is shuffled before the first draw (LD-115, LD-118)."""
    inquiry = current(t)
    if not inquiry.shuffled:
        shuffle_deck(t)
        inquiry.shuffled = True
    card = take_top(t)
    inquiry.drawn.append(card)
    yield event.CardDrawn(seat, card)
    yield from add_icons(t, seat, card)


def shuffle_deck(t: State) -> None:
    """Shuffle the Investigation deck (LD-115)."""
    t.rng.shuffle("investigation", t.deck)


def take_top(t: State) -> CardId:
    """The top card of the Investigation deck."""
    card = t.deck.pop().face
    if card in t.solved:
        t.solved.remove(card)
    return card


def add_icons(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Add all applicable icons of a card to one Character (LD-115, LD-200)."""
    icons = card_icons(card)
    current(t).parts[seat].icons += icons
    yield event.IconsAdded(seat, tuple(icons))


def current(t: State) -> Inquiry:
    """The investigation in progress."""
    assert t.inquiry is not None, "nothing is being investigated"
    return t.inquiry


def close(t: State) -> None:
    """End the investigation: drawn cards leave the game (LD-115, LD-117)."""
    t.gone += current(t).drawn
    t.inquiry = None

"""Answers in the Endgame: whether to stay, which cards to play for a die, and the order (LD-195 to LD-204)."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.engine.secret import Seat
from game.rules.london.agents.ask import Ask, advise, answers, gain, source
from game.rules.london.agents.bill import Offer, cheapest
from game.rules.london.agents.prices import fall, penalty, price
from game.rules.london.agents.worth import CARD, DIE
from game.rules.london.choice import Act, BowOut, Compare, Confide, Leave, Stay
from game.rules.london.investigations.investigation import additions
from game.rules.london.investigations.points import difficulty, points
from game.rules.london.menace import threat
from game.rules.london.state import CardId, Inquiry, Part, State
from game.rules.london.tables.cards import CHALLENGES, PERSONALITIES, challenge_cards, personality_cards

FLIP = 0.6
"""The expected Action Points of a flipped Personality card at a Challenge, including the Trauma."""


@answers("prompt-stay")
def stay(ask: Ask) -> Advice:
    """Stay while the expected value of the possible Challenges is positive."""
    if Stay() not in ask.options or BowOut() not in ask.options:
        return advise(Done(), "reason-choice-made")
    left = [card for card in challenge_cards(ask.t.options.story) if card not in ask.t.faced]
    value = sum(_prospect(ask.t, ask.seat, card) for card in left) / len(left) + threat(ask.t, "absence-bleeds") + ask.blur()
    return advise(Stay(), "reason-stay") if value > 0 else advise(BowOut(), "reason-bow-out")


def _prospect(t: State, seat: Seat, card: CardId) -> float:
    """The average value of meeting a Challenge over the six Personality cards, in Dread."""
    row, person = CHALLENGES[card], t.people[seat]
    t.faced.append(card)
    trauma = len(person.conditions) / 36 * fall(t, seat) + (1 + threat(t, "trauma-bleeds")) / 6
    prize, loss = DIE + CARD * row.confidence, penalty(t, seat, card)
    cards = personality_cards(person.id)
    inquiry = Inquiry("challenge", card, "endgame", {seat: Part()}, seat)
    before, t.inquiry = t.inquiry, inquiry
    groups, total = _groups(t, seat), 0.0
    for flipped in cards:
        inquiry.parts[seat] = Part(flipped=flipped, silent=PERSONALITIES[flipped].kind == "trauma")
        found = cheapest(groups, max(0, row.difficulty - points(t, inquiry, seat)))
        total += max(prize - found[1], -loss) if found is not None else -loss
    t.inquiry = before
    t.faced.pop()
    return total / len(cards) - trauma


def _reach(t: State, seat: Seat, card: CardId) -> float:
    """The greatest Action Points of a Character at a Challenge."""
    inquiry = Inquiry("challenge", card, "endgame", {seat: Part()}, seat)
    before, t.inquiry = t.inquiry, inquiry
    most = [max(points for _, points, _ in group) for group in _groups(t, seat)]
    total = points(t, inquiry, seat) + FLIP + sum(most)
    t.inquiry = before
    return total


def _groups(t: State, seat: Seat) -> list[list[tuple[Offer, int, float]]]:
    """The possible additions by source, each with its points and its price."""
    groups: dict[str, list[tuple[Offer, int, float]]] = {}
    for choice in additions(t, seat, "add", draws=False):
        more = round(gain(t, seat, choice))
        if more:
            groups.setdefault(source(choice), []).append(((seat, choice), more, price(t, seat, choice)))
    return list(groups.values())


@answers("prompt-challenge")
def meet(ask: Ask) -> Advice:
    """Play just enough cards, if that is possible and the die is worth their price."""
    t, inquiry = ask.t, ask.inquiry
    missing = difficulty(t, inquiry) - points(t, inquiry, ask.seat)
    if missing <= 0:
        return advise(Compare(), "reason-enough")
    found = cheapest(_groups(t, ask.seat), missing)
    if found is None or found[1] > DIE + penalty(t, ask.seat, inquiry.card):
        return advise(Leave(), "reason-no-more")
    return advise(found[0][0][1], "reason-add")


@answers("prompt-challenger")
def first_to_meet(ask: Ask) -> Advice:
    """The Character with the most Action Points goes first."""
    card = ask.about("card")
    return advise(max(ask.of(Act), key=lambda one: _reach(ask.t, one.seat, card)), "reason-strongest")


@answers("prompt-pass")
def pass_by(ask: Ask) -> Advice:
    """Pass a Challenge by a Secret for a free die, unless the last Secret is worth more in the Showdown."""
    gift = next(one for one in ask.options if isinstance(one, Confide))
    return advise(gift, "reason-free") if price(ask.t, ask.seat, gift) < DIE else advise(Done(), "reason-keep")

"""Answers about Items, tokens, Conditions and cards."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.london.agents.ask import Ask, advise, answers
from game.rules.london.agents.prices import SILENCED, harm, item_worth, penalty, price, virtue_worth
from game.rules.london.choice import Give, Pick, Ready, TopCard
from game.rules.london.investigations.points import card_icons, matching
from game.rules.london.state import Trouble

UNSEEN = 2.8
"""The value of an unknown Item."""
_HARM = ("prompt-condition", "prompt-penalty", "prompt-trauma", "prompt-trauma-die")


@answers("prompt-item")
def choose_item(ask: Ask) -> Advice:
    """The best Item of the Supply, or the unknown top card if its value is higher."""
    rated = [(choice, UNSEEN if isinstance(choice, TopCard) else item_worth(choice.card)) for choice in ask.options]
    return advise(ask.best(rated)[0], "reason-item")


@answers("prompt-take-discarded")
def take_back(ask: Ask) -> Advice:
    """The best Item of the discard pile."""
    return advise(max(ask.of(Pick), key=lambda one: item_worth(one.card)), "reason-item")


@answers("prompt-lose-item")
def lose_item(ask: Ask) -> Advice:
    """The Item with the lowest value."""
    return advise(min(ask.of(Pick), key=lambda one: item_worth(one.card)), "reason-missed-least")


@answers("prompt-ready-item")
def ready(ask: Ask) -> Advice:
    """The best tilted Item."""
    return advise(max(ask.of(Ready), key=lambda one: item_worth(one.item)), "reason-item")


@answers("prompt-share-item", "prompt-share-secret")
def share(ask: Ask) -> Advice:
    """Whoever has least."""
    people = ask.t.people
    offers = ask.of(Give)
    return advise(min(offers, key=lambda one: len(people[one.seat].items) + people[one.seat].virtue), "reason-has-least")


@answers("prompt-share-virtue")
def share_virtue(ask: Ask) -> Advice:
    """Whoever can do most with it."""
    return advise(max(ask.of(Give), key=lambda one: virtue_worth(ask.t.people[one.seat].id)), "reason-has-least")


@answers("prompt-suffer", "prompt-suffer-loss")
def suffer(ask: Ask) -> Advice:
    """Whoever it hurts least: not twice the same, then whoever has fewest Conditions."""
    ill, people = ask.about("condition"), ask.t.people
    offers = ask.of(Give)
    least = min(offers, key=lambda one: (ill in people[one.seat].conditions, len(people[one.seat].conditions)))
    return advise(least, "reason-hurts-least")


@answers("prompt-talent")
def talent(ask: Ask) -> Advice:
    """A Talent costs nothing."""
    return advise(ask.options[0], "reason-free")


@answers(*_HARM)
def avert(ask: Ask) -> Advice:
    """The cheapest help, if the blow would cost more."""
    trouble = ask.t.trouble
    assert trouble is not None, "nothing is about to happen"
    offers = [one for one in ask.options if not isinstance(one, Done)]
    help_ = min(offers, key=lambda one: price(ask.t, ask.seat, one))
    if price(ask.t, ask.seat, help_) < _blow(ask, trouble):
        return advise(help_, "reason-avert")
    return advise(Done(), "reason-bear-it")


def _blow(ask: Ask, trouble: Trouble) -> float:
    """What is about to happen, in Dread."""
    t, seat = ask.t, trouble.seat
    if trouble.condition:
        return harm(t, seat, trouble.condition)
    if ask.decision.prompt == "prompt-penalty":
        return penalty(t, seat, t.faced[-1])
    return SILENCED if ask.decision.prompt == "prompt-trauma" else 1.0


@answers("prompt-peek", "prompt-spill")
def peek(ask: Ask) -> Advice:
    """The card that helps most now; what is lost is what helps least."""
    most = ask.decision.prompt == "prompt-peek"

    def fits(one: Pick) -> int:
        icons = card_icons(one.card)
        return matching(ask.t, ask.inquiry, icons) if ask.t.inquiry is not None else len(icons)

    pick = max if most else min
    return advise(pick(ask.of(Pick), key=fits), "reason-fits")

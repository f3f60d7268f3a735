"""Answers to the questions of adventures: escaping with loot, leading Kavan, opening coffins, taking tokens."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.choice import Accept, PickCard, Spot
from game.rules.ravenloft.state import Hero


def _carried(hero: Hero) -> int:
    """The number of Treasure cards that a Hero would carry out."""
    return len(hero.items) + len(hero.loot)


@answers("prompt-escape")
def _escape(ask: Ask) -> Advice:
    """Escape once the Heroes hold enough Treasure, or when staying brings no more."""
    last = ask.t.surges == 0 and ask.t.quest.sun >= ask.t.quest.sunset
    if worth.enough(ask.t) or (last and _carried(ask.t.heroes[ask.seat]) > 0):
        return Advice(Accept(), reason="reason-escape", about={"hero": ask.hero})
    return Advice(Done(), reason="reason-stay-inside", about={"hero": ask.hero})


@answers("prompt-loot")
def _loot(ask: Ask) -> Advice:
    """Keep every card until the Heroes hold enough."""
    choice = Done() if worth.enough(ask.t) else Accept()
    return Advice(choice, reason="reason-loot" if choice == Accept() else "reason-play", about={"card": ask.about("card")})


@answers("prompt-trade")
def _trade(ask: Ask) -> Advice:
    """Trade the Item with the least value, because a Power card is worth more than most Items."""
    cards = ask.of(PickCard)
    return Advice(cards[-1], reason="reason-trade", about={"card": cards[-1].card})


@answers("prompt-lead")
def _lead(ask: Ask) -> Advice:
    return Advice(Accept(), reason="reason-lead", about={"hero": ask.hero})


@answers("prompt-kavan-square")
def _kavan_square(ask: Ask) -> Advice:
    spots = ask.of(Spot)
    choice = ask.decision.default if ask.decision.default in spots else spots[0]
    return Advice(choice, reason="reason-lead", about={"hero": ask.hero})


@answers("prompt-open-coffin")
def _open_coffin(ask: Ask) -> Advice:
    return Advice(ask.of(Spot)[0], reason="reason-coffin", about={"hero": ask.hero})


@answers("prompt-item-token")
def _item_token(ask: Ask) -> Advice:
    """Take Item tokens, to calm the Golem, until the Heroes have two each; then cards, which help on the way to it."""
    held = sum(len(hero.tokens) for hero in ask.t.heroes)
    choice = Accept() if held < 2 * len(ask.t.heroes) else Done()
    return Advice(choice, reason="reason-token", about={"hero": ask.hero})

"""Answers about healing, and the value of Hit Points."""

from game.rules.engine.agent import Advice
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.choice import Accept, Target
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.state import Figure
from game.rules.ravenloft.tables.cards import CARDS


def _healed(ask: Ask, name: Figure, amount: int) -> float:
    """The value of Hit Points given to a Hero; raising a fallen one saves a Healing Surge."""
    seat = figure.seat_of(ask.t, name)
    if seat is None:
        return 0.0
    hero = ask.t.heroes[seat]
    hp, most = figure.hero_hp(hero), figure.level(hero).hp
    gain = worth.life(ask.t, seat, min(most, hp + amount), ask.weights) - worth.life(ask.t, seat, hp, ask.weights)
    return gain + (1.0 if hp == 0 else 0.0)


def _amount(ask: Ask, name: Figure) -> int:
    if ask.source == "healing-word":
        seat = figure.seat_of(ask.t, name)
        return figure.level(ask.t.heroes[seat or 0]).surge
    row = CARDS.get(ask.source)
    return max(1, row.amount) if row is not None else 1


@answers("prompt-heal", "prompt-aid")
def _heal(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, _healed(ask, choice.figure, _amount(ask, choice.figure))) for choice in ask.of(Target))
    return Advice(
        choice,
        reason="reason-heal",
        about={"hero": choice.figure, "hp": figure.hp(ask.t, choice.figure)},
    )


@answers("prompt-icon")
def _icon(ask: Ask) -> Advice:
    each = sum(_healed(ask, hero.id, 2) for hero in ask.t.heroes)
    choice, value = ask.best(
        [
            (Accept(), each),
            *((choice, _healed(ask, choice.figure, 99)) for choice in ask.of(Target)),
        ]
    )
    return Advice(choice, reason="reason-icon", about={"hp": round(value)})


def heal_value(ask: Ask, card: str) -> float:
    """The value of using a healing card now, before its cost."""
    return ask.weights.heal * _heal_value(ask, card)


def _heal_value(ask: Ask, card: str) -> float:
    seats = figure.on_board(ask.t)
    if card == "healing-word":
        return max(
            (_healed(ask, ask.t.heroes[seat].id, figure.level(ask.t.heroes[seat]).surge) for seat in seats),
            default=0.0,
        )
    if card == "potion-of-healing":
        near = [seat for seat in seats if seat == ask.seat or distance.adjacent(ask.t, ask.hero, ask.t.heroes[seat].id)]
        return max((_healed(ask, ask.t.heroes[seat].id, 2) for seat in near), default=0.0)
    if card == "icon-of-ravenloft":
        return sum(_healed(ask, ask.t.heroes[seat].id, 2) for seat in seats)
    return _healed(ask, ask.hero, 2)

"""Answers in a fight: targets of attacks and effects, and the Heroes that take damage."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.agents.kinds import strength
from game.rules.ravenloft.choice import PickCard, PickTile, Target, Use
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Figure, Monster
from game.rules.ravenloft.tables.cards import CARDS, MONSTERS

# ------------------------------------------------------------------ targets


def _gain(ask: Ask, name: Figure, card: str) -> float:
    """The value of attacking a figure with a card from the Hero's square."""
    other, arms = ask.monster(name), ask.planner.arms
    if other is None:  # a card makes a Hero the target
        return -ask.price(name)
    row = CARDS.get(card)
    if card == "dimensional-shackles":
        return shackled_worth(other) + 0.01 * arms.bounty[name]
    if row is None or row.attack is None:
        return arms.bounty[name] + ask.burden(name)
    return arms.gain(arms.hit(card, other, ask.planner.here), ask.planner.here)


TELEPORTS = {"howling-hag": 1.8, "klak": 1.5, "spider": 0.4, "count-strahd": 0.3}
"""The Monsters that teleport by their scripts, with the value of Shackles on them, in Hit Points."""


def shackled_worth(other: Monster) -> float:
    """The value of Shackles on a Monster."""
    return TELEPORTS.get(other.kind, 0.0) if not any(name.startswith("shackled") for name in other.markers) else 0.0


def _percent(ask: Ask, name: Figure, card: str) -> int:
    other, row = ask.monster(name), CARDS.get(card)
    if other is None or row is None or row.attack is None:
        return 100
    return round(100 * ask.planner.arms.hit(card, other, ask.planner.here).chance)


@answers("prompt-target", "prompt-another-target", "prompt-next-target")
def _target(ask: Ask) -> Advice:
    choice, value = ask.best((choice, _gain(ask, choice.figure, ask.source)) for choice in ask.of(Target))
    if ask.may_decline and value <= 0:
        return Advice(Done(), reason="reason-enough", about={"hero": ask.hero})
    return Advice(
        choice,
        reason="reason-target",
        about={
            "target": choice.figure,
            "percent": _percent(ask, choice.figure, ask.source),
        },
    )


@answers("prompt-attack-tile")
def _attack_tile(ask: Ask) -> Advice:
    def value(tile: int) -> float:
        return sum(_gain(ask, name, ask.source) for name in targets.quarry_on(ask.t, ask.seat, tile))

    choice, _ = ask.best((choice, value(choice.tile)) for choice in ask.of(PickTile))
    return Advice(
        choice,
        reason="reason-attack-tile",
        about={"count": len(targets.quarry_on(ask.t, ask.seat, choice.tile))},
    )


@answers("prompt-cleave")
def _cleave(ask: Ask) -> Advice:
    def value(name: Figure) -> float:
        other = ask.monster(name)
        return 0.0 if other is None else (ask.planner.arms.bounty[name] + ask.burden(name)) / figure.monster_hp(other)

    choice, _ = ask.best((choice, value(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-cleave", about={"target": choice.figure})


@answers("prompt-whispers")
def _whispers(ask: Ask) -> Advice:
    def value(card: str) -> float:
        row = CARDS[card].attack
        return 0.0 if row is None else -row.damage - 0.05 * (row.bonus or 20)

    choice, _ = ask.best((choice, value(choice.card)) for choice in ask.of(Use))
    return Advice(choice, reason="reason-gently", about={"card": choice.card})


# ------------------------------------------------------------------ Monsters act


@answers("prompt-attack-order", "prompt-monster-target", "prompt-hero")
def _victim(ask: Ask) -> Advice:
    """The Hero with the lowest cost of the damage; of Monsters the least dangerous."""
    choice, _ = ask.best((choice, -ask.price(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-bear-it", about={"hero": choice.figure})


@answers("prompt-activate", "prompt-villain", "prompt-which-monster-figure")
def _least(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, -ask.threat(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-least-harm", about={"target": choice.figure})


@answers("prompt-daze", "prompt-place-which")
def _worst(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, ask.threat(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-most-harm", about={"target": choice.figure})


@answers("prompt-which-monster")
def _which_monster(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, -strength(choice.card) - 0.5 * MONSTERS[choice.card].hp) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-weaker", about={"card": choice.card})

"""The effect of a card as data: a Deed, which may be used at certain moments, and its Steps.

A Step is data; the function that carries it out has the name that the step gives in `do`.
"""

from typing import Literal

from msgspec import Struct, field

Ability = Literal["strength", "charm", "guile", "spirit", "lore", "courage", "impact", "tech", "spellcraft"]
Icon = Literal["strength", "charm", "guile", "spirit", "lore", "courage", "impact", "tech", "spellcraft", "wild"]
"""An ability, or the icon that counts as any of them (LD-012)."""
PRIMARY: tuple[Ability, ...] = ("strength", "charm", "guile", "spirit", "lore", "courage")
SECONDARY: tuple[Ability, ...] = ("impact", "tech", "spellcraft")

Part = Literal["", "chapter", "endgame"]
Condition = Literal["", "injured", "unhinged"]

Moment = Literal[
    "gather", "flip", "trauma", "trauma-die", "add", "roll", "condition", "penalty", "pass", "first-die", "showdown", "story"
]
"""When a Deed may be used.

gather: before action points are compared or the first Personality card is flipped. flip: when this Personality card is turned up.
trauma: when a Trauma is turned up at one's Location. trauma-die: when one's Trauma die has fallen. add: in an investigation or a
Challenge in which one takes part, before the comparison or one's roll. roll: after a roll, at a Plot card or in the Final
Showdown. condition: when a Condition is about to arrive (LD-166). penalty: when the penalty of a Challenge is about to be
suffered. pass: after the decisions in or out, before the Challenge is revealed. first-die: in the Final Showdown, before any die.
showdown: in the Final Showdown until its result (LD-217). story: at any time in the Story Phase.
"""

Do = Literal[
    "icons",  # adds `icons` to the action points of `who`
    "reroll",  # rolls up to `n` dice of a roll of `who` again, any number if `n` is -1
    "fist",  # adds `n` FISTs to a roll of `who`
    "turn-fist",  # turns up to `n` blank dice of a roll of `who` to FISTs
    "confidence",  # gains `n` Confidence (LD-154), in the Endgame into the hand (LD-203)
    "confidence-each",  # gains `n` Confidence for each Character present (LD-156)
    "virtue",  # gains `n` Virtue tokens (LD-136)
    "item",  # gains `n` Items, each chosen from Supply and deck (LD-129)
    "random-item",  # gains the top `n` Items of the deck (LD-130)
    "secret",  # gains `n` of Calypso's Secrets, held by `who`
    "dread",  # raises Dread by `n`, lowers it if `n` is negative
    "condition",  # gives the Condition `kind` to `who`
    "discard-condition",  # discards a Condition, of `kind` if it names one, from `who`; `icons` come instead where there is none
    "ignore-condition",  # the Condition that is arriving has no effect
    "ignore-die",  # the result of the Trauma die has no effect
    "ignore-penalty",  # the penalty has no effect
    "cancel-trauma",  # the Trauma is a card without icons
    "discard-item",  # `who` discards `n` Items without effect, if able
    "ready-item",  # readies `n` tilted Items of `who`
    "take-discarded",  # takes `n` cards of one's choice from the Item discard pile, ready
    "move-here",  # `who` moves to this Location and takes part
    "show-card",  # turns `n` face-down Location cards face up
    "peek-add",  # looks at the top `n` cards of the shuffled Investigation deck, adds the icons of one and discards that one
    "glimpse",  # adds the icons of `n` random cards of the Investigation deck (Endgame: the top of the Confidence pile), and puts them back
    "spill",  # loses the top `n` cards of the shuffled Investigation deck (Endgame: of one's choice from the hand), if able
    "lower-target",  # the target of the Final Showdown is lower by `n`, at least 1
    "pass",  # passes the coming Challenge without meeting it, and gains its reward
    "show-antagonist",  # turns the Antagonist face up
    "begin-endgame",  # ends the Chapter and begins the Endgame (LD-155)
]
"""The effect of a Step."""

Who = Literal["self", "one-here", "all-here", "share", "one-owner", "streets", "anyone"]
"""The Characters that a Step affects.

self: the one whose card it is. one-here: one Character present, by choice. all-here: each Character present. share: those
present, as evenly as possible (LD-153). one-owner: one Character present who owns an Item, by choice. streets: one Character in
the Streets of this Area. anyone: whoever is about to suffer.
"""


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One effect: what is done, how often or by how much, with which icons or Condition, and to whom."""

    do: Do
    n: int = 1
    icons: list[Icon] = []
    kind: Condition = ""
    who: Who = "self"


class Deed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way to use a card: at these moments, in this part of the game, these Steps in order. `must`: it is not optional."""

    when: list[Moment] = field(default_factory=lambda: ["add"])
    only: Part = ""
    must: bool = False
    steps: list[Step]


_WITH_ICONS = ("icons", "discard-condition")
_WITH_KIND = ("condition", "discard-condition")
_DICE = ("reroll", "fist", "turn-fist")
_ANY_NUMBER = -1


def step_fault(step: Step) -> str:
    """The error in a Step itself; "" if there is none."""
    if step.do == "icons" and not step.icons:
        return "adds no icons"
    if step.icons and step.do not in _WITH_ICONS:
        return f"{step.do} has no icons"
    if step.do == "condition" and not step.kind:
        return "names no Condition"
    if step.kind and step.do not in _WITH_KIND:
        return f"{step.do} has no Condition"
    lowest = {"reroll": _ANY_NUMBER, "dread": -50}.get(step.do, 1)
    if step.n < lowest or step.n == 0:
        return f"{step.do} cannot do {step.n}"
    return ""


def deed_fault(deed: Deed) -> str:
    """The error in a Deed or one of its Steps; "" if there is none."""
    if not deed.when:
        return "has no moment"
    if not deed.steps:
        return "has no steps"
    for step in deed.steps:
        if fault := step_fault(step):
            return fault
        if step.do in _DICE and deed.when != ["roll"]:
            return f"{step.do} is for a roll"
        if step.do == "icons" and not set(deed.when) <= {"add", "flip"}:
            return "icons are for action points"
    return ""

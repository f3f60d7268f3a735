"""What a card that answers a roll can still change: a pure reading of the question (CR-055, CR-106)."""

from typing import NamedTuple

from game.rules.engine.script import Decision
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import React
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.figure import CROWD
from game.rules.ravenloft.state import CardId, State
from game.rules.ravenloft.tables.cards import CARDS

DIE_WINDOW = "prompt-react-die"
FACES = 20


class Answered(NamedTuple):
    """What a roll comes to if a card answers it: the new `total` of a card that adds to it, or how many of the 20 faces are good for the Heroes."""

    total: int = 0
    faces: int = 0


def is_hostile(t: State, decision: Decision) -> bool:
    """Whether it is bad for the Heroes that the roll reaches its number: it is an attack on one of them, or on the Crowd."""
    target = str(decision.about.get("target", ""))
    return target == CROWD or figure.seat_of(t, target) is not None


def is_well(t: State, decision: Decision) -> bool:
    """Whether the roll ends well for the Heroes if no card answers it."""
    return bool(decision.about["reached"]) != is_hostile(t, decision)


def answered(t: State, decision: Decision, card: CardId) -> Answered:
    """What a card would make of the roll."""
    about, row = decision.about, CARDS[card]
    total, needs, face = int(about["total"]), int(about["needs"]), int(about["face"])
    if row.effect != "reroll":
        return Answered(total + row.amount)
    reached = sum(total - face + other >= needs for other in range(1, FACES + 1))
    return Answered(faces=FACES - reached if is_hostile(t, decision) else reached)


def can_help(t: State, decision: Decision | None, seat: Seat | None) -> bool:
    """Whether a card of `seat` can turn a roll that ends badly for the Heroes. True for questions about anything else, and where no total decides."""
    if decision is None or seat is None or decision.prompt != DIE_WINDOW or not decision.about["needs"]:
        return True
    if is_well(t, decision):
        return False
    found = [answered(t, decision, choice.card) for choice in decision.options[seat] if isinstance(choice, React)]
    reaches = not is_hostile(t, decision)
    return any(one.faces or (reaches and one.total >= int(decision.about["needs"])) for one in found)

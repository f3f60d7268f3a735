"""Questions that need no press: there is one answer, all are worth the same, or the person has said to hire no one else this round."""

from typing import NamedTuple

from game.rules.dungeonville.choice import Drop
from game.rules.dungeonville.recruiting import must_recruit
from game.rules.dungeonville.state import State, seats
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.ui.table.facts import TableFacts


class Refrain(NamedTuple):
    """That the person hires no one else in this round, and the turn of the match in which it was said."""

    round: int = 0
    turn: int = 0


def another_lap(t: State, seat: Seat) -> bool:
    """Whether `seat` will be asked to recruit again in this round: after this lap somebody else is certain to have fewer than three (DV-037)."""
    order = seats(t)
    later = order[order.index(seat) + 1 :]
    return any(len(t.wizards[other].party) + (other in later) < NUMBERS.party for other in order if other != seat)


def may_refrain(facts: TableFacts) -> bool:
    """Whether the person may say now that it hires no one else in this round."""
    t, seat, decision = facts.state, facts.seat, facts.decision
    if seat is None or seat != facts.sole or decision is None or decision.prompt != "prompt-recruit":
        return False
    return not must_recruit(t, seat) and another_lap(t, seat)


def needless_answer(facts: TableFacts, refrain: Refrain, asked: int) -> Choice | None:
    """The answer to a question that the only person here need not see; None where there is something to choose.

    The question of the turn `asked` is always put: that answer was taken back. So is one that a lesson is about.
    """
    decision = facts.decision
    if facts.seat is None or facts.seat != facts.sole or decision is None or facts.turn == asked:
        return None
    if len(facts.options) == 1 and (facts.lesson is None or not facts.lesson.is_open):
        return facts.options[0]
    if decision.prompt == "prompt-recruit" and Done() in facts.options:
        return Done() if facts.state.round == refrain.round and facts.turn > refrain.turn else None
    if decision.prompt == "prompt-drop":
        return equal_drop(facts)
    return None


def equal_drop(facts: TableFacts) -> Choice | None:
    """What to leave behind if all cards are worth the same and none can be drawn again on this expedition (DV-073, DV-077)."""
    t, drops = facts.state, [one for one in facts.options if isinstance(one, Drop)]
    if t.trip is None or len({ROOMS[one.card].gold for one in drops}) != 1:
        return None
    return None if len(t.rooms[t.trip.dungeon]) <= len(t.wizards[t.trip.seat].party) else drops[0]

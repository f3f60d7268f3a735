"""Dread, Conditions and defeat (LD-160 to LD-173)."""

from game.rules.engine.script import Outcome, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.effects.deeds import offer
from game.rules.london.state import State, Trouble
from game.rules.london.tables.cards import NUMBERS


class Over(Exception):  # an end is no error
    """Raised when the story ends in the middle of a script."""

    def __init__(self, winner: str, reason: str) -> None:
        super().__init__(reason)
        self.outcome = Outcome((winner,), reason)


def darken(t: State, change: int, why: str) -> Rule[None]:
    """Move the Dread Track, never below 0; beyond its end the team loses immediately (LD-172, LD-173)."""
    before, t.dread = t.dread, max(0, t.dread + change)
    if t.dread != before:
        yield event.DreadChanged(t.dread - before, t.dread, why)
    if t.dread > NUMBERS.dread_limit:
        raise Over("dread", "lost-dread")


def afflict(t: State, seat: Seat, condition: str) -> Rule[None]:
    """Give a Character a Condition, after asking those who can cancel it (LD-162 to LD-169).

    A second one of the same kind raises Dread instead, and in the Endgame defeats the Character.
    """
    if (yield from averted(t, Trouble(seat, condition), "condition")):
        yield event.Ignored(seat, condition)
        return
    person = t.people[seat]
    if condition not in person.conditions:
        person.conditions.append(condition)
        yield event.ConditionGained(seat, condition)
    elif t.phase == "endgame":
        yield from defeat(t, seat)
    else:
        yield event.ConditionDoubled(seat, condition)
        yield from darken(t, NUMBERS.duplicate, "duplicate")


def averted(t: State, trouble: Trouble, moment: str) -> Rule[bool]:
    """Offer all effects against `trouble` until all players decline; return whether it is cancelled."""
    outer, t.trouble = t.trouble, trouble
    who, condition = f"name-{t.people[trouble.seat].id}", trouble.condition or "none"
    yield from offer(t, range(len(t.people)), f"prompt-{moment}", (moment,), who=who, condition=condition)
    t.trouble = outer
    return trouble.averted


def defeat(t: State, seat: Seat) -> Rule[None]:
    """Remove a Character from the game, with dice, hand and Secrets.

    Without any Character left the team loses (LD-165, LD-204).
    """
    person = t.people[seat]
    person.defeated, person.dice = True, 0
    t.gone += [*person.hand, *person.secrets]
    person.hand, person.secrets = [], []
    yield event.Defeated(seat)
    if all(one.defeated for one in t.people):
        raise Over("dread", "lost-defeated")

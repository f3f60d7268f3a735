"""What decided a night: the last blow that felled a Hero, or the deed that completed a victory."""

from collections.abc import Sequence

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.adventures.adventure import Adventure
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.text import has, say

FALLEN = ("lost-no-surge", "failed-adventure-impossible")
"""How nights are lost that a blow decides; others are lost by what got out, or by who left too early."""

LEAVING = ("win-on-tile", "escape-with-loot", "escape-by-stairs")
"""What adventures do that are won by getting out."""


def sentence(log: Sequence[Sequence[Event]]) -> str:
    """The sentence about it; "" if the night is not over, or nothing of that kind has happened."""
    tale = [event for events in log for event in events]
    end = next((event for event in reversed(tale) if isinstance(event, happened.Won | happened.Lost)), None)
    if end is None:
        return ""
    if isinstance(end, happened.Won):
        return _won(tale)
    return _lost(tale) if end.reason in FALLEN else ""


def _lost(tale: list[Event]) -> str:
    """Who felled the Hero that did not rise again, with what, and in which turn."""
    turns = [event.number for event in tale if isinstance(event, happened.TurnBegan)]
    lost = next((event.hero for event in reversed(tale) if isinstance(event, happened.TurnBegan)), "")  # it could not rise
    for place in reversed(range(len(tale))):
        blow = tale[place]
        if isinstance(blow, happened.TurnBegan):
            turns.pop()
        if not isinstance(blow, happened.Damaged) or blow.left or blow.figure != lost:
            continue
        by = _striker(tale[:place], blow)
        known = by or has(f"name-{blow.cause}")
        return say(
            "ui-blow-struck" if by else "ui-blow-card" if known else "ui-blow-alone",
            by=by, cause=blow.cause, hero=blow.figure, turn=turns[-1] if turns else 1,
        )  # fmt: skip
    return ""


def _striker(before: list[Event], blow: happened.Damaged) -> str:
    """The figure that struck a blow, "" if it came from no attack."""
    for event in reversed(before):
        if isinstance(event, happened.Attacked) and event.target == blow.figure and event.card == blow.cause:
            return event.attacker if event.attacker != event.card else ""
        if isinstance(event, happened.TurnBegan | happened.MonsterActivated):
            return ""
    return ""


def _won(tale: list[Event]) -> str:
    """The deed after which nothing was left to do, as far as it is one that the adventure asks for."""
    begun = next((event.adventure for event in tale if isinstance(event, happened.AdventureBegan)), "")
    row, heroes = ADVENTURES.get(begun), _heroes(tale)
    if row is None:
        return ""
    leaving = any(trigger.do in LEAVING for trigger in row.trigger)
    for event in reversed(tale):
        match event:
            case happened.MarkerGained() | happened.FigureLeft():
                return ""  # it was calmed, or fled: no blow was the last
            case happened.Counted() if event.value >= event.goal > 0 and not leaving and event.counter not in _kills(row):
                return ""  # the last step of several
            case happened.TokenTaken() if event.hero:
                return say("ui-won-took", hero=event.hero, token=event.token)
            case happened.MonsterDestroyed() if _asked(row, event.figure):
                return say("ui-won-destroyed", hero=event.by, figure=event.figure) if event.by else ""
            case happened.Walked() | happened.Relocated() if leaving and event.figure in heroes:
                return say("ui-won-came", hero=event.figure)
    return ""


def _kills(row: Adventure) -> set[str]:
    """The counters that go on when something is destroyed."""
    return {trigger.counter for trigger in row.trigger if trigger.on == "destroyed"}


def _asked(row: Adventure, figure: str) -> bool:
    """Whether an adventure asks that such a figure be destroyed: by name, by lot, by number, or as one of the guards."""
    kind = figure.rpartition("-")[0]
    counted = {trigger.counter for trigger in row.trigger if trigger.on == "destroyed" and trigger.figure in ("", kind)}
    goals = [goal for key, goal in row.goals() if key.startswith("won")]
    return any(
        goal.ask == "unguarded"
        or kind == goal.figure
        or kind in row.pools.get(goal.pool, {})
        or (goal.counter and goal.counter in counted)
        for goal in goals
    )


def _heroes(tale: list[Event]) -> set[str]:
    return {event.hero for event in tale if isinstance(event, happened.TurnBegan)}

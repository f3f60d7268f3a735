"""What decided a match: the last blow that felled a Hero, or the Event that completed a victory."""

from collections.abc import Sequence

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.adventures.adventure import Adventure
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.text import has, say

FALLEN = ("lost-no-surge", "failed-adventure-impossible")
"""The reasons of a defeat that a blow decides."""

LEAVING = ("win-on-tile", "escape-with-loot", "escape-by-stairs")
"""The triggers of adventures that are won by leaving the dungeon."""


def sentence(log: Sequence[Sequence[Event]]) -> str:
    """Return the sentence about it; "" if the match is not over or no single Event decided it."""
    events = [event for events in log for event in events]
    end = next((event for event in reversed(events) if isinstance(event, happened.Won | happened.Lost)), None)
    if end is None:
        return ""
    if isinstance(end, happened.Won):
        return _won(events)
    return _lost(events) if end.reason in FALLEN else ""


def _lost(events: list[Event]) -> str:
    """Return who felled the last Hero, with what, and in which turn."""
    turns = [event.number for event in events if isinstance(event, happened.TurnBegan)]
    lost = next(
        (event.hero for event in reversed(events) if isinstance(event, happened.TurnBegan)), ""
    )  # the Hero that could not rise
    for place in reversed(range(len(events))):
        blow = events[place]
        if isinstance(blow, happened.TurnBegan):
            turns.pop()
        if not isinstance(blow, happened.Damaged) or blow.left or blow.figure != lost:
            continue
        by = _striker(events[:place], blow)
        known = by or has(f"name-{blow.cause}")
        return say(
            "ui-blow-struck" if by else "ui-blow-card" if known else "ui-blow-alone",
            by=by, cause=blow.cause, hero=blow.figure, turn=turns[-1] if turns else 1,
        )  # fmt: skip
    return ""


def _striker(before: list[Event], blow: happened.Damaged) -> str:
    """Return the figure that dealt the damage; "" if no attack did."""
    for event in reversed(before):
        if isinstance(event, happened.Attacked) and event.target == blow.figure and event.card == blow.cause:
            return event.attacker if event.attacker != event.card else ""
        if isinstance(event, happened.TurnBegan | happened.MonsterActivated):
            return ""
    return ""


def _won(events: list[Event]) -> str:
    """Return the Event that completed the victory, if the adventure asks for one."""
    begun = next((event.adventure for event in events if isinstance(event, happened.AdventureBegan)), "")
    row, heroes = ADVENTURES.get(begun), _heroes(events)
    if row is None:
        return ""
    leaving = any(trigger.do in LEAVING for trigger in row.trigger)
    for event in reversed(events):
        match event:
            case happened.MarkerGained() | happened.FigureLeft():
                return ""  # a figure was calmed or fled: no blow decided it
            case happened.Counted() if event.value >= event.goal > 0 and not leaving and event.counter not in _kill_counters(row):
                return ""  # the last step of several
            case happened.TokenTaken() if event.hero:
                return say("ui-won-took", hero=event.hero, token=event.token)
            case happened.MonsterDestroyed() if _is_required(row, event.figure):
                return say("ui-won-destroyed", hero=event.by, figure=event.figure) if event.by else ""
            case happened.Walked() | happened.Relocated() if leaving and event.figure in heroes:
                return say("ui-won-came", hero=event.figure)
    return ""


def _kill_counters(row: Adventure) -> set[str]:
    """Return the counters that advance when a figure is destroyed."""
    return {trigger.counter for trigger in row.trigger if trigger.on == "destroyed"}


def _is_required(row: Adventure, figure: str) -> bool:
    """Return whether the adventure requires the destruction of this figure: by name, by draw, by number, or as a guard."""
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


def _heroes(events: list[Event]) -> set[str]:
    return {event.hero for event in events if isinstance(event, happened.TurnBegan)}

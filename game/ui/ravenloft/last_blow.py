"""What decided a night: the last blow that felled a Hero, or the deed that completed a victory."""

from collections.abc import Sequence

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.text import has, say

FALLEN = ("lost-no-surge", "failed-adventure-impossible")
"""How nights are lost that a blow decides; others are lost by what got out, or by who left too early."""


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
    """The deed after which nothing was left to do."""
    for event in reversed(tale):
        match event:
            case happened.MarkerGained() | happened.FigureLeft():
                return ""  # it was calmed, or fled: no blow was the last
            case happened.TokenTaken() if event.hero:
                return say("ui-won-took", hero=event.hero, token=event.token)
            case happened.MonsterDestroyed() if event.by:
                return say("ui-won-destroyed", hero=event.by, figure=event.figure)
            case happened.Walked() | happened.Relocated() if event.figure in _heroes(tale):
                return say("ui-won-came", hero=event.figure)
    return ""


def _heroes(tale: list[Event]) -> set[str]:
    return {event.hero for event in tale if isinstance(event, happened.TurnBegan)}

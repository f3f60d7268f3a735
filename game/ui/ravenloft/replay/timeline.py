"""The timeline of a replay: its turns and one sign for each."""

from functools import partial

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.replay.signs import badge, lane
from game.ui.ravenloft.replay.turns import SIGN_KINDS, TurnHistory, TurnRecord, TurnSign
from game.ui.screens import timeline
from game.ui.screens.timeline import Badge, Lane, Timeline, TimelineStyle

NOTABLE = SIGN_KINDS[: SIGN_KINDS.index("felled")]
"""The signs that the timeline shows."""


def line(history: TurnHistory, last: int, area: Area) -> Timeline:
    """Return the timeline geometry of a turn history with `last` moments."""
    begins = [0, *(record.begin for record in history.turns[1:])]
    return Timeline(begins, [sign.moment for sign in signs(history)], last, area)


def signs(history: TurnHistory) -> list[TurnSign]:
    """Return the most important sign of each turn, if it is notable."""
    found = []
    for record in history.turns:
        best = min(record.signs, key=lambda sign: SIGN_KINDS.index(sign.kind), default=None)
        if best is not None and best.kind in NOTABLE:
            found.append(best)
    return found


def draw(canvas: Canvas, line: Timeline, history: TurnHistory, moment: float, *, focused: bool, tight: bool) -> None:
    """Draw the timeline: turns in the colours of their Heroes, with the initial of the Hero if there are several."""
    several = len({record.hero for record in history.turns}) > 1
    look = TimelineStyle(
        RAVENLOFT,
        [Badge(sign.moment, partial(_badge, sign.kind)) for sign in signs(history)],
        [Lane(place, place + 1, lane(one.hero)) for place, one in enumerate(history.turns)],
        [f"{one.number} {name(one.hero)[:1]}" if several else str(one.number) for one in history.turns],
    )
    timeline.draw(canvas, line, look, moment, focused=focused, tight=tight)


def _badge(kind: str, canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    badge(canvas, at, kind, size, past=past)


def status_text(history: TurnHistory, moment: int, last: int, *, short: bool) -> str:
    """Return the position of the replay in words."""
    record: TurnRecord = history.turns[history.index_at(moment)]
    return say(
        "ui-replay-where-short" if short else "ui-replay-where",
        turn=record.number, turns=history.turns[-1].number, hero=record.hero, answer=moment, answers=last,
    )  # fmt: skip

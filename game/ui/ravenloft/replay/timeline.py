"""The night of a replay on its line: one turn a chapter, one sign for each."""

from functools import partial

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.replay.signs import badge, lane
from game.ui.ravenloft.replay.turns import LIVELY, Chapter, Night, Sign
from game.ui.screens import timeline
from game.ui.screens.timeline import Badge, Lane, Line, Look

NOTABLE = LIVELY[: LIVELY.index("felled")]
"""The signs that the line has room for."""


def line(night: Night, last: int, area: Area) -> Line:
    """The line of a night with so many moments."""
    begins = [0, *(chapter.begin for chapter in night.chapters[1:])]
    return Line(begins, [sign.moment for sign in signs(night)], last, area)


def signs(night: Night) -> list[Sign]:
    """The weightiest sign of each turn, if it is notable."""
    found = []
    for chapter in night.chapters:
        best = min(chapter.signs, key=lambda sign: LIVELY.index(sign.kind), default=None)
        if best is not None and best.kind in NOTABLE:
            found.append(best)
    return found


def draw(canvas: Canvas, line: Line, night: Night, moment: float, *, focused: bool, tight: bool) -> None:
    """Draw the line: turns in the colours of their heroes, with the letter of the Hero where there are several."""
    several = len({chapter.hero for chapter in night.chapters}) > 1
    look = Look(
        RAVENLOFT,
        [Badge(sign.moment, partial(_badge, sign.kind)) for sign in signs(night)],
        [Lane(place, place + 1, lane(one.hero)) for place, one in enumerate(night.chapters)],
        [f"{one.number} {name(one.hero)[:1]}" if several else str(one.number) for one in night.chapters],
    )
    timeline.draw(canvas, line, look, moment, focused=focused, tight=tight)


def _badge(kind: str, canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    badge(canvas, at, kind, size, past=past)


def status_text(night: Night, moment: int, last: int, *, short: bool) -> str:
    """Where the replay stands, in words."""
    chapter: Chapter = night.chapters[night.chapter_at(moment)]
    return say(
        "ui-replay-where-short" if short else "ui-replay-where",
        turn=chapter.number, turns=night.chapters[-1].number, hero=chapter.hero, answer=moment, answers=last,
    )  # fmt: skip

"""The danger panel: the greatest damage to the active Hero in the next Villain Phase, on its square or on the focused one.

The forecast is computed over a few frames; until then the panel keeps the last one.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.engine.agent import Observation
from game.rules.ravenloft.forecasts.worst_case import Worst, weighing, worst
from game.rules.ravenloft.state import Square, State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, BLUE_DEEP, GREEN, RAVENLOFT, RED_LIGHT
from game.ui.ravenloft.panels.column import PAD, Panel, tall
from game.ui.ravenloft.theme import FAINT

P = RAVENLOFT
SIZE = 46.0
AT_ONCE = 2
"""The steps of the forecast that run in one frame."""


class Peril(NamedTuple):
    """A finished forecast: the answer of the match at which it was made, and the square it is for (None: the square of the Hero)."""

    turn: int
    square: Square | None
    worst: Worst | None


class Weighing(NamedTuple):
    """A forecast in progress: its answer and square, its turn and phase, and the steps still to run."""

    turn: int
    square: Square | None
    when: tuple[int, str]
    steps: Generator[None, None, Worst | None]


class Moment(NamedTuple):
    """What a forecast is made for: the observation, the answer of the match, the turn and the phase shown, and the focused square.

    A `busy` table shows Events.
    """

    view: Observation[State]
    turn: int
    when: tuple[int, str]
    square: Square | None
    busy: bool


@dataclass
class Forecast:
    """The last finished forecast, with the turn and phase at which it was made, and the one in progress."""

    peril: Peril | None = None
    when: tuple[int, str] = (0, "")
    weighing: Weighing | None = None

    def at_once(self, now: Moment) -> Peril:
        """Return the forecast now; while Events are shown the earlier one, until the phase changes."""
        kept = self.peril
        if kept is not None and now.busy:
            return self._still(kept, now)
        if kept is None or kept[:2] != (now.turn, now.square):
            kept = self.peril = Peril(now.turn, now.square, worst(now.view, now.square))
            self.weighing, self.when = None, now.when
        return kept

    def known(self, now: Moment) -> Peril:
        """Return the forecast as far as it is computed: this starts a new one if needed, until then the last one of the same phase."""
        kept = self.peril
        if kept is None or now.busy or kept[:2] == (now.turn, now.square):
            return self.at_once(now)
        if self.weighing is None or self.weighing[:2] != (now.turn, now.square):
            self.weighing = Weighing(now.turn, now.square, now.when, weighing(now.view, now.square))
        return self._still(kept, now)

    def _still(self, kept: Peril, now: Moment) -> Peril:
        return kept if self.when == now.when else kept._replace(worst=None)

    def work(self) -> bool:
        """Run a part of the forecast in this frame; return whether it has just been finished."""
        found = self.weighing
        if found is None:
            return False
        try:
            for _ in range(AT_ONCE):
                next(found.steps)
        except StopIteration as end:
            self.peril, self.when, self.weighing = Peril(found.turn, found.square, end.value), found.when, None
            return True
        return False


def panels(found: Peril, canvas: Canvas, wide: float) -> list[Panel]:
    """The panel for a rail of this width, if a Hero is active; with little room without the cards still to be drawn."""
    if found.worst is None:
        return []
    there = found.square is not None
    least = tall(canvas, Panel("worst-bare", panel, (found.worst._replace(card="past"), there)), wide)
    return [Panel("worst", panel, (found.worst, there), least=least)]


def panel(canvas: Canvas, area: Area, props: tuple[Worst, bool]) -> float:
    """The damage in large numbers, on the focused square (or where the Hero is), its Hit Points, and the cards still to be drawn."""
    worst, there = props
    head, rule = say("ui-worst-there" if there else "ui-worst"), "CR-092" if worst.card == "past" else "CR-090"
    used = canvas.text(head, (area.x, area.y - 2), canvas.fitting(head, 20, area.w, "bold"), P.accent, face="bold", room=area.w)
    if used + canvas.wide(rule, 17, "book") + 14 < area.w:
        canvas.text(rule, (area.x + area.w, area.y), 17, FAINT, align="right", face="book")
    y = area.y + canvas.high(20) + 2
    words = (
        say("ui-worst-damage", hero=worst.hero, count=worst.damage),
        say("ui-worst-falls" if worst.falls else "ui-worst-left", hero=worst.hero, left=worst.left),
    )
    colour = RED_LIGHT if worst.damage else GREEN
    wide = canvas.text(str(worst.damage), (area.x, y - 2), SIZE, colour, face="title")
    x = area.x + max(wide, canvas.wide("8", SIZE, "title")) + 14
    room = area.x + area.w - x
    low = y + 2
    low += canvas.paragraph(words[0], Area(x, low, room, 1e4), 20, P.text)
    low += canvas.paragraph(words[1], Area(x, low, room, 1e4), 20, RED_LIGHT if worst.falls else P.muted)
    y = max(y + canvas.high(SIZE, "title"), low) + 4
    if worst.card == "past":
        return y
    return _card(canvas, Area(area.x, y, area.w, area.y + area.h + PAD - y), say(f"ui-worst-card-{worst.card}"))


def _card(canvas: Canvas, area: Area, words: str) -> float:
    """The cards still to be drawn, in blue, if there is room: the number does not include them."""
    high = canvas.tall(words, 18, area.w - 20)
    box = Area(area.x, area.y, area.w, high + 12)
    if box.h > area.h:
        return area.y
    canvas.box(box, BLUE_DEEP, BLUE, radius=6, width=1.2)
    canvas.paragraph(words, Area(box.x + 10, box.y + 5, box.w - 20, high + 2), 18, P.text, align="centre")
    return box.y + box.h

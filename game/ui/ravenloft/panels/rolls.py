"""What has been rolled and what may come: the last roll of the die, shown until the next, and the greatest damage to the active Hero."""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.forecasts.worst_case import Worst, weighing, worst
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import HEROES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, BLUE_DEEP, GREEN, RAVENLOFT, RED_LIGHT
from game.ui.ravenloft.facts.cards import rolled
from game.ui.ravenloft.panels.column import BAR, Panel, Small, beside, heading, seam, tall
from game.ui.ravenloft.panels.prompt import sign
from game.ui.widgets.boxes import Box, Line, Text
from game.ui.widgets.containers import Column, FirstFit, Framed, Row

P = RAVENLOFT
DISABLE = "roll-disable"
SIZE = 46.0
AT_ONCE = 2
"""The steps of the forecast that run in one frame."""


class Last(NamedTuple):
    """A roll: `what` is the card or the purpose; `total` is None without a sum, `hit` is None without a verdict.

    `lost` are the Hit Points that it has cost the target, `fell` tells that the target went down, `foil` is the card that turned a hit into a miss.
    """

    who: str
    what: str
    face: int
    bonus: int = 0
    total: int | None = None
    ac: int = 0
    target: str = ""
    hit: bool | None = None
    lost: int = 0
    fell: bool = False
    foil: str = ""


def after(last: Last | None, event: Event) -> Last | None:
    """The last roll after one more Event."""
    match event:
        case happened.DieRolled():
            return Last(event.figure, event.purpose, event.face)
        case happened.Attacked():
            return Last(event.attacker, event.card, event.face, event.bonus, event.total, event.ac, event.target, event.hit)
        case happened.TrapDisabled():
            face = last.face if last is not None else event.total
            return Last(event.hero, DISABLE, face, event.total - face, event.total, 0, event.card, event.success)
    return None if last is None else _outcome(last, event)


def _outcome(last: Last, event: Event) -> Last:
    match event:
        case happened.AttackFoiled() if (event.attacker, event.target) == (last.who, last.target):
            return last._replace(hit=False, foil=event.card)
        case happened.Damaged() if event.figure == last.target:
            return last._replace(lost=last.lost + event.amount, fell=last.fell or event.left == 0)
    return last


def of(log: Sequence[Iterable[Event]]) -> Last | None:
    """The last roll in a log."""
    tail: list[Event] = []
    for events in reversed(log):
        for event in reversed(list(events)):
            tail.append(event)
            if isinstance(event, happened.DieRolled):
                found: Last | None = None
                for one in reversed(tail):
                    found = after(found, one)
                return found
    return None


# ------------------------------------------------------------------ the panels of the last roll


def verdict(last: Last) -> str:
    """Hit or miss, in a word."""
    if last.what == DISABLE:
        return say("ui-last-disabled" if last.hit else "ui-last-armed")
    return say("ui-hit" if last.hit else "ui-last-miss")


def outcome(last: Last) -> str:
    """The result in a sentence; "" if there is none."""
    if last.fell:
        return say("ui-last-fell", figure=last.target)
    if last.foil:
        return say("ui-last-foiled", card=last.foil)
    if last.what == DISABLE:
        return name(last.target)
    if last.total is None and (meaning := rolled(last.who, last.face)):
        return meaning
    return say("ui-last-lost", figure=last.target, count=last.lost) if last.lost else ""


def panels(last: Last | None, *, far: bool) -> list[Panel]:
    """The panel, after the first roll; in table mode with its number in large print, else in three lines."""
    return [] if last is None else [Panel("last-roll", large, last) if far else Panel("last-roll-brief", lines, last)]


def lines(last: Last) -> Box:
    """The verdict beside the heading, the sum, its purpose and its result."""
    total, done = last.face if last.total is None else last.total, outcome(last)
    words = say("ui-last-line", who=last.who, face=last.face, bonus=last.bonus, total=total, ac=last.ac)
    title = Line(say("ui-last-roll"), 20, P.accent, "bold")
    return Column(
        title if last.hit is None else beside(title, _verdict(last)), Text(words, 20, P.text),
        Text(_came(last, done), 19, P.text if done else P.muted),
    )  # fmt: skip


def _came(last: Last, done: str) -> str:
    """What was rolled for and what came of it; without a sum only what came of it."""
    if not done or last.total is None:
        return done or name(last.what)
    return say("ui-last-outcome", what=last.what, came=done)


def large(last: Last) -> Box:
    """The number in large print, the value it was compared with, the verdict, its purpose and its result."""
    number = Line(str(last.face if last.total is None else last.total), SIZE, P.title, "title")
    against = [Text(say("ui-last-against", ac=last.ac), 19, P.muted)] if last.ac else []
    right = Column(*against, *([] if last.hit is None else [_verdict(last)]))
    sum_ = "ui-last-who" if last.total is None else "ui-last-sum"
    source = Text(say(sum_, who=last.who, what=last.what, face=last.face, bonus=last.bonus), 19, P.muted)
    words = outcome(last)
    below = [seam(), Text(words, 20, P.text, "bold")] if words else []
    return Column(Line(say("ui-last-roll"), 19, P.muted), Row(number, right, gap=14, grow=(1,)), source, *below)


def _verdict(last: Last) -> Box:
    """Hit or miss in the colour of the side it is good for, with an icon if the settings ask for it."""
    good = last.hit == (last.who in HEROES)
    colour = GREEN if good else RED_LIGHT

    def icon(canvas: Canvas, area: Area) -> None:
        if canvas.look.aids:
            sign(canvas, area, colour, good=good)

    def size(canvas: Canvas) -> tuple[float, float]:
        return (canvas.high(22) * 0.6,) * 2 if canvas.look.aids else (0.0, 0.0)

    return Row(Small(icon, size), Line(verdict(last), 22, colour, "bold"), gap=8)


# ------------------------------------------------------------------ the forecast


class Peril(NamedTuple):
    """A finished forecast: the answer of the match at which it was made, and the square it is for (None: the square of the Hero)."""

    turn: int
    square: Square | None
    worst: Worst | None


class Moment(NamedTuple):
    """What a forecast is made for: the observation, the answer of the match, the turn and the phase shown, and the focused square.

    In the Villain Phase `when` has the Hit Points and the last roll as well, which both change the rest of it. A `busy` table shows Events.
    """

    view: Observation[State]
    turn: int
    when: tuple[object, ...]
    square: Square | None
    busy: bool

    @property
    def place(self) -> tuple[int, Square | None]:
        """The answer and the square."""
        return self.turn, self.square


@dataclass
class Forecast:
    """The greatest damage to the active Hero in the next Villain Phase: the last finished forecast and its turn and phase, and the one in progress.

    It is computed over a few frames; until then the last one stays.
    """

    peril: Peril | None = None
    when: tuple[object, ...] = (0, "")
    weighing: tuple[Moment, Generator[None, None, Worst | None]] | None = None

    def known(self, now: Moment) -> Peril:
        """The forecast as far as it is computed: this starts a new one if needed, until then the last one of the same phase.

        The first one is computed at once. While Events are shown the earlier one stays until the phase changes.
        """
        if self.peril is None:
            self._finish(now, worst(now.view, now.square))
        kept = self.peril
        assert kept is not None
        if not now.busy and kept[:2] == now.place:
            return kept
        if not now.busy and (self.weighing is None or self.weighing[0].place != now.place):
            self.weighing = now, weighing(now.view, now.square)
        return kept if self.when == now.when else kept._replace(worst=None)

    def _finish(self, moment: Moment, found: Worst | None) -> None:
        self.peril, self.when, self.weighing = Peril(*moment.place, found), moment.when, None

    def work(self) -> bool:
        """Run a part of the forecast in this frame; return whether it has just been finished."""
        if self.weighing is None:
            return False
        moment, steps = self.weighing
        try:
            for _ in range(AT_ONCE):
                next(steps)
        except StopIteration as end:
            self._finish(moment, end.value)
            return True
        return False


def danger_panels(found: Peril, canvas: Canvas, wide: float) -> list[Panel]:
    """The panel for a rail of this width, if a Hero is active; with little room without the cards still to be drawn."""
    if found.worst is None:
        return []
    there = found.square is not None
    least = tall(canvas, Panel("worst-bare", danger, (found.worst._replace(card="past"), there)), wide - BAR)
    return [Panel("worst", danger, (found.worst, there), least=least)]


def danger(props: tuple[Worst, bool]) -> Box:
    """The damage in large numbers, on the focused square (or where the Hero is), its Hit Points, and the cards still to be drawn."""
    worst, there = props
    left = say("ui-worst-falls" if worst.falls else "ui-worst-left", hero=worst.hero, left=worst.left)
    parts = " + ".join(say("ui-worst-part", cause=cause, damage=damage) for cause, damage in worst.parts)
    words = Column(
        Text(say("ui-worst-damage", hero=worst.hero, count=worst.damage), 20, P.text),
        *([Text(parts, 18, P.muted)] if parts else []),
        Text(left, 20, RED_LIGHT if worst.falls else P.muted),
    )
    number = Line(str(worst.damage), SIZE, RED_LIGHT if worst.damage else GREEN, "title")
    title = heading(say("ui-worst-there" if there else "ui-worst"), "CR-092" if worst.card == "past" else "CR-090")
    bare = Column(title, Row(number, words, gap=14, grow=(1,)), gap=2)
    if worst.card == "past":
        return bare
    cards = Text(say(f"ui-worst-card-{worst.card}"), 18, P.text, align="centre")  # in blue: the number does not include them
    box = Framed(cards, (10, 6), lambda canvas, area: canvas.box(area, BLUE_DEEP, BLUE, radius=6, width=1.2))
    return FirstFit((Column(bare, box, gap=4), bare))

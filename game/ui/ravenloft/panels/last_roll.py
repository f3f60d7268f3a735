"""The last roll of the die, shown until the next: who rolled for what, the sum, the verdict, and the result."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RAVENLOFT, RED_LIGHT
from game.ui.ravenloft.panels.column import Panel
from game.ui.ravenloft.panels.prompt import sign
from game.ui.ravenloft.theme import SEAM

P = RAVENLOFT
DISABLE = "roll-disable"
SIZE = 46.0


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
            return Last(
                event.attacker, event.card, event.face, event.bonus, event.total, event.ac, event.target, event.hit
            )  # fmt: skip
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


# ------------------------------------------------------------------ the panel


def panels(last: Last | None) -> list[Panel]:
    """The panel, after the first roll."""
    return [] if last is None else [Panel("last-roll", panel, last)]


def brief(last: Last | None) -> list[Panel]:
    """The roll in three lines, for a full rail."""
    return [] if last is None else [Panel("last-roll-brief", lines, last)]


def lines(canvas: Canvas, area: Area, last: Last) -> float:
    """Paint the verdict beside the heading, the sum, its purpose and its result; return the bottom."""
    head = say("ui-last-roll")
    used = canvas.text(head, (area.x, area.y - 2), 20, P.accent, face="bold", room=area.w)
    y = area.y + canvas.high(20)
    if last.hit is not None:
        wide = canvas.wide(verdict(last), 22, "bold") + canvas.high(22)
        beside = used + wide + 14 <= area.w
        spot = Area(area.x + area.w - wide, area.y - 4, wide, 1e4) if beside else Area(area.x, y, area.w, 1e4)
        low = _verdict(canvas, spot, last)
        y = y if beside else low
    total = last.face if last.total is None else last.total
    words = say("ui-last-line", who=last.who, face=last.face, bonus=last.bonus, total=total, ac=last.ac)
    y += canvas.paragraph(words, Area(area.x, y, area.w, 1e4), 20, P.text)
    done = outcome(last)
    words = say("ui-last-came", what=last.what, came=done) if done else name(last.what)
    return y + canvas.paragraph(words, Area(area.x, y, area.w, 1e4), 19, P.text if done else P.muted)


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
    return say("ui-last-lost", figure=last.target, count=last.lost) if last.lost else ""


def panel(canvas: Canvas, area: Area, last: Last) -> float:
    """Paint the number in large print, the value it was compared with, the verdict, its purpose and its result; return the bottom."""
    canvas.text(say("ui-last-roll"), (area.x, area.y - 4), 19, P.muted, room=area.w)
    y = area.y + canvas.high(19) - 2
    number = str(last.face if last.total is None else last.total)
    wide = canvas.text(number, (area.x, y - 2), SIZE, P.title, face="title")
    room = Area(area.x + wide + 14, y + 4, area.w - wide - 14, 1e4)
    low = _beside(canvas, room, last)
    y = max(y + canvas.high(SIZE, "title"), low) + 2
    y += canvas.paragraph(_source(last), Area(area.x, y, area.w, 1e4), 19, P.muted)
    if words := outcome(last):
        canvas.line((area.x, y + 5), (area.x + area.w, y + 5), SEAM)
        y += 10 + canvas.paragraph(words, Area(area.x, y + 10, area.w, 1e4), 20, P.text, face="bold")
    return y


def _beside(canvas: Canvas, area: Area, last: Last) -> float:
    """Paint beside the number the value it was compared with, and the verdict in the colour of the side it is good for."""
    y = area.y
    if last.ac:
        y += canvas.paragraph(say("ui-last-against", ac=last.ac), area, 19, P.muted)
    return y if last.hit is None else _verdict(canvas, area._replace(y=y), last)


def _verdict(canvas: Canvas, area: Area, last: Last) -> float:
    """Paint hit or miss in the colour of the side it is good for, with an icon if the settings ask for it; return the end."""
    good = last.hit == (last.who in HEROES)
    colour, x = GREEN if good else RED_LIGHT, area.x
    if canvas.look.aids:
        side = canvas.high(22) * 0.6
        sign(canvas, Area(x, area.y + canvas.high(22) * 0.22, side, side), colour, good=good)
        x += side + 10
    return area.y + canvas.paragraph(verdict(last), Area(x, area.y, area.x + area.w - x, 1e4), 22, colour, face="bold")


def _source(last: Last) -> str:
    """The roller, the purpose, and the bonus."""
    if last.total is None:
        return say("ui-last-who", who=last.who, what=last.what)
    return say("ui-last-sum", who=last.who, what=last.what, face=last.face, bonus=last.bonus)

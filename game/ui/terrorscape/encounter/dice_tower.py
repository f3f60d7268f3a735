"""The divider during an encounter: falling dice, their sum, the strength to reach, and the verdict."""

from dataclasses import dataclass, replace
from math import inf, pi, sin

import pygame
from msgspec import structs

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.theme import BLACK, GREEN, INK, RED_LIGHT, TERRORSCAPE as P, WHITE, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.encounter.facts import Attack, attacks, needed
from game.ui.terrorscape.panels import divider
from game.ui.widgets.boxes import Line, Text, paint as paint_box
from game.ui.widgets.containers import Column
from game.ui.widgets.layout import columns, off_left, rows

FALL = 700.0
"""Duration of the falling dice in milliseconds."""
BEAT = 300.0
"""Milliseconds from the sum to the strength, and from the strength to the verdict."""
SHARES, BARE = (96.0, 256.0, 248.0, 272.0, 128.0), (96.0, 300.0, 300.0, 128.0)
"""Weights of the heights: turn, tower, tray, result, other public facts; and without room for the tower."""
TURNS = (-5.0, 6.0, 4.0, -7.0)
"""The angles of the dice in degrees."""


@dataclass
class DiceThrow:
    """Milliseconds since the dice were thrown and since the verdict began; infinite if not being shown."""

    thrown: float = inf
    judged: float = inf

    def advance(self, ms: float) -> None:
        """Set the age of the running animation to `ms`."""
        self.thrown, self.judged = (age if age == inf else ms for age in (self.thrown, self.judged))

    def copy(self) -> "DiceThrow":
        """The same moment of the throw, which does not advance."""
        return replace(self)

    @property
    def seen(self) -> tuple[float, float]:
        """The visible progress; constant once the dice have landed and the verdict is shown."""
        return min(self.thrown, FALL), min(self.judged, 2 * BEAT)

    @property
    def waits(self) -> bool:
        """Whether dice still fall or the verdict is not yet shown."""
        return self.thrown < FALL or self.judged < 2 * BEAT


def disclosed_state(t: State, throw: DiceThrow) -> State:
    """The state that texts beside the tower may describe: without the last Event while its animation runs."""
    return structs.replace(t, record=t.record[:-1]) if throw.waits and t.record else t


def paint(canvas: Canvas, area: Area, t: State, throw: DiceThrow) -> None:
    """Paint the whole divider from public facts."""
    canvas.paint("encounter-wood", area, divider.wood)
    inner, tower, now = area.inset(18, 14), None, attacks(t)[-1]
    if divider.tight(canvas, area):
        turn, tray, result, rest = rows(inner, BARE, 8)
    else:
        turn, tower, tray, result, rest = rows(inner, SHARES, 8)
        canvas.paint("encounter-tower", tower, _smooth, solid=False)
    divider.plate(canvas, turn, P.danger)
    size = min(24.0, (turn.h - 12) / 2 / max(0.1, canvas.high(24, "title") / 24))
    number = Line(say("ui-ts-round", number=t.round), size, theme.GOLD, "title", "centre", least=0.5)
    lines = Column(number, Line(say("ui-ts-encounter"), size, P.title, "italic", "centre", least=0.5))
    high = lines.high(canvas, turn.w)
    paint_box(lines, canvas, turn.inset(10, (turn.h - high) / 2))
    _tray(canvas, tray, tower, now, throw)
    _result(canvas, result, t, now, throw)
    _rest(canvas, rest, t)


def _smooth(canvas: Canvas, area: Area, _: None) -> None:
    """Paint the tower with supersampling."""
    with canvas.magnified(area, SUPERSAMPLING) as large:
        _tower(large, area)


def _tower(canvas: Canvas, area: Area) -> None:
    """Paint a wooden arch with slanted boards."""
    x, r = area.centre[0], min(area.w * 0.42, area.h * 0.6)
    for inset, colour in ((0.0, theme.WOOD_EDGE), (4.0, theme.WOOD_LOW), (18.0, theme.WOOD), (21.0, theme.NIGHT)):
        canvas.circle((x, area.y + r), r - inset, colour)
        canvas.box(area.column(x - r + inset, 2 * (r - inset), top=r), colour, radius=0)
    for place, turn in enumerate((1, -1, 1)):
        y = area.y + area.h * (0.36 + 0.24 * place)
        for colour, wide in ((INK, 12), (theme.WOOD_EDGE, 7)):
            canvas.line((x - turn * (r - 24), y), (x + turn * r * 0.28, y + area.h * 0.11), colour, wide)


def _slots(area: Area, number: int) -> list[Area]:
    """The areas of the dice in the tray: two by two, or one row in a low tray."""
    across = 2 if area.h > area.w * 0.7 else 4
    lines = -(-max(1, number) // across)
    side = min((area.w - 8) / across - 8, (area.h - 8) / max(lines, 4 // across) - 8, 92.0)
    made = []
    for place in range(number):
        row, column = divmod(place, across)
        x = area.centre[0] + (column - (min(across, number - row * across) - 1) / 2) * (side + 12)
        y = area.centre[1] + (row - (lines - 1) / 2) * (side + 10)
        made.append(Area.around((x, y), side, side))
    return made


def _tray(canvas: Canvas, area: Area, tower: Area | None, now: Attack, throw: DiceThrow) -> None:
    """Paint the tray with landed dice, and those that fall through the tower."""
    canvas.paint("encounter-tray", area, _felt, solid=False)
    faces = now.dice or ()
    for place, (face, slot) in enumerate(zip(faces, _slots(area.inset(16, 14), len(faces)), strict=True)):
        share = min(1.0, max(0.0, (throw.thrown * (len(faces) + 1) / FALL - place) / 2))
        if share >= 1.0:
            _die(canvas, slot, face, TURNS[place % 4])
        elif share > 0 and tower is not None:
            top = tower.y + tower.h * 0.2
            x, y = tower.centre[0] + sin(share * 3 * pi) * tower.w * 0.16, top + (slot.centre[1] - top) * share**1.6
            side = slot.w * 0.6
            _die(canvas, Area.around((x, y), side, side), 0, share * 400)


def _felt(canvas: Canvas, area: Area, _: None) -> None:
    canvas.box(area, (theme.WOOD_HIGH, theme.WOOD_LOW), theme.BRASS, width=2, radius=8)
    canvas.box(area.inset(10), (theme.FELT, mix(theme.FELT, BLACK, 0.5)), BLACK, width=2, radius=5)


def _die(canvas: Canvas, area: Area, face: int, turn: float) -> None:
    """Paint a die that shows `face` shields."""
    rect = canvas.rect(area)
    made = pygame.transform.rotozoom(art.scaled(f"terrorscape/tokens/die-{face}", rect.w, rect.h), turn, 1.0)
    canvas.surface.blit(made, made.get_rect(center=rect.center))


def _result(canvas: Canvas, area: Area, t: State, now: Attack, throw: DiceThrow) -> None:
    """Paint the sum, then the two numbers, then the verdict."""
    divider.plate(canvas, area)
    top, numbers, words, foot = rows(area.inset(12, 10), (36, 110, 34, 56), 4)
    judged, total = throw.judged if now.result is not None else -1.0, "?"
    if now.dice is not None and throw.thrown >= FALL:
        bonus = now.result.bonus if now.result is not None and judged >= 0 else 0
        total = str(sum(now.dice) if now.result is None or judged < 0 else now.result.total)
        told = say("ui-ts-enc-sum" if bonus else "ui-ts-enc-sum-dice", dice=sum(now.dice), bonus=bonus)
        paint_box(Text(told, 21, P.title, align="centre", middle=True, most=top.h), canvas, top)
    elif now.result is not None and judged >= 0:
        total = str(now.result.total)
    against = mix(RED_LIGHT, BLACK, 0.15) if judged < BEAT else RED_LIGHT
    sums = ((total, "ui-ts-enc-defence", theme.HONEY), (str(needed(t, now)), "ui-ts-enc-against", against))
    for (value, label, colour), number, below in zip(sums, columns(numbers, 2, 0), columns(words, 2, 0), strict=True):
        size = canvas.fitting(value, min(84.0, number.h * 0.78 / max(1.0, canvas.stretch)), number.w - 8, "bold", 0.3)
        canvas.within(value, number, size, colour, face="bold")
        fits = canvas.fitting(say(label), 21, below.w - 4, least=0.5)
        canvas.text(say(label), (below.centre[0], below.y), fits, mix(colour, WHITE, 0.3), align="centre")
    if now.result is None or judged < 2 * BEAT:
        tie = Text(say("ui-ts-enc-tie"), 20, theme.BRASS_PALE, "italic", "centre", middle=True, most=foot.h)
        paint_box(tie, canvas, foot)
        return
    holds, colour = ("ui-ts-enc-holds", GREEN) if now.result.success else ("ui-ts-enc-fails", RED_LIGHT)
    canvas.box(foot, mix(colour, BLACK, 0.72), colour, width=2, radius=5)
    verdict = Text(say(holds, who=now.defender), 26, mix(colour, WHITE, 0.5), "bold", "centre", middle=True, most=foot.h - 4)
    paint_box(verdict, canvas, foot.inset(10, 2))


def _rest(canvas: Canvas, area: Area, t: State) -> None:
    """Paint keys, barricades and rescue, as far as they are public."""
    divider.plate(canvas, area)
    lines = (
        (theme.key, say("ui-ts-keys", keys=t.keys, most=NUMBERS.keys)),
        (theme.planks, say("ui-ts-enc-barricades", left=len(t.barricades), most=NUMBERS.barricades)),
        (theme.radio, say("ui-ts-status-rescue", state=divider.rescue_words(t))),
    )
    for (sign, words), row in zip(lines, rows(area.inset(14, 10), len(lines), 2), strict=True):
        r = min(12.0, row.h * 0.4)
        sign(canvas, (row.x + r, row.centre[1]), r, theme.GOLD)
        paint_box(Line(words, 21, P.title, least=0.5), canvas, off_left(row, 2 * r + 8, 0)[1])

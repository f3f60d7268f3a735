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
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.encounter.facts import Attack, attacks, needed
from game.ui.terrorscape.panels import divider
from game.ui.widgets.layout import rows

P = TERRORSCAPE
FALL = 700.0
"""Duration of the falling dice in milliseconds."""
BEAT = 300.0
"""Milliseconds from the sum to the strength, and from the strength to the verdict."""
SHARES = (96.0, 256.0, 248.0, 272.0, 128.0)
"""Weights of the heights: turn, tower, tray, result, other public facts."""
BARE = (96.0, 0.0, 300.0, 300.0, 128.0)
"""The same weights without room for the tower."""
TURNS = (-5.0, 6.0, 4.0, -7.0)
"""The angles of the dice in degrees."""
FELT, GOLD, AGAINST = rgb("#12352a"), rgb("#ffdf9a"), rgb("#ff9c8c")


@dataclass
class DiceThrow:
    """Milliseconds since the dice were thrown and since the verdict began; infinite if not being shown."""

    thrown: float = inf
    judged: float = inf

    def advance(self, ms: float) -> None:
        """Set the age of the running animation to `ms`."""
        if self.thrown != inf:
            self.thrown = ms
        if self.judged != inf:
            self.judged = ms

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
    canvas.panel("encounter-wood", None, area, divider.wood)
    tight = divider.tight(canvas, area)
    turn, tower, tray, result, rest = _parts(area.inset(18, 14), tight=tight)
    now = attacks(t)[-1]
    _turn(canvas, turn, t)
    if tower.h:
        canvas.panel("encounter-tower", None, tower, _smooth, solid=False)
    _tray(canvas, tray, tower, now, throw)
    _result(canvas, result, t, now, throw)
    _rest(canvas, rest, t)


def _parts(area: Area, *, tight: bool) -> list[Area]:
    """The areas of turn, tower, tray, result and the rest."""
    parts = rows(area, [one for one in (BARE if tight else SHARES) if one], 8)
    return [parts[0], area._replace(h=0.0), *parts[1:]] if tight else parts


def _turn(canvas: Canvas, area: Area, t: State) -> None:
    divider.plate(canvas, area, P.danger)
    lines = ((say("ui-ts-round", number=t.round), "title", divider.GOLD), (say("ui-ts-encounter"), "italic", divider.CREAM))
    size = min(24.0, (area.h - 12) / 2 / max(0.1, canvas.high(24, "title") / 24))
    y = area.centre[1] - canvas.high(size, "title")
    for words, face, colour in lines:
        fits = canvas.fitting(words, size, area.w - 20, face, 0.5)
        canvas.text(words, (area.centre[0], y), fits, colour, face=face, align="centre")
        y += canvas.high(size, "title")


def _smooth(canvas: Canvas, area: Area) -> None:
    """Paint the tower with supersampling."""
    rect = canvas.rect(area)
    large = pygame.transform.scale(canvas.surface.subsurface(rect), (rect.w * SUPERSAMPLING, rect.h * SUPERSAMPLING))
    window, origin = (
        (canvas.window[0] * SUPERSAMPLING, canvas.window[1] * SUPERSAMPLING),
        (canvas.origin[0] + rect.x, canvas.origin[1] + rect.y),
    )
    _tower(
        Canvas(large, window, canvas.letter, (origin[0] * SUPERSAMPLING, origin[1] * SUPERSAMPLING), canvas.zoom, canvas.look),
        area,
    )
    canvas.surface.blit(pygame.transform.smoothscale(large, rect.size), rect)


def _tower(canvas: Canvas, area: Area) -> None:
    """Paint a wooden arch with slanted boards."""
    x, wide = area.centre[0], area.w * 0.84
    r = min(wide / 2, area.h * 0.6)
    for inset, colour in ((0.0, rgb("#8a6a3a")), (4.0, rgb("#3a2814")), (18.0, rgb("#5a4322")), (21.0, signs.NIGHT)):
        canvas.circle((x, area.y + r), r - inset, colour)
        canvas.box(Area(x - r + inset, area.y + r, 2 * (r - inset), area.h - r), colour, radius=0)
    for place, turn in enumerate((1, -1, 1)):
        y = area.y + area.h * (0.36 + 0.24 * place)
        start, end = (x - turn * (r - 24), y), (x + turn * r * 0.28, y + area.h * 0.11)
        canvas.line(start, end, rgb("#2a1a0c"), 12)
        canvas.line(start, end, rgb("#8f6234"), 7)


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
        made.append(Area(x - side / 2, y - side / 2, side, side))
    return made


def _tray(canvas: Canvas, area: Area, tower: Area, now: Attack, throw: DiceThrow) -> None:
    """Paint the tray with landed and falling dice."""
    canvas.panel("encounter-tray", None, area, _felt, solid=False)
    faces = now.dice or ()
    for place, (face, slot) in enumerate(zip(faces, _slots(area.inset(16, 14), len(faces)), strict=True)):
        start, span = FALL * place / (len(faces) + 1), FALL * 2 / (len(faces) + 1)
        share = min(1.0, max(0.0, (throw.thrown - start) / span))
        if share >= 1.0:
            _die(canvas, slot, face, TURNS[place % 4])
        elif share > 0 and tower.h:
            x = tower.centre[0] + sin(share * 3 * pi) * tower.w * 0.16
            y = tower.y + tower.h * 0.2 + (slot.centre[1] - tower.y - tower.h * 0.2) * share**1.6
            side = slot.w * 0.6
            _die(canvas, Area(x - side / 2, y - side / 2, side, side), 0, share * 400)


def _felt(canvas: Canvas, area: Area) -> None:
    canvas.box(area, (rgb("#6b4a26"), rgb("#432c14")), rgb("#b08d4f"), width=2, radius=8)
    canvas.box(area.inset(10), (FELT, mix(FELT, BLACK, 0.5)), BLACK, width=2, radius=5)


def _die(canvas: Canvas, area: Area, face: int, turn: float) -> None:
    """Paint a die that shows `face` shields."""
    picture, rect = f"terrorscape/tokens/die-{face}", canvas.rect(area)
    if art.has(picture):
        made = pygame.transform.rotozoom(art.scaled(picture, rect.w, rect.h), turn, 1.0)
        canvas.surface.blit(made, made.get_rect(center=rect.center))
        return
    canvas.box(area, (rgb("#fff8e6"), rgb("#d9cba6")), rgb("#6b5230"), width=2, radius=10)
    for place in range(face):
        signs.shield(canvas, (area.x + area.w * (place + 1) / (face + 1), area.centre[1]), area.w * 0.12, rgb("#9a2a22"))


def _result(canvas: Canvas, area: Area, t: State, now: Attack, throw: DiceThrow) -> None:
    """Paint the sum, then the two numbers, then the verdict."""
    divider.plate(canvas, area)
    inner = area.inset(12, 10)
    top, numbers, words, foot = rows(inner, (36, 110, 34, 56), 4)
    judged = throw.judged if now.result is not None else -1.0
    landed = now.dice is not None and throw.thrown >= FALL
    if landed:
        said = _sum_words(now, all_of_it=judged >= 0)
        fits = canvas.block(said, top, 21, "text", 13)
        canvas.paragraph(said, top, fits, P.title, align="centre", middle=True)
    total = str(now.result.total) if now.result is not None and judged >= 0 else str(sum(now.dice or ())) if landed else "?"
    waits = mix(AGAINST, BLACK, 0.15) if judged < BEAT else AGAINST
    left, right = Area(inner.x, 0, inner.w / 2, 0), Area(inner.x + inner.w / 2, 0, inner.w / 2, 0)
    for part, value, label, colour in (
        (left, total, say("ui-ts-enc-defence"), GOLD), (right, str(needed(t, now)), say("ui-ts-enc-against"), waits),
    ):  # fmt: skip
        size = canvas.fitting(value, min(84.0, numbers.h * 0.78 / max(1.0, canvas.stretch)), part.w - 8, "bold", 0.3)
        canvas.within(value, Area(part.x, numbers.y, part.w, numbers.h), size, colour, face="bold")
        fits = canvas.fitting(label, 21, part.w - 4, least=0.5)
        canvas.text(label, (part.centre[0], words.y), fits, mix(colour, (255, 255, 255), 0.3), align="centre")
    _verdict(canvas, foot, now, shown=judged >= 2 * BEAT)


def _sum_words(now: Attack, *, all_of_it: bool) -> str:
    """The composition of the defence."""
    dice, bonus = sum(now.dice or ()), now.result.bonus if now.result is not None and all_of_it else 0
    return say("ui-ts-enc-sum", dice=dice, bonus=bonus) if bonus else say("ui-ts-enc-sum-dice", dice=dice)


def _verdict(canvas: Canvas, area: Area, now: Attack, *, shown: bool) -> None:
    """Paint whether the defence holds."""
    if now.result is None or not shown:
        words = say("ui-ts-enc-tie")
        size = canvas.block(words, area, 20, "italic", 13)
        canvas.paragraph(words, area, size, divider.PALE, face="italic", align="centre", middle=True)
        return
    good = now.result.success
    words, colour = say("ui-ts-enc-holds" if good else "ui-ts-enc-fails", who=now.defender), GREEN if good else RED_LIGHT
    canvas.box(area, mix(colour, BLACK, 0.72), colour, width=2, radius=5)
    size = canvas.block(words, area.inset(10, 2), 26, "bold", 13)
    canvas.paragraph(words, area.inset(10, 2), size, mix(colour, (255, 255, 255), 0.5), face="bold", align="centre", middle=True)


def _rest(canvas: Canvas, area: Area, t: State) -> None:
    """Paint keys, barricades and rescue, as far as they are public."""
    divider.plate(canvas, area)
    lines: list[tuple[signs.Sign, str]] = [
        (signs.key, say("ui-ts-keys", keys=t.keys, most=NUMBERS.keys)),
        (signs.planks, say("ui-ts-enc-barricades", left=len(t.barricades), most=NUMBERS.barricades)),
        (signs.radio, say("ui-ts-told-rescue", state=divider.rescue_words(t))),
    ]
    for (sign, words), row in zip(lines, rows(area.inset(14, 10), len(lines), 2), strict=True):
        r = min(12.0, row.h * 0.4)
        sign(canvas, (row.x + r, row.centre[1]), r, divider.GOLD)
        room = Area(row.x + 2 * r + 8, row.y, row.w - 2 * r - 8, row.h)
        size = canvas.fitting(words, 21, room.w, least=0.5)
        canvas.text(words, (room.x, room.centre[1] - canvas.high(size) / 2), size, divider.CREAM)

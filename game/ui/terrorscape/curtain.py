"""Between two sides at one screen: a cloth over the half that comes next, a shutter over the other, and a key that has to be held.

Nothing secret is ever painted beneath either: what a side knows is drawn once its curtain has risen, and not before.
"""

from collections.abc import Set
from math import cos, pi, sin

from game.match import Match
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.text import Speaker, say
from game.ui.canvas import Area, Canvas
from game.ui.lay import middle
from game.ui.show import arrive
from game.ui.terrorscape import signs
from game.ui.terrorscape.figures import medal
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.theme import BLACK, TERRORSCAPE, mix, rgb

P = TERRORSCAPE
RISE = 450.0
"""Milliseconds in which it rises."""
HOLD = 600.0
"""Milliseconds for which a key has to be held."""
DRAIN = 2.0
"""How many times faster the ring empties than it fills."""
VELVET = (rgb("#1a0407"), rgb("#6d1a24"), rgb("#8a2430"), rgb("#4a1119"))
STEEL, STEEL_LOW, SLAT = rgb("#3c505b"), rgb("#1a252c"), rgb("#0c1418")
OMITTED: tuple[type[Event], ...] = (event.KillerTurnBegan, event.KillerRested, event.StrengthChanged, event.DefenderNamed)


class Curtain:
    """How long a key has been held, and what everybody has heard since the side that comes next was asked last."""

    def __init__(self) -> None:
        self.held = 0.0
        self.pressed = False
        self.recap: list[Event] = []
        self.gone = RISE

    def fall(self, match: Match, seats: Set[Seat]) -> None:
        """Come down for the holders of `seats`."""
        self.held, self.pressed = 0.0, False
        heard = match.seen(None)
        last = max((place for place, action in enumerate(match.actions) if action.seat in seats), default=-1)
        self.recap = [one for events in heard[last + 2 :] for one in events if not isinstance(one, OMITTED)]

    @property
    def held_long_enough(self) -> bool:
        """Whether it may rise."""
        return self.held >= HOLD

    def rise(self, *, still: bool) -> None:
        """Begin to go up; at once where nothing may move."""
        self.gone, self.pressed = (RISE if still else 0.0), False

    def lifted(self, dt: float) -> bool:
        """Let time pass while it goes up; True if it has gone a little further."""
        before, self.gone = self.gone, min(RISE, self.gone + dt)
        return self.gone != before

    def update(self, dt: float) -> bool:
        """Let time pass; True if the ring has changed."""
        before = self.held
        self.held = self.held + dt if self.pressed else max(0.0, self.held - dt * DRAIN)
        return self.held != before


def shutter(canvas: Canvas, area: Area, side: str) -> None:
    """A half that is shut."""
    canvas.panel(f"shutter-{side}", (area, canvas.look), area, lambda c, a: _shutter(c, a, side))


def _shutter(canvas: Canvas, area: Area, side: str) -> None:
    canvas.box(area, STEEL_LOW, radius=0)
    inner, high = area.inset(24, 24), 30.0
    for place in range(int(inner.h // high) + 1):
        y = inner.y + place * high
        canvas.box(Area(inner.x, y, inner.w, min(high - 4, inner.y + inner.h - y)), (STEEL, SLAT), radius=0)
    canvas.box(Area(area.centre[0] - 14, area.y, 28, area.h), (STEEL, STEEL_LOW), BLACK, radius=0)
    canvas.frame(area.inset(6), STEEL, width=10, radius=2)
    x, y = area.centre
    r = min(104.0, area.w * 0.3)
    canvas.circle((x, y - r * 0.4), r, rgb("#7d949c"))
    canvas.circle((x, y - r * 0.4), r - 4, rgb("#1c262b"))
    signs.lock(canvas, (x, y - r * 0.4), r * 0.4, rgb("#d3dde0"))
    title, note = say(f"ui-ts-shut-{side}"), say(f"ui-ts-shut-{side}-note")
    wide = min(area.w - 12, 464.0)
    size = canvas.fitting(title, 28, wide - 24, "title")
    high = canvas.tall(title, size, wide - 24, "title") + canvas.tall(note, 22, wide - 24, "italic") + 26
    plate = Area(x - wide / 2, y + r + 10, wide, high)
    canvas.box(plate, rgb("#0f171b"), rgb("#34505a"), width=2)
    used = canvas.paragraph(title, plate.inset(12, 12), size, P.text, face="title", align="centre")
    canvas.paragraph(note, plate.inset(12, 12).moved(0, used + 2), 22, P.muted, face="italic", align="centre")


def cloth(canvas: Canvas, area: Area, t: State, side: str, curtain: Curtain, speaker: Speaker) -> None:
    """The half that comes next: who, and that a key is to be held; what everybody heard meanwhile."""
    canvas.panel(f"cloth-{side}", (area, canvas.look), area, _velvet)
    x, room = area.centre[0], area.w - 60
    title = say(f"ui-ts-next-{side}")
    size = canvas.fitting(title, 52, room, "title", 0.4)
    y = area.y + area.h * 0.3
    _faces(canvas, (x, area.y + area.h * 0.2), min(60.0, area.h * 0.07), t, side)
    canvas.paragraph(title, Area(area.x + 30, y, room, 400), size, rgb("#fdeccb"), face="title", align="centre")
    y += canvas.tall(title, size, room, "title") + 6
    canvas.text(say("ui-ts-hold"), (x, y), 36, rgb("#ffdf9a"), face="italic", align="centre", halo=True)
    _ring(canvas, (x, y + canvas.high(36) + 84), 56.0, min(1.0, curtain.held / HOLD))
    foot = say(f"ui-ts-look-away-{SURVIVORS if side == KILLER else KILLER}")
    low = area.y + area.h - canvas.high(24) - 24
    canvas.text(foot, (x, low), 24, rgb("#e6c9a8"), face="italic", align="centre", halo=True)
    _recap(canvas, Area(area.x, y + canvas.high(36) + 160, area.w, low - 20 - y - canvas.high(36) - 160), side, curtain, speaker)


def rising(canvas: Canvas, area: Area, side: str, curtain: Curtain) -> None:
    """The cloth on its way up, over a half that may be seen already."""
    kept = canvas.panels.get(f"cloth-{side}")
    if curtain.gone < RISE and kept is not None:  # it hung there until now
        with canvas.clip(area):
            canvas.surface.blit(kept[2], kept[1].move(0, -canvas.pixels(area.h * arrive(curtain.gone / RISE))))


def _velvet(canvas: Canvas, area: Area) -> None:
    folds = max(6, round(area.w / 70))
    wide = area.w / folds
    for place in range(folds):
        steps = 8
        for part in range(steps):
            light = 0.5 + 0.5 * sin(2 * pi * part / steps + place * 1.7)
            x = area.x + (place + part / steps) * wide
            colour = mix(VELVET[0], VELVET[2], 0.15 + 0.55 * light)
            canvas.box(Area(x, area.y, wide / steps + 1, area.h), (colour, mix(colour, BLACK, 0.55)), radius=0)
    canvas.box(Area(area.x, area.y, area.w, 58), (VELVET[0], VELVET[3]), radius=0)
    canvas.line((area.x, area.y + 26), (area.x + area.w, area.y + 26), rgb("#d9a850"), 4)
    for place in range(int(area.w // 60) + 1):
        canvas.circle((area.x + 30 + place * 60, area.y + 58), 30, VELVET[3])
        canvas.circle((area.x + 30 + place * 60, area.y + 58), 30, rgb("#d9a850"), 3)


def _faces(canvas: Canvas, at: tuple[float, float], r: float, t: State, side: str) -> None:
    """Who comes next."""
    if side == KILLER:
        medal(canvas, at, r, t.killer, rgb("#c9d6da"))
        return
    for number, one in enumerate(t.survivors):
        medal(
            canvas, (at[0] + (number - 1) * r * 1.9, at[1]), r, one.id, signs.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate)
        )


def _ring(canvas: Canvas, at: tuple[float, float], r: float, share: float) -> None:
    """The ring that fills while the key is held."""
    canvas.circle(at, r, rgb("#5a3022"))
    canvas.circle(at, r - 12, rgb("#1d0a0c"))
    number = max(1, round(48 * share)) if share else 0
    for place in range(number):
        one, other = (-pi / 2 + 2 * pi * (place + part) / 48 for part in (0, 1))
        start = at[0] + (r - 6) * cos(one), at[1] + (r - 6) * sin(one)
        canvas.line(start, (at[0] + (r - 6) * cos(other), at[1] + (r - 6) * sin(other)), P.focus, 11)
    x, y = at
    canvas.box(Area(x - 20, y - 18, 40, 34), rgb("#1d0a0c"), P.focus, width=3)
    canvas.line((x, y - 10), (x, y + 4), P.focus, 4)
    canvas.shape([(x - 8, y), (x + 8, y), (x, y + 9)], P.focus)


def _recap(canvas: Canvas, room: Area, side: str, curtain: Curtain, speaker: Speaker) -> None:
    """What happened for everybody to hear, the newest last, as much as there is room for."""
    lines = [words for one in curtain.recap if (words := " ".join(speaker.event(one).split()))]
    if not lines or room.h < 90:
        return
    box = middle(room, min(room.w - 40, 640.0 * max(1.0, canvas.stretch**0.5)), room.h)
    inner = box.inset(26, 14)
    title = say(f"ui-ts-meanwhile-{side}")
    head = canvas.high(26, "title") + 8
    shown, used = list[str](), head
    for words in reversed(lines):
        high = canvas.tall(words, 24, inner.w - 26) + 6
        if used + high > inner.h:
            break
        shown.insert(0, words)
        used += high
    box = Area(box.x, box.y, box.w, used + 28)
    canvas.box(box, rgb("#160809"), rgb("#8a6a3a"), width=2, alpha=235)
    canvas.text(
        title, (box.centre[0], box.y + 12), canvas.fitting(title, 26, inner.w, "title"), P.title, face="title", align="centre"
    )
    y = box.y + 14 + head
    for words in shown:
        canvas.circle((inner.x + 6, y + canvas.high(24) / 2), 5, signs.LAMP)
        y += canvas.paragraph(words, Area(inner.x + 26, y, inner.w - 26, 400), 24, P.text) + 6

"""A demo in which nobody plays, of any game: what leads out of it, how long its end stays, and the band below that tells what happens."""

from collections.abc import Sequence
from math import ceil

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, Colour, mix, rgb
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.demo_slot import DemoSlot
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.demo_client import touches
from game.ui.widgets.controls import hints, hints_width
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_left, off_right
from game.ui.widgets.screen import Screen

READ, LETTER = 900.0, 26.0
"""Milliseconds for which something that is told stays at least, and more for each of its letters."""
SHOWN = 12_000.0
"""Milliseconds that the end stays."""
LINES = 2.2
"""So many lines of words have room in the band."""
BRIGHT = rgb("#fff6e0")


def reading(words: str) -> float:
    """The milliseconds for which words stay at least."""
    return READ + LETTER * len(words)


class DemoScreen(Screen):
    """One night of a demo. The way out leads out; any other touch leads to the set-up: a night that everybody has seen open cannot be played on."""

    name = "demo"
    attract = True

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context)
        self.slot, self.left = slot, SHOWN

    def fade(self, dt: float) -> Navigation | None:
        """Let the end stay for a while; then comes the next night."""
        before = self.seconds
        self.left -= dt
        self.dirty = self.dirty or self.seconds != before
        return self.following() if self.left <= 0 else None

    @property
    def seconds(self) -> int:
        """How long until the next night."""
        return max(0, ceil(self.left / 1000))

    def next_up(self) -> str:
        """What comes next, and when."""
        return say("ui-demo-next-up", game=say(f"game-{self.slot.following().game}"), seconds=self.seconds)

    def following(self) -> Navigation:
        """To the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    def leave(self) -> Navigation | None:
        """Leave the demo, if it has an exit."""
        self.context.agent_worker.cancel()
        return Goto("menu") if self.slot.has_exit else None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """The way out, or the set-up."""
        if event.type == pygame.KEYDOWN and input_action(event) == "back":
            return self.leave() if self.slot.has_exit else None
        if touches(event):
            self.context.agent_worker.cancel()
            return Goto("setup", self.slot.game)
        self.dirty = self.dirty or event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
        return None

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Nothing can be chosen."""
        return []


# ------------------------------------------------------------------ the band


def deep(canvas: Canvas) -> float:
    """How high the band is."""
    return canvas.high(26) * LINES + 40


def band(canvas: Canvas, area: Area, scene: DemoScreen, told: str, invite: str, colour: Colour, *, over: bool) -> None:
    """The band: that this is a demo, what is told (brightly once it is over), and how somebody comes to play himself."""
    palette = scene.palette
    canvas.box(area.inset(-4, 0), (mix(palette.panel, palette.deep, 0.3), palette.deep), palette.line, radius=0)
    inner, word = area.inset(20, 12), say("ui-demo-sign")
    sign, rest = off_left(inner, canvas.wide(word, 24, "bold") + 36, 18)
    high = min(sign.h, canvas.high(24, "bold") + 18)
    sign = Area(sign.x, sign.centre[1] - high / 2, sign.w, high)
    canvas.box(sign, (GOLD, GOLD_LOW), None, radius=6)
    canvas.within(word, sign, 24, INK, face="bold")
    aside, words = off_right(rest, min(rest.w * 0.34, canvas.wide(invite, 22, "bold") + 30), 24)
    size = canvas.block(told, words, 26, "bold", 13)
    canvas.paragraph(told, words, size, BRIGHT if over else palette.text, face="bold", middle=True)
    _invite(canvas, scene, aside, invite, colour)


def _invite(canvas: Canvas, scene: DemoScreen, area: Area, words: str, colour: Colour) -> None:
    """That anybody may play, and the way out if there is one."""
    way_out = scene.context.input.cap("back") if scene.slot.has_exit else ""
    pairs = [(way_out, say("ui-demo-leave"))] if way_out else []
    low = 36.0 if pairs and area.h > canvas.high(22) + 38 and hints_width(canvas, pairs) <= area.w else 0.0
    top = area._replace(h=area.h - low)
    canvas.paragraph(words, top, canvas.block(words, top, 22, "bold", 12), colour, face="bold", align="right", middle=True)
    if low:
        hints(canvas, area.x + area.w, area.y + area.h - 33, pairs, scene.palette)

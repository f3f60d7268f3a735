"""The base of the demos of all games: how to leave, how long the end is shown, and the band with the commentary."""

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
"""The minimum milliseconds for a message, and more for each of its letters."""
SHOWN = 12_000.0
"""The milliseconds for which the end of a match is shown."""
LINES = 2.2
"""The lines of text that fit into the band."""
BRIGHT = rgb("#fff6e0")


def reading(words: str) -> float:
    """The minimum milliseconds for a message."""
    return READ + LETTER * len(words)


class DemoScreen(Screen):
    """One match of a demo. The exit leaves it; any other press opens the set-up, because a match seen with all secrets cannot be played on."""

    name = "demo"
    attract = True

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context)
        self.slot, self.left = slot, SHOWN

    def fade(self, dt: float) -> Navigation | None:
        """Advance the time of the end; then start the next match."""
        before = self.seconds
        self.left -= dt
        self.dirty = self.dirty or self.seconds != before
        return self.following() if self.left <= 0 else None

    @property
    def seconds(self) -> int:
        """The seconds until the next match."""
        return max(0, ceil(self.left / 1000))

    def next_up(self) -> str:
        """The sentence about the next match."""
        return say("ui-demo-next-up", game=say(f"game-{self.slot.following().game}"), seconds=self.seconds)

    def following(self) -> Navigation:
        """Start the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    def leave(self) -> Navigation | None:
        """Leave the demo, if it has an exit."""
        self.context.agent_worker.cancel()
        return Goto("menu") if self.slot.has_exit else None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Leave, or open the set-up."""
        if event.type == pygame.KEYDOWN and input_action(event) == "back":
            return self.leave() if self.slot.has_exit else None
        if touches(event):
            self.context.agent_worker.cancel()
            return Goto("setup", self.slot.game)
        self.dirty = self.dirty or event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
        return None

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """There are no targets."""
        return []


# ------------------------------------------------------------------ the band


def deep(canvas: Canvas) -> float:
    """The height of the band."""
    return canvas.high(26) * LINES + 40


def band(canvas: Canvas, area: Area, scene: DemoScreen, told: str, invite: str, colour: Colour, *, over: bool) -> None:
    """Draw the band: that this is a demo, the message (brighter once it is over), and how to play."""
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
    """Draw the invitation to play, and the exit if there is one."""
    way_out = scene.context.input.cap("back") if scene.slot.has_exit else ""
    pairs = [(way_out, say("ui-demo-leave"))] if way_out else []
    low = 36.0 if pairs and area.h > canvas.high(22) + 38 and hints_width(canvas, pairs) <= area.w else 0.0
    top = area._replace(h=area.h - low)
    canvas.paragraph(words, top, canvas.block(words, top, 22, "bold", 12), colour, face="bold", align="right", middle=True)
    if low:
        hints(canvas, area.x + area.w, area.y + area.h - 33, pairs, scene.palette)

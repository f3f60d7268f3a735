"""The page about the commitment to a seed: what it is, what it proves, and seed and salt once the match is over."""

from collections.abc import Sequence

import pygame

from game.match.commitment import EXPLAINED, Commitment
from game.text import say, use
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import ARROWS, input_action
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.widgets.boxes import Box, Line, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import Column, Row, Scrolled, Sized, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import STEP, Scroll, middle
from game.ui.widgets.pressed import Button
from game.ui.widgets.screen import Screen

WIDEST = 1240.0
"""The greatest width of the page, for text of nominal size."""
TITLE, LARGE, TEXT = 44.0, 38.0, 26.0
PAD, GAP = 28.0, 16.0


class FairnessScene(Screen):
    """The commitment in large digits and what it proves. `seed` is that of a match that is over: only then it is shown, with the salt."""

    name = "fairness"

    def __init__(self, context: AppContext, commitment: Commitment | None, game: str, seed: int | None = None) -> None:
        ui = game_ui(game).setup
        self.palette, self.bed, self.ground_picture = ui.palette, ui.bed, ui.ground
        super().__init__(context)
        use(game=game)
        self.commitment, self.seed = commitment, seed
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.placed = Placed()

    def back(self) -> Navigation | None:
        """Return to the scene below."""
        return Back()

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Scroll with up and down, if the page is higher than the window."""
        step = ARROWS.get(input_action(event), (0, 0))[1]
        if step and self.scroll.most:
            self.scroll.top += step * STEP
            return None
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The key that begins a match, or opens the pause, closes the page."""
        return Back() if input_action(event) in ("begin", "menu") else None

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Place the page: everything scrolls but the button back."""
        wide = min(canvas.room.w - 48, WIDEST * max(1.0, canvas.stretch))
        room = middle(canvas.room, wide, canvas.room.h - 32)
        button = Button("back", say("ui-back"), self.back, self.palette, "bar", cap=self.context.input.cap("back"), primary=True)
        foot, lines = Row(Space(), button, Space(), gap=0, grow=(0, 2)), Column(*self._lines())
        high = min(lines.high(canvas, wide - 2 * PAD - 16) + 16, room.h - foot.high(canvas, wide) - 2 * PAD - GAP)
        sheet = panel(Sized(Scrolled(lines, self.scroll, self.palette, margin=8), h=high), self.palette, pad=(PAD, PAD))
        page = Column(Space(), sheet, Space(GAP), foot, Space(), grow=(0, -1))
        self.placed = place(page, canvas, room, Pointing(self.focus, self.pointer))
        return self.placed.targets

    def _lines(self) -> list[Box]:
        """The commitment, seed and salt, and what they prove."""
        p, made = self.palette, self.commitment
        lines: list[Box] = [
            Line(say("fairness-title"), TITLE, p.title, "title", least=0.4),
            Space(12),
        ]
        if made is not None:
            lines += [Text(say("fairness-commitment", commitment=made.shown), LARGE, p.accent, "bold", selectable=True), Space(8)]
        if made is not None and self.seed is not None:
            opened = say("fairness-seed", seed=str(self.seed), salt=made.salt)
            lines += [Text(opened, TEXT, p.text, selectable=True), Space(8)]
        for message in EXPLAINED:
            lines += [Space(12), Text(say(message), TEXT, p.text, selectable=True)]
        return lines

    def paint(self, canvas: Canvas) -> None:
        """Paint the page."""
        self.placed.paint(canvas, self.focus.current)

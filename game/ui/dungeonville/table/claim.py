"""The dialog before a claim of victory: the claimant, the cost of a wrong claim, the secret score (DV-107, DV-116, DV-117)."""

from functools import partial

import pygame

from game.rules.dungeonville.choice import Claim
from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.panels.secrets import SECRET_INK, own_score
from game.ui.dungeonville.style import LIGHT_INK, SECRET_GROUND, P, parchment
from game.ui.dungeonville.table.held_keys import is_held, is_secrets_event, secrets_key_name
from game.ui.dungeonville.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import middle, off_bottom, rows


class ClaimDialog:
    """A button for each person at this screen, and one to go back."""

    toggle_action = "claim"
    first: object = "back"

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.held = False

    def take(self, event: pygame.event.Event) -> bool:
        """Hold the key for secrets, or release it."""
        if event.type == pygame.WINDOWFOCUSLOST or is_secrets_event(event):
            self.held = is_held(event, self.held, again=self.table.context.input.again)
            return True
        return False

    @property
    def score(self) -> str:
        """The own score of the only person here; of several, that of the one whose button is in focus while the key is held."""
        table, key = self.table, self.table.focus.current
        if table.client.sole_seat is not None:
            return own_score(table, table.client.sole_seat)
        if self.held and isinstance(key, tuple):
            return own_score(table, key[1])
        return say("ui-dv-claim-score", secret=secrets_key_name(table.context.input))

    def close(self) -> Navigation | None:
        """Back to the table."""
        self.table.dialog = None
        return None

    def claim(self, seat: int) -> Navigation | None:
        """Claim victory."""
        self.table.dialog = None
        return self.table.answer(Claim(), seat)

    def _words(self) -> tuple[str, str]:
        return say("ui-dv-claim-title"), say("ui-dv-claim-note", goal=self.table.state.options.goal)

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, list[Area]]:
        """The dialog, its text, and its buttons."""
        _title, note = self._words()
        wide = min(canvas.room.w - 40, 720.0 * max(1.0, canvas.stretch**0.7))
        button_height = button_size(canvas, say("ui-dv-claim-seat", seat=name(COLOURS[0])))[1] + 8
        count = len(self.table.client.person_seats) + 1
        score = max(canvas.tall(self.score, 22, wide - 96), 2 * canvas.high(22)) + 20
        high = canvas.high(36, "title") + canvas.tall(note, 24, wide - 64) + score + count * (button_height + 10) + 100
        area = middle(canvas.room.inset(10), wide, high)
        low, words = off_bottom(area.inset(32, 24), count * (button_height + 10), 12)
        return area, words, rows(low, count, 10)

    def targets(self, canvas: Canvas) -> list[Target]:
        """A button for each person, and one to go back."""
        areas = self._areas(canvas)[2]
        made = [
            Target(("claim", seat), area, partial(self.claim, seat), "answers", say("ui-dv-claim-seat", seat=name(COLOURS[seat])))
            for seat, area in zip(self.table.client.person_seats, areas, strict=False)
        ]
        return [*made, Target("back", areas[-1], self.close, "answers", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """The dialog."""
        area, words, _ = self._areas(canvas)
        title, note = self._words()
        parchment(canvas, area)
        canvas.text(title, (words.x, words.y), 36, P.title, face="title", room=words.w)
        y = words.y + canvas.high(36, "title") + 8
        y += canvas.paragraph(note, Area(words.x, y, words.w, words.y + words.h - y), 24, P.text) + 12
        band = Area(words.x, y, words.w, max(40.0, words.y + words.h - y))
        canvas.box(band, SECRET_GROUND, SECRET_INK, width=2, radius=8)
        room = band.inset(16, 4)
        size = canvas.block(self.score, room, 22, "bold", 14)
        canvas.paragraph(self.score, room, size, LIGHT_INK, face="bold", middle=True)
        for item in self.table.focus.targets:
            button(canvas, item.area, item.label, P, focused=self.table.focused(item.key), primary=item.key != "back")

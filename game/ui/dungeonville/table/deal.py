"""After the deal every person sees the own deed: alone at once, several in turn while the key for secrets is held (DV-013)."""

import pygame

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.panels.secrets import SECRET_INK
from game.ui.dungeonville.style import LIGHT_INK, SECRET_GROUND, P, deed_card, parchment, portrait
from game.ui.dungeonville.table.held_keys import SECRETS_ACTION, is_held, is_secrets_event, secrets_key_name
from game.ui.dungeonville.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.widgets.controls import button, button_size, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import middle, off_bottom, off_left, off_top

SHAPE = 1.4
"""The height of a deed, relative to its width."""


class DealDialog:
    """A page for each person at this screen, with the deed face down until the key for secrets is held."""

    toggle_action = "deal"
    first: object = "close"

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.seats = list(table.client.person_seats)
        self.held = False

    @property
    def seat(self) -> int:
        """Whose deed it is."""
        return self.seats[0]

    @property
    def is_open(self) -> bool:
        """Whether the deed is face up."""
        return self.held or self.table.client.sole_seat is not None

    def take(self, event: pygame.event.Event) -> bool:
        """Hold the key for secrets, or release it."""
        if event.type == pygame.WINDOWFOCUSLOST or is_secrets_event(event):
            self.held = is_held(event, self.held, again=self.table.context.input.again)
            return True
        return False

    def close(self) -> Navigation | None:
        """Turn to the next person; after the last one the match begins."""
        self.held, self.table.dirty = False, True
        if len(self.seats) > 1:
            self.seats = self.seats[1:]
        else:
            self.table.dialog = None
        return None

    # ------------------------------------------------------------------ words

    @property
    def title(self) -> str:
        """The title of the page."""
        return say("ui-dv-deal-title", seat=name(COLOURS[self.seat]), alone=self.table.client.sole_seat is not None)

    @property
    def words(self) -> str:
        """What to do, or what the deed says."""
        if not self.is_open:
            return say("ui-dv-deal-hold", secret=secrets_key_name(self.table.context.input))
        view = self.table.client.private_view(self.seat).state
        return say("ui-dv-deal-deed", dungeon=name(view.deeds[self.seat].face), goal=view.options.goal)

    @property
    def continue_label(self) -> str:
        """The label of the button."""
        return say("ui-dv-next", seat=name(COLOURS[self.seats[1]])) if len(self.seats) > 1 else say("ui-dv-deal-begin")

    # ------------------------------------------------------------------ layout

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area, Area]:
        """The dialog, its title, the deed, the text beside it, and the button."""
        stretch = max(1.0, canvas.stretch**0.6)
        area = middle(canvas.room.inset(14), 980 * stretch, 620 * stretch)
        foot, body = off_bottom(area.inset(36, 28), button_size(canvas, self.continue_label, key=self._key())[1] + 6, 18)
        head, body = off_top(body, max(64.0, canvas.high(40, "title")), 12)
        card, words = off_left(body, min(body.h / SHAPE, body.w * 0.4), 32)
        wide = min(foot.w, button_size(canvas, self.continue_label, key=self._key())[0] + 40)
        return area, head, card, words, Area(foot.centre[0] - wide / 2, foot.y, wide, foot.h)

    def _key(self) -> str:
        return self.table.context.input.cap("take")

    def targets(self, canvas: Canvas) -> list[Target]:
        """The button."""
        return [Target("close", self._areas(canvas)[4], self.close, "answers", self.continue_label)]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The page; with several persons, in front of the curtain."""
        if self.table.client.sole_seat is None and art.has("dungeonville/curtain-wide"):
            canvas.picture("dungeonville/curtain-wide", canvas.room, cover=True)
        area, head, card, words, button_area = self._areas(canvas)
        parchment(canvas, area)
        face, title = off_left(head, head.h, 16)
        portrait(canvas, face, self.seat)
        canvas.within(self.title, title, canvas.fitting(self.title, 40, title.w, "title"), P.title, face="title", align="left")
        canvas.box(card.inset(-6), SECRET_GROUND, SECRET_INK, width=2, radius=10)
        self._deed(canvas, card.inset(8))
        canvas.box(words, SECRET_GROUND, SECRET_INK, width=2, radius=10)
        room = words.inset(22, 16)
        if not self.is_open:
            cap, room = off_bottom(room, 40, 10)
            key_cap(canvas, (cap.x, cap.y), self.table.context.input.cap(SECRETS_ACTION), P)
        size = canvas.block(self.words, room, 28, least=13)
        canvas.paragraph(self.words, room, size, LIGHT_INK, middle=True)
        focused = self.table.focused("close")
        button(canvas, button_area, self.continue_label, P, key=self._key(), focused=focused, primary=True)

    def _deed(self, canvas: Canvas, area: Area) -> None:
        """The deed, face up or face down."""
        if self.is_open:
            deed_card(canvas, area, self.table.client.private_view(self.seat).state.deeds[self.seat].face)
        else:
            wide = min(area.w, area.h / SHAPE)
            canvas.picture("dungeonville/cards/back-deed", positions.square(area.centre, wide, SHAPE))

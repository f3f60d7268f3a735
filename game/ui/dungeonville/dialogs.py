"""Dialogs that show a wizard's secrets while the key for them is held: the deal, and the claim of victory."""

import pygame

from game.rules.dungeonville.choice import Claim
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.panels.secrets import SECRET_INK
from game.ui.dungeonville.style import LIGHT_INK, SECRET_GROUND, P, deed_card, parchment, portrait
from game.ui.dungeonville.town import score_words
from game.ui.table.acts import Answer, Close, TableHost
from game.ui.table.handover import SECRETS_ACTION, is_held, is_secrets_event
from game.ui.widgets.controls import button, button_size, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import middle, off_bottom, off_left, off_top, rows


class SecretsDialog:
    """A dialog over the table `on`. Where several persons play, it shows secrets only while their key is `held`."""

    def __init__(self, on: TableHost) -> None:
        facts = on.facts()
        self.on, self.held, self.sole, self.persons = on, False, facts.sole, facts.persons

    def take(self, event: pygame.event.Event) -> bool:
        """Hold the key for secrets, or release it."""
        if event.type == pygame.WINDOWFOCUSLOST or is_secrets_event(event):
            self.held = is_held(event, self.held, again=self.on.context.input.again)
            return True
        return False

    def view(self, seat: Seat) -> State:
        """The observation of a wizard, while only its player looks."""
        view: State = self.on.match.view(seat).state
        return view


class ClaimDialog(SecretsDialog):
    """The dialog before a claim of victory: a button for each person at this screen, and one to go back (DV-107, DV-116, DV-117)."""

    toggle_action = "claim"
    first: object = "back"

    @property
    def score(self) -> str:
        """The own score of the only person here; of several, that of the one whose button is in focus while the key is held."""
        key = self.on.focus.current
        seat = self.sole if self.sole is not None else key[1] if self.held and isinstance(key, tuple) else None
        if seat is None:
            return say("ui-dv-claim-score", secret=self.on.secrets_key)
        return score_words(self.view(seat), seat, alone=self.sole == seat)

    def _words(self) -> tuple[str, str]:
        return say("ui-dv-claim-title"), say("ui-dv-claim-note", goal=self.on.facts().state.options.goal)

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, list[Area]]:
        """The dialog, its text, and its buttons."""
        _title, note = self._words()
        wide = min(canvas.room.w - 40, 720.0 * max(1.0, canvas.stretch**0.7))
        button_height = button_size(canvas, say("ui-dv-claim-seat", seat=name(COLOURS[0])))[1] + 8
        count = len(self.persons) + 1
        score = max(canvas.tall(self.score, 22, wide - 96), 2 * canvas.high(22)) + 20
        high = canvas.high(36, "title") + canvas.tall(note, 24, wide - 64) + score + count * (button_height + 10) + 100
        area = middle(canvas.room.inset(10), wide, high)
        low, words = off_bottom(area.inset(32, 24), count * (button_height + 10), 12)
        return area, words, rows(low, count, 10)

    def targets(self, canvas: Canvas) -> list[Target]:
        """A button for each person, and one to go back."""
        areas = self._areas(canvas)[2]
        made = [
            Target(
                ("claim", seat), area, Close(Answer(Claim(), seat)), "answers", say("ui-dv-claim-seat", seat=name(COLOURS[seat]))
            )
            for seat, area in zip(self.persons, areas, strict=False)
        ]
        return [*made, Target("back", areas[-1], Close(), "answers", say("ui-back"))]

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
        for item in self.on.focus.targets:
            button(canvas, item.area, item.label, P, focused=item.key == self.on.focus.current, primary=item.key != "back")


SHAPE = 1.4
"""The height of a deed, relative to its width."""


class DealDialog(SecretsDialog):
    """After the deal every person sees the own deed (DV-013): a page for each person at this screen, with the deed face down until the key for secrets is held."""

    toggle_action = "deal"
    first: object = "close"

    def __init__(self, on: TableHost) -> None:
        super().__init__(on)
        self.seats = list(self.persons)

    @property
    def seat(self) -> int:
        """Whose deed it is."""
        return self.seats[0]

    @property
    def is_open(self) -> bool:
        """Whether the deed is face up."""
        return self.held or self.sole is not None

    def next_page(self) -> Close | None:
        """Turn to the next person; after the last one the match begins."""
        self.held = False
        if len(self.seats) == 1:
            return Close()
        self.seats = self.seats[1:]
        return None

    # ------------------------------------------------------------------ words

    @property
    def title(self) -> str:
        """The title of the page."""
        return say("ui-dv-deal-title", seat=name(COLOURS[self.seat]), alone=self.sole is not None)

    @property
    def words(self) -> str:
        """What to do, or what the deed says."""
        if not self.is_open:
            return say("ui-dv-deal-hold", secret=self.on.secrets_key)
        view = self.view(self.seat)
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
        return self.on.context.input.cap("take")

    def targets(self, canvas: Canvas) -> list[Target]:
        """The button."""
        return [Target("close", self._areas(canvas)[4], self.next_page, "answers", self.continue_label)]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The page; with several persons, in front of the curtain."""
        if self.sole is None and art.has("dungeonville/curtain-wide"):
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
            key_cap(canvas, (cap.x, cap.y), self.on.context.input.cap(SECRETS_ACTION), P)
        size = canvas.block(self.words, room, 28, least=13)
        canvas.paragraph(self.words, room, size, LIGHT_INK, middle=True)
        focused = self.on.focus.current == "close"
        button(canvas, button_area, self.continue_label, P, key=self._key(), focused=focused, primary=True)

    def _deed(self, canvas: Canvas, area: Area) -> None:
        """The deed, face up or face down."""
        if self.is_open:
            deed_card(canvas, area, self.view(self.seat).deeds[self.seat].face)
        else:
            wide = min(area.w, area.h / SHAPE)
            canvas.picture("dungeonville/cards/back-deed", positions.square(area.centre, wide, SHAPE))

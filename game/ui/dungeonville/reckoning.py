"""After an evening in Dungeonville: whose deed was whose, how each score came about, the race, and who knew what when (DV-122)."""

from collections.abc import Sequence

import pygame

from game.match import Match
from game.record import SaveError
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville import reckoning_look
from game.ui.dungeonville.look import P, sheet
from game.ui.dungeonville.reckoning_facts import Told, tell
from game.ui.focus import Item
from game.ui.homeward import cabinet
from game.ui.lay import columns, off_bottom, off_right, off_top, rows
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.theme import DUNGEONVILLE
from game.ui.widgets import button, plate_size

NARROW = 1200.0
"""A window that is narrower than this, for text of its nominal size, shows the deeds and the charts in turn."""


class ReckoningScene(Screen):
    """All deeds lie open. `page` is what a narrow window shows: "deeds" or "charts"."""

    name = "reckoning"
    palette = DUNGEONVILLE

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self.match, self.page = match, "deeds"
        self.t: State = match.view(tuple(match.holders)).state
        self.told: Told | None = self._told()

    def _told(self) -> Told | None:
        try:
            return tell(self.match)
        except SaveError:  # the deeds can be shown all the same
            return None

    @property
    def won(self) -> list[int]:
        """The seats that have won."""
        outcome = self.match.outcome
        return [] if outcome is None else [int(one.removeprefix("seat ")) for one in outcome.winners]

    # ------------------------------------------------------------------ deeds

    def again(self) -> Scene | None:
        """Another evening with the same wizards."""
        from game.ui.dungeonville.table import TableScene

        return TableScene(self.house, self.match.again(self.match.seed + 1))

    def turn(self) -> Scene | None:
        """Show the other page."""
        self.page = "charts" if self.page == "deeds" else "deeds"
        return None

    def home(self) -> Scene | None:
        """Back to the cabinet."""
        return cabinet(self.house)

    def back(self) -> Scene | None:
        """Esc."""
        return self.home()

    def key(self, event: pygame.event.Event) -> Scene | None:
        """No other keys."""
        return None

    # ------------------------------------------------------------------ laying out and painting

    def folded(self, canvas: Canvas) -> bool:
        """Whether there is room for one page alone."""
        return canvas.room.w < NARROW * canvas.stretch

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area, Area]:
        """The sheet, its head, the deeds, the charts and the foot."""
        area = canvas.room.inset(20, 16)
        inner = area.inset(28, 20)
        foot, body = off_bottom(inner, plate_size(canvas, say("ui-dv-again"))[1] + 8, 14)
        head, body = off_top(body, canvas.high(44, "title") + canvas.high(26) + 4, 12)
        charts, deeds = (body, body) if self.folded(canvas) else off_right(body, body.w * 0.46, 20)
        return area, head, deeds, charts, foot

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Again, the other page where there is one, or home."""
        foot = self._areas(canvas)[4]
        wanted = [("again", say("ui-dv-again"), self.again), ("home", say("ui-dv-home-again"), self.home)]
        if self.folded(canvas):
            wanted.insert(1, ("turn", say(f"ui-dv-end-{'charts' if self.page == 'deeds' else 'deeds'}"), self.turn))
        return [
            Item(key, area, act, "answers", words)
            for (key, words, act), area in zip(wanted, columns(foot, len(wanted), 16), strict=True)
        ]

    def paint(self, canvas: Canvas) -> None:
        """The sheet with a row for each wizard, the winner first, and the charts."""
        area, head, deeds, charts, _ = self._areas(canvas)
        sheet(canvas, area)
        outcome = self.match.outcome
        title = say("ui-dv-won", seats=[name(COLOURS[seat]) for seat in self.won])
        canvas.text(title, (head.x, head.y), canvas.fitting(title, 44, head.w, "title"), P.title, face="title")
        if outcome is not None:
            low = head.y + canvas.high(44, "title")
            canvas.text(say(outcome.reason), (head.x, low), 26, P.muted, face="italic", room=head.w)
        if not self.folded(canvas) or self.page == "deeds":
            self._deeds(canvas, deeds)
        if self.told is not None and (not self.folded(canvas) or self.page == "charts"):
            reckoning_look.charts(canvas, charts, self.told)
        for item in self.ring.items:
            button(canvas, item.area, item.label, P, focused=self.focused(item.key), primary=item.key == "again")

    def _deeds(self, canvas: Canvas, area: Area) -> None:
        order = reckoning_look.ranked(self.t, self.won)
        for seat, line in zip(order, rows(area, len(order), 10), strict=True):
            known = None if self.told is None else self.told.known.get(seat)
            reckoning_look.deed_row(canvas, line, self.t, seat, known, best=seat in self.won)

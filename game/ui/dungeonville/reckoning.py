"""After an evening in Dungeonville: whose deed was whose, and how each score came about (DV-122)."""

from collections.abc import Sequence

import pygame

from game.match import Match
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville.look import DUNGEON, EDGE, P, pawn, sheet
from game.ui.focus import Item
from game.ui.homeward import cabinet
from game.ui.lay import columns, middle, off_bottom, off_top, rows
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.theme import DUNGEONVILLE, WHITE
from game.ui.widgets import button, plate_size


class ReckoningScene(Screen):
    """All deeds lie open."""

    name = "reckoning"
    palette = DUNGEONVILLE

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self.match = match
        self.t: State = match.view(tuple(match.holders)).state

    def again(self) -> Scene | None:
        """Another evening with the same wizards."""
        from game.ui.dungeonville.table import TableScene

        return TableScene(self.house, self.match.again(self.match.seed + 1))

    def home(self) -> Scene | None:
        """Back to the cabinet."""
        return cabinet(self.house)

    def back(self) -> Scene | None:
        """Esc."""
        return self.home()

    def key(self, event: pygame.event.Event) -> Scene | None:
        """No other keys."""
        return None

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, list[Area], list[Area]]:
        area = middle(canvas.room.inset(16), 1400, canvas.room.h)
        high = plate_size(canvas, say("ui-dv-again"))[1] + 8
        low, body = off_bottom(area.inset(28, 20), high, 14)
        head, body = off_top(body, canvas.high(44, "title") + canvas.high(26) + 8, 12)
        return area, head, rows(body, len(self.t.wizards), 10), columns(low, 2, 16)

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Again, or home."""
        plates = self._areas(canvas)[3]
        return [
            Item("again", plates[0], self.again, "answers", say("ui-dv-again")),
            Item("home", plates[1], self.home, "answers", say("ui-dv-home-again")),
        ]

    def paint(self, canvas: Canvas) -> None:
        """The sheet with a row for each wizard, the winner first."""
        area, head, lines, _ = self._areas(canvas)
        sheet(canvas, area)
        outcome = self.match.outcome
        won = [] if outcome is None else [int(one.removeprefix("seat ")) for one in outcome.winners]
        title = say("ui-dv-won", seats=[name(COLOURS[seat]) for seat in won])
        canvas.text(title, (head.x, head.y), canvas.fitting(title, 44, head.w, "title"), P.title, face="title")
        if outcome is not None:
            canvas.text(say(outcome.reason), (head.x, head.y + canvas.high(44, "title")), 26, P.muted, face="italic", room=head.w)
        order = sorted(range(len(self.t.wizards)), key=lambda seat: (seat not in won, -true_score(self.t, seat)))
        for seat, line in zip(order, lines, strict=True):
            self._row(canvas, line, seat, best=seat in won)
        for item in self.ring.items:
            button(canvas, item.area, item.label, P, focused=self.focused(item.key), primary=item.key == "again")

    def _row(self, canvas: Canvas, area: Area, seat: int, *, best: bool) -> None:
        t = self.t
        deed = t.deeds[seat].face
        blood = t.blood[deed]
        sheet(canvas, area, P.focus if best else EDGE, wide=4 if best else 2)
        pawn(canvas, (area.x + 46, area.y + area.h / 2 + 36), 72, seat)
        x, y = area.x + 96, area.centre[1] - canvas.high(30, "title") / 2
        canvas.text(name(COLOURS[seat]), (x, y), 30, P.title, face="title", room=area.w * 0.2)
        plate = Area(area.x + area.w * 0.3, area.centre[1] - 22, area.w * 0.2, 44)
        canvas.box(plate, DUNGEON[deed], None, radius=6)
        size = canvas.fitting(name(deed), 22, plate.w - 12, "bold")
        canvas.text(
            name(deed),
            (plate.centre[0], plate.centre[1] - canvas.high(size, "bold") / 2),
            size,
            WHITE,
            face="bold",
            align="centre",
        )
        words = say("ui-dv-sum", graves=sum(t.wizards[seat].graveyard), others=sum(blood) - blood[seat], own=blood[seat])
        canvas.text(words, (plate.x + plate.w + 24, area.centre[1] - canvas.high(22) / 2), 22, P.text, room=area.w * 0.34)
        canvas.text(
            str(true_score(t, seat)),
            (area.x + area.w - 40, area.centre[1] - canvas.high(48, "title") / 2),
            48,
            P.title,
            face="title",
            align="right",
        )

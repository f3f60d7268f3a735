"""Sheets over the table: the whole log, the pause."""

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.text import name, rule_text, say
from game.ui.bindings import PANS
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.scene import Scene
from game.ui.theme import RAVENLOFT, rgb
from game.ui.widgets import button, key_cap, panel

if TYPE_CHECKING:
    from game.ui.ravenloft.sitting import Sitting

P = RAVENLOFT


class Overlay(Protocol):
    """A sheet: its places, its look, the keys it takes before all others, and where the focus begins."""

    first: object

    def places(self, canvas: Canvas) -> list[Item]:
        """The places of the sheet."""
        ...

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        ...

    def take(self, event: pygame.event.Event) -> bool:
        """Take a key or the wheel; True if it was meant for the sheet."""
        ...


class LogSheet:
    """Everything that has happened; a chosen line shows its rule."""

    ROW = 44.0
    deed = "log"

    def __init__(self, table: "Sitting") -> None:
        self.table = table
        self.lines = list(table.play.log)
        self.top = max(0, len(self.lines) - 16)
        self.first: object = ("line", len(self.lines) - 1) if self.lines else "close"

    def take(self, event: pygame.event.Event) -> bool:
        """The wheel and the paging keys scroll; up and down move line by line."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-3 * event.y)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        steps = {pygame.K_PAGEUP: -15, pygame.K_PAGEDOWN: 15, pygame.K_HOME: -99999, pygame.K_END: 99999}
        if event.key in steps:
            self._scroll(steps[event.key])
            return True
        current = self.table.ring.current
        if event.key in (pygame.K_UP, pygame.K_DOWN) and isinstance(current, tuple):
            line = min(max(0, current[1] + (1 if event.key == pygame.K_DOWN else -1)), len(self.lines) - 1)
            self.table.ring.current = ("line", line)
            self.top = min(max(self.top, line - 15), line)
            return True
        return False

    def _scroll(self, step: int) -> None:
        self.top = min(max(0, self.top + step), max(0, len(self.lines) - 16))

    def open(self, place: int) -> Scene | None:
        """Open the rulebook at the rule of a line."""
        rule = self.lines[place].rule
        return self.table.rulebook(rule) if rule else None

    def quoted(self) -> str:
        """The rule of the line in focus."""
        current = self.table.ring.current
        return self.lines[current[1]].rule if isinstance(current, tuple) else ""

    def close(self) -> Scene | None:
        """Back to the table."""
        self.table.overlay = None
        return None

    def places(self, canvas: Canvas) -> list[Item]:
        """The lines in view, and a way back."""
        made = []
        for place in range(self.top, min(self.top + 16, len(self.lines))):
            area = Area(320, 150 + (place - self.top) * self.ROW, 1280, self.ROW - 4)
            made.append(Item(("line", place), area, partial(self.open, place), "lines", self.lines[place].words))
        return [*made, Item("close", Area(1340, 972, 260, 64), self.close, "bar", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """The lines with their rules, and below the rule of the line in focus."""
        panel(canvas, Area(288, 60, 1344, 990), P, line=rgb("#d8a850"))
        canvas.text(say("ui-log"), (320, 76), 40, P.title, face="title")
        ring = self.table.ring
        for item in ring.items:
            if not isinstance(item.key, tuple):
                button(canvas, item.area, item.label, P, key=self.table.house.hand.cap("back"), focused=item.key == ring.current)
                continue
            line = self.lines[item.key[1]]
            if item.key == ring.current:
                canvas.box(item.area, rgb("#3a2f20"), P.focus, radius=6, width=2)
            middle = item.area.y + (item.area.h - canvas.high(21)) / 2
            canvas.text(line.words, (item.area.x + 16, middle), 21, P.text, room=item.area.w - 140)
            canvas.text(line.rule, (item.area.x + item.area.w - 16, middle), 19, rgb("#d8bd86"), align="right")
        if isinstance(ring.current, tuple) and ring.current[0] == "line":
            rule = self.lines[ring.current[1]].rule
            if rule:
                canvas.text(rule, (320, 870), 22, P.accent, face="bold")
                canvas.paragraph(rule_text(rule), Area(430, 868, 880, 170), 21, P.text, face="book")


class PauseSheet:
    """The pause: go on, save, speed, the decks, leave."""

    deed = "menu"

    def __init__(self, table: "Sitting") -> None:
        self.table = table
        self.first: object = "resume"

    def take(self, event: pygame.event.Event) -> bool:
        """No key of its own."""
        return False

    def resume(self) -> Scene | None:
        """Go on."""
        self.table.overlay = None
        return None

    def save(self) -> Scene | None:
        """Save, then go on."""
        self.table.overlay = None
        return self.table.save()

    def log(self) -> Scene | None:
        """Open the log instead."""
        return self.table.open(LogSheet(self.table))

    def rulebook(self) -> Scene | None:
        """The rulebook, and back to the pause."""
        return self.table.rulebook()

    def preferences(self) -> Scene | None:
        """The settings, and back to this table."""
        from game.ui.preferences import PreferencesScene

        self.table.overlay = None
        return PreferencesScene(self.table.house, self.table)

    def cabinet(self) -> Scene | None:
        """Leave the table; it is saved."""
        from game.text import use
        from game.ui.menu import MenuScene

        self.table.house.thinker.forget()
        self.table.house.autosave(self.table.play.match)
        use(game="common")
        return MenuScene(self.table.house)

    def places(self, canvas: Canvas) -> list[Item]:
        """The plates."""
        deeds = (
            ("resume", self.resume), ("save", self.save), ("log", self.log), ("rulebook", self.rulebook), ("settings", self.preferences),
            ("cabinet", self.cabinet),
        )  # fmt: skip
        return [
            Item(what, Area(700, 290 + place * 82, 520, 70), act, "plates", say(f"ui-pause-{what}"))
            for place, (what, act) in enumerate(deeds)
        ]

    def paint(self, canvas: Canvas) -> None:
        """The plates, the decks, the keys."""
        area = Area(640, 150, 640, 640)
        panel(canvas, area, P, line=rgb("#d8a850"))
        canvas.text(say("ui-paused"), (960, 190), 48, P.title, face="title", align="centre")
        ring = self.table.ring
        for item in ring.items:
            button(canvas, item.area, item.label, P, focused=item.key == ring.current, primary=item.key == "resume", size=26)
        self._decks(canvas, Area(160, 150, 440, 640))
        self._keys(canvas, Area(1320, 150, 440, 640))

    def _decks(self, canvas: Canvas, area: Area) -> None:
        t = self.table.t
        panel(canvas, area, P)
        canvas.text(say("ui-decks"), (area.x + 28, area.y + 16), 28, P.accent, face="title")
        y = area.y + 76
        decks = (
            ("tile", t.decks.tile),
            ("monster", t.decks.monster),
            ("encounter", t.decks.encounter),
            ("treasure", t.decks.treasure),
        )
        for what, deck in decks:
            canvas.text(name(what), (area.x + 28, y), 22, P.text, face="bold")
            canvas.text(
                say("ui-deck-left", left=len(deck.draw), discarded=len(deck.discard)),
                (area.x + 28, y + 30),
                20,
                P.muted,
                room=area.w - 56,
            )
            y += 78
        canvas.text(say("ui-seed", seed=str(self.table.play.match.seed)), (area.x + 28, y + 10), 20, P.muted)
        pile = [name(card) for card in t.pile]
        canvas.paragraph(
            say("ui-pile", cards=tuple(t.pile)) if pile else say("ui-pile-empty"),
            Area(area.x + 28, y + 46, area.w - 56, 120),
            20,
            P.muted,
        )

    def _keys(self, canvas: Canvas, area: Area) -> None:
        panel(canvas, area, P)
        canvas.text(say("ui-keys"), (area.x + 28, area.y + 16), 28, P.accent, face="title")
        y = area.y + 70
        cap = self.table.house.hand.cap
        rows = [(cap(what), say(f"ui-tool-{what}")) for what in self.table.commands()]
        rows += [(cap("next"), say("ui-do-next")), (cap("take"), say("ui-do-take")), (cap("usual"), say("ui-do-usual"))]
        rows += [(cap(*PANS), say("ui-do-pan")), (cap("fast"), say("ui-do-fast")), (cap("full-screen"), say("ui-do-full-screen"))]
        for key, words in [row for row in rows if row[0]]:
            wide = key_cap(canvas, (area.x + 28, y), key, P)
            canvas.text(words, (area.x + 40 + wide, y + (32 - canvas.high(20)) / 2), 20, P.text, room=area.w - wide - 60)
            y += 37

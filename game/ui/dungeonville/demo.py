"""The demo of Dungeonville: agents play at the usual table, above a band that comments on it."""

from collections.abc import Sequence
from typing import Any

import pygame

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.rng import Rng
from game.rules.engine.rules import winning_seats
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import CABINET, INK
from game.ui.dungeonville.panels.pieces import deed_card, parchment
from game.ui.dungeonville.table import DungeonvilleTable
from game.ui.dungeonville.theme import P
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens import demo
from game.ui.screens.demo import PlayedDemo, reading
from game.ui.screens.result.scene import ResultScene
from game.ui.table.scene import TableScene
from game.ui.widgets.boxes import Box, Drawn, Line, Text, place
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized

PARTIES = (4, 3, 5, 2)
"""Numbers of wizards, in the order of the matches."""
TITLE_LINES = ("secret", "gold", "claim")
"""The lines of the title card."""
EXPLAINED = ("recruit", "scout", "combat", "explore", "collect")
"""The phases of a round, each of which is explained once."""
TITLE, SIZES, GAP = 76.0, (34.0, 30.0, 26.0, 22.0, 20.0), 18.0
"""The text sizes of the title card: that of its title, and those of its lines, of which the largest that fits is taken."""
MARGIN, BETWEEN, DEED_SHAPE = 40.0, 26.0, 0.7
"""The margin at the sides of the title card, the gap between its deeds, and the width of a deed as a share of its height."""


class DemoPlaylist(demo.DemoPlaylist):
    """The matches of the demo: four, three, five and two wizards in turn."""

    game = "dungeonville"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The number of wizards."""
        return {"seats": PARTIES[(number + lot.below("first", 60)) % len(PARTIES)]}


class DemoScene(PlayedDemo):
    """A match of the demo at the table, then its result.

    It starts with a title card, whose lines (`title_lines`) appear one by one, `lines_shown` so far. In the first rounds
    `explanation` explains what is seen for the first time; the match waits until there was time to read it.
    """

    palette = CABINET
    invite = "ui-dv-demo-invite"

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context, slot, DemoPlaylist(slot.seed, slot.options))
        facts = {"seats": len(self.match.holders), "goal": self.match.options.goal}
        self.title_lines = [say(f"ui-dv-demo-title-{part}", **facts) for part in TITLE_LINES]
        self.lines_shown, self.line_time = 1, reading(self.title_lines[0])
        self.explained = set[str]()
        self.explanation = ""

    def opened(self) -> TableScene:
        """The table."""
        return TableScene(self.guest, self.match, DungeonvilleTable(self.guest, self.match, only=()), held=frozenset())

    # ------------------------------------------------------------------ time

    def play(self, dt: float) -> Navigation | None:
        """The title card, then the match, then its result."""
        if isinstance(self.inner, ResultScene):
            self.inner.update(dt)
            return self.fade(dt)
        if self.shows_title:
            self._advance_title(dt)
            return None
        if self.explanation and self.wait > dt:
            self.wait -= dt
            return None
        self.explanation = ""
        following = self.play_table(dt)
        if isinstance(following, Goto) and following.route == "result":
            self.inner, self.dirty = ResultScene(self.guest, self.match), True
        else:
            self._explain()
        return None

    @property
    def shows_title(self) -> bool:
        """Whether the title card is shown."""
        return self.line_time > 0

    def _advance_title(self, dt: float) -> None:
        """Show the next line of the title card after there was time to read the last one; close it after all lines."""
        self.line_time -= dt
        if self.line_time <= 0:
            self.dirty = self.inner.dirty = True  # the table is painted again without the title card, too
            self.line_time = sum(map(reading, self.title_lines[self.lines_shown : self.lines_shown + 1]))
            self.lines_shown += 1

    def _explain(self) -> None:
        """Explain a phase that is seen for the first time."""
        t = self.inner.facts().state
        what = "" if (t.phase == "combat" and t.fight is None) or (t.phase == "explore" and t.trip is None) else t.phase
        if what in EXPLAINED and what not in self.explained:
            self.explained.add(what)
            self.explanation = say(f"ui-dv-demo-{what}")
            self.wait, self.dirty = reading(self.explanation), True

    # ------------------------------------------------------------------ what is shown

    @property
    def band_text(self) -> str:
        """The result, the explanation, or the last lines of the log."""
        return self.verdict or self.explanation or " ".join(self.lines) or say("ui-dv-demo-begin")

    @property
    def verdict(self) -> str:
        """Who has won, and what comes next; "" while the table is shown."""
        if not isinstance(self.inner, ResultScene):
            return ""
        won = [name(COLOURS[seat]) for seat in winning_seats(self.match.rules, self.match.game.state)]
        return say("ui-dv-demo-over", seats=won, following=self.next_up())

    def draw_inner(self, surface: pygame.Surface) -> None:
        """Draw the scene, under the title card at the beginning."""
        self.inner.dirty = self.inner.dirty or (self.shows_title and self.dirty)
        super().draw_inner(surface)
        if self.shows_title and self.guest.painted:
            canvas = self.guest.canvas(surface)
            canvas.veil(canvas.room, INK, 130)
            place(title_card(canvas, self.title_lines, self.lines_shown), canvas, canvas.room).paint(canvas)
            self.guest.spots = None


def title_card(canvas: Canvas, lines: Sequence[str], shown: int) -> Box:
    """In large letters for passers-by: the name of the game, its five deeds, and the first `shown` of the lines."""
    wide = min(canvas.room.w * 0.72, 1280.0 * max(1.0, canvas.stretch))
    high = min(canvas.room.h * 0.2, (wide - 2 * MARGIN - 4 * BETWEEN) / len(DUNGEONS) / DEED_SHAPE)
    title = Line(say("game-dungeonville"), TITLE, P.title, "title", "centre")
    deeds = Row(*(_deed(dungeon, high) for dungeon in DUNGEONS), gap=BETWEEN)
    cards = [Column(title, Sized(deeds, deeds.wide(canvas)), *_lines(lines, size, shown), gap=GAP) for size in SIZES]
    sheets = [Framed(card, (MARGIN, GAP), lambda canvas, area: parchment(canvas, area, P.focus, wide=4)) for card in cards]
    return Sized(FirstFit(sheets, canvas.room.h - 20), wide)


def _deed(dungeon: str, high: float) -> Box:
    return Drawn(lambda canvas, area: deed_card(canvas, area, dungeon), high, high * DEED_SHAPE)


def _lines(lines: Sequence[str], size: float, shown: int) -> list[Box]:
    """The lines, the last one in red; those that come later take up their room."""
    made = list[Box]()
    for number, words in enumerate(lines):
        text = Text(words, size, P.danger if number == len(lines) - 1 else P.text, "bold", "centre")
        made.append(text if number < shown else Drawn(lambda canvas, area: None, text.high))
    return made

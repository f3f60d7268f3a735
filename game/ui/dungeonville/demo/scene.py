"""The demo of Dungeonville: agents play at the usual table, above a band that comments on it."""

from typing import Any

import pygame

from game.rules.dungeonville.state import COLOURS
from game.rules.engine.rng import Rng
from game.rules.engine.rules import winning_seats
from game.text import name, say
from game.ui.draw.theme import CABINET
from game.ui.dungeonville.demo import title_card
from game.ui.dungeonville.table import DungeonvilleTable
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens import demo
from game.ui.screens.demo import PlayedDemo, reading
from game.ui.screens.result.scene import ResultScene
from game.ui.table.scene import TableScene

PARTIES = (4, 3, 5, 2)
"""Numbers of wizards, in the order of the matches."""
TITLE_LINES = ("secret", "gold", "claim")
"""The lines of the title card."""
EXPLAINED = ("recruit", "scout", "combat", "explore", "collect")
"""The phases of a round, each of which is explained once."""


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
            return self.advance_title(dt)
        if self.explanation and self.wait > dt:
            self.wait -= dt
            return None
        self.explanation = ""
        following = self.play_table(dt)
        if isinstance(following, Goto) and following.route == "result":
            self.inner, self.dirty = ResultScene(self.guest, self.match), True
        else:
            self.explain()
        return None

    @property
    def shows_title(self) -> bool:
        """Whether the title card is shown."""
        return self.line_time > 0

    def advance_title(self, dt: float) -> Navigation | None:
        """Show the next line of the title card after there was time to read the last one; close it after all lines."""
        self.line_time -= dt
        if self.line_time <= 0:
            self.lines_shown += 1
            self.dirty = self.inner.dirty = True  # the table is painted again without the title card, too
            self.line_time = reading(self.title_lines[self.lines_shown - 1]) if self.lines_shown <= len(self.title_lines) else 0.0
        return None

    def explain(self) -> None:
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
            title_card.paint(canvas, canvas.room, self.title_lines, self.lines_shown)
            self.guest.spots = None

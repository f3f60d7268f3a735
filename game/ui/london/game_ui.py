"""The registration of London Dread's window: the table of a match by its phase, and the demo, in which agents plan a day in fast motion and play it hour by hour."""

from functools import partial
from typing import Any

import pygame

from game.match import Match
from game.match.clock import Stopwatch
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat
from game.rules.london.options import FULL_TABLE
from game.rules.london.places import LOCATIONS
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.tables.cards import STORIES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.london import shapes
from game.ui.london.facts.card_pages import CARD_PAGES
from game.ui.london.league import LEDGER
from game.ui.london.planning.table import PlanningTable
from game.ui.london.replay.stage import REPLAY
from game.ui.london.result.panels import RESULT
from game.ui.london.setup import SETUP
from game.ui.london.story.table import StoryTable
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Navigation
from game.ui.screens import demo
from game.ui.screens.demo import PlayedDemo
from game.ui.screens.ledger import LedgerScene
from game.ui.table.scene import TableScene
from game.ui.widgets.layout import NOWHERE


def act(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> TableScene:
    """The table for the phase of a match, seen by the holders of some seats if `held` is given (empty: by a spectator)."""
    plans = match.game.state.phase in PLANNING_PHASES
    return TableScene(context, match, PlanningTable(context, match) if plans else StoryTable(context, match), held=held)


PLANNING_SPEED = 18.0
"""The speed of the planning's clock: twelve minutes take forty seconds."""
AGENT_SPEED = 2.4
"""The speed of four agents during the planning, slow enough to follow. Fewer agents act more often each."""
SEATS = (4, 3, 4, 2)


class LondonPlaylist(demo.DemoPlaylist):
    """The matches of the demo: the four stories in turn, with four Characters or with Allies."""

    game = "london"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The story and the number of seats."""
        stories, first = list(STORIES), lot.below("first", 60)
        return {"story": stories[(number + first) % len(stories)], "seats": SEATS[(number + first) % len(SEATS)]}


class DemoScene(PlayedDemo):
    """A match of the demo: the planning and the story of each day in turn."""

    palette = LONDON
    invite = "ui-ld-demo-invite"

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        self.now = 0.0
        super().__init__(context, slot, LondonPlaylist(slot.seed, slot.options))

    def opened(self) -> TableScene:
        """The scene of the phase. Its agents keep a pace that a viewer can follow at any speed setting."""
        self.match.stopwatch = Stopwatch(lambda: self.now)
        scene = act(self.guest, self.match)
        if isinstance(scene.game, PlanningTable):
            scene.game.session.companions.swift = False
        return scene

    @property
    def bed(self) -> str:
        """The ambient sound."""
        return str(self.inner.bed)

    def play(self, dt: float) -> Navigation | None:
        """Continue the match: the planning in fast motion. Some time after its end the next one begins."""
        if isinstance(self.inner.game, PlanningTable):
            session = self.inner.game.session
            self.now += dt * PLANNING_SPEED / 1000
            leaves = self.inner.update(dt) is not None
            if not leaves and not session.is_over:
                session.ask_companions(dt * (AGENT_SPEED * FULL_TABLE / len(session.t.people) - 1))
        elif self.match.decision is None and not self.inner.animations.busy and self.wait <= 0:
            return self.fade(dt)
        else:
            self.now += dt / 1000
            leaves = self.play_table(dt) is not None
        if leaves:
            self.inner, self.read, self.lines, self.dirty = self.opened(), 0, [], True
        return None

    @property
    def band_text(self) -> str:
        """The text of the band."""
        table = self.inner.game
        if not isinstance(table, PlanningTable):
            return self.verdict or " ".join(self.lines) or say("ui-ld-demo-bell")
        if table.session.is_over:
            return say("ui-ld-demo-bell")
        left = len(table.t.dark)
        return say("ui-ld-demo-turn", left=left, all=len(LOCATIONS)) if left else say("ui-ld-demo-lay")

    @property
    def verdict(self) -> str:
        """Who has won and why, and what comes next; "" before the end."""
        outcome, scene = self.match.outcome, self.inner
        if outcome is None or self.wait > 0 or isinstance(scene.game, PlanningTable) or scene.animations.busy:
            return ""
        won = "investigators" in outcome.winners
        return say("ui-ld-demo-over", won=won, reason=say(outcome.reason), following=self.next_up())


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    """Paint the medallion of a Character."""
    shapes.medal(canvas, who, None, area.centre, min(area.w, area.h) - 2)


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator observes it. Returns the map's rectangle, or that of the whole window without a map."""
    scene = act(context, match, held=frozenset())
    scene.draw(stage)
    shown = NOWHERE
    if isinstance(scene.game, PlanningTable) and scene.game.place is not None:
        shown = scene.game.place.map.area
    elif isinstance(scene.game, StoryTable) and scene.game.place is not None:
        shown = scene.game.place.map
    canvas = context.canvas(stage)
    return canvas.rect(shown if shown.w else canvas.room).clip(stage.get_rect())


GAME_UI = GameUi(
    setup=SETUP,
    table=act,
    replay=REPLAY,
    result=RESULT,
    demo=DemoScene,
    thumbnail=_thumbnail,
    portrait=_portrait,
    verdicts={"investigators": "ui-london-sleeps", "dread": "ui-london-lost"},
    card_pages=CARD_PAGES,
    routes={"league": partial(LedgerScene, ui=LEDGER)},
)

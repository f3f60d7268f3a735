"""What Dungeonville registers with the window: its scenes, its replay, and how the menu draws a match or a player."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.dungeonville.demo import DemoScene
from game.ui.dungeonville.facts.card_pages import CARD_PAGES
from game.ui.dungeonville.panels.pieces import token
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.result import RESULT
from game.ui.dungeonville.setup import SETUP
from game.ui.dungeonville.sound import replay_sounds
from game.ui.dungeonville.table import SPECTATOR_TOOLS, DungeonvilleTable
from game.ui.dungeonville.theme import DUNGEON_COLOURS, P
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.plain import PlainStage
from game.ui.screens.replay.line import Badge, Lane, Line
from game.ui.screens.replay.registration import ReplayUi
from game.ui.screens.thumbnail import SIZE
from game.ui.sound.adapter import Playback
from game.ui.table.scene import TableScene

OPEN = None
"""The view with everything face up; the others are the seats."""


class ReplayStage(PlainStage):
    """The table at a moment, as a spectator sees it or as one seat does, with what that wizard knew at each moment."""

    pause = 1100.0
    viewpoint: int | None = OPEN

    def __init__(self, context: AppContext, replay: Replay) -> None:
        super().__init__(context, replay, DungeonvilleTable)
        self.views = self.tight_views = (OPEN, *range(len(replay.whole.holders)))
        self.line = line_of(replay)
        playback = Playback(lambda: self.moment, lambda number: replay.log[number])
        self.sound_adapter = replay_sounds(context, lambda: self.table.facts().state, playback)

    def show(self, moment: int, *, step: bool) -> None:
        """Show the table at a moment."""
        self.moment = moment
        match, revealed = self.replay.at(moment), self.viewpoint is OPEN
        game = DungeonvilleTable(self.context, match, revealed=revealed, viewpoint=self.viewpoint, only=SPECTATOR_TOOLS)
        self.table = TableScene(self.context, match, game, held=frozenset())

    def look(self, view: Hashable) -> None:
        """Show the table as another seat sees it."""
        self.viewpoint = view if isinstance(view, int) else OPEN
        self.show(self.moment, step=False)

    def takes(self, action: Hashable) -> bool:
        """The actions of the table's tools belong to the table."""
        return DungeonvilleTable.aliases.get(str(action), str(action)) in self.table.commands()

    def view_label(self, view: Hashable) -> str:
        """Whose cards are seen."""
        return say("ui-dv-replay-eyes", seat=COLOURS[view] if isinstance(view, int) else "")


def line_of(replay: Replay) -> Line:
    """The rounds, the expeditions in the colours of their dungeons, and a token for each lost party, exchanged deed and claim."""
    begins = [number for number, events in enumerate(replay.log) if any(isinstance(one, event.RoundBegan) for one in events)]
    bare = Line([0, *begins[1:]], [str(number) for number in range(1, len(begins) + 1)], replay.last)
    badges, lanes, entered = list[Badge](), list[Lane](), (0, "")
    marks = event.PartyLost | event.DeedSwapped | event.ClaimFailed | event.VictoryClaimed
    for moment, events in enumerate(replay.log):
        badges += [Badge(moment, partial(_badge, one.seat)) for one in events if isinstance(one, marks)][:1]
        for one in events:
            if isinstance(one, event.Entered):
                entered = moment, one.dungeon
            elif isinstance(one, event.Escaped | event.PartyLost):
                begin, end = bare.chapters_at(entered[0]), bare.chapters_at(moment)
                lanes.append(Lane(begin, end, DUNGEON_COLOURS.get(entered[1], P.line)))
    return Line(bare.begins, bare.names, replay.last, badges, lanes)


def _badge(seat: int, canvas: Canvas, at: tuple[float, float], size: float, _since: float) -> None:
    token(canvas, at, size / 2, seat)


REPLAY = ReplayUi(CABINET, ReplayStage, worded=True)


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    """The medallion of an adventurer, or the portrait of a wizard."""
    folder = "adventurers" if who in ADVENTURERS else "wizards" if who in COLOURS else ""
    if folder:
        canvas.picture(f"dungeonville/{folder}/{who}", square(area.centre, min(area.w, area.h) - 4))


def _table(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, deal: bool = False) -> Scene:
    """The table; with `deal` it begins with the own deed of every person."""
    return TableScene(context, match, DungeonvilleTable(context, match, deal=deal), held=held)


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; returns the part to show as thumbnail, as wide as the entrances and around them."""
    table = DungeonvilleTable(context, match)
    TableScene(context, match, table, held=frozenset()).draw(stage)
    assert table.place is not None
    entrances = context.canvas(stage).rect(table.place.entrances)
    return entrances.inflate(0, entrances.w * SIZE[1] // SIZE[0] - entrances.h).clip(stage.get_rect())


GAME_UI = GameUi(
    setup=SETUP, table=_table, replay=REPLAY, result=RESULT, demo=DemoScene, thumbnail=_thumbnail, portrait=_portrait,
    verdicts={"each": "ui-claimed"}, card_pages=CARD_PAGES,
)  # fmt: skip

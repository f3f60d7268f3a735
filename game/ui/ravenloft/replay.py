"""The replay of Castle Ravenloft: the table, which shows any moment or animates the answer that led to it, and the line of its turns."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Any, cast

import msgspec
import pygame

from game.match import PERSON
from game.match.trace import EventSnapshot
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.result.history import SIGN_KINDS, TurnHistory, TurnSign, badge, lane, read_turns
from game.ui.ravenloft.table.table import RavenloftTable
from game.ui.scene.context import AppContext
from game.ui.screens.replay.line import Badge, Lane, Line
from game.ui.screens.replay.registration import ReplayUi, Shown, TableStage
from game.ui.table.facts import TableFacts
from game.ui.table.match_client import LogLine, MatchClient
from game.ui.table.scene import TableScene

LEAST = 960.0
"""The least height of the table in logical pixels; in lower windows everything is scaled down."""
TOOLS = ("look", "log", "centre", "plus", "minus")
"""The tools of a table on which nobody plays."""
PANS = ("pan-up", "pan-down", "pan-left", "pan-right")
REST, STILL = 260.0, 1000.0
"""Milliseconds between two answers during playback: with animations, and without, where each answer stays longer."""
NOTABLE = SIGN_KINDS[: SIGN_KINDS.index("felled")]
"""The signs that the line shows."""


class ReplayClient(MatchClient):
    """The client of a finished match: no seat is prompted, and only what the seats in `held` know is visible.

    `shown_moments` are the moments of the replay, because `match` holds only its current state.
    """

    shown_moments: Sequence[EventSnapshot] = ()

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.watching = True

    @property
    def eyes(self) -> frozenset[Seat] | None:
        """The seats whose knowledge is shown."""
        return self.held or None

    def moments(self) -> list[EventSnapshot]:
        """The moments of the replay."""
        return list(self.shown_moments)


class ReplayTable(RavenloftTable):
    """A table on which nobody plays."""

    client_type = ReplayClient
    reads = False
    only = TOOLS

    def keys(self, facts: TableFacts) -> tuple[tuple[str, str], ...]:
        """The keys of the timeline for the prompt line."""
        cap = self.context.input.cap
        return (cap("usual"), say("ui-do-play")), (cap("left", "right"), say("ui-do-step")), (cap("fast"), say("ui-do-speed"))


class ReplayStage(TableStage):
    """The table of a replay: everybody's knowledge, or that of the human players.

    `lines` are the log lines of each moment, written on demand or in idle frames.
    """

    live = True

    def __init__(self, context: AppContext, replay: Replay) -> None:
        everyone = frozenset(replay.whole.holders)
        persons = frozenset(seat for seat, level in replay.whole.holders.items() if level == PERSON)
        super().__init__(context)
        self.replay, self.everyone = replay, everyone
        self.game = ReplayTable(self.context, replay.at(0))
        self.table: TableScene = TableScene(self.context, replay.at(0), self.game, held=everyone)
        self.lines: list[list[LogLine]] = []
        self.views = self.tight_views = (everyone, persons) if persons and persons != everyone else ()
        self.history: TurnHistory = read_turns(replay.log, [hero.id for hero in self.game.t.heroes])
        self.line = line_of(self.history, replay.last)
        self.show(0, step=False)

    @property
    def client(self) -> ReplayClient:
        """The client of the match."""
        return cast(ReplayClient, self.table.client)

    def show(self, moment: int, *, step: bool) -> None:
        """Show the state after so many answers, or animate the answer that led to it."""
        if step:
            self.table.animations.skip()
        self.moment = min(max(0, moment), self.replay.last)
        self.table.controller.turn_to(self.replay.at(self.moment))
        self.client.log = [line for lines in self._written(self.moment - step) for line in lines]
        if step:
            self.client.shown_moments = self.replay.moments(moment, self.client.eyes or ())
            self.table.controller.show_news()
        else:
            self.table.controller.ask()
            self.game.fitted = self.game.fitted and self.game.camera.free
        self.waits = self.table.animations.busy

    def skip(self) -> bool:
        """End the animation of an answer."""
        if skipped := self.table.animations.busy:
            self.table.animations.skip()
            self.table.controller.ask()
            self.waits = self.table.animations.busy
        return skipped

    def look(self, view: Hashable) -> None:
        """Show what these seats know."""
        if isinstance(view, frozenset):
            self.client.held = view
            self.lines.clear()
            self.show(self.moment, step=False)

    def advance(self, dt: float, pace: float, *, playing: bool) -> bool:
        """Advance the animations, and write a part of the log."""
        busy = self.table.animations.busy
        self.table.update(dt * pace)
        self._written(min(self.replay.last, len(self.lines) + 1))
        self.waits = self.table.animations.busy
        self.pause = STILL if self.outer.settings.pace > 100 else REST
        return busy != self.waits

    def _written(self, moment: int) -> list[list[LogLine]]:
        """The log lines of all moments up to this one."""
        kept, self.client.log = self.client.log, []
        while len(self.lines) <= moment:
            for event in self.replay.events(len(self.lines), self.client.eyes or ()):
                self.client.note(event)
            self.lines.append(self.client.log)
            self.client.log = []
        self.client.log = kept
        return self.lines[: moment + 1]

    @property
    def grabbed(self) -> bool:
        """Whether the mouse drags the board."""
        return self.game.drag is not None

    def takes(self, action: Hashable) -> bool:
        """The actions of the table's tools, and those that move the board, belong to the table."""
        return action in TOOLS or action in PANS

    def draw(self, surface: pygame.Surface, whole: Canvas, bottom: int, *, fresh: bool) -> bool:
        """Draw the table with the player's settings at the scale of the window."""
        wide, high = surface.get_width(), max(1, min(bottom, surface.get_height() - 1))
        fits = min(1.0, high / whole.scale / min(LEAST, whole.room.h))
        scale = whole.scale * fits / min(wide / 1920, high / 1080)
        self.context.settings = msgspec.structs.replace(self.outer.settings, scale=scale)
        return super().draw(surface, whole, bottom, fresh=fresh)

    def view_label(self, view: Hashable) -> str:
        """Whose knowledge is shown."""
        return say("ui-replay-eyes-all" if view == self.everyone else "ui-replay-eyes-own")

    def caption(self, shown: Shown) -> str:
        """The turn; where there is room also the answer."""
        record = self.history.turns[self.history.index_at(self.moment)]
        return say(
            "ui-replay-where-short" if shown.tight else "ui-replay-where",
            turn=record.number, turns=self.history.turns[-1].number, hero=record.hero, answer=self.moment, answers=self.line.last,
        )  # fmt: skip

    def prefetch(self) -> Iterator[None]:
        """Load what the table shows next."""
        return self.table.prefetch()


def line_of(history: TurnHistory, last: int) -> Line:
    """The turns in the colours of their Heroes, with the initial of the Hero if there are several, and one sign for each."""
    several = len({record.hero for record in history.turns}) > 1
    return Line(
        [0, *(record.begin for record in history.turns[1:])],
        [f"{one.number} {name(one.hero)[:1]}" if several else str(one.number) for one in history.turns],
        last,
        [Badge(sign.moment, partial(badge, sign.kind)) for sign in notable_signs(history)],
        [Lane(place, place + 1, lane(one.hero)) for place, one in enumerate(history.turns)],
    )


def notable_signs(history: TurnHistory) -> list[TurnSign]:
    """The most important sign of each turn, if it is notable."""
    best = [min(record.signs, key=lambda sign: SIGN_KINDS.index(sign.kind), default=None) for record in history.turns]
    return [sign for sign in best if sign is not None and sign.kind in NOTABLE]


REPLAY = ReplayUi(RAVENLOFT, ReplayStage, speeds=(0.5, 1.0, 2.0, 4.0, 8.0), speed=1, lists_speeds=True, worded=True, pans=True)

"""A replay of a match with all deeds face up: the table, and a timeline of its rounds below."""

from collections.abc import Callable, Sequence

import pygame

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.state import COLOURS
from game.storage.replay import Replay
from game.text import say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, mix
from game.ui.dungeonville.sound import replay_sounds
from game.ui.dungeonville.style import DUNGEON_COLOURS, P, token
from game.ui.dungeonville.table import SPECTATOR_TOOLS, DungeonvilleTable
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens import timeline
from game.ui.screens.replay import ReplayScreen
from game.ui.screens.timeline import Badge, Lane, Timeline, TimelineStyle
from game.ui.sound.adapter import Playback
from game.ui.table.scene import TableScene
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom

PAUSE = 1100.0
"""Milliseconds between two answers during playback."""
SPEEDS = (1.0, 2.0, 4.0, 0.5)
BUTTON = 52.0


class ReplayScene(ReplayScreen):
    """A replay from `moment` on.

    `viewpoint` is the seat whose observation is shown, with what that wizard knew at each moment; with None everything is face
    up.
    """

    name = "replay"
    palette = CABINET

    def __init__(self, context: AppContext, replay: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        use(game="dungeonville")
        self.replay = replay
        self.table_context = context.without_saving()
        begins = [
            place for place, events in enumerate(replay.log) if any(isinstance(one, event.RoundBegan) for one in events)
        ] or [0]
        self.line = Timeline([0, *begins[1:]], _marked_moments(replay), replay.last, Area(0, 0, 1, 1))
        self.look = TimelineStyle(
            CABINET, _badges(replay), _lanes(replay, self.line), [str(number) for number in range(1, len(begins) + 1)]
        )
        self.playing, self.speed, self.pause_time, self._moment = moment < replay.last, 0, 0.0, moment
        self.band = self.caption_area = Area(0, 0, 0, 0)
        self.compact = False
        self.table_surface: tuple[pygame.Surface, pygame.Surface] | None = None
        self.viewpoint: int | None = None
        self.table = self._table(replay.at(moment))
        playback = Playback(lambda: self.moment, lambda number: replay.log[number])
        self.sound_adapter = replay_sounds(context, lambda: self.table.facts().state, playback)

    def _table(self, match: Match) -> TableScene:
        """The table at a moment, as the chosen seat sees it."""
        revealed, viewpoint = self.viewpoint is None, self.viewpoint
        game = DungeonvilleTable(self.table_context, match, revealed=revealed, viewpoint=viewpoint, only=SPECTATOR_TOOLS)
        return TableScene(self.table_context, match, game, held=frozenset())

    # ------------------------------------------------------------------ position

    @property
    def moment(self) -> int:
        """The number of answers given so far."""
        return self._moment

    def go(self, moment: int) -> Navigation | None:
        """Jump to a moment."""
        self._moment = min(max(0, moment), self.replay.last)
        self.pause_time, self.dirty = 0.0, True
        self.table = self._table(self.replay.at(self._moment))
        return None

    def next_speed(self) -> Navigation | None:
        """The next speed; after the fastest the slowest."""
        self.speed, self.dirty = (self.speed + 1) % len(SPEEDS), True
        return None

    def next_viewpoint(self) -> Navigation | None:
        """Show the observation of the next wizard; after the last one everything is face up."""
        seats = [None, *range(len(self.replay.whole.holders))]
        self.viewpoint = seats[(seats.index(self.viewpoint) + 1) % len(seats)]
        self.table, self.dirty = self._table(self.table.match), True
        return None

    def open_result(self) -> Navigation | None:
        """Open the result screen."""
        return Goto("result", self.replay.whole, replay=self.replay, staged=False)

    def back(self) -> Navigation | None:
        """Close the replay."""
        return Back()

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """Commands that move along the timeline, change the speed or the viewpoint."""
        return super().moves() | {"fast": self.next_speed, "menu": self.toggle, "look": self.next_viewpoint}

    def update(self, dt: float) -> Navigation | None:
        """During playback, advance by one answer after each pause."""
        if not self.playing or self.dragging or self.table.dialog is not None:
            return None
        self.pause_time += dt * SPEEDS[self.speed]
        if self.pause_time >= PAUSE:
            if self.moment < self.replay.last:
                self.forward()
            else:
                self.playing, self.dirty = False, True
        return None

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """A dialog on the table takes all input; else the table takes the mouse, and the band the rest."""
        if self.table.dialog is not None:
            return self.to_table(event)
        if hasattr(event, "pos") and not self.dragging and not self.band.holds(self.context.point(event.pos)):
            return self.to_table(event)
        return super().handle(event)

    def to_table(self, event: pygame.event.Event) -> Navigation | None:
        """Pass an event to the table."""
        following = self.table.handle(event)
        self.dirty = self.dirty or self.table.dirty
        return following

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Keys of the table's tools go to the table; the others move along the timeline."""
        tool = DungeonvilleTable.aliases.get(input_action(event), input_action(event))
        if tool in self.table.commands():
            return self.to_table(event)
        return super().typed(event)

    def quoted(self) -> str:
        """The rule that matters most at the table now."""
        return self.table.quoted()

    # ------------------------------------------------------------------ layout

    def transport(self) -> tuple[tuple[str, Callable[[], Navigation | None]], ...]:
        """The round playback buttons: name and action."""
        return (
            ("to-start", self.start), ("turn-back", self.turn_back), ("step-back", self.step_back), ("play", self.toggle),
            ("step-on", self.step), ("turn-on", self.turn), ("to-end", self.end),
        )  # fmt: skip

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The buttons and the timeline."""
        room = canvas.room
        self.compact = room.h < 700
        each = max(44.0, min(BUTTON, canvas.high(24) + 16))
        edge, gap = (10.0, 6.0) if self.compact else (24.0, 10.0)
        deep = timeline.high(canvas, tight=self.compact)
        wanted = sum(button_size(canvas, words, size=21)[0] + 8 for _, words, _ in self.buttons())
        above = (
            each + 6 if wanted + len(self.transport()) * (each + 6) > room.w - 2 * edge else 0.0
        )  # the buttons at the right get a row of their own
        self.band, _ = off_bottom(room, gap + 4 + above + each + gap + deep + 6)
        inner = self.band.inset(edge, 0)
        y, x, made = inner.y + gap + 4, inner.x, list[Target]()
        for name, act in self.transport():
            made.append(Target(name, Area(x, y + above, each, each), act, "transport", say(f"ui-replay-{name}")))
            x += each + 6
        right = inner.x + inner.w
        for key, words, act in reversed(self.buttons()):
            wide = button_size(canvas, words, size=21)[0]
            right -= wide
            made.append(Target(key, Area(right, y, wide, each), act, "plates", words))
            right -= 8
        room_end = inner.x + inner.w if above else right
        self.caption_area = Area(x + 10, y + above, max(0.0, room_end - x - 20), each)
        self.line.area = Area(inner.x + 14, y + above + each + gap, inner.w - 28, deep)
        return [*made, Target("line", self.line_place(), lambda: None, "line", say("ui-replay-line"))]

    def buttons(self) -> list[tuple[str, str, Callable[[], Navigation | None]]]:
        """The buttons at the right: viewpoint, speed, result, back."""
        found: list[tuple[str, str, Callable[[], Navigation | None]]] = [
            (
                "eyes",
                say("ui-dv-replay-eyes", seat="" if self.viewpoint is None else COLOURS[self.viewpoint]),
                self.next_viewpoint,
            ),
            ("faster", say("ui-replay-speed", factor=f"{SPEEDS[self.speed]:g}"), self.next_speed),
        ]
        if self.replay.whole.decision is None:
            found.append(("ended", say("ui-replay-ended"), self.open_result))
        return [*found, ("back", say("ui-replay-leave"), self.back)]

    def caption(self) -> str:
        """The last log line; the name of the playback button in focus, or the departure from the record."""
        item = self.focus.focused
        if item is not None and item.group == "transport":
            return item.label
        if self.replay.departs is not None and self.moment == self.replay.last:
            return say("ui-replay-departs", answer=self.replay.departs)
        lines = [line.words for line in self.table.client.log[-1:]]
        return " ".join(lines)

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table and the band, if anything has changed."""
        canvas = self.context.canvas(surface)
        if not self.dirty and self.canvas is canvas:
            return
        self.canvas, self.dirty = canvas, False
        self.refill(canvas)
        high = max(1, canvas.rect(self.band).top)
        if self.table_surface is None or self.table_surface[0] is not surface or self.table_surface[1].get_height() != high:
            self.table_surface = surface, surface.subsurface((0, 0, surface.get_width(), high))
        self.table.dirty, self.table_context.frame_start = True, self.context.frame_start
        self.table.draw(self.table_surface[1])
        self.dirty = self.table.dirty
        if self.dirty:  # the table is painted over several frames; the window keeps its picture until then
            return
        self.context.painted, self.context.spots = True, None
        canvas.under = None
        self.paint(canvas)
        self.context.trace(self.name, self.focus, busy=self.playing, moment=self.moment, last=self.replay.last)

    def paint(self, canvas: Canvas) -> None:
        """The band."""
        p = self.palette
        canvas.box(self.band.inset(-4, 0), (mix(p.panel, p.deep, 0.3), p.deep), p.line, radius=0)
        for item in self.focus.targets:
            focused = self.focused(item.key)
            if item.group == "transport":
                panel(canvas, item.area, p, line=p.focus if focused else None)
                what = "halt" if item.key == "play" and self.playing else str(item.key)
                canvas.picture(f"ui/{what}", item.area.inset(item.area.w * 0.22))
                if focused:
                    focus_frame(canvas, item.area, p, diamonds=False, light=False)
            elif item.group == "plates":
                button(canvas, item.area, item.label, p, focused=focused, size=21)
        caption = self.caption()
        size = canvas.block(caption, self.caption_area, 21, "italic", 15)
        if (
            canvas.tall(caption, size, self.caption_area.w, "italic") <= self.caption_area.h + 1
        ):  # the log of the table shows it in any case
            canvas.paragraph(caption, self.caption_area, size, p.text, face="italic", middle=True)
        timeline.draw(canvas, self.line, self.look, self.moment, focused=self.focused("line"), tight=self.compact)


def _marked_moments(replay: Replay) -> list[int]:
    """The moments that dragging snaps to: a lost party, an exchanged deed, a claim."""
    marked = (event.PartyLost, event.DeedSwapped, event.ClaimFailed, event.VictoryClaimed)
    return [moment for moment, events in enumerate(replay.log) if any(isinstance(one, marked) for one in events)]


def _badges(replay: Replay) -> list[Badge]:
    """A wizard's token at each of these moments."""
    made = list[Badge]()
    for moment in _marked_moments(replay):
        seat = next(
            int(one.seat)
            for one in replay.log[moment]
            if isinstance(one, event.PartyLost | event.DeedSwapped | event.ClaimFailed | event.VictoryClaimed)
        )

        def draw(canvas: Canvas, at: tuple[float, float], size: float, _past: bool, seat: int = seat) -> None:
            token(canvas, at, size / 2, seat)

        made.append(Badge(moment, draw))
    return made


def _lanes(replay: Replay, line: Timeline) -> list[Lane]:
    """The expeditions, in the colours of their dungeons."""
    found, entered = list[Lane](), (0, "")
    for moment, events in enumerate(replay.log):
        for one in events:
            if isinstance(one, event.Entered):
                entered = moment, one.dungeon
            elif isinstance(one, event.Escaped | event.PartyLost):
                found.append(
                    Lane(_rounds_at(line, entered[0]), _rounds_at(line, moment), DUNGEON_COLOURS.get(entered[1], P.line))
                )
    return found


def _rounds_at(line: Timeline, moment: int) -> float:
    """A moment in rounds, with fractions."""
    wide = line.area.w / len(line.begins)
    return (line.x_of(moment) - line.area.x) / wide if wide else 0.0

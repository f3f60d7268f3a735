"""The scene of a replay: what the game shows of a match, and below it a band with a line that can be dragged."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.storage.replay import Replay
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RED_LIGHT
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.screens.replay import band
from game.ui.screens.replay.band import BandLayout, BandProps, Button, Tool
from game.ui.screens.replay.playback import PlaybackScreen
from game.ui.screens.replay.registration import TableStage
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT

NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}


class ReplayScene(PlaybackScreen):
    """A replay with its line, its buttons, and what can be chosen above them."""

    def __init__(self, context: AppContext, replay: Replay, *, moment: int = 0) -> None:
        self.layout: BandLayout | None = None
        self.worded = False
        super().__init__(context, replay, moment=moment)

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """A dialog on the table takes all input, a drag the mouse; else the table takes the mouse above the band."""
        stage = self.stage
        if not isinstance(stage, TableStage):
            return None if self._dragged(event) else super().handle(event)
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            stage.table.handle(event)
        if stage.table.dialog is not None:
            return self._to_table(stage, event)
        if self._dragged(event):
            return None
        if event.type == pygame.MOUSEWHEEL or hasattr(event, "pos"):
            point = self.context.point(event.pos) if hasattr(event, "pos") else self.pointer
            if stage.grabbed or self.layout is None or not self.layout.band.holds(point):
                self.pointer = point
                if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and stage.waits:
                    return self.forward()
                return self._to_table(stage, event)
        elif event.type == pygame.KEYDOWN and stage.takes(input_action(event)):
            return self._to_table(stage, event)
        return super().handle(event)

    def _to_table(self, stage: TableStage, event: pygame.event.Event) -> Navigation | None:
        following = stage.table.handle(event)
        self.dirty = self.dirty or (stage.table.dirty and not stage.live)
        return following

    def _dragged(self, event: pygame.event.Event) -> bool:
        """Handle a drag along the line. Returns whether the event was part of it."""
        if not self.dragging or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        if event.type == pygame.MOUSEMOTION:
            self.pointer = self.context.point(event.pos)
            self._drag()
        else:
            self.dragging, self.dirty = False, True
        return True

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Start a drag on the line."""
        if event.button == LEFT and self._line_area().holds(self.pointer):
            self.focus.current, self.dragging = "line", True
            self._drag()
            return None
        return super().pressed(event)

    def _drag(self) -> None:
        """Go to the moment under the mouse."""
        moment = self.line.moment_at(self.pointer[0])
        if moment != self.moment or self.stage.waits:
            self.go(moment)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the keys of the line before those of all screens."""
        act = self.moves().get(input_action(event))
        return super().typed(event) if act is None else act()

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """V changes the view; numbers choose a subject."""
        number = NUMBERS.get(event.key, len(NUMBERS))
        if event.key == pygame.K_v:
            return self.next_view()
        if number < len(self.stage.subjects) and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self.choose(self.stage.subjects[number])
        return None

    # ------------------------------------------------------------------ targets

    def default(self) -> object:
        """The line has the focus first."""
        return "line"

    def _line_area(self) -> Area:
        """The area of the line with its badges that accepts the mouse."""
        return self.line.area.inset(-14, -4)

    def label(self, key: str) -> str:
        """The label of a button."""
        if key == "eyes":
            return self.stage.view_label(self.shown.view)
        if key == "back" and not (self.over and self.ui.to_result):
            return say("ui-replay-leave")
        return say(self.ui.labels.get(key, f"ui-replay-{key}"))

    def speed_text(self, place: int) -> str:
        """A speed in words."""
        return say("ui-replay-speed", factor=self.ui.speeds[place])

    def tools(self, *, worded: bool) -> list[Tool]:
        """The buttons beside the transport."""
        words, found = self.speed_text(self.speed), list[Tool]()
        if self.stage.calls:
            found.append(Tool("close", self.label("close"), self.next_call))
        if worded and self.ui.lists_speeds:
            found += [Tool(("speed", at), self.speed_text(at), partial(self.pace, at)) for at in range(len(self.ui.speeds))]
        else:
            found.append(Tool("faster", self.label("faster") if "faster" in self.ui.labels else words, self.faster, words))
        if self.views():
            found.append(Tool("eyes", self.label("eyes"), self.next_view))
        if self.over and not self.ui.to_result:
            found.append(Tool("ended", self.label("ended"), self.show_result))
        return [*found, Tool("back", self.label("back"), self.back)]

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The transport, the line, the buttons beside it, and what can be chosen above the band."""
        ui, self.tight = self.ui, self.ui.tight(canvas)
        transport = [
            Tool(key, self.label(key), self.toggle if key == "play" else partial(self.move, key)) for key in ui.transport
        ]
        tools = self.tools(worded=ui.worded)
        self.worded = ui.worded and band.fits(canvas, ui, len(transport), tools, tight=self.tight)
        tools = tools if self.worded or not ui.worded else self.tools(worded=False)
        made, self.layout = band.arrange(canvas, ui, transport, tools, self.stage.legend, tight=self.tight, worded=self.worded)
        self.line = replace(self.line, area=self.layout.line)
        made.append(Target("line", self._line_area(), lambda: None, "line", say("ui-replay-line")))
        above = canvas.room._replace(h=self.layout.band.y - canvas.room.y)
        for one in self.stage.spots(canvas, above, self.shown):
            made.append(Target(one.key, one.area, partial(self.does, one), one.group, one.label, round=one.round))
        return made

    # ------------------------------------------------------------------ painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window after a change, else only what moves."""
        canvas = self.context.canvas(surface)
        fresh = self.dirty or self.canvas is not canvas
        if isinstance(self.stage, TableStage):
            self._draw_table(self.stage, canvas, surface, fresh=fresh)
        elif fresh:
            super().draw(surface)
        elif spots := self.stage.stir(canvas):
            self.context.spots, self.context.painted = list(spots), True

    def _draw_table(self, stage: TableStage, canvas: Canvas, surface: pygame.Surface, *, fresh: bool) -> None:
        if fresh:
            self.canvas = canvas
            self.refill(canvas)
        assert self.layout is not None
        if stage.draw(surface, canvas, canvas.rect(self.layout.band).top, fresh=fresh):
            self.dirty, self.context.painted, self.context.spots = False, True, None
            canvas.under = None
            with canvas.clip(self.layout.band):
                self.paint(canvas)
            self.report()

    def paint(self, canvas: Canvas) -> None:
        """Paint the moment and the band."""
        assert self.layout is not None
        self.stage.paint(canvas, self.shown)
        band.paint(canvas, self.layout, self.band_props())

    def band_props(self) -> BandProps:
        """What the band shows."""
        p, departs = self.palette, self.replay.departs
        departed = departs is not None and self.moment == self.line.last
        buttons = [self._button(item) for item in self.focus.targets if item.group in ("transport", "plates")]
        return BandProps(
            p,
            buttons,
            self.ui.round_buttons,
            self.ui.styles[self.tight].words,
            say("ui-replay-departs", answer=departs) if departed else self.stage.caption(self.shown),
            RED_LIGHT if departed else p.text,
            next((one.label for one in buttons if one.focused and not one.worded), ""),
            self.line,
            self.stage.position,
            self.focused("line"),
            self.stage.legend,
            self.stage.hints(),
        )

    def _button(self, item: Target) -> Button:
        key = str(item.key)
        picture = "halt" if key == "play" and self.playing else self.ui.icons.get(key, band.ICONS.get(key, key))
        worded = self.worded and item.group == "plates"
        return Button(
            item.area, item.label, item.data, picture, worded, item.key == ("speed", self.speed), self.focused(item.key)
        )

    def report(self) -> None:
        """Trace the position."""
        busy = self.playing or self.stage.waits
        self.context.trace(self.name, self.focus.targets, self.focus.current, busy=busy, moment=self.moment, last=self.line.last)

    # ------------------------------------------------------------------ what the stage knows

    def quoted(self) -> str:
        """The rule that matters most at the table now."""
        return self.stage.table.quoted() if self.stage.table is not None else ""

    def page_of_evening(self) -> str:
        """The rulebook page about the match."""
        return self.stage.table.page_of_evening() if self.stage.table is not None else ""

    def prefetch(self) -> Iterator[None]:
        """Load what is shown next."""
        return self.stage.prefetch()

"""The scene of the planning: the session, its pointers and their input, the pages over the board, and the painting."""

from collections.abc import Iterator, Sequence

import pygame

from game.match import PERSON, Match
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.state import State
from game.text import use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.input.actions import from_pad, input_action
from game.ui.london.board import ground
from game.ui.london.how_to_play import dialog_on, must_open
from game.ui.london.panels.story_page import StoryPage, story_page_of
from game.ui.london.pause import planning_pause
from game.ui.london.planning.device_input import DeviceInput, device_of
from game.ui.london.planning.gestures import Gestures
from game.ui.london.planning.panels import cover_pages
from game.ui.london.planning.panels.cover_pages import BETWEEN, OPENING, PAUSED, READY, CoverProps
from game.ui.london.planning.parts import paint_tools
from game.ui.london.planning.picture import TablePicture
from game.ui.london.planning.pointers import KEYS, Pointers
from game.ui.london.planning.session import PlanningSession
from game.ui.london.planning.targets import CoverActs, cover_targets
from game.ui.london.sound import shown, table_sounds
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.dialogs import log_dialog
from game.ui.widgets.dialog import Act, Dialog, DialogHost
from game.ui.widgets.focus import Target

END_MS = 2600.0
"""Milliseconds between the end of the planning and the day."""


class PlanningScene(DialogHost):
    """A planning phase at this screen.

    `cover` is the page that hides the board, "" while the planning runs. `device` was used last. With `held` the scene only shows the match to the
    holders of these seats (none: a spectator).
    """

    name = "planning"
    palette = LONDON
    bed = "london"
    single = frozenset({"cards"})
    quiet = frozenset({"tools"})
    pans = True
    device = KEYS

    def __init__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.session = PlanningSession(context, match, held, lambda one: self.sound_adapter.hear(one))  # noqa: PLW0108  # made below
        self.match, self.client = match, self.session.client
        self.pointers = Pointers.of(match.holders, held, context.input.claims)
        self.gestures = Gestures(self.session, self.pointers)
        self.devices = DeviceInput(self.gestures, self.focus, context.point, self.run_command)
        self.picture = TablePicture(self.session, self.devices)
        self.sound_adapter = table_sounds(
            context, match, lambda: shown(self.t, self.left_ms), self.picture.caption_view, self.picture.caption_plates
        )
        self.end_ms = 0.0
        self.cover = PAUSED if self.t.phase == "planning" else OPENING if match.turn == 0 else READY
        if held is not None:
            self.cover = ""
        elif not self.pointers.persons:
            self.go_on()

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        return self.session.t

    @property
    def left_ms(self) -> int | None:
        """The milliseconds left; None without a limit."""
        return self.session.left_ms

    @property
    def is_over(self) -> bool:
        """Whether the planning has ended."""
        return self.session.is_over

    @property
    def opening(self) -> StoryPage | None:
        """The first page of the story, while it is shown."""
        return story_page_of(self.t, event.ChapterBegan(self.t.chapter, 0)) if self.cover == OPENING else None

    @property
    def _cover_props(self) -> CoverProps:
        return self.picture.cover_props(self.cover, self.opening, self.focus.current)

    @property
    def aloud(self) -> str:
        """The text to read aloud."""
        return "\n".join(self.opening.texts) if self.opening is not None else ""

    # ------------------------------------------------------------------ covers and dialogs

    def explain_once(self) -> None:
        """Open the how-to-play page of the planning unless it has been read before. The clock does not run yet."""
        if self.session.held is None and self.cover and must_open(self.match, self.client.view.state, self.context.settings):
            self.open(dialog_on(self))

    def go_on(self) -> Navigation | None:
        """Close the cover and start the clock. Before the planning this begins it, after it this begins the day."""
        if self.is_over:
            return Goto("table", self.match, held=self.session.held)
        if self.cover == OPENING and self.pointers.persons:
            self.cover, self.dirty = READY, True
            return None
        self.cover, self.dialog, self.dirty = "", None, True
        self.session.begin()
        return None

    def pause(self) -> None:
        """Stop the clock and cover the board."""
        if not self.is_over and self.cover not in (READY, OPENING) and self.session.held is None:
            self.match.stopwatch.pause()
            self.cover, self.dirty = PAUSED, True
            self.context.autosave(self.match)
        for pointer in self.pointers.by_device.values():
            pointer.let_go()

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open a dialog and pause."""
        self.pause()
        return super().open(dialog)

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook and pause."""
        self.pause()
        return super().rulebook(rule)

    def claim_seat(self, seat: Seat) -> Navigation | None:
        """Let the device that was used last act for a seat."""
        if self.match.holders.get(seat) == PERSON:
            self.pointers.take(self.device, seat)
            self.dirty = True
        return None

    def hint(self) -> Navigation | None:
        """Request a hint for the pointer that was used last."""
        pointer = self.pointers.of_device(self.device)
        if pointer is not None and not self.is_over and not self.cover:
            self.gestures.ask_hint(pointer)
        return None

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def commands(self) -> dict[str, Act]:
        """The commands beside planning, by input action."""
        return {
            "menu": self.back,
            "log": lambda: self.open(log_dialog(self)),
            "hint": self.hint,
            "save": self.save,
            "rulebook": lambda: self.rulebook(self.quoted()),
        }

    def run_command(self, what: str) -> Navigation | None:
        """Run the command of an input action, if it has one."""
        do = self.back if what == "back" else self.commands().get(what)
        return do() if do is not None else None

    def back(self) -> Navigation | None:
        """Esc opens the pause."""
        return self.open(planning_pause(self, lambda: self.go_on() if self.cover == PAUSED else None))

    def quoted(self) -> str:
        """The rule of the dialog, else that of the last log line that has one."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """During the planning each device acts by itself; dialogs and covers take input as on other screens."""
        if self.cover:
            self.pointers.set_pads(self.context.input.pads)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.device = device_of(event)
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.pause()
        if self.dialog is not None or self.cover or self.is_over or self.session.held is not None:
            if self.cover == READY and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.pointers.of_device(self.device)
            return super().handle(event)
        if hasattr(event, "pos"):
            self.pointer = self.context.point(event.pos)
        self.dirty = self.dirty or event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
        return self.devices.handle(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """On a cover: the key that goes on, and the commands."""
        if self.dialog is not None or not self.cover:
            return None
        if input_action(event) == "begin" or (from_pad(event) and input_action(event) == "menu"):
            return self.go_on()
        return self.run_command(input_action(event))

    def first_focus(self) -> object:
        """The button that goes on, on a cover."""
        return "go-on" if self.cover else None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance pointers, companions and the clock."""
        if not self.cover and self.dialog is None:
            room = self.canvas.room if self.canvas is not None else Area(0, 0, 1920, 1080)
            for pointer in self.pointers.move(self.context.input.sticks, dt, room):
                self.devices.update_hovered(pointer)
        self.picture.compositor.time += dt
        self.calm(dt)
        self.session.turn_cards(dt)
        if self.is_over:
            return self._update_end(dt)
        if self.dialog is not None or self.cover or self.session.held is not None:
            return None
        self.session.show_events(self.client.strike())
        if not self.is_over:
            if self.pointers.set_pads(self.context.input.pads):
                self.pause()
            self.gestures.update(dt)
            self.session.ask_companions(dt)
        self.session.save_clock(dt)
        return None

    def _update_end(self, dt: float) -> Navigation | None:
        """After the planning: a pause, the summary of the plan, then the day."""
        self.end_ms += dt
        swift = self.context.settings.pace > 100
        if self.cover != BETWEEN and (swift or self.end_ms >= END_MS):
            if swift or not self.pointers.persons:
                return Goto("table", self.match, held=self.session.held)
            self.cover, self.dirty = BETWEEN, True
        return None

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, of the cover, or of the table."""
        if self.dialog is None and not self.cover:
            return self.picture.targets(canvas, self.commands())
        self.picture.arrange(canvas)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return cover_targets(canvas, self._cover_props, CoverActs(self.go_on, self.back, self.claim_seat))

    def paint(self, canvas: Canvas) -> None:
        """Paint the dialog, the cover, or the table."""
        self.picture.cursors.forget()
        if self.dialog is not None:
            self.dialog.paint(canvas)
        elif self.cover:
            cover_pages.paint(canvas, canvas.room, self._cover_props)
            pause = next(item for item in self.focus.targets if item.group == "tools")
            paint_tools(canvas, pause.area, ((pause.data, pause.area),))
            if self.focus.current == pause.key:
                canvas.frame(pause.area.inset(-3), LONDON.focus, width=4)
        else:
            self.picture.paint(canvas)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if it is dirty; else only what pointers, clock and weather have changed."""
        canvas, picture = self.context.canvas(surface), self.picture
        bare = self.dialog is None and not self.cover
        self.dirty = self.dirty or (bare and picture.is_outdated(canvas))
        if self.dirty or self.canvas is not canvas or not bare:
            super().draw(surface)
            if bare and self.context.painted:
                picture.cursors.draw(surface, picture.sprites(canvas))
            return
        rects = picture.update(canvas, self.refill)
        if rects is not None:
            self.report()
            self.context.spots, self.context.painted = rects, bool(rects)

    def prefetch(self) -> Iterator[None]:
        """Cache the pictures of the city for the day that passes."""
        if self.canvas is not None and self.picture.layout is not None:
            yield from ground.prefetch(*self.canvas.rect(self.picture.layout.map.area).size)

    def report(self) -> None:
        """Trace the targets and the pointers."""
        self.context.trace(self.name, self.focus, cover=self.cover, **self.picture.traced())

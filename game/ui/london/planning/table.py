"""The table of the planning: all persons plan at once against the clock, each device with a pointer of its own, and pages cover the board while it waits."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from game.match import PERSON, Match
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import Palette
from game.ui.input.actions import from_pad, input_action
from game.ui.london import sound
from game.ui.london.board import dial, weather
from game.ui.london.board.dial import DialState
from game.ui.london.board.map_picture import MapPicture, changed_areas, paint_frame
from game.ui.london.guides import GUIDES
from game.ui.london.help_dialogs import PlanningPause
from game.ui.london.planning import cover_pages, layers
from game.ui.london.planning.cover_pages import BETWEEN, PAUSED, READY
from game.ui.london.planning.covered_table import CoveredTable
from game.ui.london.planning.day_facts import day_rows
from game.ui.london.planning.device_input import device_of
from game.ui.london.planning.layout import PlanningLayout, arrange, table_targets
from game.ui.london.planning.pointers import TargetKey
from game.ui.london.sound import LondonShown
from game.ui.london.theme import P
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation, Push
from game.ui.sound.adapter import SoundAdapter
from game.ui.table.acts import Act, Command, Doing
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target

END_MS = 2600.0
"""Milliseconds between the end of the planning and the day."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class PlanningTable(CoveredTable):
    """A planning phase at this screen: the map, the columns of the players, and what lies below the map."""

    scene = "planning"
    palette: ClassVar[Palette] = P
    single = frozenset({"cards"})
    pans = True
    guides = GUIDES

    def __init__(self, context: AppContext, match: Match) -> None:
        super().__init__(context, match)
        self.end_ms = 0.0
        self.map = MapPicture()
        self.dial = DialState()
        self.room = Area(0, 0, 1920, 1080)
        self.place: PlanningLayout | None = None
        self._drawn = 0
        self._looks: Sequence[object] = ()

    # ------------------------------------------------------------------ commands

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """A hint for the pointer that was used last, and the rulebook. Each answers for itself, so nothing is taken back."""
        return {"hint": self._hint, "undo": None, "redo": None, "rulebook": self._rulebook}

    def _hint(self) -> None:
        """Ask for a hint, or place the one that stands. From the pause the planning goes on with it."""
        if self.cover == PAUSED:
            self.go_on()
        if self.runs and (pointer := self.pointers.of_device(self.device)) is not None:
            self.gestures.ask_hint(pointer)

    def gives_hint(self, facts: TableFacts) -> bool:
        """A hint at the foot of the table, unless one is there already."""
        if self.runs and (pointer := self.pointers.of_device(self.device)) is not None:
            self.gestures.offer_hint(pointer)
        return True

    def _rulebook(self) -> Navigation:
        self.interrupted()
        return Push("rulebook", rule=next((line.rule for line in reversed(self.session.client.log) if line.rule), ""))

    def back(self, facts: TableFacts) -> tuple[bool, Doing]:
        """Esc opens the pause."""
        return True, Command("menu")

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause; to resume closes the page, too."""
        session, level = self.session, self.context.settings.assistance
        rows = partial(day_rows, self.t, session.forecast, self.match.holders, session.left_ms, level)
        return PlanningPause(host, lambda: self.go_on() if self.cover == PAUSED else None, rows)

    def usual(self, facts: TableFacts) -> Act:
        """Space presses what is in focus."""
        return None

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """During the planning each device acts by itself; a page takes the key that goes on."""
        if self.cover:
            self.pointers.set_pads(self.context.input.pads)
        if event.type in PRESSES:
            self.device = device_of(event)
            if self.cover == READY:
                self.pointers.of_device(self.device)
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.interrupted()
            return True, None
        if facts.busy:  # a lesson of the tutorial has to be read first
            return False, None
        if self.runs:
            return True, self.devices.handle(event)
        what = input_action(event) if event.type == pygame.KEYDOWN else ""
        begins = bool(self.cover) and (what == "begin" or (what == "menu" and from_pad(event)))
        return begins, self.go_on if begins else None

    def chosen(self, facts: TableFacts, what: str, which: Any) -> Doing:
        """The button that goes on, or the seat for which the device that was used last acts from now on."""
        return self.go_on if what == "go-on" else partial(self.pointers.take, self.device, which)

    # ------------------------------------------------------------------ time

    def update(self, facts: TableFacts, dt: float) -> bool:
        """Advance pointers, companions and the clock. Returns whether something else is shown."""
        session = self.session
        self.map.time += dt
        session.turn_cards(dt)
        if session.is_over:
            self.end_ms += dt
            if self.end_ms >= END_MS and self.pointers.persons and not self._is_swift:
                self.cover = BETWEEN
        elif self.runs and not facts.in_dialog:
            for pointer in self.pointers.move(self.context.input.sticks, dt, self.room):
                self.devices.update_hovered(pointer)
            session.update(
                dt, waits=facts.busy or (facts.lesson is not None and facts.lesson.is_open), learns=facts.lesson is not None
            )
            if not session.is_over:
                if self.pointers.set_pads(self.context.input.pads):
                    self.interrupted()
                self.gestures.update(dt)
        pointers, gestures = [(one.hovered, one.slot, one.notice) for one in self.pointers.by_device.values()], self.gestures
        tip = super().update(facts, dt)
        before, self._looks = self._looks, (self.cover, session.events, gestures.inspected, gestures.hint_words, pointers)
        return tip or before != self._looks

    @property
    def _is_swift(self) -> bool:
        return self.context.settings.pace > 100

    def leaves(self, facts: TableFacts) -> Navigation | None:
        """After the planning the day begins, with persons only when they have read the summary."""
        due = self._is_swift or (self.end_ms >= END_MS and not self.pointers.persons)
        return self.go_on() if self.session.is_over and due else None

    # ------------------------------------------------------------------ targets, layers and sounds

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay out the table. The trays of pointers are open, and those of persons under a pointer."""
        pointers = self.pointers.by_device.values()
        hovered = {one.hovered.seat for one in pointers if isinstance(one.hovered, TargetKey)}
        is_open = frozenset({one.seat for one in pointers} | hovered & {*self.pointers.persons})
        self.room, self.place = canvas.room, arrange(canvas, self.t, is_open, told={*self.match.holders.values()} != {PERSON})

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """The targets of the page, or of the table."""
        assert self.place is not None, "nothing has been laid out yet"
        self.devices.focus = self.pointing.focus
        if self.cover:
            return cover_pages.targets(canvas, self.cover_props(facts))
        who, hint = [one.id for one in self.t.people], self.gestures.hint_words if self.gestures.hint is not None else ""
        return table_targets(canvas, self.place, who, self.pointers.persons, hint)

    def lesson_area(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], points: str) -> Area | None:
        """The thing that a lesson speaks of, else the targets of a group."""
        found = layers.lesson_area(self.session, self.place, points) if self.place is not None and not self.cover else None
        return found or super().lesson_area(canvas, facts, targets, points)

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The page, or the map with the great clock and the parts around it."""
        assert self.place is not None, "nothing has been laid out yet"
        if self.cover:
            return [Layer("cover", canvas.room, cover_pages.paint, self.cover_props(facts), cached=False, covers=True)]
        session, place, inspected = self.session, self.place, self.gestures.inspected
        frame, self.dial = (
            self.map.show(canvas, place.map, self.t, layers.map_props(session)),
            layers.dial_now(session, self.map.time),
        )
        found = [
            Layer("map", place.map.area, paint_frame, frame, cached=False, covers=True, parts=changed_areas),
            Layer("dial", dial.dial_area(place.map.clock), dial.paint, self.dial, cached=False),
            *layers.part_layers(session, place, self.devices, targets),
        ]
        found += layers.inspector_layers(canvas, place, self.t, inspected, self.dial) if inspected else []
        return self.with_tip(canvas, found, self.t, None if inspected else place.map)

    def moves(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], *, still: bool) -> bool:
        """Let fog, light and cards move on the map, but not in the frame of an answer, which paints enough."""
        if self.cover or self.place is None:
            return False
        answered, self._drawn = self.context.is_interactive and self._drawn != self.session.events, self.session.events
        moved = not answered and self.map.update(self.t, layers.map_props(self.session))
        return moved or self.dial != layers.dial_now(self.session, self.map.time)

    def allowed(self, facts: TableFacts) -> int | None:
        """One panel in a frame where frames have to be short."""
        return 1 if self.context.is_interactive else None

    def sprites(self, canvas: Canvas, facts: TableFacts, *, fresh: bool) -> Sequence[list[Sprite]]:
        """The weather and the chosen hours, and over them the marks of orders and the cursors; the inspector blocks them."""
        if self.cover or self.place is None:
            return ()
        sky = self.map.sprites(canvas, self.place.map)
        return layers.sprites(canvas, sky, self.session, self.gestures, self.pointing.focus.targets)

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[LondonShown]:
        """The sounds; captions lie over the map, on the plates in its corners last, so that the clocks stay uncovered."""
        made = sound.table_sounds(
            self.context, self.match, lambda: sound.shown(self.t, self.session.left_ms), lambda: self.place and self.place.map.area,
            lambda: [] if self.place is None else [self.place.map.story, self.place.map.dread],
        )  # fmt: skip
        self.session.hear = made.hear
        return made

    def prefetch(self, facts: TableFacts, canvas: Canvas) -> Iterator[None]:
        """Cache the pictures of the city for the day that passes."""
        return iter(()) if self.place is None else weather.prefetch(*canvas.rect(self.place.map.area).size)

    def traced(self) -> Mapping[str, Any]:
        """The pointers and the clocks."""
        return {"cover": self.cover, **layers.traced(self.session, self.pointers)}

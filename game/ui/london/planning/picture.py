"""The planning table in the window: reads the frozen props of its painters off the session and the pointers, and draws the table and its cursors."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pygame

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.planning import minutes
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import DirtySprites, Sprite
from game.ui.london.board import ground
from game.ui.london.board.board import MapProps
from game.ui.london.board.dial import DialState
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning import cursors
from game.ui.london.planning.compositor import Frame, Pace, TableCompositor
from game.ui.london.planning.device_input import DeviceInput
from game.ui.london.planning.layout import PlanningLayout, arrange, inspector_area
from game.ui.london.planning.panels.aid_line import plan_words
from game.ui.london.planning.panels.cover_pages import BETWEEN, CoverProps, SeatInfo
from game.ui.london.planning.parts import PointerProps, TableProps, table_parts
from game.ui.london.planning.pointers import Pointer, TargetKey
from game.ui.london.planning.session import PlanningSession
from game.ui.london.planning.targets import table_targets
from game.ui.london.theme import GREEN, P
from game.ui.table.compositor import Layer
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, meeting

LIGHTS = 24
"""The number of steps from dawn to night; the map is repainted for each."""
UNTIMED_SHARE = 0.3
"""The share of the day that is shown without a time limit."""


class Compared(NamedTuple):
    """What the parts of the table were last compared with: all of them with `plan`, the aid line alone with `looks`."""

    plan: object = None
    looks: object = None


class TablePicture:
    """The table in the window. `layout` is where everything lies, `cursors` are the sprites over it."""

    def __init__(self, session: PlanningSession, devices: DeviceInput) -> None:
        self.session, self.devices, self.pointers = session, devices, devices.pointers
        self.compositor, self.cursors = TableCompositor(), DirtySprites()
        self.layout: PlanningLayout | None = None
        self._compared = Compared()

    # ------------------------------------------------------------------ targets

    def arrange(self, canvas: Canvas) -> PlanningLayout:
        """Lay out the table."""
        self.layout = arrange(canvas, self.session.t, self.open_trays)
        return self.layout

    def targets(self, canvas: Canvas, commands: Mapping[str, Act]) -> list[Target]:
        """The targets of the table."""
        return table_targets(self.arrange(canvas), [one.id for one in self.session.t.people], self.pointers.persons, commands)

    @property
    def open_trays(self) -> frozenset[Seat]:
        """The seats whose tokens are shown in low columns: those of the pointers, and those of persons under a pointer."""
        pointers = self.pointers.by_device.values()
        hovered = {pointer.hovered.seat for pointer in pointers if isinstance(pointer.hovered, TargetKey)}
        return frozenset({pointer.seat for pointer in pointers} | hovered & {*self.pointers.persons})

    # ------------------------------------------------------------------ painting

    def is_outdated(self, canvas: Canvas) -> bool:
        """Whether the whole table has to be painted."""
        return self.layout is None or self.compositor.is_outdated(self.frame(canvas, self.layout))

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole table."""
        assert self.layout is not None
        self._compared = self._comparison()
        self.compositor.paint(canvas, self.frame(canvas, self.layout), self.parts())

    def update(self, canvas: Canvas, refill: Callable[[Canvas], None]) -> list[pygame.Rect] | None:
        """Draw only what pointers, clock and weather have changed. `refill` lays out the targets again. Returns the rectangles, None without a change."""
        assert self.layout is not None
        now = self._comparison()
        changed = now.plan != self._compared.plan or self.layout.open_trays != self.open_trays
        if changed:
            refill(canvas)
        frame, sprites = self.frame(canvas, self.layout), self.sprites(canvas)
        stale, self._compared = now.looks != self._compared.looks, now
        moves = not self.session.context.settings.reduced or bool(self.session.flips)
        waits = self.compositor.is_pending or self.compositor.dial.seconds != frame.dial.seconds
        if not (moves or changed or stale or waits):
            if self.cursors.stands(sprites):
                return None
            return self.cursors.lift(canvas.surface) + self.cursors.draw(canvas.surface, sprites)
        rects = self.cursors.lift(canvas.surface)
        pace = Pace(self.session.context.is_interactive, self.session.context.frame_start)
        rects += self.compositor.update(canvas, frame, self.parts, pace, changed=changed, stale=stale)
        return rects + self.cursors.draw(canvas.surface, sprites)

    def sprites(self, canvas: Canvas) -> list[Sprite]:
        """The cursors and the marks over the painted table."""
        session, inspected = self.session, self.devices.gestures.inspected
        if session.held is not None or session.is_over or self.layout is None:
            return []
        covered = inspector_area(canvas, self.layout) if inspected else NOWHERE
        items = {one.key: one for one in self.devices.focus.targets if not inspected or not meeting(one.area, covered)}
        places = session.forecast.places
        orders = [
            cursors.rim(canvas, item, GREEN if places[seat][slot] == place else P.accent)
            for (seat, slot), place in session.companions.orders.items()
            if (item := items.get(TargetKey("slot", seat, number=slot))) is not None
        ]
        names = [say(f"short-{one.id}") for one in session.t.people]
        return orders + cursors.sprites(canvas, cursors.cursor_props([*self.pointers.by_device.values()], items, names))

    # ------------------------------------------------------------------ props

    def _comparison(self) -> Compared:
        pointers = self.pointers.by_device.values()
        return Compared(
            (self.session.events, [(one.seat, one.slot) for one in pointers]),
            [(one.hovered, one.notice, one.is_notice_good) for one in pointers],
        )

    def frame(self, canvas: Canvas, layout: PlanningLayout) -> Frame:
        """The map, the great clock and the inspector at this moment."""
        session, inspected = self.session, self.devices.gestures.inspected
        left, spent, settings = session.left_ms, session.spent_ms, session.context.settings
        leads = session.forecast.leads if settings.assistance == "full" else {}
        share = UNTIMED_SHARE if left is None else spent / max(1, spent + left)
        props = MapProps(
            round(ground.darkness_at(share) * LIGHTS) / LIGHTS,
            warnings=frozenset(place for place, lead in leads.items() if lead.card in PLOTS and not lead.covered),
            flips=dict(session.flips),
            medallions=True,
            weather_moves=settings.drifts,
            lamps_move=settings.wavers,
        )
        strokes = 3 if session.is_over else 2 if left is not None and spent >= left else 1
        dial = DialState(left, spent, strokes, time=0.0 if settings.reduced else self.compositor.time)
        area = inspector_area(canvas, layout) if inspected else NOWHERE
        return Frame(layout.map, session.t, props, dial, inspected, area)

    def parts(self) -> list[Layer]:
        """The parts around the map at this moment."""
        session, layout = self.session, self.layout
        assert layout is not None
        props = TableProps(
            layout,
            session.t,
            session.forecast,
            session.context.settings.assistance,
            session.match.holders,
            tuple(self._pointer_props(pointer) for pointer in self.pointers.by_device.values()),
            session.last_plans,
            session.companions.thinking,
            tuple((item.data, item.area) for item in self.devices.focus.targets if item.group == "tools"),
        )
        return table_parts(props)

    def _pointer_props(self, pointer: Pointer) -> PointerProps:
        key, item = self.devices.hovered_key(pointer), self.devices.focus.find(pointer.hovered)
        subject = None if key is None else (key.seat, key.number) if key.kind == "slot" else key.what
        subject = subject if key is not None and key.kind in ("card", "streets", "slot") else None
        tool = item.label if item is not None and item.group == "tools" else ""
        return PointerProps(pointer.seat, pointer.slot, subject, tool, pointer.notice, pointer.is_notice_good)

    def cover_props(self, kind: str, opening: StoryPage | None, focus: object) -> CoverProps:
        """A page over the board."""
        session, t, settings = self.session, self.session.t, self.session.context.settings
        holders = session.match.holders
        seats = tuple(
            SeatInfo(seat, one.id, holders.get(seat, PERSON), tuple(pointer.device for pointer in self.pointers.of_seat(seat)))
            for seat, one in enumerate(t.people)
        )
        plan = tuple(plan_words(t, session.forecast, settings.assistance)) if kind == BETWEEN else ()
        cap = session.context.input.cap("begin")
        return CoverProps(kind, t.options.story, t.chapter, opening, minutes(t), seats, session.left_ms, plan, focus, cap)

    def caption_view(self) -> Area | None:
        """The area for captions: the map, so that the clocks stay uncovered."""
        return None if self.layout is None else self.layout.map.area

    def caption_plates(self) -> list[Area]:
        """The plates in the corners of the map, which captions may cover last."""
        return [] if self.layout is None else [self.layout.map.story, self.layout.map.dread]

    def traced(self) -> dict[str, Any]:
        """What a trace for scripts tells of the table."""
        pointers, people, left = self.pointers.by_device.values(), self.session.t.people, self.session.left_ms
        hands = {one.device: {"seat": one.seat, "over": str(one.hovered), "at": one.position} for one in pointers}
        clocks, ready = [list(person.clock) for person in people], [person.ready for person in people]
        return {"ready": ready, "hands": hands, "clocks": clocks, "left": None if left is None else left // 250 * 250}

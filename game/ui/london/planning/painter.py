"""Paints the planning table: the map in the middle and the panels around it."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london import planning
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.board import board, dial
from game.ui.london.board.animations import MapAnimations
from game.ui.london.board.dial import DialState
from game.ui.london.board.layout import MapLayout
from game.ui.london.planning import inspector
from game.ui.london.planning.map_state import dial_state, light_key, map_props, second
from game.ui.london.planning.panels import aid_line, player_columns, plot_row, stash
from game.ui.london.planning.panels.player_columns import ColumnProps
from game.ui.london.planning.view import PlanningView

PICTURES = {"rulebook": "book"}
LEAST_WORDS = 6.0
"""The least text size in the aid line, for large print, before text is left out."""
AID_LINE = "aid"
"""The name of the part with the aid line."""


class TablePart(NamedTuple):
    """A part of the table around the map; it is repainted when its `key` changes (None: always)."""

    name: str
    area: Area
    paint: Callable[[], None]
    key: Hashable = None


def paint(canvas: Canvas, scene: PlanningView) -> None:
    """Paint the whole table."""
    layout, now, props = scene.layout, scene.repaint, map_props(scene)
    assert layout is not None
    now.second, now.stale, now.changed, now.map_props, now.pending_map = second(scene), False, False, props, None
    now.light_key, now.pending_parts, now.animations_paused = light_key(scene, props), set(), False
    board.paint(canvas, layout.map, scene.t, props)
    now.dial = dial_state(scene)
    paint_clock(canvas, layout.map, now.animations, now.dial)
    now.animations.capture(canvas, layout.map, scene.t, now.time, props)
    now.part_keys = {}
    for part in parts(canvas, scene):
        now.part_keys[part.name] = part.key
        part.paint()
    if scene.inspected:
        inspector.paint(canvas, scene)


def paint_clock(canvas: Canvas, layout: MapLayout, animations: MapAnimations, shown: DialState) -> None:
    """Paint the great clock on a newly painted map, and cache the map under it."""
    animations.clock_ground = canvas.surface.subsurface(canvas.rect(layout.clock).clip(canvas.surface.get_rect())).copy()
    dial.paint(canvas, layout, shown)


def parts(canvas: Canvas, scene: PlanningView) -> list[TablePart]:
    """The parts around the map."""
    layout, forecast, t = scene.layout, scene.forecast, scene.t
    assert layout is not None
    level, regions = scene.context.settings.assistance, layout.regions
    made = [TablePart("plots", regions.plots, partial(plot_row.paint, canvas, layout.plots, forecast, aid=level))]
    for seat, column in layout.columns.items():
        props, person = column_props(scene, seat), t.people[seat]
        key = column.tray, tuple(person.clock), person.ready, props._replace(waste={}), tuple(sorted(props.waste.items()))
        paint_column = partial(player_columns.paint, canvas, column, t, props)
        made.append(TablePart(f"column-{seat}", column.area.inset(-4), paint_column, key))
    tokens = (planning.stash(t), tuple(stash.notes_left(t).items()))
    made.append(TablePart("notes", regions.notes, lambda: None, tokens))  # the next part paints both
    made.append(TablePart("stash", regions.stash, partial(stash.paint, canvas, layout.boxes, t), tokens))
    made.append(TablePart("tools", regions.tools, partial(paint_tools, canvas, scene), "tools"))
    made.append(TablePart(AID_LINE, regions.aid, partial(paint_aid_line, canvas, scene)))
    return made


def column_props(scene: PlanningView, seat: Seat) -> ColumnProps:
    """What a player's column shows beside the State."""
    pointers = scene.pointers.of_seat(seat)
    holder = scene.match.holders.get(seat, PERSON)
    wasted = scene.forecast.waste[seat] if scene.context.settings.assistance == "full" else {}
    plan = scene.last_plans.get(seat)
    kind = "person" if holder == PERSON else "companion" if scene.t.people[seat].companion else "agent"
    words = "" if holder == PERSON or plan is None else intention(scene, plan.seat, plan.slot)
    slot = pointers[0].slot if pointers else None
    return ColumnProps(slot=slot, waste=wasted, holder=kind, thinking=scene.companions.thinking == seat, words=words)


def intention(scene: PlanningView, seat: Seat, slot: int) -> str:
    """Where a companion plans to be at an hour, in words."""
    place = scene.forecast.places[seat][slot]
    return say("ui-ld-intends", place=say(f"short-{place}"), hour=SLOTS[slot].id)


def paint_aid_line(canvas: Canvas, scene: PlanningView) -> None:
    """Paint the aid line: the last notice of a pointer, else what the pointers are over."""
    assert scene.layout is not None
    noticed = [pointer for pointer in scene.pointers.by_device.values() if pointer.notice]
    focused: list[tuple[Seat, aid_line.Subject]] = []
    for pointer in scene.pointers.by_device.values():
        key = scene.hovered_key(pointer)
        if key is not None and key.kind in ("card", "streets", "slot"):
            subject: aid_line.Subject = (key.seat, key.number) if key.kind == "slot" else key.what
            focused += [(pointer.seat, subject)] if (pointer.seat, subject) not in focused else []
    area = scene.layout.regions.aid
    if not noticed and not focused:
        _paint_help(canvas, scene, area)
        return
    if noticed:
        last = noticed[-1]
        canvas.box(area, (style.P.panel, style.P.panel_low), style.P.line if last.is_notice_good else style.P.danger, width=2)
        inner = area.inset(min(22.0, area.w * 0.05), 8)
        size = canvas.block(last.notice, inner, 25, least=LEAST_WORDS)
        canvas.paragraph(last.notice, inner, size, style.P.text, middle=True)
        return
    aid_line.paint(canvas, area, scene.t, scene.forecast, focused, scene.context.settings.assistance)


def _paint_help(canvas: Canvas, scene: PlanningView, area: Area) -> None:
    """Paint the name of the tool under a pointer, else how to plan."""
    items = (scene.focus.find(pointer.hovered) for pointer in scene.pointers.by_device.values())
    labels = [item.label for item in items if item is not None and item.group == "tools"]
    canvas.box(area, (style.P.panel, style.P.panel_low), style.P.line, width=2)
    words = labels[0] if labels else say("ui-ld-how")
    inner = area.inset(min(22.0, area.w * 0.05), 8)
    size = canvas.block(words, inner, 24, least=LEAST_WORDS)
    canvas.paragraph(words, inner, size, style.P.muted, middle=True, align="centre")


def paint_tools(canvas: Canvas, scene: PlanningView) -> None:
    """Paint the tool buttons."""
    for item in scene.focus.targets:
        if item.group == "tools":
            canvas.box(item.area, style.P.panel_low, style.P.line, width=1.5)
            wide = min(item.area.w, item.area.h) * 0.64
            canvas.picture(f"ui/{PICTURES.get(item.data, item.data)}", style.square(item.area.centre, wide))

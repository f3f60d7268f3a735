"""The planning as it looks: the map in the middle, the players around it, and what of all this changes from frame to frame."""

import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london import planning
from game.rules.london.planning import minutes
from game.rules.london.tables.cards import PLOTS, SLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.incremental_paint import SHARE
from game.ui.draw.theme import BLACK
from game.ui.london import style
from game.ui.london.board import board, card_face, dial, ground
from game.ui.london.board.animations import MapAnimations
from game.ui.london.board.board import CardTurn, MapProps
from game.ui.london.board.layout import MapLayout
from game.ui.london.planning import aid_line, cover_pages, player_columns, plot_row, stash
from game.ui.london.planning.cover_pages import Seated
from game.ui.london.planning.player_columns import Mood
from game.ui.london.planning.repaint import Dawn, RepaintState
from game.ui.london.planning.view import PlanningView
from game.ui.london.story.panels import interlude
from game.ui.london.story.panels.interlude import Leaf
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns as across, middle, off_bottom, off_top, rows

TOOL = 52.0
TOOLS = ("menu", "hint", "log", "rulebook")
PICTURES = {"rulebook": "book"}
TINY = 6.0
"""How small the words in the line of assistance become where letters are huge, before any is left out."""
CLOSER = 840.0
"""A map narrower than this has no room for a place that is shown large."""
HALF = 500
"""Milliseconds before the next second in which its picture of the great clock is made ready."""
LINE = "aid"
"""The part with the line of assistance."""
SHADES = 24
"""So many steps has the light from dawn to night: the map is drawn anew for each."""


def second(scene: PlanningView) -> int:
    """The second that the clock shows: those left, rounded up, or those spent."""
    left = scene.left_ms
    return scene.spent_ms // 1000 if left is None else -(-left // 1000)


def darkness(scene: PlanningView) -> float:
    """How dark it is: the day passes from dawn to night while the clock runs."""
    left = scene.left_ms
    spent = scene.spent_ms
    share = 0.3 if left is None else spent / max(1, spent + left)
    return round(ground.darkness_at(share) * SHADES) / SHADES


def light(scene: PlanningView, show: MapProps) -> Hashable:
    """What the whole map depends on: how dark it is, and whether the day lies before everybody or is lived."""
    return show.darkness, scene.t.phase


def show_of(scene: PlanningView) -> MapProps:
    """What the map shows beside the State."""
    settings = scene.context.settings
    leads = scene.day.leads if settings.assistance == "full" else {}
    warnings = frozenset(place for place, lead in leads.items() if lead.card in PLOTS and not lead.covered)
    turning = {place: CardTurn(style.P.accent, flipped=share) for place, share in scene.flips.items()}
    return MapProps(
        darkness(scene),
        warnings=warnings,
        turning=turning,
        medallions=True,
        weather_moves=settings.drifts,
        lamps_move=settings.wavers,
    )


# ------------------------------------------------------------------ painting


def paint(canvas: Canvas, scene: PlanningView) -> None:
    """Draw the whole table."""
    laid, now, show = scene.laid, scene.look, show_of(scene)
    assert laid is not None
    now.second, now.stale, now.changed, now.shown, now.dawn = second(scene), False, False, show, None
    now.light, now.left, now.rests = light(scene, show), set(), False
    board.paint(canvas, laid.sheet, scene.t, show)
    now.face = face(scene)
    hang(canvas, laid.sheet, now.air, now.face)
    now.air.capture(canvas, laid.sheet, scene.t, now.time, show)
    now.keys = {}
    for part in parts(canvas, scene):
        now.keys[part.name] = part.key
        part.paint()
    if scene.closer:
        paint_closer(canvas, scene)


def closer_at(canvas: Canvas, scene: PlanningView) -> Area:
    """Where a place is shown large: in the middle of the map, which nobody needs for his own clock; over everything where that is too small."""
    assert scene.laid is not None
    room = scene.laid.areas.board
    if room.w < CLOSER * canvas.stretch:
        room = canvas.room.inset(-8)
    return middle(room, min(room.w - 32, 1040 * canvas.stretch), min(room.h - 32, 640 * canvas.stretch))


def paint_closer(canvas: Canvas, scene: PlanningView) -> None:
    """A place, large, with all its words; the great clock under it goes on in its corner."""
    area = closer_at(canvas, scene)
    canvas.glow(area, BLACK, spread=24)
    canvas.box(area, (style.P.panel, style.P.panel_low), style.BRASS, width=3, radius=12)
    head, rest = off_top(area.inset(22, 14), canvas.high(30, "bold"), 8)
    canvas.text(say("ui-ld-closer"), (head.x, head.y), 24, style.P.muted, face="italic", room=head.w - 130)
    card_face.draw(canvas, rest, scene.t, scene.closer)
    closer_time(canvas, scene)


def closer_time(canvas: Canvas, scene: PlanningView) -> pygame.Rect:
    """The time on that sheet."""
    head, _ = off_top(closer_at(canvas, scene).inset(22, 14), canvas.high(30, "bold"), 8)
    spot = Area(head.x + head.w - 120, head.y, 120, head.h)
    canvas.box(spot, style.P.panel)
    shown = face(scene)
    colour = style.DREAD_RED if shown.is_last_minute else style.P.title
    canvas.text(dial.time_words(shown), (spot.x + spot.w - 4, spot.y), 30, colour, face="bold", align="right")
    return canvas.rect(spot)


class Part(NamedTuple):
    """A part of the table that is painted anew by itself, over the ground, where its `key` says that it looks different (None: in any case)."""

    name: str
    area: Area
    paint: Callable[[], None]
    key: Hashable = None


def parts(canvas: Canvas, scene: PlanningView) -> list[Part]:
    """Everything around the map that an answer may change."""
    laid, day, t = scene.laid, scene.day, scene.t
    assert laid is not None
    level = scene.context.settings.assistance
    made = [Part("plots", laid.areas.plots, partial(plot_row.paint, canvas, laid.plots, day, aid=level))]
    for seat, column in laid.columns.items():
        shown, person = mood(scene, seat), t.people[seat]
        looks = column.tray, tuple(person.clock), person.ready, shown._replace(waste={}), tuple(sorted(shown.waste.items()))
        made.append(Part(f"column-{seat}", column.area.inset(-4), partial(player_columns.paint, canvas, column, t, shown), looks))
    store, lying = (laid.areas.stash, laid.areas.notes), (planning.stash(t), tuple(stash.notes_left(t).items()))
    made.append(Part("notes", store[1], lambda: None, lying))  # both are painted at once
    made.append(Part("stash", store[0], partial(stash.paint, canvas, laid.pile, t), lying))
    made.append(Part("tools", laid.areas.tools, partial(paint_tools, canvas, scene), "tools"))
    made.append(Part(LINE, laid.areas.aid, partial(line, canvas, scene)))
    return made


def mood(scene: PlanningView, seat: Seat) -> Mood:
    """What a player's column shows beside the State."""
    hands = scene.hands.of_seat(seat)
    holder = scene.match.holders.get(seat, PERSON)
    wasted = scene.day.waste[seat] if scene.context.settings.assistance == "full" else {}
    plan = scene.plans.get(seat)
    person = scene.t.people[seat]
    kind = "person" if holder == PERSON else "companion" if person.companion else "agent"
    words = "" if holder == PERSON or plan is None else intention(scene, plan.seat, plan.slot)
    return Mood(
        slot=hands[0].slot if hands else None, waste=wasted, holder=kind, thinking=scene.companions.asked == seat, words=words
    )


def intention(scene: PlanningView, seat: Seat, slot: int) -> str:
    """Where a companion means to be at an hour."""
    place = scene.day.places[seat][slot]
    return say("ui-ld-intends", place=say(f"short-{place}"), hour=SLOTS[slot].id)


def line(canvas: Canvas, scene: PlanningView) -> None:
    """The line of assistance: what a hand was told, else what the hands look at."""
    laid = scene.laid
    assert laid is not None
    told = [hand for hand in scene.hands.hands.values() if hand.told]
    focused: list[tuple[Seat, aid_line.About]] = []
    for hand in scene.hands.hands.values():
        spot = scene.spot(hand)
        if spot is not None and spot.kind in ("card", "streets", "slot"):
            about: aid_line.About = (spot.seat, spot.number) if spot.kind == "slot" else spot.what
            focused += [(hand.seat, about)] if (hand.seat, about) not in focused else []
    area = laid.areas.aid
    if not told and not focused:
        said(canvas, scene, area)
        return
    if told:
        canvas.box(area, (style.P.panel, style.P.panel_low), style.P.line if told[-1].good else style.P.danger, width=2)
        inner = area.inset(min(22.0, area.w * 0.05), 8)
        canvas.paragraph(told[-1].told, inner, canvas.block(told[-1].told, inner, 25, least=TINY), style.P.text, middle=True)
        return
    aid_line.paint(canvas, area, scene.t, scene.day, focused, scene.context.settings.assistance)


def said(canvas: Canvas, scene: PlanningView, area: Area) -> None:
    """What else there is to say: what the tool under a hand does, or how it all goes."""
    items = (scene.focus.find(hand.over) for hand in scene.hands.hands.values())
    labels = [item.label for item in items if item is not None and item.group == "tools"]
    canvas.box(area, (style.P.panel, style.P.panel_low), style.P.line, width=2)
    words = labels[0] if labels else say("ui-ld-how")
    inner = area.inset(min(22.0, area.w * 0.05), 8)
    canvas.paragraph(words, inner, canvas.block(words, inner, 24, least=TINY), style.P.muted, middle=True, align="centre")


def face(scene: PlanningView) -> dial.DialState:
    """What the great clock shows."""
    left, spent = scene.left_ms, scene.spent_ms
    half = left is not None and spent >= left
    strokes = 3 if scene.over else 2 if half else 1
    return dial.DialState(left, spent, strokes, time=0.0 if scene.context.settings.reduced else scene.look.time)


def stir(canvas: Canvas, scene: PlanningView) -> list[pygame.Rect]:
    """Draw what has changed on the table; returns where. In the frame of an answer the air stands still: it moves on in the next one."""
    laid, now, show = scene.laid, scene.look, show_of(scene)
    assert laid is not None
    now.shown = replace(show, darkness=now.shown.darkness)
    answered, spots = now.changed and scene.context.is_interactive, list[pygame.Rect]()
    now.rests = answered
    if not answered and not scene.closer:
        spots += now.air.update(canvas, laid.sheet, scene.t, now.time, now.shown)
    if not answered and now.light != light(scene, show):
        spots += dawn(canvas, scene, show)
    shown = face(scene)
    if now.face.paint_key != shown.paint_key:
        now.second, now.face = second(scene), shown
        spots.append(closer_time(canvas, scene) if scene.closer else tick(canvas, laid.sheet, now))
    elif shown.left_ms is not None and shown.left_ms % 1000 < HALF:  # in frames of their own: the next second
        dial.prefetch_ring(canvas, laid.sheet, shown, smooth=shown.left_ms % 1000 < HALF / 2)
    if now.changed or now.stale or now.left:
        spots += beside(canvas, scene, late=answered)
    return spots


def beside(canvas: Canvas, scene: PlanningView, *, late: bool) -> list[pygame.Rect]:
    """Draw the parts around the map that look different now, or if it is `late` one of them, and the others in the frames to come; returns where."""
    now, spots = scene.look, list[pygame.Rect]()
    found = sorted(parts(canvas, scene), key=lambda part: part.key is None)  # first of all what somebody has pressed
    now.left |= {part.name for part in found if now.changed or part.name == LINE}
    now.changed = now.stale = False
    for part in found:
        if part.name not in now.left:
            continue
        if spots and scene.context.is_interactive and (late or time.perf_counter() > scene.context.began + SHARE):
            break
        now.left.remove(part.name)
        if part.key is not None and now.keys.get(part.name) == part.key:
            continue
        now.keys[part.name] = part.key
        rect = canvas.rect(part.area).clip(canvas.surface.get_rect())
        if canvas.under is not None:
            canvas.surface.blit(canvas.under, rect, rect)
        part.paint()
        spots.append(rect)
    return spots


def hang(canvas: Canvas, where: MapLayout, air: MapAnimations, shown: dial.DialState) -> None:
    """Draw the great clock on a map that was painted just now."""
    air.clock_ground = canvas.surface.subsurface(canvas.rect(where.clock).clip(canvas.surface.get_rect())).copy()
    dial.paint(canvas, where, shown)


def tick(canvas: Canvas, where: MapLayout, now: RepaintState) -> pygame.Rect:
    """Draw the face of the great clock anew: its shadow never lies twice on the map."""
    canvas.surface.blit(now.air.clock_ground, canvas.rect(where.clock))
    return dial.paint(canvas, where, now.face, face_only=True)


def dawn(canvas: Canvas, scene: PlanningView, show: MapProps) -> list[pygame.Rect]:
    """Bring the next light over the map: that is painted a part in each frame where nobody sees it, and is there at once; returns where."""
    laid, now = scene.laid, scene.look
    assert laid is not None
    if scene.closer:
        scene.dirty = True
        return []
    key = light(scene, show), laid.sheet, tuple(now.air.paint_keys.items())
    if now.dawn is None or now.dawn.key != key:
        air = MapAnimations(now.air.fog)
        steps = air.prefetch(canvas, laid.sheet, scene.t, lambda: now.time, show, lambda c: hang(c, laid.sheet, air, now.face))
        now.dawn = None if scene.flips else Dawn(key, air, steps)
    elif next(now.dawn.steps, True):  # a step tells nothing: this was the last
        now.air, now.dawn, now.shown, now.light = now.dawn.air, None, show, light(scene, show)
        now.air.show(canvas, laid.sheet, now.time, show)
        tick(canvas, laid.sheet, now)
        return [now.air.rect]
    return []


# ------------------------------------------------------------------ covers and tools


def covered(canvas: Canvas, scene: PlanningView) -> Sequence[Target]:
    """The places of the page that covers the board: the seats, the plate that goes on, and the way to the pause."""
    corner = Area(canvas.room.w - TOOL - 12, 12, TOOL, TOOL)
    pause = Target(("tool", "menu"), corner, scene.commands()["menu"], "tools", say("ui-tool-menu"), "menu")
    if scene.cover == cover_pages.OPENING:
        return [Target("go-on", opening_at(canvas)[1], scene.go_on, "cover", say("ui-ld-opening-go")), pause]
    page = cover_pages.lay(canvas, scene.cover, len(scene.t.people))
    made = [
        Target(("seat", seat), area, partial(scene.sit, seat), "seats", say(f"short-{scene.t.people[seat].id}"))
        for seat, area in page.plates.items()
        if scene.match.holders.get(seat) == PERSON
    ]
    return [*made, Target("go-on", page.go, scene.go_on, "cover", say(f"ui-ld-{scene.cover}-go")), pause]


def paint_cover(canvas: Canvas, scene: PlanningView) -> None:
    """Draw that page, and the tool in its corner."""
    _page(canvas, scene)
    paint_tools(canvas, scene)
    corner = next(item for item in scene.focus.targets if item.group == "tools")
    if scene.focus.current == corner.key:
        canvas.frame(corner.area.inset(-3), style.P.focus, width=4)


def _page(canvas: Canvas, scene: PlanningView) -> None:
    if scene.page is not None:
        paint_opening(canvas, scene, scene.page)
        return
    page, t = cover_pages.lay(canvas, scene.cover, len(scene.t.people)), scene.t
    current, cap = scene.focus.current, scene.context.input.cap("begin")
    if scene.cover == cover_pages.READY:
        lit: Seat | str = current[1] if isinstance(current, tuple) else "go" if current == "go-on" else ""
        cover_pages.ready(canvas, page, t, minutes(t), seated(scene), lit=lit, cap=cap)
    elif scene.cover == cover_pages.PAUSED:
        cover_pages.paused(canvas, page, scene.left_ms, lit=current == "go-on", cap=cap)
    else:
        level = scene.context.settings.assistance
        cover_pages.between(canvas, page, t, scene.day, level, lit=current == "go-on", cap=cap)


def opening_at(canvas: Canvas) -> tuple[Area, Area]:
    """Where the first page of a story lies, and the plate below it that goes on."""
    words = say("ui-ld-opening-go")
    wide, high = button_size(canvas, words, key="Enter", size=28)
    foot, rest = off_bottom(canvas.room.inset(16), max(64.0, high), 12)
    return rest, middle(foot, max(wide + 40, 320.0), foot.h)


def paint_opening(canvas: Canvas, scene: PlanningView, page: Leaf) -> None:
    """How the story begins."""
    sheet_at, go = opening_at(canvas)
    canvas.picture("london/map-night", canvas.room, cover=True)
    interlude.paint(canvas, sheet_at, scene.t.options.story, page, canvas.room)
    focused, cap = scene.focus.current == "go-on", scene.context.input.cap("begin")
    button(canvas, go, say("ui-ld-opening-go"), style.P, key=cap, primary=True, focused=focused, size=28)


def seated(scene: PlanningView) -> list[Seated]:
    """Who sits where, with which devices."""
    people = enumerate(scene.t.people)
    hands = scene.hands
    return [
        Seated(seat, one.id, scene.match.holders.get(seat, PERSON), tuple(hand.device for hand in hands.of_seat(seat)))
        for seat, one in people
    ]


def tools(scene: PlanningView) -> list[Target]:
    """The tools beside the board."""
    assert scene.laid is not None
    spots = [area for line in rows(scene.laid.areas.tools, 2, 8) for area in across(line, 2, 8)]
    commands = scene.commands()
    return [
        Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"), what)
        for what, area in zip(TOOLS, spots, strict=True)
    ]


def paint_tools(canvas: Canvas, scene: PlanningView) -> None:
    """Draw them; what one does is said in the line of assistance."""
    for item in scene.focus.targets:
        if item.group == "tools":
            canvas.box(item.area, style.P.panel_low, style.P.line, width=1.5)
            wide = min(item.area.w, item.area.h) * 0.64
            canvas.picture(f"ui/{PICTURES.get(item.data, item.data)}", style.square(item.area.centre, wide))

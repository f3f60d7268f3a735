"""What the planning table shows at a moment: the frozen props of its painters, read off the session and the pointers, and the layers of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.match import PERSON
from game.rules.london.forecasts.result import Lead
from game.rules.london.places import STREETS, area_of
from game.rules.london.planning import minutes, stash
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import BLACK
from game.ui.input.state import MOUSE, PAD, InputState
from game.ui.london import theme
from game.ui.london.board import weather
from game.ui.london.board.board import CardMark, MapProps
from game.ui.london.board.dial import DialState, dial_state
from game.ui.london.facts import place_page
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning import aid_line, aid_text, hints, intentions, moves, player_columns, shared
from game.ui.london.planning.aid_line import AidProps
from game.ui.london.planning.aid_text import AidText
from game.ui.london.planning.cover_pages import BETWEEN, CoverProps, SeatInfo
from game.ui.london.planning.device_input import GO_TO_STREETS, DeviceInput
from game.ui.london.planning.gestures import Gestures
from game.ui.london.planning.layout import ColumnLayout, PlanningLayout, inspector_area
from game.ui.london.planning.player_columns import ColumnProps
from game.ui.london.planning.pointers import Pointers, TargetKey, cursor_sprites, hint_marks, hour_marks, order_rims
from game.ui.london.planning.session import PlanningSession
from game.ui.london.planning.shared import PlotProps
from game.ui.london.theme import P
from game.ui.table.compositor import Layer
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_top

LIGHTS = 24
"""The number of steps from dawn to night; the map is repainted for each."""
UNTIMED_SHARE = 0.3
"""The share of the day that is shown without a time limit."""
GLOW = 24.0
"""The width of the shadow around the inspector."""


def map_props(session: PlanningSession) -> MapProps:
    """The map at this moment."""
    left, spent, settings = session.left_ms, session.spent_ms, session.context.settings
    leads = session.forecast.leads if settings.assistance != "off" else {}
    share = UNTIMED_SHARE if left is None else spent / max(1, spent + left)
    return MapProps(
        round(weather.darkness_at(share) * LIGHTS) / LIGHTS,
        marks={place: mark for place, lead in leads.items() if (mark := card_mark(lead)) is not None},
        flips=dict(session.flips),
        medallions=True,
        weather_moves=settings.drifts,
        lamps_move=settings.wavers,
    )


def sprites(
    canvas: Canvas, sky: list[Sprite], session: PlanningSession, gestures: Gestures, targets: Sequence[Target]
) -> Sequence[list[Sprite]]:
    """The weather and the chosen hours, and over them the marks of orders and the cursors."""
    if session.held is not None or session.is_over:
        return (sky,)
    items, shown, hint = {one.key: one for one in targets}, [*gestures.pointers.by_device.values()], gestures.hint
    advised = hint_marks(canvas, items, hint.seat, hints.hours(hint)) if hint is not None else []
    marks = order_rims(canvas, items, session.companions.orders, session.forecast.places)
    names = [say(f"short-{one.id}") for one in session.t.people]
    return [*sky, *advised, *hour_marks(canvas, shown, items)], marks + cursor_sprites(canvas, shown, items, names)


def traced(session: PlanningSession, pointers: Pointers) -> Mapping[str, Any]:
    """The pointers and the clocks, for scripts."""
    left, people, hands = session.left_ms, session.t.people, pointers.by_device.values()
    return {
        "hands": {one.device: {"seat": one.seat, "over": str(one.hovered), "at": one.position} for one in hands},
        "ready": [person.ready for person in people],
        "clocks": [list(person.clock) for person in people],
        "left": None if left is None else left // 250 * 250,
    }


def lesson_area(session: PlanningSession, layout: PlanningLayout, points: str) -> Area | None:
    """Where the thing lies that a lesson speaks of, None for other places: for a card or a sign of the Streets one that serves as an example."""
    t, places, seat = session.t, layout.map.place_areas(), min(session.client.held, default=0)
    column, area = layout.columns[seat], area_of(t.people[seat].place)
    match points:
        case "plots":
            return layout.regions.plots
        case "dread":
            return layout.map.dread
        case "dark":
            return places.get(moves.first_to_reveal(t, seat))
        case "open":
            return next((places[place] for place, lead in session.forecast.leads.items() if lead.need), None)
        case "streets":
            return next(places[street] for way, street in STREETS.items() if way != area)
        case "dial" | "agree" | "tray":
            return column.dial if points == "dial" else column.agree if points == "agree" else column.tray
    return None


def card_mark(lead: Lead) -> CardMark | None:
    """What the plan makes of an open card: met, met with help, or what is missing to meet it. An Ally is no duty."""
    if lead.covered:
        return CardMark("good" if lead.done is not None else "helped", 0)
    if lead.need:
        return CardMark("bad", lead.best.missing if lead.best is not None else lead.need)
    return CardMark("bad") if lead.card in PLOTS else None


def dial_now(session: PlanningSession, time: float) -> DialState:
    """The great clock at this moment: the second stroke of Big Ben is in the middle of the time."""
    left, spent = session.left_ms, session.spent_ms
    strokes = 3 if session.is_over else 2 if left is not None and spent >= left else 1
    return dial_state(left, spent, strokes, 0.0 if session.context.settings.reduced else time)


def cover_props(session: PlanningSession, pointers: Pointers, kind: str, opening: StoryPage | None, focus: object) -> CoverProps:
    """A page over the board."""
    t, holders = session.t, session.match.holders
    devices = [tuple(one.device for one in pointers.by_device.values() if one.seat == seat) for seat in range(len(t.people))]
    only = len(pointers.persons) == 1 < len(t.people)
    seats = tuple(
        SeatInfo(seat, one.id, holder := holders.get(seat, PERSON), devices[seat], only and holder == PERSON)
        for seat, one in enumerate(t.people)
    )
    plan = tuple(aid_text.plan_words(t, session.forecast, session.context.settings.assistance)) if kind == BETWEEN else ()
    cap = session.context.input.cap("begin")
    return CoverProps(kind, t.options.story, t.chapter, opening, minutes(t), seats, session.left_ms, plan, focus, cap)


# ------------------------------------------------------------------ layers


def part_layers(session: PlanningSession, layout: PlanningLayout, devices: DeviceInput, targets: Sequence[Target]) -> list[Layer]:
    """The parts around the map; those that answer the player's own input come first."""
    regions, t, told, level = layout.regions, session.t, session.forecast, session.context.settings.assistance
    found = {card: (lead.place, lead.done) for card, lead in told.plots if lead is not None}
    plots = [(area, PlotProps(card, *found.get(card, ("", None)), level)) for card, area in layout.plots.items()]
    tools = tuple((item.data, item.area) for item in targets if item.group == "tools")
    return [
        *(Layer(f"plot-{one.card}", area, shared.paint_plate, one) for area, one in plots),
        *(
            Layer(f"column-{seat}", one.area.inset(-3), player_columns.paint, column_props(session, one))
            for seat, one in layout.columns.items()
        ),
        Layer("notes", regions.notes, shared.paint_notes, tuple(shared.notes_left(t).items())),
        Layer("stash", regions.stash, shared.paint_stash, stash(t)),
        Layer("tools", regions.tools, shared.paint_tools, tools),
        Layer("aid", regions.aid, aid_line.paint, aid_props(session, devices)),
    ]  # fmt: skip


def column_props(session: PlanningSession, layout: ColumnLayout) -> ColumnProps:
    """What a player's column shows: a companion says which card it means to meet, and what it needs."""
    seat, told = layout.seat, session.forecast
    holder, person = session.match.holders.get(seat, PERSON), session.t.people[seat]
    kind, level = "companion" if person.companion else "agent", session.context.settings.assistance
    mine = "you" if [*session.match.holders.values()].count(PERSON) == 1 and session.held is None else "person"
    last = session.last_plans.get(seat)
    words = () if holder == PERSON else intentions.words(told, seat, level, last.slot if last is not None else None)
    free = None if level == "off" else session.free_hours(seat)
    status = player_columns.status_words(
        person, kind if holder != PERSON else mine, thinking=session.companions.thinking == seat, words="".join(words[:1]), free=free
    )  # fmt: skip
    waste = told.waste[seat] if level == "full" else ()
    return player_columns.column_props(layout, person, status, briefs=words[1:], waste=waste, free=free)


def aid_props(session: PlanningSession, devices: DeviceInput) -> AidProps:
    """What the aid line shows: the last notice, what the pointers are over, the name of a tool, or how to plan; and the hint that stands."""
    pointers, level, gestures = devices.pointers.by_device.values(), session.context.settings.assistance, devices.gestures
    props = AidProps(hint=gestures.hint_words)
    if gestures.hint is not None:
        lays = bool(gestures.hint.steps) and session.context.input.device != PAD  # a pad presses the line itself
        props = props._replace(hint_brief=hints.brief_words(session.t, gestures.hint), hint_seat=gestures.hint.seat)
        props = props._replace(hint_cap=session.context.input.cap("hint") if lays else "")
    if noticed := [one for one in pointers if one.notice]:
        return props._replace(notice=noticed[-1].notice, is_notice_good=noticed[-1].is_notice_good)
    looked = dict.fromkeys((one.seat, key) for one in pointers if (key := devices.hovered_key(one)) is not None)
    subjects = tuple((seat, text) for seat, key in looked if (text := _subject(session, key, level)) is not None)
    told = (help_words(item) for one in pointers if (item := devices.focus.find(one.hovered)) is not None)
    return props._replace(subjects=subjects, help=next(filter(None, told), "") or how_words(session.context.input))


def help_words(item: Target) -> str:
    """What a target is good for, "" if the aid line says something else of it."""
    kind = item.data.kind if isinstance(item.data, TargetKey) else item.group
    return item.label if kind in ("tools", "agree", "note") else say(f"ui-ld-help-{kind}") if kind in ("stash", "token") else ""


def how_words(state: InputState) -> str:
    """How to plan with the device that was used last."""
    if state.device == MOUSE:
        return say("ui-ld-how")
    named = {what: state.control_name(what) for what in ("take", "hint", "begin")}
    back = "back" if state.device == PAD else "undo"
    ways = " ".join(map(state.named, GO_TO_STREETS))
    return say("ui-ld-how-pad" if state.device == PAD else "ui-ld-how-keys", back=state.control_name(back), ways=ways, **named)


def _subject(session: PlanningSession, key: TargetKey, level: str) -> AidText | None:
    """What the aid line says of a target: of a place, an hour, or a companion's portrait."""
    t, told = session.t, session.forecast
    if key.is_place or key.kind == "slot":
        return aid_text.aid_text(t, told, key.what if key.is_place else (key.seat, key.number), level)
    if key.kind == "portrait" and session.match.holders.get(key.seat, PERSON) != PERSON:
        return intentions.plan_text(t, told, key.seat, level)
    return None


# ------------------------------------------------------------------ the inspector


@dataclass(frozen=True)
class InspectorProps:
    """A place that is shown large, with what lies there. All else of the state may change."""

    t: State = field(compare=False)
    place: Place
    lying: tuple[object, ...]


def inspector_layers(canvas: Canvas, layout: PlanningLayout, t: State, place: Place, state: DialState) -> list[Layer]:
    """A place that is shown large over the map, and the time, since it hides the great clock."""
    area = inspector_area(canvas, layout)
    props = InspectorProps(t, place, (t.shown.get(place), place in t.dark, t.notes.get(place)))
    head, _ = off_top(area.inset(22, 14), canvas.high(30, "bold"), 8)
    time = Area(head.x + head.w - 120, head.y, 120, head.h)
    return [
        Layer("inspector", area.inset(-GLOW), paint_inspector, props, solid=False, blocks=True),
        Layer("inspector-time", time, paint_time, state, cached=False, blocks=True),
    ]


def paint_inspector(canvas: Canvas, area: Area, props: InspectorProps) -> None:
    """Paint a place large."""
    spot = area.inset(GLOW)
    canvas.glow(spot, BLACK, spread=GLOW)
    canvas.box(spot, (P.panel, P.panel_low), theme.BRASS, width=3, radius=12)
    head, rest = off_top(spot.inset(22, 14), canvas.high(30, "bold"), 8)
    canvas.text(say("ui-ld-inspector-note"), (head.x, head.y), 24, P.muted, face="italic", room=head.w - 130)
    place_page.draw(canvas, rest, props.t, props.place)


def paint_time(canvas: Canvas, area: Area, state: DialState) -> None:
    """Paint the time in the inspector."""
    canvas.box(area, P.panel)
    colour = theme.DREAD_RED if state.is_last_minute else P.title
    canvas.text(state.words, (area.x + area.w - 4, area.y), 30, colour, face="bold", align="right")

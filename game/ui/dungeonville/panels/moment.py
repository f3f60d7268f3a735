"""The moment panel: what is to be decided now."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.dungeonville.beliefs.odds import deadly_rooms
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.state import State, Trip
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.panels import phase_aid
from game.ui.dungeonville.style import (
    DUNGEON_COLOURS,
    P,
    ink_on,
    label,
    parchment,
    risk_bar,
)
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.controls import share_bar
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, off_left, off_top


@dataclass(frozen=True)
class MomentProps:
    """The state, the seat that the aid is for, and the bottom of the room that the buttons leave."""

    layout: Layout
    t: State
    seat: int | None
    bottom: float


def moment_layer(town: Town, targets: Sequence[Target]) -> Layer:
    """The moment panel; the targets are those of the table."""
    area = town.layout.moment
    tops = [item.area.y for item in targets if item.group == "answers" and area.holds(item.area.centre)]
    bottom = min([area.y + area.h, *tops])
    return Layer("dv-moment", area, paint_moment, MomentProps(town.layout, town.state, town.front, bottom))


def paint_moment(canvas: Canvas, area: Area, props: MomentProps) -> None:
    """Paint what is to be decided now: load and danger on an expedition, or the aid of the phase."""
    t, layout = props.t, props.layout
    colour = DUNGEON_COLOURS[t.trip.dungeon] if t.trip is not None else P.title
    parchment(canvas, area, colour, wide=3)
    head, rest = off_top(area, positions.moment_title_height(canvas, layout), 4)
    phase = t.phase if t.phase in PHASES else PHASES[0]
    title = say("ui-dv-trip", dungeon=name(t.trip.dungeon)) if t.trip is not None else say(f"ui-dv-phase-{phase}")
    if head.h:
        canvas.box(head, colour, None, radius=6)
        label(canvas, (title, say("ui-dv-phase-explore")), head.inset(16, 4), 24, ink_on(colour), face="title", align="left")
    inner = rest.inset(16, 6)
    inner = inner._replace(h=min(inner.y + inner.h, props.bottom) - 6 - inner.y)
    if t.trip is None:
        phase_aid.paint(canvas, inner, t, props.seat)
    elif positions.risk_area(canvas, layout).y + 20 <= inner.y + inner.h:
        _trip(canvas, inner, layout, t)
    else:
        _trip_line(canvas, inner, t)


def danger_words(t: State, trip: Trip) -> tuple[str, str]:
    """The chance of a death in the next room, and of how many cards, in words."""
    deadly, all_of = deadly_rooms(t, trip.seat, trip.dungeon)
    return say("ui-dv-deeds-chance", percent=round(100 * deadly / all_of) if all_of else 0), say(
        "ui-dv-deadly", deadly=deadly, rooms=all_of
    )


def _trip_line(canvas: Canvas, area: Area, t: State) -> None:
    """Danger and load of an expedition in one line, for a low panel."""
    assert t.trip is not None
    left, right = columns(area._replace(h=min(area.h, canvas.high(34, "title"))), 2, 8)
    skull, left = off_left(left, min(left.h, 34.0), 4)
    canvas.picture("dungeonville/tokens/skull", positions.square(skull.centre, skull.w))
    label(canvas, (danger_words(t, t.trip)[0],), left, 34, P.danger, face="title", align="left")
    load = say("ui-dv-load-of", gold=gold(t.trip.carried), most=capacity(t, t.trip.seat))
    label(canvas, (load, str(gold(t.trip.carried))), right, 20, P.text, face="bold", align="right")


def _trip(canvas: Canvas, area: Area, layout: Layout, t: State) -> None:
    trip = t.trip
    assert trip is not None
    load, most = gold(trip.carried), capacity(t, trip.seat)
    canvas.text(say("ui-dv-load"), (area.x, area.y), 20, P.muted)
    canvas.text(say("ui-dv-load-of", gold=load, most=most), (area.x + area.w, area.y), 20, P.text, face="bold", align="right")
    y = area.y + canvas.high(20) + 2
    share_bar(canvas, Area(area.x, y, area.w, 12), load / most if most else 0.0, P)
    y += 20
    share, cards = danger_words(t, trip)
    canvas.text(say("ui-dv-next-room"), (area.x, y), 20, P.muted)
    y += canvas.high(20) - 2
    wide = canvas.text(share, (area.x, y), 52, P.danger, face="title")
    beside = Area(area.x + wide + 14, y + 8, area.w - wide - 14, canvas.high(20, "bold"))
    label(canvas, (say("ui-dv-someone-dies"),), beside, 20, P.danger, face="bold", align="left")
    label(canvas, (cards,), beside.moved(0, beside.h), 18, P.muted, align="left")
    deadly, rooms = deadly_rooms(t, trip.seat, trip.dungeon)
    bar = positions.risk_area(canvas, layout)
    risk_bar(canvas, bar, deadly / rooms if rooms else 0.0)
    y = bar.y + bar.h + 10
    for item in [card for card in trip.carried if ROOMS[card].item]:
        if y + 34 > area.y + area.h:
            break
        canvas.picture(f"dungeonville/items/{item}", Area(area.x, y, 34, 34))
        canvas.within(name(item), Area(area.x + 38, y, area.w - 38, 34), 19, P.text, face="bold", align="left")
        y += 36

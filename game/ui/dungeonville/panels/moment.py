"""The moment panel: what is to be decided now, or what helps in the phase: prices, deadly first rooms, who meets whom."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.beliefs.odds import danger, deadly_rooms, letter_of
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.state import COLOURS, State, Trip
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, NUMBERS, ROOMS, TOWN
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, Colour, mix
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import wizards_at
from game.ui.dungeonville.facts.thing import percent
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.panels.payment import Payment, expiring, payment_rows
from game.ui.dungeonville.panels.pieces import coin, label, letter_chip, medallion, parchment, risk_bar, tick
from game.ui.dungeonville.theme import DUNGEON_COLOURS, WIZARD_COLOURS, WIZARD_INKS, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.boxes import Box, Drawn, Picture, Text, Wide, place
from game.ui.widgets.containers import Row
from game.ui.widgets.controls import share_bar
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, off_left, off_top

GAP = 6.0
FACE = 34.0


class MomentProps(NamedTuple):
    """The state, the seat that the aid is for, the bottom of the room that the buttons leave, and what the answer in focus would take."""

    layout: Layout
    t: State
    seat: int | None
    bottom: float
    payment: Payment | None = None


def moment_layer(town: Town, targets: Sequence[Target]) -> Layer:
    """The moment panel; the targets are those of the table."""
    area = town.layout.moment
    tops = [item.area.y for item in targets if item.group == "answers" and area.holds(item.area.centre)]
    bottom = min([area.y + area.h, *tops])
    return Layer("dv-moment", area, paint_moment, MomentProps(town.layout, town.state, town.front, bottom, town.payment))


def paint_moment(canvas: Canvas, area: Area, props: MomentProps) -> None:
    """Paint what is to be decided now: load and danger on an expedition, or the aid of the phase."""
    t, layout = props.t, props.layout
    colour = DUNGEON_COLOURS[t.trip.dungeon] if t.trip is not None else P.title
    parchment(canvas, area, colour, wide=3)
    head, rest = off_top(area, positions.moment_title_height(canvas, layout), 4)
    title = say(f"ui-dv-phase-{_phase(t)}") if t.trip is None else say("ui-dv-trip", dungeon=t.trip.dungeon)
    if head.h:
        canvas.box(head, colour, None, radius=6)
        label(canvas, (title, say("ui-dv-phase-explore")), head.inset(16, 4), 24, WHITE, face="title", align="left")
    inner = rest.inset(16, 6)
    inner = inner._replace(h=min(inner.y + inner.h, props.bottom) - 6 - inner.y)
    if t.trip is None:
        _aid(canvas, inner, t, props.seat, props.payment)
    elif positions.risk_area(canvas, layout).y + 20 <= inner.y + inner.h:
        _trip(canvas, inner, layout, t, t.trip)
    else:
        _trip_line(canvas, inner, t, t.trip)


def _phase(t: State) -> str:
    return t.phase if t.phase in PHASES else PHASES[0]


# ------------------------------------------------------------------ an expedition


def _risk(t: State, trip: Trip) -> float:
    deadly, rooms = deadly_rooms(t, trip.seat, trip.dungeon)
    return deadly / rooms if rooms else 0.0


def _trip_line(canvas: Canvas, area: Area, t: State, trip: Trip) -> None:
    """Danger and load of an expedition in one line, for a low panel."""
    left, right = columns(area._replace(h=min(area.h, canvas.high(34, "title"))), 2, 8)
    skull, left = off_left(left, min(left.h, 34.0), 4)
    canvas.picture("dungeonville/tokens/skull", positions.square(skull.centre, skull.w))
    label(canvas, (percent(_risk(t, trip)),), left, 34, P.danger, face="title", align="left")
    load = say("ui-dv-load-of", gold=gold(trip.carried), most=capacity(t, trip.seat))
    label(canvas, (load, str(gold(trip.carried))), right, 20, P.text, face="bold", align="right")


def _trip(canvas: Canvas, area: Area, layout: Layout, t: State, trip: Trip) -> None:
    """The load and the items of an expedition, and the danger of its next room."""
    load, most, line = gold(trip.carried), capacity(t, trip.seat), canvas.high(20)
    canvas.text(say("ui-dv-load"), (area.x, area.y), 20, P.muted)
    canvas.text(say("ui-dv-load-of", gold=load, most=most), (area.x + area.w, area.y), 20, P.text, face="bold", align="right")
    y = area.y + line + 2
    share_bar(canvas, area.row(y, 12), load / most if most else 0.0, P)
    canvas.text(say("ui-dv-next-room"), (area.x, y + 20), 20, P.muted)
    y += 18 + line
    wide = canvas.text(percent(_risk(t, trip)), (area.x, y), 52, P.danger, face="title")
    beside = area.row(y + 8, canvas.high(20, "bold"), left=wide + 14)
    label(canvas, (say("ui-dv-someone-dies"),), beside, 20, P.danger, face="bold", align="left")
    deadly, rooms = deadly_rooms(t, trip.seat, trip.dungeon)
    label(canvas, (say("ui-dv-deadly", deadly=deadly, rooms=rooms),), beside.moved(0, beside.h), 18, P.muted, align="left")
    bar = positions.risk_area(canvas, layout)
    risk_bar(canvas, bar, _risk(t, trip))
    y = bar.y + bar.h + 10
    items = [card for card in trip.carried if ROOMS[card].item]
    for item in items[: max(0, int((area.y + area.h - y + 2) // 36))]:
        canvas.picture(f"dungeonville/items/{item}", Area(area.x, y, 34, 34))
        canvas.within(name(item), area.row(y, 34, left=38), 19, P.text, face="bold", align="left")
        y += 36


# ------------------------------------------------------------------ the aid of a phase


def _aid(canvas: Canvas, area: Area, t: State, seat: int | None, payment: Payment | None) -> None:
    """Paint the aid of the phase for `seat`, as much as fits, with its description at the end."""
    phase, y = _phase(t), area.y
    make = None if seat is None else HELP.get(phase)
    rows = [] if make is None or seat is None else make(t, seat)
    if payment is not None and seat is not None:
        rows += payment_rows(payment)
        if _height(canvas, area, rows) > area.h + GAP or t.counter is not None:
            rows = [*_funds(t, seat), *payment_rows(payment)]  # the offers are in the town, too
    if _height(canvas, area, rows) > area.h and phase == "scout" and seat is not None:
        rows = _scouting(t, seat, short=True)
        if _height(canvas, area, rows) > area.h + GAP:
            del rows[0]  # the rows matter more than the heading
    for row in [*rows, Text(say(f"ui-dv-about-{phase}"), 20, P.muted, "italic")]:
        high = row.high(canvas, area.w)
        if y + high > area.y + area.h:
            break
        place(row, canvas, area.row(y, high)).paint(canvas)
        y += high + GAP


def _height(canvas: Canvas, area: Area, rows: Sequence[Box]) -> float:
    return sum(row.high(canvas, area.w) + GAP for row in rows)


def _chip(canvas: Canvas) -> float:
    return max(26.0, canvas.high(18, "bold") + 4)


def _line(canvas: Canvas, _wide: float) -> float:
    return max(_chip(canvas), canvas.high(20, "bold")) + 4


def _words(words: str, size: float, colour: Colour, face: str, *, align: str = "left", margin: float = 4) -> Box:
    """A line of text in the middle of its height."""
    draw = lambda canvas, area: canvas.within(words, area, size, colour, face=face, align=align, margin=margin)  # noqa: E731
    return Drawn(draw, lambda canvas, _: canvas.high(size, face))


def _pictured(picture: Picture, words: str, size: float, face: str) -> Box:
    return Row(Wide(picture, 38), _words(words, size, P.text, face), gap=4, grow=(1,), align="fill")


def _gold(t: State, seat: int) -> Box:
    return _pictured(Picture("dungeonville/tokens/gold", 38, 38), say("ui-dv-gold", gold=wealth(t, seat)), 24, "bold")


def _funds(t: State, seat: int) -> list[Box]:
    """The own gold, and how much of it expires."""
    words = expiring(t, seat)
    return [_gold(t, seat), *([Text(words, 20, P.danger, "bold")] if words else [])]


def _recruiting(t: State, seat: int) -> list[Box]:
    """The own gold, and for each place of the town whether that is enough."""
    places = list(TOWN)[len(TOWN) - len(t.town) :]
    offers = [partial(_offer, place=place, gold=wealth(t, seat), who=who) for place, who in zip(places, t.town, strict=True)]
    return [*_funds(t, seat), *(Drawn(offer, _line) for offer in offers)]


def _offer(canvas: Canvas, area: Area, place: str, gold: int, who: str) -> None:
    """A place with its price, ticked if affordable, and the adventurer there."""
    price = TOWN[place].price
    coin(canvas, (area.x + area.h / 2, area.centre[1]), area.h / 2, str(price))
    if price <= gold:
        tick(canvas, (area.x + area.h + 15, area.centre[1]))
    words = off_left(area, area.h + 26, 0)[1]
    canvas.within(name(who), words, 20, P.text if price <= gold else P.muted, align="left")


def _scouting(t: State, seat: int, *, short: bool = False) -> list[Box]:
    """For each dungeon the party's letters, the wizards there, and the chance that the first room kills somebody; or all in one line."""
    head = _words(say("ui-dv-first-room"), 20, P.text, "bold", align="right", margin=0)
    high: Callable[[Canvas, float], float] = (
        (lambda canvas, _: _chip(canvas)) if short else (lambda canvas, _: canvas.high(20, "bold") + _chip(canvas) + 8)
    )
    paint = _dungeon_line if short else _dungeon
    return [head, *(Drawn(partial(paint, t=t, seat=seat, dungeon=dungeon), high) for dungeon in DUNGEONS)]


def _dungeon(canvas: Canvas, area: Area, t: State, seat: int, dungeon: str) -> None:
    colour, share = DUNGEON_COLOURS[dungeon], percent(danger(t, seat, dungeon))
    canvas.box(area._replace(w=6), colour, None, radius=3)
    top, wide = area.centre[1] - canvas.high(34, "title") / 2, canvas.wide(share, 34, "title")
    canvas.text(share, (area.x + area.w, top), 34, P.danger, face="title", align="right")
    canvas.text(name(dungeon), (area.x + 14, area.y), 20, mix(colour, INK, 0.2), face="bold", room=area.w - wide - 24)
    side = _chip(canvas)
    x, y = area.x + 14, area.y + area.h - side
    for member in t.wizards[seat].party:
        letter_chip(canvas, Area(x, y, side, side), letter_of(t, member, dungeon), dungeon)
        x += side + 3
    for other in wizards_at(t, dungeon):
        canvas.picture(f"dungeonville/wizards/{COLOURS[other]}", Area(x + 5, y, side, side))
        x += side + 5


def _dungeon_line(canvas: Canvas, area: Area, t: State, seat: int, dungeon: str) -> None:
    colour, share = DUNGEON_COLOURS[dungeon], percent(danger(t, seat, dungeon))
    canvas.box(area._replace(w=6), colour, None, radius=3)
    canvas.within(share, area, 24, P.danger, face="bold", align="right", margin=0)
    party, side = t.wizards[seat].party, area.h
    x = area.x + area.w - canvas.wide(share, 24, "bold") - 8 - len(party) * (side + 2)
    words = Area(area.x + 12, area.y, x - area.x - 16, side)
    label(canvas, (name(dungeon),), words, 20, mix(colour, INK, 0.2), face="bold", align="left")
    for number, member in enumerate(party):
        letter_chip(canvas, Area(x + number * (side + 2), area.y, side, side), letter_of(t, member, dungeon), dungeon)


def _fighting(t: State, seat: int) -> list[Box]:
    """Who meets whom, the own fight first, with all possible fighters: a beaten fighter's comrades of its colour defect."""
    met = {dungeon: here for dungeon in DUNGEONS if len(here := wizards_at(t, dungeon)) > 1}
    made: list[Box] = [] if met else [Text(say("ui-dv-nobody-meets"), 20, P.muted, "italic")]
    for dungeon, here in sorted(met.items(), key=lambda pair: seat not in pair[1]):
        made.append(Drawn(partial(_dungeon_plate, dungeon=dungeon), _line))
        for rival in here:
            paint = partial(_rival, seat=rival, party=t.wizards[rival].party)
            made.append(Drawn(paint, lambda canvas, _: canvas.high(18, "bold") + FACE + 2))
    return made


def _dungeon_plate(canvas: Canvas, area: Area, dungeon: str) -> None:
    canvas.box(area, DUNGEON_COLOURS[dungeon], mix(DUNGEON_COLOURS[dungeon], INK, 0.5), radius=5)
    canvas.within(name(dungeon), area, 20, WHITE, face="bold")


def _rival(canvas: Canvas, area: Area, seat: int, party: Sequence[str]) -> None:
    """A wizard in a fight, and its party with colours and ranks."""
    canvas.box(area._replace(w=6), WIZARD_COLOURS[seat], None, radius=3)
    canvas.picture(f"dungeonville/wizards/{COLOURS[seat]}", positions.square((area.x + 34, area.centre[1]), min(44.0, area.h)))
    x, room, high = area.x + 60, area.w - 60, canvas.high(18, "bold")
    canvas.text(name(COLOURS[seat]), (x, area.y - 2), 18, WIZARD_INKS[seat], face="bold", room=room)
    y, step = area.y + area.h - FACE / 2 - 1, min(FACE + 32, room / max(1, len(party)))
    for member in party:
        medallion(canvas, (x + FACE / 2, y), FACE / 2, member)
        spot = Area(x + FACE + 2, y - high / 2, step - FACE - 2, high)
        label(canvas, (str(ADVENTURERS[member].rank),), spot, 18, P.text, face="bold", align="left")
        x += step


def _collecting(t: State, seat: int) -> list[Box]:
    """The own gold, and the price of a deed."""
    deed = Picture("dungeonville/tokens/deed-back", 44 / 1.3, 44)
    return [*_funds(t, seat), _pictured(deed, say("ui-dv-deed-price", gold=NUMBERS.swap_price), 20, "text")]


HELP: dict[str, Callable[[State, int], list[Box]]] = {
    "recruit": _recruiting, "scout": _scouting, "combat": _fighting, "collect": _collecting,
}  # fmt: skip

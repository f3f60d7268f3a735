"""Paints the map between investigations, with its choices, walking medallions and the card in focus, and the people beside it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.choice import Befriend, Investigate
from game.rules.london.places import STREETS, present
from game.rules.london.state import Character, State
from game.rules.london.tables.cards import CHARACTERS, PLACES, SLOTS
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes, theme
from game.ui.london.board import board
from game.ui.london.board.layout import CLOCK, MEDALLION, point_along
from game.ui.london.board.pieces import MedallionMove
from game.ui.london.board.weather import city_picture, darkness_at, light_level
from game.ui.london.panels.card_page import paint_card
from game.ui.london.panels.card_text import CardProps
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.layout import map_of, owned, short_name, ways_of
from game.ui.london.story.option_map import Highlights, Key, Option
from game.ui.london.story.panels import belongings
from game.ui.london.theme import P
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, common, flow, off_left, off_top, rows

PREFETCH_STEPS = 12
LEAST_PRINT, LARGE_PRINT = 1.125, 1.5
"""The card in focus is enlarged for at least the first text size, so that its picture has room. From the second one on it hides much of the
map, so that it is shown only while its place is in focus."""
NAME, SPILL = 18.0, 12.0
"""The text size of the name of a belonging, and how much higher than its picture two lines may be."""
CARD_SIZE, SHADOW = (470.0, 500.0), 24.0
"""The size of the card in focus, in map pixels: it leaves the cards around it visible; and the room for its shadow."""


@dataclass(frozen=True)
class GroundProps:
    """The map without Characters, by the light of the hour. Of the `state` the `lying` things are drawn; all else may change."""

    state: State = field(compare=False)
    darkness: float = field(compare=False)
    light: float
    lying: tuple[object, ...]


def ground_props(t: State, shown: ShownState) -> GroundProps:
    """The props of the map at the hour on display."""
    darkness = _darkness(t.slot if shown.hand is None else t.slot - 1 + shown.hand)
    cards = (tuple(t.shown.items()), tuple(t.dark), tuple(t.goons.items()), tuple(t.notes.items()))
    there = tuple(bool(present(t, street)) for street in STREETS.values())
    return GroundProps(t, darkness, light_level(darkness), (*cards, there, t.chapter, t.phase))


def _darkness(slot: float) -> float:
    return darkness_at(max(0.0, slot) / (len(SLOTS) - 1))


def paint_ground(canvas: Canvas, area: Area, props: GroundProps) -> Iterator[None]:
    """Paint the map with its cards in steps."""
    still = board.MapProps(darkness=props.darkness, corner_plates=False, weather_moves=False, lamps_move=False)
    return board.paint_steps(canvas, map_of(canvas, area), props.state, still)


def prefetch(canvas: Canvas, area: Area, slot: int) -> Iterator[None]:
    """Cache the city for the hand's way to a slot."""
    rect = canvas.rect(map_of(canvas, area).area)
    steps = [slot - 1 + part / PREFETCH_STEPS for part in range(PREFETCH_STEPS + 1)]
    for step in dict.fromkeys(light_level(_darkness(one)) for one in steps):
        city_picture(rect.w, rect.h, step)
        yield


# ------------------------------------------------------------------ what changes on the map


class MarksProps(NamedTuple):
    """The choices on the map, the Characters at their places (seat, id, place, rank there, number there), and those that walk."""

    highlights: Highlights
    standing: tuple[tuple[Seat, str, str, int, int], ...]
    walking: tuple[tuple[Seat, str, MedallionMove], ...]


def marks_props(t: State, shown: ShownState, marks: Highlights) -> MarksProps:
    """The props of what changes on the map."""
    standing = list[tuple[Seat, str, str, int, int]]()
    for place in {person.place for person in t.people} & PLACES.keys():
        there = [seat for seat in present(t, place) if seat not in shown.walks]
        standing += [(seat, t.people[seat].id, place, rank, len(there)) for rank, seat in enumerate(there)]
    walking = tuple((seat, t.people[seat].id, walk) for seat, walk in shown.walks.items())
    return MarksProps(marks, tuple(sorted(standing)), walking)


def paint_marks(canvas: Canvas, area: Area, props: MarksProps) -> None:
    """Paint the choices and the Characters."""
    layout, marks = map_of(canvas, area), props.highlights
    for place, spot in layout.place_areas().items():
        key = ("place", place)
        if mark := marks.of(key):
            canvas.frame(spot.inset(-3), (P.accent, P.focus)[mark - 1], width=3 * mark, radius=9)
    wide = MEDALLION * layout.unit * 1.15
    spots = {seat: (who, layout.medallion(place, rank, count)) for seat, who, place, rank, count in props.standing}
    spots |= {seat: (who, point_along(layout.route(walk.start, walk.end), walk.share)) for seat, who, walk in props.walking}
    for seat, (who, centre) in sorted(spots.items()):
        shapes.medal(canvas, who, seat, centre, wide)
        shapes.badge(canvas, seat, (centre[0] + wide * 0.34, centre[1] + wide * 0.34), wide * 0.36)


def read_area(canvas: Canvas, area: Area) -> Area:
    """The area of the card in focus on the map, with its shadow."""
    layout, large = map_of(canvas, area), max(LEAST_PRINT, min(LARGE_PRINT, canvas.stretch))
    return common(layout.box(CLOCK, *(side * large for side in CARD_SIZE)), layout.area).inset(-SHADOW)


def paint_read(canvas: Canvas, area: Area, props: CardProps) -> None:
    """Paint the card in focus."""
    paint_card(canvas, area.inset(SHADOW), props)


def card_in_focus(t: State, item: Target | None, stretch: float) -> str:
    """The card of the place in focus, "" for none."""
    if item is None or not isinstance(item.key, tuple):
        return ""
    choice = item.data.choice if isinstance(item.data, Option) else None
    place = choice.place if isinstance(choice, Investigate | Befriend) else str(item.key[-1]) if item.key[0] == "place" else ""
    if place not in PLACES or (item.group == "main" and stretch > LARGE_PRINT - 0.1):
        return ""
    return t.shown.get(place) or t.goons.get(PLACES[place].area if not PLACES[place].number else "", "")


# ------------------------------------------------------------------ the people


@dataclass(frozen=True)
class RosterRow:
    """The row of a Character: its head, the slots that are left, and its belongings, of which a legal use has an area of its own."""

    area: Area
    head: Area
    medal: Area
    slots: Mapping[int, Area]
    belongings: Mapping[Key, Area]


def roster(canvas: Canvas, area: Area, t: State, legal: frozenset[Key]) -> list[RosterRow]:
    """A row for each Character."""
    made = []
    for seat, box in enumerate(rows(area, len(t.people), 12)):
        inner = box.inset(12, 10)
        medal, rest = off_left(inner, min(84.0, inner.h), 12)
        head, rest = off_top(rest, max(32.0, canvas.high(26, "title")), 4)
        slots, rest = _slots(t, t.people[seat], rest)
        made.append(RosterRow(box, head, medal, slots, _goods(canvas, _useful(t, seat, legal), rest, legal)))
    return made


def _slots(t: State, person: Character, room: Area) -> tuple[dict[int, Area], Area]:
    """The areas of the current and the later slots, and the rest of the room."""
    left = range(t.slot, len(person.clock)) if t.phase == "story" and room.h >= 40 else range(0)
    if not left:
        return {}, room
    line, rest = off_top(room, min(38.0, (room.h - 6) * 0.5), 6)
    side = min(line.h, line.w / len(person.clock) - 2)
    return {slot: line.at(place * (side + 2), 0, side, side) for place, slot in enumerate(left)}, rest


def _useful(t: State, seat: Seat, legal: frozenset[Key]) -> list[Key]:
    """The keys of the legal ways to spend Virtue, and of belongings: of each legal use, or of the belonging."""
    keys: list[Key] = [("spend", seat, way) for way in range(len(CHARACTERS[t.people[seat].id].virtue))]
    keys = [key for key in keys if key in legal]
    for good in owned(t, seat):
        keys += [way for way in ways_of(good) if way in legal] or [good]
    return keys


def _goods(canvas: Canvas, keys: Sequence[Key], room: Area, legal: frozenset[Key]) -> dict[Key, Area]:
    """The areas of belongings: for each legal use, or a picture, with its name if there is room for those of all."""
    if room.h < 16:
        return {key: NOWHERE for key in keys if key in legal}
    high = min(46.0, room.h)
    bare = [(high * 1.6 + 8 if key in legal else high, high) for key in keys]
    line = canvas.high(NAME)
    ways: list[tuple[float, Callable[[str, float], float]]]
    ways = [(line - 4, canvas.wide), (2 * line - SPILL, partial(belongings.narrow, canvas))]
    for measure in (measure for least, measure in ways if high >= least):
        names = {key: 8 + measure(short_name(str(key[2])), NAME) for key in keys if key not in legal}
        sizes = [(wide + names.get(key, 0.0), high) for key, (wide, _) in zip(keys, bare, strict=True)]
        if sum(wide + 6 for wide, _ in sizes) - 6 <= room.w:
            return dict(zip(keys, flow(room, sizes, 6), strict=True))
    return dict(zip(keys, flow(room, bare, 6), strict=True))


class RosterProps(NamedTuple):
    """The rows of the people, each Character as observed, and what is highlighted."""

    rows: tuple[RosterRow, ...]
    people: tuple[Character, ...]
    highlights: Highlights


def paint_roster(canvas: Canvas, area: Area, props: RosterProps) -> Iterator[None]:
    """Paint a row for each Character, with the tokens left in the clock and what can be used now."""
    marks = props.highlights
    for seat, (row, person) in enumerate(zip(props.rows, props.people, strict=True)):
        yield
        acts = marks.acting == seat
        shapes.plate(canvas, row.area, theme.SEATS[seat].colour if acts else theme.LINE, width=4 if acts else 2)
        (x, y), side = row.medal.centre, min(row.medal.w, row.medal.h)
        if mark := marks.of(("seat", seat)):
            canvas.circle((x, y), side / 2 + 5, (P.accent, P.focus)[mark - 1])
        shapes.medal(canvas, person.id, seat, (x, y), side)
        shapes.badge(canvas, seat, (x + side * 0.36, y + side * 0.36), side * 0.3)
        _head(canvas, person, row.head)
        for slot, spot in row.slots.items():
            shapes.token(canvas, person.clock[slot], seat, spot.centre, spot.w)
            if mark := marks.of(("arrow", seat, slot)):
                canvas.circle(spot.centre, spot.w / 2 + 1, (P.accent, P.focus)[mark - 1], (2, 5)[mark - 1])
        for good, spot in row.belongings.items():
            if spot != NOWHERE:
                _good(canvas, person, good, spot, marks.of(good))


def _head(canvas: Canvas, person: Character, head: Area) -> None:
    """Paint the name, the place, Virtue tokens and Conditions."""
    right, high = head.x + head.w, min(30.0, head.h)
    signs = [(ill, theme.DREAD_RED) for ill in person.conditions] + [("virtue", P.accent)] * person.virtue
    for sign, colour in signs:
        right -= high
        shapes.sign(canvas, sign, (right + high / 2, head.centre[1]), high * 0.86, colour)
    used = shapes.fit(canvas, say(f"short-{person.id}"), head._replace(w=(right - head.x) * 0.55), 28, P.text, face="title")
    if has(short := f"short-{person.place}"):
        room = head._replace(x=head.x + used + 14, w=right - head.x - used - 20)
        long = f"{say(short)}, {name(person.place)}"
        words = long if canvas.wide(long, 20, "italic") <= room.w else say(short)
        shapes.fit(canvas, words, room, 21, P.muted, face="italic")


def _good(canvas: Canvas, person: Character, key: Key, spot: Area, mark: int) -> None:
    """Paint the picture of a belonging, with a frame and a verb if it can be used now."""
    if mark:
        canvas.box(spot, theme.LIT_FILL, (P.accent, P.focus)[mark - 1], width=2 * mark, radius=spot.h / 2)
        room = off_left(spot._replace(w=spot.w - 8), spot.h, 0)[1]
        words = say(f"ui-ld-scene-verb-{key[0]}")
        if canvas.wide(words, canvas.fitting(words, 18, room.w)) <= room.w:  # else the picture alone, which has a tooltip
            shapes.fit(canvas, words, room, 18, P.text)
    centre = (spot.x + spot.h / 2, spot.centre[1])
    if key[0] == "spend":
        shapes.sign(canvas, "virtue", centre, spot.h * 0.6, P.accent)
    else:
        tilted = key[0] == "item" and any(item.id == key[2] and item.tilted for item in person.items)
        belongings.disc(canvas, str(key[2]), centre, spot.h * 0.94, ready=not tilted)
        if not mark and spot.w > spot.h + 1:
            label, words = off_left(spot, spot.h, 4)[1].inset(-1, -SPILL / 2), short_name(str(key[2]))
            canvas.paragraph(words, label, NAME, theme.FAINT if tilted else P.text, middle=True)

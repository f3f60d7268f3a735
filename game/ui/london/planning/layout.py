"""The layout of the planning table: the regions of the window, and everything in them that can be pointed at, with the targets."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import LOCATIONS, NUMBERS, STREETS
from game.rules.london.state import SLOTS, CardId, State, Token
from game.rules.london.tables.cards import NUMBERS as AMOUNTS, SLOTS as HOURS, plot_cards
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes
from game.ui.london.board.layout import SIZE, MapLayout, map_layout
from game.ui.london.planning import shared
from game.ui.london.planning.pointers import TargetKey
from game.ui.table.acts import Command
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, middle, off_bottom, off_left, off_right, off_top, rows

RING, HOLE = 0.3575, 0.19
"""The radius of the ring of slots, and the size of a slot as a target, in widths of the dial."""
GAP, THING, TICK = 6.0, 34.0, 40.0
MEDAL, NAME, STATUS = 72.0, 28.0, 20.0
TOLD_MEDAL = 54.0
"""The size of the medallion above the words of companions."""
LEAST = 0.94
"""A dial smaller than this, in widths of the column, gets the space of the other parts."""
LOW = 1.6
"""A column lower than this, in its widths, shows either sheet or tokens beside the dial."""
MARGIN = 8.0
COLUMN, NARROW = 256.0, 208.0
"""The width of the players' columns, and their least width where the map needs room."""
LEAST_MAP = 840.0
"""On a map narrower than this the inspector covers the whole window."""
TOOLS = ("menu", "hint", "log", "rulebook")


class ColumnLayout(NamedTuple):
    """The parts of a player's column.

    `tokens` are the own tokens left by number, one target for both of a number; without an open tray `tray` is None. `sheet` has
    the icons and the Virtue tokens, None under an open tray; `things` has Items, Conditions and Allies. `status` is the text
    below the name.
    """

    seat: Seat
    area: Area
    portrait: Area
    name: Area
    status: Area
    dial: Area
    slots: tuple[Area, ...]
    tray: Area | None
    tokens: dict[int, Area]
    things: Area | None
    sheet: Area | None
    agree: Area


def arrange_column(canvas: Canvas, area: Area, t: State, seat: Seat, *, is_open: bool = True, told: bool = False) -> ColumnLayout:
    """Lay out a column. In a low one the tokens replace the sheet if it `is_open`; in a high one the status is as broad as the column if plans are `told`."""
    made = _low(canvas, area, seat, is_open=is_open) if area.h < LOW * area.w else _high(canvas, area, seat, told=told)
    left = tokens_left(t.people[seat].clock)
    return made._replace(tokens={number: spot for number, spot in made.tokens.items() if left[number]})


def _high(canvas: Canvas, area: Area, seat: Seat, *, told: bool) -> ColumnLayout:
    """Lay out head, dial, tokens, things and sheet below each other; two rows of tokens, or the things, go before the dial gets small."""
    inner = area.inset(10, 8)
    words = (2.05 if told else 1.9) * canvas.high(STATUS, "italic")
    plain = max(canvas.high(NAME, "title") + words, MEDAL)
    head, rest = off_top(inner, max(canvas.high(NAME, "title"), TOLD_MEDAL) + words if told else plain, GAP)
    foot, rest = off_bottom(rest, max(TICK, canvas.high(25, "bold")), GAP)
    cell, thing = inner.w / len(NUMBERS), THING + GAP
    tries = [(2 * cell, thing), (cell, thing), (cell, 0.0)]
    fits = (one for one in tries if rest.h - sum(one) - 2 * GAP >= LEAST * inner.w)
    high, thing = next(fits, tries[-1])
    wide = min(inner.w + 8, rest.h - high - GAP - thing)
    spare = rest.h - wide - high - thing - 2 * GAP
    tall = spare > 2 * THING
    dial = area.halfway_across(rest.y + (0 if tall else max(0.0, spare / 2)), wide, wide)
    tray = inner.row(dial.y + dial.h + GAP if tall else rest.y + rest.h - thing - high, high)
    things = rest.below(tray.y + high + GAP) if thing else None
    agree, sheet = off_right(foot, min(56.0, foot.w * 0.22), 4)
    tokens = dict(zip(NUMBERS, columns(tray, len(NUMBERS), 0), strict=True))
    agree = agree.halfway_down(agree.x, agree.w, TICK)
    split = _told_head(head, words) if told else _split_head(canvas, head)
    return ColumnLayout(seat, area, *split, dial, dial_slots(dial), tray, tokens, things, sheet, agree)


def _low(canvas: Canvas, area: Area, seat: Seat, *, is_open: bool) -> ColumnLayout:
    """Lay out the dial as large as possible, sheet or tokens beside it, and above it the head with the agreement."""
    inner = area.inset(8, 6)
    head = min(max(canvas.high(NAME, "title") + canvas.high(STATUS, "italic") * 0.9, TICK), inner.h * 0.34)
    top, body = off_top(inner, head, 4)
    wide = min(body.h, inner.w * 0.82)
    place, strip = off_left(body, wide, 4)
    dial = place.halfway_down(place.x, wide, wide)
    agree, top = off_right(top, TICK, 4)
    tokens = dict(zip(NUMBERS, rows(strip, len(NUMBERS), 0), strict=True)) if is_open else {}
    tray, sheet = (strip, None) if is_open else (None, strip)
    agree = agree._replace(h=min(TICK, agree.h))
    return ColumnLayout(seat, area, *_split_head(canvas, top), dial, dial_slots(dial), tray, tokens, None, sheet, agree)


def _split_head(canvas: Canvas, head: Area) -> tuple[Area, Area, Area]:
    """The medallion, the name, and the status below it."""
    medal = min(head.h, MEDAL, head.w * 0.34)
    portrait, rest = off_left(head, medal, GAP)
    name, words = off_top(rest, min(canvas.high(NAME, "title"), rest.h * 0.6), 0)
    return portrait.halfway_down(portrait.x, medal, medal), name, words


def _told_head(head: Area, words: float) -> tuple[Area, Area, Area]:
    """The medallion, the name beside it, and the status below both."""
    status, top = off_bottom(head, words, 0)
    portrait, name = off_left(top, top.h, GAP)
    return portrait, name, status


def dial_slots(dial: Area) -> tuple[Area, ...]:
    """The twelve slots of a dial, clockwise from 6 a.m. at the top (LD-007)."""
    return tuple(shapes.square(ray(dial, slot, RING), HOLE * dial.w) for slot in range(SLOTS))


def ray(dial: Area, slot: int, share: float) -> tuple[float, float]:
    """The point of a dial in the direction of a slot, at this share of its width from the middle."""
    (x, y), far = dial.centre, share * dial.w
    return x + far * sin(slot * pi / 6), y - far * cos(slot * pi / 6)


def tokens_left(clock: Sequence[Token]) -> dict[int, int]:
    """The number of own tokens of each number that are not in the clock (LD-026, LD-079)."""
    used = [int(token[0]) for token in clock if token]
    return {number: max(0, AMOUNTS.own_tokens - used.count(number)) for number in NUMBERS}


class Regions(NamedTuple):
    """The regions: a column for each seat, the Plot cards, the map, and below it Stash, aid line, Investigation tokens, tools."""

    people: dict[Seat, Area]
    plots: Area
    board: Area
    stash: Area
    aid: Area
    notes: Area
    tools: Area


class PlanningLayout(NamedTuple):
    """The regions with the map, the columns, and the plates of the Chapter's Plot cards by letter."""

    regions: Regions
    map: MapLayout
    columns: dict[Seat, ColumnLayout]
    plots: dict[CardId, Area]


def arrange(canvas: Canvas, t: State, open_trays: frozenset[Seat], *, told: bool = False) -> PlanningLayout:
    """Lay out the table. Low columns show either their tokens (`open_trays`), or icons and Virtue. With companions `told` is True: plans are told."""
    areas, cards = regions(canvas, len(t.people)), plot_cards(t.options.story, t.chapter)
    people = {
        seat: arrange_column(canvas, area, t, seat, is_open=seat in open_trays, told=told) for seat, area in areas.people.items()
    }
    plots = dict(zip(cards, columns(areas.plots, len(cards), min(12.0, areas.plots.w / 60)), strict=True))
    return PlanningLayout(areas, map_layout(canvas, areas.board), people, plots)


def regions(canvas: Canvas, seats: int) -> Regions:
    """Divide the window: half of the players on the left, the others on the right, as wide as a map no larger than its picture leaves them."""
    room, k = canvas.room.inset(MARGIN), min(1.3, max(1.0, canvas.stretch**0.5))
    head, foot = max(64.0, canvas.high(21, "title") + canvas.high(20) + 8), max(112.0, 3 * canvas.high(24))
    high = min(room.h - head - foot - 2 * MARGIN, SIZE[1])
    wide = min(COLUMN * k, max(NARROW * k, (room.w - high * SIZE[0] / SIZE[1]) / 2 - MARGIN))
    left, rest = off_left(room, wide, MARGIN)
    right, centre = off_right(rest, wide, MARGIN)
    plots, rest = off_top(centre, head, MARGIN)
    low, board = off_bottom(rest, foot, MARGIN)
    first = (seats + 1) // 2
    people = [*rows(left, max(1, first), 16), *rows(right, max(1, seats - first), 16)]
    tools, low = off_right(low, min(low.h, low.w * 0.22), MARGIN)
    stash, aid, notes = columns(low, (288, 736, 288), MARGIN)
    return Regions(dict(enumerate(people[:seats])), plots, board, stash, aid, notes, tools)


def inspector_area(canvas: Canvas, layout: PlanningLayout) -> Area:
    """The area of a place that is shown large: in the middle of the map, so that the clocks stay visible."""
    room = layout.regions.board
    if room.w < LEAST_MAP * canvas.stretch:
        room = canvas.room.inset(-8)
    return middle(room, min(room.w - 32, 1040 * canvas.stretch), min(room.h - 32, 640 * canvas.stretch))


# ------------------------------------------------------------------ targets


def table_targets(
    canvas: Canvas, layout: PlanningLayout, who: Sequence[CardId], persons: Sequence[Seat], hint: str = ""
) -> list[Target]:
    """All targets of the table. `who` are the Characters by seat, `persons` the seats that people hold here; the others are refused.

    The aid line is one while a `hint` stands there.
    """
    places, areas = layout.map.place_areas(), layout.regions
    kinds = [("streets", street) for street in STREETS.values()] + [("card", place) for place in LOCATIONS]
    stash, notes = shared.stash_cells(canvas, areas.stash), shared.note_cells(canvas, areas.notes)
    tools = [area for line in rows(areas.tools, 2, 8) for area in columns(line, 2, 8)]
    return [
        *(_target(TargetKey(kind, what=place), places[place], "cards", name(place)) for kind, place in kinds),
        *(one for seat, column in layout.columns.items() for one in _column_targets(who[seat], seat, column, other=seat not in persons)),
        *(_target(TargetKey("stash", number=number), area, "stash", str(number)) for number, area in stash.items()),
        *(_target(TargetKey("note", what=hue), area, "notes", say(f"ui-ld-note-{hue}")) for hue, area in notes.items()),
        *([_target(TargetKey("hint"), areas.aid, "hint", hint)] if hint else []),
        *(Target(("tool", what), area, Command(what), "tools", say(f"ui-tool-{what}"), what) for what, area in zip(TOOLS, tools, strict=True)),
    ]  # fmt: skip


def _target(key: TargetKey, area: Area, group: str, label: str, *, refused: bool = False, is_round: bool = False) -> Target:
    """A target that gestures act on; it does nothing by itself."""
    return Target(key, area, None, group, label, key, refused, is_round)


def _column_targets(who: CardId, seat: Seat, column: ColumnLayout, *, other: bool) -> Iterator[Target]:
    """The portrait, the slots, the tokens and the agreement of a player; those of an `other` one are refused."""
    group = f"clock-{seat}"
    yield _target(TargetKey("portrait", seat), column.portrait, group, name(who), refused=other)
    for slot, area in enumerate(column.slots):
        yield _target(TargetKey("slot", seat, number=slot), area, group, name(HOURS[slot].id), refused=other, is_round=True)
    for number, area in column.tokens.items():
        yield _target(TargetKey("token", seat, number=number), area, group, str(number), refused=other)
    if not other:
        yield _target(TargetKey("agree", seat), column.agree, group, say("ui-ld-agree"))

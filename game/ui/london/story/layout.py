"""The layout of the story's table, and the keys of its targets.

An investigation shows the card, the Characters and the outcomes; otherwise the map and the people are shown. The first part of a key is its kind:
("item", seat, id), ("ally", seat, id) and ("secret", seat, id) are belongings, with their uses ("use" or "deplete", seat, id, way),
("sacrifice", seat, id, way), ("confide", seat, id, way); ("spend", seat, way) is a Virtue token, ("apply", seat, way) the Talent, ("die", seat, number)
a die, ("seat", seat) the head of a Character, ("draw",) the deck, ("hand", card) a card in hand, ("pick", card) a card to choose from, ("place", place)
a place on the map, ("arrow", seat, slot) a token of a clock, ("main",) the large button, ("button", number) and ("row", number) further options.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, SECRETS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import MapLayout, map_layout
from game.ui.london.panels import rich_text
from game.ui.london.story.facts import StoryFacts, deed_of, deed_words
from game.ui.london.story.option_map import Key
from game.ui.widgets.layout import GAP, NOWHERE, columns, middle, off_bottom, off_left, off_top, rows

GRID = (1920.0, 1080.0)
"""The size of the window for which the areas of the table are given."""
STRIP, SLIM = 132.0, 116.0
"""The width of a strip, in large print and otherwise."""
TIGHT = 1.1
"""From this text size on the tight layout is used: one open panel, and a card without a picture."""
TOOL = 44.0


@dataclass(frozen=True)
class StoryLayout:
    """The areas of the table.

    `character_areas` is filled in investigations and in the Endgame; the panels of `open_seats` are open, the others narrow
    strips. `hand` is below them in the Endgame. `map` and `roster` replace them between investigations. `tools` is a square at
    the right end of `prompt`. In a `tight` layout the card has no picture and its text scrolls.
    """

    track: Area
    hour: Area
    tools: Area
    card: Area
    middle: Area
    tiers: Area
    deck: Area
    prompt: Area
    main: Area
    map: Area
    roster: Area
    character_areas: dict[Seat, Area]
    open_seats: frozenset[Seat]
    hand: Area
    tight: bool


def arrange(
    canvas: Canvas, present: Sequence[Seat] = (), absent: Sequence[Seat] = (), acting: Seat | None = None, *, hand: bool = False
) -> StoryLayout:
    """Lay out the table with panels for the Characters `present` and, with room, strips for those `absent`.

    Two Characters are both open if there is room, else the `acting` one. `hand` leaves room for the cards in hand below them.
    """
    across, down = canvas.room.w / GRID[0], canvas.room.h / GRID[1]

    def at(x: float, y: float, w: float, h: float) -> Area:
        return Area(x * across, y * down, w * across, h * down)

    tight = canvas.stretch / min(across, down) > TIGHT
    wide = 480.0 if tight else 496.0
    whole, prompt = at(40 + wide, 112, 1280 - wide, 792), at(24, 920, 1296, 144)
    cards, room = off_bottom(whole, (236 if tight else 264) * down, GAP) if hand else (NOWHERE, whole)
    one = acting if acting in present else next(iter(present), None)
    opened = frozenset(present if len(present) == 2 and not tight else [] if one is None else [one])
    shown, strip = [*present, *(absent if len(present) == 1 else ())], (STRIP if tight else SLIM) * across
    broad = room.w - (strip + GAP) * (len(shown) - 1)
    areas = columns(room, [broad if seat in opened else strip for seat in shown])
    side = min(2 * TOOL + 8, prompt.h - 24)
    return StoryLayout(
        track=at(24, 16, 1296, 80), hour=at(1344, 16, 552, 256), card=at(24, 112, wide, 792), middle=whole, tiers=at(1344, 288, 552, 444),
        deck=at(1344, 748, 552, 156), prompt=prompt, main=at(1344, 920, 552, 144), map=at(24, 112, 1296, 792),
        roster=at(1344, 288, 552, 616), tools=prompt.halfway_down(prompt.x + prompt.w - side - 16, side, side),
        character_areas=dict(zip(shown, areas, strict=True)), open_seats=opened, hand=cards, tight=tight,
    )  # fmt: skip


def hand_cards(area: Area, count: int) -> list[Area]:
    """The areas of the cards in hand: side by side, overlapping if they are many."""
    room = area.inset(16, 12)
    wide = min(176.0, max(room.h * 0.7, room.w / max(1, count) - 12))
    step = min(wide + 12, (room.w - wide) / max(1, count - 1))
    return [room.column(room.x + step * place, wide) for place in range(count)]


def centred(area: Area, count: int, lines: int, size: tuple[float, float], gap: float) -> list[Area]:
    """Areas of a size in the middle of another, in as many lines, each line centred."""
    per, (wide, high) = -(-count // max(1, lines)), size
    made = []
    for number in range(count):
        line, column = divmod(number, per)
        across = min(per, count - line * per)
        x = area.centre[0] - (across * (wide + gap) - gap) / 2 + column * (wide + gap)
        y = area.centre[1] - (lines * (high + gap) - gap) / 2 + line * (high + gap)
        made.append(Area(x, y, wide, high))
    return made


def picks(canvas: Canvas, room: Area, count: int) -> list[Area]:
    """The areas of cards to choose from: centred, in as few rows as leave them legible."""
    k = min(1.3, canvas.stretch)
    lines = -(-count // max(1, min(count, int((room.w - 32 + GAP) / (200.0 * k + GAP)))))
    per = -(-count // max(1, lines))  # rather two rows of two than three and one
    high = min(330.0 * k, (room.h - 24 - GAP * (lines - 1)) / max(1, lines))
    wide = min(260.0 * k, (room.w - 32 - GAP * (per - 1)) / max(1, per))
    return centred(room, count, lines, (wide, high), GAP)


def map_of(canvas: Canvas, area: Area) -> MapLayout:
    """The map, as large as the area allows."""
    wide = min(area.w, area.h * 1344 / 864)
    return map_layout(canvas, middle(area, wide, wide * 864 / 1344))


# ------------------------------------------------------------------ the panel of a Character

LOW = 560.0
"""A panel lower than this has the short rows."""
ROWS, SHORT = (120.0, 84.0, 184.0), (76.0, 54.0, 124.0)
"""The heights of icons and Personality card, of points, and of dice; and the short ones."""
NARROW, BROAD = 240.0, 400.0
"""A plate narrower than the one has its picture beside the name alone, one as wide as the other has a large picture."""
PICTURE, SMALL_PICTURE = 68.0, 48.0
SIZE, LEAST, LEAST_NAME = 21.0, 16.0, 17.0
"""The text size of a way to use a belonging, and the least one; and the least size of a name on one line."""
EDGE = 8.0
"""The margin of a plate, and the gap between two."""


@dataclass(frozen=True)
class CharacterLayout:
    """The parts of an open Character panel from the top; a strip has a `head` alone.

    `spends` are the ways to spend a Virtue token, in the head; `trait` is the Personality card; `felt` is the dice tray, without
    an area if no dice are rolled; `belongings` are plates by key, and `uses` their parts that can be pressed.
    """

    area: Area
    head: Area
    spends: dict[Key, Area] = field(default_factory=dict)
    sheet: Area = NOWHERE
    trait: Area = NOWHERE
    points: Area = NOWHERE
    felt: Area = NOWHERE
    dice: list[Area] = field(default_factory=list)
    belongings: dict[Key, Area] = field(default_factory=dict)
    uses: dict[Key, Area] = field(default_factory=dict)


def dice_of(facts: StoryFacts, seat: Seat) -> int | None:
    """The number of a Character's dice, rolled or to be rolled; None if no dice are rolled."""
    t, inquiry = facts.state, facts.state.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown") or seat not in inquiry.parts:
        return None
    part = inquiry.parts[seat]
    if part.dice or part.rolled:
        return len(part.dice)
    return t.people[seat].dice if inquiry.kind == "showdown" else facts.shown.points_of(t, seat)


def character_layout(canvas: Canvas, layout: StoryLayout, t: State, seat: Seat, *, dice: int | None) -> CharacterLayout:
    """Lay out the panel of a Character with this number of `dice`; None if no dice are rolled."""
    area, k = layout.character_areas[seat], min(max(1.0, canvas.stretch), 1.15)
    if seat not in layout.open_seats:
        return CharacterLayout(area, area)
    keys, person = owned(t, seat), t.people[seat]
    chip, low = max(34.0, canvas.high(19) + 10), area.h < LOW
    top = max(64.0 if low else 84.0, canvas.high(30, "title") + canvas.high(20))
    head, rest = off_top(area.inset(16, 12), top + chip + 10, 10)
    ways = len(CHARACTERS[person.id].virtue) if person.virtue else 0
    chips = columns(head._replace(y=head.y + head.h - chip, h=chip), max(1, ways), 8)
    spends: dict[Key, Area] = {("spend", seat, way): chips[way] for way in range(ways)}
    short = low or rest.h - sum(ROWS) * k - 30 < _wanted(canvas, keys)
    upper, middling, lower = (high * k for high in (SHORT if short else ROWS))
    traits, rest = off_top(rest, upper, 10)
    points, rest = off_top(rest, middling, 10)
    felt, rest = (NOWHERE, rest) if dice is None else off_top(rest, min(lower, rest.h * 0.46), 10)
    goods = _plates(canvas, keys, rest)
    uses = {key: part for good, spot in goods.items() for key, part in parts(canvas, spot, ways_of(good)).items()}
    return CharacterLayout(
        area, head, spends, *off_left(traits, traits.w * 0.34, 12), points, felt, _dice(felt, dice or 0), goods, uses
    )  # fmt: skip


def owned(t: State, seat: Seat) -> list[Key]:
    """The keys of a Character's belongings."""
    person = t.people[seat]
    kinds = (("item", [item.id for item in person.items]), ("ally", person.allies), ("secret", person.secrets))
    return [(kind, seat, card) for kind, cards in kinds for card in cards]


def ways_of(good: Key) -> list[Key]:
    """The keys of all ways to use a belonging."""
    kind, seat, card = good
    if kind == "item":
        counts = {"use": len(ITEMS[card].use), "deplete": len(ITEMS[card].deplete)}
    else:
        counts = {"sacrifice": len(ALLIES[card].sacrifice)} if kind == "ally" else {"confide": len(SECRETS[card].spend)}
    return [(verb, seat, card, way) for verb, count in counts.items() for way in range(count)]


def _wanted(canvas: Canvas, keys: Sequence[Key]) -> float:
    """The height at which all belongings fit below each other, each with a name and a line of uses."""
    return len(keys) * (canvas.high(20, "bold") + canvas.high(20) + 26)


def _plates(canvas: Canvas, keys: Sequence[Key], room: Area) -> dict[Key, Area]:
    """A plate for each belonging: below each other if two lines fit into each, else in two columns."""
    across = 1 if _wanted(canvas, keys) <= room.h + EDGE else 2
    down, wide = max(1, -(-len(keys) // across)), (room.w - EDGE * (across - 1)) / across
    below = max((len(ways) - 1 for ways in map(ways_of, keys) if not _abreast(canvas, wide, ways)), default=0)
    high = min(92.0 + below * _line(canvas), (room.h - EDGE * (down - 1)) / down)
    lines = [room.row(room.y + (high + EDGE) * line, high) for line in range(down)]
    return dict(zip(keys, (part for line in lines for part in columns(line, across, EDGE)), strict=False))


def _dice(felt: Area, count: int) -> list[Area]:
    """The areas of the dice, in as many rows as leave them largest."""
    if felt == NOWHERE or not count:
        return []
    inner = felt.inset(20, 16)
    inner = inner._replace(h=inner.h - 36)
    choice = range(1, min(count, 3) + 1)
    sides = {n: min(72.0, (inner.w + 8) / -(-count // n) - 8, (inner.h + 8) / n - 8) for n in choice}
    lines = max(sides, key=lambda one: (sides[one], -one))
    return centred(inner, count, lines, (max(1.0, sides[lines]),) * 2, 8)


class Plate(NamedTuple):
    """The parts of a plate: its picture, its name, and the room of the ways to use it."""

    picture: Area
    name: Area
    low: Area


def plate(canvas: Canvas, area: Area, words: str, *, deeds: bool = True) -> Plate:
    """Divide a plate with this name; without `deeds` the name gets the whole height. In a narrow one it is above the rest."""
    broad = area.w >= NARROW
    side, edge = min(_picture(area.w), area.h - 14), 4 if broad else 3
    left = area.x + EDGE + (side + 10 if broad else 0)
    line = area.h - EDGE if broad and not deeds else min(canvas.high(22, "bold") + 6, area.h * 0.5)
    own = Area(left, area.y + edge, area.x + area.w - left - EDGE, line)
    if (deeds or not broad) and canvas.wide(words, LEAST_NAME) > own.w:
        own = own._replace(h=min(2 * canvas.high(LEAST_NAME) + 2, area.h * (0.62 if broad else 0.7)))
    low = Area(own.x, own.y + own.h, own.w, area.y + area.h - own.y - own.h - edge - 1)
    if broad:
        return Plate(area.halfway_down(area.x + EDGE, side, side), own, low)
    side = min(34.0, low.h)
    return Plate(low.halfway_down(low.x, side, side), own, off_left(low, side, 6)[1])


def parts(canvas: Canvas, area: Area, ways: Sequence[Key]) -> dict[Key, Area]:
    """The part of a plate for each way to use the belonging, by key; its width follows from the text."""
    if not ways:
        return {}
    low = plate(canvas, area, short_name(ways[0][2])).low
    if low.h >= len(ways) * _line(canvas) and not _abreast(canvas, area.w, ways):
        return dict(zip(ways, rows(low, len(ways), 4), strict=True))
    wanted = [20 + rich_text.wide(canvas, way_words(key, whole=True), SIZE) for key in ways]
    return dict(zip(ways, columns(low, [min(one, 1.9 * min(wanted)) for one in wanted], 6), strict=True))


def _line(canvas: Canvas) -> float:
    """The height of a way with a line of its own."""
    return canvas.high(LEAST) + 6


def _abreast(canvas: Canvas, wide: float, ways: Sequence[Key]) -> bool:
    """Whether all ways fit side by side, with verbs, into a width."""
    taken = sum(20 + rich_text.wide(canvas, way_words(key, whole=True), LEAST) for key in ways) + 6 * (len(ways) - 1)
    return taken <= wide - _picture(wide) - 10 - 2 * EDGE


def _picture(wide: float) -> float:
    """The greatest width of the picture on a plate of a width."""
    return PICTURE if wide >= BROAD else SMALL_PICTURE


def way_words(key: Key, *, whole: bool) -> str:
    """The text of a way to use a belonging, with its verb if `whole`."""
    words = deed_words(deed_of("", key))
    return say(f"ui-ld-stage-{key[0]}", words=words) if whole else words


def short_name(card: str) -> str:
    """The name of a belonging, without a profession."""
    return name(card).split(",")[0]

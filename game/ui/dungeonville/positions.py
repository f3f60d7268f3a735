"""The position of each thing on the table, for painters, targets and animations."""

from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.dungeonville.town import PLACES
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.counts import Duel, wizards_at
from game.ui.dungeonville.layout import Layout
from game.ui.widgets.layout import NOWHERE, columns, off_bottom, off_left, off_right, off_top, rows

CARD_GAP = 12.0
LEAST_TITLES = 5.2
"""A panel that is lower than this many of its titles has none."""
SETS = 3
DUEL_TABLE = 0.27
"""The share of the stage for the table of all sets of a fight."""
MOST_ROOMS = 5
"""The number of an expedition's rooms that are shown at most."""
ENTRANCE_SHAPE = 440 / 480
"""The height of an entrance's picture, relative to its width."""
FRONT = (416.0, 140.0)
"""The size of a house front as drawn."""
PRICE = 30.0
"""The least height of a house front above the plank for the name."""
ROOMY = 205.0
"""A town card that is higher than this shows the whole house front."""
COMPACT = 100.0
"""A wizard's panel that is lower than this, at nominal text size, is compact."""


def square(centre: tuple[float, float], side: float, high: float = 1.0) -> Area:
    """An area round a point, `high` times as high as wide."""
    return Area.around(centre, side, side * high)


# ------------------------------------------------------------------ wizards


def is_compact(canvas: Canvas, area: Area) -> bool:
    """Whether a wizard's panel is compact: portrait, medallions, gold and graveyard, but no words."""
    return area.h < COMPACT * max(1.0, canvas.stretch)


def portrait_area(area: Area) -> Area:
    """The portrait in a wizard's panel."""
    side = min(56.0, area.h - 16, area.w * 0.3)
    return area.at(16, 8, side, side)


def at_portrait(layout: Layout, seat: int, side: float, high: float = 1.0) -> Area:
    """An area of this width in the middle of a wizard's portrait."""
    return square(portrait_area(layout.wizards[seat]).centre, side, high)


def panel_body(canvas: Canvas, area: Area) -> tuple[Area, Area]:
    """The row of party members and the foot (gold and graveyard) of a wizard's panel."""
    if is_compact(canvas, area):
        left = portrait_area(area)
        room = area.beside(left.x + left.w + 6, top=5, right=6, bottom=5)
        foot, members = off_bottom(room, min(canvas.high(20, "bold"), room.h * 0.48), 2)
        return members, foot
    whole = off_top(area.inset(20, 8), max(58.0, canvas.high(24, "title") + canvas.high(18) + 2), 0)[1]
    foot, members = off_bottom(whole, min(30.0, whole.h * 0.42), 4)
    return members, foot


def purse_area(canvas: Canvas, area: Area) -> Area:
    """The coin beside a wizard's gold."""
    foot = panel_body(canvas, area)[1]
    return foot._replace(w=foot.h)


def medallion_area(canvas: Canvas, area: Area, place: int, count: int) -> Area:
    """The medallion of a party member in a wizard's panel."""
    members = panel_body(canvas, area)[0]
    wide = min(members.w / max(3, count), 86.0)
    radius = max(4.0, min((members.h - rank_height(canvas, area)) / 2, wide / 2 - 3))
    return square((members.x + wide * place + wide / 2, members.y + radius), 2 * radius)


def rank_height(canvas: Canvas, area: Area) -> float:
    """The height of the ranks below the medallions in a wizard's panel; 0 if there is no room for them."""
    word, members = canvas.high(17, "bold"), panel_body(canvas, area)[0]
    return word if members.h > 48 and members.h > 2 * word else 0.0


# ------------------------------------------------------------------ the entrances


def entrance_areas(panel: Area) -> dict[str, Area]:
    """The areas of the five entrances in their panel."""
    return dict(zip(DUNGEONS, columns(panel.inset(14, 8), len(DUNGEONS), 10), strict=True))


def entrance_parts(canvas: Canvas, area: Area) -> tuple[Area, Area, Area]:
    """The parts of an entrance: its picture, the box with its name, the row of blood."""
    low, rest = off_bottom(area, min(34.0, area.h * 0.16), 4)
    plate = canvas.high(20, "bold") + 8
    sign = area.row(rest.y + rest.h - plate, plate, left=4, right=4)
    high = max(0.0, sign.y - area.y - 2)
    side = min(area.w, high / ENTRANCE_SHAPE)
    return area.halfway_across(area.y + high - side * ENTRANCE_SHAPE, side, side * ENTRANCE_SHAPE), sign, low


def pawn_foot(picture: Area, place: int, count: int) -> tuple[tuple[float, float], float]:
    """The foot of one of `count` pawns at an entrance, and the height of a pawn."""
    high = min(picture.h * 0.55, 96.0)
    step = min(high * 0.62, picture.w / max(1, count))
    return (picture.centre[0] + (place - (count - 1) / 2) * step, picture.y + picture.h + 4), high


def pawn_area(foot: tuple[float, float], high: float) -> Area:
    """The area of a pawn of this height that stands at a point."""
    return Area(foot[0] - high * 0.32, foot[1] - high, high * 0.64, high)


def pawn_at(canvas: Canvas, layout: Layout, t: State, seat: int, dungeon: str) -> Area:
    """A wizard's pawn where it stands or will stand as the next one; at home this is its portrait."""
    if not dungeon or "entrances" in layout.closed:
        area = portrait_area(layout.wizards[seat]) if not dungeon else layout.entrances
        return pawn_area((area.centre[0], area.y + area.h), area.h)
    here = sorted({*wizards_at(t, dungeon), seat})
    picture = entrance_parts(canvas, entrance_areas(layout.entrances)[dungeon])[0]
    return pawn_area(*pawn_foot(picture, here.index(seat), len(here)))


# ------------------------------------------------------------------ the stage


def title_height(canvas: Canvas, page: Area) -> float:
    """The height of a panel's title with the gap below it; 0 if there is no room for a title."""
    high = canvas.high(26, "title") + 8
    return high if page.h > LEAST_TITLES * high else 0.0


def stage_body(canvas: Canvas, stage: Area) -> Area:
    """The stage below its title."""
    head = title_height(canvas, stage)
    return off_top(stage.inset(16, 10), head, 4)[1] if head else stage.inset(10, 8)


def visible_rooms(canvas: Canvas, stage: Area) -> int:
    """The number of an expedition's newest rooms that fit beside the deck."""
    body = stage_body(canvas, stage)
    wide = min(body.h * 0.72, 128.0 * max(1.0, canvas.stretch))
    return max(1, min(MOST_ROOMS, int(body.w / (wide + 12)) - 1))


def room_area(canvas: Canvas, stage: Area, place: int) -> Area:
    """The area of one of the visible rooms of an expedition; -1 is the deck that they come from."""
    inner, count = stage_body(canvas, stage), visible_rooms(canvas, stage)
    wide = min(inner.h * 0.72, (inner.w - 12 * (count + 1)) / (count + 1))
    return inner.column(inner.x + (place + 1) * (wide + 12), wide)


def newest_room(canvas: Canvas, stage: Area, count: int) -> Area:
    """The area of the last of `count` rooms of an expedition."""
    return room_area(canvas, stage, min(count, visible_rooms(canvas, stage)) - 1)


def name_width(canvas: Canvas) -> float:
    """The greatest width of a wizard's name in a set."""
    return max(canvas.wide(name(colour), 18, "bold") for colour in COLOURS)


def duel_parts(canvas: Canvas, stage: Area, duel: Duel) -> tuple[Area, Area] | None:
    """The set in front and the table of all sets, once a set was revealed; None where the stage is too small for large fighters."""
    body, line = stage_body(canvas, stage), canvas.high(22, "bold")
    table, front = off_right(body, body.w * DUEL_TABLE, 12)
    wide = (front.w - 10 * len(duel.seats)) / len(duel.seats)
    return (front, table) if duel.sets and body.h >= 6 * line and wide >= 4.5 * line else None


def _duel_line(table: Area, duel: Duel, row: int) -> list[Area]:
    line = rows(table.inset(8, 6), SETS + 2, 3)[row]
    return columns(line, (1.2, *([1.0] * len(duel.seats))), 4)


def duel_cell(table: Area, duel: Duel, row: int, seat: int) -> Area:
    """A cell in the table of all sets: a row for the wizards, one for each set, and one for those who are left."""
    return _duel_line(table, duel, row)[1 + duel.seats.index(seat)]


def duel_label(table: Area, duel: Duel, row: int) -> Area:
    """The heading of a row in the table of all sets."""
    return _duel_line(table, duel, row)[0]


def verdict_area(canvas: Canvas, column: Area) -> Area:
    """What became of a fighter of the set in front, at the bottom of its column."""
    return off_bottom(column.inset(8, 6), canvas.high(22, "bold") + 4, 4)[0]


def rank_area(canvas: Canvas, column: Area, card: Area) -> Area:
    """The figures of the rank, beside the medallion of a fighter of the set in front, or below it in a narrow column."""
    right = column.x + column.w - 8 - (card.x + card.w)
    if card.centre[0] < column.centre[0] - 2:
        return Area(card.x + card.w + 4, card.y, right - 4, card.h)
    y = card.y + card.h
    return column.row(y, verdict_area(canvas, column).y - y - 2, left=6, right=6)


def _front_row(canvas: Canvas, front: Area, duel: Duel, seat: int) -> tuple[Area, Area, Area]:
    """The parts of a fighter of the set in front: its column, the name of its wizard, its medallion."""
    column = columns(front, len(duel.seats), 10)[duel.seats.index(seat)]
    head, rest = off_top(column.inset(8, 6), canvas.high(22, "bold") + 2, 4)
    middle = rest._replace(h=verdict_area(canvas, column).y - rest.y - 4)
    if middle.w >= 1.6 * middle.h:
        return column, head, middle.halfway_down(middle.x + (middle.w - 1.6 * middle.h) * 0.4, middle.h, middle.h)
    side = min(middle.w, middle.h * 0.62)
    return column, head, middle.halfway_across(middle.y, side, side)


def fighter_row(canvas: Canvas, stage: Area, duel: Duel, number: int, seat: int) -> tuple[Area, Area, Area]:
    """The parts of a wizard's row in a set: the whole row, the name, the card. The last revealed set is large where there is room."""
    if (parts := duel_parts(canvas, stage, duel)) is not None:
        if number == len(duel.sets) - 1:
            return _front_row(canvas, parts[0], duel, seat)
        cell = duel_cell(parts[1], duel, number + 1, seat)
        return cell, NOWHERE, square(cell.centre, min(cell.w, cell.h) - 2)
    column = off_top(columns(stage_body(canvas, stage), SETS, 14)[number], canvas.high(20, "bold") + 2, 2)[1]
    line = rows(column, len(duel.seats), 5)[duel.seats.index(seat)]
    named = name_width(canvas)
    small, rest = off_left(line.inset(6, 4), named if line.w > 2.7 * named else min(line.h - 8, line.w * 0.22, 44.0), 6)
    side = min(rest.h, 84.0, rest.w * 0.55)
    return line, small, rest.halfway_down(rest.x, side, side)


def town_cards(canvas: Canvas, stage: Area) -> dict[str, Area]:
    """The cards of the town by place."""
    head = title_height(canvas, stage)
    area = off_top(stage.inset(16, 12) if head else stage.inset(10, 10), head, 0)[1]
    return dict(zip(PLACES, columns(area, len(PLACES), CARD_GAP), strict=True))


def has_front(canvas: Canvas, card: Area) -> bool:
    """Whether a place of the town shows its whole house front above the adventurer: with the price above its name."""
    plank = canvas.high(22, "bold") + 4
    return plank < 36 and card.h > ROOMY and card.w * FRONT[1] / FRONT[0] > plank + PRICE


def town_parts(canvas: Canvas, card: Area) -> tuple[Area, Area]:
    """The head of a place of the town, with its name and price, and the room of the adventurer."""
    return off_top(card, card.w * FRONT[1] / FRONT[0] if has_front(canvas, card) else canvas.high(22, "bold") + 12, 0)


def town_area(canvas: Canvas, layout: Layout, town: list[str], adventurer: str) -> Area:
    """The card of an adventurer in town; the tab if the town is closed."""
    place = PLACES[len(PLACES) - len(town) + town.index(adventurer)]
    return layout.stage if "stage" in layout.closed else town_cards(canvas, layout.stage)[place]


# ------------------------------------------------------------------ the other panels


def deed_areas(canvas: Canvas, panel: Area, number: int) -> list[Area]:
    """The areas of the deeds in the Deed House."""
    low = off_top(panel.inset(12, 8), canvas.high(24, "title") + 4, 4)[1]
    return columns(low, max(3, number), 8)[:number]


def party_cards(canvas: Canvas, panel: Area, number: int) -> list[Area]:
    """The areas of a party's cards; more than three are narrower."""
    head = title_height(canvas, panel)
    area = off_top(panel.inset(16, 10) if head else panel.inset(10, 8), head, 0)[1]
    count = max(3, number)
    wide = min((area.w - CARD_GAP * (count - 1)) / count, max(area.h * 0.92, 190 * canvas.stretch))
    return [area.column(area.x + place * (wide + CARD_GAP), wide) for place in range(number)]


def member_area(canvas: Canvas, layout: Layout, own: int | None, seat: int, place: int, count: int) -> Area:
    """A party member: its card or the tab if the party is shown in front, else its medallion in the wizard's panel."""
    if own != seat:
        return medallion_area(canvas, layout.wizards[seat], place, count)
    return layout.party if "party" in layout.closed else party_cards(canvas, layout.party, count)[place]


def moment_title_height(canvas: Canvas, layout: Layout) -> float:
    """The height of the moment panel's title; 0 if its buttons need all the room."""
    high = canvas.high(24, "title") + 14
    return high if not layout.tabs or layout.moment.h > LEAST_TITLES * high else 0.0


def load_area(canvas: Canvas, layout: Layout) -> Area:
    """The bar of the carried gold."""
    y = layout.moment.y + moment_title_height(canvas, layout) + 10
    return layout.moment.halfway_across(y, 80, 56)


def risk_area(canvas: Canvas, layout: Layout) -> Area:
    """The bar for the chance of a death in the next room."""
    words = max(canvas.high(52, "title"), 10 + 2 * canvas.high(20, "bold"))  # the chance, and two lines beside it
    y = load_area(canvas, layout).y + canvas.high(20) * 2 + 20 + words
    return layout.moment.row(y, 20, left=16, right=16)

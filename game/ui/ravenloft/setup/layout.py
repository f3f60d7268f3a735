"""The layout of the setup page: side by side where there is room, else stacked and scrolled."""

from collections.abc import Callable

from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.setup.odds import danger_wide
from game.ui.ravenloft.setup.regions import ROW, SetupLayout
from game.ui.ravenloft.setup.view import RavenloftSetupView
from game.ui.widgets import layout
from game.ui.widgets.controls import button_size, number_high

PAD = 24.0
FACE = 112.0
NUMBER = 54.0
TITLE = 38.0
PAINTED = 384.0, 240.0
"""The size of an adventure's picture."""
GUIDED = 22.0
"""The text size of the tutorial, ledger and rules buttons."""


Story = Callable[[Canvas, Area], float]


def make_layout(setup: RavenloftSetupView, canvas: Canvas, story: Story) -> SetupLayout:
    """Return the layout for a canvas; `story` draws the description of the adventure and is measured."""
    k, room = canvas.stretch, canvas.room.inset(16 if canvas.room.w >= 1500 else 10)
    wide = room.w >= 1480 * k and room.h >= 800 * k
    head, rest = layout.off_top(room, canvas.high(title_size(canvas), "title"), 14)
    begin = button_size(canvas, say("ui-begin"), key=setup.context.input.cap("begin"), size=30)
    if wide:
        begin = max(376.0, begin[0]), max(88.0, begin[1])
    if wide:
        groups = segments(setup, canvas, Area(0, 0, room.w - begin[0] - 90, 0))
        high = layout.depth(Area(0, 0, 0, 0), groups.values()) + 32
    else:
        groups, high = {}, begin[1] + 16
    bar, body = layout.off_bottom(rest, high, 16)
    plan = SetupLayout(head, body, bar, wide=wide)
    plan.begin = Area(bar.x + bar.w - begin[0] - 16, bar.centre[1] - begin[1] / 2, begin[0], begin[1])
    if wide:
        plan.segments = {key: area.moved(bar.x + PAD, bar.y + 16) for key, area in groups.items()}
    column = setup.scroll.fit(body, _body(setup, canvas, plan, body, story))
    if column.w < body.w:
        setup.scroll.fit(body, _body(setup, canvas, plan, column, story))
    return plan


def title_size(canvas: Canvas) -> float:
    """Return the text size of the title."""
    return 46.0 if canvas.room.h > 800 * canvas.stretch else 30.0


def _body(setup: RavenloftSetupView, canvas: Canvas, plan: SetupLayout, column: Area, story: Story) -> float:
    """Lay out the scrolled part in a column; return its height."""
    k = canvas.stretch
    beside = column.w >= 1150 * k
    left, right = layout.columns(column, (640, 1232), 16) if beside else (column, column)
    _list(setup, canvas, plan, left)
    y = right.y if beside else plan.listed.y + plan.listed.h + 16
    plan.beside = beside
    key = (setup.adventure, beside, setup.memory.known.get(setup.adventure))
    high = canvas.measured("setup-adventure", key, right.w, story) + 14
    plan.adventure = Area(right.x, y, right.w, high)
    plan.rules = rules_area(setup, canvas, plan.adventure)
    y += high + 16
    _heroes(setup, canvas, plan, Area(right.x, y, right.w, column.y + plan.body.h - y if plan.wide and beside else 0))
    y = max(area.y + area.h for area in plan.heroes.values()) + 16
    if not plan.wide:
        inner = Area(right.x + PAD, y + 16, right.w - 2 * PAD, 0)
        plan.segments = segments(setup, canvas, inner)
        deep = layout.depth(inner, plan.segments.values()) + 32
        plan.choices = Area(right.x, y, right.w, deep)
        y += deep + 16
    if beside:
        plan.listed = plan.listed._replace(h=max(plan.listed.h, y - 16 - plan.listed.y))
    return max(y - 16, plan.listed.y + plan.listed.h) - column.y


def _list(setup: RavenloftSetupView, canvas: Canvas, plan: SetupLayout, left: Area) -> None:
    """Lay out the list of adventures, each in a row that holds its name; above them the tutorial button, except on a kiosk."""
    y, plan.rows = left.y + 14 + canvas.high(26, "title") + 10, {}
    if not setup.context.kiosk:
        high = canvas.tall(tutorial_label(setup), GUIDED, left.w - 64, "bold") + 12
        plan.guided = Area(left.x + 12, y, left.w - 24, high)
        y += high + 6
    wide, high = button_size(canvas, say("ui-campaign-title"), key=setup.context.input.cap("log"), size=GUIDED, room=left.w - 24)
    high = max(canvas.high(GUIDED, "bold") + 12, high - 12)
    guided = canvas.wide(tutorial_label(setup), GUIDED, "bold") + 44 if plan.guided.h else 0.0
    if plan.guided.h and guided + wide + 8 <= plan.guided.w:
        plan.ledger, plan.guided = layout.off_right(plan.guided, wide, 8)
    else:
        plan.ledger = Area(left.x + 12, y, left.w - 24, high)
        y += high + 6
    for adventure in ADVENTURES:
        high = canvas.tall(name(adventure), 22, name_room(canvas, left.w), "bold") + 10
        plan.rows[adventure] = Area(left.x + 12, y, left.w - 24, high)
        y += high + 4
    plan.listed = Area(left.x, left.y, left.w, y + 10 - left.y)


def tutorial_label(setup: RavenloftSetupView) -> str:
    """Return the label of the tutorial button, which is different for a newcomer."""
    return say("ui-guide-play-first" if setup.newcomer else "ui-guide-play")


def rules_area(setup: RavenloftSetupView, canvas: Canvas, area: Area) -> Area:
    """Return the area of the rules button: beside the adventure's name, else below its picture, else below everything."""
    wide, high = button_size(
        canvas, say("ui-setup-rules"), key=setup.context.input.cap("rulebook"), size=GUIDED, room=area.w - 48
    )
    high -= 12
    right = area.x + area.w - 24 - wide
    if name_beside(setup, canvas, area, wide):
        return Area(right, area.y + 14, wide, high)
    if pictured(canvas, area):
        return Area(area.x + 20, area.y + 16 + PAINTED[1] + 12, wide, high)
    return Area(right, area.y + area.h - high - 14, wide, high)


def pictured(canvas: Canvas, area: Area) -> bool:
    """Return whether the adventure's picture fits beside its description."""
    return area.w - 48 >= 900 * canvas.stretch


def name_beside(setup: RavenloftSetupView, canvas: Canvas, area: Area, wide: float) -> bool:
    """Return whether the adventure's name fits beside the rules button."""
    room = area.w - 48 - (PAINTED[0] + 24 if pictured(canvas, area) else 0.0)
    return canvas.wide(name(setup.adventure), TITLE, "title") + 30 + wide <= room


def name_room(canvas: Canvas, wide: float) -> float:
    """Return the width for an adventure's name in a list of this width, beside number and danger."""
    return wide - 24 - NUMBER * max(1.0, canvas.stretch * 0.8) - 14 - danger_wide(canvas) - 12


def _heroes(setup: RavenloftSetupView, canvas: Canvas, plan: SetupLayout, room: Area) -> None:
    """Lay out the Heroes' panels; where the height of the room is given, adjust the rows of cards to it."""
    least = 198 * canvas.stretch
    most = max(len(setup.powers_of(hero)) for hero in ORDER)
    slim, row = canvas.high(19) + 3, max(ROW, canvas.high(19) + 8)
    plan.numbers, plan.row = True, row
    if room.h:
        for plan.numbers in (True, False):
            plan.row = min(row, (room.h - top(canvas, numbers=plan.numbers) - 10) / most)
            if plan.row >= slim:
                break
        if plan.row < slim:
            plan.numbers, plan.row = True, slim
    high = max(room.h, top(canvas, numbers=plan.numbers) + most * plan.row + 10)
    areas = layout.grid(room, len(ORDER), least, high, 16 if room.w > 900 else 10)
    plan.heroes = dict(zip(ORDER, areas, strict=True))


def top(canvas: Canvas, *, numbers: bool) -> float:
    """Return the offset of the first card in a Hero's panel."""
    return holder(canvas, numbers=numbers) + holder_high(canvas) + 8


def holder(canvas: Canvas, *, numbers: bool) -> float:
    """Return the offset of the holder button in a Hero's panel."""
    high = 14 + FACE + canvas.high(28, "title") + canvas.high(19) + 10
    return high + (number_high(canvas) + 10 if numbers else 0)


def holder_high(canvas: Canvas) -> float:
    """Return the height of the holder button."""
    return max(46.0, canvas.high(21) + 18)


def segments(setup: RavenloftSetupView, canvas: Canvas, room: Area) -> dict[str, Area]:
    """Return the area of each option group with title, values and note; they wrap like words."""
    sizes = [_group(setup, canvas, what, room.w) for what in (*setup.segments, "seed")]
    return dict(zip((*setup.segments, "seed"), layout.flow(room, sizes, 32), strict=True))


def _group(setup: RavenloftSetupView, canvas: Canvas, what: str, room: float) -> tuple[float, float]:
    """Return the size of an option group."""
    values = sum(wide for _, wide in value_sizes(setup, canvas, what)) if what != "seed" else seed_wide(canvas) + 62
    wide = min(room, max(values, canvas.wide(say(f"ui-set-{what}"), 20, "bold"), min(canvas.wide(setup.note(what), 19), 430.0)))
    note = canvas.tall(setup.note(what), 19, wide)
    return wide, canvas.high(20) + 6 + value_high(canvas) + 6 + note


def value_high(canvas: Canvas) -> float:
    """Return the height of a value."""
    return max(46.0, canvas.high(21) + 18)


def seed_wide(canvas: Canvas) -> float:
    """Return the width of the seed entry."""
    return max(170.0, canvas.wide("000000000", 22, "bold") + 30)


def value_sizes(setup: RavenloftSetupView, canvas: Canvas, what: str) -> list[tuple[str | int, float]]:
    """Return the values of an option group with their widths."""
    return [(value, max(58.0, canvas.wide(setup.value(what, value), 21, "bold") + 34)) for value in setup.segments[what]]


def hero_numbers(hero: str) -> tuple[tuple[int, str], ...]:
    """Return a Hero's numbers at level 1 with their message ids."""
    row = HEROES[hero].levels[0]
    return (row.ac, "ui-ac"), (row.hp, "ui-hp"), (row.speed, "ui-speed"), (row.surge, "ui-surge")

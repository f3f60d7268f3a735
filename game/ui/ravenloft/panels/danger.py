"""The danger panel: the greatest damage to the active Hero in the next Villain Phase, on its square or on the focused one.

The forecast is computed over a few frames; until then the panel keeps the last one.
"""

from functools import partial

from game.rules.ravenloft.forecasts.worst_case import Worst, weighing, worst
from game.rules.ravenloft.state import Square
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, BLUE_DEEP, GREEN, RAVENLOFT, RED_LIGHT, rgb
from game.ui.ravenloft.panels.column import PAD, Panel, tall
from game.ui.ravenloft.panels.panel_state import Peril, Weighing
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.prompts import HERO_PHASE

P = RAVENLOFT
SIZE = 46.0
AT_ONCE = 2
"""The steps of the forecast that run in one frame."""


def square_in_focus(table: TableView) -> Square | None:
    """The square to which the active Hero would walk by choosing the focused target; None if that is no walk."""
    decision, current = table.client.decision, table.focus.current
    if decision is None or decision.prompt != HERO_PHASE or not isinstance(current, tuple) or current[0] != "square":
        return None
    return int(current[1]) if current[1] in table.option_map.squares else None


def look(table: TableView) -> Peril:
    """The forecast now; while Events are shown the earlier one, until the phase changes."""
    kept, turn = table.sides.peril, table.client.match.turn
    if kept is not None and table.animations.busy:
        return kept if table.sides.peril_at == now(table) else kept._replace(worst=None)
    square = square_in_focus(table)
    if kept is None or (kept.turn, kept.square) != (turn, square):
        kept = table.sides.peril = Peril(turn, square, worst(table.client.view, square))
        table.sides.weighing, table.sides.peril_at = None, now(table)
    return kept


def now(table: TableView) -> tuple[int, str]:
    """The turn and the phase that are shown."""
    return table.t.turn.number, table.t.turn.phase


def known(table: TableView) -> Peril:
    """The forecast as far as it is computed: this starts a new one if needed, and returns the last one of the same phase until then."""
    kept, turn, sides = table.sides.peril, table.client.match.turn, table.sides
    square = square_in_focus(table)
    if kept is None or table.animations.busy or (kept.turn, kept.square) == (turn, square):
        return look(table)
    if sides.weighing is None or sides.weighing[:2] != (turn, square):
        sides.weighing = Weighing(turn, square, now(table), weighing(table.client.view, square))
    return kept if sides.peril_at == now(table) else kept._replace(worst=None)


def work(table: TableView) -> None:
    """Run a part of the forecast in this frame."""
    found = table.sides.weighing
    if found is None:
        return
    try:
        for _ in range(AT_ONCE):
            next(found.steps)
    except StopIteration as end:
        table.sides.peril, table.sides.peril_at, table.sides.weighing = (
            Peril(found.turn, found.square, end.value),
            found.when,
            None,
        )
        table.stale = True


def panels(table: TableView, canvas: Canvas, wide: float) -> list[Panel]:
    """The panel for a rail of this width, if a Hero is active; with little room without the cards still to be drawn."""
    found = known(table)
    if found.worst is None:
        return []
    there = found.square is not None
    bare = found.worst._replace(card="past")
    least = tall(canvas, Panel("worst-bare", (bare, there), partial(panel, worst=bare, there=there)), wide)
    return [Panel("worst", (found.worst, there), partial(panel, worst=found.worst, there=there), least=least)]


def panel(canvas: Canvas, area: Area, worst: Worst, *, there: bool) -> float:
    """The damage in large numbers, the Hero's Hit Points, and the cards still to be drawn; returns the bottom."""
    head, rule = say("ui-worst-there" if there else "ui-worst"), "CR-092" if worst.card == "past" else "CR-090"
    used = canvas.text(head, (area.x, area.y - 2), canvas.fitting(head, 20, area.w, "bold"), P.accent, face="bold", room=area.w)
    if used + canvas.wide(rule, 17, "book") + 14 < area.w:
        canvas.text(rule, (area.x + area.w, area.y), 17, rgb("#a394a6"), align="right", face="book")
    y = area.y + canvas.high(20) + 2
    words = (
        say("ui-worst-damage", hero=worst.hero, count=worst.damage),
        say("ui-worst-falls" if worst.falls else "ui-worst-left", hero=worst.hero, left=worst.left),
    )
    colour = RED_LIGHT if worst.damage else GREEN
    wide = canvas.text(str(worst.damage), (area.x, y - 2), SIZE, colour, face="title")
    x = area.x + max(wide, canvas.wide("8", SIZE, "title")) + 14
    room = area.x + area.w - x
    low = y + 2
    low += canvas.paragraph(words[0], Area(x, low, room, 1e4), 20, P.text)
    low += canvas.paragraph(words[1], Area(x, low, room, 1e4), 20, RED_LIGHT if worst.falls else P.muted)
    y = max(y + canvas.high(SIZE, "title"), low) + 4
    if worst.card == "past":
        return y
    return _card(canvas, Area(area.x, y, area.w, area.y + area.h + PAD - y), say(f"ui-worst-card-{worst.card}"))


def _card(canvas: Canvas, area: Area, words: str) -> float:
    """The cards still to be drawn, in blue, if there is room: the number does not include them."""
    high = canvas.tall(words, 18, area.w - 20)
    box = Area(area.x, area.y, area.w, high + 12)
    if box.h > area.h:
        return area.y
    canvas.box(box, BLUE_DEEP, BLUE, radius=6, width=1.2)
    canvas.paragraph(words, Area(box.x + 10, box.y + 5, box.w - 20, high + 2), 18, P.text, align="centre")
    return box.y + box.h

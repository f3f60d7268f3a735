"""The tip about the focused figure or card, in a corner where it covers nothing important."""

from game.rules.ravenloft import stats
from game.rules.ravenloft.tables.cards import CARDS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.facts.odds import Odds, aimed, odds, reachable
from game.ui.ravenloft.panels import prompt
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets import board_targets, hand_targets


def free_corner(table: TableView, box: Area) -> Area | None:
    """A corner of the view where the banner covers no target; None if there is none, unless the die is rolling."""
    if table.animations.busy:
        return box
    view = table.layout.view
    corners = (
        box,
        Area(box.x, view.y + view.h - box.h - 12, box.w, box.h),
        Area(table.layout.tools.x - box.w - 20, box.y + 44, box.w, box.h),
    )
    marks = [item.area.inset(4) for item in table.focus.targets if item.group in ("squares", "figures", "tiles", "edges")]
    return next((corner for corner in corners if not any(overlap(corner, mark) for mark in marks)), None)


def quiet_corner(table: TableView, size: tuple[float, float], avoid: tuple[float, float]) -> Area:
    """The corner of the view where a tip of this size covers least: never its subject, and rather darkness than figures and targets."""
    (w, h), view = size, table.layout.view
    if table.layout.rails == 1:
        rail = table.sides.room
        return Area(rail.x, rail.y + rail.h - min(h, rail.h), min(w, rail.w), min(h, rail.h))
    h = min(h, view.h - 16)
    low = max(view.y + 8, view.y + view.h - h - (84 if table.client.message else 12))
    right = table.layout.tools.x - w - 16
    corners = [
        Area(right, low, w, h),
        Area(view.x + 12, low, w, h),
        Area(right, min(view.y + 56, low), w, h),
        Area(view.x + 12, min(view.y + 56, low), w, h),
    ]
    canvas = table.canvas

    def cost(corner: Area) -> int:
        worst = 1000 if corner.inset(-50).holds(avoid) else 0
        worst += sum(
            6
            for item in table.focus.targets
            if item.group in ("squares", "figures", "tiles", "edges") and overlap(corner, item.area)
        )
        if canvas is not None:
            middles = (canvas.logical(table.camera.place(canvas, view, *piece.middle)) for piece in table.stage.pieces.values())
            worst += sum(10 for middle in middles if corner.inset(-20).holds(middle))
        return worst

    return min(corners, key=cost)


def overlap(one: Area, other: Area) -> bool:
    """Whether two areas intersect."""
    return one.x < other.x + other.w and other.x < one.x + one.w and one.y < other.y + other.h and other.y < one.y + one.h


def room(table: TableView) -> Area:
    """The largest area of a tip: a part of the view, or of the rail if the board is small."""
    return table.sides.room.inset(-45, 0) if table.layout.rails == 1 else table.layout.view


def show(table: TableView, canvas: Canvas) -> None:
    """Paint the tip about the focused figure or card."""
    card, who = subject(table)
    if card:
        _card_tip(table, canvas, card)
    elif who:
        _figure_tip(table, canvas, who)


def subject(table: TableView) -> tuple[str, str]:
    """The card or figure that the tip is about; "" if there is none."""
    if table.animations.busy or table.option_map.tray:
        return "", ""
    current = table.focus.current
    pointed = board_targets.figure_at(table, table.pointer) if table.points else ""
    if isinstance(current, tuple) and current[0] == "card":
        return current[1], ""
    return "", current[1] if isinstance(current, tuple) and current[0] == "figure" else pointed


def _figure_tip(table: TableView, canvas: Canvas, who: str) -> None:
    piece, t, seat = table.stage.pieces[who], table.t, table.client.seat
    card = aimed(table.client.view) or ""
    promise: Odds | None = odds(t, seat, card, who) if seat is not None and who in table.option_map.figures and card else None
    if piece.hero and who not in table.option_map.figures:
        return
    middle = canvas.logical(table.camera.place(canvas, table.layout.view, *piece.middle))
    marked = say("ui-marked", markers=tuple(dict.fromkeys(piece.markers))) if piece.markers else ""
    area = quiet_corner(table, prompt.tip_size(canvas, room(table), piece.kind, promise, card, marked), middle)
    numbers = (stats.armour(t, who), piece.hp)
    prompt.target_tip(canvas, area, who, piece.kind, numbers, promise, card, marked)


def _card_tip(table: TableView, canvas: Canvas, card: str) -> None:
    found = next((area for held, _, area in hand_targets.hand_areas(table) if held == card), None)
    seat = table.client.seat
    if found is None:
        return
    rows = []
    reason = ""
    if seat is not None:
        for who in reachable(table.t, seat, card)[:4]:
            promise = odds(table.t, seat, card, who)
            if promise is not None:
                rows.append((name(who), say("ui-promise", number=promise.per_cent, damage=promise.damage)))
        if card not in table.option_map.hand and CARDS[card].when != "passive":  # cards that can always be used need no reason
            reason = table.client.speaker.refusal(table.card_refused(card))
    rail = table.sides.room if table.layout.rails == 1 else None
    prompt.card_tip(canvas, table.layout, found, card, rows, reason, rail)

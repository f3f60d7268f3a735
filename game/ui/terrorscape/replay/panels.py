"""Paints the heads, facts and logs of the open boards: everybody's actions in this round, and the killer's beliefs."""

from collections.abc import Sequence

from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.villa import DISTANCE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_DEEP, RED_LIGHT, TERRORSCAPE as P, WHITE, Colour, mix
from game.ui.screens.result.boxes import last_lines
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.aids import Chances
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import KILLER
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.replay import boards, moment
from game.ui.terrorscape.replay.boards import CHIP, BoardPanel, BoardsLayout, share
from game.ui.terrorscape.replay.moment import HUNTER, OpenBoards, RoundAction, likeliest
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text, paint as paint_box
from game.ui.widgets.containers import Column, Row, panel as framed
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.layout import columns, rows

AMBER = theme.KIND["quick"]
SAME = 0.005
"""Chances that differ by less are shown alike."""
LEAST_TEXT = 12.0
"""The smallest text size of the actions."""
COLOURS = {"right": GREEN, "near": AMBER, "far": RED_LIGHT}


def paint(canvas: Canvas, layout: BoardsLayout, now: OpenBoards, shown: Sequence[str]) -> None:
    """Paint both boards with the divider between them, or the one that is `shown`."""
    for what, board_panel in zip(shown, layout.board_panels, strict=True):
        if what == "truth":
            _truth(canvas, board_panel, now)
        else:  # no figure walks there
            canvas.paint("reveal-belief", board_panel.area, _belief, (board_panel, now._replace(walks={})))
    if layout.divider.w:
        divider.paint(canvas, layout.divider, divider.plates_of(now.t))
        divider.arrow(canvas, layout.divider, now.side)


def _truth(canvas: Canvas, board_panel: BoardPanel, now: OpenBoards) -> None:
    area, call = board_panel.head, now.close_call
    wide = _title(canvas, area, say("ui-ts-reveal-truth"), theme.LAMP, area.w * (0.48 if call else 1.0)) + 20
    if call is not None:
        _call(canvas, area.trimmed(left=wide), call.kind)
    boards.truth(canvas, board_panel.viewport, now)
    done = now.t, tuple(now.round_actions), tuple(call.who) if call else ()
    canvas.paint("reveal-actions", board_panel.facts, _actions, done)


def _belief(canvas: Canvas, _: Area, props: tuple[BoardPanel, OpenBoards]) -> None:
    board_panel, now = props
    room = chips(board_panel.head, len(now.t.survivors) + 1)[0].x - board_panel.head.x - 12
    _title(canvas, board_panel.head, say("ui-ts-reveal-belief"), theme.ICE, room)
    boards.belief(canvas, board_panel.viewport, now)
    _beliefs(canvas, board_panel.facts, now.t, now.belief, who=now.who)


def one_side(canvas: Canvas, board_panel: BoardPanel, t: State, side: str, log_lines: Sequence[str]) -> None:
    """Paint what one side saw, and heard in this round."""
    colour = theme.ICE if side == KILLER else theme.LAMP
    _title(canvas, board_panel.head, say(f"ui-ts-side-{side or 'nobody'}"), colour, board_panel.head.w)
    boards.one_side_board(canvas, board_panel.viewport, t, side)
    paint_box(framed(last_lines(log_lines, 20, P.text), P, pad=(14, 10)), canvas, board_panel.facts)


def _title(canvas: Canvas, area: Area, title: str, colour: Colour, room: float) -> float:
    """Paint the title of a head; return its width."""
    size = canvas.fitting(title, 28, room, "title", 0.5)
    return canvas.text(title, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, colour, face="title", room=room)


def _call(canvas: Canvas, area: Area, kind: str) -> None:
    """Paint the banner of a close call."""
    words = say(f"ui-ts-reveal-close-{kind}")
    wide = min(area.w, canvas.wide(words, 22, "bold") + area.h + 24)
    box = Area(area.x + area.w - wide, area.y, wide, area.h)
    canvas.box(box, RED_DEEP, P.danger, width=2.5)
    canvas.picture("ui/eye", Area(box.x + 10, box.y + 10, box.h - 20, box.h - 20))
    inner = Area(box.x + box.h, box.y + 2, box.w - box.h - 10, box.h - 4)
    paint_box(Text(words, 22, theme.BLUSH, "bold", middle=True, most=inner.h, least=12), canvas, inner)


def chips(head: Area, count: int) -> list[Area]:
    """Round buttons at the right end of a head."""
    side, end = min(CHIP, head.h), head.x + head.w + 8
    return [head.halfway_down(end - (count - place) * (side + 8), side, side) for place in range(count)]


def chip(canvas: Canvas, area: Area, number: int | None, who: str, *, chosen: bool, focused: bool) -> None:
    """Paint the button that chooses the survivor `who` with this number, or all of them (None)."""
    fill, line = (mix(P.panel, theme.ICE, 0.2), theme.ICE) if chosen else (P.panel, P.line)
    canvas.box(area, fill, line, width=3 if chosen else 1.5)
    if number is None:
        words = say("ui-ts-reveal-all")
        canvas.within(words, area, canvas.fitting(words, 20, area.w - 6, "bold", 0.5), P.text, face="bold", margin=2)
    else:
        medal(canvas, area.centre, area.w / 2 - 5, who, theme.SURVIVOR[number])
    if focused:
        focus_frame(canvas, area, P, diamonds=False, light=False)


# ------------------------------------------------------------------ actions


def _rows(area: Area, count: int) -> list[Area]:
    """The rows of the facts."""
    return rows(area, count, min(8.0, area.h * 0.02))


def _face(canvas: Canvas, row: Area, t: State, number: int | None) -> Area:
    """Paint the medallion of a survivor, or of the killer without a number; return the rest of the row."""
    r, one = min(25.0, row.h / 2 - 4, row.w * 0.06), None if number is None else t.survivors[number]
    at, x = (row.x + 10 + r, row.centre[1]), row.x + 2 * r + 24
    if one is None or number is None:
        medal(canvas, at, r, t.killer, theme.BONE)
    else:
        medal(canvas, at, r, one.id, theme.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))
    return row.beside(x)


def _actions(canvas: Canvas, area: Area, props: tuple[State, Sequence[RoundAction], Sequence[int]]) -> None:
    """Paint what everybody did in this round, and their locations; `alarmed` survivors had a close call."""
    t, done, alarmed = props
    panel(canvas, area, P)
    *people, last = _rows(area.inset(8, 8), len(t.survivors) + 1)
    for number, (one, row) in enumerate(zip(t.survivors, people, strict=True)):
        if number in alarmed:
            canvas.box(row, mix(theme.TRUTH, BLACK, 0.85), theme.TRUTH, width=2, radius=6)
        where = say(f"ui-ts-fate-{one.fate}") if one.fate else name(t.team.places[number])
        mine = [action for action in done if action.who == one.id]
        _action_words(canvas, _face(canvas, row, t, number), name(one.id), where, mine, AMBER)
    canvas.box(last, theme.WINE, P.danger if alarmed else mix(P.danger, BLACK, 0.4), width=2, radius=6)
    where = say("ui-ts-reveal-unseen", place=t.dark.place) if t.place is None else name(t.dark.place)
    mine = [action for action in done if action.who == HUNTER]
    _action_words(canvas, _face(canvas, last, t, None), name(t.killer), where, mine, RED_LIGHT)


def _action_words(canvas: Canvas, area: Area, who: str, where: str, done: Sequence[RoundAction], colour: Colour) -> None:
    """Paint the name, the location and the actions; only the last actions if there is no room for all."""
    inner = area.trimmed(top=2, right=10, bottom=2)
    own = min(max(canvas.wide(who, 22, "bold") + 10, canvas.wide(where, 15, "italic") + 4, inner.w * 0.2), inner.w * 0.3)
    size = canvas.fitting(who, 22, own - 6, "bold", 0.5)
    mark, sign = min(13.0, inner.h * 0.28), moment.sign_of(done)
    texts = [moment.words_of(done[first:]) for first in range(max(1, len(done)))]
    text = next((one for one in texts if canvas.tall(one, LEAST_TEXT, inner.w - own - 2 * mark - 20) <= inner.h + 1), texts[-1])

    def draw(canvas: Canvas, spot: Area) -> None:
        if sign is not None:
            sign(canvas, spot.centre, mark, colour)

    head = Column(Space(), Line(who, size, P.text, "bold"), Line(where, 19, AMBER, "italic", least=0.5), Space(), grow=(0, -1))
    told = Text(text, 21, P.text if done else P.muted, middle=True, most=inner.h, least=LEAST_TEXT)
    wide = (own, 2 * mark, inner.w - own - 2 * mark - 20)
    paint_box(Row(head, Drawn(draw), told, gap=10, shares=wide, align="fill"), canvas, inner)


# ------------------------------------------------------------------ beliefs


def verdict(chances: dict[Place, float], true: Place) -> str:
    """How right the killer is: "right" if no location is likelier than the true one, "near" if it is one step off, else "far"."""
    best = max(chances, key=lambda place: chances[place], default=true)
    return "right" if chances.get(true, 0.0) >= chances.get(best, 0.0) - SAME else "near" if DISTANCE[best][true] == 1 else "far"


def _beliefs(canvas: Canvas, area: Area, t: State, belief: Chances | None, *, who: int | None) -> None:
    """Paint the likeliest locations of each survivor and the verdict; `who` is the survivor that the board shows."""
    panel(canvas, area, P)
    for number, (one, row) in enumerate(zip(t.survivors, _rows(area.inset(8, 8), len(t.survivors)), strict=True)):
        if number == who:
            canvas.box(row, mix(P.panel, theme.ICE, 0.12), theme.ICE, width=2, radius=6)
        inner, own = _face(canvas, row, t, number), min(150.0 * max(1.0, canvas.stretch), row.w * 0.2)
        colour, words, rated = P.muted, say(f"ui-ts-fate-{one.fate}" if one.fate else "ui-ts-reveal-thinking"), []
        true = t.team.places[number]
        if not one.fate and belief is not None:
            kind, rated = verdict(belief.each[number], true), likeliest(belief.each[number], true)
            colour, words = COLOURS[kind], say(f"ui-ts-reveal-{kind}")
        head: list[Box] = [Line(name(one.id), 22, P.text, "bold", least=0.5), Line(words, 20, colour, "bold", least=0.5)]
        paint_box(Column(Space(), *head, Space(), grow=(0, -1)), canvas, inner._replace(w=own))
        _places(canvas, inner.trimmed(left=own + 10, right=14), rated, true)


def _places(canvas: Canvas, area: Area, rated: Sequence[tuple[Place, float]], true: Place) -> None:
    """Paint up to three locations with bars and a triangle below the true one, side by side or in a column."""
    high = canvas.high(20, "bold")
    spots = _rows(area, 3) if area.h >= 3 * (high + 18) else columns(area, 3, 12)
    right = max(canvas.wide(share(chance), 20, "bold") for chance in (0.0, 1.0)) + 8
    for (place, chance), spot in zip(rated, spots, strict=False):
        highlighted, long = place == true, min(1.0, chance)
        colour, face = (theme.TRUTH, "bold") if highlighted else (P.text, "text")
        y = spot.centre[1] - (high + 22) / 2
        canvas.text(name(place), (spot.x, y), canvas.fitting(name(place), 20, spot.w, face, 0.5), colour, face=face, room=spot.w)
        bar = spot.row(y + high + 2, 10, right=right)
        canvas.text(share(chance), (spot.x + spot.w, bar.centre[1] - high / 2), 20, colour, face="bold", align="right")
        canvas.box(bar, P.deep, P.line, radius=5, width=1)
        if chance > SAME:
            fill = theme.TRUTH if highlighted else mix(theme.HEAT, WHITE, 0.1)
            canvas.box(bar._replace(w=max(11.0, bar.w * long)), fill, radius=5)
        if highlighted:
            x, top = bar.x + max(6.0, bar.w * long), bar.y + 11
            canvas.shape([(x, top), (x + 7, top + 9), (x - 7, top + 9)], theme.TRUTH)

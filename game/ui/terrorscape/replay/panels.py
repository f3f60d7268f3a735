"""Paints the heads, facts and logs of the open boards: everybody's actions in this round, and the killer's beliefs."""

from collections.abc import Sequence

from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.villa import DISTANCE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, WHITE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.aid_painter import ROSE
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.board.heat_map import Chances
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.replay import boards, moment
from game.ui.terrorscape.replay.boards import CHIP, TRUTH, BoardPanel, BoardsLayout, share
from game.ui.terrorscape.replay.moment import HUNTER, OpenBoards, RoundAction, likeliest
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.layout import columns

P = TERRORSCAPE
AMBER = rgb("#f0c46a")
SAME = 0.005
"""Chances that differ by less are shown alike."""
LEAST_TEXT = 12.0
"""The smallest text size of the actions."""


def paint(canvas: Canvas, layout: BoardsLayout, now: OpenBoards, shown: Sequence[str]) -> None:
    """Paint both boards with the divider between them, or the one that is `shown`."""
    for what, board_panel in zip(shown, layout.board_panels, strict=True):
        (_truth if what == "truth" else _belief)(canvas, board_panel, now)
    if layout.divider.w:
        divider.paint(canvas, layout.divider, divider.plates_of(now.t))
        _arrow(canvas, layout.divider, now.side)


def _arrow(canvas: Canvas, area: Area, side: str) -> None:
    """Paint an arrow on the divider towards the side whose half-turn it is."""
    left = side == SURVIVORS
    x, way = (area.x + 4, -1) if left else (area.x + area.w - 4, 1)
    y = area.y + 64
    canvas.shape(
        [(x - way * 14, y - 20), (x + way * 16, y), (x - way * 14, y + 20)], signs.LAMP if left else P.danger, signs.NIGHT, 3
    )


def _truth(canvas: Canvas, board_panel: BoardPanel, now: OpenBoards) -> None:
    title, area = say("ui-ts-reveal-truth"), board_panel.head
    wide = _title(canvas, area, title, signs.LAMP, area.w * (0.48 if now.close_call else 1.0)) + 20
    if now.close_call is not None:
        _call(canvas, Area(area.x + wide, area.y, area.w - wide, area.h), now.close_call.kind)
    boards.truth(canvas, board_panel.viewport, now.t, now.hidden_path, now.alarm, now.walks)
    round_actions(canvas, board_panel.facts, now.t, now.round_actions, alarmed=now.close_call.who if now.close_call else ())


def _belief(canvas: Canvas, board_panel: BoardPanel, now: OpenBoards) -> None:
    room = chips(board_panel.head, len(now.t.survivors) + 1)[0].x - board_panel.head.x - 12
    _title(canvas, board_panel.head, say("ui-ts-reveal-belief"), signs.ICE, room)
    chances = {} if now.belief is None else now.belief.some if now.who is None else now.belief.each[now.who]
    boards.belief(canvas, board_panel.viewport, now.killer_state, chances, now.true_places, now.hidden_path, now.marks)
    beliefs(canvas, board_panel.facts, now.t, now.belief, who=now.who)


def one_side(canvas: Canvas, board_panel: BoardPanel, t: State, side: str, log_lines: Sequence[str]) -> None:
    """Paint what one side saw, and heard in this round."""
    colour = signs.ICE if side == KILLER else signs.LAMP
    _title(canvas, board_panel.head, say(f"ui-ts-side-{side or 'nobody'}"), colour, board_panel.head.w)
    boards.one_side_board(canvas, board_panel.viewport, t, side)
    _paint_log(canvas, board_panel.facts, log_lines)


def _title(canvas: Canvas, area: Area, title: str, colour: Colour, room: float) -> float:
    """Paint the title of a head; return its width."""
    size = canvas.fitting(title, 28, room, "title", 0.5)
    return canvas.text(title, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, colour, face="title", room=room)


def _call(canvas: Canvas, area: Area, kind: str) -> None:
    """Paint the banner of a close call."""
    words = say(f"ui-ts-reveal-close-{kind}")
    wide = min(area.w, canvas.wide(words, 22, "bold") + area.h + 24)
    box = Area(area.x + area.w - wide, area.y, wide, area.h)
    canvas.box(box, rgb("#3a1114"), P.danger, width=2.5)
    canvas.picture("ui/eye", Area(box.x + 10, box.y + 10, box.h - 20, box.h - 20))
    inner = Area(box.x + box.h, box.y + 2, box.w - box.h - 10, box.h - 4)
    size = canvas.block(words, inner, 22, "bold", 12)
    canvas.paragraph(words, inner, size, rgb("#ffe9e4"), face="bold", middle=True)


def chip(canvas: Canvas, area: Area, number: int | None, who: str, *, chosen: bool, focused: bool) -> None:
    """Paint the button that chooses the survivor `who` with this number, or all of them (None)."""
    fill, line = (mix(P.panel, signs.ICE, 0.2), signs.ICE) if chosen else (P.panel, P.line)
    canvas.box(area, fill, line, width=3 if chosen else 1.5)
    if number is None:
        words = say("ui-ts-reveal-all")
        canvas.within(words, area, canvas.fitting(words, 20, area.w - 6, "bold", 0.5), P.text, face="bold", margin=2)
    else:
        medal(canvas, area.centre, area.w / 2 - 5, who, signs.SURVIVOR[number])
    if focused:
        focus_frame(canvas, area, P, diamonds=False, light=False)


def _paint_log(canvas: Canvas, area: Area, lines: Sequence[str]) -> None:
    """Paint the Events of this round, the newest last."""
    panel(canvas, area, P)
    inner = area.inset(14, 10)
    y = inner.y + inner.h
    for words in reversed(lines):
        y -= canvas.tall(words, 20, inner.w) + 6
        if y < inner.y:
            break
        canvas.paragraph(words, Area(inner.x, y, inner.w, 400), 20, P.text)


# ------------------------------------------------------------------ actions


def rows_of(area: Area, count: int) -> list[Area]:
    """The rows of the facts."""
    gap = min(8.0, area.h * 0.02)
    high = (area.h - gap * (count - 1)) / count
    return [Area(area.x, area.y + place * (high + gap), area.w, high) for place in range(count)]


def chips(head: Area, count: int, side: float = CHIP) -> list[Area]:
    """Round buttons at the right end of a head."""
    side = min(side, head.h)
    return [
        Area(head.x + head.w - (count - place) * (side + 8) + 8, head.centre[1] - side / 2, side, side) for place in range(count)
    ]


def round_actions(canvas: Canvas, area: Area, t: State, done: Sequence[RoundAction], *, alarmed: Sequence[int]) -> None:
    """Paint what everybody did in this round, and their locations; `alarmed` survivors had a close call."""
    panel(canvas, area, P)
    rows = rows_of(area.inset(8, 8), len(t.survivors) + 1)
    for number, (one, row) in enumerate(zip(t.survivors, rows, strict=False)):
        mine = [action for action in done if action.who == one.id]
        if number in alarmed:
            canvas.box(row, mix(TRUTH, BLACK, 0.85), TRUTH, width=2, radius=6)
        where = say(f"ui-ts-fate-{one.fate}") if one.fate else name(t.team.places[number])
        r = _face(canvas, row, one.id, signs.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))
        _action_words(canvas, row, r, (one.id, where), mine)
    row = rows[-1]
    canvas.box(row, rgb("#2a0f12"), P.danger if alarmed else mix(P.danger, BLACK, 0.4), width=2, radius=6)
    r = _face(canvas, row, t.killer, rgb("#c9d6da"))
    where = say("ui-ts-reveal-unseen", place=t.dark.place) if t.place is None else name(t.dark.place)
    _action_words(canvas, row, r, (t.killer, where), [action for action in done if action.who == HUNTER])


def _face(canvas: Canvas, row: Area, who: str, colour: Colour, *, hurt: bool = False, out: bool = False) -> float:
    """Paint the medallion of a row; return its radius."""
    r = min(25.0, row.h / 2 - 4, row.w * 0.06)
    medal(canvas, (row.x + 10 + r, row.centre[1]), r, who, colour, hurt=hurt, out=out)
    return r


def _action_words(canvas: Canvas, row: Area, r: float, who: tuple[str, str], done: Sequence[RoundAction]) -> None:
    """Paint the name, the location and the actions; only the last actions if there is no room for all."""
    x = row.x + 2 * r + 24
    inner = Area(x, row.y + 2, row.x + row.w - x - 10, row.h - 4)
    own = min(max(canvas.wide(who[0] and name(who[0]), 22, "bold") + 10, inner.w * 0.2), inner.w * 0.3)
    size = canvas.fitting(name(who[0]), 22, own - 6, "bold", 0.5)
    high = canvas.high(size, "bold")
    below = Area(inner.x, inner.y, own, inner.h - high)
    place = canvas.block(who[1], below, canvas.fitting(who[1], 19, own, "italic", 0.7), "italic", least=9)
    low = canvas.tall(who[1], place, own, "italic")
    y = inner.centre[1] - (high + low) / 2
    canvas.text(name(who[0]), (inner.x, y), size, P.text, face="bold", room=own)
    canvas.paragraph(who[1], Area(inner.x, y + high, own, low), place, AMBER, face="italic")
    x = inner.x + own + 8
    sign = moment.sign_of(done)
    mark = min(13.0, inner.h * 0.28)
    if sign is not None:
        sign(canvas, (x + mark, inner.centre[1]), mark, AMBER if done[0].who != HUNTER else RED_LIGHT)
    x += 2 * mark + 12
    words = Area(x, inner.y, inner.x + inner.w - x, inner.h)
    texts = [moment.words_of(done[first:]) for first in range(max(1, len(done)))]
    text = next((one for one in texts if canvas.tall(one, LEAST_TEXT, words.w) <= words.h + 1), texts[-1])
    size = canvas.block(text, words, 21, least=LEAST_TEXT)
    canvas.paragraph(text, words, size, P.text if done else P.muted, middle=True)


# ------------------------------------------------------------------ beliefs


def verdict(chances: dict[Place, float], true: Place) -> str:
    """How right the killer is: "right" if no location is likelier than the true one, "near" if it is one step off, else "far"."""
    best = max(chances, key=lambda place: chances[place], default=true)
    return "right" if chances.get(true, 0.0) >= chances.get(best, 0.0) - SAME else "near" if DISTANCE[best][true] == 1 else "far"


COLOURS = {"right": GREEN, "near": AMBER, "far": RED_LIGHT}


def beliefs(canvas: Canvas, area: Area, t: State, belief: Chances | None, *, who: int | None) -> None:
    """Paint the likeliest locations of each survivor and the verdict; `who` is the survivor that the board shows."""
    panel(canvas, area, P)
    for number, (one, row) in enumerate(zip(t.survivors, rows_of(area.inset(8, 8), len(t.survivors)), strict=True)):
        if number == who:
            canvas.box(row, mix(P.panel, signs.ICE, 0.12), signs.ICE, width=2, radius=6)
        r = _face(canvas, row, one.id, signs.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))
        x = row.x + 2 * r + 24
        own = min(150.0 * max(1.0, canvas.stretch), row.w * 0.2)
        true = "" if one.fate else t.team.places[number]
        if one.fate:
            kind, words = "far", say(f"ui-ts-fate-{one.fate}")
        elif belief is None:
            kind, words = "near", say("ui-ts-reveal-thinking")
        else:
            kind = verdict(belief.each[number], true)
            words = say(f"ui-ts-reveal-{kind}")
        _two(canvas, Area(x, row.y, own, row.h), name(one.id), words, P.muted if one.fate or belief is None else COLOURS[kind])
        if true and belief is not None:
            _places(
                canvas, Area(x + own + 10, row.y, row.x + row.w - x - own - 24, row.h), likeliest(belief.each[number], true), true
            )


def _two(canvas: Canvas, area: Area, head: str, words: str, colour: Colour) -> None:
    """Paint a name and a word below it."""
    size, low = canvas.fitting(head, 22, area.w, "bold", 0.5), canvas.fitting(words, 20, area.w, "bold", 0.5)
    y = area.centre[1] - (canvas.high(size, "bold") + canvas.high(low, "bold")) / 2
    canvas.text(head, (area.x, y), size, P.text, face="bold", room=area.w)
    canvas.text(words, (area.x, y + canvas.high(size, "bold")), low, colour, face="bold", room=area.w)


def _places(canvas: Canvas, area: Area, rated: Sequence[tuple[Place, float]], true: Place) -> None:
    """Paint up to three locations with bars and a triangle below the true one, side by side or in a column."""
    high = canvas.high(20, "bold")
    spots = rows_of(area, 3) if area.h >= 3 * (high + 18) else columns(area, 3, 12)
    right = max(canvas.wide(share(chance), 20, "bold") for chance in (0.0, 1.0)) + 8
    for (place, chance), spot in zip(rated, spots, strict=False):
        highlighted, words = place == true, share(chance)
        colour, face = (TRUTH, "bold") if highlighted else (P.text, "text")
        y = spot.centre[1] - (high + 22) / 2
        canvas.text(name(place), (spot.x, y), canvas.fitting(name(place), 20, spot.w, face, 0.5), colour, face=face, room=spot.w)
        bar = Area(spot.x, y + high + 2, spot.w - right, 10)
        low = bar.centre[1] - high / 2
        canvas.text(words, (spot.x + spot.w, low), 20, colour, face="bold", align="right")
        canvas.box(bar, P.deep, P.line, radius=5, width=1)
        if chance > 0.005:
            canvas.box(
                bar._replace(w=max(11.0, bar.w * min(1.0, chance))), TRUTH if highlighted else mix(ROSE, WHITE, 0.1), radius=5
            )
        if highlighted:
            x, top = bar.x + max(6.0, bar.w * min(1.0, chance)), bar.y + 11
            canvas.shape([(x, top), (x + 7, top + 9), (x - 7, top + 9)], TRUTH)

"""Paints a replay: heads, boards, facts, and the band with the timeline."""

from collections.abc import Sequence

from game.rules.terrorscape.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import figures, signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.board.weather import WeatherBoard
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.replay import boards as open_boards, rows
from game.ui.terrorscape.replay.layout import BoardPanel, ReplayLayout, chips
from game.ui.terrorscape.replay.transport import paint_band
from game.ui.terrorscape.replay.view import OpenBoards, ReplayView
from game.ui.widgets.controls import focus_frame, panel

P = TERRORSCAPE


def paint(canvas: Canvas, scene: ReplayView) -> None:
    """Paint the whole page."""
    layout = scene.layout
    assert layout is not None
    if scene.over:
        boards(canvas, layout, scene.opened, scene.shown)
        for item in scene.focus.targets:
            if item.group == "show" and isinstance(item.key, tuple):
                _chip(canvas, scene, item.area, item.key[1])
    else:
        one_side(canvas, layout.board_panels[0], scene.t, scene.eyes, scene.log_lines)
    paint_band(canvas, scene)
    alone = [WeatherBoard(layout.board_panels[0].viewport, scene.t, scene.eyes, [])]
    scene.settle(canvas, weather_boards(layout, scene.opened, scene.shown) if scene.over else alone)


def weather_boards(layout: ReplayLayout, now: OpenBoards, shown: Sequence[str]) -> list[WeatherBoard]:
    """The boards on show, for the weather."""
    sides = {"truth": (now.t, figures.TRUTH), "belief": (now.killer_state, KILLER)}
    return [
        WeatherBoard(board_panel.viewport, *sides[what], [], lamps=False)
        for what, board_panel in zip(shown, layout.board_panels, strict=True)
    ]


def boards(canvas: Canvas, layout: ReplayLayout, now: OpenBoards, shown: Sequence[str]) -> None:
    """Paint both boards with the divider between them, or the one that is `shown`."""
    for what, board_panel in zip(shown, layout.board_panels, strict=True):
        (_truth if what == "truth" else _belief)(canvas, board_panel, now)
    if layout.divider.w:
        divider.paint(canvas, layout.divider, now.t)
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
    open_boards.truth(canvas, board_panel.viewport, now.t, now.hidden_path, now.alarm, now.walks)
    rows.round_actions(canvas, board_panel.facts, now.t, now.round_actions, alarmed=now.close_call.who if now.close_call else ())


def _belief(canvas: Canvas, board_panel: BoardPanel, now: OpenBoards) -> None:
    taken = len(now.t.survivors) + 1
    _title(
        canvas,
        board_panel.head,
        say("ui-ts-reveal-belief"),
        signs.ICE,
        chips(board_panel.head, taken)[0].x - board_panel.head.x - 12,
    )
    chances = {} if now.belief is None else now.belief.some if now.who is None else now.belief.each[now.who]
    open_boards.belief(canvas, board_panel.viewport, now.killer_state, chances, now.true_places, now.hidden_path, now.marks)
    rows.beliefs(canvas, board_panel.facts, now.t, now.belief, who=now.who)


def one_side(canvas: Canvas, board_panel: BoardPanel, t: State, side: str, log_lines: Sequence[str]) -> None:
    """Paint what one side saw, and heard in this round."""
    _title(
        canvas,
        board_panel.head,
        say(f"ui-ts-side-{side or 'nobody'}"),
        signs.ICE if side == KILLER else signs.LAMP,
        board_panel.head.w,
    )
    open_boards.one_side_board(canvas, board_panel.viewport, t, side)
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


def _chip(canvas: Canvas, scene: ReplayView, area: Area, who: int | None) -> None:
    highlighted, focused = scene.who == who, scene.focused(("show", who))
    canvas.box(
        area,
        mix(P.panel, signs.ICE, 0.2) if highlighted else P.panel,
        signs.ICE if highlighted else P.line,
        width=3 if highlighted else 1.5,
    )
    if who is None:
        words = say("ui-ts-reveal-all")
        canvas.within(words, area, canvas.fitting(words, 20, area.w - 6, "bold", 0.5), P.text, face="bold", margin=2)
    else:
        medal(canvas, area.centre, area.w / 2 - 5, scene.names[who], signs.SURVIVOR[who])
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

"""Great moments of a match, such as a find, a death or an escape: each is staged over the table with large portraits, a number and a beat of silence."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from game.rules.engine.script import Event
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, WHITE, Colour, mix
from game.ui.registry import game_ui
from game.ui.table.director import Clip, Director, ease
from game.ui.table.facts import STEPS, Climax, Climaxes, ShownClimax
from game.ui.widgets.boxes import Box, Drawn, Line, Text, paint
from game.ui.widgets.containers import Column, FirstFit, Row, Sized

EDGE = 3.0
"""How far within the band its two lines lie."""
BEAT, RISE = 2600.0, 0.12
"""The milliseconds of a great moment, and the share of them in which it appears."""
HIGH, FACE, MOST = 300.0, 210.0, 4
"""The height of the band, the size of a portrait, and the most portraits."""


def staged(clips: Iterable[Clip], director: Director, climaxes: Climaxes) -> list[Clip]:
    """The clips, with a clip after each whose Event is a great moment; it is read there if it is news."""
    found = list[Clip]()
    for clip in clips:
        make = None if clip.event is None else climaxes.get(type(clip.event))
        great = None if make is None else make(clip.event, director.state)
        if clip.event is None or great is None:
            found.append(clip)
        else:
            found += [replace(clip, open=None), _clip(director, clip.event, great, news=clip.open is not None)]
    return found


def _clip(director: Director, event: Event, great: Climax, *, news: bool) -> Clip:
    client = director.client
    shown = ShownClimax(client.match.rules.name, great, client.speaker.climax(event), director.sentence(event))

    def show(share: float) -> None:
        step = round(STEPS * ease(min(1.0, share / RISE)))
        if director.climax is None or director.climax.step != step:
            director.climax, director.changed = shown._replace(step=step), True

    def end() -> None:
        director.climax, director.changed = None, True

    return Clip(BEAT, partial(show, 0.0), show, end, rest=BEAT, open=BEAT * RISE if news else None, own=True, more=True)


# ------------------------------------------------------------------ painting


def band(canvas: Canvas) -> Area:
    """The area of a great moment: across the window, a little above its middle."""
    room = canvas.room
    high = min(HIGH * max(1.0, canvas.stretch), room.h - 20)
    return room.row(room.y + (room.h - high) * 0.42, high)


def paint_climax(canvas: Canvas, area: Area, props: ShownClimax) -> None:
    """Paint the band with the portraits, the title and the sentence, and the number."""
    colour = GREEN if props.climax.good else RED_LIGHT
    share = props.step / STEPS
    canvas.veil(area, mix(colour, BLACK, 0.93), round(244 * share))
    for y in (area.y + EDGE, area.y + area.h - EDGE):  # inside the band: what is outside would stay when the moment has passed
        canvas.line((area.x, y), (area.x + area.w, y), mix(colour, BLACK, 1 - share), 3)
    if props.step < STEPS:
        return
    inner = area.inset(60, 18)
    face = min(FACE, 0.45 * inner.w / max(1, len(props.climax.faces[:MOST])) - 28)
    boxes = [_content(props, colour, face, size) for size in (26.0, 20.0, 0.0)]
    box = FirstFit(boxes, inner.h)
    wide = min(inner.w, box.wide(canvas))
    paint(box, canvas, Area.around(inner.centre, wide, min(inner.h, box.high(canvas, wide))))


def _content(props: ShownClimax, colour: Colour, face: float, size: float) -> Box:
    """The portraits with sides of `face`, the title, the sentence in letters of this size (0: without it), and the number."""
    great = props.climax
    faces = [_face(props.game, who, face) for who in great.faces[:MOST]]
    told = [Text(props.words, size, WHITE)] if size and props.words.strip(".!") != props.title else []
    words = Column(Text(props.title, 60 if size == 26 else 44, colour, "title"), *told, gap=10)
    number = [Line(great.number, 120 if size == 26 else 80, colour, "title")] if great.number else []
    return Row(*faces, words, *number, gap=28, grow=(len(faces),))


def _face(game: str, who: str, side: float) -> Box:
    """A large portrait."""
    return Sized(Drawn(lambda canvas, area: game_ui(game).portrait(canvas, area, who), side, side), side, side)

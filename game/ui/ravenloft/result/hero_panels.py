"""Painters of the result screen: the Heroes, the highlights and the last log lines."""

from dataclasses import dataclass

from game.match import PERSON
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Hero
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_LIGHT, WARM, Colour, rgb
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.replay.signs import badge
from game.ui.ravenloft.result.highlights import Highlight
from game.ui.ravenloft.result.tally import HeroTally
from game.ui.ravenloft.result.turn_chart import luck
from game.ui.table.match_client import LogLine
from game.ui.widgets.controls import chip, focus_frame, life, panel

P = RAVENLOFT
NARROW = 330.0
SIGNS = {"saved": "saved", "last-surge": "surge", "hair": "felled"}
"""The icons of the highlights that have no icon of their own name."""
BADGE = 38.0


@dataclass(frozen=True)
class HeroSummary:
    """What a Hero's panel shows."""

    hero: Hero
    tally: HeroTally
    honour: tuple[str, int]
    holder: str


def number_high(canvas: Canvas) -> float:
    """Return the height of a number with its label."""
    return canvas.high(28, "title") + canvas.high(18) + 4


def card_high(canvas: Canvas, wide: float) -> float:
    """Return the least height of a Hero's panel."""
    top = canvas.high(32, "title") + 2 * canvas.high(20) + max(30, canvas.high(19) + 6) + 8
    if wide < NARROW * canvas.letter:
        top += 24
    return top + 30 + 2 * (number_high(canvas) + 8) + canvas.high(19) + 52


def hero_card(canvas: Canvas, area: Area, one: HeroSummary) -> None:
    """Draw a Hero, how the match ended for it, and its numbers."""
    panel(canvas, area, P, line=rgb("#d8a850"), warm=WARM)
    hero, pad = one.hero, 18.0
    hp, most = figure.hero_hp(hero), figure.level(hero).hp
    narrow = area.w < NARROW * canvas.letter
    medal = 84.0 if narrow else 120.0
    canvas.picture(portrait(hero.id), Area(area.x + pad, area.y + 16, medal, medal), grey=hp == 0)
    x, y = area.x + pad + medal + 16, area.y + 12
    room = area.x + area.w - 14 - x
    canvas.text(name(hero.id), (x, y), 32, P.title, face="title", room=room)
    y += canvas.high(32, "title")
    title = say("ui-title-level", title=say(f"title-{hero.id}"), level=hero.level)
    canvas.text(title, (x, y), 20, P.muted, room=room)
    y += canvas.high(20)
    person = one.holder == PERSON
    canvas.picture("ui/person" if person else "ui/gear", Area(x, y + canvas.high(20) / 2 - 11, 22, 22))
    canvas.text(say("ui-person") if person else say(f"level-{one.holder}"), (x + 30, y), 20, P.text, room=room - 30)
    y += canvas.high(20) + 6
    words = say(f"ui-honour-{one.honour[0]}", number=one.honour[1])
    if narrow:
        x, room = area.x + pad, area.w - 2 * pad
        y = max(y, area.y + 16 + medal + 4)
    chip(canvas, (x, y), words, rgb("#ffb4a8") if one.honour[0] == "fallen" else P.accent, room)
    y += max(30, canvas.high(19) + 6) + 10
    _health(canvas, Area(area.x + pad, y, area.w - 2 * pad, 24), hp, most)
    _numbers(canvas, Area(area.x + pad, y + 32, area.w - 2 * pad, area.y + area.h - y - 32 - canvas.high(19) - 18), one.tally)
    low = canvas.high(19) + 6
    luck(canvas, Area(area.x + pad, area.y + area.h - low - 8, area.w - 2 * pad, low), one.tally)


def _health(canvas: Canvas, area: Area, hp: int, most: int) -> None:
    words = say("ui-of", left=hp, most=most)
    wide = canvas.wide(words, 22, "bold")
    life(canvas, Area(area.x, area.y + 4, area.w - wide - 18, 14), hp, most)
    canvas.text(words, (area.x + area.w, area.y + 11 - canvas.high(22) / 2), 22, rgb("#ffe2da"), face="bold", align="right")


def _numbers(canvas: Canvas, area: Area, tally: HeroTally) -> None:
    values = (
        (str(tally.felled), "ui-felled"), (say("ui-hits-of", hits=tally.hits, attacks=tally.attacks), "ui-hits-made"),
        (str(tally.dealt), "ui-dealt"), (str(tally.taken), "ui-taken"), (str(tally.tiles), "ui-tiles-found"), (str(tally.treasures), "ui-treasures-found"),
    )  # fmt: skip
    each, high = (area.w - 16) / 3, (area.h - 8) / 2
    for place, (value, what) in enumerate(values):
        box = Area(area.x + place % 3 * (each + 8), area.y + place // 3 * (high + 8), each, high)
        _number(canvas, box, value, say(what), RED_LIGHT if what == "ui-taken" else P.text)


def _number(canvas: Canvas, area: Area, value: str, label: str, colour: Colour) -> None:
    """Draw a number as large as its box allows, with its label."""
    canvas.box(area, P.deep, P.line, radius=6, width=1.2)
    low = canvas.high(18)
    size = 46.0
    while size > 18 and (canvas.wide(value, size, "title") > area.w - 10 or canvas.high(size, "title") + low > area.h):
        size -= 1
    high, foot = canvas.high(size, "title"), max(4.0, (area.h - low - canvas.high(40, "title")) * 0.3)
    room = area.h - low - foot + 4
    canvas.text(value, (area.centre[0], area.y + (room - high) / 2 + 1), size, colour, face="title", align="centre")
    canvas.text(label, (area.centre[0], area.y + area.h - low - foot), 18, P.muted, align="centre", room=area.w - 2)


# ------------------------------------------------------------------ the best moments


def highlight_text(one: Highlight) -> str:
    """Return the sentence of a highlight."""
    sentence = say(f"ui-moment-{one.kind}", hero=one.hero, thing=one.thing, number=one.number)
    return say("ui-moment", turn=one.turn, sentence=sentence)


def highlight_rows(canvas: Canvas, area: Area, highlights: list[Highlight]) -> list[Area]:
    """Return the areas of the highlights in their panel, as many as fit."""
    y, rows = area.y + canvas.high(26, "title") + 16, []
    for one in highlights:
        high = max(BADGE + 8, canvas.tall(highlight_text(one), 21, area.w - 104) + 12)
        if y + high > area.y + area.h - 8:
            break
        rows.append(Area(area.x + 12, y, area.w - 24, high))
        y += high + 4
    return rows


def highlights_panel(canvas: Canvas, area: Area, highlights: list[Highlight], last: list[LogLine]) -> None:
    """Draw the highlights, and below them the last log lines."""
    panel(canvas, area, P)
    canvas.text(say("ui-moments"), (area.x + 24, area.y + 8), 26, P.accent, face="title", room=area.w - 48)
    y = area.y + canvas.high(26, "title") + 16
    for one, row in zip(highlights, highlight_rows(canvas, area, highlights), strict=False):
        badge(canvas, (row.x + 12 + BADGE / 2, row.centre[1]), SIGNS.get(one.kind, one.kind), BADGE)
        canvas.paragraph(highlight_text(one), Area(row.x + 64, row.y + 6, area.w - 104, row.h - 8), 21, P.text, middle=True)
        y = row.y + row.h + 4
    if not highlights:
        y += canvas.paragraph(say("ui-moments-none"), Area(area.x + 24, y, area.w - 48, 90), 21, P.muted)
    _last_words(canvas, Area(area.x + 24, y + 10, area.w - 48, area.y + area.h - y - 20), last)


def _last_words(canvas: Canvas, area: Area, last: list[LogLine]) -> None:
    """Draw the last log lines, the latest at the bottom."""
    head = canvas.high(22, "title") + 4
    room, shown = area.h - head, list[tuple[LogLine, float]]()
    for line in reversed(last):
        high = canvas.tall(line.words, 20, area.w, "book")
        if high > room:
            break
        shown.insert(0, (line, high))
        room -= high + 3
    if not shown:
        return
    canvas.text(say("ui-last-words"), (area.x, area.y), 22, P.accent, face="title", room=area.w)
    y = area.y + head
    for line, high in shown:
        canvas.paragraph(line.words, Area(area.x, y, area.w, high + 2), 20, P.text, face="book")
        y += high + 3


def highlight_focus(canvas: Canvas, area: Area) -> None:
    """Draw the focus frame of a highlight."""
    focus_frame(canvas, area, P, diamonds=False, light=False)

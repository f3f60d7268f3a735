"""The painters of the demo: the invitation, the captions, the remaining seconds."""

from typing import NamedTuple

from game.rules.ravenloft.tables.cards import HEROES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, INK, RAVENLOFT, RED_LIGHT
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.demo.captions import Caption
from game.ui.ravenloft.theme import ALARM, CREAM, FRAME, INVITING, SHEET
from game.ui.widgets.controls import hints

P = RAVENLOFT
HEAD, MARGIN = 34.0, 6.0


class Invitation(NamedTuple):
    """The Hero to play, and the key that leaves the demo, "" if it has no exit."""

    hero: str
    way_out: str


class CaptionProps(NamedTuple):
    """A caption, and the size of its portrait."""

    shown: Caption
    medal: float


class SecondsLeft(NamedTuple):
    """The Hero that an agent takes back after some seconds."""

    hero: str
    seconds: int


def band(canvas: Canvas, area: Area, props: Invitation) -> None:
    """Draw the line at the top that invites to play, in an area with a margin."""
    (hero, way_out), area = props, area.inset(MARGIN)
    canvas.box(area.moved(3, 4), BLACK, alpha=150)
    canvas.box(area, INVITING, GOLD, width=2)
    word = say("ui-demo-sign")
    wide = canvas.wide(word, 24, "bold") + 36
    sign = Area(area.x + 8, area.y + 8, wide, area.h - 16)
    canvas.box(sign, (GOLD, GOLD_LOW), None, radius=6)
    canvas.within(word, sign, 24, INK, face="bold")
    right, x = area.x + area.w - 14, sign.x + wide + 14
    words = say("ui-demo-invite", hero=hero)
    full = canvas.wide(words, 28, "bold") + area.h + (canvas.wide(say("ui-demo-leave"), 19) + 90 if way_out else 0)
    if full > right - x:  # little room: fewer words
        words = say("ui-demo-invite-short", hero=hero)
    if way_out:
        leave = say("ui-demo-leave") if full <= right - x else ""
        right = hints(canvas, right, area.y + (area.h - 32) / 2, [(way_out, leave)], P) - 14
    if hero in HEROES and right - x > canvas.wide(words, 28, "bold") + area.h:
        canvas.picture(portrait(hero), Area(x, area.y + 6, area.h - 12, area.h - 12), cover=True)
        x += area.h
    canvas.within(words, Area(x, area.y, right - x, area.h), 28, CREAM, face="bold", align="left")


def side(area: Area) -> float:
    """Return the size of the portrait beside a caption."""
    return min(area.h - 40, area.w * 0.16)


def height(canvas: Canvas, area: Area, shown: Caption) -> float:
    """Return the height that a caption needs, at least that of `area`."""
    room = area.w - side(area) - 68
    over = canvas.high(20) + 4 if shown.over else 0.0
    note = canvas.tall(shown.note, 23, room) if shown.note else 0.0
    return max(area.h, over + canvas.tall(shown.head, HEAD, room, "bold") + note + 40)


def caption(canvas: Canvas, area: Area, props: CaptionProps) -> None:
    """Draw a caption with a portrait, in an area with a margin."""
    (shown, medal), area = props, area.inset(MARGIN)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, SHEET, FRAME, width=2, radius=10)
    canvas.picture(portrait(shown.who), Area(area.x + 20, area.y + (area.h - medal) / 2, medal, medal), cover=True)
    x, room = area.x + medal + 44, area.w - medal - 68
    top, end = area.y + 14, area.y + area.h - 12
    if shown.over:
        canvas.text(shown.over, (x, top), 20, P.muted, face="italic", room=room)
        top += canvas.high(20) + 4
    head = HEAD
    while head > 22 and len(canvas.lines(shown.head, head, room, "bold")) * canvas.high(head, "bold") > (end - top) * 0.7:
        head -= 2
    top += canvas.paragraph(shown.head, Area(x, top, room, end - top), head, P.title, face="bold") + 6
    if shown.note and end - top >= canvas.high(23):
        note = 23.0
        while note > 18 and len(canvas.lines(shown.note, note, room)) * canvas.high(note) > end - top:
            note -= 1
        canvas.paragraph(shown.note, Area(x, top, room, end - top), note, P.text)


def seconds_left(canvas: Canvas, view: Area, props: SecondsLeft) -> None:
    """Draw how long until the agent takes the idle Hero back."""
    hero, seconds = props
    words, size = say("ui-demo-idle", hero=hero, seconds=seconds), 28
    wide = min(view.w * 0.7, canvas.wide(words, size, "bold") + 80)
    high = canvas.high(size, "bold") * len(canvas.lines(words, size, wide - 60, "bold")) + 34
    area = Area(view.centre[0] - wide / 2, view.centre[1] - high / 2, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, ALARM, RED_LIGHT, width=3, radius=10)
    canvas.paragraph(words, area.inset(30, 14), size, CREAM, face="bold", align="centre")

"""A panel for each Character: its honour and its numbers."""

from game.match import PERSON
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.london import style
from game.ui.london.result.facts import ResultFacts
from game.ui.london.result.heading import PAD
from game.ui.london.result.tally import CharacterTally
from game.ui.london.style import DREAD_RED, P
from game.ui.widgets.controls import chip, panel
from game.ui.widgets.layout import grid

NUMBERED = ("solved", "plots", "fists", "turned", "beaten", "idle")
BOX_GAP = 8.0


def box_height(canvas: Canvas) -> float:
    """The height of a number with its label."""
    return canvas.high(27, "title") + canvas.high(18) + 4


def characters_height(canvas: Canvas, facts: ResultFacts, wide: float) -> float:
    """The height of the panels beside each other."""
    count = len(facts.t.people)
    return card_height(canvas, (wide - 14 * (count - 1)) / count)


def boxes_per_row(canvas: Canvas, wide: float) -> int:
    """The number of boxes beside each other in a panel of this width."""
    return 6 if wide >= 600 * canvas.stretch else 3


def card_height(canvas: Canvas, wide: float) -> float:
    """The height of a Character's panel."""
    top = canvas.high(28, "title") + canvas.high(19) + max(30, canvas.high(19) + 6) + 8
    return 12 + top + 8 + (6 // boxes_per_row(canvas, wide)) * (box_height(canvas) + BOX_GAP) + 6


def character_cells(canvas: Canvas, area: Area, count: int) -> list[Area]:
    """A cell for each Character: all beside each other, or in rows that may end below `area`."""
    least = 330 * canvas.stretch
    abreast = max(1, min(count, int((area.w + 14) / (least + 14))))
    wide = (area.w - 14 * (abreast - 1)) / abreast
    high = card_height(canvas, wide)
    return grid(area, count, least, min(area.h, high * 1.4) if abreast == count else high, 14)


def paint_character(canvas: Canvas, area: Area, facts: ResultFacts, seat: int) -> None:
    """Paint a Character, its honour and its numbers."""
    one, (done, honour) = facts.t.people[seat], facts.tallies[seat]
    panel(canvas, area, P, line=style.SEATS[seat].colour)
    medal = min(92.0, canvas.high(28, "title") + canvas.high(19) + 36)
    style.medal(canvas, one.id, seat, (area.x + PAD + medal / 2, area.y + 14 + medal / 2), medal)
    style.badge(canvas, seat, (area.x + PAD + medal - 10, area.y + medal + 4), 28)
    x, y = area.x + PAD + medal + 14, area.y + 12
    room = area.x + area.w - 14 - x
    canvas.text(name(one.id), (x, y), canvas.fitting(name(one.id), 28, room, "title", 0.5), P.title, face="title", room=room)
    y += canvas.high(28, "title")
    holder = facts.match.holders[seat]
    canvas.picture("ui/person" if holder == PERSON else "ui/gear", Area(x, y + canvas.high(19) / 2 - 10, 20, 20))
    who = say("ui-person") if holder == PERSON else say(f"level-{holder}")
    told = say("ui-ld-end-who", who=who, title=say(f"title-{one.id}"))
    canvas.text(told, (x + 28, y), 19, P.muted, room=room - 28)
    y += canvas.high(19) + 4
    words = say(f"ui-ld-honour-{honour[0]}", number=honour[1])
    chip(canvas, (x, y), words, DREAD_RED if done.defeated else P.accent, room)
    top = max(y + max(30, canvas.high(19) + 6), area.y + 14 + medal) + 10
    _paint_boxes(canvas, Area(area.x + PAD, top, area.w - 2 * PAD, area.y + area.h - top - 12), done)


def _paint_boxes(canvas: Canvas, area: Area, done: CharacterTally) -> None:
    values = {
        "solved": str(done.solved), "plots": str(done.plots), "fists": say("ui-ld-end-of", some=done.fists, all=done.dice),
        "turned": str(done.turned), "beaten": say("ui-ld-end-of", some=done.beaten, all=done.met), "idle": str(done.idle),
    }  # fmt: skip
    abreast = boxes_per_row(canvas, area.w + 2 * PAD)
    rows = len(NUMBERED) // abreast
    each, high = (area.w - BOX_GAP * (abreast - 1)) / abreast, (area.h - BOX_GAP * (rows - 1)) / rows
    for place, what in enumerate(NUMBERED):
        box = Area(area.x + place % abreast * (each + BOX_GAP), area.y + place // abreast * (high + BOX_GAP), each, high)
        canvas.box(box, P.deep, mix(P.line, P.deep, 0.3), radius=6, width=1.2)
        words = say(f"ui-ld-end-did-{what}")
        big, low = canvas.high(27, "title"), canvas.high(18)
        top = box.y + (box.h - big - low + 3) / 2
        bad = what == "idle" and done.idle > 2
        canvas.text(
            values[what], (box.centre[0], top), 27, DREAD_RED if bad else P.text, face="title", align="centre", room=box.w - 4
        )
        canvas.text(
            words, (box.centre[0], top + big - 3), canvas.fitting(words, 18, box.w - 6), P.muted, align="centre", room=box.w - 4
        )

"""Paints the Endgame: the Antagonist with its rule, the Challenges so far, and the FISTs for the Final Showdown."""

from game.rules.london.company import living
from game.rules.london.menace import showdown_target
from game.rules.london.state import State
from game.rules.london.tables.cards import TEAMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix, rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.panels.card_text import motif
from game.ui.london.story import odds
from game.ui.london.story.shown_state import ShownState
from game.ui.widgets.layout import off_bottom, off_left, off_top

P = style.P
MOST_IN_ROW = 8


def paint(canvas: Canvas, area: Area, t: State, shown: ShownState) -> None:
    """Paint the whole panel."""
    head, rest = off_top(area, min(150.0, area.h * 0.36), 10)
    antagonist(canvas, head, t)
    line, rest = off_top(rest, max(46.0, canvas.high(24) + 12), 6)
    challenges(canvas, line, t)
    shapes.rule(canvas, rest.x, rest.y, rest.w)
    target(canvas, rest._replace(y=rest.y + 6, h=rest.h - 6), t, shown)


def antagonist(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the Antagonist with its name and its active rule."""
    card = t.antagonist.face
    face, words = off_left(area, min(area.h, area.w * 0.28), 18)
    canvas.box(face.inset(-2), style.BLOOD, radius=6)
    canvas.picture(motif(card), face, cover=True, eye=0.3)
    canvas.frame(face, P.danger, width=2.5, radius=5)
    title, rest = off_top(words, max(38.0, canvas.high(28, "title")), 2)
    shapes.fit(canvas, name(card), title, 29, style.DREAD_RED, face="title")
    size = canvas.block(say(f"text-{card}"), rest, 22)
    if canvas.tall(say(f"text-{card}"), size, rest.w) <= rest.h + 2:  # the card says it, too
        canvas.paragraph(say(f"text-{card}"), rest._replace(h=rest.h + 4), size, P.text, middle=True)


def challenges(canvas: Canvas, area: Area, t: State) -> None:
    """Paint a clock for each Challenge; those met are highlighted."""
    most, met = TEAMS[len(t.people)].challenges, len(t.faced)
    side = min(36.0, area.h * 0.8, area.w * 0.45 / most / 1.2)
    x = area.x + area.w - side / 2
    for number in reversed(range(most)):
        is_met = number < met
        canvas.circle((x, area.centre[1]), side / 2, rgb("#3a1418") if is_met else shapes.PIT)
        if is_met:
            canvas.circle((x, area.centre[1]), side / 2, P.danger, 2)
        else:
            shapes.dashed(canvas, style.square((x, area.centre[1]), side), shapes.LINE, radius=side / 2, dash=4)
        style.sign(canvas, "clock", (x, area.centre[1]), side * 0.62, shapes.BLUSH if is_met else shapes.LINE)
        x -= side * 1.2
    words = say("ui-ld-showdown-now") if t.stage == "showdown" else say("ui-ld-showdown-challenge", number=met, most=most)
    shapes.fit(canvas, words, Area(area.x, area.y, x + side / 2 - area.x, area.h), 26, shapes.GILT, face="title")


def target(canvas: Canvas, area: Area, t: State, shown: ShownState) -> None:
    """Paint the FISTs that are needed, those that were rolled, the dice left, and the chance."""
    need, have = showdown_target(t), shown.fists(t)
    rolls = t.inquiry is not None and t.inquiry.kind == "showdown"
    line = max(36.0, canvas.high(25, "bold") + 6)
    head, rest = off_top(area, line, 4)
    shapes.fit(canvas, say("ui-ld-showdown-target", count=need, dread=t.dread), head, 25, P.text, face="bold")
    low, discs = off_bottom(rest, line, 4)
    count = max(need, have)
    lines = -(-count // MOST_IN_ROW) if count > MOST_IN_ROW else 1
    per = -(-count // lines)
    side = min(62.0, discs.h / lines - 4, (discs.w - 8) / per - 4)
    for number in range(count):
        row, column = divmod(number, per)
        here = min(per, count - row * per)
        x = discs.centre[0] + (column - (here - 1) / 2) * (side + 5)
        y = discs.centre[1] + (row - (lines - 1) / 2) * (side + 4)
        shapes.fist(canvas, (x, y), side, won=number < have)
        if number >= need:
            canvas.circle((x, y), side / 2 + 2, P.focus, 2)
    _outlook(canvas, low, t, have, need, rolls=rolls)


def _outlook(canvas: Canvas, area: Area, t: State, have: int, need: int, *, rolls: bool) -> None:
    """Paint that the FISTs are enough, or the chance."""
    dice = sum(t.people[seat].dice for seat in living(t))
    if rolls and have >= need:
        words, colour = say("ui-ld-showdown-enough"), style.GREEN
    elif rolls:
        words, colour = odds.words(t, have, need) or say("ui-ld-showdown-short", count=need - have), rgb("#b9e29c")
    else:
        share = odds.in_hundred(odds.chance(dice, need))
        words, colour = say("ui-ld-showdown-odds", dice=dice, hundred=share), rgb("#b9e29c")
    canvas.box(area, mix(colour, BLACK, 0.86), None, radius=6)
    shapes.fit(canvas, words, area.inset(12, 0), 24, colour, align="centre")

"""The Characters on the result screen: each with its honour, what it holds at the end, and its numbers."""

from functools import partial
from typing import NamedTuple

from game.match import PERSON
from game.rules.london.state import Character
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes, theme
from game.ui.london.result.facts import ResultFacts
from game.ui.london.story.layout import short_name
from game.ui.london.story.panels import belongings
from game.ui.london.theme import DREAD_RED, P
from game.ui.screens.result.boxes import chip, number
from game.ui.widgets.boxes import Box, Draw, Drawn, Line, Picture, Text, Wide
from game.ui.widgets.containers import ByWidth, Column, Flow, Row, Tallest, panel

NUMBERED = ("solved", "plots", "fists", "turned", "beaten", "idle")
MUCH = 2
"""More idle hours than this are marked."""
PORTRAIT, DIGITS, BETWEEN = 80.0, 26.0, 16.0
HELD, NAME = 44.0, 18.0
"""The diameter of the picture of what a Character holds, and the text size of its name."""


class Person(NamedTuple):
    """The Character of a seat."""

    facts: ResultFacts
    seat: int


def character(props: Person) -> Box:
    """A Character, its honour, what it holds, and its numbers."""
    facts, seat = props
    who, done = facts.t.people[seat].id, facts.tallies[seat][0]
    shares = {"fists": (done.fists, done.dice), "beaten": (done.beaten, done.met)}
    told = {what: say("ui-ld-end-of", some=some, all=most) for what, (some, most) in shares.items()}
    values = {what: told.get(what, str(getattr(done, what))) for what in NUMBERED}
    colours = {"idle": DREAD_RED if done.idle > MUCH else P.text}
    boxes = [number(value, say(f"ui-ld-end-did-{what}"), colours.get(what, P.text), P, DIGITS) for what, value in values.items()]
    half = len(boxes) // 2
    rows = [Row(*some, gap=8, shares=[1.0] * half, align="fill") for some in (boxes[:half], boxes[half:])]

    def medal(canvas: Canvas, area: Area) -> None:
        shapes.medal(canvas, who, seat, area.centre, min(area.w, area.h))
        shapes.badge(canvas, seat, (area.x + area.w - 10, area.y + area.h - 10), 28)

    kept = [ByWidth(partial(_kept, one)) for one in facts.t.people]
    lines = Column(ByWidth(partial(_names, facts, seat)), _honour(facts, seat), gap=4)
    head = Row(Drawn(medal, PORTRAIT, PORTRAIT), lines, gap=14, grow=(1,))
    return panel(
        Column(head, Tallest(kept[seat], kept), *rows, gap=6, grow=(2, 3)), P, pad=(16, 10), line=theme.SEATS[seat].colour
    )


def _names(facts: ResultFacts, seat: int, canvas: Canvas, wide: float) -> Box:
    """The name of a Character, and beside it what it is, if there is room for both on every card."""
    people = [one.id for one in facts.t.people]
    taken = max(canvas.wide(name(who), 30, "title") + canvas.wide(say(f"title-{who}"), 20) for who in people)
    title = [Line(say(f"title-{people[seat]}"), 20, P.muted)] if taken + BETWEEN <= wide else []
    return Row(Line(name(people[seat]), 30, P.title, "title"), *title, gap=BETWEEN, grow=(0,))


def _honour(facts: ResultFacts, seat: int) -> Box:
    """The honour of a Character, and who played it."""
    holder, (done, (honour, count)) = facts.holders[seat], facts.tallies[seat]
    medal = chip(say(f"ui-ld-honour-{honour}", number=count), DREAD_RED if done.defeated else P.accent)
    picture = Picture("ui/person" if holder == PERSON else "ui/gear", 21, 21)
    words = Line(say("ui-human") if holder == PERSON else say(f"level-{holder}"), 20, P.text)
    return Row(medal, picture, words, gap=8, grow=(0,))


def holdings(person: Character) -> list[str]:
    """The Items, Allies and Secrets of a Character."""
    return [*(item.id for item in person.items), *person.allies, *person.secrets]


def _kept(person: Character, canvas: Canvas, wide: float) -> Box:
    """What a Character holds, each with its picture and its name, and the number of its cards in hand, in words if there is room."""
    held = [_named(canvas, partial(_disc, card=card), short_name(card)) for card in holdings(person)]
    count = len(person.hand)
    told = (say("ui-ld-stage-hand", count=count), str(count)) if count else ()
    made = [Flow(*held, _named(canvas, _back, words), gap=9) for words in told] or [Flow(*held, gap=9)]
    return next((row for row in made if row.wide(canvas) <= wide), made[-1])


def _side(canvas: Canvas) -> float:
    """The width of a picture."""
    return HELD * min(1.3, max(1.0, canvas.stretch))


def _named(canvas: Canvas, draw: Draw, words: str) -> Box:
    """A picture with a name beside it, on two lines if that is narrower."""
    side = _side(canvas)
    return Row(Drawn(draw, side, side), Wide(Text(words, NAME, P.text), belongings.narrow(canvas, words, NAME)), gap=7)


def _disc(canvas: Canvas, area: Area, *, card: str) -> None:
    belongings.disc(canvas, card, area.centre, area.w, ready=True)


def _back(canvas: Canvas, area: Area) -> None:
    """Paint the back of a Confidence card."""
    canvas.picture(shapes.back_of("confidence"), area.halfway_across(area.y, area.h * 0.88, area.h))

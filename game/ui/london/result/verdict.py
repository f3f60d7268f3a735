"""The head of the result screen: the verdict, why the story ended, and its numbers before the sky."""

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD_LOW, mix, rgb
from game.ui.london.result.facts import ResultFacts
from game.ui.london.style import DREAD_RED, GREEN, P
from game.ui.widgets.layout import columns, off_right

ASIDE = 1200.0
"""From this window width on, for text of nominal size, the text stays left of the towers."""
REASON = 22.0
"""The least size of the reason in a high head. It is larger if there is room."""


def verdict_height(canvas: Canvas, facts: ResultFacts, wide: float, *, big: bool) -> float:
    """The height of the head."""
    room = _text_width(canvas, wide, facts, big=big)
    great, size, low = (80.0, REASON, 20.0) if big else (46.0, 21.0, 19.0)
    words = canvas.tall(reason_text(facts), size, room) + canvas.tall(story_text(facts), low, room, "italic")
    return canvas.high(great, "title") + words + 12


def _text_width(canvas: Canvas, wide: float, facts: ResultFacts, *, big: bool) -> float:
    """The width of the text: left of the sun if there is room for both."""
    return canvas.room.w * 0.37 if big or canvas.room.w >= ASIDE * canvas.stretch else wide - 20


def reason_text(facts: ResultFacts) -> str:
    """Why the match ended."""
    return say(facts.reason) if facts.reason else ""


def story_text(facts: ResultFacts) -> str:
    """The story, its rules and the seed."""
    return say("ui-ld-end-about", story=facts.t.options.story, rules=facts.rules, seed=str(facts.match.seed))


def paint_verdict(canvas: Canvas, area: Area, facts: ResultFacts, *, big: bool) -> None:
    """Paint the verdict, the reason and the story, and the numbers at the right."""
    boxes = number_boxes(canvas, area, len(facts.numbers)) if big else []
    right = (boxes[0].x if boxes else area.x + area.w) - 24
    x, room = area.x + (26 if big else 10), _text_width(canvas, area.w, facts, big=big)
    y = _headline(canvas, (x, area.y + (4 if big else 2)), right, facts.won, big=big)
    low = canvas.tall(story_text(facts), 20 if big else 19, room, "italic")
    space = Area(x, y, room, area.y + area.h - y - low - 2)
    size = canvas.block(reason_text(facts), space, 25 if big else 21, least=15)
    y += canvas.paragraph(reason_text(facts), space, size, P.text) + 2
    canvas.paragraph(story_text(facts), Area(x, y, room, low + 2), 20 if big else 19, P.muted, face="italic")
    for box, (value, what) in zip(boxes, facts.numbers, strict=False):
        _number(canvas, box, value, what)


def _headline(canvas: Canvas, at: tuple[float, float], right: float, won: bool, *, big: bool) -> float:
    """Paint the headline. Returns the top of the lines below."""
    size, low = (80.0, 32.0) if big else (46.0, 25.0)
    great, words = say("ui-ld-end-dawn" if won else "ui-ld-end-dread"), say("ui-ld-end-won" if won else "ui-ld-end-lost")
    (x, y), end = at, at[1] + canvas.high(size, "title")
    share = min(1.0, (right - x - 28) / (canvas.wide(great, size, "title") + canvas.wide(words, low, "title") + 28))
    colour = P.title if won else mix(DREAD_RED, rgb("#ffffff"), 0.12)
    x += canvas.text(great, (x, y), size * share, colour, face="title", halo=True) + 26
    base = y + (canvas.high(size * share, "title") - canvas.high(low * share, "title")) * 0.74
    canvas.text(words, (x, base), low * share, GREEN if won else DREAD_RED, face="title", halo=True)
    return end


def number_boxes(canvas: Canvas, area: Area, count: int) -> list[Area]:
    """The boxes of the numbers."""
    wide = min(150.0, area.w * 0.08) * min(canvas.stretch, 1.15)
    right, _ = off_right(area._replace(y=area.y + 10, h=118 * min(canvas.stretch, 1.2)), wide * count + 12 * (count - 1))
    return columns(right, count, 12)


def _number(canvas: Canvas, area: Area, value: str, what: str) -> None:
    canvas.box(area, (mix(P.panel, BLACK, 0.25), mix(P.deep, BLACK, 0.2)), GOLD_LOW, radius=10, alpha=228)
    high, low = canvas.high(46, "title"), canvas.high(20)
    top = area.y + (area.h - high - low) / 2
    canvas.text(value, (area.centre[0], top), 46, P.title, face="title", align="centre", room=area.w - 8)
    canvas.text(what, (area.centre[0], top + high - 3), 20, P.text, face="bold", align="centre", room=area.w - 8)

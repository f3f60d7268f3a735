"""Paints a page between two parts of the story: its sign, a title, and text on paper."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.state import State
from game.rules.london.tables.cards import STORIES
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.panels.card_text import paint_paper
from game.ui.london.theme import PAPERS
from game.ui.widgets.layout import middle, off_left, off_top

WIDE, HIGH = 1120.0, 700.0
"""The preferred size of a page."""
TEXT, LEAST, PIXELS = 30.0, 15.0, 18
"""The text size, the least one, and the height in window pixels below which text does not shrink."""
MARGIN, EDGE, GAP = 72.0, 44.0, 30.0
"""The side margins, the top and bottom margins, and the gap below the title."""
FEWEST = 420.0
"""The least height of a page."""


class StoryPage(NamedTuple):
    """A page of a `story`: its title, the note below it, and its paragraphs."""

    story: str
    title: str
    note: str
    texts: tuple[str, ...]


def story_page_of(t: State, happened: Event | None) -> StoryPage | None:
    """The page that an Event opens, None for most Events."""
    story, title = t.options.story, name(t.options.story)
    match happened:
        case event.ChapterBegan(chapter=1):
            return StoryPage(story, title, say("ui-ld-story-chapter", chapter=1), (say("prologue"), say(f"opening-{story}")))
        case event.RespiteTaken():
            words = say("ui-ld-story-respite")
            return StoryPage(story, title, words, (say(f"interlude-{story}"),)) if has(f"interlude-{story}") else None
        case event.EndgameBegan():
            wild = (say(f"wild-{story}"),) if STORIES[story].wild else ()
            return StoryPage(story, say("ui-ld-story-endgame"), title, (say(f"endgame-{story}"), *wild))
    return None


def paint(canvas: Canvas, area: Area, page: StoryPage, veiled: Area | None = None) -> None:
    """Paint a page in the middle of `area`; `veiled` (else `area`) is darkened."""
    spot, inner, size = _arranged(canvas, area, page)
    paper = PAPERS["plot"]
    canvas.veil(area if veiled is None else veiled, BLACK, 150)
    paint_paper(canvas, spot, paper, shadow=True)
    head, _ = off_top(inner, _high(canvas, area), 0)
    side = min(head.h, 112.0)
    seal, words = off_left(head, side, 26)
    canvas.circle(seal.centre, side / 2, mix(paper.edge, BLACK, 0.35))
    canvas.circle(seal.centre, side / 2 - 4, theme.OXBLOOD)
    canvas.circle(seal.centre, side / 2 - 10, mix(theme.OXBLOOD, BLACK, 0.25), 2)
    shapes.sign(canvas, STORIES[page.story].symbol, seal.centre, side * 0.58, theme.SEAL_SIGN)
    upper, lower = off_top(words, words.h * 0.58, 0)
    shapes.fit(canvas, page.title, upper, 46, paper.ink, face="title")
    shapes.fit(canvas, page.note, lower, 28, paper.second, face="italic")
    shapes.rule(canvas, inner.x, head.y + head.h + 12, inner.w, paper.edge)
    _paragraphs(canvas, off_top(inner, head.h, GAP)[1], page.texts, size)


def _arranged(canvas: Canvas, area: Area, page: StoryPage) -> tuple[Area, Area, float]:
    """The page, its inner area, and the text size; margins shrink if the text does not fit."""
    for wide, most, margin, edge in (
        (min(WIDE, area.w - 48), min(HIGH, area.h - 32), MARGIN, EDGE),
        (area.w - 16, area.h - 12, MARGIN / 3, EDGE / 3),
    ):
        size, taken = TEXT, 2 * edge + _high(canvas, area) + GAP  # everything but the text
        while _shrinks(canvas, size) and taken + _tall(canvas, wide - 2 * margin, page.texts, size) > most:
            size -= 0.5
        high = taken + _tall(canvas, wide - 2 * margin, page.texts, size)
        if high <= most:
            break
    spot = middle(area, wide, max(min(FEWEST, most), min(most, high)))
    return spot, spot.inset(margin, edge), size


def _shrinks(canvas: Canvas, size: float) -> bool:
    """Whether text of a size may shrink."""
    return size > LEAST or canvas.size(size) > PIXELS


def _high(canvas: Canvas, area: Area) -> float:
    """The height of sign, title and note."""
    return min(max(112.0, canvas.high(46, "title") + canvas.high(28) + 12), area.h * 0.22)


def _tall(canvas: Canvas, wide: float, texts: Sequence[str], size: float) -> float:
    gap = canvas.high(size) * 0.5
    made = sum(canvas.tall(words, size, wide) for words in texts) + gap * max(0, len(texts) - 1)
    return made + (canvas.high(size) if texts else 0.0)  # the initial may lengthen the first paragraph by a line


def _paragraphs(canvas: Canvas, area: Area, texts: Sequence[str], size: float) -> None:
    y, step = area.y, canvas.high(size)
    for number, words in enumerate(texts):
        y = _first(canvas, area._replace(y=y), words, size) if not number else y + _plain(canvas, area._replace(y=y), words, size)
        y += step * 0.5


def _plain(canvas: Canvas, area: Area, words: str, size: float) -> float:
    return canvas.paragraph(words, area._replace(h=1e5), size, theme.INK)


def _first(canvas: Canvas, area: Area, words: str, size: float) -> float:
    """Paint a paragraph with an initial two lines high. Returns where it ends."""
    step, large = canvas.high(size), size * 2.35
    wide = canvas.wide(words[0], large, "title") + 12
    top = area.y + step - canvas.high(large, "title") / 2 - 1
    canvas.text(words[0], (area.x, top), large, theme.OXBLOOD, face="title")
    narrow = canvas.lines(words[1:], size, area.w - wide)
    for number, line in enumerate(narrow[:2]):
        canvas.text(line, (area.x + wide, area.y + number * step), size, theme.INK)
    rest = " ".join(narrow[2:])
    used = 2 * step
    return area.y + used + (_plain(canvas, area._replace(y=area.y + used), rest, size) if rest else 0.0)

"""A page between two parts of a story: its sign, a title, and what is told, on a sheet of its paper."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.cards import STORIES
from game.rules.london.state import State
from game.text import has, name, say
from game.ui.canvas import Area, Canvas
from game.ui.lay import Scroll, middle, off_left, off_top
from game.ui.london import look
from game.ui.london.story import pen
from game.ui.london.story.script_look import PAPERS, sheet
from game.ui.theme import BLACK, mix, rgb

P = look.P
WIDE, HIGH = 1120.0, 700.0
"""How large a page is gladly."""
TEXT, SCROLLED = 30.0, 27.0
"""The size of the text, and that of one that has to be scrolled."""
SMALL = 22.0
MARGIN = 72.0
LETTER = rgb("#8e1f1a")


def page(area: Area) -> Area:
    """Where the sheet lies in an area."""
    return middle(area, min(WIDE, area.w - 48), min(HIGH, area.h - 32))


def fit(canvas: Canvas, area: Area, told: Sequence[str], scroll: Scroll) -> None:
    """Tell a Scroll where the text of a page stands and how high it is."""
    view = _text(canvas, page(area))
    size = _size(canvas, view, told)
    high = _tall(canvas, view.w, told, size)
    scroll.fit(view, _tall(canvas, view.w - Scroll.BAR - 8, told, size) if high > view.h + 1 else high)


def paint(
    canvas: Canvas, area: Area, story: str, title: str, note: str, told: Sequence[str], scroll: Scroll | None = None
) -> None:
    """A page of a `story` that fills the middle of `area`: its `title`, below it a `note`, and paragraphs, the first with a large letter."""
    spot, paper = page(area), PAPERS["plot"]
    canvas.veil(area, BLACK, 150)
    sheet(canvas, spot, paper, shadow=True)
    head = _head(canvas, spot)
    side = min(head.h, 112.0)
    seal, words = off_left(head, side, 26)
    canvas.circle(seal.centre, side / 2, mix(paper.edge, BLACK, 0.35))
    canvas.circle(seal.centre, side / 2 - 4, LETTER)
    canvas.circle(seal.centre, side / 2 - 10, mix(LETTER, BLACK, 0.25), 2)
    look.sign(canvas, STORIES[story].symbol, seal.centre, side * 0.58, rgb("#ffe3b0"))
    upper, lower = off_top(words, words.h * 0.58, 0)
    pen.fit(canvas, title, upper, 46, paper.ink, face="title")
    pen.fit(canvas, note, lower, 28, paper.second, face="italic")
    pen.rule(canvas, spot.x + MARGIN, head.y + head.h + 12, spot.w - 2 * MARGIN, paper.edge)
    view = _text(canvas, spot)
    size = _size(canvas, view, told)
    if scroll is not None and scroll.most:
        with scroll.faded(canvas):
            _paragraphs(canvas, view._replace(w=view.w - Scroll.BAR - 8, y=view.y - scroll.top, h=1e5), told, size)
        scroll.bar(canvas, P)
    else:
        _paragraphs(canvas, view, told, size)


def _head(canvas: Canvas, spot: Area) -> Area:
    high = max(112.0, canvas.high(46, "title") + canvas.high(28) + 12)
    return Area(spot.x + MARGIN, spot.y + 40, spot.w - 2 * MARGIN, high)


def _text(canvas: Canvas, spot: Area) -> Area:
    """Where the paragraphs stand."""
    head = _head(canvas, spot)
    y = head.y + head.h + 30
    return Area(spot.x + MARGIN, y, spot.w - 2 * MARGIN, spot.y + spot.h - 40 - y)


def _size(canvas: Canvas, view: Area, told: Sequence[str]) -> float:
    """The largest size at which all of it finds room; where none does it is scrolled."""
    size = TEXT
    while size > SMALL and _tall(canvas, view.w, told, size) > view.h:
        size -= 1
    return size if _tall(canvas, view.w, told, size) <= view.h else SCROLLED


def _tall(canvas: Canvas, wide: float, told: Sequence[str], size: float) -> float:
    gap = canvas.high(size) * 0.5
    made = sum(canvas.tall(words, size, wide) for words in told) + gap * max(0, len(told) - 1)
    return made + (canvas.high(size) if told else 0.0)  # the large letter may push the first paragraph on by a line


def _paragraphs(canvas: Canvas, area: Area, told: Sequence[str], size: float) -> None:
    y, step = area.y, canvas.high(size)
    for number, words in enumerate(told):
        y = _first(canvas, area._replace(y=y), words, size) if not number else y + _plain(canvas, area._replace(y=y), words, size)
        y += step * 0.5


def _plain(canvas: Canvas, area: Area, words: str, size: float) -> float:
    return canvas.paragraph(words, area._replace(h=1e5), size, look.INK)


def _first(canvas: Canvas, area: Area, words: str, size: float) -> float:
    """A paragraph that begins with a letter two lines high; returns where it ends."""
    step, large = canvas.high(size), size * 2.35
    wide = canvas.wide(words[0], large, "title") + 12
    top = area.y + step - canvas.high(large, "title") / 2 - 1
    canvas.text(words[0], (area.x, top), large, LETTER, face="title")
    narrow = canvas.lines(words[1:], size, area.w - wide)
    for number, line in enumerate(narrow[:2]):
        canvas.text(line, (area.x + wide, area.y + number * step), size, look.INK)
    rest = " ".join(narrow[2:])
    used = 2 * step
    return area.y + used + (_plain(canvas, area._replace(y=area.y + used), rest, size) if rest else 0.0)


# ------------------------------------------------------------------ what is told when


class Leaf(NamedTuple):
    """A page: its title, a note below it, and what is told."""

    title: str
    note: str
    told: tuple[str, ...]


def leaf(t: State, happened: Event) -> Leaf | None:
    """The page that an Event turns over, if it is the end or the beginning of a part of the story."""
    story, title, chapter = t.options.story, name(t.options.story), say("ui-ld-story-chapter", chapter=t.chapter)
    match happened:
        case event.ChapterBegan(chapter=1):
            return Leaf(title, chapter, (say("prologue"), say(f"opening-{story}")))
        case event.RespiteTaken():
            return Leaf(title, say("ui-ld-story-respite"), (say(f"interlude-{story}"),)) if has(f"interlude-{story}") else None
        case event.EndgameBegan():
            return Leaf(say("ui-ld-story-endgame"), title, (say(f"endgame-{story}"), *_wild(story)))
        case event.StoryWon():
            return Leaf(say("ui-ld-story-won"), title, (say(f"victory-{story}"),))
        case event.StoryLost(reason=reason):
            return Leaf(say("ui-ld-story-lost"), title, (say(reason), say(f"defeat-{story}")))
    return None


def _wild(story: str) -> list[str]:
    """What counts as WILD in the Challenges of a story."""
    return [say(f"wild-{story}")] if STORIES[story].wild else []

"""The card that a scene plays: its picture, its letter in sealing wax, what it asks for, and its text on a sheet of its own paper."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.rules.london.investigations.points import difficulty
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import (
    ALLIES,
    ANTAGONISTS,
    CHALLENGES,
    CONFIDENCE,
    DREAD,
    GOONS,
    ITEMS,
    NUMBERS,
    PLOTS,
    SECRETS,
    STORIES,
    TEAMS,
)
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.text_recorder import text_recorder
from game.ui.draw.theme import BLACK, Colour, mix, rgb
from game.ui.london import style
from game.ui.london.facts import TIER_IDS
from game.ui.london.story import rich_text
from game.ui.london.story.panels import shapes
from game.ui.london.story.shown_state import Shown
from game.ui.widgets.layout import Scroll

P = style.P
TEXT, LEAST_TEXT, SCROLLED, WHOLE = 27.0, 19, 24.0, 12
"""The size of the text, how small it may become before it is scrolled instead, the size of one that is, and how small one may be that cannot be."""
IMAGE, LEAST_IMAGE = 272.0, 130.0
EDGE = 16.0
SPACE = 0.45
"""Between paragraphs, in lines."""


class Paper(NamedTuple):
    """The sheet of a kind of card: what tints the parchment, its edge, the colours of what is written on it."""

    tint: Colour
    edge: Colour
    ink: Colour
    second: Colour


_LIGHT = (rgb("#2a1a0d"), rgb("#4f1a0c"))
_DARK = (rgb("#f4e6c6"), rgb("#f2c27a"))
PAPERS = {
    "plot": Paper(rgb("#ffffff"), rgb("#8a6a34"), *_LIGHT),
    "dread-1": Paper(rgb("#fbe9cf"), rgb("#6b4a20"), *_LIGHT),
    "dread-2": Paper(rgb("#f8cfb8"), rgb("#7d2a20"), *_LIGHT),
    "ally": Paper(rgb("#dfeccb"), rgb("#3f6a4a"), rgb("#1d2a14"), rgb("#183010")),
    "goon": Paper(rgb("#59302e"), rgb("#b8433a"), *_DARK),
    "challenge": Paper(rgb("#4c2430"), rgb("#d8803f"), *_DARK),
    "antagonist": Paper(rgb("#2c1c22"), rgb("#d8554a"), *_DARK),
    "item": Paper(rgb("#fdeac6"), rgb("#8a5a1c"), *_LIGHT),
    "confidence": Paper(rgb("#fff3d0"), rgb("#a87a2c"), *_LIGHT),
    "secret": Paper(rgb("#2c4a46"), rgb("#8ad8c0"), *_DARK),
}
"""The papers by `kind`; each is told apart by the word on its band, too."""


OPENED = 0.5
"""From here on the face of a card that is turned is seen."""
BACKS = {
    "plot": "1", "dread-1": "1", "dread-2": "2", "ally": "ally", "goon": "goon", "challenge": "challenge", "antagonist": "antagonist", "item": "item",
    "confidence": "confidence", "secret": "secret",
}  # fmt: skip


MARKS = {
    "dread-1": "dread",
    "dread-2": "dread",
    "goon": "goon",
    "challenge": "clock",
    "antagonist": "eye-over-dome",
    "secret": "shell",
}
"""The signs of kinds of cards."""


class Page(NamedTuple):
    """Where the parts of a card are; `image` is of no height where there is no room for it, `size` that of the text."""

    image: Area
    title: Area
    row: Area
    text: Area
    size: float


def kind(card: CardId) -> str:
    """The kind of a card, by which it has its paper."""
    if card in CHALLENGES or card in ANTAGONISTS:
        return "challenge" if card in CHALLENGES else "antagonist"
    if card in ITEMS or card in CONFIDENCE:
        return "item" if card in ITEMS else "confidence"
    return "secret" if card in SECRETS else style.kind_of(card)


def motif(card: CardId) -> str:
    """The picture of a card, or of whom it shows."""
    return f"london/cards/{card}" if art.has(f"london/cards/{card}") else f"london/portraits/{card}"


# ------------------------------------------------------------------ what is written


def paragraphs(t: State, card: CardId, tier: int | None = None) -> list[tuple[str, bool]]:
    """The text of a card, paragraph by paragraph; True for what is a rule. `tier` is the outcome of a Plot card that has been met."""
    if card in PLOTS and tier is not None:
        told = [(say(f"{TIER_IDS[tier]}-{card}"), False), (say(f"effect-{TIER_IDS[tier]}-{card}"), True)]
        return [*told, (say(f"always-{card}"), True)] if has(f"always-{card}") else told
    if card in PLOTS:
        return [(say(f"front-{card}"), False)]
    if card in ITEMS:
        return [
            (say("ui-ld-story-use", text=say(f"use-{card}")), True),
            (say("ui-ld-story-deplete", text=say(f"deplete-{card}")), True),
        ]
    if card in ALLIES:
        return [(say("ui-ld-story-friend"), False), (say("ui-ld-story-sacrifice", text=say(f"text-{card}")), True)]
    told = [(say(f"text-{card}"), card not in DREAD and card not in CHALLENGES)] if has(f"text-{card}") else []
    return [*told, *((words, True) for words in _rules(t, card))]


def _rules(t: State, card: CardId) -> list[str]:
    """What a card comes to, in words."""
    if card in DREAD:
        return [say("ui-ld-story-dread-open", dread=DREAD[card].dread), say("ui-ld-story-dread-solved")]
    if card in GOONS:
        return [say("ui-ld-story-goon-left", dread=NUMBERS.goon_left)]
    if card in CHALLENGES:
        return [
            say("ui-ld-story-reward", dice=NUMBERS.reward_dice, confidence=CHALLENGES[card].confidence),
            say("ui-ld-story-penalty", text=say(f"penalty-{card}")),
        ]
    return []


def asked(card: CardId) -> list[str]:
    """The icons of a card: those that it asks for, or that it lends."""
    table = (DREAD, PLOTS, GOONS, CHALLENGES, ALLIES, CONFIDENCE)
    return next((list(rows[card].icons) for rows in table if card in rows), [])


# ------------------------------------------------------------------ where it stands


def page(canvas: Canvas, area: Area, t: State, card: CardId, tier: int | None = None, *, least: int = LEAST_TEXT) -> Page:
    """The parts of a card: as much picture as leaves the text room, then smaller letters down to `least`, then a text that is scrolled."""
    told, inner = paragraphs(t, card, tier), area.inset(EDGE)
    title = max(58.0, canvas.high(38, "title") + 6)
    row = max(46.0, canvas.high(24) + 12)
    for high in (IMAGE, 230.0, 190.0, 160.0, LEAST_IMAGE, 0.0):
        made = _page(inner, high, title, row)
        for size in (TEXT, 25.0, 23.0, *(map(float, range(22, least - 1, -1)) if not high else ())):
            if _tall(canvas, told, size, made.text.w) <= made.text.h:
                return made._replace(size=size)
    return _page(inner, 0.0, title, row)._replace(size=SCROLLED)


def _page(inner: Area, image: float, title: float, row: float) -> Page:
    y = inner.y + image + (4 if image else 8)
    head = Area(inner.x + 12, y, inner.w - 24, title)
    line = Area(inner.x + 8, y + title, inner.w - 16, row)
    low = y + title + row + 22
    text = Area(inner.x + 14, low, inner.w - 28, max(40.0, inner.y + inner.h - 18 - low))
    return Page(inner._replace(h=image), head, line, text, TEXT)


def _tall(canvas: Canvas, told: list[tuple[str, bool]], size: float, room: float) -> float:
    gap = canvas.high(size) * SPACE * (len(told) - 1)
    return gap + sum(rich_text.tall(canvas, words, _own(size, ruled=ruled), room, _face(ruled=ruled)) for words, ruled in told)


def _own(size: float, *, ruled: bool) -> float:
    return size - 2 if ruled and size > LEAST_TEXT + 2 else size


def _face(*, ruled: bool) -> str:
    return "bold" if ruled else "text"


def fit(canvas: Canvas, area: Area, t: State, shown: Shown, scroll: Scroll) -> None:
    """Tell a Scroll where the text of the card stands and how high it is."""
    card, tier = card_of(t), tier_of(shown)
    if not card:
        scroll.fit(area, 0)
        return
    made = page(canvas, area, t, card, tier)
    told = paragraphs(t, card, tier)
    high = _tall(canvas, told, made.size, made.text.w)
    if high > made.text.h + 1:
        high = _tall(canvas, told, made.size, made.text.w - Scroll.BAR - 8)
    scroll.fit(made.text, high)


# ------------------------------------------------------------------ how it looks


def paint(canvas: Canvas, area: Area, t: State, shown: Shown, scroll: Scroll | None = None) -> None:
    """The card that everything turns on now, with the page that lies open; while it is opened it grows out of its middle."""
    for _ in painting(canvas, area, t, shown, scroll):
        pass


def painting(canvas: Canvas, area: Area, t: State, shown: Shown, scroll: Scroll | None = None) -> Iterator[None]:
    """The same, a part with each step."""
    card = card_of(t)
    if not card:
        cover(canvas, area, t)
        return
    if shown.opening < 1:
        turning(canvas, area, card, shown.opening)
        return
    yield from opening(canvas, area, t, card, tier_of(shown), scroll)


def turning(canvas: Canvas, area: Area, card: CardId, share: float) -> None:
    """A card that is being turned, from its back (0) to its paper (1)."""
    rect = canvas.rect(area)
    if canvas.blind or rect.w <= 0 or rect.h <= 0:
        return
    back = art.scaled(style.back_of(BACKS[kind(card)]), rect.w, rect.h)
    wide = max(6.0, area.w * abs(1 - 2 * share))
    shapes.squeezed(canvas, area, wide, back if share < OPENED else _tinted(rect.w, rect.h, PAPERS[kind(card)].tint))


def card_of(t: State) -> CardId:
    """The card that everything turns on now: what is investigated, the last Challenge, the Antagonist; "" for none."""
    if t.inquiry is not None:
        return t.inquiry.card
    return t.faced[-1] if t.faced and t.stage != "showdown" else t.antagonist.face if t.phase == "endgame" else ""


def tier_of(shown: Shown) -> int | None:
    """The outcome that lies open, None for the front of the card."""
    return TIER_IDS.index(shown.page) if shown.page in TIER_IDS else None


def cover(canvas: Canvas, area: Area, t: State) -> None:
    """The sheet while no card lies open: the sign of the story and its name."""
    paper = PAPERS["plot"]
    sheet(canvas, area, paper)
    side = min(area.w, area.h) * 0.42
    style.sign(canvas, STORIES[t.options.story].symbol, (area.centre[0], area.y + area.h * 0.4), side, paper.edge)
    title = Area(area.x + 30, area.y + area.h * 0.4 + side * 0.6, area.w - 60, canvas.high(40, "title"))
    shapes.fit(canvas, name(t.options.story), title, 38, paper.ink, face="title", align="centre")
    low = title._replace(y=title.y + title.h + 6)
    shapes.fit(canvas, say("ui-ld-story-chapter", chapter=t.chapter), low, 27, paper.second, face="italic", align="centre")


def whole(canvas: Canvas, area: Area, t: State, card: CardId, *, tier: int | None = None, scroll: Scroll | None = None) -> None:
    """A whole card; the text of a long one as far as it is scrolled."""
    for _ in opening(canvas, area, t, card, tier, scroll):
        pass


def opening(canvas: Canvas, area: Area, t: State, card: CardId, tier: int | None, scroll: Scroll | None) -> Iterator[None]:
    """The same, a part with each step."""
    own, made = kind(card), page(canvas, area, t, card, tier, least=LEAST_TEXT if scroll is not None else WHOLE)
    paper = PAPERS[own]
    sheet(canvas, area, paper)
    yield
    _picture(canvas, made.image, card, paper)
    yield
    title = made.title
    if card in PLOTS:
        wide = min(88.0, title.h * 1.5)
        _seal(canvas, (title.x + wide * 0.42, title.y + (4 if made.image.h else title.h / 2)), wide, PLOTS[card].letter)
        title = Area(title.x + wide, title.y, title.w - wide, title.h)
    size = canvas.block(name(card), title, 38, "title", 15)
    canvas.paragraph(name(card), title._replace(h=title.h + 6), size, paper.ink, face="title", align="centre", middle=True)
    yield
    _row(canvas, made.row, t, card, paper)
    y = made.row.y + made.row.h + 9
    shapes.rule(canvas, made.text.x - 6, y, made.text.w + 12, mix(paper.edge, paper.ink, 0.2))
    yield
    end = _text(canvas, made, paragraphs(t, card, tier), paper, scroll)
    yield
    _ends(canvas, made.text, end, card, paper)


def _text(canvas: Canvas, made: Page, told: list[tuple[str, bool]], paper: Paper, scroll: Scroll | None) -> float:
    """The text of a card, as far as it is scrolled; returns where it ends."""
    if scroll is not None and scroll.most:
        room = made.text._replace(w=made.text.w - Scroll.BAR - 8, y=made.text.y - scroll.top, h=1e5)
        with scroll.faded(canvas):
            _paragraphs(canvas, room, told, made.size, paper)
        scroll.bar(canvas, P)
        return made.text.y + made.text.h
    return _paragraphs(canvas, made.text, told, made.size, paper)


def _ends(canvas: Canvas, area: Area, end: float, card: CardId, paper: Paper) -> None:
    """What stands below a text that ends early: a star on a line, and above it the sign of the kind, as if it shone through the paper."""
    left = area.y + area.h - end
    if left > 26:
        _ornament(canvas, (area.centre[0], area.y + area.h - 4), area.w * 0.44, paper)
    sign, count = MARKS.get(kind(card), ""), 2 if kind(card) == "dread-2" else 1
    side = min(150.0, (left - 60) * 0.8)
    if not sign or side < 70:
        return
    pale = mix(paper.tint, paper.edge, 0.3) if paper.ink == _LIGHT[0] else mix(paper.tint, paper.edge, 0.22)
    for number in range(count):
        x = area.centre[0] + (number - (count - 1) / 2) * side * 0.95
        style.sign(canvas, sign, (x, end + (left - 30) / 2), side, pale)


def _paragraphs(canvas: Canvas, area: Area, told: list[tuple[str, bool]], size: float, paper: Paper) -> float:
    """The paragraphs from the top of `area`; returns where they end."""
    y = area.y
    for words, ruled in told:
        own, face = _own(size, ruled=ruled), _face(ruled=ruled)
        room = Area(area.x, y, area.w, max(canvas.high(own, face), area.y + area.h - y))
        y += rich_text.paragraph(canvas, words, room, own, paper.second if ruled else paper.ink, face=face)
        y += canvas.high(size) * SPACE
    return y - canvas.high(size) * SPACE


def sheet(canvas: Canvas, area: Area, paper: Paper, *, shadow: bool = False) -> None:
    """A sheet of paper with its edge, and the `shadow` that it throws if it lies over something."""
    if shadow:
        canvas.glow(area.moved(3, 6), BLACK, spread=14, radius=12)
    rect = canvas.rect(area)
    if not canvas.blind and rect.w > 0 and rect.h > 0:
        text_recorder.cover(canvas.origin, rect)
        canvas.surface.blit(_tinted(rect.w, rect.h, paper.tint), rect)
    canvas.frame(area.inset(1.5), paper.edge, width=3.5, radius=11)
    canvas.frame(area.inset(9), mix(paper.edge, paper.tint, 0.25), width=1.5, radius=7)


@keep(6)
def _tinted(w: int, h: int, tint: Colour) -> pygame.Surface:
    """The parchment in a colour; where it lies across it is turned, so that its corners keep their shape."""
    upright = art.scaled("london/parchment", min(w, h), max(w, h))
    made = pygame.transform.rotate(upright, 90) if w > h else upright.copy()
    made.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return made


def _picture(canvas: Canvas, area: Area, card: CardId, paper: Paper) -> None:
    if area.h <= 0:
        return
    canvas.picture(motif(card), area, cover=True, eye=0.4)
    canvas.frame(area, BLACK, width=4, radius=4)
    canvas.frame(area.inset(1), paper.edge, width=2, radius=4)


def _seal(canvas: Canvas, centre: tuple[float, float], wide: float, letter: str) -> None:
    """Sealing wax with the letter of a Plot pressed into it."""
    canvas.picture("london/tokens/plot", style.square((centre[0] + 2, centre[1] + 3), wide))
    high = canvas.high(wide * 0.5, "title")
    canvas.text(letter, (centre[0] + 1, centre[1] - high / 2), wide * 0.47, rgb("#ffe3b0"), face="title", align="centre")


def _ornament(canvas: Canvas, centre: tuple[float, float], wide: float, paper: Paper) -> None:
    """A star on a line that ends a text."""
    x, y = centre
    colour = mix(paper.edge, paper.tint, 0.2)
    canvas.line((x - wide / 2, y), (x - 16, y), colour, 2)
    canvas.line((x + 16, y), (x + wide / 2, y), colour, 2)
    style.sign(canvas, "star", (x, y - 1), 18, colour)


# ------------------------------------------------------------------ the line below the title


def _row(canvas: Canvas, area: Area, t: State, card: CardId, paper: Paper) -> None:
    """The band of a card: its kind or its time, the icons that it asks for, its numbers."""
    numbers = _numbers(t, card)
    high = min(area.h, max(40.0, canvas.high(26, "bold")))
    right = area.x + area.w
    for sign, value, words in reversed(numbers):
        right = _number(canvas, right, area, (sign, value, words), paper)
    wanted = asked(card)
    side = min(44.0, area.h, (right - area.x - 70) / max(1.0, len(wanted) * 1.15))
    pill = _pill(canvas, area, t, card, right - area.x - len(wanted) * side * 1.1 - 20, high)
    if wanted:
        room = Area(pill + 8, area.y, right - pill - 16, area.h)
        shapes.icons(canvas, room, [(one, True) for one in wanted], side)


def _pill(canvas: Canvas, area: Area, t: State, card: CardId, room: float, high: float) -> float:
    """When a Plot can be investigated, or what kind of card this is; returns where it ends."""
    own = kind(card)
    segment = PLOTS[card].time if card in PLOTS else ""
    words = say(f"ui-ld-story-time-{segment}") if segment else say(f"ui-ld-story-kind-{own}")
    if segment and canvas.wide(words, 18) > room - 54:
        words = say(f"ui-ld-story-{segment}")
    if card in t.faced:
        count = say("ui-ld-showdown-challenge", number=t.faced.index(card) + 1, most=TEAMS[len(t.people)].challenges)
        words = count if canvas.wide(count, 18) < room - 54 else words
    words = words if canvas.wide(words, 14) < room - 54 else ""  # then the sign has to do
    colour = style.SEGMENTS[segment] if segment else P.text
    sign = segment or MARKS.get(own, "")
    marks = 2 if own == "dread-2" else 1
    left = marks * 22.0 + 14 if sign else 8.0
    wide = min(room, canvas.wide(words, 22) + left + 22) if words else left + 10
    plate = Area(area.x, area.centre[1] - high / 2, wide, high)
    canvas.box(plate, shapes.PIT, mix(shapes.PIT, colour, 0.35), radius=high / 2)
    for number in range(marks if sign else 0):
        style.sign(canvas, sign, (plate.x + 20 + number * 22, plate.centre[1]), 24, colour)
    if words:
        shapes.fit(canvas, words, Area(plate.x + left, plate.y, wide - left - 12, high), 22, colour)
    return plate.x + wide


def _numbers(t: State, card: CardId) -> list[tuple[str, int, str]]:
    """The numbers of a card: its Difficulty as it is now, and its Dread."""
    found: list[tuple[str, int, str]] = []
    if card in DREAD or card in GOONS or card in CHALLENGES:
        table = DREAD if card in DREAD else GOONS if card in GOONS else CHALLENGES
        now = difficulty(t, t.inquiry) if t.inquiry is not None and t.inquiry.card == card else table[card].difficulty
        found.append(("shield", now, "difficulty"))
    if card in DREAD or card in PLOTS:
        found.append(("dread", DREAD[card].dread if card in DREAD else PLOTS[card].dread, "dread"))
    return found


def _number(canvas: Canvas, right: float, area: Area, number: tuple[str, int, str], paper: Paper) -> float:
    """A number with its sign, ending at `right`; returns where it begins."""
    sign, value, _ = number
    words, size = str(value), 32.0
    red = rgb("#7d1712") if paper.ink == _LIGHT[0] or paper is PAPERS["ally"] else style.DREAD_RED
    if sign == "shield":
        wide = 42.0
        shield(canvas, Area(right - wide, area.centre[1] - 23, wide, 46), words)
        return right - wide - 8
    wide = canvas.wide(words, size, "bold")
    canvas.text(words, (right - wide, area.centre[1] - canvas.high(size, "bold") / 2 - 1), size, red, face="bold")
    style.sign(canvas, "dread", (right - wide - 24, area.centre[1]), 34, red)
    return right - wide - 46


def shield(canvas: Canvas, area: Area, words: str) -> None:
    """A Difficulty: a number on a black shield."""
    x, y, w, h = area

    def draw(one: Canvas, _: Area) -> None:
        points = [(x + 2, y + 2), (x + w - 2, y + 2), (x + w - 2, y + h * 0.6), (x + w / 2, y + h - 2), (x + 2, y + h * 0.6)]
        one.shape(points, shapes.PIT, style.BRASS, 2.5)

    shapes.smooth(canvas, area, draw)
    size = min(28.0, h * 0.6)
    canvas.text(words, (area.centre[0], y + h * 0.44 - canvas.high(size, "bold") / 2), size, P.text, face="bold", align="centre")

"""How the set-up of London Dread looks: the stories with their Antagonists, the Characters with what they bring."""

from typing import NamedTuple

from game.rules.london import league
from game.rules.london.tables.cards import CHARACTERS, STORIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import style
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.layout import columns

P = style.P
TITLE, TEXT, SMALL, TOLD = 23.0, 18.0, 18.0, 20.0
INSET, GAP = 10.0, 12.0
FACE = 0.58
"""How high the picture of a story is, of its width."""
SEALED = "sealed-antagonist"
ICON = 30.0


class StoryShelf(NamedTuple):
    """The stories as the set-up shows them: the chosen one, those that may be played, and the results on the League's score sheet."""

    chosen: str
    unlocked: frozenset[str]
    results: league.Sheet


def key_to(story: str) -> str:
    """What opens a story that is locked (LD-021)."""
    order = league.stories()
    return say("ui-ld-setup-locked", story=order[order.index(story) - 1])


# ------------------------------------------------------------------ stories


def story_cells(canvas: Canvas, area: Area, shelf: StoryShelf) -> list[Area]:
    """A cell for each story, as high as the longest words."""
    cells = columns(area, len(STORIES), GAP)
    wide = cells[0].w - 2 * INSET
    high = max(_story_words(canvas, Area(0, 0, wide, 0), story, shelf, draw=False) for story in STORIES)
    return [cell._replace(h=_face_high(cells[0].w) + high + 2 * INSET) for cell in cells]


def _face_high(wide: float) -> float:
    return wide * FACE


def state_of(story: str, shelf: StoryShelf) -> str:
    """What the League's sheet says of a story, or what opens it."""
    if story not in shelf.unlocked:
        return key_to(story)
    told = league.figures(shelf.results.some(story))
    return say("ui-ld-setup-past", played=told.played, won=told.won, score=told.best.total if told.best is not None else 0)


def _story_words(canvas: Canvas, area: Area, story: str, shelf: StoryShelf, *, draw: bool = True) -> float:
    """The name of a story, what it is about, and how far one is; returns how high that is."""
    open_, y = story in shelf.unlocked, area.y
    lines = (
        (name(story), TITLE, "title", P.title if open_ else P.muted),
        (say(f"ui-ld-setup-about-{story}"), TEXT, "text", P.text if open_ else P.muted),
        (state_of(story, shelf), SMALL, "italic", P.muted if open_ else style.DREAD_RED),
    )
    for words, size, face, colour in lines:
        high = canvas.tall(words, size, area.w, face)
        if draw:
            canvas.paragraph(words, Area(area.x, y, area.w, high + 4), size, colour, face=face, align="centre")
        y += high + 5
    return y - area.y


def paint_story(canvas: Canvas, area: Area, story: str, shelf: StoryShelf, *, lit: bool) -> None:
    """A story: whom it is against, its sign, its words; with a lock where it is not open yet."""
    chosen, open_ = story == shelf.chosen, story in shelf.unlocked
    panel(canvas, area, P, line=P.accent if chosen else None, warm=mix(P.panel, style.BRASS, 0.22) if chosen else None)
    face = Area(area.x + 3, area.y + 3, area.w - 6, _face_high(area.w) - 3)
    row = STORIES[story]
    picture = "london/map-night" if SEALED in row.laws else f"london/portraits/{row.antagonists[0]}"
    canvas.picture(picture, face, cover=True, eye=0.42, grey=not open_)
    if SEALED in row.laws:
        style.sign(canvas, row.symbol, face.centre, face.h * 0.6, P.title)
    else:
        _disc(canvas, (face.x + 26, face.y + 26), row.symbol)
    if not open_:
        canvas.veil(face, BLACK, 130)
        canvas.picture("ui/lock", style.square(face.centre, min(64.0, face.h * 0.45)))
    if chosen:
        canvas.frame(area, P.accent, width=3)
        _disc(canvas, (face.x + face.w - 26, face.y + 26), "tick", style.GREEN)
    inner = Area(area.x + INSET, area.y + _face_high(area.w) + 8, area.w - 2 * INSET, area.h)
    _story_words(canvas, inner, story, shelf)
    if lit:
        focus_frame(canvas, area, P, diamonds=False)


def _disc(canvas: Canvas, centre: tuple[float, float], sign: str, colour: tuple[int, int, int] = style.BRASS) -> None:
    canvas.circle(centre, 21, P.deep)
    canvas.circle(centre, 21, colour, 2)
    style.sign(canvas, sign, centre, 28, colour)


# ------------------------------------------------------------------ the page that tells of what is in focus


def _told(what: str) -> list[tuple[str, str]]:
    """How a story begins; who a Character is, and what Virtue does. Each text with its face."""
    if what in STORIES:
        return [(say(f"opening-{what}"), "italic")]
    return [(say(f"text-{what}"), "italic"), (say("ui-ld-setup-virtue", words=say(f"virtue-{what}")), "text")]


def page_area(canvas: Canvas, area: Area) -> Area:
    """Where it is told: as much room as the longest needs."""
    wide = area.w - 36
    high = max(sum(canvas.tall(words, TOLD, wide, face) for words, face in _told(what)) for what in (*STORIES, *CHARACTERS))
    return Area(area.x, area.y, area.w, high + 30)


def paint_page(canvas: Canvas, area: Area, what: str) -> None:
    """A leaf of paper with what is told."""
    canvas.box(area, (style.PAPER, style.PAPER_LOW), style.BRASS, radius=6)
    canvas.relief("ui/paper", area.inset(2))
    inner, told = area.inset(18, 12), _told(what)
    high = sum(canvas.tall(words, TOLD, inner.w, face) for words, face in told) + 6 * (len(told) - 1)
    y = inner.y + (inner.h - high) / 2
    for words, face in told:
        y += canvas.paragraph(words, Area(inner.x, y, inner.w, inner.h), TOLD, style.INK, face=face) + 6


# ------------------------------------------------------------------ Characters


def character_cells(canvas: Canvas, area: Area) -> list[Area]:
    """A cell for each Character."""
    cells = columns(area, len(CHARACTERS), GAP)
    wide = cells[0].w - 2 * INSET
    words = canvas.high(TITLE, "title") + max(canvas.tall(say(f"title-{who}"), SMALL, wide, "italic") for who in CHARACTERS)
    return [cell._replace(h=_medal(wide) + words + ICON + 3 * INSET + 8) for cell in cells]


def _medal(wide: float) -> float:
    return min(104.0, wide * 0.75)


def abilities(canvas: Canvas, area: Area) -> Area:
    """Where the abilities of a Character stand: close below the name, so that they are in view in a low window, too."""
    inner = area.inset(INSET, INSET)
    return Area(inner.x, inner.y + _medal(inner.w) + 8 + canvas.high(TITLE, "title"), inner.w, ICON)


def paint_character(canvas: Canvas, area: Area, who: str, party: list[str], *, lit: bool) -> None:
    """A Character: the medallion, the name, the abilities; and the sign of the player whose seat it is."""
    seat = party.index(who) if who in party else None
    colour = style.SEATS[seat].colour if seat is not None else None
    panel(canvas, area, P, line=colour, warm=mix(P.panel, colour, 0.15) if colour is not None else None)
    inner = area.inset(INSET, INSET)
    side = _medal(inner.w)
    style.medal(canvas, who, seat, (inner.centre[0], inner.y + side / 2), side)
    y = inner.y + side + 6
    called = say(f"short-{who}")
    canvas.text(
        called, (inner.centre[0], y), canvas.fitting(called, TITLE, inner.w, "title"), P.title, face="title", align="centre"
    )
    icons, row = CHARACTERS[who].icons, abilities(canvas, area)
    step = min(ICON + 6, row.w / len(icons))
    for place, icon in enumerate(icons):
        style.ability(canvas, icon, (row.centre[0] + (place - (len(icons) - 1) / 2) * step, row.centre[1]), min(ICON, step))
    room = Area(inner.x, row.y + row.h + 4, inner.w, 300)
    canvas.paragraph(say(f"title-{who}"), room, SMALL, P.muted, face="italic", align="centre")
    if colour is not None and seat is not None:
        canvas.frame(area, colour, width=3)
        style.badge(canvas, seat, (area.x + 24, area.y + 24), 32)
    if lit:
        focus_frame(canvas, area, P, diamonds=False)

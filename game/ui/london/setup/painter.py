"""The painters of the set-up: stories with their Antagonists, Characters with their abilities, the description."""

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
TITLE, TEXT, SMALL, BODY = 23.0, 18.0, 18.0, 20.0
INSET, GAP = 10.0, 12.0
PICTURE_SHARE = 0.58
"""The height of a story's picture as a share of its width."""
SEALED = "sealed-antagonist"
ICON = 30.0


class StoryShelf(NamedTuple):
    """The props of the stories: the chosen one, the unlocked ones, and the results in the League."""

    chosen: str
    unlocked: frozenset[str]
    results: league.Sheet


def unlock_text(story: str) -> str:
    """What unlocks a locked story (LD-021)."""
    order = league.stories()
    return say("ui-ld-setup-locked", story=order[order.index(story) - 1])


# ------------------------------------------------------------------ stories


def story_cells(canvas: Canvas, area: Area, shelf: StoryShelf) -> list[Area]:
    """A cell for each story, high enough for the longest text."""
    cells = columns(area, len(STORIES), GAP)
    wide = cells[0].w - 2 * INSET
    high = max(_story_words(canvas, Area(0, 0, wide, 0), story, shelf, draw=False) for story in STORIES)
    return [cell._replace(h=_picture_height(cells[0].w) + high + 2 * INSET) for cell in cells]


def _picture_height(wide: float) -> float:
    return wide * PICTURE_SHARE


def progress_text(story: str, shelf: StoryShelf) -> str:
    """The earlier results of a story, or what unlocks it."""
    if story not in shelf.unlocked:
        return unlock_text(story)
    figures = league.figures(shelf.results.some(story))
    return say(
        "ui-ld-setup-past", played=figures.played, won=figures.won, score=figures.best.total if figures.best is not None else 0
    )


def _story_words(canvas: Canvas, area: Area, story: str, shelf: StoryShelf, *, draw: bool = True) -> float:
    """Paint the name, the subject and the progress of a story. Returns the height."""
    open_, y = story in shelf.unlocked, area.y
    lines = (
        (name(story), TITLE, "title", P.title if open_ else P.muted),
        (say(f"ui-ld-setup-about-{story}"), TEXT, "text", P.text if open_ else P.muted),
        (progress_text(story, shelf), SMALL, "italic", P.muted if open_ else style.DREAD_RED),
    )
    for words, size, face, colour in lines:
        high = canvas.tall(words, size, area.w, face)
        if draw:
            canvas.paragraph(words, Area(area.x, y, area.w, high + 4), size, colour, face=face, align="centre")
        y += high + 5
    return y - area.y


def paint_story(canvas: Canvas, area: Area, story: str, shelf: StoryShelf, *, focused: bool) -> None:
    """Paint a story with its Antagonist, and with a lock if it is locked."""
    chosen, open_ = story == shelf.chosen, story in shelf.unlocked
    panel(canvas, area, P, line=P.accent if chosen else None, warm=mix(P.panel, style.BRASS, 0.22) if chosen else None)
    face = Area(area.x + 3, area.y + 3, area.w - 6, _picture_height(area.w) - 3)
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
    inner = Area(area.x + INSET, area.y + _picture_height(area.w) + 8, area.w - 2 * INSET, area.h)
    _story_words(canvas, inner, story, shelf)
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


def _disc(canvas: Canvas, centre: tuple[float, float], sign: str, colour: tuple[int, int, int] = style.BRASS) -> None:
    canvas.circle(centre, 21, P.deep)
    canvas.circle(centre, 21, colour, 2)
    style.sign(canvas, sign, centre, 28, colour)


# ------------------------------------------------------------------ the description of the option in focus


def _description(what: str) -> list[tuple[str, str]]:
    """The opening of a story, or a Character's text and Virtue, each text with its face."""
    if what in STORIES:
        return [(say(f"opening-{what}"), "italic")]
    return [(say(f"text-{what}"), "italic"), (say("ui-ld-setup-virtue", words=say(f"virtue-{what}")), "text")]


def page_area(canvas: Canvas, area: Area) -> Area:
    """The area of the description, high enough for the longest one."""
    wide = area.w - 36
    high = max(
        sum(canvas.tall(words, BODY, wide, face) for words, face in _description(what)) for what in (*STORIES, *CHARACTERS)
    )
    return Area(area.x, area.y, area.w, high + 30)


def paint_page(canvas: Canvas, area: Area, what: str) -> None:
    """Paint the description of a story or a Character on paper."""
    canvas.box(area, (style.PAPER, style.PAPER_LOW), style.BRASS, radius=6)
    canvas.relief("ui/paper", area.inset(2))
    inner, lines = area.inset(18, 12), _description(what)
    high = sum(canvas.tall(words, BODY, inner.w, face) for words, face in lines) + 6 * (len(lines) - 1)
    y = inner.y + (inner.h - high) / 2
    for words, face in lines:
        y += canvas.paragraph(words, Area(inner.x, y, inner.w, inner.h), BODY, style.INK, face=face) + 6


# ------------------------------------------------------------------ Characters


def character_cells(canvas: Canvas, area: Area) -> list[Area]:
    """A cell for each Character."""
    cells = columns(area, len(CHARACTERS), GAP)
    wide = cells[0].w - 2 * INSET
    words = canvas.high(TITLE, "title") + max(canvas.tall(say(f"title-{who}"), SMALL, wide, "italic") for who in CHARACTERS)
    return [cell._replace(h=_medal_size(wide) + words + ICON + 3 * INSET + 8) for cell in cells]


def _medal_size(wide: float) -> float:
    return min(104.0, wide * 0.75)


def ability_row(canvas: Canvas, area: Area) -> Area:
    """The row of a Character's abilities, right below the name, so that a low window shows it too."""
    inner = area.inset(INSET, INSET)
    return Area(inner.x, inner.y + _medal_size(inner.w) + 8 + canvas.high(TITLE, "title"), inner.w, ICON)


def paint_character(canvas: Canvas, area: Area, who: str, party: list[str], *, focused: bool) -> None:
    """Paint a Character: the medallion, the name, the abilities, and the sign of its player."""
    seat = party.index(who) if who in party else None
    colour = style.SEATS[seat].colour if seat is not None else None
    panel(canvas, area, P, line=colour, warm=mix(P.panel, colour, 0.15) if colour is not None else None)
    inner = area.inset(INSET, INSET)
    side = _medal_size(inner.w)
    style.medal(canvas, who, seat, (inner.centre[0], inner.y + side / 2), side)
    y = inner.y + side + 6
    label = say(f"short-{who}")
    canvas.text(
        label, (inner.centre[0], y), canvas.fitting(label, TITLE, inner.w, "title"), P.title, face="title", align="centre"
    )
    icons, row = CHARACTERS[who].icons, ability_row(canvas, area)
    step = min(ICON + 6, row.w / len(icons))
    for place, icon in enumerate(icons):
        style.ability(canvas, icon, (row.centre[0] + (place - (len(icons) - 1) / 2) * step, row.centre[1]), min(ICON, step))
    room = Area(inner.x, row.y + row.h + 4, inner.w, 300)
    canvas.paragraph(say(f"title-{who}"), room, SMALL, P.muted, face="italic", align="centre")
    if colour is not None and seat is not None:
        canvas.frame(area, colour, width=3)
        style.badge(canvas, seat, (area.x + 24, area.y + 24), 32)
    if focused:
        focus_frame(canvas, area, P, diamonds=False)

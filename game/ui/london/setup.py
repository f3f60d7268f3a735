"""The set-up of London Dread: the story, the Characters and their players, the time for planning, and variants."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.match import PERSON
from game.rules.london import league
from game.rules.london.options import FULL_TABLE, Options
from game.rules.london.tables.cards import CHARACTERS, DIFFICULTIES, STORIES
from game.storage import paths, results
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.guides import GUIDES
from game.ui.london.how_to_play import PLANNING, page_of
from game.ui.london.theme import P
from game.ui.scene.navigation import Push
from game.ui.screens.setup import page
from game.ui.screens.setup.registration import Form, Option, Outcome, SetupUi, Value, rival
from game.ui.settings import Settings
from game.ui.widgets import containers
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import ByWidth, Column, Framed, Sized, Stack
from game.ui.widgets.pressed import Button

SEGMENTS: dict[str, tuple[Value, ...]] = {
    "seats": (2, 3, 4), "allies": (True, False), "level": ("normal", "hard", "dread", "untimed"), "pace": ("full", "half"),
    "impeccable": (True, False), "confidence": (5, 3, 0), "virtue": (2, 1, 0), "items": (2, 1, 0), "respite": (True, False),
}  # fmt: skip
"""The values of each option. All options can be combined (LD-245)."""
TEAM = ("seats", "allies")
YES_NO = {"True": "yes", "False": "no"}
UNLOCK_ALL, ALL_STORIES = "wish", "all_stories"
"""The button that unlocks all stories, and the setting that it changes."""
TITLE, TEXT, BODY = 23.0, 18.0, 20.0
INSET = 10.0
PICTURE_SHARE = 0.58
"""The height of a story's picture as a share of its width."""
SEALED = "sealed-antagonist"
ICON = 30.0


def form_of(settings: Settings, kiosk: bool) -> Form:
    """The form at first: the last unlocked story, as printed, with Characters by lot."""
    usual = Options()
    sheet = league.Sheet(results.load(paths.results(league.FILE), league.Result).results)
    who = {0: PERSON, **dict.fromkeys(range(1, FULL_TABLE), rival("london"))}
    return Form({"story": last_unlocked(sheet), **{what: getattr(usual, what) for what in SEGMENTS}}, who, facts=sheet)


# ------------------------------------------------------------------ choices


def is_unlocked(form: Form, story: str) -> bool:
    """Whether a story may be played: in order, or all by a setting (LD-021)."""
    return bool(form.values[ALL_STORIES] or form.facts.unlocked(story))


def last_unlocked(sheet: league.Sheet) -> str:
    """The last story that earlier results have unlocked."""
    return [story for story in STORIES if sheet.unlocked(story)][-1]


def progress_text(form: Form, story: str) -> str:
    """The earlier results of a story, or what unlocks it (LD-021)."""
    if not is_unlocked(form, story):
        order = league.stories()
        return say("ui-ld-setup-locked", story=order[order.index(story) - 1])
    figures = league.figures(form.facts.some(story))
    best = figures.best.total if figures.best is not None else 0
    return say("ui-ld-setup-past", played=figures.played, won=figures.won, score=best)


def press(form: Form, key: Any) -> Outcome:
    """Choose a Character or leave all to chance, say what unlocks a locked story, unlock all, or open the League's score sheet."""
    match key:
        case "league":
            return Push("london/league")
        case "wish":
            return form.choose(ALL_STORIES, not form.values[ALL_STORIES])
        case "lots":
            return replace(form, party=(), message="")
        case ("character", who):
            return form.toggle(who, size_of(form))
        case ("story", story) if not is_unlocked(form, story):
            return replace(form, message=progress_text(form, story))
    return None


def settled(form: Form) -> Form:
    """A story that is locked again gives way to the last one that is not, and surplus Characters stay at home."""
    story = form.values["story"]
    if not is_unlocked(form, story):
        form = replace(form, values={**form.values, "story": last_unlocked(form.facts)})
    return replace(form, party=form.party[: size_of(form)])


def size_of(form: Form) -> int:
    """The number of Characters: always four without Allies (LD-050)."""
    return int(form.values["seats"]) if form.values["allies"] else FULL_TABLE


def variants(form: Form) -> list[Option]:
    """The options that apply: no Allies with four players, no pace without a clock, no respite in a story of one Chapter."""
    idle = {
        "allies": form.values["seats"] == FULL_TABLE,
        "pace": form.values["level"] == "untimed",
        "respite": "interlude" not in STORIES[form.values["story"]].laws,
    }
    return [
        Option(what, say(f"option-{what}"), say(f"option-{what}-hint"), [(one, say(f"option-{what}-{YES_NO.get(str(one), one)}")) for one in values])
        for what, values in SEGMENTS.items()
        if not idle.get(what)
    ]  # fmt: skip


def options(form: Form) -> Mapping[str, Any]:
    """The options of the match."""
    varied = {one.what: form.values[one.what] for one in variants(form)}
    return {"story": form.values["story"], "characters": ",".join(form.party), **varied}


def seat_name(form: Form, seat: int) -> str:
    """Whose seat it is, as far as that is known before the lots are drawn."""
    return say(f"short-{form.party[seat]}") if seat < len(form.party) else say("ui-ld-setup-character", number=seat + 1)


# ------------------------------------------------------------------ the columns


def left(form: Form) -> Box:
    """The stories with the description of what is in focus, then the Characters."""
    buttons = [Button("league", say("ui-ld-league-title"), page.press, P, "stories", size=21)]
    if not all(map(form.facts.unlocked, STORIES)):
        wished = form.values[ALL_STORIES]
        buttons.append(Button(UNLOCK_ALL, say("ui-ld-setup-wish"), page.press, P, "stories", size=21, primary=wished))
    title = say("ui-ld-setup-people", now=len(form.party), most=size_of(form))
    lots = Button("lots", say("ui-ld-setup-random"), page.press, P, "characters", size=21, primary=not form.party)
    return Column(
        page.section(say("option-story"), buttons, P), page.cells(*(_story(form, story) for story in STORIES)), Space(12),
        _description(described(form)), Space(18),
        page.section(title, [lots], P), page.cells(*(_character(form, who) for who in CHARACTERS)),
    )  # fmt: skip


def right(form: Form) -> Box:
    """The number of players, their holders, and the variants."""
    shown = variants(form)
    signs = {seat: f"london/tokens/seat-{seat + 1}" for seat in range(FULL_TABLE)}
    who = Column(page.heading(say("ui-ld-setup-who"), P), page.seats(form, SETUP, signs))
    team, others = ([one for one in shown if (one.what in TEAM) == is_team] for is_team in (True, False))
    return page.stacked(page.stacked(page.options(form, team, P), who, gap=16), page.options(form, others, P))


# ------------------------------------------------------------------ stories


def _story(form: Form, story: str) -> Box:
    """A story with its Antagonist, its subject and its progress, and with a lock if it is locked."""
    chosen, is_open = story == form.values["story"], is_unlocked(form, story)
    lines = (
        Text(name(story), TITLE, P.title if is_open else P.muted, "title", "centre"),
        Text(say(f"ui-ld-setup-about-{story}"), TEXT, P.text if is_open else P.muted, align="centre"),
        Text(progress_text(form, story), TEXT, P.muted if is_open else theme.DREAD_RED, "italic", "centre"),
    )
    face = Drawn(partial(_story_face, story=story, is_open=is_open, chosen=chosen), lambda canvas, wide: wide * PICTURE_SHARE)
    words = Framed(Column(*lines, gap=5), (INSET, 0))
    line, warm = (P.accent, mix(P.panel, theme.BRASS, 0.22)) if chosen else (None, None)
    cell: Box = containers.panel(Column(face, Space(8), words, Space(17)), P, pad=(0, 0), line=line, warm=warm)
    if chosen:
        cell = Stack(cell, Drawn(lambda canvas, area: canvas.frame(area, P.accent, width=3)))
    return page.framed(cell, ("story", story), "stories", name(story), P, refused=not is_open)


def _story_face(canvas: Canvas, area: Area, story: str, is_open: bool, chosen: bool) -> None:
    """The Antagonist of a story, and its symbol."""
    row, face = STORIES[story], area.trimmed(left=3, top=3, right=3)
    picture = "london/map-night" if SEALED in row.laws else f"london/portraits/{row.antagonists[0]}"
    canvas.picture(picture, face, cover=True, eye=0.42, grey=not is_open)
    if SEALED in row.laws:
        shapes.sign(canvas, row.symbol, face.centre, face.h * 0.6, P.title)
    else:
        _disc(canvas, (face.x + 26, face.y + 26), row.symbol)
    if not is_open:
        canvas.veil(face, BLACK, 130)
        canvas.picture("ui/lock", shapes.square(face.centre, min(64.0, face.h * 0.45)))
    if chosen:
        _disc(canvas, (face.x + face.w - 26, face.y + 26), "tick", theme.GREEN)


def _disc(canvas: Canvas, centre: tuple[float, float], sign: str, colour: tuple[int, int, int] = theme.BRASS) -> None:
    canvas.circle(centre, 21, P.deep)
    canvas.circle(centre, 21, colour, 2)
    shapes.sign(canvas, sign, centre, 28, colour)


# ------------------------------------------------------------------ the description of what is in focus


def described(form: Form) -> str:
    """The Character or story of the description: the one in focus, otherwise the chosen story."""
    match form.focus:
        case ("character" | "story", str(what)):
            return what
    return str(form.values["story"])


def _paper(canvas: Canvas, area: Area) -> None:
    canvas.box(area, (theme.PAPER, theme.PAPER_LOW), theme.BRASS, radius=6)
    canvas.relief("ui/paper", area.inset(2))


def _description(what: str) -> Box:
    """The description of a story or a Character on paper, as high as the longest one."""
    others = [Framed(_told(one), (18, 12)) for one in (*STORIES, *CHARACTERS)]
    high = ByWidth(lambda canvas, wide: Space(max(box.high(canvas, wide) for box in others)))
    return Stack(high, Framed(Sized(_told(what)), (18, 12), _paper))


def _told(what: str) -> Box:
    """The opening of a story, or a Character's text and Virtue."""
    if what in STORIES:
        return Text(say(f"opening-{what}"), BODY, theme.INK, "italic")
    virtue = Text(say("ui-ld-setup-virtue", words=say(f"virtue-{what}")), BODY, theme.INK)
    return Column(Text(say(f"text-{what}"), BODY, theme.INK, "italic"), virtue, gap=6)


# ------------------------------------------------------------------ Characters


def _character(form: Form, who: str) -> Box:
    """A Character: the medallion, the name, the abilities (so that a low window shows them too), and the sign of its player."""
    seat = form.party.index(who) if who in form.party else None
    colour = theme.SEATS[seat].colour if seat is not None else None

    def owner(canvas: Canvas, area: Area) -> None:
        if colour is not None and seat is not None:
            canvas.frame(area, colour, width=3)
            shapes.badge(canvas, seat, (area.x + 24, area.y + 24), 32)

    parts = (
        Drawn(lambda canvas, area: shapes.medal(canvas, who, seat, area.centre, area.h), lambda canvas, wide: min(104.0, wide * 0.75)),
        Space(6), Line(say(f"short-{who}"), TITLE, P.title, "title", "centre"), Space(2),
        Drawn(partial(shapes.icons, names=[(icon, True) for icon in CHARACTERS[who].icons], wide=ICON), ICON), Space(4),
        Text(say(f"title-{who}"), TEXT, P.muted, "italic", "centre"), Space(6),
    )  # fmt: skip
    warm = mix(P.panel, colour, 0.15) if colour is not None else None
    cell = Stack(containers.panel(Column(*parts), P, pad=(INSET, INSET), line=colour, warm=warm), Drawn(owner))
    return page.framed(cell, ("character", who), "characters", name(who), P)


SETUP = SetupUi(
    game="london", palette=P, bed="london", title="ui-ld-setup-title", begin="ui-ld-setup-begin", form=form_of, left=left, right=right,
    press=press, settle=settled, options=options, seat_name=seat_name, stored=(ALL_STORIES,), fresh=frozenset({"story"}), guides=GUIDES,
    how_to_play=lambda form: page_of(PLANNING, DIFFICULTIES[str(form.values["level"])].minutes),
    holders=lambda form: {seat: form.who[seat] for seat in range(size_of(form))}, subject=lambda form: name(str(form.values["story"])),
)  # fmt: skip

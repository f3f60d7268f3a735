"""The setup page: the wizards and who plays them, the goal and its rounds, who gets the stone, and the last round."""

from dataclasses import replace
from functools import partial
from typing import Any

from game.match import PERSON, Match
from game.rules.dungeonville.evenings import Evenings, evenings
from game.rules.dungeonville.options import FEWEST, MOST, SUGGESTED, Options
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import DUNGEONS, NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, Colour, mix
from game.ui.dungeonville.guides import GUIDES
from game.ui.dungeonville.how_to_play import PARCHMENT, page_of
from game.ui.dungeonville.panels.pieces import parchment
from game.ui.dungeonville.theme import PAPER, WIZARD_COLOURS, P
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.setup import page
from game.ui.screens.setup.registration import Ask, Form, Option, Outcome, SetupUi, Value, rival
from game.ui.settings import Settings
from game.ui.widgets.boxes import Box, Drawn, Space, Text
from game.ui.widgets.containers import Column, Framed, Row, Stack
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import columns, middle, off_right

SHEET = PARCHMENT
SIZES = tuple(range(FEWEST, MOST + 1))
GOALS: dict[int, tuple[int, ...]] = {size: tuple(sorted(goal for seats, goal in evenings() if seats == size)) for size in SIZES}
"""The available goals by number of wizards (DV-127)."""
GOAL, FIRST = "goal", "first"
RANDOM = -1
"""The value of "first player" for a random wizard."""
INSET = 10.0
NUMBER, BAR = 64.0, 14.0
"""The width of a goal's number, and the height of the bar of its rounds."""
COUNTRY_RATIO, HIGHEST, LEAST = 1168 / 272, 272.0, 130.0
"""The aspect ratio of the picture of the country, its greatest height, and the least one at which it is shown."""
ENTRANCE_RATIO = 480 / 440
RULER = max(row.most for row in evenings().values())
"""The greatest number of rounds on a bar."""


def form_of(settings: Settings, kiosk: bool) -> Form:
    """The form at first: as in the rulebook, with the goal for so many wizards and a person on the first seat (DV-127).

    Its facts are the number of wizards for which a goal was suggested last.
    """
    usual = Options()
    who = {0: PERSON, **dict.fromkeys(range(1, MOST), rival("dungeonville"))}
    values = {what: getattr(usual, what) for what in usual.__struct_fields__}
    return Form({**values, GOAL: SUGGESTED[usual.seats]}, who, facts=usual.seats)


def size_of(form: Form) -> int:
    """The number of wizards. Seats follow the order of the colours: with three wizards, the first three play."""
    return int(form.values["seats"])


def settled(form: Form) -> Form:
    """A first player who does not play is reset. Another number of wizards has another goal, unless one was chosen that fits it (DV-127)."""
    values, size = dict(form.values), size_of(form)
    if values[FIRST] >= size:
        values[FIRST] = RANDOM
    if size != form.facts and (values[GOAL] == SUGGESTED[form.facts] or values[GOAL] not in GOALS[size]):
        values[GOAL] = SUGGESTED[size]
    return replace(form, values=values, facts=size)


def press(form: Form, key: Any) -> Outcome:
    """Ask who plays a wizard; one that does not play yet joins, with all before it."""
    match key:
        case ("wizard", seat):
            return Ask(seat) if seat < size_of(form) else form.choose("seats", seat + 1)
    return None


def enter(match: Match) -> Navigation:
    """To the table. Several persons first get their deeds one after the other; somebody alone sees the own one beside the town."""
    return Goto("table", match, deal=[*match.holders.values()].count(PERSON) > 1)


def variants(form: Form) -> dict[str, Option]:
    """The options with their available values."""
    size = size_of(form)
    shown: dict[str, tuple[Value, ...]] = {
        "seats": SIZES,
        GOAL: GOALS[size],
        FIRST: (RANDOM, *range(size)),
        "limit": (False, True),
    }
    return {
        what: Option(
            what, say(f"ui-dv-setup-{what}"), say(f"ui-dv-setup-{what}-note"), [(one, _value(what, one, size)) for one in values]
        )
        for what, values in shown.items()
    }


def _value(what: str, value: Value, size: int) -> str:
    if what == GOAL:
        return length(int(value), size)
    if what == FIRST:
        return say("ui-dv-setup-first-random") if value == RANDOM else name(COLOURS[int(value)])
    return say(f"ui-dv-setup-{what}-{('yes' if value else 'no') if isinstance(value, bool) else value}")


def length(goal: int, size: int) -> str:
    """How many rounds a match of so many wizards with this goal lasts, and who recommends it, in words (DV-127)."""
    lasts, usual = evenings()[size, goal], SUGGESTED[size]
    kind = (
        "both" if goal == usual == NUMBERS.goal else "suggested" if goal == usual else "printed" if goal == NUMBERS.goal else ""
    )
    kind = kind or ("longer" if goal > usual else "shorter")
    return say("ui-dv-setup-length", median=lasts.median, least=lasts.least, most=lasts.most, kind=kind, goal=goal, wizards=size)


def portrait(seat: int) -> str:
    """The picture of a wizard."""
    return f"dungeonville/wizards/{COLOURS[seat]}"


# ------------------------------------------------------------------ the columns


def left(form: Form) -> Box:
    """The wizards, then the goals."""
    goal = variants(form)[GOAL]
    lasts = {value: evenings()[size_of(form), int(value)] for value, _ in goal.values}
    rows = [_goal(int(value), words, lasts[value], chosen=form.values[GOAL] == value) for value, words in goal.values]
    wizards = page.cells(*(_wizard(form, seat) for seat in range(MOST)))
    notes = page.note(goal.note, SHEET), page.note(say("ui-dv-setup-goal-why", printed=NUMBERS.goal), SHEET)
    goals = Column(page.heading(goal.title, SHEET), *notes, Column(*rows, gap=8))
    return page.stacked(page.stacked(page.heading(say("ui-dv-setup-wizards"), SHEET), wizards, gap=0), goals)


def right(form: Form) -> Box:
    """The number of wizards, their holders, the first player, and the last round."""
    shown = variants(form)
    head = page.heading(say("ui-dv-setup-who"), SHEET), page.note(say("ui-dv-setup-who-note"), SHEET)
    who = Column(*head, page.seats(form, SETUP, {seat: portrait(seat) for seat in range(MOST)}))
    size = page.options(form, [shown["seats"]], SHEET)
    return page.stacked(page.stacked(size, who, gap=16), page.options(form, [shown[FIRST], shown["limit"]], SHEET))


def _wizard(form: Form, seat: int) -> Box:
    """A wizard: the portrait, grey if it does not play, its words, and who plays it, in a border if it plays."""
    plays, colour = seat < size_of(form), COLOURS[seat]
    line = mix(WIZARD_COLOURS[seat], INK, 0.3) if plays else None
    holder = page.holder_words(SETUP, form.who[seat]) if plays else say("ui-dv-setup-away")
    words = Column(
        page.fitting(name(colour), 24, P), Text(say(f"title-{colour}"), 18, P.muted, "italic", "centre"),
        Text(say(f"text-{colour}"), 18, P.text, align="centre"), Text(holder, 18, P.title if plays else P.muted, "bold", "centre"),
        gap=4,
    )  # fmt: skip
    face = Drawn(partial(_face, seat=seat, plays=plays), lambda canvas, wide: min(190.0, wide))
    cell = Framed(Column(face, Space(INSET), words, Space(4)), (INSET, INSET), partial(_ground, line=line))
    return page.framed(cell, ("wizard", seat), "wizards", name(colour), P)


def _ground(canvas: Canvas, area: Area, line: Colour | None, warm: Colour | None = None) -> None:
    """The background of a wizard or a goal, with a thick border if it is chosen."""
    panel(canvas, area, P, line=line, warm=warm)
    if line is not None:
        canvas.frame(area, line, width=3)


def _face(canvas: Canvas, area: Area, seat: int, plays: bool) -> None:
    canvas.picture(portrait(seat), middle(area, area.h, area.h), grey=not plays, alpha=255 if plays else 150)


def _goal(goal: int, words: str, lasts: Evenings, *, chosen: bool) -> Box:
    """A goal: its number, its rounds in words, and a bar from the shortest to the longest match with a mark at the median."""
    ground = partial(_ground, line=P.accent if chosen else None, warm=mix(P.panel, PAPER, 0.5))
    number = Drawn(partial(_number, goal=goal, chosen=chosen), w=NUMBER)
    told = Column(Text(words, 18, P.text), Space(6), Drawn(partial(_bar, lasts=lasts), BAR), Space(4))
    row = Framed(Row(number, told, gap=INSET, grow=(1,), align="fill"), (INSET, 8), ground)
    return page.framed(Stack(Space(62), row), (GOAL, goal), "goals", words, P)


def _number(canvas: Canvas, area: Area, goal: int, chosen: bool) -> None:
    radius = min(area.w / 2, max(25.0, canvas.high(28, "bold") * 0.62))
    canvas.circle(area.centre, radius, P.danger if chosen else mix(P.danger, P.panel, 0.55))
    within = middle(area, radius * 1.5, area.h)
    size = min(28.0, 28 * radius * 1.5 / canvas.high(28, "bold"))
    canvas.within(str(goal), within, size, PAPER if chosen else P.title, face="bold", margin=0)


def _bar(canvas: Canvas, area: Area, lasts: Evenings) -> None:
    """A bar for the rounds on a ruler: four of five matches end within it."""
    step = area.w / RULER
    canvas.box(area.inset(0, BAR / 2 - 1.5), mix(P.line, P.panel, 0.4), radius=1)
    shown = area.at((lasts.least - 1) * step, 0, (lasts.most - lasts.least + 1) * step, BAR)
    canvas.box(shown, mix(P.accent, P.panel, 0.45), P.accent, radius=4)
    median, _ = off_right(area.at(0, -3, lasts.median * step, BAR + 6), step)
    canvas.box(median._replace(x=median.centre[0] - 3, w=6), P.title, radius=2)


def country(canvas: Canvas, area: Area) -> None:
    """The country with its five dungeons, if there is room for it."""
    area = area._replace(y=area.y + 12, h=area.h - 12)
    high = min(area.h, area.w / COUNTRY_RATIO, HIGHEST)
    if high < LEAST or canvas.blind:
        return
    map_of = middle(area, high * COUNTRY_RATIO, high)
    canvas.picture("dungeonville/ground", map_of)
    for dungeon, spot in zip(DUNGEONS, columns(map_of.inset(high * 0.12, 0), len(DUNGEONS), high * 0.1), strict=True):
        tall = min(high * 0.74, spot.w / ENTRANCE_RATIO)
        entrance = spot.halfway_across(map_of.y + high * 0.86 - tall, tall * ENTRANCE_RATIO, tall)
        for picture in (f"dungeonville/mouths/{dungeon}", f"dungeonville/mouths/{dungeon}-lit"):
            canvas.picture(picture, entrance)


SETUP = SetupUi(
    game="dungeonville", palette=SHEET, bed="dungeonville", title="ui-dv-setup-title", begin="ui-dv-setup-begin", form=form_of, left=left,
    right=right, press=press, settle=settled, options=lambda form: form.values, seat_name=lambda form, seat: name(COLOURS[seat]),
    holders=lambda form: {seat: form.who[seat] for seat in range(size_of(form))}, below=country, ground="dungeonville/table",
    sheet=parchment, enter=enter, guides=GUIDES, how_to_play=lambda form: page_of(int(form.values[GOAL])),
)  # fmt: skip

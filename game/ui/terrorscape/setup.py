"""The setup page: killer, survivors, seats, variants."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.match import PERSON
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import TRIO
from game.rules.terrorscape.tables.cards import KILLERS, SURVIVORS as PEOPLE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE as P, Colour
from game.ui.screens.how_to_play import HowToPlay
from game.ui.screens.setup import page
from game.ui.screens.setup.registration import Form, Option, Outcome, SetupUi, Value, rival
from game.ui.settings import Settings
from game.ui.table.seated.sides import OFFERED, manned, remember, usual
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.guides import GUIDES
from game.ui.terrorscape.how_to_play import page_of
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.dialogs import seating_words as seat_words
from game.ui.terrorscape.table.sides import SEATS
from game.ui.widgets.boxes import Box, Drawn, Space, Text
from game.ui.widgets.containers import Column, Framed, Stack
from game.ui.widgets.controls import panel
from game.ui.widgets.pressed import Button

LOT = "random"
SEGMENTS: dict[str, tuple[Value, ...]] = {
    "difficulty": ("none", "easy", "normal", "hard", "nightmare"), "survivor_traits": (-1, 0, 1, 2, 3), "killer_traits": (-1, 0, 1, 2, 3, 4, 5, 6),
    "plans": (False, True), "separate": (False, True), "key_trade": (False, True), "open_rescue": (True, False), "open_hand": (False, True),
}  # fmt: skip
"""The variants, which can be combined (TS-223); the first value of each is the base game's."""
WAY = "way"
"""The seating: chosen like a variant, but not part of the match."""
STORED = ("sitting", "watching")
"""The settings that remember the seating."""


def form_of(settings: Settings, kiosk: bool) -> Form:
    """The form at first: the survivors are drawn, an agent plays the killer."""
    values = {what: values[0] for what, values in SEGMENTS.items()}
    return Form({"killer": Options().killer, **values, WAY: ""}, {0: rival("terrorscape"), **dict.fromkeys((1, 2, 3), PERSON)})


def _remembered(form: Form) -> Settings:
    """The settings that remember the seating, as they are on the page."""
    return Settings(**{field: form.values[field] for field in STORED})


def settled(form: Form) -> Form:
    """The seating that was last chosen for as many sides with persons."""
    return replace(form, values={**form.values, WAY: usual(SEATS, _remembered(form), form.who)})


def press(form: Form, key: Any) -> Outcome:
    """Choose a survivor, leave all to chance, or remember a seating."""
    match key:
        case "lots":
            return replace(form, party=(), message="")
        case ("survivor", who):
            return form.toggle(who, TRIO)
        case ("way", mode):
            kept = _remembered(form)
            remember(SEATS, kept, form.who, mode)
            return replace(form, values={**form.values, **{field: getattr(kept, field) for field in STORED}})
    return None


def modes(form: Form) -> Mapping[str, Mapping[int, str]]:
    """Alone as the survivors or as the killer, both sides at one screen, or as spectators."""
    agents = {seat: rival("terrorscape") if level == PERSON else level for seat, level in form.who.items()}
    people, everybody = dict.fromkeys((1, 2, 3), PERSON), dict.fromkeys(form.who, PERSON)
    return {"survivors": {**agents, **people}, "killer": {**agents, 0: PERSON}, "against": everybody, "watch": agents}


def problem(form: Form) -> str:
    """Why the match cannot begin, or ""."""
    return say("ui-ts-three-needed", now=len(form.party)) if form.party and len(form.party) != TRIO else ""


def options(form: Form) -> Mapping[str, Any]:
    """The options of the match."""
    varied = {what: form.values[what] for what in ("killer", *SEGMENTS)}
    return {**varied, "survivors": ",".join(form.party)}


def explained(form: Form) -> HowToPlay:
    """The how-to-play page of the killer if a person plays only that, else of the survivors."""
    lone = form.who[0] == PERSON and PERSON not in [form.who[seat] for seat in (1, 2, 3)]
    return page_of(KILLER if lone else SURVIVORS, separate=bool(form.values["separate"]))


# ------------------------------------------------------------------ words


def name_of(one: str) -> str:
    """The name of a killer or a survivor."""
    return say("ui-ts-killer-random") if one == LOT else name(one)


def seat_name(form: Form, seat: int) -> str:
    """The label of a seat, as far as it is known before the draw."""
    if seat == 0:
        return name_of(form.values["killer"])
    return name(form.party[seat - 1]) if seat <= len(form.party) else say("ui-ts-survivor-number", number=seat)


def seat_names(form: Form, seats: Sequence[int]) -> list[str]:
    """What the holder of several seats plays: the survivors together while they are not chosen, and the killer by its name if it is."""
    people, killer = [seat for seat in seats if seat], form.values["killer"]
    dark = [say("ui-ts-box-killer", killer=killer)] if len(people) < len(seats) else []
    if people and not form.party:
        return [*dark, say("ui-ts-box-survivors", count=len(people))]
    return [*dark, *(seat_name(form, seat) for seat in people)]


def variants(form: Form) -> list[Option]:
    """The options on show: trading keys needs separate keys, and seating needs more than one mode."""
    ways, playing = OFFERED[manned(SEATS, form.who)], manned(SEATS, form.who) > 0
    shown = {what: values for what, values in SEGMENTS.items() if what != "key_trade" or form.values["separate"]}
    labelled = {what: [(value, _value(what, value)) for value in values] for what, values in shown.items()}
    if len(ways) > 1:
        labelled = {WAY: [(way, seat_words(way, playing=playing)[0]) for way in ways], **labelled}
    messages = {what: f"ui-ts-set-{what.replace('_', '-')}" for what in labelled}
    return [Option(what, say(messages[what]), say(f"{messages[what]}-note"), values) for what, values in labelled.items()]


def _value(what: str, value: Value) -> str:
    """The label of a variant's value."""
    if isinstance(value, bool):
        return say("ui-ts-yes" if value else "ui-ts-no")
    if isinstance(value, int):
        return say("ui-ts-as-level") if value < 0 else str(value)
    return say(f"ui-ts-{what}-{value}")


# ------------------------------------------------------------------ the columns


def left(form: Form) -> Box:
    """The killers, then the survivors."""
    killers = [_cell("killer", one, P.danger, chosen=one == form.values["killer"]) for one in (*KILLERS, LOT)]
    people = [_survivor(form, one, theme.SURVIVOR[place % 3]) for place, one in enumerate(PEOPLE)]
    lots = Button("lots", say("ui-ts-survivors-random"), page.press, P, "survivors", size=22, primary=not form.party)
    return Column(
        page.heading(say("ui-ts-killers"), P), page.cells(*killers), Space(18),
        page.heading(say("ui-ts-survivors", now=len(form.party)), P), page.cells(*people), Space(10), page.natural(lots),
    )  # fmt: skip


def right(form: Form) -> Box:
    """Seats, seating and variants."""
    shown = variants(form)
    ways = page.options(form, [one for one in shown if one.what == WAY], P)
    who = page.stacked(page.heading(say("ui-ts-who"), P), page.seats(form, SETUP), gap=0)
    return page.stacked(page.stacked(who, ways, gap=18), page.options(form, [one for one in shown if one.what != WAY], P))


def _survivor(form: Form, one: str, ring: Colour) -> Box:
    """A survivor, with its number if it is chosen."""
    chosen = one in form.party
    cell = _cell("survivor", one, ring, chosen=chosen)
    return Stack(cell, Drawn(partial(_badge, number=str(form.party.index(one) + 1), ring=ring))) if chosen else cell


def _cell(kind: str, one: str, ring: Colour, *, chosen: bool) -> Box:
    """A killer or a survivor: the portrait, the name, and what it can do."""
    about = say("ui-ts-killer-random-note") if one == LOT else say(f"text-{one}")

    def ground(canvas: Canvas, area: Area) -> None:
        panel(canvas, area, P, line=ring if chosen else None)
        if chosen:
            canvas.frame(area, ring, width=3)

    words = Column(page.fitting(name_of(one), 22, P), Space(4), Text(about, 18, P.text, align="centre"))
    face = Drawn(partial(_face, one=one, ring=ring), lambda canvas, wide: 2 * min(48.0, wide * 0.3 + 6) + 6)
    cell = Framed(Column(face, words, Space(4)), (10, 10), ground)
    return page.framed(cell, (kind, one), f"{kind}s", name_of(one), P)


def _face(canvas: Canvas, area: Area, one: str, ring: Colour) -> None:
    """A portrait, or a die for a killer by lot."""
    r, (x, _) = min(48.0, area.w * 0.3 + 6), area.centre
    if one == LOT:
        canvas.circle((x, area.y + r), r, P.line)
        canvas.picture("ui/die", Area(x - r * 0.7, area.y + r * 0.3, r * 1.4, r * 1.4))
    else:
        medal(canvas, (x, area.y + r), r, one, ring)


def _badge(canvas: Canvas, area: Area, number: str, ring: Colour) -> None:
    """The number of a chosen survivor."""
    side = max(28.0, canvas.high(20))
    badge = area.at(8, 8, side, side)
    canvas.box(badge, ring, radius=6)
    canvas.within(number, badge, 20, theme.NIGHT, face="bold", margin=1)


SETUP = SetupUi(
    game="terrorscape", palette=P, bed="terrorscape", title="ui-ts-setup-title", form=form_of, left=left, right=right, shares=(1.25, 1.0),
    press=press, settle=settled, problem=problem, modes=modes, guides=GUIDES, how_to_play=explained, options=options, holders=lambda form: form.who, seat_name=seat_name, stored=STORED,
    seat_names=seat_names,
)  # fmt: skip

"""How a day in London is planned, lived, and ended, for somebody who has never played: three sheets, each before what it tells of."""

from collections.abc import Callable
from math import cos, pi, sin

from game.match import PERSON
from game.rules.london.planning import PLANNING_PHASES, minutes
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK
from game.ui.london import style
from game.ui.london.board import cards
from game.ui.london.board.cards import PlacedCard
from game.ui.london.planning.panels.column_layout import dial_slots
from game.ui.screens.how_to_play import HowToPlayPage
from game.ui.table.protocol import Table
from game.ui.widgets.dialog import Act

Picture = Callable[[Canvas, Area], None]
PLANNING, STORY, ENDGAME = "planning", "story", "endgame"
KEPT = {sheet: f"london-{sheet}" for sheet in (PLANNING, STORY, ENDGAME)}
"""How it is remembered that a sheet was read."""
HELP = ("hint", "rulebook", "menu")
EARLY, TOWN = "bruiser", "a-pawnshop"
"""The cards that are shown."""
DAY = ("3", "2", "1-north", "4", "", "2-east", "5", "", "6", "3-west", "1", "")
"""A clock that is shown: what lies at each hour."""


def sheet_of(t: State) -> str:
    """The sheet that tells of a phase."""
    return ENDGAME if t.phase == "endgame" else PLANNING if t.phase in PLANNING_PHASES else STORY


def due(table: Table) -> bool:
    """Whether a person is here to be told of what comes now, and nobody has ever read it here."""
    persons = PERSON in table.client.match.holders.values()
    return persons and table.dialog is None and KEPT[sheet_of(table.client.view.state)] not in table.context.settings.primers


def told_again(plates: list[tuple[str, Act]], table: Table) -> list[tuple[str, Act]]:
    """The plates of a pause, and after the log one that opens the sheet once more."""
    after = [what for what, _ in plates].index("log") + 1
    return [*plates[:after], ("primer", lambda: table.open(LondonHowToPlay(table))), *plates[after:]]


class LondonHowToPlay(HowToPlayPage):
    """The sheet over the table; it opens by itself, and is remembered as read once it lies there."""

    face = 6.4

    def __init__(self, table: Table, sheet: str = "") -> None:
        self.t: State = table.client.view.state
        self.sheet = sheet or sheet_of(self.t)
        super().__init__(table, list(PARTS[self.sheet]), style.BRASS)
        kept, settings = KEPT[self.sheet], table.context.settings
        if kept not in settings.primers:
            settings.primers = [*settings.primers, kept]
            preferences.store(settings, paths.settings())

    def title(self) -> str:
        """What this sheet tells of."""
        return say(f"ui-ld-primer-{self.sheet}")

    def words(self, part: str) -> tuple[str, str]:
        """The head of a part, and what it says."""
        named = self.on.context.input.named
        told: dict[str, object] = {
            "minutes": minutes(self.t) or 0, "hidden": NUMBERS.hidden, "limit": NUMBERS.dread_limit, "step": NUMBERS.splatter,
            **{what: named(what) for what in HELP},
        }  # fmt: skip
        return say(f"ui-ld-primer-{self.sheet}-{part}-head"), say(f"ui-ld-primer-{self.sheet}-{part}", **told)

    def sign(self, canvas: Canvas, part: str, area: Area) -> None:
        """The thing itself, as it looks without anything made larger: what stands on it is no text of this sheet."""
        if canvas.blind:
            return
        plain = Canvas(canvas.surface, canvas.window, 1.0, canvas.origin, canvas.zoom)
        plain.mute = True
        foe = self.t.antagonist.sealed if part == "showdown" else None
        if foe:
            style.medal(plain, foe, None, area.centre, area.w)
        else:
            PARTS[self.sheet][part](plain, area)


# ------------------------------------------------------------------ pictures of the real things


def _cards(canvas: Canvas, area: Area) -> None:
    """A card face down, and one that was turned."""
    wide = area.w * 0.56
    high = wide * 136 / 120
    cards.draw(canvas, Area(area.x, area.y + area.h - high - 6, wide, high), PlacedCard(""))
    cards.draw(canvas, Area(area.x + area.w - wide - 3, area.y, wide, high), PlacedCard(EARLY))


def _clock(canvas: Canvas, area: Area) -> None:
    """A clock with a day in it."""
    canvas.picture("london/clock", area)
    for slot, lying in zip(dial_slots(area), DAY, strict=True):
        style.token(canvas, lying, 0, slot.centre, slot.w)


def _meet(canvas: Canvas, area: Area) -> None:
    """Two who meet, what they bring, and what is needed."""
    side = area.w * 0.5
    for place, (who, icons) in enumerate((("murphy", ("wild", "strength")), ("sturmer", ("wild", "courage", "strength")))):
        x = area.x + side * (place + 0.5)
        style.medal(canvas, who, place, (x, area.y + side * 0.5), side * 0.92)
        for number, icon in enumerate(icons):
            spread = (number - (len(icons) - 1) / 2) * side * 0.3
            style.ability(canvas, icon, (x + spread, area.y + side * 1.16), side * 0.3)
    wide = area.w * 0.3
    cards.shield(canvas, (area.centre[0], area.y + area.h - wide * 0.5), wide, 4)


def _plots(canvas: Canvas, area: Area) -> None:
    """A Plot card."""
    high = area.h - 6
    wide = high * 120 / 136
    cards.draw(canvas, Area(area.centre[0] - wide / 2, area.y, wide, high), PlacedCard(TOWN))


def _stash(canvas: Canvas, area: Area) -> None:
    """The tokens that cost Dread."""
    wide = area.w / 3
    for number in range(1, 7):
        column, row = (number - 1) % 3, (number - 1) // 3
        style.token(canvas, str(number), style.STASH, (area.x + wide * (column + 0.5), area.y + wide * (row + 0.6)), wide * 0.9)
    style.sign(canvas, "dread", (area.centre[0], area.y + area.h - wide * 0.42), wide * 0.8, style.DREAD_RED)


def _bell(canvas: Canvas, area: Area) -> None:
    """The great clock."""
    canvas.picture("london/dial", area)
    for far, turn in ((0.2, 0.3), (0.3, 0.94)):
        x, y = area.centre[0] + area.w * far * sin(2 * pi * turn), area.centre[1] - area.w * far * cos(2 * pi * turn)
        canvas.line(area.centre, (x, y), style.BLOOD, 4)


def _hours(canvas: Canvas, area: Area) -> None:
    """An hour of a clock that strikes."""
    canvas.picture("london/clock", area)
    slots = dial_slots(area)
    for number, (slot, lying) in enumerate(zip(slots, DAY, strict=True)):
        style.token(canvas, lying, 1, slot.centre, slot.w)
        if number == 2:
            canvas.circle(slot.centre, slot.w * 0.62, style.P.focus, 4)


def _dread(canvas: Canvas, area: Area) -> None:
    """A Dread card that is solved."""
    high = area.h - 6
    wide = high * 120 / 136
    cards.draw(canvas, Area(area.x, area.y, wide, high), PlacedCard(EARLY))
    style.sign(canvas, "tick", (area.x + area.w - 16, area.y + 34), 46, style.GREEN)


def _dice(canvas: Canvas, area: Area) -> None:
    """Dice as they fall."""
    side = area.w * 0.44
    for place, face in enumerate(("fist", "blank", "blank", "fist")):
        x, y = area.x + (place % 2) * (area.w - side), area.y + (place // 2) * (area.h - side)
        canvas.picture(f"london/tokens/die-{face}", Area(x, y, side, side))


def _goods(canvas: Canvas, area: Area) -> None:
    """An Item and Virtue."""
    canvas.picture("london/cards/service-revolver", Area(area.x, area.y, area.w, area.w * 234 / 384))
    for place in range(2):
        style.sign(
            canvas, "virtue", (area.x + area.w * (0.3 + 0.4 * place), area.y + area.h * 0.82), area.h * 0.3, style.DREAD_RED
        )


def _hurt(canvas: Canvas, area: Area) -> None:
    """The two Conditions."""
    wide, high = area.w * 0.8, area.w * 0.8 * 234 / 384
    canvas.picture("london/cards/injured", Area(area.x, area.y, wide, high))
    low = Area(area.x + area.w - wide, area.y + area.h - high, wide, high)
    canvas.box(low.inset(-3), BLACK, radius=2)
    canvas.picture("london/cards/unhinged", low)


def _track(canvas: Canvas, area: Area) -> None:
    """The blood of the track."""
    canvas.picture("london/splatter-2", area)
    style.sign(canvas, "dread", area.centre, area.w * 0.5, style.PAPER)


def _challenge(canvas: Canvas, area: Area) -> None:
    """A Challenge face down."""
    canvas.picture(style.back_of("challenge"), Area(area.centre[0] - area.h * 0.44, area.y, area.h * 0.88, area.h))


def _foe(canvas: Canvas, area: Area) -> None:
    """An Antagonist whom nobody has seen yet."""
    canvas.picture(style.back_of("antagonist"), Area(area.centre[0] - area.h * 0.44, area.y, area.h * 0.88, area.h))


def _help(canvas: Canvas, area: Area) -> None:
    """Where to ask."""
    canvas.picture("ui/hint", area.inset(area.w * 0.22))


PARTS: dict[str, dict[str, Picture]] = {
    PLANNING: {"cards": _cards, "clock": _clock, "bell": _bell, "meet": _meet, "plots": _plots, "stash": _stash},
    STORY: {"hours": _hours, "dread": _dread, "plots": _dice, "goods": _goods, "track": _track, "help": _help},
    ENDGAME: {"dice": _dice, "challenge": _challenge, "hurt": _hurt, "showdown": _foe},
}
"""What each sheet tells, with its picture, in this order."""

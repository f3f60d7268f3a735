"""The how-to-play pages of London Dread: planning, story and Endgame, each opened before its first time."""

from functools import partial
from math import cos, pi, sin

from game.match import Match
from game.rules.london.planning import PLANNING_PHASES, minutes
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK
from game.ui.london import shapes, theme
from game.ui.london.board import cards
from game.ui.london.board.cards import PlacedCard
from game.ui.london.planning.layout import dial_slots
from game.ui.screens.how_to_play import HowToPlay, HowToPlayDialog, Part, Sign, is_due, plain_sign
from game.ui.settings import Settings
from game.ui.table.acts import DialogTable

PLANNING, STORY, ENDGAME = "planning", "story", "endgame"
SETTING_KEYS = {topic: f"london-{topic}" for topic in (PLANNING, STORY, ENDGAME)}
"""The keys that the settings store for pages that were read."""
HELP = ("hint", "rulebook", "menu")
DREAD_CARD, PLOT_CARD = "bruiser", "a-pawnshop"
"""The cards in the pictures."""
EXAMPLE_CLOCK = ("3", "2", "1-north", "4", "", "2-east", "5", "", "6", "3-west", "1", "")
"""The tokens on the clock in the pictures, by hour."""


def topic_of(t: State) -> str:
    """The topic of a phase."""
    return ENDGAME if t.phase == "endgame" else PLANNING if t.phase in PLANNING_PHASES else STORY


def must_open(match: Match, t: State, settings: Settings) -> bool:
    """Whether the page of the current phase must open: a person plays and has never read it."""
    return is_due(match, settings, SETTING_KEYS[topic_of(t)])


def dialog_on(table: DialogTable) -> HowToPlayDialog:
    """The page of the current phase as a dialog over a table."""
    return HowToPlayDialog(table, page_of(table.client.view.state))


def page_of(t: State, topic: str = "") -> HowToPlay:
    """The page of a topic, by default that of the current phase."""
    topic = topic or topic_of(t)
    foe = t.antagonist.sealed
    known: dict[str, Sign] = {"showdown": lambda c, a: shapes.medal(c, foe, None, a.centre, a.w)} if foe else {}
    parts = [
        Part(f"ui-ld-primer-{topic}-{part}-head", f"ui-ld-primer-{topic}-{part}", partial(plain_sign, known.get(part, draw)))
        for part, draw in PARTS[topic].items()
    ]
    return HowToPlay(
        say(f"ui-ld-primer-{topic}"), tuple(parts), theme.P, theme.BRASS, SETTING_KEYS[topic], face=6.4,
        values={"minutes": minutes(t) or 0, "hidden": NUMBERS.hidden, "limit": NUMBERS.dread_limit, "step": NUMBERS.splatter},
        controls={what: what for what in HELP},
    )  # fmt: skip


# ------------------------------------------------------------------ pictures of the real things


def _cards(canvas: Canvas, area: Area) -> None:
    """A card face down and an open one."""
    wide = area.w * 0.56
    high = wide * 136 / 120
    cards.draw(canvas, Area(area.x, area.y + area.h - high - 6, wide, high), PlacedCard(""))
    cards.draw(canvas, Area(area.x + area.w - wide - 3, area.y, wide, high), PlacedCard(DREAD_CARD))


def _clock(canvas: Canvas, area: Area) -> None:
    """A clock with tokens."""
    canvas.picture("london/clock", area)
    for slot, token in zip(dial_slots(area), EXAMPLE_CLOCK, strict=True):
        shapes.token(canvas, token, 0, slot.centre, slot.w)


def _meet(canvas: Canvas, area: Area) -> None:
    """Two Characters, their abilities, and a difficulty."""
    side = area.w * 0.5
    for place, (who, icons) in enumerate((("murphy", ("wild", "strength")), ("sturmer", ("wild", "courage", "strength")))):
        x = area.x + side * (place + 0.5)
        shapes.medal(canvas, who, place, (x, area.y + side * 0.5), side * 0.92)
        for number, icon in enumerate(icons):
            spread = (number - (len(icons) - 1) / 2) * side * 0.3
            shapes.ability(canvas, icon, (x + spread, area.y + side * 1.16), side * 0.3)
    wide = area.w * 0.3
    cards.shield(canvas, (area.centre[0], area.y + area.h - wide * 0.5), wide, 4)


def _plots(canvas: Canvas, area: Area) -> None:
    """A Plot card."""
    high = area.h - 6
    wide = high * 120 / 136
    cards.draw(canvas, Area(area.centre[0] - wide / 2, area.y, wide, high), PlacedCard(PLOT_CARD))


def _stash(canvas: Canvas, area: Area) -> None:
    """The Stash tokens, which cost Dread."""
    wide = area.w / 3
    for number in range(1, 7):
        column, row = (number - 1) % 3, (number - 1) // 3
        shapes.token(canvas, str(number), shapes.STASH, (area.x + wide * (column + 0.5), area.y + wide * (row + 0.6)), wide * 0.9)
    shapes.sign(canvas, "dread", (area.centre[0], area.y + area.h - wide * 0.42), wide * 0.8, theme.DREAD_RED)


def _bell(canvas: Canvas, area: Area) -> None:
    """Big Ben's dial."""
    canvas.picture("london/dial", area)
    for far, turn in ((0.2, 0.3), (0.3, 0.94)):
        x, y = area.centre[0] + area.w * far * sin(2 * pi * turn), area.centre[1] - area.w * far * cos(2 * pi * turn)
        canvas.line(area.centre, (x, y), theme.BLOOD, 4)


def _hours(canvas: Canvas, area: Area) -> None:
    """A clock with the current hour."""
    canvas.picture("london/clock", area)
    slots = dial_slots(area)
    for number, (slot, token) in enumerate(zip(slots, EXAMPLE_CLOCK, strict=True)):
        shapes.token(canvas, token, 1, slot.centre, slot.w)
        if number == 2:
            canvas.circle(slot.centre, slot.w * 0.62, theme.P.focus, 4)


def _dread(canvas: Canvas, area: Area) -> None:
    """A solved Dread card."""
    high = area.h - 6
    wide = high * 120 / 136
    cards.draw(canvas, Area(area.x, area.y, wide, high), PlacedCard(DREAD_CARD))
    shapes.sign(canvas, "tick", (area.x + area.w - 16, area.y + 34), 46, theme.GREEN)


def _dice(canvas: Canvas, area: Area) -> None:
    """Dice."""
    side = area.w * 0.44
    for place, face in enumerate(("fist", "blank", "blank", "fist")):
        x, y = area.x + (place % 2) * (area.w - side), area.y + (place // 2) * (area.h - side)
        canvas.picture(f"london/tokens/die-{face}", Area(x, y, side, side))


def _goods(canvas: Canvas, area: Area) -> None:
    """An Item and Virtue tokens."""
    canvas.picture("london/cards/service-revolver", Area(area.x, area.y, area.w, area.w * 234 / 384))
    for place in range(2):
        shapes.sign(
            canvas, "virtue", (area.x + area.w * (0.3 + 0.4 * place), area.y + area.h * 0.82), area.h * 0.3, theme.DREAD_RED
        )


def _hurt(canvas: Canvas, area: Area) -> None:
    """The two Conditions."""
    wide, high = area.w * 0.8, area.w * 0.8 * 234 / 384
    canvas.picture("london/cards/injured", Area(area.x, area.y, wide, high))
    low = Area(area.x + area.w - wide, area.y + area.h - high, wide, high)
    canvas.box(low.inset(-3), BLACK, radius=2)
    canvas.picture("london/cards/unhinged", low)


def _track(canvas: Canvas, area: Area) -> None:
    """The splatter of the Dread track."""
    canvas.picture("london/splatter-2", area)
    shapes.sign(canvas, "dread", area.centre, area.w * 0.5, theme.PAPER)


def _challenge(canvas: Canvas, area: Area) -> None:
    """A Challenge face down."""
    canvas.picture(shapes.back_of("challenge"), Area(area.centre[0] - area.h * 0.44, area.y, area.h * 0.88, area.h))


def _foe(canvas: Canvas, area: Area) -> None:
    """An Antagonist face down."""
    canvas.picture(shapes.back_of("antagonist"), Area(area.centre[0] - area.h * 0.44, area.y, area.h * 0.88, area.h))


def _help(canvas: Canvas, area: Area) -> None:
    """The hint button."""
    canvas.picture("ui/hint", area.inset(area.w * 0.22))


PARTS: dict[str, dict[str, Sign]] = {
    PLANNING: {"cards": _cards, "clock": _clock, "bell": _bell, "meet": _meet, "plots": _plots, "stash": _stash},
    STORY: {"hours": _hours, "dread": _dread, "plots": _dice, "goods": _goods, "track": _track, "help": _help},
    ENDGAME: {"dice": _dice, "challenge": _challenge, "hurt": _hurt, "showdown": _foe},
}
"""The parts of each topic with their pictures, in order."""

"""The how-to-play pages of London Dread: the planning, the story and the Endgame in six pictures each."""

from collections.abc import Sequence

from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from game.text import say
from game.ui.draw.theme import GLOW, GLOW_GREEN, GLOW_RED
from game.ui.london import shapes, theme
from game.ui.london.how_to_play_things import Hours, Town, paint
from game.ui.screens.how_to_play import HowToPlay, Part
from game.ui.screens.how_to_play_pictures import Button, Goal, Picture, Thing

PLANNING, STORY, ENDGAME = "planning", "story", "endgame"
HELP = ("hint", "rulebook", "menu")


def topic_of(t: State) -> str:
    """The topic of a phase."""
    return ENDGAME if t.phase == "endgame" else PLANNING if t.phase in PLANNING_PHASES else STORY


def page_of(topic: str, limit: int | None, foe: str | None = None) -> HowToPlay:
    """The page of a topic: `limit` are the minutes of the planning, `foe` is the Antagonist once it is known."""
    known = {"showdown": _showdown(foe)}
    parts = (
        Part(f"ui-ld-primer-{topic}-{part}-head", f"ui-ld-primer-{topic}-{part}", Picture(paint, known.get(part, things)))
        for part, things in PARTS[topic].items()
    )
    return HowToPlay(
        say(f"ui-ld-primer-{topic}"), tuple(parts), theme.P, theme.BRASS,
        values={"minutes": limit or 0, "hidden": NUMBERS.hidden, "limit": NUMBERS.dread_limit, "step": NUMBERS.splatter}, controls={what: what for what in HELP},
    )  # fmt: skip


# ------------------------------------------------------------------ the pictures

TOKENS = ("3", "2", "1-north", "4", "", "2-east", "5", "", "6", "3-west", "1", "")
"""The tokens on the clock in the pictures, by hour."""
PLAN = Hours(TOKENS, 0, 4)
TOOL = Button(theme.DEEP, theme.EDGE)
LAMP = TOOL._replace(light=theme.P.accent)


def _town(x: float, y: float, w: float = 0.42, *, night: bool = False) -> tuple[Thing, ...]:
    """A part of the map."""
    return Thing("town", more=Town(x, y, w, night)), Thing("edges")


def _dice(spots: Sequence[tuple[float, float, str]], wide: float = 0.15) -> tuple[Thing, ...]:
    """Action dice."""
    return tuple(Thing("thing", f"london/tokens/die-{face}", x, y, wide, 9.0 - 37 * x % 18) for x, y, face in spots)


def _help(*shown: Thing) -> tuple[Thing, ...]:
    """The hint button, the rulebook and the menu beside what a hint is about."""
    return (
        *_town(0.05, 0.1), Thing("button", "ui/hint", 0.17, 0.36, 0.2, LAMP),
        *(Thing("button", f"ui/{icon}", 0.11 + 0.14 * spot, 0.8, 0.12, TOOL) for spot, icon in enumerate(("book", "menu"))), *shown,
        Thing("arrow", "good", 0.3, 0.36, 0.03, Goal(0.49, 0.42, 0.12)),
    )  # fmt: skip


def _showdown(foe: str | None) -> tuple[Thing, ...]:
    """All dice against the Antagonist, whose card is face down until it is known."""
    face = Thing("medal", foe, 0.78, 0.46, 0.36) if foe else Thing("thing", shapes.back_of("antagonist"), 0.79, 0.48, 0.32, -4.0)
    return (
        *_town(0.3, 0.05, night=True), Thing("light", x=0.78, y=0.47, w=0.8, more=GLOW_RED),
        *_dice([(0.1, 0.26, "fist"), (0.26, 0.2, "blank"), (0.4, 0.3, "fist"), (0.12, 0.58, "blank"), (0.28, 0.54, "fist"), (0.2, 0.85, "fist"), (0.4, 0.8, "blank")]),
        Thing("arrow", "", 0.49, 0.5, 0.045, Goal(0.6, 0.5)), face,
    )  # fmt: skip


PARTS: dict[str, dict[str, tuple[Thing, ...]]] = {
    PLANNING: {
        "cards": (
            *_town(0.02, 0.02), Thing("light", x=0.73, y=0.5, w=0.8, more=GLOW), Thing("thing", shapes.back_of("1"), 0.24, 0.5, 0.3, 5.0),
            Thing("arrow", x=0.43, y=0.5, w=0.045, more=Goal(0.55, 0.5)), Thing("card", "bruiser", 0.76, 0.5, 0.41, -3.0),
        ),
        "clock": (
            *_town(0.3, 0.02), Thing("clock", "", 0.31, 0.5, 0.53, Hours((*TOKENS[:3], "", *TOKENS[4:]))), Thing("card", "the-hanging-judge", 0.84, 0.62, 0.27),
            Thing("token", "3", 0.84, 0.2, 0.14, 0), Thing("arrow", x=0.74, y=0.22, w=0.035, more=Goal(0.55, 0.41, 0.12)),
        ),
        "bell": (
            *_town(0.25, 0.12, night=True), Thing("light", w=1.0, more=GLOW), Thing("dial", "", 0.36, 0.5, 0.51, 2.0),
            *(Thing("bell", "", 0.77, 0.22 + 0.29 * spot, 0.12) for spot in range(3)),
        ),
        "meet": (
            *_town(0.5, 0.05), Thing("light", w=0.9, more=GLOW), Thing("medal", "murphy", 0.16, 0.38, 0.25, 0), Thing("icons", "wild strength", 0.16, 0.76, 0.1),
            Thing("medal", "sturmer", 0.84, 0.38, 0.25, 1), Thing("icons", "wild courage", 0.84, 0.76, 0.1), Thing("card", "bruiser", 0.5, 0.5, 0.34),
            Thing("arrow", x=0.28, y=0.5, w=0.03, more=Goal(0.345, 0.5)), Thing("arrow", x=0.72, y=0.5, w=0.03, more=Goal(0.655, 0.5)),
        ),
        "plots": (
            *_town(0.1, 0.25, night=True), *(Thing("card", card, 0.165 + 0.335 * spot, 0.5, 0.27) for spot, card in enumerate(("mr-reynauds-residence", "a-pawnshop", "opium-den"))),
            *(Thing("arrow", x=0.3 + 0.335 * spot, y=0.5, w=0.034, more=Goal(0.375 + 0.335 * spot, 0.5)) for spot in range(2)),
        ),
        "help": _help(Thing("clock", "", 0.71, 0.5, 0.5, PLAN)),
    },
    STORY: {
        "hours": (
            *_town(0.02, 0.1), Thing("clock", "", 0.23, 0.5, 0.42, Hours(TOKENS, 0, 2)), Thing("card", "bruiser", 0.83, 0.46, 0.27),
            Thing("arrow", x=0.46, y=0.4, w=0.04, more=Goal(0.67, 0.4, 0.1)), Thing("medal", "murphy", 0.68, 0.78, 0.17, 0), Thing("medal", "sturmer", 0.84, 0.84, 0.17, 1),
        ),
        "dread": (
            *_town(0.45, 0.2), Thing("light", x=0.72, w=0.8, more=GLOW_GREEN), Thing("icons", "wild strength wild courage", 0.225, 0.4, 0.098), Thing("shield", "3", 0.225, 0.72, 0.15),
            Thing("arrow", "good", 0.48, 0.5, 0.04, Goal(0.57, 0.5)), Thing("card", "bruiser", 0.77, 0.5, 0.38, -3.0), Thing("thing", "london/tokens/note-green", 0.93, 0.2, 0.16),
        ),
        "plots": (
            Thing("felt"), Thing("card", "opium-den", 0.2, 0.5, 0.28, 4.0), *_dice([(0.44, 0.32, "fist"), (0.58, 0.28, "blank"), (0.72, 0.34, "fist"), (0.87, 0.29, "fist")], 0.135),
            *(Thing("fist", "won" if spot < 3 else "", 0.45 + 0.14 * spot, 0.74, 0.115) for spot in range(4)),
        ),
        "goods": (
            *_town(0.1, 0.3), Thing("image", "service-revolver", 0.24, 0.4, 0.36), Thing("arrow", x=0.45, y=0.4, w=0.035, more=Goal(0.53, 0.4)), Thing("image", "service-revolver", 0.76, 0.42, 0.36, -24.0),
            *(Thing("thing", "london/tokens/virtue", 0.18 + 0.13 * spot, 0.85, 0.11) for spot in range(3)),
        ),
        "track": (
            *_town(0.3, 0.25, night=True), Thing("light", x=0.4, y=0.5, w=0.9, more=GLOW_RED), Thing("track", "", 0.5, 0.62, 0.9, 32), Thing("sign", "dread", 0.16, 0.26, 0.16, theme.DREAD_RED),
            Thing("arrow", "bad", 0.3, 0.28, 0.04, Goal(0.86, 0.28)),
        ),
        "help": _help(Thing("card", "bruiser", 0.72, 0.5, 0.38)),
    },
    ENDGAME: {
        "dice": (Thing("felt"), Thing("medal", "murphy", 0.17, 0.5, 0.23, 0), *_dice([(0.42, 0.32, "fist"), (0.6, 0.28, "blank"), (0.79, 0.34, "blank"), (0.5, 0.7, "blank"), (0.7, 0.7, "fist")], 0.16)),
        "challenge": (
            *_town(0.5, 0.1, night=True), Thing("thing", shapes.back_of("challenge"), 0.2, 0.5, 0.29, 5.0), Thing("arrow", x=0.39, y=0.5, w=0.035, more=Goal(0.47, 0.5)),
            Thing("icons", "strength courage wild", 0.62, 0.34, 0.1), Thing("shield", "5", 0.62, 0.68, 0.14), Thing("arrow", "good", 0.74, 0.5, 0.035, Goal(0.81, 0.5)), *_dice([(0.9, 0.5, "fist")], 0.16),
        ),
        "bow": (
            *_town(0.4, 0.2, night=True), Thing("light", x=0.4, y=0.5, w=0.8, more=GLOW), Thing("medal", "sturmer", 0.18, 0.5, 0.27, 1),
            *_dice([(0.42, 0.28, "blank"), (0.56, 0.5, "fist"), (0.42, 0.72, "fist")], 0.16), Thing("grey", shapes.back_of("challenge"), 0.84, 0.5, 0.25), Thing("thing", "ui/cross", 0.84, 0.5, 0.18),
        ),
        "hurt": (
            *_town(0.3, 0.1, night=True), Thing("light", w=0.9, more=GLOW_RED), Thing("image", "injured", 0.21, 0.36, 0.32, 5.0), Thing("image", "injured", 0.3, 0.62, 0.32, -4.0),
            Thing("arrow", "bad", 0.51, 0.5, 0.045, Goal(0.64, 0.5)), Thing("grey", "london/murphy", 0.81, 0.5, 0.29), Thing("thing", "ui/cross", 0.81, 0.5, 0.2),
        ),
        "showdown": _showdown(None),
        "help": _help(Thing("thing", shapes.back_of("challenge"), 0.72, 0.5, 0.34, -4.0)),
    },
}  # fmt: skip
"""The pictures of the parts of each topic, in order."""

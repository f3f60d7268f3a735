"""The dialogs of London Dread that explain: the how-to-play pages, each opened before its first time, and the pauses with their keys and facts."""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Any, NamedTuple

import pygame

from game.rules.london.menace import showdown_target
from game.rules.london.planning import PLANNING_PHASES, minutes
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, LONDON as P
from game.ui.input.actions import input_action
from game.ui.input.state import PAD
from game.ui.london import shapes, theme
from game.ui.london.board import pieces
from game.ui.london.board.pieces import PlacedCard
from game.ui.london.planning.device_input import CHOOSE_HOUR, GO_TO_STREETS
from game.ui.london.planning.layout import dial_slots
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlay, HowToPlayDialog, Part, plain_sign
from game.ui.table.acts import DialogTable
from game.ui.table.dialogs import KeyRows, PauseDialog, PauseFacts, fact, holder_words, seed_fact
from game.ui.widgets.boxes import Box, Space

PLANNING, STORY, ENDGAME = "planning", "story", "endgame"
HELP = ("hint", "rulebook", "menu")


def topic_of(t: State) -> str:
    """The topic of a phase."""
    return ENDGAME if t.phase == "endgame" else PLANNING if t.phase in PLANNING_PHASES else STORY


def dialog_on(table: DialogTable) -> HowToPlayDialog:
    """The page of the current phase as a dialog over a table."""
    t: State = table.client.view.state
    return HowToPlayDialog(table, page_of(topic_of(t), minutes(t), t.antagonist.sealed))


def page_of(topic: str, limit: int | None, foe: str | None = None) -> HowToPlay:
    """The page of a topic: `limit` are the minutes of the planning, `foe` is the Antagonist once it is known."""
    known = {"showdown": [Thing("medal", foe, 0.5, 0.5, 1.0)]} if foe else {}
    parts = [
        Part(
            f"ui-ld-primer-{topic}-{part}-head",
            f"ui-ld-primer-{topic}-{part}",
            partial(plain_sign, partial(_draw, known.get(part, things))),
        )
        for part, things in PARTS[topic].items()
    ]
    return HowToPlay(
        say(f"ui-ld-primer-{topic}"), tuple(parts), theme.P, theme.BRASS, face=6.4,
        values={"minutes": limit or 0, "hidden": NUMBERS.hidden, "limit": NUMBERS.dread_limit, "step": NUMBERS.splatter},
        controls={what: what for what in HELP},
    )  # fmt: skip


# ------------------------------------------------------------------ pictures of the real things


class Thing(NamedTuple):
    """A thing in a picture: its kind, which it is, its centre and its width as shares of the picture, and its owner, colour or number."""

    kind: str
    what: str
    x: float
    y: float
    w: float
    more: Any = None


def _backed(canvas: Canvas, what: str, area: Area, more: Any) -> None:
    canvas.box(area.inset(-3), BLACK, radius=2)
    canvas.picture(what, area)


def _hand(canvas: Canvas, what: str, area: Area, turn: float) -> None:
    x, y = area.centre
    canvas.line((x, y), (x + area.w / 2 * sin(2 * pi * turn), y - area.w / 2 * cos(2 * pi * turn)), theme.BLOOD, 4)


PAINTERS: dict[str, tuple[float, Callable[[Canvas, str, Area, Any], object]]] = {
    "card": (136 / 120, lambda canvas, what, area, _: pieces.draw(canvas, area, PlacedCard(what))),
    "back": (1 / 0.88, lambda canvas, what, area, _: canvas.picture(shapes.back_of(what), area)),
    "picture": (1, lambda canvas, what, area, _: canvas.picture(what, area)),
    "image": (234 / 384, _backed),
    "sign": (1, lambda canvas, what, area, colour: shapes.sign(canvas, what, area.centre, area.w, colour)),
    "token": (1, lambda canvas, what, area, owner: shapes.token(canvas, what, owner, area.centre, area.w)),
    "medal": (1, lambda canvas, what, area, seat: shapes.medal(canvas, what, seat, area.centre, area.w)),
    "ability": (1, lambda canvas, what, area, _: shapes.ability(canvas, what, area.centre, area.w)),
    "shield": (1, lambda canvas, what, area, _: pieces.shield(canvas, area.centre, area.w, int(what))),
    "ring": (1, lambda canvas, what, area, _: canvas.circle(area.centre, area.w / 2, theme.P.focus, 4)),
    "hand": (1, _hand),
}
"""The height of each kind of thing as a share of its width, and its painter."""


def _draw(things: Sequence[Thing], canvas: Canvas, area: Area) -> None:
    """Draw the things of a picture."""
    for kind, what, x, y, w, more in things:
        ratio, paint = PAINTERS[kind]
        wide, high = w * area.w, w * area.w * ratio
        paint(canvas, what, Area.around((area.x + x * area.w, area.y + y * area.h), wide, high), more)


TOKENS = ("3", "2", "1-north", "4", "", "2-east", "5", "", "6", "3-west", "1", "")
"""The tokens on the clock in the pictures, by hour."""
SLOTS = dial_slots(Area(0, 0, 1, 1))
CLOCK, HOURS = (
    [
        Thing("picture", "london/clock", 0.5, 0.5, 1.0),
        *(Thing("token", one, *slot.centre, slot.w, who) for one, slot in zip(TOKENS, SLOTS, strict=True)),
    ]
    for who in (0, 1)
)
DICE = [Thing("picture", f"london/tokens/die-{face}", x, y, 0.44) for face, x, y in (
    ("fist", 0.22, 0.22), ("blank", 0.78, 0.22), ("blank", 0.22, 0.78), ("fist", 0.78, 0.78),
)]  # fmt: skip
PARTS: dict[str, dict[str, list[Thing]]] = {
    PLANNING: {
        "cards": [Thing("card", "", 0.28, 0.65, 0.56), Thing("card", "bruiser", 0.7, 0.32, 0.56)],
        "clock": CLOCK,
        "bell": [Thing("picture", "london/dial", 0.5, 0.5, 1.0), Thing("hand", "", 0.5, 0.5, 0.4, 0.3), Thing("hand", "", 0.5, 0.5, 0.6, 0.94)],
        "meet": [
            Thing("medal", "murphy", 0.25, 0.25, 0.46, 0), Thing("medal", "sturmer", 0.75, 0.25, 0.46, 1),
            Thing("ability", "wild", 0.175, 0.58, 0.15), Thing("ability", "strength", 0.325, 0.58, 0.15), Thing("ability", "wild", 0.6, 0.58, 0.15),
            Thing("ability", "courage", 0.75, 0.58, 0.15), Thing("ability", "strength", 0.9, 0.58, 0.15), Thing("shield", "4", 0.5, 0.85, 0.3),
        ],
        "plots": [Thing("card", "a-pawnshop", 0.5, 0.48, 0.85)],
        "stash": [
            *(Thing("token", str(n + 1), (n % 3 + 0.5) / 3, (n // 3 + 0.6) / 3, 0.3, shapes.STASH) for n in range(6)),
            Thing("sign", "dread", 0.5, 0.86, 0.27, theme.DREAD_RED),
        ],
    },
    STORY: {
        "hours": [*HOURS, Thing("ring", "", *SLOTS[2].centre, SLOTS[2].w * 1.24)],
        "dread": [Thing("card", "bruiser", 0.425, 0.48, 0.85), Thing("sign", "tick", 0.89, 0.23, 0.3, theme.GREEN)],
        "plots": DICE,
        "goods": [
            Thing("image", "london/cards/service-revolver", 0.5, 0.305, 1.0),
            *(Thing("sign", "virtue", x, 0.82, 0.3, theme.DREAD_RED) for x in (0.3, 0.7)),
        ],
        "track": [Thing("picture", "london/splatter-2", 0.5, 0.5, 1.0), Thing("sign", "dread", 0.5, 0.5, 0.5, theme.PAPER)],
        "help": [Thing("picture", "ui/hint", 0.5, 0.5, 0.56)],
    },
    ENDGAME: {
        "dice": DICE,
        "challenge": [Thing("back", "challenge", 0.5, 0.5, 0.88)],
        "hurt": [Thing("image", "london/cards/injured", 0.4, 0.244, 0.8), Thing("image", "london/cards/unhinged", 0.6, 0.756, 0.8)],
        "showdown": [Thing("back", "antagonist", 0.5, 0.5, 0.88)],
    },
}  # fmt: skip
"""The pictures of the parts of each topic, in order."""


KEY_ROWS = {
    "way": tuple(GO_TO_STREETS), "hour": tuple(CHOOSE_HOUR), "back": ("undo",), "turn": ("minus", "plus"), "take": ("take",), "inspect": ("look",),
    "note": ("marks",), "agree": ("begin",),
}  # fmt: skip
"""The rows of the planning's key table: the message of each, and its input actions."""
TOOL_WORDS = {"hint": "ui-ld-key-hint"}
"""The messages of tools whose keys do more here than at other tables."""
UNUSED = ("undo", "redo")
"""Commands of other tables: each person answers alone, so nothing is taken back."""


class PlanningPause(PauseDialog):
    """The pause of the planning. Esc and the key of the pause resume like the button: they close the cover, too, with `go_on`."""

    def __init__(self, table: DialogTable, go_on: Callable[[], Navigation | None], rows: Callable[[], Sequence[Box]]) -> None:
        super().__init__(table, partial(_planning_facts, table, go_on, rows))
        self.go_on = go_on

    def take(self, event: pygame.event.Event) -> bool:
        """Resume with a key that closes the dialog."""
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", self.toggle_action):
            self.table.dialog = None
            self.go_on()
            return True
        return super().take(event)


def _planning_facts(table: DialogTable, go_on: Callable[[], Navigation | None], rows: Callable[[], Sequence[Box]]) -> PauseFacts:
    """The state of the day, and the keys. For a gamepad the how-to-play page explains the cursor."""
    primer, pad = ("primer", lambda: table.open(dialog_on(table))), table.context.input.device == PAD
    keys = () if pad else _planning_keys(table)
    t, told = table.client.view.state, (*rows(), seed_fact(table))
    idle = UNUSED if t.phase == "planning" else (*UNUSED, "hint")  # before the first stroke there is nothing to advise
    return PauseFacts(
        name(t.options.story), told, entries=[primer], tools=("rulebook", *idle), keys=keys,
        all_keys=not pad, pans=True, resume=go_on,
    )  # fmt: skip


def _planning_keys(table: DialogTable) -> KeyRows:
    """The keys of the planning."""
    state = table.context.input
    keys = [(" ".join(map(state.named, actions)), say(f"ui-ld-key-{what}")) for what, actions in KEY_ROWS.items()]
    tools = [(state.named(what), say(TOOL_WORDS.get(what, f"ui-tool-{what}"))) for what in table.commands() if what not in UNUSED]
    return [("1 – 6", say("ui-ld-key-number")), *(row for row in keys + tools if row[0].strip())]


def story_pause(table: DialogTable) -> PauseDialog:
    """The pause of the story: who plays whom, Dread, and the target."""
    return PauseDialog(table, partial(_story_facts, table))


def _story_facts(table: DialogTable) -> PauseFacts:
    t, holders = table.client.view.state, table.client.match.holders
    cast = [say("ui-ld-scene-holder", seat=who.id, holder=holder_words(holders[seat])) for seat, who in enumerate(t.people)]
    state = (say("table-dread", dread=t.dread, most=NUMBERS.dread_limit), say("table-target", target=showdown_target(t)))
    rows = [*(fact(words, P.text, 21) for words in cast), Space(8), *(fact(words, P.muted) for words in state), seed_fact(table)]
    primer = ("primer", lambda: table.open(dialog_on(table)))
    return PauseFacts(name(t.options.story), rows, entries=[primer], tools=("aid",))

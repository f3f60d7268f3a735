"""What the painters and the targets of the table get: one frozen snapshot of an open half, without the controller and without actions.

It holds what the open side may know, and nothing else. Panels that are cached get smaller props, which are taken from it.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import lit
from game.rules.terrorscape.tables.cards import ITEMS, SURVIVORS, TRAITS
from game.rules.terrorscape.villa import WAY
from game.text import Speaker
from game.ui.draw.theme import Colour
from game.ui.terrorscape.board.aids import AidProps
from game.ui.terrorscape.board.villa import Bump, Walk
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.layout import Layout
from game.ui.widgets.focus import Target

Key = tuple[Any, ...]
MAIN: dict[type[Choice], str] = {
    answer.Walk: "move", answer.Calm: "calm", answer.Exert: "special", answer.TakePassage: "special", answer.Clear: "unbar",
    answer.Repair: "repair", answer.Rummage: "search",
}  # fmt: skip
"""The main actions by the answers that begin them. Those that need no further choice are buttons, the others are chosen on the board."""


@dataclass
class OptionMap:
    """The options by target key. `tray` are cards to pick, `buttons` yes, no and done, `rows` all others."""

    places: dict[Key, Choice] = field(default_factory=dict)
    tray: dict[str, Choice] = field(default_factory=dict)
    rows: list[Choice] = field(default_factory=list)
    buttons: list[Choice] = field(default_factory=list)

    def of(self, kind: str) -> dict[Key, Choice]:
        """The options whose keys are of one kind."""
        return {key: choice for key, choice in self.places.items() if key[0] == kind}

    def first_key(self, *, spares: bool = False) -> object:
        """The first target key to focus: on the board or a card, else a button; None without options.

        It `spares` items and cards where "done" is an answer, too: nothing is spent by a press too many.
        """
        for kind in ("room", "gate", "survivor", "item", "hand", "action"):
            if found := self.of(kind):
                if spares and kind in ("item", "hand") and Done() in self.buttons:
                    return ("button", self.buttons.index(Done()))
                return next(iter(found))
        if self.tray:
            return ("card", next(iter(self.tray)))
        return ("row", 0) if self.rows else ("button", 0) if self.buttons else None


class Caps(NamedTuple):
    """The labels of the keys that answer, "" without one."""

    take: str = ""
    usual: str = ""
    next: str = ""
    undo: str = ""
    menu: str = ""
    back: str = ""


class RecapLine(NamedTuple):
    """A public Event on the curtain: icon, its colour, and a sentence."""

    sign: str
    colour: Colour
    words: str


class CurtainProps(NamedTuple):
    """The curtain, `own` in a window with one side only: the held share of its key, its motion, and what was public."""

    own: bool
    share: float
    cloth_elapsed: float
    shutter_elapsed: float
    lines: tuple[RecapLine, ...] = ()


@dataclass(frozen=True)
class PromptProps:
    """The open prompt as the side at this table has it.

    `id` is that of the prompt, "" at the end of the match, and `words` its text. `seat` is the one that the player answers for,
    `asks` the same while nothing else is shown. `usual` is the answer that Space gives, `left` are the steps of a walk.
    """

    id: str = ""
    words: str = ""
    seat: Seat | None = None
    asks: Seat | None = None
    prompted: tuple[Seat, ...] = ()
    usual: Choice | None = None
    may_pass: bool = False
    may_undo: bool = False
    left: int = 0


@dataclass(frozen=True)
class TableProps:
    """A table as it is painted.

    `side` is the open half, "" for a spectator, None behind the curtain; `front` is the half in front, `mode` the seating. `busy`
    means that anything is still to be shown, `animating` that clips run, `stopped` that a notice waits, `pending` that moves of
    agents are held back, `tools` are the commands that are available, `recap` that a side sees what it has missed. `played` is the card of the killer's that is being shown, "" for none;
    `taken` are the survivors by the action that they took.
    `aids` are those of the side on its board, `known` what the killer can know of each survivor. `aimed` says that the focus lies where
    somebody points or has moved it.
    """

    t: State
    side: str | None
    front: str
    mode: str
    layout: Layout
    options: OptionMap
    prompt: PromptProps
    curtain: CurtainProps
    caps: Caps
    speaker: Speaker
    tools: tuple[str, ...] = ()
    focus: object = None
    targets: tuple[Target, ...] = ()
    busy: bool = False
    animating: bool = False
    stopped: bool = False
    begun: int = 0
    pending: bool = False
    recap: bool = False
    caption: str = ""
    message: str = ""
    good: bool = False
    dice: tuple[int, ...] = ()
    throw: DiceThrow = field(default_factory=DiceThrow)
    shows_board: bool = False
    walks: tuple[tuple[str, Walk], ...] = ()
    bump: Bump | None = None
    flash: float = 0.0
    shade: float = 0.0
    played: str = ""
    taken: tuple[tuple[str, tuple[int, ...]], ...] = ()
    log: tuple[str, ...] = ()
    latest: str = ""
    aids: AidProps = field(default_factory=AidProps)
    known: tuple[tuple[int, int] | None, ...] = (None, None, None)
    aimed: bool = True

    def label(self, choice: Choice) -> str:
        """An answer to the open prompt in words."""
        return self.speaker.choice(choice, self.prompt.id)

    def find(self, key: object) -> Target | None:
        """The target with this key."""
        return next((item for item in self.targets if item.key == key), None)

    def group(self, *groups: str) -> tuple[Target, ...]:
        """The targets of these groups."""
        return tuple(item for item in self.targets if item.group in groups)

    @property
    def focused(self) -> Target | None:
        """The target with the focus."""
        return self.find(self.focus) if self.focus is not None else None

    @property
    def specials(self) -> list[Choice]:
        """What the main action "special" can be for the prompted survivor: an ability, an item, a trait, a secret passage."""
        seat, every = self.prompt.seat, [*self.options.places.values(), *self.options.rows]
        if not seat or self.prompt.id != "prompt-act" or self.t.team.acted[seat - 1]:
            return []
        free = SURVIVORS[self.t.survivors[seat - 1].id].attentive and lit(self.t, seat - 1)
        return [one for one in every if is_special(one) or (isinstance(one, answer.TakePassage) and not free)]

    @property
    def alone(self) -> bool:
        """Whether one side or a spectator has the window to itself."""
        return self.mode not in ("table", "open")


# ------------------------------------------------------------------ options


def is_special(one: Choice) -> bool:
    """Whether an answer is a special action with an ability, an item or a trait."""
    match one:
        case answer.Use(item):
            return ITEMS[item].use == "special"
        case answer.UseTrait(trait):
            return TRAITS[trait].use == "special"
    return isinstance(one, answer.Exert)


def group_options(t: State, seat: Seat | None, options: tuple[Choice, ...]) -> OptionMap:
    """Map each option to its target."""
    found = OptionMap()
    for one in options:
        key = None if seat is None else key_of(t, seat, one)
        card = str(getattr(one, "item", "") or getattr(one, "trait", ""))
        if key is not None and key not in found.places:
            found.places[key] = one
        elif isinstance(one, Done | answer.Accept | answer.Seek):
            found.buttons.append(one)
        elif isinstance(one, answer.Take | answer.PickTrait) and card not in found.tray:
            found.tray[card] = one
        else:
            found.rows.append(one)
    return found


def key_of(t: State, seat: Seat, one: Choice) -> Key | None:
    """The target key of an option; None for a card in the tray or a button."""
    match one:
        case answer.Calm() | answer.Exert() | answer.Repair() | answer.Rummage():
            return ("action", MAIN[type(one)])
        case answer.Walk(place) | answer.Creep(place) | answer.TakePassage(place) | answer.Spot(place):
            return ("room", place)
        case answer.Clear(door) | answer.Bar(door) | answer.Lift(door):
            return ("gate", door)
        case answer.PickPair(first, second):
            return ("gate", WAY[first, second])
        case answer.Name(who):
            return ("survivor", who)
        case answer.Trade(partner):
            return ("trade", partner)
        case answer.Estimate(progress):
            return ("guess", progress)
        case answer.Play(card) | answer.Pay(card):
            return ("hand", t.dark.hand.index(card)) if seat == KILLER and card in t.dark.hand else None
        case answer.Use(item) | answer.Drop(item) | answer.Hand(item):
            return ("item", seat - 1, item) if seat != KILLER and item in t.team.packs[seat - 1] else None
    return None

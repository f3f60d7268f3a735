"""Maps the options of a prompt to target keys: on the board, on a card, on a panel or in the tray."""

from dataclasses import dataclass, field
from typing import Any

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import WAY

Key = tuple[Any, ...]
ACTIONS: dict[type[Choice], str] = {
    answer.Calm: "calm", answer.Exert: "special", answer.Repair: "repair", answer.Rummage: "search",
}  # fmt: skip
"""Actions that need no further choice; the others of the six are chosen on the board."""


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

    def first_key(self) -> object:
        """The first target key to focus: on the board or a card, else a button; None without options."""
        for kind in ("room", "gate", "survivor", "item", "hand", "action"):
            if found := self.of(kind):
                return next(iter(found))
        if self.tray:
            return ("card", next(iter(self.tray)))
        return ("row", 0) if self.rows else ("button", 0) if self.buttons else None


def group_options(t: State, seat: Seat | None, options: tuple[Choice, ...]) -> OptionMap:
    """Map each option to its target."""
    found = OptionMap()
    for one in options:
        key = None if seat is None else key_of(t, seat, one)
        if key is not None and key not in found.places:
            found.places[key] = one
        elif isinstance(one, Done | answer.Accept | answer.Seek):
            found.buttons.append(one)
        elif isinstance(one, answer.Take | answer.PickTrait) and _card(one) not in found.tray:
            found.tray[_card(one)] = one
        else:
            found.rows.append(one)
    return found


def _card(one: Choice) -> str:
    return str(getattr(one, "item", "") or getattr(one, "trait", ""))


def key_of(t: State, seat: Seat, one: Choice) -> Key | None:
    """The target key of an option; None for a card in the tray or a button."""
    if type(one) in ACTIONS:
        return ("action", ACTIONS[type(one)])
    match one:
        case answer.Walk(to) | answer.Creep(to) | answer.TakePassage(to):
            return ("room", to)
        case answer.Spot(place):
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
            pack = t.team.packs[seat - 1] if seat != KILLER else []
            return ("item", seat - 1, item) if item in pack else None
    return None

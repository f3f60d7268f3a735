"""Which of the six actions each survivor has taken in this turn, read from the answers of its own side."""

from collections.abc import Sequence

from game.rules.engine.script import Action, Choice
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.tables.cards import ITEMS, TRAITS

MAIN: dict[type[Choice], str] = {
    answer.Walk: "move", answer.Calm: "calm", answer.Exert: "special", answer.TakePassage: "special", answer.Clear: "unbar",
    answer.Repair: "repair", answer.Rummage: "search",
}  # fmt: skip


def actions_taken(actions: Sequence[Action], acted: Sequence[bool]) -> dict[str, list[int]]:
    """The survivors by the action that they took since the killer's last answer; `acted` tells who has taken one."""
    found: dict[int, str] = {}
    for action in reversed(actions):
        if action.seat == KILLER:
            break
        what = "special" if _special(action.choice) else MAIN.get(type(action.choice), "")
        if what and action.seat - 1 < len(acted) and acted[action.seat - 1]:
            found[action.seat - 1] = what  # the first answer names the action; the rest are its steps
    made: dict[str, list[int]] = {}
    for number in sorted(found):
        made.setdefault(found[number], []).append(number)
    return made


def _special(choice: Choice) -> bool:
    """Whether an answer uses an item or a trait as a survivor's main action."""
    if isinstance(choice, answer.UseTrait):
        return TRAITS[choice.trait].use == "special"
    return isinstance(choice, answer.Use) and ITEMS[choice.item].use == "special"

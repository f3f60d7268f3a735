"""Which of the six actions each survivor has taken in this turn: told by the answers of its own side alone."""

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
    """By the name of an action the survivors who took it since the killer's last answer; `acted` says who has taken one at all."""
    found: dict[int, str] = {}
    for action in reversed(actions):
        if action.seat == KILLER:
            break
        what = "special" if _special(action.choice) else MAIN.get(type(action.choice), "")
        if what and action.seat - 1 < len(acted) and acted[action.seat - 1]:
            found[action.seat - 1] = what  # what came first counts: the rest are steps of it
    made: dict[str, list[int]] = {}
    for number in sorted(found):
        made.setdefault(found[number], []).append(number)
    return made


def _special(choice: Choice) -> bool:
    """Whether an answer uses an item or a trait up as a survivor's own action."""
    if isinstance(choice, answer.UseTrait):
        return TRAITS[choice.trait].use == "special"
    return isinstance(choice, answer.Use) and ITEMS[choice.item].use == "special"

"""One side at the table: its seats, its shared view, its agents, and the actions it has taken."""

from collections.abc import Sequence

from game.match import Match
from game.rules.engine.script import Action, Choice
from game.rules.engine.secret import Seat
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.seats import KILLER as HUNTER, TEAM
from game.rules.terrorscape.tables.cards import ITEMS, TRAITS
from game.ui.scene.context import AppContext
from game.ui.table.seated.sides import SideClient
from game.ui.terrorscape.layout import KILLER, SURVIVORS

SEATS: dict[str, frozenset[Seat]] = {SURVIVORS: frozenset(TEAM), KILLER: frozenset((HUNTER,))}
ACT = "prompt-act"
"""The prompt to all survivors, of whom any may answer first (TS-068)."""
MAIN: dict[type[Choice], str] = {
    answer.Walk: "move", answer.Calm: "calm", answer.Exert: "special", answer.TakePassage: "special", answer.Clear: "unbar",
    answer.Repair: "repair", answer.Rummage: "search",
}  # fmt: skip


class Side(SideClient):
    """The match client of one side: "survivors", "killer", or "" for a spectator.

    `passed_round` is the round in which the persons of this side let its agents act first.
    """

    def __init__(self, context: AppContext, match: Match, name: str, *, apart: bool = False) -> None:
        self.passed_round = 0
        super().__init__(context, match, name, SEATS.get(name, frozenset()), apart=apart)

    @property
    def partners(self) -> list[Seat]:
        """The agents of this side that may act before or between its persons."""
        decision = self.decision
        if decision is None or decision.prompt != ACT:
            return []
        return [seat for seat in self.match.awaited_agents() if seat in self.held]

    @property
    def thinking(self) -> list[Seat]:
        """The agents that answer now.

        If persons of this side are prompted, too, its agents act once those have taken their main actions or let them go first.
        """
        if not self.prompted:
            return super().thinking
        partners, state = self.partners, self.view.state
        goes = bool(partners) and (self.passed_round == state.round or all(state.team.acted[seat - 1] for seat in self.prompted))
        return partners if goes else []

    def rewind(self) -> None:
        """Update everything after the match has gone back or forward."""
        super().rewind()
        self.passed_round = 0


# ------------------------------------------------------------------ actions taken


def actions_taken(actions: Sequence[Action], acted: Sequence[bool]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The survivors by the action that they took since the killer's last answer; `acted` tells who has taken one."""
    found: dict[int, str] = {}
    for action in reversed(actions):
        if action.seat == HUNTER:
            break
        what = "special" if _special(action.choice) else MAIN.get(type(action.choice), "")
        if what and action.seat - 1 < len(acted) and acted[action.seat - 1]:
            found[action.seat - 1] = what  # the first answer names the action; the rest are its steps
    made: dict[str, list[int]] = {}
    for number in sorted(found):
        made.setdefault(found[number], []).append(number)
    return tuple((what, tuple(who)) for what, who in made.items())


def _special(choice: Choice) -> bool:
    """Whether an answer uses an item or a trait as a survivor's main action."""
    if isinstance(choice, answer.UseTrait):
        return TRAITS[choice.trait].use == "special"
    return isinstance(choice, answer.Use) and ITEMS[choice.item].use == "special"

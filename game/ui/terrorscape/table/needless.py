"""Questions that a person need not be asked: those whose answers change nothing, and those that were answered before in the same turn.

The rules ask them, so that a missing question tells the other side nothing (TS-211); they are answered at once only where no person of
the other side could notice.
"""

from collections.abc import Iterator, Sequence

from game.match import PERSON
from game.rules.engine.script import Action, Choice, Done
from game.rules.engine.secret import Seat
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ITEMS
from game.ui.table.acts import Act, Answer
from game.ui.table.facts import TableFacts
from game.ui.terrorscape.table.sides import ACT

ATTACK = "prompt-attack"
"""A question that shows the odds of an attack before it begins, even if no card can be played."""


class Needless:
    """Answers needless questions. `turn` is that of the last question: one that is asked again after an undo is left to the person.

    `over` are the survivors that were done in this round; a trade makes a partner answer again.
    """

    def __init__(self) -> None:
        self.turn = -1
        self.over = set[tuple[int, Seat]]()

    def answer(self, facts: TableFacts, actions: Sequence[Action]) -> Act:
        """The answer to the open question, if it is needless; `actions` are those of the match."""
        decision, t = facts.decision, facts.state
        if decision is None or facts.busy or facts.seat is None:
            return None
        fresh, self.turn = facts.turn > self.turn, facts.turn
        if not fresh:
            self.over.clear()
            return None
        if facts.seat == KILLER:
            alone = all(facts.holders.get(seat) != PERSON for seat in TEAM)
            return Answer(Done()) if alone and facts.options == (Done(),) and decision.prompt != ATTACK else None
        if decision.prompt != ACT:
            return None
        self.over |= {(t.round, seat) for seat, done in enumerate(t.team.finished, 1) if done}
        for seat in facts.prompted:
            if t.team.acted[seat - 1] and self._has_nothing(t, seat, decision.options[seat], actions):
                return Answer(Done(), seat)
        return None

    def _has_nothing(self, t: State, seat: Seat, options: Sequence[Choice], actions: Sequence[Action]) -> bool:
        """Whether a survivor who has acted can do nothing more that matters, or only trade, and has been done or traded before."""
        left = [one for one in options if not isinstance(one, Done) and not changes_nothing(t, seat, one)]
        done = (t.round, seat) in self.over
        traded = {who for one in since_killer(actions) for who in _partners(t, seat, one)}
        return Done() in options and all(isinstance(one, answer.Trade) and (done or one.partner in traded) for one in left)


def changes_nothing(t: State, seat: Seat, one: Choice) -> bool:
    """Whether an answer only makes noise where there is noise already, or while a firecracker drowns all of it."""
    flash = isinstance(one, answer.Use) and ITEMS[one.item].effect == "flash"
    return flash and (t.team.cracker or t.team.places[seat - 1] in t.team.pending)


def since_killer(actions: Sequence[Action]) -> Iterator[Action]:
    """The answers since the killer's last one, the latest first."""
    for action in reversed(actions):
        if action.seat == KILLER:
            return
        yield action


def _partners(t: State, seat: Seat, action: Action) -> Iterator[str]:
    """With whom a survivor has traded in an answer, as either partner."""
    if isinstance(action.choice, answer.Trade):
        if action.seat == seat:
            yield action.choice.partner
        elif action.choice.partner == t.survivors[seat - 1].id:
            yield t.survivors[action.seat - 1].id

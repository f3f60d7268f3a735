"""The open question of an agent of London Dread, and the functions that answer each prompt."""

from game.rules.engine.agent import Advice, Observation
from game.rules.engine.agent_question import AgentQuestion, PromptHandlers
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat
from game.rules.london.agents.task import Wishes
from game.rules.london.choice import Deplete, Draw, Play, Spend, Use
from game.rules.london.effects.deed import Step
from game.rules.london.investigations.points import added, card_icons, matching
from game.rules.london.investigations.ways import deed_of
from game.rules.london.state import Character, Inquiry, State
from game.rules.london.tables.cards import ITEMS


class Ask(AgentQuestion[State]):
    """One question for `seat`.

    `effort` scales the search for a plan, `wishes` are requests of persons to companions: (seat, slot, place).
    """

    def __init__(
        self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float, effort: float, wishes: Wishes = ()
    ) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.effort, self.wishes = effort, wishes

    @classmethod
    def seen(
        cls, observation: Observation[State], seat: Seat, rng: Rng, *, noise: float, effort: float, wishes: Wishes = ()
    ) -> "Ask":
        """Create one from the open question of an observation."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(observation.state, seat, observation.decision, rng, noise=noise, effort=effort, wishes=wishes)

    @property
    def me(self) -> Character:
        """The Character of this seat."""
        return self.t.people[self.seat]

    @property
    def inquiry(self) -> Inquiry:
        """The investigation in progress."""
        assert self.t.inquiry is not None, "nothing is being investigated"
        return self.t.inquiry


ANSWERS = PromptHandlers[Ask]()
"""The function that answers each prompt, by its id."""
answers = ANSWERS.on


def advise(choice: Choice, reason: str, /, **about: str | int) -> Advice:
    """An Advice from a choice and its reason."""
    return Advice(choice, reason, dict(about))


DRAWN = 0.8
"""Action Points that a card of the Investigation deck brings on average."""
PEEKED = 1.4
"""Action Points of the best of a few cards."""


def gain(t: State, seat: Seat, choice: Choice) -> float:
    """The expected Action Points of an addition to the investigation."""
    assert t.inquiry is not None, "nothing is being investigated"
    if isinstance(choice, Draw):
        return DRAWN
    if isinstance(choice, Play):
        return matching(t, t.inquiry, card_icons(choice.card))
    if not isinstance(choice, Use | Deplete | Spend):
        return 0.0
    deed = deed_of(t, seat, choice)
    return added(t, t.inquiry, deed) + sum(_step_gain(t, seat, t.inquiry, step) for step in deed.steps)


def _step_gain(t: State, seat: Seat, inquiry: Inquiry, step: Step) -> float:
    """The expected Action Points of a step, apart from its icons."""
    match step.do:
        case "peek-add":
            return PEEKED if len(t.deck) >= step.n else DRAWN
        case "confidence" if t.phase == "endgame":
            return DRAWN * step.n
        case "ready-item":
            again = [deed for item in t.people[seat].items if item.tilted for deed in ITEMS[item.id].use]
            return max((added(t, inquiry, deed) for deed in again), default=0)
    return 0.0


def source(choice: Choice) -> str:
    """The source of an addition; all ways of one Item are one source."""
    return getattr(choice, "item", repr(choice))

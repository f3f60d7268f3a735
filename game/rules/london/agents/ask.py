"""A question as a companion sees it, and the functions that answer each prompt."""

from game.rules.engine.agent import Advice, View
from game.rules.engine.asked import Asked, Prompts
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat
from game.rules.london.choice import Deplete, Draw, Play, Spend, Use
from game.rules.london.points import added, card_icons, matching
from game.rules.london.state import Character, Inquiry, State
from game.rules.london.ways import deed_of


class Ask(Asked[State]):
    """One question for `seat`; `effort` is how many days a companion tries on paper before the plan is made."""

    def __init__(self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float, effort: int) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.effort = effort

    @classmethod
    def seen(cls, view: View[State], seat: Seat, rng: Rng, *, noise: float, effort: int) -> "Ask":
        """The open question of a view."""
        if view.decision is None:
            raise ValueError("nothing is asked")
        return cls(view.state, seat, view.decision, rng, noise=noise, effort=effort)

    @property
    def me(self) -> Character:
        """The own sheet."""
        return self.t.people[self.seat]

    @property
    def inquiry(self) -> Inquiry:
        """The investigation that is going on."""
        assert self.t.inquiry is not None, "nothing is being investigated"
        return self.t.inquiry


ANSWERS = Prompts[Ask]()
"""How each prompt is answered, by its id."""
answers = ANSWERS.on


def advise(choice: Choice, reason: str, /, **about: str | int) -> Advice:
    """A choice and why."""
    return Advice(choice, reason, dict(about))


DRAWN = 0.8
"""Action Points that a card of the Investigation deck brings on average."""
PRICES = {Use: 0.3, Draw: 0.85, Play: 0.25, Spend: 1.3, Deplete: 2.2}


def gain(t: State, seat: Seat, choice: Choice) -> float:
    """How many Action Points an addition brings to what is investigated."""
    assert t.inquiry is not None, "nothing is being investigated"
    if isinstance(choice, Draw):
        return DRAWN
    if isinstance(choice, Play):
        return matching(t, t.inquiry, card_icons(choice.card))
    if not isinstance(choice, Use | Deplete | Spend):
        return 0.0
    return added(t, t.inquiry, deed_of(t, seat, choice))


def price(choice: Choice) -> float:
    """What an addition takes away from later."""
    return PRICES.get(type(choice), 9.0)


def source(choice: Choice) -> str:
    """What an addition comes from: the ways of one Item are one source."""
    return getattr(choice, "item", repr(choice))

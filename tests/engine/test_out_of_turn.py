"""What a seat may put in although it is not awaited: `Decision.out_of_turn`."""

import pytest
from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Done, Event, Game, IllegalAction, Rule, freeze
from game.rules.engine.secret import EVERYBODY, Audience, Seat, redact


class Nod(Choice, frozen=True):
    """Nod."""


class Cough(Choice, frozen=True):
    """Interrupt."""


class Coughed(Event, frozen=True):
    seat: int


class Room(Struct):
    """Who coughed, and how often somebody nodded."""

    rng: Rng
    coughs: list[Seat] = []
    nods: int = 0


class Parlour:
    """Seat 0 is asked to nod three times; seats 1 and 2 may cough, as often as they like."""

    state_type = Room
    audience: Audience = EVERYBODY

    def step(self, room: Room) -> Rule[bool]:
        """Ask once more."""
        aside = {1: (Cough(),), 2: (Cough(),)}
        question = Decision("toy-nod", {0: (Nod(), Done())}, audience=self.audience, public_prompt="toy-wait", out_of_turn=aside)
        while (answer := (yield question)).choice == Cough():
            room.coughs.append(answer.seat)
            yield Coughed(answer.seat)
        room.nods += 1
        return room.nods == 3


class Hushed(Parlour):
    """The same, but it is for seat 0 alone to know what it is asked."""

    audience: Audience = (0,)


def parlour(script: Parlour | None = None) -> Game[Room]:
    return Game.of(script or Parlour(), Room(Rng(1)))


def refused(game: Game[Room], seat: Seat, choice: Choice) -> tuple[str, dict[str, object]]:
    """Why a seat may not answer so; nothing has changed."""
    before = freeze(game.state), list(game.answers)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(Action(seat, choice))
    assert (freeze(game.state), game.answers) == before
    return refusal.value.reason, refusal.value.values


def test_what_stands_aside_may_be_put_in_and_nothing_else() -> None:
    game = parlour()
    before = game.decision
    for seat in (2, 1):
        assert game.apply(Action(seat, Cough())) == [Coughed(seat)]
        assert game.decision == before, "and the question is asked again"
    game.apply(Action(0, Nod()))
    assert (game.state.coughs, game.state.nods) == ([2, 1], 1)
    # the question was put to another, and nobody is there; whoever is asked has no more than the others
    for seat, choice in ((1, Nod()), (3, Cough())):
        assert refused(parlour(), seat, choice) == ("refused-not-awaited", {"seat": seat})
    assert refused(parlour(), 0, Cough())[0] == "refused-not-legal"
    game.apply(Action(0, Nod()))
    game.apply(Action(0, Nod()))
    assert refused(game, 1, Cough())[0] == "refused-over", "when all is over nobody coughs"


def test_what_was_put_in_is_forked_taken_back_and_played_again() -> None:
    game = parlour()
    for action in (Action(1, Cough()), Action(2, Cough())):
        game.apply(action)
    back = game.fork(undo=1)
    assert (back.state.coughs, back.decision) == ([1], game.decision)
    again = Game(Parlour(), game.mark()).start()
    assert (freeze(again.state), again.decision) == (freeze(game.state), game.decision)
    game.apply(Action(0, Nod()))
    assert game.answers == [], "a step is over: a checkpoint was taken"
    assert (game.mark().answers, Game(Parlour(), game.mark()).start().state.coughs) == ((), [1, 2])


@pytest.mark.parametrize("script", [Parlour(), Hushed()])
def test_what_stands_aside_is_open_to_all(script: Parlour) -> None:
    decision = parlour(script).decision
    assert decision is not None
    for seats in (frozenset[int](), frozenset({1}), frozenset({0}), frozenset({0, 1, 2})):
        seen = decision.for_seats(seats)
        assert (seen.out_of_turn, redact(seen, seats)) == (decision.out_of_turn, seen)
    assert decision.for_seats({1}).prompt == ("toy-wait" if decision.is_private else "toy-nod")
    assert decision.for_seats({1}).options == {0: ()}, "but not what another is asked"

"""Scripts, decisions, and a match as checkpoint and answers."""

import random
from typing import Any

import cutpurse
import pytest
from cutpurse import Give, Play, Player, Rob, Table
from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Done, Game, IllegalAction, Mark, Rule, choose, freeze, thaw
from game.rules.engine.secret import CLOCK, Secret

RULES = cutpurse.RULES


def table(hands: list[list[str]], deck: list[str]) -> Game[Table]:
    """A table with these hands; the deck is drawn from its end."""
    players = [Player([Secret(card, (seat,)) for card in hand]) for seat, hand in enumerate(hands)]
    return Game.of(RULES, Table(Rng(1), [Secret(card) for card in deck], players))


def new_game(seed: int) -> Game[Table]:
    return Game.of(RULES, RULES.new_game(cutpurse.Options(), seed))


def any_action(game: Game[Any], dice: random.Random) -> Action:
    assert game.decision is not None
    seat = dice.choice(list(game.decision.options))
    return Action(seat, dice.choice(game.decision.options[seat]))


def test_a_card_that_asks_in_the_middle_reads_like_its_text() -> None:
    game = table(hands=[["thief"], ["dice", "thief"]], deck=["dice", "dice", "dice"])
    game.apply(Action(0, Play("thief")))
    game.apply(Action(0, Rob(1)))
    assert game.decision == Decision("toy-give", {1: (Give("dice"), Give("thief"))}, {"seat": 0}, Give("dice"))
    back = game.fork(undo=1)
    assert back.decision is not None and back.decision.prompt == "toy-rob"
    passed = game.apply(Action(1, Give("thief")))[0]
    assert [card.face for card in game.state.players[0].hand] == ["dice", "thief"]
    assert passed == cutpurse.Passed(1, 0, Secret("thief", (0, 1)))


@pytest.mark.parametrize("seed", range(8))
def test_a_fork_in_the_middle_of_a_card_and_a_playout_without_checkpoints_are_the_same_game(seed: int) -> None:
    game, dice = new_game(seed), random.Random(seed)
    quick = Game.of(RULES, RULES.new_game(cutpurse.Options(), seed), keep=False)
    start = quick.checkpoint
    while game.decision:
        fork = game.fork()
        assert (fork.state, fork.decision) == (game.state, game.decision)
        action = any_action(game, dice)
        before = freeze(game.state)
        news = fork.apply(action)
        assert (freeze(game.state), game.apply(action), fork.state) == (before, news, game.state), "a fork is apart"
        assert quick.apply(action) == news and quick.fork().state == game.state
    assert game.state == quick.state and quick.checkpoint == start != game.checkpoint


def test_answers_since_the_checkpoint_lead_to_the_same_moment_and_a_game_waits_for_its_start() -> None:
    game, dice = new_game(3), random.Random(3)
    for _ in range(8):
        game.apply(any_action(game, dice))
    mark = game.mark()
    assert Game(RULES, mark).start().state == game.state
    again = Game(RULES, Mark(mark.checkpoint)).start()
    for action in mark.answers:
        again.apply(action)
    assert again.decision == game.decision
    # a new game does nothing until it is started
    mark = new_game(3).mark()
    game = Game(RULES, mark)
    assert (game.decision, game.news, game.steps, freeze(game.state)) == (None, [], 0, mark.checkpoint)
    with pytest.raises(IllegalAction, match="over"):
        game.apply(Action(0, Play("dice")))
    game.start()
    assert game.decision is not None
    with pytest.raises(RuntimeError, match="already"):
        game.start()


def test_the_hook_gets_every_event_while_the_state_is_of_that_moment() -> None:
    """Turn, drawn card and played card: the hand is one card larger, then of the old size; both games go the same way."""
    game = table(hands=[["dice"], ["dice"]], deck=["dice", "thief", "dice"])
    seen: list[tuple[Any, int]] = []
    hooked = Game(RULES, game.mark())
    hooked.on_event = lambda one: seen.append((one, len(hooked.state.players[0].hand)))
    hooked.start()
    assert seen == [(game.news[0], 2)]
    del seen[:]
    assert hooked.apply(Action(0, Play("dice"))) == game.apply(Action(0, Play("dice")))
    assert ([one for one, _ in seen], {cards for _, cards in seen}, hooked.state) == (game.news, {1}, game.state)


def test_what_is_not_an_answer_is_refused_by_rule_and_changes_nothing() -> None:
    game = new_game(1)
    before, asked = freeze(game.state), game.decision
    for action in (Action(1, Play("dice")), Action(0, Play("nope")), Action(0, Done()), Action(CLOCK, Done()), Action(0, "Play")):
        with pytest.raises(IllegalAction):
            game.apply(action)
        assert (freeze(game.state), game.decision, game.answers) == (before, asked, [])
    # a refusal says what and by which rule
    refusal = IllegalAction("refused-wall", "CR-059", square=3)
    assert (refusal.reason, refusal.rule, refusal.values) == ("refused-wall", "CR-059", {"square": 3})
    assert (str(refusal), str(IllegalAction("refused-over"))) == ("refused-wall {'square': 3} CR-059", "refused-over")


class Counted(Struct):
    log: list[str] = []


class Script:
    state_type = Counted

    def __init__(self, step: Any) -> None:
        self.step = step


class Pick(Choice, frozen=True):
    letter: str


def run(step: Any) -> Game[Counted]:
    return Game.of(Script(step), Counted())


def test_a_forced_question_answers_itself_and_one_without_answers_is_a_bug() -> None:
    def step(state: Counted) -> Rule[bool]:
        answer = yield from choose(0, "which", [Pick("a")])
        state.log.append(answer.letter)
        answer = yield from choose(0, "which", [Pick("b")], forced=False)
        state.log.append(answer.letter)
        return True

    game = run(step)
    assert (game.state.log, game.decision) == (["a"], Decision("which", {0: (Pick("b"),)}))
    game.apply(Action(0, Pick("b")))
    assert (game.state.log, game.decision) == (["a", "b"], None)

    # a question without answers is a bug
    def mistaken(state: Counted) -> Rule[bool]:
        yield from choose(0, "which", list[Pick]())
        return True

    with pytest.raises(ValueError, match="which has no options"):
        run(mistaken)


def test_a_finished_match_asks_nothing_and_foreign_bytes_are_no_state() -> None:
    def step(state: Counted) -> Rule[bool]:
        state.log.append("step")
        return len(state.log) == 3
        yield

    game = run(step)
    assert (game.state.log, game.decision, game.steps) == (["step"] * 3, None, 3)
    with pytest.raises(IllegalAction, match="over"):
        game.apply(Action(0, Done()))
    # foreign bytes are no state
    with pytest.raises(ValueError, match=r".+"):
        thaw(Table, b"\x00rubbish")
    with pytest.raises(ValueError, match=r".+"):
        thaw(Table, freeze(Counted()))


def test_seats_see_their_own_options_and_veiled_questions_hide_the_rest() -> None:
    asked = Decision("bid", {0: (Pick("a"), Done()), 1: (Pick("b"),), CLOCK: (Done(),)}, {"lot": 1}, Done(), 500)
    assert asked.for_seats({0}) == Decision("bid", {0: (Pick("a"), Done()), 1: (), CLOCK: ()}, {"lot": 1}, Done(), 500)
    assert asked.for_seats({0, 1, CLOCK}) == asked
    assert asked.for_seats(set()) == Decision("bid", {0: (), 1: (), CLOCK: ()}, {"lot": 1}, None, 500)
    # a default is shown to those who may give it
    asked = Decision("pick", {0: (Pick("a"),), 1: (Pick("b"),)}, {}, Pick("b"))
    assert asked.for_seats({1}).default == Pick("b") and asked.for_seats({0}).default is None
    # a veiled question does not tell the others what is asked nor whom
    asked = Decision("draw", {1: (Pick("a"),)}, {"card": 1}, Pick("a"), audience=(1, 2), public_prompt="wait")
    also = Decision("walk", {2: (Pick("b"), Done())}, audience=(1, 2), public_prompt="wait")
    assert asked.for_seats({0}) == also.for_seats({0}) == asked.for_seats(set()) == Decision("wait", {1: (), 2: ()})
    assert (asked.for_seats({1}), asked.for_seats({2}).prompt) == (asked, "draw")
    assert asked.for_seats({2}).options == {1: ()}

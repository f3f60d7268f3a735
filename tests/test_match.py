"""The conversation with a match: answers, refusals, views, undo, the clock, crashes."""

from itertools import product
from typing import Any

import cutpurse
import pytest
import toys
from cutpurse import Give, Play, Rob, Table
from sealed import Bid, LotSold

from game.match import Match, MatchCrash
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Done, IllegalAction, Rule, TimeUp
from game.rules.engine.secret import CLOCK, HiddenError
from game.text import Speaker


def robbery(seats: dict[int, str] | None = None) -> Match:
    """A match that stands at the question whom to rob, of persons unless said otherwise."""
    for seed in range(50):
        match = Match.new("cutpurse", seed=seed, seats=seats or {})
        assert match.decision is not None
        if Play("thief") in match.decision.options[0]:
            match.submit(0, Play("thief"))
            return match
    raise AssertionError("no thief in fifty deals")


def test_a_game_begins_with_the_same_people_and_unknown_games_are_refused() -> None:
    with pytest.raises(OptionsError, match="cutpurse"):
        Match.new("chess", seed=1)
    # options may be text
    assert len(Match.new("cutpurse", seed=1, options={"seats": "4"}).holders) == 4
    # a match begins again with the same people and rules but for what is changed
    first = Match.new("cutpurse", seed=1, options={"seats": 4}, seats={2: "random"})
    same, other = first.again(1), first.again(2, copies=5)
    assert (same.digest, same.holders, same.options) == (first.digest, first.holders, first.options)
    assert (other.seed, other.holders, other.options.seats, other.options.copies) == (2, first.holders, 4, 5)


WRONG: list[tuple[dict[str, Any], dict[Any, str]]] = [
    ({"seats": 9}, {}), ({"seats": "many"}, {}), ({"colour": "red"}, {}), ({}, {7: "random"}), ({}, {"zero": "random"}),
    ({}, {0: "genius"}),
]  # fmt: skip


def test_wrong_options_and_seeds_that_no_state_can_hold_are_refused() -> None:
    for options, seats in WRONG:
        with pytest.raises(OptionsError):
            Match.new("cutpurse", seed=1, options=options, seats=seats)
    for seed in (-1, 2**63, 10**40, None, "7", 1.5, True):
        with pytest.raises(OptionsError, match="seed"):
            Match.new("cutpurse", seed=seed)  # type: ignore[arg-type]


def test_a_refused_answer_changes_nothing_and_says_why() -> None:
    match = robbery()
    before, asked = match.digest, match.decision
    for seat, choice in ((0, Rob(0)), (1, Rob(2)), (0, Give("dice")), (0, Done()), (9, Rob(1)), (CLOCK, TimeUp())):
        with pytest.raises(IllegalAction):
            match.submit(seat, choice)
        assert (match.digest, match.decision) == (before, asked)
    with pytest.raises(IllegalAction) as refusal:
        match.submit(0, Rob(0))
    assert (refusal.value.reason, refusal.value.rule) == ("toy-refused-self", "TOY-004")


@pytest.mark.parametrize("game", list(GAMES))
def test_an_answer_of_a_seat_that_does_not_exist_is_refused(game: str) -> None:
    match = Match.new(game, seed=1)
    before, seats = match.digest, (7, 99, -2, 10**9, None, "0", 0.0, False, (0,))
    assert match.decision is not None
    for seat, choice in product(seats, (next(iter(match.decision.options.values()))[0], Done())):
        with pytest.raises(IllegalAction) as refusal:
            match.submit(seat, choice)  # type: ignore[arg-type]
        assert str(seat) in Speaker(lambda seat: match.rules.seat_name(match.game.state, seat)).refusal(refusal.value)
    assert (match.digest, match.turn) == (before, 0)


def test_views_are_redacted_copies_and_news_too() -> None:
    # a view hides what the seat does not know
    match = robbery()
    view = match.view(1)
    assert [card.face for card in view.state.players[1].hand]
    with pytest.raises(HiddenError):
        _ = view.state.players[0].hand[0].face
    with pytest.raises(HiddenError):
        _ = view.state.deck[0].face
    with pytest.raises(ValueError, match="dice"):
        view.state.rng.below("dice", 6)
    assert view.decision is not None and view.decision.options == {0: ()}
    spectator = match.view(None)
    assert all(card.sealed is None for player in spectator.state.players for card in player.hand)
    both = match.view((0, 1))
    assert all(card.sealed for player in both.state.players[:2] for card in player.hand)
    before = match.digest
    match.view(0).state.players[0].hand.clear()
    assert match.digest == before, "a view is a copy"
    # news are redacted
    match.submit(0, Rob(1))
    assert match.decision is not None
    match.submit(1, match.decision.options[1][0])
    giver, taker, other = (match.news(seat)[0].card.sealed for seat in (1, 0, 2))
    assert giver == taker and giver is not None and other is None and match.news(None)[0].card.sealed is None


def test_answers_are_taken_back_and_given_again() -> None:
    match = robbery()
    before, asked = match.digest, match.decision
    match.submit(0, Rob(2))
    after = match.digest
    match.undo(0)
    assert (match.digest, match.decision) == (before, asked)
    match.redo()
    assert match.digest == after
    with pytest.raises(IllegalAction, match="redo-nothing"):
        match.redo()
    # an agents answer goes back with ones own
    match = robbery({1: "random"})
    before = match.digest
    match.submit(0, Rob(1))
    assert match.awaited_agents() == [1]
    match.undo(0)
    assert match.digest == before
    # nothing is taken back before the first answer
    with pytest.raises(IllegalAction, match="undo-nothing"):
        toys.new("cutpurse", 1)[0].undo(0)


def test_cards_that_came_to_light_and_others_answers_stay() -> None:
    match = robbery()
    match.submit(0, Rob(1))
    with pytest.raises(IllegalAction) as refusal:
        match.undo(1)
    assert refusal.value.reason == "refused-undo-other"
    assert match.decision is not None
    match.submit(1, match.decision.options[1][0])  # the next thief draws a card: it has come to light
    with pytest.raises(IllegalAction) as refusal:
        match.undo(1)
    assert refusal.value.reason == "refused-undo-revealed"


def test_agents_play_until_a_person_is_asked_and_depend_on_the_seed() -> None:
    match = Match.new("cutpurse", seed=3, seats={1: "normal", 2: "random"})
    while match.decision is not None:
        assert list(match.decision.options) == [0]
        match.submit(0, match.decision.options[0][0])
        match.play()
    assert match.outcome is not None and match.outcome.winners
    # an agents answer depends on the seed alone
    seats = dict.fromkeys(range(3), "random")
    first, second = (Match.new("cutpurse", seed=8, seats=seats) for _ in range(2))
    first.play()
    second.play()
    assert first.log == second.log


def test_deadlines_answer_unless_the_stopwatch_is_paused_or_slow() -> None:
    match, time = toys.new("sealed", 1)
    match.submit(0, Bid(3))
    assert match.tick() == []
    with pytest.raises(IllegalAction, match="too-early"):
        match.submit(CLOCK, TimeUp())
    time.now = 5.0
    with pytest.raises(IllegalAction, match="time-up"):
        match.submit(1, Bid(4))
    news = match.tick()
    assert any(isinstance(event, LotSold) and (event.seat, event.paid) == (0, 3) for event in news)
    # a paused stopwatch pauses the game
    match, time = toys.new("sealed", 1)

    def passed(seconds: float) -> bool:
        time.now = seconds
        return bool(match.tick())

    time.now = 4.0
    match.stopwatch.pause()
    assert not passed(100.0)
    match.stopwatch.resume()
    assert not passed(100.9) and passed(101.0)
    # slow motion gives more time
    match, time = toys.new("sealed", 1)
    match.stopwatch.set_pace(0.5)
    assert not passed(9.9) and passed(10.0)


def test_several_seats_may_answer_in_any_order_and_see_only_their_own() -> None:
    match, _ = toys.new("sealed", 1, seats=3)
    match.submit(2, Bid(3))
    assert match.decision is not None and set(match.decision.options) == {0, 1, CLOCK}
    assert match.view(2).state.bids[2].face == "3" and match.view(0).state.bids[2].sealed is None
    assert match.view(0).since is None and match.view(2).since is not None and match.news(0)[0].bid.sealed is None


def broken(t: Table, me: int) -> Rule[None]:
    t.players[me].gold += 99
    raise ZeroDivisionError
    yield  # makes it a script


def test_a_crash_inside_a_card_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = robbery()
    match.undo(0)
    before, asked = match.digest, match.decision
    monkeypatch.setitem(cutpurse.EFFECTS, "thief", broken)
    with pytest.raises(MatchCrash) as crash:
        match.submit(0, Play("thief"))
    assert isinstance(crash.value.__cause__, ZeroDivisionError)
    assert (match.digest, match.decision, match.turn) == (before, asked, 0)
    monkeypatch.undo()
    assert match.submit(0, Play("thief"))


def test_after_the_end_nobody_is_asked() -> None:
    for match, _ in toys.played("cutpurse", 5, copies=6):
        endgame = match
    assert endgame.decision is None and endgame.outcome is not None
    with pytest.raises(IllegalAction, match="over"):
        endgame.submit(0, Play("dice"))
    assert endgame.view(0).decision is None
    endgame.play()


def test_random_play_reaches_every_kind_of_question() -> None:
    decisions = [match.decision for seed in range(20) for match, _ in toys.played("cutpurse", seed)]
    assert {asked.prompt for asked in decisions if asked is not None} == {"toy-play", "toy-rob", "toy-give"}

"""Claims and hidden orders in a whole match: undo, saves, replays, views (DV-110, DV-116 to DV-118)."""

import msgspec
import pytest

from game.match import Match
from game.match.record import Record
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Claim, Enter, Order
from game.rules.engine.script import Done, IllegalAction
from game.storage.replay import verify
from tests.dungeonville.kit import BLACK, ORANGE, WHITE


def begun(seats: dict[int, str] | None = None) -> Match:
    """Three wizards, black begins; persons unless said otherwise."""
    return Match.new("dungeonville", seed=3, options={"seats": 3, "first": 0}, seats=seats or {})


def on(match: Match, answers: int = 1) -> None:
    """Give the first answer that is offered, so often."""
    for _ in range(answers):
        seat, options = next(iter(match.decision.options.items()))
        match.submit(seat, options[0])


def to(match: Match, prompt: str) -> None:
    while match.decision is not None and match.decision.prompt != prompt:
        on(match)


def to_a_pass(match: Match) -> None:
    """To where black may hire nobody, which tells nothing."""
    while match.decision is not None and Done() not in match.decision.options.get(BLACK, ()):
        on(match)
    assert match.game.state.phase == "recruit"


def loaded(match: Match) -> Match:
    return Match.from_record(msgspec.json.decode(msgspec.json.encode(match.to_record()), type=Record))


@pytest.mark.rule("DV-118", "DV-117", "DV-120")
def test_somebody_who_is_not_asked_claims_but_answers_for_nobody_and_the_question_stands() -> None:
    match = begun()
    on(match)
    before = match.decision
    assert before is not None and set(before.options) == {WHITE}
    [failed] = match.submit(ORANGE, Claim())
    assert isinstance(failed, event.ClaimFailed) and match.decision == before and match.news(BLACK) == [failed]
    on(match)
    assert match.turn == 3
    # but may not answer for others and the refusal says why
    match = begun()
    for seat, choice, reason in ((WHITE, Enter("crypt"), "refused-not-awaited"), (9, Claim(), "refused-no-seat")):
        with pytest.raises(IllegalAction) as refused:
            match.submit(seat, choice)
        assert refused.value.reason == reason and match.turn == 0
    # a person may claim while the program is asked
    match = begun({0: "random", 1: "random"})
    assert match.awaited_agents() == [BLACK]
    match.submit(ORANGE, Claim())
    assert match.awaited_agents() == [BLACK], "and the program is asked again"
    match.play()
    assert ORANGE in match.decision.options


@pytest.mark.rule("DV-117", "DV-113", "DV-041", "DV-047", "DV-118")
def test_what_was_claimed_chosen_or_laid_stays() -> None:
    match = begun()
    to_a_pass(match)
    match.submit(BLACK, Done())
    assert match.undo_refusal(BLACK) is None
    match.submit(ORANGE, Claim())
    for seat in (BLACK, ORANGE):
        refusal = match.undo_refusal(seat)
        assert refusal is not None and refusal.reason == "refused-undo-revealed"
    assert str(loaded(match).undo_refusal(BLACK)) == str(match.undo_refusal(BLACK))
    # a dungeon once chosen and an order once laid stay
    match = begun()
    to(match, "prompt-scout")
    match.submit(BLACK, Enter("crypt"))
    refusal = match.undo_refusal(BLACK)
    assert refusal is not None and refusal.reason == "refused-undo-revealed" and event.LineupLaid.reveals
    # what was taken back is not given again after a claim
    match = begun()
    to_a_pass(match)
    match.submit(BLACK, Done())
    match.undo(BLACK)
    assert set(match.decision.options) == {BLACK}
    match.submit(WHITE, Claim())
    with pytest.raises(IllegalAction):
        match.redo()


@pytest.mark.rule("DV-116", "DV-118")
def test_claims_are_saved_and_replayed_in_the_middle_of_a_step_too() -> None:
    match = begun()
    on(match, 2)
    match.submit(BLACK, Claim())
    on(match)
    match.submit(WHITE, Claim())
    back = loaded(match)
    assert (back.digest, back.decision, back.actions, back.log) == (match.digest, match.decision, match.actions, match.log)
    assert verify(match.to_record()) is None
    again = Match.replay(match.to_record())
    assert again.digest == match.digest
    assert [wizard.exposed != "" for wizard in again.game.state.wizards] == [True, True, False]
    on(match)
    on(back)
    assert back.digest == match.digest


@pytest.mark.rule("DV-110", "DV-047")
def test_who_fights_is_not_told_before_it_is_revealed_not_even_by_a_replay_of_the_answers() -> None:
    match = begun()
    to(match, "prompt-scout")
    for seat in range(3):
        match.submit(seat, Enter("crypt"))
    assert match.decision.prompt == "prompt-order"
    laid = match.decision.options[BLACK][3]
    assert isinstance(laid, Order)
    match.submit(BLACK, laid)
    assert match.news(WHITE) == [event.LineupLaid(BLACK, 3)]
    mine, theirs = match.view(BLACK), match.view(WHITE)
    assert [secret.sealed for secret in mine.state.fight.lineups[BLACK]] == list(laid.fighters)
    assert [secret.sealed for secret in theirs.state.fight.lineups[BLACK]] == [None] * 3 and theirs.since in ((), None)
    assert mine.decision.prompt == "prompt-wait-order", "nor what white could lay, which would tell nothing new"
    assert mine.decision.options == {WHITE: ()}
    assert {Claim()} == {claim for claims in mine.decision.out_of_turn.values() for claim in claims}

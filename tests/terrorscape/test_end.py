"""How a night is won and lost (TS-060, TS-063, TS-064, TS-150 to TS-158)."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Calm, Repair, Seek, Walk
from tests.terrorscape.kit import Dice, Evening, night


def at_dawn(**given: object) -> Evening:
    keys, rescue = given.pop("keys", 0), given.pop("rescue", None)
    t = night(**given)  # type: ignore[arg-type]
    t.keys, t.rescue = keys, rescue  # type: ignore[assignment]
    return Evening(t).after(Done())


@pytest.mark.rule("TS-060", "TS-150")
@pytest.mark.parametrize(
    ("keys", "at", "reason"),
    [
        (5, "R1 R1 R1", "won-main-exit"),
        (7, "R1 R1 R1", "won-main-exit"),
        (4, "R1 R1 R1", ""),
        (5, "R1 R2 R1", ""),
        (5, "G5 G5 G5", ""),
    ],
)
def test_five_keys_and_all_three_at_the_main_exit(keys: int, at: str, reason: str) -> None:
    assert at_dawn(keys=keys, at=at.split()).over == reason


@pytest.mark.rule("TS-151", "TS-064", "TS-318", "TS-063", "TS-152", "TS-153", "TS-298", "TS-154")
def test_escapes_are_checked_at_the_start_of_a_turn_and_rescue_comes_first() -> None:
    # the secret exit takes the map and all three
    assert at_dawn(keys=5, at=("G5", "G5", "G5"), packs={"william": ["secret-map"]}).over == "won-secret-exit"
    assert at_dawn(keys=5, at=("G5", "G5", "G3"), packs={"william": ["secret-map"]}).over == ""
    assert at_dawn(keys=4, at=("G5", "G5", "G5"), packs={"william": ["secret-map"]}).over == ""
    # escape is checked at the start of a turn alone
    t = night(side="survivors", at=("R1", "R1", "R2"))
    t.keys, t.survivors[0].hurt = 5, True
    evening = Evening(t).after(Walk("R1"), Done(), seat=3).until("prompt-killer")
    assert not evening.over and evening.t.team.places == ["R1", "R1", "R1"]
    evening.play(Done())
    assert evening.over == "won-main-exit"
    assert evening.seen(event.SurvivorsWon) == [event.SurvivorsWon("won-main-exit")]
    assert RULES.outcome(evening.t).winners == ("survivors",)  # type: ignore[union-attr]
    # rescue comes with the fifth advance
    evening = Evening(night(side="survivors", at=("B1", "B4", "B4"), lair="G1", progress=4)).after(Repair(), seat=1)
    spaces, killer_turns = [evening.t.rescue], 0
    while not evening.over:
        evening.until(
            "prompt-killer", lambda options: Calm() if Calm() in options else Done() if Done() in options else options[0]
        )
        evening.play(Done())
        killer_turns += 1
        spaces.append(evening.t.rescue)
    assert (spaces, killer_turns, evening.over) == ([5, 4, 3, 2, 1, 0], 5, "won-rescue")
    assert [one.left for one in evening.seen(event.RescueMoved, {0})] == [4, 3, 2, 1, 0]
    # noise goes first then rescue then the exits
    evening = at_dawn(keys=5, at=("R1", "R1", "R1"), rescue=1)
    assert evening.over == "won-rescue"
    kinds = [type(one) for one in evening.events]
    assert kinds.index(event.RoundBegan) < kinds.index(event.RescueMoved) < kinds.index(event.SurvivorsWon)


@pytest.mark.rule("TS-155", "TS-157", "TS-158", "TS-222")
def test_one_side_wins_by_the_first_elimination_or_in_time(dice: Dice) -> None:
    # one elimination wins for the killer in the middle of everything
    t = night(lair="R1", at=("R1", "R1", "R1"))
    t.keys, t.rescue, t.survivors[1].hurt = 5, 1, True
    dice(0, 0, 0, 0)
    evening = Evening(t).after(Seek())
    evening.until("prompt-defend", lambda options: options[1]).play(Done())
    assert evening.over == "won-elimination" and evening.game.decision is None
    assert RULES.outcome(evening.t).winners == ("killer",)  # type: ignore[union-attr]
    assert evening.events[-1] == event.KillerWon("won-elimination")
    assert "dead" in [token.fate for token in evening.t.survivors]
    # one side wins and there is no score
    assert RULES.outcome(night()) is None
    over = at_dawn(keys=5)
    assert over.t.end is not None and over.view().end == over.t.end

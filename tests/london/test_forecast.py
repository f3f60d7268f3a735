"""What a plan would come to: who is where, what is sure, what is missing, what is wasted."""

import pytest

from game.rules.london.forecast import Forecast, forecast
from game.rules.london.state import State
from tests.london.kit import day

TEAM = "sturmer,milton,jacqueline,murphy"


def plan(*clocks: str, team: str = TEAM, **more: object) -> State:
    """A board in its planning; the clocks as words, a "." for an empty slot: "1 2-north . 3"."""
    laid = {seat: {slot: token for slot, token in enumerate(words.split()) if token != "."} for seat, words in enumerate(clocks)}
    return day(team, phase="planning", clocks=laid, **more)  # type: ignore[arg-type]


def told(*clocks: str, **more: object) -> Forecast:
    return forecast(plan(*clocks, **more))


@pytest.mark.rule("LD-EX-04")
def test_tokens_and_arrows_lead_through_the_day() -> None:
    found = told("1 2-north 4")
    assert found.places[0][:3] == ("west-1", "north-streets", "north-4")
    assert found.places[0][3:] == ("north-streets",) * 9
    assert found.places[1] == ("west-streets",) * 12
    assert found.at("north-4", 2) == (0,)


@pytest.mark.rule("LD-EX-05")
def test_what_is_sure_at_a_dread_card_are_the_icons_of_the_sheets() -> None:
    found = told("5", "2", ".", "2", shown={"west-2": "digging-up-the-past", "west-5": "bruiser"})
    (visit,) = found.leads["west-2"].visits
    assert (visit.slot, visit.seats, visit.sure, visit.need, visit.missing, visit.fate) == (0, (1, 3), (2, 2), 4, 0, "solved")
    assert found.leads["west-5"].done == 0
    assert found.leads["west-5"].dread == 0

"""The Story Phase: movement, detours, the order of an hour (LD-090 to LD-104)."""

import pytest

from game.rules.london import event
from game.rules.london.choice import Compare, Detour, Go, Investigate
from tests.london.kit import Evening, day


@pytest.mark.rule("LD-EX-04", "LD-075", "LD-076", "LD-091", "LD-092")
def test_basil_walks_as_his_clock_says() -> None:
    evening = Evening(day("basil,milton,jacqueline,murphy", clocks={0: {0: "1", 1: "2-north", 2: "4"}}))
    went = []
    for _ in range(3):
        evening.until("prompt-hour").play(Go())
        went.append(evening.t.people[0].place)
    assert went == ["west-1", "north-streets", "north-4"]


@pytest.mark.rule("LD-EX-05", "LD-095", "LD-112")
def test_the_first_hour_of_the_example() -> None:
    shown = {"west-2": "digging-up-the-past", "west-5": "bruiser"}
    clocks = {0: {0: "2"}, 1: {0: "2"}, 2: {0: "5"}}
    evening = Evening(day("milton,murphy,sturmer,maria", shown=shown, clocks=clocks))
    evening.play(Go(), Investigate("west-2", (0, 1)), Compare(), Investigate("west-5", (2,)), Compare())
    assert [person.place for person in evening.t.people] == ["west-2", "west-2", "west-5", "west-streets"]
    assert evening.seen(event.DreadSolved) == [
        event.DreadSolved("west-2", "digging-up-the-past", 4),
        event.DreadSolved("west-5", "bruiser", 3),
    ]
    assert [card.face for card in evening.t.deck] == ["digging-up-the-past", "bruiser"]


@pytest.mark.rule("LD-EX-14", "LD-100", "LD-101")
def test_an_arrow_is_turned_for_one_dread() -> None:
    evening = Evening(day(clocks={0: {0: "1-east"}}, dread=7))
    evening.play(Detour(0, "west"), seat=0)
    assert evening.t.dread == 8
    evening.play(Go())
    assert evening.t.people[0].place == "west-streets"

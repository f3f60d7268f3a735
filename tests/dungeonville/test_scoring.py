"""Scores, and what all at the table can say about them (DV-107, DV-113, DV-122 to DV-125)."""

import pytest

from game.rules.dungeonville.scoring import promising, score_with, thinkable, true_score
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.secret import HiddenError, redact
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, table

PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))
DEEDS = ("crypt", "ice-cave", "rat-haus")


def scored(**given: object) -> State:
    return table(*PARTIES, deeds=DEEDS, **given)  # type: ignore[arg-type]


@pytest.mark.rule("DV-EX-12", "DV-122", "DV-123", "DV-124", "DV-125", "DV-054")
def test_what_a_score_is_made_of() -> None:
    t = scored(graveyards={0: (0, 2, 2)}, blood={"crypt": (2, 3, 1)})
    assert true_score(t, BLACK) == 4 + 4 - 2
    t.blood["crypt"][WHITE] += 1
    assert true_score(t, BLACK) == 7
    # a score may be negative
    assert true_score(scored(blood={"crypt": (3, 1, 0)}), BLACK) == -2
    # blood elsewhere and in others graveyards counts nothing
    t = scored(blood={"ice-cave": (5, 0, 0), "goblin-camp": (4, 3, 2)}, graveyards={1: (6, 0, 0)})
    assert true_score(t, BLACK) == 0
    assert true_score(t, WHITE) == 6 + 5
    assert true_score(t, ORANGE) == 0
    # blood in a dungeon of the house counts for whoever gets its deed
    t = scored(blood={"goblin-camp": (1, 3, 2)})
    assert [true_score(t, seat) for seat in range(3)] == [0, 0, 0]
    assert [score_with(t, seat, "goblin-camp") for seat in range(3)] == [4, 0, 2], "all of it"
    # a graveyard counts its tokens whatever their colour
    assert true_score(scored(graveyards={0: (0, 3, 4)}), BLACK) == 7


@pytest.mark.rule("DV-107")
def test_nobody_can_work_out_another_s_score() -> None:
    t = scored(blood={"crypt": (0, 3, 0)})
    assert true_score(redact(t, {BLACK}), BLACK) == 3
    for seats in ({WHITE}, {WHITE, ORANGE}, set[int]()):
        with pytest.raises(HiddenError):
            true_score(redact(t, seats), BLACK)


@pytest.mark.rule("DV-113")
def test_which_dungeons_may_be_whose() -> None:
    t = scored()
    assert thinkable(t, BLACK) == list(DUNGEONS)
    t.wizards[WHITE].exposed = "ice-cave"
    assert thinkable(t, WHITE) == ["ice-cave"]
    assert thinkable(t, BLACK) == ["crypt", "rat-haus", "goblin-camp", "dragons-lair"]
    t.wizards[WHITE].exposed, t.house_exposed[0] = "", "ice-cave"
    assert thinkable(t, WHITE) == thinkable(t, BLACK) == ["crypt", "rat-haus", "goblin-camp", "dragons-lair"]


@pytest.mark.rule("DV-118", "DV-127")
def test_with_which_dungeons_somebody_would_have_the_goal() -> None:
    t = scored(graveyards={0: (0, 3, 1)}, blood={"crypt": (0, 3, 0), "goblin-camp": (1, 2, 2), "rat-haus": (0, 2, 0)})
    assert [score_with(t, BLACK, dungeon) for dungeon in DUNGEONS] == [7, 6, 4, 7, 4]
    assert promising(t, BLACK) == ["crypt", "goblin-camp"]
    t.wizards[WHITE].exposed = "crypt"
    assert promising(t, BLACK) == ["goblin-camp"]
    assert promising(scored(goal=8, graveyards={0: (0, 7, 0)}), BLACK) == []

"""A fight on the stage: both fighters large, the ranks that decide, and winner and loser (DV-048 to DV-056)."""

import random
from itertools import combinations

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import Duel, DuelSet, fold_duel
from game.ui.dungeonville.panels.duel import DuelProps, paint_duel
from game.ui.settings import Settings
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, one, table as setting
from tests.ui.dungeonville.playing import at, draw, settled, town
from tests.ui.dungeonville.town_stages import STAGES

SIZES = [(1280, 720), (1920, 1080)]
LARGE = 75.0
"""The least diameter of a medallion in front with two parties, in pixels."""


def fought(sets: int = 2, seats: tuple[int, ...] = (BLACK, WHITE)) -> Duel:
    """A fight before the Crypt after so many sets: black has won the last one, with an axe."""
    ranks = [(18, 20, 50), (30, 41, 8), (9, 38, 47)]
    done = [
        DuelSet(
            {seat: one(ranks[number][place]) for place, seat in enumerate(seats)},
            {seat: ranks[number][place] - 10 * (seat == BLACK) for place, seat in enumerate(seats)},
            BLACK,
            dict.fromkeys(seats[1:], "slain" if number % 2 else "defected"),
        )
        for number in range(sets)
    ]
    return Duel("crypt", seats, dict.fromkeys(seats, 3), tuple(done))


def shown(size: tuple[int, int], duel: Duel) -> tuple[TableScene, Canvas, Area]:
    """A table, its canvas, and the stage with this fight painted on it."""
    scene = at(setting((12, 13, 14), (5, 6, 7), (1, 2, 3), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"}), (ORANGE,))
    settled(scene)
    draw(scene, pygame.Surface(size))
    canvas, stage = scene.canvas, town(scene).layout.stage
    for _ in paint_duel(canvas, stage, DuelProps(duel, (), None)):
        pass
    return scene, canvas, stage


def apart(areas: list[Area]) -> bool:
    """Whether no two areas meet by more than a pixel."""
    return all(
        min(a.x + a.w, b.x + b.w) - max(a.x, b.x) <= 1 or min(a.y + a.h, b.y + b.h) - max(a.y, b.y) <= 1
        for a, b in combinations(areas, 2)
    )


@pytest.mark.rule("DV-048", "DV-049")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(BLACK, WHITE), (BLACK, WHITE, ORANGE)])
def test_the_fighters_of_the_last_set_are_large_beside_their_ranks(
    size: tuple[int, int], seats: tuple[int, ...], screen: pygame.Surface
) -> None:
    duel = fought(2, seats)
    _, canvas, stage = shown(size, duel)
    found = [positions.fighter_row(canvas, stage, duel, 1, seat) for seat in seats]
    small = [positions.fighter_row(canvas, stage, duel, 0, seat)[2] for seat in seats]
    parts = []
    for (column, head, card), little in zip(found, small, strict=True):
        rank, verdict = positions.rank_area(canvas, column, card), positions.verdict_area(canvas, column)
        assert canvas.rect(card).w >= LARGE if len(seats) == 2 else canvas.rect(card).w >= LARGE * 0.6
        assert card.w > 1.8 * little.w
        assert rank.w > 20 < rank.h
        assert apart([head, card, rank, verdict])
        parts.append(column)
    assert apart([*parts, *small])
    assert all(stage.holds(area.centre) for area in (*parts, *small))


@pytest.mark.rule("DV-049", "DV-050", "DV-051")
@pytest.mark.parametrize("size", SIZES)
def test_words_and_figures_say_who_won_by_what_and_what_became_of_the_other(
    size: tuple[int, int], screen: pygame.Surface
) -> None:
    _, canvas, stage = shown(size, fought())
    drawn = []

    def text(words: str, *given: object, **how: object) -> float:
        drawn.append(words)
        return 10.0

    canvas.text = text  # type: ignore[method-assign]
    for _ in paint_duel(canvas, stage, DuelProps(fought(), (), None)):
        pass
    assert {"20", "41"} <= set(drawn), "black's Thief of rank 30 counts as 20"
    assert {say("ui-dv-duel-axe", rank=30), say("ui-dv-duel-printed", rank=30)} & set(drawn), "and says which one is printed"
    assert say("ui-dv-fate-won") in drawn
    assert say("ui-dv-fate-slain") in drawn
    assert {name("black"), name("white")} <= set(drawn)
    assert {"3", "0"} <= set(drawn), "black won two sets, and one has defected to it"


@pytest.mark.rule("DV-055", "DV-052")
def test_the_count_of_those_who_are_left_is_that_of_the_rules() -> None:
    """Counted set by set it is what the rules count at the end, unless a party without a colour was dissolved (DV-059)."""
    compared = 0
    for seed in range(6):
        match, dice, duel = Match.new("dungeonville", seed=seed, options={"limit": True}), random.Random(seed), None
        dissolved = False
        while match.decision is not None:
            seat = dice.choice(list(match.decision.options))
            match.submit(seat, dice.choice(match.decision.options[seat]))
            for happened in match.log[-1]:
                if isinstance(happened, event.FightWon) and duel is not None and not dissolved:
                    assert [duel.standing(one) for one in happened.seats] == list(happened.survivors)
                    compared += 1
                duel = fold_duel(duel, happened)
                dissolved = isinstance(happened, event.PartyDissolved) or (
                    dissolved and not isinstance(happened, event.FightBegan)
                )
                if isinstance(happened, event.FightWon):
                    assert duel.entering == happened.seat
                    assert [duel.standing(one) for one in happened.seats] == list(happened.survivors)
    assert compared > 20


def test_before_the_first_set_and_on_a_small_stage_there_is_a_column_for_each_set(screen: pygame.Surface) -> None:
    _, canvas, stage = shown((1280, 720), fought(0))
    assert positions.duel_parts(canvas, stage, fought(0)) is None
    assert positions.duel_parts(canvas, stage, fought(1)) is not None
    assert positions.duel_parts(canvas, stage._replace(h=120.0), fought(1)) is None
    columns = [positions.fighter_row(canvas, stage, fought(0), number, BLACK)[0] for number in range(3)]
    assert apart(columns)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_a_fight_is_cut_off(size: tuple[int, int], screen: pygame.Surface) -> None:
    made = STAGES["a set with four parties"](Settings())
    assert text_audit.faults(made, size) == []

"""The end of an evening: scores round by round, who knew what when, the expeditions worth telling of."""

import pygame
import pytest

from game import text
from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.scoring import true_score
from game.ui.dungeonville.reckoning import ReckoningScene
from game.ui.dungeonville.reckoning_facts import SURE, Told, Trip, _trips, tell
from game.ui.scene import House
from game.ui.settings import Settings
from game.ui.thinker import Thinker
from tests.ui.dungeonville.playing import draw, press


def over(seed: int, seats: int = 3) -> Match:
    match = Match.new("dungeonville", seed=seed, options={"seats": seats}, seats=dict.fromkeys(range(seats), "easy"))
    match.play()
    assert match.decision is None
    return match


def test_the_race_ends_with_the_scores_that_won_and_has_a_point_for_each_round() -> None:
    match = over(4)
    told = tell(match)
    state = match.game.state
    assert [row[-1] for row in told.scores] == [true_score(state, seat) for seat in range(3)]
    assert {len(row) for row in (*told.scores, *told.suspicions)} == {state.round}
    assert max(row[-1] for row in told.scores) >= state.options.goal


def test_whoever_is_known_is_known_by_somebody_else_in_a_round_that_was_played() -> None:
    match = over(4)
    told = tell(match)
    assert all(0 <= chance <= 1 + 1e-9 for row in told.suspicions for chance in row)
    for seat, (observer, number) in told.known.items():
        assert seat != observer
        assert 1 <= number <= match.game.state.round
    assert 0.5 < SURE < 1


def test_expeditions_are_read_from_the_log() -> None:
    log = [
        event.RoundBegan(2, 0), event.Entered(1, "crypt"), event.RoomRevealed(1, "crypt", "cr-01", 50), event.RoomRevealed(1, "crypt", "cr-02", 20),
        event.Escaped(1, "crypt", ("cr-01", "cr-02"), 25), event.Entered(0, "ice-cave"), event.RoomRevealed(0, "ice-cave", "ic-01", 40),
        event.Perished(0, "sir-gawp", "ic-01"), event.PartyLost(0, "ice-cave", ("ic-01",)), event.Entered(2, "rat-haus"),
    ]  # fmt: skip
    trips = list(_trips(log))
    assert trips[0] == Trip(1, "crypt", 2, rooms=2, spared=pytest.approx(0.4), gold=25)
    assert trips[1] == Trip(0, "ice-cave", 2, rooms=1, spared=pytest.approx(0.6), deaths=1, lost=True)
    assert trips[2] == Trip(2, "rat-haus", 2), "the end cuts an expedition short"
    told = Told([], [], {}, trips)
    assert (told.luckiest, told.bloodiest, told.richest) == (trips[0], trips[1], trips[0])


def test_without_deaths_and_gold_nothing_is_told_of_them() -> None:
    told = Told([], [], {}, [Trip(0, "crypt", 1)])
    assert (told.luckiest, told.bloodiest, told.richest) == (None, None, None)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_end_is_drawn_whole_or_page_by_page(scale: float, screen: pygame.Surface) -> None:
    text.use(game="dungeonville")
    scene = ReckoningScene(House(Settings(scale=scale), Thinker(apart=False)), over(5, 5))
    draw(scene, screen)
    keys = [item.key for item in scene.ring.items]
    assert keys == (["again", "home"] if scale == 1 else ["again", "turn", "home"])
    before = pygame.image.tobytes(screen, "RGB")
    if scale > 1:
        scene.ring.current = "turn"
        press(scene, pygame.K_RETURN)
        draw(scene, screen)
        assert scene.page == "charts"
        assert pygame.image.tobytes(screen, "RGB") != before

"""The result screen: scores by round, who knew what when, remarkable expeditions."""

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.scoring import true_score
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import result
from game.ui.dungeonville.summary import SURE, Expedition, Expeditions, MatchSummary, count_expeditions, read_facts, summarize
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.table.facts import folded
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import draw, press
from tests.ui.london.painter_kit import written
from tests.ui.user_input import SceneStack, opened


def over(seed: int, seats: int = 3) -> Match:
    match = Match.new("dungeonville", seed=seed, options={"seats": seats}, seats=dict.fromkeys(range(seats), "easy"))
    match.play()
    assert match.decision is None
    return match


def test_the_race_ends_with_the_scores_that_won_and_has_a_point_for_each_round() -> None:
    match = over(4)
    summary = summarize(match)
    state = match.game.state
    assert [row[-1] for row in summary.scores] == [true_score(state, seat) for seat in range(3)]
    assert {len(row) for row in (*summary.scores, *summary.suspicions)} == {state.round}
    assert max(row[-1] for row in summary.scores) >= state.options.goal


def test_the_only_person_who_played_is_told_whether_it_has_won() -> None:
    match = over(4)
    (winner,) = read_facts(match, counts=False).won
    said = dict[object, str]()
    for person in (None, winner, (winner + 1) % 3):
        match.holders.update({seat: "person" if seat == person else "easy" for seat in range(3)})
        said[person] = read_facts(match, counts=False).title
        assert name(["black", "white", "orange"][winner]) in said[person]
    assert len(set(said.values())) == 3
    assert said[winner].startswith("You win")
    match.holders.update(dict.fromkeys(range(3), "person"))
    assert read_facts(match, counts=False).title == said[None]


def test_whoever_is_known_is_known_by_somebody_else_in_a_round_that_was_played() -> None:
    match = over(5)
    summary = summarize(match)
    assert any(summary.known.values())
    assert all(0 <= chance <= 1 + 1e-9 for row in summary.suspicions for chance in row)
    for seat, known in summary.known.items():
        assert seat not in [observer for observer, _ in known]
        assert len({observer for observer, _ in known}) == len(known)
        assert [number for _, number in known] == sorted(number for _, number in known)
        assert all(1 <= number <= match.game.state.round for _, number in known)
    assert 0.5 < SURE < 1


def test_expeditions_are_read_from_the_log() -> None:
    log = [
        event.RoundBegan(2, 0),
        event.Entered(1, "crypt"),
        event.RoomRevealed(1, "crypt", "cr-01", 50),
        event.RoomRevealed(1, "crypt", "cr-02", 20),
        event.Escaped(1, "crypt", ("cr-01", "cr-02"), 25),
        event.Entered(0, "ice-cave"),
        event.RoomRevealed(0, "ice-cave", "ic-01", 40),
        event.Perished(0, "sir-gawp", "ic-01"),
        event.PartyLost(0, "ice-cave", ("ic-01",)),
        event.Entered(2, "rat-haus"),
    ]
    expeditions = folded(count_expeditions, Expeditions(), [log]).made
    assert expeditions[0] == Expedition(1, "crypt", 2, rooms=2, spared=pytest.approx(0.4), gold=25)
    assert expeditions[1] == Expedition(0, "ice-cave", 2, rooms=1, spared=pytest.approx(0.6), deaths=1, lost=True)
    assert expeditions[2] == Expedition(2, "rat-haus", 2), "the end cuts an expedition short"
    summary = MatchSummary([], [], {}, expeditions)
    assert summary.remarkable == {"luckiest": expeditions[0], "bloodiest": expeditions[1], "richest": expeditions[0]}


def test_without_deaths_and_gold_nothing_is_told_of_them() -> None:
    summary = MatchSummary([], [], {}, (Expedition(0, "crypt", 1),))
    assert summary.remarkable == {}


def end(match: Match, *, staged: bool = False, **chosen: object) -> ResultScene:
    text.use(game="dungeonville")
    return ResultScene(AppContext(Settings(**chosen), AgentWorker(background=False)), match, staged=staged)  # type: ignore[arg-type]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_end_is_drawn_whole_or_page_by_page(scale: float, screen: pygame.Surface) -> None:
    scene = end(over(5, 5), scale=scale)
    draw(scene, screen)
    keys = [item.key for item in scene.focus.targets if item.group == "plates"]
    assert keys == ["watch", "again", "same", "main-menu"]
    before = pygame.image.tobytes(screen, "RGB")
    if scale > 1:
        scene.focus.current = ("page", "charts")
        press(scene, pygame.K_RETURN)
        draw(scene, screen)
        assert scene.page == "charts"
        assert pygame.image.tobytes(screen, "RGB") != before


@pytest.mark.rule("DV-122")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_deeds_scores_and_who_found_out_are_read_on_one_page(size: tuple[int, int], screen: pygame.Surface) -> None:
    match = over(4)
    scene = end(match)
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    state = match.game.state
    assert scene.facts.title in lines
    assert all(name(state.deeds[seat].face) in lines for seat in range(3))
    assert all(
        say("ui-dv-known-round", round=number) in lines for known in summarize(match).known.values() for _, number in known
    )
    assert say("ui-dv-race-goal", goal=state.options.goal) in lines
    assert not text_audit.faults(scene, size)


def test_from_the_end_one_watches_plays_again_the_same_again_or_goes_home(screen: pygame.Surface) -> None:
    scene = end(over(4))
    draw(scene, screen)
    stack = SceneStack(scene)
    watch = stack.to(press(scene, pygame.K_r))
    assert isinstance(watch, ReplayScene)
    assert watch.moment == 0
    assert stack.to(watch.back()) is scene
    assert not scene.staged
    other, same = opened(scene, press(scene, pygame.K_b)), opened(scene, press(scene, pygame.K_n))
    assert isinstance(other, TableScene)
    assert isinstance(same, TableScene)
    assert same.match.seed == scene.match.seed != other.match.seed
    assert same.match.holders == other.match.holders == scene.match.holders
    assert isinstance(stack.to(press(scene, pygame.K_ESCAPE)), MenuScene)


@pytest.mark.parametrize("goal", [7, 10, 13])
def test_a_number_beside_the_race_stands_at_its_own_height(goal: int, screen: pygame.Surface) -> None:
    text.use(game="dungeonville")
    canvas, plot = Canvas(pygame.Surface((1280, 720)), (1280, 720)), Area(100, 100, 600, 300)
    chart = result.Chart("", [[0.0, float(goal)]], (0.0, float(goal)), goal=goal)
    numbers = {
        int(line.words): line.rect.centery
        for line in written(lambda: result._scale(canvas, plot, 90, chart))
        if line.words.isdigit()
    }
    assert len(numbers) == 3
    bottom, top = numbers[0], numbers[goal]
    for number, y in numbers.items():
        assert y == pytest.approx(bottom + (top - bottom) * number / goal, abs=1.5)

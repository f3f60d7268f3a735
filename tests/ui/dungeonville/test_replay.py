"""An evening that is over: its result, the replay with all deeds face up; and the demo."""

import time
from functools import cache
from typing import Any

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS
from game.storage.replay import Replay
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import result
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.demo import EXPLAINED, PARTIES, TITLE_LINES, DemoPlaylist, DemoScene
from game.ui.dungeonville.facts.dialog import TownInspector
from game.ui.dungeonville.summary import SURE, Expedition, Expeditions, MatchSummary, count_expeditions, read_facts, summarize
from game.ui.scene.navigation import Back, DemoSlot, Goto
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Settings
from game.ui.table.dialogs import LogDialog
from game.ui.table.facts import folded
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import house, press, town
from tests.ui.dungeonville.seeing import SIZE, SIZES, draw, rgb
from tests.ui.london.painter_kit import written
from tests.ui.user_input import SceneStack, opened


@cache
def reel(seed: int = 5, seats: int = 3) -> Replay:
    """An evening of agents, played once."""
    match = Match.new("dungeonville", seed=seed, options={"seats": seats}, seats=dict.fromkeys(range(seats), "easy"))
    match.play()
    return Replay(match.to_record())


def over(seed: int = 4, seats: int = 3) -> Match:
    return Match.from_record(reel(seed, seats).saved)


def test_the_race_ends_with_the_scores_that_won_and_who_is_known_is_known_since_a_round_that_was_played() -> None:
    known = 0
    for seed in (4, 5):
        match = over(seed)
        summary, state = summarize(match), match.game.state
        assert [row[-1] for row in summary.scores] == [true_score(state, seat) for seat in range(3)]
        assert {len(row) for row in (*summary.scores, *summary.suspicions)} == {state.round}
        assert max(row[-1] for row in summary.scores) >= state.options.goal
        assert all(0 <= chance <= 1 + 1e-9 for row in summary.suspicions for chance in row)
        for seat, found in summary.known.items():
            observers, rounds = [observer for observer, _ in found], [number for _, number in found]
            assert seat not in observers and len(set(observers)) == len(observers)
            assert rounds == sorted(rounds) and all(1 <= number <= state.round for number in rounds)
            known += bool(found)
    assert known
    assert 0.5 < SURE < 1


def test_the_only_person_who_played_is_told_whether_it_has_won() -> None:
    match = over()
    (winner,) = read_facts(match, counts=False).won
    said = dict[object, str]()
    for person in (None, winner, (winner + 1) % 3):
        match.holders.update({seat: "person" if seat == person else "easy" for seat in range(3)})
        said[person] = read_facts(match, counts=False).title
        assert name(COLOURS[winner]) in said[person]
    assert len(set(said.values())) == 3 and said[winner].startswith("You win")
    match.holders.update(dict.fromkeys(range(3), "person"))
    assert read_facts(match, counts=False).title == said[None]


def test_expeditions_are_read_from_the_log() -> None:
    log = [
        event.RoundBegan(2, 0), event.Entered(1, "crypt"), event.RoomRevealed(1, "crypt", "cr-01", 50),
        event.RoomRevealed(1, "crypt", "cr-02", 20), event.Escaped(1, "crypt", ("cr-01", "cr-02"), 25),
        event.Entered(0, "ice-cave"), event.RoomRevealed(0, "ice-cave", "ic-01", 40), event.Perished(0, "sir-gawp", "ic-01"),
        event.PartyLost(0, "ice-cave", ("ic-01",)), event.Entered(2, "rat-haus"),
    ]  # fmt: skip
    expeditions = folded(count_expeditions, Expeditions(), [log]).made
    assert expeditions[0] == Expedition(1, "crypt", 2, rooms=2, spared=pytest.approx(0.4), gold=25)
    assert expeditions[1] == Expedition(0, "ice-cave", 2, rooms=1, spared=pytest.approx(0.6), deaths=1, lost=True)
    assert expeditions[2] == Expedition(2, "rat-haus", 2), "the end cuts an expedition short"
    summary = MatchSummary([], [], {}, expeditions)
    assert summary.remarkable == {"luckiest": expeditions[0], "bloodiest": expeditions[1], "richest": expeditions[0]}
    dull = MatchSummary([], [], {}, (Expedition(0, "crypt", 1),))
    assert dull.remarkable == {}, "without deaths and gold nothing is told of them"


def end(match: Match, **chosen: Any) -> ResultScene:
    return ResultScene(house(Settings(**chosen)), match, staged=False)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_end_is_drawn_whole_or_page_by_page(scale: float, screen: pygame.Surface) -> None:
    scene = end(over(5, 5), scale=scale)
    draw(scene, screen)
    keys = [item.key for item in scene.focus.targets if item.group == "plates"]
    assert keys == ["watch", "again", "same", "main-menu"]
    before = rgb(screen)
    if scale > 1:
        scene.focus.current = ("page", "charts")
        press(scene, pygame.K_RETURN)
        draw(scene, screen)
        assert scene.page == "charts"
        assert rgb(screen) != before


@pytest.mark.rule("DV-122")
@pytest.mark.parametrize("size", SIZES)
def test_all_deeds_scores_and_who_found_out_are_read_on_one_page(size: tuple[int, int]) -> None:
    match = over()
    scene, state = end(match), match.game.state
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    wanted = [
        scene.facts.title,
        say("ui-dv-race-goal", goal=state.options.goal),
        *(name(state.deeds[seat].face) for seat in range(3)),
    ]
    wanted += [say("ui-dv-known-round", round=number) for known in summarize(match).known.values() for _, number in known]
    assert [words for words in wanted if words not in lines] == []
    assert not text_audit.faults(scene, size)


def test_from_the_end_one_watches_plays_again_the_same_again_or_goes_home(screen: pygame.Surface) -> None:
    scene = end(over())
    draw(scene, screen)
    stack = SceneStack(scene)
    watch = stack.to(press(scene, pygame.K_r))
    assert isinstance(watch, ReplayScene) and watch.moment == 0 and stack.to(watch.back()) is scene
    assert not scene.staged
    other, same = opened(scene, press(scene, pygame.K_b)), opened(scene, press(scene, pygame.K_n))
    assert isinstance(other, TableScene)
    assert isinstance(same, TableScene) and same.match.seed == scene.match.seed != other.match.seed
    assert same.match.holders == other.match.holders == scene.match.holders
    assert isinstance(stack.to(press(scene, pygame.K_ESCAPE)), MenuScene)


@pytest.mark.parametrize("goal", [7, 10, 13])
def test_a_number_beside_the_race_stands_at_its_own_height(goal: int) -> None:
    canvas, plot = Canvas(pygame.Surface(SIZE), SIZE), Area(100, 100, 600, 300)
    chart = result.Chart("", [[0.0, float(goal)]], (0.0, float(goal)), goal=goal)
    lines = written(lambda: result._scale(canvas, plot, 90, chart))
    numbers = {int(line.words): line.rect.centery for line in lines if line.words.isdigit()}
    assert len(numbers) == 3
    bottom, top = numbers[0], numbers[goal]
    for number, y in numbers.items():
        assert y == pytest.approx(bottom + (top - bottom) * number / goal, abs=1.5)


def replaying(moment: int | None = None, **chosen: Any) -> ReplayScene:
    """The replay, drawn, in the midst of the evening or at a moment."""
    made = ReplayScene(house(Settings(speed="instant", **chosen)), reel(), moment=reel().last // 2 if moment is None else moment)
    draw(made, pygame.Surface(SIZE))
    return made


def test_each_moment_shows_the_match_as_it_stood_with_the_deed_of_whoever_acts(screen: pygame.Surface) -> None:
    scene = replaying()
    for moment in (0, reel().last, reel().last // 2):
        scene.go(moment)
        draw(scene, screen)
        assert scene.stage.table.match.digest == reel().at(moment).digest
    table = scene.stage.table
    assert town(table).front is not None and town(table).secrets == town(table).front
    assert table.facts().state.deeds == table.match.game.state.deeds, "nothing lies face down any more"


def test_a_table_that_takes_several_frames_to_paint_is_seen_in_the_end(screen: pygame.Surface) -> None:
    draw(replaying(), screen)
    wanted = rgb(screen)
    screen.fill((1, 2, 3))
    patient = house(Settings(speed="instant"))
    patient.is_interactive = True
    scene, blank, frames = ReplayScene(patient, reel(), moment=reel().last // 2), rgb(screen), 0
    while scene.dirty:
        assert rgb(screen) == blank, "the window keeps its picture meanwhile"
        patient.frame_start = time.perf_counter()
        scene.draw(screen)
        frames += 1
        assert frames < 100, "it never comes"
    assert frames > 1
    assert rgb(screen) == wanted


def test_it_is_seen_with_all_cards_open_or_through_the_eyes_of_one_wizard_after_the_other(screen: pygame.Surface) -> None:
    scene = replaying()
    draw(scene, screen)
    seen = {rgb(screen)}
    for seat in range(3):
        press(scene, pygame.K_i)
        draw(scene, screen)
        table, here = scene.stage.table, town(scene.stage.table)
        assert scene.view == here.front == here.secrets == seat or table.facts().state.trip is not None
        assert here.secrets == seat
        assert scene.moment == reel().last // 2
        deeds = table.facts().state.deeds
        assert [place for place, one in enumerate(deeds) if one.sealed is not None] == [seat], "the others lie face down"
        seen.add(rgb(screen))
        press(scene, pygame.K_RIGHT)
        press(scene, pygame.K_PAGEDOWN)
        assert town(scene.stage.table).secrets == seat, "the eyes stay while it goes on"
        scene.go(reel().last // 2)
    assert len(seen) == 4
    draw(scene, screen)
    scene.focus.current = "eyes"
    press(scene, pygame.K_RETURN)
    assert scene.view is None and all(one.sealed is not None for one in scene.stage.table.facts().state.deeds)


def test_the_table_is_looked_at_closely_while_it_waits_and_nothing_is_done_there(screen: pygame.Surface) -> None:
    scene = replaying()
    table, half = scene.stage.table, reel().last // 2
    assert set(table.commands()) == {"log", "aid"}, "where all lies open nobody deduces"
    at = scene.canvas.point(*table.game.place.wizards[0].centre)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert isinstance(table.dialog, TownInspector)
    draw(scene, screen)
    scene.update(5000)
    assert scene.moment == half, "it waits"
    stack = SceneStack(scene)
    book = stack.to(press(scene, pygame.K_F1))
    assert isinstance(book, RulebookScene) and stack.to(press(book, pygame.K_ESCAPE)) is scene
    for keys, shown in (
        ((pygame.K_ESCAPE,), type(None)),
        ((pygame.K_l,), LogDialog),
        ((pygame.K_l, pygame.K_m), type(None)),
        ((pygame.K_i, pygame.K_m), DeductionDialog),
    ):
        for key in keys:
            press(scene, key)
        assert isinstance(scene.stage.table.dialog, shown)
    draw(scene, screen)
    press(scene, pygame.K_ESCAPE)
    scene.playing = True
    scene.update(5000)
    assert scene.moment > half and scene.stage.table.match.digest == reel().at(scene.moment).digest


def test_it_plays_to_the_end_keys_go_along_the_line_and_plates_lead_to_the_end_and_back(screen: pygame.Surface) -> None:
    scene = ReplayScene(house(Settings(speed="instant")), reel(), moment=reel().last - 3)
    for _ in range(10):
        scene.update(2000)
    assert (scene.moment, scene.playing) == (reel().last, False)
    scene = replaying(0)
    for key, moment in ((pygame.K_RIGHT, 1), (pygame.K_PAGEDOWN, scene.line.begins[1]), (pygame.K_END, reel().last)):
        press(scene, key)
        assert scene.moment == moment
    draw(scene, screen)
    scene.focus.current = "ended"
    assert press(scene, pygame.K_RETURN) == Goto("result", reel().whole, replay=reel(), staged=False)
    assert press(scene, pygame.K_ESCAPE) == Back()
    assert len(scene.line.begins) == reel().whole.game.state.round, "rounds are the chapters"
    assert reel().last in scene.line.signs, "the claim that won"
    assert len(scene.line.badges) == len(scene.line.signs) and scene.line.lanes


SLOT = DemoSlot(3, {}, ("dungeonville", "ravenloft"), has_exit=False)


def test_the_demo_explains_each_part_of_a_round_once_plays_to_the_end_and_goes_on(screen: pygame.Surface) -> None:
    scene = DemoScene(house(Settings(speed="instant")), SLOT)
    draw(scene, screen)
    assert town(scene.inner).secrets is None, "nothing hidden is shown"
    leads = list[str]()
    for _ in range(40_000):
        if isinstance(scene.inner, ResultScene):
            break
        before, waits, turn = scene.explanation, scene.wait, scene.match.turn
        if turn < 20:
            assert all(deed.sealed is None for deed in scene.inner.facts().state.deeds)
        scene.update(500)
        if before and waits > 500:
            assert scene.match.turn == turn, "it is read before it goes on"
        if scene.explanation and scene.explanation != before:
            leads.append(scene.explanation)
    assert isinstance(scene.inner, ResultScene)
    assert len(leads) == len(set(leads))
    assert {say(f"ui-dv-demo-{what}") for what in ("recruit", "scout", "explore")} <= set(leads)
    assert set(leads) <= {say(f"ui-dv-demo-{what}") for what in EXPLAINED}
    draw(scene, screen)
    found = None
    for _ in range(20):
        found = found or scene.update(1000)
    assert found == Goto("demo", SLOT.following())


def test_somebody_who_walks_past_is_told_in_the_first_seconds_what_is_played(screen: pygame.Surface) -> None:
    scene = DemoScene(house(), SLOT)
    caption, bill = set[str](), set[str]()
    for _ in range(200):
        scene.update(100)
        scene.draw(screen)
        bill |= set(scene.title_lines[: scene.lines_shown]) if scene.shows_title else set()
        caption.add(scene.band_text)
    assert bill == set(scene.title_lines) and len(bill) == len(TITLE_LINES)
    assert str(scene.match.options.goal) in scene.title_lines[-1]
    assert say("ui-dv-demo-recruit") in caption
    assert scene.match.turn > 0, "and something has been played"


@pytest.mark.parametrize("size", SIZES)
def test_the_bill_of_the_demo_is_read_whole(size: tuple[int, int]) -> None:
    scene = DemoScene(house(), SLOT)
    scene.lines_shown = len(TITLE_LINES)
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    assert all(line in lines for line in [say("game-dungeonville"), *scene.title_lines])


def test_whoever_touches_the_demo_comes_to_the_box_and_evenings_differ_in_how_many_play() -> None:
    assert press(DemoScene(house(), SLOT), pygame.K_x) == Goto("box", "dungeonville")
    assert {len(DemoPlaylist(8).night(number).begin().holders) for number in range(4)} == set(PARTIES)

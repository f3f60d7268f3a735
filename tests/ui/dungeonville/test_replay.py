"""An evening that is over: its result, the replay with all deeds face up; and the demo."""

import time
from functools import cache

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
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Settings
from game.ui.table.dialogs import LogDialog
from game.ui.table.facts import folded
from tests.ui.dungeonville.playing import house, town
from tests.ui.london.painter_kit import written
from tests.ui.painted import SIZE, SIZES, draw, enter, press, rgb
from tests.ui.user_input import SceneStack


@cache
def reel(seed: int = 5, seats: int = 3) -> Replay:
    match = Match.new("dungeonville", seed=seed, options={"seats": seats}, seats=dict.fromkeys(range(seats), "easy"))
    match.play()
    return Replay(match.to_record())


def over(seed: int = 4, seats: int = 3) -> Match:
    return Match.from_record(reel(seed, seats).saved)


@pytest.mark.heavy
def test_the_race_ends_with_the_scores_that_won_and_the_only_person_who_played_is_told_whether_it_has_won() -> None:
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
    assert known and 0.5 < SURE < 1
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


@pytest.mark.rule("DV-122")
@pytest.mark.parametrize("size", SIZES)
def test_all_deeds_scores_and_who_found_out_are_read_on_one_page(size: tuple[int, int]) -> None:
    match = over()
    scene, state = ResultScene(house(), match, staged=False), match.game.state
    lines = text_audit.words(scene, size)
    wanted = [scene.facts.title, say("ui-dv-race-goal", goal=state.options.goal), *(name(one.face) for one in state.deeds[:3])]
    wanted += [say("ui-dv-known-round", round=number) for known in summarize(match).known.values() for _, number in known]
    assert [words for words in wanted if words not in lines] == [] and not text_audit.faults(scene, size)


def test_a_number_beside_the_race_stands_at_its_own_height() -> None:
    canvas, plot = Canvas(pygame.Surface(SIZE), SIZE), Area(100, 100, 600, 300)
    for goal in (7, 10, 13):
        chart = result.Chart("", [[0.0, float(goal)]], (0.0, float(goal)), goal=goal)
        lines = written(lambda chart=chart: result._scale(canvas, plot, 90, chart))
        numbers = {int(line.words): line.rect.centery for line in lines if line.words.isdigit()}
        bottom, top = numbers[0], numbers[goal]
        assert len(numbers) == 3
        for number, y in numbers.items():
            assert y == pytest.approx(bottom + (top - bottom) * number / goal, abs=1.5), goal


def replaying(moment: int | None = None) -> ReplayScene:
    made = ReplayScene(house(Settings(speed="instant")), reel(), moment=reel().last // 2 if moment is None else moment)
    draw(made)
    return made


@pytest.mark.heavy
def test_each_moment_shows_the_match_as_it_stood_with_the_deed_of_whoever_acts() -> None:
    scene = replaying()
    for moment in (0, reel().last, reel().last // 2):
        scene.go(moment)
        draw(scene)
        assert scene.stage.table.match.digest == reel().at(moment).digest
    table = scene.stage.table
    assert town(table).front is not None and town(table).secrets == town(table).front
    assert table.facts().state.deeds == table.match.game.state.deeds, "nothing lies face down any more"


@pytest.mark.heavy
def test_a_table_that_takes_several_frames_to_paint_is_seen_in_the_end(screen: pygame.Surface) -> None:
    wanted = rgb(draw(replaying(), screen))
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
    assert frames > 1 and rgb(screen) == wanted


@pytest.mark.heavy
def test_it_is_seen_with_all_cards_open_or_through_the_eyes_of_one_wizard_after_the_other() -> None:
    scene = replaying()
    seen = {rgb(draw(scene))}
    for seat in range(3):
        press(scene, pygame.K_i)
        seen.add(rgb(draw(scene)))
        table, here = scene.stage.table, town(scene.stage.table)
        assert scene.view == here.front == here.secrets == seat or table.facts().state.trip is not None
        assert here.secrets == seat and scene.moment == reel().last // 2
        deeds = table.facts().state.deeds
        assert [place for place, one in enumerate(deeds) if one.sealed is not None] == [seat], "the others lie face down"
        press(scene, pygame.K_RIGHT, pygame.K_PAGEDOWN)
        assert town(scene.stage.table).secrets == seat, "the eyes stay while it goes on"
        scene.go(reel().last // 2)
    assert len(seen) == 4
    draw(scene)
    enter(scene, "eyes")
    assert scene.view is None and all(one.sealed is not None for one in scene.stage.table.facts().state.deeds)


@pytest.mark.heavy
def test_the_table_is_looked_at_closely_while_it_waits_and_nothing_is_done_there() -> None:
    scene = replaying()
    table, half = scene.stage.table, reel().last // 2
    assert set(table.commands()) == {"log", "aid"}, "where all lies open nobody deduces"
    at = scene.canvas.point(*table.game.place.wizards[0].centre)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert isinstance(table.dialog, TownInspector)
    draw(scene)
    scene.update(5000)
    assert scene.moment == half, "it waits"
    stack = SceneStack(scene)
    book = stack.to(press(scene, pygame.K_F1))
    assert isinstance(book, RulebookScene) and stack.to(press(book, pygame.K_ESCAPE)) is scene
    escape, log, eyes, deeds, nothing = pygame.K_ESCAPE, pygame.K_l, pygame.K_i, pygame.K_m, type(None)
    for keys, shown in (([escape], nothing), ([log], LogDialog), ([log, deeds], nothing), ([eyes, deeds], DeductionDialog)):
        press(scene, *keys)
        assert isinstance(scene.stage.table.dialog, shown)
    draw(scene)
    press(scene, pygame.K_ESCAPE)
    scene.playing = True
    scene.update(5000)
    assert scene.moment > half and scene.stage.table.match.digest == reel().at(scene.moment).digest


def test_it_plays_to_the_end_keys_go_along_the_line_and_plates_lead_to_the_end_and_back() -> None:
    scene = ReplayScene(house(Settings(speed="instant")), reel(), moment=reel().last - 3)
    for _ in range(10):
        scene.update(2000)
    assert (scene.moment, scene.playing) == (reel().last, False)
    scene = replaying(0)
    for key, moment in ((pygame.K_RIGHT, 1), (pygame.K_PAGEDOWN, scene.line.begins[1]), (pygame.K_END, reel().last)):
        press(scene, key)
        assert scene.moment == moment
    draw(scene)
    assert enter(scene, "ended") == Goto("result", reel().whole, replay=reel(), staged=False)
    assert press(scene, pygame.K_ESCAPE) == Back()
    assert len(scene.line.begins) == reel().whole.game.state.round, "rounds are the chapters"
    assert reel().last in scene.line.signs, "the claim that won"
    assert len(scene.line.badges) == len(scene.line.signs) and scene.line.lanes


SLOT = DemoSlot(3, {}, ("dungeonville", "ravenloft"), has_exit=False)


@pytest.mark.heavy
def test_the_demo_explains_each_part_of_a_round_once_plays_to_the_end_and_goes_on() -> None:
    scene = DemoScene(house(Settings(speed="instant")), SLOT)
    draw(scene)
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
    assert isinstance(scene.inner, ResultScene) and len(leads) == len(set(leads))
    assert {say(f"ui-dv-demo-{what}") for what in ("recruit", "scout", "explore")} <= set(leads)
    assert set(leads) <= {say(f"ui-dv-demo-{what}") for what in EXPLAINED}
    draw(scene)
    found = None
    for _ in range(20):
        found = found or scene.update(1000)
    assert found == Goto("demo", SLOT.following())


@pytest.mark.heavy
def test_whoever_walks_past_is_told_what_is_played_and_comes_to_the_box(screen: pygame.Surface) -> None:
    scene, caption, bill = DemoScene(house(), SLOT), set[str](), set[str]()
    for _ in range(200):
        scene.update(100)
        scene.draw(screen)
        bill |= set(scene.title_lines[: scene.lines_shown]) if scene.shows_title else set()
        caption.add(scene.band_text)
    assert bill == set(scene.title_lines) and len(bill) == len(TITLE_LINES)
    assert str(scene.match.options.goal) in scene.title_lines[-1] and say("ui-dv-demo-recruit") in caption
    assert scene.match.turn > 0, "and something has been played"
    assert press(DemoScene(house(), SLOT), pygame.K_x) == Goto("box", "dungeonville")
    assert {len(DemoPlaylist(8).night(number).begin().holders) for number in range(4)} == set(PARTIES)
    scene = DemoScene(house(), SLOT)
    scene.lines_shown = len(TITLE_LINES)
    for size in SIZES:
        lines = text_audit.words(scene, size)
        assert all(line in lines for line in [say("game-dungeonville"), *scene.title_lines]), "the bill is read whole"

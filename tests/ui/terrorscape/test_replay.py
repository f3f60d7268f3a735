"""The replay: an ended match with both halves open, the killer's belief at every step, and close calls."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES

from game import text
from game.match import PERSON, Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import Mark, freeze
from game.rules.engine.secret import Hidden
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.agents.ask import Ask
from game.rules.terrorscape.beliefs.belief import gatherings
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import NEAR, WAY
from game.storage import paths, replays
from game.storage.replay import Replay
from game.ui.draw import fonts
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back
from game.ui.screens.replay.line import SNAP
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.replays import ReplaysScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.terrorscape.replay import panels
from game.ui.terrorscape.replay.moment import HUNTER, SIGNS, BeliefHistory, killer_belief, round_actions, words_of
from game.ui.terrorscape.replay.rounds import CloseCall, Positions, close_calls, hidden_way, read_night
from game.ui.terrorscape.replay.stage import BELIEF, TRUTH, watcher
from tests.ui.terrorscape.playing import draw, press
from tests.ui.terrorscape.test_hidden import twins
from tests.ui.user_input import SceneStack, opened

NAMES = ("sophia", "johnson", "anna")


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    fonts.forget()
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    text.use(game="terrorscape")
    yield
    fonts.forget()


@cache
def night(seed: int = 5, level: str = "normal") -> Match:
    match = Match.new("terrorscape", seed=seed, options={"killer": "random"})
    while match.decision is not None:
        match.answer(level)
    return match


def scene(match: Match | None = None, settings: Settings | None = None, moment: int = 0, **chosen: Any) -> ReplayScene:
    context = AppContext(settings or Settings(**chosen), AgentWorker(background=False))
    made = ReplayScene(context, Replay((match or night()).to_record()), moment=moment)
    made.playing = False
    return made


def known(made: ReplayScene) -> ReplayScene:
    """The same with all beliefs computed."""
    while not made.stage.belief_history.done:
        made.update(16)
    return made


def cut(match: Match, turn: int) -> Match:
    """The match after some answers."""
    return Match.replay(match.to_record(), turn)


# ------------------------------------------------------------------ stepping


def test_every_step_of_a_night_is_drawn_by_keys_alone() -> None:
    made, surface = known(scene()), pygame.Surface((1280, 720))
    draw(made, surface)
    assert made.focus.current == "line"
    seen = set()
    for moment in range(made.line.last + 1):
        assert made.moment == moment
        draw(made, surface)
        seen.add(pygame.image.tobytes(surface, "RGB"))
        assert press(made, pygame.K_RIGHT) is None
    assert made.moment == made.line.last
    assert len(seen) > made.line.last * 0.8
    press(made, pygame.K_LEFT)
    assert made.moment == made.line.last - 1


def test_tab_reaches_everything_and_each_place_does_what_it_says() -> None:
    made, surface = known(scene()), pygame.Surface((1920, 1080))
    draw(made, surface)
    reached = set()
    for _ in range(2 * len(made.focus.targets)):
        press(made, pygame.K_TAB)
        draw(made, surface)
        reached.add(made.focus.current)
    assert reached == {item.key for item in made.focus.targets}
    assert {"line", "play", "step-on", "turn-back", "close", "back", ("show", 1), ("show", None)} <= reached
    made.focus.current = ("show", 2)
    press(made, pygame.K_RETURN)
    assert made.subject == 2
    made.focus.current = "turn-on"
    press(made, pygame.K_RETURN)
    assert made.moment == made.stage.night.begins[1]


def test_it_plays_by_itself_and_stops_at_the_end() -> None:
    made = scene()
    press(made, pygame.K_SPACE)
    assert made.playing
    for _ in range(30):
        made.update(100)
    assert 2 <= made.moment <= 5
    made.go(made.line.last - 1)
    for _ in range(20):
        made.update(100)
    assert made.moment == made.line.last
    assert not made.playing
    press(made, pygame.K_SPACE)
    assert made.moment == 0
    assert made.playing


def test_who_won_is_told_at_the_end_of_the_line_alone() -> None:
    made = scene()
    won = text.say(f"ui-ts-won-{night().outcome.winners[0]}")  # type: ignore[union-attr]
    won_lines = []
    for moment in (0, made.line.last - 1, made.line.last):
        made.go(moment)
        won_lines.append(won in made.stage.caption(made.shown))
    assert won_lines == [False, False, True]


def test_figures_walk_on_while_it_plays_and_stand_at_once_where_it_is_dragged() -> None:
    made, still = scene(), scene(reduced=True)
    for one in (made, still):
        draw(one, pygame.Surface((1280, 720)))
    moved = next(n for n in range(1, made.line.last) if made.stage.positions[n].places != made.stage.positions[n - 1].places)
    made.go(moved - 1)
    press(made, pygame.K_RIGHT)
    begun = {name: (walk.origin, walk.at) for name, walk in made.stage.figure_motion.now.items()}
    assert (
        begun == {name: at for name, at in made.stage.figure_motion.start.items() if name in made.stage.figure_motion.goal} != {}
    )
    made.update(100)
    [who, *_] = made.stage.opened(None).walks
    assert made.stage.opened(None).walks[who].at not in (
        made.stage.figure_motion.start[who][1],
        made.stage.figure_motion.goal[who][1],
    )
    for _ in range(4):
        made.update(100)
    assert made.stage.opened(None).walks == {}
    press(made, pygame.K_LEFT)
    assert made.stage.opened(None).walks == {}
    still.go(moved - 1)
    press(still, pygame.K_RIGHT)
    assert still.stage.opened(None).walks == {}


def test_numbers_choose_whose_places_and_c_goes_from_close_call_to_close_call() -> None:
    made = known(scene())
    for key, who in ((pygame.K_2, 0), (pygame.K_3, 1), (pygame.K_4, 2), (pygame.K_1, None)):
        press(made, key)
        assert made.subject == who
    moments = [one.moment for one in made.stage.close_calls]
    assert moments
    for moment in [*moments, moments[0]]:
        press(made, pygame.K_c)
        assert made.moment == moment
        assert made.stage.call.moment == moment


def test_a_drag_is_live_and_takes_the_moment_of_a_sign_nearby() -> None:
    made, surface = known(scene()), pygame.Surface((1920, 1080))
    draw(made, surface)
    y = made.line.area.centre[1]

    def mouse(kind: int, x: float, **more: Any) -> None:
        made.handle(pygame.event.Event(kind, pos=made.context.canvas(surface).point(x, y), **more))

    sign = made.stage.close_calls[0].moment
    mouse(pygame.MOUSEMOTION, made.line.area.x, rel=(0, 0), buttons=(0, 0, 0))
    mouse(pygame.MOUSEBUTTONDOWN, made.line.area.x, button=1)
    passed = set()
    for share in range(0, 101, 5):
        mouse(pygame.MOUSEMOTION, made.line.area.x + made.line.area.w * share / 100, rel=(0, 0), buttons=(1, 0, 0))
        passed.add(made.moment)
        draw(made, surface)
    assert {0, made.line.last} < passed
    alone = [
        one
        for one in made.line.signs
        if all(abs(made.line.x_of(one) - made.line.x_of(other)) > 3 * SNAP for other in made.line.signs if other != one)
    ]
    assert alone or sign
    for one in alone:
        for away in (-SNAP + 1, SNAP - 1):
            mouse(pygame.MOUSEMOTION, made.line.x_of(one) + away, rel=(0, 0), buttons=(1, 0, 0))
            assert made.moment == one
    mouse(pygame.MOUSEBUTTONUP, made.line.area.x, button=1)
    here = made.moment
    mouse(pygame.MOUSEMOTION, made.line.area.x, rel=(0, 0), buttons=(0, 0, 0))
    assert made.moment == here


def test_the_end_leads_to_it_first_of_all_and_esc_leads_back_to_the_result() -> None:
    context = AppContext(Settings(), AgentWorker(background=False))
    end = ResultScene(context, night(), has_scene_below=True, staged=False)
    draw(end, pygame.Surface((1280, 720)))
    assert end.focus.current == "watch"
    stack = SceneStack(end)
    by_key, by_enter = opened(end, press(end, pygame.K_r)), stack.to(press(end, pygame.K_RETURN))
    assert isinstance(by_enter, ReplayScene)
    assert isinstance(by_key, ReplayScene)
    back = stack.to(press(by_enter, pygame.K_ESCAPE))
    assert isinstance(back, ResultScene)
    assert press(back, pygame.K_ESCAPE) == Back()


def test_the_shelf_of_replays_leads_to_it_and_back() -> None:
    replays.add(night(), paths.replays())
    shelf = ReplaysScene(AppContext(Settings(), AgentWorker(background=False)))
    stack = SceneStack(shelf)
    made = stack.to(shelf.watch(shelf.files[0]))
    assert isinstance(made, ReplayScene)
    assert made.over
    end = stack.to(press(made, pygame.K_ESCAPE))
    assert isinstance(end, ResultScene)
    assert stack.to(press(end, pygame.K_ESCAPE)) is shelf
    open_night = cut(night(), 40)
    open_night.holders[KILLER] = PERSON
    replays.add(open_night, paths.replays())
    shelf = ReplaysScene(AppContext(Settings(), AgentWorker(background=False)))
    watched = [opened(shelf, shelf.watch(file)) for file in shelf.files]
    assert sorted(one.over for one in watched if isinstance(one, ReplayScene)) == [False, True]


# ------------------------------------------------------------------ what he believed


def test_what_the_killer_believed_is_the_belief_of_his_agent_from_his_view_alone() -> None:
    match = night()
    replay, asked = Replay(match.to_record()), 0
    beliefs = BeliefHistory(replay)
    while not beliefs.done:
        beliefs.compute(1)
    for moment in range(replay.last + 1):
        view = replay.at(moment).view(KILLER)
        assert isinstance(view.state.team, Hidden)
        shown = beliefs.at(moment)
        assert shown == killer_belief(view)
        if view.decision is not None and KILLER in view.decision.options:
            asked += 1
            belief = Ask.seen(view, KILLER, Rng(1, {})).belief
            assert shown.each == tuple(belief.alone(who) for who in range(3))
            if not any(one.fate for one in view.state.survivors):
                assert shown.some == {place: sum(groups.values()) for place, groups in gatherings(belief).items()}
    assert asked > 20


def test_thinking_goes_on_in_slices_in_order_and_the_screen_says_so_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.terrorscape.replay.moment.SLICE", 0.0)
    made = scene()
    made.go(made.line.last)
    made.stage.belief_history.compute(0.0)
    assert len(made.stage.belief_history.made) == 1
    draw(made, pygame.Surface((1280, 720)))
    assert made.stage.opened(None).belief is None
    for _ in range(made.line.last + 1):
        made.stage.belief_history.compute(0.0)
    assert made.stage.belief_history.done
    assert made.stage.opened(None).belief is not None


def test_the_words_beside_a_survivor_follow_the_likeliest_place() -> None:
    assert panels.verdict({"R1": 0.5, "R2": 0.4}, "R1") == "right"
    assert panels.verdict({"R1": 0.5, "R2": 0.4}, "R2") == "near"
    assert panels.verdict({"R1": 0.5, "G3": 0.4}, "G3") == "far"
    assert panels.verdict({"R1": 0.4, "G3": 0.4}, "G3") == "right"


# ------------------------------------------------------------------ close calls


def stood(places: tuple[str, str, str], lair: str, *, seen: str = "", barred: tuple[str, ...] = ()) -> Positions:
    """Positions; with `seen` the killer is hidden."""
    return Positions(places, lair, seen or lair, not seen, frozenset(barred))


FAR, ELSEWHERE, PASSED = ("B1", "B2", "R4"), ("B1", "B2", "G5"), ("B1", "B2", "R3")
NEXT = ("B1", "B2", next(place for place in NEAR["R4"] if place not in (*NEAR["B1"], *NEAR["B2"])))
START, HUNT, HID, AGAIN = [event.RoundBegan(1)], [event.KillerTurnBegan()], [event.KillerHid("x", "R2")], [event.RoundBegan(2)]
FOUND = [event.KillerTurnBegan(), event.Searched("R4", ("anna",)), event.EncounterBegan("R4", ("anna",))]
PASSING, PASSES = [event.KillerMoved("R4", "R3")], [event.KillerMoved("R3", "R1")]
HIDDEN = [
    stood(FAR, "G3"),
    stood(FAR, "G3"),
    stood(FAR, "R4", seen="G3"),
    stood(FAR, "R4", seen="G3"),
    stood(ELSEWHERE, "R4", seen="G3"),
]
OPENLY = [stood(PASSED, place) for place in ("G3", "G3", "R3", "R1")]
SAME, MISSED = CloseCall("same", 2, (2,), "R4"), CloseCall("missed", 2, (2,), "R3")
CALLS: dict[str, tuple[list[list[Any]], list[Positions], list[CloseCall]]] = {
    "out of sight in one room": ([START, HUNT, HID, AGAIN, []], HIDDEN, [SAME]),
    "told later": ([START, HUNT, HID, AGAIN, [], FOUND], [*HIDDEN, stood(FAR, "R4")], [SAME]),
    "told at once": ([START, HUNT, HID, [*AGAIN, event.Screamed("anna", "R4")]], HIDDEN[:4], []),
    "a search beside it": ([START, HUNT, [event.Searched("R4", ())]], [stood(NEXT, "R4")] * 3, [CloseCall("search", 2, (2,), "R4")]),
    "a search behind a barricade": ([START, HUNT, [event.Searched("R4", ())]], [stood(NEXT, "R4", barred=(WAY["R4", NEXT[2]],))] * 3, []),
    "passed in the open": ([START, HUNT, PASSING, PASSES], OPENLY, [MISSED]),
    "passed and searched": ([START, HUNT, [*PASSING, event.Searched("R3", ("anna",))], PASSES], OPENLY, []),
    "as it was before": (
        [START, [*HUNT, event.KillerHid("x", "G3")], AGAIN, [event.KillerWaited()]],
        [stood(FAR, "G3"), *[stood(FAR, "R4", seen="G3")] * 3],
        [CloseCall("same", 1, (2,), "R4")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_a_close_call_is_told_once_if_nobody_noticed_it_in_time(name: str) -> None:
    log, positions, wanted = CALLS[name]
    assert close_calls(read_night(log), log, positions, NAMES) == wanted


def test_the_close_calls_of_real_nights_are_true() -> None:
    kinds = set()
    for seed in (5, 8, 20):
        made = scene(night(seed))
        for one in made.stage.close_calls:
            kinds.add(one.kind)
            step = made.stage.positions[one.moment]
            for who in one.who:
                assert step.places[who]
                assert (step.places[who] == one.place) == (one.kind in ("same", "missed"))
            if one.kind in ("same", "door"):
                assert not step.open
                assert step.lair == one.place
    assert len(kinds) >= 3


def test_the_hidden_way_begins_where_he_was_seen_last() -> None:
    positions = [stood(FAR, "R4"), *(stood(FAR, place, seen="R4") for place in ("R4", "R3", "R1")), stood(FAR, "R1")]
    assert [hidden_way(positions, moment) for moment in range(5)] == [(), ("R4",), ("R4", "R3"), ("R4", "R3", "R1"), ()]


# ------------------------------------------------------------------ deeds and signs


def test_the_facts_of_a_round_are_those_of_its_events() -> None:
    kinds: set[str] = set()
    for seed in (5, 8, 20):
        match = night(seed)
        names = [one.id for one in match.game.state.survivors]
        done = round_actions(match.log, match.actions, names, 0)
        kinds.update(one.kind for one in done)
        assert {one.who for one in done} == {*names, HUNTER}
        assert "ui-ts" not in words_of(done)
        assert [one.moment for one in done if one.kind == "found"] == [
            moment for moment, events in enumerate(match.log) for one in events if isinstance(one, event.Searched) and one.found
        ]
    assert len(kinds) > 12
    assert kinds <= set(SIGNS)


def test_what_ended_a_round_is_no_deed_of_the_next() -> None:
    made = scene()
    for begin in made.stage.night.begins:
        made.go(begin)
        assert not {"came", "vain", "sneaked", "prowled", "card"} & {one.kind for one in made.stage.round_actions}


def test_signs_stand_for_keys_encounters_rescue_and_the_end() -> None:
    match = night()
    made = scene(match)
    for kind, of in (("key", event.KeyHung), ("encounter", event.EncounterBegan), ("rescue", event.RescueCalled)):
        wanted = [moment for moment, events in enumerate(match.log) for one in events if isinstance(one, of)]
        assert [sign.moment for sign in made.stage.marks if sign.kind == kind] == wanted
    assert [sign.moment for sign in made.stage.marks if sign.kind == "end"] == [match.turn]
    assert [sign.moment for sign in made.stage.marks if sign.kind == "close"] == [one.moment for one in made.stage.close_calls]


# ------------------------------------------------------------------ never before the end


@pytest.mark.parametrize(
    ("persons", "side"), [({0}, "killer"), ({1, 2, 3}, "survivors"), ({0, 1, 2, 3}, ""), (set(), ""), ({2}, "survivors")]
)
def test_a_night_that_is_not_over_is_seen_with_the_eyes_of_its_persons_side_alone(persons: set[int], side: str) -> None:
    whole = night()
    match = cut(whole, whole.turn - 1)
    match.holders.update(dict.fromkeys(persons, PERSON) | dict.fromkeys(set(range(4)) - persons, "normal"))
    assert watcher(match) == side
    made, surface = scene(match), pygame.Surface((1280, 720))
    assert not made.over
    assert made.stage.close_calls == []
    assert made.stage.positions == []
    for moment in range(0, made.line.last + 1, 7):
        made.go(moment)
        draw(made, surface)
        assert isinstance(made.stage.t.team, Hidden) == (side != "survivors")
        assert isinstance(made.stage.t.dark, Hidden) == (side != "killer")
        assert made.stage.boards(made.shown) == (side,)
        assert not {TRUTH, BELIEF} & set(made.stage.boards(made.shown))
    for key in (pygame.K_v, pygame.K_2, pygame.K_c, pygame.K_i):
        press(made, key)
        draw(made, surface)
        assert made.stage.boards(made.shown) == (side,)
    assert {item.group for item in made.focus.targets} == {"transport", "line", "plates"}
    assert not {"close", "eyes"} & {item.key for item in made.focus.targets}
    assert not isinstance(press(made, pygame.K_ESCAPE), ResultScene)
    assert not made.stage.belief_history.made


def test_how_many_answers_the_other_side_gave_is_told_by_nothing() -> None:
    whole = night()
    match = cut(whole, whole.turn - 1)
    match.holders[0] = PERSON
    match.holders.update(dict.fromkeys((1, 2, 3), "normal"))
    made = scene(match)
    assert all(made.stage.log[stop] for stop in range(1, made.line.last + 1))
    assert made.line.last < made.replay.last


# ------------------------------------------------------------------ looks


SMALLER = {"1440 at 75", "1440 at 200", "21 to 9 at 150", "small letters"}


@pytest.mark.parametrize("shape", [*SHAPES, *sorted(SMALLER)])
@pytest.mark.parametrize("what", ["truth", "belief"])
def test_nothing_is_cut_or_covered(what: str, shape: str) -> None:
    size, settings = (SHAPES | MORE)[shape]
    made = scene(settings=settings)
    known(made).go(made.stage.close_calls[len(made.stage.close_calls) // 2].moment)
    made.view = what if what == "belief" else made.view
    assert text_audit.faults(made, size) == []


@pytest.mark.parametrize("shape", ["720", "1080", "720 with letters at 200", "table mode"])
def test_what_a_button_does_is_told_where_it_hides_no_button_and_no_fact(shape: str) -> None:
    size, settings = SHAPES[shape]
    made = known(scene(settings=settings))
    draw(made, pygame.Surface(size))
    buttons = [item for item in made.focus.targets if item.group in ("transport", "plates")]
    assert len(buttons) > 8
    for one in buttons:
        made.focus.current = one.key
        shown = next(line for line in text_audit.read(made, size) if line.wanted == one.label)
        assert not any(shown.band.colliderect(made.canvas.rect(item.area)) for item in made.focus.targets)
        assert shown.band.y > made.canvas.rect(made.layout.band).y  # type: ignore[union-attr]


def test_rain_falls_on_both_boards_and_only_there_unless_motion_is_reduced() -> None:
    surface = pygame.Surface((1920, 1080))
    for settings in (Settings(), Settings(reduced=True)):
        made = known(scene(settings=settings, moment=60))
        draw(made, surface)
        made.stage.figure_motion.stop()
        draw(made, surface)
        before = surface.copy()
        made.update(200)
        made.draw(surface)
        for panel in made.stage.layout.board_panels:
            rect = made.canvas.rect(panel.viewport.area)
            parts = [pygame.image.tobytes(one.subsurface(rect), "RGB") for one in (before, surface)]
            assert (parts[0] == parts[1]) == settings.reduced
            before.fill("black", rect)
            surface.fill("black", rect)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(surface, "RGB")


class Still(Replay):
    """A match that stays as it was dealt."""

    def __init__(self, state: State, persons: frozenset[int]) -> None:
        holders = dict.fromkeys((KILLER, *TEAM), "normal") | dict.fromkeys(persons, PERSON)
        self.whole = Match(RULES, state.options, 1, holders, Mark(freeze(state)))
        self.saved, self.departs = self.whole.to_record(), None
        self.log, self.actions, self.marks = self.whole.log, [], [self.whole.game.mark()]


@pytest.mark.parametrize("persons", [{KILLER}, set(TEAM)])
def test_worlds_that_a_side_cannot_tell_apart_look_the_same_to_it_on_the_line(persons: set[int]) -> None:
    surface, seen = pygame.Surface((1280, 720)), set()
    for one, twin in twins({"killer": "butcher"}, 2, min(persons)):
        pictures = []
        for state in (one, twin):
            replay = Still(state, frozenset(persons))
            if replay.whole.decision is None:
                continue
            made = ReplayScene(AppContext(Settings(), AgentWorker(background=False)), replay)
            draw(made, surface)
            pictures.append(pygame.image.tobytes(surface, "RGB"))
        if len(pictures) == 2 and alike_for(one, twin, persons):
            assert pictures[0] == pictures[1]
            seen.add(pictures[0])
    assert len(seen) > 3


def alike_for(one: State, twin: State, persons: set[int]) -> bool:
    """Whether these seats see and hear the same when the step begins."""
    views = [Still(state, frozenset(persons)).whole for state in (one, twin)]
    words_of = [(match.view(tuple(persons)).state, match.news(tuple(persons))) for match in views]
    return words_of[0] == words_of[1]

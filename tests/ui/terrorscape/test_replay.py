"""A night that is over: its replay with both halves open, the killer's belief, close calls, and everybody's numbers."""

from collections import Counter
from functools import cache
from typing import Any

import pygame
import pytest
import text_audit
from test_scale import SHAPES

from game.match import PERSON, Match
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Hidden
from game.rules.terrorscape import event
from game.rules.terrorscape.agents.ask import Ask
from game.rules.terrorscape.beliefs.belief import gatherings
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import NEAR, WAY
from game.storage import paths, replays
from game.storage.replay import Replay
from game.text import name, say
from game.ui.draw.theme import RED_LIGHT
from game.ui.scene.navigation import Back
from game.ui.screens.replay.line import SNAP
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.replays import ReplaysScene
from game.ui.screens.result.boxes import SeatCard, seat_card
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.terrorscape.replay import panels
from game.ui.terrorscape.replay.moment import HUNTER, SIGNS, BeliefHistory, killer_belief, round_actions, words_of
from game.ui.terrorscape.replay.rounds import CloseCall, Positions, close_calls, hidden_way, read_night
from game.ui.terrorscape.replay.stage import BELIEF, TRUTH, watcher
from game.ui.terrorscape.result import panels as end_panels
from game.ui.terrorscape.result.facts import LIVES, ResultFacts, read_facts
from game.ui.terrorscape.result.night_chart import Chart, in_words
from tests.ui.painted import LARGE, SIZE, draw, enter, press, rgb
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import ENDS, house, reel
from tests.ui.terrorscape.test_hidden import twins
from tests.ui.user_input import SceneStack, opened


@cache
def beliefs(seed: int = 5) -> BeliefHistory:
    found = BeliefHistory(reel(seed))
    while not found.done:
        found.compute(1)
    return found


def scene(replay: Replay | None = None, moment: int = 0, **chosen: Any) -> ReplayScene:
    made = ReplayScene(house(Settings(**chosen)), replay or reel(), moment=moment)
    made.playing = False
    return made


def known(moment: int = 0, settings: Settings | None = None) -> ReplayScene:
    made = ReplayScene(house(settings), reel(), moment=moment)
    made.playing, made.stage.belief_history = False, beliefs()
    return made


def cut(turn: int, persons: set[int]) -> Match:
    match = Match.replay(reel().saved, turn)
    match.holders.update({seat: PERSON if seat in persons else "normal" for seat in range(4)})
    return match


@pytest.mark.heavy
def test_every_step_of_a_night_is_reached_by_keys_and_drawn_and_c_goes_from_close_call_to_close_call() -> None:
    made, seen = known(), set[bytes]()
    surface = draw(made)
    assert made.focus.current == "line"
    for moment in range(made.line.last + 1):
        assert made.moment == moment
        if moment % 20 == 0:
            seen.add(rgb(draw(made, surface)))
        assert press(made, pygame.K_RIGHT) is None
    assert made.moment == made.line.last and len(seen) > made.line.last / 20 * 0.8
    press(made, pygame.K_LEFT)
    assert made.moment == made.line.last - 1
    made.go(0)
    moments = [one.moment for one in made.stage.close_calls]
    assert moments
    for moment in [*moments, moments[0]]:
        press(made, pygame.K_c)
        assert made.moment == made.stage.call.moment == moment


@pytest.mark.heavy
def test_tab_reaches_everything_each_place_does_what_it_says_and_numbers_choose_whose_places() -> None:
    made, reached = known(), set()
    surface = draw(made)
    for _ in range(2 * len(made.focus.targets)):
        press(made, pygame.K_TAB)
        draw(made, surface)
        reached.add(made.focus.current)
    assert reached == {item.key for item in made.focus.targets}
    assert {"line", "play", "step-on", "turn-back", "close", "back", ("show", 1), ("show", None)} <= reached
    enter(made, ("show", 2))
    assert made.subject == 2
    enter(made, "turn-on")
    assert made.moment == made.stage.night.begins[1]
    for key, who in ((pygame.K_2, 0), (pygame.K_3, 1), (pygame.K_4, 2), (pygame.K_1, None)):
        press(made, key)
        assert made.subject == who


def pass_time(made: ReplayScene, tenths: int) -> None:
    for _ in range(tenths):
        made.update(100)


@pytest.mark.heavy
def test_it_plays_by_itself_stops_at_the_end_and_tells_there_alone_who_won() -> None:
    made = scene()
    press(made, pygame.K_SPACE)
    assert made.playing
    pass_time(made, 30)
    assert 2 <= made.moment <= 5
    made.go(made.line.last - 1)
    pass_time(made, 20)
    assert (made.moment, made.playing) == (made.line.last, False)
    press(made, pygame.K_SPACE)
    assert (made.moment, made.playing) == (0, True)
    won, told = say(f"ui-ts-won-{reel().whole.outcome.winners[0]}"), []
    for moment in (0, made.line.last - 1, made.line.last):
        made.go(moment)
        told.append(won in made.stage.caption(made.shown))
    assert told == [False, False, True]


@pytest.mark.heavy
def test_figures_walk_on_while_it_plays_and_stand_at_once_where_it_is_dragged() -> None:
    made, still = scene(), scene(reduced=True)
    places = [one.places for one in made.stage.positions]
    moved = next(n for n in range(1, made.line.last) if places[n] != places[n - 1])
    for one in (made, still):
        draw(one)
        one.go(moved - 1)
        press(one, pygame.K_RIGHT)
    motion = made.stage.figure_motion
    begun = {name: (walk.origin, walk.at) for name, walk in motion.now.items()}
    assert begun == {name: at for name, at in motion.start.items() if name in motion.goal} != {}
    made.update(100)
    [who, *_] = made.stage.opened(None).walks
    assert made.stage.opened(None).walks[who].at not in (motion.start[who][1], motion.goal[who][1])
    pass_time(made, 4)
    assert made.stage.opened(None).walks == {}
    press(made, pygame.K_LEFT)
    assert made.stage.opened(None).walks == {} == still.stage.opened(None).walks


@pytest.mark.heavy
def test_a_drag_is_live_and_takes_the_moment_of_a_sign_nearby() -> None:
    made = known()
    surface, line = draw(made, LARGE), made.line

    def mouse(kind: int, x: float, **more: Any) -> int:
        made.handle(pygame.event.Event(kind, pos=made.context.canvas(surface).point(x, line.area.centre[1]), **more))
        return made.moment

    def moved(x: float, button: int = 1) -> int:
        return mouse(pygame.MOUSEMOTION, x, rel=(0, 0), buttons=(button, 0, 0))

    moved(line.area.x, 0)
    mouse(pygame.MOUSEBUTTONDOWN, line.area.x, button=1)
    passed = {moved(line.area.x + line.area.w * share / 100) for share in range(0, 101, 5)}
    assert {0, line.last} < passed
    draw(made, surface)
    alone = [one for one in line.signs if not [n for n in line.signs if 0 < abs(line.x_of(one) - line.x_of(n)) <= 3 * SNAP]]
    assert alone
    for one in alone:
        assert [moved(line.x_of(one) + away) for away in (1 - SNAP, SNAP - 1)] == [one, one]
    here = mouse(pygame.MOUSEBUTTONUP, line.area.x, button=1)
    assert moved(line.area.x, 0) == here


def test_the_end_and_the_shelf_of_replays_lead_to_it_and_esc_leads_back() -> None:
    end = ResultScene(house(), reel().whole, has_scene_below=True, staged=False)
    draw(end)
    assert end.focus.current == "watch"
    stack = SceneStack(end)
    by_key, by_enter = opened(end, press(end, pygame.K_r)), stack.to(press(end, pygame.K_RETURN))
    assert isinstance(by_enter, ReplayScene) and isinstance(by_key, ReplayScene)
    back = stack.to(press(by_enter, pygame.K_ESCAPE))
    assert isinstance(back, ResultScene) and press(back, pygame.K_ESCAPE) == Back()
    replays.add(reel().whole, paths.replays())
    shelf = ReplaysScene(house())
    stack = SceneStack(shelf)
    made = stack.to(shelf.watch(shelf.files[0]))
    assert isinstance(made, ReplayScene) and made.over
    end = stack.to(press(made, pygame.K_ESCAPE))
    assert isinstance(end, ResultScene) and stack.to(press(end, pygame.K_ESCAPE)) is shelf
    replays.add(cut(40, {KILLER}), paths.replays())
    shelf = ReplaysScene(house())
    watched = [opened(shelf, shelf.watch(file)) for file in shelf.files]
    assert sorted(one.over for one in watched if isinstance(one, ReplayScene)) == [False, True]


@pytest.mark.heavy
def test_what_the_killer_believed_is_the_belief_of_his_agent_from_his_view_alone() -> None:
    asked = 0
    for moment in range(reel().last + 1):
        view, shown = reel().at(moment).view(KILLER), beliefs().at(moment)
        assert isinstance(view.state.team, Hidden) and shown is not None
        if moment % 5 == 0:
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
    history = scene(Replay(cut(20, set()).to_record())).stage.belief_history
    history.compute(0.0)
    assert len(history.made) == 1
    made = scene(moment=reel().last)
    draw(made)
    assert made.stage.opened(None).belief is None
    for _ in range(history.replay.last + 1):
        history.compute(0.0)
    assert history.done and known(moment=made.line.last).stage.opened(None).belief is not None


def stood(places: tuple[str, str, str], lair: str, *, seen: str = "", barred: tuple[str, ...] = ()) -> Positions:
    """Positions; with `seen` the killer is hidden."""
    return Positions(places, lair, seen or lair, not seen, frozenset(barred))


FAR, ELSEWHERE, PASSED = ("B1", "B2", "R4"), ("B1", "B2", "G5"), ("B1", "B2", "R3")
NEXT = ("B1", "B2", next(place for place in NEAR["R4"] if place not in (*NEAR["B1"], *NEAR["B2"])))
START, HUNT, HID, AGAIN = [event.RoundBegan(1)], [event.KillerTurnBegan()], [event.KillerHid("x", "R2")], [event.RoundBegan(2)]
FOUND = [event.KillerTurnBegan(), event.Searched("R4", ("anna",)), event.EncounterBegan("R4", ("anna",))]
PASSING, PASSES = [event.KillerMoved("R4", "R3")], [event.KillerMoved("R3", "R1")]
HIDDEN = [*[stood(FAR, "G3")] * 2, *[stood(FAR, "R4", seen="G3")] * 2, stood(ELSEWHERE, "R4", seen="G3")]
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


def test_a_close_call_is_told_once_if_nobody_noticed_it_in_time_and_the_hidden_way_begins_where_he_was_seen_last() -> None:
    names = ("sophia", "johnson", "anna")
    found = {name: close_calls(read_night(log), log, positions, names) for name, (log, positions, _) in CALLS.items()}
    assert found == {name: wanted for name, (_, _, wanted) in CALLS.items()}
    positions = [stood(FAR, "R4"), *(stood(FAR, place, seen="R4") for place in ("R4", "R3", "R1")), stood(FAR, "R1")]
    assert [hidden_way(positions, moment) for moment in range(5)] == [(), ("R4",), ("R4", "R3"), ("R4", "R3", "R1"), ()]
    for other, at, verdict in (("R2", "R1", "right"), ("R2", "R2", "near"), ("G3", "G3", "far")):
        assert panels.verdict({"R1": 0.5, other: 0.4}, at) == verdict, "the words beside a survivor follow the likeliest place"
    assert panels.verdict({"R1": 0.4, "G3": 0.4}, "G3") == "right"


@pytest.mark.heavy
def test_close_calls_and_facts_of_rounds_are_those_of_the_events() -> None:
    kinds = set()
    for seed in ENDS.values():
        made = scene(reel(seed))
        for one in made.stage.close_calls:
            kinds.add(one.kind)
            step = made.stage.positions[one.moment]
            for who in one.who:
                assert step.places[who] and (step.places[who] == one.place) == (one.kind in ("same", "missed"))
            if one.kind in ("same", "door"):
                assert not step.open and step.lair == one.place
    assert len(kinds) >= 3
    kinds: set[str] = set()
    for seed in ENDS.values():
        match = reel(seed).whole
        names = [one.id for one in match.game.state.survivors]
        done = round_actions(match.log, match.actions, names, 0)
        kinds.update(one.kind for one in done)
        assert {one.who for one in done} == {*names, HUNTER} and "ui-ts" not in words_of(done)
        found = [at for at, events in enumerate(match.log) for one in events if isinstance(one, event.Searched) and one.found]
        assert [one.moment for one in done if one.kind == "found"] == found
    assert len(kinds) > 12 and kinds <= set(SIGNS)


def test_what_ended_a_round_is_no_deed_of_the_next_and_signs_stand_for_what_matters() -> None:
    made, match = scene(), reel().whole
    for begin in made.stage.night.begins:
        made.go(begin)
        assert not {"came", "vain", "sneaked", "prowled", "card"} & {one.kind for one in made.stage.round_actions}
    signs = {kind: [sign.moment for sign in made.stage.marks if sign.kind == kind] for kind in ("end", "close")}
    assert signs == {"end": [match.turn], "close": [one.moment for one in made.stage.close_calls]}
    for kind, of in (("key", event.KeyHung), ("encounter", event.EncounterBegan), ("rescue", event.RescueCalled)):
        wanted = [moment for moment, events in enumerate(match.log) for one in events if isinstance(one, of)]
        assert [sign.moment for sign in made.stage.marks if sign.kind == kind] == wanted


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("persons", "side"), [({0}, "killer"), ({1, 2, 3}, "survivors"), ({0, 1, 2, 3}, ""), (set(), ""), ({2}, "survivors")]
)
def test_a_night_that_is_not_over_is_seen_with_the_eyes_of_its_persons_side_alone(persons: set[int], side: str) -> None:
    match = cut(reel().last - 1, persons)
    assert watcher(match) == side
    made, surface = scene(Replay(match.to_record())), pygame.Surface(SIZE)
    assert not made.over and made.stage.close_calls == [] and made.stage.positions == []
    for moment in range(0, made.line.last + 1, 50):
        made.go(moment)
        draw(made, surface)
        assert isinstance(made.stage.t.team, Hidden) == (side != "survivors")
        assert isinstance(made.stage.t.dark, Hidden) == (side != "killer")
        assert made.stage.boards(made.shown) == (side,) and not {TRUTH, BELIEF} & set(made.stage.boards(made.shown))
    for key in (pygame.K_v, pygame.K_2, pygame.K_c, pygame.K_i):
        press(made, key)
        draw(made, surface)
        assert made.stage.boards(made.shown) == (side,)
    assert {item.group for item in made.focus.targets} == {"transport", "line", "plates"}
    assert not {"close", "eyes"} & {item.key for item in made.focus.targets}
    assert not isinstance(press(made, pygame.K_ESCAPE), ResultScene) and not made.stage.belief_history.made
    if side:  # how many answers the other side gave is told by nothing
        assert all(made.stage.log[stop] for stop in range(1, made.line.last + 1)) and made.line.last < made.replay.last


@pytest.mark.heavy
@pytest.mark.parametrize("shape", ["720", "720 with letters at 200", "table mode"])
def test_what_a_button_does_is_told_where_it_hides_no_button_and_no_fact(shape: str) -> None:
    size, settings = SHAPES[shape]
    made = known(settings=settings)
    draw(made, size)
    buttons = [item for item in made.focus.targets if item.group in ("transport", "plates")]
    assert len(buttons) > 8
    for one in buttons:
        made.focus.current = one.key
        shown = next(line for line in text_audit.read(made, size) if line.wanted == one.label)
        assert not any(shown.band.colliderect(made.canvas.rect(item.area)) for item in made.focus.targets)
        assert shown.band.y > made.canvas.rect(made.layout.band).y


def test_rain_falls_on_both_boards_and_only_there_unless_motion_is_reduced() -> None:
    for settings in (Settings(), Settings(reduced=True)):
        made = known(moment=60, settings=settings)
        surface = draw(made, LARGE)
        made.stage.figure_motion.stop()
        draw(made, surface)
        before = surface.copy()
        made.update(200)
        made.draw(surface)
        for panel in made.stage.layout.board_panels:
            rect = made.canvas.rect(panel.viewport.area)
            assert (rgb(before.subsurface(rect)) == rgb(surface.subsurface(rect))) == settings.reduced
            before.fill("black", rect)
            surface.fill("black", rect)
        assert rgb(before) == rgb(surface)


class Still(Replay):
    """A match that stays as it was dealt."""

    def __init__(self, state: State, persons: frozenset[int]) -> None:
        self.whole = match_of(state, dict.fromkeys((KILLER, *TEAM), "normal") | dict.fromkeys(persons, PERSON))
        self.saved, self.departs = self.whole.to_record(), None
        self.log, self.actions, self.marks = self.whole.log, [], [self.whole.game.mark()]
        self.seen = self.whole.view(tuple(persons)).state, self.whole.news(tuple(persons))


@pytest.mark.heavy
@pytest.mark.parametrize("persons", [{KILLER}, set(TEAM)])
def test_worlds_that_a_side_cannot_tell_apart_look_the_same_to_it_on_the_line(persons: set[int]) -> None:
    surface, seen = pygame.Surface(SIZE), set()
    for worlds in twins({"killer": "butcher"}, 2, min(persons), every=2):
        one, other = (Still(state, frozenset(persons)) for state in worlds)
        if one.whole.decision is None or other.whole.decision is None or one.seen != other.seen:
            continue
        pictures = {rgb(draw(ReplayScene(house(), replay), surface)) for replay in (one, other)}
        assert len(pictures) == 1
        seen |= pictures
    assert len(seen) > 3


def ended(winner: str) -> Match:
    return reel(ENDS[winner]).whole


@cache
def facts_of(winner: str) -> ResultFacts:
    return read_facts(ended(winner), counts=False)


@pytest.mark.heavy
@pytest.mark.parametrize("winner", ENDS)
def test_the_numbers_are_those_of_the_events_and_the_rounds_tell_the_night_and_end_as_it_does(winner: str) -> None:
    match, facts = ended(winner), facts_of(winner)
    log = [one for events in match.seen(tuple(match.holders)) for one in events]
    assert match.outcome.winners == (winner,) and facts.dawns == (winner == "survivors")
    for one in facts.figures[:-1]:
        mine = [happened for happened in log if getattr(happened, "survivor", "") == one.who]
        assert one.did.get("went", 0) == sum(isinstance(happened, event.SurvivorWalked) for happened in mine)
        defended = [happened.success for happened in mine if isinstance(happened, event.Defended)]
        assert (one.did.get("repelled", 0), one.did.get("beaten", 0)) == (defended.count(True), defended.count(False))
    hunter, kinds = facts.figures[-1], Counter(type(happened) for happened in log)
    hurt = kinds[event.Injured] + kinds[event.Eliminated]
    wanted = {"card": kinds[event.CardPlayed], "prowled": kinds[event.KillerMoved], "wounded": hurt}
    assert {kind: hunter.did.get(kind, 0) for kind in wanted} == wanted
    assert sum(one.did.get("key", 0) for one in facts.figures) == facts.t.keys
    number, barred = 0, Counter[int]()
    for happened in log:
        number = happened.number if isinstance(happened, event.RoundBegan) else number
        barred[number] += isinstance(happened, event.BarricadePlaced | event.CardPlayed)
    for one in facts.rounds:
        assert sum(did.kind in ("barred", "card") for did in one.actions) == barred[one.number]
    assert facts.lines[-2:-1] == (facts.reason,), "why it ended stands before who has won"
    assert [one.number for one in facts.rounds] == list(range(1, facts.t.round + 1))
    lives = [0 if one.fate == "dead" else LIVES - one.hurt for one in facts.t.survivors]
    assert (facts.rounds[-1].level, list(facts.rounds[-1].lives)) == (facts.t.level, lives)
    chart = Chart(facts.rounds, facts.t.killer, tuple(one.id for one in facts.t.survivors))
    words = in_words(chart, facts.last)
    for who in chart.lanes:
        shown = name(facts.t.killer if who == HUNTER else who)
        assert (f"{shown}: " in words) == bool(facts.rounds[facts.last].of(who))


@pytest.mark.heavy
def test_the_end_is_staged_shows_all_at_once_on_a_large_screen_and_a_round_leads_to_its_first_moment() -> None:
    scene, facts = ResultScene(house(), ended("survivors")), facts_of("survivors")
    assert scene.staged
    draw(scene, LARGE)
    scene.finish()
    words = text_audit.words(scene, LARGE)
    assert not scene.paged
    wanted = [say("ui-dawn"), facts.verdict, say("ui-ts-end-night"), say("ui-ts-last-words")]
    assert [one for one in (*wanted, *(name(one.who) for one in facts.figures)) if one not in words] == []
    following = scene.take(scene.focus.find(("turn", 2)))
    assert following.route == "replay" and following.arguments["moment"] == facts.rounds[2].begin


@pytest.mark.heavy
@pytest.mark.parametrize("winner", ENDS)
def test_the_end_tells_every_round_in_full_at_the_smallest_size(winner: str) -> None:
    scene = ResultScene(house(), ended(winner), staged=False)
    draw(scene)
    for place in range(len(facts_of(winner).rounds)):
        scene.chosen = ("turn", place)
        assert text_audit.cut(text_audit.read(scene, SIZE)) == []


@pytest.mark.heavy
def test_a_number_and_its_word_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[SeatCard] = []
    monkeypatch.setattr(end_panels, "seat_card", lambda card, *rest: cards.append(card) or seat_card(card, *rest))
    one = facts_of("survivors").figures[0]
    for count in range(3):
        end_panels.figure_card(one._replace(did=dict.fromkeys(end_panels.NUMBERED["survivor"], count)))
    none, single, several = ([(number, word) for number, word, _ in card.numbers] for card in cards)
    assert single == [("1", word) for word in ("room", "search", "key", "noise", "repelled", "lost fight")]
    for number, shown in (("0", none), ("2", several)):
        assert shown == [(number, word) for word in ("rooms", "searches", "keys", "noises", "repelled", "lost fights")]
    assert [card.numbers[-1][2] == RED_LIGHT for card in cards] == [False, True, True]

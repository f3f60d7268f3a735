"""Marks, heat maps and the level of aids: stored, private, and equal by mouse, keyboard and gamepad."""

import random
import time
from concurrent.futures import Future
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest
from text_audit import words

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.secret import redact
from game.rules.terrorscape.agents.ask import Ask
from game.rules.terrorscape.agents.outlook import house as outlook, later
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.choice import Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import PLACES
from game.storage import autosave
from game.text import name
from game.ui.input.state import SWIFT
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.result.scene import ResultScene
from game.ui.table.acts import Command
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.board import aids
from game.ui.terrorscape.board.aids import ALL, FADE, Chances, HeatMap, public, whole, work_out
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.facts import person
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.table.dialogs import pause_dialog
from game.ui.terrorscape.table.presentation import next_pick
from game.ui.widgets.layout import meeting
from game.ui.widgets.screen import RIGHT
from tests.terrorscape.kit import night
from tests.ui.painted import LARGE, alike, at_random, draw, enter, pixels, press
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import EVERYBODY, SIDES, drawn, house, lift, props_of, settled, table, villa_table
from tests.ui.terrorscape.test_hidden import at, twins

FIRST = {HIS: (KILLER, "prompt-killer"), THEIRS: (TEAM[0], "prompt-act")}


def until(side: str = HIS, seats: dict[int, str] | None = None) -> Match:
    seat, prompt = FIRST[side]
    match = Match.new("terrorscape", seed=4, seats=seats)
    while match.decision is not None and (match.decision.prompt != prompt or seat not in match.decision.options):
        match.answer("normal")
    return match


def seen_by(side: str, match: Match) -> SeatedScene:
    """The drawn table of the holder of a side."""
    return drawn(match, held=SIDES[side])


def marks(scene: SeatedScene, side: str = HIS) -> dict[str, list[str]]:
    return sides.marks(scene.match, scene.facts().state, side)


def room_of(scene: SeatedScene) -> str:
    """The room whose marks are edited."""
    return scene.dialog.room


def tap(scene: SeatedScene, key: int, **more: object) -> None:
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", **more))
    draw(scene)


def test_signs_are_set_and_taken_away_by_keys_and_saved_at_once(tmp_path: Path) -> None:
    match = until()
    scene = seen_by(HIS, match)
    scene.context.autosaves = autosave.Autosaves(tmp_path)
    tap(scene, pygame.K_m)
    before = room_of(scene)
    tap(scene, pygame.K_RIGHT)
    room, second = room_of(scene), match.game.state.survivors[1].id
    assert room != before
    for key, wanted in ((pygame.K_2, [second]), (pygame.K_4, [second, "perhaps"]), (pygame.K_2, ["perhaps"])):
        press(scene, key)
        assert marks(scene) == {room: wanted}
    again = seen_by(HIS, Match.load(autosave.autosaves(tmp_path)[0]))
    assert marks(again) == {room: ["perhaps"]}, "it is in the newest autosave even if the program is killed right after"
    press(scene, pygame.K_6)
    assert marks(scene) == {}
    press(scene, pygame.K_4, pygame.K_ESCAPE)
    assert scene.dialog is None and scene.controller.seat == KILLER and pixels(again) == pixels(scene)


def test_signs_are_set_by_a_pad() -> None:
    """A gamepad has no numbers: A leads from the room to the marks, B back."""
    scene = seen_by(HIS, until())
    for action, key in (("look", pygame.K_i), ("take", pygame.K_RETURN), ("right", pygame.K_RIGHT), ("take", pygame.K_RETURN)):
        tap(scene, key, action=action, pad=True)
    room = room_of(scene)
    assert marks(scene) == {room: [scene.match.game.state.survivors[1].id]}
    tap(scene, pygame.K_ESCAPE, action="back", pad=True)
    assert scene.focus.current == ("mark", room)
    tap(scene, pygame.K_ESCAPE, action="back", pad=True)
    assert scene.dialog is None


def test_signs_are_set_by_the_mouse_while_others_are_asked() -> None:
    scene = seen_by(HIS, until(THEIRS))
    assert scene.controller.seat is None
    viewport = scene.game.place.half.viewport

    def click(point: tuple[float, float], which: int) -> None:
        at = scene.canvas.point(*point)
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(60, 0), buttons=(0, 0, 0)))
        scene.context.input.device = "mouse"
        scene.calm(SWIFT)
        scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=which))
        draw(scene)

    spot = viewport.at(ROOMS["B5"].spot)
    click(spot, RIGHT)
    assert room_of(scene) == "B5"
    click(scene.focus.find(("sign", aids.NOT)).area.centre, 1)
    assert marks(scene) == {"B5": ["not"]}
    for point, button, room in ((viewport.at(ROOMS["R1"].spot), 1, "R1"), (spot, RIGHT, "B5")):
        click(point, button)
        assert room_of(scene) == room
    click(spot, RIGHT)
    assert scene.dialog is None


def test_signs_stay_when_an_answer_is_taken_back_and_notes_that_are_none_of_ours_are_passed_over() -> None:
    match = until()
    scene = table(match, held=SIDES[HIS])
    scene.controller.answer(next(choice for choice in match.decision.options[KILLER] if isinstance(choice, Walk)))
    sides.turn(match, HIS, "B2", "not")
    settled(scene)
    scene.undo()
    assert scene.facts().state.dark.place == match.game.state.dark.place and marks(scene) == {"B2": ["not"]}
    for damaged, left in (({"R1": ["perhaps", "dragon"], "Z9": ["not"]}, {"R1": ["perhaps"]}), (7, {})):
        match.notes[KILLER] = {"marks": damaged}
        assert marks(scene) == left


@pytest.mark.heavy
@pytest.mark.parametrize("side", SIDES)
def test_the_signs_of_one_side_are_in_no_frame_of_the_other(side: str) -> None:
    other = THEIRS if side == HIS else HIS
    for turn in FIRST:
        plain, marked = (until(turn) for _ in range(2))
        for place, found in {"R1": ["perhaps"], "B4": ["not"]}.items():
            for sign in found:
                sides.turn(marked, side, place, sign)
        for who in (SIDES[other], frozenset[int](), None):
            assert pixels(table(plain, held=who)) == pixels(table(marked, held=who)), who
        assert pixels(table(plain, held=SIDES[side])) != pixels(table(marked, held=SIDES[side]))
        lifted = [table(match) for match in (plain, marked)]
        for scene in lifted:
            lift(scene)
        assert (pixels(lifted[0]) == pixels(lifted[1])) == (lifted[0].controller.shown.name == other)


@pytest.mark.heavy
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_worlds_that_a_side_cannot_tell_apart_look_the_same_with_signs_and_map(seat: int) -> None:
    side, found = THEIRS if seat else HIS, 0
    for worlds in twins({"killer": "murderer"}, 12, seat, every=3):
        scenes = [at(world, SIDES[side]) for world in worlds]
        for scene in scenes:
            sides.choose(scene.match, side, "computed")
            sides.turn(scene.match, side, "R1", "perhaps")
            scene.do(Command("aid"))
            computed(scene)
        if alike(scenes):
            found += 1
            assert scenes[0].game.presentation.heats[side].seen() and pixels(scenes[0]) == pixels(scenes[1])
    assert found > 1


def computed(scene: SeatedScene) -> SeatedScene:
    """The same once its map has been worked out."""
    scene.update(10)
    scene.update(10)
    return scene


def test_between_people_maps_and_hints_are_off_until_they_are_agreed_on() -> None:
    match = until()
    scene = table(match)
    lift(scene)
    draw(scene)
    heat = scene.game.presentation.heats[HIS]
    assert sides.level(match, HIS) == "marks"
    for key in (pygame.K_e, pygame.K_h):
        press(scene, key)
        assert "without maps" in scene.client.message and not scene.context.agent_worker.busy and not heat.picked
    assert sides.declared(match) == []
    sides.choose(match, HIS, "computed")
    press(scene, pygame.K_e)
    computed(scene)
    assert heat.seen()
    sides.choose(match, HIS, "off")
    computed(scene)
    assert not heat.seen()
    press(scene, pygame.K_m)
    assert scene.dialog is None
    assert sides.declared(match) == [HIS], "what was had is told, though it was given up"


def test_help_is_chosen_on_a_sheet_of_the_pause_and_against_the_program_there_is_all_of_it_and_the_end_tells_it() -> None:
    match = until()
    scene, watcher = table(match), table(match, held=frozenset())
    scene.open(pause_dialog(scene))
    for key in ("aids", "killer-computed"):
        draw(scene)
        enter(scene, key)
    draw(scene)
    assert (sides.level(match, HIS), sides.level(match, THEIRS)) == ("computed", "marks")
    assert scene.focus.current == "killer-computed"
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    draw(watcher)
    assert watcher.focus.find(("tool", "menu")) is not None and watcher.focus.find(("tool", "marks")) is None
    watcher.open(pause_dialog(watcher))
    draw(watcher)
    assert watcher.focus.find("aids") is None, "a spectator has no rows"
    match = Match.new("terrorscape", seed=4, seats={KILLER: "random"})
    assert sides.level(match, THEIRS) == "computed" and sides.declared(match) == [THEIRS]
    while match.decision is not None:
        match.answer("random")
    told = words(ResultScene(house(), match, staged=False), LARGE)
    assert "The survivors could see possible locations and hints." in told


@pytest.mark.rule("TS-073", "TS-189")
def test_the_survivors_are_told_what_the_killer_can_know_of_them_worked_out_anew_after_a_move() -> None:
    match = until(THEIRS, {KILLER: "random"})
    scene = computed(table(match, held=SIDES[THEIRS]))
    before = pixels(scene)
    assert props_of(scene).known[0] is not None
    sides.choose(match, THEIRS, "marks")
    scene.update(10)
    assert props_of(scene).known[0] is None and pixels(scene) != before
    t = night("marco,johnson,anna", at=("R2", "R1", "B4"), lair="G5", side="survivors")
    t.team.finished, t.team.acted = [False] * 3, [False] * 3
    match = match_of(t, EVERYBODY | {KILLER: "random"})
    for choice in (Walk("R3"), Walk("B5")):
        match.submit(TEAM[1], choice)
    scene = computed(table(match, held=SIDES[THEIRS]))
    rooms, share = props_of(scene).known[1] or (0, 0)
    after = later(believe(t), outlook(t))[1]
    assert rooms > 1 and share == round(100 * after["B5"])
    told, still = (" ".join(words for tip in person(props_of(scene), who) for words in tip) for who in (1, 0))
    assert name("R1") not in told and [one for one in (name("B5"), f"{share}%", "after this turn") if one not in told] == []
    assert "after this turn" not in still, "Marco has not acted"


@pytest.mark.heavy
@pytest.mark.parametrize(("share", "size"), [(0.25, (1280, 720)), (0.0, (1920, 1080))])
def test_five_signs_of_a_narrow_room_are_as_large_as_needed_to_tell_them_apart(share: float, size: tuple[int, int]) -> None:
    match = until(seats=dict.fromkeys(TEAM, "random"))
    scene = villa_table(house(), match, held=SIDES[HIS])
    draw(scene, size)
    viewport, every, bundled = scene.game.place.half.viewport, list(sides.signs_for(scene.facts().state, HIS)), set()
    assert len(every) == 5
    for place in PLACES:
        for count in range(1, 6):
            _, _, told, spots = aids.row_layout(scene.canvas, viewport, place, share, every[:count])
            areas = [*spots, *([told] if share else [])]
            assert all(area.w >= aids.SIDE * aids.SMALLEST * viewport.unit - 0.01 for area in spots)
            assert all(meeting(one, other) < 0.01 for one, other in combinations(areas, 2))
            assert all(meeting(area, viewport.area) == pytest.approx(area.w * area.h) for area in spots)
            bundled |= {place} if len(spots) < count else set()
            assert count > 4 or len(spots) == count
    assert len(bundled) < 8


@cache
def nights(seed: int, step: int = 12) -> list[Match]:
    found, dice, match = [], random.Random(seed), Match.new("terrorscape", seed=seed)
    while match.decision is not None and match.turn < 240:
        if match.turn % step == 0 and match.turn:
            found.append(Match.from_record(match.to_record()))
        at_random(match, dice)
    return found


@pytest.mark.heavy
def test_the_map_is_what_the_agent_of_the_killer_believes() -> None:
    asked = 0
    for match in nights(5, step=3):
        view = match.view(KILLER)
        if view.decision is None or KILLER not in view.decision.options:
            continue
        asked += 1
        believed = Ask.seen(view, KILLER, Rng(1)).belief
        seen = work_out(public(view.state), ended=whole(HIS, view.decision.prompt))
        assert seen.each == tuple(believed.alone(number) for number in range(3))
        assert all(abs(sum(one.values()) - 1) < 1e-9 for one in seen.each)
        for place, chance in seen.some.items():
            singles = [one.get(place, 0.0) for one in seen.each]
            assert max(singles) - 1e-9 <= chance <= sum(singles) + 1e-9
    assert asked > 8
    assert [whole(*one) for one in ((HIS, "prompt-killer"), (HIS, ""), (HIS, "prompt-pay"), (THEIRS, "prompt-pay"))] == [
        True,
        True,
        False,
        True,
    ], "in the midst of a card of his the killer thinks like his agent"


@pytest.mark.heavy
def test_worlds_that_a_side_cannot_tell_apart_have_one_map() -> None:
    for number, match in enumerate(nights(8)):
        true: State = match.game.state
        other = determinize(redact(true, frozenset((KILLER,))), KILLER, Rng(number))
        assert (other.team.places, other.team.packs) != (true.team.places, true.team.packs)
        assert public(other) == public(true) and work_out(public(other)) == work_out(public(true))
    for number, match in enumerate(nights(6)):
        true: State = match.game.state
        other = determinize(redact(true, frozenset(TEAM)), TEAM[0], Rng(number))
        assert other.dark != true.dark and other.team.places == true.team.places
        heats = [HeatMap(chances=work_out(public(world))) for world in (true, other)]
        known = [[heat.known(one, true.team.places[one]) for one in range(3)] for heat in heats]
        assert known[0] == known[1] and all(one is not None and one[0] > 0 for one in known[0])


def test_a_map_fades_in_and_out_and_shows_one_after_the_other() -> None:
    t: State = Match.new("terrorscape", seed=1).game.state
    names = [one.id for one in t.survivors]
    order = ["", ALL, *names, ""]
    for here, after in pairwise(order):
        assert next_pick(t, here) == after
    t.survivors[1].fate = "dead"
    assert next_pick(t, names[0]) == names[2] and next_pick(t, names[1]) == ""

    heat = HeatMap(picked=ALL, chances=Chances(({}, {}, {}), {"R1": 0.8}))
    assert heat.wanted(t, allowed=False) == {}
    heat.aim(heat.wanted(t, allowed=True))
    assert heat.seen() == {"R1": 0.0} and heat.fade(FADE / 2, still=False) and heat.seen() == {"R1": 0.4}
    heat.aim({})
    assert heat.fade(FADE, still=False) and heat.seen() == {} and not heat.fade(FADE, still=False)
    heat.aim({"R1": 0.5})
    assert heat.fade(1, still=True) and heat.seen() == {"R1": 0.5}
    heat.pending = Future()
    heat.pending.cancel()
    assert heat.poll() and heat.chances is None, "a sum that cannot be had leaves no map"


@pytest.mark.heavy
def test_no_frame_waits_for_the_map() -> None:
    match, agent_worker, heat = nights(5)[-1], AgentWorker(), HeatMap(picked=ALL)
    try:
        t, slowest, ends = match.view(KILLER).state, 0.0, time.monotonic() + 60
        agent_worker.compute(len, ()).result(60)  # the process has started
        while heat.chances is None and time.monotonic() < ends:
            began = time.thread_time()
            heat.ask(t, agent_worker, ended=True)
            heat.poll()
            slowest = max(slowest, time.thread_time() - began)
            time.sleep(0.005)
    finally:
        agent_worker.close()
    assert heat.chances == work_out(public(t)) and slowest < 0.016

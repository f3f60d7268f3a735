"""The panels around the boards: prompt, steps, tools, log, tips, captions that cover no name, and the killer's cards."""

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest
import text_audit
from test_scale import SHAPES

from game.match import Match
from game.rules.engine.script import Done
from game.rules.terrorscape.choice import Estimate, Play, Seek, Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.tables.cards import KILLERS, killer_cards
from game.text import name, say
from game.ui.settings import CAPTIONS, Settings
from game.ui.table.acts import Ask
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import facts as tips, targets
from game.ui.terrorscape.board.figures import areas
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS, table_layout
from game.ui.terrorscape.panels import prompt
from game.ui.terrorscape.table.dialogs import pause_dialog
from game.ui.terrorscape.table.killer_sheet import KillerSheet, level_words
from game.ui.terrorscape.table.painter import shown_log
from game.ui.terrorscape.table.sides import ACT
from game.ui.widgets.caption_painter import CaptionPainter
from game.ui.widgets.layout import meeting
from tests.terrorscape.kit import night
from tests.ui.painted import LARGE, SIZE, SIZES, draw, enter, press
from tests.ui.terrorscape.encounters import match_of, night as before_a_search
from tests.ui.terrorscape.playing import EVERYBODY, SIDES, answered, asked, drawn, house, props_of, table, villa_table

OURS, WATCHING = SIDES[THEIRS], frozenset[int]()


def until(wanted: Callable[[Match], bool], persons: frozenset[int], seed: int = 9) -> Match:
    seats = {seat: "person" if seat in persons else "random" for seat in EVERYBODY}
    match = Match.new("terrorscape", seed=seed, options={"killer": "butcher"}, seats=seats)
    while match.decision is not None and not wanted(match):
        match.answer("random")
    return match


def hunting(match: Match) -> bool:
    return match.decision is not None and match.decision.prompt == prompt.HIS_TURN and match.game.state.stage == "quick"


def acting(match: Match) -> bool:
    return match.decision is not None and match.decision.prompt == ACT and sum(match.game.state.team.acted) == 1


@cache
def third_round() -> Match:
    match = Match.new("terrorscape", seed=4, options={"killer": "butcher"}, seats=EVERYBODY)
    while match.game.state.round < 3:
        match.answer("normal")
    return match


def words(scene: SeatedScene, size: tuple[int, int] = LARGE) -> list[str]:
    return [line.wanted for line in text_audit.read(scene, size)]


@pytest.mark.heavy
def test_the_killer_is_told_how_many_actions_are_left_in_the_question_and_on_its_step() -> None:
    scene = table(until(hunting, SIDES[HIS]), held=SIDES[HIS])
    for left in (2, 1):  # without a slow card nobody asks about none left
        assert prompt.steps_left(scene.facts().state) == left
        first = f" {say('ui-ts-cost-first')}" if left == 2 else ""
        assert prompt.prompt_words(props_of(scene)) == say("ui-ts-asked-killer", left=left) + first
        assert (say("ui-ts-step-second") in words(scene)) == (left == 1)
        answered(scene, *[one for one in scene.client.options if isinstance(one, Walk)][:1])
    assert len({say("ui-ts-asked-killer", left=left) for left in (2, 1, 0)}) == 3


@pytest.mark.heavy
def test_the_question_names_the_survivor_that_acts_and_who_watches_has_no_useless_tools() -> None:
    scene = table(until(acting, OURS), held=OURS)
    t, said = scene.facts().state, set()
    for seat in scene.client.prompted:
        scene.do(Ask(seat))
        asked = prompt.prompt_words(props_of(scene))
        said.add(asked)
        assert name(t.survivors[seat - 1].id) in asked
        assert asked == say("ui-ts-asked-act", who=t.survivors[seat - 1].id, acted=t.team.acted[seat - 1], left=2)
        assert say(ACT) not in asked
    assert len(said) == len(scene.client.prompted) > 1
    shown = " ".join(words(scene))
    assert shown.count(say("ui-ts-may-act")) >= 2 and shown.count(say("ui-ts-has-acted")) >= 1
    for held, wanted in ((WATCHING, {"menu", "log"}), (OURS, set(targets.TOOLS))):
        scene = drawn(until(acting, held), held=held)
        assert {item.data for item in scene.focus.targets if item.group == "tools"} == wanted
        assert any(what.startswith("tool-") for what in pause_dialog(scene).acts) == bool(held)
        assert ("undo" in scene.commands()) == bool(held)


def test_what_the_killer_can_know_of_a_survivor_stays_within_its_frame() -> None:
    scene = table(until(acting, OURS), held=OURS)
    scene.update(1)
    known = [line.rect.right for line in text_audit.read(scene, SIZE) if "% /" in line.words]
    frames = [scene.canvas.rect(item.area).right for item in scene.focus.targets if item.group == "survivors"]
    assert known and max(known) < max(frames) - 2


def test_every_question_that_is_put_to_several_survivors_at_once_names_the_one_that_is_meant() -> None:
    seen, met = set(), match_of(before_a_search(packs=((), (), ()), hand=()))
    met.submit(KILLER, Seek())
    for match in (met, Match.new("terrorscape", seed=5, options={"difficulty": "hard"})):
        while match.decision is not None and match.turn < 60:
            decision = match.decision
            if decision.prompt in prompt.EACH and decision.prompt not in seen:
                seen.add(decision.prompt)
                scene = table(match, held=OURS)
                for seat in scene.client.prompted:
                    scene.do(Ask(seat))
                    assert name(scene.facts().state.survivors[seat - 1].id) in prompt.prompt_words(props_of(scene))
                    plain = say(decision.prompt), scene.client.speaker.prompt(decision)
                    assert prompt.prompt_words(props_of(scene)) not in plain
            match.answer("random")
    assert {"prompt-act", "prompt-run", "prompt-trait"} <= seen
    rules = [path.read_text() for path in (Path(__file__).resolve().parents[3] / "game/rules/terrorscape").rglob("*.py")]
    assert {one for words in rules for one in re.findall(r'ask_each\("([a-z-]+)"', words)} == prompt.EACH
    watched = table(until(acting, WATCHING), held=WATCHING)
    assert prompt.prompt_words(props_of(watched)) == say("prompt-wait-survivors"), "who watches is asked nothing"


@pytest.mark.heavy
def test_every_step_of_the_killers_turn_is_explained_where_its_plate_lies() -> None:
    match = until(hunting, SIDES[HIS])
    for size, settings in SHAPES.values():
        scene = villa_table(house(settings), match, held=SIDES[HIS])
        scene.dialog, told = None, set()
        draw(scene, size)
        for what, spot in zip(targets.STEPS, targets.step_areas(scene.game.place.half), strict=True):
            assert scene.focus.under(spot.centre) == scene.focus.find(("step", what))
            scene.focus.current = ("step", what)
            told.update(tips.about(props_of(scene)))
        assert len(told) == len(targets.STEPS) and all(title and said for title, said in told)


def test_what_happens_is_told_once_and_not_over_the_board() -> None:
    scene = table(until(acting, OURS), held=OURS, speed="normal", reduced=False)
    for _ in range(60):
        if scene.game.presentation.caption:
            break
        if scene.controller.seat is not None:
            scene.controller.answer(Done() if Done() in scene.client.options else scene.client.options[0])
        scene.update(40)
    assert scene.game.presentation.caption
    lines = [line for line in text_audit.read(scene, LARGE) if line.wanted == scene.game.presentation.caption]
    beside = [line for line in lines if not scene.canvas.rect(scene.game.place.half.viewport.area).colliderect(line.rect)]
    assert lines == beside
    assert len(lines) in (1, 2)  # in the prompt bar, and in a log beside the board
    assert any(scene.canvas.rect(scene.game.place.half.prompt).contains(line.band) for line in lines)


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", SIDES)
def test_every_sound_has_its_caption_and_none_hides_a_name_or_a_figure(side: str, size: tuple[int, int]) -> None:
    scene = drawn(until(acting if side == THEIRS else hunting, SIDES[side]), held=SIDES[side], captions=True, size=size)
    over, canvas = scene.game.board, scene.canvas
    named = [name_area(canvas, over.viewport, room) for room in ROOMS.values()]
    assert scene.sound_adapter.spared() == [*named, *areas(over.viewport, over.t, over.side)]
    sounds, painter = scene.context.sounds, CaptionPainter()
    for cue in ("barricade-broken", "hush", "warded", "curtain-falls", "scream-johnson"):
        sounds.captions.lines.clear()
        sounds.captions.add(cue, 2.0)
        painter.paint_over(canvas, scene, sounds.captions.lines, scene.context.settings)
        lies = canvas.rect(painter._cached[1])
        assert lies.w >= canvas.wide(say(f"caption-{cue}"), CAPTIONS[Settings().caption], "italic") * canvas.scale
        assert canvas.rect(over.viewport.area).contains(lies)
        assert not any(lies.colliderect(canvas.rect(area)) for area in scene.sound_adapter.spared())


@pytest.mark.heavy
def test_one_or_two_portraits_do_not_cover_the_plate_of_their_room() -> None:
    t = night(at=("B1", "B1", "B1"), lair="G5", side="survivors")
    scene, faults = asked(match_of(t), LARGE, held=OURS), []
    viewport = props_of(scene).layout.half.viewport
    for place, room in ROOMS.items():
        t.team.places = [place, place, "B1" if place != "B1" else "R1"]
        t.place = t.seen = t.dark.place = "G5" if place != "G5" else "R1"
        plate = name_area(scene.canvas, viewport, room)
        faults += [place for area in areas(viewport, t, THEIRS)[:2] if meeting(plate, area) >= 0.02 * area.w * area.h]
    assert not faults, faults


@pytest.mark.heavy
@pytest.mark.parametrize("side", SIDES)
def test_the_last_news_is_in_view_at_every_size_and_no_news_is_told_twice_at_the_same_time(side: str) -> None:
    for shape, (size, settings) in SHAPES.items():
        scene = villa_table(house(settings), third_round(), held=SIDES[side])
        scene.update(10)
        shown = " ".join(words(scene, size))
        assert shown_log(props_of(scene))[-1] in shown and props_of(scene).layout.half.log.h > 0, shape
    props = props_of(scene)
    assert shown_log(replace(props, caption=props.log[-1])) == props.log[:-1]
    assert shown_log(replace(props, caption="")) == props.log
    first, second = (say("event-round-began", number=number) for number in (1, 2))
    assert (first, second) == ("Round 1.", "Round 2. Last round's noise has died away."), "the first round follows no other"


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
def test_every_action_has_its_caption_and_at_a_shared_screen_the_shutter_is_the_narrow_part(size: tuple[int, int]) -> None:
    shown = " ".join(words(asked(third_round(), size, held=OURS), size))
    assert [what for what in targets.ACTIONS if say(f"ui-ts-action-{what}-note") not in shown] == []
    scene = asked(third_round(), size)
    assert shown_log(props_of(scene))[-1] in " ".join(words(scene, size))
    assert props_of(scene).layout.back.w < 0.4 * props_of(scene).layout.half.area.w


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
def test_who_watches_sees_both_sides_unless_the_window_is_too_small(size: tuple[int, int]) -> None:
    match = Match.new("terrorscape", seed=4, options={"killer": "butcher"}, seats=dict.fromkeys(EVERYBODY, "normal"))
    scene, small = table(match), villa_table(house(Settings(scale=2.0, reduced=True)), match)
    for one, window in ((scene, size), (small, SIZE)):
        draw(one, window)
        one.update(10)
    assert scene.mode == "open" and {one.facts().seating.side for one in scene.both} == {THEIRS, HIS}
    assert text_audit.faults(scene, size) == []
    for front in (THEIRS, HIS):  # both have a line for the log
        assert table_layout(scene.canvas, front, alone=False, even=True).half.log.h > 0
    assert small.mode == "neutral"
    assert small.dialog is None, "nobody has asked for two halves"


def begun(seats: dict[int, str] | None = None) -> Match:
    match, dice = Match.new("terrorscape", seed=3, options={"difficulty": "normal", "plans": True}, seats=seats), random.Random(3)
    while match.game.state.round == 0:
        seat = next(iter(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    return match


def test_a_survivor_tells_its_traits_and_its_boxes_to_its_own_side_alone_also_in_the_pause() -> None:
    match = begun()
    one, trait = match.game.state.survivors[0].id, match.game.state.team.traits[0][0]
    for held, known in ((frozenset({1}), True), (frozenset({0}), False), (WATCHING, False)):
        scene = drawn(match, held=held)
        found = tips.person(props_of(scene), 0)
        assert found[0] == (name(one), say(f"text-{one}"))
        assert ((name(trait), say(f"text-{trait}")) in found) == known == (say("ui-ts-carried-title") in dict(found))
        assert bool(tips.agreed(scene.facts().state, scene.controller.secret_side)) == known
    scene = table(match)
    assert scene.controller.shown is None, "behind the curtain the pause tells what is public"
    viewport = pause_dialog(scene)
    closed = len(viewport.read().rows)
    scene.controller.raise_curtain()
    assert len(viewport.read().rows) > closed
    agreed = str(tips.agreed(scene.facts().state, scene.controller.secret_side))
    assert all(name(trait) in agreed for mine in match.game.state.team.traits for trait in mine)


def test_what_is_in_focus_is_explained_also_the_note_of_the_killer() -> None:
    match = begun(dict.fromkeys(TEAM, "random"))
    scene = asked(match)
    card = scene.facts().state.dark.hand[0]
    for key, told in ((("hand", 0), [(name(card), say(f"text-{card}"))]), (("button", 0), [])):
        scene.focus.current = key
        assert tips.about(props_of(scene)) == told
    while match.decision is not None and not any(isinstance(one, Estimate) for one in match.decision.options.get(0, ())):
        match.answer("random")
    his = asked(match)
    his.focus.current = next(item.key for item in his.focus.targets if item.group == "guess")
    assert [title for title, _ in tips.about(props_of(his))] == [say("ui-ts-guess")]


@pytest.mark.heavy
@pytest.mark.rule("TS-159", "TS-172", "TS-173", "TS-177")
@pytest.mark.parametrize("size", SIZES)
def test_what_an_answer_of_the_killer_gives_up_is_said_before_it_is_given(size: tuple[int, int]) -> None:
    t = night(lair="R1", hand=["pursue", "howling-chainsaw", "barricade", "sense", "sense"])
    scene = asked(match_of(t), size, held=SIDES[HIS])

    def said(key: object) -> str:
        scene.focus.current = key
        shown = " ".join(words(scene, size))
        assert tips.forgone(props_of(scene)) in shown, "in the bar, or in the log where the bar has no room"
        return prompt.prompt_words(props_of(scene))

    assert "before your first action" in said(("tool", "menu"))
    assert all(card in said(("room", "R2")) for card in ("Pursue", "Sense", "Howling Chainsaw"))
    assert "takes the place of your actions" in said(("hand", 1))
    slow = said(("hand", 2))
    assert "ends your turn" in slow and "2 actions" in slow
    assert "can't" not in said(("hand", 0)), "a quick card gives up nothing"
    t.stage = "second"
    scene = asked(match_of(t), size, held=SIDES[HIS])
    assert said(("room", "R2")) == say("ui-ts-asked-killer", left=1), "quick cards are over already"
    assert "1 action" in said(("hand", 2))


def playing() -> Match:
    t = night(lair="R1", hand=["sense", "pursue", "pursue"], at=("B4", "B4", "G5"))
    for seed in range(99):
        made, probe = (match_of(t, EVERYBODY | {KILLER: "random"}, seed) for _ in range(2))
        probe.answer("random")
        if isinstance(probe.actions[0].choice, Play):
            return made
    raise AssertionError("he plays no card")


@pytest.mark.heavy
@pytest.mark.rule("TS-168")
@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_the_killer_plays_lies_large_before_the_survivors_and_not_over_his_own_board(size: tuple[int, int]) -> None:
    scene = drawn(playing(), held=OURS, speed="calm", reduced=False, size=size)
    for _ in range(400):
        scene.update(60)
        if props_of(scene).played:
            break
    card = props_of(scene).played
    assert card in killer_cards("butcher") and say(f"text-{card}") in " ".join(words(scene, size))
    while props_of(scene).played:
        scene.update(200)
        if scene.animations.stopped:
            scene.update(900)
            press(scene, pygame.K_RETURN)
    assert say(f"text-{card}") not in " ".join(words(scene, size)), "it is taken away again"
    t = night(lair="R1", hand=["pursue", "sense"], at=("B4", "B4", "G5"))
    scene = asked(match_of(t), held=SIDES[HIS], speed="calm")
    scene.controller.answer(Play("sense"))
    for _ in range(20):
        scene.update(60)
        assert not props_of(scene).played


@pytest.mark.rule("TS-036", "TS-204")
@pytest.mark.parametrize(("killer", "held"), [*zip(KILLERS, (OURS, SIDES[HIS], WATCHING), strict=True)])
def test_the_killers_plate_opens_his_levels_and_every_card_that_he_may_hold(killer: str, held: frozenset[int]) -> None:
    scene = drawn(match_of(night(killer=killer, side="survivors", level=2)), held=held, size=LARGE)
    enter(scene, next(item.key for item in scene.focus.targets if item.group == "plates"))
    assert isinstance(scene.dialog, KillerSheet)
    shown, wanted = " ".join(words(scene)), [level_words(killer, number) for number in range(1, 6)]
    for card, copies in Counter(killer_cards(killer)).items():
        wanted += [name(card), say("ui-ts-sheet-count", number=copies, level=0, locked=False)]
    assert [one for one in wanted if one not in shown] == []
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None


def test_what_a_level_brings_is_said_from_its_row() -> None:
    for killer, level, said in (("butcher", 1, "Strength 5"), ("butcher", 3, "Brutal Rage"), ("murderer", 4, "4 doors")):
        assert said in level_words(killer, level)
    assert "Strength" not in level_words("butcher", 3), "it is that of the level before"
    assert "+3" in level_words("murderer", 2) and level_words("murderer", 1) == say("ui-ts-level-strength", strength=4)

"""The planning scene: each device has its own pointer, the match has the clock, and pages lie over both."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match import Match, Question
from game.match.clock import Stopwatch
from game.rules.engine.agent import Advice
from game.rules.london import event
from game.rules.london.choice import Agree, Put
from game.storage import autosave, paths
from game.text import say
from game.ui.app.main_loop import App
from game.ui.draw.repaint import Sprite
from game.ui.london.guides import GUIDE
from game.ui.london.planning.agree_dialog import AgreeDialog
from game.ui.london.planning.cover_pages import OPENING
from game.ui.london.planning.layout import inspector_area
from game.ui.london.planning.pointers import TargetKey, pad_name
from game.ui.london.planning.table import PlanningTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.settings import Settings, Start
from game.ui.table.dialogs import PauseDialog
from game.ui.table.scene import TableScene
from tests.ui.london.planning_kit import Planning, card, slot, streets, token
from tests.ui.user_input import opened

EMPTY = [""] * 12
AGREE = TargetKey("agree", 0)


def cursors_of(planning: Planning) -> list[Sprite]:
    canvas = planning.context.canvas(planning.surface)
    return planning.table.sprites(canvas, planning.scene.facts(), fresh=True)[-1]


def area_of_start(planning: Planning) -> str:
    return planning.t.people[0].place.partition("-")[0]


@pytest.mark.heavy
def test_in_low_columns_a_tray_opens_for_the_hand_that_comes_and_the_others_show_their_icons(screen: pygame.Surface) -> None:
    planning = Planning(screen, settings=Settings(scale=1.5))

    def trays() -> set[int]:
        assert planning.table.place is not None
        return {seat for seat, column in planning.table.place.columns.items() if column.tray is not None}

    assert trays() == set()
    planning.key(pygame.K_1)
    assert trays() == {0}
    planning.hover(slot(2, 5))
    assert trays() == {0, 1, 2}
    planning.click(token(2, 3))
    planning.hover(card("east-2"))
    assert trays() == {0, 2}
    assert planning.clock(2)[0] == "3"


# ------------------------------------------------------------------ what a press means
@pytest.mark.heavy
@pytest.mark.rule("LD-071", "LD-075")
def test_a_card_turns_when_it_is_held_for_a_third_of_a_second_and_who_holds_one_plans_nothing_there(alone: Planning) -> None:
    spot = card("east-2")
    alone.down(spot)
    alone.frames(10)
    alone.up(spot)
    assert "east-2" in alone.t.dark
    alone.down(spot)
    alone.hover(card("east-3"), 1)
    alone.frames(40)
    assert {"east-2", "east-3"} <= set(alone.t.dark), "the hand has left the one, and was not pressed over the other"
    alone.up(card("east-3"))
    alone.reveal(spot)
    assert "east-2" in alone.t.shown
    alone.reveal(spot)  # as if somebody else had turned it
    assert alone.clock() == EMPTY
    alone.drag(spot, card("west-3"))
    assert alone.clock() == EMPTY, "nor does who lets go elsewhere"
    alone.click(spot)
    assert "2" in alone.clock()


@pytest.mark.rule("LD-075", "LD-077")
def test_a_token_goes_to_the_chosen_hour_by_a_click_and_is_dragged_turned_and_taken_off(alone: Planning) -> None:
    alone.click(token(0, 4), token(0, 2))
    assert alone.clock()[:3] == ["4", "2", ""]
    alone.click(slot(0, 7), token(0, 1))
    assert alone.clock()[7] == "1" and alone.pointer("mouse").slot == 8
    alone.drag(token(0, 3), slot(0, 5))
    assert alone.clock()[5] == "3"
    alone.drag(slot(0, 5), slot(0, 6))
    assert alone.clock()[5:8] == ["", "3", "1"]
    alone.drag(slot(0, 6), streets("south"))
    assert alone.clock() == ["4", "2", *EMPTY[:5], "1", *EMPTY[:4]]
    alone.submit(Put(4, "2-east"))
    alone.drag(slot(0, 0), slot(0, 4))
    assert (alone.clock()[0], alone.clock()[4]) == ("2-east", "4"), "two tokens change places"
    alone.hover(slot(0, 7))
    faces = []
    for _ in range(5):
        alone.tell(pygame.MOUSEWHEEL, x=0, y=-1)
        faces.append(alone.clock()[7])
    assert faces == ["1-north", "1-east", "1-south", "1-west", "1"], "a wheel turns it around the compass"


@pytest.mark.heavy
@pytest.mark.rule("LD-076")
def test_a_card_elsewhere_takes_an_arrow_and_then_its_number_and_the_streets_an_arrow_alone(alone: Planning) -> None:
    here = area_of_start(alone)
    there, beyond = ("east", "south") if here == "north" else ("north", "east" if here != "east" else "west")
    alone.click(streets(here))
    assert alone.clock() == EMPTY
    for spot in (card(f"{there}-5"), card(f"{there}-6")):
        alone.reveal(spot)
        alone.click(spot)
    alone.click(streets(beyond))
    arrow, *numbers, last = alone.clock()[1:5]  # the first hour is spent where one is
    assert (arrow[1:], numbers, last[1:]) == (f"-{there}", ["5", "6"], f"-{beyond}")


@pytest.mark.heavy
@pytest.mark.rule("LD-008", "LD-079")
def test_an_arrow_gives_its_number_back_before_one_comes_from_the_stash(alone: Planning) -> None:
    there = "east" if area_of_start(alone) != "east" else "north"
    alone.click(streets(there))
    number = alone.clock()[0][0]
    alone.click(token(0, int(number)), TargetKey("stash", number=int(number)))
    first, *others = alone.clock()[:3]
    assert others == [number, number]
    assert first[1:] == f"-{there}" and first[0] != number
    assert alone.pointer("mouse").slot == 3


@pytest.mark.heavy
@pytest.mark.rule("LD-080")
def test_a_third_token_comes_from_the_stash_and_a_fourth_is_refused_with_its_rule(alone: Planning) -> None:
    alone.key(pygame.K_2, pygame.K_2, pygame.K_2)
    assert alone.clock()[:4] == ["2", "2", "2", ""]
    alone.key(pygame.K_2)
    assert alone.clock()[3] == ""
    assert "LD-080" in alone.pointer("keys").notice


@pytest.mark.rule("LD-083")
def test_notes_are_laid_by_a_key_one_kind_after_the_other_and_by_a_click_with_the_one_that_was_picked_up(alone: Planning) -> None:
    spot, seen = card("west-1"), []
    alone.reveal(spot)
    for _ in range(5):
        alone.key(pygame.K_TAB)
        alone.pointer("keys").hovered = spot
        alone.key(pygame.K_m)
        seen.append(alone.t.notes.get("west-1", ""))
    assert seen == ["green", "yellow", "white", "red", ""]
    alone.click(TargetKey("note", what="yellow"), spot)
    assert alone.t.notes["west-1"] == "yellow"
    if not alone.pointer("mouse").note:
        alone.click(TargetKey("note", what="yellow"))
    alone.click(spot)
    assert "west-1" not in alone.t.notes


@pytest.mark.heavy
def test_the_other_button_shows_a_card_large_without_a_rim_upon_it_while_the_clock_goes_on(alone: Planning) -> None:
    alone.reveal(card("south-3"))
    assert len(cursors_of(alone)) == 1, "the rim of the card that the mouse is over"
    alone.click(card("south-3"), button=3)
    assert alone.table.gestures.inspected == "south-3"
    canvas = alone.context.canvas(alone.surface)
    assert alone.table.place is not None
    page = alone.surface.subsurface(canvas.rect(inspector_area(canvas, alone.table.place).inset(12)))
    shown = pygame.image.tobytes(page, "RGB")
    alone.scene.compositor.lift(alone.surface)
    assert pygame.image.tobytes(page, "RGB") == shown
    left = alone.left
    alone.frames(100)
    assert alone.left < left - 1000
    alone.key(pygame.K_ESCAPE)
    assert (alone.table.gestures.inspected, alone.table.cover) == ("", ""), "back closes it, and the clock goes on"
    alone.click(card("south-3"), button=3)
    alone.click(token(0, 1))
    assert (alone.table.gestures.inspected, alone.clock()[0]) == ("", "1")
    alone.key(pygame.K_ESCAPE)
    assert alone.table.cover, "the next one pauses"


def test_keys_alone_turn_a_card_lay_tokens_and_agree_and_reach_every_place(alone: Planning) -> None:
    alone.key(pygame.K_UP)
    alone.pointer("keys").hovered = card("north-3")
    alone.tell(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    alone.frames(25)
    alone.tell(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert "north-3" in alone.t.shown
    alone.key(pygame.K_4, pygame.K_d)
    assert alone.clock()[0] == "4"
    assert alone.clock()[1].endswith("-east") or area_of_start(alone) == "east"
    for ready in (True, False):
        alone.key(pygame.K_b)
        assert alone.t.people[0].ready is ready
    hand, wanted = alone.pointer("keys"), {item.key for item in alone.scene.focus.targets if not item.refused}
    edge, seen = [hand.hovered], set[object]()
    while edge:  # from every place that was reached, every key that leads on
        start = edge.pop()
        for what in ("left", "right", "up", "down", "next", "next-group"):
            hand.hovered = start
            alone.table.devices.move_focus(hand, what)
            if hand.hovered not in seen:
                seen.add(hand.hovered)
                edge.append(hand.hovered)
    assert wanted <= seen


# ------------------------------------------------------------------ four people at once
@pytest.fixture
def four(screen: pygame.Surface) -> Planning:
    return Planning(screen, seats=4)


def test_four_pads_act_for_four_people_at_the_same_time(four: Planning) -> None:
    four.context.input.pads = 4
    for which in range(4):
        four.pad_over(which, token(which, which + 1))
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        for which in range(4):
            four.pad(which, "take", kind=kind)
    assert [four.clock(seat)[0] for seat in range(4)] == ["1", "2", "3", "4"]
    for which, place in ((0, "north-1"), (1, "south-1")):
        four.pad_over(which, card(place))
        four.pad(which, "take", kind=pygame.KEYDOWN)
    four.lean(2, 1.0, 0.5, 25)
    assert {"north-1", "south-1"} <= set(four.t.shown), "two hold a card while a third moves, and each turns"


def test_a_stick_moves_its_own_cursor_and_no_focus_and_devices_keep_their_seats_in_the_next_planning(four: Planning) -> None:
    four.pad(5, "down")
    before, over = four.pointer(pad_name(5)).position, four.pointer(pad_name(5)).hovered
    four.pad(5, "right", part="left-right")
    assert four.pointer(pad_name(5)).hovered == over
    four.lean(5, 1.0, 0.0, 10)
    assert four.pointer(pad_name(5)).position[0] > before[0] + 100
    four.context.input.pads = 1
    four.frames()
    four.pad_over(3, TargetKey("portrait", 2), "take")
    four.sit()
    four.open()
    four.pad(3, "down")
    assert four.pointer(pad_name(3)).seat == 2


@pytest.mark.heavy
@pytest.mark.rule("LD-077")
def test_nobody_reaches_into_the_clock_of_somebody_with_a_hand_and_the_mouse_serves_the_others(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2)
    two.click(token(0, 1))
    two.pad_over(0, token(0, 2))
    assert two.pointer(pad_name(0)).seat == 1
    two.pad(0, "take")
    assert two.clock()[:2] == ["1", ""]
    assert "LD-077" in two.pointer(pad_name(0)).notice
    three = Planning(screen, seats=3)
    three.click(*[token(seat, 5) for seat in range(3)])
    assert [three.clock(seat)[0] for seat in range(3)] == ["5", "5", "5"]


@pytest.mark.heavy
def test_a_pad_that_is_pulled_out_pauses_and_the_next_one_takes_its_seat(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2)
    two.click(token(0, 1))
    for pads, which in ((1, 7), (0, 0), (1, 8)):
        two.context.input.pads = pads
        two.frames()
        if not pads:
            assert two.table.cover == "paused"
            continue
        two.open()
        two.pad(which, "down")
        assert two.pointer(pad_name(which)).seat == 1


# ------------------------------------------------------------------ pages
@pytest.mark.heavy
def test_a_story_opens_with_its_first_page_and_then_asks_who_sits_where(screen: pygame.Surface) -> None:
    new = Planning(screen, begin=False)
    assert new.table.cover == OPENING and new.table.opening_page is not None
    assert new.table.opening_page.texts[1] in new.scene.aloud
    edge, beside = (
        pygame.transform.average_color(screen, pygame.Rect(x, 0, wide, screen.get_height())) for x, wide in ((0, 9), (16, 40))
    )
    assert sum(edge[:3]) < 1.4 * sum(beside[:3]), "it darkens the whole window"
    new.key(pygame.K_b)
    assert (new.table.cover, new.scene.aloud) == ("ready", "")
    new.key(pygame.K_b)
    assert (new.table.cover, new.t.phase) == ("", "planning")
    new.match.stopwatch.pause()
    assert new.sit().cover == "paused"


@pytest.mark.heavy
def test_the_mouse_alone_finds_the_pause_on_every_page(screen: pygame.Surface) -> None:
    new = Planning(screen, begin=False)
    for cover in (OPENING, "ready", "paused"):
        if not new.table.cover:
            new.table.interrupted()
        new.scene.dirty = True
        new.frames(20)  # no second half of a double click
        assert new.table.cover == cover
        new.tell(pygame.MOUSEBUTTONDOWN, pos=new.at(("tool", "menu")), button=1)
        assert new.scene.dialog is not None and new.scene.focus.find("main-menu") is not None, cover
        new.key(pygame.K_ESCAPE)
        new.table.go_on()


@pytest.mark.heavy
def test_whoever_plays_alone_begins_from_the_first_page_which_has_no_button_while_a_lesson_waits(screen: pygame.Surface) -> None:
    new = Planning(screen, beside="easy", begin=False)
    assert new.table.cover == OPENING
    item = new.scene.focus.find("go-on")
    assert item is not None and item.label == say("ui-ld-ready-go")
    new.key(pygame.K_b)
    assert (new.table.cover, new.t.phase) == ("", "planning")
    new.sit(GUIDE.new_match())
    seen = list[bool]()
    for _ in range(5):
        new.frames(2)
        waits = new.scene.controller.animations.stopped
        assert (new.scene.focus.find("go-on") is None) is waits
        assert (new.scene.focus.find(("guide", "on")) is None) is not waits
        seen.append(waits)
        new.scene.controller.cut(at_once=True)
    assert seen[0] and not seen[-1]


@pytest.mark.heavy
def test_free_hours_are_given_up_only_after_a_question(led: Planning) -> None:
    def press(key: str) -> None:
        item: Any = led.scene.focus.find(key)
        assert isinstance(led.scene.dialog, AgreeDialog)
        led.scene.take(item)
        led.frames(2)
        assert led.table.cover == ""

    for agree in (lambda: led.key(pygame.K_b), lambda: led.down(AGREE)):
        agree()
        press("no")
        assert (led.scene.dialog, led.t.people[0].ready) == (None, False)
        agree()
        led.frames(30)
        press("yes")
        assert led.t.people[0].ready
        agree()
        assert not led.t.people[0].ready, "taken back without a question"
    led.submit(*[Put(slot, str(slot % 6 + 1)) for slot in range(12)])
    led.frames()
    led.key(pygame.K_b)
    assert (led.scene.dialog, led.t.people[0].ready) == (None, True), "a full clock asks nothing"


# ------------------------------------------------------------------ the clock
@pytest.mark.heavy
def test_a_pause_covers_the_board_stops_the_clock_loses_no_second_and_tells_the_keys_of_the_planning(alone: Planning) -> None:
    alone.frames(100)
    before = alone.left
    alone.key(pygame.K_ESCAPE)
    assert isinstance(alone.scene.dialog, PauseDialog)
    rows = dict(alone.scene.dialog.key_rows())
    assert {rows[key] for key in ("1 – 6", "W D S A", "Z")} == {
        "place that number", "arrow to that Area", "remove the last token",
    }  # fmt: skip
    assert "pan" not in rows.values(), "none does nothing"
    assert "Right-click removes" in say("ui-ld-how"), "nor is it left to be guessed with a mouse"
    assert alone.table.cover == "paused"
    alone.frames(1000)
    assert before - alone.left <= 2 * 16
    assert not [item for item in alone.scene.focus.targets if isinstance(item.data, TargetKey)]
    alone.scene.dialog = None
    alone.table.go_on()
    alone.frames(10)
    assert alone.left < before - 100


@pytest.mark.heavy
@pytest.mark.rule("LD-070")
def test_the_third_stroke_falls_at_the_limit_and_nothing_is_laid_after_it(alone: Planning) -> None:
    def asked() -> str:
        decision = alone.table.session.client.decision
        return "" if decision is None else decision.prompt

    assert asked() == "prompt-planning"
    alone.click(token(0, 1))
    alone.now += (alone.left - 120) / 1000
    alone.click(token(0, 2))
    alone.frames(10)
    assert (alone.t.phase, alone.table.session.is_over, asked()) == ("leader", True, ""), "no question of the day is put"
    stroke = next(action for action in reversed(alone.match.actions) if type(action.choice).__name__ == "TimeUp")
    began = alone.t.began_ms
    assert 0 <= stroke.at_ms - began - 12 * 60_000 <= 20
    laid = [action.at_ms for action in alone.match.actions if isinstance(action.choice, Put)]
    assert len(laid) == 2 and max(laid) < began + 12 * 60_000
    alone.key(pygame.K_3)
    assert alone.clock()[2] == ""


@pytest.mark.rule("LD-246")
def test_without_a_limit_the_clock_counts_what_was_spent(screen: pygame.Surface) -> None:
    free = Planning(screen, level="untimed")
    free.now += 3600
    free.frames(5)
    assert free.table.session.left_ms is None and free.table.session.spent_ms >= 3_600_000
    assert free.t.phase == "planning"


@pytest.mark.rule("LD-087")
def test_the_day_begins_when_everybody_agrees(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2, settings=Settings(speed="instant"))
    two.click(*[TargetKey("agree", seat) for seat in range(2)])
    two.frames(10)
    assert isinstance(opened(two.scene, two.following), TableScene)


def test_a_killed_program_loses_no_placement_and_no_second(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "autosaves", lambda: tmp_path)
    alone = Planning(screen)
    alone.click(token(0, 6))
    alone.pass_by(20)  # nobody answers
    left = alone.left
    again = autosave.load(autosave.autosaves(tmp_path)[0], tmp_path)
    assert [list(person.clock) for person in again.game.state.people] == [alone.clock(seat) for seat in range(4)]
    alone.sit(again)
    assert alone.table.cover == "paused"
    assert 0 <= alone.left - left <= 1000


def test_the_stopwatch_of_a_match_does_not_drift_from_the_clock_of_the_machine() -> None:
    seconds = [0.0]
    watch = Stopwatch(lambda: seconds[0])
    for frame in range(1, 43_201):  # twelve minutes of frames, each read and some of them paused
        seconds[0] = frame / 60
        if frame % 97 == 0:
            watch.pause()
            watch.resume()
        assert abs(watch.ms - seconds[0] * 1000) < 1.01


# ------------------------------------------------------------------ companions
@pytest.mark.heavy
def test_companions_plan_in_the_same_time_at_a_human_pace_and_say_where_they_mean_to_be(led: Planning) -> None:
    led.pass_by(60)
    times = [action.at_ms for action in led.match.actions if action.seat == 1]
    assert 10 <= len(times) <= 16  # a minute, four seconds each
    assert min(later - sooner for sooner, later in pairwise(times[1:])) >= 3900
    assert not any(action.seat == 0 for action in led.match.actions[1:])
    while not led.table.session.last_plans:
        led.pass_by(2)
    assert any(led.clock(seat).count("") < 12 for seat in (1, 2, 3))


def test_an_order_is_kept_with_the_match_and_taken_back_when_it_is_given_again(led: Planning) -> None:
    companions = led.table.session.companions
    for expected in ({(1, 3): "east-3"}, {}):
        led.click(slot(1, 3), card("east-3"))
        assert companions.orders == expected
        assert led.pointer("mouse").notice
        marked, companions.orders = len(cursors_of(led)), {}
        bare, companions.orders = len(cursors_of(led)), dict(expected)
        assert marked - bare == len(expected), "the hour that was asked for is marked on the companion's clock"
        assert led.match.notes[1]["orders"] == [[1, at, place] for (_, at), place in expected.items()]


@pytest.mark.rule("LD-087")
def test_a_companion_does_not_agree_to_a_plan_that_changed_while_it_thought(
    led: Planning, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, companions = led.context.agent_worker, led.table.session.companions
    companions.swift = True

    def agrees() -> tuple[Question, Advice]:
        worker.cancel()
        return led.match.question(1), Advice(Agree(), "reason-content")

    monkeypatch.setattr(worker, "poll", agrees)
    assert companions.update(0) == []
    led.submit(Put(0, "1"))
    assert companions.update(0) == []
    companions.update(0)  # it is asked again
    assert companions.update(0) == [event.PlanAgreed(1, True)]


# ------------------------------------------------------------------ in the window
def test_what_is_pressed_is_seen_in_the_same_frame(close: list[App]) -> None:
    app = App(Start(), chosen=Settings(), agent_worker=AgentWorker(background=False))
    close.append(app)
    match = Match.new("london", seed=3)
    table = PlanningTable(app.context, match)
    app.show(TableScene(app.context, match, table))
    app.frame(16)
    for page in ("ready", ""):
        table.go_on()
        app.frame(16)
        assert table.cover == page
    before = pygame.image.tobytes(app.surface, "RGB")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_4, mod=0, unicode="4", scancode=33))
    app.frame(16)
    assert match.game.state.people[0].clock[0] == "4"
    assert app.context.painted
    assert pygame.image.tobytes(app.surface, "RGB") != before

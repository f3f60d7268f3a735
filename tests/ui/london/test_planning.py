"""The planning scene: each device has its own pointer, and the match has the clock."""

from itertools import pairwise
from pathlib import Path

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
from game.ui.london.planning.layout import inspector_area
from game.ui.london.planning.pointers import TargetKey, pad_name
from game.ui.london.planning.table import PlanningTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.settings import Settings, Start
from game.ui.table.dialogs import PauseDialog
from game.ui.table.scene import TableScene
from tests.ui.london.planning_kit import Planning, card, slot, token
from tests.ui.user_input import opened

START = "north"


def cursors_of(planning: Planning) -> list[Sprite]:
    """The cursors and marks over the table."""
    canvas = planning.context.canvas(planning.surface)
    return planning.table.sprites(canvas, planning.scene.facts(), fresh=True)[-1]


def area_of_start(planning: Planning) -> str:
    return planning.match.game.state.people[0].place.partition("-")[0]


@pytest.fixture
def alone(screen: pygame.Surface) -> Planning:
    """A planning of one person and three idle seats."""
    return Planning(screen, settings=Settings(assistance="full"))


def trays(planning: Planning) -> set[int]:
    """The seats whose trays are open."""
    assert planning.table.place is not None
    return {seat for seat, column in planning.table.place.columns.items() if column.tray is not None}


def test_in_low_columns_a_tray_opens_for_the_hand_that_comes_and_the_others_show_their_icons(screen: pygame.Surface) -> None:
    planning = Planning(screen, settings=Settings(scale=1.5))
    assert trays(planning) == set()
    planning.key(pygame.K_1)
    assert trays(planning) == {0}
    planning.hover(slot(2, 5))
    assert trays(planning) == {0, 1, 2}
    planning.click(token(2, 3))
    planning.hover(card("east-2"))
    assert trays(planning) == {0, 2}
    assert planning.clock(2)[0] == "3"


# ------------------------------------------------------------------ what a press means


@pytest.mark.rule("LD-071")
def test_a_card_turns_when_it_is_held_for_a_third_of_a_second_and_not_before(alone: Planning) -> None:
    spot = card("east-2")
    alone.down(spot)
    alone.frames(10)
    alone.up(spot)
    assert "east-2" in alone.match.game.state.dark
    alone.reveal(spot)
    assert "east-2" in alone.match.game.state.shown


def test_a_hand_that_leaves_a_card_does_not_turn_it(alone: Planning) -> None:
    alone.down(card("east-2"))
    alone.tell(pygame.MOUSEMOTION, pos=alone.at(card("east-3")), rel=(9, 9), buttons=(1, 0, 0))
    alone.frames(40)
    assert "east-2" in alone.match.game.state.dark
    assert "east-3" in alone.match.game.state.dark


@pytest.mark.rule("LD-075", "LD-077")
def test_a_token_that_is_clicked_goes_to_the_chosen_hour_and_the_next_one_is_chosen(alone: Planning) -> None:
    alone.click(token(0, 4))
    alone.click(token(0, 2))
    assert alone.clock(0)[:3] == ["4", "2", ""]
    alone.click(slot(0, 7))
    alone.click(token(0, 1))
    assert alone.clock(0)[7] == "1"
    assert alone.pointer("mouse").slot == 8


@pytest.mark.rule("LD-077")
def test_a_token_is_dragged_to_an_hour_to_another_and_off_the_clock(alone: Planning) -> None:
    alone.down(token(0, 3))
    alone.up(slot(0, 5))
    assert alone.clock(0)[5] == "3"
    alone.down(slot(0, 5))
    alone.up(slot(0, 6))
    assert alone.clock(0)[5:7] == ["", "3"]
    alone.down(slot(0, 6))
    alone.up(TargetKey("streets", what="south-streets"))
    assert alone.clock(0) == [""] * 12
    alone.table.session.submit(0, Put(0, "1"), Put(4, "2-east"))
    alone.down(slot(0, 0))
    alone.up(slot(0, 4))
    assert (alone.clock(0)[0], alone.clock(0)[4]) == ("2-east", "1"), "two tokens change places"


@pytest.mark.rule("LD-076")
def test_a_card_elsewhere_takes_an_arrow_and_then_its_number_and_the_streets_an_arrow_alone(alone: Planning) -> None:
    here = area_of_start(alone)
    there, beyond = ("east", "south") if here == "north" else ("north", "east" if here != "east" else "west")
    alone.click(TargetKey("streets", what=f"{here}-streets"))
    assert alone.clock(0) == [""] * 12
    alone.reveal(card(f"{there}-5"))
    alone.click(card(f"{there}-5"))
    alone.reveal(card(f"{there}-6"))
    alone.click(card(f"{there}-6"))
    alone.click(TargetKey("streets", what=f"{beyond}-streets"))
    arrow, *numbers, last = alone.clock(0)[1:5]  # the first hour is spent where one is
    assert (arrow[1:], numbers, last[1:]) == (f"-{there}", ["5", "6"], f"-{beyond}")


@pytest.mark.rule("LD-008", "LD-079")
def test_an_arrow_gives_its_number_back_before_one_comes_from_the_stash(alone: Planning) -> None:
    there = "east" if area_of_start(alone) != "east" else "north"
    alone.click(TargetKey("streets", what=f"{there}-streets"))
    number = alone.clock(0)[0][0]
    for spot in (token(0, int(number)), TargetKey("stash", number=int(number))):
        alone.click(spot)
    first, *others = alone.clock(0)[:3]
    assert others == [number, number]
    assert first[1:] == f"-{there}"
    assert first[0] != number
    assert alone.pointer("mouse").slot == 3


def test_a_wheel_turns_a_token_around_the_compass(alone: Planning) -> None:
    alone.click(token(0, 3))
    alone.hover(slot(0, 0))
    faces = []
    for _ in range(5):
        alone.tell(pygame.MOUSEWHEEL, x=0, y=-1)
        faces.append(alone.clock(0)[0])
    assert faces == ["3-north", "3-east", "3-south", "3-west", "3"]


@pytest.mark.rule("LD-080")
def test_a_third_token_comes_from_the_stash_and_a_fourth_is_refused_with_its_rule(alone: Planning) -> None:
    for _ in range(3):
        alone.key(pygame.K_2)
    assert alone.clock(0)[:4] == ["2", "2", "2", ""]
    alone.key(pygame.K_2)
    assert alone.clock(0)[3] == ""
    assert "LD-080" in alone.pointer("keys").notice


@pytest.mark.rule("LD-083")
def test_a_key_lays_notes_on_a_card_one_kind_after_the_other(alone: Planning) -> None:
    spot = card("west-1")
    alone.reveal(spot)
    seen = []
    for _ in range(5):
        alone.key(pygame.K_TAB)
        alone.pointer("keys").hovered = spot
        alone.key(pygame.K_m)
        seen.append(alone.match.game.state.notes.get("west-1", ""))
    assert seen == ["green", "yellow", "white", "red", ""]


@pytest.mark.rule("LD-083")
def test_a_note_that_was_picked_up_is_laid_and_taken_away_by_a_click(alone: Planning) -> None:
    spot = card("west-1")
    alone.reveal(spot)
    for expected in ("yellow", ""):
        if not alone.pointer("mouse").note:
            alone.click(TargetKey("note", what="yellow"))
        alone.click(spot)
        assert alone.match.game.state.notes.get("west-1", "") == expected


def test_the_other_button_shows_a_card_large_while_the_clock_goes_on(alone: Planning) -> None:
    alone.reveal(card("south-2"))
    alone.click(card("south-2"), button=3)
    assert alone.table.gestures.inspected == "south-2"
    left = alone.left
    alone.frames(100)
    assert alone.left < left - 1000
    alone.click(token(0, 1))
    assert alone.table.gestures.inspected == ""
    assert alone.clock(0)[0] == "1"


def test_the_pause_tells_what_the_keys_of_planning_do_and_none_that_does_nothing(alone: Planning) -> None:
    alone.key(pygame.K_ESCAPE)
    assert isinstance(alone.scene.dialog, PauseDialog)
    rows = dict(alone.scene.dialog.key_rows())
    assert rows["1 – 6"] == "place that number"
    assert rows["W D S A"] == "arrow to that Area"
    assert rows["Z"] == "remove the last token"
    assert "pan" not in rows.values()
    assert "Right-click removes" in say("ui-ld-how"), "nor is it left to be guessed with a mouse"


def test_the_first_page_darkens_the_whole_window(screen: pygame.Surface) -> None:
    planning = Planning(screen, begin=False)
    assert planning.table.opening_page is not None
    high = screen.get_height()
    edge = pygame.transform.average_color(screen, pygame.Rect(0, 0, 9, high))
    beside = pygame.transform.average_color(screen, pygame.Rect(16, 0, 40, high))
    assert sum(edge[:3]) < 1.4 * sum(beside[:3])


def test_back_closes_the_page_of_a_card_and_no_rim_lies_upon_it(alone: Planning) -> None:
    alone.reveal(card("south-3"))
    assert len(cursors_of(alone)) == 1, "the rim of the card that the mouse is over"
    alone.click(card("south-3"), button=3)
    canvas = alone.context.canvas(alone.surface)
    assert alone.table.place is not None
    page = alone.surface.subsurface(canvas.rect(inspector_area(canvas, alone.table.place).inset(12)))
    shown = pygame.image.tobytes(page, "RGB")
    alone.scene.compositor.lift(alone.surface)
    assert pygame.image.tobytes(page, "RGB") == shown
    alone.key(pygame.K_ESCAPE)
    assert alone.table.gestures.inspected == ""
    assert not alone.table.cover, "the clock goes on"
    alone.key(pygame.K_ESCAPE)
    assert alone.table.cover, "the next one pauses"


@pytest.mark.rule("LD-075")
def test_whoever_holds_a_card_that_somebody_else_has_turned_plans_nothing_there(alone: Planning) -> None:
    spot = card("west-2")
    alone.reveal(spot)
    alone.reveal(spot)
    assert alone.clock(0) == [""] * 12
    alone.down(spot)
    alone.up(card("west-3"))
    assert alone.clock(0) == [""] * 12, "nor does who lets go elsewhere"
    alone.click(spot)
    assert "2" in alone.clock(0)


def test_keys_alone_turn_a_card_lay_tokens_and_agree(alone: Planning) -> None:
    alone.key(pygame.K_UP)
    alone.pointer("keys").hovered = card("north-3")
    alone.tell(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    alone.frames(25)
    alone.tell(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert "north-3" in alone.match.game.state.shown
    alone.key(pygame.K_4)
    alone.key(pygame.K_d)
    assert alone.clock(0)[0] == "4"
    assert alone.clock(0)[1].endswith("-east") or area_of_start(alone) == "east"
    alone.key(pygame.K_b)
    assert alone.match.game.state.people[0].ready
    alone.key(pygame.K_b)
    assert not alone.match.game.state.people[0].ready


def test_the_focus_of_keys_reaches_every_place(alone: Planning) -> None:
    alone.key(pygame.K_TAB)
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


def test_two_hold_a_card_while_a_third_moves_and_each_turns(four: Planning) -> None:
    for which, place in ((0, "north-1"), (1, "south-1")):
        four.pad_over(which, card(place))
        four.pad(which, "take", kind=pygame.KEYDOWN)
    four.lean(2, 1.0, 0.5, 25)
    assert {"north-1", "south-1"} <= set(four.match.game.state.shown)


def test_a_stick_moves_its_own_cursor_and_no_focus(four: Planning) -> None:
    four.pad(5, "down")
    before, over = four.pointer(pad_name(5)).position, four.pointer(pad_name(5)).hovered
    four.pad(5, "right", part="left-right")
    assert four.pointer(pad_name(5)).hovered == over
    four.lean(5, 1.0, 0.0, 10)
    assert four.pointer(pad_name(5)).position[0] > before[0] + 100


@pytest.mark.rule("LD-077")
def test_nobody_reaches_into_the_clock_of_somebody_with_a_hand(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2)
    two.click(token(0, 1))
    two.pad_over(0, token(0, 2))
    assert two.pointer(pad_name(0)).seat == 1
    two.pad(0, "take")
    assert two.clock(0)[:2] == ["1", ""]
    assert "LD-077" in two.pointer(pad_name(0)).notice


def test_the_mouse_serves_everybody_without_a_hand(screen: pygame.Surface) -> None:
    three = Planning(screen, seats=3)
    for seat in range(3):
        three.click(token(seat, 5))
    assert [three.clock(seat)[0] for seat in range(3)] == ["5", "5", "5"]


def test_a_pad_that_is_pulled_out_pauses_and_the_next_one_takes_its_seat(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2)
    two.click(token(0, 1))
    two.context.input.pads = 1
    two.frames()
    two.pad(7, "down")
    assert two.pointer(pad_name(7)).seat == 1
    two.context.input.pads = 0
    two.frames()
    assert two.table.cover == "paused"
    two.context.input.pads = 1
    two.open()
    two.pad(8, "down")
    assert two.pointer(pad_name(8)).seat == 1


def test_devices_keep_their_seats_from_one_planning_to_the_next(four: Planning) -> None:
    four.context.input.pads = 1
    four.frames()
    four.pad_over(3, TargetKey("portrait", 2), "take")
    four.sit()
    four.open()
    four.pad(3, "down")
    assert four.pointer(pad_name(3)).seat == 2


def test_a_story_opens_with_its_first_page_and_then_asks_who_sits_where(screen: pygame.Surface) -> None:
    new = Planning(screen, begin=False)
    assert new.table.cover == "opening"
    assert new.table.opening_page is not None
    assert new.table.opening_page.texts[1] in new.scene.aloud
    new.key(pygame.K_b)
    assert (new.table.cover, new.scene.aloud) == ("ready", "")
    new.key(pygame.K_b)
    assert (new.table.cover, new.match.game.state.phase) == ("", "planning")
    new.match.stopwatch.pause()
    assert new.sit().cover == "paused"


@pytest.mark.parametrize("cover", ["opening", "ready", "paused"])
def test_the_mouse_alone_finds_the_pause_on_every_page(screen: pygame.Surface, cover: str) -> None:
    new = Planning(screen, begin=False)
    while new.table.cover != cover:
        new.table.go_on() if new.table.cover else new.table.interrupted()
        new.scene.draw(screen)
    new.frames()
    item = new.scene.focus.find(("tool", "menu"))
    assert item is not None
    at = new.context.canvas(screen).point(*item.area.centre)
    new.tell(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    assert new.scene.dialog is not None
    assert new.scene.focus.find("main-menu") is not None


# ------------------------------------------------------------------ the clock


def test_a_pause_covers_the_board_stops_the_clock_and_loses_no_second(alone: Planning) -> None:
    alone.frames(100)
    before = alone.left
    alone.key(pygame.K_ESCAPE)
    assert alone.table.cover == "paused"
    alone.frames(1000)
    assert before - alone.left <= 2 * 16
    assert not [item for item in alone.scene.focus.targets if isinstance(item.data, TargetKey)]
    alone.scene.dialog = None
    alone.table.go_on()
    alone.frames(10)
    assert alone.left < before - 100


@pytest.mark.rule("LD-070")
def test_the_third_stroke_falls_at_the_limit_and_nothing_is_laid_after_it(alone: Planning) -> None:
    alone.click(token(0, 1))
    left = alone.left
    alone.now += (left - 120) / 1000
    alone.click(token(0, 2))
    alone.frames(10)
    assert alone.match.game.state.phase == "leader"
    stroke = next(action for action in reversed(alone.match.actions) if type(action.choice).__name__ == "TimeUp")
    began = alone.match.game.state.began_ms
    assert 0 <= stroke.at_ms - began - 12 * 60_000 <= 20
    laid = [action.at_ms for action in alone.match.actions if isinstance(action.choice, Put)]
    assert len(laid) == 2
    assert max(laid) < began + 12 * 60_000
    alone.key(pygame.K_3)
    assert alone.clock(0)[2] == ""


@pytest.mark.rule("LD-246")
def test_without_a_limit_the_clock_counts_what_was_spent(screen: pygame.Surface) -> None:
    free = Planning(screen, level="untimed")
    free.now += 3600
    free.frames(5)
    assert free.table.session.left_ms is None
    assert free.table.session.spent_ms >= 3_600_000
    assert free.match.game.state.phase == "planning"


@pytest.mark.rule("LD-087")
def test_the_day_begins_when_everybody_agrees(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2, settings=Settings(speed="instant"))
    for seat in range(2):
        two.click(TargetKey("agree", seat))
    two.frames(10)
    assert isinstance(opened(two.scene, two.following), TableScene)


def test_a_killed_program_loses_no_placement_and_no_second(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "autosaves", lambda: tmp_path)
    alone = Planning(screen)
    alone.click(token(0, 6))
    alone.frames(200, ms=100)  # twenty seconds in which nobody answers
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


@pytest.fixture
def led(screen: pygame.Surface) -> Planning:
    """A planning of one person and three companions."""
    return Planning(screen, holders={1: "easy", 2: "easy", 3: "easy"})


def test_companions_plan_in_the_same_time_at_a_human_pace_and_say_where_they_mean_to_be(led: Planning) -> None:
    alone = led
    alone.frames(600, ms=100)
    answers = [action for action in alone.match.actions if action.seat != 0]
    times = [action.at_ms for action in answers if action.seat == 1]
    assert 10 <= len(times) <= 16  # a minute, four seconds each
    assert min(later - sooner for sooner, later in pairwise(times[1:])) >= 3900
    assert not any(action.seat == 0 for action in alone.match.actions[1:])
    alone.frames(1200, ms=100)
    assert alone.table.session.last_plans
    assert any(alone.clock(seat).count("") < 12 for seat in (1, 2, 3))


def test_an_order_is_kept_with_the_match_and_taken_back_when_it_is_given_again(led: Planning) -> None:
    alone = led
    for expected in ({(1, 3): "east-3"}, {}):
        alone.click(slot(1, 3))
        alone.click(card("east-3"))
        assert alone.table.session.companions.orders == expected
        assert alone.pointer("mouse").notice
        marked, alone.table.session.companions.orders = len(cursors_of(alone)), {}
        bare, alone.table.session.companions.orders = len(cursors_of(alone)), dict(expected)
        assert marked - bare == len(expected), "the hour that was asked for is marked on the companion's clock"
        assert alone.match.notes[1]["orders"] == [[1, at, place] for (_, at), place in expected.items()]


@pytest.mark.rule("LD-087")
def test_a_companion_does_not_agree_to_a_plan_that_changed_while_it_thought(
    led: Planning, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, worker = led.table.session, led.context.agent_worker
    companions = session.companions
    companions.swift = True

    def agrees() -> tuple[Question, Advice]:
        worker.cancel()
        return led.match.question(1), Advice(Agree(), "reason-content")

    monkeypatch.setattr(worker, "poll", agrees)
    assert companions.update(0) == []
    session.submit(0, Put(0, "1"))
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

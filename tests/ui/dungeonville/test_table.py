"""Whole matches at the table through the focus manager; secrets with a held key, the curtain, claims, undo."""

import random

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Claim, Drop, Enter, Order
from game.rules.dungeonville.tables.cards import TOWN
from game.rules.engine.script import thaw
from game.ui.dungeonville.buttons import can_pay_by_hand, may_leave_gold
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.input.state import MOUSE
from game.ui.scene.navigation import Goto
from game.ui.table.acts import Answer, Choose
from game.ui.table.dialogs import ConfirmDialog
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, hire, table as setting
from tests.ui.dungeonville.playing import (
    CURTAIN_KEY,
    SECRETS_KEY,
    at,
    choose,
    draw,
    evening,
    lift_curtain,
    pixels,
    played_until,
    press,
    release,
    settled,
    table,
    town,
)
from tests.ui.user_input import SceneStack


@pytest.mark.parametrize(("persons", "seats", "seed"), [(1, 4, 3), (3, 3, 4), (2, 5, 8)])
def test_an_evening_goes_from_the_first_hire_to_the_reckoning(
    persons: int, seats: int, seed: int, screen: pygame.Surface
) -> None:
    scene, dice = table(evening(seed, persons, seats=seats)), random.Random(seed)
    following = settled(scene)
    answers = 0
    while following is None:
        choose(scene, screen, dice)
        answers += 1
        following = settled(scene)
    assert answers > 5
    assert following == Goto("result", scene.match)
    walk = SceneStack(scene)
    result = walk.to(following)
    draw(result, screen)
    assert {item.key for item in result.focus.targets} == {"watch", "again", "same", "main-menu"}
    again = walk.to(press(result, pygame.K_RETURN))
    assert isinstance(again, TableScene)
    assert again.match.holders == scene.match.holders


KEY_DOWN = pygame.event.Event(pygame.KEYDOWN, key=SECRETS_KEY, mod=0, unicode="")
KEY_UP = pygame.event.Event(pygame.KEYUP, key=SECRETS_KEY, mod=0)
RIGHT_DOWN, RIGHT_UP = (
    pygame.event.Event(kind, button=3, pos=(400, 300)) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
)


@pytest.mark.rule("DV-107")
@pytest.mark.parametrize(
    ("opens", "closes"), [(KEY_DOWN, KEY_UP), (KEY_DOWN, pygame.event.Event(pygame.WINDOWFOCUSLOST)), (RIGHT_DOWN, RIGHT_UP)]
)
def test_where_several_play_secrets_are_drawn_only_while_their_key_or_button_is_held(
    opens: pygame.event.Event, closes: pygame.event.Event, screen: pygame.Surface
) -> None:
    scene = table(evening(3, 4))
    settled(scene)
    closed = pixels(scene)
    assert scene.facts().secrets is None
    scene.handle(opens)
    assert scene.facts().secrets == scene.client.seat
    assert pixels(scene) != closed
    scene.handle(closes)
    assert scene.facts().secrets is None
    assert pixels(scene) == closed


def test_who_plays_alone_always_sees_the_own_deed(screen: pygame.Surface) -> None:
    scene = table(evening(3, 1))
    settled(scene)
    assert scene.facts().secrets == 0
    assert scene.facts().state.deeds[0].face


@pytest.mark.rule("DV-047", "DV-110")
def test_fighters_are_laid_behind_a_curtain_where_several_play(screen: pygame.Surface) -> None:
    scene = at_the_curtain(screen)
    assert scene.controller.seat is None
    draw(scene, screen)
    assert not [item for item in scene.focus.targets if item.group != "tools"]
    press(scene, pygame.K_RETURN)
    release(scene, pygame.K_RETURN)
    scene.update(10)
    assert scene.controller.curtain, "a short press does not lift_curtain it"
    lift_curtain(scene)
    assert not scene.controller.curtain
    draw(scene, screen)
    assert [item for item in scene.focus.targets if item.group == "party"]


def test_fighters_are_laid_one_after_the_other_and_taken_back_by_esc(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1))
    played_until(scene, "prompt-order", screen, 1)
    orders = scene.game.options.orders
    for fighter in orders[0].fighters:
        assert town(scene).lineup is None
        scene.do(Choose("fighter", fighter))
    assert town(scene).lineup == orders[0]
    press(scene, pygame.K_ESCAPE)
    assert list(scene.game.picks) == list(orders[0].fighters[:-1])
    scene.do(Choose("fighter", orders[0].fighters[0]))
    assert list(scene.game.picks) == list(orders[0].fighters[1:-1]), "the others stay"
    press(scene, pygame.K_ESCAPE)
    assert list(scene.game.picks) == []
    for fighter in orders[-1].fighters:
        scene.do(Choose("fighter", fighter))
    draw(scene, screen)
    press(scene, pygame.K_SPACE)
    assert scene.match.history[-1].action.choice == orders[-1]
    assert isinstance(scene.match.history[-1].action.choice, Order)


@pytest.mark.rule("DV-116", "DV-117", "DV-118")
def test_a_claim_is_asked_for_once_more_and_a_wrong_one_shows_the_deed(screen: pygame.Surface) -> None:
    scene = table(evening(3, 2))
    settled(scene)
    press(scene, pygame.K_c)
    assert isinstance(scene.dialog, ClaimDialog)
    draw(scene, screen)
    assert [item.key for item in scene.focus.targets] == [("claim", 0), ("claim", 1), "back"]
    assert scene.focus.current == "back", "a key pressed by mistake claims nothing"
    other = 1 if scene.client.seat == 0 else 0
    scene.focus.current = ("claim", other)
    press(scene, pygame.K_RETURN)
    assert scene.match.history[-1].action.choice == Claim()
    assert scene.match.history[-1].action.seat == other, "whoever is not asked may claim, too"
    assert scene.match.game.state.wizards[other].exposed
    assert isinstance(scene.match.history[-1].events[-1], event.ClaimFailed)


@pytest.mark.rule("DV-041")
def test_a_dungeon_once_chosen_stays_chosen(screen: pygame.Surface) -> None:
    """Others choose by it: undoing it after their answers would reveal too much."""
    match = Match.new("dungeonville", seed=3, options={"seats": 2, "first": 0}, seats={1: "random"})
    scene = table(match)
    played_until(scene, "prompt-scout", screen, 4)
    choice = scene.client.options[2]
    assert isinstance(choice, Enter)
    scene.do(Answer(choice))
    scene.undo()
    assert scene.match.game.state.wizards[0].pawn == choice.dungeon
    assert scene.client.message


def test_what_revealed_nothing_can_be_taken_back(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1, seats=3))
    played_until(scene, "prompt-dismiss", screen, 8)
    paid = scene.match.history[-1].action
    assert paid.seat == 0
    scene.undo()
    assert scene.match.decision.prompt == "prompt-recruit", "nobody new has come to town yet"


def test_the_pause_and_the_log_lie_over_the_table_and_go_again(screen: pygame.Surface) -> None:
    scene = table(evening(3, 1))
    settled(scene)
    for key in (pygame.K_p, pygame.K_l):
        press(scene, key)
        assert scene.dialog is not None
        draw(scene, screen)
        press(scene, pygame.K_ESCAPE)
        assert scene.dialog is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_answer_has_a_place_of_its_own_inside_the_window(size: tuple[int, int], screen: pygame.Surface) -> None:
    scene, dice, surface = table(evening(12, 1, seats=5)), random.Random(3), pygame.Surface(size)
    seen = set[str]()
    while settled(scene) is None:
        draw(scene, surface)
        seen.add(scene.match.decision.prompt)
        room = scene.canvas.room
        for item in scene.focus.targets:
            area = item.area
            assert area.x >= 0 and area.y >= 0 and area.x + area.w <= room.w + 1 and area.y + area.h <= room.h + 1, item
        placed = [item.data for item in scene.focus.targets if item.group != "tools"]
        for wish, may in ((("by-hand",), can_pay_by_hand), (("list", "leave"), may_leave_gold)):
            if may(town(scene)):
                scene.do(Choose(*wish))
                draw(scene, surface)
                placed += [item.data for item in scene.focus.targets if item.group != "tools"]
        if not scene.game.options.orders:
            idle = scene.match.decision.prompt == "prompt-escape" and not may_leave_gold(town(scene))  # gold stays here in vain
            wanted = [choice for choice in scene.client.options if not (idle and isinstance(choice, Drop))]
            assert {repr(choice) for choice in wanted} <= {repr(data) for data in placed}
        choose(scene, surface, dice)
    assert {"prompt-recruit", "prompt-scout", "prompt-order", "prompt-escape"} <= seen


def test_a_key_held_at_the_curtain_of_one_seat_shows_nothing_of_another(screen: pygame.Surface) -> None:
    scene = at_the_curtain(screen)
    press(scene, CURTAIN_KEY)
    assert scene.facts().secrets is None
    state = scene.match.game.state
    assert at(state, (0, 1, 2, 3)).facts().secrets is None


@pytest.mark.parametrize("way", ["focus", "pause", "key of the pause"])
def test_whoever_goes_away_leaves_the_curtain_hanging_behind(way: str, screen: pygame.Surface) -> None:
    scene = at_the_curtain(screen)
    lift_curtain(scene)
    scene.do(Choose("fighter", scene.game.options.orders[0].fighters[0]))
    if way == "focus":
        scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        press(scene, pygame.K_p if way == "pause" else pygame.K_F10)
        press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    assert scene.controller.curtain
    assert scene.facts().secrets is None
    scene.update(1)
    assert scene.controller.curtain, "nothing is held"
    lift_curtain(scene)
    assert not scene.controller.curtain
    assert list(scene.game.picks) == []


def test_a_key_that_is_still_held_shows_nothing_to_whoever_is_asked_next(screen: pygame.Surface) -> None:
    scene = table(evening(6, 4))
    seat = scene.client.seat
    hold(scene, KEY_DOWN)
    assert scene.facts().secrets == seat
    scene.do(Answer(scene.client.options[0]))
    settled(scene)
    assert scene.client.seat != seat
    hold(scene, KEY_DOWN)
    assert scene.facts().secrets is None, "it merely repeats"
    hold(scene, KEY_UP)
    hold(scene, KEY_DOWN)
    assert scene.facts().secrets == scene.client.seat


def hold(scene: TableScene, event: pygame.event.Event) -> None:
    """Press or release a key of the window."""
    scene.context.input.hold(event)
    scene.handle(event)


def test_the_panel_for_secrets_names_what_is_in_the_hand_now(screen: pygame.Surface) -> None:
    scene, fresh = table(evening(6, 4)), table(evening(6, 4))
    draw(scene, screen)
    before = pixels(scene)
    scene.context.input.device = fresh.context.input.device = MOUSE
    assert pixels(scene) == pixels(fresh) != before


def test_a_key_that_was_held_before_the_curtain_fell_does_not_lift_it(screen: pygame.Surface) -> None:
    scene, down = at_the_curtain(screen), pygame.event.Event(pygame.KEYDOWN, key=CURTAIN_KEY, mod=0, unicode="")
    scene.context.input.hold(down)
    for anew in (False, True):
        if anew:
            scene.context.input.let_go()
        for _ in range(20):  # after the first press it repeats, and is held all the same
            hold(scene, down)
            scene.update(100)
        assert scene.controller.curtain != anew


def at_the_curtain(screen: pygame.Surface) -> TableScene:
    """The table of four persons, at a question for one person alone."""
    dice, scene = random.Random(2), table(evening(6, 4))
    while not scene.controller.curtain:
        if scene.controller.seat is not None:
            choose(scene, screen, dice)
        scene.update(500)
    return scene


def test_take_back_takes_the_last_fighter_first(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1))
    played_until(scene, "prompt-order", screen, 1)
    turn = scene.match.turn
    for fighter in scene.game.options.orders[0].fighters[:2]:
        scene.do(Choose("fighter", fighter))
    scene.undo()
    assert list(scene.game.picks) == [scene.game.options.orders[0].fighters[0]]
    assert scene.match.turn == turn


@pytest.mark.rule("DV-108")
def test_on_another_expedition_its_party_lies_in_front(screen: pygame.Surface) -> None:
    scene, dice = table(evening(6, 1)), random.Random(2)
    seen = set[int | None]()
    for _ in range(3000):
        if scene.animations.stopped:
            scene.controller.cut()
        if scene.controller.seat is not None:
            choose(scene, screen, dice)
        if scene.update(300) is not None:
            break
        if scene.facts().state.trip is not None and scene.facts().state.trip.seat != 0 and scene.controller.seat is None:
            seen.add(town(scene).front)
            assert town(scene).front == scene.facts().state.trip.seat
    assert seen


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_place_of_the_town_says_what_it_is(size: tuple[int, int]) -> None:
    drawn = {line.words for line in text_audit.read(table(evening(3)), size)}
    assert {text.name(place) for place in TOWN} <= drawn


def test_who_has_no_letter_yet_has_no_chance_to_die_either() -> None:
    """The Jester's letter is drawn at the entrance: before that its card shows no chance."""
    match = evening(3)
    state = thaw(match.rules.state_type, match.game.checkpoint)
    state.wizards[0].party, state.wizards[0].pawn = ["giggles", "dorothea-the-mule"], "crypt"
    dies = [line.words for line in text_audit.read(at(state, (0,)), (1280, 720)) if line.words.endswith("to die")]
    assert len(dies) == 1


@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize(
    ("cards", "burnt", "over"),
    [
        (["cr-07", "ember-orb"], True, 0),  # 15 gold and an item for 20
        (["dl-12"], False, 10),  # 30 gold for 20
        (["cr-03"], False, 0),
    ],
)
def test_what_a_payment_burns_or_wastes_is_asked_about(cards: list[str], burnt: bool, over: int, screen: pygame.Surface) -> None:
    """33 costs 20 gold, paid with cards without change."""
    state = setting((50, 51), (6, 7, 8), town=(5, 12, 33, 40, 64), treasuries={BLACK: cards})
    scene = at(state, (BLACK,))
    scene.context.settings.confirm = True
    settled(scene)
    draw(scene, screen)
    turn = scene.match.turn
    scene.do(Answer(hire(33)))
    if not burnt and not over:
        assert scene.match.turn == turn + 1
        return
    assert isinstance(scene.dialog, ConfirmDialog)
    assert scene.match.turn == turn
    words = text_audit.words(scene, (1280, 720))
    assert (text.name("ember-orb") in words) is burnt
    assert (f"You get no change: {over} gold would be lost" in words) is bool(over)
    scene.take(scene.focus.find("yes"))
    assert scene.match.turn == turn + 1

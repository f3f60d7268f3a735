"""Whole matches at the table through the focus manager; secrets with a held key, the curtain, claims, undo."""

import random

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Claim, Drop, Enter
from game.rules.dungeonville.tables.cards import TOWN
from game.rules.engine.script import thaw
from game.ui.dungeonville.buttons import can_pay_by_hand, may_leave_gold
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.input.state import MOUSE
from game.ui.scene.navigation import Goto
from game.ui.table.acts import Answer, Choose
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import (
    CURTAIN_KEY,
    SECRETS_KEY,
    at,
    choose,
    evening,
    lift_curtain,
    played_until,
    press,
    release,
    settled,
    table,
    town,
)
from tests.ui.dungeonville.seeing import SIZES, draw, pixels
from tests.ui.user_input import SceneStack

HEAVY = pytest.mark.heavy


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=HEAVY)])
@pytest.mark.parametrize(
    ("persons", "seats", "seed"), [pytest.param(1, 4, 3, marks=HEAVY), (3, 3, 4), pytest.param(2, 5, 8, marks=HEAVY)]
)
def test_an_evening_goes_to_the_reckoning(persons: int, seats: int, seed: int, whole: bool, screen: pygame.Surface) -> None:
    """From the first hire, or from shortly before the end."""
    match = evening(seed, persons, seats=seats)
    ahead = Match.from_record(match.to_record())
    while not whole and ahead.decision is not None:
        ahead.answer("random")
    while match.turn < ahead.turn - 12:
        match.answer("random")
    scene, dice = table(match), random.Random(seed)
    following, answers = settled(scene), 0
    while following is None:
        choose(scene, screen, dice)
        answers += 1
        following = settled(scene)
    assert answers > (5 if whole else 0)
    assert following == Goto("result", scene.match)
    walk = SceneStack(scene)
    result = walk.to(following)
    draw(result, screen)
    assert {item.key for item in result.focus.targets} == {"watch", "again", "same", "main-menu"}
    again = walk.to(press(result, pygame.K_RETURN))
    assert isinstance(again, TableScene) and again.match.holders == scene.match.holders


@pytest.mark.parametrize("answers", [60, pytest.param(4000, marks=HEAVY)])
@pytest.mark.parametrize("size", SIZES)
def test_every_answer_has_a_place_of_its_own_inside_the_window(size: tuple[int, int], answers: int) -> None:
    scene, dice, surface = table(evening(12, 1, seats=5)), random.Random(3), pygame.Surface(size)
    seen = set[str]()
    while settled(scene) is None and scene.match.turn < answers:
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


@pytest.mark.parametrize("size", SIZES)
def test_every_place_of_the_town_says_what_it_is(size: tuple[int, int]) -> None:
    drawn = {line.words for line in text_audit.read(table(evening(3)), size)}
    assert {text.name(place) for place in TOWN} <= drawn


def test_who_has_no_letter_yet_has_no_chance_to_die_either() -> None:
    """The Jester's letter is drawn at the entrance: before that its card shows no chance."""
    match = evening(3)
    state = thaw(match.rules.state_type, match.game.checkpoint)
    state.wizards[0].party, state.wizards[0].pawn = ["giggles", "dorothea-the-mule"], "crypt"
    assert sum(line.words.endswith("to die") for line in text_audit.read(at(state, (0,)), (1280, 720))) == 1


@pytest.mark.rule("DV-108")
def test_on_another_expedition_its_party_lies_in_front(screen: pygame.Surface) -> None:
    scene, dice, seen = table(evening(6, 1)), random.Random(2), set[int | None]()
    for _ in range(3000):
        if scene.animations.stopped:
            scene.controller.cut()
        if scene.controller.seat is not None:
            choose(scene, screen, dice)
        if scene.update(300) is not None or len(seen) > 2:
            break
        trip = scene.facts().state.trip
        if trip is not None and trip.seat != 0 and scene.controller.seat is None:
            seen.add(town(scene).front)
            assert town(scene).front == trip.seat
    assert seen


KEY_DOWN = pygame.event.Event(pygame.KEYDOWN, key=SECRETS_KEY, mod=0, unicode="")
KEY_UP = pygame.event.Event(pygame.KEYUP, key=SECRETS_KEY, mod=0)
RIGHT_DOWN, RIGHT_UP = (
    pygame.event.Event(kind, button=3, pos=(400, 300)) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
)


@pytest.mark.rule("DV-107")
def test_where_several_play_secrets_are_drawn_only_while_their_key_or_button_is_held() -> None:
    scene = table(evening(3, 4))
    settled(scene)
    closed = pixels(scene)
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    for opens, closes in ((KEY_DOWN, KEY_UP), (KEY_DOWN, lost), (RIGHT_DOWN, RIGHT_UP)):
        assert scene.facts().secrets is None
        scene.handle(opens)
        assert scene.facts().secrets == scene.client.seat and pixels(scene) != closed
        scene.handle(closes)
        assert scene.facts().secrets is None and pixels(scene) == closed
    alone = table(evening(3, 1))
    settled(alone)
    assert alone.facts().secrets == 0, "who plays alone always sees the own deed"
    assert alone.facts().state.deeds[0].face


def hold(scene: TableScene, event: pygame.event.Event) -> None:
    """Press or release a key of the window."""
    scene.context.input.hold(event)
    scene.handle(event)


def test_a_key_that_is_still_held_shows_nothing_to_whoever_is_asked_next() -> None:
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


def test_the_panel_for_secrets_names_what_is_in_the_hand_now() -> None:
    scene, fresh = table(evening(6, 4)), table(evening(6, 4))
    before = pixels(scene)
    scene.context.input.device = fresh.context.input.device = MOUSE
    assert pixels(scene) == pixels(fresh) != before


@pytest.fixture
def veiled(screen: pygame.Surface) -> TableScene:
    """The table of four persons, at a question for one person alone."""
    dice, scene = random.Random(2), table(evening(6, 4))
    while not scene.controller.curtain:
        if scene.controller.seat is not None:
            choose(scene, screen, dice)
        scene.update(500)
    return scene


@pytest.mark.rule("DV-047", "DV-110")
def test_fighters_are_laid_behind_a_curtain_where_several_play(veiled: TableScene, screen: pygame.Surface) -> None:
    assert veiled.controller.seat is None
    draw(veiled, screen)
    assert not [item for item in veiled.focus.targets if item.group != "tools"]
    press(veiled, pygame.K_RETURN)
    release(veiled, pygame.K_RETURN)
    veiled.update(10)
    assert veiled.controller.curtain, "a short press does not lift it"
    press(veiled, CURTAIN_KEY)
    assert veiled.facts().secrets is None, "a key held at the curtain of one seat shows nothing of another"
    assert at(veiled.match.game.state, (0, 1, 2, 3)).facts().secrets is None
    release(veiled, CURTAIN_KEY)
    lift_curtain(veiled)
    assert not veiled.controller.curtain
    draw(veiled, screen)
    assert [item for item in veiled.focus.targets if item.group == "party"]


def test_whoever_goes_away_leaves_the_curtain_hanging_behind(veiled: TableScene) -> None:
    for key in (None, pygame.K_p, pygame.K_F10):
        lift_curtain(veiled)
        assert not veiled.controller.curtain and list(veiled.game.picks) == []
        veiled.do(Choose("fighter", veiled.game.options.orders[0].fighters[0]))
        if key is None:
            veiled.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        else:
            press(veiled, key)
            press(veiled, pygame.K_ESCAPE)
        assert veiled.dialog is None and veiled.controller.curtain and veiled.facts().secrets is None
        veiled.update(1)
        assert veiled.controller.curtain, "nothing is held"
    lift_curtain(veiled)
    assert list(veiled.game.picks) == []


def test_a_key_that_was_held_before_the_curtain_fell_does_not_lift_it(veiled: TableScene) -> None:
    down = pygame.event.Event(pygame.KEYDOWN, key=CURTAIN_KEY, mod=0, unicode="")
    veiled.context.input.hold(down)
    for anew in (False, True):
        if anew:
            veiled.context.input.let_go()
        for _ in range(20):  # after the first press it repeats, and is held all the same
            hold(veiled, down)
            veiled.update(100)
        assert veiled.controller.curtain != anew


def test_fighters_are_laid_one_after_the_other_and_taken_back_by_esc(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1))
    played_until(scene, "prompt-order", screen, 1)
    first, *_, last = scene.game.options.orders
    for fighter in first.fighters:
        assert town(scene).lineup is None
        scene.do(Choose("fighter", fighter))
    assert town(scene).lineup == first
    press(scene, pygame.K_ESCAPE)
    assert list(scene.game.picks) == list(first.fighters[:-1])
    scene.do(Choose("fighter", first.fighters[0]))
    assert list(scene.game.picks) == list(first.fighters[1:-1]), "the others stay"
    press(scene, pygame.K_ESCAPE)
    assert list(scene.game.picks) == []
    for fighter in last.fighters:
        scene.do(Choose("fighter", fighter))
    draw(scene, screen)
    press(scene, pygame.K_SPACE)
    assert scene.match.history[-1].action.choice == last


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
    claim = scene.match.history[-1]
    assert (claim.action.choice, claim.action.seat) == (Claim(), other), "whoever is not asked may claim, too"
    assert scene.match.game.state.wizards[other].exposed
    assert isinstance(claim.events[-1], event.ClaimFailed)


@pytest.mark.rule("DV-041")
def test_a_dungeon_once_chosen_stays_chosen(screen: pygame.Surface) -> None:
    """Others choose by it: undoing it after their answers would reveal too much."""
    scene = table(Match.new("dungeonville", seed=3, options={"seats": 2, "first": 0}, seats={1: "random"}))
    played_until(scene, "prompt-scout", screen, 4)
    choice = scene.client.options[2]
    assert isinstance(choice, Enter)
    scene.do(Answer(choice))
    scene.undo()
    assert scene.match.game.state.wizards[0].pawn == choice.dungeon and scene.client.message


def test_what_revealed_nothing_can_be_taken_back(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1, seats=3))
    played_until(scene, "prompt-dismiss", screen, 8)
    assert scene.match.history[-1].action.seat == 0
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

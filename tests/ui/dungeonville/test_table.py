"""An evening from the set-up to the reckoning: whole matches through the focus manager, secrets with a held key, the curtain, claims, undo."""

import random
from typing import Any

import pygame
import pytest
import text_audit

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Claim, Drop, Enter
from game.rules.dungeonville.evenings import evenings
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import TOWN
from game.rules.engine.script import thaw
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.buttons import can_pay_by_hand, may_leave_gold
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.dungeonville.setup import GOALS, SIZES as NUMBERS, size_of, variants
from game.ui.input.state import MOUSE
from game.ui.scene.navigation import Goto
from game.ui.screens.setup.scene import SetupScene
from game.ui.table.acts import Answer, Choose
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import asked, at, choose, evening, house, lift_curtain, settled, table, town, veiled
from tests.ui.painted import SIZE, SIZES, draw, enter, pixels, press, release
from tests.ui.user_input import SceneStack


@pytest.mark.heavy
@pytest.mark.parametrize(("persons", "seats", "seed"), [(1, 4, 3), (3, 3, 4), (2, 5, 8)])
def test_an_evening_goes_to_the_reckoning(persons: int, seats: int, seed: int, screen: pygame.Surface) -> None:
    scene, dice = table(evening(seed, persons, seats=seats)), random.Random(seed)
    following, answers = settled(scene), 0
    while following is None:
        choose(scene, dice)
        answers += 1
        following = settled(scene)
    assert answers > 5 and following == Goto("result", scene.match)
    walk = SceneStack(scene)
    result = walk.to(following)
    draw(result, screen)
    assert {item.key for item in result.focus.targets} == {"watch", "again", "same", "main-menu", "fairness"}
    again = walk.to(press(result, pygame.K_RETURN))
    assert isinstance(again, TableScene) and again.match.holders == scene.match.holders


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
def test_every_answer_has_a_place_of_its_own_inside_the_window(size: tuple[int, int]) -> None:
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
        choose(scene, dice, surface)
    assert {"prompt-recruit", "prompt-scout", "prompt-order", "prompt-escape"} <= seen


@pytest.mark.heavy
def test_every_place_of_the_town_says_what_it_is_and_who_has_no_letter_yet_has_no_chance_to_die_either() -> None:
    """The Jester's letter is drawn at the entrance: before that its card shows no chance."""
    for size in SIZES:
        drawn = {line.words for line in text_audit.read(table(evening(3)), size)}
        assert {name(place) for place in TOWN} <= drawn
    match = evening(3)
    state = thaw(match.rules.state_type, match.game.checkpoint)
    state.wizards[0].party, state.wizards[0].pawn = ["giggles", "dorothea-the-mule"], "crypt"
    assert sum(line.words.endswith("to die") for line in text_audit.read(at(state, (0,)), SIZE)) == 1


@pytest.mark.heavy
@pytest.mark.rule("DV-108")
def test_on_another_expedition_its_party_lies_in_front(screen: pygame.Surface) -> None:
    scene, dice, seen = table(evening(6, 1)), random.Random(2), set[int | None]()
    for _ in range(3000):
        if scene.animations.stopped:
            scene.controller.cut()
        if scene.controller.seat is not None:
            choose(scene, dice)
        if scene.update(300) is not None or len(seen) > 2:
            break
        trip = scene.facts().state.trip
        if trip is not None and trip.seat != 0 and scene.controller.seat is None:
            seen.add(town(scene).front)
            assert town(scene).front == trip.seat
    assert seen


KEY_DOWN, KEY_UP = (pygame.event.Event(kind, key=pygame.K_i, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP))
RIGHT = [pygame.event.Event(kind, button=3, pos=(400, 300)) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]


@pytest.mark.heavy
@pytest.mark.rule("DV-107")
def test_where_several_play_secrets_are_drawn_only_while_their_key_or_button_is_held() -> None:
    scene, fresh = asked(3, 4), asked(3, 4)
    closed = pixels(scene)
    for opens, closes in ((KEY_DOWN, KEY_UP), (KEY_DOWN, pygame.event.Event(pygame.WINDOWFOCUSLOST)), RIGHT):
        assert scene.facts().secrets is None
        scene.handle(opens)
        assert scene.facts().secrets == scene.client.seat and pixels(scene) != closed
        scene.handle(closes)
        assert scene.facts().secrets is None and pixels(scene) == closed
    scene.context.input.device = fresh.context.input.device = MOUSE
    assert pixels(scene) == pixels(fresh) != closed, "the panel names what is in the hand now"
    alone = asked(3).facts()
    assert alone.secrets == 0 and alone.state.deeds[0].face, "who plays alone always sees the own deed"


def hold(scene: TableScene, event: pygame.event.Event) -> None:
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


@pytest.mark.heavy
@pytest.mark.rule("DV-047", "DV-110")
def test_fighters_are_laid_behind_a_curtain_which_hangs_again_behind_whoever_goes_away() -> None:
    scene = veiled()
    assert scene.controller.seat is None
    draw(scene)
    assert not [item for item in scene.focus.targets if item.group != "tools"]
    press(scene, pygame.K_RETURN)
    release(scene, pygame.K_RETURN)
    scene.update(10)
    assert scene.controller.curtain, "a short press does not lift it"
    press(scene, pygame.K_x)
    assert scene.facts().secrets is None, "a key held at the curtain of one seat shows nothing of another"
    assert at(scene.match.game.state, (0, 1, 2, 3)).facts().secrets is None
    release(scene, pygame.K_x)
    for key in (None, pygame.K_p, pygame.K_F10):
        lift_curtain(scene)
        draw(scene)
        assert not scene.controller.curtain and [item for item in scene.focus.targets if item.group == "party"]
        assert list(scene.game.picks) == []
        scene.do(Choose("fighter", scene.game.options.orders[0].fighters[0]))
        if key is None:
            scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        else:
            press(scene, key, pygame.K_ESCAPE)
        assert scene.dialog is None and scene.controller.curtain and scene.facts().secrets is None
        scene.update(1)
        assert scene.controller.curtain, "nothing is held"
    lift_curtain(scene)
    assert list(scene.game.picks) == []


def test_a_key_that_was_held_before_the_curtain_fell_does_not_lift_it() -> None:
    scene = veiled()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="")
    scene.context.input.hold(down)
    for anew in (False, True):
        if anew:
            scene.context.input.let_go()
        for _ in range(20):  # after the first press it repeats, and is held all the same
            hold(scene, down)
            scene.update(100)
        assert scene.controller.curtain != anew


def test_fighters_are_laid_one_after_the_other_and_taken_back_by_esc() -> None:
    scene = asked(5, prompt="prompt-order")
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
    draw(scene)
    press(scene, pygame.K_SPACE)
    assert scene.match.history[-1].action.choice == last


@pytest.mark.rule("DV-116", "DV-117", "DV-118")
def test_a_claim_is_asked_for_once_more_and_a_wrong_one_shows_the_deed() -> None:
    scene = asked(3, 2)
    press(scene, pygame.K_c)
    assert isinstance(scene.dialog, ClaimDialog)
    draw(scene)
    assert [item.key for item in scene.focus.targets] == [("claim", 0), ("claim", 1), "back"]
    assert scene.focus.current == "back", "a key pressed by mistake claims nothing"
    other = 1 if scene.client.seat == 0 else 0
    enter(scene, ("claim", other))
    claim = scene.match.history[-1]
    assert (claim.action.choice, claim.action.seat) == (Claim(), other), "whoever is not asked may claim, too"
    assert scene.match.game.state.wizards[other].exposed and isinstance(claim.events[-1], event.ClaimFailed)


@pytest.mark.heavy
@pytest.mark.rule("DV-041")
def test_what_revealed_nothing_can_be_taken_back_but_a_dungeon_once_chosen_stays_chosen() -> None:
    """Others choose by it: undoing it after their answers would reveal too much."""
    scene = asked(3, 1, "prompt-scout", 4, seats=2)
    choice = next(one for one in scene.client.options if isinstance(one, Enter))
    scene.do(Answer(choice))
    scene.undo()
    assert scene.match.game.state.wizards[0].pawn == choice.dungeon and scene.client.message
    scene = asked(5, 1, "prompt-dismiss", 8, seats=3)
    assert scene.match.history[-1].action.seat == 0
    scene.undo()
    assert scene.match.decision.prompt == "prompt-recruit", "nobody new has come to town yet"


SURFACE = pygame.Surface((1920, 1080))


@pytest.fixture
def setup() -> SetupScene:
    made = SetupScene(house(), "dungeonville")
    draw(made, SURFACE)
    return made


def take(setup: SetupScene, key: object) -> None:
    draw(setup, SURFACE)
    setup.take(setup.focus.find(key))
    draw(setup, SURFACE)


def begun(setup: SetupScene) -> Match:
    table = setup.begin()
    assert isinstance(table, Goto), setup.message
    assert table.route == "table"
    return table.subject


def written(setup: SetupScene) -> str:
    return " ".join(line.words for line in text_audit.read(setup, (1920, 1080)))


@pytest.mark.rule("DV-010", "DV-015")
def test_wizards_come_to_the_table_one_after_the_other_and_each_is_anybodys(setup: SetupScene) -> None:
    assert list(begun(setup).holders.values()) == [PERSON, "normal", "normal", "normal"]
    take(setup, ("wizard", 4))
    assert size_of(setup.form) == 5
    take(setup, ("seats", 2))
    assert setup.focus.find(("who", 2)) is None and written(setup).count(say("ui-dv-setup-away")) == 3
    take(setup, ("wizard", 1))
    take(setup, PERSON)
    assert begun(setup).holders == {0: PERSON, 1: PERSON}


@pytest.mark.heavy
@pytest.mark.rule("DV-127", "DV-115")
def test_each_goal_says_how_long_an_evening_it_makes_and_a_higher_one_takes_longer(setup: SetupScene) -> None:
    for size in NUMBERS:
        take(setup, ("seats", size))
        assert 7 in GOALS[size], "the rulebook's goal is there for all"
        for goal in GOALS[size]:
            take(setup, ("goal", goal))
            assert begun(setup).options.goal == goal
            lasts, words = evenings()[size, goal], written(setup)
            assert f"{lasts.median} rounds" in words and f"after {lasts.least} to {lasts.most}." in words
    assert (GOALS[2][0], GOALS[4][-1], GOALS[5][-1]) == (5, 10, 12)
    for (size, goal), row in evenings().items():
        assert 1 <= row.least <= row.median <= row.most <= 40
        assert (row.seats, row.goal, row.id) == (size, goal, f"{size}-{goal}") and row.games >= 50
    for goals in GOALS.items():
        medians = [evenings()[goals[0], goal].median for goal in goals[1]]
        assert medians == sorted(medians)


@pytest.mark.heavy
@pytest.mark.rule("DV-127", "DV-115")
def test_the_goal_follows_the_number_of_wizards_unless_one_that_fits_was_chosen(setup: SetupScene) -> None:
    for size, goal in ((4, 10), (2, 5), (3, 7), (5, 12)):
        take(setup, ("seats", size))
        assert (begun(setup).options.seats, begun(setup).options.goal) == (size, goal)
        assert setup.focus.find(("goal", 7)) is not None and "as printed: 7" in written(setup).lower()
        assert say("ui-dv-setup-goal-why", printed=7) in written(setup)
    for goal, size, kept in ((7, 4, 7), (10, 2, 5)):
        take(setup, ("goal", goal))
        take(setup, ("seats", size))
        assert begun(setup).options.goal == kept


@pytest.mark.heavy
@pytest.mark.rule("DV-121")
def test_every_option_can_be_chosen_and_is_explained_in_a_line_and_without_a_seed_nothing_begins(setup: SetupScene) -> None:
    assert set(variants(setup.form)) == set(GAMES["dungeonville"].options_type.__struct_fields__)
    usual = begun(setup).options
    assert usual == type(usual)(goal=10), "who chooses nothing plays by the rulebook, with the goal for four"
    take(setup, ("limit", True))
    assert begun(setup).options.limit
    assert all(one.note.split()[-1] in written(setup) for one in variants(setup.form).values())
    setup.seed = ""
    take(setup, "begin")
    assert setup.message == say("ui-seed-needed")
    setup.seed = "12"
    assert begun(setup).seed == 12 and press(setup, pygame.K_ESCAPE) == Goto("box", "dungeonville")


@pytest.mark.rule("DV-017")
def test_every_wizard_has_a_name_and_the_stone_is_drawn_or_given_to_one_at_the_table(setup: SetupScene) -> None:
    words = written(setup)
    for colour in COLOURS:
        assert name(colour) in words and say(f"title-{colour}") in words and say(f"text-{colour}").split()[-1] in words
    assert begun(setup).options.first == -1
    take(setup, ("first", 3))
    assert begun(setup).game.state.stone == 3
    take(setup, ("seats", 3))
    assert setup.focus.find(("first", 3)) is None and begun(setup).options.first == -1


@pytest.mark.parametrize(("size", "seen"), [((1920, 1080), True), ((1280, 720), False)])
def test_the_country_is_shown_where_there_is_room_and_covers_nothing(
    setup: SetupScene, size: tuple[int, int], seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_at, paint = dict[str, Area](), Canvas.picture

    def picture(canvas: Canvas, name: str, area: Area, **how: Any) -> None:
        drawn_at[name] = area
        paint(canvas, name, area, **how)

    monkeypatch.setattr(Canvas, "picture", picture)
    for _ in range(2):
        draw(setup, size)
    assert ("dungeonville/ground" in drawn_at) == seen
    if seen:
        map_of = drawn_at["dungeonville/ground"]
        low = max(item.area.y + item.area.h for item in setup.focus.targets if item.within is not None)
        assert low < map_of.y and map_of.y + map_of.h <= setup.foot.y
        assert sum(name.endswith("-lit") for name in drawn_at) == 5

"""The buttons of the moment panel, what a payment takes before it is made, and questions that need no press."""

import pygame
import pytest
import text_audit

from game.rules.dungeonville.choice import Claim, Drop, Escape, Lay, Order, Press, Swap
from game.rules.dungeonville.tables.cards import rooms_of
from game.rules.engine.script import Done
from game.text import name, say
from game.ui.draw.canvas import Area
from game.ui.dungeonville.buttons import CONTINUE
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.dungeonville.panels.prompt import question
from game.ui.dungeonville.shortcuts import another_lap
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Choose, Command
from game.ui.table.dialogs import ConfirmDialog
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, hire, one, table as setting
from tests.ui.dungeonville.playing import advised, asked_at, evening, labels, played_until, press, settled, table, town
from tests.ui.dungeonville.seeing import SIZE, SIZES, draw
from tests.ui.dungeonville.town_stages import STAGES

TOWN = (5, 12, 33, 40, 63)
PARTIES = [(50, 51, 52), (6, 7, 8), (9, 10, 11), (12, 13, 14)]
LOSS = "You would lose 10 gold in change."


def prompt(scene: TableScene) -> str:
    """What is asked."""
    return scene.match.decision.prompt


def answered(scene: TableScene, act: object) -> TableScene:
    scene.do(act)
    settled(scene)
    return scene


def hiring(cards: list[str], *persons: int, size: tuple[int, int] = SIZE) -> TableScene:
    """The table of a wizard with three adventurers and these cards, who is asked whom to hire: 33 costs 20 gold."""
    return asked_at(setting(*PARTIES[:2], town=TOWN, treasuries={BLACK: cards}), *(persons or (BLACK,)), size=size)


@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("cards", "over", "items"),
    [(["dl-12"], 10, []), (["cr-03", "dl-12"], 0, []), (["cr-07", "ember-orb"], 0, ["ember-orb"])],
)
def test_the_answer_in_focus_says_what_it_takes_and_what_is_lost(
    cards: list[str], over: int, items: list[str], size: tuple[int, int]
) -> None:
    """With 30 gold in one card 10 are lost, with 15 and an item the item goes; either is asked about where that is wished."""
    scene = hiring(cards, size=size)
    scene.focus.current = ("town", one(33))
    words = text_audit.words(scene, size)
    assert say("ui-dv-pay-takes", price=20) in words and (LOSS in words) is bool(over)
    assert (f"{name('ember-orb')} would go for 5 gold." in words) is bool(items)
    paid = town(scene).payment
    assert (paid.bill.over, list(paid.bill.items)) == (over, items)
    turn, scene.context.settings.confirm = scene.match.turn, True
    scene.do(Answer(hire(33)))
    if over or items:
        assert isinstance(scene.dialog, ConfirmDialog) and scene.match.turn == turn
        words = text_audit.words(scene, size)
        assert (name("ember-orb") in words) is bool(items)
        assert ("You get no change: 10 gold would be lost" in words) is bool(over)
        scene.take(scene.focus.find("yes"))
    assert scene.match.turn == turn + 1
    paying = next(one for one in scene.match.history[-1].events if type(one).__name__ == "Paid")
    assert (paying.cards, paying.lost) == (paid.bill.cards, over), "the rules take what was shown"


@pytest.mark.rule("DV-034", "DV-036", "DV-090")
def test_nothing_is_shown_of_what_is_free_and_a_loss_is_told_by_name_for_a_card_and_for_a_deed() -> None:
    scene = hiring(["dl-12"], BLACK, WHITE)
    scene.focus.current = ("town", one(63))
    assert town(scene).payment is None
    scene.focus.current = ("town", one(33))
    assert f"{name('black')} would lose 10 gold in change." in text_audit.words(scene, SIZE)
    scene = answered(hiring(["cr-03", "dl-12"]), Answer(hire(33, by_hand=True)))
    assert town(scene).payment.bill.over == 0, "the program would pay exactly"
    scene.focus.current = ("purse", "dl-12")
    assert town(scene).payment.bill.over == 10, "a card on the counter counts before it is laid"
    answered(scene, Answer(Lay("dl-12")))
    scene.focus.current = ("button", 0)
    assert LOSS in text_audit.words(scene, SIZE)
    words = text_audit.words(exchanging_a_deed(2), SIZE)
    assert say("ui-dv-pay-takes", price=50) in words
    assert LOSS in words, "another deed says what it takes before one is chosen"


@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize("size", SIZES)
def test_coins_are_chosen_by_their_worth_and_the_rest_by_the_rules(size: tuple[int, int]) -> None:
    def shown() -> set[str]:
        draw(scene, pygame.Surface(size))
        assert not list(text_audit.cut(text_audit.read(scene, size)))
        return set(labels(scene))

    scene = hiring(["cr-03", "dl-12", "ember-orb", "cr-07"])
    scene.do(Choose("by-hand"))
    assert scene.client.message == say("ui-dv-by-hand-told", on=True)
    answered(scene, Answer(hire(33, by_hand=True)))
    assert shown() == {"Choose the coins for me", "Add 20 gold", "Add 30 gold", "Add 15 gold", "Add Ember Orb (5 gold)"}
    answered(scene, Answer(Lay("cr-07")))
    assert "Choose the rest for me" in shown()
    answered(scene, Answer(Lay("ember-orb")))
    assert "Pay" in shown()


@pytest.mark.rule("DV-028", "DV-029")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", ["recruit", "collect"])
def test_gold_of_the_first_round_says_that_it_expires(phase: str, size: tuple[int, int]) -> None:
    for number, blood in ((1, 4), (1, 1), (2, 0)):
        cards = {BLACK: ["dl-12", "dl-25"]}
        state = setting(*PARTIES[:2], phase=phase, round=number, town=TOWN, treasuries=cards, in_hand=(blood, 0))
        words = text_audit.words(asked_at(state, BLACK), size)
        assert ("expires after round 1" in words) is bool(blood)
        assert (f"{10 * blood} of it expires" in words) is bool(blood)


@pytest.mark.rule("DV-028")
def test_the_question_says_it_where_the_panel_is_closed() -> None:
    scene = asked_at(setting((), (), round=1, town=TOWN, in_hand=(4, 4)), BLACK)
    assert "expires" not in question(town(scene))
    scene.context.settings.letter, scene.context.settings.scale = 2.0, 1.5
    for _ in range(2):
        draw(scene, pygame.Surface(SIZE))
    assert "moment" in town(scene).layout.closed and "40 of it expires after round 1" in question(town(scene))


def exchanging_a_deed(number: int, size: tuple[int, int] = SIZE) -> TableScene:
    state = setting(*PARTIES[:number], phase="collect", treasuries={BLACK: ["dl-12", "dl-25"]})
    return asked_at(state, BLACK, size=size)


@pytest.mark.rule("DV-090", "DV-091")
@pytest.mark.parametrize("size", SIZES)
def test_the_exchange_of_the_deed_has_a_button_with_its_price(size: tuple[int, int]) -> None:
    """With one deed in the house it buys that one, with several it lists them, and Esc closes the list."""
    words = say("ui-dv-swap", price=50)
    for number in (4, 3):
        scene, surface = exchanging_a_deed(number, size), pygame.Surface(size)
        scene.take(labels(scene)[words])
        if number == 3:
            draw(scene, surface)
            assert scene.focus.current == ("swap", 0)
            press(scene, pygame.K_ESCAPE)
            draw(scene, surface)
            scene.take(labels(scene)[words])
            draw(scene, surface)
            scene.focus.current = ("swap", 1)
            press(scene, pygame.K_RETURN)
        assert scene.match.history[-1].action.choice == Swap(5 - number - 1)


def exploring(rooms: list[str], *, items: tuple[str, ...] = (), left: int = 20, size: tuple[int, int] = SIZE) -> TableScene:
    """A party that carries gold out of the Crypt and may escape, with this many rooms left there."""
    others = [room for room in rooms_of("crypt") if room not in rooms and room not in items]
    state = setting(
        (9, 44, 54), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms},
        treasuries={BLACK: items, WHITE: others[left:]}, deeds=("goblin-camp", "ice-cave"),
    )  # fmt: skip
    scene = asked_at(state, BLACK, size=size)
    assert prompt(scene) == "prompt-escape"
    return scene


@pytest.mark.rule("DV-073", "DV-077")
def test_gold_can_be_left_behind_where_its_room_may_come_again_and_only_there() -> None:
    words = say("ui-dv-leave", on=False)
    assert words not in labels(exploring(["cr-02", "cr-01"], left=20))
    scene = exploring(["cr-02", "cr-01"], left=1)
    scene.take(labels(scene)[words])
    draw(scene, pygame.Surface(SIZE))
    assert scene.focus.find(("load", "cr-02")) is not None


@pytest.mark.rule("DV-075", "DV-076")
@pytest.mark.parametrize("size", SIZES)
def test_the_next_room_is_opened_in_the_same_place_at_every_question(size: tuple[int, int]) -> None:
    """Whatever else is offered: a look through the keyhole, gold left behind, or nothing because the room must be opened."""
    kinds = {"plain": {}, "keys": {"items": ("skeleton-keys",)}, "few": {"left": 1}}
    scenes = [exploring(["cr-02", "cr-01"], size=size, **more) for more in kinds.values()]
    assert len({len(labels(scene)) for scene in scenes}) > 1
    scenes.append(STAGES["a room that must be opened"](Settings(reduced=True)))
    draw(scenes[-1], pygame.Surface(size))
    found: set[Area] = {
        next(item.area for item in scene.focus.targets if item.key == CONTINUE or item.data == Press()) for scene in scenes
    }
    assert len(found) == 1


def laden(*rooms: str, left: int = 20) -> TableScene:
    """A party that can carry 12 gold has found these two rooms, with this many left in the dungeon."""
    others = [room for room in rooms_of("crypt") if room not in rooms]
    treasuries = {WHITE: others[left:]}
    state = setting((12,), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms}, treasuries=treasuries)
    return answered(asked_at(state, BLACK), Answer(Press()))


@pytest.mark.rule("DV-071", "DV-073", "DV-077")
def test_of_cards_with_the_same_gold_one_is_left_behind_without_a_question_and_other_gold_is_chosen_by_its_worth() -> None:
    """Gold of the same worth is chosen, too, where its room may be drawn again on this expedition, or when it was taken back."""
    scene = laden("cr-22", "cr-23")
    assert prompt(scene) == "prompt-escape" and isinstance(scene.match.history[-1].action.choice, Drop)
    assert "leaves" in " ".join(line.words for line in scene.client.log[-2:])
    scene.do(Command("undo"))
    assert prompt(scene) == "prompt-drop"
    for rooms, left in ((("cr-21", "cr-22"), 20), (("cr-22", "cr-23"), 1)):
        scene = laden(*rooms, left=left)
        draw(scene, pygame.Surface(SIZE))
        assert prompt(scene) == "prompt-drop" and any("10 gold" in words for words in labels(scene))


def exchanging(*orange: int) -> TableScene:
    """Black may exchange somebody, and after it orange, who has these adventurers, recruits."""
    return asked_at(setting((9, 10, 11), (6, 7, 8), orange, town=(60, 50, 40, 30, 20)), BLACK)


@pytest.mark.rule("DV-030", "DV-037")
def test_who_hires_no_one_else_this_round_is_not_asked_in_its_other_laps() -> None:
    scene = exchanging()
    scene.take(labels(scene)[say("ui-dv-refrain")])
    settled(scene)
    assert prompt(scene) == "prompt-scout"
    assert sum(entry.action.choice == Done() and entry.action.seat == BLACK for entry in scene.match.history) == 3


@pytest.mark.rule("DV-037")
@pytest.mark.parametrize(("orange", "laps"), [((), True), ((21,), True), ((21, 22), False), ((21, 22, 23), False)])
def test_it_is_offered_only_where_another_lap_is_certain(orange: tuple[int, ...], laps: bool) -> None:
    scene = exchanging(*orange)
    assert (say("ui-dv-refrain") in labels(scene)) is laps and another_lap(scene.facts().state, BLACK) is laps
    assert another_lap(scene.facts().state, ORANGE) is False


@pytest.mark.rule("DV-031")
def test_the_only_one_who_can_be_hired_is_hired_without_a_question() -> None:
    scene = asked_at(setting((9,), (6, 7, 8), (10, 11, 12), town=(60, 50, 40, 30, 20), deck=(2, 3, 4, 5, 1)), BLACK)
    assert prompt(scene) == "prompt-scout" and len(scene.match.game.state.wizards[BLACK].party) == 3


def test_a_recommended_lineup_needs_one_more_press(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1))
    played_until(scene, "prompt-order", screen)
    advised(scene)
    draw(scene, screen)
    assert town(scene).lineup is not None and isinstance(scene.focus.focused.data, Order)


def ripe(own: str, *persons: int) -> TableScene:
    """White is asked whether it claims, and has the goal if the Crypt is its own."""
    state = setting(
        (12, 63), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": ["cr-14"]}, deeds=("rat-haus", own),
        blood={"crypt": (6, 0)},
    )  # fmt: skip
    scene = asked_at(state, *persons)
    assert prompt(scene) == "prompt-claim"
    return scene


@pytest.mark.rule("DV-107", "DV-116", "DV-117", "DV-120")
@pytest.mark.parametrize(("own", "answer", "key"), [("crypt", Claim(), ("claim", WHITE)), ("ice-cave", Done(), "back")])
def test_the_focus_begins_at_a_claim_that_is_true_and_at_no_other(own: str, answer: Claim | Done, key: object) -> None:
    scene = ripe(own, WHITE)
    assert scene.focus.focused.data == scene.facts().default == answer
    scene.do(Command("claim"))
    draw(scene, pygame.Surface(SIZE))
    assert isinstance(scene.dialog, ClaimDialog) and scene.focus.current == key
    assert Answer(Escape()) not in [item.act for item in scene.focus.targets]
    scene = ripe(own, WHITE)
    press(scene, pygame.K_RETURN)
    assert scene.match.history[-1].action.choice == answer


@pytest.mark.rule("DV-107", "DV-120")
def test_among_several_persons_the_focus_tells_nobodys_score() -> None:
    for own in ("crypt", "ice-cave"):
        scene = ripe(own, BLACK, WHITE)
        assert scene.focus.focused.data == Done()
        scene.do(Command("claim"))
        draw(scene, pygame.Surface(SIZE))
        assert scene.focus.current == "back"

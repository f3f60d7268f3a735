"""What a payment takes is shown before it is made, and gold that expires says so."""

import pygame
import pytest
import text_audit

from game.rules.dungeonville.choice import Lay
from game.text import name, say
from game.ui.dungeonville.panels.prompt import question
from game.ui.table.acts import Answer, Choose
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, WHITE, hire, one, table as setting
from tests.ui.dungeonville.playing import at, draw, settled, town

SIZES = [(1280, 720), (1920, 1080)]
TOWN = (5, 12, 33, 40, 63)


def hiring(cards: list[str], *persons: int, size: tuple[int, int] = (1280, 720)) -> TableScene:
    """The table of a wizard with three adventurers and these cards, who is asked whom to hire."""
    scene = at(setting((50, 51, 52), (6, 7, 8), town=TOWN, treasuries={BLACK: cards}), persons or (BLACK,))
    settled(scene)
    draw(scene, pygame.Surface(size))
    return scene


@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("cards", "over", "items"),
    [(["dl-12"], 10, []), (["cr-03", "dl-12"], 0, []), (["cr-07", "ember-orb"], 0, ["ember-orb"])],
)
def test_the_answer_in_focus_says_what_it_takes_and_what_is_lost(
    cards: list[str], over: int, items: list[str], size: tuple[int, int], screen: pygame.Surface
) -> None:
    """33 costs 20 gold: with 30 in one card 10 are lost, with 15 and an item the item goes."""
    scene = hiring(cards, size=size)
    scene.focus.current = ("town", one(33))
    words = text_audit.words(scene, size)
    assert say("ui-dv-pay-takes", price=20) in words
    assert (f"You would lose {over} gold in change." in words) is bool(over)
    assert (f"{name('ember-orb')} would go for 5 gold." in words) is bool(items)
    paid = town(scene).payment
    assert paid is not None
    assert (paid.bill.over, list(paid.bill.items)) == (over, items)
    scene.do(Answer(hire(33)))
    paying = next(one for one in scene.match.history[-1].events if type(one).__name__ == "Paid")
    assert (paying.cards, paying.lost) == (paid.bill.cards, over), "the rules take what was shown"


@pytest.mark.rule("DV-034")
def test_what_costs_nothing_shows_no_payment_and_several_persons_read_a_name(screen: pygame.Surface) -> None:
    scene = hiring(["dl-12"], BLACK, WHITE)
    scene.focus.current = ("town", one(63))
    assert town(scene).payment is None
    scene.focus.current = ("town", one(33))
    assert f"{name('black')} would lose 10 gold in change." in text_audit.words(scene, (1280, 720))


@pytest.mark.rule("DV-036")
def test_a_card_on_the_counter_counts_before_it_is_laid(screen: pygame.Surface) -> None:
    scene = hiring(["cr-03", "dl-12"])
    scene.do(Answer(hire(33, by_hand=True)))
    settled(scene)
    assert town(scene).payment.bill.over == 0, "the program would pay exactly"
    scene.focus.current = ("purse", "dl-12")
    assert town(scene).payment.bill.over == 10
    scene.do(Answer(Lay("dl-12")))
    settled(scene)
    scene.focus.current = ("button", 0)
    assert "You would lose 10 gold in change." in text_audit.words(scene, (1280, 720))


@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize("size", SIZES)
def test_coins_are_chosen_by_their_worth_and_the_rest_by_the_rules(size: tuple[int, int], screen: pygame.Surface) -> None:
    scene = hiring(["cr-03", "dl-12", "ember-orb", "cr-07"])
    scene.do(Choose("by-hand"))
    assert scene.client.message == say("ui-dv-by-hand-told", on=True)
    scene.do(Answer(hire(33, by_hand=True)))
    settled(scene)

    def labels() -> set[str]:
        draw(scene, pygame.Surface(size))
        assert not list(text_audit.cut(text_audit.read(scene, size)))
        return {item.label for item in scene.focus.targets if item.group == "answers"}

    assert labels() == {"Choose the coins for me", "Add 20 gold", "Add 30 gold", "Add 15 gold", "Add Ember Orb (5 gold)"}
    scene.do(Answer(Lay("cr-07")))
    settled(scene)
    assert "Choose the rest for me" in labels()
    scene.do(Answer(Lay("ember-orb")))
    settled(scene)
    assert "Pay" in labels()


@pytest.mark.rule("DV-090")
def test_another_deed_says_what_it_takes_before_one_is_chosen(screen: pygame.Surface) -> None:
    state = setting((50, 51, 52), (6, 7, 8), phase="collect", treasuries={BLACK: ["dl-12", "dl-25"]})
    scene = at(state, (BLACK,))
    settled(scene)
    draw(scene, screen)
    words = text_audit.words(scene, (1280, 720))
    assert say("ui-dv-pay-takes", price=50) in words
    assert "You would lose 10 gold in change." in words


@pytest.mark.rule("DV-028", "DV-029")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", ["recruit", "collect"])
def test_gold_of_the_first_round_says_that_it_expires(phase: str, size: tuple[int, int], screen: pygame.Surface) -> None:
    for number, blood in ((1, 4), (1, 1), (2, 0)):
        parties = [(50, 51, 52), (6, 7, 8)]
        cards = {BLACK: ["dl-12", "dl-25"]}
        state = setting(*parties, phase=phase, round=number, town=TOWN, treasuries=cards, in_hand=(blood, 0))
        scene = at(state, (BLACK,))
        settled(scene)
        words = text_audit.words(scene, size)
        assert ("expires after round 1" in words) is bool(blood)
        assert (f"{10 * blood} of it expires" in words) is bool(blood)


@pytest.mark.rule("DV-028")
def test_the_question_says_it_where_the_panel_is_closed(screen: pygame.Surface) -> None:
    scene = at(setting((), (), round=1, town=TOWN, in_hand=(4, 4)), (BLACK,))
    settled(scene)
    draw(scene, pygame.Surface((1280, 720)))
    assert "expires" not in question(town(scene))
    scene.context.settings.letter, scene.context.settings.scale = 2.0, 1.5
    draw(scene, pygame.Surface((1280, 720)))
    draw(scene, pygame.Surface((1280, 720)))
    assert "moment" in town(scene).layout.closed
    assert "40 of it expires after round 1" in question(town(scene))

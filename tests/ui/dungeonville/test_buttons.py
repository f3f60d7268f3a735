"""The buttons of the moment panel: the exchange of a deed, gold left behind, the next room, and the claim of a victory."""

import pygame
import pytest

from game.rules.dungeonville.choice import Claim, Escape, Press, Swap
from game.rules.dungeonville.tables.cards import rooms_of
from game.rules.engine.script import Done
from game.text import say
from game.ui.draw.canvas import Area
from game.ui.dungeonville.buttons import CONTINUE
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Command
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, WHITE, table as setting
from tests.ui.dungeonville.playing import at, draw, press, settled
from tests.ui.dungeonville.town_stages import STAGES

SIZES = [(1280, 720), (1920, 1080)]


def asked(state: object, *persons: int, size: tuple[int, int] = (1280, 720)) -> TableScene:
    """The table of persons at the next question."""
    scene = at(state, persons)  # type: ignore[arg-type]
    settled(scene)
    draw(scene, pygame.Surface(size))
    return scene


def labels(scene: TableScene) -> dict[str, object]:
    """The buttons by their words."""
    return {item.label: item for item in scene.focus.targets if item.group == "answers"}


# ------------------------------------------------------------------ the deed


@pytest.mark.rule("DV-090", "DV-091")
@pytest.mark.parametrize("size", SIZES)
def test_the_exchange_of_the_deed_has_a_button_with_its_price(size: tuple[int, int], screen: pygame.Surface) -> None:
    """With one deed in the house it buys that one, with several it lists them, and Esc closes the list."""
    for number in (4, 3):
        parties = [(50, 51, 52), (6, 7, 8), (9, 10, 11), (12, 13, 14)][:number]
        state = setting(*parties, phase="collect", treasuries={BLACK: ["dl-12", "dl-25"]})
        scene = asked(state, BLACK, size=size)
        plate = labels(scene)[say("ui-dv-swap", price=50)]
        scene.take(plate)  # type: ignore[arg-type]
        if number == 3:
            draw(scene, pygame.Surface(size))
            assert scene.focus.current == ("swap", 0)
            press(scene, pygame.K_ESCAPE)
            draw(scene, pygame.Surface(size))
            assert say("ui-dv-swap", price=50) in labels(scene)
            scene.take(labels(scene)[say("ui-dv-swap", price=50)])  # type: ignore[arg-type]
            draw(scene, pygame.Surface(size))
            scene.focus.current = ("swap", 1)
            press(scene, pygame.K_RETURN)
        assert scene.match.history[-1].action.choice == Swap(5 - number - 1)


# ------------------------------------------------------------------ an expedition


def exploring(
    rooms: list[str], *, items: tuple[str, ...] = (), left: int = 20, size: tuple[int, int] = (1280, 720)
) -> TableScene:
    """A party that carries gold out of the Crypt and may escape, with this many rooms left there."""
    others = [room for room in rooms_of("crypt") if room not in rooms and room not in items]
    away = others[left:]
    state = setting(
        (9, 44, 54), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms},
        treasuries={BLACK: items, WHITE: away}, deeds=("goblin-camp", "ice-cave"),
    )  # fmt: skip
    scene = asked(state, BLACK, size=size)
    assert scene.match.decision.prompt == "prompt-escape"
    return scene


@pytest.mark.rule("DV-073", "DV-077")
def test_gold_can_be_left_behind_where_its_room_may_come_again_and_only_there(screen: pygame.Surface) -> None:
    words = say("ui-dv-leave", on=False)
    assert words not in labels(exploring(["cr-02", "cr-01"], left=20))
    scene = exploring(["cr-02", "cr-01"], left=1)
    assert words in labels(scene)
    scene.take(labels(scene)[words])  # type: ignore[arg-type]
    draw(scene, screen)
    assert ("load", "cr-02") in {item.key for item in scene.focus.targets}


def next_room(scene: TableScene) -> Area:
    """Where the next room is opened."""
    return next(item.area for item in scene.focus.targets if item.key == CONTINUE or item.data == Press())


@pytest.mark.rule("DV-075", "DV-076")
@pytest.mark.parametrize("size", SIZES)
def test_the_next_room_is_opened_in_the_same_place_at_every_question(size: tuple[int, int], screen: pygame.Surface) -> None:
    """Whatever else is offered: a look through the keyhole, gold left behind, or nothing because the room must be opened."""
    plain, keys = exploring(["cr-02", "cr-01"], size=size), exploring(["cr-02", "cr-01"], items=("skeleton-keys",), size=size)
    few = exploring(["cr-02", "cr-01"], left=1, size=size)
    assert len({len(labels(scene)) for scene in (plain, keys, few)}) > 1
    found = {next_room(scene) for scene in (plain, keys, few)}
    must = STAGES["a room that must be opened"](Settings(reduced=True))
    assert isinstance(must, TableScene)
    draw(must, pygame.Surface(size))
    found.add(next_room(must))
    assert len(found) == 1


# ------------------------------------------------------------------ the claim


def ripe(own: str, *persons: int) -> TableScene:
    """White is asked whether it claims, and has the goal if the Crypt is its own."""
    state = setting(
        (12, 63), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": ["cr-14"]}, deeds=("rat-haus", own),
        blood={"crypt": (6, 0)},
    )  # fmt: skip
    scene = asked(state, *persons)
    assert scene.match.decision.prompt == "prompt-claim"
    return scene


@pytest.mark.rule("DV-116", "DV-120", "DV-107")
@pytest.mark.parametrize(("own", "answer"), [("crypt", Claim()), ("ice-cave", Done())])
def test_the_focused_answer_claims_a_true_victory_and_no_other(own: str, answer: Claim | Done, screen: pygame.Surface) -> None:
    scene = ripe(own, WHITE)
    assert scene.focus.focused.data == answer
    assert scene.facts().default == answer
    press(scene, pygame.K_RETURN)
    assert scene.match.history[-1].action.choice == answer


@pytest.mark.rule("DV-107", "DV-120")
def test_among_several_persons_the_focus_tells_nobodys_score(screen: pygame.Surface) -> None:
    found = [ripe(own, BLACK, WHITE) for own in ("crypt", "ice-cave")]
    assert [scene.focus.focused.data for scene in found] == [Done(), Done()]
    for scene in found:
        scene.do(Command("claim"))
        draw(scene, screen)
        assert scene.focus.current == "back"


@pytest.mark.rule("DV-116", "DV-117")
@pytest.mark.parametrize(("own", "key"), [("crypt", ("claim", WHITE)), ("ice-cave", "back")])
def test_the_dialog_of_a_claim_begins_at_the_claim_if_it_is_true(own: str, key: object, screen: pygame.Surface) -> None:
    scene = ripe(own, WHITE)
    scene.do(Command("claim"))
    draw(scene, screen)
    assert isinstance(scene.dialog, ClaimDialog)
    assert scene.focus.current == key
    assert Answer(Escape()) not in [item.act for item in scene.focus.targets]

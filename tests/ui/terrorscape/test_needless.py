"""Questions that nobody needs: no press for what changes nothing, and no press too many that spends something."""

import pygame
import pytest

from game.match import Match
from game.rules.engine.script import Done, Mark, freeze
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Hand, Pay, PickZone, Play, Seek, Trade, Use, Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ITEMS
from game.rules.terrorscape.villa import zone
from game.text import say
from game.ui.draw.canvas import Area
from game.ui.input.state import MOUSE
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.acts import Choose
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.choreography import anew
from game.ui.terrorscape.facts import about
from game.ui.terrorscape.panels.cards import AbilityProps, ability
from game.ui.terrorscape.table.painter import board_props
from game.ui.terrorscape.table.presentation import Presentation
from game.ui.terrorscape.targets import survivor_panels
from game.ui.widgets.dialog import ChoiceDialog
from tests.terrorscape.kit import night
from tests.ui.terrorscape.playing import draw, press, props_of, settled, table

pytestmark = pytest.mark.usefixtures("fresh_fonts", "screen")
WHO = "johnson,marco,sophia"


def scene_of(t: State, *persons: int) -> SeatedScene:
    """The table of these persons; the other side is played by the program."""
    holders = {seat: "person" if seat in persons else "random" for seat in (KILLER, *TEAM)}
    made = table(Match(RULES, t.options, 1, holders, Mark(freeze(t))), held=frozenset(persons))
    assert settled(made) is None
    draw(made, pygame.Surface((1280, 720)))
    return made


def survivors(*at: str, packs: dict[str, list[str]], pending: tuple[str, ...] = ()) -> State:
    t = night(WHO, at=at, side="survivors", lair="G3", packs=packs)
    t.team.acted, t.team.finished, t.team.pending = [True, False, True], [False] * 3, list(pending)
    return t


@pytest.mark.parametrize("noisy", [True, False])
def test_a_camera_is_offered_only_where_its_noise_is_new(noisy: bool) -> None:
    scene = scene_of(survivors("R1", "B4", "G2", packs={"sophia": ["camera"]}, pending=("G2",) if noisy else ()), *TEAM)
    assert (3 in scene.client.prompted) is not noisy
    assert 2 in scene.client.prompted, "who may still act is asked"


def test_the_focus_begins_on_done_where_something_could_be_spent() -> None:
    t = survivors("R1", "B4", "G2", packs={"sophia": ["camera"]})
    t.team.acted = [True] * 3
    scene = scene_of(t, *TEAM)
    assert scene.client.seat == 3
    assert scene.focus.focused is not None
    assert scene.focus.focused.data == Done()


def test_after_undo_the_question_is_left_to_the_person() -> None:
    t = survivors("R1", "B4", "G2", packs={"sophia": ["camera"]}, pending=("G2",))
    t.team.acted = [True, False, False]
    scene = scene_of(t, *TEAM)
    scene.controller.answer(Use("camera"), 3)
    settled(scene)
    scene.controller.undo()
    assert scene.match.decision is not None
    assert 3 in scene.match.decision.options


def test_who_was_done_is_not_asked_again_after_a_trade() -> None:
    t = survivors("R1", "R1", "G2", packs={"johnson": ["toolbox"], "marco": ["hatchet"]})
    t.team.finished = [False, False, True]
    scene = scene_of(t, *TEAM)
    scene.controller.answer(Done(), 1)
    scene.controller.answer(Trade("johnson"), 2)
    settled(scene)
    scene.controller.answer(Hand("hatchet"), 2)
    settled(scene)
    assert "hatchet" not in scene.match.game.state.team.packs[1]
    assert "Hatchet" in props_of(scene).prompt.words, "what is on offer is named"
    for _ in range(2):
        if scene.match.decision is not None and scene.match.decision.prompt == "prompt-hand":
            scene.controller.answer(Done())
            settled(scene)
    assert scene.match.decision is not None
    assert 1 not in scene.match.decision.options


@pytest.mark.parametrize("hand", [["barricade"], ["pursue"]])
def test_without_a_slow_card_the_killers_turn_ends_by_itself(hand: list[str]) -> None:
    scene = scene_of(night(WHO, at=("B4", "B4", "B4"), lair="R1", hand=hand), KILLER)
    for _ in range(2):
        scene.controller.answer(Seek())
        settled(scene)
    assert (scene.match.game.state.stage == "slow") is (hand == ["barricade"])


def test_between_persons_the_killer_is_always_asked() -> None:
    scene = scene_of(night(WHO, at=("B4", "B4", "B4"), lair="R1", hand=["pursue"]), KILLER, TEAM[0])
    for _ in range(2):
        scene.controller.answer(Seek())
        settled(scene)
    assert scene.match.game.state.stage == "slow", "a missing question would tell of his cards"


def test_the_second_search_of_a_room_says_that_it_is_the_second() -> None:
    shown, search = Presentation(), event.Searched("G2", ())
    told = [anew(shown, search, "Nobody.") for _ in range(2)]
    assert told == ["Nobody.", say("ui-ts-once-more", words="Nobody.")]
    anew(shown, event.KillerTurnBegan(), "")
    assert anew(shown, search, "Nobody.") == "Nobody."


def test_the_prompt_counts_the_cards_that_are_paid() -> None:
    scene = scene_of(
        night(WHO, at=("B4", "B4", "B4"), lair="R1", hand=["howling-chainsaw", "barricade", "pursue", "sense"]), KILLER
    )
    scene.controller.answer(Play("howling-chainsaw"))
    settled(scene)
    assert "1 of 2" in props_of(scene).prompt.words
    scene.controller.answer(next(one for one in scene.client.options if isinstance(one, Pay)))
    settled(scene)
    assert "2 of 2" in props_of(scene).prompt.words


def test_the_special_action_shows_what_it_can_be_before_it_is_spent() -> None:
    t = survivors("R1", "B4", "G2", packs={"johnson": ["sedatives"], "marco": ["medical-kit"]})
    t.survivors[1].hurt, t.team.discard = True, ["adrenaline"]
    scene = scene_of(t, *TEAM)
    scene.controller.ask_for(2)
    draw(scene, pygame.Surface((1280, 720)))
    item = next(item for item in scene.focus.targets if item.key == ("action", "special"))
    assert item.act == Choose("special")
    turn = scene.match.turn
    scene.take(item)
    assert isinstance(scene.dialog, ChoiceDialog)
    assert scene.match.turn == turn
    assert len(scene.dialog.choices) == 3, "salvage, the medical kit, and back"
    draw(scene, pygame.Surface((1280, 720)))
    press(scene, pygame.K_RETURN)
    assert scene.match.turn == turn + 1
    assert not any(isinstance(action.choice, Walk) for action in scene.match.actions)


def test_a_tip_is_shown_while_somebody_aims_and_goes_with_the_mouse() -> None:
    scene = scene_of(survivors("R1", "B4", "G2", packs={"sophia": ["camera"]}), *TEAM)
    scene.controller.ask_for(3)
    draw(scene, pygame.Surface((1280, 720)))
    assert not about(props_of(scene)), "nobody has asked for it"
    camera = next(item for item in scene.focus.targets if item.key == ("item", 2, "camera"))
    assert scene.canvas is not None
    scene.context.input.device = MOUSE
    for spot, told in ((camera.area.centre, True), ((300.0, 300.0), False)):
        x, y = scene.canvas.point(*spot)
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(9, 9), buttons=(0, 0, 0)))
        scene.update(16)
        assert scene.dirty
        scene.draw(pygame.Surface((1280, 720)))
        assert bool(about(props_of(scene))) is told


def test_a_zone_lights_up_its_rooms_while_its_name_has_the_focus() -> None:
    scene = scene_of(night(WHO, at=("B4", "B4", "B4"), lair="R1", hand=["sense"]), KILLER)
    scene.controller.answer(Play("sense"))
    settled(scene)
    draw(scene, pygame.Surface((1280, 720)))
    lit = set()
    for item in [item for item in scene.focus.targets if isinstance(item.data, PickZone)]:
        scene.focus.current = item.key
        rooms = board_props(props_of(scene).layout.half, props_of(scene)).zone
        assert set(rooms) == set(zone(item.data.zone))
        lit |= set(rooms)
    assert lit == set(ROOMS)


@pytest.mark.parametrize("count", range(1, 12))
def test_the_rows_of_items_are_as_high_as_their_words(count: int, screen: pygame.Surface) -> None:
    t = survivors("R1", "B4", "G2", packs={})
    t.team.packs[0] = sorted(one for one in ITEMS if one != "key")[:count]
    scene = scene_of(t, *TEAM)
    draw(scene, screen)
    canvas = scene.canvas
    assert canvas is not None
    rows = survivor_panels(canvas, t, props_of(scene).layout.half)[0].rows
    assert len(rows) >= count
    assert all(row.h >= canvas.high(16) for row in rows)


def test_a_card_without_room_for_its_text_has_its_picture(screen: pygame.Surface) -> None:
    canvas = AppContext(Settings(), AgentWorker(background=False)).canvas(screen)
    area = Area(100, 100, 215, 240)
    ability(canvas, area, AbilityProps("howling-chainsaw", "butcher"))
    upper = canvas.rect(area._replace(h=area.h / 2).inset(20))
    shades = {tuple(screen.get_at((x, y)))[:3] for x in range(upper.x, upper.right) for y in range(upper.y, upper.bottom)}
    assert len(shades) > 2000

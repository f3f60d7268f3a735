"""The story scene: options as targets, whose turn it is, agents, refusals, keys, and the next scene."""

from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.rules.london import choice as answer
from game.rules.london.chapter import dues
from game.rules.london.state import State
from game.rules.london.tables.cards import DREAD, plot_cards
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.planning.table import PlanningTable
from game.ui.london.story.facts import highlights, tip_of_focus
from game.ui.london.story.layout import StoryLayout
from game.ui.london.story.option_map import Option, group_options, numbered_targets
from game.ui.london.story.panels import prompt
from game.ui.scene.navigation import Goto
from game.ui.table.acts import Ask
from game.ui.table.dialogs import LogDialog, PauseDialog
from game.ui.table.scene import TableScene
from game.ui.widgets.layout import meeting
from tests.london.scenes import HERE, endgame, plot_table, table
from tests.ui.london.painter_kit import words as words_of, written
from tests.ui.london.story_kit import aims, at, click, draw, offered, press, settled, story, theatre
from tests.ui.user_input import opened

BRUISER = {HERE: "bruiser"}
HARD = {HERE: "dynamite-under-parliament"}


@pytest.fixture(autouse=True)
def words() -> Iterator[None]:
    text.use(game="london")
    yield
    text.use(game="common")


def sit(t: State, screen: pygame.Surface, agents: dict[int, str] | None = None) -> TableScene:
    """The scene of a state, drawn once."""
    scene = theatre(at(t, agents))
    settled(scene)
    draw(scene, screen)
    return scene


def placed(scene: TableScene) -> StoryLayout:
    """The layout of the table."""
    assert scene.game.place is not None
    return scene.game.place


def tip(scene: TableScene) -> str:
    """The tip for the target in focus."""
    return tip_of_focus(scene.game.at(scene.facts()), scene.game.option_map, scene.focus.focused)


def usual(scene: TableScene, screen: pygame.Surface) -> None:
    """Give the default answer and let it play."""
    press(scene, pygame.K_SPACE)
    settled(scene)
    draw(scene, screen)


def take(scene: TableScene, screen: pygame.Surface, choice: object) -> None:
    """Give an answer by its target."""
    item = next(item for item in scene.focus.targets if isinstance(item.data, Option) and item.data.choice == choice)
    scene.focus.current = item.key
    press(scene, pygame.K_RETURN)
    settled(scene)
    draw(scene, screen)


# ---------------------------------------------------------------------------------------------- places


def test_between_investigations_the_map_lies_open_and_a_card_there_can_be_met(screen: pygame.Surface) -> None:
    scene = sit(table(here=2, shown=BRUISER), screen)
    assert not placed(scene).character_areas
    assert scene.focus.find(("place", HERE)) is not None
    assert len(scene.game.option_map.grouped["place", HERE]) == 3, "both, or either alone"
    scene.focus.current = ("place", HERE)
    press(scene, pygame.K_RETURN)
    draw(scene, screen)
    assert [item.data.choice.seats for item in scene.focus.targets if item.group == "tray"] == [(0,), (1,)], (
        "both is the large button"
    )
    assert [item.label for item in numbered_targets(scene.focus.targets, expanded=True)] == ["Stürmer", "Milton"], (
        "numbers stand for what lies open"
    )
    press(scene, pygame.K_ESCAPE)
    assert scene.game.expanded is None
    usual(scene, screen)
    assert scene.game.t.inquiry is not None
    assert list(scene.game.t.inquiry.parts) == [0, 1]


@pytest.mark.rule("LD-155")
def test_before_the_endgame_begins_it_is_said_what_lies_open(screen: pygame.Surface) -> None:
    scene = sit(plot_table("the-unsealed-door", here=1), screen)
    scene.focus.current = None
    assert "Nothing lies open" in tip(scene)
    t = plot_table("the-unsealed-door", here=1)
    t.shown["east-2"] = "bruiser"
    scene = sit(t, screen)
    open_ = sum(change for change, _ in dues(t))
    assert open_ == DREAD["bruiser"].dread
    for current in (None, ("place", HERE)):
        scene.focus.current = current
        assert f"raises Dread by {open_}." in tip(scene)
    other = sit(plot_table("a-pawnshop", here=1), screen)
    assert "ends the day" not in tip(other)


def test_all_four_who_may_lead_stand_beside_their_keys_and_more_than_fit_leave_a_sign(screen: pygame.Surface) -> None:
    window = Canvas(screen, screen.get_size())
    line = Area(0, 0, 1025, 40)
    keys = [
        (str(number), f"{who} leads")
        for number, who in enumerate(("Sister Maria Velasco", "Freidrich Stürmer", "Howard Milton", "Basil Sterling"), 1)
    ]
    assert "Basil Sterling leads" in words_of(lambda: prompt.paint_key_hints(window, line, keys))
    few = words_of(lambda: prompt.paint_key_hints(window, line._replace(w=500), keys))
    assert "Basil" not in few
    assert few.endswith("…")


def test_a_click_on_the_map_begins_an_investigation(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER), screen)
    item = scene.focus.find(("place", HERE))
    assert item is not None
    click(scene, item)
    settled(scene)
    draw(scene, screen)
    assert set(placed(scene).character_areas) == {0, 1, 2, 3}, "who is elsewhere looks on"
    assert placed(scene).open_seats == {0}


def test_what_is_owned_lies_on_the_stage_and_each_way_to_use_it_is_a_place(screen: pygame.Surface) -> None:
    scene = sit(table(shown=HARD, items={0: ["brandy", "sword-cane"]}, virtue=1, deck=["a-steady-hand"]), screen)
    usual(scene, screen)
    keys = {item.key for item in aims(scene)}
    assert {
        ("use", 0, "brandy", 0),
        ("use", 0, "sword-cane", 0),
        ("use", 0, "sword-cane", 1),
        ("spend", 0, 1),
        ("draw",),
        ("main",),
    } <= keys
    take(scene, screen, answer.Use("brandy"))
    assert scene.game.t.people[0].items[0].tilted
    tilted = scene.focus.find(("item", 0, "brandy"))
    assert tilted is not None
    assert tilted.refused
    scene.take(tilted)
    assert "LD-126" in scene.client.message


def test_in_a_narrow_stage_an_item_still_says_what_each_way_does(screen: pygame.Surface) -> None:
    scene = sit(table(shown=HARD, items={0: ["galvanic-battery"]}), screen)
    usual(scene, screen)
    assert scene.game.t.inquiry is not None
    plates = [item.area for item in scene.focus.targets if item.group == "goods"]
    assert len(plates) == 2
    assert not meeting(*plates)
    scene.dirty = True
    told = [one.words.split()[0] for one in written(lambda: scene.draw(screen)) if "Galvanic" not in one.words]
    assert {"Use", "Deplete"} <= {*told}


def test_an_empty_deck_says_why_nothing_is_drawn(screen: pygame.Surface) -> None:
    scene = sit(table(shown=HARD), screen)
    usual(scene, screen)
    deck = scene.focus.find(("draw",))
    assert deck is not None
    scene.take(deck)
    assert "LD-115" in scene.client.message


def test_with_points_enough_the_deck_says_that_nothing_is_drawn(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER, deck=["a-steady-hand"]), screen)
    usual(scene, screen)
    deck = scene.focus.find(("draw",))
    assert deck is not None
    scene.take(deck)
    assert "LD-118" in scene.client.message


def test_a_card_elsewhere_says_why_it_is_not_met(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER), screen)
    dark = next(place for place in scene.game.t.dark)
    item = scene.focus.find(("place", dark))
    assert item is not None
    click(scene, item)
    assert "LD-061" in scene.client.message


def test_an_arrow_leads_to_its_other_ways(screen: pygame.Surface) -> None:
    scene = sit(table(stage="detours", clocks={2: {0: "3-north"}}), screen)
    arrow = scene.focus.find(("arrow", 2, 0))
    assert arrow is not None
    scene.focus.current = arrow.key
    press(scene, pygame.K_RETURN)
    draw(scene, screen)
    rows = [item for item in scene.focus.targets if item.group == "tray"]
    assert {item.data.choice.way for item in rows} == {"south", "east", "west"}
    assert {item.data.seat for item in rows} == {2}
    scene.focus.current = rows[0].key
    press(scene, pygame.K_RETURN)
    settled(scene)
    assert scene.game.t.people[2].clock[0] == f"3-{rows[0].data.choice.way}"
    assert scene.game.t.dread == 1


def test_numbers_and_letters_take_what_they_stand_beside(screen: pygame.Surface) -> None:
    scene = sit(table(shown=HARD, items={0: ["brandy"]}, deck=["a-steady-hand", "cool-nerve"]), screen)
    usual(scene, screen)
    press(scene, pygame.K_1)
    settled(scene)
    draw(scene, screen)
    assert scene.match.actions[-1].choice == answer.Use("brandy")
    press(scene, pygame.K_d)
    settled(scene)
    draw(scene, screen)
    assert scene.match.actions[-1].choice == answer.Draw()
    press(scene, pygame.K_x)
    settled(scene)
    assert scene.match.actions[-1].choice == answer.Leave()


def test_the_large_button_is_the_usual_answer_and_no_hurt_is_ever_usual(screen: pygame.Surface) -> None:
    t = plot_table("opium-den", here=2)
    game = at(t)
    decision = game.decision
    assert decision is not None
    assert group_options(t, decision, [0]).main == Option(0, answer.Investigate(HERE, (0, 1)))
    hurt = type(decision)("prompt-suffer", {0: (answer.Give(0), answer.Give(1))})
    assert group_options(t, hurt, [0]).main is None
    follow = type(decision)("prompt-next", {0: (answer.Act(0), answer.Act(1))})
    assert group_options(t, follow, [0]).main == Option(0, answer.Act(0))


# ---------------------------------------------------------------------------------------------- who answers


def test_at_a_joint_question_one_answers_for_whom_one_likes(screen: pygame.Surface) -> None:
    """Two take part: a strip opens when its head is taken, and what is taken on a stage is taken for whom it belongs to."""
    scene = sit(table(here=2, shown=BRUISER, items={0: ["brandy"], 1: ["holy-water"]}), screen)
    usual(scene, screen)
    assert scene.client.prompted == (0, 1)
    head = scene.focus.find(("seat", 1))
    assert head is not None
    scene.take(head)
    draw(scene, screen)
    assert placed(scene).open_seats == {1}
    take(scene, screen, answer.Use("holy-water"))
    assert scene.match.actions[-1].seat == 1
    assert scene.client.seat == 1, "who has acted last is answered for next"
    head = scene.focus.find(("seat", 0))
    assert head is not None
    scene.take(head)
    draw(scene, screen)
    assert scene.client.seat == 0
    assert offered(scene) >= {Option(0, answer.Use("brandy"))}


def test_everybody_says_in_or_out_and_agents_speak_for_themselves(screen: pygame.Surface) -> None:
    scene = sit(endgame(), screen, {1: "random", 3: "random"})
    assert scene.client.prompted == (0, 2)
    for seat in (0, 2):
        scene.do(Ask(seat))
        draw(scene, screen)
        take(scene, screen, answer.Stay())
    assert set(scene.game.t.answered) >= {0, 2} or scene.game.t.faced, "everybody has said it, or the Challenge lies open"
    assert scene.match.decision is not None
    assert scene.match.decision.prompt != "prompt-stay"


@pytest.mark.parametrize("key", [pygame.K_e, pygame.K_c], ids=["keyboard", "pad"])
def test_companions_add_what_they_have_when_they_are_asked(screen: pygame.Surface, key: int) -> None:
    t = table(here=2, shown=BRUISER, items={1: ["tonic", "clasp-knife"]})
    scene = sit(t, screen, {1: "normal"})
    usual(scene, screen)
    before = scene.match.turn
    for _ in range(20):
        scene.update(100)
    assert scene.match.turn == before, "nobody who was not asked does anything"
    assert scene.focus.find(("call",)) is not None
    press(scene, key)
    settled(scene)
    given = [one for one in scene.match.actions[before:] if one.seat == 1]
    assert all(not isinstance(one.choice, answer.Compare | answer.Leave) for one in given), "a companion decides nothing"
    assert scene.client.seat == 0
    assert not scene.client.called_prompt


def test_agents_play_for_those_who_only_look_on(screen: pygame.Surface) -> None:
    scene = theatre(at(table(here=2, shown=BRUISER), dict.fromkeys(range(4), "random")), held=frozenset())
    before = scene.match.turn
    for _ in range(200):
        scene.update(100)
        scene.draw(screen)
        assert not [item for item in scene.focus.targets if isinstance(item.data, Option)]
    assert scene.match.turn > before
    assert not {"undo", "hint", "aid"} & set(scene.commands())


# ---------------------------------------------------------------------------------------------- tools


def test_an_answer_is_taken_back_and_given_again(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER, items={0: ["brandy"]}), screen)
    usual(scene, screen)
    take(scene, screen, answer.Use("brandy"))
    press(scene, pygame.K_z)
    assert not scene.game.t.people[0].items[0].tilted
    press(scene, pygame.K_y)
    assert scene.game.t.people[0].items[0].tilted


def test_a_hint_names_an_answer_and_leads_there(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER, items={0: ["brandy"]}), screen)
    press(scene, pygame.K_h)
    for _ in range(5):
        scene.update(50)
    assert scene.controller.hint is not None
    assert scene.client.message
    assert scene.focus.focused is not None
    assert (
        highlights(scene.game.at(scene.facts()), scene.game.option_map, scene.focus.targets).hint is not None
        or scene.focus.current in scene.game.option_map.grouped
    )


def test_pause_and_log_lie_over_the_theatre_and_nothing_goes_on_below(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER), screen)
    usual(scene, screen)
    press(scene, pygame.K_p)
    draw(scene, screen)
    assert isinstance(scene.dialog, PauseDialog)
    press(scene, pygame.K_ESCAPE)
    press(scene, pygame.K_l)
    draw(scene, screen)
    assert isinstance(scene.dialog, LogDialog)
    assert any("Bruiser" in line.words for line in scene.client.log)


def test_every_event_stands_once_in_the_log(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER), screen)
    press(scene, pygame.K_SPACE)
    settled(scene)
    press(scene, pygame.K_SPACE)
    settled(scene)
    lines = list(scene.client.log)
    scene.client.reread()
    assert scene.client.log == lines


# ---------------------------------------------------------------------------------------------- what comes after


def test_after_a_chapter_the_planning_follows(screen: pygame.Surface) -> None:
    t = table(story="the-gentleman-caller", stage="end", slot=11, done=[])
    t.dark, t.plots, t.shown = {}, [], {}
    t.done = plot_cards("the-gentleman-caller", 1)
    scene = theatre(at(t))
    following = None
    for _ in range(400):
        following = settled(scene)
        if following is not None:
            break
        draw(scene, screen)
        press(scene, pygame.K_SPACE)
    assert following == Goto("table", scene.match, held=None)
    assert isinstance(opened(scene, following).game, PlanningTable)


def test_the_last_roll_leads_to_the_end(screen: pygame.Surface) -> None:
    t = endgame()
    t.stage = "showdown"
    for person in t.people:
        person.dice = 2
    scene = theatre(at(t))
    for _ in range(60):
        following = settled(scene)
        if following is not None:
            assert scene.match.outcome is not None
            assert following == Goto("result", scene.match)
            return
        draw(scene, screen)
        press(scene, pygame.K_SPACE)
    raise AssertionError("nobody ever knows how it ended")


def test_a_story_that_was_saved_in_the_middle_of_an_hour_goes_on_there(screen: pygame.Surface) -> None:
    match = story(3)
    scene = theatre(match)
    settled(scene)
    draw(scene, screen)
    press(scene, pygame.K_SPACE)
    settled(scene)
    again = theatre(type(match).from_record(match.to_record()))
    settled(again)
    draw(again, screen)
    assert again.game.t == scene.game.t
    assert again.game.option_map == scene.game.option_map

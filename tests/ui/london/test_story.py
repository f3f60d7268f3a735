"""The story scene: options as targets, whose turn it is, agents, refusals, keys, the next scene, whole stories by keys, and its layout."""

import random
from copy import copy
from itertools import product
from typing import Any

import pygame
import pytest
import text_audit

from game import text
from game.rules.engine.script import Choice
from game.rules.london import choice as answer
from game.rules.london.chapter import dues
from game.rules.london.event import StoryLost
from game.rules.london.investigations.points import difficulty, team_points
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.rules.london.tables.cards import DREAD, plot_cards
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.planning.table import PlanningTable
from game.ui.london.story.facts import highlights, tip_of_focus
from game.ui.london.story.layout import StoryLayout
from game.ui.london.story.option_map import Key, Option, group_options, numbered_targets
from game.ui.london.story.panels import prompt
from game.ui.scene.navigation import Goto, Navigation
from game.ui.settings import Settings
from game.ui.table.acts import Ask
from game.ui.table.dialogs import LogDialog, PauseDialog
from game.ui.table.scene import TableScene
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import meeting
from tests.london.scenes import HERE, endgame, plot_table, table
from tests.ui.london.painter_kit import in_sizes, words as words_of, written
from tests.ui.london.story_kit import aims, at, click, draw, offered, plan, press, settled, spare, story, theatre
from tests.ui.london.story_stages import SEEN
from tests.ui.user_input import opened

pytestmark = pytest.mark.usefixtures("london_words")
BRUISER = {HERE: "bruiser"}
HARD = {HERE: "dynamite-under-parliament"}


def sit(t: State, screen: pygame.Surface, agents: dict[int, str] | None = None, *keys: int) -> TableScene:
    """The scene of a state, drawn once, and again after each of these keys."""
    scene = theatre(at(t, agents))
    settled(scene)
    draw(scene, screen)
    for key in keys:
        tap(scene, screen, key)
    return scene


def begun(t: State, screen: pygame.Surface, agents: dict[int, str] | None = None) -> TableScene:
    """The same in the middle of the investigation that the large button begins."""
    return sit(t, screen, agents, pygame.K_SPACE)


def tap(scene: TableScene, screen: pygame.Surface, key: int = pygame.K_SPACE) -> None:
    """Press a key and let what follows play."""
    press(scene, key)
    settled(scene)
    draw(scene, screen)


def placed(scene: TableScene) -> StoryLayout:
    assert scene.game.place is not None
    return scene.game.place


def spot(scene: TableScene, key: Key) -> Target:
    item = scene.focus.find(key)
    assert item is not None, key
    return item


def tip(scene: TableScene, key: Key | None) -> str:
    scene.focus.current = key
    return tip_of_focus(scene.game.at(scene.facts()), scene.game.option_map, scene.focus.focused)


def take(scene: TableScene, screen: pygame.Surface, choice: Choice | Key) -> None:
    """Take a target by its key or its answer."""
    item = next(item for item in scene.focus.targets if choice in (item.key, getattr(item.data, "choice", None)))
    scene.focus.current = item.key
    tap(scene, screen, pygame.K_RETURN)


def tray(scene: TableScene) -> list[Target]:
    return [item for item in scene.focus.targets if item.group == "tray"]


# ---------------------------------------------------------------------------------------------- places
def test_between_investigations_the_map_lies_open_and_a_card_there_can_be_met(screen: pygame.Surface) -> None:
    scene = sit(table(here=2, shown=BRUISER), screen)
    assert not placed(scene).character_areas
    assert len(scene.game.option_map.grouped["place", HERE]) == 3, "both, or either alone"
    take(scene, screen, ("place", HERE))
    assert [item.data.choice.seats for item in tray(scene)] == [(0,), (1,)], "both is the large button"
    numbered = numbered_targets(scene.focus.targets, expanded=True)
    assert [item.label for item in numbered] == ["Stürmer alone", "Milton alone"], "numbers stand for what lies open"
    press(scene, pygame.K_ESCAPE)
    assert scene.game.expanded is None
    tap(scene, screen)
    assert list(scene.game.t.inquiry.parts) == [0, 1]
    scene = sit(table(shown=BRUISER), screen)
    click(scene, spot(scene, ("place", HERE)))
    settled(scene)
    draw(scene, screen)
    assert set(placed(scene).character_areas) == {0, 1, 2, 3}, "who is elsewhere looks on"
    assert placed(scene).open_seats == {0}


@pytest.mark.heavy
@pytest.mark.rule("LD-155", "LD-261")
def test_it_is_said_what_lies_open_before_the_endgame_begins_and_why_a_story_is_lost(screen: pygame.Surface) -> None:
    scene = sit(plot_table("the-unsealed-door", here=1), screen)
    assert "No card is left open" in tip(scene, None)
    reasons = ("lost-dread", "lost-trail", "lost-defeated", "lost-showdown")
    sentences = [scene.client.speaker.event(StoryLost(reason)) for reason in reasons]
    assert len({*sentences, say("event-story-lost", reason="")}) == len(reasons) + 1
    assert "last Plot card" in sentences[1]
    t = plot_table("the-unsealed-door", here=1)
    t.shown["east-2"] = "bruiser"
    open_ = sum(change for change, _ in dues(t))
    assert open_ == DREAD["bruiser"].dread
    scene = sit(t, screen)
    assert all(f"raises Dread by {open_}." in tip(scene, key) for key in (None, ("place", HERE)))
    assert "ends the day" not in tip(sit(plot_table("a-pawnshop", here=1), screen), None)


def test_all_four_who_may_lead_stand_beside_their_keys_and_more_than_fit_leave_a_sign(screen: pygame.Surface) -> None:
    window, line = Canvas(screen, screen.get_size()), Area(0, 0, 1025, 40)
    names = ("Sister Maria Velasco", "Freidrich Stürmer", "Howard Milton", "Basil Sterling")
    keys = [(str(number), f"{who} leads") for number, who in enumerate(names, 1)]
    whole, few, two = (
        words_of(lambda area=area: prompt.paint_key_hints(window, area, keys))
        for area in (line, line._replace(w=500), line._replace(w=620, h=80))
    )
    assert "Basil Sterling leads" in whole
    assert "Basil" not in few
    assert few.endswith("…")
    assert "Basil Sterling leads" in two, "in a second row, if there is room"


def test_what_is_owned_lies_on_the_stage_and_each_way_to_use_it_is_a_place(screen: pygame.Surface) -> None:
    t = table(shown=HARD, items={0: ["brandy", "sword-cane"]}, virtue=1, deck=["a-steady-hand"])
    scene = begun(t, screen)
    uses = {("use", 0, "brandy", 0), ("use", 0, "sword-cane", 0), ("use", 0, "sword-cane", 1), ("spend", 0, 1)}
    assert uses | {("draw",), ("main",)} <= {item.key for item in aims(scene)}
    take(scene, screen, answer.Use("brandy"))
    assert scene.game.t.people[0].items[0].tilted
    tilted = spot(scene, ("item", 0, "brandy"))
    assert tilted.refused
    scene.take(tilted)
    assert "LD-126" in scene.client.message
    for key, is_tilted in ((pygame.K_z, False), (pygame.K_y, True)):  # taken back and given again
        press(scene, key)
        assert scene.game.t.people[0].items[0].tilted == is_tilted


def test_in_a_narrow_stage_an_item_still_says_what_each_way_does(screen: pygame.Surface) -> None:
    scene = begun(table(shown=HARD, items={0: ["galvanic-battery"]}), screen)
    plates = [item.area for item in scene.focus.targets if item.group == "goods"]
    assert len(plates) == 2 and not meeting(*plates)
    scene.dirty = True
    told = [one.words.split()[0] for one in written(lambda: scene.draw(screen)) if "Galvanic" not in one.words]
    assert {"Use", "Deplete"} <= {*told}


def test_what_cannot_be_done_says_why(screen: pygame.Surface) -> None:
    for scene, rule in (
        (begun(table(shown=HARD), screen), "LD-115"),  # the deck is empty
        (begun(table(shown=BRUISER, deck=["a-steady-hand"]), screen), "LD-118"),  # there are points enough
        (sit(table(shown=BRUISER), screen), "LD-061"),  # the card lies elsewhere
    ):
        scene.take(spot(scene, ("place", next(iter(scene.game.t.dark))) if rule == "LD-061" else ("draw",)))
        assert rule in scene.client.message


def test_an_arrow_leads_to_its_other_ways(screen: pygame.Surface) -> None:
    scene = sit(table(stage="detours", clocks={2: {0: "3-north"}}), screen)
    take(scene, screen, ("arrow", 2, 0))
    rows = tray(scene)
    assert {(item.data.seat, item.data.choice.way) for item in rows} == {(2, "south"), (2, "east"), (2, "west")}
    take(scene, screen, rows[0].key)
    assert scene.game.t.people[2].clock[0] == f"3-{rows[0].data.choice.way}" and scene.game.t.dread == 1


def test_numbers_and_letters_take_what_they_stand_beside(screen: pygame.Surface) -> None:
    scene = begun(table(shown=HARD, items={0: ["brandy"]}, deck=["a-steady-hand", "cool-nerve"]), screen)
    for key, choice in ((pygame.K_1, answer.Use("brandy")), (pygame.K_d, answer.Draw()), (pygame.K_x, answer.Leave())):
        tap(scene, screen, key)
        assert scene.match.actions[-1].choice == choice


@pytest.mark.rule("LD-112", "LD-113")
def test_the_large_button_is_the_usual_answer_says_whether_the_points_are_enough_and_hurts_nobody(screen: pygame.Surface) -> None:
    for shown, here, enough in ((HARD, 1, False), (BRUISER, 2, True)):
        scene = begun(table(here=here, shown=shown), screen)
        have, need = (of(scene.game.t, scene.game.t.inquiry) for of in (team_points, difficulty))
        assert (have >= need) == enough
        scene.whole_due = True
        told = say("ui-ld-scene-compare", have=have, need=need, enough=enough)
        assert told in words_of(lambda scene=scene: draw(scene, screen))
    t = plot_table("opium-den", here=2)
    decision = at(t).decision
    assert decision is not None
    asks = type(decision)
    for question, usual in (
        (decision, Option(0, answer.Investigate(HERE, (0, 1)))),
        (asks("prompt-suffer", {0: (answer.Give(0), answer.Give(1))}), None),
        (asks("prompt-next", {0: (answer.Act(0), answer.Act(1))}), Option(0, answer.Act(0))),
    ):
        assert group_options(t, question, [0]).main == usual


# ---------------------------------------------------------------------------------------------- who answers
def test_at_a_joint_question_one_answers_for_whom_one_likes(screen: pygame.Surface) -> None:
    """Two take part: a strip opens when its head is taken, and what is taken on a stage is taken for whom it belongs to."""
    scene = begun(table(here=2, shown=BRUISER, items={0: ["brandy"], 1: ["holy-water"]}), screen)
    assert scene.client.prompted == (0, 1)
    scene.take(spot(scene, ("seat", 1)))
    draw(scene, screen)
    assert placed(scene).open_seats == {1}
    take(scene, screen, answer.Use("holy-water"))
    assert (scene.match.actions[-1].seat, scene.client.seat) == (1, 1), "who has acted last is answered for next"
    scene.take(spot(scene, ("seat", 0)))
    draw(scene, screen)
    assert scene.client.seat == 0 and offered(scene) >= {Option(0, answer.Use("brandy"))}


def test_everybody_says_in_or_out_and_agents_speak_for_themselves(screen: pygame.Surface) -> None:
    scene = sit(endgame(), screen, {1: "random", 3: "random"})
    assert scene.client.prompted == (0, 2)
    for seat in (0, 2):
        scene.do(Ask(seat))
        draw(scene, screen)
        take(scene, screen, answer.Stay())
    assert set(scene.game.t.answered) >= {0, 2} or scene.game.t.faced, "everybody has said it, or the Challenge lies open"
    assert scene.match.decision is not None and scene.match.decision.prompt != "prompt-stay"


def test_companions_add_what_they_have_when_they_are_asked(screen: pygame.Surface) -> None:
    for key in (pygame.K_e, pygame.K_c):  # of the keyboard and of a pad
        scene = begun(table(here=2, shown=BRUISER, items={1: ["tonic", "clasp-knife"]}), screen, {1: "normal"})
        before = scene.match.turn
        for _ in range(20):
            scene.update(100)
        assert scene.match.turn == before, "nobody who was not asked does anything"
        assert spot(scene, ("call",))
        tap(scene, screen, key)
        given = [one for one in scene.match.actions[before:] if one.seat == 1]
        assert all(not isinstance(one.choice, answer.Compare | answer.Leave) for one in given), "a companion decides nothing"
        assert scene.client.seat == 0 and not scene.client.called_prompt


@pytest.mark.heavy
def test_agents_play_for_those_who_only_look_on(screen: pygame.Surface) -> None:
    scene = theatre(at(table(here=2, shown=BRUISER), dict.fromkeys(range(4), "random")), held=frozenset())
    before = scene.match.turn
    for _ in range(40):
        scene.update(100)
        scene.draw(screen)
        assert not [item for item in scene.focus.targets if isinstance(item.data, Option)]
    assert scene.match.turn > before
    assert not {"undo", "hint", "aid"} & set(scene.commands())


# ---------------------------------------------------------------------------------------------- tools
def test_a_hint_names_an_answer_and_leads_there(screen: pygame.Surface) -> None:
    scene = sit(table(shown=BRUISER, items={0: ["brandy"]}), screen)
    press(scene, pygame.K_h)
    for _ in range(5):
        scene.update(50)
    assert scene.controller.hint is not None and scene.client.message
    assert scene.focus.focused is not None
    marks = highlights(scene.game.at(scene.facts()), scene.game.option_map, scene.focus.targets)
    assert marks.hint is not None or scene.focus.current in scene.game.option_map.grouped


@pytest.mark.heavy
def test_pause_and_log_lie_over_the_theatre_and_every_event_stands_once_in_the_log(screen: pygame.Surface) -> None:
    scene, edge = begun(table(shown=BRUISER), screen), (0, 0, screen.get_width() // 30, screen.get_height())
    bright = sum(pygame.transform.average_color(screen, edge))
    for key, dialog in ((pygame.K_p, PauseDialog), (pygame.K_ESCAPE, None), (pygame.K_l, LogDialog)):
        press(scene, key)
        draw(scene, screen)
        assert scene.dialog is None if dialog is None else isinstance(scene.dialog, dialog)
        dark = sum(pygame.transform.average_color(screen, edge)) < bright / 2
        assert dark == (dialog is not None), "the theatre is dimmed below"
    assert any("Bruiser" in line.words for line in scene.client.log)
    press(scene, pygame.K_ESCAPE)
    tap(scene, screen)
    lines = list(scene.client.log)
    scene.client.reread()
    assert scene.client.log == lines


# ---------------------------------------------------------------------------------------------- what comes after
def following(scene: TableScene, screen: pygame.Surface) -> Navigation:
    for _ in range(400):
        if (found := settled(scene)) is not None:
            return found
        draw(scene, screen)
        press(scene, pygame.K_SPACE)
    raise AssertionError("nobody ever knows how it ended")


def test_after_a_chapter_the_planning_follows_and_after_the_last_roll_the_end(screen: pygame.Surface) -> None:
    t = table(story="the-gentleman-caller", stage="end", slot=11, done=[])
    t.dark, t.plots, t.shown = {}, [], {}
    t.done = plot_cards("the-gentleman-caller", 1)
    scene = theatre(at(t))
    found = following(scene, screen)
    assert found == Goto("table", scene.match, held=None)
    assert isinstance(opened(scene, found).game, PlanningTable)
    t = endgame()
    t.stage = "showdown"
    for person in t.people:
        person.dice = 2
    scene = theatre(at(t))
    assert following(scene, screen) == Goto("result", scene.match) and scene.match.outcome is not None


@pytest.mark.heavy
def test_a_story_that_was_saved_in_the_middle_of_an_hour_goes_on_there(screen: pygame.Surface) -> None:
    scene = theatre(story(3))
    settled(scene)
    draw(scene, screen)
    tap(scene, screen)
    again = theatre(type(scene.match).from_record(scene.match.to_record()))
    settled(again)
    draw(again, screen)
    assert again.game.t == scene.game.t and again.game.option_map == scene.game.option_map


EVENINGS: list[tuple[dict[str, Any], dict[int, str]]] = [
    ({"story": "the-gentleman-caller", "seats": 3}, {1: "random", 2: "random"}),
    ({"story": "the-letter", "seats": 4}, {}),
    ({"story": "calypsos-bargain", "seats": 2}, {}),
    ({"story": "london-dread", "seats": 2, "allies": False}, {3: "random"}),
]


@pytest.mark.heavy
@pytest.mark.parametrize(("options", "agents"), EVENINGS)
def test_a_story_is_played_to_its_end_by_keys(screen: pygame.Surface, options: dict[str, Any], agents: dict[int, str]) -> None:
    """Whatever is asked, every answer for the seat that is answered for is a place, and taking places leads to the end."""
    text.use(game="london")
    match, dice = story(7, agents, **options), random.Random(7)
    scene = theatre(match)
    for _ in range(3000):
        if match.decision is not None and match.game.state.phase in PLANNING_PHASES:
            plan(match)
            scene = theatre(match)
        spare(scene)
        if settled(scene) is not None:
            if match.decision is None:
                break
            continue
        draw(scene, screen)
        seat, decision = scene.client.seat, match.decision
        assert seat is not None
        assert decision is not None
        if scene.game.expanded is None:
            assert offered(scene) >= {Option(seat, one) for one in decision.options[seat]}, decision.prompt
        usual = dice.random() < 0.3
        if not usual:
            scene.focus.current = dice.choice(aims(scene)).key
        press(scene, pygame.K_SPACE if usual else pygame.K_RETURN)
    assert match.outcome is not None


SHAPES = {
    "720": ((1280, 720), Settings()),
    "1080": ((1920, 1080), Settings()),
    "table mode": ((1920, 1080), Settings(table=True)),
    "letters at 130": ((1920, 1080), Settings(letter=1.3)),
    "16 to 10": ((1600, 1000), Settings()),
    "bold": ((1280, 720), Settings(weight="bold")),
}


@pytest.mark.usefixtures("fresh_fonts")
@in_sizes("bold", every=SHAPES)
def test_nothing_of_any_stage_is_cut_covered_or_faint(screen: pygame.Surface, shapes: list[str]) -> None:
    wrong = []
    for shape, (name, make) in product(shapes, SEEN.items()):
        size, settings = SHAPES[shape]
        chosen = copy(settings)
        chosen.speed = "instant"
        wrong += [(shape, name, one) for one in text_audit.faults(make(chosen), size)]
    assert not wrong, wrong

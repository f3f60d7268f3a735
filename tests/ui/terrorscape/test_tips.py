"""Tips for the focused target, and who sees them."""

import random

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.terrorscape.choice import Estimate
from game.ui.terrorscape import facts as tips
from game.ui.terrorscape.panels.prompt import prompt_words
from game.ui.terrorscape.table.dialogs import pause_dialog
from tests.terrorscape.kit import night as night_of
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import draw, props_of, settled, table


def begun(seed: int = 3, seats: dict[int, str] | None = None) -> Match:
    """A match with traits and plans, after all have been chosen."""
    text.use(game="terrorscape")
    match = Match.new("terrorscape", seed=seed, options={"difficulty": "normal", "plans": True}, seats=seats)
    dice = random.Random(seed)
    while match.game.state.round == 0:
        seat = next(iter(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    return match


def test_a_survivor_tells_its_traits_to_its_own_side_alone(screen: pygame.Surface) -> None:
    match = begun()
    one = match.game.state.survivors[0].id
    trait = match.game.state.team.traits[0][0]
    for held, known in ((frozenset({1}), True), (frozenset({0}), False), (frozenset[int](), False)):
        scene = table(match, held=held)
        draw(scene, screen)
        found = tips.person(props_of(scene), 0)
        assert found[0] == (text.name(one), text.say(f"text-{one}"))
        assert ((text.name(trait), text.say(f"text-{trait}")) in found) == known
        assert bool(tips.agreed(scene.facts().state, scene.controller.secret_side)) == known


def test_the_boxes_of_a_panel_are_explained_to_its_own_side_and_his_note_to_the_killer(screen: pygame.Surface) -> None:
    match = begun()
    for held, ours in ((frozenset({1}), True), (frozenset({0}), False), (frozenset[int](), False)):
        scene = table(match, held=held)
        draw(scene, screen)
        assert (text.say("ui-ts-carried-title") in dict(tips.person(props_of(scene), 0))) == ours
    match = begun(seats={1: "random", 2: "random", 3: "random"})
    while match.decision is not None and not any(isinstance(one, Estimate) for one in match.decision.options.get(0, ())):
        match.answer("random")
    his = table(match)
    assert settled(his) is None
    draw(his, screen)
    his.focus.current = next(item.key for item in his.focus.targets if item.group == "guess")
    assert [title for title, _ in tips.about(props_of(his))] == [text.say("ui-ts-guess")]


def test_what_is_in_focus_is_explained(screen: pygame.Surface) -> None:
    match = begun(seats={1: "random", 2: "random", 3: "random"})
    scene = table(match)
    assert settled(scene) is None
    draw(scene, screen)
    card = scene.facts().state.dark.hand[0]
    scene.focus.current = ("hand", 0)
    assert tips.about(props_of(scene)) == [(text.name(card), text.say(f"text-{card}"))]
    scene.focus.current = ("button", 0)
    assert tips.about(props_of(scene)) == []


def test_the_pause_behind_the_curtain_tells_what_is_public(screen: pygame.Surface) -> None:
    match = begun()
    scene = table(match)
    assert scene.controller.shown is None
    viewport = pause_dialog(scene)
    closed = len(viewport.read().rows)
    scene.controller.raise_curtain()
    assert len(viewport.read().rows) > closed
    traits = [trait for mine in match.game.state.team.traits for trait in mine]
    assert [text.name(trait) in str(tips.agreed(scene.facts().state, scene.controller.secret_side)) for trait in traits] == [
        True
    ] * len(traits)


@pytest.mark.rule("TS-159", "TS-172", "TS-173", "TS-177")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_an_answer_of_the_killer_gives_up_is_said_before_it_is_given(size: tuple[int, int], fresh_fonts: None) -> None:
    """Beside the question, whole, while the answer is in focus: by keys, pad and mouse alike."""
    t = night_of(lair="R1", hand=["pursue", "howling-chainsaw", "barricade", "sense", "sense"])
    scene, screen = table(match_of(t), held=frozenset({0})), pygame.Surface(size)
    assert settled(scene) is None
    draw(scene, screen)

    def said(key: object) -> str:
        scene.focus.current = key
        shown = [line.wanted for line in text_audit.read(scene, size)]
        assert tips.forgone(props_of(scene)) in " ".join(shown), "in the bar, or in the log where the bar has no room"
        return prompt_words(props_of(scene))

    assert "before your first action" in said(("tool", "menu"))
    assert "Pursue" in said(("room", "R2"))
    assert "Sense" in said(("room", "R2"))
    assert "Howling Chainsaw" in said(("room", "R2"))
    assert "takes the place of your actions" in said(("hand", 1))
    slow = said(("hand", 2))
    assert "ends your turn" in slow
    assert "2 actions" in slow
    assert "can't" not in said(("hand", 0)), "a quick card gives up nothing"
    t.stage = "second"
    scene = table(match_of(t), held=frozenset({0}))
    assert settled(scene) is None
    draw(scene, screen)
    assert said(("room", "R2")) == text.say("ui-ts-asked-killer", left=1), "quick cards are over already"
    assert "1 action" in said(("hand", 2))

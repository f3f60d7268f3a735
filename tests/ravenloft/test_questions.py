"""A question says which card or figure it is about, and an answer names a tile as a player knows it."""

import ast
import re
from collections.abc import Iterator

import pytest

from game import text
from game.cli import wording
from game.cli.ravenloft import text as game_text
from game.rules import GAMES
from game.rules.engine.agent import Observation
from game.rules.engine.content import data_folder
from game.rules.ravenloft.choice import PickEdge, PickTile
from game.rules.ravenloft.decks import encounter_deck, treasure_deck
from game.rules.ravenloft.hero import use
from game.rules.ravenloft.space.board import SIDES
from game.rules.ravenloft.state import Placed, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, TREASURES
from game.text import Speaker
from tests.ravenloft.cards.scene import grant, row
from tests.ravenloft.kit import Dice, Evening, drive, on_top, put, table

PLAIN = {"prompt-villain", "prompt-icon"}
"""Questions that need no name: one asks for it, the other says it."""


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    text.use(game="ravenloft", strict=True)
    yield
    text.use(game="common", strict=False)


def speaker() -> Speaker:
    return Speaker(lambda seat: f"seat {seat}")


def asked(state: State, card: str, prompt: str) -> str:
    """What the player reads when a card that the active Hero uses or draws asks its question."""
    if card in ENCOUNTERS:
        on_top(state, "encounter", card)
        script = encounter_deck.draw_encounter(state, state.turn.hero)
    elif card in TREASURES and TREASURES[card].kind == "fortune":
        on_top(state, "treasure", card)
        script = treasure_deck.draw_treasure(state, state.turn.hero)
    else:
        grant(state, card, seat=state.turn.hero)
        script = use(state, state.turn.hero, card)
    _, decision = drive(script, lambda step, options: options[0], until=lambda step: step.prompt == prompt)
    return speaker().prompt(decision)


def hall() -> State:
    """Five tiles in a row; two Heroes that have 6 Hit Points left in the middle, with two Monsters, and as many on the tiles beside it."""
    state = row("arjhan 2/0/0 -4, kat 2/0/1 -2", tiles=5, foes="wolf 2/2/2, zombie 2/3/3 kat, ghoul 1/2/2, gargoyle 1/3/3")
    put(state, "spider", 3, 2, 1, owner=1)
    put(state, "skeleton", 3, 1, 1, owner=1)
    return state


SENTENCES = (
    ("potion-of-healing", "prompt-heal", "Potion of Healing: choose who regains HP."),
    ("healing-word", "prompt-heal", "Healing Word: choose who regains HP."),
    ("second-wind", "prompt-heal", "Second Wind: choose who regains HP."),
    ("strahds-hunger", "prompt-hero", "Strahd's Hunger: choose a Hero."),
    ("consecrated-ground", "prompt-tile", "Consecrated Ground: choose a tile."),
    ("freezing-cloud", "prompt-tile", "Freezing Cloud: choose a tile."),
    ("reinforcements", "prompt-hero", "Reinforcements: choose a Hero."),
    ("reinforcements", "prompt-tile", "Reinforcements: choose a tile."),
    ("corner-of-your-eye", "prompt-tile", "Corner of Your Eye: choose a tile for Arjhan."),
    ("bubbling-cauldron", "prompt-place-which", "Bubbling Cauldron: choose who is placed next."),
    ("wand-of-teleportation", "prompt-push-tile", "Wand of Teleportation: choose a tile for them."),
    ("thunderwave", "prompt-place-which", "Thunderwave: choose who is placed next."),
    ("thunderwave", "prompt-push-tile", "Thunderwave: choose a tile for them."),
    ("come-and-get-it", "prompt-place-which", "Come and Get It: choose who is placed next."),
    ("illusionary-crowd", "prompt-place-which", "Illusionary Crowd: choose who is placed next."),
    ("intimidating-bellow", "prompt-push-tile", "Intimidating Bellow: choose a tile for Wolf 1."),
    ("howl-of-the-wolf", "prompt-activate", "Howl of the Wolf: choose a Monster to act."),
    ("eagle-eyes", "prompt-edge", "Eagle Eyes: choose an unexplored edge."),
    ("icy-corridor", "prompt-icy-corridor", "The ice carries Arjhan off. Choose where."),
    ("great-leap", "prompt-leap", "Choose where Arjhan appears."),
)


def test_a_question_names_its_card_and_figure(dice: Dice) -> None:
    faults = []
    for card, prompt, sentence in SENTENCES:
        dice(2, 2, 2, 2, 2, 2, 2, 2)  # whatever attacks misses
        if (said := asked(hall(), card, prompt)) != sentence:
            faults.append((card, prompt, said))
    assert not faults, faults
    dice(19)
    state = row("arjhan 0/1/1", tiles=2, foes="gargoyle 0/1/2")
    assert asked(state, "tide-of-iron", "prompt-push-tile") == "Tide of Iron: choose a tile for Gargoyle 1."


def messages() -> dict[str, str]:
    """The questions in the file of words, without the labels of their answers (`prompt-cleave-done`)."""
    source = (data_folder("levels") / "ravenloft" / "en.ftl").read_text(encoding="utf-8")
    found = dict(re.findall(r"^(prompt-[a-z-]+) = ((?:.*\n)(?:^[ ].*\n)*)", source, re.MULTILINE))
    answers = {text.kebab(kind) for kind in GAMES["ravenloft"].choice_types}
    return {name: words for name, words in found.items() if not any(name.endswith(f"-{answer}") for answer in answers)}


def test_every_question_names_a_card_a_figure_or_a_deck() -> None:
    questions = messages()
    assert len(questions) > 50
    assert {name for name, words in questions.items() if not re.search(r"\$(card|figure|hero|deck)\b", words)} == PLAIN
    # One that is handed on is missed without its words.
    for line, found in [
        ('asking.ask_tile(t, seat, "prompt-nowhere", tiles)', True),
        ('choose(seat, "prompt-nowhere" if t else "prompt-tile", options)', True),
        ('decision.prompt.startswith("prompt-nowhere")', False),
    ]:
        assert ("prompt-nowhere" in wording.literals(ast.parse(line), "toy.py")) is found, line


def test_the_terminal_names_tiles_and_edges_as_a_player_knows_them() -> None:
    """By name, and by the place on the map where there are several; never by their place in the order of laying."""
    state = table("arjhan, kat", tiles=[Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T13", 1, 1, 1)])
    view = Observation(frozenset({0}), state, None, state, ())
    labels = [game_text.label(view, PickEdge(2, side), speaker(), "prompt-edge") for side in SIDES]
    assert labels == [f"Hallway, the {side} edge" for side in SIDES]
    assert game_text.label(view, PickTile(2), speaker(), "prompt-tile") == "Hallway"
    state = table("arjhan, kat", tiles=[Placed("T10", 0, 0, 0), Placed("T11", 1, 0, 0), Placed("T13", 1, 1, 0)])
    view = Observation(frozenset({0}), state, None, state, ())
    labels = [game_text.label(view, PickTile(tile), speaker(), "prompt-tile") for tile in range(3)]
    assert labels == ["Great Hall at column 3, row 2", "Great Hall at column 6, row 3", "Hallway"]
    assert game_text.label(view, PickEdge(1, "east"), speaker(), "prompt-edge") == "Great Hall at column 6, row 3, the east edge"


@pytest.mark.rule("CR-045", "CR-050", "CR-071")
def test_the_hero_phase_asks_for_what_is_left_of_it() -> None:
    for parts, conditions, words in [
        ([], [], "Move and attack with Arjhan, or move twice."), (["move"], [], "Move Arjhan again, or attack."),
        (["attack"], [], "Arjhan can still move."), ([], ["immobilized"], "Arjhan can attack, but not move."),
        (["attack"], ["immobilized"], "Arjhan can only use free cards now."),
        (["move", "attack"], [], "Arjhan can only use free cards now."),
    ]:  # fmt: skip
        state = table("arjhan 0/1/1", powers={"arjhan": ["dragons-breath"]}, foes="wolf 0/1/2")
        state.turn.parts, state.heroes[0].conditions = parts, conditions
        evening = Evening(state)
        assert evening.asked == (0, "prompt-hero-phase") and evening.game.decision is not None
        assert speaker().prompt(evening.game.decision) == words

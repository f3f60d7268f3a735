"""Why not: every refusal gives its reason and rule; a question says which card or figure it is about."""

import ast
import re
from collections.abc import Iterator

import pytest

from game import text
from game.cli import wording
from game.cli.ravenloft import text as game_text
from game.match import Match
from game.rules import GAMES
from game.rules.engine.agent import Observation
from game.rules.engine.content import data_folder
from game.rules.engine.script import Action, Choice, Game, IllegalAction
from game.rules.ravenloft.choice import Disable, PickEdge, PickTile, Target, Use, Walk
from game.rules.ravenloft.decks import encounter_deck, treasure_deck
from game.rules.ravenloft.hero import use
from game.rules.ravenloft.space import board
from game.rules.ravenloft.space.board import SIDES
from game.rules.ravenloft.state import Placed, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, TREASURES
from game.text import Speaker
from tests.ravenloft.cards.scene import grant, row
from tests.ravenloft.kit import RULES, Dice, Evening, drive, on_top, put, spot, table, trap
from tests.ravenloft.scenes import corridor, field

POWERS = {
    "immeril": ["fireball", "fey-step", "shield", "dispel-magic"], "arjhan": ["unstoppable", "cleave"], "kat": ["riposte-strike", "great-leap", "stealth"],
    "allisa": ["crucial-aid", "yield-ground"],
}  # fmt: skip


def scene(hero: str = "immeril") -> State:
    """A Hero in a corridor of three tiles, Kat (or Arjhan) in front of it and a Wolf behind her; nobody within reach of a Fireball."""
    other = "kat" if hero != "kat" else "arjhan"
    state = table(
        f"{hero},{other}", tiles=corridor(3), at={hero: (0, 0, 1), other: (0, 1, 1)}, powers={hero: POWERS[hero], other: []},
        items={hero: ["magic-sword", "potion-of-healing", "ring-of-regeneration"]},
    )  # fmt: skip
    put(state, "wolf", 0, 2, 1)
    return state


def refusal(state: State, choice: Choice, seat: int = 0) -> tuple[str, str]:
    """What a match says to `choice`; it stays as it was."""
    made = Match.new("ravenloft", seed=1, options={"adventure": "2", "heroes": ",".join(hero.id for hero in state.heroes)})
    made.game = Game.of(RULES, state)
    before = made.digest
    with pytest.raises(IllegalAction) as refused:
        made.submit(seat, choice)
    assert made.digest == before
    return refused.value.reason, refused.value.rule


@pytest.mark.rule("CR-056", "CR-059", "CR-062", "CR-065", "CR-071")
def test_squares_that_are_not_entered() -> None:
    for place, reason in [
        ((0, 2, 1), ("refused-monster-there", "CR-059")),
        ((0, 1, 1), ("refused-hero-there", "CR-062")),
        ((2, 3, 1), ("refused-too-far", "CR-056")),
    ]:
        state = scene()
        assert refusal(state, Walk(spot(*place, state))) == reason
    # Walls and the void.
    for square in [board.square(0, 0), board.square(1, -1), board.square(40, 40)]:
        assert refusal(scene(), Walk(square)) == ("refused-wall", "CR-059")
    # Immobilized.
    state = scene()
    state.heroes[0].conditions = ["immobilized"]
    assert refusal(state, Walk(spot(0, 0, 2, state))) == ("refused-immobilized", "CR-071")


@pytest.mark.rule("CR-045", "CR-050", "CR-052", "CR-053")
def test_parts_that_are_spent() -> None:
    state = table("kat 0/1/1, arjhan 0/3/3", tiles=field(2), powers={"kat": ["great-leap", "backstab"]}, foes="wolf 0/1/2")
    trap(state, "dart-trap", 0)
    state.heroes[0].items, state.heroes[0].damage = ["potion-of-healing", "crystal-ball"], 2  # the potion keeps the menu open
    state.turn.parts = ["move", "attack"]
    assert refusal(state, Walk(spot(0, 0, 1, state))) == ("refused-move-spent", "CR-045")
    assert refusal(state, Use("great-leap")) == ("refused-move-spent", "CR-052")
    assert refusal(state, Use("backstab")) == ("refused-attack-spent", "CR-050")
    assert refusal(state, Use("crystal-ball")) == ("refused-attack-spent", "CR-050")
    assert refusal(state, Disable("dart-trap")) == ("refused-attack-spent", "CR-053")
    # No trap here.
    state = scene()
    trap(state, "dart-trap", 2)
    assert refusal(state, Disable("dart-trap")) == ("refused-no-trap", "CR-053")


@pytest.mark.rule("CR-100", "CR-102", "CR-051", "CR-109", "CR-183", "CR-055")
@pytest.mark.parametrize(
    ("hero", "card", "reason"),
    [
        ("immeril", "fireball", ("refused-no-target", "CR-109")),
        ("immeril", "lightning-bolt", ("refused-not-yours", "CR-051")),
        ("immeril", "potion-of-healing", ("refused-unhurt-near", "CR-109")),
        ("immeril", "magic-sword", ("refused-passive", "CR-183")), ("immeril", "shield", ("refused-wait-hit", "CR-055")),
        ("immeril", "dispel-magic", ("refused-wait-encounter", "CR-055")),
        ("immeril", "ring-of-regeneration", ("refused-wait-treasure", "CR-055")),
        ("arjhan", "unstoppable", ("refused-unhurt-self", "CR-109")), ("arjhan", "cleave", ("refused-no-target", "CR-109")),
        ("kat", "riposte-strike", ("refused-wait-attacked", "CR-055")),
        ("kat", "stealth", ("refused-wait-monster", "CR-055")), ("allisa", "crucial-aid", ("refused-wait-die", "CR-055")),
        ("allisa", "yield-ground", ("refused-wait-damaged", "CR-055")),
    ],
)  # fmt: skip
def test_cards_that_cannot_be_used_now(hero: str, card: str, reason: tuple[str, str]) -> None:
    assert refusal(scene(hero), Use(card)) == reason


@pytest.mark.rule("CR-100", "CR-102")
def test_cards_that_lie_face_down_or_come_too_late() -> None:
    # A card for the start is too late after a move or for a hero who could have used it.
    state = scene("arjhan")
    state.turn.parts = ["move"]
    assert refusal(state, Use("unstoppable")) == ("refused-start-only", "CR-102")
    state.turn.parts, state.heroes[0].damage = [], 3
    assert refusal(state, Use("unstoppable")) == ("refused-start-only", "CR-102")
    next(held for held in state.heroes[0].powers if held.card == "unstoppable").used = True
    assert refusal(state, Use("unstoppable")) == ("refused-used", "CR-100")
    # Used card lies face down.
    for card in ["fireball", "fey-step"]:
        state = scene()
        for held in state.heroes[0].powers:
            held.used = True
        assert refusal(state, Use(card)) == ("refused-used", "CR-100")


@pytest.mark.rule("CR-042", "CR-057", "CR-109")
def test_nothing_is_explained_where_the_menu_is_not_open() -> None:
    # Not your turn.
    state = scene()
    assert refusal(state, Walk(spot(0, 1, 2, state)), seat=1)[0] == "refused-not-awaited"
    # While a tile is asked for, a Walk that would else be legal is simply not on offer.
    state = table("immeril 0/1/1", tiles=field(3), powers={"immeril": ["fireball"]}, foes="wolf 1/1/2")
    trap(state, "dart-trap", 0)
    game = Game.of(RULES, state)
    game.apply(Action(0, Use("fireball")))
    for choice in (Walk(spot(0, 0, 1, state)), Use("fireball"), Disable("dart-trap"), Target("wolf-1"), PickTile(2)):
        told = RULES.explain(game.state, 0, choice)
        if isinstance(choice, Use | Disable):
            assert told is not None and told.reason in ("refused-used", "refused-attack-spent")
        else:
            assert told is None
    # Nothing is explained outside the hero phase.
    state = table("arjhan 0/1/1", tiles=field(2), phase="start")
    assert RULES.explain(state, 0, Walk(spot(0, 0, 1, state))) is None


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

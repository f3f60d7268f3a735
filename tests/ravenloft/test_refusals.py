"""What is public and what nobody knows; why not, with the rule behind it; and what a question is about."""

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
from game.rules.engine.script import Action, Choice, Done, Game, IllegalAction
from game.rules.engine.secret import HiddenError, redact
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Disable, PickDeck, PickEdge, PickTile, Spot, Target, Use, Walk
from game.rules.ravenloft.decks import encounter_deck, treasure_deck
from game.rules.ravenloft.hero import use
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board
from game.rules.ravenloft.space.board import SIDES
from game.rules.ravenloft.state import Placed, State
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, TREASURES
from game.text import Speaker
from tests.ravenloft.cards.scene import grant, row
from tests.ravenloft.kit import RULES, Dice, Evening, drive, on_top, spot, table, trap
from tests.ravenloft.scenes import corridor, field, of, quiet

POWERS = {
    "immeril": ["fireball", "fey-step", "shield", "dispel-magic"], "arjhan": ["unstoppable", "cleave"], "kat": ["riposte-strike", "great-leap", "stealth"],
    "allisa": ["crucial-aid", "yield-ground"],
}  # fmt: skip


def scene(hero: str = "immeril") -> State:
    """A Hero in a corridor of three tiles, Kat (or Arjhan) in front of it and a Wolf behind her; nobody within reach of a Fireball."""
    other = "kat" if hero != "kat" else "arjhan"
    items = f"{hero} magic-sword potion-of-healing ring-of-regeneration"
    return table((f"{hero} 0/0/1, {other} 0/1/1"), tiles=corridor(3), powers={hero: POWERS[hero]}, items=items, foes="wolf 0/2/1")


def refusal(state: State, choice: Choice, seat: int = 0) -> tuple[str, str]:
    """What a match says to `choice`; it stays as it was."""
    made = match(state)
    before = made.digest
    with pytest.raises(IllegalAction) as refused:
        made.submit(seat, choice)
    assert made.digest == before
    return refused.value.reason, refused.value.rule


@pytest.mark.rule("CR-056", "CR-059", "CR-062", "CR-065", "CR-071", "CR-045", "CR-050", "CR-052", "CR-053")
def test_squares_that_are_not_entered_and_parts_that_are_spent() -> None:
    # Squares that are not entered.
    state = scene()
    assert refusal(state, Walk(spot(0, 2, 1, state))) == ("refused-monster-there", "CR-059")
    assert refusal(state, Walk(spot(0, 1, 1, state))) == ("refused-hero-there", "CR-062")
    assert refusal(state, Walk(spot(2, 3, 1, state))) == ("refused-too-far", "CR-056")
    # Walls and the void.
    for square in [board.square(0, 0), board.square(1, -1), board.square(40, 40)]:
        assert refusal(scene(), Walk(square)) == ("refused-wall", "CR-059")
    # Immobilized.
    state = scene()
    state.heroes[0].conditions = ["immobilized"]
    assert refusal(state, Walk(spot(0, 0, 2, state))) == ("refused-immobilized", "CR-071")
    # Parts that are spent.
    state = table("kat 0/1/1, arjhan 0/3/3", tiles=field(2), powers="great-leap, backstab", foes="wolf 0/1/2, dart-trap 0")
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
@pytest.mark.parametrize(("hero", "card", "reason"), [
    ("immeril", "fireball", ("refused-no-target", "CR-109")), ("immeril", "lightning-bolt", ("refused-not-yours", "CR-051")),
    ("immeril", "potion-of-healing", ("refused-unhurt-near", "CR-109")),
    ("immeril", "magic-sword", ("refused-passive", "CR-183")), ("immeril", "shield", ("refused-wait-hit", "CR-055")),
    ("immeril", "dispel-magic", ("refused-wait-encounter", "CR-055")),
    ("immeril", "ring-of-regeneration", ("refused-wait-treasure", "CR-055")),
    ("arjhan", "unstoppable", ("refused-unhurt-self", "CR-109")), ("arjhan", "cleave", ("refused-no-target", "CR-109")),
    ("kat", "riposte-strike", ("refused-wait-attacked", "CR-055")), ("kat", "stealth", ("refused-wait-monster", "CR-055")),
    ("allisa", "crucial-aid", ("refused-wait-die", "CR-055")), ("allisa", "yield-ground", ("refused-wait-damaged", "CR-055")),
])  # fmt: skip
def test_cards_that_cannot_be_used_now(hero: str, card: str, reason: tuple[str, str]) -> None:
    assert refusal(scene(hero), Use(card)) == reason


@pytest.mark.rule("CR-100", "CR-102", "CR-042", "CR-057", "CR-109")
def test_cards_that_lie_face_down_or_come_too_late_and_menus_that_are_shut() -> None:
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
    # Not your turn.
    state = scene()
    assert refusal(state, Walk(spot(0, 1, 2, state)), seat=1)[0] == "refused-not-awaited"
    # While a tile is asked for, a Walk that would else be legal is simply not on offer.
    state = table("immeril 0/1/1", tiles=field(3), powers="fireball", foes="wolf 1/1/2, dart-trap 0")
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
    foes = "wolf 2/2/2, zombie 2/3/3 kat, ghoul 1/2/2, gargoyle 1/3/3, spider 3/2/1 kat, skeleton 3/1/1 kat"
    return row("arjhan 2/0/0 -4, kat 2/0/1 -2", tiles=5, foes=foes)


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


def messages() -> dict[str, str]:
    """The questions in the file of words, without the labels of their answers (`prompt-cleave-done`)."""
    source = (data_folder("levels") / "ravenloft" / "en.ftl").read_text(encoding="utf-8")
    found = dict(re.findall(r"^(prompt-[a-z-]+) = ((?:.*\n)(?:^[ ].*\n)*)", source, re.MULTILINE))
    answers = {text.kebab(kind) for kind in GAMES["ravenloft"].choice_types}
    return {name: words for name, words in found.items() if not any(name.endswith(f"-{answer}") for answer in answers)}


@pytest.mark.rule("CR-045", "CR-050", "CR-071")
def test_what_questions_name_and_how_the_terminal_names_tiles_and_phases(dice: Dice) -> None:
    # A question names its card and figure.
    faults = []
    for card, prompt, sentence in SENTENCES:
        dice(2, 2, 2, 2, 2, 2, 2, 2)  # whatever attacks misses
        if (said := asked(hall(), card, prompt)) != sentence:
            faults.append((card, prompt, said))
    assert not faults, faults
    dice(19)
    state = row("arjhan 0/1/1", tiles=2, foes="gargoyle 0/1/2")
    assert asked(state, "tide-of-iron", "prompt-push-tile") == "Tide of Iron: choose a tile for Gargoyle 1."
    # Every question names a card a figure or a deck.
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
    # By name, and by the place on the map where there are several; never by their place in the order of laying.
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
    # The hero phase asks for what is left of it.
    for parts, conditions, words in [
        ([], [], "Move and attack with Arjhan, or move twice."), (["move"], [], "Move Arjhan again, or attack."),
        (["attack"], [], "Arjhan can still move."), ([], ["immobilized"], "Arjhan can attack, but not move."),
        (["attack"], ["immobilized"], "Arjhan can only use free cards now."),
        (["move", "attack"], [], "Arjhan can only use free cards now."),
    ]:  # fmt: skip
        state = table("arjhan 0/1/1", powers="dragons-breath", foes="wolf 0/1/2")
        state.turn.parts, state.heroes[0].conditions = parts, conditions
        evening = Evening(state)
        assert evening.asked == (0, "prompt-hero-phase") and evening.game.decision is not None
        assert speaker().prompt(evening.game.decision) == words


DECKS = ("monster", "encounter", "treasure", "tile")


def match(state: State) -> Match:
    """A match that stands at `state`."""
    heroes = ",".join(hero.id for hero in state.heroes)
    made = Match.new("ravenloft", seed=1, options={"adventure": state.adventure, "heroes": heroes})
    made.game = Game.of(RULES, state)
    return made


def options(made: Match) -> tuple[Choice, ...]:
    """What may be answered now."""
    return next(iter(made.decision.options.values()))


@pytest.mark.rule("CR-020", "CR-191", "CR-209", "CR-210", "CR-212", "CR-211")
def test_the_table_is_public_decks_are_nobodys_and_who_looks_sees_a_card() -> None:
    # Cards in front of players, used ones too, discard piles, experience, markers, damage, and how many cards lie in each deck.
    for seats in [frozenset(), frozenset({0}), frozenset({1})]:
        state = table("arjhan 0/1/1, kat 1/1/1", tiles=field(2), items="kat lucky-charm", foes="gargoyle 0/3/3 -1")
        trap(state, "dart-trap", 1, owner=1)
        state.pile, state.environment = ["zombie"], "blood-fog"
        state.heroes[0].powers[0].used = True
        state.decks.treasure.discard.append("short-rest")
        seen = redact(state, seats)
        assert seen.heroes == state.heroes
        assert (seen.pile, seen.environment, seen.villains, seen.markers) == (state.pile, state.environment, [], [])
        assert seen.heroes[0].powers[0].used
        for name in DECKS:
            mine, theirs = getattr(seen.decks, name), getattr(state.decks, name)
            assert (len(mine.draw), mine.discard, mine.skip) == (len(theirs.draw), theirs.discard, theirs.skip)
    # Not even all players together know it, nor the dice to come.
    for seats in [frozenset(), frozenset({0}), frozenset({0, 1})]:
        seen = redact(table("arjhan,kat"), seats)
        for name in DECKS:
            for secret in getattr(seen.decks, name).draw:
                with pytest.raises(HiddenError):
                    _ = secret.face
        with pytest.raises(ValueError, match="cannot be rolled"):
            seen.rng.below("die", 20)
    # Monsters, Coffins, Items, reactions and the bodyguard: of every adventure that has such tokens.
    for seats in [frozenset(), frozenset({0}), frozenset({0, 1})]:
        for adventure in [one.id for one in ADVENTURES.values() if one.pools]:
            seen = redact(new_game(Options(adventure=adventure, heroes="arjhan,kat"), 1), seats)
            tokens = [secret for pool in seen.quest.pools.values() for secret in pool]
            assert tokens
            for secret in tokens:
                with pytest.raises(HiddenError):
                    _ = secret.face
    # Who looks sees a card and everybody the packets of the stack.
    made = match(table("kat 0/1/1, arjhan 0/3/3", powers="", items="kat crystal-ball", top={"encounter": "frenzy"}))
    made.submit(0, Use("crystal-ball"))
    made.submit(0, PickDeck("encounter"))
    assert made.view(0).state.decks.encounter.draw[-1].sealed == "frenzy"
    assert made.view(1).state.decks.encounter.draw[-1].sealed is None
    [mine] = [news for news in made.news(0) if isinstance(news, event.CardsSeen)]
    [theirs] = [news for news in made.news(1) if isinstance(news, event.CardsSeen)]
    assert (mine.cards[0].sealed, theirs.cards[0].sealed) == ("frenzy", None)
    # The backs tell the packets of the stack, as everybody saw them being built; the faces are closed.
    seen = redact(match_of_two().game.state, frozenset({0, 1}))
    backs = [secret.back for secret in reversed(seen.decks.tile.draw)]
    assert backs == ["0"] * 8 + ["1"] * 4 + ["2"] * (len(backs) - 12)
    assert all(secret.sealed is None for secret in seen.decks.tile.draw)


def match_of_two() -> Match:
    """A new night for two."""
    return Match.new("ravenloft", seed=3, options={"adventure": "2", "heroes": "arjhan,kat"})


@pytest.mark.rule("CR-046", "CR-113", "CR-211")
def test_walks_placings_and_the_choice_of_a_target_can_be_taken_back_the_die_cannot(dice: Dice) -> None:
    # No die fell and nothing came to light: back to the very state before, step by step.
    made = match(table("immeril", tiles=field(2), at={"immeril": (0, 1, 1)}, powers="fey-step"))
    start = made.digest
    made.submit(0, of(options(made), Walk)[0])
    walked = made.digest
    made.submit(0, Use("fey-step"))
    made.submit(0, of(options(made), Spot)[0])
    made.undo(0)
    made.undo(0)
    assert made.digest == walked
    made.undo(0)
    assert made.digest == start
    with pytest.raises(IllegalAction, match="undo-nothing"):
        made.undo(0)
    # Choice of a target can be taken back the die cannot.
    made = match(table("immeril 0/1/1", tiles=field(2), powers="fireball", foes="gargoyle 1/0/0"))
    start = made.digest
    made.submit(0, Use("fireball"))
    made.undo(0)
    assert made.digest == start
    made.submit(0, Use("fireball"))
    dice(1)
    made.submit(0, PickTile(1))
    with pytest.raises(IllegalAction, match="refused-undo-die"):
        made.undo(0)


@pytest.mark.rule("CR-057", "CR-075", "CR-163", "CR-210", "CR-211")
def test_what_came_to_light_and_what_another_player_answered_stays() -> None:
    # Explored tile cannot be put back.
    made = match(table("arjhan 0/1/3", powers="", top={"monster": "kobold-skirmisher", "tile": "T16"}))
    made.submit(0, Done())
    with pytest.raises(IllegalAction, match="refused-undo-revealed"):
        made.undo(0)
    # Card that was seen cannot be unseen.
    made = match(table("kat 0/1/1", powers="", items="kat crystal-ball"))
    made.submit(0, Use("crystal-ball"))
    made.undo(0)
    made.submit(0, Use("crystal-ball"))
    made.submit(0, PickDeck("tile"))
    with pytest.raises(IllegalAction, match="refused-undo-revealed"):
        made.undo(0)
    # Arjhan cannot undo over Kat's head; she herself can.
    made = match(quiet(table("arjhan 0/1/1, kat 0/0/0", tiles=field(1), powers="")))
    made.submit(0, of(options(made), Walk)[0])
    made.undo(0)
    made.submit(0, Done())
    assert made.decision is not None and list(made.decision.options) == [1]
    made.submit(1, of(options(made), Walk)[0])
    with pytest.raises(IllegalAction, match="refused-undo-other"):
        made.undo(0)
    made.undo(1)
    made.undo(0)
    assert list(made.decision.options) == [0]


@pytest.mark.rule("CR-017", "CR-018", "CR-211")
@pytest.mark.parametrize("adventure", ["adventure-impossible", "hunt-for-strahd-2"])
def test_items_that_veterans_bring_come_to_light_when_they_are_drawn(adventure: str) -> None:
    """They come from the hidden deck: in two worlds that nobody can tell apart they may differ, so the draw is told before them."""
    made = Match.new("ravenloft", seed=4, options={"adventure": adventure, "seats": 2})
    while made.game.state.turn.phase == "setup":
        made.answer("random")
    began = [one for events in made.log for one in events]
    gained = [place for place, one in enumerate(began) if isinstance(one, event.ItemGained)]
    assert gained
    for place in gained:
        now, drawn = began[place], began[place - 1]
        assert isinstance(now, event.ItemGained) and isinstance(drawn, event.TreasureDrawn)
        assert (drawn.reveals, drawn.hero, drawn.card) == (True, now.hero, now.card)

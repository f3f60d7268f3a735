"""Killer and survivors that the program plays: lawful, the same from the same, blind, and better than chance."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

from game import text
from game.lab import play_one, prepare
from game.options import read_options
from game.question import agent_seed, look
from game.rules import GAMES, terrorscape
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game
from game.rules.terrorscape.agents import AGENTS
from game.rules.terrorscape.agents.ask import ANSWERS
from game.rules.terrorscape.agents.dear import wanted
from game.rules.terrorscape.agents.outlook import Outlook, reaches
from game.rules.terrorscape.state import State
from tests.terrorscape.kit import night

RULES = GAMES["terrorscape"]
THINKERS = ("easy", "normal", "hard")
KILLERS = ("butcher", "specter", "murderer")
SMALL = Budget(samples=1)


def begin(options: Mapping[str, object], seed: int) -> Game[State]:
    return Game.of(RULES, RULES.new_game(read_options(RULES, options), seed))


def advise(game: Game[State], level: str, seed: int = 5) -> Advice:
    assert game.decision is not None
    seat = next(iter(game.decision.options))
    return AGENTS[level](look(RULES, game, frozenset({seat})), seat, Rng(seed), SMALL)


def play(game: Game[State], level: str, most: int = 100_000) -> list[Advice]:
    said: list[Advice] = []
    while game.decision is not None and len(said) < most:
        seat = next(iter(game.decision.options))
        advice = advise(game, level, agent_seed(1, seat, len(said)))
        assert advice.choice in game.decision.options[seat], (level, game.decision.prompt)
        game.apply(Action(seat, advice.choice))
        said.append(advice)
    return said


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("normal", {"killer": "butcher"}),
        ("easy", {"killer": "specter", "survivors": "anna,sophia,marco"}),
        ("hard", {"killer": "murderer", "survivors": "william,johnson,anna"}),
        ("normal", {"killer": "random", "difficulty": "nightmare", "plans": True}),
        ("easy", {"killer": "murderer", "separate": True, "difficulty": "normal"}),
    ],
)
def test_every_answer_is_legal_and_its_reason_can_be_read(level: str, options: Mapping[str, object]) -> None:
    speaker = text.Texts("en", strict=True)
    speaker.game = "terrorscape"
    for advice in play(begin(options, 3), level, 40 if level == "hard" else 1000):
        assert speaker.say(advice.reason, advice.about)


@pytest.mark.parametrize("level", THINKERS)
def test_equal_views_and_dice_give_equal_answers(level: str) -> None:
    one, other = begin({"killer": "specter"}, 4), begin({"killer": "specter"}, 4)
    assert [a.choice for a in play(one, level, 40)] == [a.choice for a in play(other, level, 40)]


@pytest.mark.parametrize(("level", "killer"), [*zip(THINKERS, KILLERS, strict=True)])
def test_what_lies_hidden_changes_no_answer(level: str, killer: str) -> None:
    """The other side's board and hand, the decks and the dice to come are replaced by others that the seat cannot tell from them."""
    game, compared = begin({"killer": killer}, 6), {True: 0, False: 0}
    for step in range(40):
        if game.decision is None:
            break
        seat = next(iter(game.decision.options))
        here = advise(game, level)
        view = look(RULES, game, frozenset({seat}))
        other = Game.of(RULES, RULES.imagine(view, seat, Rng(step)))
        if not game.answers and other.decision is not None and seat in other.decision.options:
            twin = look(RULES, other, frozenset({seat}))
            if twin == view:
                assert other.state.rng.seed != game.state.rng.seed
                assert advise(other, level) == here
                compared[seat == 0] += 1
        game.apply(Action(seat, here.choice))
    assert compared[True] >= 3
    assert compared[False] >= 5


def test_every_prompt_has_an_answer_of_its_own() -> None:
    asked = set[str]()
    for file in Path(terrorscape.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("prompt-"):
                asked.add(node.value)
    asked -= {"prompt-wait-killer", "prompt-wait-survivors"}  # what the other side sees, which is asked nothing
    assert asked
    assert not asked - set(ANSWERS)


@pytest.mark.rule("TS-133", "TS-137")
def test_odds_are_those_of_the_dice() -> None:
    assert reaches(4, 5) == pytest.approx(619 / 1296)
    assert reaches(2, 2) == pytest.approx(27 / 36)
    bare = Outlook(night("marco,johnson,william"), known=True)
    assert bare.fails[0] == pytest.approx(1 - 619 / 1296)
    assert bare.fails[2] < bare.fails[0], "William is steady"


@pytest.mark.rule("TS-124", "TS-128")
def test_the_injured_defend_last() -> None:
    t = night("marco,johnson,anna")
    t.survivors[0].hurt = True
    outlook = Outlook(t, known=True)
    assert outlook.defender([0, 1, 2]) in {1, 2}
    assert outlook.worth([0]) > outlook.worth([0, 1]) > outlook.worth([1])


def killers_win(level: str, seats: Mapping[int, str], seeds: range) -> int:
    return sum(
        play_one(prepare("terrorscape", {"killer": killer}, seats, level), seed).side == "killer"
        for killer in KILLERS
        for seed in seeds
    )


def test_thinking_beats_chance_on_both_sides() -> None:
    assert killers_win("normal", {1: "random", 2: "random", 3: "random"}, range(2)) >= 5
    assert killers_win("normal", {0: "random"}, range(2)) <= 1


@pytest.mark.rule("TS-065")
def test_nobody_hands_to_and_fro() -> None:
    """What has been handed over is not wanted back: two pistols, or one and the rounds for it."""
    for packs in ({"marco": ["revolver", "revolver"]}, {"marco": ["revolver"], "johnson": ["ammo"]}, {"marco": ["toolbox"]}):
        t = night("marco,johnson,anna", packs=packs)
        for _ in range(4):
            moves = [(a, b, item) for a in (0, 1) for b in (1 - a,) for item, _ in wanted(t, a, b)]
            for giver, taker, item in moves[:1]:
                t.team.packs[giver].remove(item)
                t.team.packs[taker].append(item)
        assert not moves

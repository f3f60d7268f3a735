"""The Heroes that the program plays: lawful, the same from the same, blind, and each level better than the one below."""

import ast
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

import pytest

from game import text
from game.lab.simulate import play_one, prepare
from game.match import Match
from game.match.agents import agent_seed, observe
from game.match.options import read_options
from game.rules import GAMES, ravenloft
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game, freeze, thaw
from game.rules.ravenloft.agents import AGENTS
from game.rules.ravenloft.agents.ask import ANSWERS
from game.rules.ravenloft.agents.levels import HARD, Level
from game.rules.ravenloft.determinize import determinize
from game.rules.ravenloft.state import State

RULES = GAMES["ravenloft"]
SOLO = {"adventure": "1", "heroes": "kat"}
GROUP = {"adventure": "2", "seats": 3}
THINKERS = ("easy", "normal", "hard")
SMALL = Budget(samples=1)
Night = tuple[Mapping[str, object], int, str]
NIGHTS: list[Night] = [(SOLO, 1, "suggested"), (GROUP, 2, "free"), ({"adventure": "2", "seats": 5}, 3, "random")]
ALL_NIGHTS = [(options, seed, powers) for options, seed, _ in NIGHTS for *_, powers in NIGHTS]


def begin(options: Mapping[str, object], seed: int) -> Game[State]:
    return Game.of(RULES, RULES.new_game(read_options(RULES, options), seed))


def advise(game: Game[State], level: str, seed: int = 5, budget: Budget = SMALL) -> Advice:
    assert game.decision is not None
    seat = next(iter(game.decision.options))
    return AGENTS[level](observe(RULES, game, frozenset({seat})), seat, Rng(seed), budget)


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
    ("nights", "most"),
    [
        pytest.param(NIGHTS, {"easy": 60, "normal": 40, "hard": 4}, id="short"),
        pytest.param(ALL_NIGHTS, {"easy": 400, "normal": 400, "hard": 60}, id="long", marks=pytest.mark.heavy),
    ],
)
def test_every_answer_is_legal_and_its_reason_can_be_read(nights: Sequence[Night], most: Mapping[str, int]) -> None:
    speaker = text.Texts("en", strict=True)
    speaker.game = "ravenloft"
    for (options, seed, powers), level in product(nights, THINKERS):
        for advice in play(begin({**options, "powers": powers}, seed), level, most[level]):
            assert speaker.say(advice.reason, advice.about)


def test_equal_views_and_dice_give_equal_answers() -> None:
    for level, most in (("easy", 40), ("normal", 40), ("hard", 8)):
        one, other = begin(GROUP, 4), begin(GROUP, 4)
        assert [a.choice for a in play(one, level, most)] == [a.choice for a in play(other, level, most)], level


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize(("options", "seed"), [(SOLO, 6), (GROUP, 7)])
def test_what_lies_hidden_changes_no_answer(level: str, options: Mapping[str, object], seed: int) -> None:
    """The decks, the stack and the dice to come are replaced by others that the seats cannot tell from them."""
    game, compared = begin(options, seed), 0
    for step in range(40):
        if game.decision is None or compared == 8:
            break
        seat = next(iter(game.decision.options))
        here = advise(game, level)
        view = observe(RULES, game, frozenset({seat}))
        other = Game.of(RULES, determinize(thaw(State, freeze(view.start)), Rng(step)))
        if not game.answers and observe(RULES, other, frozenset({seat})) == view:
            assert other.state.rng.seed != game.state.rng.seed and advise(other, level) == here
            compared += 1
        game.apply(Action(seat, here.choice))
    assert compared >= 8


def test_every_prompt_has_an_answer_of_its_own() -> None:
    asked = set[str]()
    for file in (one for one in Path(ravenloft.__file__).parent.rglob("*.py") if "agents" not in one.parts):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("prompt-"):
                asked.add(node.value)
    asked = {prompt for prompt in asked if not prompt.endswith("-")}  # beginnings, of which the ends are named below
    windows = ("die", "hit", "damaged", "attacked", "encounter", "monster", "treasure")
    asked |= {f"prompt-react-{window}" for window in windows} | {
        f"prompt-power-{kind}" for kind in ("utility", "at-will", "daily")
    }
    assert asked and not asked - set(ANSWERS)


def wins(level: str, options: Mapping[str, object], seeds: range) -> int:
    setup = prepare("ravenloft", options, {}, level)
    return sum(play_one(setup, seed).side == "heroes" for seed in seeds)


@pytest.mark.parametrize(
    ("nights", "lead"), [pytest.param(2, 1, id="few"), pytest.param(25, 4, id="many", marks=pytest.mark.heavy)]
)
def test_levels_win_in_their_order(nights: int, lead: int) -> None:
    """Thorgrim alone and three Heroes, on the same evenings; in hundreds of games it is 0, 40 and 67 of a hundred."""
    solo = {"adventure": "1", "heroes": "thorgrim"}
    random, easy, normal = (
        sum(wins(level, options, range(nights)) for options in (solo, GROUP)) for level in ("random", *THINKERS[:2])
    )
    assert random <= nights // 25 and easy > max(random, nights // 3 - 1) and normal >= easy + lead


@pytest.mark.heavy
def test_companies_win_more_with_what_the_hard_level_holds_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the same evenings, without any search: in hundreds of games it is about ten of a hundred more with each number of Heroes."""
    monkeypatch.setitem(AGENTS, "weights", Level(weights=HARD.weights))  # type: ignore[arg-type]  # a dict, which is not told
    won = dict.fromkeys(("normal", "weights"), 0)
    for level in won:
        won[level] = sum(wins(level, {"adventure": "2", "seats": seats}, range(80)) for seats in (2, 3, 4, 5))
    assert won["weights"] > won["normal"]


def test_fewer_samples_are_still_an_answer() -> None:
    game = begin(SOLO, 9)
    while game.decision is not None and game.decision.prompt != "prompt-hero-phase":
        play(game, "normal", 1)
    assert game.decision is not None
    for samples in (1, 2, 5):
        assert advise(game, "hard", budget=Budget(samples=samples)).choice in game.decision.options[0]


def test_a_match_gives_hints() -> None:
    match = Match.new("ravenloft", seed=3, options=SOLO)
    advice = match.advice(0, "normal")
    assert advice.choice in match.decision.options[0]  # type: ignore[union-attr]

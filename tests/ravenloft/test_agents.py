"""The Heroes that the program plays: lawful, the same from the same, blind, each level better than the one below, and wary of Villains."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random

import castle
import pytest

from game import text
from game.lab.simulate import play_one, prepare
from game.match import Match
from game.match.agents import agent_seed, observe
from game.match.options import read_options
from game.rules import GAMES, ravenloft
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Game, freeze, thaw
from game.rules.ravenloft import activation
from game.rules.ravenloft.adventures import quests
from game.rules.ravenloft.agents import AGENTS, search
from game.rules.ravenloft.agents.ask import ANSWERS
from game.rules.ravenloft.agents.kinds import pace
from game.rules.ravenloft.agents.levels import HARD, STEADY, Level
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.agents.plans import Planner
from game.rules.ravenloft.agents.search import Playout
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.choice import Target, Use
from game.rules.ravenloft.determinize import determinize
from game.rules.ravenloft.forecasts import consequences, forecast
from game.rules.ravenloft.forecasts.worst_case import worst
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Marker, Monster, Square, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.kit import Evening, drive, put, spot, table
from tests.ravenloft.scenes import field, villain

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


@pytest.mark.parametrize(("nights", "most"), [
    pytest.param(NIGHTS, {"easy": 60, "normal": 40, "hard": 4}, id="short"),
    pytest.param(ALL_NIGHTS, {"easy": 120, "normal": 120, "hard": 16}, id="long", marks=pytest.mark.heavy),
])  # fmt: skip
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


@pytest.mark.heavy
def test_levels_win_in_their_order() -> None:
    """Thorgrim alone and three Heroes, on the same evenings; in hundreds of games it is 0, 40 and 67 of a hundred."""
    solo, nights = {"adventure": "1", "heroes": "thorgrim"}, 12
    levels = ("random", *THINKERS[:2])
    random, easy, normal = (sum(wins(level, options, range(nights)) for options in (solo, GROUP)) for level in levels)
    assert random == 0 < easy < normal / 2


@pytest.mark.heavy
def test_companies_win_more_with_what_the_hard_level_holds_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the same evenings, without any search: in hundreds of games it is about ten of a hundred more with each number of Heroes."""
    monkeypatch.setitem(AGENTS, "weights", Level(weights=HARD.weights))  # type: ignore[arg-type]  # a dict, which is not told
    won = dict.fromkeys(("normal", "weights"), 0)
    for level in won:
        won[level] = sum(wins(level, {"adventure": "2", "seats": seats}, range(10)) for seats in (2, 3, 4, 5))
    assert won["weights"] > won["normal"]


def test_fewer_samples_are_still_an_answer_and_a_match_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    # Fewer samples are still an answer.
    game = begin(SOLO, 9)
    while game.decision is not None and game.decision.prompt != "prompt-hero-phase":
        play(game, "normal", 1)
    best, asked = search.best, list[int]()
    monkeypatch.setattr(
        search, "best", lambda ask, view, samples, width: (asked.append(samples), best(ask, view, samples, width))[1]
    )
    for samples in (1, 2, 5):
        assert advise(game, "hard", budget=Budget(samples=samples)).choice in game.decision.options[0]
    assert asked == [1, 2, 5]
    # A match gives hints.
    match = Match.new("ravenloft", seed=3, options=SOLO)
    advice = match.advice(0, "normal")
    assert advice.choice in match.decision.options[0]  # type: ignore[union-attr]


VILLAINS = [row.id for row in MONSTERS.values() if row.villain]


def scattered(kind: str, seed: int) -> tuple[State, Monster]:
    """Three Heroes and a Villain anywhere in a field of tiles."""
    lot = Random(seed)
    state = table("arjhan, kat, thorgrim", tiles=field(4, 2))
    other = figure.monster(state, villain(state, kind, lot.randrange(6), lot.randrange(2), lot.randrange(2)))
    assert other is not None
    free = sorted(set(chart(state.board).near) - set(figure.covered(other)))
    for hero, place in zip(state.heroes, lot.sample(free, 3), strict=True):
        hero.square, hero.damage = place, lot.choice((0, 0, 2, 5))
    if lot.random() < 0.3:
        state.markers.append(Marker("illusionary-crowd", lot.randrange(8), 0))
    if lot.random() < 0.5:
        other.markers.clear()
    other.damage = lot.choice((0, 0, MONSTERS[kind].hp - 3))
    if lot.random() < 0.3:
        other.markers.append("enrage")
    return state, other


@pytest.mark.rule("CR-145", "CR-277")
def test_the_outlook_foretells_what_the_rules_foretell_and_sees_a_base_where_it_is() -> None:
    # Whom a Villain strikes, how likely it hits and how hard, where the active player has nothing to decide; and by which line.
    faults = []
    for kind in VILLAINS:
        compared = 0
        for seed in range(16):
            state, other = scattered(kind, seed)
            seen = Outlook(state, 0, Weights())
            told = forecast.coming(state, other)
            found = seen.blows(other, seen.where)
            blows = {state.heroes[blow.seat].id: (round(100 * blow.chance), blow.damage) for blow in found}
            struck = [blow for blow in told.blows if blow.target != "illusionary-crowd"]
            hp = {hero.id: figure.hero_hp(hero) for hero in state.heroes}
            if len(told.goals) <= 1:  # else the active player picks one of them
                compared += 1
                if blows != {blow.target: (blow.per_cent, min(hp[blow.target], blow.damage)) for blow in struck}:
                    faults.append((kind, seed, blows))
            events, _ = drive(activation.act(state, other.id), lambda question, options: options[0])
            names = {event.target for event in events if type(event).__name__ == "Attacked"}
            lines = [event.line for event in events if type(event).__name__ == "MonsterActivated"]
            if lines != [told.line] or not names <= {blow.target for blow in told.blows} or bool(names) != bool(told.blows):
                faults.append((kind, seed, lines, names))
        assert compared > 10, kind
    assert not faults, faults
    # The outlook sees a base where it is.
    faults = []
    for kind, seed in product(VILLAINS, range(3)):
        state, other = scattered(kind, seed)
        state.markers.clear()
        seen, first = Outlook(state, 0, Weights()), state.heroes[0]
        near, ways, steps = set(seen.near(other)), seen.ways(other), seen.steps(other)
        for first.square in sorted(set(chart(state.board).near) - set(figure.covered(other))):
            place = first.square
            found = (place in near, ways[place], steps[figure.hero_tile(state, 0)])
            measures = (distance.adjacent, distance.square_distance, distance.tile_distance)
            if found != tuple(measure(state, other.id, first.id) for measure in measures):
                faults.append((kind, seed, place))
    assert not faults, faults


def evening(kind: str, seed: int, seats: int = 3) -> Game[State]:
    """An evening of adventure 2 with a Villain in the next hallway."""
    state = new_game(Options(adventure="find-the-icon", heroes=",".join(("arjhan", "kat", "thorgrim")[:seats])), seed)
    for hero, card in zip(state.heroes, ("wooden-stake", "silver-dagger", "dimensional-shackles"), strict=False):
        hero.items += [card, "torch", "holy-symbol-of-ravenkind"]
    drive(quests.enter_villain(state, kind, 2), lambda question, options: options[0])
    return Game.of(RULES, state)


def answers(game: Game[State], level: str, most: int) -> Iterator[Choice]:
    """Play on, telling each answer; every one is legal, and nobody stands on anybody else."""
    for number in range(most):
        if game.decision is None:
            return
        seat = next(iter(game.decision.options))
        choice = AGENTS[level](observe(RULES, game, frozenset({seat})), seat, Rng(number), Budget(samples=1)).choice
        assert choice in game.decision.options[seat], game.decision.prompt
        game.apply(Action(seat, choice))
        squares = [place for other in figure.foes(game.state) for place in figure.covered(other)]
        squares += [hero.square for hero in game.state.heroes if hero.square is not None]
        assert len(squares) == len(set(squares))
        yield choice


@pytest.mark.rule("CR-040", "CR-059")
@pytest.mark.parametrize(("seeds", "most"), [
    pytest.param(range(1), {"random": 120, "normal": 8}, id="short"),
    pytest.param(range(2), {"random": 700, "normal": 90}, id="long", marks=pytest.mark.heavy),
])  # fmt: skip
def test_evenings_with_a_villain(seeds: range, most: dict[str, int]) -> None:
    for kind, seed, level in product(VILLAINS, seeds, most):
        game = evening(kind, seed)
        assert len(list(answers(game, level, most[level]))) == most[level] or game.state.end is not None


@pytest.mark.parametrize("most", [pytest.param(40, id="short"), pytest.param(120, id="long", marks=pytest.mark.heavy)])
def test_what_looks_ahead_copes_with_every_villain(most: int) -> None:
    """The worst that may come, what follows from each card, and a playout that a search makes."""
    for kind in VILLAINS:
        game, told = evening(kind, 5, seats=2), 0
        for number, _ in enumerate(answers(game, "random", most)):
            decision = game.decision
            if number % 5 or decision is None:
                continue
            seat = next(iter(decision.options))
            view = observe(RULES, game, frozenset({seat}))
            found = worst(view)
            told += found is not None and found.damage > 0
            if decision.prompt == "prompt-hero-phase":
                for use in [choice for choice in decision.options[seat] if isinstance(choice, Use)]:
                    consequences.follow(view.state, seat, use.card, next((other.id for other in figure.foes(view.state)), ""))
        assert told, kind
        playout = Playout(game.state, Weights())
        playout.until(playout.state.turn.number + 3)


def menu_of(state: State) -> Choice:
    """What a Hero of the normal level does first in its Hero Phase."""
    here = Evening(state)
    assert here.asked[1] == "prompt-hero-phase"
    return AGENTS["normal"](observe(RULES, here.game, frozenset({0})), 0, Rng(1), Budget(samples=1)).choice


def test_agents_use_what_was_made_for_this_villain_and_strike_at_objects() -> None:
    made = {"wooden-stake": "young-vampire", "silver-dagger": "werewolf", "holy-symbol-of-ravenkind": "zombie-dragon"}
    for card, kind in made.items():
        state = table("thorgrim 0/0/0", powers="", items={"thorgrim": [card]})
        villain(state, kind, 0, 0, 1, damage=MONSTERS[kind].hp - 2)
        assert menu_of(state) == Use(card)
    # Agents strike at objects of the adventure.
    state = table("thorgrim 0/0/0", powers="lance-of-faith")
    state.things.append(Monster("klaks-artifact-1", "klaks-artifact", spot(0, 3, 3, state), damage=4))
    assert menu_of(state) == Use("lance-of-faith")
    state.things[0].kind, state.things[0].damage = "gravestorms-phylactery", 0
    planner = Planner(state, 0, Weights())
    assert not planner.arms.from_square("lance-of-faith", spot(0, 0, 0, state)), "out of reach of any attack"
    assert planner.arms.from_square("lance-of-faith", spot(0, 2, 2, state))
    # A stake counts in the outlook.
    state = table("thorgrim 0/0/0, kat 0/3/3")
    name = villain(state, "young-vampire", 0, 0, 1)
    free = Outlook(state, 0, Weights()).weight[name]
    state.villains[0].markers.append("staked:thorgrim")
    assert Outlook(state, 0, Weights()).weight[name] == pytest.approx(free - 1.0)
    # A villain that appears beside heroes is never left behind.
    assert [pace(kind) for kind in ("howling-hag", "werewolf", "klak", "gravestorm", "gargoyle")] == [2, 2, 1, 2, 0]


@pytest.mark.parametrize("held", [True, False])
def test_agents_shackle_who_teleports_once(held: bool) -> None:
    state = table("thorgrim 0/0/0", powers="", items="thorgrim dimensional-shackles")
    hag = figure.monster(state, villain(state, "howling-hag", 0, 0, 1))
    assert hag is not None
    put(state, "zombie", 0, 1, 0)
    state.turn.parts = ["move"]
    if held:
        hag.markers.append("shackled:thorgrim")
    assert (menu_of(state) == Use("dimensional-shackles")) is not held
    if not held:
        here = Evening(state, Use("dimensional-shackles"))
        assert here.asked[1] == "prompt-target"
        assert AGENTS["normal"](observe(RULES, here.game, frozenset({0})), 0, Rng(1), Budget(samples=1)).choice == Target(hag.id)


@pytest.mark.card("gravestorm")
@pytest.mark.rule("CR-147")
def test_where_it_comes_to_the_same_nobody_has_to_decide() -> None:
    # Blows against a whole tile, or everybody near it: which of those Heroes is meant makes no difference.
    state = table("arjhan 1/0/0, kat 1/2/0, thorgrim 1/3/3", tiles=field(2))
    for kind, strike in (("howling-hag", "howl"), ("gravestorm", "blast-of-lightning"), ("blazing-skeleton", "ball-of-fire")):
        state.villains.clear()
        small = kind == "blazing-skeleton"
        other = put(state, kind, 0, 1, 0) if small else figure.monster(state, villain(state, kind, 0, 1, 0))
        assert other is not None
        told = forecast.coming(state, other)
        assert told.strike == strike and len(told.goals) == 1 and len(told.blows) == 3
        asked = [question.prompt for question in questions(state, other)]
        assert "prompt-monster-target" not in asked and "prompt-attack-order" in asked
    # A line that moves after its attack is told so.
    state = table("kat 3/1/1", tiles=field(4))
    other = figure.monster(state, villain(state, "gravestorm", 0, 0, 0))
    assert other is not None
    told = forecast.coming(state, other)
    assert (told.line, told.strike, told.move, told.steps, told.late) == (3, "burst-of-lightning", "toward", 1, True)


def questions(state: State, other: Monster) -> list[Decision]:
    """What is asked while a Monster acts."""
    put_to: list[Decision] = []

    def answer(question: Decision, options: tuple[Choice, ...]) -> Choice:
        put_to.append(question)
        return options[0]

    drive(activation.act(state, other.id), answer)
    return put_to


def slow_harm(look: Outlook, other: Monster, place: Square) -> float:
    """One activation of a Monster, worked out for this very square."""
    blows = look.blows(other, {**look.where, look.seat: place})
    return sum(look.price[blow.seat] * blow.mean for blow in blows if blow.seat >= 0)


@pytest.mark.parametrize("scattered", [False, True])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.heavy)])
def test_the_harm_of_every_square_is_that_of_a_closer_look(seed: int, scattered: bool) -> None:
    """Those who are as near, in reach or beside a Monster matter, and nobody else (CR-147)."""
    t = castle.night(20, scattered=scattered, seed=seed)
    spared = 0
    for seat in range(len(t.heroes)):
        look, plain = Outlook(t, seat, STEADY), Outlook(t, seat, STEADY)
        for other in look.foes:
            for place in chart(t.board).tile_of:
                assert look.harm(other, place) == slow_harm(plain, other, place), (other.id, place)
                spared += place not in look.near(other) and look._misses(other, look.lay.tile_of[place])
    assert spared > 100


@pytest.mark.parametrize("scattered", [False, True])
def test_what_a_monster_costs_later_depends_on_the_nearest_hero(scattered: bool) -> None:
    t = castle.night(20, scattered=scattered, seed=3)
    look = Outlook(t, 0, STEADY)
    tile_of = chart(t.board).tile_of
    for other in look.foes:
        found = dict[int, set[float]]()
        for place in (None, *tile_of):
            where = look.where if place is None else {**look.where, 0: place}
            far = min(look.steps(other)[tile_of[there]] for there in where.values())
            found.setdefault(min(4, far), set()).add(look.later(other, place))
        assert all(len(values) == 1 for values in found.values())
        nearer = [min(found[far]) for far in sorted(found)]
        assert nearer == sorted(nearer, reverse=True)

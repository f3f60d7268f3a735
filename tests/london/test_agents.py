"""Companions: the same plan for all, days that can be laid down, whole stories to the end."""

from typing import Any

import pytest

from game.pace import next_answer
from game.question import agent_seed, look
from game.rules.engine.agent import Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Game
from game.rules.engine.secret import Seat
from game.rules.london import RULES, event
from game.rules.london.agents.bill import cheapest
from game.rules.london.agents.planner import best_plan, worth
from game.rules.london.agents.planning import next_step, tokens
from game.rules.london.agents.task import Sheet, task_of
from game.rules.london.agents.worth import plot_worth
from game.rules.london.cards import PLOTS, STORIES
from game.rules.london.choice import Accompany, Put, Reveal, Use
from game.rules.london.options import Options
from game.rules.london.planning import borrowed, placements, turn_up
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import SLOTS, State
from tests.london.kit import Evening, day, run

EVERYBODY = frozenset(range(4))


def laid_open(seed: int, **options: Any) -> State:
    """A Chapter with all cards face up, before a token is laid."""
    t = new_game(Options(**options), seed)
    run(lay_out(t))
    for place in list(t.dark):
        run(turn_up(t, place))
    return t


def whole(level: str, seed: int, **options: Any) -> tuple[Game[State], list[Any]]:
    """A story played by companions of one level, and its events."""
    game, now, turn, seen = Game.of(RULES, new_game(Options(**options), seed)), 0, 0, list[Any]()
    agent = RULES.agents[level]
    while game.decision is not None:

        def think(seat: Seat, turn: int = turn) -> Choice:
            return agent(look(RULES, game, frozenset({seat})), seat, Rng(agent_seed(seed, seat, turn)), Budget()).choice

        seat, choice, now = next_answer(game.decision, turn, now, think)
        game.apply(Action(seat, choice, now))
        seen += game.news
        turn += 1
    return game, seen


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_story_is_played_to_its_end(story: str, seats: int) -> None:
    game, seen = whole("easy", 5, story=story, seats=seats)
    assert game.state.end is not None
    assert any(isinstance(one, event.PlotResolved) for one in seen)
    assert not game.state.dark or game.state.phase != "story"


@pytest.mark.rule("LD-062", "LD-141", "LD-142")
@pytest.mark.parametrize("seed", range(4))
def test_a_plan_follows_the_trail_to_its_end(seed: int) -> None:
    t = laid_open(seed)
    sheet = Sheet(task_of(t, EVERYBODY))
    plan = best_plan(task_of(t, EVERYBODY), 4000)
    assert worth(sheet, [list(clock) for clock in plan]) > -100, "a lost trail costs hundreds"


def test_more_days_tried_are_better_days() -> None:
    tasks = [task_of(laid_open(seed), EVERYBODY) for seed in range(4)]
    sums = [
        sum(worth(Sheet(task), [list(clock) for clock in best_plan(task, effort)]) for task in tasks) for effort in (300, 4000)
    ]
    assert sums[1] > sums[0] + 40


def test_the_same_board_gives_everybody_the_same_plan() -> None:
    one, other = laid_open(3), laid_open(3)
    best_plan.cache_clear()
    first = best_plan(task_of(one, EVERYBODY), 500)
    best_plan.cache_clear()
    assert best_plan(task_of(other, EVERYBODY), 500) == first


def test_who_plans_alone_keeps_the_own_clock_and_the_others_fill_theirs() -> None:
    t = laid_open(1)
    t.people[0].clock[3] = "2-north"
    task = task_of(t, EVERYBODY - {0})
    plan = best_plan(task, 300)
    assert plan[0] == task.fixed[0]
    assert any(plan[1])


@pytest.mark.rule("LD-079", "LD-080")
@pytest.mark.parametrize("seed", range(6))
def test_a_plan_can_be_laid_down_token_by_token(seed: int) -> None:
    t = laid_open(seed)
    wanted = [tokens(clock) for clock in best_plan(task_of(t, EVERYBODY), 1500)]
    for _ in range(4 * SLOTS):
        for seat, person in enumerate(t.people):
            taken = {number for other in t.people for number in borrowed(other.clock)}
            left = tuple(number for number in range(1, 7) if number not in taken)
            step = next_step(person.clock, wanted[seat], placements(tuple(person.clock), left))
            if isinstance(step, Put):
                person.clock[step.slot] = step.token
    assert [person.clock for person in t.people] == wanted


def test_a_companion_says_so_first_and_then_turns_cards_up() -> None:
    evening = Evening(day(phase="planning"))
    agent = RULES.agents["normal"]
    asked = [agent(look(RULES, evening.game, frozenset({2})), 2, Rng(1), Budget()).choice]
    evening.play(Accompany(), seat=2)
    asked.append(agent(look(RULES, evening.game, frozenset({2})), 2, Rng(1), Budget()).choice)
    assert asked[0] == Accompany()
    assert isinstance(asked[1], Reveal)
    assert evening.t.people[2].companion


def test_the_cheapest_bill_takes_one_way_of_each_item() -> None:
    knuckles = [((0, Use("iron-knuckles")), 1, 0.3), ((0, Use("iron-knuckles", 1)), 3, 2.2)]
    pass_ = [((1, Use("museum-pass")), 1, 0.3)]
    assert cheapest([knuckles, pass_], 2) == ([(0, Use("iron-knuckles")), (1, Use("museum-pass"))], 0.6)
    assert cheapest([knuckles, pass_], 4) == ([(0, Use("iron-knuckles", 1)), (1, Use("museum-pass"))], 2.5)
    assert cheapest([knuckles, pass_], 5) is None
    assert cheapest([], 0) == ([], 0.0)


def test_more_dice_are_never_worth_less_at_a_plot_card() -> None:
    for card in PLOTS:
        values = [round(plot_worth(card, 2, dice), 9) for dice in range(17)]
        assert values == sorted(values), card

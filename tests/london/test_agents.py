"""Companions: the same plan for all, days that can be laid down, whole stories to the end."""

from typing import Any

import pytest

from game.match.agents import agent_seed, next_answer, observe
from game.rules.engine.agent import Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Game
from game.rules.engine.secret import Seat
from game.rules.london import RULES, event
from game.rules.london.agents.bill import cheapest
from game.rules.london.agents.day import borrowed as over_own, route, worth
from game.rules.london.agents.levels import EASY, HARD, NORMAL
from game.rules.london.agents.planner import best_plan, comply
from game.rules.london.agents.planning import next_step, tokens
from game.rules.london.agents.task import FIRST_ARROW, Sheet, Task, task_of
from game.rules.london.agents.worth import plot_worth
from game.rules.london.choice import Accompany, BowOut, Compare, Confide, Deplete, Done, Draw, Put, Reveal, Stay, Use
from game.rules.london.options import Options
from game.rules.london.planning import borrowed, placements, turn_up
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import SLOTS, State
from game.rules.london.tables.cards import PLOTS, STORIES
from tests.london.kit import Evening, Fate, day, run
from tests.london.scenes import dread, endgame, showdown, through

EVERYBODY = frozenset(range(4))
SEEDS = [seed if seed < 2 else pytest.param(seed, marks=pytest.mark.heavy) for seed in range(6)]
FOUR = [pytest.param(story, 4, marks=[] if story == "london-dread" else pytest.mark.heavy) for story in STORIES]
COMPANIES = [*((story, 2) for story in STORIES), *FOUR]


def laid_open(seed: int, **options: Any) -> State:
    """A Chapter with all cards face up, before a token is laid."""
    t = new_game(Options(**options), seed)
    run(lay_out(t))
    for place in list(t.dark):
        run(turn_up(t, place))
    return t


def judged(task: Task, effort: int) -> float:
    """What the best plan of so much effort is worth; a lost trail costs hundreds."""
    return worth(Sheet(task), [list(clock) for clock in best_plan(task, effort)])


def advised(evening: Evening, seat: int = 0, agent: Any = NORMAL) -> Choice:
    """What a companion would answer now."""
    choice: Choice = agent(observe(RULES, evening.game, frozenset({seat})), seat, Rng(1), Budget()).choice
    return choice


def whole(level: str, seed: int, **options: Any) -> tuple[Game[State], list[Any]]:
    """A story played by companions of one level, and its events."""
    game, now, turn, seen = Game.of(RULES, new_game(Options(**options), seed)), 0, 0, list[Any]()
    agent = RULES.agents[level]
    while game.decision is not None:

        def think(seat: Seat, turn: int = turn) -> Choice:
            return agent(observe(RULES, game, frozenset({seat})), seat, Rng(agent_seed(seed, seat, turn)), Budget()).choice

        seat, choice, now = next_answer(game.decision, turn, now, think)
        game.apply(Action(seat, choice, now))
        seen += game.news
        turn += 1
    return game, seen


@pytest.mark.parametrize(("story", "seats"), COMPANIES)
def test_a_story_is_played_to_its_end(story: str, seats: int) -> None:
    game, seen = whole("easy", 5, story=story, seats=seats)
    assert game.state.end is not None
    assert any(isinstance(one, event.PlotResolved) for one in seen)
    assert not game.state.dark or game.state.phase != "story"


@pytest.mark.heavy
@pytest.mark.rule("LD-062", "LD-141", "LD-142")
def test_a_plan_follows_the_trail_to_its_end_and_more_days_tried_are_better_days() -> None:
    tasks = [task_of(laid_open(seed), EVERYBODY) for seed in range(4)]
    hasty, thorough = ([judged(task, effort) for task in tasks] for effort in (300, 4000))
    assert min(thorough) > -100 and sum(thorough) > sum(hasty) + 40


def test_the_same_board_gives_everybody_the_same_plan_around_the_clocks_that_lie() -> None:
    one, other = laid_open(3), laid_open(3)
    best_plan.cache_clear()
    first = best_plan(task_of(one, EVERYBODY), 500)
    best_plan.cache_clear()
    assert best_plan(task_of(other, EVERYBODY), 500) == first
    # who plans alone keeps the own clock and the others fill theirs
    t = laid_open(1)
    t.people[0].clock[3] = "2-north"
    task = task_of(t, EVERYBODY - {0})
    plan = best_plan(task, 300)
    assert plan[0] == task.fixed[0] and any(plan[1])


@pytest.mark.rule("LD-079", "LD-080")
@pytest.mark.parametrize("seed", SEEDS)
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
    assert advised(evening, 2) == Accompany()
    assert isinstance(advised(evening.after(Accompany(), seat=2), 2), Reveal) and evening.t.people[2].companion


def test_the_cheapest_bill_takes_one_way_of_each_item() -> None:
    knuckles = [((0, Use("iron-knuckles")), 1, 0.3), ((0, Use("iron-knuckles", 1)), 3, 2.2)]
    pass_ = [((1, Use("museum-pass")), 1, 0.3)]
    assert cheapest([knuckles, pass_], 2) == ([(0, Use("iron-knuckles")), (1, Use("museum-pass"))], 0.6)
    assert cheapest([knuckles, pass_], 4) == ([(0, Use("iron-knuckles", 1)), (1, Use("museum-pass"))], 2.5)
    assert cheapest([knuckles, pass_], 5) is None
    assert cheapest([], 0) == ([], 0.0)


def test_more_dice_and_better_companions_are_worth_more() -> None:
    values = {card: [round(plot_worth(card, 2, dice), 9) for dice in range(17)] for card in PLOTS}
    assert not [card for card in PLOTS if values[card] != sorted(values[card])]
    # better companions and longer clocks take more pains
    for seats in (2, 3, 4):
        assert EASY.pains[seats] < NORMAL.pains[seats] < HARD.pains[seats]
    assert EASY.noise > NORMAL.noise > HARD.noise


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_even_a_hasty_plan_loses_no_trail(seed: int, seats: int) -> None:
    assert judged(task_of(laid_open(seed, seats=seats), frozenset(range(seats))), 100) > -100


@pytest.mark.rule("LD-079", "LD-080")
def test_a_clock_on_paper_knows_which_stash_tokens_it_needs() -> None:
    assert over_own([1, 1, 2, 2]) == 0
    assert over_own([3, 3, 3, 7, 8]) == 1 << 3
    assert over_own([4, 4, 4, 4]) is None


@pytest.mark.rule("LD-114", "LD-115", "LD-195", "LD-204", "LD-292")
def test_who_lacks_points_draws_and_who_lacks_everything_bows_out() -> None:
    cards = ["we-have-come-this-far", "by-god-it-worked", "not-tonight", "a-steady-hand"]
    assert advised(dread("the-seance-room", deck=cards)) == Draw()
    assert advised(dread("the-seance-room", deck=cards[:1])) == Compare()
    # who has nothing left bows out and who has much stays
    poor, rich = endgame(story="london-dread"), endgame(story="london-dread")
    poor.people[0].hand, rich.people[0].hand = [], [*cards[:3], "the-drowned-bride", "fever-house"]
    assert (advised(Evening(poor)), advised(Evening(rich))) == (BowOut(), Stay())
    # the last secret is worth more in the showdown than a challenge passed
    alone = through(Evening(endgame(story="calypsos-bargain", secrets={0: ["the-door-behind-the-mirror"]})), "prompt-pass")
    assert advised(alone) == Done()
    both = endgame(story="calypsos-bargain", secrets={0: ["the-door-behind-the-mirror"], 1: ["the-kings-true-name"]})
    assert isinstance(advised(through(Evening(both), "prompt-pass")), Confide)


@pytest.mark.rule("LD-215", "LD-216")
def test_a_fist_that_is_certain_is_kept_until_all_have_rolled_and_used_after_what_is_rolled_again(fate: Fate) -> None:
    evening = showdown(items={0: ["service-revolver", "clasp-knife"]}, dice=(2, 1, 1, 1), dread=5)
    fate.dice(*[False] * 5)
    asked: list[Choice] = []
    while evening.t.end is None:
        if evening.prompt == "prompt-dice":
            asked.append(advised(evening))
            evening.play(asked[-1], seat=0)
        else:
            evening.play(evening.options()[-1])
    assert [one for one in asked if not isinstance(one, Done)] == [Deplete("clasp-knife"), Deplete("service-revolver")]


@pytest.mark.rule("LD-085")
@pytest.mark.parametrize(("slot", "place"), [(3, "east-3"), (0, "south-streets"), (11, "north-6"), (6, "west-1")])
def test_a_companion_comes_where_it_is_asked_to_be(slot: int, place: str) -> None:
    task = task_of(laid_open(5), EVERYBODY - {0}, ((2, slot, place),))
    assert route(list(best_plan(task, 1500)[2]))[slot] == task.wishes[0][2]


@pytest.mark.rule("LD-085")
def test_requests_are_for_companions_and_leave_alone_what_fulfils_them() -> None:
    t = laid_open(5)
    t.people[2].clock = ["1-south", "3", "4", *[""] * (SLOTS - 3)]
    task = task_of(t, EVERYBODY - {0}, ((2, 1, "south-3"), (2, 2, "south-4")))
    plan = [[*(clock or [0] * SLOTS)] for clock in task.lying]
    before = [*plan[2]]
    comply(task, plan)
    assert plan[2] == before
    # a wish of a seat that plans for itself is none of the companions business
    assert task_of(laid_open(5), EVERYBODY - {0}, ((0, 3, "east-3"),)).wishes == ()
    # companions lay the way to where they are asked first
    clock, wanted = ["", *[""] * 11], ["1", "2", "3-east", "4", *[""] * 8]
    options = [Put(slot, token) for slot, token in enumerate(wanted) if token]
    assert next_step(clock, wanted, options, [3]) == Put(2, "3-east")
    clock[2] = "3-east"
    assert next_step(clock, wanted, options, [3]) == Put(3, "4")
    clock[3] = "4"
    assert next_step(clock, wanted, options, [3]) == Put(0, "1")


def test_companions_beside_people_keep_to_what_lies_unless_another_day_is_much_better() -> None:
    t = laid_open(7)
    free = EVERYBODY - {0}
    first = best_plan(task_of(t, free), 1500)
    for seat in sorted(free):
        t.people[seat].clock[:6] = tokens(first[seat])[:6]
    t.people[0].clock[9] = "3"  # a person lays something that matters little
    after = best_plan(task_of(t, free), 1500)
    laid = [(seat, slot) for seat in free for slot in range(6) if t.people[seat].clock[slot]]
    same = [route(list(first[seat]))[slot] == route(list(after[seat]))[slot] for seat, slot in laid]
    assert sum(same) >= 0.7 * len(same)


def test_an_arrow_that_lies_is_left_as_it_is() -> None:
    codes = [FIRST_ARROW, 1, FIRST_ARROW + 2, *[0] * 9]
    assert tokens(codes, ["6-north", "", "", *[""] * 9])[0] == "6-north" and tokens(codes)[0] != "6-north"
    assert tokens([FIRST_ARROW, 6, 6, *[0] * 9], ["6-north", *[""] * 11])[0] != "6-north", "both are wanted elsewhere"


@pytest.mark.heavy
@pytest.mark.parametrize("level", [EASY, NORMAL], ids=["easy", "normal"])
def test_companions_beside_a_person_come_to_rest(level: Any) -> None:
    """Who plans beside people lays hardly a token twice: tokens and words of agreement set how many answers it takes."""
    t = laid_open(3)
    t.phase, t.people[0].clock[4] = "planning", "2"
    story, answers = Evening(t), 0
    for _ in range(200):
        wishes = [(seat, advised(story, seat, level)) for seat in (1, 2, 3)]
        told = [wish for wish in wishes if not isinstance(wish[1], Done)]
        if not told:
            break
        seat, choice = told[answers % len(told)]
        story.play(choice, seat=seat)
        answers += 1
    assert not told and answers <= 3 + 3 * SLOTS + 3 + 24

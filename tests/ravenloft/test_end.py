"""How the night ends, and when that is looked at."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import Target, Use, Walk
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board
from game.rules.ravenloft.state import Placed, State, Token
from tests.ravenloft.kit import RULES, Dice, Evening, on_top, proves, put, spot, table
from tests.ravenloft.scenes import dusk, field, of, quiet, skip_to

CHAPEL = [Placed("T10", 0, 0, 0), Placed("T34", 1, 0, 1)]


def chapel(*, guard: str | None = None, icon: bool = True, at: tuple[int, int, int] = (1, 2, 2)) -> State:
    """Arjhan in the Chapel, whose altar is in row 2, column 2 as it lies; Kat waits outside."""
    state = table("arjhan,kat", tiles=CHAPEL, at={"arjhan": at, "kat": (0, 0, 0)}, powers={"arjhan": ["cleave"], "kat": []})
    state.quest.done.append("chapel")
    if icon:
        state.quest.tokens.append(Token("icon-of-ravenloft", spot(1, 2, 2, state)))
    if guard:
        put(state, guard, 1, 3, 1).guard = True
    return state


@proves("CR-213", "CR-215", "CR-216")
def test_icon_taken_and_guard_destroyed_wins_at_once() -> None:
    evening = Evening(quiet(chapel()))
    evening.play(Done())
    assert evening.game.decision is None
    assert [type(seen).__name__ for seen in evening.events] == ["TokenTaken", "ItemGained", "Won"]
    assert evening.state.end is not None and evening.state.end.winners == ("heroes",)
    assert evening.state.heroes[0].items == ["icon-of-ravenloft"]


@proves("CR-213", "CR-215", "CR-216")
def test_last_guard_falls_after_the_icon_was_taken(dice: Dice) -> None:
    """The Icon in hand, the guard elsewhere: the victory comes with its destruction, in the middle of the turn and after the Treasure."""
    state = chapel(icon=False, at=(0, 1, 1))
    state.quest.done.append("icon")
    put(state, "zombie", 0, 1, 2).guard = True
    on_top(state, "treasure", "clear-the-air")
    evening = Evening(state)
    dice(20)
    evening.play(Use("cleave"), Target("zombie-1"))
    assert [type(seen).__name__ for seen in evening.events][-1] == "Won" and evening.seen(event.TreasureDrawn)


@proves("CR-215", "CR-213")
@pytest.mark.parametrize("guard_tile", [0, 1])
def test_icon_waits_while_its_guard_is_in_the_chapel(guard_tile: int) -> None:
    """With a guard on the tile it stays on the altar; with the guard outside it is taken, but the night is not won yet."""
    state = chapel()
    put(state, "gargoyle", guard_tile, 3, 3).guard = True
    evening = Evening(quiet(state))
    evening.play(Done())
    assert bool(evening.seen(event.TokenTaken)) is (guard_tile == 0) and evening.state.end is None
    assert not evening.seen(event.Won)


@proves("CR-215")
def test_other_monsters_do_not_guard_the_icon() -> None:
    state = chapel()
    put(state, "gargoyle", 1, 3, 3)
    evening = Evening(quiet(state))
    evening.play(Done())
    assert evening.seen(event.Won)


@proves("CR-287")
def test_fallen_hero_takes_no_icon() -> None:
    state = chapel()
    state.heroes[0].damage = 10
    evening = Evening(quiet(state))
    assert not evening.seen(event.TokenTaken)


@proves("CR-287", "CR-216", "CR-213")
@pytest.mark.parametrize("damage", [0, 8])
def test_stairway_is_reached_at_the_start_of_a_turn(damage: int) -> None:
    """Not when Kat steps on it, not at the end of her turn: at the very start of the next, standing or fallen."""
    tiles = [Placed("T32", 0, 0, 0), Placed("T39", 1, 0, 1)]
    state = table("kat", tiles=tiles, at={"kat": (0, 2, 3)}, powers={"kat": []})
    state.decks.tile.draw.clear()
    evening = Evening(quiet(state))
    step = next(option for option in of(evening.options, Walk) if option.square in board.chart(state.board).cells[1].floor)
    evening.play(step)
    assert evening.state.end is None
    evening.state.heroes[0].damage = damage
    evening = Evening(evening.state)
    if evening.game.decision is not None:
        evening.play(Done())
    assert evening.state.end is not None and evening.state.end.winners == ("heroes",)
    last = [type(seen).__name__ for seen in evening.events][-2:]
    assert last == ["TurnBegan", "Won"]


@proves("CR-214", "CR-138")
def test_defeat_without_a_surge() -> None:
    state = table("kat", at={"kat": (0, 1, 1)}, powers={"kat": []})
    state.heroes[0].damage, state.surges = 8, 0
    evening = dusk(state)
    assert [type(seen).__name__ for seen in evening.events][-1] == "Lost" and evening.state.end is not None
    assert evening.state.end.winners == ("castle",)


@proves("CR-217")
def test_victory_counts_when_both_happen_at_once() -> None:
    """Fallen, without a surge, on the stairway: won."""
    state = table("kat", tiles=[Placed("T39", 0, 0, 0)], at={"kat": (0, 3, 0)}, powers={"kat": []})
    state.heroes[0].damage, state.surges = 8, 0
    evening = dusk(state)
    assert evening.seen(event.Won) and not evening.seen(event.Lost)


@proves("CR-218", "CR-006")
def test_there_is_no_score() -> None:
    """An outcome names the side and the reason; all Heroes are on one side; rounds are counted."""
    state = chapel()
    evening = Evening(quiet(state))
    evening.play(Done())
    outcome = RULES.outcome(evening.state)
    assert outcome is not None and outcome.__struct_fields__ == ("winners", "reason")
    assert (outcome.winners, outcome.reason) == (("heroes",), "won-find-the-icon")
    assert RULES.rounds(evening.state) == 1
    rounds = list[int]()
    for number in (2, 3, 5):
        evening.state.turn.number = number
        rounds.append(RULES.rounds(evening.state))
    assert (len(evening.state.heroes), rounds) == (2, [1, 2, 3])


@proves("CR-216", "CR-140")
def test_after_the_end_nothing_is_asked_again() -> None:
    state = table("kat", tiles=[Placed("T39", 0, 0, 0)], at={"kat": (0, 3, 0)}, powers={"kat": []}, phase="start")
    evening = Evening(state)
    assert evening.game.decision is None and Evening(evening.state).game.decision is None


@proves("CR-009", "CR-024")
def test_recommended_first_adventures() -> None:
    """Alone the first adventure, in company the second; whole rounds of both can be played."""
    solo, group = new_game(Options(), 1), new_game(Options(adventure="2", seats=3), 1)
    assert (solo.adventure, len(solo.heroes)) == ("escape-the-tomb", 1)
    assert (group.adventure, len(group.heroes)) == ("find-the-icon", 3)
    for state in (solo, group):
        evening = skip_to(Evening(state), "prompt-hero-phase")
        assert evening.asked[1] == "prompt-hero-phase"


@proves("CR-287", "CR-133")
def test_fallen_hero_is_no_hero_on_its_tile() -> None:
    """For Surround Them! and for Deadly Shadows only standing Heroes count."""
    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 1), "kat": (0, 2, 2)}, powers={"arjhan": [], "kat": []})
    state.heroes[1].damage = 8
    state.environment = "deadly-shadows"
    assert stats.count.functions["heroes-on-tile"](state, "arjhan") == 1
    evening = dusk(state)
    assert evening.state.heroes[0].damage == 0

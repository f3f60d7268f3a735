"""What a player is told will happen, against what then happens."""

import copy

import pytest

from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.ravenloft import activation, attack, event, stats
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.forecast import Share
from game.rules.ravenloft.forecasts.worst_case import worst
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Lasting, State, Trap
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS
from tests.ravenloft.kit import Dice, drive, meet, put, table
from tests.ravenloft.scenes import field


def nights() -> list[tuple[State, State]]:
    """Moments of games that random Heroes play, each as the persons at the table may see it and as it is."""
    found = []
    for seed, heroes in ((3, "arjhan,kat,thorgrim"), (8, "allisa,immeril"), (21, "arjhan,allisa,immeril,kat,thorgrim")):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": heroes})
        for step in range(500):
            decision = match.decision
            if decision is None:
                break
            seat, options = next(iter(decision.options.items()))
            match.submit(seat, options[(step * 7 + seed) % len(options)])
            if step % 9 == 0:
                found.append((match.view(frozenset(match.holders)).state, copy.deepcopy(match.game.state)))
    return found


@pytest.fixture(scope="module")
def moments() -> list[tuple[State, State]]:
    return nights()


def test_the_parts_of_a_sum_add_up_to_what_the_rules_use(moments: list[tuple[State, State]]) -> None:
    seen = 0
    for t, _ in moments:
        for seat in figure.standing(t):
            for stat in ("attack", "damage", "ac", "speed", "disable"):
                assert sum(share.amount for share in forecast.shares(t, stat, seat)) == stats.bonus(t, stat, seat, "")
            for card in [held.card for held in t.heroes[seat].powers]:
                row = CARDS[card].attack
                for name in targets.within(t, seat, row) if row else []:
                    told = forecast.attack_sum(t, seat, card, name)
                    bonus, ac, damage = attack.chances(t, seat, card, name)
                    assert told is not None and told.ac == ac and told.damage == damage
                    assert told.base is None or told.bonus == bonus
                    seen += len(told.plus)
    assert seen > 20


@pytest.mark.rule("CR-145", "CR-147")
def test_what_monsters_are_said_to_do_is_what_they_do(moments: list[tuple[State, State]]) -> None:
    done = 0
    for view, real in moments:
        for other in figure.foes(view):
            told = forecast.coming(view, other)
            if told.deed or not told.line:
                continue
            happened, _ = drive(activation.act(copy.deepcopy(real), other.id), lambda asked, options: options[-1])
            lines = [seen.line for seen in happened if isinstance(seen, event.MonsterActivated) and seen.figure == other.id]
            assert lines[0] == told.line
            struck = [seen for seen in happened if isinstance(seen, event.Attacked) and seen.attacker == other.id]
            blows = {blow.target: blow for blow in told.blows}
            assert {seen.target for seen in struck} <= set(blows) and bool(struck) == bool(blows)
            for seen in struck:
                assert seen.card == told.strike and seen.bonus == blows[seen.target].bonus
                assert seen.hit == (seen.face >= blows[seen.target].need)
            done += 1
    assert done > 50


@pytest.mark.rule("CR-226", "CR-149")
@pytest.mark.parametrize(
    ("hero", "zombie", "crowd", "damage"),
    [
        ((1, 1, 0), (0, 1, 3), 1, 1),  # beside the Hero already, across the edge of the tiles: those near the Hero do not count
        ((1, 1, 0), (0, 1, 3), 0, 3),  # and those on its own tile do
        ((1, 1, 1), (0, 1, 1), 1, 3),  # it comes onto the tile of the Hero
        ((1, 1, 1), (0, 1, 1), 0, 1),  # and leaves the others behind
    ],
)
def test_a_zombie_is_said_to_count_the_monsters_where_it_strikes(
    hero: tuple[int, int, int], zombie: tuple[int, int, int], crowd: int, damage: int, dice: Dice
) -> None:
    """The panel, the worst case and the blow agree."""
    t = table("arjhan", tiles=field(2), at={"arjhan": hero})
    put(t, "gargoyle", crowd, 3, 1).asleep = "daze"
    put(t, "wraith", crowd, 3, 2).asleep = "daze"
    other = put(t, "zombie", *zombie)
    [blow] = forecast.coming(t, other).blows
    at_worst = worst(Observation(frozenset({0}), t, None, t, ()))
    dice(20)
    happened, _ = drive(activation.act(t, other.id), lambda asked, options: options[-1])
    [hurt] = [seen.amount for seen in happened if isinstance(seen, event.Damaged)]
    assert at_worst is not None and (blow.damage, at_worst.damage, hurt) == (damage, damage, damage)


@pytest.mark.rule("CR-034", "CR-108", "CR-186")
def test_sums_name_their_sources() -> None:
    # A friend beside you is named as the source of its bonus.
    t = table("arjhan 0/1/1, immeril 0/2/2", tiles=field(2), foes="skeleton 0/0/1")
    told = forecast.attack_sum(t, 0, "cleave", "skeleton-1")
    assert told is not None and (told.base, told.plus) == (6, (Share("immeril", 1),))
    assert (told.need, told.per_cent) == (16 - 7, 60) and forecast.shares(t, "ac", 1) == [Share("arjhan", 1)]
    # A lasting card names whom it serves and then what it gives.
    t = table("arjhan 0/1/1, kat 1/1/1, thorgrim 3/1/1", tiles=field(4))
    assert forecast.served(t, 0, "bless") == ["arjhan", "kat"]
    t.lasting.append(Lasting("bless", [0, 1], 2, 1))
    assert Share("bless", 2) in forecast.shares(t, "attack", 1)


@pytest.mark.rule("CR-092", "CR-093", "CR-097", "CR-164", "CR-171")
def test_whom_monsters_traps_and_environments_touch() -> None:
    # A monster acts for every hero that has its card.
    t = table("arjhan, kat", tiles=field(2), foes="wolf 1/0/0 kat")
    other = figure.foes(t)[0]
    assert forecast.acts_for(t, other) == [1]
    put(t, "wolf", 1, 2, 0, owner=0)
    assert forecast.acts_for(t, other) == [0, 1]
    # A trap names whom it would strike.
    t = table("arjhan 0/1/1, kat 2/1/1", tiles=field(3))
    trap = Trap("crossbow-turret", 1)
    t.heroes[0].threats.append(trap)
    near = ENCOUNTERS["crossbow-turret"].volley
    told = forecast.sprung(t, trap)
    assert near is not None and {blow.target for blow in told} == ({"arjhan", "kat"} if near.at == "near" else set())
    assert all(blow.bonus == near.strike.bonus for blow in told) and forecast.holder(t, "crossbow-turret") == 0
    # An environment touches those for whom it changes something.
    t = table("arjhan 0/1/1, kat 0/2/2", tiles=field(3))
    assert forecast.touched(t, "deadly-shadows") == ["arjhan", "kat"]
    t.heroes[1].square = None
    assert forecast.touched(t, "deadly-shadows") == []
    t.heroes[0].conditions.append("slowed")
    assert forecast.touched(t, "crippling-miasma") == []
    meet(t, "skeleton 1/0/0, wolf 1/2/0")
    assert forecast.touched(t, "haunted-mists") == ["skeleton-1"]
    # Who hunts a hero.
    t = table("arjhan 0/1/1, kat 4/1/1", tiles=field(5), foes="skeleton 1/0/0")
    assert [(other.id, blow.damage if blow else 0) for other, blow in forecast.hunters(t, 0)] == [("skeleton-1", 2)]
    assert forecast.hunters(t, 1) == []

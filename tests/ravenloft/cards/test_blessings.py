"""The Blessings: for all Heroes, until the end of the drawer's next Hero Phase."""

import pytest

from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickTile, Target
from game.rules.ravenloft.phases.hero_phase import expire
from tests.ravenloft.cards.scene import hp, only, play, row, treasure, use
from tests.ravenloft.kit import Dice, proves, put

BLESSINGS = ["guided-strikes", "heroic-stand", "rejuvenating-onslaught", "run", "surround-them", "steadfast-vigil"]


@proves("CR-181", "CR-186", "CR-185")
@pytest.mark.parametrize("card", BLESSINGS)
@pytest.mark.parametrize(("phase", "active", "ends"), [("hero", 0, 2), ("encounter", 0, 1), ("monsters", 1, 1)])
def test_how_long_a_blessing_lasts(card: str, phase: str, active: int, ends: int) -> None:
    state = row("kat,arjhan", phase=phase, active=active)
    treasure(state, card)
    assert [lasting.heroes for lasting in state.lasting] == [[0, 1]] and state.heroes[0].items == []
    for _ in range(ends):
        assert state.lasting, "it still serves"
        play(state, expire(state, 1))
        assert state.lasting, "the other Hero's phases do not matter"
        play(state, expire(state, 0))
    assert not state.lasting and state.decks.treasure.discard[-1] == card


@proves("guided-strikes", "CR-117")
def test_guided_strikes_help_every_hero_to_hit(dice: Dice) -> None:
    state = row("kat,arjhan", active=1)
    treasure(state, "guided-strikes")
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(8)
    [attack] = only(use(state, "cleave", Target(gargoyle.id)), event.Attacked)
    assert hp(state, gargoyle) == [1] and attack.total == 8 + 6 + 2


@proves("heroic-stand", "CR-117")
def test_heroic_stand_counts_the_monsters_on_the_heros_tile() -> None:
    state = row("kat,arjhan", at={"arjhan": (1, 0, 0)})
    treasure(state, "heroic-stand")
    put(state, "wolf", 0, 3, 3)
    put(state, "ghoul", 0, 3, 2)
    put(state, "zombie", 1, 3, 3)
    assert [stats.bonus(state, "attack", seat, "wolf-1") for seat in (0, 1)] == [2, 1]


@proves("rejuvenating-onslaught", "CR-120")
def test_rejuvenating_onslaught_heals_once_for_each_monster_hit(dice: Dice) -> None:
    state = row("immeril,arjhan")
    state.heroes[0].damage = state.heroes[1].damage = 4
    treasure(state, "rejuvenating-onslaught")
    names = [put(state, kind, 1, 3, column).id for column, kind in enumerate(["gargoyle", "wolf", "ghoul"])]
    dice(9, 9, 8)
    use(state, "fireball", PickTile(1), *map(Target, names[:2]))
    assert hp(state, "immeril", "arjhan") == [4, 6], "two hits; a miss heals nothing, nor another Hero"


@proves("run", "CR-258", "CR-072")
def test_run_adds_two_squares_but_not_for_the_slowed() -> None:
    state = row("immeril,arjhan")
    treasure(state, "run")
    assert [stats.speed(state, seat) for seat in (0, 1)] == [8, 7]
    state.heroes[0].conditions.append("slowed")
    assert stats.speed(state, 0) == 2


@proves("surround-them")
def test_surround_them_counts_the_heroes_on_the_tile_itself_included() -> None:
    state = row("kat,arjhan,allisa,thorgrim", at={"allisa": (1, 0, 0)})
    treasure(state, "surround-them")
    state.heroes[3].damage = 8
    assert [stats.bonus(state, "attack", seat, "") for seat in (0, 1, 2)] == [2, 2, 1], "the fallen do not count"


@proves("steadfast-vigil", "CR-122")
def test_steadfast_vigil_guards_every_hero() -> None:
    state = row("kat,thorgrim")
    treasure(state, "steadfast-vigil")
    assert [stats.armour(state, name) for name in ("kat", "thorgrim")] == [16, 18]

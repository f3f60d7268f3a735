"""Monsters and Heroes at 0 Hit Points, Treasure for the victor, Healing Surges."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import ending, event, hero, windows, wounds
from game.rules.ravenloft.choice import PickTile, Target, Use, Walk
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Lasting, Marker, Monster, State
from game.rules.ravenloft.tables import registry
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, run, spot, table
from tests.ravenloft.scenes import drawn, dusk, field, of, quiet, skip_to


def fight(dice: Dice, state: State, power: str, target: str, face: int = 20) -> Evening:
    """Attack with `power`; the Treasure that may follow does nothing."""
    on_top(state, "treasure", "clear-the-air", "burst-of-speed")
    dice(face)
    evening = Evening(state, Use(power))
    evening.until("prompt-target")
    evening.play(Target(target))
    return evening


def names(state: State, seat: int) -> list[str]:
    """The figures that a Hero controls."""
    return [threat.id for threat in state.heroes[seat].threats if isinstance(threat, Monster)]


def pair(active: int = 0) -> State:
    """Arjhan and Kat on one tile, each with a Wolf."""
    state = table(
        "arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 0), "kat": (0, 1, 2)}, powers={"arjhan": ["cleave"], "kat": ["backstab"]}, active=active
    )  # fmt: skip
    put(state, "wolf", 0, 1, 1, owner=0)
    put(state, "wolf", 0, 3, 3, owner=1)
    return state


@pytest.mark.rule("CR-123", "CR-124", "CR-125", "CR-192", "CR-261", "CR-278")
def test_whose_card_is_experience_and_whose_figure_changes_hands(dice: Dice) -> None:
    # Figure goes and the attackers own card is experience.
    evening = fight(dice, pair(), "cleave", "wolf-1")
    assert names(evening.state, 0) == [] and names(evening.state, 1) == ["wolf-2"] and evening.state.pile == ["wolf"]
    # Kat kills Arjhan's Wolf: her card goes to the pile, her figure now belongs to his card.
    evening = fight(dice, pair(1), "backstab", "wolf-1")
    assert (names(evening.state, 0), names(evening.state, 1)) == (["wolf-2"], []) and evening.state.pile == ["wolf"]
    # Kat has two Wolves, one and two tiles from the one that she destroys.
    for first, second, heir in [(1, 2, "wolf-2"), (2, 1, "wolf-3")]:
        powers = {"arjhan": list[str](), "kat": ["backstab"]}
        state = table("arjhan 0/0/0, kat 0/1/0", tiles=field(4), powers=powers, active=1, foes="wolf 0/1/1")
        for tile in (first, second):
            put(state, "wolf", tile, 1, 1, owner=1)
        assert names(fight(dice, state, "backstab", "wolf-1").state, 0) == [heir]
    # Arjhan, without a Wolf card, kills Allisa's Wolf: Kat, next clockwise, gives hers and her figure goes to Allisa.
    heroes = "arjhan,kat,allisa"
    state = table(
        heroes, tiles=field(2), at={"arjhan": (0, 1, 0), "kat": (0, 3, 0), "allisa": (0, 3, 3)}, powers={"arjhan": ["cleave"]}
    )  # fmt: skip
    put(state, "wolf", 0, 1, 1, owner=2)
    put(state, "wolf", 1, 1, 1, owner=1)
    put(state, "zombie", 1, 2, 2, owner=2)
    evening = fight(dice, state, "cleave", "wolf-1")
    assert (names(evening.state, 1), names(evening.state, 2)) == ([], ["wolf-2", "zombie-1"])


@pytest.mark.rule("CR-126", "CR-127", "CR-128", "CR-131", "CR-180", "CR-227")
def test_one_treasure_a_turn_for_whoever_destroyed(dice: Dice) -> None:
    # Two Monsters fall to one Scorching Burst, a third to the Elixir: one Treasure card, drawn after the burst.
    state = table(
        "immeril", tiles=field(2), at={"immeril": (0, 1, 1)}, powers={"immeril": ["scorching-burst"]}, items={"immeril": ["dragons-breath-elixir"]}
    )  # fmt: skip
    meet(state, "rat-swarm 1/0/0, zombie 1/3/3, wolf 0/3/3")
    on_top(state, "treasure", "clear-the-air", "distant-sounds")
    dice(20, 20, 20)
    evening = Evening(state, Use("scorching-burst"), PickTile(1), Target("zombie-1"))
    told = [type(seen).__name__ for seen in evening.events if isinstance(seen, event.MonsterDestroyed | event.TreasureDrawn)]
    assert told == ["MonsterDestroyed", "MonsterDestroyed", "TreasureDrawn"]
    evening.play(Use("dragons-breath-elixir"))
    assert len(evening.seen(event.MonsterDestroyed)) == 3 and len(evening.seen(event.TreasureDrawn)) == 1
    # Next turn brings a treasure again.
    evening = skip_to(fight(dice, pair(), "cleave", "wolf-1"), "prompt-hero-phase")
    assert evening.state.turn.looted == [0]
    quiet(evening.state)
    evening.play(Done())
    evening.until("prompt-hero-phase")
    assert evening.asked[0] == 1 and evening.state.turn.looted == []
    # Kills outside the own turn give one treasure a turn.
    state = table("arjhan 0/0/0, kat 0/3/3", powers={}, top={"treasure": "clear-the-air,distant-sounds"})
    drawn_by = list[str]()
    for place in (1, 2):
        run(state, wounds.hurt(state, put(state, "zombie", 0, place, place).id, 1, "glyph-of-warding", by=1))
        events, _ = run(state, ending.settle(state))
        drawn_by += [seen.hero for seen in events if isinstance(seen, event.TreasureDrawn)]
    assert drawn_by == ["kat"]
    # Monster that nobody destroyed brings no treasure.
    state = table("arjhan 0/1/1", foes="zombie 0/3/3")
    run(state, wounds.hurt(state, "zombie-1", 1, "spirit"))
    assert (state.pile, state.turn.kills, names(state, 0)) == (["zombie"], [], [])


@pytest.mark.rule("CR-126", "CR-130", "CR-228")
def test_shrieks_and_clouds(dice: Dice) -> None:
    # Right after its removal, the destroyer included, before the Treasure; not the Hero on the next tile.
    state = table(
        "kat,arjhan,allisa", tiles=field(2), at={"kat": (0, 1, 1), "arjhan": (0, 3, 3), "allisa": (1, 1, 0)},
        powers={"kat": ["backstab"]},
    )  # fmt: skip
    put(state, "wraith", 0, 1, 2, damage=1)
    evening = fight(dice, state, "backstab", "wraith-1")
    assert [hero.damage for hero in evening.state.heroes] == [1, 1, 0]
    told = [type(seen).__name__ for seen in evening.events]
    assert told.index("MonsterDestroyed") < told.index("Damaged", told.index("MonsterDestroyed")) < told.index("TreasureDrawn")
    # Cloud at the end of the hero phase earns a treasure.
    state = table("immeril 0/1/1", tiles=field(2), powers={})
    state.markers.append(Marker("freezing-cloud", 1, 0, 2))
    put(state, "zombie", 1, 1, 1)
    on_top(state, "treasure", "guided-strikes")
    evening = Evening(quiet(state), Done())
    assert [seen.by for seen in evening.seen(event.MonsterDestroyed)] == ["immeril"]
    assert [seen.card for seen in evening.seen(event.TreasureDrawn)] == ["guided-strikes"]
    assert [(mark.card, mark.tokens) for mark in evening.state.markers] == [("freezing-cloud", 1)]
    assert evening.state.lasting == [Lasting("guided-strikes", [0], 0, 1)]


def fallen(*, phase: str = "hero", surges: int = 2, hero: str = "arjhan,kat", kat: tuple[int, int, int] = (0, 1, 1)) -> State:
    """Kat lies on the floor beside a Gargoyle; Arjhan stands two tiles away."""
    state = table(
        hero, tiles=field(4), at={"arjhan": (3, 1, 1), "kat": kat}, powers={"kat": ["backstab", "spring-away"]}, phase=phase
    )
    state.heroes[1].damage, state.surges = 8, surges
    return state


@pytest.mark.rule("CR-108", "CR-132", "CR-133", "CR-134", "CR-140", "CR-174", "CR-190")
def test_a_fallen_hero_lies_on_its_square_and_is_left_alone() -> None:
    # The Skeleton beside her does not strike: it runs at Arjhan. Her square stays hers.
    state = fallen()
    place = state.heroes[1].square
    put(state, "skeleton", 0, 1, 2)
    evening = dusk(state).until("prompt-hero-phase")
    assert not [blow for blow in evening.seen(event.Attacked) if blow.target == "kat"]
    assert next(seen for seen in evening.seen(event.MonsterMoved)).figure == "skeleton-1" and place in figure.taken(state)
    # Passage of Time passes her by; Spring Away, ready in her hand, is not asked for.
    evening = drawn(fallen(), "passage-of-time")
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["arjhan"] and not evening.seen(event.CardUsed)
    # Kat's Lucky Charm is not offered while she lies there, and it stays hers.
    state = fallen()
    state.heroes[1].items = ["lucky-charm", "warding-cloak"]
    put(state, "kobold-skirmisher", 3, 3, 3)
    evening = dusk(state)
    assert evening.seen(event.DieRolled) and not evening.seen(event.CardUsed)
    assert evening.state.heroes[1].items == ["lucky-charm", "warding-cloak"]
    # She lies on the bone pile: the new Monster of the Ambush stands beside her.
    state = table("arjhan 0/3/3, kat 0/1/2 -8", tiles=field(1), powers={})
    evening = drawn(state, "ambush").until("prompt-monster-square")
    assert spot(0, 1, 2, state) not in {option.square for option in evening.options}  # type: ignore[attr-defined]  # squares


@pytest.mark.rule("CR-086", "CR-133", "CR-135", "CR-136", "CR-141", "CR-190", "CR-238", "CR-239", "CR-254")
def test_a_hero_that_falls_only_finishes_its_turn_and_is_healed_by_others(dice: Dice) -> None:
    # Kat is brought down by a shriek in her own Hero Phase, at an edge: no more moves, no exploring; her Villain Phase
    # takes place.
    state = table("kat 0/0/1 -7", tiles=field(1), powers={"kat": ["backstab"]}, foes="wraith 0/1/1 -1, gargoyle 0/3/3")
    evening = fight(dice, quiet(state), "backstab", "wraith-1")
    assert evening.seen(event.HeroFell) and not evening.seen(event.TileLaid) and evening.seen(event.DrawReplaced)
    assert [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["gargoyle-1"]
    # Fallen in her own Hero Phase she has no answer but to end it, and her Ring asks nothing.
    state = fallen(hero="kat,arjhan")
    state.heroes[0].items, state.heroes[0].damage, state.turn.hero = ["potion-of-healing", "ring-of-regeneration"], 8, 0
    assert hero.menu(state, 0) == [Done()]
    events, _ = run(state, windows.offer(state, registry.Moment("treasure", 0, figure="kat", seat=0)))
    assert events == []
    # Thorgrim's Healing Word lifts Kat from 0 to 4; her turn begins without a surge.
    state = table(
        "thorgrim,kat", tiles=field(4), at={"thorgrim": (3, 1, 1), "kat": (0, 1, 1)}, powers={"thorgrim": ["healing-word"]}
    )  # fmt: skip
    state.heroes[1].damage = 8
    evening = Evening(quiet(state), Use("healing-word"), Target("kat"))
    assert evening.seen(event.HeroRose)
    evening.until("prompt-hero-phase")
    if evening.asked[0] == 0:
        evening.play(Done())
    assert (evening.asked[0], evening.hp("kat"), evening.state.surges) == (1, 4, 2) and of(evening.options, Walk)
    assert not evening.seen(event.SurgeUsed)


@pytest.mark.rule("CR-044", "CR-136", "CR-137", "CR-138", "CR-139", "CR-142", "CR-153", "CR-254")
def test_surges() -> None:
    # With one token left Kat stands up with 4 HP and acts normally; without one the game is lost then, and not a moment
    # earlier.
    for surges in [0, 1]:
        evening = Evening(quiet(fallen(surges=surges)))
        assert evening.asked[0] == 0  # she has lain there since before Arjhan's turn
        evening.play(Done())
        assert [seen.hero for seen in evening.seen(event.TurnBegan)] == ["kat"]
        if surges:
            assert (evening.hp("kat"), evening.state.surges) == (4, 0) and of(evening.options, Walk)
        else:
            assert evening.game.decision is None and evening.state.end is not None
            assert (evening.state.end.winners, evening.state.end.reason) == (("castle",), "lost-no-surge")
    # No surge for a hero that stands.
    state = fallen(phase="start")
    state.heroes[0].damage = 9
    evening = Evening(state)
    assert not evening.seen(event.SurgeUsed) and evening.hp("arjhan") == 1
    # Arjhan takes the last token in his turn; Kat, still down, may yet be saved.
    state = fallen(phase="start", surges=1)
    state.heroes[0].damage = 10
    evening = Evening(state)
    assert (evening.asked[0], evening.state.surges, evening.hp("arjhan")) == (0, 0, 5) and evening.state.end is None
    # Nobody stands: Monsters do nothing, and the next player's turn begins with its surge.
    state = fallen()
    state.heroes[0].damage = 10
    put(state, "skeleton", 3, 1, 2)
    evening = dusk(state)
    assert not evening.seen(event.Attacked)
    assert [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["skeleton-1"] and evening.asked[0] == 1
    assert (evening.hp("kat"), evening.state.surges) == (4, 1)

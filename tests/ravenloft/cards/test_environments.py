"""The Environments: what they do to everybody while they lie there."""

from typing import Any

import pytest

from game.rules.ravenloft import event, stats, turn
from game.rules.ravenloft.choice import PickCard, PickDeck, PickTile, React, Spend, Target
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from tests.ravenloft.cards.scene import (
    HIT,
    MISS,
    At,
    act,
    encounter,
    gone,
    hp,
    only,
    play,
    row,
    spring_trap,
    to,
    treasure,
    use,
    villain,
)  # fmt: skip
from tests.ravenloft.kit import Dice, on_top, proves, put, trap


def under(card: str, heroes: str = "kat", **more: Any) -> State:
    """A row of tiles with an Environment in play."""
    state = row(heroes, **more)
    encounter(state, card)
    assert state.environment == card
    return state


@proves("CR-164", "CR-195")
def test_a_new_environment_replaces_the_old_one_unless_it_is_cancelled() -> None:
    state = under("blood-fog")
    events = encounter(state, "bat-swarm")
    assert state.environment == "bat-swarm" and state.decks.encounter.discard == ["blood-fog"]
    assert only(events, event.EnvironmentChanged)[0].old == "blood-fog"
    state.pile = ["wraith", "ghoul"]
    encounter(state, "haunted-mists", Spend(("ghoul", "wraith")))
    assert state.environment == "bat-swarm"


@proves("bat-swarm", "CR-264")
def test_bat_swarm_makes_heroes_roll_twice_against_what_is_not_on_their_tile(dice: Dice) -> None:
    state = under("bat-swarm", "immeril", tiles=3)
    far, here, beside = put(state, "gargoyle", 2, 0, 0), put(state, "wolf", 0, 3, 3), put(state, "wraith", 1, 0, 0)
    dice(17, 4)
    events = use(state, "magic-missile", Target(far.id), to(state, 1, 3, 3))
    assert [rolled.face for rolled in only(events, event.DieRolled)] == [17, 4] and only(events, event.Attacked)[0].total == 12
    dice(6)
    events = use(state, "magic-missile", Target(here.id))
    assert len(only(events, event.DieRolled)) == 1 and gone(state, here)
    dice(20, 6)
    events = use(state, "magic-missile", Target(beside.id))
    assert hp(state, beside) == [2] and only(events, event.Attacked)[0].face == 6, "the 20 does not count"


@proves("bat-swarm")
def test_bat_swarm_does_not_hinder_monsters(dice: Dice) -> None:
    state = under("bat-swarm", "kat", at={"kat": (0, 0, 3)})
    kobold = put(state, "kobold-skirmisher", 1, 3, 3)
    dice(HIT, MISS)
    assert len(only(act(state, kobold), event.DieRolled)) == 1


@proves("blood-fog")
@pytest.mark.parametrize(("face", "damage"), [(17, 2), (16, 1)])
def test_blood_fog_deepens_a_heros_attack_from_17_up(dice: Dice, face: int, damage: int) -> None:
    state = under("blood-fog", "arjhan")
    strahd = villain(state, "count-strahd", 0, 1, 1)
    dice(face)
    use(state, "cleave", Target(strahd.id))
    assert hp(state, strahd) == [12 - damage]


@proves("blood-fog", "CR-107")
@pytest.mark.parametrize(("face", "damage"), [(17, 3), (16, 2)])
def test_blood_fog_deepens_a_monsters_attack(dice: Dice, face: int, damage: int) -> None:
    state = under("blood-fog", "kat")
    wolf = put(state, "wolf", 0, 1, 1)
    dice(face)
    act(state, wolf)
    assert hp(state, "kat") == [8 - damage]


@proves("blood-fog", "CR-107")
def test_blood_fog_is_about_heroes_and_monsters_not_traps_and_events(dice: Dice) -> None:
    state = under("blood-fog", "kat")
    dice(HIT)
    spring_trap(state, trap(state, "dart-trap", 0))
    assert hp(state, "kat") == [6]
    dice(HIT)
    encounter(state, "animated-armor")
    assert hp(state, "kat") == [3]


@proves("cackling-skull", "CR-100", "CR-102")
def test_cackling_skull_stings_whoever_uses_a_daily_or_utility(dice: Dice) -> None:
    state = under("cackling-skull", "immeril", items={"immeril": ["potion-of-healing"]})
    gargoyle = put(state, "gargoyle", 1, 0, 0)
    dice(9)
    use(state, "magic-missile", Target(gargoyle.id))
    assert hp(state, "immeril") == [6], "an At-Will"
    use(state, "fey-step", to(state, 0, 3, 3))
    assert hp(state, "immeril") == [5]
    dice(1)
    use(state, "fireball", PickTile(1))
    assert hp(state, "immeril") == [4]
    use(state, "potion-of-healing", Target("immeril"))
    assert hp(state, "immeril") == [6], "an Item"


@proves("cackling-skull")
def test_cackling_skull_stings_after_an_answer_is_carried_out(dice: Dice) -> None:
    state = row("immeril", powers={"immeril": ["shield"]})
    state.environment = "cackling-skull"
    wolf = put(state, "wolf", 0, 1, 1)
    dice(HIT)
    act(state, wolf, React("shield"))
    assert hp(state, "immeril") == [5], "not 2 for the bite"


@proves("crippling-miasma", "CR-072")
def test_crippling_miasma_slows_everybody_by_one_but_the_slowed() -> None:
    state = under("crippling-miasma", "kat,arjhan")
    assert [stats.speed(state, seat) for seat in (0, 1)] == [5, 4]
    state.heroes[0].conditions.append("slowed")
    state.heroes[1].conditions.append("immobilized")
    assert [stats.speed(state, seat) for seat in (0, 1)] == [2, 0]


@proves("deadly-shadows", "CR-098")
@pytest.mark.parametrize(("friend", "left"), [((0, 3, 3), 7), ((1, 0, 0), 8)])
def test_deadly_shadows_hurt_who_ends_a_turn_in_company(friend: At, left: int) -> None:
    state = under("deadly-shadows", "kat,arjhan", at={"arjhan": friend})
    play(state, turn._end(state))
    assert hp(state, "kat", "arjhan") == [left, 10], "the active Hero only"


@proves("haunted-mists", "CR-117")
@pytest.mark.parametrize(("kind", "bonus"), [("skeleton", 7 + 2), ("wolf", 9)])
def test_haunted_mists_guide_the_undead(dice: Dice, kind: str, bonus: int) -> None:
    state = under("haunted-mists", "kat")
    other = put(state, kind, 0, 1, 1)
    dice(MISS)
    assert only(act(state, other), event.Attacked)[0].bonus == bonus
    gargoyle = put(state, "gargoyle", 0, 0, 1)
    dice(MISS)
    assert only(use(state, "backstab", Target(gargoyle.id)), event.Attacked)[0].bonus == 7, "no Hero"


@proves("haunted-mists")
def test_haunted_mists_guide_the_count_but_no_trap(dice: Dice) -> None:
    state = under("haunted-mists", "kat")
    strahd = villain(state, "count-strahd", 0, 1, 1)
    dice(MISS)
    assert only(act(state, strahd), event.Attacked)[0].bonus == 10
    dice(MISS)
    assert only(spring_trap(state, trap(state, "dart-trap", 0)), event.Attacked)[0].bonus == 8


@proves("music-of-the-damned", "CR-282")
def test_music_of_the_damned_brings_the_worse_of_two_monsters() -> None:
    state = under("music-of-the-damned", "kat")
    on_top(state, "monster", "wolf", "ghoul", "zombie")
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert [other.kind for other in figure.controlled(state, 0)] == ["ghoul"] and state.decks.monster.discard == ["wolf"]


@proves("music-of-the-damned", "CR-282", "CR-081")
def test_music_of_the_damned_lets_the_player_choose_between_equals() -> None:
    state = under("music-of-the-damned", "kat")
    put(state, "zombie", 0, 3, 3)
    on_top(state, "monster", "zombie", "wolf", "kobold-skirmisher")
    play(state, monster_deck.new_monster(state, 0, tile=1), PickCard("kobold-skirmisher"))
    assert [other.kind for other in figure.controlled(state, 0)] == ["zombie", "kobold-skirmisher"]
    assert sorted(state.decks.monster.discard) == ["wolf", "zombie"], "a name that she has is drawn again"


@proves("music-of-the-damned", "CR-282", "CR-188")
def test_music_of_the_damned_falls_silent_for_stealth_and_respite() -> None:
    state = row("kat", powers={"kat": ["stealth"]})
    state.environment = "music-of-the-damned"
    on_top(state, "monster", "wolf", "ghoul")
    play(state, monster_deck.new_monster(state, 0, tile=1), React("stealth"))
    assert not state.heroes[0].threats and sorted(state.decks.monster.discard) == ["ghoul", "wolf"]
    state.decks.monster.skip = "moments-respite"
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert not state.heroes[0].threats and len(state.decks.monster.discard) == 2, "neither card is drawn"


@proves("spirit-of-doom-environment", "CR-283")
def test_spirit_of_doom_hurts_whoever_loses_or_uses_up_an_item() -> None:
    state = under("spirit-of-doom-environment", "kat", items={"kat": ["crystal-ball", "ring-of-regeneration", "magic-sword"]})
    use(state, "crystal-ball", PickDeck("monster"))
    assert hp(state, "kat") == [7]
    encounter(state, "prowling-spirits", PickCard("magic-sword"))
    assert hp(state, "kat") == [6]
    treasure(state, "guided-strikes", React("ring-of-regeneration"))
    assert hp(state, "kat") == [7], "it is kept"


@proves("spirit-of-doom-environment", "CR-283")
def test_spirit_of_doom_does_not_count_fortunes_and_blessings() -> None:
    state = under("spirit-of-doom-environment", "kat")
    state.turn.phase = "encounter"
    treasure(state, "short-rest")
    treasure(state, "run")
    play(state, expire(state, 0))
    assert not state.lasting and hp(state, "kat") == [8]

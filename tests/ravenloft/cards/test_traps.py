"""The Traps and the Environments: what lies there, what it does, and how it goes."""

import dataclasses
from typing import Any

import pytest

from game.rules.ravenloft import event, stats, turn
from game.rules.ravenloft.choice import Disable, PickCard, PickDeck, PickTile, React, Spend, Target
from game.rules.ravenloft.decks import encounter_deck, monster_deck
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Placed, State
from tests.ravenloft.cards.deeds import act, encounter, only, play, spring_trap, treasure, use
from tests.ravenloft.cards.plays import Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, conditions, hp, row, to, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, trap

TRAPS = ["alarm", "crossbow-turret", "crushing-walls", "dart-trap", "fire-trap", "sliding-walls", "spear-gauntlet"]


@pytest.mark.card(*TRAPS, "alarm")
@pytest.mark.rule("CR-053", "CR-167", "CR-168", "CR-172", "CR-179", "CR-256", "CR-083", "CR-088")
def test_a_trap_lies_until_it_is_disabled_or_gives_way_and_the_alarm_calls_to_the_dark(dice: Dice) -> None:
    # A trap lies on the heros tile until it is disabled by a ten or gives way to another card.
    for card in TRAPS:
        state = row("kat 1/0/0, arjhan", foes="wolf 0/3/3")
        encounter(state, card)
        assert figure.trap_on(state, 1) == state.heroes[0].threats[-1] and len(state.heroes[0].threats) == 2, "behind the Wolf"
        other = next(name for name in TRAPS if name != card)
        on_top(state, "encounter", other, "passage-of-time")
        events = play(state, encounter_deck.draw_encounter(state, 0))
        assert [drawn.card for drawn in only(events, event.EncounterDrawn)] == [other, "passage-of-time"]
        assert figure.marker_on(state, 1) == card and hp(state, "kat") == [7]
        assert state.decks.encounter.discard == [other, "passage-of-time"]
    # Every trap is disabled by a ten.
    for card in TRAPS:
        for face, success in [(10, True), (9, False)]:
            state = row("arjhan", dice=face)
            trap(state, card, 0)
            evening = Evening(state, Disable(card))
            assert (figure.trap_on(evening.state, 0) is None) == success
            assert evening.state.decks.encounter.discard == ([card] if success else []) and evening.state.turn.parts == ["attack"]
    # Alarm calls a monster to the bone pile nearest to the dark.
    closed = [Placed(*one, 0) for one in (("T10", 0, 0), ("T09", 1, 0), ("T11", -1, 0), ("T36", 0, 1), ("T36", 0, -1))]
    state, laid = meet(row("arjhan 0/0/0, kat", tiles=closed, top={"monster": "wolf"}), "alarm 0 kat")
    spring_trap(state, laid, PickTile(1), seat=1)
    [wolf] = figure.controlled(state, 1)
    assert where(state, wolf) == (1, 1, 1), "the tile of the marker has no unexplored edge; a neighbour has"
    # Alarm sounds on its own tile when that has an unexplored edge.
    state, laid = meet(row("arjhan", top={"monster": "wolf"}), "alarm 1")
    spring_trap(state, laid)
    assert where(state, figure.controlled(state, 0)[0]) == (1, 1, 1) and len(figure.controlled(state, 0)) == 1


SHOTS = [
    ("crossbow-turret", 8, 2, 1, None, True), ("crushing-walls", 6, 2, 1, "immobilized", False), ("dart-trap", 8, 2, 1, None, False),
    ("spear-gauntlet", 6, 3, 1, None, True),
]  # fmt: skip


@pytest.mark.card("crossbow-turret", "crushing-walls", "dart-trap", "spear-gauntlet")
@pytest.mark.rule("CR-171", "CR-240", "CR-097")
@pytest.mark.parametrize(("card", "bonus", "damage", "miss", "condition", "far"), SHOTS)
def test_whom_a_trap_attacks(dice: Dice, card: str, bonus: int, damage: int, miss: int, condition: str | None, far: bool) -> None:
    state = row("kat 0/0/0, thorgrim 0/3/3, allisa 1/0/0, immeril 2/0/0", tiles=3, dice=(14 - bonus, 15 - bonus, HIT))
    state.heroes[2].level = 2
    laid = trap(state, card, 0)
    events = spring_trap(state, laid, Target("kat"), *[Target("thorgrim")] * far)
    found = [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)]
    assert found == [("kat", bonus, True), ("thorgrim", bonus, False), *[("allisa", bonus, True)] * far]
    assert hp(state, "kat", "thorgrim", "allisa", "immeril") == [8 - damage, 8 - miss, 10 - damage * far, 6]
    assert conditions(state) == ([condition] if condition else []) and conditions(state, 1) == []
    assert figure.trap_on(state, 0) is laid, "it stays"


@pytest.mark.card("fire-trap", "sliding-walls", "crucial-aid")
@pytest.mark.rule("CR-171", "CR-270", "CR-117", "CR-266")
def test_fire_burns_without_a_roll_and_sliding_walls_push_by_the_compass_of_their_tile(dice: Dice) -> None:
    # Fire trap burns everyone on its tile without a roll.
    state = row("kat, thorgrim, allisa 1/0/0")
    events = spring_trap(state, trap(state, "fire-trap", 0))
    assert hp(state, "kat", "thorgrim", "allisa") == [6, 6, 8] and not only(events, event.DieRolled)
    # Each trap works where its own marker lies.
    state = row("kat, allisa 1/0/0", foes="alarm 1")
    spring_trap(state, trap(state, "fire-trap", 0))
    assert hp(state, "kat", "allisa") == [6, 8]
    # Sliding walls push by the compass of their tile.
    for face, goal in [
        (1, "north"), (5, "north"), (6, None), (10, None), (11, "south"), (15, "south"), (16, "west"), (20, "west"),
    ]:  # fmt: skip
        for quarter in [0, 1]:
            ways = [("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)]
            around = [Placed(name, *ways[(side + quarter) % 4][1:], 0) for side, name in enumerate(("T10", "T09", "T11", "T12"))]
            state, laid = meet(row(tiles=[Placed("T17", 0, 0, quarter), *around], dice=face), "sliding-walls 0")
            floor = state.heroes[0].square
            if goal is None:
                spring_trap(state, laid)
                assert hp(state, "arjhan") == [9] and state.heroes[0].square == floor, "walled off to the east: 1 damage"
            else:
                index = 1 + ["north", "east", "south", "west"].index(goal)
                spring_trap(state, laid, to(state, index, 2, 2))
                assert hp(state, "arjhan") == [10] and where(state, "arjhan") == (index, 2, 2)
    # Sliding walls know no side beyond twenty.
    state, laid = meet(row("kat 1/0/0, allisa", powers="crucial-aid", dice=18), "sliding-walls 1")
    spring_trap(state, laid, React("crucial-aid"), to(state, 0, 3, 3))
    assert where(state, "kat") == (0, 3, 3), "22 is the left side, too"
    # Sliding walls roll once for each hero and hurt where no tile lies.
    state, laid = meet(row("arjhan, kat, allisa 1/0/0", dice=(6, 1)), "sliding-walls 0")
    spring_trap(state, laid, to(state, 1, 3, 3))
    assert where(state, "arjhan") == (1, 3, 3) and hp(state, "arjhan", "kat", "allisa") == [10, 7, 8]


KAT, WIZARD = {"kat": (0, 0, 0)}, {"immeril": (0, 0, 0)}
THREE = {"gargoyle": (2, 0, 0), "wolf": (0, 3, 3), "wraith": (1, 0, 0)}
DOOM = {"kat": ["crystal-ball", "ring-of-regeneration", "magic-sword"]}
PLAYS = {
    "bat-swarm: Heroes roll twice against what is not on their tile; the worse face counts": Play("use magic-missile", at=WIZARD,
        tiles=3, foes=THREE, dice=(17, 4), answers="gargoyle, 1/3/3", hp="gargoyle 2", seen={"DieRolled": 2}),
    "bat-swarm: once against what is": Play("use magic-missile", at=WIZARD, tiles=3, foes=THREE, dice=6, answers="wolf",
        hp="wolf 0", seen={"DieRolled": 1}),
    "bat-swarm: the 20 does not count": Play("use magic-missile", at=WIZARD, tiles=3, foes=THREE, dice=(20, 6), answers="wraith",
        hp="wraith 2", seen={"DieRolled": 2}),
    "bat-swarm: Monsters are not hindered": Play("act kobold-skirmisher", at="kat 0/0/3", foes="kobold-skirmisher 1/3/3",
        dice=(HIT, MISS), seen={"DieRolled": 1}),
    **{
        f"blood-fog: a Hero's attack with {face}": Play("use cleave", at="arjhan 0/0/0", foes="count-strahd 0/1/1", dice=face,
            answers="count-strahd", hp={"count-strahd": 12 - damage})
        for face, damage in [(17, 2), (16, 1)]
    },
    **{
        f"blood-fog: a Monster's attack with {face}": Play("act wolf", at=KAT, foes="wolf 0/1/1", dice=face,
            hp={"kat": 8 - damage})
        for face, damage in [(17, 3), (16, 2)]
    },
    "blood-fog: no Trap": Play("spring dart-trap", at=KAT, dice=HIT, hp="kat 6"),
    "blood-fog: no Event": Play("draw animated-armor", at=KAT, dice=HIT, hp="kat 5"),
    "cackling-skull: not for an At-Will": Play("use magic-missile", at=WIZARD, foes="gargoyle 1/0/0", dice=9, answers="gargoyle",
        hp="immeril 6"),
    "cackling-skull: for a Utility": Play("use fey-step", at=WIZARD, answers="0/3/3", hp="immeril 5"),
    "cackling-skull: for a Daily": Play("use fireball", at=WIZARD, foes="gargoyle 1/0/0", dice=MISS, answers="1", hp="immeril 5"),
    "cackling-skull: not for an Item": Play("use potion-of-healing", at=WIZARD, hurt="immeril 2", answers="immeril",
        hp="immeril 6"),
    "cackling-skull: after an answer is carried out, not 2 for the bite": Play("act wolf", at=WIZARD, powers="immeril shield",
        foes="wolf 0/1/1", dice=HIT, answers="+shield", hp="immeril 5"),
    "spirit-of-doom-environment: for an Item used up": Play("use crystal-ball", at=KAT, items=DOOM,
        answers=(PickDeck("monster"),), hp="kat 7"),
    "spirit-of-doom-environment: for an Item lost": Play("draw prowling-spirits", at=KAT, items=DOOM,
        answers=(PickCard("magic-sword"),), hp="kat 7"),
    "spirit-of-doom-environment: not for an Item that is kept": Play("find guided-strikes", at=KAT, items=DOOM, hurt="kat 2",
        answers="+ring-of-regeneration", hp="kat 7", bag=DOOM),
    "spirit-of-doom-environment: not for a Fortune": Play("find short-rest", at=KAT, hp="kat 8"),
}  # fmt: skip


@pytest.mark.card("bat-swarm", "blood-fog", "cackling-skull", "spirit-of-doom-environment")
@pytest.mark.rule("CR-100", "CR-102", "CR-107", "CR-264", "CR-283")
@pytest.mark.parametrize("name", PLAYS)
def test_what_happens_in_an_environment(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    _, events = perform(dice, dataclasses.replace(case, environment=name.split(":", maxsplit=1)[0]))
    if case.seen == {"DieRolled": 2}:
        assert only(events, event.Attacked)[0].face == case.dice[1]


def under(card: str, heroes: str = "kat", **more: Any) -> State:
    """A row of tiles with an Environment in play."""
    state = row(heroes, **more)
    encounter(state, card)
    assert state.environment == card
    return state


@pytest.mark.card("spirit-of-doom-environment", "crippling-miasma", "deadly-shadows", "haunted-mists")
@pytest.mark.rule("CR-164", "CR-195", "CR-283", "CR-072", "CR-098", "CR-117")
def test_a_new_environment_replaces_the_old_one_and_what_they_do_to_speed_and_rolls(dice: Dice) -> None:
    # A new environment replaces the old one unless it is cancelled.
    state = under("blood-fog")
    events = encounter(state, "bat-swarm")
    assert state.environment == "bat-swarm" and state.decks.encounter.discard == ["blood-fog"]
    assert only(events, event.EnvironmentChanged)[0].old == "blood-fog"
    state.pile = ["wraith", "ghoul"]
    encounter(state, "haunted-mists", Spend(("ghoul", "wraith")))
    assert state.environment == "bat-swarm"
    # Spirit of doom does not count blessings.
    state = under("spirit-of-doom-environment", phase="encounter")
    treasure(state, "run")
    play(state, expire(state, 0))
    assert not state.lasting and hp(state, "kat") == [8]
    # Crippling miasma slows everybody by one but the slowed.
    state = under("crippling-miasma", "kat,arjhan")
    assert [stats.speed(state, seat) for seat in (0, 1)] == [5, 4]
    state.heroes[0].conditions.append("slowed")
    state.heroes[1].conditions.append("immobilized")
    assert [stats.speed(state, seat) for seat in (0, 1)] == [2, 0]
    # Deadly shadows hurt who ends a turn in company.
    for friend, left in [((0, 3, 3), 7), ((1, 0, 0), 8)]:
        state = under("deadly-shadows", "kat,arjhan", at={"arjhan": friend})
        play(state, turn._end(state))
        assert hp(state, "kat", "arjhan") == [left, 10], "the active Hero only"
    # Haunted mists guide the undead.
    for kind, bonus in [("skeleton", 7 + 2), ("wolf", 9), ("count-strahd", 8 + 2)]:
        state, other, laid, gargoyle = meet(under("haunted-mists"), f"{kind} 0/1/1, dart-trap 0, gargoyle 0/0/1")
        dice(MISS, MISS, MISS)
        assert only(act(state, other), event.Attacked)[0].bonus == bonus
        assert only(use(state, "backstab", Target(gargoyle.id)), event.Attacked)[0].bonus == 7, "no Hero"
        assert only(spring_trap(state, laid), event.Attacked)[0].bonus == 8, "no Trap"


@pytest.mark.card("music-of-the-damned")
@pytest.mark.rule("CR-081", "CR-188", "CR-282")
def test_music_of_the_damned_brings_the_worse_of_two_monsters() -> None:
    state = under("music-of-the-damned", top={"monster": "wolf,ghoul,zombie"})
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert [other.kind for other in figure.controlled(state, 0)] == ["ghoul"] and state.decks.monster.discard == ["wolf"]
    # Music of the damned lets the player choose between equals.
    state = under("music-of-the-damned", foes="zombie 0/3/3", top={"monster": "zombie,wolf,kobold-skirmisher"})
    play(state, monster_deck.new_monster(state, 0, tile=1), PickCard("kobold-skirmisher"))
    assert [other.kind for other in figure.controlled(state, 0)] == ["zombie", "kobold-skirmisher"]
    assert sorted(state.decks.monster.discard) == ["wolf", "zombie"], "a name that she has is drawn again"
    # Music of the damned falls silent for stealth and respite.
    state = row("kat", powers="stealth", environment="music-of-the-damned", top={"monster": "wolf,ghoul"})
    play(state, monster_deck.new_monster(state, 0, tile=1), React("stealth"))
    assert not state.heroes[0].threats and sorted(state.decks.monster.discard) == ["ghoul", "wolf"]
    state.decks.monster.skip = "moments-respite"
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert not state.heroes[0].threats and len(state.decks.monster.discard) == 2, "neither card is drawn"

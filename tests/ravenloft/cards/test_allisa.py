"""Allisa's Power cards: the ranger's ten."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Disable, React, Step, Target, Use
from game.rules.ravenloft.space import figure
from tests.ravenloft.cards.deeds import choices, encounter, only, treasure, use
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, hp, row, to, used, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, spot, table, trap

HERE, ARJHAN = {"allisa": (0, 0, 0)}, {"allisa": (0, 0, 0), "arjhan": (0, 0, 1)}
SHOT = {"gargoyle": (2, 3, 3), "wraith": (1, 0, 0), "rat-swarm": (3, 1, 1)}
TWIN = {"wolf": (0, 3, 3), "gargoyle": (1, 3, 3), "zombie": (2, 0, 0), "ghoul": (1, 0, 0)}
TREE = {"gargoyle": (2, 0, 0), "wraith": (2, 0, 1), "ghoul": (1, 0, 0), "zombie": (3, 1, 1)}
THREE = {"wolf": (0, 1, 1), "ghoul": (0, 0, 1), "gargoyle": (0, 1, 0)}
PARRY, YIELD = {"allisa": ["unbalancing-parry"]}, {"allisa": ["yield-ground"]}
PLAYS = {
    **{
        f"Hit and Run {face} places her anywhere on her tile, or nowhere; no damage on a miss": Play(
            do="use hit-and-run", at={"allisa": (0, 0, 3)}, bad={"allisa": "immobilized"}, foes={"gargoyle": (1, 0, 0)},
            dice=(face,), answers=("gargoyle", (0, 3, 0)), ends={"allisa": (0, 3, 0)}, hp={"gargoyle": left},
            offers={"prompt-reposition": [*[(0, line, column) for line in range(4) for column in range(4)], DONE]})
        for face, left in [(10, 0), (9, 2)]
    },
    "Hit and Run ends for her when the Wraith's shriek fells her": Play(do="use hit-and-run", at=HERE, hurt={"allisa": 7},
        foes={"wraith": (0, 1, 1)}, dice=(HIT,), answers=("wraith",), hp={"wraith": 0, "allisa": 0}, ends={"allisa": (0, 0, 0)}),
    "Hunter's Shot lures a distant target that it missed": Play(
        do="use hunters-shot", at=HERE, tiles=4, foes=SHOT, dice=(9,), answers=("gargoyle", (1, 3, 3)), hp={"gargoyle": 2},
        ends={"gargoyle": (1, 3, 3)}, offers={"prompt-target": ["gargoyle", "wraith"]}),
    "Hunter's Shot draws nobody closer from one tile away": Play(do="use hunters-shot", at=HERE, foes={"gargoyle": (1, 3, 3)},
        dice=(9,), answers=("gargoyle",), ends={"gargoyle": (1, 3, 3)}),
    "Hunter's Shot hits": Play(
        do="use hunters-shot", at=HERE, foes={"gargoyle": (1, 3, 3)}, dice=(10,), answers=("gargoyle",), hp={"gargoyle": 1}),
    "Twin Shot rolls for two different Monsters; no third shot is asked for": Play(
        do="use twin-shot", at=HERE, tiles=3, foes=TWIN, dice=(10, 12), answers=("wolf", "gargoyle", "wolf"),
        hp={"wolf": 0, "gargoyle": 1, "ghoul": 1}, seen={"Attacked": 2},
        offers={"prompt-target": ["wolf", "gargoyle", "ghoul"], "prompt-another-target wolf": ["gargoyle", "ghoul", DONE]}),
    "Twin Shot may be one: 15 misses AC 16": Play(do="use twin-shot", at=HERE, foes={"gargoyle": (1, 3, 3), "ghoul": (1, 0, 0)},
        dice=(11,), answers=("gargoyle", DONE), hp={"gargoyle": 2}, seen={"Attacked": 1}),
    **{
        f"{card} strikes two at the most": Play(do=f"use {card}", at=HERE, bad={"allisa": "immobilized"}, foes=THREE,
            dice=(HIT, HIT, HIT), answers=("wolf", "ghoul", "wolf"), hp={"wolf": 0, "ghoul": 0, "gargoyle": 2})
        for card in ("attacks-on-the-run", "split-the-tree")
    },
    "Attacks on the Run without a step attacks from where she stands": Play(do="use attacks-on-the-run", at=HERE,
        bad={"allisa": "immobilized"}, foes={"gargoyle": (0, 1, 1)}, dice=(12,), answers=("gargoyle",), hp={"gargoyle": 0}),
    "Bounding Attack places her within one tile first: Miss 1": Play(do="use bounding-attack", at=HERE, tiles=3,
        bad={"allisa": "immobilized"}, foes={"gargoyle": (1, 3, 3)}, dice=(9,), used=True, offers={"prompt-leap": {0, 1}},
        answers=((1, 2, 2), "gargoyle"), ends={"allisa": (1, 2, 2)}, hp={"gargoyle": 1}),
    "Bounding Attack deals three": Play(do="use bounding-attack", at=HERE, foes={"count-strahd": (1, 0, 0)}, dice=(13,),
        answers=((1, 1, 1), "count-strahd"), hp={"count-strahd": 9}),
    "Split the Tree hits two on one tile up to two away: Miss 1, hit 2, nobody is drawn closer": Play(
        do="use split-the-tree", at=HERE, tiles=4, foes=TREE, dice=(9, 9), answers=("gargoyle", "wraith", "gargoyle"), used=True,
        offers={"prompt-target": ["gargoyle", "wraith", "ghoul"], "prompt-another-target gargoyle": ["wraith", DONE]},
        hp={"gargoyle": 1, "wraith": 0}, ends={"gargoyle": (2, 0, 0)}),
    "Crucial Aid does not serve herself": Play(do="use hit-and-run", at={"allisa": (0, 0, 0), "arjhan": (1, 3, 3)},
        powers={"allisa": ["crucial-aid"]}, foes={"gargoyle": (0, 1, 1)}, dice=(MISS,), answers=("gargoyle", DONE), used=False),
    "Crucial Aid does not serve Monsters": Play(do="act gargoyle", at={"allisa": (0, 0, 0), "arjhan": (1, 3, 3)},
        powers={"allisa": ["crucial-aid"]}, foes={"gargoyle": (0, 1, 1)}, dice=(MISS,), used=False),
    "Unbalancing Parry foils an adjacent Monster and sends it a tile away": Play(do="act wolf", at={"allisa": (1, 0, 0)}, tiles=4,
        powers=PARRY, foes={"wolf": (1, 1, 1)}, dice=(HIT,), offers={"prompt-push-tile +unbalancing-parry": [0, 1, 2]},
        answers=("+unbalancing-parry", 2, (2, 3, 3)), hp={"allisa": 8}, ends={"wolf": (2, 3, 3)}, used=True),
    "Unbalancing Parry does not answer a javelin from afar": Play(do="act kobold-skirmisher", at=HERE, powers=PARRY,
        foes={"kobold-skirmisher": (0, 3, 3)}, dice=(HIT,), hp={"allisa": 7}, used=False),
    "hits on others do not concern her": Play(
        do="act wolf", at={"kat": (0, 0, 0), "allisa": (0, 0, 1)}, powers={"allisa": ["unbalancing-parry", "yield-ground"]},
        foes={"wolf": (0, 1, 0)}, dice=(HIT,), answers=("kat",), hp={"kat": 6, "allisa": 8}, used=False),
    "Yield Ground is not offered to one who cannot move": Play(do="act wolf", at=HERE, powers=YIELD,
        bad={"allisa": "immobilized"}, foes={"wolf": (0, 1, 1)}, dice=(HIT,), hp={"allisa": 6}, used=False),
    "Yield Ground moves her when a Monster damages her": Play(do="act wolf", at=HERE, powers=YIELD, foes={"wolf": (0, 1, 1)},
        dice=(HIT,), answers=("+yield-ground", (1, 0, 2)), used=True, ends={"allisa": (1, 0, 2)}),
    "Yield Ground moves her for the damage of a miss, too": Play(do="act wraith", at=HERE, powers=YIELD,
        foes={"wraith": (0, 1, 1)}, dice=(MISS,), answers=("+yield-ground", (1, 0, 2)), used=True, ends={"allisa": (1, 0, 2)}),
    "Yield Ground needs damage": Play(
        do="act wolf", at=HERE, powers=YIELD, foes={"wolf": (0, 1, 1)}, dice=(MISS,), used=False, ends={"allisa": (0, 0, 0)}),
    "Yield Ground is no answer to a Trap": Play(
        do="spring dart-trap", at=HERE, powers=YIELD, dice=(HIT,), hp={"allisa": 6}, used=False),
}  # fmt: skip


@pytest.mark.card(
    "hit-and-run", "hunters-shot", "twin-shot", "attacks-on-the-run", "bounding-attack", "split-the-tree", "crucial-aid"
)
@pytest.mark.card("unbalancing-parry", "yield-ground")
@pytest.mark.rule("CR-034", "CR-064", "CR-066", "CR-068", "CR-071", "CR-106", "CR-107", "CR-113")
@pytest.mark.rule("CR-130", "CR-133", "CR-271", "CR-273")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_card_does(dice: Dice, name: str) -> None:
    perform(dice, PLAYS[name])


@pytest.mark.card("careful-attack", "unbalancing-parry", "yield-ground")
@pytest.mark.rule("CR-107", "CR-235", "CR-270")
def test_careful_attack_and_parries(dice: Dice) -> None:
    # Careful attack needs no die and counts as no hit.
    state, strahd, *_ = meet(row("allisa -2"), "count-strahd 0/1/1, wolf 0/3/3")
    treasure(state, "rejuvenating-onslaught")
    assert choices(state, "careful-attack") == [strahd.id]
    events = use(state, "careful-attack", Target(strahd.id))
    assert hp(state, strahd, "allisa") == [11, 6] and not only(events, event.DieRolled) and not used(state, "careful-attack")
    # A hero under a spell is no monster.
    state = row("kat, allisa", powers={"kat": ["backstab"], "allisa": ["unbalancing-parry", "yield-ground"]})
    dice(HIT)
    encounter(state, "strahds-whispers", Target("allisa"))
    assert hp(state, "allisa") == [7]


@pytest.mark.card("attacks-on-the-run")
@pytest.mark.rule("CR-062", "CR-103", "CR-271", "CR-273")
def test_attacks_on_the_run_strikes_two_that_she_passed_and_never_strands_her(dice: Dice) -> None:
    state, first, passed, *_ = meet(row("allisa", tiles=3, at=HERE), "gargoyle 0/1/1, wraith 0/1/3, wolf 1/3/3")
    way = [Step(to(state, *place).square) for place in [(0, 0, 1), (0, 0, 2), (0, 0, 3), (1, 0, 0), (1, 0, 1), (1, 0, 2)]]
    assert choices(state, "attacks-on-the-run", "prompt-target", *way) == [first.id, passed.id]
    dice(11, 11)
    use(state, "attacks-on-the-run", *way, Target(first.id), Target(passed.id), Target(first.id))
    assert where(state, "allisa") == (1, 0, 2), "six squares, then no more is asked"
    assert hp(state, first) == [1] and passed not in figure.monsters(state), "15 misses AC 16: Miss 1; hits AC 15 for 2"
    assert used(state, "attacks-on-the-run") and state.turn.parts == []
    # Halfway over a friend's square there is no stopping, neither as an answer nor as the default.
    state = row("allisa 0/0/0, arjhan 0/0/2", foes="gargoyle 0/3/3")
    one = Step(to(state, 0, 0, 1).square)
    for condition, through in (("slowed", False), ("", True)):
        state.heroes[0].conditions = condition.split()
        assert ((0, 0, 2) in choices(state, "attacks-on-the-run", "prompt-run", one)) is through, "the last step has to be free"
    state = table("allisa 0/0/0, kat 0/1/1", powers={"allisa": ["attacks-on-the-run"]}, foes="zombie 0/3/3")
    evening = Evening(state, Use("attacks-on-the-run"), Step(spot(0, 1, 1, state)))
    decision = evening.game.decision
    assert decision is not None and decision.default is None and Done() not in evening.options


@pytest.mark.card("crucial-aid")
@pytest.mark.rule("CR-117", "CR-055")
@pytest.mark.parametrize("roll", ["attack", "disable", "event"])
def test_crucial_aid_adds_four_to_another_heros_roll(dice: Dice, roll: str) -> None:
    state = row("arjhan, allisa 1/3/3", powers={"allisa": ["crucial-aid"]})
    if roll == "attack":
        gargoyle = put(state, "gargoyle", 0, 1, 1)
        dice(6)
        [attack] = only(use(state, "cleave", Target(gargoyle.id), React("crucial-aid")), event.Attacked)
        assert hp(state, gargoyle) == [1] and attack.total == 6 + 6 + 4
    elif roll == "disable":
        trap(state, "dart-trap", 0)
        dice(6)
        state = Evening(state, Disable("dart-trap"), React("crucial-aid")).state
        assert figure.trap_on(state, 0) is None
    else:
        on_top(state, "treasure", "breath-of-life")
        dice(7)
        assert only(encounter(state, "lief-lipsiege", React("crucial-aid")), event.TreasureDrawn), "7 + 4: 11"
    assert used(state, "crucial-aid", seat=1)

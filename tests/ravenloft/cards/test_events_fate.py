"""The Events: those that hurt, reward and stir up."""

import pytest

from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickCard, PickTile, Target, Use
from game.rules.ravenloft.phases import villain_phase
from game.rules.ravenloft.space import figure
from tests.ravenloft.cards.deeds import encounter, only, play
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, hp, row, tile, villain
from tests.ravenloft.kit import Dice, meet, on_top, put, trap

KAT = {"kat": (0, 0, 0)}
PAIR = KAT | {"arjhan": (0, 0, 1)}
TRIO = PAIR | {"allisa": (0, 0, 2)}
AUREL = {"kat": ["deep-cut", "stealth", "backstab"]}
HARROWED = {"treasure": ["harrowed-experience"], "monster": ["wolf"]}
WHISPERS = {"kat": ["backstab"]}
PLAYS = {
    "Ghost of Prince Aurel turns a Daily or Utility": Play(do="draw ghost-of-prince-aurel", at=KAT, powers=AUREL,
        offers={"prompt-lose-power": ["deep-cut", "stealth"]}, answers=(PickCard("stealth"),), turned=["stealth"], hp={"kat": 8}),
    "Ghost of Prince Aurel turns the last one": Play(
        do="draw ghost-of-prince-aurel", at=KAT, powers=AUREL, spent=("stealth",), turned=["deep-cut", "stealth"], hp={"kat": 8}),
    "Ghost of Prince Aurel hurts; At-Wills do not count": Play(
        do="draw ghost-of-prince-aurel", at=KAT, powers=AUREL, spent=("stealth", "deep-cut"), hp={"kat": 7}),
    "Howl of the Wolf wakes one Monster on any Hero's tile": Play(
        do="draw howl-of-the-wolf", at=KAT | {"arjhan": (1, 0, 0)}, tiles=3, dice=(HIT,), answers=("kobold-skirmisher",),
        foes={"wolf": (0, 1, 1), "kobold-skirmisher": (1, 3, 3), "ghoul": (2, 0, 0), "count-strahd": (1, 2, 2)},
        offers={"prompt-activate": ["wolf", "kobold-skirmisher", "count-strahd"]}, hp={"kat": 8, "arjhan": 9}),
    "Howl of the Wolf is answered by silence when none is near": Play(
        do="draw howl-of-the-wolf", at=KAT, foes={"wolf": (1, 0, 0)}, seen={"MonsterActivated": 0}),
    **{
        f"Lief Lipsiege {face} brings a {'Treasure' if treasure else 'Monster'}": Play(
            do="draw lief-lipsiege", at=KAT, top=HARROWED, dice=(face,), pile=["harrowed-experience"] * treasure,
            owns={"kat": ["wolf"] * (not treasure)}, ends={} if treasure else {"wolf": (0, 1, 2)})
        for face, treasure in [(1, False), (10, False), (11, True), (20, True)]
    },
    "Mists of Terror roll for every Hero": Play(do="draw mists-of-terror", at=PAIR | {"allisa": (1, 0, 0)}, dice=(5, 6, 1),
        hp={"kat": 7, "arjhan": 10, "allisa": 7}, held={"kat": ["immobilized"], "allisa": ["immobilized"]}),
    "Passage of Time touches everyone but the absent": Play(
        do="draw passage-of-time", at=TRIO, absent=("allisa",), hp={"kat": 7, "arjhan": 9, "allisa": 8}),
    "Prowling Spirits take a Treasure of the player's choice": Play(
        do="draw prowling-spirits", at=PAIR, items={"kat": ["magic-sword", "crystal-ball"], "arjhan": ["holy-water"]},
        answers=(PickCard("crystal-ball"),), bag={"kat": ["magic-sword"], "arjhan": ["holy-water"]}),
    "Prowling Spirits find nothing": Play(do="draw prowling-spirits", at=KAT, hp={"kat": 8}),
    "Spirit of Doom spares those who end among Monsters": Play(do="draw spirit-of-doom-event",
        at={"kat": (0, 0, 3), "arjhan": (0, 3, 3), "allisa": (2, 0, 0)}, tiles=3, bad={"allisa": "immobilized"},
        foes={"wolf": (1, 3, 3)}, answers=((1, 0, 0), DONE), ends={"kat": (1, 0, 0)}, hp={"kat": 8, "arjhan": 9, "allisa": 7}),
    "Strahd's Hunger feeds on the strongest": Play(
        do="draw strahds-hunger", at=TRIO, hp={"kat": 8, "arjhan": 9, "allisa": 8}, held={"arjhan": ["immobilized"]}),
    "Strahd's Hunger: in a tie the active player picks": Play(do="draw strahds-hunger", at=TRIO, hurt={"arjhan": 5},
        answers=("allisa",), hp={"kat": 8, "allisa": 7}, held={"allisa": ["immobilized"]}),
    "Strahd's Hunger finds nobody when all have fallen": Play(do="draw strahds-hunger", at=KAT, hurt={"kat": 8}, held={}),
    "Strahd's Whispers turn the Hero against the closest other, with an At-Will: 17 hits Arjhan's AC": Play(
        do="draw strahds-whispers", at=KAT | {"arjhan": (1, 0, 0), "allisa": (2, 0, 0)}, tiles=3, dice=(10,),
        powers={"kat": ["backstab", "snipe-shot", "deep-cut"]}, answers=((1, 1, 1), Use("backstab"), "arjhan"),
        offers={"prompt-whispers 1/1/1": ["backstab", "snipe-shot"]}, ends={"kat": (1, 1, 1)}, hp={"arjhan": 9, "allisa": 8}),
    "Strahd's Whispers miss": Play(
        do="draw strahds-whispers", at={"kat": (1, 1, 1), "arjhan": (1, 0, 0), "allisa": (2, 0, 0)}, tiles=3, dice=(9,),
        powers={"kat": ["backstab", "snipe-shot", "deep-cut"]}, answers=(Use("backstab"), "arjhan"), hp={"arjhan": 10}),
    "Strahd's Whispers only place a fallen Hero": Play(do="draw strahds-whispers", at=KAT | {"arjhan": (1, 3, 3)},
        powers=WHISPERS, hurt={"kat": 8}, answers=((1, 2, 2),), ends={"kat": (1, 2, 2)}, seen={"Attacked": 0}),
    **{
        f"Strahd's Whispers and {powers}: is there one that reaches the neighbour?": Play(
            do="draw strahds-whispers", at={"immeril": (0, 0, 0), "arjhan": (0, 0, 1)}, powers={"immeril": powers}, dice=(MISS,),
            answers=("arjhan",) * reaches, seen={"CardUsed": reaches, "Attacked": reaches})
        for powers, reaches in [(["scorching-burst", "magic-missile"], 1), (["scorching-burst"], 0)]
    },
    "Strahd's Whispers may be answered by Shield of Faith": Play(
        do="draw strahds-whispers", at=KAT | {"thorgrim": (0, 0, 1)}, powers=WHISPERS | {"thorgrim": ["shield-of-faith"]},
        dice=(HIT,), answers=("thorgrim", "+shield-of-faith"), hp={"thorgrim": 8}, turned=["shield-of-faith"]),
    "Strahd's Whispers find nobody": Play(do="draw strahds-whispers", at=KAT, powers=WHISPERS, seen={"CardUsed": 0}),
    "Strahd's Whispers find nobody that stands": Play(
        do="draw strahds-whispers", at=PAIR, powers=WHISPERS, hurt={"arjhan": 10}, seen={"CardUsed": 0}),
    **{
        f"Treasure Chest {face}": Play(do="draw treasure-chest", at=KAT, top=HARROWED, dice=(face,), hp={"kat": 8 - damage},
            pile=["harrowed-experience"] * treasures)
        for face, damage, treasures in [(1, 2, 0), (10, 2, 0), (11, 1, 1), (15, 1, 1), (16, 0, 1), (20, 0, 1)]
    },
    "Treasure Chest enriches a fallen Hero without more harm": Play(do="draw treasure-chest", at=PAIR, hurt={"kat": 8},
        top=HARROWED, dice=(11,), hp={"kat": 0}, pile=["harrowed-experience"]),
    "Voice of the Master passes over a Hero that is off the board": Play(
        do="draw voice-of-the-master", at=PAIR, absent=("arjhan",), foes={"kobold-skirmisher": (0, 3, 3)}, dice=(MISS,),
        seen={"MonsterActivated": 1}, owns={"arjhan": []}),
}  # fmt: skip


@pytest.mark.card(
    "ghost-of-prince-aurel", "howl-of-the-wolf", "lief-lipsiege", "mists-of-terror", "passage-of-time", "prowling-spirits"
)
@pytest.mark.card("spirit-of-doom-event", "strahds-hunger", "strahds-whispers", "treasure-chest", "voice-of-the-master")
@pytest.mark.rule(
    "CR-064", "CR-071", "CR-107", "CR-133", "CR-145", "CR-157", "CR-174", "CR-176", "CR-180", "CR-185", "CR-203", "CR-233"
)
@pytest.mark.rule("CR-235", "CR-241", "CR-273", "CR-284")
@pytest.mark.parametrize("name", PLAYS)
def test_what_an_event_does(dice: Dice, name: str) -> None:
    state, events = perform(dice, PLAYS[name])
    assert state.prey is None
    assert [one.card for one in only(events, event.CardUsed) if "immeril" in one.hero] in ([], ["magic-missile"])


@pytest.mark.card("frenzy", "overrun", "voice-of-the-master")
@pytest.mark.rule("CR-093", "CR-157", "CR-176", "CR-281")
def test_frenzy_overrun_and_voice_of_the_master_go_by_whom_a_hero_controls(dice: Dice) -> None:
    # Frenzy lets the active players monsters act twice this villain phase.
    state, mine, theirs = meet(row("arjhan 0/0/0, kat 1/3/3"), "kobold-skirmisher 0/3/3, kobold-skirmisher 0/3/2 kat")
    laid = trap(state, "fire-trap", 1)
    state.turn.phase = "monsters"
    state.turn.queue, state.turn.present = ["kobold-skirmisher", "fire-trap"], [mine.id, theirs.id]
    encounter(state, "frenzy")
    dice(MISS, MISS, MISS)
    events = [*play(state, villain_phase.monsters_step(state)), *play(state, villain_phase.monsters_step(state))]
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == [mine.id, theirs.id, mine.id, laid.card]
    # Overrun counts the monsters of each hero.
    state = row("kat, arjhan, allisa")
    for kind, owner, column in [("wolf", 0, 0), ("ghoul", 0, 1), ("zombie", 1, 2)]:
        put(state, kind, 1, 3, column, owner=owner)
    trap(state, "alarm", 0)
    villain(state, "count-strahd", 1, 0, 0)
    encounter(state, "overrun")
    assert hp(state, "kat", "arjhan", "allisa") == [6, 9, 8], "neither the Trap nor the Count"
    # Voice of the master goes round from the left until a hero controls none.
    state, one = meet(row("kat, arjhan, allisa, thorgrim 1/3/3", tiles=3), "kobold-skirmisher 2/0/0 arjhan")
    put(state, "blazing-skeleton", 2, 0, 1, owner=1)
    put(state, "wolf", 2, 3, 3, owner=3)
    dice(HIT)
    on_top(state, "monster", "ghoul")
    events = encounter(state, "voice-of-the-master", Target(one.id), PickTile(2))
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == [one.id]
    [ghoul] = figure.controlled(state, 2)
    assert tile(state, ghoul) == 2 and hp(state, "thorgrim") == [7], "any tile; then the effect ends"

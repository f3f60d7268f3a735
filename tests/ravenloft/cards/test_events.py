"""The Events and Event-Attacks: whom they strike, what they reward, lay, bring and place."""

from typing import Any

import pytest

from game.rules.engine.script import freeze, thaw
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import Accept, PickCard, PickEdge, PickTile, Spot, Target, Use
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.phases import villain_phase
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Placed, State
from tests.ravenloft.cards.deeds import asked, encounter, only, play
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, at, at_bottom, conditions, hp, row, tile, to, where
from tests.ravenloft.kit import Dice, meet, on_top, table

KAT = {"kat": (0, 0, 0)}
PAIR = KAT | {"arjhan": (0, 0, 1)}
TRIO = PAIR | {"allisa": (0, 0, 2)}
AUREL = {"kat": ["deep-cut", "stealth", "backstab"]}
HARROWED = {"treasure": ["harrowed-experience"], "monster": ["wolf"]}
WHISPERS = {"kat": ["backstab"]}
WOLF = {"monster": ["wolf"]}
KAT_ATTACK, PAIR_ATTACK = {"kat": (0, 0, 0)}, {"kat": (0, 0, 0), "allisa": (0, 0, 1)}
GHOST = {"kat": ["deep-cut", "stealth", "dagger-barrage"], "allisa": ["crucial-aid"]}
SLIME = {"kat": ["magic-sword"], "allisa": ["crystal-ball"]}
APART = {"kat": (0, 0, 0), "allisa": (3, 1, 1)}
PLAYS = {
    # ---- those that hurt, reward and stir up
    "Ghost of Prince Aurel turns a Daily or Utility": Play("draw ghost-of-prince-aurel", at=KAT, powers=AUREL,
        offers={"prompt-lose-power": ["deep-cut", "stealth"]}, answers=(PickCard("stealth"),), turned=["stealth"], hp="kat 8"),
    "Ghost of Prince Aurel turns the last one": Play("draw ghost-of-prince-aurel", at=KAT, powers=AUREL, spent=("stealth",),
        turned=["deep-cut", "stealth"], hp="kat 8"),
    "Ghost of Prince Aurel hurts; At-Wills do not count": Play("draw ghost-of-prince-aurel", at=KAT, powers=AUREL,
        spent=("stealth", "deep-cut"), hp="kat 7"),
    "Howl of the Wolf wakes one Monster on any Hero's tile": Play("draw howl-of-the-wolf", at="kat 0/0/0, arjhan 1/0/0", tiles=3,
        dice=HIT, answers="kobold-skirmisher", foes="wolf 0/1/1, kobold-skirmisher 1/3/3, ghoul 2/0/0, count-strahd 1/2/2",
        offers={"prompt-activate": ["wolf", "kobold-skirmisher", "count-strahd"]}, hp="kat 8, arjhan 9"),
    "Howl of the Wolf is answered by silence when none is near": Play("draw howl-of-the-wolf", at=KAT, foes="wolf 1/0/0",
        seen={"MonsterActivated": 0}),
    **{
        f"Lief Lipsiege {face} brings a {'Treasure' if treasure else 'Monster'}": Play("draw lief-lipsiege", at=KAT,
            top=HARROWED, dice=face, pile=["harrowed-experience"] * treasure, owns={"kat": ["wolf"] * (not treasure)},
            ends={} if treasure else {"wolf": (0, 1, 2)})
        for face, treasure in [(1, False), (10, False), (11, True), (20, True)]
    },
    "Mists of Terror roll for every Hero": Play("draw mists-of-terror", at="kat 0/0/0, arjhan 0/0/1, allisa 1/0/0",
        dice=(5, 6, 1), hp="kat 7, arjhan 10, allisa 7", held="kat immobilized, allisa immobilized"),
    "Passage of Time touches everyone but the absent": Play("draw passage-of-time", at=TRIO, absent=("allisa",),
        hp="kat 7, arjhan 9, allisa 8"),
    "Prowling Spirits take a Treasure of the player's choice": Play("draw prowling-spirits", at=PAIR,
        items="kat magic-sword crystal-ball, arjhan holy-water", answers=(PickCard("crystal-ball"),),
        bag="kat magic-sword, arjhan holy-water"),
    "Prowling Spirits find nothing": Play("draw prowling-spirits", at=KAT, hp="kat 8"),
    "Spirit of Doom spares those who end among Monsters": Play("draw spirit-of-doom-event",
        at="kat 0/0/3, arjhan 0/3/3, allisa 2/0/0", tiles=3, bad="allisa immobilized", foes="wolf 1/3/3", answers="1/0/0, done",
        ends="kat 1/0/0", hp="kat 8, arjhan 9, allisa 7"),
    "Strahd's Hunger feeds on the strongest": Play("draw strahds-hunger", at=TRIO, hp="kat 8, arjhan 9, allisa 8",
        held="arjhan immobilized"),
    "Strahd's Hunger: in a tie the active player picks": Play("draw strahds-hunger", at=TRIO, hurt="arjhan 5", answers="allisa",
        hp="kat 8, allisa 7", held="allisa immobilized"),
    "Strahd's Hunger finds nobody when all have fallen": Play("draw strahds-hunger", at=KAT, hurt="kat 8", held={}),
    "Strahd's Whispers turn the Hero against the closest other, with an At-Will: 17 hits Arjhan's AC": Play(
        "draw strahds-whispers", at="kat 0/0/0, arjhan 1/0/0, allisa 2/0/0", tiles=3, dice=10,
        powers="kat backstab snipe-shot deep-cut", answers=((1, 1, 1), Use("backstab"), "arjhan"),
        offers={"prompt-whispers 1/1/1": ["backstab", "snipe-shot"]}, ends="kat 1/1/1", hp="arjhan 9, allisa 8"),
    "Strahd's Whispers miss": Play("draw strahds-whispers", at="kat 1/1/1, arjhan 1/0/0, allisa 2/0/0", tiles=3, dice=9,
        powers="kat backstab snipe-shot deep-cut", answers=(Use("backstab"), "arjhan"), hp="arjhan 10"),
    "Strahd's Whispers only place a fallen Hero": Play("draw strahds-whispers", at="kat 0/0/0, arjhan 1/3/3", powers=WHISPERS,
        hurt="kat 8", answers="1/2/2", ends="kat 1/2/2", seen={"Attacked": 0}),
    **{
        f"Strahd's Whispers and {powers}: is there one that reaches the neighbour?": Play("draw strahds-whispers",
            at="immeril 0/0/0, arjhan 0/0/1", powers={"immeril": powers}, dice=MISS, answers=("arjhan",) * reaches,
            seen={"CardUsed": reaches, "Attacked": reaches})
        for powers, reaches in [(["scorching-burst", "magic-missile"], 1), (["scorching-burst"], 0)]
    },
    "Strahd's Whispers may be answered by Shield of Faith": Play("draw strahds-whispers", at="kat 0/0/0, thorgrim 0/0/1",
        powers="kat backstab, thorgrim shield-of-faith", dice=HIT, answers="thorgrim, +shield-of-faith", hp="thorgrim 8",
        turned=["shield-of-faith"]),
    "Strahd's Whispers find nobody": Play("draw strahds-whispers", at=KAT, powers=WHISPERS, seen={"CardUsed": 0}),
    "Strahd's Whispers find nobody that stands": Play("draw strahds-whispers", at=PAIR, powers=WHISPERS, hurt="arjhan 10",
        seen={"CardUsed": 0}),
    **{
        f"Treasure Chest {face}": Play("draw treasure-chest", at=KAT, top=HARROWED, dice=face, hp={"kat": 8 - damage},
            pile=["harrowed-experience"] * treasures)
        for face, damage, treasures in [(1, 2, 0), (10, 2, 0), (11, 1, 1), (15, 1, 1), (16, 0, 1), (20, 0, 1)]
    },
    "Treasure Chest enriches a fallen Hero without more harm": Play("draw treasure-chest", at=PAIR, hurt="kat 8", top=HARROWED,
        dice=11, hp="kat 0", pile=["harrowed-experience"]),
    "Voice of the Master passes over a Hero that is off the board": Play("draw voice-of-the-master", at=PAIR, absent=("arjhan",),
        foes="kobold-skirmisher 0/3/3", dice=MISS, seen={"MonsterActivated": 1}, owns="arjhan"),
    # ---- those that lay tiles, bring Monsters and place figures
    "Bubbling Cauldron brings each Monster and Villain a tile closer": Play("draw bubbling-cauldron",
        at="kat 0/0/0, arjhan 3/1/1", tiles=4, foes="ghoul 0/3/3, wolf 1/0/0, count-strahd 3/2/1",
        answers="ghoul, wolf, 0/2/2, 2/3/3", ends="ghoul 0/3/3, wolf 0/2/2, count-strahd 2/3/3"),
    **{
        f"Corner of Your Eye {face}: on an adjacent tile {'a Monster' if monster else 'a Power'}": Play("draw corner-of-your-eye",
            at="kat 1/0/0, arjhan 0/0/0", tiles=3, powers="kat stealth deep-cut", spent=("stealth", "deep-cut"), top=WOLF,
            dice=face, answers=(2, (2, 3, 3), *[PickCard("deep-cut")] * (not monster)),
            ends={"kat": (2, 3, 3)} | ({"wolf": (2, 2, 1)} if monster else {}), owns={"kat": ["wolf"] * monster},
            turned=["stealth", "deep-cut"] if monster else ["stealth"])
        for face, monster in [(1, True), (15, True), (16, False), (20, False)]
    },
    "Corner of Your Eye looks nowhere where there is no other tile": Play("draw corner-of-your-eye", at=KAT, tiles=1, dice=20,
        ends=KAT, owns="kat"),
    "Corner of Your Eye looks no farther than the next tile": Play("draw corner-of-your-eye", at=KAT, tiles=4, dice=20,
        offers={"prompt-place": {1}}, answers="1/3/3"),
    "Cowardly Flight takes the closest Monster to a new tile from the bottom; the new one finds the bone pile taken": Play(
        "draw cowardly-flight", at=KAT, tiles=3, foes="ghoul 0/3/3, zombie 1/0/0", bottom="T12", top=WOLF,
        answers=(PickEdge(0, "north"), at(0, -1, 2, 1), at(0, -1, 1, 1)), new_tile="T12", owns="kat ghoul zombie wolf",
        ends="ghoul 3/2/1, zombie 1/0/0, wolf 3/1/1"),
    "Cowardly Flight without a Monster does nothing": Play("draw cowardly-flight", at=KAT, owns="kat"),
    "Cyrus Belview leads the Hero and perhaps others to a new tile with two Monsters": Play("draw cyrus-belview", at=TRIO,
        bottom="T12", top={"monster": ["wolf", "ghoul"]}, new_tile="T12",
        answers=(PickEdge(1, "south"), at(1, 1, 2, 2), at(1, 1, 1, 1), Accept(), at(1, 1, 2, 1), DONE),
        ends="kat 2/1/1, arjhan 2/2/1, allisa 0, wolf 2, ghoul 2", owns="kat wolf ghoul"),
    "Illusionary Trick swaps the Hero with the farthest Monster": Play("draw illusionary-trick", at=KAT, tiles=4,
        foes="ghoul 1/0/0, wolf 3/1/1", ends="kat 3/1/1, wolf 0/0/0, ghoul 1/0/0"),
    "Illusionary Trick needs a Monster": Play("draw illusionary-trick", at=KAT, ends=KAT),
    "Illusionary Trick lets the player break ties": Play("draw illusionary-trick", at=KAT, foes="ghoul 1/0/0, wolf 1/3/3",
        answers="wolf", ends="wolf 0/0/0"),
    "Reinforcements ask the active player in a tie and pass over the absent": Play("draw reinforcements", at=TRIO,
        absent=("allisa",), top=WOLF, answers="arjhan, 0", owns="kat, arjhan wolf"),
    "Reinforcements come to whoever controls fewest of those on the board": Play("draw reinforcements",
        at="arjhan 0/0/0, kat 0/0/1, allisa 0/0/2", active=1, absent=("allisa",), foes="wolf 1/3/3", top={"monster": ["ghoul"]},
        answers="1", owns="kat ghoul, allisa"),
    "Secret Door opens next to the Hero": Play("draw secret-door", at=KAT, tiles=3, bottom="T12", top=WOLF,
        answers=(PickEdge(0, "west"),), new_tile="T12", ends="wolf 3", owns="kat wolf"),
    **{
        f"{card}: no passage opens when no tile is left": Play(f"draw {card}", at=PAIR, foes="wolf 0/3/3", dice=MISS,
            bottom="none", owns="kat wolf", ends="kat 0/0/0, wolf 0/3/3")
        for card in ("secret-door", "cowardly-flight", "cyrus-belview", "prowling-ghost")
    },
    "Strahd's Minions drag the Hero and two Monsters to the farthest tile; nobody new": Play("draw strahds-minions", at=KAT,
        tiles=4, foes="ghoul 0/3/3, wolf 1/0/0, zombie 2/0/0", answers="3/1/1, 3/2/1, 3/1/2", owns="kat ghoul wolf zombie",
        ends="kat 3/1/1, ghoul 3/2/1, wolf 3/1/2, zombie 2/0/0"),
    **{
        f"Strahd's Minions are {there}: a new one joins them, adjacent to the Hero": Play("draw strahds-minions", at=KAT,
            foes={"ghoul": (0, 3, 3)} if there else {}, top=WOLF, answers=((1, 1, 1), *[(1, 3, 3)] * there, (1, 2, 2)),
            owns={"kat": ["ghoul"] * there + ["wolf"]}, ends="wolf 1/2/2")
        for there in (0, 1)
    },
    "Strahd's Minions are enough when there are two, and stay where they wait": Play("draw strahds-minions", at=KAT, tiles=3,
        foes="ghoul 0/3/3, wolf 2/0/0", answers="2/1/1, 2/2/2", ends="kat 2/1/1, ghoul 2/2/2, wolf 2/0/0", owns="kat ghoul wolf"),
    "Strahd's Trick puts the Hero among most Monsters within one tile": Play("draw strahds-trick", at=KAT, tiles=3,
        answers="1/3/3", ends="kat 1/3/3", hp="kat 8",
        foes={"ghoul": (0, 3, 3), "wolf": (1, 0, 0), "zombie": (1, 0, 1)} | dict.fromkeys(("spider",
        "wraith", "gargoyle"), (2, 0, 0))),
    "Strahd's Trick hurts a Hero without Monsters near": Play("draw strahds-trick", at=KAT, tiles=3, foes="ghoul 2/0/0",
        ends=KAT, hp="kat 7"),
    "Summoning Circle brings a Monster beside the Hero": Play("draw summoning-circle", at="kat 0/0/3", top=WOLF, answers="1/1/0",
        ends="wolf 1/1/0", owns="kat wolf"),
    "Teleport Glyph sends the Hero and her tile's Monsters far away": Play("draw teleport-glyph", at=PAIR, tiles=4,
        foes="ghoul 0/3/3, wolf 1/0/0", answers="3/1/1, 3/2/1", ends="kat 3/1/1, ghoul 3/2/1, wolf 1/0/0, arjhan 0"),
    # ---- what follows an Event-Attack
    "Ambush ends with a new Monster on the Hero's tile": Play("draw ambush", at=KAT_ATTACK, top={"monster": ["wolf"]}, dice=MISS,
        ends="wolf 0/1/2", owns="kat wolf"),
    "Circle of Death strengthens the Undead of the tile": Play("draw circle-of-death", at=KAT_ATTACK, dice=MISS,
        hp="wraith 2, gargoyle 1, ghoul 1, blazing-skeleton 1, count-strahd 11",
        foes="wraith 0/3/3, gargoyle 0/3/2, ghoul 1/0/0, blazing-skeleton 1/3/3, count-strahd 0/3/0",
        hurt="wraith 1, gargoyle 1, blazing-skeleton 1, count-strahd 2"),
    "Green Slime dissolves a Treasure of the active Hero": Play("draw green-slime", at=PAIR_ATTACK, items=SLIME,
        dice=(HIT, MISS), answers="kat", bag="kat, allisa crystal-ball"),
    "Green Slime dissolves no Treasure of another": Play("draw green-slime", at=PAIR_ATTACK, items=SLIME, dice=(MISS, HIT),
        answers="kat", bag=SLIME),
    "Howling Ghost is bought off with an unused Daily": Play("draw howling-ghost", at=PAIR_ATTACK, powers=GHOST,
        spent=("dagger-barrage",), dice=(HIT, HIT), answers=("kat", PickCard("deep-cut")),
        offers={"prompt-flip-daily kat": ["deep-cut", DONE]}, hp="kat 8, allisa 6", turned=["deep-cut", "dagger-barrage"]),
    "Howling Ghost need not be bought off": Play("draw howling-ghost", at=PAIR_ATTACK, powers=GHOST, dice=(HIT, MISS),
        answers="kat, done", hp="kat 6", turned=[]),
    "Howling Ghost that is bought off does nothing more in the fog": Play("draw howling-ghost", at=KAT_ATTACK,
        environment="blood-fog", powers="kat deep-cut", dice=20, answers=(PickCard("deep-cut"),), hp="kat 8",
        turned=["deep-cut"]),
    "Icy Corridor throws every Hero of the tile where its player wants, also the fallen": Play("draw icy-corridor",
        at="kat 1/0/0, allisa 1/3/3, thorgrim 2/0/0", tiles=4, hurt="allisa 8", dice=MISS,
        offers={"prompt-icy-corridor": {0, 1, 2}}, answers="0/0/0, 2/3/3", ends="kat 0/0/0, allisa 2/3/3, thorgrim 2/0/0"),
    "Patrina Velikovna drives lonely Monsters toward the closest Hero": Play("draw patrina-velikovna", at=APART, tiles=4,
        foes="wolf 2/0/0, ghoul 0/3/3, zombie 1/3/3", dice=(MISS, MISS), answers="kat, wolf, 3/2/1, 0/2/2",
        ends="wolf 3/2/1, ghoul 0/3/3, zombie 0/2/2"),
    "Patrina Velikovna moves by one tile and leaves who stands by the fallen": Play("draw patrina-velikovna", at=APART, tiles=5,
        hurt="allisa 8", foes="wolf 4/1/2, ghoul 3/2/1", dice=MISS, answers="3/1/2", ends="wolf 3/1/2, ghoul 3/2/1"),
    "Patrina Velikovna moves nobody where no Hero stands": Play("draw patrina-velikovna", at=APART, tiles=5,
        hurt="kat 8, allisa 8", foes="wolf 4/1/2", ends="wolf 4/1/2"),
    "Prowling Ghost lures the Hero to a new tile": Play("draw prowling-ghost", at=PAIR_ATTACK, bottom="T12",
        top={"monster": ["wolf"]}, dice=MISS, answers=(PickEdge(0, "north"), at(0, -1, 1, 1)), new_tile="T12", hp="kat 8",
        owns="kat wolf", ends="kat 2/1/1, allisa 0, wolf 2/2/1"),
    **{
        f"Spider Webs catch the Hero one way or the other: {condition}, +4 against AC 14": Play("draw spider-webs",
            at=PAIR_ATTACK, dice=face, held={"kat": [condition]}, hp="kat 8")
        for face, condition in [(10, "immobilized"), (9, "slowed")]
    },
    "a fallen active Hero is not struck, but its tile is": Play("draw animated-armor", at=PAIR_ATTACK, hurt="kat 8", dice=HIT,
        hp="allisa 5", seen={"Attacked": 1}),
}  # fmt: skip


@pytest.mark.card("ghost-of-prince-aurel", "howl-of-the-wolf", "lief-lipsiege", "mists-of-terror", "passage-of-time")
@pytest.mark.card("prowling-spirits", "spirit-of-doom-event", "strahds-hunger", "strahds-whispers", "treasure-chest")
@pytest.mark.card("voice-of-the-master", "bubbling-cauldron", "corner-of-your-eye", "cowardly-flight", "cyrus-belview")
@pytest.mark.card("illusionary-trick", "reinforcements", "secret-door", "prowling-ghost", "strahds-minions", "strahds-trick")
@pytest.mark.card("summoning-circle", "teleport-glyph", "ambush", "circle-of-death", "green-slime", "howling-ghost")
@pytest.mark.card("icy-corridor", "patrina-velikovna", "spider-webs", "animated-armor")
@pytest.mark.rule("CR-034", "CR-064", "CR-066", "CR-068", "CR-069", "CR-070", "CR-071", "CR-087", "CR-088", "CR-104", "CR-107")
@pytest.mark.rule("CR-120", "CR-133", "CR-134", "CR-145", "CR-147", "CR-157", "CR-166", "CR-174", "CR-175", "CR-176", "CR-177")
@pytest.mark.rule("CR-178", "CR-180", "CR-185", "CR-203", "CR-232", "CR-233", "CR-234", "CR-235", "CR-241", "CR-273", "CR-284")
@pytest.mark.parametrize("name", PLAYS)
def test_what_an_event_does(dice: Dice, name: str) -> None:
    state, events = perform(dice, PLAYS[name])
    assert state.prey is None and state.turn.explored == ""
    assert state.decks.encounter.discard == [PLAYS[name].do.split()[1]]
    assert [one.card for one in only(events, event.CardUsed) if "immeril" in one.hero] in ([], ["magic-missile"])


@pytest.mark.card("frenzy", "overrun", "voice-of-the-master")
@pytest.mark.rule("CR-093", "CR-157", "CR-176", "CR-281")
def test_frenzy_overrun_and_voice_of_the_master_go_by_whom_a_hero_controls(dice: Dice) -> None:
    # Frenzy lets the active players monsters act twice this villain phase.
    foes = "kobold-skirmisher 0/3/3, kobold-skirmisher 0/3/2 kat, fire-trap 1"
    state, mine, theirs, laid = meet(row("arjhan 0/0/0, kat 1/3/3", phase="monsters"), foes)
    state.turn.queue, state.turn.present = ["kobold-skirmisher", "fire-trap"], [mine.id, theirs.id]
    encounter(state, "frenzy")
    dice(MISS, MISS, MISS)
    events = [*play(state, villain_phase.monsters_step(state)), *play(state, villain_phase.monsters_step(state))]
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == [mine.id, theirs.id, mine.id, laid.card]
    # Overrun counts the monsters of each hero.
    foes = "wolf 1/3/0, ghoul 1/3/1, zombie 1/3/2 arjhan, alarm 0, count-strahd 1/0/0"
    state = row("kat, arjhan, allisa", foes=foes)
    encounter(state, "overrun")
    assert hp(state, "kat", "arjhan", "allisa") == [6, 9, 8], "neither the Trap nor the Count"
    # Voice of the master goes round from the left until a hero controls none.
    foes = "kobold-skirmisher 2/0/0 arjhan, blazing-skeleton 2/0/1 arjhan, wolf 2/3/3 thorgrim"
    state = row("kat, arjhan, allisa, thorgrim 1/3/3", tiles=3, dice=HIT, foes=foes, top={"monster": "ghoul"})
    events = encounter(state, "voice-of-the-master", Target("kobold-skirmisher-1"), PickTile(2))
    assert [acted.figure for acted in only(events, event.MonsterActivated)] == ["kobold-skirmisher-1"]
    [ghoul] = figure.controlled(state, 2)
    assert tile(state, ghoul) == 2 and hp(state, "thorgrim") == [7], "any tile; then the effect ends"


START = (Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 1, 0, 0), Placed("T09", 2, 0, 0), Placed("T11", 3, 0, 0))


def start_tiles(**more: Any) -> State:
    """The Start tile with a row of three tiles to its east."""
    return table("kat 4/0/0, arjhan 3/0/0", tiles=START, powers="", **more)


@pytest.mark.card("neglected-passage", "overwhelming-terror", "reinforcements")
@pytest.mark.rule("CR-088", "CR-177", "CR-179", "CR-236", "CR-280", "CR-068", "CR-157", "CR-176")
def test_neglected_passage_overwhelming_terror_and_reinforcements() -> None:
    state = start_tiles(top={"monster": "wolf", "encounter": "neglected-passage"})
    at_bottom(state, "T12")
    copy = thaw(State, freeze(state))
    edges = asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-edge")
    assert edges == [(0, "north"), (0, "west"), (1, "east"), (1, "west")]
    encounter(state, "neglected-passage", PickEdge(1, "west"))
    assert state.board.tiles[5] == Placed("T12", -1, 1, 3)
    assert where(state, figure.controlled(state, 0)[0])[0] == 5 and state.decks.encounter.discard == ["neglected-passage"]
    # A neglected passage without tiles is no reason to draw again.
    state = start_tiles()
    state.decks.tile.draw = []
    assert len(only(encounter(state, "neglected-passage"), event.EncounterDrawn)) == 1 and not state.heroes[0].threats
    # Without a start tile another card is drawn.
    for card in ["neglected-passage", "overwhelming-terror"]:
        state = row("kat")
        on_top(state, "encounter", card, card, "passage-of-time")
        events = play(state, encounter_deck.draw_encounter(state, 0))
        assert only(events, event.EncounterDrawn)[-1].card == "passage-of-time" and hp(state, "kat") == [7]
        assert state.decks.encounter.discard[-1] == "passage-of-time" and state.decks.encounter.discard[0] == card
        assert len(state.board.tiles) == 2 and not state.limbo
    # Overwhelming terror drives everyone two tiles toward the start and no farther.
    state, wolf = meet(start_tiles(), "wolf 2/3/3")
    encounter(state, "overwhelming-terror", to(state, 2, 0, 0), to(state, 0, 0, 0))
    assert where(state, "kat") == (2, 0, 0) and where(state, "arjhan") == (0, 0, 0)
    assert (conditions(state), conditions(state, 1)) == (["slowed"], []), "Kat came to the Wolf's tile"
    state.heroes[0].conditions = []
    state.heroes[1].square, wolf.square = to(state, 1, 0, 0).square, to(state, 1, 0, 3).square
    encounter(state, "overwhelming-terror", to(state, 0, 1, 1))
    assert where(state, "kat") == (0, 1, 1) and where(state, "arjhan") == (1, 0, 0), "already there"
    assert (conditions(state), conditions(state, 1)) == ([], ["slowed"])
    # Reinforcements come to the hero with fewest monsters.
    tiles = [Placed("T10", 0, 0, 0), *(Placed("T09", x, y, 0) for x, y in [(1, 0), (-1, 0), (0, 1), (0, -1)])]
    foes, top = "ghoul 0/3/3, alarm 0 arjhan, zombie 0/3/2 allisa", {"monster": "wolf", "encounter": "reinforcements"}
    state = table("kat, arjhan, allisa", tiles=tiles, powers="", foes=foes, top=top)
    copy = thaw(State, freeze(state))
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-tile") == [1, 2, 3, 4], "tiles with an unexplored edge"
    encounter(state, "reinforcements", PickTile(3))
    [wolf] = figure.controlled(state, 1)
    assert where(state, wolf) == (3, 1, 1), "Arjhan's Trap does not count"


# Title, whom, bonus, damage of a hit, damage of a miss, Condition of a hit.
STRIKES = [
    ("ambush", "tile", 8, 0, 0, "slowed"), ("animated-armor", "tile", 7, 3, 1, ""), ("choking-fog", "tile", 8, 2, 1, ""),
    ("circle-of-death", "tile", 8, 2, 1, ""), ("gray-ooze", "active", 8, 3, 1, ""), ("green-slime", "tile", 6, 2, 1, ""),
    ("hands-of-the-dead", "tile", 6, 2, 1, "slowed"), ("howling-ghost", "tile", 9, 2, 0, ""), ("icy-corridor", "tile", 8, 2, 1, ""),
    ("patrina-velikovna", "all", 7, 2, 1, ""), ("prowling-ghost", "active", 9, 1, 0, ""), ("strahd-attacks", "near", 6, 3, 1, ""),
]  # fmt: skip
REACH = {
    "active": ["kat"], "tile": ["kat", "allisa"], "near": ["kat", "allisa", "immeril"],
    "all": ["kat", "allisa", "immeril", "thorgrim"],
}  # fmt: skip
SEATS = {"kat": (0, 0, 0), "allisa": (0, 3, 3), "immeril": (1, 0, 0), "thorgrim": (2, 0, 0)}
FULL = {"kat": 8, "allisa": 8, "immeril": 6, "thorgrim": 8}


def after(card: str) -> list[Any]:
    """Answers to what follows an attack, in `test_whom_an_event_attack_strikes`."""
    if card == "icy-corridor":
        return [Spot(board.square(0, 2)), Spot(board.square(1, 2))]
    return [PickEdge(0, "north"), at(0, -1, 1, 1)] if card == "prowling-ghost" else []


@pytest.mark.card(*(strike[0] for strike in STRIKES))
@pytest.mark.rule("CR-165", "CR-166", "CR-112", "CR-113", "CR-114", "CR-116")
@pytest.mark.parametrize("hits", [True, False])
@pytest.mark.parametrize(("card", "whom", "bonus", "damage", "miss", "condition"), STRIKES)
def test_event_attacks(dice: Dice, card: str, whom: str, bonus: int, damage: int, miss: int, condition: str, hits: bool) -> None:
    state = row(",".join(SEATS), tiles=3, at=SEATS)
    at_bottom(state, "T12")
    struck = REACH[whom]
    armour = {name: stats.armour(state, name) for name in struck}
    dice(*(armour[name] - bonus - (not hits) for name in struck))
    events = encounter(state, card, *map(Target, struck[:-1]), *after(card))
    attacks = [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)]
    assert attacks == [(name, bonus, hits) for name in struck]
    lost = damage if hits else miss
    assert {name: hp(state, name)[0] for name in SEATS} == {name: FULL[name] - lost * (name in struck) for name in SEATS}
    found = [hero.conditions for hero in state.heroes]
    assert found == [[condition] * (hits and condition != "" and hero.id in struck) for hero in state.heroes]
    assert state.decks.encounter.discard == [card]


@pytest.mark.card("gray-ooze", "king-tomescus-portal")
@pytest.mark.rule("CR-185", "CR-233", "CR-294")
def test_gray_ooze_and_king_tomescus_portal(dice: Dice) -> None:
    # Gray ooze dissolves a treasure by lot when it hits.
    lost = set()
    for seed in range(12):
        state = row("kat", items="kat magic-sword crystal-ball", seed=seed, dice=MISS)
        encounter(state, "gray-ooze")
        assert len(state.heroes[0].items) == 2
        dice(HIT)
        encounter(state, "gray-ooze")
        lost.add(state.decks.treasure.discard[-1])
        assert len(state.heroes[0].items) == 1
    assert lost == {"magic-sword", "crystal-ball"}
    # King tomescus portal pulls three times and swallows the hero.
    state = row("kat, allisa", tiles=3, dice=(6, 5, 6))
    events = encounter(state, "king-tomescus-portal")
    attacks = [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)]
    assert attacks == [("kat", 8, True), ("kat", 8, False), ("kat", 8, True)]
    assert hp(state, "kat", "allisa") == [6, 8] and state.heroes[0].square is None
    encounter(state, "passage-of-time")
    assert hp(state, "kat", "allisa") == [6, 7], "whoever is gone is affected by nothing"

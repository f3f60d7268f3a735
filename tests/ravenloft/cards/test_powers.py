"""The Power cards of the five Heroes."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import Disable, PickCondition, PickTile, React, Step, Target, Use
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Lasting
from tests.ravenloft.cards.deeds import act, choices, encounter, offered, only, play, treasure, use
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, gone, grant, hp, row, to, used, where
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, spot, table, trap

PAIR = {"arjhan": (0, 0, 0), "kat": (0, 0, 1)}
STRAHD, EDGE = {"count-strahd": (0, 1, 1)}, {"thorgrim": (0, 0, 3), "arjhan": (0, 0, 0)}
STRIKE = {"thorgrim": (0, 0, 0), "arjhan": (1, 0, 0), "kat": (2, 0, 0)}
FLARE = {"thorgrim": "slowed", "arjhan": "immobilized"}
FIVE = {"thorgrim": (0, 0, 0), "arjhan": (0, 0, 1), "kat": (0, 0, 2), "allisa": (0, 0, 3), "immeril": (0, 1, 0)}
TRIO = {"thorgrim": (0, 0, 0), "arjhan": (0, 0, 1), "kat": (1, 0, 0)}
SHIELD = {"thorgrim": ["shield-of-faith"]}
FOUR = {"wolf": (0, 3, 3), "gargoyle": (0, 3, 2), "wraith": (1, 0, 0), "ghoul": (1, 0, 1)}
SHOT = {"gargoyle": (2, 3, 3), "wraith": (1, 0, 0), "rat-swarm": (3, 1, 1)}
TWIN = {"wolf": (0, 3, 3), "gargoyle": (1, 3, 3), "zombie": (2, 0, 0), "ghoul": (1, 0, 0)}
TREE = {"gargoyle": (2, 0, 0), "wraith": (2, 0, 1), "ghoul": (1, 0, 0), "zombie": (3, 1, 1)}
THREE = {"wolf": (0, 1, 1), "ghoul": (0, 0, 1), "gargoyle": (0, 1, 0)}
PARRY, YIELD = {"allisa": ["unbalancing-parry"]}, {"allisa": ["yield-ground"]}
PLAYS = {
    # ---- Arjhan
    "Dragon's Breath burns his tile and costs no attack: 15 hits AC 11, misses AC 16 without damage": Play("use dragons-breath",
        foes="zombie 0/3/3, gargoyle 0/3/2, wolf 1/0/0", dice=(11, 11), answers="gargoyle",
        hp="zombie 0, gargoyle 2, wolf 1", used=True),
    "Dragon's Breath is free even after the attack": Play("use dragons-breath", foes="zombie 0/3/3",
        parts=("attack", "move"), dice=MISS, may=True),
    "Cleave carries on to another Monster of his tile, not the same": Play("use cleave",
        foes="zombie 0/1/1, gargoyle 0/3/3, wolf 1/0/0", dice=10, answers="zombie, gargoyle, 0/2/2",
        offers={"prompt-cleave zombie": ["gargoyle", DONE]}, hp="zombie 0, gargoyle 1", ends="arjhan 0/2/2"),
    "Cleave while Slowed": Play("use cleave", foes="zombie 0/1/1, gargoyle 0/3/3", bad="arjhan slowed", dice=10,
        answers="zombie, gargoyle", hp="gargoyle 1"),
    "Cleave while Immobilized does not carry on": Play("use cleave", foes="zombie 0/1/1, gargoyle 0/3/3",
        bad="arjhan immobilized", dice=10, answers="zombie", hp="gargoyle 2"),
    "Cleave does nothing on a miss: 15 misses AC 16": Play("use cleave", foes="gargoyle 0/1/1, wraith 0/0/1", dice=9,
        answers="gargoyle", hp="gargoyle 2, wraith 2"),
    "Cleave may stop": Play("use cleave", foes="gargoyle 0/1/1, wraith 0/0/1", dice=10, answers="gargoyle, done",
        hp="gargoyle 1, wraith 2"),
    "Cleave strikes a neighbour that is adjacent already": Play("use cleave", foes="gargoyle 0/1/1, wraith 0/0/1",
        hurt="gargoyle 1", dice=10, answers="gargoyle, wraith", hp="gargoyle 0, wraith 1", ends="arjhan 0/0/0"),
    "Cleave ends when the Wraith's shriek fells him": Play("use cleave", foes="wraith 0/1/1, gargoyle 0/0/1",
        hurt="arjhan 9, wraith 1", dice=HIT, answers="wraith", hp="wraith 0, arjhan 0, gargoyle 2"),
    "Trapping Strike drags the Monster beside him first: 15 misses AC 16": Play("use trapping-strike", tiles=3,
        foes="gargoyle 1/3/3, wolf 2/0/0", dice=7, answers="gargoyle, 0/1/1", hp="gargoyle 2", ends="gargoyle 0/1/1",
        offers={"prompt-target": ["gargoyle"], "prompt-place-adjacent": [(0, 0, 1), (0, 1, 0), (0, 1, 1)]}),
    "Trapping Strike attacks it": Play("use trapping-strike", foes="gargoyle 0/1/1", dice=8, answers="gargoyle", hp="gargoyle 1"),
    "Trapping Strike needs no roll when a glyph destroys the Monster on its way": Play("use trapping-strike", foes="wolf 1/3/3",
        marks=(("glyph-of-warding", 0),), answers="wolf, 0/1/1", hp="wolf 0", seen={"DieRolled": 0}),
    "Tide of Iron pushes a survivor and lets him follow on his tile": Play("use tide-of-iron", at="arjhan 1/0/0", tiles=3,
        foes="gargoyle 1/1/1", dice=8, answers="gargoyle, 2, 2/3/3, 1/3/3", offers={"prompt-push-tile gargoyle": [0, 1, 2]},
        hp="gargoyle 1", ends="gargoyle 2/3/3, arjhan 1/3/3"),
    "Tide of Iron moves nobody on a miss": Play("use tide-of-iron", foes="gargoyle 0/1/1, wolf 0/0/1", dice=7,
        answers="gargoyle", ends="gargoyle 0/1/1, arjhan 0/0/0"),
    "Tide of Iron moves only him after a kill, on his tile only": Play("use tide-of-iron", foes="gargoyle 0/1/1, wolf 0/0/1",
        dice=6, answers="wolf, done", offers={"prompt-reposition wolf": {0}}, hp="wolf 0", ends="arjhan 0/0/0"),
    **{
        f"{card} at an adjacent Monster, {'hit' if hit else 'miss: it is not used up'}": Play(f"use {card}",
            foes="count-strahd 0/1/1, wolf 0/3/3", dice=18 + hit - bonus, answers="count-strahd",
            offers={"prompt-target": ["count-strahd"]}, hp={"count-strahd": 12 - damage * hit}, used=hit)
        for card, bonus, damage in [("brute-strike", 5, 4), ("precise-strike", 11, 2)]
        for hit in (False, True)
    },
    "Come and Get It is used up by a miss": Play("use come-and-get-it", foes="gargoyle 0/0/1", dice=9, answers="0",
        hp="gargoyle 2", used=True),
    "Come and Get It is used up when nobody is near enough": Play("use come-and-get-it", tiles=3, foes="wolf 2/0/0",
        ends="wolf 2/0/0", used=True, seen={"Attacked": 0}),
    "Come and Get It fetches a tile that holds a Monster and attacks everything adjacent; the third found no square": Play(
        "use come-and-get-it", tiles=3, dice=(10, 10, 10), offers={"prompt-attack-tile": [0, 1]}, used=True,
        foes="gargoyle 0/0/1, wolf 1/3/3, ghoul 1/3/2, zombie 1/3/1, rat-swarm 2/1/0", answers="1, wolf, 0/1/1, ghoul, gargoyle",
        ends="zombie 1/3/1", hp="gargoyle 1, wolf 0, ghoul 0, zombie 1, rat-swarm 1"),
    "Bodyguard takes the place of a Hero that a Monster hits": Play("act kobold-skirmisher", at="arjhan 0/0/0, kat 1/0/0",
        powers="arjhan bodyguard", foes="kobold-skirmisher 1/3/3", dice=HIT, answers="+bodyguard", hp="arjhan 10, kat 8",
        ends="arjhan 1/0/0, kat 0/0/0", used=True, seen={"AttackFoiled": 1}),
    "Bodyguard reaches one tile": Play("act kobold-skirmisher", at="arjhan 0/0/0, kat 2/0/0", tiles=4, powers="arjhan bodyguard",
        foes="kobold-skirmisher 3/1/1", dice=HIT, used=False),
    "Bodyguard answers no miss": Play("act kobold-skirmisher", at=PAIR, powers="arjhan bodyguard",
        foes="kobold-skirmisher 0/1/1", dice=MISS, answers="kat", used=False),
    "Get Over There does not reach three tiles": Play("use get-over-there", tiles=4, foes="wolf 3/1/1", may=False),
    "Get Over There is the move after the attack": Play("use get-over-there", foes="wolf 0/3/3", parts=("attack",),
        may=True, answers="0/2/2"),
    "Get Over There needs a move left": Play("use get-over-there", foes="wolf 0/3/3", parts=("attack", "move"), may=False),
    "Get Over There may take him to another side of a neighbour": Play("use get-over-there", foes="wolf 0/1/1",
        answers="0/2/2", ends="arjhan 0/2/2"),
    "Unstoppable is too late once the Hero Phase runs": Play("use unstoppable", hurt="arjhan 5", may=False),
    # ---- Kat
    **{
        f"Backstab {face} at a Monster beside Arjhan at {friend}, {'fallen' if fallen else 'standing'}": Play("use backstab",
            at={"kat": (0, 0, 0), "arjhan": friend}, foes="count-strahd 0/1/1, wolf 0/3/3", hurt={"arjhan": 10 * fallen},
            dice=face, answers="count-strahd", offers={"prompt-target": ["count-strahd"]},
            hp={"count-strahd": 12 - damage * (face == 12)}, used=False)
        for friend, fallen, damage in [((0, 1, 2), False, 2), ((0, 1, 3), False, 1), ((0, 1, 2), True, 1)]
        for face in (12, 11)
    },
    "Deft Strike may move two squares before the roll": Play("use deft-strike", foes="gargoyle 0/3/3", dice=9,
        answers="0/2/2, gargoyle", ends="kat 0/2/2", hp="gargoyle 1"),
    "Deft Strike need not move": Play("use deft-strike", at="kat 0/2/2", foes="gargoyle 0/3/3", dice=8, answers="done, gargoyle",
        hp="gargoyle 2"),
    "Deft Strike while Immobilized comes from where she stands": Play("use deft-strike", at="kat 0/2/2", foes="gargoyle 0/3/3",
        bad="kat immobilized", hurt="gargoyle 1", dice=9, answers="gargoyle", hp="gargoyle 0"),
    "Snipe Shot on her tile: 15 misses AC 16": Play("use snipe-shot", tiles=3, foes="gargoyle 0/3/3, wraith 1/0/0, wolf 2/0/0",
        dice=8, answers="gargoyle", offers={"prompt-target": ["gargoyle", "wraith"]}, hp="gargoyle 2"),
    "Snipe Shot is better from exactly one tile away: 6 + 7 + 2 hits AC 15": Play("use snipe-shot", foes="wraith 1/0/0", dice=6,
        answers="wraith", hp="wraith 1"),
    "Dagger Barrage strikes all of one tile within one": Play("use dagger-barrage", tiles=3, dice=(8, 8),
        answers="1, gargoyle", offers={"prompt-attack-tile": [0, 1]}, used=True,
        foes="gargoyle 1/3/3, wraith 1/3/2, zombie 0/3/3, wolf 2/0/0", hp="gargoyle 1, wraith 0, zombie 1"),
    **{
        f"Deep Cut {face} at a Monster {'next to' if beside else 'away from'} another Hero": Play("use deep-cut",
            at={"kat": (0, 0, 0), "arjhan": (0, 1, 2) if beside else (0, 1, 3)}, foes=STRAHD, dice=face, answers="count-strahd",
            hp={"count-strahd": 12 - damage}, used=True)
        for face, beside, damage in [(12, True, 4), (11, True, 2), (12, False, 2), (11, False, 0)]
    },
    "Riposte Strike that misses stays, and strikes once for each attack": Play("act wolf", at="kat 0/0/0",
        powers="kat riposte-strike", foes="wolf 0/1/1", dice=(HIT, 6), answers="+riposte-strike", hp="kat 6, wolf 1", used=False),
    "Riposte Strike may be kept": Play("act wolf", at="kat 0/0/0", powers="kat riposte-strike", foes="wolf 0/1/1", dice=HIT,
        answers="done", used=False),
    "Riposte Strike needs the attacker adjacent": Play("act kobold-skirmisher", at="kat 0/0/0", powers="kat riposte-strike",
        foes="kobold-skirmisher 0/3/3", hurt="kat 7", dice=MISS, used=False),
    "Riposte Strike needs Kat standing": Play("act wolf", at="kat 0/0/0", powers="kat riposte-strike", foes="wolf 0/1/1",
        hurt="kat 7", dice=HIT, used=False),
    "Riposte Strike is for attacks on Kat": Play("act wolf", at="kat 0/0/0, arjhan 0/0/1", powers="kat riposte-strike",
        foes="wolf 0/1/0", dice=MISS, answers="arjhan", hp="wolf 1", used=False),
    "Spring Away takes her two tiles off before another Hero's card takes effect": Play("draw animated-armor",
        at="arjhan 0/0/0, kat 0/0/1", tiles=4, powers="kat spring-away", dice=HIT, answers="+spring-away, 2/1/1",
        ends="kat 2/1/1", hp="arjhan 7, kat 8", used=True),
    "Spring Away is not for her own cards": Play("draw passage-of-time", at="kat 0/0/0, arjhan 0/0/1", tiles=4,
        powers="kat spring-away", used=False),
    "Spring Away lands exactly two tiles away": Play("draw passage-of-time", at="kat 0/0/0, arjhan 0/0/1", tiles=4, active=1,
        powers="kat spring-away", offers={"prompt-leap +spring-away": {2}}, answers="+spring-away, 2/1/1"),
    "Spring Away needs a tile two tiles away": Play("draw passage-of-time", at="arjhan 0/0/0, kat 0/0/1",
        powers="kat spring-away", hp="kat 7", used=False),
    # ---- Thorgrim
    "Healing Word needs somebody who is hurt": Play("use healing-word", at="thorgrim 0/0/0, arjhan 3/1/1", tiles=4, may=False),
    "Healing Word gives any Hero its own surge value and raises the fallen": Play("use healing-word",
        at="thorgrim 0/0/0, arjhan 3/1/1", tiles=4, hurt="arjhan 10", answers="arjhan", hp="arjhan 5", used=True,
        seen={"HeroRose": 1}),
    "Divine Flare strikes nobody on another tile, though adjacent": Play("use divine-flare", at=EDGE, foes="wraith 1/0/0",
        may=False),
    "Divine Flare mends nothing on a miss: 8 + 6 misses AC 15": Play("use divine-flare", at=EDGE,
        foes="wraith 1 1/0/0, wraith 2 0/3/0", bad=FLARE, dice=8, answers="wraith 2", hp="wraith 1 2, wraith 2 2",
        held="thorgrim slowed, arjhan immobilized", used=False),
    "Divine Flare ends a Condition on its tile": Play("use divine-flare", at=EDGE, foes="wraith 0/3/0", bad=FLARE, dice=9,
        answers=("wraith", PickCondition("arjhan", "immobilized")), hp="wraith 1", held="thorgrim slowed", used=False),
    "Divine Flare mends on his tile alone": Play("use divine-flare", at=TRIO, foes="gargoyle 0/1/1",
        bad=dict.fromkeys(TRIO, "slowed"), dice=HIT, answers=("gargoyle", PickCondition("arjhan", "slowed")),
        offers={"prompt-end-condition gargoyle": [PickCondition("thorgrim", "slowed"), PickCondition("arjhan", "slowed")]}),
    "Healing Strike asks nobody where nobody is hurt": Play("use healing-strike", at=TRIO, foes="gargoyle 0/1/1", dice=HIT,
        answers="gargoyle", hp="gargoyle 1"),
    "Healing Strike heals who is hurt": Play("use healing-strike", at=TRIO, foes="gargoyle 0/1/1", hurt="arjhan 1, kat 1",
        dice=HIT, offers={"prompt-heal gargoyle": ["arjhan", "kat"]}, answers="gargoyle, kat", hp="kat 8"),
    "Healing Strike heals one Hero within one tile on a hit of an adjacent Monster; Kat is two tiles away": Play(
        "use healing-strike", at=STRIKE, tiles=3, foes="skeleton 0/1/1, gargoyle 0/0/2", hurt=dict.fromkeys(STRIKE, 3), dice=8,
        offers={"prompt-target": ["skeleton"], "prompt-heal": ["thorgrim", "arjhan"]}, answers="skeleton, thorgrim",
        hp="thorgrim 6, arjhan 7, kat 5"),
    "Healing Strike heals nobody on a miss": Play("use healing-strike", at=STRIKE, tiles=3, foes="skeleton 0/1/1, gargoyle 0/0/2",
        hurt=dict.fromkeys(STRIKE, 3), dice=7, answers="skeleton", hp="thorgrim 5, arjhan 7, kat 5"),
    "Lance of Faith reaches one tile and burns the undead for two": Play("use lance-of-faith", tiles=3,
        foes="wraith 1/3/3, gargoyle 0/3/3, ghoul 2/0/0", dice=9, offers={"prompt-target": ["wraith", "gargoyle"]},
        answers="wraith", hp="wraith 0", seen={"Damaged": 1}),
    "Lance of Faith: 16 hits AC 16 for 1": Play("use lance-of-faith", foes="gargoyle 0/3/3", dice=10,
        answers="gargoyle", hp="gargoyle 1"),
    "Lance of Faith: 14 misses AC 15": Play("use lance-of-faith", foes="wraith 0/3/3", dice=8, answers="wraith", hp="wraith 2"),
    "Beacon of Hope heals its tile, the fallen Hero too; 15 hits the Wolf, misses the Gargoyle without damage": Play(
        "use beacon-of-hope", at="thorgrim 0/0/0, arjhan 1/3/2, kat 1/3/3", tiles=3, hurt="thorgrim 2, arjhan 2, kat 8",
        foes="wolf 1/0/0, gargoyle 1/0/1, zombie 2/0/0", dice=(9, 9), answers="1, wolf", used=True,
        hp="wolf 0, gargoyle 2, thorgrim 6, arjhan 9, kat 1", seen={"Attacked": 2}),
    "Beacon of Hope heals even when all rolls miss": Play("use beacon-of-hope", at="thorgrim 0/0/0, arjhan 1/3/2",
        hurt="arjhan 1", foes="gargoyle 1/0/1", dice=MISS, answers="1", hp="gargoyle 2, arjhan 10", used=True),
    "Flame Strike burns a tile up to two away, and is turned although it missed one: 15 misses AC 16, Miss 1": Play(
        "use flame-strike", tiles=4, foes="gargoyle 2/0/0, zombie 2/0/1, wolf 3/1/1", dice=(9, HIT),
        offers={"prompt-attack-tile": [2]}, answers="2, gargoyle", hp="gargoyle 1, zombie 0", used=True),
    "Hallowed Advance lets each other standing Hero move a tile, hit or miss; squares are not counted": Play(
        "use hallowed-advance", at=FIVE, tiles=3, hurt="immeril 6", bad="arjhan slowed, kat immobilized", foes="gargoyle 0/1/1",
        dice=10, offers={"prompt-advance gargoyle": {0, 1}}, answers="gargoyle, 1/3/3, done", hp="gargoyle 1",
        ends="arjhan 1/3/3, kat 0, allisa 0", used=True),
    "Hallowed Advance deals three": Play("use hallowed-advance", tiles=3, foes="count-strahd 0/1/1", dice=14,
        answers="count-strahd", hp="count-strahd 9"),
    "Consecrated Ground takes the place of a Power marker": Play("use consecrated-ground", marks=(("freezing-cloud", 1),),
        answers="1", used=True),
    "Consecrated Ground takes the attack part": Play("use consecrated-ground", parts=("attack",), may=False),
    "Shield of Faith does not reach the next tile": Play("act kobold-skirmisher", at="thorgrim 0/0/0, kat 1/0/0", powers=SHIELD,
        foes="kobold-skirmisher 1/3/3", dice=HIT, hp="kat 7", used=False),
    # ---- Immeril
    "Fey Step is free and works while Immobilized": Play("use fey-step", tiles=3, bad="immeril immobilized",
        parts=("move", "move"), foes="wolf 1/3/3", may=True, offers={"prompt-leap": {0, 1}}, answers="1/0/0",
        ends="immeril 1/0/0", held="immeril immobilized", used=True),
    "Magic Missile reaches three tiles and draws a missed target closer: 15 misses AC 16": Play("use magic-missile",
        tiles=5, foes="gargoyle 3/1/1, wolf 4/1/1, wraith 1/0/0", dice=7, answers="gargoyle, 2/0/0",
        offers={"prompt-target": ["gargoyle", "wraith"]}, ends="gargoyle 2/0/0", hp="gargoyle 2", used=False),
    "Magic Missile does not move whom it hits": Play("use magic-missile", tiles=3, foes="gargoyle 2/0/0",
        dice=8, answers="gargoyle", ends="gargoyle 2/0/0", hp="gargoyle 1", used=False),
    "Magic Missile leaves one that it misses one tile away": Play("use magic-missile", foes="wraith 1/0/0",
        dice=6, answers="wraith", ends="wraith 1/0/0", used=False),
    "Thunderwave strikes his tile and sends every survivor to one tile, hit or missed: 15 hits AC 12 and 15, misses 16": Play(
        "use thunderwave", at="immeril 1/0/0", tiles=4, dice=(8, 8, 8), offers={"prompt-push-tile rat-swarm": [0, 1, 2]},
        foes="rat-swarm 1/3/3, gargoyle 1/3/2, wraith 1/3/1, zombie 0/0/3",
        answers="rat-swarm, gargoyle, 2, gargoyle, 2/0/0, 2/0/1", hp="rat-swarm 0, gargoyle 2, wraith 1, zombie 1",
        ends="gargoyle 2/0/0, wraith 2/0/1, zombie 0/0/3"),
    "Thunderwave may leave them where they are": Play("use thunderwave", foes="gargoyle 0/3/3", dice=MISS,
        answers="0", ends="gargoyle 0/3/3"),
    "Thunderwave has nobody to push when all are destroyed": Play("use thunderwave", foes="rat-swarm 0/3/3",
        dice=HIT, hp="rat-swarm 0"),
    "Scorching Burst reaches neither the own tile nor one two away": Play("use scorching-burst", tiles=3,
        foes="zombie 0/3/3, rat-swarm 2/1/1", may=False),
    "Scorching Burst fills a tile exactly one away": Play("use scorching-burst", tiles=3, dice=(8, 8),
        answers="1, wraith", used=False, foes="zombie 0/3/3, rat-swarm 2/1/1, wraith 1/1/1, gargoyle 1/1/2",
        hp="wraith 1, gargoyle 2, zombie 1, rat-swarm 1"),
    "Fireball hurts the Count": Play("use fireball", foes="count-strahd 1/1/1", dice=12, answers="1", hp="count-strahd 9"),
    "Lightning Bolt hurts the Count": Play("use lightning-bolt", foes="count-strahd 1/1/1", dice=12,
        answers="count-strahd", hp="count-strahd 10"),
    "Lightning Bolt forks to three Monsters within one tile: Miss 1 for the Gargoyle": Play("use lightning-bolt",
        tiles=3, foes="wolf 0/3/3, gargoyle 0/3/2, wraith 1/0/0, ghoul 1/0/1, zombie 2/0/0", dice=(8, 8, 8),
        offers={"prompt-target": [*FOUR]}, answers="wolf, gargoyle, wraith, wolf, gargoyle",
        hp="wolf 0, gargoyle 1, wraith 0, ghoul 1", used=True),
    "Freezing Cloud needs a neighbouring tile": Play("use freezing-cloud", at="immeril 1/0/0", tiles=3,
        offers={"prompt-tile": [0, 2]}, answers="0", may=True),
    "Freezing Cloud does not reach two tiles": Play("use freezing-cloud", tiles=3, traps=(("alarm", 1),), may=False),
    "Freezing Cloud needs a tile without a marker": Play("use freezing-cloud", at="immeril 1/0/0", tiles=3,
        traps=(("dart-trap", 0), ("alarm", 2)), may=False),
    "Freezing Cloud needs the attack": Play("use freezing-cloud", at="immeril 1/0/0", tiles=3, parts=("attack",), may=False),
    "Dispel Magic does not help another Hero": Play("draw passage-of-time", at="arjhan 0/0/0, immeril 0/0/1",
        powers="immeril dispel-magic", hp="immeril 5, arjhan 9", used=False),
    "Illusionary Crowd draws every Monster but Villains around it": Play("use illusionary-crowd", tiles=5,
        foes="count-strahd 0/3/3, wolf 0/3/0, ghoul 4/1/2", traps=(("dart-trap", 1),),
        offers={"prompt-tile": [0, 2, 3, 4], "prompt-place 3 wolf": {2, 4}}, answers="3, wolf, 2/0/0, 4/1/2", used=True,
        ends="wolf 2/0/0, ghoul 4/1/2, count-strahd 0/3/3"),
    "Illusionary Crowd on an island draws nobody": Play("use illusionary-crowd", tiles=1, foes="wolf 0/3/3",
        ends="wolf 0/3/3", used=True),
    # ---- Allisa
    **{
        f"Hit and Run {face} places her anywhere on her tile, or nowhere; no damage on a miss": Play("use hit-and-run",
            at="allisa 0/0/3", bad="allisa immobilized", foes="gargoyle 1/0/0", dice=face, answers="gargoyle, 0/3/0",
            ends="allisa 0/3/0", hp={"gargoyle": left},
            offers={"prompt-reposition": [*[(0, line, column) for line in range(4) for column in range(4)], DONE]})
        for face, left in [(10, 0), (9, 2)]
    },
    "Hit and Run ends for her when the Wraith's shriek fells her": Play("use hit-and-run", hurt="allisa 7",
        foes="wraith 0/1/1", dice=HIT, answers="wraith", hp="wraith 0, allisa 0", ends="allisa 0/0/0"),
    "Hunter's Shot lures a distant target that it missed": Play("use hunters-shot", tiles=4, foes=SHOT, dice=9,
        answers="gargoyle, 1/3/3", hp="gargoyle 2", ends="gargoyle 1/3/3", offers={"prompt-target": ["gargoyle", "wraith"]}),
    "Hunter's Shot draws nobody closer from one tile away": Play("use hunters-shot", foes="gargoyle 1/3/3",
        dice=9, answers="gargoyle", ends="gargoyle 1/3/3"),
    "Hunter's Shot hits": Play("use hunters-shot", foes="gargoyle 1/3/3", dice=10, answers="gargoyle", hp="gargoyle 1"),
    "Twin Shot rolls for two different Monsters; no third shot is asked for": Play("use twin-shot", tiles=3,
        foes=TWIN, dice=(10, 12), answers="wolf, gargoyle, wolf", hp="wolf 0, gargoyle 1, ghoul 1", seen={"Attacked": 2},
        offers={"prompt-target": ["wolf", "gargoyle", "ghoul"], "prompt-another-target wolf": ["gargoyle", "ghoul", DONE]}),
    "Twin Shot may be one: 15 misses AC 16": Play("use twin-shot", foes="gargoyle 1/3/3, ghoul 1/0/0", dice=11,
        answers="gargoyle, done", hp="gargoyle 2", seen={"Attacked": 1}),
    **{
        f"{card} strikes two at the most": Play(f"use {card}", bad="allisa immobilized", foes=THREE,
            dice=(HIT, HIT, HIT), answers="wolf, ghoul, wolf", hp="wolf 0, ghoul 0, gargoyle 2")
        for card in ("attacks-on-the-run", "split-the-tree")
    },
    "Attacks on the Run without a step attacks from where she stands": Play("use attacks-on-the-run", bad="allisa immobilized",
        foes="gargoyle 0/1/1", dice=12, answers="gargoyle", hp="gargoyle 0"),
    "Bounding Attack places her within one tile first: Miss 1": Play("use bounding-attack", tiles=3,
        bad="allisa immobilized", foes="gargoyle 1/3/3", dice=9, used=True, offers={"prompt-leap": {0, 1}},
        answers="1/2/2, gargoyle", ends="allisa 1/2/2", hp="gargoyle 1"),
    "Bounding Attack deals three": Play("use bounding-attack", foes="count-strahd 1/0/0", dice=13,
        answers="1/1/1, count-strahd", hp="count-strahd 9"),
    "Split the Tree hits two on one tile up to two away: Miss 1, hit 2, nobody is drawn closer": Play("use split-the-tree",
        tiles=4, foes=TREE, dice=(9, 9), answers="gargoyle, wraith, gargoyle", used=True,
        offers={"prompt-target": ["gargoyle", "wraith", "ghoul"], "prompt-another-target gargoyle": ["wraith", DONE]},
        hp="gargoyle 1, wraith 0", ends="gargoyle 2/0/0"),
    "Unbalancing Parry foils an adjacent Monster and sends it a tile away": Play("act wolf", at="allisa 1/0/0", tiles=4,
        powers=PARRY, foes="wolf 1/1/1", dice=HIT, offers={"prompt-push-tile +unbalancing-parry": [0, 1, 2]},
        answers="+unbalancing-parry, 2, 2/3/3", hp="allisa 8", ends="wolf 2/3/3", used=True),
    "Unbalancing Parry does not answer a javelin from afar": Play("act kobold-skirmisher", at="allisa 0/0/0", powers=PARRY,
        foes="kobold-skirmisher 0/3/3", dice=HIT, hp="allisa 7", used=False),
    "hits on others do not concern her": Play("act wolf", at="kat 0/0/0, allisa 0/0/1",
        powers="allisa unbalancing-parry yield-ground", foes="wolf 0/1/0", dice=HIT, answers="kat", hp="kat 6, allisa 8",
        used=False),
    "Yield Ground is not offered to one who cannot move": Play("act wolf", at="allisa 0/0/0", powers=YIELD,
        bad="allisa immobilized", foes="wolf 0/1/1", dice=HIT, hp="allisa 6", used=False),
    "Yield Ground moves her when a Monster damages her": Play("act wolf", at="allisa 0/0/0", powers=YIELD, foes="wolf 0/1/1",
        dice=HIT, answers="+yield-ground, 1/0/2", used=True, ends="allisa 1/0/2"),
    "Yield Ground moves her for the damage of a miss, too": Play("act wraith", at="allisa 0/0/0", powers=YIELD,
        foes="wraith 0/1/1", dice=MISS, answers="+yield-ground, 1/0/2", used=True, ends="allisa 1/0/2"),
    "Yield Ground needs damage": Play("act wolf", at="allisa 0/0/0", powers=YIELD, foes="wolf 0/1/1", dice=MISS, used=False,
        ends="allisa 0/0/0"),
    "Yield Ground is no answer to a Trap": Play("spring dart-trap", at="allisa 0/0/0", powers=YIELD, dice=HIT, hp="allisa 6",
        used=False),
}  # fmt: skip


@pytest.mark.card("dragons-breath", "cleave", "trapping-strike", "tide-of-iron", "brute-strike", "precise-strike")
@pytest.mark.card("come-and-get-it", "bodyguard", "get-over-there", "unstoppable", "backstab", "deft-strike", "snipe-shot")
@pytest.mark.card("dagger-barrage", "deep-cut", "riposte-strike", "spring-away", "healing-word", "divine-flare", "healing-strike")
@pytest.mark.card("lance-of-faith", "beacon-of-hope", "flame-strike", "hallowed-advance", "consecrated-ground", "shield-of-faith")
@pytest.mark.card("fey-step", "magic-missile", "thunderwave", "scorching-burst", "fireball", "lightning-bolt", "freezing-cloud")
@pytest.mark.card("dispel-magic", "illusionary-crowd", "hit-and-run", "hunters-shot", "twin-shot", "attacks-on-the-run")
@pytest.mark.card("bounding-attack", "split-the-tree", "crucial-aid", "unbalancing-parry", "yield-ground")
@pytest.mark.rule("CR-034", "CR-037", "CR-052", "CR-064", "CR-066", "CR-067", "CR-068", "CR-069", "CR-071", "CR-100", "CR-101")
@pytest.mark.rule("CR-102", "CR-103", "CR-106", "CR-107", "CR-113", "CR-116", "CR-117", "CR-130", "CR-133", "CR-157", "CR-163")
@pytest.mark.rule("CR-169", "CR-205", "CR-221", "CR-227", "CR-229", "CR-230", "CR-231", "CR-237", "CR-238", "CR-242", "CR-248")
@pytest.mark.rule("CR-259", "CR-263", "CR-271", "CR-272", "CR-273", "CR-274", "CR-295")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_card_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    state, _ = perform(dice, case)
    assert state.turn.parts == list(case.parts)
    crowd = figure.find_marker(state, "illusionary-crowd")
    assert (crowd and crowd.tile) == ((case.answers or (0,))[0] if case.do == "use illusionary-crowd" else None)
    assert "thorgrim" not in case.at or [mark.card for mark in state.markers] == ["consecrated-ground"] * bool(case.marks)


@pytest.mark.card("get-over-there")
@pytest.mark.rule("CR-052", "CR-066")
def test_get_over_there_places_him_next_to_a_monster_two_tiles_away_instead_of_a_move() -> None:
    state, _, ghoul = meet(row("arjhan immobilized", tiles=4), "wolf 3/1/1, ghoul 2/0/3")
    squares = choices(state, "get-over-there", "prompt-place-adjacent")
    assert (0, 0, 0) not in squares and (2, 1, 2) in squares and len(squares) == 5, "a corner has five neighbours"
    assert offered(state, "get-over-there")
    evening = Evening(state)
    evening.play(Use("get-over-there"), *[Target(ghoul.id)] * (evening.asked[1] == "prompt-target"))
    evening.play(to(state, 2, 1, 2))
    assert where(evening.state, "arjhan") == (2, 1, 2)
    assert evening.state.turn.parts == ["move"] and used(evening.state, "get-over-there")


@pytest.mark.card("unstoppable")
@pytest.mark.rule("CR-102", "CR-120")
@pytest.mark.parametrize(("damage", "left"), [(5, 7), (1, 10), (0, None)])
def test_unstoppable_at_the_start_of_his_hero_phase(damage: int, left: int | None) -> None:
    state = row("arjhan", phase="start", powers="unstoppable")
    state.heroes[0].damage = damage
    evening = Evening(state)
    if left is None:
        assert evening.asked[1] == "prompt-hero-phase", "unhurt: not offered"
        return
    assert evening.asked[1] == "prompt-start"
    evening.play(Use("unstoppable"))
    assert evening.hp("arjhan") == left and used(evening.state, "unstoppable") and Use("unstoppable") not in evening.options


@pytest.mark.card("deft-strike", "great-leap", "sneak-attack")
@pytest.mark.rule("CR-052", "CR-064", "CR-066", "CR-049", "CR-117")
def test_deft_strike_great_leap_and_sneak_attack(dice: Dice) -> None:
    # Deft strike is two squares long.
    state = row("kat", foes="gargoyle 0/3/3")
    assert max(max(place[1:]) for place in choices(state, "deft-strike", "prompt-step")[:-1]) == 2
    # Great leap replaces a move and reaches two tiles.
    state = row("kat immobilized", tiles=4)
    assert {place[0] for place in choices(state, "great-leap", "prompt-leap")} == {0, 1, 2}
    grant(state, "great-leap")
    state = Evening(state, Use("great-leap"), to(state, 2, 3, 3)).state
    assert where(state, "kat") == (2, 3, 3) and state.turn.parts == ["move"] and used(state, "great-leap")
    state.turn.parts, state.heroes[0].powers = ["move", "move"], []
    assert not offered(state, "great-leap")
    # Sneak attack lasts this hero phase and the next.
    evening = Evening(row("kat, arjhan", phase="start", powers="sneak-attack"))
    assert evening.asked[1] == "prompt-start"
    evening.play(Use("sneak-attack"))
    state = evening.state
    assert used(state, "sneak-attack") and stats.bonus(state, "attack", 1, "") == 0, "nobody else"
    for attack, damage in ((4, 1), (4, 1), (0, 0)):
        assert (stats.bonus(state, "attack", 0, ""), stats.bonus(state, "damage", 0, "")) == (attack, damage)
        play(state, expire(state, 0))
    # Sneak attack adds its damage to hits only.
    state, strahd = meet(row("kat", dice=8), "count-strahd 0/1/1")
    state.lasting.append(Lasting("sneak-attack", [0], 0, 2))
    events = use(state, "backstab", Target(strahd.id))
    assert only(events, event.Attacked)[0].total == 19 and hp(state, strahd) == [10], "8 + 7 + 4, damage 1 + 1"
    gargoyle = put(state, "gargoyle", 1, 0, 0)
    dice(4)
    use(state, "dagger-barrage", PickTile(1))
    assert hp(state, gargoyle) == [1], "4 + 7 + 4 misses: Miss 1, no more"


@pytest.mark.card("riposte-strike", "stealth")
@pytest.mark.rule("CR-103", "CR-127", "CR-129", "CR-230")
def test_riposte_strike_and_stealth_answer_monsters(dice: Dice) -> None:
    # Riposte strike answers an adjacent attacker and earns a treasure.
    state, wolf = meet(row("arjhan 1/3/3, kat 0/0/0", powers="riposte-strike", top={"treasure": "breath-of-life"}), "wolf 0/1/1")
    state.turn.looted = []
    dice(MISS, 7)
    events = act(state, wolf, React("riposte-strike"))
    assert gone(state, wolf) and used(state, "riposte-strike", seat=1), "a miss is an attack, too; 14 hits AC 14"
    assert only(events, event.MonsterDestroyed)[0].by == "kat" and only(events, event.TreasureDrawn)[0].hero == "kat"
    # Stealth discards the monster that she drew and no other.
    state = row("kat", powers="stealth", top={"monster": "wraith"})
    play(state, monster_deck.new_monster(state, 0, tile=1), React("stealth"))
    assert not state.heroes[0].threats and state.decks.monster.discard == ["wraith"] and state.pile == []
    assert used(state, "stealth")
    state = row("arjhan, kat", powers="stealth", top={"monster": "wraith"})
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert [other.kind for other in figure.controlled(state, 0)] == ["wraith"] and not used(state, "stealth", seat=1)


@pytest.mark.card("hallowed-advance", "bless", "consecrated-ground")
@pytest.mark.rule("CR-049", "CR-052", "CR-169", "CR-170", "CR-274")
def test_hallowed_advance_bless_and_consecrated_ground() -> None:
    # Hallowed advance leads to free squares within one tile.
    state, gargoyle = meet(row("thorgrim, arjhan", tiles=3), "gargoyle 0/1/1")
    squares = choices(state, "hallowed-advance", "prompt-advance", Target(gargoyle.id))
    assert (0, 1, 1) not in squares and {place[0] for place in squares[:-1]} == {0, 1}
    gargoyle.damage = 1
    events = use(state, "hallowed-advance", Target(gargoyle.id), Done())
    assert only(events, event.Damaged)[0].amount == 1, "only 1 was left of it"
    # Bless serves who was near until the end of the next hero phase.
    state = row("thorgrim, arjhan 1/0/0, kat 2/0/0", tiles=3)
    use(state, "bless")
    assert [stats.bonus(state, "attack", seat, "") for seat in range(3)] == [2, 2, 0]
    assert used(state, "bless") and state.turn.parts == []
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 0, "") == 2, "the end of this Hero Phase does not end it"
    play(state, expire(state, 1))
    play(state, expire(state, 0))
    assert stats.bonus(state, "attack", 1, "") == 0
    # Consecrated ground clears a trap and wards off the next.
    state, laid = meet(row("thorgrim 1/0/0", tiles=4), "fire-trap 0")
    assert choices(state, "consecrated-ground", "prompt-tile") == [0, 1, 2]
    use(state, "consecrated-ground", PickTile(0))
    assert figure.marker_on(state, 0) == "consecrated-ground" and laid not in state.heroes[0].threats
    assert "fire-trap" in state.decks.encounter.discard
    state.heroes[0].powers.clear()
    use(state, "consecrated-ground", PickTile(1))
    assert figure.marker_on(state, 0) is None, "there is one such marker"
    events = encounter(state, "dart-trap")
    assert [one.card for one in only(events, event.EncounterDrawn)] == ["dart-trap"], "no other card is drawn for it"
    assert figure.marker_on(state, 1) is None
    encounter(state, "dart-trap")
    assert figure.marker_on(state, 1) == "dart-trap"


@pytest.mark.card("shield-of-faith", "bless")
@pytest.mark.rule("CR-034", "CR-106", "CR-107", "CR-049")
@pytest.mark.parametrize(("kat", "lent"), [((1, 0, 0), [2, 2, 2]), ((2, 0, 0), [2, 2, 0])])
def test_shield_of_faith_foils_a_hit_and_guards_who_is_near(dice: Dice, kat: tuple[int, ...], lent: list[int]) -> None:
    state = row("thorgrim,allisa,kat", tiles=3, at={"allisa": (0, 0, 1), "kat": kat}, active=1, powers=dict(SHIELD), dice=HIT)
    events = encounter(state, "gray-ooze", React("shield-of-faith"))
    assert hp(state, "allisa") == [8], "neither the hit nor the miss damage"
    assert only(events, event.AttackFoiled) and used(state, "shield-of-faith")
    assert [stats.bonus(state, "ac", seat, "") for seat in range(3)] == lent
    play(state, expire(state, 0))
    assert stats.bonus(state, "ac", 1, "") == 0, "used in another turn it ends with the coming Hero Phase"


@pytest.mark.card("freezing-cloud", "dispel-magic", "fey-step", "illusionary-crowd")
@pytest.mark.rule("CR-048", "CR-066", "CR-163", "CR-228", "CR-270", "CR-295", "CR-147", "CR-237")
def test_clouds_dispelled_magic_and_the_crowd_that_is_attacked_like_a_hero(dice: Dice) -> None:
    # Freezing cloud hurts its tile at the end of three hero phases.
    state, gargoyle, here = meet(row("immeril", tiles=3), "gargoyle 1/3/3, zombie 0/3/3")
    use(state, "freezing-cloud")
    cloud = figure.find_marker(state, "freezing-cloud")
    assert cloud and (cloud.tile, cloud.tokens) == (1, 3) and hp(state, gargoyle) == [2], "nothing yet"
    play(state, hero_phase.end(state, 0))
    assert hp(state, gargoyle, here) == [1, 1] and cloud.tokens == 2, "this Hero Phase counts"
    wraith = put(state, "wraith", 1, 0, 0)
    events = play(state, hero_phase.end(state, 0))
    assert gone(state, gargoyle) and hp(state, wraith) == [1] and only(events, event.MonsterDestroyed)[0].by == "immeril"
    play(state, hero_phase.end(state, 0))
    assert gone(state, wraith) and figure.find_marker(state, "freezing-cloud") is None and used(state, "freezing-cloud")
    # Dispel magic cancels his own encounter card for nothing.
    state = row("immeril, arjhan", powers="dispel-magic", pile=["wraith"])
    events = encounter(state, "passage-of-time", React("dispel-magic"))
    assert hp(state, "immeril", "arjhan") == [6, 10] and state.pile == ["wraith"] and used(state, "dispel-magic")
    assert only(events, event.EncounterCancelled)[0].by == "dispel-magic" and state.decks.encounter.discard == ["passage-of-time"]
    # Nobody is placed on an occupied square.
    state = row("immeril", tiles=5, foes="wolf 0/3/0, ghoul 4/1/2")
    assert (0, 3, 0) not in choices(state, "fey-step", "prompt-leap")
    places = choices(state, "illusionary-crowd", "prompt-place", PickTile(3), Target("wolf-1"))
    assert {place[0] for place in places} == {2, 4} and (4, 1, 2) not in places, "free squares exactly one tile away"
    # Illusionary crowd is attacked as the closest hero and has ac 14.
    for face, stands in [(5, False), (4, True)]:
        state, wolf = meet(row("immeril", tiles=3, marks="illusionary-crowd 2", dice=face), "wolf 2/0/0")
        [attacked] = only(act(state, wolf), event.Attacked)
        assert (attacked.target, attacked.ac, attacked.card) == ("illusionary-crowd", 14, "bite"), "adjacent: on its tile"
        assert (figure.find_marker(state, "illusionary-crowd") is not None) == stands and hp(state, "immeril") == [6]
    # Illusionary crowd shares a tile attack and falls to miss damage.
    state, skeleton = meet(row("immeril", marks="illusionary-crowd 0", dice=(MISS, MISS)), "blazing-skeleton 0/3/3")
    act(state, skeleton, Target("illusionary-crowd"))
    assert figure.find_marker(state, "illusionary-crowd") is None and hp(state, "immeril") == [5]


@pytest.mark.card("shield", "careful-attack", "unbalancing-parry", "yield-ground", "attacks-on-the-run")
@pytest.mark.rule("CR-049", "CR-106", "CR-107", "CR-235", "CR-270", "CR-062", "CR-103", "CR-271", "CR-273")
def test_shield_careful_attack_parries_and_attacks_on_the_run(dice: Dice) -> None:
    state, kobold = meet(row("arjhan 1/3/3, immeril", powers="shield", dice=HIT), "kobold-skirmisher 0/3/3")
    act(state, kobold, React("shield"))
    assert hp(state, "immeril") == [6] and used(state, "shield", seat=1)
    assert stats.armour(state, "immeril") == 16 and stats.armour(state, "arjhan") == 17
    play(state, expire(state, 1))
    assert stats.armour(state, "immeril") == 14
    # Careful attack needs no die and counts as no hit.
    state, strahd, *_ = meet(row("allisa -2"), "count-strahd 0/1/1, wolf 0/3/3")
    treasure(state, "rejuvenating-onslaught")
    assert choices(state, "careful-attack") == [strahd.id]
    events = use(state, "careful-attack", Target(strahd.id))
    assert hp(state, strahd, "allisa") == [11, 6] and not only(events, event.DieRolled) and not used(state, "careful-attack")
    # A hero under a spell is no monster.
    state = row("kat, allisa", powers="backstab, unbalancing-parry, yield-ground", dice=HIT)
    encounter(state, "strahds-whispers", Target("allisa"))
    assert hp(state, "allisa") == [7]
    # Attacks on the run strikes two that she passed and never strands her.
    state, first, passed, *_ = meet(row("allisa", tiles=3), "gargoyle 0/1/1, wraith 0/1/3, wolf 1/3/3")
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
    state = table("allisa 0/0/0, kat 0/1/1", powers="attacks-on-the-run", foes="zombie 0/3/3")
    evening = Evening(state, Use("attacks-on-the-run"), Step(spot(0, 1, 1, state)))
    decision = evening.game.decision
    assert decision is not None and decision.default is None and Done() not in evening.options


@pytest.mark.card("crucial-aid")
@pytest.mark.rule("CR-117", "CR-055")
@pytest.mark.parametrize("roll", ["attack", "disable", "event"])
def test_crucial_aid_adds_four_to_another_heros_roll(dice: Dice, roll: str) -> None:
    state = row("arjhan, allisa 1/3/3", powers="crucial-aid")
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

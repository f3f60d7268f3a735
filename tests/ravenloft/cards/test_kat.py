"""Kat's Power cards: the rogue's ten."""

import pytest

from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickTile, React, Target, Use
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Lasting
from tests.ravenloft.cards.deeds import act, choices, offered, only, play, use
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, gone, grant, hp, row, to, used, villain, where
from tests.ravenloft.kit import Dice, Evening, on_top, put

HERE, STRAHD = {"kat": (0, 0, 0)}, {"count-strahd": (0, 1, 1)}
PLAYS = {
    **{
        f"Backstab {face} at a Monster beside Arjhan at {friend}, {'fallen' if fallen else 'standing'}": Play(
            do="use backstab", at={"kat": (0, 0, 0), "arjhan": friend}, foes=STRAHD | {"wolf": (0, 3, 3)},
            hurt={"arjhan": 10 * fallen}, dice=(face,), answers=("count-strahd",), offers={"prompt-target": ["count-strahd"]},
            hp={"count-strahd": 12 - damage * (face == 12)}, used=False)
        for friend, fallen, damage in [((0, 1, 2), False, 2), ((0, 1, 3), False, 1), ((0, 1, 2), True, 1)]
        for face in (12, 11)
    },
    "Deft Strike may move two squares before the roll": Play(do="use deft-strike", at=HERE, foes={"gargoyle": (0, 3, 3)},
        dice=(9,), answers=((0, 2, 2), "gargoyle"), ends={"kat": (0, 2, 2)}, hp={"gargoyle": 1}),
    "Deft Strike need not move": Play(do="use deft-strike", at={"kat": (0, 2, 2)}, foes={"gargoyle": (0, 3, 3)}, dice=(8,),
        answers=(DONE, "gargoyle"), hp={"gargoyle": 2}),
    "Deft Strike while Immobilized comes from where she stands": Play(
        do="use deft-strike", at={"kat": (0, 2, 2)}, foes={"gargoyle": (0, 3, 3)}, bad={"kat": "immobilized"},
        hurt={"gargoyle": 1}, dice=(9,), answers=("gargoyle",), hp={"gargoyle": 0}),
    "Snipe Shot on her tile: 15 misses AC 16": Play(
        do="use snipe-shot", at=HERE, tiles=3, foes={"gargoyle": (0, 3, 3), "wraith": (1, 0, 0), "wolf": (2, 0, 0)}, dice=(8,),
        answers=("gargoyle",), offers={"prompt-target": ["gargoyle", "wraith"]}, hp={"gargoyle": 2}),
    "Snipe Shot is better from exactly one tile away: 6 + 7 + 2 hits AC 15": Play(
        do="use snipe-shot", at=HERE, foes={"wraith": (1, 0, 0)}, dice=(6,), answers=("wraith",), hp={"wraith": 1}),
    "Dagger Barrage strikes all of one tile within one": Play(
        do="use dagger-barrage", at=HERE, tiles=3, dice=(8, 8), answers=(1, "gargoyle"), offers={"prompt-attack-tile": [0, 1]},
        used=True, foes={"gargoyle": (1, 3, 3), "wraith": (1, 3, 2), "zombie": (0, 3, 3), "wolf": (2, 0, 0)},
        hp={"gargoyle": 1, "wraith": 0, "zombie": 1}),
    **{
        f"Deep Cut {face} at a Monster {'next to' if beside else 'away from'} another Hero": Play(
            do="use deep-cut", at={"kat": (0, 0, 0), "arjhan": (0, 1, 2) if beside else (0, 1, 3)}, foes=STRAHD, dice=(face,),
            answers=("count-strahd",), hp={"count-strahd": 12 - damage}, used=True)
        for face, beside, damage in [(12, True, 4), (11, True, 2), (12, False, 2), (11, False, 0)]
    },
    "Riposte Strike that misses stays, and strikes once for each attack": Play(
        do="act wolf", at=HERE, powers={"kat": ["riposte-strike"]}, foes={"wolf": (0, 1, 1)}, dice=(HIT, 6),
        answers=("+riposte-strike",), hp={"kat": 6, "wolf": 1}, used=False),
    "Riposte Strike may be kept": Play(do="act wolf", at=HERE, powers={"kat": ["riposte-strike"]}, foes={"wolf": (0, 1, 1)},
        dice=(HIT,), answers=(DONE,), used=False),
    "Riposte Strike needs the attacker adjacent": Play(do="act kobold-skirmisher", at=HERE, powers={"kat": ["riposte-strike"]},
        foes={"kobold-skirmisher": (0, 3, 3)}, hurt={"kat": 7}, dice=(MISS,), used=False),
    "Riposte Strike needs Kat standing": Play(do="act wolf", at=HERE, powers={"kat": ["riposte-strike"]},
        foes={"wolf": (0, 1, 1)}, hurt={"kat": 7}, dice=(HIT,), used=False),
    "Riposte Strike is for attacks on Kat": Play(
        do="act wolf", at={"kat": (0, 0, 0), "arjhan": (0, 0, 1)}, powers={"kat": ["riposte-strike"]}, foes={"wolf": (0, 1, 0)},
        dice=(MISS,), answers=("arjhan",), hp={"wolf": 1}, used=False),
    "Spring Away takes her two tiles off before another Hero's card takes effect": Play(
        do="draw animated-armor", at={"arjhan": (0, 0, 0), "kat": (0, 0, 1)}, tiles=4, powers={"kat": ["spring-away"]},
        dice=(HIT,), answers=("+spring-away", (2, 1, 1)), ends={"kat": (2, 1, 1)}, hp={"arjhan": 7, "kat": 8}, used=True),
    "Spring Away is not for her own cards": Play(do="draw passage-of-time", at={"kat": (0, 0, 0), "arjhan": (0, 0, 1)}, tiles=4,
        powers={"kat": ["spring-away"]}, used=False),
    "Spring Away lands exactly two tiles away": Play(
        do="draw passage-of-time", at={"kat": (0, 0, 0), "arjhan": (0, 0, 1)}, tiles=4, active=1, powers={"kat": ["spring-away"]},
        offers={"prompt-leap +spring-away": {2}}, answers=("+spring-away", (2, 1, 1))),
    "Spring Away needs a tile two tiles away": Play(do="draw passage-of-time", at={"arjhan": (0, 0, 0), "kat": (0, 0, 1)},
        powers={"kat": ["spring-away"]}, hp={"kat": 7}, used=False),
}  # fmt: skip


@pytest.mark.card("backstab", "deft-strike", "snipe-shot", "dagger-barrage", "deep-cut", "riposte-strike", "spring-away")
@pytest.mark.rule("CR-034", "CR-037", "CR-064", "CR-066", "CR-103", "CR-113", "CR-117", "CR-163", "CR-230", "CR-263", "CR-271")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_card_does(dice: Dice, name: str) -> None:
    state, _ = perform(dice, PLAYS[name])
    assert state.turn.parts == []


@pytest.mark.card("deft-strike", "great-leap")
@pytest.mark.rule("CR-052", "CR-064", "CR-066")
def test_deft_strike_and_great_leap_have_their_lengths() -> None:
    # Deft strike is two squares long.
    state = row("kat", at=HERE, foes="gargoyle 0/3/3")
    assert max(max(place[1:]) for place in choices(state, "deft-strike", "prompt-step")[:-1]) == 2
    # Great leap replaces a move and reaches two tiles.
    state = row("kat", tiles=4)
    state.heroes[0].conditions.append("immobilized")
    assert {place[0] for place in choices(state, "great-leap", "prompt-leap")} == {0, 1, 2}
    grant(state, "great-leap")
    state = Evening(state, Use("great-leap"), to(state, 2, 3, 3)).state
    assert where(state, "kat") == (2, 3, 3) and state.turn.parts == ["move"] and used(state, "great-leap")
    state.turn.parts, state.heroes[0].powers = ["move", "move"], []
    assert not offered(state, "great-leap")


@pytest.mark.card("sneak-attack")
@pytest.mark.rule("CR-049", "CR-117")
def test_sneak_attack_lasts_this_hero_phase_and_the_next_and_adds_its_damage_to_hits_only(dice: Dice) -> None:
    # Sneak attack lasts this hero phase and the next.
    evening = Evening(row("kat, arjhan", phase="start", powers={"kat": ["sneak-attack"]}))
    assert evening.asked[1] == "prompt-start"
    evening.play(Use("sneak-attack"))
    state = evening.state
    assert used(state, "sneak-attack") and stats.bonus(state, "attack", 1, "") == 0, "nobody else"
    for attack, damage in ((4, 1), (4, 1), (0, 0)):
        assert (stats.bonus(state, "attack", 0, ""), stats.bonus(state, "damage", 0, "")) == (attack, damage)
        play(state, expire(state, 0))
    # Sneak attack adds its damage to hits only.
    state = row("kat")
    state.lasting.append(Lasting("sneak-attack", [0], 0, 2))
    strahd = villain(state, "count-strahd", 0, 1, 1)
    dice(8)
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
    state = row("arjhan 1/3/3, kat 0/0/0", powers={"kat": ["riposte-strike"]})
    state.turn.looted = []
    wolf = put(state, "wolf", 0, 1, 1)
    on_top(state, "treasure", "breath-of-life")
    dice(MISS, 7)
    events = act(state, wolf, React("riposte-strike"))
    assert gone(state, wolf) and used(state, "riposte-strike", seat=1), "a miss is an attack, too; 14 hits AC 14"
    assert only(events, event.MonsterDestroyed)[0].by == "kat" and only(events, event.TreasureDrawn)[0].hero == "kat"
    # Stealth discards the monster that she drew and no other.
    state = row("kat", powers={"kat": ["stealth"]}, top={"monster": "wraith"})
    play(state, monster_deck.new_monster(state, 0, tile=1), React("stealth"))
    assert not state.heroes[0].threats and state.decks.monster.discard == ["wraith"] and state.pile == []
    assert used(state, "stealth")
    state = row("arjhan, kat", powers={"kat": ["stealth"]}, top={"monster": "wraith"})
    play(state, monster_deck.new_monster(state, 0, tile=1))
    assert [other.kind for other in figure.controlled(state, 0)] == ["wraith"] and not used(state, "stealth", seat=1)

"""The Event-Attacks: whom they strike, how hard, and what follows."""

from typing import Any

import pytest

from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import PickCard, PickEdge, Spot, Target
from game.rules.ravenloft.space import board
from tests.ravenloft.cards.deeds import encounter, only
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, at, at_bottom, hp, row
from tests.ravenloft.kit import Dice

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
def test_whom_an_event_attack_strikes(
    dice: Dice, card: str, whom: str, bonus: int, damage: int, miss: int, condition: str, hits: bool
) -> None:
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


KAT, PAIR = {"kat": (0, 0, 0)}, {"kat": (0, 0, 0), "allisa": (0, 0, 1)}
GHOST = {"kat": ["deep-cut", "stealth", "dagger-barrage"], "allisa": ["crucial-aid"]}
SLIME = {"kat": ["magic-sword"], "allisa": ["crystal-ball"]}
APART = {"kat": (0, 0, 0), "allisa": (3, 1, 1)}
PLAYS = {
    "Ambush ends with a new Monster on the Hero's tile": Play(
        do="draw ambush", at=KAT, top={"monster": ["wolf"]}, dice=(MISS,), ends={"wolf": (0, 1, 2)}, owns={"kat": ["wolf"]}),
    "Circle of Death strengthens the Undead of the tile": Play(
        do="draw circle-of-death", at=KAT, dice=(MISS,),
        hp={"wraith": 2, "gargoyle": 1, "ghoul": 1, "blazing-skeleton": 1, "count-strahd": 11},
        foes={
            "wraith": (0, 3, 3), "gargoyle": (0, 3, 2), "ghoul": (1, 0, 0), "blazing-skeleton": (1, 3, 3),
            "count-strahd": (0, 3, 0),
        }, hurt={"wraith": 1, "gargoyle": 1, "blazing-skeleton": 1, "count-strahd": 2}),
    "Green Slime dissolves a Treasure of the active Hero": Play(do="draw green-slime", at=PAIR, items=SLIME, dice=(HIT, MISS),
        answers=("kat",), bag={"kat": [], "allisa": ["crystal-ball"]}),
    "Green Slime dissolves no Treasure of another": Play(
        do="draw green-slime", at=PAIR, items=SLIME, dice=(MISS, HIT), answers=("kat",), bag=SLIME),
    "Howling Ghost is bought off with an unused Daily": Play(do="draw howling-ghost", at=PAIR, powers=GHOST,
        spent=("dagger-barrage",), dice=(HIT, HIT), answers=("kat", PickCard("deep-cut")),
        offers={"prompt-flip-daily kat": ["deep-cut", DONE]}, hp={"kat": 8, "allisa": 6}, turned=["deep-cut", "dagger-barrage"]),
    "Howling Ghost need not be bought off": Play(
        do="draw howling-ghost", at=PAIR, powers=GHOST, dice=(HIT, MISS), answers=("kat", DONE), hp={"kat": 6}, turned=[]),
    "Howling Ghost that is bought off does nothing more in the fog": Play(
        do="draw howling-ghost", at=KAT, environment="blood-fog", powers={"kat": ["deep-cut"]}, dice=(20,),
        answers=(PickCard("deep-cut"),), hp={"kat": 8}, turned=["deep-cut"]),
    "Icy Corridor throws every Hero of the tile where its player wants, also the fallen": Play(
        do="draw icy-corridor", at={"kat": (1, 0, 0), "allisa": (1, 3, 3), "thorgrim": (2, 0, 0)}, tiles=4, hurt={"allisa": 8},
        dice=(MISS,), offers={"prompt-icy-corridor": {0, 1, 2}}, answers=((0, 0, 0), (2, 3, 3)),
        ends={"kat": (0, 0, 0), "allisa": (2, 3, 3), "thorgrim": (2, 0, 0)}),
    "Patrina Velikovna drives lonely Monsters toward the closest Hero": Play(do="draw patrina-velikovna", at=APART, tiles=4,
        foes={"wolf": (2, 0, 0), "ghoul": (0, 3, 3), "zombie": (1, 3, 3)}, dice=(MISS, MISS),
        answers=("kat", "wolf", (3, 2, 1), (0, 2, 2)), ends={"wolf": (3, 2, 1), "ghoul": (0, 3, 3), "zombie": (0, 2, 2)}),
    "Patrina Velikovna moves by one tile and leaves who stands by the fallen": Play(
        do="draw patrina-velikovna", at=APART, tiles=5, hurt={"allisa": 8}, foes={"wolf": (4, 1, 2), "ghoul": (3, 2, 1)},
        dice=(MISS,), answers=((3, 1, 2),), ends={"wolf": (3, 1, 2), "ghoul": (3, 2, 1)}),
    "Patrina Velikovna moves nobody where no Hero stands": Play(do="draw patrina-velikovna", at=APART, tiles=5,
        hurt={"kat": 8, "allisa": 8}, foes={"wolf": (4, 1, 2)}, ends={"wolf": (4, 1, 2)}),
    "Prowling Ghost lures the Hero to a new tile": Play(do="draw prowling-ghost", at=PAIR, bottom="T12",
        top={"monster": ["wolf"]}, dice=(MISS,), answers=(PickEdge(0, "north"), at(0, -1, 1, 1)), new_tile="T12", hp={"kat": 8},
        owns={"kat": ["wolf"]}, ends={"kat": (2, 1, 1), "allisa": 0, "wolf": (2, 2, 1)}),
    **{
        f"Spider Webs catch the Hero one way or the other: {condition}, +4 against AC 14": Play(
            do="draw spider-webs", at=PAIR, dice=(face,), held={"kat": [condition]}, hp={"kat": 8})
        for face, condition in [(10, "immobilized"), (9, "slowed")]
    },
    "a fallen active Hero is not struck, but its tile is": Play(
        do="draw animated-armor", at=PAIR, hurt={"kat": 8}, dice=(HIT,), hp={"allisa": 5}, seen={"Attacked": 1}),
}  # fmt: skip


@pytest.mark.card(
    "ambush", "circle-of-death", "green-slime", "howling-ghost", "icy-corridor", "patrina-velikovna", "prowling-ghost"
)
@pytest.mark.card("spider-webs", "animated-armor")
@pytest.mark.rule("CR-034", "CR-066", "CR-068", "CR-070", "CR-071", "CR-087", "CR-088", "CR-120")
@pytest.mark.rule("CR-134", "CR-147", "CR-166", "CR-174", "CR-176", "CR-177", "CR-185", "CR-232")
@pytest.mark.parametrize("name", PLAYS)
def test_what_follows_an_event_attack(dice: Dice, name: str) -> None:
    state, _ = perform(dice, PLAYS[name])
    assert state.turn.explored == ""


@pytest.mark.card("gray-ooze", "king-tomescus-portal")
@pytest.mark.rule("CR-185", "CR-233", "CR-294")
def test_gray_ooze_and_king_tomescus_portal(dice: Dice) -> None:
    # Gray ooze dissolves a treasure by lot when it hits.
    lost = set()
    for seed in range(12):
        state = row("kat", items={"kat": ["magic-sword", "crystal-ball"]}, seed=seed)
        dice(MISS)
        encounter(state, "gray-ooze")
        assert len(state.heroes[0].items) == 2
        dice(HIT)
        encounter(state, "gray-ooze")
        lost.add(state.decks.treasure.discard[-1])
        assert len(state.heroes[0].items) == 1
    assert lost == {"magic-sword", "crystal-ball"}
    # King tomescus portal pulls three times and swallows the hero.
    state = row("kat, allisa", tiles=3)
    dice(6, 5, 6)
    events = encounter(state, "king-tomescus-portal")
    attacks = [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)]
    assert attacks == [("kat", 8, True), ("kat", 8, False), ("kat", 8, True)]
    assert hp(state, "kat", "allisa") == [6, 8] and state.heroes[0].square is None
    encounter(state, "passage-of-time")
    assert hp(state, "kat", "allisa") == [6, 7], "whoever is gone is affected by nothing"

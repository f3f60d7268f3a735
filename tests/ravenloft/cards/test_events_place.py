"""The Events: those that lay tiles, bring Monsters and place figures."""

import pytest

from game.rules.engine.script import freeze, thaw
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Accept, PickCard, PickEdge, PickTile
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Board, Placed, State
from tests.ravenloft.cards.deeds import asked, encounter, only, play
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import MISS, at, at_bottom, conditions, hp, row, to, where
from tests.ravenloft.kit import Dice, meet, on_top, put, trap

KAT = {"kat": (0, 0, 0)}
PAIR = KAT | {"arjhan": (0, 0, 1)}
TRIO = PAIR | {"allisa": (0, 0, 2)}
WOLF = {"monster": ["wolf"]}
PLAYS = {
    "Bubbling Cauldron brings each Monster and Villain a tile closer": Play(do="draw bubbling-cauldron",
        at=KAT | {"arjhan": (3, 1, 1)}, tiles=4, foes={"ghoul": (0, 3, 3), "wolf": (1, 0, 0), "count-strahd": (3, 2, 1)},
        answers=("ghoul", "wolf", (0, 2, 2), (2, 3, 3)), ends={"ghoul": (0, 3, 3), "wolf": (0, 2, 2), "count-strahd": (2, 3, 3)}),
    **{
        f"Corner of Your Eye {face}: on an adjacent tile {'a Monster' if monster else 'a Power'}": Play(
            do="draw corner-of-your-eye", at={"kat": (1, 0, 0), "arjhan": (0, 0, 0)}, tiles=3,
            powers={"kat": ["stealth", "deep-cut"]}, spent=("stealth", "deep-cut"), top=WOLF, dice=(face,),
            answers=(2, (2, 3, 3), *[PickCard("deep-cut")] * (not monster)),
            ends={"kat": (2, 3, 3)} | ({"wolf": (2, 2, 1)} if monster else {}), owns={"kat": ["wolf"] * monster},
            turned=["stealth", "deep-cut"] if monster else ["stealth"])
        for face, monster in [(1, True), (15, True), (16, False), (20, False)]
    },
    "Corner of Your Eye looks nowhere where there is no other tile": Play(
        do="draw corner-of-your-eye", at=KAT, tiles=1, dice=(20,), ends=KAT, owns={"kat": []}),
    "Corner of Your Eye looks no farther than the next tile": Play(
        do="draw corner-of-your-eye", at=KAT, tiles=4, dice=(20,), offers={"prompt-place": {1}}, answers=((1, 3, 3),)),
    "Cowardly Flight takes the closest Monster to a new tile from the bottom; the new one finds the bone pile taken": Play(
        do="draw cowardly-flight", at=KAT, tiles=3, foes={"ghoul": (0, 3, 3), "zombie": (1, 0, 0)}, bottom="T12", top=WOLF,
        answers=(PickEdge(0, "north"), at(0, -1, 2, 1), at(0, -1, 1, 1)), new_tile="T12",
        owns={"kat": ["ghoul", "zombie", "wolf"]}, ends={"ghoul": (3, 2, 1), "zombie": (1, 0, 0), "wolf": (3, 1, 1)}),
    "Cowardly Flight without a Monster does nothing": Play(do="draw cowardly-flight", at=KAT, owns={"kat": []}),
    "Cyrus Belview leads the Hero and perhaps others to a new tile with two Monsters": Play(
        do="draw cyrus-belview", at=TRIO, bottom="T12", top={"monster": ["wolf", "ghoul"]}, new_tile="T12",
        answers=(PickEdge(1, "south"), at(1, 1, 2, 2), at(1, 1, 1, 1), Accept(), at(1, 1, 2, 1), DONE),
        ends={"kat": (2, 1, 1), "arjhan": (2, 2, 1), "allisa": 0, "wolf": 2, "ghoul": 2}, owns={"kat": ["wolf", "ghoul"]}),
    "Illusionary Trick swaps the Hero with the farthest Monster": Play(do="draw illusionary-trick", at=KAT, tiles=4,
        foes={"ghoul": (1, 0, 0), "wolf": (3, 1, 1)}, ends={"kat": (3, 1, 1), "wolf": (0, 0, 0), "ghoul": (1, 0, 0)}),
    "Illusionary Trick needs a Monster": Play(do="draw illusionary-trick", at=KAT, ends=KAT),
    "Illusionary Trick lets the player break ties": Play(do="draw illusionary-trick", at=KAT,
        foes={"ghoul": (1, 0, 0), "wolf": (1, 3, 3)}, answers=("wolf",), ends={"wolf": (0, 0, 0)}),
    "Reinforcements ask the active player in a tie and pass over the absent": Play(do="draw reinforcements", at=TRIO,
        absent=("allisa",), top=WOLF, answers=("arjhan", 0), owns={"kat": [], "arjhan": ["wolf"]}),
    "Reinforcements come to whoever controls fewest of those on the board": Play(
        do="draw reinforcements", at={"arjhan": (0, 0, 0), "kat": (0, 0, 1), "allisa": (0, 0, 2)}, active=1, absent=("allisa",),
        foes={"wolf": (1, 3, 3)}, top={"monster": ["ghoul"]}, answers=(1,), owns={"kat": ["ghoul"], "allisa": []}),
    "Secret Door opens next to the Hero": Play(do="draw secret-door", at=KAT, tiles=3, bottom="T12", top=WOLF,
        answers=(PickEdge(0, "west"),), new_tile="T12", ends={"wolf": 3}, owns={"kat": ["wolf"]}),
    **{
        f"{card}: no passage opens when no tile is left": Play(do=f"draw {card}", at=PAIR, foes={"wolf": (0, 3, 3)}, dice=(MISS,),
            bottom="none", owns={"kat": ["wolf"]}, ends={"kat": (0, 0, 0), "wolf": (0, 3, 3)})
        for card in ("secret-door", "cowardly-flight", "cyrus-belview", "prowling-ghost")
    },
    "Strahd's Minions drag the Hero and two Monsters to the farthest tile; nobody new": Play(
        do="draw strahds-minions", at=KAT, tiles=4, foes={"ghoul": (0, 3, 3), "wolf": (1, 0, 0), "zombie": (2, 0, 0)},
        answers=((3, 1, 1), (3, 2, 1), (3, 1, 2)), owns={"kat": ["ghoul", "wolf", "zombie"]},
        ends={"kat": (3, 1, 1), "ghoul": (3, 2, 1), "wolf": (3, 1, 2), "zombie": (2, 0, 0)}),
    **{
        f"Strahd's Minions are {there}: a new one joins them, adjacent to the Hero": Play(do="draw strahds-minions", at=KAT,
            foes={"ghoul": (0, 3, 3)} if there else {}, top=WOLF, answers=((1, 1, 1), *[(1, 3, 3)] * there, (1, 2, 2)),
            owns={"kat": ["ghoul"] * there + ["wolf"]}, ends={"wolf": (1, 2, 2)})
        for there in (0, 1)
    },
    "Strahd's Minions are enough when there are two, and stay where they wait": Play(
        do="draw strahds-minions", at=KAT, tiles=3, foes={"ghoul": (0, 3, 3), "wolf": (2, 0, 0)}, answers=((2, 1, 1), (2, 2, 2)),
        ends={"kat": (2, 1, 1), "ghoul": (2, 2, 2), "wolf": (2, 0, 0)}, owns={"kat": ["ghoul", "wolf"]}),
    "Strahd's Trick puts the Hero among most Monsters within one tile": Play(
        do="draw strahds-trick", at=KAT, tiles=3, answers=((1, 3, 3),), ends={"kat": (1, 3, 3)}, hp={"kat": 8},
        foes={"ghoul": (0, 3, 3), "wolf": (1, 0, 0), "zombie": (1, 0, 1)} | dict.fromkeys(("spider", "wraith", "gargoyle"),
            (2, 0, 0))),
    "Strahd's Trick hurts a Hero without Monsters near": Play(
        do="draw strahds-trick", at=KAT, tiles=3, foes={"ghoul": (2, 0, 0)}, ends=KAT, hp={"kat": 7}),
    "Summoning Circle brings a Monster beside the Hero": Play(do="draw summoning-circle", at={"kat": (0, 0, 3)}, top=WOLF,
        answers=((1, 1, 0),), ends={"wolf": (1, 1, 0)}, owns={"kat": ["wolf"]}),
    "Teleport Glyph sends the Hero and her tile's Monsters far away": Play(
        do="draw teleport-glyph", at=PAIR, tiles=4, foes={"ghoul": (0, 3, 3), "wolf": (1, 0, 0)}, answers=((3, 1, 1), (3, 2, 1)),
        ends={"kat": (3, 1, 1), "ghoul": (3, 2, 1), "wolf": (1, 0, 0), "arjhan": 0}),
}  # fmt: skip


@pytest.mark.card(
    "bubbling-cauldron", "corner-of-your-eye", "cowardly-flight", "cyrus-belview", "illusionary-trick", "reinforcements"
)
@pytest.mark.card("secret-door", "prowling-ghost", "strahds-minions", "strahds-trick", "summoning-circle", "teleport-glyph")
@pytest.mark.rule(
    "CR-066", "CR-068", "CR-069", "CR-087", "CR-088", "CR-104", "CR-157", "CR-175", "CR-176", "CR-177", "CR-178", "CR-233"
)
@pytest.mark.rule("CR-234")
@pytest.mark.parametrize("name", PLAYS)
def test_what_an_event_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    state, _ = perform(dice, case)
    assert state.turn.explored == "" and state.decks.encounter.discard == [case.do.split()[1]]


START = (Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0), Placed("T10", 1, 0, 0), Placed("T09", 2, 0, 0), Placed("T11", 3, 0, 0))


def start_tiles() -> State:
    """The Start tile with a row of three tiles to its east."""
    state = row("kat, arjhan")
    state.board = Board(list(START))
    state.decks.tile.draw = [secret for secret in state.decks.tile.draw if secret.face not in {placed.tile for placed in START}]
    state.heroes[0].square, state.heroes[1].square = to(state, 4, 0, 0).square, to(state, 3, 0, 0).square
    return state


@pytest.mark.card("neglected-passage", "overwhelming-terror")
@pytest.mark.rule("CR-088", "CR-177", "CR-179", "CR-236", "CR-280")
def test_neglected_passage_opens_beside_any_edge_of_both_halves_of_the_start_tile() -> None:
    state = start_tiles()
    at_bottom(state, "T12")
    on_top(state, "monster", "wolf")
    on_top(state, "encounter", "neglected-passage")
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


@pytest.mark.card("overwhelming-terror", "reinforcements")
@pytest.mark.rule("CR-068", "CR-157", "CR-176", "CR-280")
def test_overwhelming_terror_and_reinforcements() -> None:
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
    state = row("kat, arjhan, allisa")
    state.board = Board([Placed("T10", 0, 0, 0), *(Placed("T09", x, y, 0) for x, y in [(1, 0), (-1, 0), (0, 1), (0, -1)])])
    put(state, "ghoul", 0, 3, 3, owner=0)
    trap(state, "alarm", 0, owner=1)
    put(state, "zombie", 0, 3, 2, owner=2)
    on_top(state, "monster", "wolf")
    on_top(state, "encounter", "reinforcements")
    copy = thaw(State, freeze(state))
    assert asked(copy, encounter_deck.draw_encounter(copy, 0), "prompt-tile") == [1, 2, 3, 4], "tiles with an unexplored edge"
    encounter(state, "reinforcements", PickTile(3))
    [wolf] = figure.controlled(state, 1)
    assert where(state, wolf) == (3, 1, 1), "Arjhan's Trap does not count"

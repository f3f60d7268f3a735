"""Encounter cards in general: the four kinds, traps and their markers, and what happens to whom."""

import pytest

from game.rules.ravenloft import event, wounds
from game.rules.ravenloft.choice import PickTile, Spot, Use
from game.rules.ravenloft.state import Marker, Placed, State, Trap
from game.rules.ravenloft.tables.cards import ENCOUNTERS
from tests.ravenloft.kit import Dice, Evening, on_top, put, run, spot, table, trap
from tests.ravenloft.scenes import corridor, drawn, dusk, field, of, quiet, where


def party(**at: tuple[int, int, int]) -> State:
    """Heroes without powers on a row of four open tiles."""
    return table(",".join(at), tiles=field(4), at=at, powers={name: [] for name in at})


def traps(state: State) -> list[list[str]]:
    """The Traps in front of each Hero."""
    return [[threat.card for threat in hero.threats if isinstance(threat, Trap)] for hero in state.heroes]


@pytest.mark.rule("CR-161", "CR-162", "CR-163", "CR-174")
def test_four_kinds_take_effect_at_once() -> None:
    # An Environment stays, a Trap lies in front of its player, an Event and an Event-Attack are done and discarded.
    assert {card.kind for card in ENCOUNTERS.values()} == {"environment", "event", "attack", "trap"}
    for card, lies in [
        ("blood-fog", "environment"),
        ("passage-of-time", "discard"),
        ("animated-armor", "discard"),
        ("dart-trap", "threats"),
    ]:
        state = drawn(party(arjhan=(0, 1, 1)), card).state
        assert (state.environment == card) is (lies == "environment")
        assert (card in state.decks.encounter.discard) is (lies == "discard")
        assert (traps(state) == [[card]]) is (lies == "threats") and state.limbo == []
    # Kat lies at 0: no damage, but Strahd's Trick places her on the tile with most Monsters.
    state = party(arjhan=(0, 1, 1), kat=(2, 1, 1))
    state.heroes[1].damage = 8
    put(state, "gargoyle", 3, 0, 0, owner=0)
    evening = drawn(state, "strahds-trick", 1)
    assert evening.asked == (1, "prompt-place")
    evening.play(Spot(spot(3, 2, 2, state)))
    assert where(evening.state, evening.state.heroes[1].square)[0] == 3 and evening.state.heroes[0].square == spot(0, 1, 1, state)


@pytest.mark.rule("CR-020", "CR-167", "CR-168", "CR-169", "CR-172", "CR-179", "CR-240")
def test_where_a_trap_lies_or_gives_way_to_another_card() -> None:
    # It stays there turn after turn, also when its player walks away.
    state = party(kat=(1, 1, 1))
    trap(state, "alarm", 3)
    state.decks.monster.draw.clear()
    state.decks.monster.discard.clear()
    evening = drawn(state, "dart-trap")
    assert traps(evening.state) == [["alarm", "dart-trap"]]
    assert [(seen.card, seen.tile) for seen in evening.seen(event.MarkerPlaced)] == [("dart-trap", 1)]
    evening.state.heroes[0].square = spot(0, 1, 1, state)
    quiet(evening.state)
    again = dusk(evening.state)
    assert traps(again.state) == [["alarm", "dart-trap"]] and not again.seen(event.Attacked)
    # The Trap is discarded and another card drawn; the Glyph of Warding is no such marker.
    for marker, second in [
        ("dart-trap", True),
        ("freezing-cloud", True),
        ("illusionary-crowd", True),
        ("glyph-of-warding", False),
    ]:
        state = party(kat=(1, 1, 1))
        if marker == "dart-trap":
            trap(state, marker, 1)
        else:
            state.markers.append(Marker(marker, 1, 0, 2))
        on_top(state, "encounter", "fire-trap", "passage-of-time")
        evening = drawn(state, "fire-trap")
        assert [seen.card for seen in evening.seen(event.EncounterDrawn)] == [
            "fire-trap",
            *(["passage-of-time"] if second else []),
        ]
        assert ("fire-trap" in evening.state.decks.encounter.discard) is second
        assert ("fire-trap" in traps(evening.state)[0]) is not second
    # Two Traps find the tile taken, Neglected Passage finds no Start tile: the fourth card is played.
    state = party(kat=(1, 1, 1))
    trap(state, "dart-trap", 1)
    on_top(state, "encounter", "fire-trap", "spear-gauntlet", "neglected-passage", "passage-of-time")
    state.turn.phase = "encounter"
    evening = Evening(state)
    found = [seen.card for seen in evening.seen(event.EncounterDrawn)]
    assert found == ["fire-trap", "spear-gauntlet", "neglected-passage", "passage-of-time"]
    assert evening.state.decks.encounter.discard == ["fire-trap", "spear-gauntlet", "neglected-passage", "passage-of-time"]


@pytest.mark.rule("CR-034", "CR-171", "CR-172", "CR-240")
def test_traps_cannot_be_attacked_and_do_not_reach_round_walls(dice: Dice) -> None:
    # No Use has it as a target; disabled it is no experience and no Treasure.
    state = table("kat 0/1/1", tiles=field(2), powers={"kat": ["snipe-shot", "dagger-barrage"]})
    trap(state, "dart-trap", 0)
    evening = Evening(state)
    assert not of(evening.options, Use)
    dice(20)
    evening.play(next(option for option in evening.options if type(option).__name__ == "Disable"))
    assert (evening.state.pile, traps(evening.state)) == ([], [[]]) and not evening.seen(event.TreasureDrawn)
    assert [seen.card for seen in evening.seen(event.MarkerRemoved)] == ["dart-trap"]
    # The corridor is walled to the east: the Turret there does not reach its tile.
    tiles = [Placed("T13", 0, 0, 0), Placed("T10", 1, 0, 0), Placed("T10", 0, 1, 0), Placed("T10", 1, 1, 0)]
    state = table("arjhan 0/1/1", tiles=tiles, powers={})
    trap(state, "crossbow-turret", 1)
    assert not dusk(state).seen(event.Attacked)


@pytest.mark.rule("CR-178", "CR-233", "CR-241", "CR-294")
def test_far_away_clockwise_and_off_the_board(dice: Dice) -> None:
    # Teleport Glyph from the middle of five tiles in a row: either end; the Monsters of the tile come along.
    evening = drawn(table("arjhan 2/1/1", tiles=corridor(5), powers={}, foes="gargoyle 2/3/1, wolf 1/3/1"), "teleport-glyph")
    assert set(evening.options) == {PickTile(0), PickTile(4)}
    evening.play(PickTile(4))
    evening.until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.Relocated)] == ["arjhan", "gargoyle-1"]
    # Voice of the Master, solo: "the Hero to the left" is the own Hero, whose Monster acts once.
    state = party(kat=(1, 1, 1))
    put(state, "skeleton", 1, 1, 2)
    evening = drawn(state, "voice-of-the-master")
    lone = [
        seen.figure
        for seen in evening.events[: [type(seen) for seen in evening.events].index(event.TurnEnded)]
        if isinstance(seen, event.MonsterActivated)
    ]
    assert lone == ["skeleton-1", "skeleton-1"]  # once by the card, once in step 3
    state = party(kat=(1, 1, 1))
    on_top(state, "monster", "gargoyle")
    evening = drawn(state, "voice-of-the-master")
    evening.play(PickTile(3))
    assert [seen.hero for seen in evening.seen(event.MonsterPlaced)] == ["kat"]
    # Gone, nothing reaches Kat; felled by the portal she uses her surge first and then comes back anywhere.
    state = party(kat=(1, 1, 1))
    state.heroes[0].damage = 6
    put(state, "skeleton", 1, 1, 2)
    trap(state, "dart-trap", 1)
    dice(20, 20)
    evening = drawn(state, "king-tomescus-portal")
    names = [blow.attacker for blow in evening.seen(event.Attacked)]
    assert names == ["king-tomescus-portal"] * 2  # the third attack finds her fallen, Skeleton and trap find nobody
    kinds = [type(seen).__name__ for seen in evening.events]
    assert kinds.index("SurgeUsed") > kinds.index("TurnEnded") and evening.asked == (0, "prompt-return")
    assert len(of(evening.options, Spot)) == 64 - 1
    assert run(evening.state, wounds.hurt(evening.state, "kat", 1, "trap"))[0] == [], "while she is off the board"
    assert evening.hp("kat") == 4

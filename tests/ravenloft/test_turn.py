"""A turn, the Hero Phase and the Villain Phase: what ends when, who acts in which order; and how the night ends."""

from itertools import takewhile
from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import activation, event, stats
from game.rules.ravenloft.choice import Disable, PickDeck, PickTile, Spot, Target, Use, Walk
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Lasting, Marker, Placed, State, Token, Turn
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS
from tests.ravenloft.kit import RULES, Dice, Evening, meet, put, run, spot, table, trap
from tests.ravenloft.scenes import OPEN, drawn, dusk, field, of, quiet, skip_to, villain, where


def duel() -> State:
    """Arjhan beside a Gargoyle, with one attack and one free power."""
    return table("arjhan 1/1/1", tiles=field(3), powers="cleave, brute-strike, dragons-breath", foes="gargoyle 1/1/2")


def parts(evening: Evening) -> tuple[bool, bool, bool]:
    """May the Hero walk, attack, use its free power?"""
    uses = {option.card for option in of(evening.options, Use)}
    assert Done() in evening.options
    return bool(of(evening.options, Walk)), "cleave" in uses, "dragons-breath" in uses


@pytest.mark.rule("CR-009", "CR-012", "CR-024", "CR-042", "CR-043", "CR-047", "CR-048", "CR-089", "CR-098", "CR-133", "CR-228")
@pytest.mark.rule("CR-287")
def test_a_turn_goes_through_its_phases_to_the_next_player() -> None:
    state = quiet(table("arjhan,kat", tiles=field(1), at={"arjhan": (0, 0, 0), "kat": (0, 1, 1)}, powers="", active=1))
    evening = skip_to(Evening(state), "prompt-hero-phase")
    evening.play(Done())
    evening.until("prompt-hero-phase", lambda options: options[0])
    kinds = event.PhaseBegan | event.TurnBegan | event.TurnEnded
    told = [(getattr(seen, "phase", type(seen).__name__), seen.hero) for seen in evening.seen(kinds)]
    assert told == [("explore", "kat"), ("villain", "kat"), ("TurnEnded", "kat"), ("TurnBegan", "arjhan"), ("hero", "arjhan")]
    # First what happens "at the end", then the markers go, then the effects expire, then the next phase begins.
    state = table("thorgrim 0/1/1 slowed immobilized, kat 0/0/0 -2", tiles=field(2), powers="bless")
    state.lasting.append(Lasting("bless", [0, 1], 0, 1))
    evening = Evening(quiet(state), Done(), Target("kat"))
    told = [type(seen).__name__ for seen in evening.events[: [type(seen) for seen in evening.events].index(event.PhaseBegan)]]
    assert told == ["Healed", "ConditionEnded", "ConditionEnded", "BonusEnded"]
    # After the Villain Phase and before the next turn begins; the other Heroes are not hurt.
    evening = dusk(table("arjhan 0/1/1, kat 0/0/0", tiles=field(1), powers="", environment="deadly-shadows"))
    order = [type(seen).__name__ for seen in evening.seen(event.Damaged | event.TurnEnded | event.TurnBegan)]
    assert order == ["Damaged", "TurnEnded", "TurnBegan"] and [hero.damage for hero in evening.state.heroes] == [1, 0]
    # For Surround Them! and for Deadly Shadows only standing Heroes count.
    state = table("arjhan 0/1/1, kat 0/2/2 -8", tiles=field(2), powers="", environment="deadly-shadows")
    assert stats.count.functions["heroes-on-tile"](state, "arjhan") == 1 and dusk(state).state.heroes[0].damage == 0
    # Alone the first adventure, in company the second; whole rounds of both can be played.
    solo, group = new_game(Options(), 1), new_game(Options(adventure="2", seats=3), 1)
    assert (solo.adventure, len(solo.heroes)) == ("escape-the-tomb", 1)
    assert (group.adventure, len(group.heroes)) == ("find-the-icon", 3)
    for state in (solo, group):
        assert skip_to(Evening(state), "prompt-hero-phase").asked[1] == "prompt-hero-phase"


@pytest.mark.rule("CR-045", "CR-046", "CR-050", "CR-052", "CR-102", "CR-219", "CR-051", "CR-099")
def test_a_hero_moves_and_attacks_in_either_order_and_what_counts_as_which(dice: Dice) -> None:
    # One square is a whole Move: nothing of it is left after the attack. The free power costs neither part.
    evening = Evening(duel())
    assert parts(evening) == (True, True, True)
    evening.play(Walk(spot(1, 0, 1, evening.state)))
    assert parts(evening) == (True, True, True)
    dice(1)
    free = Evening(duel(), Use("dragons-breath"))
    assert (parts(free), free.state.turn.parts) == ((True, True, False), [])
    dice(1)
    evening.play(Use("cleave"), Target("gargoyle-1"))
    assert parts(evening) == (False, False, True)
    dice(1)
    evening.play(Use("dragons-breath"))
    assert [seen.phase for seen in evening.seen(event.PhaseBegan)][:1] == ["explore"] and evening.state.heroes[0].powers[2].used
    # Attack then move.
    dice(1)
    evening = Evening(duel(), Use("cleave"), Target("gargoyle-1"))
    assert parts(evening) == (True, False, True) and Use("brute-strike") not in evening.options
    evening.play(Walk(spot(1, 0, 1, evening.state)))
    assert parts(evening) == (False, False, True)
    # Move then move leaves no attack.
    evening = Evening(duel())
    evening.play(Walk(spot(1, 0, 1, evening.state)), Walk(spot(1, 1, 1, evening.state)))
    assert parts(evening) == (False, False, True)
    # Every part is optional: the phase may be ended at once, after a Move, and after an attack.
    evening = Evening(duel(), Done())
    assert evening.seen(event.PhaseBegan)[0].phase == "explore" and not evening.seen(event.Walked)
    # Attack is an at will a daily or an item.
    state = table("arjhan 0/1/1", tiles=field(2), powers="cleave, brute-strike", items="arjhan necklace-of-fireballs")
    meet(state, "wolf 0/1/2, zombie 1/1/2")
    assert {option.card for option in of(Evening(state).options, Use)} == {"cleave", "brute-strike", "necklace-of-fireballs"}
    state.turn.parts = ["attack"]
    assert not of(Evening(state).options, Use)
    # Crystal Ball takes the attack, leaves a Move, and is no attack for the cleric's Aid.
    state = table("thorgrim 0/1/1, kat 0/0/0 -3", tiles=field(1), powers="healing-strike", items="thorgrim crystal-ball")
    put(state, "gargoyle", 0, 1, 2)
    evening = Evening(state, Use("crystal-ball"), PickDeck("monster"))
    assert Use("healing-strike") not in evening.options and of(evening.options, Walk)
    evening.play(Done(), Target("kat"))
    assert [seen.cause for seen in evening.seen(event.Healed)] == ["aid"]


@pytest.mark.rule("CR-053", "CR-054", "CR-114", "CR-256", "CR-287", "CR-055", "CR-057", "CR-275")
def test_what_disabling_a_trap_costs_and_who_is_asked_in_the_turn_of_another(dice: Dice) -> None:
    # Ten or more removes card and marker, wherever the card lies; the attempt is the attack of this turn.
    for hero, items, face, total, success in [
        ("kat", [], 1, 6, False), ("kat", ["thieves-tools"], 1, 10, True), ("kat", [], 5, 10, True), ("kat", [], 4, 9, False),
        ("arjhan", [], 10, 10, True), ("arjhan", [], 9, 9, False),
    ]:  # fmt: skip
        state, laid = meet(table(f"{hero} 0/1/1", tiles=field(2), powers="", items={hero: items}, dice=face), "dart-trap 0")
        evening = Evening(state, Disable("dart-trap"))
        [tried] = evening.seen(event.TrapDisabled)
        assert (tried.total, tried.success) == (total, success) and (laid in evening.state.heroes[0].threats) is not success
        assert ("dart-trap" in evening.state.decks.encounter.discard) is success and not of(evening.options, Disable)
        assert of(evening.options, Walk)
    # Only the trap of the own tile.
    state = table("kat 0/1/1, arjhan 1/0/0", tiles=field(2), foes="dart-trap 1")
    assert not of(Evening(state).options, Disable)
    trap(state, "fire-trap", 0, owner=1)
    assert of(Evening(state).options, Disable) == [Disable("fire-trap")]
    # After two Moves Arjhan still picks the Icon up at the end of his Hero Phase; lying at 0 Hit Points he would not.
    for damage, taken in [(0, True), (10, False)]:
        state = table(f"arjhan 0/1/1 -{damage}, kat 0/3/3", tiles=field(1), powers="", foes="wolf 0/3/0")
        state.quest.tokens.append(Token("icon-of-ravenloft", spot(0, 1, 2, state)))
        state.turn.parts = ["move", "attack"]
        assert bool(Evening(quiet(state)).seen(event.TokenTaken)) is taken
    # In Arjhan's whole turn nobody asks Immeril about Fey Step; only cards with a trigger speak up.
    evening = Evening(quiet(table("arjhan 0/1/1, immeril 0/0/0", tiles=field(2), powers="fey-step, illusionary-crowd")), Done())
    assert evening.asked == (1, "prompt-hero-phase") and [seen.hero for seen in evening.seen(event.TurnEnded)] == ["arjhan"]
    # In Arjhan's turn Kat's own player says whether and where she moves.
    evening = drawn(table("arjhan 0/1/1, kat 0/0/0", tiles=field(1), powers=""), "spirit-of-doom-event")
    evening.play(Done())
    assert evening.asked == (1, "prompt-walk")


CHAPEL = [Placed("T10", 0, 0, 0), Placed("T34", 1, 0, 1)]


def chapel(arjhan: str = "1/2/2", **more: Any) -> State:
    """Arjhan in the Chapel, whose altar is in row 2, column 2 as it lies; Kat waits outside."""
    state = table(f"arjhan {arjhan}, kat 0/0/0", tiles=CHAPEL, powers="cleave", **more)
    state.quest.done.append("chapel")
    return state


@pytest.mark.rule("CR-006", "CR-140", "CR-213", "CR-215", "CR-216", "CR-218")
def test_the_night_ends_at_once_and_without_a_score(dice: Dice) -> None:
    # The Icon in hand: the victory comes with the guard's destruction, in the middle of the turn and after the Treasure.
    state = chapel("0/1/1", foes="zombie 0/1/2", top={"treasure": "clear-the-air"}, dice=20)
    state.quest.done.append("icon")
    figure.monsters(state)[0].guard = True
    evening = Evening(state, Use("cleave"), Target("zombie-1"))
    assert [type(seen).__name__ for seen in evening.events][-1] == "Won" and evening.seen(event.TreasureDrawn)
    # An outcome names the side and the reason; all Heroes are on one side; rounds are counted.
    state = chapel()
    state.quest.tokens.append(Token("icon-of-ravenloft", spot(1, 2, 2, state)))
    evening = Evening(quiet(state), Done())
    outcome = RULES.outcome(evening.state)
    assert outcome is not None and outcome.__struct_fields__ == ("winners", "reason")
    assert (outcome.winners, outcome.reason) == (("heroes",), "won-find-the-icon") and RULES.rounds(evening.state) == 1
    rounds = list[int]()
    for number in (2, 3, 5):
        evening.state.turn.number = number
        rounds.append(RULES.rounds(evening.state))
    assert (len(evening.state.heroes), rounds) == (2, [1, 2, 3])
    # After the end nothing is asked again.
    evening = Evening(table("kat 0/3/0", tiles=[Placed("T39", 0, 0, 0)], powers="", phase="start"))
    assert evening.game.decision is None and Evening(evening.state).game.decision is None


def activated(evening: Evening) -> list[event.MonsterActivated]:
    """The activations of the first turn, in order."""
    first = takewhile(lambda seen: not isinstance(seen, event.TurnEnded), evening.events)
    return [seen for seen in first if isinstance(seen, event.MonsterActivated)]


def acted(evening: Evening) -> list[str]:
    """Who was activated, in order, in the first turn."""
    return [seen.figure for seen in activated(evening)]


def two(arjhan: str = "0/0/0", kat: str = "4/3/3", **more: Any) -> State:
    """Arjhan and Kat far apart in a row of five tiles, without powers."""
    return table(f"arjhan {arjhan}, kat {kat}", tiles=field(5), powers="", **more)


@pytest.mark.rule("CR-092", "CR-093", "CR-094", "CR-097", "CR-167", "CR-173", "CR-243", "CR-260", "CR-090", "CR-095", "CR-096")
@pytest.mark.rule("CR-127", "CR-128", "CR-227")
def test_which_cards_act_in_which_order_and_what_comes_or_leaves_meanwhile() -> None:
    # Whoever's Villain Phase it is: both Kobolds act.
    for active in [0, 1]:
        state = two(foes="kobold-skirmisher 0/3/3, kobold-skirmisher 4/0/0 kat")
        assert sorted(acted(dusk(state, active))) == ["kobold-skirmisher-1", "kobold-skirmisher-2"]
    # A Skeleton card wakes neither the Blazing Skeleton nor the Wolf of the other player.
    assert acted(dusk(two(foes="skeleton 0/0/1, blazing-skeleton 4/3/2 kat, wolf 4/2/3 kat"))) == ["skeleton-1"]
    # A: Skeleton, both Wolves (A's first), Dart Trap. B: both Wolves, B's first, and no trap of A.
    state = two(foes="skeleton 0/0/1, wolf 0/1/0, dart-trap 2, wolf 4/3/2 kat")
    assert acted(dusk(state)) == ["skeleton-1", "wolf-1", "wolf-2", "dart-trap"] and acted(dusk(state, 1)) == ["wolf-2", "wolf-1"]
    # Same names act clockwise from the active player.
    state = table("arjhan 0/0/0, kat 2/0/0, allisa 4/0/0", tiles=field(5), powers="")
    for owner in (2, 0, 1):
        put(state, "kobold-skirmisher", 2 * owner, 3, 3, owner=owner)
    kobold = {owner: state.heroes[owner].threats[0].id for owner in range(3)}  # type: ignore[union-attr]  # a Monster
    assert acted(dusk(state, 1)) == [kobold[1], kobold[2], kobold[0]]
    # Trap drawn this turn acts last.
    assert acted(drawn(two(foes="skeleton 0/0/1"), "dart-trap")) == ["skeleton-1", "dart-trap"]
    # The Alarm calls a Zombie that does not act in this Villain Phase; the next phase of its player it does.
    evening = dusk(two(foes="alarm 0", top={"monster": "zombie"})).until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.MonsterPlaced)] == ["zombie-1"] and acted(evening) == ["alarm"]
    assert "zombie-1" in acted(dusk(evening.state).until("prompt-hero-phase"))
    # The Wolf on the fixed list has fallen and another Wolf came since: it waits for the next Villain Phase.
    state = two(foes="wolf 0/0/1")
    state.turn = Turn(hero=0, phase="monsters", queue=["wolf"], present=["wolf-0"])
    assert acted(Evening(state)) == []
    # Monster received in step one acts at once.
    assert acted(drawn(two(top={"monster": "kobold-skirmisher"}), "ambush").until("prompt-hero-phase")) == ["kobold-skirmisher-1"]
    # One encounter card when no tile was placed.
    state = two(top={"encounter": "passage-of-time,passage-of-time"})
    assert len(drawn(state, "passage-of-time").seen(event.EncounterDrawn)) == 1
    assert not dusk(state).seen(event.EncounterDrawn)
    # A's Wolf card is gone before its moment: B's Wolf does not act on the memory of it; the Skeleton does.
    state = two(foes="skeleton 0/0/1, wolf 4/3/2 kat")
    state.turn = Turn(hero=0, phase="monsters", queue=["wolf", "skeleton"], present=["skeleton-1", "wolf-1"])
    assert acted(Evening(state)) == ["skeleton-1"]
    # B's Wolf runs onto Kat's Glyph and is destroyed; only Kat is credited, and nobody else has a Treasure.
    state = two(kat="1/1/1", foes="wolf 3/0/0", top={"treasure": "clear-the-air"})
    state.markers.append(Marker("glyph-of-warding", 1, 1))
    evening = dusk(state).until("prompt-hero-phase")
    assert not evening.seen(event.Attacked) and [seen.by for seen in evening.seen(event.MonsterDestroyed)] == ["kat"]
    assert [seen.hero for seen in evening.seen(event.TreasureDrawn)] == ["kat"]


@pytest.mark.rule("CR-089", "CR-091", "CR-096", "CR-156", "CR-222", "CR-125", "CR-157", "CR-189", "CR-278", "CR-281")
def test_villains_act_in_the_active_players_order_and_frenzy_and_daze(dice: Dice) -> None:
    # Step 2, before the Monsters of step 3, once, whoever's turn it is.
    for active in [0, 1]:
        state = two(arjhan="2/0/0", kat="2/3/3")
        strahd = villain(state, "count-strahd", 2, 1, 1)
        put(state, "gargoyle", 2, 0, 1, owner=active)
        assert acted(dusk(state, active).until("prompt-hero-phase")) == [strahd, "gargoyle-1"]
    # Active player orders several villains.
    state = two()
    one, other = villain(state, "count-strahd", 0, 0, 1), villain(state, "count-strahd", 4, 3, 2)
    evening = dusk(state, 1)
    assert evening.asked == (1, "prompt-villain") and set(evening.options) == {Target(one), Target(other)}
    evening.play(Target(other))
    assert acted(evening.until("prompt-hero-phase")) == [other, one]
    # Nobody is asked about a villain that is gone.
    state = two()
    state.turn.phase, state.turn.villains = "villains", ["klak-1", villain(state, "count-strahd", 0, 0, 1)]
    assert Evening(state).asked[1] != "prompt-villain"
    # Arjhan's Wolf card is dazed: in Kat's phase both Wolves act by her card; in Arjhan's neither, and the Daze is spent.
    state = two(arjhan="2/0/0")
    put(state, "wolf", 2, 3, 3, owner=0).asleep = "daze"
    put(state, "wolf", 4, 3, 2, owner=1)
    assert acted(dusk(state, 1).until("prompt-hero-phase")) == ["wolf-2", "wolf-1"]
    evening = dusk(state, 0).until("prompt-hero-phase")
    assert acted(evening) == [] and [seen.card for seen in evening.seen(event.MonsterSlept)] == ["daze"]
    assert "daze" in evening.state.decks.treasure.discard
    assert acted(dusk(evening.state, 0).until("prompt-hero-phase")) == ["wolf-1", "wolf-2"]
    # Daze cancels one of two activations in a frenzy.
    state = two()
    put(state, "kobold-skirmisher", 0, 3, 3, owner=0).asleep = "daze"
    assert acted(drawn(state, "frenzy").until("prompt-hero-phase")) == ["kobold-skirmisher-1"]
    # Kat destroys Arjhan's dazed Wolf and gives her own card: Arjhan's card keeps its Daze, over the other figure.
    more: dict[str, Any] = {"active": 1, "dice": 15, "top": {"treasure": "clear-the-air"}}
    state = table("arjhan 1/3/3, kat 0/1/1", tiles=field(2), powers="backstab", foes="wolf 0/1/2, wolf 0/3/3 kat", **more)
    figure.controlled(state, 0)[0].asleep = "daze"
    evening = Evening(state, Use("backstab"), Target("wolf-1"))
    [left] = evening.state.heroes[0].threats
    assert (getattr(left, "id", ""), getattr(left, "asleep", "")) == ("wolf-2", "daze")
    assert "daze" not in evening.state.decks.treasure.discard


CRYPT = [Placed("T32", 0, 0, 0), *(Placed(OPEN, x, 0, 0) for x in range(1, 5))]
"""The crypt and four open tiles in a row; its bone pile is in row 2, column 1."""


def lair(at: str = "3/1/1", kat: str = "", **more: Any) -> State:
    """Arjhan, and perhaps Kat, without powers in a row of tiles that begins with the crypt."""
    return table(f"arjhan {at}" + f", kat {kat}" * bool(kat), tiles=CRYPT, powers="", **more)


def lines(evening: Evening) -> list[int]:
    """The lines of his script that held in the first turn."""
    return [seen.line for seen in activated(evening) if seen.figure.startswith("count-strahd")]


@pytest.mark.rule("CR-146", "CR-159", "CR-220", "CR-160", "CR-262", "CR-279")
def test_what_the_active_player_decides_and_the_count_going_home_as_mist(dice: Dice) -> None:
    # Kat's Zombie moves in Arjhan's phase, by his own card's name; he picks its square on the next tile.
    state = two(foes="zombie 2/0/0 kat, zombie 2/3/3")
    evening = dusk(state)
    evening.until("prompt-monster-square")
    assert evening.game.decision is not None and evening.asked[0] == 0
    tile = 1 if evening.game.decision.default == Spot(spot(1, 1, 2, state)) else 3
    found = {option.square for option in of(evening.options, Spot)}
    assert found == {spot(tile, row, column, state) for row in range(4) for column in range(4)}
    assert evening.game.decision.default == Spot(spot(tile, 1, 2, state))
    evening.play(evening.options[0])
    assert evening.asked == (0, "prompt-monster-square"), "Kat's comes second, and he picks for it, too"
    # Equally strong Heroes: the closer one; equally close: the active player's choice.
    state = lair("2/1/0 -2", kat="3/1/1", foes="count-strahd 3/3/3 +mistform")
    assert activation.closest(state, state.villains[0], activation.strongest(state, ["arjhan", "kat"])) == ["kat"]
    state.heroes[0].square = spot(3, 3, 1, state)
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-target") and set(evening.options) == {Target("arjhan"), Target("kat")}
    # He does not attack in that phase; in the next the strongest Hero is at one tile: bite.
    state = lair(at="1/1/1")
    strahd = villain(state, "count-strahd", 1, 1, 2, damage=7)
    evening = dusk(state)
    assert lines(evening) == [1] and where(evening.state, figure.square_of(evening.state, strahd)) == (0, 2, 1)
    assert not evening.seen(event.Attacked) and [seen.marker for seen in evening.seen(event.MarkerSpent)] == ["mistform"]
    again = dusk(evening.state)
    dice(19)
    again.until("prompt-hero-phase", lambda options: options[0])
    assert lines(again) == [3] and [blow.card for blow in again.seen(event.Attacked)] == ["bite"]
    # Arjhan stands on it: the Count takes a free square of the crypt nearest to it, the active player's choice.
    state = lair(at="0/2/1")
    villain(state, "count-strahd", 2, 1, 2, damage=7)
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-square")
    near = {(0, row, column) for row in (1, 2, 3) for column in (0, 1, 2)} - {(0, 2, 1)}
    assert {where(state, option.square) for option in of(evening.options, Spot)} == near


@pytest.mark.rule("CR-215", "CR-267", "CR-279", "CR-156", "CR-157", "CR-237", "CR-295")
def test_the_sun_the_count_in_his_crypt_and_whose_card_a_villain_is() -> None:
    for tile, sun in [("T16", 3), ("T12", 2)]:
        state = lair("4/1/3", top={"tile": tile})
        state.quest.sun = 2
        assert Evening(quiet(state), Done()).state.quest.sun == sun
        state.quest.sun = 5
        evening = Evening(state, Done())
        assert evening.state.quest.sun == 5 and evening.state.villains == []
    # A Monster stands there: he rises on a free square next to it, not anywhere on the tile.
    state = lair("4/1/3", foes="gargoyle 0/2/1", top={"tile": "T16"})
    state.quest.sun = 4
    evening = Evening(state, Done())
    evening.until("prompt-monster-square")
    found = {where(state, option.square) for option in of(evening.options, Spot)}
    assert found == {(0, row, column) for row in (1, 2, 3) for column in (0, 1, 2)} - {(0, 2, 1)}
    # He is targeted like a Monster; Daze, Overrun and the count of Monsters pass him by.
    state = table("immeril 2/1/1", tiles=CRYPT, powers="thunderwave")
    strahd = villain(state, "count-strahd", 2, 1, 2)
    assert [option.card for option in of(Evening(state).options, Use)] == ["thunderwave"]
    assert figure.controller(state, strahd) is None
    state.limbo.append("daze")
    run(state, registry.effect.functions["daze"](state, 0, CARDS["daze"]))
    assert state.villains[0].asleep is None
    run(state, registry.event.functions["overrun"](state, 0, ENCOUNTERS["overrun"]))
    assert state.heroes[0].damage == 0 and run(state, activation.fewest_monsters(state, "reinforcements"))[1] == 0
    # The decoy's placing leaves him where he is; with 1 Hit Point it is never the strongest while a Hero has more.
    state = table("immeril 0/1/1", tiles=CRYPT, powers="illusionary-crowd")
    strahd = villain(state, "count-strahd", 4, 1, 3)
    put(state, "wolf", 4, 3, 3)
    evening = Evening(state, Use("illusionary-crowd"), PickTile(3))
    assert {where(state, option.square)[0] for option in of(evening.options, Spot)} == {2, 4}
    evening.play(evening.options[0])
    assert [seen.figure for seen in evening.seen(event.Relocated)] == ["wolf-1"]
    assert figure.square_of(evening.state, strahd) == spot(4, 1, 3, state)
    names = activation.prey(evening.state)
    assert "illusionary-crowd" in names and activation.strongest(evening.state, names) == ["immeril"]

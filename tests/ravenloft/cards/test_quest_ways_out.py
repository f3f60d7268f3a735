"""Adventures that are left: loot by daylight, the stairs in the fog, and the impossible one, with one Hero after the other."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, experience, turn, wounds
from game.rules.ravenloft.choice import Accept, PickTile, Target
from game.rules.ravenloft.decks import treasure_deck
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.setup import Options, entrance, new_game
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Lasting, Marker, Placed, State
from game.rules.ravenloft.tables.cards import TILES
from tests.ravenloft.cards.adventures import DAY, FOG, IMPOSSIBLE
from tests.ravenloft.cards.deeds import asked, draw, drift, encounter, ends, explore, only, open_by_card, play, strike, treasure
from tests.ravenloft.cards.quests import carry_out, come, faces_of, failed, happen, rows_of, won
from tests.ravenloft.cards.scene import HIT, MISS, night, villain
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, spot, trap

pytestmark = pytest.mark.card(DAY, FOG, IMPOSSIBLE)


def escaped(**rest: Any) -> State:
    """Kat is out, Arjhan inside."""
    state = night(DAY, **rest)
    state.heroes[0].gone, state.heroes[0].square = "escaped", None
    return state


@pytest.mark.rule("CR-009", "CR-019", "CR-268", "CR-280", "CR-287", "CR-288")
def test_daylight_assault_is_won_with_twelve_cards_carried_out_of_the_start_tile() -> None:
    # Set up.
    state = new_game(Options(adventure="4", heroes="kat,arjhan"), 1)
    assert [placed.tile for placed in state.board.tiles] == ["ST-N", "ST-S"] and len(state.decks.tile.draw) == 40
    assert (state.quest.sun, state.quest.sunset, state.surges) == (1, 6, 2)
    # Twelve cards carried out win though others are inside and all out with fewer lose.
    state = night(DAY, at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    kat, arjhan = state.heroes
    state.quest.counters["banked"] = 7
    arjhan.items, arjhan.loot = ["magic-sword", "holy-water", "scroll-of-teleportation"], ["second-wind", "lucky-find"]
    events = happen(state, "hero-end", Accept(), seat=1)
    assert only(events, event.HeroLeft) == [event.HeroLeft("arjhan", "escaped")]
    assert only(events, event.Counted) == [event.Counted("banked", 12, 12)]
    assert (arjhan.gone, arjhan.square, kat.gone) == ("escaped", None, "") and ends(state) == won(DAY)
    kat.gone, kat.square, state.quest.counters["banked"] = "escaped", None, 11
    assert ends(state) == failed(DAY)
    # Only a standing hero on the start tile may escape.
    for tile, damage, may in [(0, 0, True), (1, 0, True), (2, 0, False), (1, 99, False)]:
        state = night(DAY, at={"kat": (1, 0, 0) if tile == 1 else (tile, 1, 1)})
        state.heroes[0].damage = damage
        assert bool(only(happen(state, "hero-end", *[Accept()] * may), event.HeroLeft)) is may
    # The row of the way out says whether somebody went.
    state = night(DAY, at={"kat": (2, 1, 1)})
    way_out = rows_of(state)["escape-with-loot"]
    assert carry_out(state, way_out, Accept()) is False, "not on the Start tile"
    state.heroes[0].square = spot(1, 0, 0, state)
    assert carry_out(state, way_out, Done()) is False and carry_out(state, way_out, Accept()) is True


@pytest.mark.card("prowling-spirits")
@pytest.mark.rule("CR-283")
def test_treasures_may_be_kept_as_loot(dice: Dice) -> None:
    # A drawn fortune may be kept as loot.
    for keep in [True, False]:
        state = night(DAY, heroes="kat -3, arjhan")
        events = treasure(state, "second-wind", Accept() if keep else Done())
        assert state.heroes[0].loot == ["second-wind"] * keep and not state.limbo
        assert bool(only(events, event.LootKept)) is keep and bool(only(events, event.Healed)) is not keep
    # A blessing may be loot an item is none and an empty handed hero banks nothing.
    state = night(DAY, at={"kat": (1, 0, 0)})
    kat = state.heroes[0]
    treasure(state, "run", Accept())
    assert kat.loot == ["run"] and state.lasting == []
    kat.loot = []
    gained = only(treasure(state, "holy-water", Target("kat")), event.ItemGained)
    assert gained == [event.ItemGained("kat", "holy-water")] and kat.loot == []
    kat.items = []
    events = happen(state, "hero-end", Accept())
    assert only(events, event.HeroLeft) and not only(events, event.Counted)
    # Loot is a treasure card for what takes those away.
    state = night(DAY)
    kat, discard = state.heroes[0], state.decks.treasure.discard
    kat.loot, state.environment = ["second-wind"], "spirit-of-doom-environment"
    encounter(state, "prowling-spirits")
    assert kat.loot == [] and "second-wind" in discard and kat.damage == 1
    state.environment, kat.loot = None, ["run"]
    dice(HIT)
    encounter(state, "gray-ooze")
    assert kat.loot == [] and "run" in discard


@pytest.mark.rule("CR-127", "CR-186", "CR-228", "CR-288", "CR-289")
def test_what_goes_on_without_a_hero_that_is_out() -> None:
    # A player whose hero is out has a villain phase without its first step.
    state = escaped(heroes="kat -99, arjhan", phase="start", surges=0, foes="zombie 1/2/0")
    state.quest.sun = 6
    evening = Evening(state)
    phases = [seen.phase for seen in evening.seen(event.PhaseBegan) if seen.hero == "kat"]
    assert phases == ["villain"], "no surge is asked of it, and it neither moves nor explores"
    assert not [seen for seen in evening.seen(event.EncounterDrawn) if seen.hero == "kat"]
    assert [seen.figure for seen in evening.seen(event.MonsterActivated)][:1] == ["zombie-1"]
    # After sunset every villain phase brings an encounter.
    for sun, cards in [(5, 0), (6, 1)]:
        state = night(DAY, phase="encounter")
        state.quest.sun, state.turn.explored = sun, "white"
        state.decks.encounter.skip = "moments-respite"
        assert len(only(play(state, turn.step(state)), event.DrawReplaced)) == cards
    # What a hero lent in the turn of its escape lasts until its player is on again.
    state = night(DAY, at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    state.lasting = [Lasting("run", [0, 1], 0, 2)]
    play(state, hero_phase.end(state, 0), Accept())
    assert state.heroes[0].gone == "escaped" and [lasting.card for lasting in state.lasting] == ["run"]
    state.turn.phase = "start"
    play(state, turn.step(state))
    assert state.lasting == [] and state.turn.phase == "villains" and "run" in state.decks.treasure.discard
    # The cloud of a hero that is out drifts on and brings it no treasure.
    state, wolf = meet(escaped(marks="freezing-cloud 3 1", phase="start"), "wolf 3/1/1")
    treasures = len(state.decks.treasure.draw)
    play(state, turn.step(state))
    assert wolf not in figure.monsters(state) and state.markers == [] and len(state.decks.treasure.draw) == treasures
    # A glyph brings its owner a treasure unless it has left.
    for away in [True, False]:
        state = escaped() if away else night(DAY)
        drift(wounds.hurt(state, put(state, "wolf", 3, 1, 1).id, 1, "glyph-of-warding", by=0))
        on_top(state, "treasure", "holy-water")
        assert ends(state) is None and ("holy-water" in state.heroes[0].items) is not away


@pytest.mark.rule("CR-287", "CR-288")
def test_nobody_hunts_counts_asks_or_rewards_a_hero_that_is_out() -> None:
    state = escaped(at={"arjhan": (4, 1, 1)}, active=1, top={"monster": "wolf"})
    kat = state.heroes[0]
    encounter(state, "reinforcements", PickTile(4))
    assert [threat.kind for threat in figure.controlled(state, 1)] == ["wolf"], "she controls fewer, and is not asked"
    encounter(state, "passage-of-time")
    encounter(state, "strahds-hunger")
    assert (kat.damage, kat.conditions) == (0, [])
    on_top(state, "monster", "ghoul")
    events = encounter(state, "voice-of-the-master")
    assert [one.figure for one in only(events, event.MonsterActivated)] == ["wolf-1"], "the round goes past her"
    # A hero that is out gets no items and keeps no loot.
    state = escaped(top={"treasure": "holy-water,second-wind"})
    drift(treasure_deck.draw_treasure(state, 0))
    assert state.heroes[1].items == ["holy-water"]
    assert not only(drift(treasure_deck.draw_treasure(state, 0)), event.LootKept) and state.heroes[0].loot == []


STAIRWAY = Placed("T39", 0, -4, 0)


def stairs_of(state: State, tile: int) -> list[int]:
    return [place for place, letter in board.chart(state.board).cells[tile].art.items() if letter == "S"]


@pytest.mark.rule("CR-164", "CR-193", "CR-290", "CR-287")
def test_the_fog_is_an_environment_and_whoever_ends_on_its_stairs_standing_is_out() -> None:
    # The fog is in play from the start and out of its deck.
    for seed in range(4):
        state = new_game(Options(adventure=FOG, heroes="kat,arjhan"), seed)
        assert state.environment == "blood-fog" and "blood-fog" not in faces_of(state, "encounter")
        assert faces_of(state).index("T38") in range(5, 9) and faces_of(state).index("T39") in range(10, 14)
    # Undead pay for no cancelling but for a level.
    state = night(FOG, pile=["wraith", "zombie", "wolf"])
    assert experience.payments(state) and not experience.cancellings(state)
    state.pile += ["gargoyle", "wolf"]
    assert {way.cards for way in experience.cancellings(state)} == {("gargoyle", "wolf", "wolf")}
    assert experience.cancellings(night(DAY)) == ()
    # The fog gives way to another environment and its special tiles hold for cards.
    state = night(FOG)
    draw(state, "bat-swarm")
    assert state.environment == "bat-swarm" and "blood-fog" in state.decks.encounter.discard
    events = open_by_card(state, "T38")
    assert [other.kind for other in state.villains] == ["zombie-dragon"] and not only(events, event.MonsterDrawn)
    state.heroes[0].square = spot(4, 0, 1, state)
    assert only(explore(state, "T39"), event.MonsterDrawn) or TILES["T39"].triangle == "none", "a Monster as usual"
    # Whoever ends its hero phase on the stairs is out but not who lies there or stands on others.
    state = night(FOG, at={"kat": (1, 0, 0), "arjhan": (1, 0, 1)})
    kat, arjhan = state.heroes
    kat.square = stairs_of(state, 1)[0]
    assert come(state, "hero-end") == [], "those of the Start tile are sealed"
    state.board.tiles.append(STAIRWAY)
    assert come(state, "hero-end") == []
    stairs = stairs_of(state, 5)
    kat.square = next(place for place in board.chart(state.board).cells[5].floor if place not in stairs)
    assert come(state, "hero-end") == [] and carry_out(state, rows_of(state)["escape-by-stairs"]) is False, "beside them"
    kat.square, kat.damage = stairs[0], 99
    assert come(state, "hero-end") == []
    kat.square, kat.damage = None, 0
    assert come(state, "hero-end") == []
    kat.square = stairs[0]
    assert only(happen(state, "hero-end"), event.HeroLeft) == [event.HeroLeft("kat", "escaped")] and kat.square is None
    arjhan.square = stairs[0]
    assert carry_out(state, rows_of(state)["escape-by-stairs"], seat=1) is True and ends(state) == won(FOG)


def impossible(heroes: str = "kat,arjhan,immeril") -> State:
    return Evening(new_game(Options(adventure="7", heroes=heroes), 3)).until("prompt-hero-phase").state


def relieved(*more: Placed) -> State:
    """Kat has fallen in her turn, Arjhan waits outside."""
    state = night(IMPOSSIBLE, *more, phase="end")
    kat, arjhan = state.heroes
    kat.damage, arjhan.gone, arjhan.square = 99, "waiting", None
    return state


@pytest.mark.rule("CR-016", "CR-024", "CR-066", "CR-208")
def test_adventure_impossible_begins_with_one_hero_and_the_next_comes_by_the_stairs() -> None:
    state = impossible()
    assert [hero.gone for hero in state.heroes] == ["", "waiting", "waiting"]
    assert [hero.square is not None for hero in state.heroes] == [True, False, False] and state.surges == 0
    # Three of six lairs lie in the first three packets.
    lairs = {"T33", "T35", "T36", "T37", "T38", "T40"}
    seen = set[str]()
    for seed in range(30):
        state = new_game(Options(adventure="7", heroes="kat", surges=3), seed)
        assert state.surges == 0
        stack = faces_of(state)
        packets = [lairs & set(stack[8 * number : 8 * number + 4]) for number in range(3)]
        assert [len(packet) for packet in packets] == [1, 1, 1] and not lairs & set(stack[20:]) and len(stack) == 37
        seen |= set().union(*packets)
    assert seen == lairs
    # The next hero comes by the stairs of the start tile or next to them though monsters crowd them.
    state = relieved(Placed("T39", 0, -4, 0))
    squares = asked(state, turn.step(state), "prompt-enter")
    assert {place[0] for place in squares} == {1}, "the Secret Stairway is a way out, not in"
    gate = entrance(state)
    assert {spot(*place, state) for place in squares} == set(entrance(new_game(Options(adventure="7", heroes="kat"), 1)))
    for crowd in (gate[:-2], gate):
        state = relieved()
        for place in crowd:
            put(state, "wolf", 2, 0, 0).square = place
        squares = asked(state, turn.step(state), "prompt-enter")
        found = [spot(*place, state) for place in squares]
        assert found == gate[-2:] if crowd != gate else found and not {*found} & {*gate}, "the nearest free one of that tile"
        assert {place[0] for place in squares} == {1}


def test_a_fallen_hero_is_relieved_at_the_end_of_its_turn_and_a_standing_one_is_not() -> None:
    state = impossible()
    kat, arjhan = state.heroes[:2]
    kat.damage = 99
    items, own = list(kat.items), list(arjhan.items)
    put(state, "wolf", 0, 1, 1, owner=0)
    state.turn.phase = "end"
    evening = Evening(state)
    assert evening.asked == (1, "prompt-enter")
    evening.play(evening.options[0])
    assert [(one.hero, one.way) for one in evening.seen(event.HeroLeft)] == [("kat", "lost")]
    state = evening.state
    kat, arjhan = state.heroes[:2]
    assert (kat.gone, kat.square, kat.items, kat.threats) == ("lost", None, [], []) and arjhan.items == [*own, *items]
    assert evening.seen(event.ItemGained) == [event.ItemGained("arjhan", card) for card in items]
    assert [threat.id for threat in arjhan.threats] == ["wolf-1"] and arjhan.square is not None and not arjhan.gone
    assert state.turn.hero == 1, "the next turn is that of the Hero that came"
    # The turn comes back to the same hero while it stands.
    state = impossible()
    state.turn.phase, number = "end", state.turn.number
    after = Evening(state).state
    assert after.turn.hero == 0 and after.turn.number == number + 1
    # A hero with one hit point left is not relieved and a lost one not twice.
    state = relieved()
    state.heroes[0].damage = 7
    drift(turn.step(state))
    assert (state.heroes[0].gone, state.heroes[1].gone) == ("", "waiting")
    state.heroes[0].gone, state.heroes[0].damage = "lost", 99
    assert happen(state, "turn-end") == []


def test_what_becomes_of_the_things_of_a_lost_hero(dice: Dice) -> None:
    # What a lost hero lent and laid ends with it.
    state = relieved()
    state.lasting = [Lasting("run", [0, 1], 0, 2), Lasting("guided-strikes", [0, 1], 1, 1), Lasting("sneak-attack", [0], 0, 1)]
    state.markers = [Marker("freezing-cloud", 3, 0, 3), Marker("illusionary-crowd", 4, 0), Marker("consecrated-ground", 2, 1, 2)]
    events = drift(turn.step(state))
    assert [lasting.card for lasting in state.lasting] == ["guided-strikes"] and "run" in state.decks.treasure.discard
    assert [mark.card for mark in state.markers] == ["illusionary-crowd", "consecrated-ground"], "the cloud would never melt"
    assert [one.card for one in only(events, event.BonusEnded)] == ["run", "sneak-attack"]
    assert "sneak-attack" not in state.decks.treasure.discard and only(events, event.HeroLeft) == [event.HeroLeft("kat", "lost")]
    # The threats of a lost hero pass on in their order behind those of the next.
    state = relieved()
    threats = [put(state, "wolf", 3, 1, 1), trap(state, "dart-trap", 3)]
    drift(turn.step(state))
    assert state.heroes[1].threats == threats and state.turn.hero == 1 and state.heroes[0].threats == []
    # A hero that falls in its own phase explores nothing and still has its villain phase.
    state = relieved()
    state.turn.phase = "explore"
    drift(turn.step(state))
    assert state.turn.phase == "encounter" and len(state.board.tiles) == 5 and not state.heroes[0].gone
    state.decks.encounter.skip = "moments-respite"
    assert only(play(state, turn.step(state)), event.DrawReplaced) and state.turn.phase == "villains"
    # Waiting heroes are hurt by nothing and answer nothing.
    state = relieved()
    kat, arjhan = state.heroes
    kat.damage, arjhan.items = 0, ["lucky-charm"]
    encounter(state, "passage-of-time")
    dice(MISS)
    encounter(state, "mists-of-terror")
    assert (kat.damage, arjhan.damage, arjhan.conditions) == (2, 0, [])
    assert arjhan.items == ["lucky-charm"], "nobody asked for a reroll"


LAIRS = {
    "T33": "howling-hag", "T35": "young-vampire", "T36": "werewolf", "T37": "klak", "T38": "zombie-dragon", "T40": "flesh-golem",
}  # fmt: skip


@pytest.mark.rule("CR-217", "CR-285")
def test_every_lair_has_its_villain_and_the_third_that_is_destroyed_wins() -> None:
    for lair, kind in LAIRS.items():
        state = night(IMPOSSIBLE, at={"kat": (4, 0, 1)})
        events = explore(state, lair)
        [other] = state.villains
        assert other.kind == kind and board.chart(state.board).cells[5].bones in figure.covered(other)
        assert 5 in figure.tiles_of(state, other.id) and not only(events, event.MonsterDrawn) and not figure.monsters(state)
        come(state, "placed", tile=5)
        assert len(state.villains) == 1, "it stands already"
        strike(state, other)
        assert state.quest.counters == {"lairs": 1} and ends(state) is None
    # The third villain destroyed wins though the last hero has fallen.
    state = impossible("kat")
    for number, name in enumerate(("klak-1", "howling-hag-1", "werewolf-1"), start=1):
        assert only(happen(state, "destroyed", figure=name), event.Counted) == [event.Counted("lairs", number, 3)]
    happen(state, "destroyed", figure="wolf-1")
    assert state.quest.counters["lairs"] == 3 and ends(state) == won(IMPOSSIBLE), "a Monster is no Villain"
    state = relieved()
    state.heroes[1].gone, state.quest.counters["lairs"] = "lost", 2
    strike(state, villain(state, "werewolf", 3, 1, 1), card="glyph-of-warding")
    assert ends(state) == won(IMPOSSIBLE)
    state = impossible("kat")
    state.heroes[0].damage, state.turn.phase = 99, "end"
    assert Evening(state).state.end == failed(IMPOSSIBLE), "with nobody left outside it is lost"

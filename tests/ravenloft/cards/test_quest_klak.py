"""Klak's Infernal Artifact, the Phylactery of the Dracolich, and what is shown to the rampaging Golem."""

from collections import Counter
from typing import Any

import pytest

from game.rules.engine.script import Done, freeze, thaw
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, attack, event, experience, hero, turn
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.adventure import Trigger
from game.rules.ravenloft.adventures.quests_villains import _edges_away
from game.rules.ravenloft.choice import Accept, Deed, PickCard, React, Target
from game.rules.ravenloft.decks import encounter_deck, tile_stack, treasure_deck
from game.rules.ravenloft.phases import hero_phase
from game.rules.ravenloft.space import board, figure, targets
from game.rules.ravenloft.state import Board, Lasting, Marker, Placed, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import POWERS, TREASURES
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.adventures import FIRST, GOLEM, KLAK, LICH, SECOND
from tests.ravenloft.cards.deeds import asked, drift, ends, explore, lay_tile, offered, only, play, strike, use
from tests.ravenloft.cards.quests import bones, carry_out, come, faces_of, happen, pool, rows_of, won
from tests.ravenloft.cards.scene import HIT, MISS, gone, night, thing, villain
from tests.ravenloft.kit import Dice, meet, on_top, put, spot

TABLE = {0: (2, 1), 1: (1, 1), 2: (1, 2), 3: (2, 2)}
"""The square in the third row and second column of a tile, by its quarter turns."""


def room_of(state: State, name: str) -> int:
    return next(index for index, placed in enumerate(state.board.tiles) if placed.tile == name)


@pytest.mark.rule("CR-285", "CR-292")
@pytest.mark.parametrize(("adventure", "name", "kind"), [(KLAK, "T37", "klak"), (LICH, "T33", "gravestorm")])
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_the_villain_comes_with_its_tile_however_that_lies(adventure: str, name: str, kind: str, side: str) -> None:
    state = night(adventure, tiles=[Placed("T10", 0, 0, 0)], at={"kat": (0, 1, 1), "arjhan": (0, 1, 2)})
    on_top(state, "tile", name)
    events = drift(tile_stack.open_tile(state, 0, board.Edge(0, side)))
    room = room_of(state, "T37")
    [laid], [foe], art = state.things, state.villains, board.chart(state.board).cells[room].art
    assert foe.kind == kind and bones(state, 1) in figure.covered(foe)
    assert laid.square == spot(room, *TABLE[state.board.tiles[room].turn], state) and laid.square != bones(state, room)
    assert only(events, event.ThingLaid) == [event.ThingLaid(laid.id, laid.square)]
    assert laid.id == ("klaks-artifact-1" if adventure == KLAK else "gravestorms-phylactery-1")
    assert adventure == LICH or (not only(events, event.MonsterDrawn) and art[laid.square] != art.get(foe.square))
    come(state, "placed", tile=1)
    assert len(state.things) == (1 if adventure == LICH else 2) and len(state.villains) == 1, "hidden once"


@pytest.mark.card(KLAK, "dispel-magic")
@pytest.mark.rule("CR-193")
def test_experience_costs_a_hit_point_and_items_are_given_for_powers() -> None:
    # Only experience that turns fate aside costs the active hero a hit point.
    state = night(KLAK, pile=["wraith", "ghoul"], top={"encounter": "alarm"})
    [way] = experience.cancellings(state)
    events = play(state, encounter_deck.draw_encounter(state, 0), way)
    assert only(events, event.EncounterCancelled) and [one.damage for one in state.heroes] == [1, 0]
    state = night(KLAK, heroes="immeril,arjhan", at={"immeril": (2, 3, 1)}, powers="dispel-magic")
    on_top(state, "encounter", "passage-of-time")
    events = play(state, encounter_deck.draw_encounter(state, 0), React("dispel-magic"))
    assert only(events, event.EncounterCancelled) and [one.damage for one in state.heroes] == [0, 0]
    # A white tile explored lets an item be given for a power.
    for tile, white in [("T37", True), ("T20", True), ("T01", False)]:
        state = night(KLAK, Placed(tile, 0, -4, 0), items="kat holy-water")
        state.heroes[0].spare = ["backstab"]
        events = happen(state, "explored", *[PickCard("holy-water")] * white, tile=5)
        assert [(one.hero, one.card) for one in only(events, event.PowerGained)] == [("kat", "backstab")] * white
        assert bool(only(events, event.TreasureDiscarded)) is white
    # Whoever trades has the power in hand and whoever does not keeps the item.
    state = night(KLAK, Placed("T20", 0, -4, 0))
    kat = state.heroes[0]
    assert happen(state, "explored", tile=5) == [], "nothing is asked without an Item"
    kat.items, kat.spare = ["holy-water", "thieves-tools"], ["backstab"]
    happen(state, "explored", Done(), tile=5)
    assert (kat.items, kat.spare) == (["holy-water", "thieves-tools"], ["backstab"])
    happen(state, "explored", PickCard("thieves-tools"), tile=5)
    assert (kat.items, kat.spare) == (["holy-water"], []) and offered(state, "backstab") is False
    assert [(held.card, held.used) for held in kat.powers] == [("backstab", False)]
    assert happen(state, "explored", tile=5) == [] and kat.items == ["holy-water"], "an empty power deck gives nothing"
    # Which power is gained falls by lot.
    gained = set()
    for seed in range(12):
        state = night(KLAK, Placed("T20", 0, -4, 0), items="kat holy-water", seed=seed)
        state.heroes[0].spare = ["backstab", "stealth", "deep-cut"]
        happen(state, "explored", PickCard("holy-water"), tile=5)
        gained |= {held.card for held in state.heroes[0].powers}
    assert gained == {"backstab", "stealth", "deep-cut"}


@pytest.mark.rule("CR-034", "CR-285", "CR-287", "CR-292")
def test_the_artifact_burns_at_one_tile_and_hitting_it_heals_nobody(dice: Dice) -> None:
    # The artifact burns at one tile and before Klak does anything.
    state, klak = meet(night(KLAK, at={"kat": (3, 2, 1), "arjhan": (2, 1, 1)}, foes="gravestorms-phylactery 2/0/0"), "klak 3/0/0")
    artifact = thing(state, "klaks-artifact", 4, 2, 2)
    dice(MISS, MISS)
    events = drift(activation.activate(state, klak.id))
    hurts = [(one.figure, one.cause) for one in only(events, event.Damaged)]
    assert hurts == [("kat", "klaks-artifact")], "Arjhan is two tiles away, and stands beside another object"
    order = [type(one) for one in events]
    assert order.index(event.Damaged) < order.index(event.MonsterActivated)
    assert not only(drift(activation.act(state, put(state, "wolf", 4, 0, 0).id)), event.Damaged), "Monsters light nothing"
    state.things.remove(artifact)
    damage = [one.damage for one in state.heroes]
    happen(state, "acts", figure=klak.id)
    assert [one.damage for one in state.heroes] == damage
    # Hitting an object heals nobody.
    for kind in ["klaks-artifact", "wolf"]:
        state = night(KLAK, at={"kat": (4, 2, 1)})
        state.turn.looted, state.heroes[0].damage = [0, 1], 3
        state.lasting = [Lasting("rejuvenating-onslaught", [0, 1], 1, 1)]
        target = (put if kind == "wolf" else thing)(state, kind, 4, 2, 2)
        dice(HIT)
        use(state, "backstab", Target(target.id))
        assert state.heroes[0].damage == (2 if kind == "wolf" else 3), "it is no Monster but for being attacked"


@pytest.mark.rule("CR-292")
@pytest.mark.parametrize("first", ["klak", "artifact"])
def test_an_object_is_attacked_like_a_monster_and_gives_nothing_and_only_both_ends_win(first: str) -> None:
    state, artifact, klak = meet(night(KLAK, at={"kat": (4, 2, 1)}, powers="backstab"), "klaks-artifact 4/2/2, klak 4/0/0")
    assert artifact.id in targets.beside(state, 0) and artifact.square not in figure.taken(state)
    if first == "klak":
        strike(state, klak)
        state.turn.kills = []
        assert ends(state) is None
        come(state, "villain")
        come(state, "turn-end")
        state.turn.villains, state.turn.phase = [], "villains"
        drift(turn.step(state))
        assert state.heroes[0].damage == 0, "his death puts the fire out"
        strike(state, artifact, 5)
    else:
        assert only(strike(state, artifact, 9), event.ThingDestroyed) == [event.ThingDestroyed("klaks-artifact-1")]
        assert (state.things, state.pile, state.turn.kills, ends(state)) == ([], [], [], None)
        strike(state, klak)
    assert ends(state) == won(KLAK)


@pytest.mark.rule("CR-083", "CR-285", "CR-292")
def test_far_from_gravestorm_lies_the_phylactery_in_a_room_with_a_monster(monkeypatch: pytest.MonkeyPatch) -> None:
    # Gravestorm and far from him the phylactery.
    for seed in range(5):
        state = night(LICH, seed=seed)
        lay_tile(state, "T33")
        circle, room, lay = room_of(state, "T33"), room_of(state, "T37"), board.chart(state.board)
        assert lay.cells[circle].bones in figure.covered(state.villains[0])
        assert lay.tile_of[state.things[0].square] == room and lay.tile_steps(circle)[room] >= 4 and "T37" not in faces_of(state)
    # The room of the vessel has a monster of whoever laid the circle.
    state = night(LICH, active=1, top={"monster": "wolf"})
    lay_tile(state, "T33", 1)
    [wolf] = figure.monsters(state)
    assert figure.controller(state, wolf.id) == 1 and wolf.square == bones(state, room_of(state, "T37"))
    # In a dungeon without edges the vessel lies on the farthest bone pile.
    state, now = lich(Placed("T10", 0, 1, 0), Placed("T09", 0, 2, 0))
    monkeypatch.setattr(board.chart(state.board), "edges", ())
    events = drift(registry.quest.functions["hide-thing-away"](state, 0, now))
    [vessel] = state.things
    assert vessel.square == bones(state, 2) and len(state.board.tiles) == 3 and not figure.monsters(state)
    assert only(events, event.ThingLaid)


def lich(*tiles: Placed) -> tuple[State, Now]:
    """A dungeon whose first tile is the circle, and the row that hides the vessel."""
    state = night(LICH, tiles=[Placed("T33", 0, 0, 0), *tiles], at={"kat": (0, 1, 1), "arjhan": (0, 2, 2)})
    return state, Now(rows_of(state)["hide-thing-away"].row, tile=0)


@pytest.mark.parametrize(("places", "wanted"), [
    *(([(0, line) for line in range(1, length + 1)], wanted) for length, wanted in enumerate([2, 3, 4, 4, 4], start=1)),
    ([(0, 1), (1, 1), (2, 1), (2, 0), (2, -1)], 4),
], ids=[*"12345", "a place that looks far along the way but lies near is not far"])  # fmt: skip
def test_the_vessel_lies_at_four_tiles_or_next_beyond_else_as_far_as_can_be(places: list[tuple[int, int]], wanted: int) -> None:
    state, now = lich(*(Placed("T10", x, y, 0) for x, y in places))
    for edge in _edges_away(state, now):
        trial = Board([*state.board.tiles, Placed("T37", *board.beyond(state.board, edge), board.QUARTER[edge.side])])
        assert board.chart(trial).tile_steps(0)[-1] == wanted, edge


@pytest.mark.card(LICH)
@pytest.mark.rule("CR-118", "CR-128", "CR-228", "CR-292")
def test_when_the_vessel_breaks_gravestorm_takes_ten(dice: Dice) -> None:
    # Without him it breaks in vain.
    state, dragon, klak = meet(night(LICH), "gravestorm 3/0/0, klak 2/0/0")
    events = strike(state, thing(state, "gravestorms-phylactery", 4, 2, 3), 1)
    hurts = [(one.figure, one.amount, one.cause) for one in only(events, event.Damaged)]
    assert (dragon.id, 10, "gravestorms-phylactery") in hurts and (dragon.damage, klak.damage) == (10, 0)
    strike(state, dragon, 10)
    assert ends(state) == won(LICH) and dragon not in state.villains
    assert len(only(strike(state, thing(state, "gravestorms-phylactery", 4, 2, 3), 1), event.Damaged)) == 1 and klak.damage == 0
    # One bolt for both: the phylactery breaks, and the dracolich with it, before its own roll.
    state, dragon = meet(night(LICH, heroes="immeril,arjhan", at={"immeril": (4, 2, 2)}, dice=19), "gravestorm 3/0/0 -12")
    vessel = thing(state, "gravestorms-phylactery", 4, 2, 3)
    script = attack.perform(state, 0, POWERS["lightning-bolt"])
    events = play(state, script, Target(vessel.id), Target(dragon.id), Target(vessel.id))
    assert [blow.target for blow in only(events, event.Attacked)] == [vessel.id] and ends(state) == won(LICH)
    # A cloud breaks the vessel only for a hero that could strike it.
    for place, broken in [((4, 2, 2), True), ((4, 0, 0), False)]:
        state, vessel, wolf = meet(night(LICH, at={"kat": place}), "gravestorms-phylactery 4/2/3, wolf 4/3/0")
        state.turn.looted, state.markers = [0, 1], [Marker("freezing-cloud", 4, 0, 2)]
        play(state, hero_phase.end(state, 0))
        assert (vessel not in state.things) is broken and gone(state, wolf)


@pytest.mark.card(KLAK, LICH)
@pytest.mark.rule("CR-198")
def test_what_rows_about_single_villains_say_and_a_hero_without_dailies() -> None:
    # Rows about single villains say whether they found something to do.
    state = night(KLAK, Placed("T20", 0, -4, 0), at={"kat": (4, 2, 1)})
    rows = rows_of(state, tile=5)
    assert carry_out(state, rows["hurt-active"]) is True and state.heroes[0].damage == 1
    trade = rows["trade-for-power"]
    assert carry_out(state, trade) is False, "no Item"
    state.heroes[0].items = ["holy-water"]
    assert carry_out(state, trade, Done()) is False and carry_out(state, trade, PickCard("holy-water")) is True
    assert carry_out(state, rows["burn-near-thing"]) is False
    thing(state, "klaks-artifact", 4, 2, 2)
    assert carry_out(state, rows["burn-near-thing"]) is True and carry_out(state, rows["lay-thing"]) is True
    state = night(LICH)
    rows = rows_of(state, tile=4)
    assert carry_out(state, rows["hurt-figure"]) is False
    villain(state, "gravestorm", 3, 0, 0)
    assert carry_out(state, rows["hurt-figure"]) is True and carry_out(state, rows["hide-thing-away"]) is True
    nameless = Now(Trigger(on="turn-end", do="hurt-figure", target="gravestorm", amount=1))
    events = drift(registry.quest.functions["hurt-figure"](state, 0, nameless))
    assert [one.cause for one in only(events, event.Damaged)] == [LICH]
    # A hero that has gained all its dailies grows without one.
    state = night(KLAK, pile=["gargoyle", "wraith"])
    kat = state.heroes[0]
    kat.spare = [card for card in kat.spare if POWERS[card].type != "daily"]
    [way] = experience.payments(state)
    events = play(state, experience.gain_level(state, 0), way)
    assert only(events, event.LevelGained) == [event.LevelGained("kat", "")] and kat.level == 2


@pytest.mark.card(GOLEM)
@pytest.mark.rule("CR-154", "CR-287", "CR-290")
def test_a_treasure_may_be_an_item_token() -> None:
    # While there are any and not for who lies.
    state = night(GOLEM, top={"treasure": "second-wind,short-rest"})
    kat = state.heroes[0]
    pool(state, "items", "mirror")
    assert only(play(state, treasure_deck.draw_treasure(state, 0), Done()), event.TreasureDrawn)
    kat.damage = 99
    assert only(play(state, treasure_deck.draw_treasure(state, 0)), event.TreasureDrawn)
    kat.damage = 0
    events = play(state, treasure_deck.draw_treasure(state, 0), Accept())
    assert only(events, event.TokenDrawn) == [event.TokenDrawn("kat", "items", "mirror")]
    assert kat.tokens == ["mirror"] and not only(events, event.TreasureDrawn)
    assert only(drift(treasure_deck.draw_treasure(state, 0)), event.TreasureDrawn), "no token is left, and nothing is asked"
    # What the row of items says of itself.
    state = night(GOLEM)
    take = rows_of(state)["item-for-treasure"]
    pool(state, "items", "food")
    assert [carry_out(state, take, answer) for answer in (Done(), Accept(), Accept())] == [False, True, False]
    assert state.heroes[0].tokens == ["food"]
    # A treasure token is the better of two cards.
    for kept in ["holy-water", "short-rest"]:
        state = night(GOLEM, top={"treasure": "holy-water,short-rest,magic-sword"})
        pool(state, "items", "item-treasure")
        left, copy = len(state.decks.treasure.draw), thaw(State, freeze(state))
        found = asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-lucky-find", Accept())
        assert found == ["holy-water", "short-rest"]
        events = drift(treasure_deck.draw_treasure(state, 0), Accept(), PickCard(kept))
        assert [one.card for one in only(events, event.TreasureDrawn)] == found
        other = "short-rest" if kept == "holy-water" else "holy-water"
        assert other in state.decks.treasure.discard and len(state.decks.treasure.draw) == left - 2
        assert state.heroes[0].items == ["holy-water"] * (kept == "holy-water") and not state.limbo
        assert event.TreasureDiscarded("", other) in only(events, event.TreasureDiscarded)
    # A treasure token with one card or none left gives that.
    for cards in [["holy-water"], []]:
        state = night(GOLEM)
        pool(state, "items", "item-treasure")
        state.decks.treasure.draw, state.decks.treasure.discard = [Secret(card) for card in cards], []
        drift(treasure_deck.draw_treasure(state, 0), Accept())
        assert state.heroes[0].items == cards and state.heroes[0].tokens == []


@pytest.mark.rule("CR-290")
@pytest.mark.parametrize("lies", ["deck", "discard", "beside the game", "before a Hero"])
def test_a_token_finds_its_card_wherever_it_is(lies: str) -> None:
    card = "torch" if lies == "beside the game" else "holy-water"
    state = night(GOLEM)
    pool(state, "items", card, "mirror")
    treasure = state.decks.treasure
    treasure.draw = [secret for secret in treasure.draw if secret.face != card]
    treasure.discard = ["thieves-tools"]
    if lies == "deck":
        treasure.draw.insert(3, Secret(card))
    elif lies == "discard":
        treasure.discard.append(card)
    elif lies == "before a Hero":
        state.heroes[1].items = [card]
        on_top(state, "treasure", "magic-sword")
    drift(treasure_deck.draw_treasure(state, 0), Accept(), Done())
    assert state.heroes[0].items == (["magic-sword"] if lies == "before a Hero" else [card])
    assert card not in [*treasure.discard, *faces_of(state, "treasure")] and treasure.discard == ["thieves-tools"]
    assert "torch" not in state.removed or lies != "beside the game"


@pytest.mark.card(FIRST, SECOND)
@pytest.mark.rule("CR-001", "CR-287")
def test_the_golem_comes_instead_of_a_monster_and_three_calm_tokens_or_its_end_win() -> None:
    state = night(GOLEM, at={"kat": (4, 0, 1)})
    events = explore(state, "T40")
    assert [other.kind for other in state.villains] == ["flesh-golem"] and not only(events, event.MonsterDrawn)
    # Three calm tokens win enraged ones do not count and so does its end.
    state, golem = meet(night(GOLEM), "flesh-golem 3/0/1 +calm +calm +enrage +enrage +enrage")
    assert ends(state) is None
    golem.markers[2] = "calm"
    assert ends(state) == won(GOLEM)
    state = night(GOLEM)
    strike(state, villain(state, "flesh-golem", 3, 0, 1))
    assert ends(state) == won(GOLEM)
    # The item tokens of the box but for those set aside.
    for adventure, without in [(GOLEM, ASIDE), (FIRST, ASIDE | {"animal", "food", "mirror", "portrait", "skull"})]:
        state = night(adventure)
        faces = [secret.sealed for secret in state.quest.pools["items"]]
        assert set(faces) == ITEMS - without and len(faces) == 15 - len(without) and faces.count("item-treasure") == 2
        cards = {card for card in faces if card in TREASURES and TREASURES[card].kind == "adventure"}
        assert set(state.removed) == cards, "each token of an adventure's Treasure has its card beside the game"
    # Three tokens are calm and three enraged.
    assert Counter(secret.sealed for secret in night(GOLEM).quest.pools["reactions"]) == {"calm": 3, "enrage": 3}


@pytest.mark.card(GOLEM)
@pytest.mark.rule("CR-054", "CR-291")
def test_what_is_shown_to_the_golem_may_calm_it() -> None:
    # Something is shown instead of an attack only on the golems tile while there are reactions.
    state = night(GOLEM, at={"kat": (3, 3, 1)}, items="kat holy-water holy-water")
    kat = state.heroes[0]
    kat.tokens = ["food", "food"]
    show = occasions.adventure(state).action[0]

    def may() -> list[Any]:
        return registry.allowed.functions["show-item"](state, 0, show)

    def deeds() -> list[Any]:
        return [one for one in hero.menu(state, 0) if isinstance(one, Deed)]

    assert may() == [], "there is no Golem"
    golem = villain(state, "flesh-golem", 3, 0, 1)
    assert may() == ["holy-water", "food"], "each once"
    assert deeds() == [Deed("show-item", "holy-water"), Deed("show-item", "food")]
    golem.square = spot(4, 3, 1, state)
    assert may() == ["holy-water", "food"], "with one foot on her tile"
    golem.square = spot(4, 0, 1, state)
    assert may() == [], "it is elsewhere"
    golem.square = spot(3, 0, 1, state)
    pool(state, "reactions")
    assert may() == [] and not deeds()
    pool(state, "reactions", "enrage", "calm")
    events = drift(hero.act(state, 0, Deed("show-item", "food")))
    assert only(events, event.TokenTaken) == [event.TokenTaken("", "food")] and kat.tokens == ["food"]
    assert only(events, event.MarkerGained) == [event.MarkerGained(golem.id, "enrage")] and not state.turn.attacked
    assert golem.markers == state.quest.shown["reactions"] == ["enrage"], "it is not put back"
    assert state.turn.parts == ["attack"] and not deeds(), "one a turn, as an attack"
    state.turn.parts = []
    drift(hero.act(state, 0, Deed("show-item", "holy-water")))
    assert golem.markers == ["enrage", "calm"] and kat.items == ["holy-water"]
    # A reaction without a golem or a token does nothing.
    state = night(GOLEM)
    state.heroes[0].tokens = ["food", "skull"]
    pool(state, "reactions", "calm")
    show = occasions.adventure(state).action[0]
    drift(registry.action.functions["show-item"](state, 0, show, "food"))
    golem = villain(state, "flesh-golem", 3, 0, 1)
    drift(registry.action.functions["show-item"](state, 0, show, "skull"))
    assert golem.markers == [] and state.heroes[0].tokens == []


ITEMS = {"animal", "dimensional-shackles", "feywalk-amulet", "food", "gravestorms-phylactery", "holy-water", "icon-of-ravenloft"} | {
    "mirror", "portrait", "silver-dagger", "skull", "torch", "wooden-stake", "item-treasure",
}  # fmt: skip
"""The kinds of Item tokens; of "item-treasure" there are two."""
ASIDE = {"icon-of-ravenloft", "gravestorms-phylactery"}

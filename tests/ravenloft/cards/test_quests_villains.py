"""The adventures about one Villain: Klak's artifact, Kavan, the Phylactery, the Hag's ritual, the Golem's moods, the hunt for the Count."""

from typing import Any

import pytest

from game.rules.engine.script import Done, Outcome
from game.rules.engine.secret import Secret
from game.rules.ravenloft import attack, event, experience, hero, wounds
from game.rules.ravenloft.activation import activate
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Accept, Deed, PickCard, Spot, Target
from game.rules.ravenloft.decks import encounter_deck, tile_stack, treasure_deck
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, figure, targets
from game.rules.ravenloft.state import Placed, State, Token
from game.rules.ravenloft.tables.cards import POWERS
from tests.ravenloft.cards.adventures import FIRST, GOLEM, HAG, KAVAN, KLAK, LICH, SECOND
from tests.ravenloft.cards.scene import Where, drift, ends, night, only, play, thing, villain
from tests.ravenloft.kit import Dice, Evening, on_top, proves, put, spot


def won(adventure: str) -> Outcome:
    return Outcome(("heroes",), f"won-{adventure}")


def lay_tile(state: State, tile: str, seat: int = 0) -> list[Any]:
    """Explore with `tile` on top of the stack at the northern edge of the last open tile."""
    on_top(state, "tile", tile)
    return drift(tile_stack.open_tile(state, seat, board.Edge(4, "north")))


# ------------------------------------------------------------------ Klak's Infernal Artifact


@proves(KLAK, "CR-285", "CR-292")
def test_klak_and_his_artifact_come_with_the_laboratory() -> None:
    state = night(KLAK)
    events = lay_tile(state, "T37")
    index = len(state.board.tiles) - 1
    assert [other.kind for other in state.villains] == ["klak"]
    assert state.villains[0].square == board.chart(state.board).cells[index].bones
    [artifact] = state.things
    assert artifact.kind == "klaks-artifact" and board.chart(state.board).tile_of[artifact.square] == index
    assert not only(events, event.MonsterDrawn)


@proves(KLAK, "CR-193")
def test_cancelling_costs_the_active_hero_a_hit_point() -> None:
    state = night(KLAK)
    state.pile = ["wraith", "ghoul"]
    on_top(state, "encounter", "alarm")
    [way] = experience.cancellings(state)
    events = play(state, encounter_deck.draw_encounter(state, 0), way)
    assert only(events, event.EncounterCancelled) and state.heroes[0].damage == 1 and state.heroes[1].damage == 0


@proves(KLAK)
@pytest.mark.parametrize(("tile", "white"), [("T37", True), ("T20", True), ("T01", False)])
def test_a_white_tile_explored_lets_an_item_be_given_for_a_power(tile: str, white: bool) -> None:
    state = night(KLAK, items={"kat": ["holy-water"]})
    state.heroes[0].spare = ["backstab"]
    state.board.tiles.append(Placed(tile, 0, -4, 0))
    events = play(state, occasions.occur(state, "explored", 0, tile=5), *([PickCard("holy-water")] if white else []))
    assert [(one.hero, one.card) for one in only(events, event.PowerGained)] == ([("kat", "backstab")] if white else [])
    assert bool(only(events, event.TreasureDiscarded)) is white


@proves(KLAK)
def test_nothing_is_asked_without_an_item_or_without_a_power() -> None:
    state = night(KLAK)
    state.board.tiles.append(Placed("T20", 0, -4, 0))
    assert play(state, occasions.occur(state, "explored", 0, tile=5)) == []
    state.heroes[0].items, state.heroes[0].spare = ["holy-water"], []
    assert play(state, occasions.occur(state, "explored", 0, tile=5)) == []


@proves(KLAK, "CR-287")
def test_the_artifact_burns_whoever_is_near_when_klak_begins_to_act() -> None:
    state = night(KLAK, at={"kat": (3, 2, 1), "arjhan": (1, 0, 0)})
    villain(state, "klak", 4, 1, 1)
    thing(state, "klaks-artifact", 4, 2, 2)
    play(state, occasions.occur(state, "acts", 0, figure="klak-1"))
    assert [one.damage for one in state.heroes] == [1, 0], "Arjhan is three tiles away"
    state.things.clear()
    play(state, occasions.occur(state, "acts", 0, figure="klak-1"))
    assert [one.damage for one in state.heroes] == [1, 0]


@proves(KLAK, "CR-292")
def test_an_object_is_attacked_like_a_monster_and_gives_nothing() -> None:
    state = night(KLAK, at={"kat": (4, 2, 1)}, powers={"kat": ["backstab"]})
    artifact = thing(state, "klaks-artifact", 4, 2, 2)
    assert artifact.id in targets.beside(state, 0) and artifact.square not in figure.taken(state)
    events = drift(wounds.hurt(state, artifact.id, 9, "backstab", by=0))
    assert only(events, event.ThingDestroyed) == [event.ThingDestroyed("klaks-artifact-1")]
    assert (state.things, state.pile, state.turn.kills) == ([], [], [])
    assert ends(state) is None
    state.quest.done.append("destroyed klak")
    assert ends(state) == won(KLAK)


@proves("CR-198")
def test_a_hero_that_has_gained_all_its_dailies_grows_without_one() -> None:
    state = night(KLAK)
    state.pile = ["gargoyle", "wraith"]
    kat = state.heroes[0]
    kat.spare = [card for card in kat.spare if POWERS[card].type != "daily"]
    [way] = experience.payments(state)
    events = play(state, experience.gain_level(state, 0), way)
    assert only(events, event.LevelGained) == [event.LevelGained("kat", "")] and kat.level == 2


# ------------------------------------------------------------------ The Final Transformation


def with_kavan(tile: int = 2, row: int = 1, column: int = 1, **rest: Any) -> State:
    state = night(KAVAN, **rest)
    state.quest.tokens = [Token("kavan", spot(tile, row, column, state))]
    return state


@proves(KAVAN)
def test_kavan_begins_beside_the_stairs() -> None:
    evening = Evening(new_game(Options(adventure="5", heroes="kat,arjhan"), 1)).until("prompt-kavan-square")
    evening.play(evening.options[0])
    [token] = evening.state.quest.tokens
    near = board.chart(evening.state.board).near[token.square]
    assert token.kind == "kavan" and any(board.chart(evening.state.board).cells[1].art.get(place) == "S" for place in near)


@proves(KAVAN, "CR-287")
@pytest.mark.parametrize(
    ("square", "damage", "asked"), [((2, 2, 2), 0, True), ((2, 1, 1), 0, True), ((2, 3, 3), 0, False), ((2, 2, 2), 99, False)]
)
def test_whoever_begins_beside_kavan_may_lead_him(square: Where, damage: int, asked: bool) -> None:
    state = with_kavan(at={"kat": square})
    state.heroes[0].damage = damage
    play(state, occasions.occur(state, "hero", 0), *([Accept()] if asked else []))
    assert ("led" in state.turn.marks) is asked


@proves(KAVAN)
def test_kavan_comes_to_the_tile_of_whoever_led_him() -> None:
    state = with_kavan(at={"kat": (4, 2, 1)})
    assert play(state, occasions.occur(state, "hero-end", 0)) == [], "nobody leads him"
    state.turn.marks.append("led")
    goal = spot(4, 2, 1, state)
    events = play(state, occasions.occur(state, "hero-end", 0), Spot(goal))
    assert [one.square for one in only(events, event.TokenMoved)] == [goal], "on the Hero's own square, which he may share"


@proves(KAVAN)
@pytest.mark.parametrize(("alone", "monster", "turns"), [(False, False, False), (True, False, True), (False, True, True)])
def test_kavan_turns_when_nobody_or_a_monster_is_with_him(alone: bool, monster: bool, turns: bool) -> None:
    state = with_kavan(at={"kat": (3, 1, 1) if alone else (2, 2, 2), "arjhan": (3, 1, 2)})
    if monster:
        put(state, "wolf", 2, 3, 3)
    state.quest.counters["young-vampire"] = 3
    drift(occasions.occur(state, "villain", 0))
    assert [(other.kind, other.damage) for other in state.villains] == ([("young-vampire", 3)] if turns else [])
    assert bool(state.quest.tokens) is not turns


@proves(KAVAN)
def test_the_vampire_turns_back_beside_a_hero_alone_and_keeps_its_wounds() -> None:
    state = night(KAVAN, at={"kat": (3, 1, 1)})
    other = villain(state, "young-vampire", 3, 2, 2, damage=4)
    wolf = put(state, "wolf", 3, 0, 0)
    assert play(state, occasions.occur(state, "turn-end", 0)) == [], "a Monster is there, too"
    state.heroes[0].threats.remove(wolf)
    events = play(state, occasions.occur(state, "turn-end", 0))
    assert only(events, event.FigureLeft) == [event.FigureLeft("young-vampire-1", "turned")]
    assert not state.villains and state.quest.tokens == [Token("kavan", other.square)]
    assert state.quest.counters["young-vampire"] == 4


@proves(KAVAN)
def test_five_turns_at_the_fountain_cure_him() -> None:
    state = night(KAVAN, Placed("T35", 0, -4, 0), at={"kat": (5, 2, 1)})
    bones = board.chart(state.board).cells[5].bones
    state.quest.tokens = [Token("kavan", bones)]
    for step in range(1, 6):
        events = play(state, occasions.occur(state, "turn-end", 1))
        assert only(events, event.Counted) == [event.Counted("cured", step, 5)]
    assert ends(state) == won(KAVAN)
    put(state, "wolf", 5, 3, 1)
    assert play(state, occasions.occur(state, "turn-end", 1)) == []


@proves(KAVAN)
def test_the_vampire_must_not_be_destroyed() -> None:
    state = night(KAVAN)
    other = villain(state, "young-vampire", 3, 2, 2)
    drift(wounds.hurt(state, other.id, 99, "backstab", by=0))
    assert ends(state) == Outcome(("castle",), f"failed-{KAVAN}")


# ------------------------------------------------------------------ Destroy the Dracolich


@proves(LICH, "CR-285", "CR-292")
def test_gravestorm_and_far_from_him_the_phylactery() -> None:
    for seed in range(5):
        state = night(LICH, seed=seed)
        lay_tile(state, "T33")
        assert [other.kind for other in state.villains] == ["gravestorm"]
        lay = board.chart(state.board)
        circle = next(index for index, placed in enumerate(state.board.tiles) if placed.tile == "T33")
        room = next(index for index, placed in enumerate(state.board.tiles) if placed.tile == "T37")
        assert lay.cells[circle].bones in figure.covered(state.villains[0])
        [vessel] = state.things
        assert lay.tile_of[vessel.square] == room and lay.tile_steps(circle)[room] >= 4
        assert "T37" not in [secret.face for secret in state.decks.tile.draw]


@proves(LICH, "CR-292")
def test_the_phylactery_is_attacked_from_its_square_or_the_next_with_any_attack() -> None:
    state = night(LICH, at={"kat": (4, 2, 1)})
    vessel = thing(state, "gravestorms-phylactery", 4, 2, 3)
    assert vessel.id not in dict(targets.sites(state, 0))
    for row, column in ((2, 3), (1, 2)):
        state.heroes[0].square = spot(4, row, column, state)
        assert vessel.id in dict(targets.sites(state, 0)) and vessel.id in targets.beside(state, 0)
        assert targets.sight(state, 0).close


@proves(LICH)
def test_when_it_breaks_gravestorm_takes_ten() -> None:
    state = night(LICH)
    dragon = villain(state, "gravestorm", 3, 0, 0)
    vessel = thing(state, "gravestorms-phylactery", 4, 2, 3)
    drift(wounds.hurt(state, vessel.id, 1, "backstab", by=0))
    assert dragon.damage == 10
    drift(wounds.hurt(state, dragon.id, 10, "backstab", by=0))
    assert ends(state) == won(LICH)


@proves(LICH, "CR-118")
def test_who_falls_before_its_roll_is_not_rolled_for(dice: Dice) -> None:
    """One bolt for both: the phylactery breaks, and the dracolich with it."""
    state = night(LICH, heroes="immeril,arjhan", at={"immeril": (4, 2, 2)})
    dragon = villain(state, "gravestorm", 3, 0, 0, damage=12)
    vessel = thing(state, "gravestorms-phylactery", 4, 2, 3)
    dice(19)
    script = attack.perform(state, 0, POWERS["lightning-bolt"])
    events = play(state, script, Target(vessel.id), Target(dragon.id), Target(vessel.id))
    assert [blow.target for blow in only(events, event.Attacked)] == [vessel.id]
    assert ends(state) == won(LICH)


# ------------------------------------------------------------------ Horror of the Howling Hag


@proves(HAG)
@pytest.mark.parametrize("heroes", ["kat,arjhan", "kat,arjhan,immeril,thorgrim,allisa"])
def test_each_hero_begins_on_a_tile_of_its_own(heroes: str) -> None:
    evening = Evening(new_game(Options(adventure="8", heroes=heroes), 2)).until("prompt-hero-phase")
    state = evening.state
    number = len(state.heroes)
    places = [(placed.x, placed.y) for placed in state.board.tiles]
    assert places == [(0, 0), (4, 0), (0, 4), (4, 4), (2, 2)][:number]
    assert all(placed.tile < "T21" for placed in state.board.tiles)
    lay = board.chart(state.board)
    assert [one.square for one in state.heroes] == [lay.cells[tile].bones for tile in range(number)]
    assert len(state.decks.tile.draw) == 40 - number
    stack = [secret.face for secret in reversed(state.decks.tile.draw)]
    assert stack.index("T33") in range(8, 12)


@proves(HAG)
@pytest.mark.parametrize(("face", "drawn"), [("monsters-1", True), ("monsters-0", False), ("howling-hag", False)])
def test_a_token_decides_what_comes_with_an_explored_tile(face: str, drawn: bool) -> None:
    state = night(HAG)
    state.quest.pools["hag"] = [Secret(face, (), "hag")]
    instead: list[bool] = []

    def script() -> Any:
        instead.append((yield from occasions.occur(state, "explored", 0, tile=4)))

    events = drift(script())
    assert instead == [not drawn] and only(events, event.TokenDrawn) == [event.TokenDrawn("kat", "hag", face)]
    assert [other.kind for other in state.villains] == (["howling-hag"] if face == "howling-hag" else [])


@proves(HAG, "CR-291")
def test_the_hag_comes_from_where_she_is_and_not_again_once_destroyed() -> None:
    state = night(HAG)
    hag = villain(state, "howling-hag", 2, 0, 0, damage=6)
    state.quest.pools["hag"] = [Secret("howling-hag", (), "hag")] * 2
    drift(occasions.occur(state, "explored", 0, tile=4))
    assert board.chart(state.board).tile_of[hag.square] == 4 and hag.damage == 6 and len(state.villains) == 1
    drift(wounds.hurt(state, hag.id, 99, "backstab", by=0))
    drift(occasions.occur(state, "explored", 0, tile=4))
    assert state.villains == []
    assert drift(occasions.occur(state, "explored", 0, tile=4)) == [], "an empty pool leaves the Monster deck"


@proves(HAG, "CR-287")
def test_a_hero_that_stays_in_the_circle_breaks_the_ritual() -> None:
    state = night(HAG, Placed("T33", 0, -4, 0), at={"kat": (5, 1, 1)})
    assert play(state, occasions.occur(state, "hero-end", 0)) == [], "it did not begin there"
    play(state, occasions.occur(state, "hero", 0))
    for step in range(1, 6):
        events = play(state, occasions.occur(state, "hero-end", 0))
        assert only(events, event.Counted) == [event.Counted("ritual", step, 5)]
    assert play(state, occasions.occur(state, "hero-end", 0)) == [], "no step is left"
    assert ends(state) is None
    state.quest.done.append("destroyed howling-hag")
    assert ends(state) == won(HAG)


# ------------------------------------------------------------------ Rampaging Golem


@proves(GOLEM)
@pytest.mark.parametrize("token", [True, False])
def test_a_treasure_may_be_an_item_token(token: bool) -> None:
    state = night(GOLEM)
    state.quest.pools["items"] = [Secret("mirror", (), "items")]
    if token:
        events = play(state, treasure_deck.draw_treasure(state, 0), Accept())
        assert only(events, event.TokenDrawn) == [event.TokenDrawn("kat", "items", "mirror")]
        assert state.heroes[0].tokens == ["mirror"] and not only(events, event.TreasureDrawn)
        assert only(drift(treasure_deck.draw_treasure(state, 0)), event.TreasureDrawn), "no token is left, and nothing is asked"
    else:
        on_top(state, "treasure", "second-wind")
        assert only(play(state, treasure_deck.draw_treasure(state, 0), Done()), event.TreasureDrawn)


@proves(GOLEM, "CR-290")
def test_a_token_with_a_card_gives_that_card() -> None:
    state = night(GOLEM)
    state.quest.pools["items"] = [Secret("torch", (), "items"), Secret("holy-water", (), "items")]
    before = [secret.face for secret in state.decks.treasure.draw].count("holy-water")
    play(state, treasure_deck.draw_treasure(state, 0), Accept())
    play(state, treasure_deck.draw_treasure(state, 0), Accept())
    assert sorted(state.heroes[0].items) == ["holy-water", "torch"] and "torch" not in state.removed
    assert [secret.face for secret in state.decks.treasure.draw].count("holy-water") == before - 1


@proves(GOLEM, "CR-054")
def test_an_item_shown_instead_of_an_attack_moves_the_golem() -> None:
    state = night(GOLEM, at={"kat": (3, 3, 1), "arjhan": (1, 0, 0)}, items={"kat": ["holy-water"]})
    state.heroes[0].tokens = ["food"]
    golem = villain(state, "flesh-golem", 3, 0, 1)
    assert [one for one in hero.menu(state, 0) if isinstance(one, Deed)] == [
        Deed("show-item", "holy-water"),
        Deed("show-item", "food"),
    ]
    state.quest.pools["reactions"] = [Secret("calm", (), "reactions"), Secret("enrage", (), "reactions")]
    drift(hero.act(state, 0, Deed("show-item", "food")))
    assert golem.markers == ["enrage"] and state.heroes[0].tokens == [] and state.turn.parts == ["attack"]
    assert not [one for one in hero.menu(state, 0) if isinstance(one, Deed)], "one a turn, as an attack"
    state.turn.parts = []
    drift(hero.act(state, 0, Deed("show-item", "holy-water")))
    assert golem.markers == ["enrage", "calm"] and state.heroes[0].items == []


@proves(GOLEM)
def test_three_calm_tokens_win_and_so_does_its_end() -> None:
    state = night(GOLEM)
    golem = villain(state, "flesh-golem", 3, 0, 1, markers=("calm", "enrage", "calm"))
    assert ends(state) is None
    golem.markers.append("calm")
    assert ends(state) == won(GOLEM)
    state = night(GOLEM)
    drift(wounds.hurt(state, villain(state, "flesh-golem", 3, 0, 1).id, 99, "backstab", by=0))
    assert ends(state) == won(GOLEM)


# ------------------------------------------------------------------ The Hunt for Strahd


@proves(FIRST, "CR-210")
def test_the_bodyguard_is_secret_until_its_tile_comes() -> None:
    state = night(FIRST)
    state.quest.pools["bodyguard"][-1] = Secret("werewolf", (), "bodyguard")
    events = lay_tile(state, "T33")
    assert only(events, event.TokenDrawn) == [event.TokenDrawn("kat", "bodyguard", "werewolf")]
    assert [other.kind for other in state.villains] == ["werewolf"] and not only(events, event.MonsterDrawn)
    drift(wounds.hurt(state, state.villains[0].id, 99, "backstab", by=0))
    assert ends(state) is None
    state.quest.done.append("beaten")
    assert ends(state) == won(FIRST)


@proves(FIRST)
@pytest.mark.parametrize(("damage", "gone"), [(6, False), (7, True)])
def test_the_count_flees_as_mist(damage: int, gone: bool) -> None:
    """12 HP: at 5 left he goes, at 6 he stays."""
    state = night(FIRST)
    other = villain(state, "count-strahd", 4, 1, 1, damage=damage - 1, markers=("mistform",))
    events = drift(wounds.hurt(state, other.id, 1, "fire-trap"))
    assert (only(events, event.FigureLeft) == [event.FigureLeft("count-strahd-1", "mist")]) is gone
    assert ("beaten" in state.quest.done) is gone and bool(state.villains) is not gone
    assert (state.pile, state.turn.kills) == ([], [])


@proves(FIRST)
def test_he_does_not_go_home_as_mist_here() -> None:
    state = night(FIRST, Placed("T32", 0, -4, 0))
    other = villain(state, "count-strahd", 4, 1, 1, damage=6, markers=("mistform",))
    drift(activate(state, other.id))
    assert other.markers == ["mistform"]


@proves(FIRST, "CR-287", "CR-290")
def test_items_lie_on_black_tiles_and_are_picked_up() -> None:
    state = night(FIRST, Placed("T33", 0, -4, 0), at={"kat": (5, 2, 1)})
    state.quest.pools["items"] = [Secret("silver-dagger", (), "items")]
    drift(occasions.occur(state, "explored", 0, tile=5))
    [token] = state.quest.tokens
    assert token.square == board.chart(state.board).cells[5].bones
    drift(occasions.occur(state, "hero-end", 0))
    assert state.heroes[0].items == ["silver-dagger"] and state.quest.tokens == []


def coffins(*faces: str, **rest: Any) -> State:
    """Part 2, with coffins on the bone piles of the open tiles 2, 3, 4 in this order."""
    state = night(SECOND, **rest)
    cells = board.chart(state.board).cells
    state.quest.tokens = [
        Token("coffin-shut", cells[2 + number].bones, Secret(face, (), "coffins")) for number, face in enumerate(faces)
    ]
    return state


@proves(SECOND)
def test_every_explored_tile_has_a_coffin_while_there_are_any() -> None:
    state = night(SECOND)
    assert len(state.quest.pools["coffins"]) == 10
    drift(occasions.occur(state, "explored", 0, tile=4))
    assert [token.kind for token in state.quest.tokens] == ["coffin-shut"] and len(state.quest.pools["coffins"]) == 9
    state.quest.pools["coffins"].clear()
    drift(occasions.occur(state, "explored", 0, tile=3))
    assert len(state.quest.tokens) == 1


@proves(SECOND, "CR-287")
@pytest.mark.parametrize(
    "face", ["coffin-empty", "coffin-monster", "coffin-trap", "coffin-treasure", "coffin-strahd", "holy-water", "wooden-stake"]
)
def test_what_a_coffin_may_hold(face: str) -> None:
    state = coffins(face)
    place = state.quest.tokens[0].square
    state.heroes[0].square = place
    on_top(state, "treasure", "second-wind")
    on_top(state, "monster", "wolf")
    events = drift(occasions.occur(state, "hero-end", 0))
    assert only(events, event.TokenTurned) == [event.TokenTurned("coffin-shut", face, place)] and state.quest.tokens == []
    assert bool(only(events, event.MonsterDrawn)) is (face == "coffin-monster")
    assert state.heroes[0].damage == (1 if face == "coffin-trap" else 0)
    assert bool(only(events, event.TreasureDrawn)) is (face == "coffin-treasure")
    assert [other.kind for other in state.villains] == (["count-strahd"] if face == "coffin-strahd" else [])
    assert state.heroes[0].items == ([face] if face in ("holy-water", "wooden-stake") else [])


@proves(SECOND)
def test_a_coffin_may_be_left_shut() -> None:
    state = coffins("coffin-trap")
    state.heroes[0].square = state.quest.tokens[0].square
    play(state, occasions.occur(state, "hero-end", 0), Done())
    assert len(state.quest.tokens) == 1 and state.heroes[0].damage == 0


@proves(SECOND)
def test_the_count_is_called_to_a_coffin_or_comes_to_it_as_he_is() -> None:
    state = coffins("coffin-strahd", "coffin-empty")
    other = villain(state, "count-strahd", 4, 3, 3, damage=4)
    state.heroes[0].square = state.quest.tokens[0].square
    drift(occasions.occur(state, "hero-end", 0))
    assert len(state.villains) == 1 and board.chart(state.board).tile_of[other.square] == 2 and other.damage == 4


@proves(SECOND, "CR-285")
def test_in_his_crypt_he_is_at_full_strength_and_may_turn_to_mist_once() -> None:
    state = night(SECOND)
    other = villain(state, "count-strahd", 3, 1, 1, damage=8)
    lay_tile(state, "T32")
    assert board.chart(state.board).tile_of[other.square] == 5 and (other.damage, other.markers) == (0, ["mistform"])
    other.markers.clear()
    drift(occasions.occur(state, "placed", 0, tile=5))
    assert other.markers == [], "he has had it in this game"


@proves(SECOND)
@pytest.mark.parametrize(("tile", "left"), [(2, 3), (4, 5)])
def test_beside_an_unopened_coffin_he_heals(tile: int, left: int) -> None:
    state = coffins("coffin-empty")
    other = villain(state, "count-strahd", tile, 0, 0, damage=5)
    drift(occasions.occur(state, "villain", 0))
    assert other.damage == left


@proves(SECOND)
def test_destroyed_he_returns_from_the_nearest_coffin() -> None:
    state = coffins("coffin-empty", "coffin-empty")
    other = villain(state, "count-strahd", 4, 1, 1, damage=11)
    events = drift(wounds.hurt(state, other.id, 5, "backstab", by=0))
    assert only(events, event.FigureLeft) == [event.FigureLeft("count-strahd-1", "sank")]
    assert (state.villains, state.pile, state.turn.kills) == ([], [], []) and ends(state) is None
    drift(occasions.occur(state, "villain", 0))
    [again] = state.villains
    assert board.chart(state.board).tile_of[again.square] == 3 and again.damage == 0


@proves(SECOND)
def test_with_no_coffin_left_he_is_gone_for_good() -> None:
    state = coffins("coffin-empty")
    other = villain(state, "count-strahd", 4, 1, 1)
    drift(wounds.hurt(state, other.id, 99, "backstab", by=0))
    state.heroes[0].square = state.quest.tokens[0].square
    drift(occasions.occur(state, "hero-end", 0))
    assert state.pile == ["count-strahd"] and state.turn.kills == [0]
    assert ends(state) == won(SECOND)
    state = night(SECOND)
    drift(wounds.hurt(state, villain(state, "count-strahd", 4, 1, 1).id, 99, "backstab", by=0))
    assert ends(state) == won(SECOND)

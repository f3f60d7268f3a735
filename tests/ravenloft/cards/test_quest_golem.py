"""Rampaging Golem: Item tokens instead of Treasure, and what the Golem does when one is shown to it."""

from collections import Counter
from typing import Any

import pytest

from game.rules.engine.script import Choice, Done, Event, freeze, thaw
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event, hero
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Accept, Deed, PickCard
from game.rules.ravenloft.decks import treasure_deck
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import TREASURES
from tests.ravenloft.cards.adventures import FIRST, GOLEM, SECOND
from tests.ravenloft.cards.deeds import asked, drift, ends, explore, only, play, strike
from tests.ravenloft.cards.quests import carry_out, faces_of, pool, rows_of, won
from tests.ravenloft.cards.scene import night, villain
from tests.ravenloft.kit import drive, meet, on_top, spot

pytestmark = pytest.mark.card(GOLEM)


def drawn(state: State, *answers: Choice) -> list[Event]:
    """The first Hero draws a Treasure; what `answers` do not answer takes its first option."""
    left = list(answers)
    script = treasure_deck.draw_treasure(state, 0)
    return drive(script, lambda asked, options: left.pop(0) if left and left[0] in options else options[0])[0]


@pytest.mark.rule("CR-154", "CR-287", "CR-290")
def test_a_treasure_may_be_an_item_token() -> None:
    # While there are any and not for who lies.
    state = night(GOLEM)
    kat = state.heroes[0]
    pool(state, "items", "mirror")
    on_top(state, "treasure", "second-wind", "short-rest")
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
        state = night(GOLEM)
        pool(state, "items", "item-treasure")
        on_top(state, "treasure", "holy-water", "short-rest", "magic-sword")
        left, copy = len(state.decks.treasure.draw), thaw(State, freeze(state))
        found = asked(copy, treasure_deck.draw_treasure(copy, 0), "prompt-lucky-find", Accept())
        assert found == ["holy-water", "short-rest"]
        events = drawn(state, Accept(), PickCard(kept))
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
        drawn(state, Accept())
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
    drawn(state, Accept(), Done())
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
    # The tokens of the box.
    # The item tokens of the box but for those set aside.
    for adventure, without in [(GOLEM, ASIDE), (FIRST, ASIDE | {"animal", "food", "mirror", "portrait", "skull"})]:
        state = night(adventure)
        faces = [secret.sealed for secret in state.quest.pools["items"]]
        assert set(faces) == ITEMS - without and len(faces) == 15 - len(without) and faces.count("item-treasure") == 2
        cards = {card for card in faces if card in TREASURES and TREASURES[card].kind == "adventure"}
        assert set(state.removed) == cards, "each token of an adventure's Treasure has its card beside the game"
    # Three tokens are calm and three enraged.
    assert Counter(secret.sealed for secret in night(GOLEM).quest.pools["reactions"]) == {"calm": 3, "enrage": 3}


@pytest.mark.rule("CR-054", "CR-291")
def test_what_is_shown_to_the_golem_may_calm_it() -> None:
    # Something is shown instead of an attack only on the golems tile while there are reactions.
    state = night(GOLEM, at={"kat": (3, 3, 1)}, items={"kat": ["holy-water", "holy-water"]})
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

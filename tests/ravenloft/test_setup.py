"""Setting the table: what lies where before the first turn."""

from collections import Counter

import pytest

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Done
from game.rules.ravenloft import die, event
from game.rules.ravenloft.choice import PickCard, Spot
from game.rules.ravenloft.setup import ORDER, Options, new_game
from game.rules.ravenloft.space import board
from game.rules.ravenloft.state import Board, Monster, Placed, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.rules.ravenloft.tables.registry import Moment
from tests.ravenloft.kit import Evening, run, table
from tests.ravenloft.scenes import dusk, of, quiet, skip_to


def game(seed: int = 1, **options: object) -> State:
    """A table that was set for Arjhan and Kat, unless told otherwise."""
    given: dict[str, object] = {"adventure": "find-the-icon", "heroes": "arjhan,kat", **options}
    return new_game(Options(**given), seed)  # type: ignore[arg-type]  # the values are checked by the tests that give them


@pytest.mark.rule("CR-003", "CR-011", "CR-017", "CR-018")
def test_dice_decks_and_first_items() -> None:
    # Die has twenty faces.
    state = table()
    assert sorted(Counter(run(state, die.roll(state, "arjhan", "roll-attack"))[1].face for _ in range(800))) == list(range(1, 21))
    moment = Moment("die", 0, face=1, faces=[1])
    again = Counter[int]()
    for _ in range(800):
        run(state, die.reroll(state, moment))
        again[moment.face] += 1
    assert sorted(again) == list(range(1, 21))
    # Three decks are shuffled by the seed.
    once, again, other = game(1), game(1), game(2)
    for name in ("monster", "encounter", "treasure", "tile"):
        deck = [secret.face for secret in getattr(once.decks, name).draw]
        assert deck == [secret.face for secret in getattr(again.decks, name).draw]
        assert deck != [secret.face for secret in getattr(other.decks, name).draw] and deck != sorted(deck)
    assert Counter(s.face for s in once.decks.monster.draw) == Counter(s.face for s in other.decks.monster.draw)
    # Everything drawn before it is discarded without effect; nothing is asked about who takes it.
    for seed in range(30):
        state = game(seed)
        pile = state.decks.treasure.discard
        assert all(TREASURES[card].kind != "item" for card in pile)
        assert [TREASURES[item].kind for hero in state.heroes for item in hero.items] == ["item", "item"]
        assert len(state.decks.treasure.draw) + len(pile) + 2 == 50
        deck = [card.id for card in TREASURES.values() if card.kind != "adventure" for _ in range(card.copies)]
        Rng(seed, {}).shuffle("treasure", deck)
        assert pile == [card for card in deck[: -len(pile) - 3 : -1] if TREASURES[card].kind != "item"], "in the order of drawing"
        whole = [secret.face for secret in state.decks.treasure.draw]
        assert deck[: len(whole)] == whole
        found = [hero.items for hero in state.heroes]
        assert found == [[card] for card in deck[: len(whole) - 1 : -1] if TREASURES[card].kind == "item"]
        assert (state.lasting, state.pile, state.environment) == ([], [], None)


@pytest.mark.rule("CR-001", "CR-004", "CR-005", "CR-010", "CR-290")
def test_pieces_of_the_adventures_and_those_set_aside() -> None:
    state = game()
    assert len(state.decks.encounter.draw) == sum(card.copies for card in ENCOUNTERS.values()) == 60
    assert len(state.decks.monster.draw) == 30
    laying = {card.id for card in POWERS.values() if card.effect in ("consecrated-ground", "freezing-cloud", "illusionary-crowd")}
    assert (len(laying), sum(card.kind == "trap" for card in ENCOUNTERS.values()), len(TILES)) == (3, 7, 42)
    assert "glyph-of-warding" in TREASURES
    every = (
        [secret.face for secret in state.decks.treasure.draw]
        + state.decks.treasure.discard
        + [item for hero in state.heroes for item in hero.items]
    )
    assert not [card for card in every if TREASURES[card].kind == "adventure"]
    assert not [secret.face for secret in state.decks.monster.draw if MONSTERS[secret.face].villain]
    assert (state.villains, state.markers, state.quest.tokens, state.quest.sun) == ([], [], [], 0)
    # Adventure 1 starts the Sun track and its tile is no longer in the stack; adventure 2 brings the Icon and lays two
    # hallways.
    first, second = new_game(Options(heroes="kat"), 1), game()
    assert (first.quest.sun, first.quest.sunset, first.removed) == (1, 5, [])
    assert second.removed == ["icon-of-ravenloft"] and [placed.tile for placed in first.board.tiles] == ["T32"]
    for state in (first, second):
        lying = {placed.tile for placed in state.board.tiles}
        stack = [secret.face for secret in state.decks.tile.draw]
        assert lying.isdisjoint(stack)
        assert len(stack) == len(set(stack)) == 40 - len([tile for tile in lying if TILES[tile].triangle != "none"])


@pytest.mark.rule("CR-006", "CR-008", "CR-025", "CR-030", "CR-246")
def test_the_castle_plays_itself_and_every_hero_has_its_own_turn() -> None:
    # Kat has no surge to stand up with: everybody has lost. No seat belongs to the castle.
    state = table("arjhan, kat 0/3/3")
    state.heroes[1].damage, state.surges = 8, 0
    evening = dusk(state)
    assert evening.game.decision is None and evening.state.end is not None and evening.state.end.winners == ("castle",)
    assert Match.new("ravenloft", seed=1, options={"adventure": "2", "heroes": "arjhan,kat"}).rules.seats(
        Options("2", "kat,arjhan")
    ) == (0, 1)
    # Whoever holds the seats: a Monster drawn in Kat's turn lies in front of Kat.
    state = table("arjhan 0/1/1, kat 0/0/0", tiles=table().board.tiles, powers={}, active=1, top={"tile": "T16"})
    evening = Evening(quiet(state), Done())
    evening.until("prompt-hero-phase", lambda options: options[0])
    assert [isinstance(threat, Monster) for threat in evening.state.heroes[1].threats] == [True]
    assert evening.state.heroes[0].threats == [] and evening.asked[0] == 0
    # Bare start tile in play.
    edges = board.chart(Board([Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0)])).edges
    assert sorted(edges) == [(0, "east"), (0, "north"), (0, "west"), (1, "east"), (1, "west")]


@pytest.mark.rule("CR-007", "CR-014", "CR-024")
def test_one_to_five_different_heroes() -> None:
    for adventure, heroes, seats in [
        ("1", "kat", 1),
        ("2", "kat,arjhan", 2),
        ("2", "allisa,kat,thorgrim,arjhan,immeril", 5),
        ("1", "", 1),
        ("2", "", 2),
    ]:
        state = new_game(Options(adventure=adventure, heroes=heroes), 1)
        assert len(state.heroes) == seats
        assert [hero.id for hero in state.heroes] == (heroes.split(",") if heroes else list(ORDER[:seats]))
        assert all(hero.level == 1 and hero.id in HEROES for hero in state.heroes)
    # Impossible parties are refused.
    for adventure, heroes, option in [
        ("2", "kat,kat", "heroes"), ("2", "kat,strahd", "heroes"), ("1", "kat,arjhan", "heroes"), ("2", "kat", "heroes"), ("14", "kat", "adventure"), ("9", "kat", "heroes"),
    ]:  # fmt: skip
        with pytest.raises(OptionsError) as refusal:
            new_game(Options(adventure=adventure, heroes=heroes), 1)
        assert refusal.value.option == option


@pytest.mark.rule("CR-013", "CR-023", "CR-207", "CR-208")
def test_surges_for_the_whole_group() -> None:
    # The Start tile lies in the centre, two surges beside it, one Item and one set of powers for each Hero.
    for heroes in ["arjhan,kat", "allisa,kat,thorgrim,arjhan,immeril"]:
        state = game(heroes=heroes)
        assert [(placed.tile, placed.x, placed.y) for placed in state.board.tiles[:2]] == [("ST-N", 0, 0), ("ST-S", 0, 1)]
        assert state.surges == 2 and all(len(hero.items) == 1 for hero in state.heroes)
        assert all(len(hero.powers) == 4 + len(HEROES[hero.id].automatic) for hero in state.heroes)
    # Surges by difficulty.
    for surges in [1, 2, 3]:
        match = Match.new("ravenloft", seed=1, options={"adventure": "2", "heroes": "arjhan,kat", "surges": surges})
        assert match.game.state.surges == surges
    # No other number of surges.
    for surges in [0, 4, 5]:
        with pytest.raises(OptionsError):
            Match.new("ravenloft", seed=1, options={"surges": surges})


@pytest.mark.rule("CR-015", "CR-105", "CR-204", "CR-205", "CR-206")
def test_powers_suggested_by_lot_or_chosen() -> None:
    # Suggested powers and the rest set aside.
    for name in ORDER:
        hero = new_game(Options(heroes=name), 1).heroes[0]
        held = [card.card for card in hero.powers]
        assert held == [*HEROES[name].automatic, *HEROES[name].suggested]
        assert sorted(held + hero.spare) == sorted(card.id for card in POWERS.values() if card.hero == name)
    # Powers by lot keep the counts of the hero card.
    for name in ORDER:
        for seed in [1, 2]:
            hero = new_game(Options(heroes=name, powers="random"), seed).heroes[0]
            chosen = [POWERS[card.card] for card in hero.powers if not POWERS[card.card].automatic]
            assert Counter(card.type for card in chosen) == {"utility": 1, "at-will": 2, "daily": 1}
            assert len({card.id for card in chosen}) == 4
            assert [card.card for card in hero.powers if POWERS[card.card].automatic] == HEROES[name].automatic
    # Lots differ from night to night.
    sets = {
        tuple(card.card for card in new_game(Options(heroes="kat", powers="random"), seed).heroes[0].powers) for seed in range(8)
    }
    assert len(sets) > 3
    # One Utility, two different At-Wills, one Daily of the own class; the automatic card is never among the choices.
    evening = Evening(new_game(Options(heroes="arjhan", powers="free"), 1))
    asked = []
    while evening.asked[1].startswith("prompt-power"):
        cards = [option.card for option in of(evening.options, PickCard)]
        kind = evening.asked[1].removeprefix("prompt-power-")
        asked.append(kind)
        assert {POWERS[card].type for card in cards} == {kind} and {POWERS[card].hero for card in cards} == {"arjhan"}
        assert "dragons-breath" not in cards and not {card.card for card in evening.state.heroes[0].powers}.intersection(cards)
        evening.play(evening.options[-1])
    assert asked == ["utility", "at-will", "at-will", "daily"] and len(evening.state.heroes[0].powers) == 5


@pytest.mark.rule("CR-016", "CR-022")
def test_heroes_begin_fresh_beside_the_stairs_one_to_a_square() -> None:
    evening = Evening(game(heroes="allisa,kat,thorgrim,arjhan,immeril"))
    stairs = [place for cell in board.chart(evening.state.board).cells for place, art in cell.art.items() if art == "S"]
    offered = []
    for seat in range(5):
        assert evening.asked == (seat, "prompt-enter")
        squares = [option.square for option in of(evening.options, Spot)]
        offered.append(len(squares))
        for place in squares:
            assert any(place in board.chart(evening.state.board).near[stair] for stair in stairs)
            assert board.chart(evening.state.board).tile_of[place] in (0, 1) and place not in stairs
        evening.play(evening.options[0])
    assert offered == [8, 7, 6, 5, 4] and len({hero.square for hero in evening.state.heroes}) == 5
    # Heroes begin fresh.
    state = game()
    for hero in state.heroes:
        assert (hero.damage, hero.conditions, hero.level, hero.threats) == (0, [], 1, [])
        assert not any(card.used for card in hero.powers)
    assert state.pile == []


@pytest.mark.rule("CR-021", "CR-098")
def test_the_first_player(monkeypatch: pytest.MonkeyPatch) -> None:
    # First player and clockwise order.
    state = game(heroes="allisa,kat,thorgrim", first="thorgrim")
    assert state.turn.hero == 2
    evening = Evening(state)
    assert [evening.asked[0], *(evening.play(evening.options[0]) and evening.asked[0] for _ in range(2))] == [2, 0, 1]
    turns = [evening.until("prompt-hero-phase").asked[0]]
    quiet(evening.state)
    skip_to(evening, "prompt-hero-phase").play(Done())
    while evening.asked[0] == turns[-1]:
        evening.play(Done() if Done() in evening.options else evening.options[0])
    assert [seen.hero for seen in evening.seen(event.TurnBegan)][:2] == ["thorgrim", "allisa"]
    # Highest die begins and ties roll again.
    faces = [5, 17, 17, 3, 12, 19]
    real = Rng.below

    def below(rng: Rng, stream: str, n: int) -> int:
        return faces.pop(0) if stream == "first" else real(rng, stream, n)

    monkeypatch.setattr(Rng, "below", below)
    assert (game(heroes="allisa,kat,thorgrim,arjhan", first="roll").turn.hero, faces) == (2, [])

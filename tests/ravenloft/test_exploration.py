"""Setting the table, the Exploration Phase and Encounter cards in general."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.ravenloft import die, event, wounds
from game.rules.ravenloft.choice import PickCard, PickEdge, PickTile, Spot, Use
from game.rules.ravenloft.decks import monster_deck, tile_stack, treasure_deck
from game.rules.ravenloft.effects import encounters
from game.rules.ravenloft.setup import ORDER, Options, new_game
from game.rules.ravenloft.space import board
from game.rules.ravenloft.space.board import Edge
from game.rules.ravenloft.state import Board, Monster, Placed, State, Trap
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.rules.ravenloft.tables.registry import Moment
from tests.ravenloft.kit import Dice, Evening, drive, on_top, put, run, spot, table
from tests.ravenloft.scenes import OPEN, amend, corridor, drawn, dusk, field, of, quiet, skip_to, where


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
    every = [*(secret.face for secret in state.decks.treasure.draw), *state.decks.treasure.discard]
    every += [item for hero in state.heroes for item in hero.items]
    assert not [card for card in every if TREASURES[card].kind == "adventure"]
    assert not [secret.face for secret in state.decks.monster.draw if MONSTERS[secret.face].villain]
    assert (state.villains, state.markers, state.quest.tokens, state.quest.sun) == ([], [], [], 0)
    # Adventure 1 starts the Sun track, its tile is no longer in the stack; adventure 2 brings the Icon and lays two hallways.
    first, second = new_game(Options(heroes="kat"), 1), game()
    assert (first.quest.sun, first.quest.sunset, first.removed) == (1, 5, [])
    assert second.removed == ["icon-of-ravenloft"] and [placed.tile for placed in first.board.tiles] == ["T32"]
    for state in (first, second):
        lying = {placed.tile for placed in state.board.tiles}
        stack = [secret.face for secret in state.decks.tile.draw]
        assert lying.isdisjoint(stack)
        assert len(stack) == len(set(stack)) == 40 - len([tile for tile in lying if TILES[tile].triangle != "none"])


@pytest.mark.rule("CR-006", "CR-008", "CR-025", "CR-030", "CR-246", "CR-007", "CR-014", "CR-024", "CR-013", "CR-023", "CR-207")
@pytest.mark.rule("CR-208")
def test_one_to_five_heroes_have_their_own_turns_and_share_their_surges() -> None:
    # Kat has no surge to stand up with: everybody has lost. No seat belongs to the castle.
    evening = dusk(table("arjhan, kat 0/3/3 -8", surges=0))
    assert evening.game.decision is None and evening.state.end is not None and evening.state.end.winners == ("castle",)
    match = Match.new("ravenloft", seed=1, options={"adventure": "2", "heroes": "arjhan,kat"})
    assert match.rules.seats(Options("2", "kat,arjhan")) == (0, 1)
    # Whoever holds the seats: a Monster drawn in Kat's turn lies in front of Kat.
    state = table("arjhan 0/1/1, kat 0/0/0", tiles=table().board.tiles, powers="", active=1, top={"tile": "T16"})
    evening = Evening(quiet(state), Done())
    evening.until("prompt-hero-phase", lambda options: options[0])
    assert [isinstance(threat, Monster) for threat in evening.state.heroes[1].threats] == [True]
    assert evening.state.heroes[0].threats == [] and evening.asked[0] == 0
    # Bare start tile in play.
    edges = board.chart(Board([Placed("ST-N", 0, 0, 0), Placed("ST-S", 0, 1, 0)])).edges
    assert sorted(edges) == [(0, "east"), (0, "north"), (0, "west"), (1, "east"), (1, "west")]
    # One to five different heroes.
    for adventure, heroes, seats in [
        ("1", "kat", 1), ("2", "kat,arjhan", 2), ("2", "allisa,kat,thorgrim,arjhan,immeril", 5), ("1", "", 1), ("2", "", 2),
    ]:  # fmt: skip
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
    nights = (new_game(Options(heroes="kat", powers="random"), seed) for seed in range(8))
    sets = {tuple(card.card for card in night.heroes[0].powers) for night in nights}
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


@pytest.mark.rule("CR-016", "CR-022", "CR-021", "CR-098")
def test_heroes_begin_fresh_beside_the_stairs_and_one_is_the_first_player(monkeypatch: pytest.MonkeyPatch) -> None:
    # Heroes begin fresh beside the stairs one to a square.
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


def explorer(at: tuple[int, int, int] = (0, 1, 3), tile: str = "T16", monster: str = "zombie", hero: str = "arjhan") -> State:
    """A Hero on an open tile, about to end the Hero Phase; this tile and this Monster come next."""
    return quiet(table(hero, at={hero: at}, powers="", top={"tile": tile, "monster": monster}))


def explore(state: State) -> Evening:
    """End the Hero Phase and go on to the next one."""
    return Evening(state, Done()).until("prompt-hero-phase", lambda options: options[0])


@pytest.mark.rule("CR-075", "CR-076", "CR-077", "CR-079", "CR-080", "CR-085", "CR-089", "CR-090", "CR-144", "CR-252")
def test_a_tile_is_explored_with_its_monster_by_whoever_stands_at_an_edge() -> None:
    # On a square along one edge nothing is asked; the figure stands on the bone pile, its card lies in front of the Hero.
    evening = Evening(explorer(monster="kobold-skirmisher"), Done())
    assert evening.asked == (0, "prompt-hero-phase")
    names = [type(seen).__name__ + getattr(seen, "phase", "") for seen in evening.events]
    order = ["PhaseBeganexplore", "TileLaid", "MonsterDrawn", "MonsterPlaced", "PhaseBeganvillain"]
    assert [name for name in names if name in order] == order
    [placed] = evening.seen(event.MonsterPlaced)
    assert placed.square == board.chart(evening.state.board).cells[1].bones
    assert [threat.kind for threat in evening.state.heroes[0].threats if isinstance(threat, Monster)] == ["kobold-skirmisher"]
    # Away from the edges no tile is laid.
    evening = explore(explorer(at=(0, 1, 1)))
    assert not evening.seen(event.TileLaid)
    assert len(evening.seen(event.DrawReplaced)) == 1  # the one Encounter card of this turn
    # Corner square lies on two edges.
    evening = Evening(explorer(at=(0, 0, 3)), Done())
    assert set(evening.options) == {PickEdge(0, "north"), PickEdge(0, "east")}
    evening.play(PickEdge(0, "north"))
    assert [(placed.x, placed.y) for placed in evening.state.board.tiles] == [(0, 0), (0, -1)]
    # Scout declines and draws an encounter card.
    evening = Evening(explorer(at=(0, 1, 1), hero="allisa"), Done(), Done())
    assert not evening.seen(event.TileLaid) and evening.seen(event.DrawReplaced)
    # Empty stack counts as no tile.
    state = explorer()
    state.decks.tile.draw.clear()
    evening = explore(state)
    assert not evening.seen(event.TileLaid) and [seen.deck for seen in evening.seen(event.DeckEmpty)][:1] == ["tile"]
    assert evening.seen(event.DrawReplaced)


@pytest.mark.rule("CR-078", "CR-084", "CR-265")
@pytest.mark.parametrize(
    ("at", "turn", "place"), [((0, 0, 1), 0, (0, -1)), ((0, 1, 3), 1, (1, 0)), ((0, 3, 1), 2, (0, 1)), ((0, 1, 0), 3, (-1, 0))]
)
def test_triangle_points_to_the_tile_explored_from(at: tuple[int, int, int], turn: int, place: tuple[int, int]) -> None:
    """T21 opens at its triangle and one quarter turn counter-clockwise of it: whichever way it lies, the triangle edge meets the Hero's."""
    evening = explore(explorer(at=at, tile="T21"))
    assert evening.state.board.tiles[1] == Placed("T21", *place, turn)
    toward = {0: "south", 1: "west", 2: "north", 3: "east"}[turn]
    assert board.chart(evening.state.board).cells[1].sides[toward] and board.chart(evening.state.board).links[0] == (1,)


@pytest.mark.rule("CR-081", "CR-082", "CR-083", "CR-220", "CR-247", "CR-041", "CR-084", "CR-090", "CR-252", "CR-286")
def test_which_monster_comes_with_a_tile_and_what_its_triangle_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    # A has a Zombie and draws a Zombie: it is discarded; the Wolf that only B has is placed.
    foes, top = "zombie 0/3/0, wolf 0/3/1 kat", {"monster": "zombie,wolf", "tile": "T16"}
    evening = Evening(quiet(table("arjhan 1/1/3, kat 0/0/0", tiles=field(2), powers="", foes=foes, top=top)), Done())
    assert [seen.card for seen in evening.seen(event.MonsterDrawn)] == ["zombie", "wolf"]
    assert [seen.figure for seen in evening.seen(event.MonsterPlaced)] == ["wolf-2"]
    assert evening.state.decks.monster.discard == ["zombie"]
    # No new name left means no monster.
    state = explorer()
    put(state, "zombie", 0, 3, 0)
    state.decks.monster.draw = [Secret("zombie")]
    state.decks.monster.discard = ["zombie"]
    evening = Evening(state, Done())
    assert evening.seen(event.TileLaid) and not evening.seen(event.MonsterPlaced) and not evening.seen(event.MonsterDrawn)
    # Occupied bone pile lets the active player pick.
    state = table("arjhan 0/0/0, kat 1/1/2", tiles=field(2), powers="", active=1, top={"monster": "zombie"})
    _, question = drive(monster_deck.new_monster(state, 0, tile=1), lambda *_: Done(), until=lambda asked: True)
    [(seat, spots)] = question.options.items()
    assert seat == 1
    assert {where(state, option.square) for option in spots} == {(1, r, c) for r in range(4) for c in range(4)} - {(1, 1, 2)}
    # A white tile brings none, a black tile one; the Monster comes with both.
    for tile, cards in [("T16", 0), ("T12", 1), ("T38", 0), ("T31", 1)]:
        assert TILES[tile].triangle == ("black" if cards else "white")
        evening = explore(explorer(tile=tile))
        assert len(evening.seen(event.DrawReplaced)) == cards and len(evening.seen(event.MonsterPlaced)) == 1
    # On a black tile that has lain there for long, exploring a white one brings no Encounter card.
    state = table("arjhan 0/1/3", tiles=field(1), powers="")
    assert TILES[OPEN].triangle == "black"
    on_top(state, "tile", "T16")
    assert not Evening(state, Done()).seen(event.EncounterDrawn)
    # Black special tile brings an encounter card.
    laid = [replace(row, tile="T12") for row in ADVENTURES["find-the-icon"].trigger if row.tile]
    amend(monkeypatch, ADVENTURES, "find-the-icon", trigger=laid, always_encounter=[])
    evening = explore(quiet(table("arjhan 0/1/3, kat 0/0/0", tiles=field(1), powers="", top={"tile": "T12"})))
    assert len(evening.seen(event.MonsterPlaced)) == 3 and len(evening.seen(event.DrawReplaced)) == 1


@pytest.mark.rule("CR-087", "CR-088", "CR-175", "CR-177", "CR-215", "CR-293")
def test_tiles_of_cards_come_from_below_and_dead_ends_last(monkeypatch: pytest.MonkeyPatch) -> None:
    # Secret Door: the bottom tile lies by the triangle rule at an edge nearest to the Hero, with one Monster and no more cards.
    state = table("arjhan 0/1/1", tiles=field(2), powers="", top={"monster": "zombie"})
    state.decks.tile.draw.insert(0, Secret("T31"))
    evening = drawn(state, "secret-door")
    assert set(evening.options) == {PickEdge(0, side) for side in ("north", "west", "south")}
    evening.play(PickEdge(0, "west"))
    assert evening.state.board.tiles[2] == Placed("T31", -1, 0, 3)
    assert [seen.card for seen in evening.seen(event.EncounterDrawn)] == ["secret-door"]
    assert len(evening.seen(event.MonsterPlaced)) == 1
    # Eagle Eyes lays a white tile in the Hero Phase: the Encounter card is drawn all the same, and the Sun stands still.
    state = table("arjhan 0/1/1", powers="", top={"treasure": "eagle-eyes", "tile": "T16", "monster": "zombie"})
    run(state, treasure_deck.draw_treasure(state, 0), PickEdge(0, "north"))
    assert (len(state.board.tiles), state.quest.sun) == (2, 1) and explore(quiet(state)).seen(event.DrawReplaced)
    # Card without a tile left is skipped.
    state = table("arjhan 0/1/1", powers="")
    state.decks.tile.draw.clear()
    evening = drawn(state, "secret-door")
    assert evening.asked == (0, "prompt-hero-phase") and not evening.seen(event.MonsterPlaced)
    assert run(explorer(), encounters.passage(explorer(), 0, "secret-door", [])) == ([], None), "nor where no edge is left"
    # In a closed corridor the nearest open edge is two tiles away; of two equally near ones the active player picks.
    state = table("arjhan 2/0/1", tiles=[Placed("T13", 0, y, 0) for y in range(5)])
    assert set(tile_stack.edges_nearest(state, 2)) == {Edge(0, "north"), Edge(4, "south")}
    assert set(tile_stack.edges_nearest(state, 3)) == {Edge(4, "south")}
    # A dead end is laid only when it or nothing else is needed.
    amend(monkeypatch, TILES, "X-END", like="T13", rows=["####", "#.B#", "#..#", "#..#"])
    for stack, laid, returned in [(["X-END", "T16", "T39"], "T16", ["X-END"]), (["X-END", "T16"], "X-END", [])]:
        state = table("kat 1/0/1", tiles=[Placed("X-END", 0, 1, 2), Placed("T13", 0, 0, 0)], powers="")
        assert board.chart(state.board).edges == (Edge(1, "north"),)
        state.decks.tile.draw = [Secret(tile) for tile in reversed(stack)]
        evening = Evening(quiet(state), Done())
        assert evening.state.board.tiles[2].tile == laid and [seen.tile for seen in evening.seen(event.TileReturned)] == returned
        if returned:
            under = evening.state.decks.tile.draw[0]
            assert (under.face, under.audience) == ("X-END", (0,))
    # Needed tile is always laid.
    amend(monkeypatch, ADVENTURES, "escape-the-tomb", needed=["X-END", "T39"])
    state = table("kat 1/0/1", tiles=[Placed("X-END", 0, 1, 2), Placed("T13", 0, 0, 0)], powers="")
    state.decks.tile.draw = [Secret("T39"), Secret("X-END")]
    assert Evening(quiet(state), Done()).state.board.tiles[2].tile == "X-END"


def party(heroes: str = "kat 1/1/1", **more: Any) -> State:
    """Heroes without powers on a row of four open tiles."""
    return table(heroes, tiles=field(4), powers="", **more)


def traps(state: State) -> list[list[str]]:
    """The Traps in front of each Hero."""
    return [[threat.card for threat in hero.threats if isinstance(threat, Trap)] for hero in state.heroes]


@pytest.mark.rule("CR-161", "CR-162", "CR-163", "CR-174", "CR-020", "CR-167", "CR-168", "CR-169", "CR-172", "CR-179", "CR-240")
def test_four_kinds_take_effect_at_once_and_where_a_trap_lies() -> None:
    # An Environment stays, a Trap lies in front of its player, an Event and an Event-Attack are done and discarded.
    assert {card.kind for card in ENCOUNTERS.values()} == {"environment", "event", "attack", "trap"}
    for card, lies in [
        ("blood-fog", "environment"), ("passage-of-time", "discard"), ("animated-armor", "discard"), ("dart-trap", "threats"),
    ]:  # fmt: skip
        state = drawn(party("arjhan 0/1/1"), card).state
        assert (state.environment == card) is (lies == "environment")
        assert (card in state.decks.encounter.discard) is (lies == "discard")
        assert (traps(state) == [[card]]) is (lies == "threats") and state.limbo == []
    # Kat lies at 0: no damage, but Strahd's Trick places her on the tile with most Monsters.
    state = party("arjhan 0/1/1, kat 2/1/1 -8", foes="gargoyle 3/0/0")
    evening = drawn(state, "strahds-trick", 1)
    assert evening.asked == (1, "prompt-place")
    evening.play(Spot(spot(3, 2, 2, state)))
    assert where(evening.state, evening.state.heroes[1].square)[0] == 3 and evening.state.heroes[0].square == spot(0, 1, 1, state)
    # It stays there turn after turn, also when its player walks away.
    state = party(foes="alarm 3")
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
    for marker, second in [("freezing-cloud", True), ("illusionary-crowd", True), ("glyph-of-warding", False)]:
        evening = drawn(party(marks=f"{marker} 1 2", top={"encounter": "fire-trap,passage-of-time"}), "fire-trap")
        assert [seen.card for seen in evening.seen(event.EncounterDrawn)] == ["fire-trap", *["passage-of-time"] * second]
        assert ("fire-trap" in evening.state.decks.encounter.discard) is second
        assert ("fire-trap" in traps(evening.state)[0]) is not second
    # Two Traps find the tile taken, Neglected Passage finds no Start tile: the fourth card is played.
    top = {"encounter": "fire-trap,spear-gauntlet,neglected-passage,passage-of-time"}
    evening = Evening(party(foes="dart-trap 1", phase="encounter", top=top))
    found = [seen.card for seen in evening.seen(event.EncounterDrawn)]
    assert found == ["fire-trap", "spear-gauntlet", "neglected-passage", "passage-of-time"]
    assert evening.state.decks.encounter.discard == ["fire-trap", "spear-gauntlet", "neglected-passage", "passage-of-time"]


@pytest.mark.rule("CR-034", "CR-171", "CR-172", "CR-240", "CR-178", "CR-233", "CR-241", "CR-294")
def test_the_reach_of_traps_and_far_away_clockwise_and_off_the_board(dice: Dice) -> None:
    # No Use has it as a target; disabled it is no experience and no Treasure.
    evening = Evening(table("kat 0/1/1", tiles=field(2), powers="snipe-shot, dagger-barrage", foes="dart-trap 0"))
    assert not of(evening.options, Use)
    dice(20)
    evening.play(next(option for option in evening.options if type(option).__name__ == "Disable"))
    assert (evening.state.pile, traps(evening.state)) == ([], [[]]) and not evening.seen(event.TreasureDrawn)
    assert [seen.card for seen in evening.seen(event.MarkerRemoved)] == ["dart-trap"]
    # The corridor is walled to the east: the Turret there does not reach its tile.
    tiles = [Placed("T13", 0, 0, 0), Placed("T10", 1, 0, 0), Placed("T10", 0, 1, 0), Placed("T10", 1, 1, 0)]
    assert not dusk(table("arjhan 0/1/1", tiles=tiles, powers="", foes="crossbow-turret 1")).seen(event.Attacked)
    # Teleport Glyph from the middle of five tiles in a row: either end; the Monsters of the tile come along.
    evening = drawn(table("arjhan 2/1/1", tiles=corridor(5), powers="", foes="gargoyle 2/3/1, wolf 1/3/1"), "teleport-glyph")
    assert set(evening.options) == {PickTile(0), PickTile(4)}
    evening.play(PickTile(4))
    evening.until("prompt-hero-phase")
    assert [seen.figure for seen in evening.seen(event.Relocated)] == ["arjhan", "gargoyle-1"]
    # Voice of the Master, solo: "the Hero to the left" is the own Hero, whose Monster acts once.
    evening = drawn(party(foes="skeleton 1/1/2"), "voice-of-the-master")
    assert [seen.figure for seen in evening.seen(event.MonsterActivated)] == ["skeleton-1"] * 2, "by the card, and in step 3"
    evening = drawn(party(top={"monster": "gargoyle"}), "voice-of-the-master")
    evening.play(PickTile(3))
    assert [seen.hero for seen in evening.seen(event.MonsterPlaced)] == ["kat"]
    # Gone, nothing reaches Kat; felled by the portal she uses her surge first and then comes back anywhere.
    evening = drawn(party("kat 1/1/1 -6", foes="skeleton 1/1/2, dart-trap 1", dice=(20, 20)), "king-tomescus-portal")
    names = [blow.attacker for blow in evening.seen(event.Attacked)]
    assert names == ["king-tomescus-portal"] * 2  # the third attack finds her fallen, Skeleton and trap find nobody
    kinds = [type(seen).__name__ for seen in evening.events]
    assert kinds.index("SurgeUsed") > kinds.index("TurnEnded") and evening.asked == (0, "prompt-return")
    assert len(of(evening.options, Spot)) == 64 - 1
    assert run(evening.state, wounds.hurt(evening.state, "kat", 1, "trap"))[0] == [], "while she is off the board"
    assert evening.hp("kat") == 4

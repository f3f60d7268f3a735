"""Monsters: their cards, their scripts, whom they go for and where they stand."""

import pytest

from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, experience, monster_moves
from game.rules.ravenloft.choice import PickTile, Spot, Target
from game.rules.ravenloft.decks import deck, monster_deck
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Marker, Placed, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.kit import Evening, meet, on_top, put, run, spot, table
from tests.ravenloft.scenes import corridor, dusk, field, of, where


def alone(hero: str, at: tuple[int, int, int], tiles: int = 5) -> State:
    """One Hero in a row of open tiles, without powers."""
    return table(hero, tiles=field(tiles), at={hero: at}, powers={})


def moved(evening: Evening) -> list[tuple[str, int]]:
    """Who moved, and to which tile."""
    return [(seen.figure, where(evening.state, seen.square)[0]) for seen in evening.seen(event.MonsterMoved)]


@pytest.mark.rule("CR-020", "CR-092", "CR-124", "CR-143", "CR-144", "CR-155")
def test_cards_and_figures_of_monsters() -> None:
    # Three of a name can stand on the table at once, each figure with a name of its own; the deck has no fourth.
    state = table("arjhan, kat, allisa", tiles=field(2), powers={})
    for seat in range(3):
        on_top(state, "monster", "wolf")
        run(state, monster_deck.draw_monster(state, seat))
        state.limbo.clear()
        state.heroes[seat].threats.append(monster_deck.number_figure(state, "wolf", spot(1, seat, 0, state)))
    assert len({threat.id for hero in state.heroes for threat in hero.threats if hasattr(threat, "id")}) == 3
    assert not [secret for secret in state.decks.monster.draw if secret.face == "wolf"]
    assert all(card.copies == 3 for card in MONSTERS.values() if not (card.villain or card.thing))
    # Cards of monsters lie in the order of drawing.
    state = table("arjhan 0/0/0", tiles=field(3), powers={}, top={"monster": "zombie,wolf,spider"})
    for tile in range(3):
        run(state, monster_deck.new_monster(state, 0, tile=tile))
    assert [other.kind for other in figure.controlled(state, 0)] == ["zombie", "wolf", "spider"]
    # Kat draws in Arjhan's turn: the card lies in front of her, and acts in her Villain Phase alone.
    state = table("arjhan 0/0/0, kat 0/3/3", tiles=field(3), powers={}, top={"monster": "zombie"})
    run(state, monster_deck.new_monster(state, 1, tile=2))
    assert [[other.id for other in figure.controlled(state, seat)] for seat in (0, 1)] == [[], ["zombie-1"]]
    first, second = ([seen.figure for seen in dusk(state, seat).seen(event.MonsterActivated)] for seat in (0, 1))
    assert (first, second) == ([], ["zombie-1"])


@pytest.mark.rule("CR-068", "CR-146", "CR-152", "CR-220")
def test_monsters_move_by_tiles_whatever_stands_there() -> None:
    # A Spider two tiles nearer, past a wall of Gargoyles; any free square may be picked, the bone pile is the default.
    state = alone("arjhan", (0, 1, 1))
    for row in range(4):
        put(state, "gargoyle", 3, row, 1)
    put(state, "spider", 4, 1, 1)
    evening = dusk(state).until("prompt-monster-square")
    assert evening.game.decision is not None
    squares = {option.square for option in of(evening.options, Spot)}
    assert squares == set(board.chart(state.board).cells[2].floor) and evening.game.decision.default == Spot(spot(2, 1, 2, state))
    evening.play(Spot(spot(2, 3, 3, state)))
    assert moved(evening) == [("spider-1", 2)]
    # "2 tiles nearer" from one tile away: the Hero's tile is the end.
    state = alone("arjhan", (0, 1, 1))
    put(state, "wolf", 1, 1, 1)
    wolf = figure.monster(state, "wolf-1")
    assert wolf is not None
    step = next(monster_moves.move_toward(state, wolf, "arjhan", 2))
    assert {where(state, option.square)[0] for option in step.options[0]} == {0}  # type: ignore[union-attr]  # a Decision
    # From the far corner of four tiles a Zombie may come over either neighbour: both tiles' squares are on offer.
    state = table("arjhan 0/0/0", tiles=field(2, 2), powers={}, foes="zombie 3/3/3")
    evening = dusk(state)
    assert {where(state, option.square)[0] for option in of(evening.options, Spot)} == {1, 2}
    assert not of(evening.options, PickTile)


@pytest.mark.rule("CR-034", "CR-147", "CR-225", "CR-237")
def test_closest_by_tiles_then_by_squares_then_by_choice() -> None:
    state = table("arjhan 2/1/0, kat 1/1/3", tiles=field(4), powers={}, foes="kobold-skirmisher 0/1/3")
    kobold = figure.monster(state, "kobold-skirmisher-1")
    assert kobold is not None and activation.closest(state, kobold, activation.prey(state)) == ["kat"]
    state.heroes[0].square = spot(1, 1, 1, state)
    assert activation.closest(state, kobold, activation.prey(state)) == ["arjhan"]
    state.heroes[0].square = spot(1, 3, 3, state)
    assert activation.closest(state, kobold, activation.prey(state)) == ["arjhan", "kat"]
    # Round the corner Arjhan stands on the next square, but two tiles away; Kat on the next tile is closer.
    state, kobold = meet(table("arjhan 3/0/0, kat 1/3/3", tiles=field(2, 2), powers={}), "kobold-skirmisher 0/3/3")
    assert activation.closest(state, kobold, activation.prey(state)) == ["kat"]
    # It stands on no square: one tile away it counts as four squares away, Kat as many as she is.
    for column, closest in [(0, ["kat"]), (2, ["illusionary-crowd"]), (1, ["kat", "illusionary-crowd"])]:
        state = table("kat", tiles=field(2), at={"kat": (1, 1, column)}, powers={})
        state.markers.append(Marker("illusionary-crowd", 1, 0))
        assert activation.closest(state, put(state, "kobold-skirmisher", 0, 1, 1), activation.prey(state)) == closest
    # The Kobold throws at Arjhan or Kat, equally near; Kat is the active player and says whom it hits.
    state = table("arjhan 0/0/0, kat 0/0/2", tiles=field(2), powers={}, foes="kobold-skirmisher 0/0/1 kat")
    evening = dusk(state, 1)
    assert evening.asked == (1, "prompt-monster-target")
    evening.play(Target("arjhan"))
    assert [blow.target for blow in evening.seen(event.Attacked)] == ["arjhan"]
    # A Kobold throws at anybody within a tile or at the Crowd.
    # Whoever of the two is at one tile, the first in the order of play or not.
    for near, struck in [("arjhan", True), ("kat", True), ("", False)]:
        places = {name: (1 if name == near else 4, 1, 1) for name in ("arjhan", "kat")} | ({} if near else {"kat": (4, 2, 2)})
        state = table("arjhan,kat", tiles=field(5), at=places, powers={}, foes="kobold-skirmisher 0/1/1")
        evening = dusk(state).until("prompt-hero-phase", lambda options: options[0])
        assert [blow.target for blow in evening.seen(event.Attacked)] == ([near] if struck else [])


@pytest.mark.rule("CR-008", "CR-037", "CR-149", "CR-152", "CR-153", "CR-233")
def test_where_a_monster_attacks_from_if_a_way_leads_there() -> None:
    # The squares in column 2 are nearest; a taken one is left out; the square need not be on the Hero's tile.
    state = alone("arjhan", (0, 1, 3))
    meet(state, "gargoyle 1/1/0, skeleton 1/1/3")
    state.heroes[0].threats.reverse()
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-square")
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {(1, 0, 0), (1, 2, 0)}
    # In a corridor's end all squares around are taken: the Zombie comes to the tile and strikes all the same.
    state = table("arjhan 0/0/1", tiles=corridor(2), powers={})
    for row, column in ((0, 2), (1, 1), (1, 2)):
        put(state, "gargoyle", 0, row, column)
    zombie = put(state, "zombie", 1, 0, 1)
    state.heroes[0].threats.reverse()
    evening = dusk(state)
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {(0, 3, 1), (0, 3, 2)}
    evening.play(evening.options[0])
    assert [blow.attacker for blow in evening.seen(event.Attacked)][:1] == [zombie.id]
    # No way to any hero means nothing happens.
    # Two tiles without a common border: the Wolf stays.
    evening = dusk(table("arjhan 0/1/1", tiles=[Placed("T10", 0, 0, 0), Placed("T10", 2, 0, 0)], powers={}, foes="wolf 1/1/1"))
    assert not evening.seen(event.MonsterMoved) and [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["wolf-1"]
    # No hero on the board.
    state = alone("arjhan", (0, 1, 1))
    state.heroes[0].square = None
    put(state, "skeleton", 0, 1, 2)
    evening = dusk(state)
    assert not evening.seen(event.Attacked) and evening.asked[1] == "prompt-return"


@pytest.mark.rule("CR-154", "CR-156")
def test_empty_decks_are_shuffled_from_their_discard_piles() -> None:
    # The experience pile is not shuffled back; what was spent is.
    state = table("arjhan 0/1/1")
    state.decks.monster.draw, state.decks.monster.discard = [], ["wolf", "ghoul"]
    state.pile = ["zombie", "gargoyle", "wraith"]
    run(state, experience.pay(state, ["gargoyle", "wraith"]))
    events, card = run(state, monster_deck.draw_monster(state, 0))
    assert any(isinstance(seen, event.DeckShuffled) for seen in events)
    assert sorted([*[secret.face for secret in state.decks.monster.draw], card]) == ["gargoyle", "ghoul", "wolf", "wraith"]
    assert (state.pile, state.decks.monster.discard) == (["zombie"], [])
    # Other decks are shuffled again too.
    for name in ["encounter", "treasure"]:
        state = table("arjhan 0/1/1")
        pile = deck.deck_of(state, name)
        cards = [secret.face for secret in pile.draw[:3]]
        pile.draw, pile.discard = [], list(cards)
        _, card = run(state, deck.draw(state, name))
        assert sorted([card, *(secret.face for secret in pile.draw)]) == sorted(cards)
    # Strahd's 6 XP are spent: his card is out of the game.
    state = table("arjhan 0/1/1")
    state.pile = ["count-strahd"]
    run(state, experience.pay(state, ["count-strahd"]))
    assert (state.decks.monster.discard, state.removed) == ([], ["count-strahd"])
    state.decks.monster.draw = [Secret("zombie")]
    assert run(state, monster_deck.draw_monster(state, 0))[1] == "zombie"

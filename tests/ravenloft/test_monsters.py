"""Monsters: their cards, their scripts, whom they go for and where they stand."""

import pytest

from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, event, experience, monster_moves
from game.rules.ravenloft.choice import PickTile, Spot, Target
from game.rules.ravenloft.decks import deck, monster_deck
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Marker, Placed, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.kit import Dice, Evening, on_top, put, run, spot, table
from tests.ravenloft.scenes import corridor, dusk, field, of, where


def alone(hero: str, at: tuple[int, int, int], tiles: int = 5) -> State:
    """One Hero in a row of open tiles, without powers."""
    return table(hero, tiles=field(tiles), at={hero: at}, powers={})


def moved(evening: Evening) -> list[tuple[str, int]]:
    """Who moved, and to which tile."""
    return [(seen.figure, where(evening.state, seen.square)[0]) for seen in evening.seen(event.MonsterMoved)]


@pytest.mark.rule("CR-143", "CR-155", "CR-124")
def test_three_cards_and_three_figures_of_each_name() -> None:
    """Three of a name can stand on the table at once, each figure with a name of its own; the deck has no fourth."""
    state = table("arjhan,kat,allisa", tiles=field(2), powers={})
    for seat in range(3):
        on_top(state, "monster", "wolf")
        run(state, monster_deck.draw_monster(state, seat))
        state.limbo.clear()
        state.heroes[seat].threats.append(monster_deck.number_figure(state, "wolf", spot(1, seat, 0, state)))
    assert len({threat.id for hero in state.heroes for threat in hero.threats if hasattr(threat, "id")}) == 3
    assert not [secret for secret in state.decks.monster.draw if secret.face == "wolf"]
    assert all(card.copies == 3 for card in MONSTERS.values() if not (card.villain or card.thing))


@pytest.mark.rule("CR-145", "CR-249", "CR-148")
@pytest.mark.parametrize(
    ("at", "face", "blow", "bonus", "damage", "held"),
    [((0, 3, 3), 7, "paralyzing-claw", 7, 1, ["immobilized"]), ((0, 1, 1), 7, "rending-bite", 9, 3, [])],
)
def test_ghoul_bites_whom_it_stands_beside(
    dice: Dice, at: tuple[int, int, int], face: int, blow: str, bonus: int, damage: int, held: list[str]
) -> None:
    """Adjacent: the bite. On the same tile but not adjacent: it comes and claws; 7 + 7 hits Immeril's 14 and immobilizes. Never both."""
    state = alone("immeril", at)
    put(state, "ghoul", 0, 0, 0)
    dice(face)
    evening = dusk(state)
    told = evening.events[: [type(seen) for seen in evening.events].index(event.TurnEnded)]
    assert [(seen.card, seen.bonus, seen.hit) for seen in told if isinstance(seen, event.Attacked)] == [(blow, bonus, True)]
    assert [seen.amount for seen in told if isinstance(seen, event.Damaged)] == [damage]
    assert [seen.condition for seen in told if isinstance(seen, event.ConditionGained)] == held
    assert bool([seen for seen in told if isinstance(seen, event.MonsterMoved)]) is bool(held)


@pytest.mark.rule("CR-145", "CR-144")
@pytest.mark.parametrize(("tile", "line", "steps"), [(1, 2, 1), (2, 3, 1), (4, 3, 1)])
def test_first_line_that_holds_ends_the_activation(tile: int, line: int, steps: int) -> None:
    """A Skeleton at one tile charges (line 2); farther away it only comes one tile nearer (line 3, without a condition)."""
    state = alone("arjhan", (0, 1, 1))
    put(state, "skeleton", tile, 1, 1)
    evening = dusk(state).until("prompt-hero-phase")
    assert [seen.line for seen in evening.seen(event.MonsterActivated)] == [line]
    assert bool(evening.seen(event.Attacked)) is (line == 2) and moved(evening)[0][1] in (tile - steps, 0)


@pytest.mark.rule("CR-146", "CR-220")
def test_monsters_move_by_tiles_whatever_stands_there() -> None:
    """A Spider two tiles nearer, past a wall of Gargoyles; any free square may be picked, the bone pile is the default."""
    state = alone("arjhan", (0, 1, 1))
    for row in range(4):
        put(state, "gargoyle", 3, row, 1)
    put(state, "spider", 4, 1, 1)
    evening = dusk(state).until("prompt-monster-square")
    assert evening.game.decision is not None
    squares = {option.square for option in of(evening.options, Spot)}
    assert squares == set(board.chart(state.board).cells[2].floor)
    assert evening.game.decision.default == Spot(spot(2, 1, 2, state))
    evening.play(Spot(spot(2, 3, 3, state)))
    assert moved(evening) == [("spider-1", 2)]


@pytest.mark.rule("CR-146", "CR-152")
def test_less_than_the_distance_when_the_heros_tile_is_reached() -> None:
    """ "2 tiles nearer" from the next but two: the Wolf's own line; from one tile away the Hero's tile is the end."""
    state = alone("arjhan", (0, 1, 1))
    put(state, "wolf", 1, 1, 1)
    wolf = figure.monster(state, "wolf-1")
    assert wolf is not None
    script = monster_moves.move_toward(state, wolf, "arjhan", 2)
    step = next(script)
    assert {where(state, option.square)[0] for option in step.options[0]} == {0}  # type: ignore[union-attr]  # a Decision


@pytest.mark.rule("CR-147")
def test_closest_by_tiles_then_by_squares_then_by_choice() -> None:
    """Kat is one tile away, Arjhan two: Kat. Both on one tile: the nearer by squares. Equally near: the active player decides."""
    state = table("arjhan,kat", tiles=field(4), at={"arjhan": (2, 1, 0), "kat": (1, 1, 3)}, powers={})
    put(state, "kobold-skirmisher", 0, 1, 3)
    kobold = figure.monster(state, "kobold-skirmisher-1")
    assert kobold is not None and activation.closest(state, kobold, activation.prey(state)) == ["kat"]
    state.heroes[0].square = spot(1, 1, 1, state)
    assert activation.closest(state, kobold, activation.prey(state)) == ["arjhan"]
    state.heroes[0].square = spot(1, 3, 3, state)
    assert activation.closest(state, kobold, activation.prey(state)) == ["arjhan", "kat"]


@pytest.mark.rule("CR-225")
@pytest.mark.parametrize(("near", "struck"), [("arjhan", True), ("kat", True), ("", False)])
def test_within_a_tile_is_asked_of_every_hero(near: str, struck: bool) -> None:
    """Whoever of the two is at one tile, the first in the order of play or not: the Kobold throws."""
    places = {name: (1 if name == near else 4, 1, 1) for name in ("arjhan", "kat")} | ({} if near else {"kat": (4, 2, 2)})
    state = table("arjhan,kat", tiles=field(5), at=places, powers={})
    put(state, "kobold-skirmisher", 0, 1, 1)
    evening = dusk(state).until("prompt-hero-phase", lambda options: options[0])
    assert [blow.target for blow in evening.seen(event.Attacked)] == ([near] if struck else [])


@pytest.mark.rule("CR-147", "CR-034")
def test_tiles_count_before_squares() -> None:
    """Round the corner Arjhan stands on the next square, but two tiles away; Kat on the next tile is closer, four squares away."""
    state = table("arjhan,kat", tiles=field(2, 2), at={"arjhan": (3, 0, 0), "kat": (1, 3, 3)}, powers={})
    kobold = put(state, "kobold-skirmisher", 0, 3, 3)
    assert activation.closest(state, kobold, activation.prey(state)) == ["kat"]


@pytest.mark.rule("CR-147", "CR-237")
@pytest.mark.parametrize(("column", "closest"), [(0, ["kat"]), (2, ["illusionary-crowd"]), (1, ["kat", "illusionary-crowd"])])
def test_the_crowd_is_a_whole_tile_of_squares_away(column: int, closest: list[str]) -> None:
    """It stands on no square: one tile away it counts as four squares away, Kat as many as she is."""
    state = table("kat", tiles=field(2), at={"kat": (1, 1, column)}, powers={})
    state.markers.append(Marker("illusionary-crowd", 1, 0))
    kobold = put(state, "kobold-skirmisher", 0, 1, 1)
    assert activation.closest(state, kobold, activation.prey(state)) == closest


@pytest.mark.rule("CR-020", "CR-092")
def test_cards_of_monsters_lie_in_the_order_of_drawing() -> None:
    state = table("arjhan", tiles=field(3), at={"arjhan": (0, 0, 0)}, powers={})
    on_top(state, "monster", "zombie", "wolf", "spider")
    for tile in range(3):
        run(state, monster_deck.new_monster(state, 0, tile=tile))
    assert [other.kind for other in figure.controlled(state, 0)] == ["zombie", "wolf", "spider"]


@pytest.mark.rule("CR-144")
def test_who_draws_a_monster_card_controls_the_monster() -> None:
    """Kat draws in Arjhan's turn: the card lies in front of her, and acts in her Villain Phase alone."""
    state = table("arjhan,kat", tiles=field(3), at={"arjhan": (0, 0, 0), "kat": (0, 3, 3)}, powers={})
    on_top(state, "monster", "zombie")
    run(state, monster_deck.new_monster(state, 1, tile=2))
    assert [[other.id for other in figure.controlled(state, seat)] for seat in (0, 1)] == [[], ["zombie-1"]]
    first, second = ([seen.figure for seen in dusk(state, seat).seen(event.MonsterActivated)] for seat in (0, 1))
    assert (first, second) == ([], ["zombie-1"])


@pytest.mark.rule("CR-147", "CR-225")
def test_last_tie_is_the_active_players() -> None:
    """The Kobold of Arjhan's card throws at Arjhan or Kat, equally near; Kat is the active player and says whom it hits."""
    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 0, 0), "kat": (0, 0, 2)}, powers={})
    put(state, "kobold-skirmisher", 0, 0, 1, owner=1)
    evening = dusk(state, 1)
    assert evening.asked == (1, "prompt-monster-target")
    evening.play(Target("arjhan"))
    assert [blow.target for blow in evening.seen(event.Attacked)] == ["arjhan"]


@pytest.mark.rule("CR-147", "CR-237")
@pytest.mark.parametrize(("crowd", "target"), [(1, "illusionary-crowd"), (3, "kat")])
def test_crowd_counts_as_a_hero_when_it_is_closest(dice: Dice, crowd: int, target: str) -> None:
    """A Kobold throws at the Crowd only where no Hero is closer; hit, the marker goes."""
    state = table("kat", tiles=field(5), at={"kat": (2, 1, 1)}, powers={})
    state.markers.append(Marker("illusionary-crowd", crowd, 0))
    put(state, "kobold-skirmisher", 1, 0, 0)
    dice(20)
    evening = dusk(state)
    assert [blow.target for blow in evening.seen(event.Attacked)] == [target]
    assert bool(evening.state.markers) is (target == "kat")


@pytest.mark.rule("CR-237")
def test_miss_damage_removes_the_crowd_too(dice: Dice) -> None:
    state = table("kat", tiles=field(5), at={"kat": (4, 1, 1)}, powers={})
    state.markers.append(Marker("illusionary-crowd", 0, 0))
    put(state, "blazing-skeleton", 1, 0, 0)
    dice(1)
    evening = dusk(state)
    assert [(blow.target, blow.hit) for blow in evening.seen(event.Attacked)] == [("illusionary-crowd", False)]
    assert evening.state.markers == []


@pytest.mark.rule("CR-008", "CR-149", "CR-037")
def test_moves_to_the_nearest_free_square_beside_the_hero() -> None:
    """From the east the squares in column 2 are nearest; a taken one is left out; the square need not be on the Hero's tile."""
    state = alone("arjhan", (0, 1, 3))
    put(state, "gargoyle", 1, 1, 0)
    put(state, "skeleton", 1, 1, 3)
    state.heroes[0].threats.reverse()
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-square")
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {(1, 0, 0), (1, 2, 0)}


@pytest.mark.rule("CR-149")
def test_without_a_free_square_beside_it_attacks_from_the_nearest_one(dice: Dice) -> None:
    """The Hero stands in a corridor's end, all squares around are taken: the Zombie comes to the tile and strikes all the same."""
    state = table("arjhan", tiles=corridor(2), at={"arjhan": (0, 0, 1)}, powers={})
    for row, column in ((0, 2), (1, 1), (1, 2)):
        put(state, "gargoyle", 0, row, column)
    zombie = put(state, "zombie", 1, 0, 1)
    state.heroes[0].threats.reverse()
    evening = dusk(state)
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {(0, 3, 1), (0, 3, 2)}
    evening.play(evening.options[0])
    assert [blow.attacker for blow in evening.seen(event.Attacked)][:1] == [zombie.id]


@pytest.mark.rule("CR-152")
def test_no_way_to_any_hero_means_nothing_happens() -> None:
    """Two tiles without a common border: the Wolf stays."""
    tiles = [Placed("T10", 0, 0, 0), Placed("T10", 2, 0, 0)]
    state = table("arjhan", tiles=tiles, at={"arjhan": (0, 1, 1)}, powers={})
    put(state, "wolf", 1, 1, 1)
    evening = dusk(state)
    assert not evening.seen(event.MonsterMoved)
    assert [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["wolf-1"]


@pytest.mark.rule("CR-153", "CR-233")
def test_no_hero_on_the_board() -> None:
    state = alone("arjhan", (0, 1, 1))
    state.heroes[0].square = None
    put(state, "skeleton", 0, 1, 2)
    evening = dusk(state)
    assert not evening.seen(event.Attacked) and evening.asked[1] == "prompt-return"


@pytest.mark.rule("CR-154")
def test_empty_monster_deck_is_shuffled_from_its_discard_pile() -> None:
    """The experience pile is not shuffled back; what was spent is."""
    state = table("arjhan", at={"arjhan": (0, 1, 1)})
    state.decks.monster.draw, state.decks.monster.discard = [], ["wolf", "ghoul"]
    state.pile = ["zombie", "gargoyle", "wraith"]
    run(state, experience.pay(state, ["gargoyle", "wraith"]))
    events, card = run(state, monster_deck.draw_monster(state, 0))
    assert any(isinstance(seen, event.DeckShuffled) for seen in events)
    left = [secret.face for secret in state.decks.monster.draw]
    assert sorted([*left, card]) == ["gargoyle", "ghoul", "wolf", "wraith"]
    assert (state.pile, state.decks.monster.discard) == (["zombie"], [])


@pytest.mark.rule("CR-154")
@pytest.mark.parametrize("name", ["encounter", "treasure"])
def test_other_decks_are_shuffled_again_too(name: str) -> None:
    state = table("arjhan", at={"arjhan": (0, 1, 1)})
    pile = deck.deck_of(state, name)
    cards = [secret.face for secret in pile.draw[:3]]
    pile.draw, pile.discard = [], list(cards)
    _, card = run(state, deck.draw(state, name))
    assert sorted([card, *(secret.face for secret in pile.draw)]) == sorted(cards)


@pytest.mark.rule("CR-154", "CR-156")
def test_card_of_a_villain_never_gets_into_the_monster_deck() -> None:
    """Strahd's 6 XP are spent: his card is out of the game, not in the discard pile of the Monsters."""
    state = table("arjhan", at={"arjhan": (0, 1, 1)})
    state.pile = ["count-strahd"]
    run(state, experience.pay(state, ["count-strahd"]))
    assert (state.decks.monster.discard, state.removed) == ([], ["count-strahd"])
    state.decks.monster.draw = [Secret("zombie")]
    assert run(state, monster_deck.draw_monster(state, 0))[1] == "zombie"


@pytest.mark.rule("CR-068")
def test_two_ways_round_are_a_choice_of_tiles() -> None:
    """From the far corner of four tiles a Zombie may come over either neighbour: both tiles' squares are on offer."""
    state = table("arjhan", tiles=field(2, 2), at={"arjhan": (0, 0, 0)}, powers={})
    put(state, "zombie", 3, 3, 3)
    evening = dusk(state)
    assert {where(state, option.square)[0] for option in of(evening.options, Spot)} == {1, 2}
    assert not of(evening.options, PickTile)

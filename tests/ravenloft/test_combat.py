"""Attacks, Monsters and their scripts; what falls at 0 Hit Points, Treasure for the victor, Healing Surges."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.ravenloft import activation, ending, event, experience, hero, monster_moves, windows, wounds
from game.rules.ravenloft.choice import PickTile, Spot, Target, Use, Walk
from game.rules.ravenloft.decks import deck, monster_deck
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Lasting, Monster, Placed, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.rules.ravenloft.tables.content import Level
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put, run, spot, table
from tests.ravenloft.scenes import amend, corridor, drawn, dusk, field, of, quiet, skip_to, where


@pytest.mark.rule("CR-109", "CR-118", "CR-111", "CR-112", "CR-114", "CR-115", "CR-116", "CR-123")
def test_how_an_attack_is_chosen_and_what_its_total_is_held_against(dice: Dice, monkeypatch: pytest.MonkeyPatch) -> None:
    # One without a target in range is not on offer.
    state = table("kat 0/1/3", tiles=field(3), powers="backstab, snipe-shot", foes="wolf 0/1/2, ghoul 1/3/3, zombie 2/0/0")
    evening = Evening(state)
    assert of(evening.options, Use) == [Use("backstab"), Use("snipe-shot")] and not of(evening.options, Target)
    evening.play(Use("snipe-shot"))
    assert set(evening.options) == {Target("wolf-1"), Target("ghoul-1")}
    assert set(Evening(state, Use("backstab")).options) == {Target("wolf-1")}
    # Lightning Bolt: up to three different Monsters, all named first; the attacker then orders the rolls.
    state = table("immeril 0/1/1", tiles=field(2), powers="lightning-bolt")
    for column, kind in enumerate(("gargoyle", "wraith", "wolf", "zombie")):
        put(state, kind, 1, 0, column)
    dice(1, 1, 1)
    evening = Evening(state, Use("lightning-bolt"), Target("gargoyle-1"), Target("wraith-1"), Target("wolf-1"))
    assert not evening.seen(event.DieRolled) and evening.asked[1] == "prompt-next-target"
    evening.play(Target("wolf-1"), Target("gargoyle-1"))
    assert [blow.target for blow in evening.seen(event.Attacked)] == ["wolf-1", "gargoyle-1", "wraith-1"]
    # Backstab +7, damage 1: equal to the AC hits; damage comes off the Hit Points of the card.
    for kind, face, total, hit, left in [
        ("gargoyle", 9, 16, True, 1), ("gargoyle", 8, 15, False, 2), ("zombie", 4, 11, True, 0), ("zombie", 3, 10, False, 1),
        ("rat-swarm", 5, 12, True, 0),
    ]:  # fmt: skip
        state = table("kat 0/1/1", powers="backstab", dice=face, foes=f"{kind} 0/1/2", top={"treasure": "clear-the-air"})
        evening = Evening(state, Use("backstab"), Target(f"{kind}-1"))
        [blow] = evening.seen(event.Attacked)
        assert (blow.total, blow.bonus, blow.hit) == (total, 7, hit) and evening.hp(f"{kind}-1") == left
        assert bool(evening.seen(event.MonsterDestroyed)) is (left == 0)
    # A Zombie's fist, +5, against Arjhan; his Cleave, +6, one harder to hit, against the Zombie.
    for face, ac, hit in [(1, 6, True), (20, 26, False)]:
        amend(monkeypatch, HEROES, "arjhan", levels=[Level(ac=ac, hp=10, speed=5, surge=5)])
        amend(monkeypatch, MONSTERS, "zombie", ac=ac + 1)
        state = table("arjhan 0/1/1", powers="cleave", foes="zombie 0/1/2", top={"treasure": "clear-the-air"}, dice=face)
        assert [blow.hit for blow in dusk(state).seen(event.Attacked)] == [hit]
        state = table("arjhan 0/1/1", powers="cleave", foes="zombie 0/1/2", top={"treasure": "clear-the-air"}, dice=face)
        assert [blow.hit for blow in Evening(state, Use("cleave"), Target("zombie-1")).seen(event.Attacked)] == [hit]


@pytest.mark.rule("CR-113", "CR-116", "CR-118", "CR-126", "CR-151", "CR-237", "CR-255", "CR-119", "CR-121", "CR-132")
def test_attacks_on_whole_tiles_and_damage_that_stays(dice: Dice) -> None:
    # Dice 5 and 3: 12 hits the Rats, 10 misses the Gargoyle, which keeps 1 Hit Point. One Treasure, one experience.
    state = table("immeril 0/1/1", tiles=field(2), powers="fireball", foes="rat-swarm 1/0/0, gargoyle 1/3/3", dice=(5, 3))
    on_top(state, "treasure", "clear-the-air")
    evening = Evening(state, Use("fireball"), PickTile(1))
    assert set(evening.options) == {Target("rat-swarm-1"), Target("gargoyle-1")}
    evening.play(Target("rat-swarm-1"))
    found = [(blow.target, blow.total, blow.hit) for blow in evening.seen(event.Attacked)]
    assert found == [("rat-swarm-1", 12, True), ("gargoyle-1", 10, False)]
    assert evening.hp("gargoyle-1") == 1 and evening.state.pile == ["rat-swarm"] and len(evening.seen(event.TreasureDrawn)) == 1
    kinds = [type(seen).__name__ for seen in evening.events]
    second = len(kinds) - 1 - kinds[::-1].index("Attacked")
    assert kinds.index("MonsterDestroyed") < second < kinds.index("TreasureDrawn"), "the first falls before the second roll"
    # One roll for each standing Hero on the tile and for the Crowd, in the active player's order; the fallen one is spared.
    more: dict[str, Any] = {"marks": "illusionary-crowd 1", "foes": "rat-swarm 1/3/3", "dice": (20, 1, 1)}
    state = table("arjhan 1/0/0, kat 1/1/1, allisa 1/2/2 -8", tiles=field(2), powers="", **more)
    evening = dusk(state).until("prompt-attack-order")
    assert evening.asked[0] == 0 and set(evening.options) == {Target("arjhan"), Target("kat"), Target("illusionary-crowd")}
    evening.play(Target("illusionary-crowd"), Target("kat"))
    found = [(blow.target, blow.hit) for blow in evening.seen(event.Attacked)]
    assert found == [("illusionary-crowd", True), ("kat", False), ("arjhan", False)] and evening.state.markers == []
    # A Fireball's 3 points count for no more than the 1 that was left.
    state = table("immeril 0/1/1", tiles=field(2), powers="fireball", foes="gargoyle 1/3/3 -1", top={"treasure": "clear-the-air"})
    dice(19)
    assert [(seen.amount, seen.left) for seen in Evening(state, Use("fireball"), PickTile(1)).seen(event.Damaged)] == [(1, 0)]
    # Hero keeps damage and never falls below zero.
    evening = dusk(table("immeril 0/1/1 -4", powers="", foes="ghoul 0/1/2", dice=20))
    assert [(seen.amount, seen.left) for seen in evening.seen(event.Damaged)] == [(2, 0)] and evening.seen(event.HeroFell)
    assert evening.hp("immeril") == 3  # the surge of the next turn, counted from 0
    assert evening.asked[1] == "prompt-hero-phase"
    assert evening.state.heroes[0].square == spot(0, 1, 1, evening.state), "she lay where she fell"


def alone(foes: str, at: str = "0/1/1") -> State:
    """Arjhan in a row of open tiles, without powers."""
    return table(f"arjhan {at}", tiles=field(5), powers="", foes=foes)


def moved(evening: Evening) -> list[tuple[str, int]]:
    """Who moved, and to which tile."""
    return [(seen.figure, where(evening.state, seen.square)[0]) for seen in evening.seen(event.MonsterMoved)]


@pytest.mark.rule("CR-117", "CR-183", "CR-184", "CR-020", "CR-092", "CR-124", "CR-143", "CR-144", "CR-155")
def test_all_bonuses_add_up_and_cards_and_figures_of_monsters(dice: Dice) -> None:
    # Holy Avenger (+3 against adjacent Undead), Magic Sword, Sneak Attack (+4, damage +1), Guided Strikes (+2), Backstab (+7).
    more: dict[str, Any] = {"items": "kat holy-avenger magic-sword", "top": {"treasure": "clear-the-air"}, "dice": 1}
    state = table("kat 0/1/1", powers="backstab", foes="wraith 0/1/2", **more)
    state.lasting += [Lasting("sneak-attack", [0], 0, 2), Lasting("guided-strikes", [0], 0, 2)]
    evening = Evening(state, Use("backstab"), Target("wraith-1"))
    [blow] = evening.seen(event.Attacked)
    assert (blow.bonus, blow.total, blow.hit) == (7 + 3 + 1 + 4 + 2, 18, True)
    assert [seen.amount for seen in evening.seen(event.Damaged)][:1] == [2]
    # Three of a name can stand on the table at once, each figure with a name of its own; the deck has no fourth.
    state = table("arjhan, kat, allisa", tiles=field(2), powers="")
    for seat in range(3):
        on_top(state, "monster", "wolf")
        run(state, monster_deck.draw_monster(state, seat))
        state.limbo.clear()
        state.heroes[seat].threats.append(monster_deck.number_figure(state, "wolf", spot(1, seat, 0, state)))
    assert len({threat.id for hero in state.heroes for threat in hero.threats if hasattr(threat, "id")}) == 3
    assert not [secret for secret in state.decks.monster.draw if secret.face == "wolf"]
    assert all(card.copies == 3 for card in MONSTERS.values() if not (card.villain or card.thing))
    # Cards of monsters lie in the order of drawing.
    state = table("arjhan 0/0/0", tiles=field(3), powers="", top={"monster": "zombie,wolf,spider"})
    for tile in range(3):
        run(state, monster_deck.new_monster(state, 0, tile=tile))
    assert [other.kind for other in figure.controlled(state, 0)] == ["zombie", "wolf", "spider"]
    # Kat draws in Arjhan's turn: the card lies in front of her, and acts in her Villain Phase alone.
    state = table("arjhan 0/0/0, kat 0/3/3", tiles=field(3), powers="", top={"monster": "zombie"})
    run(state, monster_deck.new_monster(state, 1, tile=2))
    assert [[other.id for other in figure.controlled(state, seat)] for seat in (0, 1)] == [[], ["zombie-1"]]
    first, second = ([seen.figure for seen in dusk(state, seat).seen(event.MonsterActivated)] for seat in (0, 1))
    assert (first, second) == ([], ["zombie-1"])


@pytest.mark.rule("CR-068", "CR-146", "CR-152", "CR-220", "CR-034", "CR-147", "CR-225", "CR-237")
def test_monsters_move_by_tiles_to_the_closest_by_tiles_then_squares_then_choice() -> None:
    # A Spider two tiles nearer, past a wall of Gargoyles; any free square may be picked, the bone pile is the default.
    state = alone("gargoyle 3/0/1, gargoyle 3/1/1, gargoyle 3/2/1, gargoyle 3/3/1, spider 4/1/1")
    evening = dusk(state).until("prompt-monster-square")
    squares = {option.square for option in of(evening.options, Spot)}
    assert squares == set(board.chart(state.board).cells[2].floor) and evening.game.decision.default == Spot(spot(2, 1, 2, state))
    evening.play(Spot(spot(2, 3, 3, state)))
    assert moved(evening) == [("spider-1", 2)]
    # "2 tiles nearer" from one tile away: the Hero's tile is the end.
    state = alone("wolf 1/1/1")
    wolf = figure.monster(state, "wolf-1")
    assert wolf is not None
    step = next(monster_moves.move_toward(state, wolf, "arjhan", 2))
    assert {where(state, option.square)[0] for option in step.options[0]} == {0}  # type: ignore[union-attr]  # a Decision
    # From the far corner of four tiles a Zombie may come over either neighbour: both tiles' squares are on offer.
    state = table("arjhan 0/0/0", tiles=field(2, 2), powers="", foes="zombie 3/3/3")
    evening = dusk(state)
    assert {where(state, option.square)[0] for option in of(evening.options, Spot)} == {1, 2}
    assert not of(evening.options, PickTile)
    # Closest by tiles then by squares then by choice.
    state = table("arjhan 2/1/0, kat 1/1/3", tiles=field(4), powers="", foes="kobold-skirmisher 0/1/3")
    kobold = figure.monster(state, "kobold-skirmisher-1")
    assert kobold is not None and activation.closest(state, kobold, activation.prey(state)) == ["kat"]
    state.heroes[0].square = spot(1, 1, 1, state)
    assert activation.closest(state, kobold, activation.prey(state)) == ["arjhan"]
    state.heroes[0].square = spot(1, 3, 3, state)
    assert activation.closest(state, kobold, activation.prey(state)) == ["arjhan", "kat"]
    # Round the corner Arjhan stands on the next square, but two tiles away; Kat on the next tile is closer.
    state, kobold = meet(table("arjhan 3/0/0, kat 1/3/3", tiles=field(2, 2), powers=""), "kobold-skirmisher 0/3/3")
    assert activation.closest(state, kobold, activation.prey(state)) == ["kat"]
    # It stands on no square: one tile away it counts as four squares away, Kat as many as she is.
    for column, closest in [(0, ["kat"]), (2, ["illusionary-crowd"]), (1, ["kat", "illusionary-crowd"])]:
        state = table("kat", tiles=field(2), at={"kat": (1, 1, column)}, powers="", marks="illusionary-crowd 1")
        assert activation.closest(state, put(state, "kobold-skirmisher", 0, 1, 1), activation.prey(state)) == closest
    # The Kobold throws at Arjhan or Kat, equally near; Kat is the active player and says whom it hits.
    state = table("arjhan 0/0/0, kat 0/0/2", tiles=field(2), powers="", foes="kobold-skirmisher 0/0/1 kat")
    evening = dusk(state, 1)
    assert evening.asked == (1, "prompt-monster-target")
    evening.play(Target("arjhan"))
    assert [blow.target for blow in evening.seen(event.Attacked)] == ["arjhan"]
    # Whoever of the two is at one tile, the first in the order of play or not.
    for near, struck in [("arjhan", True), ("kat", True), ("", False)]:
        places = {name: (1 if name == near else 4, 1, 1) for name in ("arjhan", "kat")} | ({} if near else {"kat": (4, 2, 2)})
        state = table("arjhan,kat", tiles=field(5), at=places, powers="", foes="kobold-skirmisher 0/1/1")
        evening = dusk(state).until("prompt-hero-phase", lambda options: options[0])
        assert [blow.target for blow in evening.seen(event.Attacked)] == ([near] if struck else [])


@pytest.mark.rule("CR-008", "CR-037", "CR-149", "CR-152", "CR-153", "CR-233")
def test_where_a_monster_attacks_from_if_a_way_leads_there() -> None:
    # The squares in column 2 are nearest; a taken one is left out; the square need not be on the Hero's tile.
    state = alone("gargoyle 1/1/0, skeleton 1/1/3", at="0/1/3")
    state.heroes[0].threats.reverse()
    evening = dusk(state)
    assert evening.asked == (0, "prompt-monster-square")
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {(1, 0, 0), (1, 2, 0)}
    # In a corridor's end all squares around are taken: the Zombie comes to the tile and strikes all the same.
    foes = "gargoyle 0/0/2, gargoyle 0/1/1, gargoyle 0/1/2, zombie 1/0/1"
    state = table("arjhan 0/0/1", tiles=corridor(2), powers="", foes=foes)
    state.heroes[0].threats.reverse()
    evening = dusk(state)
    assert {where(state, option.square) for option in of(evening.options, Spot)} == {(0, 3, 1), (0, 3, 2)}
    evening.play(evening.options[0])
    assert [blow.attacker for blow in evening.seen(event.Attacked)][:1] == ["zombie-1"]
    # Two tiles without a common border: the Wolf stays.
    evening = dusk(table("arjhan 0/1/1", tiles=[Placed("T10", 0, 0, 0), Placed("T10", 2, 0, 0)], powers="", foes="wolf 1/1/1"))
    assert not evening.seen(event.MonsterMoved) and [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["wolf-1"]
    # No hero on the board.
    state = alone("skeleton 0/1/2")
    state.heroes[0].square = None
    evening = dusk(state)
    assert not evening.seen(event.Attacked) and evening.asked[1] == "prompt-return"


@pytest.mark.rule("CR-154", "CR-156")
def test_empty_decks_are_shuffled_from_their_discard_piles() -> None:
    # The experience pile is not shuffled back; what was spent is.
    state = table("arjhan 0/1/1", pile=["zombie", "gargoyle", "wraith"])
    state.decks.monster.draw, state.decks.monster.discard = [], ["wolf", "ghoul"]
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
    state = table("arjhan 0/1/1", pile=["count-strahd"])
    run(state, experience.pay(state, ["count-strahd"]))
    assert (state.decks.monster.discard, state.removed) == ([], ["count-strahd"])
    state.decks.monster.draw = [Secret("zombie")]
    assert run(state, monster_deck.draw_monster(state, 0))[1] == "zombie"


def fight(dice: Dice, state: State, power: str, target: str, face: int = 20) -> Evening:
    """Attack with `power`; the Treasure that may follow does nothing."""
    on_top(state, "treasure", "clear-the-air", "burst-of-speed")
    dice(face)
    evening = Evening(state, Use(power))
    evening.until("prompt-target")
    evening.play(Target(target))
    return evening


def names(state: State, seat: int) -> list[str]:
    """The figures that a Hero controls."""
    return [threat.id for threat in state.heroes[seat].threats if isinstance(threat, Monster)]


def pair(active: int = 0) -> State:
    """Arjhan and Kat on one tile, each with a Wolf."""
    foes = "wolf 0/1/1, wolf 0/3/3 kat"
    return table("arjhan 0/1/0, kat 0/1/2", tiles=field(2), powers="cleave, backstab", active=active, foes=foes)


@pytest.mark.rule("CR-123", "CR-124", "CR-125", "CR-192", "CR-261", "CR-278", "CR-126", "CR-127", "CR-128", "CR-131", "CR-180")
@pytest.mark.rule("CR-227")
def test_experience_and_one_treasure_a_turn_for_whoever_destroyed(dice: Dice) -> None:
    # Figure goes and the attackers own card is experience.
    evening = fight(dice, pair(), "cleave", "wolf-1")
    assert names(evening.state, 0) == [] and names(evening.state, 1) == ["wolf-2"] and evening.state.pile == ["wolf"]
    # Kat kills Arjhan's Wolf: her card goes to the pile, her figure now belongs to his card.
    evening = fight(dice, pair(1), "backstab", "wolf-1")
    assert (names(evening.state, 0), names(evening.state, 1)) == (["wolf-2"], []) and evening.state.pile == ["wolf"]
    # Kat has two Wolves, one and two tiles from the one that she destroys.
    for first, second, heir in [(1, 2, "wolf-2"), (2, 1, "wolf-3")]:
        foes = f"wolf 0/1/1, wolf {first}/1/1 kat, wolf {second}/1/1 kat"
        state = table("arjhan 0/0/0, kat 0/1/0", tiles=field(4), powers="backstab", active=1, foes=foes)
        assert names(fight(dice, state, "backstab", "wolf-1").state, 0) == [heir]
    # Arjhan, without a Wolf card, kills Allisa's Wolf: Kat, next clockwise, gives hers and her figure goes to Allisa.
    foes = "wolf 0/1/1 allisa, wolf 1/1/1 kat, zombie 1/2/2 allisa"
    state = table("arjhan 0/1/0, kat 0/3/0, allisa 0/3/3", tiles=field(2), powers="cleave", foes=foes)
    evening = fight(dice, state, "cleave", "wolf-1")
    assert (names(evening.state, 1), names(evening.state, 2)) == ([], ["wolf-2", "zombie-1"])
    # Two Monsters fall to one Scorching Burst, a third to the Elixir: one Treasure card, drawn after the burst.
    more = {"items": "immeril dragons-breath-elixir", "top": {"treasure": "clear-the-air,distant-sounds"}}
    foes = "rat-swarm 1/0/0, zombie 1/3/3, wolf 0/3/3"
    state = table("immeril 0/1/1", tiles=field(2), powers="scorching-burst", foes=foes, dice=(20, 20, 20), **more)
    evening = Evening(state, Use("scorching-burst"), PickTile(1), Target("zombie-1"))
    told = [type(seen).__name__ for seen in evening.events if isinstance(seen, event.MonsterDestroyed | event.TreasureDrawn)]
    assert told == ["MonsterDestroyed", "MonsterDestroyed", "TreasureDrawn"]
    evening.play(Use("dragons-breath-elixir"))
    assert len(evening.seen(event.MonsterDestroyed)) == 3 and len(evening.seen(event.TreasureDrawn)) == 1
    # Next turn brings a treasure again.
    evening = skip_to(fight(dice, pair(), "cleave", "wolf-1"), "prompt-hero-phase")
    assert evening.state.turn.looted == [0]
    quiet(evening.state)
    evening.play(Done())
    evening.until("prompt-hero-phase")
    assert evening.asked[0] == 1 and evening.state.turn.looted == []
    # Kills outside the own turn give one treasure a turn.
    state = table("arjhan 0/0/0, kat 0/3/3", powers="", top={"treasure": "clear-the-air,distant-sounds"})
    drawn_by = list[str]()
    for place in (1, 2):
        run(state, wounds.hurt(state, put(state, "zombie", 0, place, place).id, 1, "glyph-of-warding", by=1))
        events, _ = run(state, ending.settle(state))
        drawn_by += [seen.hero for seen in events if isinstance(seen, event.TreasureDrawn)]
    assert drawn_by == ["kat"]
    # Monster that nobody destroyed brings no treasure.
    state = table("arjhan 0/1/1", foes="zombie 0/3/3")
    run(state, wounds.hurt(state, "zombie-1", 1, "spirit"))
    assert (state.pile, state.turn.kills, names(state, 0)) == (["zombie"], [], [])


def fallen(arjhan: str = "", **more: Any) -> State:
    """Kat lies on the floor; Arjhan stands three tiles away."""
    return table(f"arjhan 3/1/1 {arjhan}, kat 0/1/1 -8", tiles=field(4), powers="backstab, spring-away", **more)


@pytest.mark.rule("CR-126", "CR-130", "CR-228", "CR-108", "CR-132", "CR-133", "CR-134", "CR-140", "CR-174", "CR-190")
def test_shrieks_clouds_and_a_fallen_hero_that_is_left_alone(dice: Dice) -> None:
    # Right after its removal, the destroyer included, before the Treasure; not the Hero on the next tile.
    state = table("kat 0/1/1, arjhan 0/3/3, allisa 1/1/0", tiles=field(2), powers="backstab", foes="wraith 0/1/2 -1")
    evening = fight(dice, state, "backstab", "wraith-1")
    assert [hero.damage for hero in evening.state.heroes] == [1, 1, 0]
    told = [type(seen).__name__ for seen in evening.events]
    assert told.index("MonsterDestroyed") < told.index("Damaged", told.index("MonsterDestroyed")) < told.index("TreasureDrawn")
    # Cloud at the end of the hero phase earns a treasure.
    state = table("immeril 0/1/1", tiles=field(2), powers="", marks="freezing-cloud 1 2", foes="zombie 1/1/1")
    on_top(state, "treasure", "guided-strikes")
    evening = Evening(quiet(state), Done())
    assert [seen.by for seen in evening.seen(event.MonsterDestroyed)] == ["immeril"]
    assert [seen.card for seen in evening.seen(event.TreasureDrawn)] == ["guided-strikes"]
    assert [(mark.card, mark.tokens) for mark in evening.state.markers] == [("freezing-cloud", 1)]
    assert evening.state.lasting == [Lasting("guided-strikes", [0], 0, 1)]
    # The Skeleton beside her does not strike: it runs at Arjhan. Her square stays hers.
    state = fallen(foes="skeleton 0/1/2")
    place, evening = state.heroes[1].square, dusk(state).until("prompt-hero-phase")
    assert not [blow for blow in evening.seen(event.Attacked) if blow.target == "kat"]
    assert next(seen for seen in evening.seen(event.MonsterMoved)).figure == "skeleton-1" and place in figure.taken(state)
    # Passage of Time passes her by; Spring Away, ready in her hand, is not asked for.
    evening = drawn(fallen(), "passage-of-time")
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["arjhan"] and not evening.seen(event.CardUsed)
    # Kat's Lucky Charm is not offered while she lies there, and it stays hers.
    evening = dusk(fallen(items="kat lucky-charm warding-cloak", foes="kobold-skirmisher 3/3/3"))
    assert evening.seen(event.DieRolled) and not evening.seen(event.CardUsed)
    assert evening.state.heroes[1].items == ["lucky-charm", "warding-cloak"]
    # She lies on the bone pile: the new Monster of the Ambush stands beside her.
    state = table("arjhan 0/3/3, kat 0/1/2 -8", tiles=field(1), powers="")
    evening = drawn(state, "ambush").until("prompt-monster-square")
    assert spot(0, 1, 2, state) not in {option.square for option in evening.options}  # type: ignore[attr-defined]  # squares


@pytest.mark.rule("CR-086", "CR-133", "CR-135", "CR-136", "CR-141", "CR-190", "CR-238", "CR-239", "CR-254")
def test_a_hero_that_falls_only_finishes_its_turn_and_is_healed_by_others(dice: Dice) -> None:
    # Kat is brought down by a shriek in her own Hero Phase, at an edge: no more moves, no exploring; her Villain Phase
    # takes place.
    state = table("kat 0/0/1 -7", tiles=field(1), powers="backstab", foes="wraith 0/1/1 -1, gargoyle 0/3/3")
    evening = fight(dice, quiet(state), "backstab", "wraith-1")
    assert evening.seen(event.HeroFell) and not evening.seen(event.TileLaid) and evening.seen(event.DrawReplaced)
    assert [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["gargoyle-1"]
    # Fallen in her own Hero Phase she has no answer but to end it, and her Ring asks nothing.
    state = table("kat 0/1/1 -8, arjhan 3/1/1 -8", tiles=field(4), items="kat potion-of-healing ring-of-regeneration")
    assert hero.menu(state, 0) == [Done()]
    events, _ = run(state, windows.offer(state, registry.Moment("treasure", 0, figure="kat", seat=0)))
    assert events == []
    # Thorgrim's Healing Word lifts Kat from 0 to 4; her turn begins without a surge.
    state = table("thorgrim 3/1/1, kat 0/1/1 -8", tiles=field(4), powers="healing-word")
    evening = Evening(quiet(state), Use("healing-word"), Target("kat"))
    assert evening.seen(event.HeroRose)
    evening.until("prompt-hero-phase")
    if evening.asked[0] == 0:
        evening.play(Done())
    assert (evening.asked[0], evening.hp("kat"), evening.state.surges) == (1, 4, 2) and of(evening.options, Walk)
    assert not evening.seen(event.SurgeUsed)


@pytest.mark.rule("CR-044", "CR-136", "CR-137", "CR-138", "CR-139", "CR-142", "CR-153", "CR-254")
def test_surges() -> None:
    # With one token left Kat stands up with 4 HP and acts normally; without one the game is lost then, and not a moment earlier.
    for surges in [0, 1]:
        evening = Evening(quiet(fallen(surges=surges)))
        assert evening.asked[0] == 0  # she has lain there since before Arjhan's turn
        evening.play(Done())
        assert [seen.hero for seen in evening.seen(event.TurnBegan)] == ["kat"]
        if surges:
            assert (evening.hp("kat"), evening.state.surges) == (4, 0) and of(evening.options, Walk)
        else:
            assert evening.game.decision is None and evening.state.end is not None
            assert (evening.state.end.winners, evening.state.end.reason) == (("castle",), "lost-no-surge")
    # No surge for a hero that stands.
    evening = Evening(fallen("-9", phase="start"))
    assert not evening.seen(event.SurgeUsed) and evening.hp("arjhan") == 1
    # Arjhan takes the last token in his turn; Kat, still down, may yet be saved.
    evening = Evening(fallen("-10", phase="start", surges=1))
    assert (evening.asked[0], evening.state.surges, evening.hp("arjhan")) == (0, 0, 5) and evening.state.end is None
    # Nobody stands: Monsters do nothing, and the next player's turn begins with its surge.
    evening = dusk(fallen("-10", foes="skeleton 3/1/2"))
    assert not evening.seen(event.Attacked)
    assert [seen.figure for seen in evening.seen(event.MonsterIdle)] == ["skeleton-1"] and evening.asked[0] == 1
    assert (evening.hp("kat"), evening.state.surges) == (4, 1)

"""The Treasures: Fortunes, Blessings and Items, and the Icon of Ravenloft."""

from typing import Any

import pytest

from game.rules.engine.script import Choice, Done, freeze, thaw
from game.rules.ravenloft import choice, event, experience, stats
from game.rules.ravenloft.choice import PickCard, PickCondition, PickDeck, PickEdge, PickTile, React, Spend, Target, Use
from game.rules.ravenloft.decks import deck, encounter_deck, monster_deck, treasure_deck
from game.rules.ravenloft.phases import hero_phase, villain_phase
from game.rules.ravenloft.phases.hero_phase import expire
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import TREASURES
from tests.ravenloft.cards.deeds import act, asked, encounter, offered, only, play, treasure, use
from tests.ravenloft.cards.plays import DONE, Play, perform
from tests.ravenloft.cards.scene import HIT, MISS, gone, hp, row, to, used
from tests.ravenloft.kit import Dice, Evening, meet, on_top, put

FORTUNES = [card.id for card in TREASURES.values() if card.kind == "fortune"]


def lies_discarded(state: State, card: str) -> bool:
    return card in state.decks.treasure.discard and not state.limbo


@pytest.mark.rule("CR-181")
@pytest.mark.parametrize("card", sorted({*FORTUNES} - {"moments-respite", "harrowed-experience", "lucky-find"}))
def test_a_fortune_that_can_do_nothing_is_discarded(card: str) -> None:
    state = row("kat -8", tiles=1)
    for name in ("monster", "encounter", "tile"):
        deck.deck_of(state, name).draw = []
    treasure(state, card)
    assert lies_discarded(state, card) and hp(state, "kat") == [0] and state.decks.encounter.discard == []


KAT, PAIR = {"kat": (0, 0, 0)}, {"kat": (0, 0, 0), "arjhan": (0, 0, 1)}
FOUR = PAIR | {"allisa": (0, 0, 2), "thorgrim": (0, 0, 3)}
REST = {"kat": ["deep-cut", "stealth", "great-leap"]}
FIND = {"treasure": ["magic-sword", "breath-of-life", "run"]}
PLAYS = {
    "Action Surge gives a move beyond the two parts of the turn": Play("find action-surge", at=KAT, tiles=3,
        parts=("move", "move"), answers="1/0/2", ends="kat 1/0/2"),
    "Action Surge of one who can neither move nor attack is lost": Play("find action-surge", at=KAT, powers="kat backstab",
        bad="kat immobilized"),
    **{
        f"Breath of Life gives back one, nothing while she is at 0: {damage}": Play("find breath-of-life", at=PAIR,
            hurt={"kat": damage, "arjhan": 3}, hp={"kat": left, "arjhan": 7})
        for damage, left in [(3, 6), (0, 8), (8, 0)]
    },
    "Burst of Speed is one more move, of two squares for the Slowed": Play("find burst-of-speed", at=KAT, tiles=3,
        bad="kat slowed", answers="0/2/2", ends="kat 0/2/2"),
    "Burst of Speed may be declined": Play("find burst-of-speed", at=KAT, answers="done", ends="kat 0/0/0"),
    "Eagle Eyes lays the top tile anywhere with a Monster of the drawer but no Encounter": Play("find eagle-eyes", at=PAIR,
        top={"tile": ["T12"], "monster": ["wolf"]}, answers=(PickEdge(1, "east"),), new_tile="T12", owns="kat wolf",
        ends="wolf 2", seen={"EncounterDrawn": 0}),
    "Intimidating Bellow drives a Monster exactly two tiles off": Play("find intimidating-bellow", at=KAT, tiles=5,
        foes="wolf 0/3/3, ghoul 2/3/3", answers="wolf, 2/0/0", offers={"prompt-push-tile ghoul": [0, 4]}, ends="wolf 2/0/0"),
    "Lucky Find keeps one of three": Play("find lucky-find", at=PAIR, environment="spirit-of-doom-environment", hurt="kat 2",
        top=FIND, answers=(PickCard("magic-sword"), "arjhan"), bag="arjhan magic-sword", hp="kat 6"),
    "Lucky Find may play a Fortune": Play("find lucky-find", at=KAT, hurt="kat 2", top=FIND,
        answers=(PickCard("breath-of-life"),), bag="kat", hp="kat 7"),
    "Shake It Off ends one Condition of any Hero": Play("find shake-it-off", at="kat 0/0/0, arjhan 1/3/3",
        bad={"kat": "slowed", "arjhan": "slowed immobilized"}, answers=(PickCondition("arjhan", "immobilized"),),
        held="kat slowed, arjhan slowed"),
    "Shake It Off does not reach a Hero that is off the board": Play("find shake-it-off", at=PAIR, absent=("arjhan",),
        bad="arjhan slowed", held="arjhan slowed"),
    "Short Rest turns one used Power up": Play("find short-rest", at=KAT, powers=REST, spent=("deep-cut", "stealth"),
        answers=(PickCard("stealth"),), turned=["deep-cut"]),
    "Second Wind helps the weakest that stands; 3 each: the drawer chooses": Play("find second-wind", at=FOUR,
        hurt="kat 5, arjhan 7, allisa 3, thorgrim 8", answers="arjhan", hp="kat 3, arjhan 7, allisa 5, thorgrim 0"),
    "Second Wind helps the weakest without a question": Play("find second-wind", at=FOUR,
        hurt="kat 5, arjhan 3, allisa 3, thorgrim 8", hp="kat 7, arjhan 7"),
}  # fmt: skip


@pytest.mark.card("action-surge", "breath-of-life", "burst-of-speed", "eagle-eyes", "intimidating-bellow", "lucky-find")
@pytest.mark.card("shake-it-off", "short-rest", "second-wind")
@pytest.mark.rule("CR-066", "CR-070", "CR-071", "CR-087", "CR-104", "CR-120", "CR-157", "CR-180", "CR-187")
@pytest.mark.rule("CR-233", "CR-239", "CR-273", "CR-283")
@pytest.mark.parametrize("name", PLAYS)
def test_what_a_fortune_does(dice: Dice, name: str) -> None:
    case = PLAYS[name]
    state, _ = perform(dice, case)
    assert lies_discarded(state, case.do.split()[1]) and state.turn.parts == list(case.parts) and state.turn.explored == ""
    assert not state.lasting and state.heroes[0].level == 1
    if name == "Lucky Find keeps one of three":
        assert sorted(state.decks.treasure.discard[-3:]) == ["breath-of-life", "lucky-find", "run"]


def offered_by(state: State, card: str, prompt: str, *answers: Choice) -> list[Any]:
    """What the Treasure offers to the first Hero, on a copy of the table."""
    on_top(state, "treasure", card)
    copy = thaw(State, freeze(state))
    return asked(copy, treasure_deck.draw_treasure(copy, 0), prompt, *answers)


@pytest.mark.card("action-surge", "burst-of-speed", "clear-the-air", "daze")
@pytest.mark.rule("CR-048", "CR-051", "CR-187", "CR-273", "CR-096", "CR-157", "CR-164", "CR-189")
def test_action_surge_burst_of_speed_clear_the_air_and_daze(dice: Dice) -> None:
    state = row("kat", tiles=3, at=KAT)
    squares = offered_by(state, "action-surge", "prompt-action-surge")
    assert (1, 0, 2) in squares and (1, 0, 3) not in squares
    state.heroes[0].conditions, state.turn.phase = ["slowed"], "monsters"
    assert max(max(place[1:]) for place in offered_by(state, "burst-of-speed", "prompt-walk")[:-1]) == 2, "in any phase"
    # Action surge gives an attack with any attack card.
    powers, items = {"kat": ["backstab", "dagger-barrage", "great-leap"]}, {"kat": ["silvered-bolts"]}
    state, wolf = meet(row("kat, arjhan", active=1, phase="monsters", powers=powers, items=items), "wolf 0/1/1")
    state.heroes[0].powers[1].used = True
    cards = [name for name in offered_by(state, "action-surge", "prompt-action-surge") if isinstance(name, str)]
    assert cards == ["backstab", "silvered-bolts"]
    dice(7)
    treasure(state, "action-surge", Use("backstab"), Target(wolf.id))
    assert gone(state, wolf)
    # Action surge with an attack costs the cleric his aid.
    state = row("thorgrim, kat", powers="healing-strike", foes="wolf 0/1/1", dice=MISS)
    treasure(state, "action-surge", Use("healing-strike"), Target("wolf-1"))
    state.heroes[1].damage = 2
    play(state, hero_phase.end(state, 0))
    assert hp(state, "kat") == [6]
    # Clear the air discards the environment.
    state = row("kat")
    encounter(state, "bat-swarm")
    events = treasure(state, "clear-the-air")
    assert not state.environment and state.decks.encounter.discard == ["bat-swarm"]
    assert only(events, event.EnvironmentChanged)[0].old == "bat-swarm"
    # Daze cancels one activation of one monster card.
    state, wolf, other, *_ = meet(row("arjhan, kat", phase="monsters"), "wolf 0/1/1, ghoul 0/1/0, count-strahd 1/3/3")
    assert offered_by(state, "daze", "prompt-daze") == [wolf.id, other.id], "no Villain"
    treasure(state, "daze", Target(wolf.id))
    assert wolf.asleep == "daze" and not lies_discarded(state, "daze")
    for number in range(2):
        state.turn.queue, state.turn.present = ["wolf"], [wolf.id]
        dice(MISS)
        answers = [] if number == 0 else [Target("arjhan")]
        events = play(state, villain_phase.monsters_step(state), *answers)
        assert len(only(events, event.MonsterSlept)) == (number == 0) and len(only(events, event.Attacked)) == number
    assert lies_discarded(state, "daze")


@pytest.mark.card("distant-sounds", "glimpse-of-the-future", "scrawled-map", "moments-respite", "harrowed-experience", "level-up")
@pytest.mark.rule("CR-188", "CR-211", "CR-192", "CR-193", "CR-198", "CR-200", "CR-202")
def test_looking_ahead_taking_a_respite_and_what_experience_buys() -> None:
    # Looking ahead and putting back in any order.
    for card, name, cards in [
        ("distant-sounds", "monster", ("wolf", "ghoul", "zombie")),
        ("glimpse-of-the-future", "encounter", ("frenzy", "alarm", "overrun")),
        ("scrawled-map", "tile", ("T12", "T08", "T36")),
    ]:
        state = row("kat, arjhan")
        on_top(state, name, *cards)
        fourth = deck.deck_of(state, name).draw[-4]
        [seen] = only(treasure(state, card, PickCard(cards[2]), PickCard(cards[0])), event.CardsSeen)
        assert tuple(secret.face for secret in seen.cards) == cards and seen.hero == "kat"
        draw = deck.deck_of(state, name).draw
        assert [secret.face for secret in reversed(draw[-3:])] == [cards[2], cards[0], cards[1]], "first picked, first drawn"
        assert draw[-4] == fourth, "only three"
        assert all(secret.audience == (0,) for secret in draw[-3:]) and lies_discarded(state, card)
    # Moments respite replaces the next draw of a deck.
    for name in ["encounter", "monster"]:
        state = row("kat, arjhan")
        treasure(state, "moments-respite", PickDeck(name))
        assert deck.deck_of(state, name).skip == "moments-respite" and not lies_discarded(state, "moments-respite")
        on_top(state, "encounter", "passage-of-time", "passage-of-time")
        on_top(state, "monster", "wolf", "ghoul")
        for number in range(2):
            fate, monster = encounter_deck.draw_encounter(state, 0), monster_deck.new_monster(state, 0, tile=1)
            play(state, fate if name == "encounter" else monster)
            assert (8 - hp(state, "kat")[0] if name == "encounter" else len(figure.controlled(state, 0))) == number
        assert lies_discarded(state, "moments-respite")
    # Harrowed experience counts one in the pile.
    state = row("kat, arjhan")
    treasure(state, "harrowed-experience")
    assert state.pile == ["harrowed-experience"] and not state.limbo and experience.xp_of("harrowed-experience") == 1
    state.pile += ["ghoul", "skeleton"]
    encounter(state, "passage-of-time", Spend(("ghoul", "harrowed-experience", "skeleton")))
    assert state.pile == [] and "harrowed-experience" in state.decks.treasure.discard and hp(state, "kat") == [8]
    # Level up sells the second level for five experience.
    state = row("kat -3", powers="deep-cut, backstab")
    treasure(state, "level-up")
    assert state.heroes[0].level == 1, "no experience"
    state.pile = ["wraith", "ghoul"]
    treasure(state, "level-up", Done())
    assert state.heroes[0].level == 1
    cards = offered_by(state, "level-up", "prompt-level-daily", Spend(("ghoul", "wraith")))
    assert sorted(cards) == ["dagger-barrage", "riposte-strike"], "a Daily that she does not have"
    treasure(state, "level-up", Spend(("ghoul", "wraith")), PickCard("dagger-barrage"))
    hero = state.heroes[0]
    assert (hero.level, stats.armour(state, "kat"), hp(state, "kat")) == (2, 15, [7])
    assert (figure.level(hero).hp, figure.level(hero).surge) == (10, 5) and not used(state, "dagger-barrage") and state.pile == []


BLESSINGS = ["guided-strikes", "heroic-stand", "rejuvenating-onslaught", "run", "surround-them", "steadfast-vigil"]


@pytest.mark.rule("CR-181", "CR-186", "CR-185")
@pytest.mark.parametrize("card", BLESSINGS)
@pytest.mark.parametrize(("phase", "active", "ends"), [("hero", 0, 2), ("encounter", 0, 1), ("monsters", 1, 1)])
def test_how_long_a_blessing_lasts(card: str, phase: str, active: int, ends: int) -> None:
    state = row("kat, arjhan", phase=phase, active=active)
    treasure(state, card)
    assert [lasting.heroes for lasting in state.lasting] == [[0, 1]] and state.heroes[0].items == []
    for _ in range(ends):
        assert state.lasting, "it still serves"
        play(state, expire(state, 1))
        assert state.lasting, "the other Hero's phases do not matter"
        play(state, expire(state, 0))
    assert not state.lasting and state.decks.treasure.discard[-1] == card


@pytest.mark.card("guided-strikes", "rejuvenating-onslaught", "heroic-stand", "surround-them", "run", "steadfast-vigil")
@pytest.mark.rule("CR-117", "CR-120", "CR-072", "CR-122", "CR-258")
def test_what_blessings_do(dice: Dice) -> None:
    # Guided strikes help every hero to hit.
    state = row("kat, arjhan", active=1)
    treasure(state, "guided-strikes")
    gargoyle = put(state, "gargoyle", 0, 1, 1)
    dice(8)
    [attack] = only(use(state, "cleave", Target(gargoyle.id)), event.Attacked)
    assert hp(state, gargoyle) == [1] and attack.total == 8 + 6 + 2
    # Rejuvenating onslaught heals once for each monster hit.
    state = row("immeril -4, arjhan -4")
    treasure(state, "rejuvenating-onslaught")
    names = [put(state, kind, 1, 3, column).id for column, kind in enumerate(["gargoyle", "wolf", "ghoul"])]
    dice(9, 9, 8)
    use(state, "fireball", PickTile(1), *map(Target, names[:2]))
    assert hp(state, "immeril", "arjhan") == [4, 6], "two hits; a miss heals nothing, nor another Hero"
    # Heroic stand counts the monsters on the Hero's tile.
    state = row("kat, arjhan 1/0/0")
    treasure(state, "heroic-stand")
    meet(state, "wolf 0/3/3, ghoul 0/3/2, zombie 1/3/3")
    assert [stats.bonus(state, "attack", seat, "wolf-1") for seat in (0, 1)] == [2, 1]
    # Surround them counts the heroes on the tile itself included.
    state = row("kat, arjhan, allisa 1/0/0, thorgrim")
    treasure(state, "surround-them")
    state.heroes[3].damage = 8
    assert [stats.bonus(state, "attack", seat, "") for seat in (0, 1, 2)] == [2, 2, 1], "the fallen do not count"
    # Run adds two squares but not for the slowed.
    state = row("immeril, arjhan")
    treasure(state, "run")
    assert [stats.speed(state, seat) for seat in (0, 1)] == [8, 7]
    state.heroes[0].conditions.append("slowed")
    assert stats.speed(state, 0) == 2
    # Steadfast vigil guards every hero.
    state = row("kat, thorgrim")
    treasure(state, "steadfast-vigil")
    assert [stats.armour(state, name) for name in ("kat", "thorgrim")] == [16, 18]


FREE = ["dragons-breath-elixir", "potion-of-healing", "potion-of-rejuvenation", "scroll-of-teleportation", "icon-of-ravenloft"]
ATTACK_PART = [
    "crystal-ball", "glyph-of-warding", "holy-water", "necklace-of-fireballs", "silvered-bolts", "wand-of-teleportation",
]  # fmt: skip
KEPT = [card.id for card in TREASURES.values() if card.keep]


def busy(**more: Any) -> State:
    """A table on which every Item finds something to do."""
    state = row("kat,arjhan", powers="stealth", **more)
    state.heroes[0].damage, state.heroes[0].powers[0].used = 2, True
    meet(state, "zombie 0/3/3, wraith 1/0/0")
    return state


@pytest.mark.rule("CR-050", "CR-052", "CR-182", "CR-183")
def test_what_part_of_the_turn_an_item_takes() -> None:
    # A free item may be used when move and attack are spent.
    for card in FREE:
        state = busy()
        state.turn.parts = ["move", "attack"]
        assert offered(state, card)
    # An item used instead of attacking takes the attack.
    for card in ATTACK_PART:
        state = busy()
        assert offered(state, card) and Evening(state, Use(card)).state.turn.parts == ["attack"]
        state.turn.parts = ["attack"]
        assert not offered(state, card)
    # An item goes to any hero and stays there.
    for card in [card.id for card in TREASURES.values() if card.kind == "item"]:
        state = row("kat, arjhan 1/3/3")
        treasure(state, card, Target("arjhan"))
        assert state.heroes[1].items == [card] and state.heroes[0].items == []
        assert (card in KEPT) == (TREASURES[card].when == "passive" or card == "ring-of-regeneration")


KAT, PAIR = {"kat": (0, 0, 0)}, {"kat": (0, 0, 0), "arjhan": (0, 0, 1)}
FOUR_ITEM = PAIR | {"allisa": (0, 0, 2), "thorgrim": (1, 0, 0)}
HEAL = {"kat": (0, 0, 3), "arjhan": (1, 0, 0), "allisa": (0, 0, 1)}
BURST = {"zombie": (0, 3, 3), "rat-swarm": (2, 3, 3)}
CLOAK = {"kat": ["warding-cloak"]}
SPENT = {"kat": []}
PLAYS_ITEM = {
    "Dragon's Breath Elixir burns the own tile: 11 hits AC 11, 14 misses AC 15": Play("use dragons-breath-elixir", at=KAT,
        foes="zombie 0/3/3, wraith 0/3/2, wolf 1/0/0", dice=(7, 10), answers="zombie", hp="zombie 0, wraith 2, wolf 1",
        bag=SPENT, seen={"Attacked": 2}),
    "Holy Water is neither for a Wolf nor two tiles away": Play("use holy-water", at=KAT, tiles=3,
        foes="wolf 0/1/1, zombie 2/0/0", may=False),
    "Holy Water burns one Undead within one tile without a roll; Vampires are Undead": Play("use holy-water", at=KAT, tiles=3,
        foes="wolf 0/1/1, zombie 2/0/0, wraith 1/3/3, count-strahd 0/3/3", offers={"prompt-target": ["wraith", "count-strahd"]},
        answers="wraith", hp="wraith 1", bag=SPENT, seen={"DieRolled": 0}),
    **{
        f"Lucky Charm turns {card}": Play(f"draw {card}", at=KAT, items="kat lucky-charm",
            top={"treasure": ["harrowed-experience"]}, dice=(1, 20), answers="+lucky-charm", pile=["harrowed-experience"],
            hp="kat 8")
        for card in ("lief-lipsiege", "treasure-chest")
    },
    "Necklace of Fireballs reaches neither the own tile nor farther than one": Play("use necklace-of-fireballs", at=KAT, tiles=3,
        foes=BURST, may=False),
    "Necklace of Fireballs bursts one tile away: 14 hits AC 14, misses AC 15": Play("use necklace-of-fireballs", at=KAT, tiles=3,
        foes="zombie 0/3/3, rat-swarm 2/3/3, wolf 1/3/3, wraith 1/3/2", dice=(9, 9), offers={"prompt-attack-tile": [1]},
        answers="1, wolf", hp="wolf 0, wraith 2", bag=SPENT),
    "Potion of Healing for a neighbour": Play("use potion-of-healing", at=HEAL, hurt="kat 1, arjhan 10, allisa 3",
        offers={"prompt-heal": ["kat", "arjhan"]}, answers="arjhan", hp="arjhan 2", bag=SPENT),
    "Potion of Healing for oneself": Play("use potion-of-healing", at=HEAL, hurt="kat 1", answers="kat", hp="kat 8"),
    "Potion of Healing needs somebody near who is hurt": Play("use potion-of-healing", at=HEAL, hurt="allisa 3", may=False),
    "Potion of Rejuvenation needs a Power that is used": Play("use potion-of-rejuvenation", at=KAT,
        powers="kat deep-cut stealth", may=False),
    "Potion of Rejuvenation turns a Power up": Play("use potion-of-rejuvenation", at=KAT, powers="kat deep-cut stealth",
        spent=("deep-cut", "stealth"), answers=(PickCard("deep-cut"),), turned=["stealth"], bag=SPENT),
    "Scroll of Teleportation takes any Heroes of the tile to another": Play("use scroll-of-teleportation", at=FOUR_ITEM, tiles=4,
        answers="3, kat, 3/1/1, allisa, 3/2/1, done", bag=SPENT,
        offers={"prompt-tile": [1, 2, 3], "prompt-teleport-who 3": ["kat", "arjhan", "allisa", DONE]},
        ends="kat 3, arjhan 0, allisa 3, thorgrim 1"),
    "Wand of Teleportation does not reach two tiles": Play("use wand-of-teleportation", at=KAT, tiles=5, foes="ghoul 2/0/0",
        may=False),
    "Wand of Teleportation sends a tile's Monsters up to three tiles off": Play("use wand-of-teleportation", at=KAT, tiles=5,
        foes="ghoul 2/0/0, wolf 1/0/0, count-strahd 1/3/3, zombie 0/3/3",
        offers={"prompt-tile": [0, 1], "prompt-push-tile 1": [0, 1, 2, 3]}, answers="1, 3, wolf, 3/1/1, 3/2/1",
        ends="wolf 3/1/1, count-strahd 3/2/1, zombie 0/3/3"),
    **{
        f"Warding Cloak turns aside {do}": Play(do, at="kat 0/0/0, arjhan 1/3/3", items=CLOAK,
            foes={"wolf": (0, 1, 1)} if do == "act wolf" else {}, dice=HIT, answers="+warding-cloak", hp="kat 8", held={},
            bag=SPENT)
        for do in ("draw hands-of-the-dead", "spring crushing-walls", "act wolf")
    },
    "Warding Cloak protects its wearer only, and not against the damage of a miss": Play("draw hands-of-the-dead", at=PAIR,
        items=CLOAK, dice=(MISS, HIT), answers="kat", hp="kat 7, arjhan 8", bag=CLOAK),
    "Silvered Bolts reach two tiles: 14 misses AC 15": Play("use silvered-bolts", at=KAT, tiles=4,
        foes="wraith 2/3/3, wolf 3/1/1", offers={"prompt-target": ["wraith"]}, dice=6, answers="wraith", hp="wraith 2",
        bag=SPENT),
    "Silvered Bolts hit for two": Play("use silvered-bolts", at=KAT, tiles=4, foes="wraith 2/3/3", dice=7, answers="wraith",
        hp="wraith 0", bag=SPENT),
    "Icon of Ravenloft needs somebody who is hurt": Play("use icon-of-ravenloft", at="kat 0/0/0, arjhan 1/3/3", may=False),
    "Icon of Ravenloft heals each Hero a little, and is in no deck": Play("use icon-of-ravenloft",
        at="kat 0/0/0, arjhan 0/0/1, allisa 1/3/3", hurt="kat 5, arjhan 10, allisa 1", answers=(choice.Accept(),),
        hp="kat 5, arjhan 2, allisa 8", bag=SPENT),
    "Icon of Ravenloft heals one Hero completely": Play("use icon-of-ravenloft", at="kat 0/0/0, arjhan 1/3/3",
        hurt="kat 5, arjhan 10", answers="arjhan", hp="kat 3, arjhan 10", bag=SPENT),
}  # fmt: skip


@pytest.mark.card("dragons-breath-elixir", "holy-water", "lucky-charm", "necklace-of-fireballs", "potion-of-healing")
@pytest.mark.card("potion-of-rejuvenation", "scroll-of-teleportation", "wand-of-teleportation", "warding-cloak", "silvered-bolts")
@pytest.mark.card("icon-of-ravenloft")
@pytest.mark.rule("CR-005", "CR-034", "CR-066", "CR-104", "CR-106", "CR-107", "CR-110", "CR-113", "CR-120", "CR-157")
@pytest.mark.rule("CR-238", "CR-294")
@pytest.mark.parametrize("name", PLAYS_ITEM)
def test_what_an_item_does(dice: Dice, name: str) -> None:
    state, _ = perform(dice, PLAYS_ITEM[name])
    assert state.turn.parts == []
    assert "icon-of-ravenloft" in state.removed or not name.startswith("Icon of Ravenloft heals")


@pytest.mark.card("amulet-of-protection", "boots-of-striding", "holy-avenger", "magic-sword", "ring-of-accuracy", "crystal-ball")
@pytest.mark.card("dragons-breath-elixir")
@pytest.mark.rule("CR-048", "CR-072", "CR-117", "CR-183", "CR-211")
def test_items_that_work_all_the_time_and_the_crystal_ball(dice: Dice) -> None:
    state = row("kat, allisa", items="kat amulet-of-protection boots-of-striding")
    assert [stats.armour(state, name) for name in ("kat", "allisa")] == [15, 15] and figure.level(state.heroes[0]).ac == 14
    assert [stats.speed(state, seat) for seat in (0, 1)] == [7, 6]
    state.heroes[0].conditions.append("slowed")
    assert stats.speed(state, 0) == 2
    # Weapons and rings help near or far.
    for item, near_living, near_undead, far_undead in [
        ("holy-avenger", 1, 3, 0), ("magic-sword", 1, 1, 0), ("ring-of-accuracy", 0, 0, 1),
    ]:  # fmt: skip
        state = row("kat, arjhan", items={"kat": [item]})
        names = [put(state, *place).id for place in [("wolf", 0, 1, 1), ("ghoul", 0, 1, 0), ("zombie", 0, 3, 3)]]
        assert [stats.bonus(state, "attack", 0, name) for name in names] == [near_living, near_undead, far_undead]
        assert stats.bonus(state, "attack", 1, names[0]) == 0
    # Crystal ball shows the top card of any deck and leaves it.
    for name, card in [("encounter", "alarm"), ("monster", "wolf"), ("treasure", "run"), ("tile", "T12")]:
        state = row("kat", items="kat crystal-ball")
        on_top(state, name, card)
        number = len(deck.deck_of(state, name).draw)
        assert [secret.face for secret in only(use(state, "crystal-ball", PickDeck(name)), event.CardsSeen)[0].cards] == [card]
        assert len(deck.deck_of(state, name).draw) == number and deck.deck_of(state, name).draw[-1].face == card
        assert state.heroes[0].items == [] and "crystal-ball" in state.decks.treasure.discard
    # Dragons breath elixir is an attack and costs the cleric his aid.
    state, gargoyle = meet(row("thorgrim, kat -2", items="thorgrim dragons-breath-elixir", dice=MISS), "gargoyle 0/3/3")
    evening = Evening(state, Use("dragons-breath-elixir"), Done())
    assert evening.hp("kat") == 6 and evening.hp(gargoyle.id) == 2


@pytest.mark.card("glyph-of-warding")
@pytest.mark.rule("CR-169", "CR-227")
def test_glyph_of_warding_hurts_the_first_monster_that_comes_or_is_placed_there(dice: Dice) -> None:
    state = row("kat 1/0/0, arjhan 1/3/3", tiles=3)
    state.turn.looted = []
    inside, comer = put(state, "wraith", 1, 3, 0), put(state, "wolf", 2, 0, 0)
    use(state, "glyph-of-warding")
    assert figure.find_marker(state, "glyph-of-warding").tile == 1 and figure.marker_on(state, 1) is None  # type: ignore[union-attr]
    state.heroes[0].square, state.turn.hero = to(state, 0, 0, 0).square, 1
    dice(MISS)
    act(state, inside, to(state, 1, 3, 2))
    assert hp(state, inside) == [2], "it was there and moved within the tile"
    on_top(state, "treasure", "harrowed-experience")
    events = act(state, comer, to(state, 1, 2, 3))
    assert gone(state, comer) and only(events, event.MonsterDestroyed)[0].by == "kat"
    assert state.pile == ["wolf", "harrowed-experience"]
    assert figure.find_marker(state, "glyph-of-warding") is None and not only(events, event.Attacked)
    # Glyph of warding hurts what is placed there.
    for way in ["placed", "new"]:
        state = row("arjhan")
        use(state, "glyph-of-warding")
        on_top(state, "monster", "gargoyle")
        if way == "new":
            play(state, monster_deck.new_monster(state, 0, tile=0))
        else:
            put(state, "gargoyle", 1, 0, 0)
            play(state, placing.place_on(state, 0, "gargoyle-1", 0), to(state, 0, 3, 3))
        assert hp(state, "gargoyle-1") == [1] and figure.find_marker(state, "glyph-of-warding") is None


@pytest.mark.card("lucky-charm", "ring-of-regeneration", "thieves-tools")
@pytest.mark.rule("CR-055", "CR-180", "CR-201", "CR-256")
def test_lucky_charm_ring_of_regeneration_and_thieves_tools(dice: Dice) -> None:
    # Lucky charm rolls any die again.
    state, gargoyle = meet(row("arjhan, kat 1/3/3", items="kat lucky-charm lucky-charm", dice=(20, 3)), "gargoyle 0/1/1")
    state.pile = ["wraith", "ghoul"]
    use(state, "cleave", Target(gargoyle.id), React("lucky-charm"), Done())
    assert hp(state, gargoyle) == [2] and state.heroes[0].level == 1, "the new result stands; the 20 is gone"
    assert state.heroes[1].items == ["lucky-charm"]
    dice(HIT, MISS)
    act(state, gargoyle, React("lucky-charm"))
    assert hp(state, "arjhan") == [9] and state.heroes[1].items == [], "a Monster's roll: Miss 1"
    # Ring of regeneration heals instead of a treasure and stays.
    state = row("kat -3, arjhan", items="kat ring-of-regeneration")
    events = treasure(state, "guided-strikes", React("ring-of-regeneration"))
    assert hp(state, "kat") == [6] and not only(events, event.TreasureDrawn) and state.heroes[0].items == ["ring-of-regeneration"]
    assert state.decks.treasure.draw[-1].face == "guided-strikes"
    treasure(state, "guided-strikes", Done())
    assert state.lasting
    treasure(state, "run", seat=1)
    assert len(state.lasting) == 2, "not for another Hero's draw"
    # Thieves tools.
    for items, face, success in [(["thieves-tools"], 6, True), (["thieves-tools"], 5, False), ([], 9, False)]:
        state = row("arjhan", items={"arjhan": items}, foes="dart-trap 0", dice=face)
        assert (figure.trap_on(Evening(state, choice.Disable("dart-trap")).state, 0) is None) == success

"""Cards in general: Powers, what answers a roll or an event, Treasures, Experience and the 2nd level."""

from typing import Any

import pytest

from game.rules.engine.script import Decision, Done
from game.rules.engine.secret import redact
from game.rules.ravenloft import event, experience, stats, windows
from game.rules.ravenloft.choice import Disable, PickCard, React, Spend, Target, Use
from game.rules.ravenloft.decks import treasure_deck
from game.rules.ravenloft.forecasts.reactions import Answered, answered, can_help, is_well
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from tests.ravenloft.kit import Dice, Evening, drive, on_top, put, run, table, trap
from tests.ravenloft.scenes import drawn, dusk, field, of, quiet


def used(evening: Evening, seat: int = 0) -> dict[str, bool]:
    """Which Power cards lie face down."""
    return {held.card: held.used for held in evening.state.heroes[seat].powers}


def beside(hero: str, powers: list[str], kind: str = "gargoyle", **items: list[str]) -> State:
    """A Hero beside a Monster."""
    return table(f"{hero} 0/1/1", tiles=field(2), powers={hero: powers}, items=items, foes=f"{kind} 0/1/2")


@pytest.mark.rule("CR-048", "CR-099", "CR-100", "CR-101", "CR-102", "CR-105", "CR-106")
def test_cards_turn_over_and_reactions_go_clockwise_until_one_foils(dice: Dice) -> None:
    # What was set aside for the night is not on offer; most cards belong to the class.
    state = beside("arjhan", ["cleave"])
    assert "brute-strike" in state.heroes[0].spare and of(Evening(state).options, Use) == [Use("cleave")]
    assert {card.hero for card in POWERS.values()} == {"arjhan", "kat", "allisa", "immeril", "thorgrim"}
    # A used card cannot be used again this turn or the next; an At-Will can, next turn.
    for card, down in [("healing-strike", False), ("hallowed-advance", True), ("bless", True)]:
        state = beside("thorgrim", [card])
        dice(2)
        evening = Evening(state, Use(card))
        if evening.asked[1] == "prompt-target":
            evening.play(Target("gargoyle-1"))
        assert used(evening) == {card: down}
        evening.state.turn.parts = []
        assert (Use(card) in Evening(evening.state).options) is not down
    # At will is back next turn.
    state = beside("kat", ["backstab"])
    dice(1)
    evening = Evening(quiet(state), Use("backstab"), Target("gargoyle-1"), Done())
    evening.until("prompt-hero-phase")
    assert not used(evening)["backstab"]
    # Kat is hit: she is asked first (she has nothing), then Thorgrim to her left; once it misses, nobody is asked any more.
    trio, powers = "arjhan 0/0/0, kat 0/1/1, thorgrim 0/0/1", "bodyguard, shield-of-faith"
    state = table(trio, tiles=field(1), powers=powers, foes="blazing-skeleton 0/3/3", dice=(20, 1, 1))
    evening = dusk(state).until("prompt-attack-order")
    evening.play(Target("kat"))
    assert evening.asked == (2, "prompt-react-hit")  # thorgrim sits to the left of kat
    evening.play(React("shield-of-faith"))
    assert evening.asked[1] == "prompt-attack-order"
    assert [(seen.target, seen.card) for seen in evening.seen(event.AttackFoiled)] == [("kat", "shield-of-faith")]
    assert evening.state.heroes[1].damage == 0  # not even the damage of a miss
    # Declining passes the question on.
    evening = dusk(table(trio, tiles=field(1), powers=powers, foes="skeleton 0/2/2", dice=20))
    assert evening.asked == (2, "prompt-react-hit") and not evening.seen(event.Damaged)
    evening.play(Done())
    assert evening.asked == (0, "prompt-react-hit")
    evening.play(Done())
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["kat"]


@pytest.mark.rule("CR-055", "CR-102", "CR-107", "CR-052", "CR-269")
def test_what_reactions_answer_and_what_not(dice: Dice) -> None:
    # Reaction that was used stays silent.
    state = beside("immeril", ["shield"], "ghoul")
    state.heroes[0].powers[0].used = True
    dice(10)
    evening = dusk(state)
    assert evening.seen(event.Damaged) and not evening.seen(event.CardUsed)
    # Shield answers neither trap nor event; Shield of Faith and the Warding Cloak do.
    for source in ["trap", "event"]:
        state = table(
            "immeril,thorgrim", tiles=field(1), at={"immeril": (0, 1, 1), "thorgrim": (0, 1, 2)},
            powers="shield, shield-of-faith", items="immeril warding-cloak",
        )  # fmt: skip
        dice(20, 20)
        if source == "trap":
            trap(state, "dart-trap", 0)
            evening = dusk(state)
        else:
            evening = drawn(state, "choking-fog")
        evening.play(Target("immeril"))
        assert evening.asked == (0, "prompt-react-hit") and set(evening.options) == {React("warding-cloak"), Done()}
        evening.play(Done())
        assert (evening.asked, set(evening.options)) == ((1, "prompt-react-hit"), {React("shield-of-faith"), Done()})
    # The holder of the card is first, Kat second: whose roll or hit it is, and what struck.
    for card, window, whose, source, asked in [
        ("crucial-aid", "die", 1, "", True), ("crucial-aid", "die", 0, "", False), ("crucial-aid", "die", None, "", False),
        ("bodyguard", "hit", 1, "monster", True), ("bodyguard", "hit", 1, "trap", False), ("bodyguard", "hit", 1, "event", False),
        ("bodyguard", "hit", 0, "monster", False), ("shield", "hit", 0, "monster", True), ("shield", "hit", 0, "trap", False),
        ("shield", "hit", 1, "monster", False), ("shield-of-faith", "hit", 1, "trap", True),
    ]:  # fmt: skip
        owner = POWERS[card].hero
        state = table(f"{owner},kat", at={owner: (0, 0, 0), "kat": (0, 1, 0)}, powers={owner: [card], "kat": []})
        put(state, "wolf", 0, 0, 1)
        target = "" if whose is None else state.heroes[whose].id
        moment = registry.Moment(window, 0, figure="wolf-1", target=target, seat=whose, source=source)
        assert windows._answers(state, 0, moment) == ([card] if asked else [])
    # Trap Expert, Lore, Defender, Scout and Aid are never on the menu.
    state = table("kat, thorgrim, arjhan, immeril, allisa", tiles=field(2))
    for seat in range(5):
        state.turn.hero = seat
        cards = {option.card for option in of(Evening(state).options, Use)}
        assert cards <= {held.card for held in state.heroes[seat].powers} and all(card in CARDS for card in cards)


def party(foes: str = "", dice: int | tuple[int, ...] = (), *, item: str = "") -> State:
    """Arjhan with Cleave (+6), and perhaps an Item, and Allisa with Crucial Aid (+4) on one tile."""
    return table("arjhan 0/1/1, allisa 0/3/3", powers="cleave, crucial-aid", items=f"arjhan {item}", foes=foes, dice=dice)


def asked(evening: Evening) -> Decision:
    """The question about the roll."""
    decision = evening.game.decision
    assert decision is not None and decision.prompt == "prompt-react-die"
    return decision


@pytest.mark.rule("CR-055", "CR-106")
@pytest.mark.parametrize(("face", "helps", "total"), [(5, False, 15), (6, True, 16), (9, True, 19), (10, False, 20)])
def test_a_bonus_is_worth_asking_about_where_it_makes_a_miss_a_hit(dice: Dice, face: int, helps: bool, total: int) -> None:
    """A Gargoyle has AC 16, and Cleave +6: from 10 on it hits, from 6 on with Crucial Aid."""
    evening = Evening(party("gargoyle 0/1/2", face), Use("cleave"), Target("gargoyle-1"))
    decision = asked(evening)
    told = {key: decision.about[key] for key in ("figure", "target", "face", "total", "needs", "reached")}
    assert told == {
        "figure": "arjhan", "target": "gargoyle-1", "face": face, "total": face + 6, "needs": 16, "reached": int(face >= 10)
    }  # fmt: skip
    assert answered(evening.state, decision, "crucial-aid") == Answered(total=total)
    assert can_help(evening.state, decision, 1) is helps and is_well(evening.state, decision) is (face >= 10)


@pytest.mark.rule("CR-055", "CR-201", "CR-053", "CR-266")
def test_where_an_answer_to_a_roll_may_help(dice: Dice) -> None:
    # A reroll is worth asking about where a hero misses or is hit.
    evening = Evening(party("gargoyle 0/1/2", (9, 10), item="lucky-charm"), Use("cleave"), Target("gargoyle-1"))
    decision = asked(evening)
    assert answered(evening.state, decision, "lucky-charm") == Answered(faces=11), "10 to 20"
    assert can_help(evening.state, decision, 0)
    for face, helps in ((3, False), (18, True)):
        evening = dusk(party("skeleton 0/1/2", face, item="lucky-charm"))
        decision = asked(evening)
        assert decision.about["target"] == "arjhan"
        assert can_help(evening.state, decision, 0) is helps, "a Monster's miss stays as it is"
        needs = int(decision.about["needs"]) - int(decision.about["total"]) + face
        assert answered(evening.state, decision, "lucky-charm").faces == needs - 1, "the faces with which it misses"
    # Traps and events tell what is enough.
    evening = Evening(party("dart-trap 0", 2, item="lucky-charm"), Disable("dart-trap"))
    assert asked(evening).about["needs"] > 2 and can_help(evening.state, asked(evening), 0)
    for face, helps in ((10, True), (11, False)):
        evening = drawn(party(dice=face, item="lucky-charm"), "lief-lipsiege")
        assert asked(evening).about["needs"] == 11 and can_help(evening.state, asked(evening), 0) is helps
    # Where no number decides the question is always asked.
    evening = drawn(party(dice=(4, 4), item="lucky-charm"), "sliding-walls").until("prompt-react-die")
    assert asked(evening).about["needs"] == 0 and can_help(evening.state, asked(evening), 0)
    # Questions about anything else are always asked.
    other = Decision("prompt-react-hit", {0: (React("shield"),)})
    assert can_help(party(), other, 0)


def far_party(**more: Any) -> State:
    """Arjhan and Kat far apart, with one power."""
    return table("arjhan 0/1/1, kat 3/1/1", tiles=field(4), powers="cleave", **more)


@pytest.mark.rule("CR-181", "CR-185", "CR-182", "CR-191", "CR-020", "CR-184", "CR-048", "CR-186")
def test_fortunes_in_vain_items_of_any_hero_and_blessings_that_end(dice: Dice) -> None:
    # No Environment to clear, no Condition to shake off, nothing used to refresh: nothing is asked.
    for card in ("clear-the-air", "shake-it-off", "short-rest", "daze", "level-up", "breath-of-life"):
        state = far_party(top={"treasure": card})
        events, _ = run(state, treasure_deck.draw_treasure(state, 0))
        assert card in state.decks.treasure.discard and events[-1] == event.TreasureDiscarded("", card, vain=True)
    # A fortune that does something is not discarded in vain.
    state = far_party(environment="blood-fog", top={"treasure": "clear-the-air"})
    events, _ = run(state, treasure_deck.draw_treasure(state, 0))
    assert events[-1] == event.TreasureDiscarded("", "clear-the-air", vain=False)
    # Decided at once by the player that drew it; afterwards no answer ever hands it on. It lies face up: everybody sees it.
    state = far_party(top={"treasure": "boots-of-striding"})
    _, question = drive(treasure_deck.draw_treasure(state, 0), lambda *_: Done(), until=lambda asked: True)
    assert question.options == {0: (Target("arjhan"), Target("kat"))}
    state = far_party(top={"treasure": "boots-of-striding"})
    run(state, treasure_deck.draw_treasure(state, 0), Target("kat"))
    assert state.heroes[1].items == ["boots-of-striding"] and stats.speed(state, 1) == 7
    assert redact(state, frozenset()).heroes[1].items == ["boots-of-striding"]
    state.turn.hero = 1
    assert not [option for option in Evening(state).options if getattr(option, "card", "") == "boots-of-striding"]
    # A Blessing (+2), an Item (+1) and a Lucky Charm: 3 is rolled again, 9 + 6 + 2 + 1 = 18.
    state = table("arjhan 0/1/1", powers="cleave", items="arjhan magic-sword lucky-charm", foes="gargoyle 0/1/2")
    on_top(state, "treasure", "guided-strikes")
    run(state, treasure_deck.draw_treasure(state, 0))
    dice(3, 9)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"), React("lucky-charm"))
    assert [blow.total for blow in evening.seen(event.Attacked)] == [18]
    # Two Lucky Charms: 1, then 2, then 19.
    state = table("arjhan 0/1/1", powers="cleave", items={"arjhan": ["lucky-charm", "lucky-charm"]}, foes="gargoyle 0/1/2")
    dice(1, 2, 19)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"), React("lucky-charm"), React("lucky-charm"))
    assert [blow.face for blow in evening.seen(event.Attacked)] == [19]
    # His own lasts until his Hero Phase one round later, one that Kat draws until the end of her coming one.
    for drawer, ends in [(0, [False, False, True]), (1, [False, True])]:
        state = far_party(top={"treasure": "guided-strikes"})
        run(state, treasure_deck.draw_treasure(state, drawer))
        evening = Evening(state)
        for number, gone in enumerate(ends):
            assert evening.asked == (number % 2, "prompt-hero-phase") and stats.bonus(evening.state, "attack", 0, "") == 2
            quiet(evening.state)
            evening.play(Done())
            assert (evening.state.lasting == []) is gone and ("guided-strikes" in evening.state.decks.treasure.discard) is gone
            evening.until("prompt-hero-phase")


def worth(*pile: str, arjhan: str = "", **more: Any) -> State:
    """Arjhan and Kat apart, with these cards in the experience pile."""
    state = table(f"arjhan 0/1/1 {arjhan}, kat 1/1/1", tiles=field(2), powers="cleave, brute-strike", pile=pile, **more)
    for card in pile:
        place = next((n for n, secret in enumerate(state.decks.monster.draw) if secret.face == card), None)
        if place is not None:
            del state.decks.monster.draw[place]
    return state


def cleave(dice: Dice, state: State, *faces: int, react: str = "") -> Evening:
    """Arjhan strikes a Gargoyle beside him."""
    put(state, "gargoyle", 0, 1, 2)
    dice(*faces)
    return Evening(state, Use("cleave"), Target("gargoyle-1"), *[React(react)] * bool(react))


@pytest.mark.rule("CR-253", "CR-193", "CR-194", "CR-192")
@pytest.mark.parametrize(("pile", "ways"), [
    (["wraith", "ghoul", "zombie"], [("ghoul", "wraith")]), (["wraith", "gargoyle"], [("gargoyle", "wraith")]),
    (["wraith", "zombie"], []), (["zombie", "wolf", "wraith"], [("wolf", "wraith", "zombie")]),
    (["ghoul", "ghoul", "wraith", "wraith"], [("ghoul", "wraith"), ("wraith", "wraith")]),
    (["harrowed-experience", "harrowed-experience", "wraith"], [("harrowed-experience", "harrowed-experience", "wraith")]),
    (["count-strahd", "zombie"], [("count-strahd",)]),
])  # fmt: skip
def test_ways_to_pay_five(pile: list[str], ways: list[tuple[str, ...]]) -> None:
    """Every set worth at least 5 in which no card could be left out; less than 5 buys nothing."""
    assert sorted(option.cards for option in experience.payments(worth(*pile))) == ways


@pytest.mark.rule("CR-154", "CR-163", "CR-193", "CR-194", "CR-196")
def test_the_active_player_may_cancel_a_card_as_it_is_drawn() -> None:
    # Six points are paid, the surplus is lost, the cards go to the discard pile; the Encounter card has no effect.
    evening = drawn(worth("wraith", "gargoyle", "zombie"), "passage-of-time")
    assert evening.asked == (0, "prompt-cancel") and set(evening.options) == {Spend(("gargoyle", "wraith")), Done()}
    evening.play(Spend(("gargoyle", "wraith")))
    assert not evening.seen(event.Damaged)
    assert [(seen.cards, seen.xp) for seen in evening.seen(event.ExperienceSpent)] == [(("gargoyle", "wraith"), 6)]
    assert evening.state.pile == ["zombie"] and sorted(evening.state.decks.monster.discard) == ["gargoyle", "wraith"]
    assert evening.state.decks.encounter.discard == ["passage-of-time"]
    # Declined it cannot be cancelled later.
    evening = drawn(worth("wraith", "gargoyle"), "passage-of-time")
    evening.play(Done())
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["arjhan", "kat"]
    assert evening.asked[1] != "prompt-cancel" and not of(evening.options, Spend)
    # A replacement card may be cancelled, too, as long as the experience lasts.
    for active in [0, 1]:
        more = {"foes": f"dart-trap {active}", "top": {"encounter": "fire-trap,passage-of-time,strahds-hunger"}}
        pile = ("wraith", "gargoyle", "wraith", "gargoyle", "wraith")
        evening = Evening(worth(*pile, active=active, phase="encounter", **more))
        assert evening.asked == (active, "prompt-cancel")
        evening.play(Done())  # the Fire Trap finds a marker on the tile: another card is drawn
        assert evening.asked == (active, "prompt-cancel")
        evening.play(evening.options[0])
        assert [seen.card for seen in evening.seen(event.EncounterDrawn)][:2] == ["fire-trap", "passage-of-time"]
        assert not [seen for seen in evening.seen(event.Damaged) if seen.cause == "passage-of-time"]


@pytest.mark.rule("CR-107", "CR-122", "CR-197", "CR-198", "CR-199", "CR-200", "CR-203", "CR-235", "CR-257", "CR-284")
def test_a_natural_twenty_of_the_fighter_against_a_monster_or_a_hero(dice: Dice) -> None:
    # Cleave, 26: five points buy level 2: AC 18, 12 HP, surge 6, Precise Strike. Only his next 20 deals one more.
    state = worth("wraith", "ghoul", arjhan="-3")
    state.heroes[0].spare.remove("dragons-breath")  # automatic: it is never among those set aside
    evening = cleave(dice, state, 20)
    assert evening.asked == (0, "prompt-level")
    evening.play(Spend(("ghoul", "wraith")))
    assert set(evening.options) == {PickCard("come-and-get-it"), PickCard("precise-strike")}
    evening.play(PickCard("precise-strike"))
    [blow] = evening.seen(event.Attacked)
    assert (blow.total, blow.hit) == (26, True) and [seen.amount for seen in evening.seen(event.Damaged)] == [1]
    arjhan = evening.state.heroes[0]
    side = figure.level(arjhan)
    assert (arjhan.level, stats.armour(evening.state, "arjhan"), side.hp, side.surge) == (2, 18, 12, 6)
    assert (arjhan.damage, evening.hp("arjhan")) == (3, 9)
    assert [(held.card, held.used) for held in arjhan.powers][-1] == ("precise-strike", False)
    evening.state.turn.parts, evening.state.heroes[0].threats = [], []
    put(evening.state, "wraith", 0, 1, 2)
    dice(20)
    again = Evening(evening.state, Use("cleave"), Target("wraith-1"))
    assert [seen.amount for seen in again.seen(event.Damaged)][:1] == [2] and again.asked[1] != "prompt-level"
    # Strahd's Whispers: Arjhan is placed beside Kat and strikes her; a natural 20 may buy his level.
    evening = drawn(worth("wraith", "ghoul"), "strahds-whispers")
    evening.play(Done())  # the card is not cancelled
    dice(20)
    evening.until("prompt-target", lambda options: options[0])
    assert evening.options == (Target("kat"),)
    evening.play(Target("kat"))
    assert evening.asked == (0, "prompt-level")
    evening.play(Done())
    assert evening.hp("kat") == 7 and distance.adjacent(evening.state, "arjhan", "kat")


@pytest.mark.rule("CR-197", "CR-198", "CR-201")
def test_a_level_needs_a_natural_twenty_and_five_points(dice: Dice) -> None:
    for face, pile, asked in [
        (20, ["wraith", "ghoul"], True), (19, ["wraith", "ghoul"], False), (20, ["wraith"], False),
        (20, ["wraith", "zombie"], False),
    ]:  # fmt: skip
        evening = cleave(dice, worth(*pile), face)
        assert (evening.asked[1] == "prompt-level") is asked
        if asked:
            evening.play(Done())
            assert (evening.state.heroes[0].level, evening.state.pile) == (1, pile)
    # Natural twenty of a disable roll.
    for face, asked in [(20, True), (19, False)]:
        evening = Evening(worth("wraith", "ghoul", foes="dart-trap 0", dice=face), Disable("dart-trap"))
        assert (evening.asked == (0, "prompt-level")) is asked
    # A 20 that a Lucky Charm turned into a 7 is no 20; a 7 turned into a 20 is one.
    for first, second, asked in ((20, 7, False), (7, 20, True)):
        state = worth("wraith", "ghoul", items="arjhan lucky-charm")
        assert (cleave(dice, state, first, second, react="lucky-charm").asked[1] == "prompt-level") is asked
    # Crucial Aid lifts a 16 to 20 in all: no level. A Skeleton's 20 asks nobody.
    state = table("arjhan 0/1/1, allisa 0/3/3", powers="cleave, crucial-aid", pile=["wraith", "ghoul"])
    evening = cleave(dice, state, 16, react="crucial-aid")
    assert [blow.total for blow in evening.seen(event.Attacked)] == [26] and evening.asked[1] != "prompt-level"
    evening = dusk(worth("wraith", "ghoul", foes="skeleton 0/1/2", dice=20))
    assert evening.seen(event.Attacked)[0].face == 20 and evening.asked[1] == "prompt-hero-phase"
    # Each hero levels once.
    state = worth("wraith", "ghoul", "wraith", "ghoul")
    state.heroes[0].level = 2
    assert cleave(dice, state, 20).asked[1] != "prompt-level"

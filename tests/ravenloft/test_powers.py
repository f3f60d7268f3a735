"""Power cards in general, and what answers a roll or what just happened."""

import pytest

from game.rules.engine.script import Decision, Done
from game.rules.ravenloft import event, windows
from game.rules.ravenloft.choice import Disable, React, Target, Use
from game.rules.ravenloft.forecasts.reactions import Answered, answered, can_help, is_well
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from tests.ravenloft.kit import Dice, Evening, put, table, trap
from tests.ravenloft.scenes import drawn, dusk, field, of, quiet


def used(evening: Evening, seat: int = 0) -> dict[str, bool]:
    """Which Power cards lie face down."""
    return {held.card: held.used for held in evening.state.heroes[seat].powers}


def beside(hero: str, powers: list[str], kind: str = "gargoyle", **items: list[str]) -> State:
    """A Hero beside a Monster."""
    state = table(hero, tiles=field(2), at={hero: (0, 1, 1)}, powers={hero: powers}, items=items)
    put(state, kind, 0, 1, 2)
    return state


@pytest.mark.rule("CR-048", "CR-099", "CR-100", "CR-101", "CR-102", "CR-105")
def test_cards_in_front_of_a_hero_turn_over_when_they_are_used(dice: Dice) -> None:
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


@pytest.mark.rule("CR-106")
def test_reactions_go_clockwise_from_the_target_until_one_foils(dice: Dice) -> None:
    # Kat is hit: she is asked first (she has nothing), then Thorgrim to her left; once it misses, nobody is asked any
    # more.
    heroes = "arjhan,kat,thorgrim"
    powers: dict[str, list[str]] = {"arjhan": ["bodyguard"], "kat": [], "thorgrim": ["shield-of-faith"]}
    state = table(heroes, tiles=field(1), at={"arjhan": (0, 0, 0), "kat": (0, 1, 1), "thorgrim": (0, 0, 1)}, powers=powers)
    put(state, "blazing-skeleton", 0, 3, 3)
    dice(20, 1, 1)
    evening = dusk(state).until("prompt-attack-order")
    evening.play(Target("kat"))
    assert evening.asked == (2, "prompt-react-hit")  # thorgrim sits to the left of kat
    evening.play(React("shield-of-faith"))
    assert evening.asked[1] == "prompt-attack-order"
    assert [(seen.target, seen.card) for seen in evening.seen(event.AttackFoiled)] == [("kat", "shield-of-faith")]
    assert evening.state.heroes[1].damage == 0  # not even the damage of a miss
    # Declining passes the question on.
    powers: dict[str, list[str]] = {"arjhan": ["bodyguard"], "kat": [], "thorgrim": ["shield-of-faith"]}
    at = {"arjhan": (0, 0, 0), "kat": (0, 1, 1), "thorgrim": (0, 0, 1)}
    state = table("arjhan,kat,thorgrim", tiles=field(1), at=at, powers=powers, foes="skeleton 0/2/2")
    dice(20)
    evening = dusk(state)
    assert evening.asked == (2, "prompt-react-hit") and not evening.seen(event.Damaged)
    evening.play(Done())
    assert evening.asked == (0, "prompt-react-hit")
    evening.play(Done())
    assert [seen.figure for seen in evening.seen(event.Damaged)] == ["kat"]


@pytest.mark.rule("CR-055", "CR-102", "CR-107")
def test_what_reactions_answer(dice: Dice) -> None:
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
            powers={"immeril": ["shield"], "thorgrim": ["shield-of-faith"]}, items={"immeril": ["warding-cloak"]},
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


@pytest.mark.rule("CR-052", "CR-055", "CR-107", "CR-269")
def test_a_card_answers_only_what_it_says() -> None:
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


def party(**items: str) -> State:
    """Arjhan with Cleave (+6) and Allisa with Crucial Aid (+4) on one tile; each holds the item named for them."""
    state = table("arjhan 0/1/1, allisa 0/3/3", powers={"arjhan": ["cleave"], "allisa": ["crucial-aid"]})
    for hero in state.heroes:
        hero.items = [items[hero.id]] if hero.id in items else []
    return state


def asked(evening: Evening) -> Decision:
    """The question about the roll."""
    decision = evening.game.decision
    assert decision is not None and decision.prompt == "prompt-react-die"
    return decision


@pytest.mark.rule("CR-055", "CR-106")
@pytest.mark.parametrize(("face", "helps", "total"), [(5, False, 15), (6, True, 16), (9, True, 19), (10, False, 20)])
def test_a_bonus_is_worth_asking_about_where_it_makes_a_miss_a_hit(dice: Dice, face: int, helps: bool, total: int) -> None:
    """A Gargoyle has AC 16, and Cleave +6: from 10 on it hits, from 6 on with Crucial Aid."""
    state = party()
    put(state, "gargoyle", 0, 1, 2)
    dice(face)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"))
    decision = asked(evening)
    told = {key: decision.about[key] for key in ("figure", "target", "face", "total", "needs", "reached")}
    assert told == {
        "figure": "arjhan", "target": "gargoyle-1", "face": face, "total": face + 6, "needs": 16, "reached": int(face >= 10)
    }  # fmt: skip
    assert answered(evening.state, decision, "crucial-aid") == Answered(total=total)
    assert can_help(evening.state, decision, 1) is helps and is_well(evening.state, decision) is (face >= 10)


@pytest.mark.rule("CR-055", "CR-201")
def test_a_reroll_is_worth_asking_about_where_a_hero_misses_or_is_hit(dice: Dice) -> None:
    state = party(arjhan="lucky-charm")
    put(state, "gargoyle", 0, 1, 2)
    dice(9, 10)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"))
    decision = asked(evening)
    assert answered(evening.state, decision, "lucky-charm") == Answered(faces=11), "10 to 20"
    assert can_help(evening.state, decision, 0)
    for face, helps in ((3, False), (18, True)):
        state = party(arjhan="lucky-charm")
        put(state, "skeleton", 0, 1, 2)
        dice(face)
        evening = dusk(state)
        decision = asked(evening)
        assert decision.about["target"] == "arjhan"
        assert can_help(evening.state, decision, 0) is helps, "a Monster's miss stays as it is"
        needs = int(decision.about["needs"]) - int(decision.about["total"]) + face
        assert answered(evening.state, decision, "lucky-charm").faces == needs - 1, "the faces with which it misses"


@pytest.mark.rule("CR-053", "CR-055", "CR-266")
def test_where_an_answer_to_a_roll_may_help(dice: Dice) -> None:
    # Traps and events tell what is enough.
    state = party(arjhan="lucky-charm")
    trap(state, "dart-trap", 0)
    dice(2)
    evening = Evening(state, Disable("dart-trap"))
    assert asked(evening).about["needs"] > 2 and can_help(evening.state, asked(evening), 0)
    for face, helps in ((10, True), (11, False)):
        state = party(arjhan="lucky-charm")
        dice(face)
        evening = drawn(state, "lief-lipsiege")
        assert asked(evening).about["needs"] == 11 and can_help(evening.state, asked(evening), 0) is helps
    # Where no number decides the question is always asked.
    state = party(arjhan="lucky-charm")
    dice(4, 4)
    evening = drawn(state, "sliding-walls")
    evening.until("prompt-react-die")
    assert asked(evening).about["needs"] == 0 and can_help(evening.state, asked(evening), 0)
    # Questions about anything else are always asked.
    other = Decision("prompt-react-hit", {0: (React("shield"),)})
    assert can_help(party(), other, 0)

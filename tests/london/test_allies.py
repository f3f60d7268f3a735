"""Allies of two and three players: taken on arrival, their icons, their sacrifices, their end (LD-230 to LD-238)."""

from typing import Any

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Secret
from game.rules.london import event
from game.rules.london.choice import Act, Befriend, Compare, Die, Give, Go, Heal, Investigate, Reveal, Sacrifice
from game.rules.london.investigations.points import points
from game.rules.london.state import Inquiry, Part, State
from game.rules.london.tables.cards import ALLIES
from tests.london.kit import Evening, Fate, day


def table(characters: str = "maria,basil", *, allies: dict[int, list[str]] | None = None, **about: Any) -> State:
    """Two Characters (or three), with these Allies beside their sheets."""
    t = day(characters, **about)
    for seat, cards in (allies or {}).items():
        t.people[seat].allies = list(cards)
        t.dark = {place: card for place, card in t.dark.items() if card.face not in cards}
        t.strangers = [card for card in t.strangers if card.face not in cards]
    return t


def hide(t: State, place: str, card: str) -> None:
    """Put an Ally face down on a Location, out of wherever it lies."""
    t.dark = {one: other for one, other in t.dark.items() if other.face != card} | {place: Secret(card)}
    t.strangers = [one for one in t.strangers if one.face != card]


def two(characters: str = "maria,basil", **about: Any) -> Evening:
    """The same, and the game goes on."""
    return Evening(table(characters, **about))


# ---------------------------------------------------------------------------------------------- taking them along


@pytest.mark.rule("LD-230", "LD-238", "LD-104")
def test_whoever_comes_to_an_ally_may_take_it_before_the_first_investigation() -> None:
    shown = {"west-2": "wiggins", "west-5": "bruiser"}
    evening = two(shown=shown, clocks={0: {0: "2"}, 1: {0: "5"}})
    evening.play(Go())
    assert evening.prompt == "prompt-ally"
    assert evening.options() == (Befriend("west-2", 0), Done())
    evening.play(Befriend("west-2", 0))
    assert evening.t.people[0].allies == ["wiggins"] and "west-2" not in evening.t.shown
    assert evening.seen(event.Befriended) == [event.Befriended(0, "wiggins", "none")]
    assert evening.prompt == "prompt-case"


@pytest.mark.rule("LD-230", "LD-238", "LD-094")
def test_an_ally_may_be_left_and_taken_by_who_stays() -> None:
    evening = two(shown={"west-2": "wiggins"}, clocks={0: {0: "2", 1: "2"}})
    evening.play(Go(), Done())
    assert evening.t.shown == {"west-2": "wiggins"} and evening.t.people[0].allies == []
    evening.play(Go(), Befriend("west-2", 0))
    assert evening.t.people[0].allies == ["wiggins"]


@pytest.mark.rule("LD-235")
def test_of_several_who_arrive_the_players_choose_who_takes_it() -> None:
    evening = two(shown={"west-2": "wiggins"}, clocks={0: {0: "2"}, 1: {0: "2"}})
    evening.play(Go())
    assert evening.options(1) == (Befriend("west-2", 0), Befriend("west-2", 1), Done())
    evening.play(Befriend("west-2", 1), seat=0)
    assert [person.allies for person in evening.t.people] == [[], ["wiggins"]]


@pytest.mark.parametrize(("characters", "limit"), [("maria,basil", 3), ("maria,basil,milton", 2)])
@pytest.mark.rule("LD-233", "LD-234")
def test_a_full_hand_dismisses_one_for_another(characters: str, limit: int) -> None:
    own = ["big-tam-docherty", "the-ferret", "madame-oriel"][:limit]
    evening = two(characters, allies={0: own[1:]}, shown={"west-2": "wiggins"}, clocks={0: {0: "2"}})
    evening.play(Go())
    assert evening.options() == (Befriend("west-2", 0), Done()), "one more may come"
    evening = two(characters, allies={0: own}, shown={"west-2": "wiggins"}, clocks={0: {0: "2"}})
    evening.play(Go())
    assert evening.options() == (*[Befriend("west-2", 0, ally) for ally in own], Done())
    evening.play(Befriend("west-2", 0, "the-ferret"))
    assert evening.t.people[0].allies == [*[ally for ally in own if ally != "the-ferret"], "wiggins"]
    assert evening.t.parted == ["the-ferret"] and "the-ferret" not in evening.t.shown.values()
    assert evening.seen(event.Befriended) == [event.Befriended(0, "wiggins", "the-ferret")]


@pytest.mark.rule("LD-235", "LD-231")
def test_it_helps_from_the_next_investigation_on_in_the_same_slot() -> None:
    """Maria brings 1 to Bruiser; with Constable Thorne of the Location before it would be 3. Basil's Ally helps Basil alone."""
    shown = {"west-2": "constable-thorne"}
    evening = two(shown=shown, clocks={0: {0: "2", 1: "5"}, 1: {1: "5"}})
    evening.play(Go(), Befriend("west-2", 0))
    inquiry = Inquiry("dread", "bruiser", "west-5", {0: Part(), 1: Part()})
    assert (points(evening.t, inquiry, 0), points(evening.t, inquiry, 1)) == (2 + 2, 1)


# ---------------------------------------------------------------------------------------------- icons


@pytest.mark.parametrize("ally", list(ALLIES))
@pytest.mark.rule("LD-231")
def test_the_icons_of_an_ally_are_its_owners(ally: str) -> None:
    """Each icon counts where it matches, at Dread cards, Plot cards and Goons alike."""
    evening = two("maria,basil", allies={1: [ally]})
    for kind, card in (("dread", "a-tough-bargain"), ("plot", "mr-reynauds-residence"), ("goon", "the-tin-bishop")):
        inquiry = Inquiry(kind, card, "west-2", {0: Part(), 1: Part()})
        matched = {
            "a-tough-bargain": {"charm", "guile", "tech"},
            "mr-reynauds-residence": {"courage", "lore", "guile"},
            "the-tin-bishop": {"spirit", "tech"},
        }[card]
        own = 1 + len({"charm", "lore"} & matched)
        assert points(evening.t, inquiry, 1) == own + len(matched & set(ALLIES[ally].icons))
        assert points(evening.t, inquiry, 0) == 1 + len({"spirit", "courage"} & matched)


@pytest.mark.rule("LD-231", "LD-160")
def test_a_trauma_does_not_silence_an_ally(fate: Fate) -> None:
    evening = two(allies={1: ["wiggins"]}, shown={"west-2": "mr-reynauds-residence"}, clocks={1: {0: "2"}})
    fate.flips(basil="the-empty-nursery")
    fate.trauma("dread-1")
    evening.play(Go(), Investigate("west-2", (1,)))
    assert evening.prompt == "prompt-roll"
    inquiry = evening.t.inquiry
    assert inquiry is not None and points(evening.t, inquiry, 1) == 2, "guile and courage of Wiggins, nothing of the sheet"


# ---------------------------------------------------------------------------------------------- sacrifices


@pytest.mark.card("wiggins")
@pytest.mark.rule("LD-232", "LD-073", "LD-072")
def test_wiggins_turns_up_a_card_at_any_time() -> None:
    evening = two(allies={0: ["wiggins"]})
    plot = next(place for place, card in evening.t.dark.items() if card.face == "plot")
    evening.play(Sacrifice("wiggins"), seat=0)
    assert {choice.place for choice in evening.options(0)} == set(evening.t.dark)
    evening.play(Reveal(plot))
    assert evening.t.shown[plot] == "mr-reynauds-residence"
    assert evening.t.people[0].allies == [] and evening.t.parted == ["wiggins"]
    assert evening.seen(event.AllySacrificed) == [event.AllySacrificed(0, "wiggins")]
    assert evening.prompt == "prompt-hour"


@pytest.mark.card("wiggins")
@pytest.mark.rule("LD-232")
def test_or_wiggins_brings_confidence_in_an_investigation() -> None:
    evening = two(allies={0: ["wiggins"]}, shown={"west-2": "bruiser"}, clocks={0: {0: "2"}, 1: {0: "2"}})
    evening.play(Go())
    assert Sacrifice("wiggins", 1) not in evening.options(0), "not outside an investigation"
    evening.play(Investigate("west-2", (0,)), Sacrifice("wiggins", 1))
    assert evening.seen(event.ConfidenceGained) == [event.ConfidenceGained(1)]
    assert len(evening.t.deck) == 1


@pytest.mark.card("constable-thorne")
@pytest.mark.rule("LD-232")
def test_constable_thorne_adds_a_fist_to_a_roll_at_his_location(fate: Fate) -> None:
    clocks = {0: {0: "2"}, 1: {0: "2"}}
    evening = two("basil,milton", allies={0: ["constable-thorne"]}, shown={"west-2": "mr-reynauds-residence"}, clocks=clocks)
    fate.flips(basil="eton-and-oxford", milton="second-sight")
    fate.dice(False, False, False, False, False, True)
    evening.play(Go(), Investigate("west-2", (0, 1)), Act(0))
    assert evening.seen(event.DiceRolled) == [event.DiceRolled(0, (False,) * 4)]
    assert evening.prompt == "prompt-dice" and evening.options() == (Sacrifice("constable-thorne"), Done())
    evening.play(Done())
    assert evening.seen(event.DiceRolled)[1] == event.DiceRolled(1, (False, True))
    evening.play(Sacrifice("constable-thorne"))
    assert evening.prompt == "prompt-whose-roll" and evening.options(0) == (Give(0), Give(1))
    evening.play(Give(1))
    assert evening.seen(event.FistAdded) == [event.FistAdded(1, 1)]
    assert evening.seen(event.PlotResolved)[0].fists == 2


@pytest.mark.card("dr-lavinia-crane")
@pytest.mark.rule("LD-232", "LD-169")
def test_dr_crane_heals_one_condition_of_everybody_there() -> None:
    t = table("basil,milton,murphy", allies={0: ["dr-lavinia-crane"]}, shown={"west-2": "bruiser"})
    for person, place in zip(t.people, ("west-2", "west-2", "north-1"), strict=True):
        person.place, person.conditions = place, ["injured"]
        person.clock[0] = "2"
    t.people[1].conditions = ["injured", "unhinged"]
    evening = Evening(t)
    evening.play(Go(), Investigate("west-2", (0, 1)), Sacrifice("dr-lavinia-crane"))
    while evening.prompt == "prompt-heal":
        evening.play(next(choice for choice in evening.options() if isinstance(choice, Heal)))
    assert [len(person.conditions) for person in evening.t.people] == [0, 1, 1]


@pytest.mark.card("father-aloysius")
@pytest.mark.rule("LD-232", "LD-160")
def test_father_aloysius_cancels_a_trauma(fate: Fate) -> None:
    clocks = {0: {0: "2"}, 1: {0: "2"}}
    evening = two("basil,milton", allies={0: ["father-aloysius"]}, shown={"west-2": "mr-reynauds-residence"}, clocks=clocks)
    fate.flips(basil="eton-and-oxford", milton="the-drum-that-was-not-for-sale")
    evening.play(Go(), Investigate("west-2", (0, 1)))
    assert evening.prompt == "prompt-trauma"
    evening.play(Sacrifice("father-aloysius"))
    assert evening.seen(event.TraumaCancelled) == [event.TraumaCancelled(1)]
    assert not evening.seen(event.TraumaRolled)
    inquiry = evening.t.inquiry
    assert inquiry is not None and points(evening.t, inquiry, 1) == 2, "the sheet still counts, the card has no icons"


@pytest.mark.card("madame-oriel")
@pytest.mark.rule("LD-232", "LD-173")
def test_madame_oriel_lowers_the_dread_at_any_time() -> None:
    evening = two(allies={0: ["madame-oriel"]}, dread=9)
    assert Sacrifice("madame-oriel") not in evening.options(1)
    evening.play(Sacrifice("madame-oriel"), seat=0)
    assert evening.t.dread == 7
    assert Sacrifice("madame-oriel") not in Evening(two(allies={0: ["madame-oriel"]}, dread=0).t).options(0), "in vain"
    low = two(allies={0: ["madame-oriel"]}, dread=1)
    low.play(Sacrifice("madame-oriel"), seat=0)
    assert low.t.dread == 0


@pytest.mark.card("big-tam-docherty")
@pytest.mark.rule("LD-232")
def test_big_tam_is_strong_once() -> None:
    evening = two(allies={0: ["big-tam-docherty"]}, shown={"west-2": "bruiser"}, clocks={0: {0: "2"}})
    evening.play(Go(), Investigate("west-2", (0,)))
    inquiry = evening.t.inquiry
    assert inquiry is not None and points(evening.t, inquiry, 0) == 2 + 2, "wild and courage, strength and impact of Big Tam"
    evening.play(Sacrifice("big-tam-docherty"))
    assert points(evening.t, evening.t.inquiry, 0) == 2 + 4, "he has gone with his icons"
    evening.play(Compare())
    assert evening.seen(event.DreadSolved) == [event.DreadSolved("west-2", "bruiser", 6)]


@pytest.mark.card("lord-pelham-voss")
@pytest.mark.rule("LD-232", "LD-129")
def test_lord_pelham_brings_an_item_of_choice() -> None:
    evening = two(allies={0: ["lord-pelham-voss"]}, shown={"west-2": "bruiser"}, clocks={0: {0: "2"}})
    evening.play(Go(), Investigate("west-2", (0,)), Sacrifice("lord-pelham-voss"))
    assert evening.prompt == "prompt-item" and len(evening.options()) == 4
    choice = evening.options()[0]
    evening.play(choice)
    assert [item.id for item in evening.t.people[0].items] == [choice.card]  # type: ignore[attr-defined]
    assert evening.prompt == "prompt-dread"


@pytest.mark.card("the-ferret")
@pytest.mark.rule("LD-232", "LD-134")
def test_the_ferret_rolls_any_dice_of_a_roll_again(fate: Fate) -> None:
    evening = two("basil,milton", allies={0: ["the-ferret"]}, shown={"west-2": "mr-reynauds-residence"}, clocks={0: {0: "2"}})
    fate.flips(basil="eton-and-oxford")
    fate.dice(False, True, False, False, True, True, True)
    evening.play(Go(), Investigate("west-2", (0,)))
    assert evening.seen(event.DiceRolled)[0].dice == (False, True, False, False)
    evening.play(Sacrifice("the-ferret"))
    evening.play(Die(0), Die(2), Done())
    assert [(turned.number, turned.fist) for turned in evening.seen(event.DieTurned)] == [(0, True), (2, True)]
    assert evening.seen(event.PlotResolved)[0].fists == 3


@pytest.mark.card("nurse-hester-quill")
@pytest.mark.rule("LD-232", "LD-154")
def test_nurse_hester_brings_two_confidence() -> None:
    evening = two(allies={0: ["nurse-hester-quill"]}, shown={"west-2": "bruiser"}, clocks={0: {0: "2"}})
    evening.play(Go(), Investigate("west-2", (0,)), Sacrifice("nurse-hester-quill"))
    assert evening.seen(event.ConfidenceGained) == [event.ConfidenceGained(2)]
    assert len(evening.t.deck) == 2


@pytest.mark.parametrize(
    "choice", [Sacrifice("big-tam-docherty"), Sacrifice("lord-pelham-voss"), Sacrifice("nurse-hester-quill")]
)
@pytest.mark.rule("LD-232")
def test_a_sacrifice_is_for_an_investigation_of_its_owner(choice: Choice) -> None:
    evening = two(
        allies={0: ["big-tam-docherty", "lord-pelham-voss", "nurse-hester-quill"]},
        shown={"west-2": "bruiser"},
        clocks={1: {0: "2"}},
    )
    evening.play(Go())
    assert choice not in evening.options(0)
    evening.play(Investigate("west-2", (1,)))
    assert evening.game.decision is not None and set(evening.game.decision.options) == {1}


@pytest.mark.rule("LD-238")
def test_an_ally_turned_up_is_taken_at_once_by_who_stands_there() -> None:
    t = table(allies={0: ["wiggins"]}, at=["north-1", "east-3"], clocks={1: {0: "1"}})
    hide(t, "east-3", "the-ferret")
    evening = Evening(t)
    evening.play(Sacrifice("wiggins"), seat=0)
    evening.play(Reveal("east-3"))
    assert evening.prompt == "prompt-ally"
    assert evening.options() == (Befriend("east-3", 1), Done())
    evening.play(Befriend("east-3", 1))
    assert evening.t.people[1].allies == ["the-ferret"] and evening.prompt == "prompt-hour"


@pytest.mark.rule("LD-238", "LD-096")
def test_an_ally_turned_up_where_nobody_stands_waits() -> None:
    t = table(allies={0: ["wiggins"]}, at=["north-1", "east-3"])
    hide(t, "east-4", "the-ferret")
    evening = Evening(t)
    evening.play(Sacrifice("wiggins"), seat=0)
    evening.play(Reveal("east-4"))
    assert evening.prompt == "prompt-hour" and evening.t.shown == {"east-4": "the-ferret"}


# ---------------------------------------------------------------------------------------------- the end of the Chapter


@pytest.mark.rule("LD-EX-21", "LD-179", "LD-180", "LD-236", "LD-285")
def test_allies_leave_confidence_behind_and_go() -> None:
    """Three players: one Ally face up on the board, one face down, two owned."""
    t = table("maria,basil,milton", allies={0: ["wiggins"], 2: ["the-ferret"]}, phase="close", done=["the-unsealed-door"])
    t.shown, t.dark = {"west-2": "madame-oriel"}, {"west-3": Secret("father-aloysius")}
    evening = Evening(t)
    assert evening.t.dread == 2
    assert [(one.change, one.why) for one in evening.seen(event.DreadChanged)] == [(2, "hidden")]
    assert evening.seen(event.ConfidenceGained) == [event.ConfidenceGained(1), event.ConfidenceGained(1)]
    assert [person.allies for person in evening.t.people] == [[], [], []]
    assert sum(len(person.hand) for person in evening.t.people) == 2, "both are dealt out in the Endgame"
    assert evening.t.shown == {} and evening.t.dark == {}


@pytest.mark.rule("LD-180", "LD-045")
def test_all_nine_are_back_in_the_second_chapter() -> None:
    done = ["the-blind-beggars-court"]
    t = table(allies={0: ["wiggins"]}, story="calypsos-bargain", phase="close", done=done, respite=False)
    t.dark, t.shown, t.parted = {}, {}, ["the-ferret"]
    evening = Evening(t)
    assert evening.prompt == "prompt-ready" and evening.t.parted == []
    assert {card.face for card in evening.t.dark.values()} >= set(ALLIES)
    assert len(evening.t.deck) == 1


@pytest.mark.rule("LD-277", "LD-127")
def test_an_ally_is_no_item() -> None:
    evening = two(allies={0: ["wiggins"]})
    assert not evening.t.people[0].items
    assert "tilted" not in {name for person in evening.t.people for name in person.__struct_fields__}

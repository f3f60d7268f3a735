"""The Planning Phase: cards are turned up, clocks are filled, notes are laid (LD-060 to LD-089)."""

from collections import Counter
from typing import Any

import pytest

from game.rules.engine.script import Done, TimeUp, freeze
from game.rules.engine.secret import CLOCK, Secret
from game.rules.london import RULES, event
from game.rules.london.choice import Agree, Begin, Deplete, Note, Put, Retract, Reveal, Spend, Take, Use, Wipe
from game.rules.london.places import LOCATIONS
from game.rules.london.planning import PLACEHOLDER, borrowed, stash
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from tests.london.kit import Evening, day
from tests.sweep import each


def planning(**about: Any) -> Evening:
    return Evening(day(phase="planning", **about))


def placeholders(t: State) -> list[str]:
    return [place for place, card in t.dark.items() if card.face == PLACEHOLDER]


def agreed(evening: Evening, *seats: int) -> Evening:
    for seat in seats:
        evening.play(Agree(), seat=seat)
    return evening


def stashed(evening: Evening) -> tuple[tuple[int, ...], list[int]]:
    """The tokens that are left in the Stash, and those that the first Character has from there."""
    return stash(evening.t), borrowed(evening.t.people[0].clock)


def puts(evening: Evening, seat: int) -> set[tuple[int, str]]:
    return {(choice.slot, choice.token) for choice in evening.options(seat) if isinstance(choice, Put)}


@pytest.mark.rule("LD-071", "LD-072", "LD-060", "LD-074", "LD-073")
def test_what_is_turned_up_stays_face_up() -> None:
    evening = planning()
    for seat in range(4):
        assert {choice.place for choice in evening.options(seat) if isinstance(choice, Reveal)} == set(LOCATIONS)
    place, card = next((place, card.face) for place, card in evening.t.dark.items() if card.face != PLACEHOLDER)
    assert evening.play(Reveal(place), seat=3) == [event.CardRevealed(place, card)] and evening.t.shown == {place: card}
    assert place not in evening.t.dark and evening.t.dread == 0
    assert all(Reveal(place) not in evening.options(seat) for seat in range(4))
    # an ally stays face up where it is found
    t = day("maria,basil", phase="planning")
    t.dark["east-3"] = Secret("wiggins")
    evening = Evening(t).after(Reveal("east-3"))
    assert evening.t.shown == {"east-3": "wiggins"} and evening.t.people[0].allies == []
    assert not [choice for choice in evening.options() if isinstance(choice, Note)], "notes are for Dread and Plot cards"
    # the second chapter goes on with the next letter
    t = day(story="london-dread", phase="close", done=["beneath-the-monument"], respite=False)
    t.dark, t.goons = {}, {}
    evening = Evening(t)
    evening.play(Begin(), Reveal(placeholders(evening.t)[0]))
    assert evening.seen(event.CardRevealed)[-1].card == "the-lamplighters-strike"


@each("turned", [False, True])
@pytest.mark.rule("LD-EX-01", "LD-073", "LD-031", "LD-271", "LD-283")
def test_plot_cards_come_in_letter_order_wherever_they_are_found(turned: bool) -> None:
    evening = planning()
    places = placeholders(evening.t)
    evening.play(*map(Reveal, reversed(places) if turned else places))
    found = [shown.card for shown in evening.seen(event.CardRevealed)]
    assert found == ["mr-reynauds-residence", "a-pawnshop", "opium-den", "the-chapel-under-wych-street", "the-unsealed-door"]
    assert evening.t.plots == [] and PLACEHOLDER not in evening.t.shown.values()


@pytest.mark.rule("LD-008", "LD-075", "LD-076", "LD-079", "LD-077", "LD-078", "LD-026", "LD-003")
def test_any_token_lies_in_any_slot_and_is_moved_turned_and_taken_back_at_will() -> None:
    faces = ("", "-north", "-south", "-east", "-west")
    everything = {(slot, f"{number}{face}") for slot in range(12) for number in range(1, 7) for face in faces}
    assert puts(planning(), 2) == everything
    evening = planning(clocks={1: {0: "2"}}).after(Put(3, "5"), Put(3, "5-east"), Put(4, "5"), Put(3, "1"), Take(4), seat=1)
    assert evening.t.people[1].clock == ["2", "", "", "1"] + [""] * 8
    assert evening.seen(event.TokenPlaced)[-2:] == [event.TokenPlaced(1, 3, "1"), event.TokenPlaced(1, 4, "")]
    assert {Put(3, "1"), Take(4)}.isdisjoint(evening.options(1)), "it lies there already"
    assert not evening.seen(event.Moved) and {person.place for person in evening.t.people} == {"west-streets"}
    # twelve tokens fill twelve slots
    evening = planning()
    tokens = [f"{number}{face}" for number in range(1, 7) for face in ("", "-south")]
    evening.play(*(Put(slot, token) for slot, token in enumerate(tokens)), seat=0)
    assert evening.t.people[0].clock == tokens and stash(evening.t) == (1, 2, 3, 4, 5, 6)
    assert evening.t.dread == 0


@pytest.mark.rule("LD-003", "LD-079", "LD-080", "LD-EX-24", "LD-027", "LD-023", "LD-077", "LD-081", "LD-089")
def test_a_third_token_of_a_number_comes_from_the_stash_and_goes_back_there() -> None:
    whole: tuple[tuple[int, ...], list[int]] = ((1, 2, 3, 4, 5, 6), [])
    # two arrows of 3 use up both 3s: the third comes from the Stash
    evening = planning(clocks={0: {0: "3-north", 1: "3-east"}, 1: {0: "3", 1: "3", 2: "3"}})
    assert stash(evening.t) == (1, 2, 4, 5, 6) and {slot for slot, token in puts(evening, 0) if token == "3"} == {0, 1}
    full = puts(planning(clocks={0: {0: "3", 1: "3", 2: "3", 3: "4"}}), 0)
    assert {slot for slot, token in full if token[0] == "3"} == {0, 1, 2} and (0, "3-east") in full, "nobody lays a fourth"
    evening = planning(clocks={1: {0: "3", 1: "3-west"}}).after(Put(0, "3"), Put(1, "3"), seat=0)
    assert stashed(evening) == whole, "nobody takes it before both of his own lie in the clock"
    evening.play(Put(2, "3"), seat=0)
    assert stashed(evening) == ((1, 2, 4, 5, 6), [3]) and evening.t.dread == 0, "it is counted at the end of the Chapter"
    assert {slot for slot, token in puts(evening, 1) if token[0] == "3"} == {0, 1}, "what lies there can still be turned"
    # put back it costs nothing and serves another
    assert stashed(evening.after(Take(2), seat=0)) == whole and (5, "3") in puts(evening, 1)
    assert stashed(evening.after(Put(5, "3"), seat=1)) == ((1, 2, 4, 5, 6), []) and borrowed(evening.t.people[1].clock) == [3]
    for change in (Take(0), Put(1, "6-west")):
        evening = planning(clocks={0: {0: "3", 1: "3-north", 2: "3-south"}}).after(change, seat=0)
        assert stashed(evening) == whole, "whichever of the three goes"
    evening = planning(clocks={0: {0: "3", 1: "3", 4: "2", 5: "2"}}).after(Put(2, "3"), Put(6, "2-east"), seat=0)
    assert stashed(evening) == ((1, 4, 5, 6), [2, 3]), "several numbers at once"


@pytest.mark.rule("LD-084", "LD-086", "LD-085", "LD-070", "LD-089")
def test_planning_is_open_to_all_and_uses_nothing_up() -> None:
    evening = planning(items={0: ["brandy", "tonic"]}, virtue=2)
    for seat in range(4):
        kinds = {type(choice) for choice in evening.options(seat)}
        assert kinds >= {Put, Reveal, Agree} and kinds.isdisjoint({Use, Deplete, Spend})
    # everything of the team is open to the team
    evening = planning(clocks={2: {3: "4-north"}}, items={1: ["tonic"]})
    for seat in range(4):
        assert evening.view(seat).people == evening.t.people and evening.view(seat).notes == evening.t.notes
    # whoever only watches changes nothing
    evening = planning(clocks={2: {3: "4-north"}})
    before = freeze(evening.t)
    assert evening.play(Done(), seat=1) == [] and freeze(evening.t) == before


SHOWN = {"north-1": "bruiser", "north-2": "mr-reynauds-residence"}


@pytest.mark.rule("LD-083", "LD-002", "LD-089")
def test_notes_lie_on_dread_and_plot_cards_as_many_as_there_are() -> None:
    evening = planning(shown=SHOWN)
    colours = {"green", "yellow", "white", "red"}
    for seat in range(4):
        notes = {(choice.place, choice.colour) for choice in evening.options(seat) if isinstance(choice, Note)}
        assert notes == {(place, colour) for place in SHOWN for colour in colours}
    evening.play(Note("north-1", "yellow"), seat=0)
    assert evening.t.notes == {"north-1": "yellow"}
    assert Note("north-1", "yellow") not in evening.options(3)
    evening.play(Note("north-1", "red"), Wipe("north-1"), seat=3)
    assert evening.t.notes == {} and evening.seen(event.NoteLaid)[-1] == event.NoteLaid("north-1", "")
    assert Wipe("north-2") not in evening.options()
    # there are only so many notes of a colour
    t = day(phase="planning")
    t.shown |= {place: card.face for place, card in t.dark.items() if card.face != PLACEHOLDER}
    t.dark = {place: card for place, card in t.dark.items() if place not in t.shown}
    places = list(t.shown)
    evening = Evening(t)
    for colour in ("white", "red"):
        for place in places:
            if Note(place, colour) in evening.options() and place not in evening.t.notes:
                evening.play(Note(place, colour))
    assert Counter(evening.t.notes.values()) == {"white": 4, "red": 12}
    assert {choice.colour for choice in evening.options() if isinstance(choice, Note)} == {"green", "yellow"}
    assert NUMBERS.notes == {"green": 20, "yellow": 12, "white": 4, "red": 12}


@pytest.mark.rule("LD-087", "LD-070")
def test_all_together_may_end_the_planning() -> None:
    evening = agreed(planning(clocks={0: {0: "1"}}), 0, 2)
    assert Agree() not in evening.options(0) and Retract() in evening.options(0)
    assert agreed(evening.after(Retract(), seat=0), 1, 3).prompt == "prompt-planning", "one of them wants more time"
    assert agreed(evening, 0).prompt == "prompt-leader" and evening.seen(event.BellStruck) == [event.BellStruck(3)]
    assert not any(person.ready for person in evening.t.people)


@pytest.mark.rule("LD-083", "LD-087", "LD-089")
def test_a_change_of_the_plan_takes_every_agreement_back_and_a_note_or_a_look_does_not() -> None:
    for choice in (Put(4, "2"), Take(0), Reveal("south-1"), Note("north-1", "green"), Done()):
        changes = not isinstance(choice, Note | Done)
        evening = agreed(planning(clocks={0: {0: "1"}, 1: {7: "2"}}, shown=SHOWN), 1, 2, 3).after(choice, seat=0)
        assert [person.ready for person in evening.t.people] == [False, *[not changes] * 3], choice
        assert [one.seat for one in evening.seen(event.PlanAgreed) if not one.ready] == ([1, 2, 3] if changes else [])
        assert (agreed(evening, 0).prompt == "prompt-planning") is changes
        assert evening.t.people[1].clock[7] == "2", "each changes his own clock alone"


@pytest.mark.rule("LD-070", "LD-089")
def test_the_third_stroke_leaves_the_clocks_as_they_are() -> None:
    evening = planning(clocks={0: {0: "1", 5: "3-south"}, 3: {11: "6"}}).after(Agree(), seat=2)
    clocks = [list(person.clock) for person in evening.t.people]
    evening.play(TimeUp(), seat=CLOCK, at_ms=12 * 60_000)
    assert evening.seen(event.BellStruck) == [event.BellStruck(3)]
    assert [person.clock for person in evening.t.people] == clocks and evening.prompt == "prompt-leader"
    for choice in (Put(1, "2"), Take(0), Reveal("north-1"), Note("north-1", "green")):
        assert not any(choice in evening.options(seat) for seat in range(4))
        refusal = RULES.explain(evening.t, 0, choice)
        assert refusal is not None and refusal.rule == "LD-070"

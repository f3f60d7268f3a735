"""Dread cards: Action Points against a Difficulty (LD-061, LD-110 to LD-123)."""

import pytest

from game.rules.london import event
from game.rules.london.choice import Compare, Draw, Go, Investigate
from game.rules.london.investigations.points import difficulty, points, team_points
from game.rules.london.state import Inquiry, Part
from game.rules.london.tables.cards import CHARACTERS, CONFIDENCE, DREAD
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, dread, table
from tests.london.tales import faults
from tests.sweep import each

DANCER = "jacqueline,murphy,sturmer,milton"


def total(evening: Evening) -> int:
    assert evening.t.inquiry is not None
    return team_points(evening.t, evening.t.inquiry)


@pytest.mark.rule("LD-061", "LD-064", "LD-110", "LD-112", "LD-113", "LD-114", "LD-115", "LD-117", "LD-118", "LD-119", "LD-120")
@pytest.mark.rule("LD-123", "LD-128", "LD-171", "LD-276", "LD-278", "LD-EX-06", "LD-EX-07")
def test_at_a_dread_card(fate: Fate) -> None:
    tales = """
    a tough bargain is struck by two, as in the example; nobody draws where the points suffice, but may waste other things [dread
      a-tough-bargain; team=jacqueline,murphy,sturmer,milton; here=2; deck=gallantry; virtue=1] dread? {0:Spend/Compare/Leave
      1:Spend/Compare/Leave} =Compare DreadSolved(5) hour? | deck=2
    Jacqueline alone may <draw|use her dice|spend Virtue>, as in the example [dread a-tough-bargain;
      team=jacqueline,murphy,sturmer,milton; deck=<a-smile-and-a-knife||>; items=<|0:gamblers-dice|>; virtue=<0|0|1>] dread?
      =<Draw CardDrawn(0,a-smile-and-a-knife) IconsAdded(0,charm+guile)|Use(gamblers-dice) IconsAdded(0,guile)|Spend
      IconsAdded(0,wild)> dread? {0:Compare/Leave} =Compare DreadSolved(<5|4|4>) hour? | <gone=a-smile-and-a-knife|deck=1|deck=1>
    too little leaves the card where it is, and nothing may be added after the comparison [dread fever-house;
      team=jacqueline,murphy,sturmer,milton; here=2] dread? {0:Compare/Leave 1:Compare/Leave} =Compare DreadFailed(2) hour?
    what was spent stays spent, and a drawn card never comes back [..; here=1; deck=gallantry,fix-bayonets; items=0:holy-water;
      virtue=1] dread? =Draw CardDrawn(0,fix-bayonets) IconsAdded(0,impact+courage) dread? =Use(holy-water) IconsAdded(0,spirit)
      dread? =Spend IconsAdded(0,wild) dread? {0:Draw/Compare/Leave} =Leave WalkedAway hour? | gone=fix-bayonets deck=1
    they may walk away though they could win [dread bruiser; team=..; here=3] dread? {0:Compare/Leave 1:Compare/Leave
      2:Compare/Leave} =Leave WalkedAway case?
    as many cards as wanted while there are any [dread the-locked-ward; team=murphy,jacqueline,sturmer,milton;
      deck=gallantry,fix-bayonets,heads-up-lads] dread? {0:Draw/Compare/Leave} =Draw CardDrawn(0,heads-up-lads)
      IconsAdded(0,strength+courage) dread? {0:Draw/Compare/Leave} =Draw CardDrawn(0,gallantry) IconsAdded(0,charm+courage) dread?
      {0:Draw/Compare/Leave} =Draw CardDrawn(0,fix-bayonets) IconsAdded(0,impact+courage) dread? {0:Compare/Leave} =Compare
      DreadFailed(2) hour? | gone=heads-up-lads+gallantry+fix-bayonets deck=0
    all who take part add in any order, and icons go to who adds them [dread fever-house; here=2;
      team=jacqueline,murphy,sturmer,milton; items=1:holy-water; virtue=1; deck=cipher-and-key] dread? =1:Use(holy-water)
      IconsAdded(1,spirit) dread? =0:Spend IconsAdded(0,wild) dread? =1:Draw CardDrawn(1,cipher-and-key) IconsAdded(1,guile+lore)
      dread? {0:Compare/Leave 1:Spend/Compare/Leave} =0:Compare DreadSolved(5) hour? | gone=cipher-and-key
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-112", "LD-120", "LD-083", "LD-034", "LD-039")
def test_a_solved_dread_card_goes_into_the_deck_for_good_with_its_note() -> None:
    evening = dread("a-tough-bargain", DANCER, 2).after(Compare())
    assert [card.face for card in evening.t.deck] == evening.t.solved == ["a-tough-bargain"], "everybody knows where it went"
    assert HERE not in evening.t.shown and HERE not in evening.t.dark
    assert not [one for one in evening.events if isinstance(one, event.DiceRolled | event.PersonalityFlipped)]
    assert not {"dice", "personality-jacqueline"} & set(evening.t.rng.draws)
    # a note goes with the card that is solved and stays with one that is not
    shown, clocks = {"west-2": "bruiser", "west-3": "fever-house"}, {0: {0: "2"}, 1: {0: "2"}, 2: {0: "3"}}
    t = day("sturmer,murphy,jacqueline,milton", shown=shown, clocks=clocks)
    t.notes = {"west-2": "green", "west-3": "red"}
    evening = Evening(t).after(Go(), Investigate("west-2", (0, 1)), Compare(), Investigate("west-3", (2,)), Compare())
    assert evening.t.notes == {"west-3": "red"}
    # cards of the first chapter stay in the deck of the second
    t = day(story="calypsos-bargain", phase="close", done=["the-blind-beggars-court"], respite=False, deck=["bruiser"])
    t.dark, t.solved = {}, ["bruiser"]
    evening = Evening(t)
    assert evening.t.chapter == 2 and evening.t.solved == ["bruiser"] == [card.face for card in evening.t.deck]
    assert {card.face for card in evening.t.dark.values()}.isdisjoint({"bruiser"})


@each("card", list(DREAD))
@pytest.mark.rule("LD-110", "LD-111", "LD-013")
def test_each_character_brings_one_and_one_for_each_match(card: str) -> None:
    t = day("jacqueline,murphy,sturmer,milton")
    for name, row in CHARACTERS.items():
        t.people[0].id = name
        inquiry = Inquiry("dread", card, "west-2", {0: Part()})
        own = [icon for icon in row.icons if icon != "wild"]
        assert points(t, inquiry, 0) == 1 + len(set(own) & set(DREAD[card].icons))
        assert difficulty(t, inquiry) == DREAD[card].difficulty


@pytest.mark.rule("LD-110")
def test_the_same_ability_counts_as_often_as_it_is_brought() -> None:
    t = day(DANCER)
    inquiry = Inquiry("dread", "a-tough-bargain", "west-2", {0: Part(icons=["guile", "guile", "wild", "lore"])})
    assert points(t, inquiry, 0) == 3 + 3, "three of the four match"


@each("card", [*CONFIDENCE, "bruiser", "pale-hounds"])
@pytest.mark.rule("LD-116", "LD-115")
def test_all_matching_icons_of_a_drawn_card_count(card: str) -> None:
    """A Dread card that was solved adds the abilities that it asked for."""
    evening = dread("fever-house", "murphy,jacqueline,sturmer,milton", deck=[card])
    assert total(evening) == 1
    evening.play(Draw())
    icons = CONFIDENCE[card].icons if card in CONFIDENCE else DREAD[card].icons
    assert total(evening) == 1 + sum(icon in {"spirit", "lore", "tech", "wild"} for icon in icons)
    assert evening.seen(event.CardDrawn) == [event.CardDrawn(0, card)]


@pytest.mark.rule("LD-118", "LD-099", "LD-115", "LD-117", "LD-121")
def test_only_who_takes_part_draws_from_a_deck_that_was_shuffled_once() -> None:
    evening = Evening(table(DANCER, 2, {HERE: "fever-house"}, deck=["gallantry"])).after(Investigate(HERE, (1,)))
    assert evening.game.decision is not None and set(evening.game.decision.options) == {1}
    assert Draw() in evening.options(1)
    # it is shuffled before the first draw alone: which card comes does not hang on where it lay, and then they come from the top
    firsts = set()
    for seed in range(40):
        evening = dread("the-locked-ward", DANCER, deck=["gallantry", "cool-nerve", "bruiser"], seed=seed).after(Draw())
        firsts.add(evening.seen(event.CardDrawn)[0].card)
        rest = [card.face for card in evening.t.deck]
        evening.play(Draw())
        assert evening.seen(event.CardDrawn)[1].card == rest[-1] and evening.t.rng.draws["investigation"] == 1
    assert firsts == {"gallantry", "cool-nerve", "bruiser"}

"""Virtue tokens: when they may be spent, how many there are, and what each of the six sheets does for one (LD-135 to LD-137)."""

import pytest

from game.rules.engine.script import Done
from game.rules.london import event
from game.rules.london.choice import Act, Compare, Deplete, Die, Draw, Heal, Pick, Ready, Roll, Spend, Use
from game.rules.london.state import Item
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, TEAM, dread, meet, plot, showdown, table, thrown


@pytest.mark.rule("LD-114", "LD-135")
def test_any_number_of_tokens_each_for_one_effect() -> None:
    evening = dread("unclean-tongues", "jacqueline,milton,murphy,maria", virtue=3)
    evening.play(Spend(), Spend(), Compare())
    assert evening.seen(event.DreadSolved)[0].points == 2 + 2
    assert evening.t.people[0].virtue == 1


@pytest.mark.rule("LD-135")
def test_without_a_token_there_is_no_effect() -> None:
    evening = dread("unclean-tongues", "jacqueline,milton,murphy,maria", virtue=1)
    evening.play(Spend())
    assert Spend() not in evening.options(0)


@pytest.mark.rule("LD-136")
def test_the_team_never_has_more_than_twelve(fate: Fate) -> None:
    fate.dice(*[True] * 4)
    evening = thrown(plot(fate, "opium-den", here=2, virtue=0))
    evening = evening.until("prompt-hour")
    assert sum(person.virtue for person in evening.t.people) == 2
    t = table(shown={HERE: "unclean-tongues"}, items={0: ["opera-glasses"]})
    for person, count in zip(t.people, (3, 3, 3, 2), strict=True):
        person.virtue = count
    evening = Evening(t).until("prompt-dread", lambda options: options[0])
    evening.play(Deplete("opera-glasses"))
    assert [person.virtue for person in evening.t.people] == [4, 3, 3, 2]
    assert len(evening.seen(event.VirtueGained)) == 1


@pytest.mark.rule("LD-136")
def test_what_would_be_more_than_twelve_is_lost_and_spent_tokens_come_back(fate: Fate) -> None:
    fate.dice(*[True] * 6)
    evening = plot(fate, "opium-den", here=2, virtue=3)
    evening.until("prompt-hour", lambda options: Roll() if Roll() in options else options[-1])
    assert [person.virtue for person in evening.t.people] == [3, 3, 3, 3]
    assert evening.seen(event.VirtueGained) == []
    fate.dice(*[True] * 6)
    evening = plot(fate, "opium-den", here=2, virtue=3)
    evening.play(Act(0), Spend(1))
    evening.until("prompt-hour", lambda options: Roll() if Roll() in options else options[-1])
    assert sum(person.virtue for person in evening.t.people) == 12
    assert len(evening.seen(event.VirtueGained)) == 1


@pytest.mark.rule("LD-137")
def test_virtue_is_spent_only_where_its_owner_takes_part() -> None:
    evening = Evening(day("jacqueline,maria,murphy,sturmer", virtue=2)).until("prompt-hour")
    assert all(not isinstance(option, Spend) for seat in range(4) for option in evening.options(seat))
    evening = dread("unclean-tongues", "jacqueline,maria,murphy,sturmer", virtue=2)
    assert Spend() in evening.options(0)
    assert evening.options(1) == ()


# ---------------------------------------------------------------------------------------------- the six sheets


def tilted(characters: str, here: int = 2) -> Evening:
    """At a Dread card; everybody has a tilted Item, the first an upright one, too."""
    t = table(characters, here, {HERE: "unclean-tongues"}, virtue=1)
    for person, item in zip(t.people, ("crowbar", "brandy", "tonic", "phonograph"), strict=True):
        person.items = [Item(item, True)]
    t.people[0].items.append(Item("dynamite"))
    return Evening(t).until("prompt-dread", lambda options: options[0])


@pytest.mark.rule("LD-127", "LD-135")
@pytest.mark.card("basil")
def test_basil_readies_an_item_of_anybody_here() -> None:
    evening = tilted("basil,milton,murphy,maria")
    evening.play(Spend())
    assert evening.options(0) == (Ready(0, "crowbar"), Ready(1, "brandy"))
    evening.play(Ready(1, "brandy"))
    assert evening.t.people[1].items == [Item("brandy")]
    assert Use("brandy") in evening.options(1)


@pytest.mark.rule("LD-135", "LD-137", "LD-215")
@pytest.mark.card("basil")
def test_basil_readies_an_item_after_a_roll_and_in_the_showdown(fate: Fate) -> None:
    fate.dice(False, False, False, True)
    evening = thrown(plot(fate, characters="basil,milton,murphy,maria", items={0: ["lucky-sovereign"]}, virtue=1))
    evening.play(Use("lucky-sovereign"), Die(0), Spend(), Use("lucky-sovereign"), Die(0))
    assert evening.seen(event.PlotResolved)[0].fists == 1
    fate.dice(False, False, False, False, False, True)
    items = {1: ["lucky-sovereign"]}
    evening = showdown("basil,milton,murphy,maria", items=items, virtue=1).until("prompt-roller")
    evening.play(Act(1), Use("lucky-sovereign"))
    evening.play(Spend(), seat=0)
    assert evening.t.people[1].items == [Item("lucky-sovereign")]


@pytest.mark.rule("LD-135")
def test_basil_needs_a_tilted_item() -> None:
    evening = dread("unclean-tongues", "basil,milton,murphy,maria", items={0: ["crowbar"]}, virtue=1)
    assert Spend() not in evening.options(0)


@pytest.mark.rule("LD-135")
@pytest.mark.card("jacqueline")
def test_jacqueline_adds_a_wild_icon() -> None:
    evening = dread("bodies-in-the-fog", "jacqueline,milton,murphy,maria", virtue=1)
    evening.play(Spend(), Compare())
    assert evening.seen(event.DreadFailed)[0].points == 1 + 1


@pytest.mark.rule("LD-135")
@pytest.mark.card("murphy")
def test_murphy_adds_strength_or_rolls_dice_again(fate: Fate) -> None:
    evening = dread("bruiser", "murphy,milton,jacqueline,maria", virtue=1)
    evening.play(Spend(0), Compare())
    assert evening.seen(event.DreadSolved)[0].points == 2 + 2
    fate.dice(False, True, True)
    evening = plot(fate, "opium-den", "murphy,milton,jacqueline,maria", virtue=1)
    evening.play(Roll(), Spend(1), Die(0), Done())
    assert evening.t.people[0].virtue == 0
    assert evening.seen(event.DieTurned) == [event.DieTurned(0, 0, True)]
    assert evening.seen(event.PlotResolved)[0].fists == 2


@pytest.mark.rule("LD-135", "LD-169")
@pytest.mark.card("maria")
def test_maria_rids_anybody_here_of_a_condition_or_adds_spirit() -> None:
    ill = {0: ["injured"], 1: ["unhinged"], 2: ["injured"]}
    evening = dread("unclean-tongues", "maria,milton,murphy,basil", here=2, ill=ill, virtue=1)
    evening.play(Spend(0))
    assert evening.options(0) == (Heal(0, "injured"), Heal(1, "unhinged"))
    evening.play(Heal(1, "unhinged"))
    assert [person.conditions for person in evening.t.people] == [["injured"], [], ["injured"], []]
    evening = dread("unclean-tongues", "maria,milton,murphy,basil", virtue=1)
    assert Spend(0) not in evening.options(0)
    evening.play(Spend(1), Compare())
    assert evening.seen(event.DreadSolved)[0].points == 2 + 1


@pytest.mark.rule("LD-121", "LD-135")
@pytest.mark.card("milton")
def test_milton_looks_at_three_cards_and_takes_one_for_good() -> None:
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "bruiser"]
    evening = dread("a-tough-bargain", "milton,maria,murphy,basil", deck=deck, virtue=2)
    evening.play(Spend(0))
    shown = [news.card for news in evening.seen(event.CardShown)]
    assert len({*shown}) == 3
    assert evening.options(0) == tuple(Pick(card) for card in shown)
    taken = next(card for card in shown if card in ("cool-nerve", "gallantry", "cipher-and-key"))
    evening.play(Pick(taken))
    assert evening.t.gone == [taken]
    assert {*shown} & {*evening.t.solved} == {*shown} - {taken}, "what goes back is known to lie there"
    assert sorted(card.face for card in evening.t.deck) == sorted({*deck} - {taken})
    assert evening.t.people[0].virtue == 1
    evening.play(Compare())
    assert evening.seen(event.DreadFailed)[0].points == 1 + 1


@pytest.mark.rule("LD-121")
def test_what_milton_puts_back_is_shuffled_before_somebody_draws() -> None:
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand"]
    evening = dread("a-tough-bargain", "milton,maria,murphy,basil", deck=deck, virtue=1)
    for choice, shuffles in ((Draw(), 1), (Spend(0), 2), (None, 2), (Draw(), 3)):
        evening.play(choice or evening.options(0)[0])
        assert evening.t.rng.draws["investigation"] == shuffles


@pytest.mark.rule("LD-135")
def test_milton_needs_a_deck() -> None:
    evening = dread("a-tough-bargain", "milton,maria,murphy,basil", virtue=1)
    assert not any(isinstance(option, Spend) for option in evening.options(0))


@pytest.mark.rule("LD-135", "LD-203")
@pytest.mark.card("milton")
def test_milton_draws_confidence_in_the_endgame(fate: Fate) -> None:
    evening = meet(fate, 1, "endure-the-pain", virtue=1)
    top = evening.t.confidence[-1].face
    assert Spend(0) not in evening.options(1)
    evening.play(Spend(1))
    assert evening.t.people[1].hand == [top]


@pytest.mark.rule("LD-135")
@pytest.mark.card("sturmer")
def test_sturmer_turns_a_blank_die_or_adds_courage(fate: Fate) -> None:
    fate.dice(True, False, False)
    evening = plot(fate, virtue=1)
    evening.play(Roll(), Spend(0))
    assert evening.seen(event.PlotResolved)[0].fists == 2
    evening = dread("bruiser", virtue=1)
    assert Spend(0) not in evening.options(0)
    evening.play(Spend(1), Compare())
    assert evening.seen(event.DreadSolved)[0].points == 3 + 1


@pytest.mark.rule("LD-135", "LD-215")
def test_in_the_showdown_virtue_changes_dice_but_adds_no_icons(fate: Fate) -> None:
    fate.dice(False, False, False, False)
    evening = showdown(TEAM, virtue=1).until("prompt-roller")
    evening.play(Act(0))
    assert evening.options(0) == (Spend(0), Done())
    evening.play(Spend(0), Act(3))
    assert evening.options(3) == (Spend(1), Done())

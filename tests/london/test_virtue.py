"""Virtue tokens: when they may be spent, how many there are, and what each of the six sheets does for one (LD-135 to LD-137)."""

import pytest

from game.rules.london import event
from game.rules.london.choice import Act, Compare, Deplete, Draw, Pick, Ready, Roll, Spend, Use
from game.rules.london.state import Item
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, dread, plot, table, thrown
from tests.london.tales import faults


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


@pytest.mark.rule("LD-114", "LD-127", "LD-135", "LD-137", "LD-169", "LD-203", "LD-215")
@pytest.mark.card("basil", "jacqueline", "murphy", "maria", "milton", "sturmer")
def test_what_a_token_does(fate: Fate) -> None:
    tales = """
        any number of tokens, each for one effect [dread unclean-tongues; team=jacqueline,milton,murphy,maria; virtue=3]
            dread? =Spend VirtueSpent(0) IconsAdded(0,wild) dread? =Spend VirtueSpent(0) IconsAdded(0,wild) dread?
            {0:Spend/Compare/Leave} =Compare DreadSolved(west-1,unclean-tongues,4) hour? | deck=1 0.virtue=1
        without a token there is no effect [dread unclean-tongues; team=jacqueline,milton,murphy,maria; virtue=1]
            dread? =Spend VirtueSpent(0) IconsAdded(0,wild) dread? {0:Compare/Leave} | 0.virtue=0
        Basil needs a tilted Item [dread unclean-tongues; team=basil,milton,murphy,maria; items=0:crowbar; virtue=1]
            dread? {0:Use(crowbar)/Deplete(crowbar)/Compare/Leave} |
        Basil readies an Item after a roll [plot; team=basil,milton,murphy,maria; items=0:lucky-sovereign; virtue=1; dice=---F]
            DiceRolled(0,--) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Use(lucky-sovereign)
            ItemUsed(0,lucky-sovereign) reroll? {0:Die(0)/Die(1)} =Die(0) DieTurned(0,0,-) dice? {0:Spend/Done} =Spend
            VirtueSpent(0) ItemReadied(0,lucky-sovereign) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done}
            =Use(lucky-sovereign) ItemUsed(0,lucky-sovereign) reroll? {0:Die(0)/Die(1)} =Die(0) DieTurned(0,0,F)
            PlotResolved(mr-reynauds-residence,west-1,1,0) ConditionGained(0,unhinged) hour? | 0.items=~lucky-sovereign
            0.ill=unhinged 0.virtue=0
        and in the Showdown that of another [showdown; team=basil,milton,murphy,maria; items=1:lucky-sovereign; virtue=1; dice=--]
            ShowdownBegan(1) roller? =Act(1) DiceRolled(1,-) dice? {1:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done}
            =Use(lucky-sovereign) ItemUsed(1,lucky-sovereign) DieTurned(1,0,-) dice? {0:Spend/Done} =0:Spend VirtueSpent(0)
            ItemReadied(1,lucky-sovereign) dice? {1:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} | 0.virtue=0
        Jacqueline adds a wild icon [dread bodies-in-the-fog; team=jacqueline,milton,murphy,maria; virtue=1]
            dread? =Spend VirtueSpent(0) IconsAdded(0,wild) dread? {0:Compare/Leave} =Compare
            DreadFailed(west-1,bodies-in-the-fog,2) hour? | 0.virtue=0
        Murphy adds strength [dread bruiser; team=murphy,milton,jacqueline,maria; virtue=1]
            dread? =Spend VirtueSpent(0) IconsAdded(0,strength+strength) dread? {0:Compare/Leave} =Compare
            DreadSolved(west-1,bruiser,4) hour? | deck=1 0.virtue=0
        or rolls dice again [plot opium-den; team=murphy,milton,jacqueline,maria; virtue=1; dice=-FF]
            roll? =Roll DiceRolled(0,-F) dice? {0:Spend(1)/Done} =Spend(1) VirtueSpent(0) reroll? {0:Die(0)/Die(1)/Done} =Die(0)
            reroll? {0:Die(1)/Done} =Done DieTurned(0,0,F) PlotResolved(opium-den,west-1,2,1) ConfidenceGained(2) hour? | deck=2
            0.virtue=0
        Maria rids anybody here of a Condition [dread unclean-tongues; team=maria,milton,murphy,basil; here=2; ill=0:injured 1:unhinged 2:injured; virtue=1]
            dread? =Spend VirtueSpent(0) heal? {0:Heal(0,injured)/Heal(1,unhinged)} =Heal(1,unhinged) ConditionLost(1,unhinged)
            dread? {0:Compare/Leave 1:Compare/Leave} | 0.virtue=0 1.ill=
        or adds spirit [dread unclean-tongues; team=maria,milton,murphy,basil; virtue=1]
            dread? =Spend(1) VirtueSpent(0) IconsAdded(0,spirit) dread? {0:Compare/Leave} =Compare
            DreadSolved(west-1,unclean-tongues,3) hour? | deck=1 0.virtue=0
        Milton needs a deck [dread a-tough-bargain; team=milton,maria,murphy,basil; virtue=1]
            dread? {0:Compare/Leave} |
        in the Endgame he draws Confidence [meet 1 endure-the-pain; virtue=1]
            challenge? =Spend(1) VirtueSpent(1) HandDealt(1,into-the-lions-den) challenge? {1:Play(into-the-lions-den)/Leave} |
            1.virtue=0 1.hand=into-the-lions-den
        Stürmer turns a blank die [plot; virtue=1; dice=F--]
            roll? =Roll DiceRolled(0,F--) dice? {0:Spend/Done} =Spend VirtueSpent(0) DieTurned(0,1,F)
            PlotResolved(mr-reynauds-residence,west-1,2,1) hour? | 0.virtue=0
        or adds courage [dread bruiser; virtue=1]
            dread? =Spend(1) VirtueSpent(0) IconsAdded(0,courage) dread? {0:Compare/Leave} =Compare DreadSolved(west-1,bruiser,4)
            hour? | deck=1 0.virtue=0
        in the Showdown Virtue changes dice but adds no icons [showdown; virtue=1; dice=----]
            ShowdownBegan(1) roller? =Act(0) DiceRolled(0,-) dice? {0:Spend/Done} =Spend VirtueSpent(0) DieTurned(0,0,F) roller?
            =Act(3) DiceRolled(3,-) dice? {3:Spend(1)/Done} | 0.virtue=0
    """
    assert not faults(fate, tales)

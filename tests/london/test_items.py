"""Items: how they are used, depleted, readied and gained (LD-125 to LD-134), and every one of the 32 with its whole effect."""

from typing import Any

import pytest

from game.rules.engine.script import Choice
from game.rules.engine.secret import Secret
from game.rules.london import event
from game.rules.london.choice import Compare, Deplete, Use
from game.rules.london.state import Item
from game.rules.london.tables.cards import DREAD, ITEMS
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate
from tests.london.scenes import dread, plot_table, traits
from tests.london.tales import faults
from tests.sweep import each

CODES = {row.card: row.id for row in ITEMS.values()}


def icons_of(text: str) -> list[str]:
    """The icons of "+2 lore +1 tech"."""
    words = text.replace("+", "").split()
    return [icon for count, icon in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]


def icon_ways() -> list[tuple[Choice, list[str]]]:
    """Every way to use or deplete an Item for icons, as printed."""
    found: list[tuple[Choice, list[str]]] = []
    for title, use, deplete in lines(figures.ITEMS):
        item = CODES[title.split()[0]]
        for kind, cell in ((Use, use), (Deplete, deplete)):
            found += [(kind(item, way), icons_of(text)) for way, text in enumerate(cell.split(" or ")) if text.startswith("+")]
    return found


def points(evening: Evening, *choices: Choice) -> int:
    """The Action Points that are compared after these additions."""
    evening.play(*choices, Compare())
    return int([news for news in evening.events if isinstance(news, event.DreadSolved | event.DreadFailed)][-1].points)


def owned(evening: Evening, seat: int = 0) -> list[Item]:
    items: list[Item] = evening.t.people[seat].items
    return items


@pytest.mark.rule("LD-114", "LD-125", "LD-128")
@each(("choice", "icons"), icon_ways())
@pytest.mark.card("holy-water", "bulls-eye-lantern", "skeleton-keys", "galvanic-battery", "grimoire-leaf", "forged-papers")
@pytest.mark.card("bribe-money", "iron-knuckles", "crowbar", "museum-pass", "campaign-medal", "evening-dress")
def test_icons_of_an_item_count_where_they_match(choice: Any, icons: list[str]) -> None:
    wilds = icons.count("wild")
    fitting = next(card for card, row in DREAD.items() if {*icons} - {"wild"} <= {*row.icons})
    strange = next(card for card, row in DREAD.items() if not {*icons} & {*row.icons})
    for card, gain in ((fitting, len(icons)), (strange, wilds)):
        evening = dread(card, items={0: [choice.item]})
        assert points(evening, choice) - points(dread(card)) == gain
        assert owned(evening) == ([Item(choice.item, True)] if isinstance(choice, Use) else [])
        assert (choice.item in evening.t.discards) == isinstance(choice, Deplete)


@pytest.mark.rule("LD-125")
def test_there_are_so_many_ways_to_have_icons() -> None:
    uses = [choice for choice, _ in icon_ways() if isinstance(choice, Use)]
    assert len(uses) == 32 - 3 + 1
    assert len(icon_ways()) - len(uses) == 13


@pytest.mark.rule("LD-126", "LD-127", "LD-128", "LD-129", "LD-130", "LD-131", "LD-132", "LD-133", "LD-177", "LD-190", "LD-195")
@pytest.mark.rule("LD-210", "LD-EX-20")
def test_how_items_come_and_tilt_and_are_readied(fate: Fate) -> None:
    tales = """
    an Item is gained out of the Supply, which is filled from the deck [plot a-pawnshop; team=jacqueline,milton; dice=FF;
      supply=brandy,tonic,crowbar; pile=dynamite,phonograph,museum-pass,bribe-money; discards=] DiceRolled(0,FF-F)
      PlotResolved(3,1) item? {0:Pick(brandy/tonic/crowbar)/TopCard} =Pick(tonic) ItemGained(0,tonic)
      SupplyLaid(brandy+crowbar+dynamite) hour? | supply=brandy+crowbar+dynamite
    or from the top of the deck, which costs the whole Supply [..; pile=dynamite,phonograph,museum-pass,bribe-money,laudanum]
      DiceRolled(0,FF-F) PlotResolved(3,1) item? =TopCard ItemGained(0,dynamite) SupplyLaid(phonograph+museum-pass+bribe-money)
      hour? | supply=phonograph+museum-pass+bribe-money discards+brandy discards+tonic discards+crowbar
    a random Item leaves the Supply alone [plot; dice=FFF; supply=brandy,tonic,crowbar; pile=dynamite,phonograph; discards=]
      DiceRolled(0,FFF) PlotResolved(3,2) ItemGained(0,dynamite) hour?
    when the deck is empty what was discarded is shuffled [plot a-pawnshop; team=jacqueline,milton; dice=FF;
      supply=brandy,tonic,crowbar; pile=; discards=dynamite,phonograph,museum-pass,bribe-money] DiceRolled(0,FF-F)
      PlotResolved(3,1) item? {0:Pick(brandy/tonic/crowbar)/TopCard} =TopCard ItemGained(0,phonograph)
      SupplyLaid(museum-pass+dynamite+bribe-money) hour? | supply=museum-pass+dynamite+bribe-money discards+brandy discards+tonic
      discards+crowbar discards-dynamite discards-phonograph discards-museum-pass discards-bribe-money
    the Supply as well, where nothing else is left [..; discards=dynamite] DiceRolled(0,FF-F) PlotResolved(3,1) item? =TopCard
      ItemGained(0,dynamite) SupplyLaid(brandy+tonic+crowbar) hour? | discards-dynamite
    without any the Supply is not filled [plot a-pawnshop; team=jacqueline,milton; dice=FF; supply=brandy; pile=; discards=]
      DiceRolled(0,FF-F) PlotResolved(3,1) item? {0:Pick(brandy)} =Pick(brandy) ItemGained(0,brandy) SupplyLaid() hour? | supply=
    and nothing is gained of none [..; supply=] DiceRolled(0,FF-F) PlotResolved(3,1) hour?
    a tilted Item is not used again [dread a-duel-at-dawn; items=0:campaign-medal; deck=gallantry] dread? =Use(campaign-medal)
      IconsAdded(0,courage) dread? {0:Compare/Leave}
    those who take no part use none [day; stage=cases; shown=west-1:a-duel-at-dawn; at=west-1,west-1; items=0:campaign-medal
      1:crowbar 2:brandy] case? =Investigate(0) dread? {0:Use(campaign-medal)/Deplete(campaign-medal)/Compare/Leave}
    and nothing is given away [dread a-duel-at-dawn; here=2; items=0:brandy 1:crowbar; virtue=1; deck=cool-nerve] dread?
      {0:Use(brandy)/Deplete(brandy)/Spend(1)/Compare/Leave 1:Use(crowbar)/Deplete(crowbar)/Spend/Compare/Leave}
    Items are readied when the second Chapter begins [close; story=the-gentleman-caller; respite=no; items=0:~crowbar,~brandy]
      ChapterEnded(1) ItemReadied(0,crowbar/0,brandy) ChapterBegan(2,5) ready?
    when the Endgame begins [close; items=0:~crowbar,~brandy] ChapterEnded(1) ItemReadied(0,crowbar/0,brandy)
      EndgameBegan(the-correspondent) HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay?
    before each Challenge [challenge endure-the-pain; out=123; items=0:holy-water] stay? =Stay ChallengeRevealed challenge?
      =Use(holy-water) IconsAdded(0,spirit) ChallengeMet(0,5,F) DieEarned(0,2) ItemReadied(0,holy-water) stay?
    and before the Showdown [showdown; items=0:~crowbar,~brandy] ItemReadied(0,crowbar/0,brandy) ShowdownBegan(1) roller?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-132")
def test_nobody_has_too_many_items(fate: Fate) -> None:
    fate.dice(True, True, True)
    traits(fate)
    t = plot_table("mr-reynauds-residence", items={0: [*ITEMS][3:]})
    t.supply, t.items = [*ITEMS][:2], [Secret([*ITEMS][2])]
    assert len(owned(Evening(t).until("prompt-hour"))) == 30


@pytest.mark.rule("LD-125", "LD-136", "LD-153", "LD-154", "LD-161", "LD-166", "LD-169", "LD-173", "LD-203", "LD-340", "LD-341")
@pytest.mark.rule("LD-138", "LD-342")
@pytest.mark.card("brandy", "tonic", "opera-glasses", "chalk-circle", "silver-crucifix", "laudanum", "field-surgeons-kit")
@pytest.mark.card("saints-knucklebone", "phonograph", "police-whistle", "baedeker-of-the-underworld")
def test_items_whose_effects_are_neither_icons_nor_dice(fate: Fate) -> None:
    tales = """
    brandy gives two Confidence [dread a-duel-at-dawn; items=0:brandy; deck=cool-nerve] dread? =Deplete(brandy)
      ConfidenceGained(2) dread? {0:Draw/Compare/Leave} | deck=3
    and in the Endgame two cards of one's own [meet 1 endure-the-pain; items=1:brandy] challenge? =Deplete(brandy)
      HandDealt(1,into-the-lions-den+the-chaplains-blessing) challenge? {1:Play(into-the-lions-den/the-chaplains-blessing)/Leave}
    tonic rids somebody here of a Condition [dread a-duel-at-dawn; here=2; items=0:tonic; ill=0:injured,unhinged 1:unhinged
      2:injured] dread? =Deplete(tonic) heal? {0:Heal(0,injured/0,unhinged/1,unhinged)} =Heal(1,unhinged)
      ConditionLost(1,unhinged) dread? {0:Compare/Leave 1:Compare/Leave}
    who is well needs none [dread a-duel-at-dawn; items=0:tonic,laudanum; ill=1:unhinged] dread?
      {0:Use(tonic/laudanum)/Compare/Leave}
    opera glasses give Virtue to one of those here [dread a-duel-at-dawn; here=2; items=0:opera-glasses] dread?
      =Deplete(opera-glasses) share-virtue? {Give(0/1)} =Give(1) VirtueGained(1) dread? {0:Compare/Leave 1:Compare/Leave}
    chalk ignores what the Trauma die shows [plot; here=2; items=0:chalk-circle 1:chalk-circle; flips=sturmer;
      trauma=<injured|unhinged|dread-1|dread-2>; dread=9] Trauma(0) TraumaRolled(0,<>) trauma-die? {0:Deplete(chalk-circle)/Done}
      =Deplete(chalk-circle) Ignored(0,<>) next? {Act(0/1)}
    a crucifix ignores a Condition of its owner [plot; here=2; items=0:silver-crucifix; ill=0:unhinged; dread=9; dice=-----] next?
      =Act(0) roll? =Roll DiceRolled(0,---/1,--) PlotResolved(0,0) suffer-next? {Give(0/1)} =Give(0) condition?
      {0:Deplete(silver-crucifix)/Done} =Deplete(silver-crucifix) Ignored(0,unhinged) ConditionGained(1,unhinged) hour?
    laudanum calms and costs a card of the shuffled deck, if there is one [dread a-duel-at-dawn; items=0:laudanum;
      ill=0:unhinged,injured; deck=<cool-nerve,gallantry|>] dread? =Deplete(laudanum) ConditionLost(0,unhinged)
      <CardDiscarded(0,gallantry)|> dread? {0:<Draw/|>Compare/Leave} | <gone=gallantry deck=1|>
    in the Endgame a card of the hand [meet 0 endure-the-pain; items=0:laudanum; ill=0:unhinged; hands=0:cool-nerve,gallantry]
      challenge? =Deplete(laudanum) ConditionLost(0,unhinged) spill? {0:Pick(cool-nerve/gallantry)} =Pick(gallantry)
      CardDiscarded(0,gallantry) challenge? {0:Play(cool-nerve)/Leave} | gone=gallantry 0.hand=cool-nerve
    if there is one, too [meet 0 endure-the-pain; items=0:laudanum,brandy; ill=0:unhinged] challenge? =Deplete(laudanum)
      ConditionLost(0,unhinged) challenge? {0:Use(brandy)/Deplete(brandy)/Leave}
    the surgeon's kit heals an injury of somebody here and gives Confidence [dread a-duel-at-dawn; here=2;
      items=0:field-surgeons-kit; ill=0:unhinged 1:injured,unhinged 2:injured] dread? =Deplete(field-surgeons-kit)
      ConditionLost(1,injured) ConfidenceGained(1) dread? {0:Compare/Leave 1:Compare/Leave} | deck=1
    relics and records lower Dread [dread a-duel-at-dawn; items=0:saints-knucklebone,phonograph; dread=10] dread?
      =Deplete(saints-knucklebone) DreadChanged(-2,8,card) dread? =Deplete(phonograph) DreadChanged(-1,7,card) ConfidenceGained(1)
      dread? {0:Draw/Compare/Leave} | deck=1
    after the flip the whistle calls nobody [meet 0 endure-the-pain; items=0:police-whistle] challenge?
      {0:Use(police-whistle)/Leave}
    the whistle calls somebody out of the Streets to a Dread card [day; stage=cases; shown=west-1:bruiser;
      at=west-1,west-streets,west-streets,east-streets; items=..] case? =Investigate(0) dread? =Deplete(police-whistle) summon?
      {0:Summon(1/2)} =Summon(2) Moved(2) dread? {0:Compare/Leave 2:Compare/Leave} =Compare DreadSolved(bruiser,4) hour? | deck=1
    or to a Plot card before the first flip [..; shown=west-1:mr-reynauds-residence] case? =Investigate(0) gather?
      {0:Deplete(police-whistle)/Done} =Deplete(police-whistle) summon? =Summon(1) Moved(1) next? {Act(0/1)}
    and not after it [..] case? =Investigate(0) gather? =Done roll? {0:Use(police-whistle)/Roll}
    the Baedeker brings a discarded Item back, but not itself [dread a-duel-at-dawn; items=0:baedeker-of-the-underworld;
      discards=brandy,tonic] dread? =Deplete(baedeker-of-the-underworld) take-discarded? {0:Pick(brandy/tonic)} =Pick(tonic)
      ItemGained(0,tonic) dread? {0:Use(tonic)/Compare/Leave} | discards-tonic
    if there is one [dread a-duel-at-dawn; items=0:baedeker-of-the-underworld,brandy; discards=] dread?
      {0:Use(baedeker-of-the-underworld/brandy)/Deplete(brandy)/Compare/Leave}
    where nobody here owns an Item none is lost, but Dread rises [plot
      <a-pawnshop|inspector-hales-ledger|the-counterfeiters-press>; here=3; items=3:brandy; dread=20] next? =Act(0)
      DiceRolled(0,-) next? =Act(1) DiceRolled(<1,-/2,----|1,--/2,----|1,--/2,-->) PlotResolved(0,0)
      DreadChanged(<1,21|1,21|2,22>,card) hour?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-064", "LD-134", "LD-149", "LD-160", "LD-165", "LD-228", "LD-339")
@pytest.mark.card("service-revolver", "lucky-sovereign", "fortune-tellers-charm", "gamblers-dice", "clasp-knife", "sword-cane")
@pytest.mark.card("witch-bottle", "elephant-gun", "dynamite")
def test_items_that_change_a_roll(fate: Fate) -> None:
    tales = """
    one die is rolled again [plot; items=0:<service-revolver|lucky-sovereign>; dice=---F] DiceRolled(0,---) dice?
      {0:Use(<>)/Deplete(<>)/Done} =Use(<>) reroll? {0:Die(0/1/2)} =Die(1) DieTurned(0,1,F) PlotResolved(1,0)
      ConditionGained(0,unhinged) hour?
    by a charm, too [plot; items=0:fortune-tellers-charm; dice=---F] roll? =Roll DiceRolled(0,---) dice?
      {0:Use(fortune-tellers-charm)/Done} =Use(fortune-tellers-charm) reroll? {0:Die(0/1/2)} =Die(1) DieTurned(0,1,F)
      PlotResolved(1,0) ConditionGained(0,unhinged) hour?
    any number of dice are rolled again once [plot; items=0:<clasp-knife|gamblers-dice>; dice=-F-FF] roll? =Roll DiceRolled(0,-F-)
      dice? {0:Deplete(<>)/Done} =Deplete(<>) reroll? {0:Die(0/1/2)/Done} =Die(0) reroll? {0:Die(1/2)/Done} =Die(2) reroll?
      {0:Die(1)/Done} =Done DieTurned(0,0,F/0,2,F) PlotResolved(3,2) ItemGained(0,saints-knucklebone) hour?
    a FIST is added that is no die [plot; items=0:<service-revolver|lucky-sovereign|sword-cane>,clasp-knife; dice=--F] roll? =Roll
      DiceRolled(0,--F) dice?
      {0:<Use(service-revolver)/|Use(lucky-sovereign)/|>Deplete(<service-revolver|lucky-sovereign|sword-cane>/clasp-knife)/Done}
      =Deplete(<>) FistAdded(0,1) dice? {0:Deplete(clasp-knife)/Done} =Deplete(clasp-knife) reroll? {0:Die(0/1/2)/Done} =Done
      PlotResolved(2,1) hour?
    the witch bottle turns a blank die [plot; items=0:witch-bottle; dice=F--] roll? =Roll DiceRolled(0,F--) dice?
      {0:Deplete(witch-bottle)/Done} =Deplete(witch-bottle) DieTurned(0,1,F) PlotResolved(2,1) hour?
    if there is one [..; dice=FFF] roll? =Roll DiceRolled(0,FFF) PlotResolved(3,2) ItemGained(0,saints-knucklebone) hour?
    the elephant gun adds a FIST and rolls up to two dice again [plot; items=0:elephant-gun; dice=---FF] roll? =Roll
      DiceRolled(0,---) dice? {0:Deplete(elephant-gun)/Done} =Deplete(elephant-gun) FistAdded(0,1) reroll? {0:Die(0/1/2)/Done}
      =Die(0) reroll? {0:Die(1/2)/Done} =Die(1) DieTurned(0,0,F/0,1,F) PlotResolved(3,2) ItemGained(0,saints-knucklebone) hour?
    or none [plot; items=0:elephant-gun; dice=FFF] roll? =Roll DiceRolled(0,FFF) dice? {0:Deplete(elephant-gun)/Done}
      =Deplete(elephant-gun) FistAdded(0,1) reroll? {0:Die(0/1/2)/Done} =Done PlotResolved(4,2) ItemGained(0,saints-knucklebone)
      ConfidenceGained(1) hour? | deck=1
    what follows a roll may wait for later rolls and hit the same die [plot; here=2; items=0:clasp-knife,lucky-sovereign;
      dice=------F] next? =Act(0) roll? =Roll DiceRolled(0,---) dice?
      {0:Deplete(clasp-knife)/Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Done DiceRolled(1,--) dice?
      {0:Deplete(clasp-knife)/Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Use(lucky-sovereign) reroll? {0:Die(0/1/2)}
      =Die(0) DieTurned(0,0,-) dice? {0:Deplete(clasp-knife)/Done} =Deplete(clasp-knife) reroll? {0:Die(0/1/2)/Done} =Die(0)
      reroll? {0:Die(1/2)/Done} =Done DieTurned(0,0,F) PlotResolved(1,0) suffer-next? {Give(0/1)}
    who wants no more decides for himself alone, and is asked again when something has changed [plot; here=2;
      items=0:lucky-sovereign 1:service-revolver; dice=-----F] next? =Act(0) DiceRolled(0,---) dice?
      {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =0:Done DiceRolled(1,--) dice?
      {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done 1:Use(service-revolver)/Deplete(service-revolver)/Done} =0:Done dice?
      {1:Use(service-revolver)/Deplete(service-revolver)/Done} =1:Use(service-revolver) reroll? {1:Die(0/1)} =Die(0)
      DieTurned(1,0,F) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done}
    without a roll nothing follows a roll [plot; items=0:lucky-sovereign,service-revolver; flips=sturmer; trauma=dread-1]
      Trauma(0) TraumaRolled(0,dread-1) DreadChanged(1,1,trauma) PlotResolved(0,0) ConditionGained(0,unhinged) hour?
    dynamite adds two FISTs and injures, even who is Injured already [plot; items=0:dynamite; ill=<|0:injured>; dread=10;
      dice=---] roll? =Roll DiceRolled(0,---) dice? {0:Deplete(dynamite)/Done} =Deplete(dynamite) FistAdded(0,2)
      <ConditionGained(0,injured)|ConditionDoubled(0,injured) DreadChanged(5,15,duplicate)> PlotResolved(2,1) hour?
    its FISTs stay when it defeats its owner [showdown; sheets=1100; items=0:dynamite,brandy; ill=0:injured; dread=10; dice=F-]
      ShowdownBegan(3) roller? =Act(0) DiceRolled(0,F) dice? {0:Deplete(dynamite)/Done} =Deplete(dynamite) FistAdded(0,2)
      Defeated(0) roller? {1:Act(1)} =Act(1) DiceRolled(1,-) ShowdownEnded(3,3) StoryWon(4) won-showdown(investigators) | score=4
    """
    assert not faults(fate, tales)

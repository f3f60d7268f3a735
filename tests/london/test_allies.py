"""Allies of two and three players: taken on arrival, their icons, their sacrifices, their end (LD-230 to LD-238)."""

from typing import Any

import pytest

from game.rules.london.investigations.points import points
from game.rules.london.state import Inquiry, Part
from game.rules.london.tables.cards import ALLIES
from tests.london.kit import Evening, Fate
from tests.london.scenes import table
from tests.london.tales import faults
from tests.sweep import each


@pytest.mark.rule("LD-094", "LD-104", "LD-230", "LD-231", "LD-233", "LD-234", "LD-235", "LD-238")
def test_an_ally_is_taken_on_arrival(fate: Fate) -> None:
    tales = """
    whoever comes to an Ally may take it before the first investigation [day; team=maria,basil; shown=west-1:wiggins
      west-5:bruiser; clocks=0:1 1:5] hour? =Go Moved(0/1,west-5) ally? {Befriend(0)/Done} =Befriend(0) Befriended(0,wiggins,none)
      case? | shown=west-5:bruiser 0.allies=wiggins
    it may be left, and taken by who stays [..; shown=west-1:wiggins; clocks=0:1,1] hour? =Go Moved(0) ally? {Befriend(0)/Done}
      =Done hour? =Go ally? {Befriend(0)/Done} =Befriend(0) Befriended(0,wiggins,none) hour? | slot=2 shown= 0.allies=wiggins
    of several who arrive the players choose who takes it [..; clocks=0:1 1:1] hour? =Go Moved(0/1) ally? {Befriend(0/1)/Done}
      =0:Befriend(1) Befriended(1,wiggins,none) hour? | slot=1 shown= 1.allies=wiggins
    with two of three one more may come [day; team=maria,basil; allies=0:the-ferret,madame-oriel; shown=west-1:wiggins;
      clocks=0:1] hour? =Go Moved(0) ally? {Befriend(0)/Done}
    a full hand of two players dismisses one for another [..; allies=0:big-tam-docherty,the-ferret,madame-oriel] hour? =Go
      Moved(0) ally? {Befriend(0,big-tam-docherty/0,the-ferret/0,madame-oriel)/Done} =Befriend(0,the-ferret)
      Befriended(0,wiggins,the-ferret) hour? | slot=1 shown= 0.allies=big-tam-docherty+madame-oriel+wiggins
    of three players it is full with two [..; team=maria,basil,milton; allies=0:big-tam-docherty,the-ferret] hour? =Go Moved(0)
      ally? {Befriend(0,big-tam-docherty/0,the-ferret)/Done} =Befriend(0,the-ferret) Befriended(0,wiggins,the-ferret) hour? |
      slot=1 shown= 0.allies=big-tam-docherty+wiggins
    it helps from the next investigation on in the same slot [day; team=maria,basil; shown=west-1:constable-thorne west-5:bruiser;
      clocks=0:1,5] hour? =Go Moved(0) ally? {Befriend(0)/Done} =Befriend(0) Befriended(0,constable-thorne,none) hour? =Go
      Moved(0,west-5) case? =Investigate(west-5,0) dread? =Compare DreadSolved(west-5,bruiser,4) hour? | deck=1 slot=2 shown=
      0.allies=constable-thorne
    """
    assert not faults(fate, tales)


@each("ally", list(ALLIES))
@pytest.mark.rule("LD-231")
def test_the_icons_of_an_ally_are_its_owners(ally: str) -> None:
    """Each icon counts where it matches, at Dread cards, Plot cards and Goons alike."""
    t = table("maria,basil", allies={1: [ally]})
    for kind, card, matched in (
        ("dread", "a-tough-bargain", {"charm", "guile", "tech"}),
        ("plot", "mr-reynauds-residence", {"courage", "lore", "guile"}),
        ("goon", "the-tin-bishop", {"spirit", "tech"}),
    ):
        inquiry = Inquiry(kind, card, "west-2", {0: Part(), 1: Part()})
        own = 1 + len({"charm", "lore"} & matched)
        assert points(t, inquiry, 1) == own + len(matched & set(ALLIES[ally].icons))
        assert points(t, inquiry, 0) == 1 + len({"spirit", "courage"} & matched)


@pytest.mark.rule("LD-072", "LD-073", "LD-096", "LD-129", "LD-134", "LD-154", "LD-160", "LD-169", "LD-173", "LD-231", "LD-232")
@pytest.mark.rule("LD-238")
@pytest.mark.card("wiggins", "constable-thorne", "dr-lavinia-crane", "father-aloysius", "big-tam-docherty", "lord-pelham-voss")
@pytest.mark.card("the-ferret", "nurse-hester-quill", "madame-oriel")
def test_what_a_sacrifice_does_in_an_investigation(fate: Fate) -> None:
    tales = """
    Wiggins brings Confidence in an investigation [dread bruiser; team=maria,basil; here=2; allies=0:wiggins] dread?
      =Sacrifice(wiggins,1) ConfidenceGained(1) dread? {Compare/Leave} | deck=1
    Constable Thorne adds a FIST to a roll at his Location, of whomever [plot; team=basil,milton; here=2;
      allies=0:constable-thorne; dice=-----F] next? =Act(0) DiceRolled(0,---) dice? {0:Sacrifice(constable-thorne)/Done} =Done
      DiceRolled(1,--) dice? {0:Sacrifice(constable-thorne)/Done} =Sacrifice(constable-thorne) whose-roll? {0:Give(0/1)} =Give(1)
      FistAdded(1,1) PlotResolved(1,0) suffer-next? {Give(0/1)}
    Dr Crane heals one Condition of everybody there [dread bruiser; team=basil,milton,murphy; here=2; allies=0:dr-lavinia-crane;
      ill=0:injured 1:injured,unhinged 2:injured] dread? =Sacrifice(dr-lavinia-crane) ConditionLost(0,injured) heal?
      {0:Heal(1,injured/1,unhinged)} =Heal(1,injured) ConditionLost(1,injured) dread? {0:Compare/Leave 1:Compare/Leave}
    Father Aloysius cancels a Trauma: the sheet still counts, the card has no icons [plot; team=basil,milton; here=2;
      allies=0:father-aloysius; flips=milton] Trauma(1) trauma? {0:Sacrifice(father-aloysius)/Done} =Sacrifice(father-aloysius)
      TraumaCancelled(1) next? =Act(0) DiceRolled(0,--/1,--) PlotResolved(0,0) suffer-next? {Give(0/1)}
    Big Tam is strong once, and gone with his icons; with these alone it is less [dread bruiser; team=maria,basil;
      allies=0:big-tam-docherty] dread? {0:Sacrifice(big-tam-docherty)/Compare/Leave} =<Sacrifice(big-tam-docherty)
      IconsAdded(0,strength+strength+strength+strength) dread? {0:Compare/Leave} =|>Compare DreadSolved(<6|4>) hour? | deck=1
    Lord Pelham brings an Item of choice [dread bruiser; team=maria,basil; allies=0:lord-pelham-voss] dread?
      =Sacrifice(lord-pelham-voss) item? {0:Pick(tonic/lucky-sovereign/brandy)/TopCard} =Pick(tonic) ItemGained(0,tonic)
      SupplyLaid(lucky-sovereign+brandy+phonograph) dread? {0:Use(tonic)/Compare/Leave} | supply=lucky-sovereign+brandy+phonograph
    the Ferret rolls any dice of a roll again [plot; team=basil,milton; allies=0:the-ferret; dice=-F-FF] DiceRolled(0,-F-) dice?
      {0:Sacrifice(the-ferret)/Done} =Sacrifice(the-ferret) reroll? {0:Die(0/1/2)/Done} =Die(0) reroll? {0:Die(1/2)/Done} =Die(2)
      reroll? {0:Die(1)/Done} =Done DieTurned(0,0,F/0,2,F) PlotResolved(3,2) ItemGained(0,phonograph) hour?
    Nurse Hester brings two Confidence [dread bruiser; team=maria,basil; allies=0:nurse-hester-quill] dread?
      =Sacrifice(nurse-hester-quill) ConfidenceGained(2) dread? {0:Draw/Compare/Leave} | deck=2
    Madame Oriel lowers Dread at any time [dread bruiser; team=maria,basil; allies=0:madame-oriel; dread=9] dread?
      =Sacrifice(madame-oriel) DreadChanged(-2,7,card) dread? {0:Compare/Leave}
    not below 0 [..; dread=1] dread? =Sacrifice(madame-oriel) DreadChanged(-1,0,card) dread? {0:Compare/Leave}
    and not in vain [dread bruiser; team=maria,basil; allies=0:madame-oriel] dread? {0:Compare/Leave}
    a sacrifice is for an investigation of its owner [dread bruiser; team=basil,maria;
      allies=1:big-tam-docherty,lord-pelham-voss,nurse-hester-quill] dread? {0:Compare/Leave}
    a Trauma does not silence an Ally [plot; team=basil,maria; allies=0:wiggins; flips=basil; trauma=dread-1] Trauma(0)
      TraumaRolled(0,dread-1) DreadChanged(1,1,trauma) roll? {0:Sacrifice(wiggins,1)/Roll} =Roll DiceRolled(0,--)
      PlotResolved(0,0) ConditionGained(0,unhinged) hour?
    at any time Wiggins turns up a card for his owner, even a Plot card, and Madame Oriel lowers Dread; others wait for an
      investigation [day; team=maria,basil; dread=9; hidden=north-1:plot south-1:fever-house;
      allies=0:wiggins,madame-oriel,nurse-hester-quill 1:big-tam-docherty,lord-pelham-voss] hour?
      {0:Go/Sacrifice(wiggins/madame-oriel) 1:Go} =Sacrifice(wiggins) show-card?
      {0:Reveal(north-2/north-4/north-6/south-2/south-3/south-4/east-1/east-2/east-4/east-5/east-6//west-5/west-6/north-1/south-1)}
      =Reveal(north-1) CardRevealed(north-1) hour? =Sacrifice(madame-oriel) DreadChanged(-2,7,card) hour? {Go} |
      shown=north-1:mr-reynauds-residence
    she would do it in vain [day; team=maria,basil; allies=0:madame-oriel] hour? {Go}
    an Ally that is turned up is taken by who stands there [day; team=maria,basil; hidden=east-3:the-ferret; at=north-1,east-3;
      allies=0:wiggins] hour? =Sacrifice(wiggins) show-card? =Reveal(east-3) CardRevealed(east-3,the-ferret) ally?
      {Befriend(east-3,1)/Done} =Befriend(east-3,1) Befriended(1,the-ferret,none) hour? {Go} | 1.allies=the-ferret
    and else waits [..; hidden=east-4:the-ferret] hour? =Sacrifice(wiggins) show-card? =Reveal(east-4)
      CardRevealed(east-4,the-ferret) hour? {Go} | shown=east-4:the-ferret
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-EX-21", "LD-179", "LD-180", "LD-236", "LD-285", "LD-045", "LD-277", "LD-127")
def test_at_the_end_of_the_chapter_allies_go_and_are_back_in_the_second(fate: Fate) -> None:
    tales = """
    of three players, where one lies face up and one face down and two are owned [close; team=maria,basil,milton; allies=0:wiggins
      2:the-ferret; shown=west-2:madame-oriel; hidden=west-3:father-aloysius] ChapterEnded(1) DreadChanged(2,2,hidden)
      ConfidenceGained(1/1) EndgameBegan(the-correspondent) HandDealt(0,the-chaplains-blessing/1,into-the-lions-den/2,)
      DieEarned(0,2/1,2/2,2) stay? | shown= 0.allies= 2.allies=
    """
    assert not faults(fate, tales)
    # all nine are back in the second chapter
    done = ["the-blind-beggars-court"]
    about: dict[str, Any] = {"story": "calypsos-bargain", "phase": "close", "done": done, "respite": False}
    t = table("maria,basil", allies={0: ["wiggins"]}, **about)
    t.dark, t.shown, t.parted = {}, {}, ["the-ferret"]
    evening = Evening(t)
    assert evening.prompt == "prompt-ready" and evening.t.parted == []
    assert {card.face for card in evening.t.dark.values()} >= set(ALLIES) and len(evening.t.deck) == 1
    # an ally is no item
    person = table("maria,basil", allies={0: ["wiggins"]}).people[0]
    assert not person.items and "tilted" not in person.__struct_fields__

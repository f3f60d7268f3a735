"""Trauma, Conditions and defeat (LD-160 to LD-169)."""

import pytest

from game.rules.engine.rng import Rng
from game.rules.engine.secret import redact
from game.rules.london import event
from game.rules.london.determinize import determinize
from game.rules.london.tables.cards import PERSONALITIES
from tests.london.kit import Fate
from tests.london.scenes import meet, plot
from tests.london.tales import faults
from tests.sweep import each

TRAUMAS = {row.character: row.id for row in PERSONALITIES.values() if row.kind == "trauma"}
METZ = {"sturmer": "the-trench-at-metz"}


@pytest.mark.rule("LD-160")
@each(("hero", "trauma"), TRAUMAS.items())
def test_a_trauma_silences_the_sheet_of_everybody(fate: Fate, hero: str, trauma: str) -> None:
    fate.trauma("dread-1")
    others = [name for name in ("basil", "maria", "sturmer", "murphy") if name != hero][:3]
    evening = plot(fate, characters=",".join([hero, *others]), flips={hero: trauma})
    assert evening.seen(event.TraumaRolled) == [event.TraumaRolled(0, "dread-1")] and evening.seen(event.DiceRolled) == []


@pytest.mark.rule("LD-158", "LD-160", "LD-161", "LD-162", "LD-163", "LD-164", "LD-165", "LD-167", "LD-168", "LD-205", "LD-231")
@pytest.mark.rule("LD-EX-13")
def test_what_a_trauma_and_conditions_do(fate: Fate) -> None:
    tales = """
    in spite of a Trauma Items, Virtue, cards and Allies count [plot; team=sturmer,milton; flips=sturmer; trauma=dread-1;
      items=0:museum-pass; deck=cool-nerve; virtue=1; allies=0:dr-lavinia-crane] Trauma(0) TraumaRolled(0,dread-1)
      DreadChanged(1,1,trauma) roll? =Use(museum-pass) IconsAdded(0,lore) roll? =Spend(1) IconsAdded(0,courage) roll? =Draw
      CardDrawn(0,cool-nerve) IconsAdded(0,guile+courage) DiceRolled(0,-----) PlotResolved(0,0) ConditionGained(0,unhinged) hour?
      | gone=cool-nerve deck=0
    the Trauma die is rolled at once: it gives a Condition or raises Dread [plot; here=2; flips=sturmer;
      trauma=<injured|unhinged|dread-1|dread-2>; dread=10] Trauma(0) TraumaRolled(0,<>)
      <ConditionGained(0,injured)|ConditionGained(0,unhinged)|DreadChanged(1,11,trauma)|DreadChanged(2,12,trauma)> next?
      {Act(0/1)}
    the players choose the order of what was flipped together [plot; here=4; flips=sturmer,milton,murphy:never-stays-down;
      trauma=injured,dread-2] Trauma(0/1) PersonalityFlipped(3,never-stays-down) stir? {Act(0/1/3)} =Act(1)
      TraumaRolled(1,injured) ConditionGained(1,injured) stir? {Act(0/3)} =Act(3) IconsAdded(3,strength) TraumaRolled(0,dread-2)
      DreadChanged(2,2,trauma) next? {Act(0/1/2/3)}
    Conditions alone have no effect [dread bruiser; ill=0:injured,unhinged] dread? =Compare DreadSolved(3) hour? | deck=1
    nor on dice [plot; ill=..; dice=FFF] DiceRolled(0,FFF) PlotResolved(3,2) ItemGained(0,saints-knucklebone) hour?
    a second Condition of a kind is 5 Dread outside the Endgame, but one of the other kind is one more [plot; here=2;
      flips=sturmer; trauma=<unhinged|injured>; ill=0:unhinged; dread=10] Trauma(0) TraumaRolled(0,<>)
      <ConditionDoubled(0,unhinged) DreadChanged(5,15,duplicate)|ConditionGained(0,injured)> next? {Act(0/1)}
    in the Endgame it defeats [meet 0 endure-the-pain; flips=sturmer; trauma=unhinged; ill=0:unhinged; hands=0:cool-nerve;
      dread=10] Trauma(0) DreadChanged(1,11,antagonist) TraumaRolled(0,unhinged) Defeated(0) challenger? {1:Act(1/2/3)
      2:Act(1/2/3) 3:Act(1/2/3)} | gone=cool-nerve 0.hand=
    nobody is defeated outside the Endgame [plot opium-den; flips=sturmer; trauma=injured; ill=0:injured; dread=10; dice=-]
      Trauma(0) TraumaRolled(0,injured) ConditionDoubled(0,injured) DreadChanged(5,15,duplicate) PlotResolved(0,0)
      ConditionDoubled(0,injured) DreadChanged(5,20,duplicate/1,21,card) hour?
    all present are unhinged each for himself [plot; here=3; ill=0:unhinged 1:injured 2:unhinged 3:unhinged; dread=10] next?
      =Act(0) DiceRolled(0,---) next? =Act(1) DiceRolled(1,--/2,--) PlotResolved(0,0) suffer-next? {Give(0/1/2)} =Give(2)
      ConditionDoubled(2,unhinged) DreadChanged(5,15,duplicate) suffer-next? {Give(0/1)} =Give(0) ConditionDoubled(0,unhinged)
      DreadChanged(5,20,duplicate) ConditionGained(1,unhinged) hour?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-064", "LD-137", "LD-166", "LD-169", "LD-193", "LD-200", "LD-204", "LD-232", "LD-261", "LD-EX-12")
@pytest.mark.rule("LD-EX-15")
def test_a_condition_is_averted_in_time(fate: Fate) -> None:
    tales = """
    tonic makes room for a new injury, <if it is used|or it is borne> [plot opium-den; here=2; ill=0:injured,unhinged;
      items=0:tonic; dread=10] next? =Act(0) roll? =Roll DiceRolled(0,---/1,---) PlotResolved(0,0) suffer? {Give(0/1)} =Give(0)
      condition? {0:Deplete(tonic)/Done} =<Deplete(tonic) ConditionLost(0,injured) ConditionGained(0,injured)
      DreadChanged(1,11,card)|Done ConditionDoubled(0,injured) DreadChanged(5,15,duplicate/1,16,card)> hour?
    a first injury cannot be averted by what discards Conditions [plot opium-den; here=2; ill=0:unhinged; items=0:tonic
      1:laudanum; dread=10] next? =Act(0) roll? =Roll DiceRolled(0,---) roll? =Roll DiceRolled(1,---) PlotResolved(0,0) suffer?
      {Give(0/1)} =Give(0) ConditionGained(0,injured) DreadChanged(1,11,card) hour?
    the effects of others here reach that far [plot opium-den; here=2; ill=0:injured,unhinged; items=0:laudanum,silver-crucifix
      1:field-surgeons-kit 2:tonic; dread=10] next? =Act(0) roll? =Roll DiceRolled(0,---) roll? =Roll DiceRolled(1,---)
      PlotResolved(0,0) suffer? {Give(0/1)} =Give(0) condition? {0:Deplete(silver-crucifix)/Done
      1:Deplete(field-surgeons-kit)/Done} =Deplete(field-surgeons-kit) ConditionLost(0,injured) ConfidenceGained(1) condition?
      {0:Deplete(silver-crucifix)/Done} =Done ConditionGained(0,injured) DreadChanged(1,11,card) hour? | deck=1
    one player who declines does not speak for the others [plot opium-den; here=2; ill=0:injured,unhinged; items=0:silver-crucifix
      1:tonic; dread=10] next? =Act(0) roll? =Roll DiceRolled(0,---) roll? =Roll DiceRolled(1,---) PlotResolved(0,0) suffer?
      {Give(0/1)} =Give(0) condition? {0:Deplete(silver-crucifix)/Done 1:Deplete(tonic)/Done} =1:Done condition?
      {0:Deplete(silver-crucifix)/Done} =0:Deplete(silver-crucifix) Ignored(0,injured) DreadChanged(1,11,card) hour?
    the Virtue of Maria is spent in time [plot opium-den; team=sturmer,maria,jacqueline,murphy; here=2; ill=0:injured,unhinged;
      virtue=1; dread=10] next? =Act(0) roll? =Roll DiceRolled(0,---) dice? {0:Spend/Done} =Done roll? =Roll DiceRolled(1,----)
      dice? {0:Spend/Done} =Done PlotResolved(0,0) suffer? {Give(0/1)} =Give(0) condition? {1:Spend/Done} =Spend
      ConditionLost(0,injured) ConditionGained(0,injured) DreadChanged(1,11,card) hour?
    Dr Crane heals everybody here [plot opium-den; team=sturmer,milton,maria; here=2; ill=0:injured,unhinged 1:unhinged,injured
      2:unhinged; allies=1:dr-lavinia-crane; dread=10] next? =Act(0) DiceRolled(0,---) roll? =Roll DiceRolled(1,---)
      PlotResolved(0,0) suffer? {Give(0/1)} =Give(0) condition? {1:Sacrifice(dr-lavinia-crane)/Done} =Sacrifice(dr-lavinia-crane)
      ConditionLost(0,injured) heal? {1:Heal(1,unhinged/1,injured)} =Heal(1,injured) ConditionLost(1,injured)
      ConditionGained(0,injured) DreadChanged(1,11,card) hour?
    a Secret helps against a Condition of anybody [meet 0 the-sewer-rises; flips=sturmer; trauma=injured; ill=0:injured;
      secrets=2:the-song-that-stops-clocks] Trauma(0) TraumaRolled(0,injured) condition?
      {2:Confide(the-song-that-stops-clocks)/Done} =Confide(the-song-that-stops-clocks) Ignored(0,injured) ChallengeMet(0,0,-)
      DreadChanged(2,2,card) challenger? | gone=the-song-that-stops-clocks 2.secrets=
    Stürmer endures the pain, as in the example [meet 0 endure-the-pain; flips=sturmer; trauma=injured; ill=0:unhinged;
      items=0:holy-water; hands=0:into-the-lions-den,heads-up-lads,cool-nerve] Trauma(0) DreadChanged(1,1,antagonist)
      TraumaRolled(0,injured) ConditionGained(0,injured) challenge?
      {0:Use(holy-water)/Deplete(holy-water)/Play(cool-nerve/heads-up-lads/into-the-lions-den)/Leave} =Play(into-the-lions-den)
      IconsAdded(0,spirit+courage) challenge? =Play(heads-up-lads) IconsAdded(0,strength+courage) challenge? =Use(holy-water)
      IconsAdded(0,spirit) challenge? {0:Play(cool-nerve)/Compare} =Compare ChallengeMet(0,5,F) DieEarned(0,2) challenger? |
      gone=into-the-lions-den+heads-up-lads 0.hand=cool-nerve
    or gives up [..] Trauma(0) DreadChanged(1,1,antagonist) TraumaRolled(0,injured) ConditionGained(0,injured) challenge? =Leave
      ChallengeMet(0,0,-) Defeated(0) challenger? | gone=into-the-lions-den+heads-up-lads+cool-nerve 0.hand=
    who has bowed out is too far away to heal [meet 0 endure-the-pain; out=2; flips=sturmer; trauma=injured; ill=0:injured;
      items=2:tonic] Trauma(0) DreadChanged(1,1,antagonist) TraumaRolled(0,injured) Defeated(0) challenger?
    a discarded Condition can come again [plot opium-den; here=2; ill=0:injured,unhinged; items=0:tonic,laudanum; flips=sturmer;
      trauma=injured; dread=10] Trauma(0) TraumaRolled(0,injured) condition? =Deplete(tonic) ConditionLost(0,injured)
      ConditionGained(0,injured) next?
    when everybody is defeated the Story is lost at once [challenge endure-the-pain; defeated=123; flips=sturmer; trauma=injured;
      ill=0:injured] stay? =Stay ChallengeRevealed Trauma(0) DreadChanged(1,1,antagonist) TraumaRolled(0,injured) Defeated(0)
      StoryLost(lost-defeated) lost-defeated(dread)
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-165", "LD-254")
def test_the_cards_of_the_defeated_lie_in_no_imagined_pile(fate: Fate) -> None:
    fate.trauma("unhinged")
    secrets = {0: ["the-kings-true-name"]}
    evening = meet(fate, 0, "the-sewer-rises", flips=METZ, ill={0: ["unhinged"]}, hands={0: ["cool-nerve"]}, secrets=secrets)
    assert evening.seen(event.Defeated)
    world = determinize(evening.view(1), Rng(3))
    assert redact(world, frozenset({1})) == evening.view(1)

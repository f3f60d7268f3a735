"""Characters: the icons and Talents of the Personality cards, and what each sheet does for Virtue (LD-135 to LD-137, LD-145, LD-199)."""

import pytest

from game.rules.london import event
from game.rules.london.choice import Apply, Compare, Draw, Investigate, Pick, Roll, Spend
from game.rules.london.tables.cards import CHARACTERS, PERSONALITIES, PLOTS
from game.text import name
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate
from tests.london.scenes import HERE, dread, meet, plot, plot_table, traits
from tests.london.tales import faults
from tests.sweep import each

PRINTED = [(title, icons.split()) for _, title, kind, icons in lines(figures.PERSONALITIES) if kind != "trauma"]


def team(hero: str) -> str:
    """A Character first, and three others."""
    return ",".join([hero, *[one for one in CHARACTERS if one != hero][:3]])


def matches(icons: list[str], asked: list[str]) -> int:
    return sum(icon == "wild" or icon in asked for icon in icons)


@pytest.mark.rule("LD-110", "LD-111", "LD-147", "LD-199")
@each(("title", "icons"), PRINTED)
def test_the_icons_of_the_flipped_card_are_added(fate: Fate, title: str, icons: list[str]) -> None:
    card = next(one for one in PERSONALITIES if name(one) == title)
    hero = PERSONALITIES[card].character
    sheet = {name(one): cells.split() for one, cells in zip(CHARACTERS, [row[1] for row in lines(figures.VIRTUES)], strict=True)}
    own = sheet[name(hero)]
    for plot_card in ("mr-reynauds-residence", "a-pawnshop", "rooftops-over-whitechapel", "the-house-with-no-mirrors"):
        fate.dice(*[False] * 12)
        evening = plot(fate, plot_card, team(hero), flips={hero: card}, items={0: ["chalk-circle"]})
        evening.until("prompt-roll", lambda options: options[-1])
        evening.play(Roll())
        asked = [*PLOTS[plot_card].icons]
        bonus = 1 if card == "never-stays-down" and "strength" in asked else 0
        assert len(evening.seen(event.DiceRolled)[0].dice) == matches(own + icons, asked) + bonus


@pytest.mark.rule("LD-331")
def test_forbidden_marginalia_turn_up_any_card_of_the_deck(fate: Fate) -> None:
    shown = set()
    for seed in range(25):
        traits(fate, milton="forbidden-marginalia")
        t = plot_table("mr-reynauds-residence", "milton,maria", deck=["cipher-and-key", "cool-nerve", "gallantry"], seed=seed)
        evening = Evening(t).after(Investigate(HERE, (0,)), Apply(0))
        shown.add(evening.seen(event.CardShown)[0].card)
    assert shown == {"cipher-and-key", "cool-nerve", "gallantry"}


@pytest.mark.rule("LD-331")
@pytest.mark.card("forbidden-marginalia")
def test_in_the_endgame_forbidden_marginalia_look_at_the_pile(fate: Fate) -> None:
    flips = {"milton": "forbidden-marginalia"}
    evening = meet(fate, 1, "the-mirror-answers", flips=flips)
    pile = [card.face for card in evening.t.confidence]
    evening.play(Apply(0))
    assert evening.seen(event.CardShown) == [event.CardShown(1, pile[-1])]
    assert [card.face for card in evening.t.confidence] == [pile[-1], *pile[:-1]]


@pytest.mark.rule("LD-127", "LD-154", "LD-203", "LD-330", "LD-331")
@pytest.mark.card("encore", "noblesse-oblige", "never-stays-down", "absolution", "forbidden-marginalia", "marching-song")
def test_the_other_talents(fate: Fate) -> None:
    tales = """
    Encore! rolls any number of dice again, once [plot a-pawnshop; team=jacqueline,milton,murphy,maria; flips=jacqueline:encore;
      dice=--FFF-] PersonalityFlipped(0,encore) DiceRolled(0,--FF) dice? {0:Apply/Done} =Apply reroll? {0:Die(0/1/2/3)/Done}
      =Die(0) reroll? {0:Die(1/2/3)/Done} =Die(1) reroll? {0:Die(2/3)/Done} =Done DieTurned(0,0,F/0,1,-) PlotResolved(3,1) item?
      {0:Pick(brandy/phonograph/skeleton-keys)/TopCard}
    at a Challenge it is one more wild icon, or not [meet 0 endure-the-pain; team=..; flips=..] PersonalityFlipped(0,encore)
      talent? {0:Apply(1)/Done} =<Apply(1) IconsAdded(0,wild)|Done> ChallengeMet(0,<3|2>,-) ConditionGained(0,injured) challenger?
    Noblesse Oblige wants a tilted Item [plot a-pawnshop; team=basil,milton,murphy,maria; here=2; flips=basil:noblesse-oblige;
      items=0:brandy] PersonalityFlipped(0,noblesse-oblige) next? {Act(0/1)}
    Murphy Never Stays Down [plot rooftops-over-whitechapel; team=murphy,milton,jacqueline,maria; here=2;
      flips=murphy:never-stays-down; ill=0:unhinged,injured 1:injured] PersonalityFlipped(0,never-stays-down)
      ConditionLost(0,injured) next? =Act(0) DiceRolled(0,---/1,-) PlotResolved(0,0) suffer-next? {Give(0/1)}
    else it is strength [..; ill=0:unhinged 1:injured] PersonalityFlipped(0,never-stays-down) IconsAdded(0,strength) next? =Act(0)
      DiceRolled(0,----/1,-) PlotResolved(0,0) suffer-next? {Give(0/1)}
    Maria gives Absolution [plot; team=maria,milton,jacqueline,murphy; here=3; flips=maria:absolution; ill=0:injured
      1:injured,unhinged 2:unhinged 3:unhinged] PersonalityFlipped(0,absolution) heal? {0:Heal(1,unhinged/2,unhinged)}
      =Heal(2,unhinged) ConditionLost(2,unhinged) next? {Act(0/1/2)}
    with one alone nothing is asked: it is not optional [plot; team=maria,milton,jacqueline,murphy; here=2;
      flips=maria:absolution; ill=1:unhinged] PersonalityFlipped(0,absolution) ConditionLost(1,unhinged) next? {Act(0/1)}
    Forbidden Marginalia borrow the icons of a card [plot; team=milton,maria,jacqueline,murphy; flips=milton:forbidden-marginalia;
      deck=cipher-and-key] PersonalityFlipped(0,forbidden-marginalia) talent? {0:Apply/Done} =Apply CardShown(0,cipher-and-key)
      IconsAdded(0,guile+lore) roll? {0:Draw/Roll} =Roll DiceRolled(0,-----) PlotResolved(0,0) ConditionGained(0,unhinged) hour?
    if there is one [plot; team=milton,maria,jacqueline,murphy; flips=milton:forbidden-marginalia]
      PersonalityFlipped(0,forbidden-marginalia) DiceRolled(0,---) PlotResolved(0,0) ConditionGained(0,unhinged) hour?
    the Marching Song gives Confidence at once [plot; here=2; flips=sturmer:marching-song] PersonalityFlipped(0,marching-song)
      ConfidenceGained(1) next? {Act(0/1)} | deck=1
    in the Endgame it gives Stürmer a card [meet 0 endure-the-pain; flips=..] PersonalityFlipped(0,marching-song)
      HandDealt(0,into-the-lions-den) challenge? {0:Play(into-the-lions-den)/Leave}
    Noblesse Oblige readies an Item of anybody here [plot a-pawnshop; team=basil,milton,murphy,maria; here=2;
      flips=basil:noblesse-oblige; items=0:~crowbar 1:~brandy 2:~tonic] PersonalityFlipped(0,noblesse-oblige) talent?
      {0:Apply/Done} =Apply ready-item? {0:Ready(0,crowbar/1,brandy)} =Ready(1,brandy) ItemReadied(1,brandy) next? =Act(1) roll?
      {1:Use(brandy)/Deplete(brandy)/Roll}
    or none [..; items=0:~crowbar 1:~brandy] PersonalityFlipped(0,noblesse-oblige) talent? =Done next?
    in the Endgame one of those who are in [challenge endure-the-pain; team=basil,milton,murphy,maria; out=3;
      flips=basil:noblesse-oblige; items=1:holy-water 2:crowbar 3:tonic] stay? =0:Stay stay? =1:Stay stay? =2:Stay
      ChallengeRevealed challenger? =Act(1) challenge? =Use(holy-water) IconsAdded(1,spirit) ChallengeMet(1,5,F) DieEarned(1,2)
      challenger? =Act(2) challenge? =Use(crowbar) IconsAdded(2,strength) ChallengeMet(2,4,-) ConditionGained(2,injured)
      PersonalityFlipped(0,noblesse-oblige) talent? =Apply ready-item? {0:Ready(1,holy-water/2,crowbar)} =Ready(2,crowbar)
      ItemReadied(2,crowbar) ChallengeMet(0,2,-) ConditionGained(0,injured) ItemReadied(1,holy-water) stay?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-121", "LD-135")
@pytest.mark.card("milton")
def test_milton_looks_at_three_cards_and_takes_one_for_good() -> None:
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "bruiser"]
    evening = dread("a-tough-bargain", "milton,maria,murphy,basil", deck=deck, virtue=2).after(Spend(0))
    shown = [news.card for news in evening.seen(event.CardShown)]
    assert len({*shown}) == 3
    assert evening.options(0) == tuple(Pick(card) for card in shown)
    taken = next(card for card in shown if card in ("cool-nerve", "gallantry", "cipher-and-key"))
    evening.play(Pick(taken))
    assert evening.t.gone == [taken]
    assert {*shown} & {*evening.t.solved} == {*shown} - {taken}, "what goes back is known to lie there"
    assert sorted(card.face for card in evening.t.deck) == sorted({*deck} - {taken}) and evening.t.people[0].virtue == 1
    evening.play(Compare())
    assert evening.seen(event.DreadFailed)[0].points == 1 + 1
    # what milton puts back is shuffled before somebody draws
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand"]
    evening = dread("a-tough-bargain", "milton,maria,murphy,basil", deck=deck, virtue=1)
    for choice, shuffles in ((Draw(), 1), (Spend(0), 2), (None, 2), (Draw(), 3)):
        evening.play(choice or evening.options(0)[0])
        assert evening.t.rng.draws["investigation"] == shuffles


@pytest.mark.rule("LD-114", "LD-127", "LD-135", "LD-136", "LD-137", "LD-169", "LD-203", "LD-215")
@pytest.mark.card("basil", "jacqueline", "murphy", "maria", "milton", "sturmer")
def test_what_a_token_does(fate: Fate) -> None:
    tales = """
    any number of tokens, each for one effect [dread unclean-tongues; team=jacqueline,milton,murphy,maria; virtue=3] dread? =Spend
      IconsAdded(0,wild) dread? =Spend IconsAdded(0,wild) dread? {0:Spend/Compare/Leave} =Compare DreadSolved(4) hour? | deck=1
    without a token there is no effect [..; virtue=1] dread? =Spend IconsAdded(0,wild) dread? {0:Compare/Leave}
    Basil needs a tilted Item [dread unclean-tongues; team=basil,milton,murphy,maria; items=0:crowbar; virtue=1] dread?
      {0:Use(crowbar)/Deplete(crowbar)/Compare/Leave}
    Basil readies an Item after a roll [plot; team=..; items=0:lucky-sovereign; virtue=1; dice=---F] DiceRolled(0,--) dice?
      {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Use(lucky-sovereign) reroll? {0:Die(0/1)} =Die(0) DieTurned(0,0,-)
      dice? {0:Spend/Done} =Spend ItemReadied(0,lucky-sovereign) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done}
      =Use(lucky-sovereign) reroll? {0:Die(0/1)} =Die(0) DieTurned(0,0,F) PlotResolved(1,0) ConditionGained(0,unhinged) hour?
    and in the Showdown that of another [showdown; team=..; items=1:lucky-sovereign; virtue=1; dice=--] ShowdownBegan(1) roller?
      =Act(1) DiceRolled(1,-) dice? {1:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Use(lucky-sovereign) DieTurned(1,0,-)
      dice? {0:Spend/Done} =0:Spend ItemReadied(1,lucky-sovereign) dice? {1:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done}
    Jacqueline adds a wild icon [dread bodies-in-the-fog; team=jacqueline,milton,murphy,maria; virtue=1] dread? =Spend
      IconsAdded(0,wild) dread? {0:Compare/Leave} =Compare DreadFailed(2) hour?
    Murphy adds strength [dread bruiser; team=murphy,milton,jacqueline,maria; virtue=1] dread? =Spend
      IconsAdded(0,strength+strength) dread? {0:Compare/Leave} =Compare DreadSolved(4) hour? | deck=1
    or rolls dice again [plot opium-den; team=murphy,milton,jacqueline,maria; virtue=1; dice=-FF] roll? =Roll DiceRolled(0,-F)
      dice? {0:Spend(1)/Done} =Spend(1) reroll? {0:Die(0/1)/Done} =Die(0) reroll? {0:Die(1)/Done} =Done DieTurned(0,0,F)
      PlotResolved(2,1) ConfidenceGained(2) hour? | deck=2
    Maria rids anybody here of a Condition [dread unclean-tongues; team=maria,milton,murphy,basil; here=2; ill=0:injured
      1:unhinged 2:injured; virtue=1] dread? =Spend heal? {0:Heal(0,injured/1,unhinged)} =Heal(1,unhinged)
      ConditionLost(1,unhinged) dread? {0:Compare/Leave 1:Compare/Leave}
    or adds spirit [dread unclean-tongues; team=maria,milton,murphy,basil; virtue=1] dread? =Spend(1) IconsAdded(0,spirit) dread?
      {0:Compare/Leave} =Compare DreadSolved(3) hour? | deck=1
    Milton needs a deck [dread a-tough-bargain; team=milton,maria,murphy,basil; virtue=1] dread? {0:Compare/Leave}
    in the Endgame he draws Confidence [meet 1 endure-the-pain; virtue=1] challenge? =Spend(1) HandDealt(1,into-the-lions-den)
      challenge? {1:Play(into-the-lions-den)/Leave}
    Stürmer turns a blank die [plot; virtue=1; dice=F--] roll? =Roll DiceRolled(0,F--) dice? {0:Spend/Done} =Spend
      DieTurned(0,1,F) PlotResolved(2,1) hour?
    or adds courage [dread bruiser; virtue=1] dread? =Spend(1) IconsAdded(0,courage) dread? {0:Compare/Leave} =Compare
      DreadSolved(4) hour? | deck=1
    in the Showdown Virtue changes dice but adds no icons [showdown; virtue=1; dice=----] ShowdownBegan(1) roller? =Act(0)
      DiceRolled(0,-) dice? {0:Spend/Done} =Spend DieTurned(0,0,F) roller? =Act(3) DiceRolled(3,-) dice? {3:Spend(1)/Done}
    it is spent only where its owner takes part: in no hour [day; team=jacqueline,maria,murphy,sturmer; virtue=2] hour? {Go}
    and not by others [dread unclean-tongues; team=jacqueline,maria,murphy,sturmer; virtue=2] dread? {0:Spend/Compare/Leave}
    Basil readies an Item of anybody here [dread unclean-tongues; team=basil,milton,murphy,maria; here=2; virtue=1;
      items=0:~crowbar,dynamite 1:~brandy 2:~tonic] dread? =Spend ready-item? {0:Ready(0,crowbar/1,brandy)} =Ready(1,brandy)
      ItemReadied(1,brandy) dread? {0:Use(dynamite)/Compare/Leave 1:Use(brandy)/Deplete(brandy)/Compare/Leave}
    a Plot card brings Virtue [plot opium-den; here=2; dice=FFFFFF] next? =Act(0) DiceRolled(0,FFF/1,FFF) PlotResolved(6,2)
      VirtueGained(0/1) ConfidenceGained(2) hour? | deck=2
    the team has up to twelve [dread unclean-tongues; items=0:opera-glasses; tokens=3332] dread? =Deplete(opera-glasses)
      VirtueGained(0) dread?
    what would be more is lost [plot opium-den; here=2; virtue=3; dice=FFFFFF] next? =Act(0) roll? =Roll DiceRolled(0,FFF/1,FFF)
      PlotResolved(6,2) ConfidenceGained(2) hour? | deck=2
    and what was spent comes back [..] next? =Act(0) roll? =Spend(1) IconsAdded(0,courage) roll? =Roll DiceRolled(0,FFFF/1,FFF)
      PlotResolved(7,2) VirtueGained(0) ConfidenceGained(3) hour? | deck=3
    """
    assert not faults(fate, tales)

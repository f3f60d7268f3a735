"""Items: how they are used, depleted, readied and gained (LD-125 to LD-134), and every one of the 32 with its whole effect."""

from typing import Any

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Secret
from game.rules.london import RULES, event
from game.rules.london.choice import Compare, Deplete, Draw, Leave, Pick, Spend, Summon, TopCard, Use
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import DREAD, ITEMS, plot_cards
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, dread, endgame, meet, plot_table, table, traits
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


@pytest.mark.rule("LD-126", "LD-128", "LD-133")
def test_only_own_upright_items_of_those_who_take_part_are_used_and_none_is_given_away() -> None:
    evening = dread("a-duel-at-dawn", items={0: ["campaign-medal"]})
    evening.play(Use("campaign-medal"))
    assert not {Use("campaign-medal"), Deplete("campaign-medal")} & {*evening.options(0)}
    refusal = RULES.explain(evening.t, 0, Deplete("campaign-medal"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("refused-tilted", "LD-126")
    # only the own items of those who take part
    t = table(here=2, shown={HERE: "a-duel-at-dawn"}, items={0: ["campaign-medal"], 1: ["crowbar"], 2: ["brandy"]})
    evening = Evening(t).until("prompt-dread", lambda options: options[1])
    assert evening.t.inquiry is not None
    assert [*evening.t.inquiry.parts] == [0]
    assert evening.options(1) == evening.options(2) == ()
    assert Use("campaign-medal") in evening.options(0)
    assert Use("crowbar") not in evening.options(0)
    # items and virtue are never given away
    evening = dread("a-duel-at-dawn", here=2, items={0: ["brandy"], 1: ["crowbar"]}, virtue=1, deck=["cool-nerve"])
    for seat in (0, 1):
        assert {type(option) for option in evening.options(seat)} <= {Use, Deplete, Spend, Draw, Compare, Leave}


def tilted(t: State) -> State:
    t.people[0].items = [Item("crowbar", True), Item("brandy", True)]
    return t


@pytest.mark.rule("LD-127", "LD-177", "LD-190", "LD-195", "LD-210")
def test_items_are_readied_when_a_part_of_the_story_begins(fate: Fate) -> None:
    story = "the-gentleman-caller"
    t = tilted(day(phase="close", story=story, done=plot_cards(story, 1), respite=False))
    t.dark = {}
    evening = Evening(t).until("prompt-ready")
    assert evening.t.chapter == 2
    assert owned(evening) == [Item("crowbar"), Item("brandy")]
    # items are readied when the endgame begins
    t = tilted(day(phase="close", done=plot_cards("the-letter", 1)))
    t.dark = {}
    evening = Evening(t).until("prompt-stay")
    kinds = [type(news) for news in evening.events]
    assert kinds.index(event.ItemReadied) < kinds.index(event.EndgameBegan)
    assert owned(evening) == [Item("crowbar"), Item("brandy")]
    # items are readied before each challenge
    evening = meet(fate, 0, "endure-the-pain", items={0: ["holy-water"]})
    evening.play(Use("holy-water"))
    assert owned(evening) == [Item("holy-water", True)]
    evening.until("prompt-stay")
    assert owned(evening) == [Item("holy-water")]
    # items are readied before the final showdown
    t = tilted(endgame())
    for person in t.people:
        person.out = True
    evening = Evening(t).until("prompt-roller")
    assert owned(evening) == [Item("crowbar"), Item("brandy")]


def shop(fate: Fate, supply: list[str], deck: list[str], discards: list[str], here: int = 1) -> Evening:
    """A Pawnshop, where one Item is gained: this is the Supply, this the Item deck from the top."""
    traits(fate)
    fate.dice(True, True)
    t = plot_table("a-pawnshop", "jacqueline,milton", here=here)
    t.supply, t.items, t.discards = supply, [Secret(card) for card in reversed(deck)], discards
    return Evening(t).until("prompt-item")


P, Q, R, S, T, U, V, W = "brandy", "tonic", "crowbar", "dynamite", "phonograph", "museum-pass", "bribe-money", "laudanum"


@pytest.mark.rule("LD-129", "LD-132", "LD-EX-20", "LD-130")
def test_how_an_item_is_gained(fate: Fate) -> None:
    evening = shop(fate, [P, Q, R], [S, T, U, V, W], [])
    assert evening.options() == (Pick(P), Pick(Q), Pick(R), TopCard())
    evening.play(Pick(Q))
    assert owned(evening) == [Item(Q)]
    assert evening.t.supply == [P, R, S]
    assert evening.t.discards == []
    # the top of the deck costs the whole supply
    evening = shop(fate, [P, Q, R], [S, T, U, V, W], [])
    evening.play(TopCard())
    assert owned(evening) == [Item(S)]
    assert evening.t.supply == [T, U, V]
    assert evening.t.discards == [P, Q, R]
    # a random item leaves the supply alone
    traits(fate)
    fate.dice(True, True, True)
    t = plot_table("mr-reynauds-residence")
    t.supply, t.items = [P, Q, R], [Secret(T), Secret(S)]
    evening = Evening(t).until("prompt-hour")
    assert owned(evening) == [Item(S)]
    assert evening.t.supply == [P, Q, R]
    assert [card.face for card in evening.t.items] == [T]


@pytest.mark.rule("LD-131", "LD-132")
def test_when_items_run_out(fate: Fate) -> None:
    evening = shop(fate, [P, Q, R], [], [S])
    assert TopCard() in evening.options()
    assert evening.t.rng.draws["items"] == 2, "shuffled at the start, and again"
    evening.play(TopCard())
    assert owned(evening) == [Item(S)]
    assert sorted(evening.t.supply) == sorted([P, Q, R])
    assert evening.t.discards == []
    assert evening.t.items == []
    # where there are no items the supply is not refilled and nothing is gained
    evening = shop(fate, [P], [], [])
    assert evening.options() == (Pick(P),)
    evening.play(Pick(P))
    assert evening.t.supply == []
    fate.dice(True, True)
    t = plot_table("a-pawnshop", "jacqueline,milton")
    t.supply, t.items, t.discards = [], [], []
    assert owned(Evening(t).until("prompt-hour")) == []
    # nobody has too many items
    many = [card for card in ITEMS if card not in (P, Q, R)]
    fate.dice(True, True, True)
    traits(fate)
    t = plot_table("mr-reynauds-residence", items={0: many})
    t.supply, t.items = [P, Q], [Secret(R)]
    evening = Evening(t).until("prompt-hour")
    assert len(owned(evening)) == 30


@pytest.mark.rule("LD-125", "LD-136", "LD-153", "LD-154", "LD-161", "LD-166", "LD-169", "LD-173", "LD-203", "LD-340", "LD-341")
@pytest.mark.card("brandy", "tonic", "opera-glasses", "chalk-circle", "silver-crucifix", "laudanum", "field-surgeons-kit")
@pytest.mark.card("saints-knucklebone", "phonograph", "police-whistle")
def test_items_whose_effects_are_neither_icons_nor_dice(fate: Fate) -> None:
    tales = """
        brandy gives two Confidence [dread a-duel-at-dawn; items=0:brandy; deck=cool-nerve] dread? =Deplete(brandy)
          ConfidenceGained(2) dread? {0:Draw/Compare/Leave} | deck=3 0.items= discards+brandy
        and in the Endgame two cards of one's own [meet 1 endure-the-pain; items=1:brandy] challenge? =Deplete(brandy)
          HandDealt(1,into-the-lions-den+the-chaplains-blessing) challenge?
          {1:Play(into-the-lions-den)/Play(the-chaplains-blessing)/Leave} | 1.items=
          1.hand=into-the-lions-den+the-chaplains-blessing discards+brandy
        tonic rids somebody here of a Condition [dread a-duel-at-dawn; here=2; items=0:tonic; ill=0:injured,unhinged 1:unhinged
          2:injured] dread? =Deplete(tonic) heal? {0:Heal(0,injured)/Heal(0,unhinged)/Heal(1,unhinged)} =Heal(1,unhinged)
          ConditionLost(1,unhinged) dread? {0:Compare/Leave 1:Compare/Leave} | 0.items= 1.ill= discards+tonic
        who is well needs none [dread a-duel-at-dawn; items=0:tonic,laudanum; ill=1:unhinged] dread?
          {0:Use(tonic)/Use(laudanum)/Compare/Leave} |
        opera glasses give Virtue to one of those here [dread a-duel-at-dawn; here=2; items=0:opera-glasses] dread?
          =Deplete(opera-glasses) share-virtue? {Give(0)/Give(1)} =Give(1) VirtueGained(1) dread? {0:Compare/Leave
          1:Compare/Leave} | 0.items= 1.virtue=1 discards+opera-glasses
        chalk ignores what the Trauma die shows [plot; here=2; items=0:chalk-circle 1:chalk-circle; flips=sturmer;
          trauma=<injured|unhinged|dread-1|dread-2>; dread=9] Trauma(0) TraumaRolled(0,<>) trauma-die?
          {0:Deplete(chalk-circle)/Done} =Deplete(chalk-circle) Ignored(0,<>) next? {Act(0)/Act(1)} | 0.items=
          discards+chalk-circle
        a crucifix ignores a Condition of its owner [plot; here=2; items=0:silver-crucifix; ill=0:unhinged; dread=9; dice=-----]
          next? =Act(0) roll? =Roll DiceRolled(0,---) DiceRolled(1,--) PlotResolved(mr-reynauds-residence,0,0) suffer-next?
          {Give(0)/Give(1)} =Give(0) condition? {0:Deplete(silver-crucifix)/Done} =Deplete(silver-crucifix) Ignored(0,unhinged)
          ConditionGained(1,unhinged) hour? | 0.items= 1.ill=unhinged discards+silver-crucifix
        laudanum calms and costs a card of the shuffled deck [dread a-duel-at-dawn; items=0:laudanum; ill=0:unhinged,injured;
          deck=cool-nerve,gallantry] dread? =Deplete(laudanum) ConditionLost(0,unhinged) CardDiscarded(0,gallantry) dread?
          {0:Draw/Compare/Leave} | gone=gallantry deck=1 0.items= 0.ill=injured discards+laudanum
        if there is one [dread a-duel-at-dawn; items=0:laudanum; ill=0:unhinged] dread? =Deplete(laudanum)
          ConditionLost(0,unhinged) dread? {0:Compare/Leave} | 0.items= 0.ill= discards+laudanum
        in the Endgame a card of the hand [meet 0 endure-the-pain; items=0:laudanum; ill=0:unhinged; hands=0:cool-nerve,gallantry]
          challenge? =Deplete(laudanum) ConditionLost(0,unhinged) spill? {0:Pick(cool-nerve)/Pick(gallantry)} =Pick(gallantry)
          CardDiscarded(0,gallantry) challenge? {0:Play(cool-nerve)/Leave} | gone=gallantry 0.items= 0.ill= 0.hand=cool-nerve
          discards+laudanum
        if there is one, too [meet 0 endure-the-pain; items=0:laudanum,brandy; ill=0:unhinged] challenge? =Deplete(laudanum)
          ConditionLost(0,unhinged) challenge? {0:Use(brandy)/Deplete(brandy)/Leave} | 0.items=brandy 0.ill= discards+laudanum
        the surgeon's kit heals an injury of somebody here and gives Confidence [dread a-duel-at-dawn; here=2;
          items=0:field-surgeons-kit; ill=0:unhinged 1:injured,unhinged 2:injured] dread? =Deplete(field-surgeons-kit)
          ConditionLost(1,injured) ConfidenceGained(1) dread? {0:Compare/Leave 1:Compare/Leave} | deck=1 0.items= 1.ill=unhinged
          discards+field-surgeons-kit
        relics and records lower Dread [dread a-duel-at-dawn; items=0:saints-knucklebone,phonograph; dread=10] dread?
          =Deplete(saints-knucklebone) DreadChanged(-2,8,card) dread? =Deplete(phonograph) DreadChanged(-1,7,card)
          ConfidenceGained(1) dread? {0:Draw/Compare/Leave} | dread=7 deck=1 0.items= discards+saints-knucklebone
          discards+phonograph
        but not below 0 [dread a-duel-at-dawn; items=0:saints-knucklebone; dread=1] dread? =Deplete(saints-knucklebone)
          DreadChanged(-1,0,card) dread? {0:Compare/Leave} | dread=0 0.items= discards+saints-knucklebone
        after the flip the whistle calls nobody [meet 0 endure-the-pain; items=0:police-whistle] challenge?
          {0:Use(police-whistle)/Leave} |
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-064", "LD-134", "LD-149", "LD-160", "LD-165", "LD-228", "LD-339")
@pytest.mark.card("service-revolver", "lucky-sovereign", "fortune-tellers-charm", "gamblers-dice", "clasp-knife", "sword-cane")
@pytest.mark.card("witch-bottle", "elephant-gun", "dynamite")
def test_items_that_change_a_roll(fate: Fate) -> None:
    tales = """
        one die is rolled again [plot; items=0:<service-revolver|lucky-sovereign>; dice=---F] DiceRolled(0,---) dice?
          {0:Use(<>)/Deplete(<>)/Done} =Use(<>) reroll? {0:Die(0)/Die(1)/Die(2)} =Die(1) DieTurned(0,1,F)
          PlotResolved(mr-reynauds-residence,1,0) ConditionGained(0,unhinged) hour? | 0.items=~<> 0.ill=unhinged
        by a charm, too [plot; items=0:fortune-tellers-charm; dice=---F] roll? =Roll DiceRolled(0,---) dice?
          {0:Use(fortune-tellers-charm)/Done} =Use(fortune-tellers-charm) reroll? {0:Die(0)/Die(1)/Die(2)} =Die(1)
          DieTurned(0,1,F) PlotResolved(mr-reynauds-residence,1,0) ConditionGained(0,unhinged) hour? |
          0.items=~fortune-tellers-charm 0.ill=unhinged
        any number of dice are rolled again once [plot; items=0:<clasp-knife|gamblers-dice>; dice=-F-FF] roll? =Roll
          DiceRolled(0,-F-) dice? {0:Deplete(<>)/Done} =Deplete(<>) reroll? {0:Die(0)/Die(1)/Die(2)/Done} =Die(0) reroll?
          {0:Die(1)/Die(2)/Done} =Die(2) reroll? {0:Die(1)/Done} =Done DieTurned(0,0,F) DieTurned(0,2,F)
          PlotResolved(mr-reynauds-residence,3,2) ItemGained(0,saints-knucklebone) hour? | 0.items=saints-knucklebone discards+<>
        a FIST is added that is no die [plot; items=0:<service-revolver|lucky-sovereign>,clasp-knife; dice=--F] roll? =Roll
          DiceRolled(0,--F) dice? {0:Use(<>)/Deplete(<>)/Deplete(clasp-knife)/Done} =Deplete(<>) FistAdded(0,1) dice?
          {0:Deplete(clasp-knife)/Done} =Deplete(clasp-knife) reroll? {0:Die(0)/Die(1)/Die(2)/Done} =Done
          PlotResolved(mr-reynauds-residence,2,1) hour? | 0.items= discards+<> discards+clasp-knife
        by a cane, too [plot; items=0:sword-cane,clasp-knife; dice=--F] roll? =Roll DiceRolled(0,--F) dice?
          {0:Deplete(sword-cane)/Deplete(clasp-knife)/Done} =Deplete(sword-cane) FistAdded(0,1) dice?
          {0:Deplete(clasp-knife)/Done} =Deplete(clasp-knife) reroll? {0:Die(0)/Die(1)/Die(2)/Done} =Done
          PlotResolved(mr-reynauds-residence,2,1) hour? | 0.items= discards+sword-cane discards+clasp-knife
        the witch bottle turns a blank die [plot; items=0:witch-bottle; dice=F--] roll? =Roll DiceRolled(0,F--) dice?
          {0:Deplete(witch-bottle)/Done} =Deplete(witch-bottle) DieTurned(0,1,F) PlotResolved(mr-reynauds-residence,2,1) hour? |
          0.items= discards+witch-bottle
        if there is one [plot; items=0:witch-bottle; dice=FFF] roll? =Roll DiceRolled(0,FFF)
          PlotResolved(mr-reynauds-residence,3,2) ItemGained(0,saints-knucklebone) hour? | 0.items=witch-bottle+saints-knucklebone
        the elephant gun adds a FIST and rolls up to two dice again [plot; items=0:elephant-gun; dice=---FF] roll? =Roll
          DiceRolled(0,---) dice? {0:Deplete(elephant-gun)/Done} =Deplete(elephant-gun) FistAdded(0,1) reroll?
          {0:Die(0)/Die(1)/Die(2)/Done} =Die(0) reroll? {0:Die(1)/Die(2)/Done} =Die(1) DieTurned(0,0,F) DieTurned(0,1,F)
          PlotResolved(mr-reynauds-residence,3,2) ItemGained(0,saints-knucklebone) hour? | 0.items=saints-knucklebone
          discards+elephant-gun
        or none [plot; items=0:elephant-gun; dice=FFF] roll? =Roll DiceRolled(0,FFF) dice? {0:Deplete(elephant-gun)/Done}
          =Deplete(elephant-gun) FistAdded(0,1) reroll? {0:Die(0)/Die(1)/Die(2)/Done} =Done
          PlotResolved(mr-reynauds-residence,4,2) ItemGained(0,saints-knucklebone) ConfidenceGained(1) hour? | deck=1
          0.items=saints-knucklebone discards+elephant-gun
        what follows a roll may wait for later rolls and hit the same die [plot; here=2; items=0:clasp-knife,lucky-sovereign;
          dice=------F] next? =Act(0) roll? =Roll DiceRolled(0,---) dice?
          {0:Deplete(clasp-knife)/Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Done DiceRolled(1,--) dice?
          {0:Deplete(clasp-knife)/Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =Use(lucky-sovereign) reroll?
          {0:Die(0)/Die(1)/Die(2)} =Die(0) DieTurned(0,0,-) dice? {0:Deplete(clasp-knife)/Done} =Deplete(clasp-knife) reroll?
          {0:Die(0)/Die(1)/Die(2)/Done} =Die(0) reroll? {0:Die(1)/Die(2)/Done} =Done DieTurned(0,0,F)
          PlotResolved(mr-reynauds-residence,1,0) suffer-next? {Give(0)/Give(1)} | 0.items=~lucky-sovereign discards+clasp-knife
        who wants no more decides for himself alone, and is asked again when something has changed [plot; here=2;
          items=0:lucky-sovereign 1:service-revolver; dice=-----F] next? =Act(0) DiceRolled(0,---) dice?
          {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} =0:Done DiceRolled(1,--) dice?
          {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done 1:Use(service-revolver)/Deplete(service-revolver)/Done} =0:Done
          dice? {1:Use(service-revolver)/Deplete(service-revolver)/Done} =1:Use(service-revolver) reroll? {1:Die(0)/Die(1)}
          =Die(0) DieTurned(1,0,F) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} | 1.items=~service-revolver
        without a roll nothing follows a roll [plot; items=0:lucky-sovereign,service-revolver; flips=sturmer; trauma=dread-1]
          Trauma(0) TraumaRolled(0,dread-1) DreadChanged(1,1,trauma) PlotResolved(mr-reynauds-residence,0,0)
          ConditionGained(0,unhinged) hour? | dread=1 0.ill=unhinged
        dynamite adds two FISTs and injures [plot; items=0:dynamite; dread=10; dice=---] roll? =Roll DiceRolled(0,---) dice?
          {0:Deplete(dynamite)/Done} =Deplete(dynamite) FistAdded(0,2) ConditionGained(0,injured)
          PlotResolved(mr-reynauds-residence,2,1) hour? | 0.items= 0.ill=injured discards+dynamite
        even who is Injured already [plot; items=0:dynamite; ill=0:injured; dread=10; dice=---] roll? =Roll DiceRolled(0,---)
          dice? {0:Deplete(dynamite)/Done} =Deplete(dynamite) FistAdded(0,2) ConditionDoubled(0,injured)
          DreadChanged(5,15,duplicate) PlotResolved(mr-reynauds-residence,2,1) hour? | dread=15 0.items= discards+dynamite
        its FISTs stay when it defeats its owner [showdown; sheets=1100; items=0:dynamite,brandy; ill=0:injured; dread=10;
          dice=F-] ShowdownBegan(3) roller? =Act(0) DiceRolled(0,F) dice? {0:Deplete(dynamite)/Done} =Deplete(dynamite)
          FistAdded(0,2) Defeated(0) roller? {1:Act(1)} =Act(1) DiceRolled(1,-) ShowdownEnded(3,3) StoryWon(4) won-showdown |
          0.items=brandy 0.dice=0 discards+dynamite
    """
    assert not faults(fate, tales)


def whistling(card: str, **more: Any) -> State:
    t = plot_table(card, here=1, **more) if card == "mr-reynauds-residence" else table(here=1, shown={HERE: card}, **more)
    t.people[1].place = t.people[2].place = "west-streets"
    return t


@pytest.mark.rule("LD-125", "LD-340")
@pytest.mark.card("police-whistle")
def test_the_police_whistle_calls_somebody_to_a_dread_card() -> None:
    evening = Evening(whistling("bruiser", items={0: ["police-whistle"]})).until("prompt-dread", lambda options: options[0])
    evening.play(Deplete("police-whistle"))
    assert evening.options() == (Summon(1), Summon(2))
    evening.play(Summon(2))
    assert evening.t.people[2].place == HERE
    assert Compare() in evening.options(2)
    evening.play(Compare())
    assert evening.seen(event.DreadSolved)[0].points == 3 + 1


@pytest.mark.rule("LD-125", "LD-340")
@pytest.mark.card("police-whistle")
def test_the_police_whistle_calls_somebody_to_a_plot_card_before_the_first_flip_and_not_after_it(fate: Fate) -> None:
    for choices, flipped in (((Deplete("police-whistle"), Summon(1)), [0, 1]), ((Done(),), [0])):
        traits(fate)
        evening = Evening(whistling("mr-reynauds-residence", items={0: ["police-whistle"]}))
        evening.until("prompt-gather", lambda options: options[0])
        assert evening.seen(event.PersonalityFlipped) == []
        evening.play(*choices)
        assert [news.seat for news in evening.seen(event.PersonalityFlipped)] == flipped
        assert Deplete("police-whistle") not in evening.options()


@pytest.mark.rule("LD-125", "LD-342")
@pytest.mark.card("baedeker-of-the-underworld")
def test_the_baedeker_brings_a_discarded_item_back_but_not_itself() -> None:
    t = table(shown={HERE: "a-duel-at-dawn"}, items={0: ["baedeker-of-the-underworld"]})
    t.discards = ["brandy", "tonic"]
    evening = Evening(t).until("prompt-dread", lambda options: options[0])
    evening.play(Deplete("baedeker-of-the-underworld"))
    assert evening.options() == (Pick("brandy"), Pick("tonic"))
    evening.play(Pick("tonic"))
    assert evening.t.people[0].items == [Item("tonic")]
    assert evening.t.discards == ["brandy", "baedeker-of-the-underworld"]
    assert Use("tonic") in evening.options()
    t.discards = []
    evening = Evening(t).until("prompt-dread", lambda options: options[0])
    assert Deplete("baedeker-of-the-underworld") not in evening.options(), "it is kept where there is nothing to bring"

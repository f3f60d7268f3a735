"""What holds for a while: the Stories' own rules, the six Antagonists, Calypso's Secrets, the six Goons."""

import pytest

from game.rules.engine.secret import HiddenError
from game.rules.london import event
from game.rules.london.choice import Give, Investigate
from game.rules.london.investigations.points import points
from game.rules.london.options import Options
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import Inquiry, Part, State
from game.rules.london.tables.cards import GOONS
from tests.london.kit import Evening, Fate, day, run
from tests.london.scenes import plot, plot_table, traits
from tests.london.tales import faults
from tests.sweep import each

METZ = {"sturmer": "the-trench-at-metz"}
TRUE_NAME, SONG, DOOR = "the-kings-true-name", "the-song-that-stops-clocks", "the-door-behind-the-mirror"


def bled(evening: Evening, why: str) -> int:
    return sum(news.change for news in evening.seen(event.DreadChanged) if news.why == why)


@pytest.mark.rule("LD-030", "LD-293")
def test_the_last_antagonist_is_sealed_until_the_name_in_the_fog(fate: Fate) -> None:
    drawn = {new_game(Options(story="london-dread"), seed).antagonist.face for seed in range(20)}
    assert drawn == {"the-pale-sovereign", "the-engine-beneath", "the-hollow-choir"}
    for story in ("the-letter", "the-gentleman-caller", "calypsos-bargain"):
        assert new_game(Options(story=story), 1).antagonist.audience == (0, 1, 2, 3)
    fate.dice(*[False] * 9)
    traits(fate)
    evening = Evening(plot_table("the-name-in-the-fog"))
    with pytest.raises(HiddenError):
        _ = evening.view(0, 1, 2, 3).antagonist.face
    evening.play(Investigate("west-1", (0,)))
    face = evening.t.antagonist.face
    assert evening.seen(event.AntagonistRevealed) == [event.AntagonistRevealed(face)]
    assert evening.view(2).antagonist.face == face


@pytest.mark.rule("LD-015", "LD-207", "LD-290", "LD-291", "LD-338")
def test_the_laws_of_the_stories(fate: Fate) -> None:
    tales = """
    who is alone at night has 1 less [dread bruiser; slot=8; story=the-gentleman-caller] dread? =Compare DreadFailed(2) hour?
    to the last hour [dread bruiser; slot=11; story=the-gentleman-caller; done=rooftops-over-whitechapel; respite=no] dread?
      =Compare DreadFailed(2) SegmentEnded(2) ChapterEnded(1)
      DreadChanged(2,2,hidden/2,4,hidden/2,6,hidden/2,8,hidden/2,10,hidden/2,12,hidden/2,14,hidden/2,16,hidden/2,18,hidden/2,20,hidden/2,22,hidden/2,24,hidden/2,26,hidden/2,28,hidden/2,30,hidden/2,32,hidden/2,34,hidden/2,36,hidden/2,38,hidden/2,40,hidden/2,42,hidden/2,44,hidden/2,46,hidden/3,49,open)
      ChapterBegan(2,5) ready?
    not by day [dread bruiser; slot=7; story=the-gentleman-caller] dread? =Compare DreadSolved(3) SegmentEnded(1) hour? | deck=1
    nor in another Story [dread bruiser; slot=8] dread? =Compare DreadSolved(3) hour? | deck=1
    nor in company [dread bruiser; here=2; slot=8; story=the-gentleman-caller] dread? =Compare DreadSolved(4) hour? | deck=1
    even of one who stays out [day; shown=west-1:bruiser; clocks=0:1 1:1; story=the-gentleman-caller; slot=9; stage=cases;
      at=west-1,west-1] case? =Investigate(0) dread? =Compare DreadSolved(bruiser,3) hour? | deck=1
    points do not fall below 0 [dread the-clockwork-beadle; team=jacqueline,milton; slot=8; story=the-gentleman-caller] dread?
      =Compare DreadFailed(0) hour?
    Plot cards are spared [plot rooftops-over-whitechapel; dice=FFFF] DiceRolled(0,FFFF) PlotResolved(4,2) VirtueGained(0) hour?
    The Letter has spellcraft as its wild icon in Challenges [meet 1 endure-the-pain; items=1:grimoire-leaf,brandy] challenge?
      =Use(grimoire-leaf) IconsAdded(1,spellcraft) challenge? {1:Use(brandy)/Deplete(brandy)/Compare} =Compare ChallengeMet(1,5,F)
      DieEarned(1,2) challenger?
    and not guile [meet 1 endure-the-pain; items=1:skeleton-keys,brandy] challenge? =Use(skeleton-keys) IconsAdded(1,guile)
      challenge? {1:Use(brandy)/Deplete(brandy)/Leave} =Leave ChallengeMet(1,4,-) ConditionGained(1,injured) challenger?
    spellcraft is not wild in <the second Story|the third|the last> [meet 1 <count-the-steps|the-sewer-rises|all-the-clocks-stop>;
      antagonist=<||the-engine-beneath>; items=1:grimoire-leaf,brandy] challenge? =Use(grimoire-leaf) IconsAdded(1,spellcraft)
      challenge? =Leave ChallengeMet(1,2,-) DreadChanged(2,2,card) challenger?
    but <courage is|guile is|guile is not> [meet 1 <count-the-steps|the-sewer-rises|all-the-clocks-stop>;
      antagonist=<||the-engine-beneath>; items=1:<campaign-medal|skeleton-keys|skeleton-keys>,brandy] challenge? =Use(<>)
      IconsAdded(1,<courage|guile|guile>) challenge? =Leave ChallengeMet(1,<3|3|2>,-) DreadChanged(2,2,card) challenger?
    and no Chapter has one [dread bruiser; team=milton,maria; items=0:grimoire-leaf] dread? =Use(grimoire-leaf)
      IconsAdded(0,spellcraft) dread? =Compare DreadFailed(1) hour?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-030", "LD-127", "LD-185", "LD-195", "LD-210", "LD-212", "LD-298", "LD-338")
@pytest.mark.card("the-correspondent", "the-caller", "the-tallow-king", "the-pale-sovereign")
@pytest.mark.card("the-engine-beneath", "the-hollow-choir")
def test_the_laws_of_the_antagonists(fate: Fate) -> None:
    tales = """
    the Correspondent makes every Trauma bleed in the Endgame [meet 0 endure-the-pain; flips=sturmer; trauma=<dread-2|injured>;
      dread=10] Trauma(0) DreadChanged(1,11,antagonist) TraumaRolled(0,<>) <DreadChanged(2,13,trauma)|ConditionGained(0,injured)>
      ChallengeMet(0,0,-) <ConditionGained(0,injured)|Defeated(0)> challenger?
    another Antagonist does not [meet 0 the-sewer-rises; flips=sturmer; trauma=injured; dread=10] Trauma(0)
      TraumaRolled(0,injured) ConditionGained(0,injured) ChallengeMet(0,0,-) DreadChanged(2,12,card) challenger?
    the Caller is harder for the first who meets each Challenge: 6 are too few [meet 0 the-leap; items=0:campaign-medal,crowbar
      3:clasp-knife,iron-knuckles] challenge? =Use(campaign-medal) IconsAdded(0,courage) challenge? =Use(crowbar)
      IconsAdded(0,strength) ChallengeMet(0,6,-) ConditionGained(0,injured) challenger? =Act(3) challenge? =Use(clasp-knife)
      IconsAdded(3,strength) challenge? =Use(iron-knuckles) IconsAdded(3,strength) ChallengeMet(3,6,F) DieEarned(3,2) challenger?
    whoever that is [meet 3 the-leap; items=..] challenge? =Use(clasp-knife) IconsAdded(3,strength) challenge? =Use(iron-knuckles)
      IconsAdded(3,strength) ChallengeMet(3,6,-) ConditionGained(3,injured) challenger? =Act(0) challenge? =Use(campaign-medal)
      IconsAdded(0,courage) challenge? =Use(crowbar) IconsAdded(0,strength) ChallengeMet(0,6,F) DieEarned(0,2) challenger?
    the Tallow King is farther [showdown; story=calypsos-bargain; dread=10] ShowdownBegan(4) roller? {Act(0/1/2/3)}
    unless somebody holds a Secret [..; secrets=1:the-song-that-stops-clocks] ShowdownBegan(3) roller? {Act(0/1/2/3)}
    and was not defeated [..; sheets=1011] ShowdownBegan(4) roller? {0:Act(0/2/3) 2:Act(0/2/3) 3:Act(0/2/3)}
    Conditions weigh before the Pale Sovereign: <none|one|two> [meet 0 the-fog-has-teeth; antagonist=the-pale-sovereign;
      items=0:chalk-circle; ill=<|0:injured|0:injured,unhinged>] challenge? =Leave ChallengeMet(0,<4|3|2>,-)
      <ConditionGained(0,injured)|Defeated(0)|Defeated(0)> challenger?
    but points do not fall below 0 [meet 0 the-fog-has-teeth; antagonist=the-pale-sovereign; flips=sturmer; trauma=injured;
      ill=0:unhinged; items=0:holy-water] Trauma(0) TraumaRolled(0,injured) ConditionGained(0,injured) challenge? =Use(holy-water)
      IconsAdded(0,spirit) ChallengeMet(0,0,-) Defeated(0) challenger?
    before the Engine everybody readies two Items only [showdown; story=london-dread; antagonist=the-engine-beneath;
      items=0:~brandy,~tonic,~crowbar 1:~phonograph,dynamite] ready-item? {0:Ready(0,brandy/0,tonic/0,crowbar)} =Ready(0,crowbar)
      ItemReadied(0,crowbar) ready-item? {0:Ready(0,brandy/0,tonic)} =Ready(0,brandy) ItemReadied(0,brandy/1,phonograph)
      ShowdownBegan(1) dice?
    but all before a Challenge [meet 0 all-the-clocks-stop; antagonist=..; items=0:~brandy,~tonic,~crowbar] challenge?
    the Hollow Choir sings for each who left, when a round is over [challenge all-the-clocks-stop; antagonist=the-hollow-choir;
      out=12; defeated=3; dread=10] stay? =Stay ChallengeRevealed ChallengeMet(0,3,-)
      DreadChanged(2,12,card/1,13,antagonist/1,14,antagonist) stay? {0:Stay/BowOut} =BowOut ShowdownBegan(3) roller?
    no other does [challenge all-the-clocks-stop; antagonist=the-engine-beneath; out=123; dread=10] stay? =Stay ChallengeRevealed
      ChallengeMet(0,3,-) DreadChanged(2,12,card) stay?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-292")
def test_secrets_lie_face_down_and_are_drawn_from_the_top_while_there_are_any(fate: Fate) -> None:
    assert new_game(Options(story="the-letter"), 1).secrets == []
    orders = {tuple(card.face for card in new_game(Options(story="calypsos-bargain"), seed).secrets) for seed in range(8)}
    assert len(orders) > 1 and all(sorted(order) == sorted([TRUE_NAME, SONG, DOOR]) for order in orders)
    fate.dice(*[True] * 4, *[False] * 9)
    evening = plot(fate, "safe-number-nine", "milton,basil,murphy,maria", here=2)
    top = evening.t.secrets[-1].face
    evening.until("prompt-share-secret", lambda options: options[-1])
    assert evening.options() == (Give(0), Give(1))
    evening.play(Give(1))
    assert [person.secrets for person in evening.t.people] == [[], [top], [], []]
    assert evening.view(0).people[1].secrets == [top] and len(evening.t.secrets) == 2
    # when no secret is left nothing is gained and those held stay
    fate.dice(*[True] * 4, *[False] * 9)
    traits(fate)
    t = plot_table("safe-number-nine", "milton,basil,murphy,maria", here=2)
    t.people[3].secrets, t.secrets = [card.face for card in t.secrets], []
    evening = Evening(t).after(Investigate("west-1", (0, 1))).until("prompt-hour")
    assert [len(person.secrets) for person in evening.t.people] == [0, 0, 0, 3] and evening.seen(event.SecretGained) == []


@pytest.mark.rule("LD-165", "LD-212", "LD-219", "LD-292", "LD-298", "LD-337")
@pytest.mark.card("the-kings-true-name", "the-song-that-stops-clocks", "the-door-behind-the-mirror")
def test_what_secrets_do(fate: Fate) -> None:
    tales = """
    the Secrets of the defeated are lost [meet 0 the-sewer-rises; flips=sturmer; trauma=injured; ill=0:injured;
      secrets=0:the-kings-true-name] Trauma(0) TraumaRolled(0,injured) Defeated(0) challenger? | gone=the-kings-true-name
      0.secrets=
    the True Name lowers the target by two, but not below 1 [showdown; sheets=0010; story=calypsos-bargain;
      secrets=2:the-kings-true-name; dread=<0|5|20>; dice=-] ShowdownBegan(<1|2|5>) dice? {2:Confide(the-kings-true-name)/Done}
      =Confide(the-kings-true-name) TargetLowered(<1|1|3>) roller? {2:Act(2)} =Act(2) DiceRolled(2,-) ShowdownEnded(0,<1|1|3>)
      StoryLost(lost-showdown) lost-showdown(dread) | gone=the-kings-true-name 2.secrets=
    it is spent before the first die or not at all [showdown; story=calypsos-bargain; secrets=2:the-kings-true-name;
      items=2:lucky-sovereign; dread=20; dice=----] ShowdownBegan(5) dice? {2:Confide(the-kings-true-name)/Done} =Done roller?
      =Act(2) DiceRolled(2,-) dice? {2:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done}
    nor at a Challenge [meet 2 the-sewer-rises; secrets=..; items=2:brandy] challenge? {2:Use(brandy)/Deplete(brandy)/Leave}
    the Song ignores <a penalty|of anybody|even the loss of an Item|and who has withdrawn may sing it> [meet 0
      <the-kings-guard|the-sewer-rises|every-man-has-a-price|the-kings-guard>; out=<|||3>; secrets=3:the-song-that-stops-clocks;
      items=0:chalk-circle; dread=10] challenge? =Leave ChallengeMet(0,<4|4|1|4>,-) penalty?
      {3:Confide(the-song-that-stops-clocks,1)/Done} =Confide(the-song-that-stops-clocks,1) Ignored(0,penalty) challenger? |
      gone=the-song-that-stops-clocks 3.secrets=
    the Door passes a Challenge unmet and unseen [challenge the-kings-guard; secrets=1:the-door-behind-the-mirror] stay?
      {Stay/BowOut} =0:Stay stay? =1:Stay stay? =2:Stay stay? =3:Stay pass? {1:Confide(the-door-behind-the-mirror)/Done}
      =Confide(the-door-behind-the-mirror) ChallengeRevealed DieEarned(1,2) HandDealt(1,into-the-lions-den) challenger?
      {Act(0/2/3)} | gone=the-door-behind-the-mirror 1.secrets=
    only who is in opens it [..; out=1] stay? =0:Stay stay? =2:Stay stay? =3:Stay ChallengeRevealed challenger? {Act(0/2/3)}
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-016", "LD-294")
def test_three_goons_stand_where_nobody_starts_and_three_others_in_the_second_chapter() -> None:
    t = laid_out(4)
    first = dict(t.goons)
    assert [*first] == ["north", "south", "east"]
    t.chapter = 2
    run(lay_out(t))
    assert {*first.values(), *t.goons.values()} == {*GOONS}
    assert {tuple(new_one.goons.values()) for new_one in map(laid_out, range(6))} != {tuple(first.values())}
    assert laid_out(1, "the-letter").goons == {}


def laid_out(seed: int, story: str = "london-dread") -> State:
    t = new_game(Options(story=story), seed)
    run(lay_out(t))
    return t


@pytest.mark.rule("LD-295")
def test_goons_left_over_raise_dread_and_are_put_aside() -> None:
    t = day(story="london-dread", phase="close", done=["beneath-the-monument"], respite=False)
    t.dark, left = {}, [*t.goons.values()]
    evening = Evening(t).until("prompt-ready")
    assert bled(evening, "goon") == 2 * 3 and evening.t.gone == left
    assert not {*left} & {*evening.t.goons.values()}


@pytest.mark.rule("LD-113", "LD-125", "LD-126", "LD-294", "LD-297", "LD-340")
@pytest.mark.card("knuckle-duster-ned", "the-widow-scrimshaw", "sal-nightingale", "brother-marrow")
def test_how_goons_harass(fate: Fate) -> None:
    tales = """
    Dread cards are harder in the Area of some [dread bruiser; story=london-dread;
      goons=<west|west|south|south>:<knuckle-duster-ned|the-widow-scrimshaw|knuckle-duster-ned|the-widow-scrimshaw>] dread?
      =Compare <DreadFailed|DreadFailed|DreadSolved|DreadSolved>(3) hour? |< | | deck=1| deck=1>
    nobody depletes Items where Sal Nightingale is, but <here|elsewhere> [dread bruiser; story=london-dread;
      goons=<west|north>:sal-nightingale; items=0:holy-water] dread? {0:Use(holy-water)/<|Deplete(holy-water)/>Compare/Leave}
    and where she is investigated herself [goon sal-nightingale; items=0:holy-water] dread?
      {0:Use(holy-water)/Deplete(holy-water)/Compare/Leave}
    who fails before Brother Marrow bleeds [dread fever-house; story=london-dread; goons=west:brother-marrow] dread? =Compare
      DreadFailed(1) DreadChanged(1,1,goon) hour?
    who walks away, too [..] dread? =Leave WalkedAway case? =Done DreadChanged(1,1,goon) hour?
    who solves a card does not [dread bruiser; story=london-dread; goons=..] dread? =Compare DreadSolved(3) hour? | deck=1
    who passes by does [day; story=london-dread; goons=north:brother-marrow; shown=north-2:fever-house; clocks=0:2; at=north-1]
      hour? =Go Moved(0,north-2) case? =Done DreadChanged(1,1,goon) hour? | slot=1
    but not who stays away [..; clocks=0:3] hour? =Go Moved(0,north-3) hour? | slot=1
    he counts each card of his Area and no other [..; shown=north-2:fever-house north-3:the-locked-ward south-4:the-hanging-judge;
      clocks=0:2 1:3 2:4; at=north-1,north-1,south-1] hour? =Go Moved(0,north-2/1,north-3/2,south-4) case? =Investigate(north-2,0)
      dread? =Compare DreadFailed(north-2,fever-house,1) case? =Investigate(south-4,2) dread? =Compare
      DreadFailed(south-4,the-hanging-judge,2) case? =Done DreadChanged(1,1,goon/1,2,goon) hour? | slot=1
    who is called away leaves the Goon alone [..; shown=north-2:bruiser; clocks=0:2; at=north-1,north-1; items=0:police-whistle]
      hour? =Go Moved(0,north-2/1,north-streets) case? {Investigate(north-streets,1/north-2,0)/Done} =Investigate(north-2,0)
      dread? =Deplete(police-whistle) Moved(1,north-2) dread? =Compare DreadSolved(north-2,bruiser,4) hour? | deck=1 slot=1 shown=
    a Goon is met in the streets like a Dread card [..; goons=north:knuckle-duster-ned; items=0:crowbar; shown=; clocks=] hour?
      {Go} =Go Moved(0,north-streets/1,north-streets) case? {Investigate(north-streets,0+1/north-streets,0/north-streets,1)/Done}
      =Investigate(north-streets,0+1) dread? =Deplete(crowbar) IconsAdded(0,strength+strength+impact) dread? =Compare
      DreadSolved(north-streets,knuckle-duster-ned,6) hour? | deck=1 slot=1
    without harassing oneself [goon the-widow-scrimshaw; items=0:bribe-money] dread? =Deplete(bribe-money)
      IconsAdded(0,guile+guile+charm) dread? =Compare DreadSolved(west-streets,4) hour? | deck=1
    each gives way to enough points [goon <jeremiah-knell|the-tin-bishop|sal-nightingale|brother-marrow>; here=2;
      items=0:<museum-pass|holy-water|evening-dress|crowbar>] dread? =Deplete(<>)
      IconsAdded(0,<lore+lore+lore|spirit+spirit+spirit|charm+charm+charm|strength+strength+impact>) dread? =Compare
      DreadSolved(west-streets,<7|6|6|5>) hour? | deck=1
    too few points leave it there [goon jeremiah-knell; deck=gallantry] dread? {0:Draw/Compare/Leave} =Compare
      DreadFailed(west-streets,1) hour?
    """
    assert not faults(fate, tales)


@pytest.mark.card("jeremiah-knell", "the-tin-bishop")
@each("goon", ["jeremiah-knell", "the-tin-bishop"])
def test_a_wearier_area(goon: str) -> None:
    t = day(story="london-dread")
    t.goons = {"north": goon}
    for kind, card, place, total in (
        ("plot", "thirteen-strikes", "north-1", 1),
        ("plot", "thirteen-strikes", "south-1", 2),
        ("dread", "bruiser", "north-1", 3),
    ):
        assert points(t, Inquiry(kind, card, place, {0: Part()}), 0) == total
    assert points(t, Inquiry("plot", "thirteen-strikes", "north-1", {0: Part(silent=True)}), 0) == 0, "never below 0"
    added = Part(icons=["lore", "lore"])
    assert points(t, Inquiry("plot", "thirteen-strikes", "north-1", {0: added}), 0) == 3, "after everything was added"

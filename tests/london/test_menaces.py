"""What holds for a while: the Stories' own rules, the six Antagonists, Calypso's Secrets, the six Goons."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import HiddenError
from game.rules.london import event
from game.rules.london.choice import Act, BowOut, Compare, Confide, Deplete, Draw, Give, Go, Investigate, Ready, Stay, Use
from game.rules.london.investigations.points import difficulty, points
from game.rules.london.options import Options
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import Inquiry, Item, Part, State
from game.rules.london.tables.cards import GOONS
from tests.london.kit import Evening, Fate, day, run
from tests.london.scenes import dread, endgame, meet, plot, plot_table, stay, table, traits
from tests.london.tales import faults
from tests.sweep import each

METZ = {"sturmer": "the-trench-at-metz"}
TRUE_NAME, SONG, DOOR = "the-kings-true-name", "the-song-that-stops-clocks", "the-door-behind-the-mirror"


def compared(evening: Evening) -> int:
    """The Action Points that are compared."""
    evening.play(Compare())
    return int([news for news in evening.events if isinstance(news, event.DreadSolved | event.DreadFailed)][-1].points)


def bled(evening: Evening, why: str) -> int:
    return sum(news.change for news in evening.seen(event.DreadChanged) if news.why == why)


@pytest.mark.rule("LD-290", "LD-338")
def test_calling_hours_take_a_point_from_who_is_alone_at_night(fate: Fate) -> None:
    caller = {"story": "the-gentleman-caller"}
    assert compared(dread("bruiser", slot=8, **caller)) == 3 - 1
    assert compared(dread("bruiser", slot=11, **caller)) == 3 - 1
    assert compared(dread("bruiser", slot=7, **caller)) == 3
    assert compared(dread("bruiser", slot=8)) == 3
    assert compared(dread("bruiser", here=2, slot=8, **caller)) == 3 + 1
    assert compared(dread("the-clockwork-beadle", "jacqueline,milton", slot=8, **caller)) == 0
    # who has company is not alone although the other stays out
    t = table(here=2, shown={"west-1": "bruiser"}, story="the-gentleman-caller", slot=9)
    evening = Evening(t)
    evening.play(Investigate("west-1", (0,)))
    assert compared(evening) == 3
    # calling hours spare plot cards
    fate.dice(*[True] * 9)
    evening = plot(fate, "rooftops-over-whitechapel")
    assert len(evening.seen(event.DiceRolled)[0].dice) == 4


@pytest.mark.rule("LD-015", "LD-207", "LD-291")
@each(
    ("story", "card", "item", "counts"),
    [
        ("the-letter", "endure-the-pain", "grimoire-leaf", True),
        ("the-letter", "endure-the-pain", "skeleton-keys", False),
        ("the-gentleman-caller", "count-the-steps", "campaign-medal", True),
        ("the-gentleman-caller", "count-the-steps", "grimoire-leaf", False),
        ("calypsos-bargain", "the-sewer-rises", "skeleton-keys", True),
        ("calypsos-bargain", "the-sewer-rises", "grimoire-leaf", False),
        ("london-dread", "all-the-clocks-stop", "grimoire-leaf", False),
        ("london-dread", "all-the-clocks-stop", "skeleton-keys", False),
    ],
)
def test_each_story_has_its_own_wild_icon_in_challenges(fate: Fate, story: str, card: str, item: str, counts: bool) -> None:
    antagonist = "the-engine-beneath" if story == "london-dread" else ""
    evening = meet(fate, 1, card, items={1: [item, "brandy"]}, antagonist=antagonist)
    before = points(evening.t, evening.t.inquiry, 1)
    evening.play(Use(item))
    assert points(evening.t, evening.t.inquiry, 1) - before == counts


@pytest.mark.rule("LD-207")
def test_a_wild_icon_of_the_challenges_is_none_in_the_chapter() -> None:
    assert compared(dread("bruiser", "milton,maria", items={0: ["grimoire-leaf"]})) == 1
    evening = dread("bruiser", "milton,maria", items={0: ["grimoire-leaf"]})
    evening.play(Use("grimoire-leaf"))
    assert compared(evening) == 1


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


@pytest.mark.rule("LD-030", "LD-185", "LD-212", "LD-298", "LD-338")
@pytest.mark.card("the-correspondent", "the-caller", "the-tallow-king", "the-pale-sovereign")
def test_the_laws_of_the_antagonists(fate: Fate) -> None:
    tales = """
        the Correspondent makes every Trauma bleed in the Endgame [meet 0 endure-the-pain; flips=sturmer; trauma=dread-2; dread=10]
            PersonalityFlipped(0,the-trench-at-metz) DreadChanged(1,11,antagonist) TraumaRolled(0,dread-2)
            DreadChanged(2,13,trauma) ChallengeMet(0,endure-the-pain,0,-) ConditionGained(0,injured) challenger? | dread=13
            0.ill=injured
        whatever it shows [meet 0 endure-the-pain; flips=sturmer; trauma=injured; dread=10]
            PersonalityFlipped(0,the-trench-at-metz) DreadChanged(1,11,antagonist) TraumaRolled(0,injured)
            ConditionGained(0,injured) ChallengeMet(0,endure-the-pain,0,-) Defeated(0) challenger? | dread=11 0.ill=injured
            0.dice=0
        another Antagonist does not [meet 0 the-sewer-rises; flips=sturmer; trauma=injured; dread=10]
            PersonalityFlipped(0,the-trench-at-metz) TraumaRolled(0,injured) ConditionGained(0,injured)
            ChallengeMet(0,the-sewer-rises,0,-) DreadChanged(2,12,card) challenger? | dread=12 0.ill=injured
        nor he outside the Endgame [plot; here=2; flips=sturmer; trauma=dread-2; dread=10]
            PersonalityFlipped(0,the-trench-at-metz) TraumaRolled(0,dread-2) DreadChanged(2,12,trauma) next? {Act(0)/Act(1)} |
            dread=12
        the Caller is harder for the first who meets each Challenge: 6 are too few [meet 0 the-leap; items=0:campaign-medal,crowbar 3:clasp-knife,iron-knuckles]
            challenge? =Use(campaign-medal) ItemUsed(0,campaign-medal) IconsAdded(0,courage) challenge? =Use(crowbar)
            ItemUsed(0,crowbar) IconsAdded(0,strength) ChallengeMet(0,the-leap,6,-) ConditionGained(0,injured) challenger? =Act(3)
            challenge? =Use(clasp-knife) ItemUsed(3,clasp-knife) IconsAdded(3,strength) challenge? =Use(iron-knuckles)
            ItemUsed(3,iron-knuckles) IconsAdded(3,strength) ChallengeMet(3,the-leap,6,F) DieEarned(3,2) challenger? |
            0.items=~campaign-medal+~crowbar 0.ill=injured 3.items=~clasp-knife+~iron-knuckles 3.dice=2
        whoever that is [meet 3 the-leap; items=0:campaign-medal,crowbar 3:clasp-knife,iron-knuckles]
            challenge? =Use(clasp-knife) ItemUsed(3,clasp-knife) IconsAdded(3,strength) challenge? =Use(iron-knuckles)
            ItemUsed(3,iron-knuckles) IconsAdded(3,strength) ChallengeMet(3,the-leap,6,-) ConditionGained(3,injured) challenger?
            =Act(0) challenge? =Use(campaign-medal) ItemUsed(0,campaign-medal) IconsAdded(0,courage) challenge? =Use(crowbar)
            ItemUsed(0,crowbar) IconsAdded(0,strength) ChallengeMet(0,the-leap,6,F) DieEarned(0,2) challenger? |
            0.items=~campaign-medal+~crowbar 0.dice=2 3.items=~clasp-knife+~iron-knuckles 3.ill=injured
        the Tallow King is farther [showdown; story=calypsos-bargain; dread=10]
            ShowdownBegan(4) roller? {Act(0)/Act(1)/Act(2)/Act(3)} |
        unless somebody holds a Secret [showdown; story=calypsos-bargain; secrets=1:the-song-that-stops-clocks; dread=10]
            ShowdownBegan(3) roller? {Act(0)/Act(1)/Act(2)/Act(3)} |
        and was not defeated [showdown; sheets=1011; story=calypsos-bargain; secrets=1:the-song-that-stops-clocks; dread=10]
            ShowdownBegan(4) roller? {0:Act(0)/Act(2)/Act(3) 2:Act(0)/Act(2)/Act(3) 3:Act(0)/Act(2)/Act(3)} |
        he asks only once [showdown; story=calypsos-bargain; secrets=1:the-kings-true-name; dread=20; dice=----]
            ShowdownBegan(5) dice? {1:Confide(the-kings-true-name)/Done} =Confide(the-kings-true-name)
            SecretSpent(1,the-kings-true-name) TargetLowered(3) roller? =Act(0) DiceRolled(0,-) roller? =Act(1) DiceRolled(1,-)
            roller? =Act(2) DiceRolled(2,-) roller? {Act(3)} =Act(3) DiceRolled(3,-) ShowdownEnded(0,3) StoryLost(lost-showdown)
            lost-showdown | gone=the-kings-true-name 1.secrets=
        Conditions weigh before the Pale Sovereign: none [meet 0 the-fog-has-teeth; antagonist=the-pale-sovereign; items=0:chalk-circle]
            challenge? =Leave ChallengeMet(0,the-fog-has-teeth,4,-) ConditionGained(0,injured) challenger? | 0.ill=injured
        one [meet 0 the-fog-has-teeth; antagonist=the-pale-sovereign; ill=0:injured; items=0:chalk-circle]
            challenge? =Leave ChallengeMet(0,the-fog-has-teeth,3,-) Defeated(0) challenger? | 0.dice=0
        two [meet 0 the-fog-has-teeth; antagonist=the-pale-sovereign; ill=0:injured,unhinged; items=0:chalk-circle]
            challenge? =Leave ChallengeMet(0,the-fog-has-teeth,2,-) Defeated(0) challenger? | 0.dice=0
        but points do not fall below 0 [meet 0 the-fog-has-teeth; antagonist=the-pale-sovereign; flips=sturmer; trauma=injured; ill=0:unhinged; items=0:holy-water]
            PersonalityFlipped(0,the-trench-at-metz) TraumaRolled(0,injured) ConditionGained(0,injured) challenge?
            =Use(holy-water) ItemUsed(0,holy-water) IconsAdded(0,spirit) ChallengeMet(0,the-fog-has-teeth,0,-) Defeated(0)
            challenger? | 0.items=~holy-water 0.ill=unhinged+injured 0.dice=0
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-127", "LD-210")
@pytest.mark.card("the-engine-beneath")
def test_the_engine_beneath_lets_everybody_ready_two_items_only() -> None:
    t = endgame(story="london-dread", antagonist="the-engine-beneath")
    t.people[0].items = [Item(card, True) for card in ("brandy", "tonic", "crowbar")]
    t.people[1].items = [Item("phonograph", True), Item("dynamite")]
    for person in t.people:
        person.out = True
    evening = Evening(t)
    assert evening.prompt == "prompt-ready-item"
    assert evening.options(0) == (Ready(0, "brandy"), Ready(0, "tonic"), Ready(0, "crowbar"))
    evening.play(Ready(0, "crowbar"), Ready(0, "brandy"))
    assert evening.t.people[0].items == [Item("brandy"), Item("tonic", True), Item("crowbar")]
    assert evening.t.people[1].items == [Item("phonograph"), Item("dynamite")]
    evening = meet_twice("the-engine-beneath", tilted=3)
    assert not any(item.tilted for item in evening.t.people[0].items), "before Challenges all are readied"


def meet_twice(antagonist: str, *, tilted: int = 0, out: tuple[int, ...] = (), defeated: tuple[int, ...] = ()) -> Evening:
    """A Challenge of the last Story is about to be met; some have bowed out."""
    t = endgame(story="london-dread", antagonist=antagonist, challenges=["all-the-clocks-stop"], dread=10)
    t.people[0].items = [Item(card, True) for card in ("brandy", "tonic", "crowbar")[:tilted]]
    for seat in out + defeated:
        t.people[seat].out, t.people[seat].defeated = seat in out, seat in defeated
    return Evening(t)


@pytest.mark.rule("LD-195")
@pytest.mark.card("the-hollow-choir")
def test_the_hollow_choir_sings_for_those_who_left(fate: Fate) -> None:
    traits(fate)
    evening = meet_twice("the-hollow-choir", out=(1, 2), defeated=(3,))
    evening.play(Stay())
    evening.until("prompt-stay")
    assert bled(evening, "antagonist") == 2
    evening.play(BowOut())
    assert evening.prompt == "prompt-roller"
    assert bled(evening, "antagonist") == 2, "no further round was completed"
    evening = meet_twice("the-engine-beneath", out=(1, 2))
    evening.play(Stay(), seat=0)
    assert bled(evening.play(Stay(), seat=3) and evening.until("prompt-stay"), "antagonist") == 0


@pytest.mark.rule("LD-292")
def test_secrets_lie_face_down_and_are_drawn_from_the_top_while_there_are_any(fate: Fate) -> None:
    assert new_game(Options(story="the-letter"), 1).secrets == []
    orders = {tuple(card.face for card in new_game(Options(story="calypsos-bargain"), seed).secrets) for seed in range(8)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted([TRUE_NAME, SONG, DOOR]) for order in orders)
    fate.dice(*[True] * 4, *[False] * 9)
    evening = plot(fate, "safe-number-nine", "milton,basil,murphy,maria", here=2)
    top = evening.t.secrets[-1].face
    evening.until("prompt-share-secret", lambda options: options[-1])
    assert evening.options() == (Give(0), Give(1))
    evening.play(Give(1))
    assert [person.secrets for person in evening.t.people] == [[], [top], [], []]
    assert evening.view(0).people[1].secrets == [top]
    assert len(evening.t.secrets) == 2
    # when no secret is left nothing is gained and those held stay
    fate.dice(*[True] * 4, *[False] * 9)
    traits(fate)
    t = plot_table("safe-number-nine", "milton,basil,murphy,maria", here=2)
    t.people[3].secrets, t.secrets = [card.face for card in t.secrets], []
    evening = Evening(t)
    evening.play(Investigate("west-1", (0, 1)))
    evening.until("prompt-hour")
    assert [len(person.secrets) for person in evening.t.people] == [0, 0, 0, 3]
    assert evening.seen(event.SecretGained) == []


@pytest.mark.rule("LD-165", "LD-212", "LD-292", "LD-298", "LD-337")
@pytest.mark.card("the-kings-true-name", "the-song-that-stops-clocks")
def test_what_secrets_do(fate: Fate) -> None:
    tales = """
        the Secrets of the defeated are lost [meet 0 the-sewer-rises; flips=sturmer; trauma=injured; ill=0:injured; secrets=0:the-kings-true-name]
            PersonalityFlipped(0,the-trench-at-metz) TraumaRolled(0,injured) Defeated(0) challenger? | gone=the-kings-true-name
            0.dice=0 0.secrets=
        the True Name lowers the target by two, but not below 1 [showdown; story=calypsos-bargain; secrets=2:the-kings-true-name; dread=0; dice=----]
            ShowdownBegan(1) dice? {2:Confide(the-kings-true-name)/Done} =Confide(the-kings-true-name)
            SecretSpent(2,the-kings-true-name) TargetLowered(1) roller? =Act(0) DiceRolled(0,-) roller? =Act(1) DiceRolled(1,-)
            roller? =Act(2) DiceRolled(2,-) roller? {Act(3)} =Act(3) DiceRolled(3,-) ShowdownEnded(0,1) StoryLost(lost-showdown)
            lost-showdown | gone=the-kings-true-name 2.secrets=
        from 3 to 1 [showdown; story=calypsos-bargain; secrets=2:the-kings-true-name; dread=5; dice=----]
            ShowdownBegan(2) dice? {2:Confide(the-kings-true-name)/Done} =Confide(the-kings-true-name)
            SecretSpent(2,the-kings-true-name) TargetLowered(1) roller? {Act(0)/Act(1)/Act(2)/Act(3)} | gone=the-kings-true-name
            2.secrets=
        from 5 to 3 [showdown; story=calypsos-bargain; secrets=2:the-kings-true-name; dread=20; dice=----]
            ShowdownBegan(5) dice? {2:Confide(the-kings-true-name)/Done} =Confide(the-kings-true-name)
            SecretSpent(2,the-kings-true-name) TargetLowered(3) roller? =Act(0) DiceRolled(0,-) roller? =Act(1) DiceRolled(1,-)
            roller? =Act(2) DiceRolled(2,-) roller? {Act(3)} =Act(3) DiceRolled(3,-) ShowdownEnded(0,3) StoryLost(lost-showdown)
            lost-showdown | gone=the-kings-true-name 2.secrets=
        it is spent before the first die or not at all [showdown; story=calypsos-bargain; secrets=2:the-kings-true-name; items=2:lucky-sovereign; dread=20; dice=----]
            ShowdownBegan(5) dice? {2:Confide(the-kings-true-name)/Done} =Done roller? =Act(2) DiceRolled(2,-) dice?
            {2:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Done} |
        nor at a Challenge [meet 2 the-sewer-rises; secrets=2:the-kings-true-name; items=2:brandy]
            challenge? {2:Use(brandy)/Deplete(brandy)/Leave} |
        the Song ignores a penalty of anybody [meet 0 <the-kings-guard|the-sewer-rises>; secrets=3:the-song-that-stops-clocks; items=0:chalk-circle; dread=10]
            challenge? =Leave ChallengeMet(0,<>,4,-) penalty? {3:Confide(the-song-that-stops-clocks,1)/Done}
            =Confide(the-song-that-stops-clocks,1) SecretSpent(3,the-song-that-stops-clocks) Ignored(0,penalty) challenger? |
            gone=the-song-that-stops-clocks 3.secrets=
        the loss of an Item, too [meet 0 every-man-has-a-price; secrets=3:the-song-that-stops-clocks; items=0:chalk-circle; dread=10]
            challenge? =Leave ChallengeMet(0,every-man-has-a-price,1,-) penalty? {3:Confide(the-song-that-stops-clocks,1)/Done}
            =Confide(the-song-that-stops-clocks,1) SecretSpent(3,the-song-that-stops-clocks) Ignored(0,penalty) challenger? |
            gone=the-song-that-stops-clocks 3.secrets=
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-292")
def test_who_has_withdrawn_may_sing_and_who_is_in_the_chapter_may_not(fate: Fate) -> None:
    traits(fate)
    t = endgame(story="calypsos-bargain", challenges=["the-kings-guard"], secrets={3: [SONG]})
    t.people[3].out = True
    evening = stay(Evening(t))
    evening.until("prompt-penalty", lambda options: options[-1])
    evening.play(Confide(SONG, 1))
    assert evening.seen(event.Ignored) == [event.Ignored(evening.seen(event.ChallengeMet)[0].seat, "penalty")]
    fate.dice(*[False] * 9)
    t = plot_table("a-debt-in-limehouse")
    t.people[0].secrets = [SONG]
    traits(fate)
    evening = Evening(t)
    evening.play(Investigate("west-1", (0,)))
    assert evening.t.people[0].conditions == ["injured"]


@pytest.mark.rule("LD-219", "LD-292")
@pytest.mark.card("the-door-behind-the-mirror")
def test_the_door_passes_a_challenge_unmet(fate: Fate) -> None:
    traits(fate)
    t = endgame(story="calypsos-bargain", challenges=["the-kings-guard"], secrets={1: [DOOR]})
    evening = Evening(t)
    assert Confide(DOOR) not in evening.options(1)
    stay(evening)
    assert evening.prompt == "prompt-pass"
    assert evening.seen(event.ChallengeRevealed) == []
    assert evening.options(1) == (Confide(DOOR), Done())
    evening.play(Confide(DOOR))
    assert evening.seen(event.ChallengeRevealed) == [event.ChallengeRevealed("the-kings-guard")]
    person = evening.t.people[1]
    assert (person.dice, len(person.hand), person.secrets) == (2, 1, [])
    assert evening.options() == (Act(0), Act(2), Act(3))
    assert evening.seen(event.PersonalityFlipped) == []
    # only who is in opens the door
    t = endgame(story="calypsos-bargain", challenges=["the-kings-guard"], secrets={1: [DOOR]})
    t.people[1].out = True
    evening = stay(Evening(t))
    assert evening.prompt == "prompt-challenger"
    assert evening.t.people[1].dice == 1


def goons(harass: str, shown: dict[str, str], here: str, **more: Any) -> State:
    """The first two Characters stand at `here`; a Goon is in the North."""
    t = day(story="london-dread", shown=shown, at=[here, here, "west-1", "west-1"], stage="cases", **more)
    t.goons = {"north": harass}
    return t


@pytest.mark.rule("LD-016", "LD-294")
def test_three_goons_stand_where_nobody_starts_and_three_others_in_the_second_chapter() -> None:
    t = new_game(Options(story="london-dread"), 4)
    run(lay_out(t))
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


@pytest.mark.rule("LD-294", "LD-297")
@each("goon", GOONS)
def test_a_goon_is_investigated_on_the_streets_like_a_dread_card(goon: str) -> None:
    t = goons(goon, {}, "north-streets", items={0: ["fortune-tellers-charm", "crowbar"], 1: ["holy-water"]})
    evening = Evening(t)
    assert Investigate("north-streets", (0, 1)) in evening.options()
    evening.play(
        Investigate("north-streets", (0, 1)), Deplete("fortune-tellers-charm"), Deplete("crowbar"), Deplete("holy-water")
    )
    need = {"the-tin-bishop": 5, "brother-marrow": 5}.get(goon, 4)
    evening.play(Compare())
    solved, failed = evening.seen(event.DreadSolved), evening.seen(event.DreadFailed)
    assert bool(solved) == ((solved or failed)[0].points >= need)
    assert solved
    assert evening.t.goons == {}
    assert [card.face for card in evening.t.deck] == [goon]
    assert evening.t.solved == [goon]


@pytest.mark.rule("LD-295")
def test_goons_left_over_raise_dread_and_are_put_aside() -> None:
    t = day(story="london-dread", phase="close", done=["beneath-the-monument"], respite=False)
    t.dark, left = {}, [*t.goons.values()]
    evening = Evening(t).until("prompt-ready")
    assert bled(evening, "goon") == 2 * 3
    assert evening.t.gone == left
    assert not {*left} & {*evening.t.goons.values()}


@pytest.mark.rule("LD-125", "LD-126", "LD-294", "LD-297", "LD-340")
@pytest.mark.card("knuckle-duster-ned", "the-widow-scrimshaw", "sal-nightingale", "brother-marrow")
def test_how_goons_harass(fate: Fate) -> None:
    tales = """
        Dread cards are harder in the Area of some [day; story=london-dread; goons=north:<knuckle-duster-ned|the-widow-scrimshaw>; shown=north-2:bruiser; clocks=0:2; at=north-1]
            hour? =Go Moved(0,north-2) case? =Investigate(north-2,0) dread? =Compare DreadFailed(north-2,bruiser,3) hour? | slot=1
            0.at=north-2
        and of no other [day; story=london-dread; goons=south:<knuckle-duster-ned|the-widow-scrimshaw>; shown=north-2:bruiser; clocks=0:2; at=north-1]
            hour? =Go Moved(0,north-2) case? =Investigate(north-2,0) dread? =Compare DreadSolved(north-2,bruiser,3) hour? | deck=1
            slot=1 shown= 0.at=north-2
        nobody depletes Items where Sal Nightingale is [day; story=london-dread; goons=north:sal-nightingale; shown=north-2:bruiser; clocks=0:2; at=north-1; items=0:holy-water]
            hour? {Go} =Go Moved(0,north-2) case? {Investigate(north-2,0)/Done} =Investigate(north-2,0) dread?
            {0:Use(holy-water)/Compare/Leave} | 0.at=north-2
        but elsewhere [day; story=london-dread; goons=north:sal-nightingale; shown=west-2:bruiser; clocks=0:2; items=0:holy-water]
            hour? {Go} =Go Moved(0,west-2) case? {Investigate(west-2,0)/Done} =Investigate(west-2,0) dread?
            {0:Use(holy-water)/Deplete(holy-water)/Compare/Leave} | 0.at=west-2
        and where she is investigated herself [day; story=london-dread; goons=north:sal-nightingale; at=north-1; items=0:holy-water]
            hour? {Go} =Go Moved(0,north-streets) case? {Investigate(north-streets,0)/Done} =Investigate(north-streets,0) dread?
            {0:Use(holy-water)/Deplete(holy-water)/Compare/Leave} | 0.at=north-streets
        who fails before Brother Marrow bleeds [day; story=london-dread; goons=north:brother-marrow; shown=north-2:fever-house; clocks=0:2; at=north-1]
            hour? =Go Moved(0,north-2) case? =Investigate(north-2,0) dread? =Compare DreadFailed(north-2,fever-house,1)
            DreadChanged(1,1,goon) hour? | dread=1 slot=1 0.at=north-2
        who walks away, too [day; story=london-dread; goons=north:brother-marrow; shown=north-2:fever-house; clocks=0:2; at=north-1]
            hour? =Go Moved(0,north-2) case? =Investigate(north-2,0) dread? =Leave WalkedAway(north-2,fever-house) case? =Done
            DreadChanged(1,1,goon) hour? | dread=1 slot=1 0.at=north-2
        who passes by, too [day; story=london-dread; goons=north:brother-marrow; shown=north-2:fever-house; clocks=0:2; at=north-1]
            hour? =Go Moved(0,north-2) case? =Done DreadChanged(1,1,goon) hour? | dread=1 slot=1 0.at=north-2
        who solves a card does not [day; story=london-dread; goons=north:brother-marrow; shown=north-2:bruiser; clocks=0:2; at=north-1]
            hour? =Go Moved(0,north-2) case? =Investigate(north-2,0) dread? =Compare DreadSolved(north-2,bruiser,3) hour? | deck=1
            slot=1 shown= 0.at=north-2
        nor who stays away [day; story=london-dread; goons=north:brother-marrow; shown=north-2:fever-house; clocks=0:3; at=north-1]
            hour? =Go Moved(0,north-3) hour? | slot=1 0.at=north-3
        he counts each card of his Area and no other [day; story=london-dread; goons=north:brother-marrow; shown=north-2:fever-house north-3:the-locked-ward south-4:the-hanging-judge; clocks=0:2 1:3 2:4; at=north-1,north-1,south-1]
            hour? =Go Moved(0,north-2) Moved(1,north-3) Moved(2,south-4) case? =Investigate(north-2,0) dread? =Compare
            DreadFailed(north-2,fever-house,1) case? =Investigate(south-4,2) dread? =Compare
            DreadFailed(south-4,the-hanging-judge,2) case? =Done DreadChanged(1,1,goon) DreadChanged(1,2,goon) hour? | dread=2
            slot=1 0.at=north-2 1.at=north-3 2.at=south-4
        who is called away leaves the Goon alone [day; story=london-dread; goons=north:brother-marrow; shown=north-2:bruiser; clocks=0:2; at=north-1,north-1; items=0:police-whistle]
            hour? =Go Moved(0,north-2) Moved(1,north-streets) case? {Investigate(north-streets,1)/Investigate(north-2,0)/Done}
            =Investigate(north-2,0) dread? =Deplete(police-whistle) ItemDepleted(0,police-whistle) Moved(1,north-2) dread?
            =Compare DreadSolved(north-2,bruiser,4) hour? | deck=1 slot=1 shown= 0.items= 0.at=north-2 1.at=north-2
            discards+police-whistle
    """
    assert not faults(fate, tales)


@each("goon", list(GOONS))
@pytest.mark.rule("LD-294", "LD-297", "LD-113")
def test_a_goon_is_met_in_the_streets_like_a_dread_card(goon: str) -> None:
    row = GOONS[goon]
    t = day(story="london-dread", at=["north-1"], deck=["gallantry"])
    t.goons = {"north": goon}
    evening = Evening(t)
    evening.play(Go())
    assert [choice for choice in evening.options() if isinstance(choice, Investigate)] == [Investigate("north-streets", (0,))]
    evening.play(Investigate("north-streets", (0,)))
    inquiry = evening.t.inquiry
    assert inquiry is not None and inquiry.kind == "goon"
    assert difficulty(evening.t, inquiry) == row.difficulty, "no harassment touches the Goon itself"
    assert points(evening.t, inquiry, 0) == 1 + len({"strength", "courage"} & set(row.icons))
    assert Draw() in evening.options()
    evening.play(Compare())
    assert evening.seen(event.DreadFailed) and evening.t.goons == {"north": goon}


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

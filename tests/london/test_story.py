"""The Story Phase hour by hour, the end of a Chapter, the rest, and the ways in which a story is lost (LD-090 to LD-104, LD-170 to LD-182)."""

from typing import Any

import pytest

from game.rules.engine.secret import Secret
from game.rules.london import event
from game.rules.london.choice import Go
from game.rules.london.harm import Over, darken
from game.rules.london.state import State
from game.rules.london.tables.cards import ITEMS, SLOTS, plot_cards
from tests.london.kit import Evening, Fate, day, give, run
from tests.london.tales import faults


@pytest.mark.rule("LD-091", "LD-007", "LD-104", "LD-170")
def test_the_leader_calls_out_twelve_hours_from_six_in_the_morning() -> None:
    t = day(done=["the-unsealed-door"])
    t.dark = {}
    evening = Evening(t)
    for _ in range(12):
        assert evening.prompt == "prompt-hour"
        evening.play(Go())
    assert [hour.slot for hour in evening.seen(event.HourStruck)] == list(range(12))
    assert [SLOTS[hour.slot].hour for hour in evening.seen(event.HourStruck)][:5] == [6, 8, 10, 12, 14]
    assert evening.seen(event.ChapterEnded) == [event.ChapterEnded(1)]


@pytest.mark.rule("LD-061", "LD-064", "LD-075", "LD-076", "LD-090", "LD-091", "LD-092", "LD-093", "LD-094", "LD-095", "LD-096")
@pytest.mark.rule("LD-097", "LD-098", "LD-099", "LD-100", "LD-101", "LD-103", "LD-104", "LD-112", "LD-113", "LD-114", "LD-115")
@pytest.mark.rule("LD-116", "LD-119", "LD-145", "LD-172", "LD-EX-04", "LD-EX-05", "LD-EX-14")
def test_how_hours_go_by(fate: Fate) -> None:
    tales = """
    Basil walks as his clock says, as in the example [day; team=basil,milton,jacqueline,murphy; clocks=0:1,2-north,4] hour? =Go
      Moved(0) hour? =Go Moved(0,north-streets) hour? =Go Moved(0,north-4) hour? | slot=3
    the first hour of the example [day; team=milton,murphy,sturmer,maria; shown=west-2:digging-up-the-past west-5:bruiser;
      clocks=0:2 1:2 2:5] hour? =Go Moved(0,west-2/1,west-2/2,west-5) case? =Investigate(west-2,0+1) dread? =Compare
      DreadSolved(west-2,digging-up-the-past,4) case? =Investigate(west-5,2) dread? =Compare DreadSolved(west-5,bruiser,3) hour? |
      deck=2 slot=1 shown=
    all move at once, each from where he is [day; clocks=0:3 1:3-east 2:1 3:6-west; at=north-1,north-1,south-streets,east-4] hour?
      =2:Go Moved(0,north-3/1,east-streets/2,south-1/3,west-streets) hour? | slot=1
    an empty slot leads into the Streets of the Area, and whoever is there stays [day; at=north-4,east-streets,south-6,west-1]
      hour? =Go Moved(0,north-streets/2,south-streets/3,west-streets) hour? | slot=1
    an arrow may point to the Area where one is [..; clocks=0:2-north; at=north-4] hour? =Go Moved(0,north-streets) hour? | slot=1
    the same number again stays and tries again; once in a slot is enough [day; shown=west-2:fever-house; clocks=0:2,2] hour? {Go}
      =Go Moved(0,west-2) case? {Investigate(west-2,0)/Done} =Investigate(west-2,0) dread? =Compare
      DreadFailed(west-2,fever-house,1) hour? {Go} =Go case? {Investigate(west-2,0)/Done} | slot=1
    nothing is investigated where a card is face down [day; clocks=0:2] hour? =Go Moved(0,west-2) hour? | slot=1
    an arrow is turned for one Dread, as in the example [day; clocks=0:1-east; dread=7] hour? =0:Detour(0,west)
      ArrowTurned(0,0,1-west) DreadChanged(1,8,detour) hour? =Go hour? | slot=1
    only arrows of now and later turn, and only one's own [day; clocks=0:1-east,2,3-north,4-west 1:.,.,6-south; slot=2] hour?
      {0:Go/Detour(2,south/2,east/2,west/3,north/3,south/3,east) 1:Go/Detour(2,north/2,east/2,west) 2:Go 3:Go} =0:Detour(2,west)
      ArrowTurned(0,2,3-west) DreadChanged(1,1,detour) hour?
    each detour costs, and they may be many [day; clocks=0:1-east,.,.,.,.,2-east; dread=3] hour? =0:Detour(0,west)
      ArrowTurned(0,0,1-west) DreadChanged(1,4,detour) hour? =0:Detour(0,north) ArrowTurned(0,0,1-north) DreadChanged(1,5,detour)
      hour? =0:Detour(5,south) ArrowTurned(0,5,2-south) DreadChanged(1,6,detour) hour? =Go Moved(0,north-streets) hour? | slot=1
    no detour past the end of the track [day; clocks=0:1-east; dread=49] hour? {0:Go/Detour(0,north/0,south/0,west) 1:Go 2:Go
      3:Go} =0:Detour(0,west) ArrowTurned(0,0,1-west) DreadChanged(1,50,detour) hour? {Go}
    who has moved makes no detour in this slot [day; shown=east-1:bruiser; clocks=0:1-east 1:1; at=west-1,east-2] hour?
      {0:Go/Detour(0,north/0,south/0,west) 1:Go 2:Go 3:Go} =Go Moved(0,east-streets/1,east-1) case? {Investigate(east-1,1)/Done}
    the players choose the order and who takes part; seat 1 stays out [day; shown=west-2:bruiser west-5:rats-in-the-rookery;
      clocks=0:2 1:2 2:5] hour? =Go Moved(0,west-2/1,west-2/2,west-5) case?
      {Investigate(west-2,0+1/west-2,0/west-2,1/west-5,2)/Done} =3:Investigate(west-5,2) dread? =Compare
      DreadFailed(west-5,rats-in-the-rookery,2) case? =Investigate(west-2,0) dread? {0:Compare/Leave}
    all present take part in a plot [day; shown=west-2:mr-reynauds-residence; clocks=0:2 1:2 2:2] hour? {Go} =Go
      Moved(0,west-2/1,west-2/2,west-2) case? {Investigate(west-2,0+1+2)/Done}
    nothing has to be investigated [day; shown=west-2:bruiser west-5:mr-reynauds-residence; clocks=0:2 1:5] hour? =Go
      Moved(0,west-2/1,west-5) case? =Done hour? | slot=1
    a card left alone may still be chosen in the slot [dread bruiser; here=2] dread? =Leave WalkedAway case? =Investigate(1)
      dread? =Leave WalkedAway case? =Investigate(0+1) dread? =Compare DreadSolved(4) hour? | deck=1
    who walks away after <drawing|using an Item|spending Virtue> is done there [dread fever-house; items=0:holy-water;
      deck=gallantry; virtue=1] dread? =<Draw CardDrawn(0,gallantry) IconsAdded(0,charm+courage)|Use(holy-water)
      IconsAdded(0,spirit)|Spend(1) IconsAdded(0,courage)> dread? =Leave WalkedAway hour? | <gone=gallantry deck=0||>
    additions are for one investigation alone [day; team=jacqueline,murphy,sturmer,milton; shown=west-1:a-tough-bargain;
      clocks=0:1,1; virtue=2] hour? =Go Moved(0) case? =Investigate(0) dread? =Spend IconsAdded(0,wild) dread? =Spend
      IconsAdded(0,wild) dread? =Leave WalkedAway(a-tough-bargain) hour? =Go case? =Investigate(0) dread? =Compare
      DreadFailed(a-tough-bargain,3) hour? | slot=2
    a solved card may be drawn at the next one [day; shown=west-1:bruiser west-3:a-duel-at-dawn; clocks=0:1,3] hour? =Go Moved(0)
      case? =Investigate(0) dread? =Compare DreadSolved(bruiser,3) hour? =Go Moved(0,west-3) case? =Investigate(west-3,0) dread?
      =Draw CardDrawn(0,bruiser) IconsAdded(0,strength+courage+impact) dread? =Compare DreadSolved(west-3,a-duel-at-dawn,4) hour?
      | gone=bruiser deck=1 slot=2 shown=
    the team makes one of them its Leader [day; phase=leader] leader? {Lead(0/1/2/3)} =1:Lead(2) LeaderChosen(2) hour?
    more than fifty Dread lose at once, in the middle of an investigation [plot; dread=49; flips=sturmer; trauma=dread-2]
      Trauma(0) TraumaRolled(0,dread-2) DreadChanged(2,51,trauma) StoryLost(lost-dread) lost-dread(dread)
    after the twelfth action the Chapter is over [close; phase=story; slot=11] hour? =Go SegmentEnded(2) ChapterEnded(1)
      EndgameBegan(the-correspondent) HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-006", "LD-061", "LD-062", "LD-170", "LD-171", "LD-172", "LD-173", "LD-174", "LD-182", "LD-261", "LD-282")
@pytest.mark.rule("LD-082", "LD-083", "LD-091", "LD-097", "LD-127", "LD-131", "LD-136", "LD-155", "LD-157", "LD-158", "LD-169")
@pytest.mark.rule("LD-175", "LD-286", "LD-176", "LD-177", "LD-178", "LD-181", "LD-190", "LD-296", "LD-EX-16", "LD-EX-18")
def test_what_the_end_of_a_chapter_costs_and_whether_the_story_goes_on(fate: Fate) -> None:
    tales = """
    the example costs twenty-three [close; shown=north-1:bruiser east-2:fever-house west-3:digging-up-the-past;
      hidden=south-1:plot south-2:crooked-constable south-3:crooked-constable south-4:crooked-constable south-5:crooked-constable;
      clocks=0:3,3,3-north 2:.,.,.,.,5,5,.,.,.,5-east] ChapterEnded(1)
      DreadChanged(2,2,hidden/2,4,hidden/2,6,hidden/2,8,hidden/2,10,hidden/3,13,open/4,17,open/4,21,open/1,22,stash/1,23,stash)
      EndgameBegan(the-correspondent) HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay? | shown=
    fifty is still alive [close; shown=north-1:bruiser; dread=47] ChapterEnded(1) DreadChanged(3,50,open)
      EndgameBegan(the-correspondent) HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay? | shown=
    and fifty-one is not [..; dread=48] ChapterEnded(1) DreadChanged(3,51,open) StoryLost(lost-dread) lost-dread(dread)
    a Plot card left open adds nothing here but ends the story [close; shown=north-1:the-unsealed-door;
      done=mr-reynauds-residence,a-pawnshop,opium-den,the-chapel-under-wych-street] ChapterEnded(1) StoryLost(lost-trail)
      lost-trail(dread)
    without the last plot the trail runs cold [close; done=; dread=4] ChapterEnded(1) StoryLost(lost-trail) lost-trail(dread)
    Dread is counted before the trail is judged [close; done=; dread=49; shown=north-1:bruiser] ChapterEnded(1)
      DreadChanged(3,52,open) StoryLost(lost-dread) lost-dread(dread)
    the first Chapter has its own last plot [close; story=calypsos-bargain; done=the-house-with-no-mirrors] ChapterEnded(1)
      StoryLost(lost-trail) lost-trail(dread)
    the steps come in their order [close; shown=north-1:bruiser; hidden=south-1:crooked-constable; clocks=0:3,3,3; items=0:~tonic]
      ChapterEnded(1) DreadChanged(2,2,hidden/3,5,open/1,6,stash) ItemReadied(0,tonic) EndgameBegan(the-correspondent)
      HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay? | shown=
    the rest lies between two Chapters: an Item for each from the top of the deck, and Virtue [close; story=calypsos-bargain;
      items=0:~tonic; pile=crowbar,brandy,dynamite,phonograph,museum-pass] ChapterEnded(1) ItemReadied(0,tonic) RespiteTaken
      VirtueGained(0) ItemGained(0,crowbar) VirtueGained(1) ItemGained(1,brandy) VirtueGained(2) ItemGained(2,dynamite)
      VirtueGained(3) ItemGained(3,phonograph) ChapterBegan(2,5) ready?
    everybody may lose a Condition [..; ill=0:injured,unhinged 2:unhinged; items=] ChapterEnded(1) RespiteTaken recover?
      {0:Heal(0,injured/0,unhinged)/Done} =Heal(0,unhinged) ConditionLost(0,unhinged) VirtueGained(0) ItemGained(0,crowbar)
      VirtueGained(1) ItemGained(1,brandy) recover? {2:Heal(2,unhinged)/Done} =Done VirtueGained(2) ItemGained(2,dynamite)
      VirtueGained(3) ItemGained(3,phonograph) ChapterBegan(2,5) ready?
    the last one leads into the next Chapter, and where the rest is left out nothing is given [close; story=calypsos-bargain;
      respite=no; virtue=1] ChapterEnded(1) ChapterBegan(2,5) ready?
    a second Chapter leads into the Endgame [close; story=calypsos-bargain; chapter=2] ChapterEnded(2)
      EndgameBegan(the-tallow-king) HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay?
    the last Plot card of a Story begins the Endgame at once: other Locations of the slot and later hours are lost [close;
      phase=story; shown=west-2:the-unsealed-door west-3:bruiser; hidden=south-1:crooked-constable; slot=8;
      done=mr-reynauds-residence,a-pawnshop,opium-den,the-chapel-under-wych-street; clocks=0:.,.,.,.,.,.,.,.,2,3,3-east
      1:.,.,.,.,.,.,.,.,3; items=1:tonic; dice=FFFF] hour? =Go Moved(0,west-2/1,west-3) case? =Investigate(west-2,0)
      DiceRolled(0,FFFF) PlotResolved(the-unsealed-door,west-2,4,1) ConfidenceGained(2) ChapterEnded(1)
      DreadChanged(2,2,hidden/3,5,open) EndgameBegan(the-correspondent)
      HandDealt(0,the-chaplains-blessing/1,into-the-lions-den/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay? | shown=
    others can be settled before it [close; phase=story; shown=..; hidden=..; slot=8; done=..; clocks=0:.,.,.,.,.,.,.,.,3
      1:.,.,.,.,.,.,.,.,2] hour? =Go Moved(0,west-3/1,west-2) case? {Investigate(west-2,1/west-3,0)/Done} =Investigate(west-3,0)
      dread? =Compare DreadSolved(west-3,bruiser,3) case? {Investigate(west-2,1)/Done} =Investigate(west-2,1) roll? =Roll
      DiceRolled(1,--) PlotResolved(the-unsealed-door,west-2,0,0) DreadChanged(3,3,card) ConfidenceGained(2) ChapterEnded(1)
      DreadChanged(2,5,hidden) EndgameBegan(the-correspondent)
      HandDealt(0,the-chaplains-blessing/1,bruiser/2,into-the-lions-den/3,) DieEarned(0,1/1,1/2,1/3,1) stay? {Stay/BowOut} |
      shown=
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-173")
def test_dread_never_falls_below_nothing() -> None:
    t = day(dread=1)
    assert run(darken(t, -3, "card")) == [event.DreadChanged(-1, 0, "card")]
    assert run(darken(t, -3, "card")) == [] and t.dread == 0
    with pytest.raises(Over):
        run(darken(t, 51, "card"))


def closing(**about: Any) -> State:
    """The first Chapter of Calypso's Bargain is just over, with nothing on the board and its Plot cards done."""
    t = day(story="calypsos-bargain", phase="close", done=plot_cards("calypsos-bargain", 1), **about)
    t.dark, t.shown, t.plots = {}, dict(about.get("shown") or {}), []
    return t


@pytest.mark.rule("LD-175", "LD-176", "LD-082", "LD-083", "LD-177", "LD-127")
def test_the_board_is_cleared_and_everybody_has_all_tokens_and_items_again() -> None:
    clocks, items = {0: {0: "3", 1: "3", 2: "3"}, 3: {11: "4-west"}}, {0: ["tonic", "holy-water"], 2: ["crowbar"]}
    t = closing(respite=False, shown={"north-1": "bruiser"}, clocks=clocks, items=items)
    t.dark, t.notes = {"south-1": Secret("crooked-constable")}, {"north-1": "red"}
    for seat in (0, 2):
        t.people[seat].items[0].tilted = True
    evening = Evening(t)
    assert evening.t.shown == {} and evening.t.notes == {}
    assert len(evening.t.dark) == 24 and len(evening.t.unused) == 24 - 19
    assert [person.clock for person in evening.t.people] == [[""] * 12] * 4
    assert not any(item.tilted for person in evening.t.people for item in person.items)
    assert evening.seen(event.ItemReadied) == [event.ItemReadied(0, "tonic"), event.ItemReadied(2, "crowbar")]


@pytest.mark.rule("LD-136", "LD-178", "LD-296")
def test_the_rest_gives_no_more_than_there_is() -> None:
    t = closing(virtue=3)
    t.people[1].virtue = 1
    for item in ITEMS:
        give(t, 3, item)
    evening = Evening(t)
    assert [person.virtue for person in evening.t.people] == [4, 2, 3, 3]
    assert len(evening.t.people[3].items) == 32 and not evening.t.people[0].items

"""The Story Phase: movement, detours, the order of an hour (LD-090 to LD-104)."""

import pytest

from game.rules.london import event
from game.rules.london.choice import Go, Lead
from game.rules.london.tables.cards import SLOTS
from tests.london.kit import Evening, Fate, day
from tests.london.tales import faults


@pytest.mark.rule("LD-090")
def test_the_team_makes_one_of_them_its_leader() -> None:
    evening = Evening(day(phase="leader"))
    assert evening.prompt == "prompt-leader"
    assert all(evening.options(seat) == tuple(map(Lead, range(4))) for seat in range(4))
    evening.play(Lead(2), seat=1)
    assert evening.t.leader == 2
    assert evening.events[-2:] == [event.LeaderChosen(2), event.HourStruck(0)]


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


@pytest.mark.rule("LD-096", "LD-061")
def test_nothing_is_investigated_where_a_card_is_face_down_or_none() -> None:
    t = day(clocks={0: {0: "2"}, 1: {0: "5"}})
    del t.dark["west-5"]
    evening = Evening(t)
    evening.play(Go())
    assert [person.place for person in evening.t.people[:2]] == ["west-2", "west-5"]
    assert evening.prompt == "prompt-hour" and evening.t.slot == 1
    assert "west-2" in evening.t.dark and not evening.seen(event.CardRevealed)


@pytest.mark.rule("LD-061", "LD-064", "LD-075", "LD-076", "LD-091", "LD-092", "LD-093", "LD-094", "LD-095", "LD-096", "LD-097")
@pytest.mark.rule("LD-098", "LD-099", "LD-100", "LD-101", "LD-103", "LD-104", "LD-112", "LD-113", "LD-114", "LD-115", "LD-116")
@pytest.mark.rule("LD-119", "LD-145", "LD-172", "LD-EX-04", "LD-EX-05", "LD-EX-14")
def test_how_hours_go_by(fate: Fate) -> None:
    tales = """
        Basil walks as his clock says, as in the example [day; team=basil,milton,jacqueline,murphy; clocks=0:1,2-north,4]
            hour? =Go Moved(0) hour? =Go Moved(0,north-streets) hour? =Go Moved(0,north-4) hour? | slot=3 0.at=north-4
        the first hour of the example [day; team=milton,murphy,sturmer,maria; shown=west-2:digging-up-the-past west-5:bruiser; clocks=0:2 1:2 2:5]
            hour? =Go Moved(0,west-2) Moved(1,west-2) Moved(2,west-5) case? =Investigate(west-2,0+1) dread? =Compare
            DreadSolved(west-2,digging-up-the-past,4) case? =Investigate(west-5,2) dread? =Compare DreadSolved(west-5,bruiser,3)
            hour? | deck=2 slot=1 shown= 0.at=west-2 1.at=west-2 2.at=west-5
        all move at once, each from where he is [day; clocks=0:3 1:3-east 2:1 3:6-west; at=north-1,north-1,south-streets,east-4]
            hour? =2:Go Moved(0,north-3) Moved(1,east-streets) Moved(2,south-1) Moved(3,west-streets) hour? | slot=1 0.at=north-3
            1.at=east-streets 2.at=south-1 3.at=west-streets
        an empty slot leads into the Streets of the Area, and whoever is there stays [day; at=north-4,east-streets,south-6,west-1]
            hour? =Go Moved(0,north-streets) Moved(2,south-streets) Moved(3,west-streets) hour? | slot=1 0.at=north-streets
            2.at=south-streets 3.at=west-streets
        an arrow may point to the Area where one is [day; clocks=0:2-north; at=north-4]
            hour? =Go Moved(0,north-streets) hour? | slot=1 0.at=north-streets
        the same number again stays and tries again; once in a slot is enough [day; shown=west-2:fever-house; clocks=0:2,2]
            hour? {Go} =Go Moved(0,west-2) case? {Investigate(west-2,0)/Done} =Investigate(west-2,0) dread? =Compare
            DreadFailed(west-2,fever-house,1) hour? {Go} =Go case? {Investigate(west-2,0)/Done} | slot=1 0.at=west-2
        nothing is investigated where a card is face down [day; clocks=0:2]
            hour? =Go Moved(0,west-2) hour? | slot=1 0.at=west-2
        an arrow is turned for one Dread, as in the example [day; clocks=0:1-east; dread=7]
            hour? =0:Detour(0,west) ArrowTurned(0,0,1-west) DreadChanged(1,8,detour) hour? =Go hour? | dread=8 slot=1
        only arrows of now and later turn, and only one's own [day; clocks=0:1-east,2,3-north,4-west 1:.,.,6-south; slot=2]
            hour? {0:Go/Detour(2,south)/Detour(2,east)/Detour(2,west)/Detour(3,north)/Detour(3,south)/Detour(3,east)
            1:Go/Detour(2,north)/Detour(2,east)/Detour(2,west) 2:Go 3:Go} =0:Detour(2,west) ArrowTurned(0,2,3-west)
            DreadChanged(1,1,detour) hour? | dread=1
        each detour costs, and they may be many [day; clocks=0:1-east,.,.,.,.,2-east; dread=3]
            hour? =0:Detour(0,west) ArrowTurned(0,0,1-west) DreadChanged(1,4,detour) hour? =0:Detour(0,north)
            ArrowTurned(0,0,1-north) DreadChanged(1,5,detour) hour? =0:Detour(5,south) ArrowTurned(0,5,2-south)
            DreadChanged(1,6,detour) hour? =Go Moved(0,north-streets) hour? | dread=6 slot=1 0.at=north-streets
        no detour past the end of the track [day; clocks=0:1-east; dread=49]
            hour? {0:Go/Detour(0,north)/Detour(0,south)/Detour(0,west) 1:Go 2:Go 3:Go} =0:Detour(0,west) ArrowTurned(0,0,1-west)
            DreadChanged(1,50,detour) hour? {Go} | dread=50
        who has moved makes no detour in this slot [day; shown=east-1:bruiser; clocks=0:1-east 1:1; at=west-1,east-2]
            hour? {0:Go/Detour(0,north)/Detour(0,south)/Detour(0,west) 1:Go 2:Go 3:Go} =Go Moved(0,east-streets) Moved(1,east-1)
            case? {Investigate(east-1,1)/Done} | 0.at=east-streets 1.at=east-1
        the players choose the order and who takes part; seat 1 stays out [day; shown=west-2:bruiser west-5:rats-in-the-rookery; clocks=0:2 1:2 2:5]
            hour? =Go Moved(0,west-2) Moved(1,west-2) Moved(2,west-5) case?
            {Investigate(west-2,0+1)/Investigate(west-2,0)/Investigate(west-2,1)/Investigate(west-5,2)/Done}
            =3:Investigate(west-5,2) dread? =Compare DreadFailed(west-5,rats-in-the-rookery,2) case? =Investigate(west-2,0) dread?
            {0:Compare/Leave} | 0.at=west-2 1.at=west-2 2.at=west-5
        all present take part in a plot [day; shown=west-2:mr-reynauds-residence; clocks=0:2 1:2 2:2]
            hour? {Go} =Go Moved(0,west-2) Moved(1,west-2) Moved(2,west-2) case? {Investigate(west-2,0+1+2)/Done} | 0.at=west-2
            1.at=west-2 2.at=west-2
        nothing has to be investigated [day; shown=west-2:bruiser west-5:mr-reynauds-residence; clocks=0:2 1:5]
            hour? =Go Moved(0,west-2) Moved(1,west-5) case? =Done hour? | slot=1 0.at=west-2 1.at=west-5
        a card left alone may still be chosen in the slot [day; shown=west-2:bruiser; clocks=0:2 1:2]
            hour? =Go Moved(0,west-2) Moved(1,west-2) case? =Investigate(west-2,1) dread? =Leave WalkedAway(west-2,bruiser) case?
            =Investigate(west-2,0+1) dread? =Compare DreadSolved(west-2,bruiser,4) hour? | deck=1 slot=1 shown= 0.at=west-2
            1.at=west-2
        who walks away after drawing is done there [day; shown=west-2:fever-house; clocks=0:2; items=0:holy-water; deck=gallantry; virtue=1]
            hour? =Go Moved(0,west-2) case? =Investigate(west-2,0) dread? =Draw CardDrawn(0,gallantry) IconsAdded(0,charm+courage)
            dread? =Leave WalkedAway(west-2,fever-house) hour? | gone=gallantry deck=0 slot=1 0.at=west-2
        after using an Item [day; shown=west-2:fever-house; clocks=0:2; items=0:holy-water; deck=gallantry; virtue=1]
            hour? =Go Moved(0,west-2) case? =Investigate(west-2,0) dread? =Use(holy-water) ItemUsed(0,holy-water)
            IconsAdded(0,spirit) dread? =Leave WalkedAway(west-2,fever-house) hour? | slot=1 0.items=~holy-water 0.at=west-2
        or Virtue [day; shown=west-2:fever-house; clocks=0:2; items=0:holy-water; deck=gallantry; virtue=1]
            hour? =Go Moved(0,west-2) case? =Investigate(west-2,0) dread? =Spend(1) VirtueSpent(0) IconsAdded(0,courage) dread?
            =Leave WalkedAway(west-2,fever-house) hour? | slot=1 0.virtue=0 0.at=west-2
        additions are for one investigation alone [day; team=jacqueline,murphy,sturmer,milton; shown=west-2:a-tough-bargain; clocks=0:2,2; virtue=2]
            hour? =Go Moved(0,west-2) case? =Investigate(west-2,0) dread? =Spend VirtueSpent(0) IconsAdded(0,wild) dread? =Spend
            VirtueSpent(0) IconsAdded(0,wild) dread? =Leave WalkedAway(west-2,a-tough-bargain) hour? =Go case?
            =Investigate(west-2,0) dread? =Compare DreadFailed(west-2,a-tough-bargain,3) hour? | slot=2 0.virtue=0 0.at=west-2
        a solved card may be drawn at the next one [day; shown=west-2:bruiser west-3:a-duel-at-dawn; clocks=0:2,3]
            hour? =Go Moved(0,west-2) case? =Investigate(west-2,0) dread? =Compare DreadSolved(west-2,bruiser,3) hour? =Go
            Moved(0,west-3) case? =Investigate(west-3,0) dread? =Draw CardDrawn(0,bruiser) IconsAdded(0,strength+courage+impact)
            dread? =Compare DreadSolved(west-3,a-duel-at-dawn,4) hour? | gone=bruiser deck=1 slot=2 shown= 0.at=west-3
    """
    assert not faults(fate, tales)

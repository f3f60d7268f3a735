"""What wizards did openly, and what it tells of their deeds (DV-106 to DV-108, DV-112 to DV-114)."""

from math import exp

import pytest

from game.rules.dungeonville.beliefs import belief
from game.rules.dungeonville.beliefs.belief import CALM, COY, FEAR, GREED, INERTIA, SHY, believe, deals, known, read, wizard
from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.beliefs.signs import Kept, Passed, Pressed, Sent, Swapped
from game.rules.dungeonville.choice import Enter, Escape, Peek, Press, Swap
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.script import Done
from game.rules.engine.secret import redact
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, Evening, table, trip
from tests.sweep import each

PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))
DEEDS = ("crypt", "ice-cave", "rat-haus")
NAMES = list(DUNGEONS)


@pytest.mark.rule("DV-040", "DV-041", "DV-108")
def test_a_pawn_is_noted_with_the_dangers_and_the_pawns_that_stood_there_before() -> None:
    evening = Evening(table(*PARTIES, phase="scout", heaps=["cr-01", "cr-02"]))
    evening.play(Enter("ice-cave"))
    assert evening.t.record == [Sent(BLACK, "ice-cave", (67, 31, 69, 50, 38), (0, 0, 0, 0, 0))]
    evening.play(Enter("ice-cave"))
    assert evening.t.record[1].pawns == (0, 0, 1, 0, 0)
    for seats in ({WHITE}, set[int]()):
        assert redact(evening.t, seats).record == evening.t.record, "all of it is public"


@pytest.mark.rule("DV-075", "DV-111", "DV-114")
def test_who_goes_on_and_who_escapes_is_noted_with_the_danger_that_all_could_see() -> None:
    evening = trip((9, 12, 51), "cr-01", "cr-02", items=("skeleton-keys",))
    public = danger(evening.view(WHITE), BLACK, "crypt")
    evening.play(Peek(), Press())
    [pressed] = evening.t.record
    assert pressed == Pressed(BLACK, "crypt", round(100 * public), on=True), "although black has seen the next room"
    assert pressed.danger not in (0, 100)
    evening.play(Escape())
    assert (evening.t.record[1].on, len(evening.t.record)) == (False, 2)


@pytest.mark.rule("DV-090", "DV-092", "DV-107")
@each(("choice", "sign"), [(Done(), Kept(BLACK, (3, 0, 0, 0, -2))), (Swap(1), Swapped(BLACK, 1, (3, 0, 0, 0, -2)))])
def test_a_deed_kept_or_exchanged_is_noted_with_the_scores_of_all_dungeons(choice: Done | Swap, sign: Kept | Swapped) -> None:
    blood = {"crypt": (0, 2, 1), "dragons-lair": (2, 0, 0)}
    evening = Evening(table(*PARTIES, phase="collect", treasuries={0: ["dl-12", "dl-25"]}, deeds=DEEDS, blood=blood))
    evening.play(choice)
    assert evening.t.record == [sign], "of black's own dungeon nothing is told"


@pytest.mark.rule("DV-119")
def test_whoever_lets_the_moment_pass_is_noted_with_the_dungeons_that_would_have_done() -> None:
    rooms, blood = {"crypt": ["cr-14", "cr-01"]}, {"crypt": (6, 0)}
    t = table((12, 63), (6, 7, 8), phase="explore", pawns={0: "crypt"}, rooms=rooms, blood=blood, deeds=DEEDS[:2])
    evening = Evening(t)
    evening.play(Done())
    assert evening.t.record == [Passed(WHITE, ("crypt",))]
    evening = Evening(t)
    evening.claim(WHITE)
    assert evening.t.record == [], "a false claim shows more than that"


@pytest.mark.rule("DV-106", "DV-114")
@each("seat", [-1, BLACK, WHITE, ORANGE])
def test_chances_add_up_and_the_own_deed_is_certain(seat: int) -> None:
    t = table(*PARTIES, deeds=DEEDS)
    t.record = [Sent(BLACK, "ice-cave", (20, 30, 40, 50, 60), (0, 0, 0, 0, 0)), Pressed(WHITE, "crypt", 40, on=True)]
    found = believe(redact(t, {seat}), seat)
    assert list(found) == [*(wizard(one) for one in range(3)), belief.place(0), belief.place(1)]
    for chances in found.values():
        assert sum(chances.values()) == pytest.approx(1)
    for dungeon in DUNGEONS:
        assert sum(chances.get(dungeon, 0) for chances in found.values()) == pytest.approx(1)
    if seat >= 0:
        assert list(found[wizard(seat)]) == [DEEDS[seat]]


@pytest.mark.rule("DV-106", "DV-107", "DV-114", "DV-112", "DV-113")
def test_without_any_sign_every_deal_is_likely_and_what_was_seen_is_certain() -> None:
    t = table(*PARTIES, deeds=DEEDS)
    assert len(deals(t, -1)) == 120
    found = deals(redact(t, {BLACK}), BLACK)
    assert len(found) == 24 and [chance for _, chance in found] == pytest.approx([1 / 24] * 24)
    # what a seat has seen and what all know is certain
    evening = Evening(table(*PARTIES, phase="collect", treasuries={0: ["dl-12", "dl-25"]}, deeds=DEEDS))
    evening.claim(ORANGE)
    evening.play(Swap(1))
    assert known(evening.view(BLACK), BLACK) == [4, None, 1, None, 0], "the new deed, orange's, and where the old one lies"
    assert known(evening.view(WHITE), WHITE) == [None, 2, 1, None, None]
    assert known(evening.view(), -1) == [None, None, 1, None, None]


@pytest.mark.rule("DV-114", "DV-041", "DV-119")
def test_whoever_shuns_a_dungeon_may_own_it_and_whoever_passes_hardly_does() -> None:
    t = table(*PARTIES, deeds=DEEDS)
    t.record = [Sent(BLACK, "crypt", (60, 10, 60, 60, 60), (0, 0, 0, 0, 0))]
    chances = believe(t, -1)[wizard(BLACK)]
    assert max(chances, key=chances.__getitem__) == "rat-haus" and min(chances, key=chances.__getitem__) == "crypt"
    assert [chance for _, chance in deals(t, -1, infers=False)] == pytest.approx([1 / 120] * 120), "unless nothing is inferred"
    # whoever let the moment pass hardly owns what would have won
    t = table(*PARTIES, deeds=DEEDS)
    t.record = [Passed(WHITE, ("crypt", "rat-haus"))]
    chances = believe(t, -1)[wizard(WHITE)]
    assert chances["crypt"] == chances["rat-haus"] < 0.02 < chances["ice-cave"]


@pytest.mark.rule("DV-114", "DV-092")
def test_what_is_believed_of_a_deed_goes_with_it_into_the_house() -> None:
    rows = read(3, 2, [Passed(WHITE, ("crypt",)), Swapped(WHITE, 1, (0, 0, 0, 0, 0))])
    assert rows[WHITE] == [1.0] * 5 and rows[3 + 1][0] < 0.1 < rows[3 + 1][1]
    rows = read(3, 2, [Swapped(WHITE, 1, (0, 5, 5, 5, 5))])
    assert max(rows[4]) == rows[4][0], "one exchanges what is worse than the others"
    rows = read(3, 2, [Kept(WHITE, (0, 5, 5, 5, 5))])
    assert min(rows[WHITE]) == rows[WHITE][0], "and keeps what is better"
    rows = read(3, 2, [Pressed(WHITE, "crypt", 30, on=True), Pressed(BLACK, "crypt", 30, on=False)])
    assert min(rows[WHITE]) == rows[WHITE][0] < 1 and rows[BLACK] == [1.0] * 5


def told(sign: Pressed | Kept | Swapped | Passed | Sent) -> list[float]:
    """The weights of the deed that white held when it gave this sign, the likeliest dungeon as 1."""
    rows = read(3, 2, [sign])
    return rows[3 + sign.place if isinstance(sign, Swapped) else WHITE]


def scaled(chances: list[float]) -> list[float]:
    return [chance / max(chances) for chance in chances]


@pytest.mark.rule("DV-114", "DV-041")
@each("chosen", range(5))
def test_a_pawn_tells_how_likely_each_owner_would_have_put_it_there(chosen: int) -> None:
    """Whoever owns a dungeon shuns it by SHY, on top of the danger that all shun."""
    dangers = (60, 10, 35, 0, 90)

    def chance(own: int) -> float:
        wishes = [exp(-FEAR * danger / 100) * (SHY if number == own else 1) for number, danger in enumerate(dangers)]
        return wishes[chosen] / sum(wishes)

    assert told(Sent(WHITE, NAMES[chosen], dangers, (0, 0, 0, 0, 0))) == pytest.approx(scaled([chance(own) for own in range(5)]))


@pytest.mark.rule("DV-114", "DV-090", "DV-092")
@each("scores", [(0, 5, 5, 5, 5), (3, 0, -1, 6, 2)])
def test_an_exchange_is_the_likelier_the_better_the_others_are_than_the_own(scores: tuple[int, ...]) -> None:
    chances = []
    for own, score in enumerate(scores):
        others = [other for number, other in enumerate(scores) if number != own]
        chances.append(1 / (1 + exp(INERTIA - GREED * (sum(others) / 4 - score))))
    assert told(Swapped(WHITE, 1, scores)) == pytest.approx(scaled(chances))
    assert told(Kept(WHITE, scores)) == pytest.approx(scaled([1 - chance for chance in chances]))


@pytest.mark.rule("DV-114", "DV-075", "DV-119")
def test_going_on_and_letting_a_claim_pass_tell_against_the_dungeons_that_they_are_about_and_add_up() -> None:
    assert told(Pressed(WHITE, "ice-cave", 30, on=True)) == [1, 1, CALM, 1, 1]
    assert told(Pressed(WHITE, "ice-cave", 30, on=False)) == [1, 1, 1, 1, 1]
    assert told(Passed(WHITE, ("crypt", "dragons-lair"))) == [COY, 1, 1, 1, COY]
    assert 0 < max(SHY, CALM, COY) < 1 < FEAR, "all of it tells something, and nothing is proof"
    # signs add up
    twice = read(3, 2, [Pressed(WHITE, "crypt", 30, on=True), Pressed(WHITE, "crypt", 30, on=True), Passed(WHITE, ("crypt",))])
    assert twice[WHITE] == pytest.approx([CALM * CALM * COY, 1, 1, 1, 1])
    assert twice[BLACK] == twice[ORANGE] == [1.0] * 5, "and are about whoever gave them"

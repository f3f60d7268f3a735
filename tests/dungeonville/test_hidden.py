"""What is open, what is secret, and worlds that nobody can tell from the real one (DV-106 to DV-114)."""

from collections import Counter

import census
import pytest

from game.match.agents import observe
from game.rules.dungeonville import RULES, event
from game.rules.dungeonville.beliefs.determinize import unseen_adventurers
from game.rules.dungeonville.beliefs.odds import danger, next_rooms, unseen_rooms
from game.rules.dungeonville.choice import Escape, Peek, Press, Swap
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze
from game.rules.engine.secret import HiddenError, redact
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, Evening, all_but, one, order, table, trip, who
from tests.sweep import each

PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))
DEEDS = ("crypt", "ice-cave", "rat-haus")
FIFTY = ["cr-12", "cr-25"]


def world(evening: Evening, seat: int, number: int) -> State:
    """A world that `seat` imagines now."""
    t: State = RULES.determinize(observe(RULES, evening.game, frozenset({seat})), seat, Rng(number))
    return t


def worlds(evening: Evening, seat: int, many: int = 60) -> list[State]:
    return [world(evening, seat, number) for number in range(many)]


@pytest.mark.rule("DV-106", "DV-013")
def test_a_deed_is_seen_by_its_holder_alone_and_those_in_the_house_by_nobody() -> None:
    t = table(*PARTIES, deeds=DEEDS)
    for seat in range(3):
        seen = redact(t, {seat})
        assert [secret.sealed for secret in seen.deeds] == [DEEDS[other] if other == seat else None for other in range(3)]
        assert [secret.sealed for secret in seen.house] == [None, None]
    seen = redact(t, {0, 1, 2})
    assert [secret.sealed for secret in seen.house] == [None, None], "all together do not look at it either"
    assert len(redact(t, set[int]()).house) == 2, "how many lie there is open"


@pytest.mark.rule("DV-111", "DV-108")
def test_nobody_knows_the_order_of_a_deck_but_all_know_its_size() -> None:
    t = table(*PARTIES)
    seen = redact(t, {0, 1, 2})
    assert len(seen.deck) == len(t.deck)
    for deck in (seen.deck, *seen.rooms.values()):
        assert all(secret.sealed is None and not secret.back for secret in deck)
        with pytest.raises(HiddenError):
            _ = deck[-1].face


@pytest.mark.rule("DV-108", "DV-109", "DV-104")
def test_everything_else_lies_open() -> None:
    t = table(
        *PARTIES, discard=(9, 10), heaps=["cr-01"], treasuries={0: ["dl-01"]}, hauls={1: ["ember-orb"]}, pawns={0: "crypt"},
        graveyards={2: (1, 2, 0)}, blood={"crypt": (1, 0, 2)}, in_hand=[1, 2, 3],
    )  # fmt: skip
    seen = redact(t, set[int]())
    for name in ("wizards", "town", "discard", "heaps", "blood", "stone", "phase", "round", "house_exposed"):
        assert getattr(seen, name) == getattr(t, name), name
    assert seen.rng == Rng(None)


@pytest.mark.rule("DV-110", "DV-046", "DV-047")
def test_fighters_are_secret_until_each_set_is_turned_over() -> None:
    t = table((7, 60, 3), (50, 4, 51), phase="combat", pawns={0: "crypt", 1: "crypt"}, treasuries={0: ["open-hand-scroll"]})
    evening = Evening(t)
    evening.play(order(7, 60, 3))
    assert [secret.sealed for secret in evening.view(WHITE).fight.lineups[BLACK]] == [None] * 3
    assert [secret.sealed for secret in evening.view(BLACK).fight.lineups[BLACK]] == who(7, 60, 3)
    assert evening.seen(event.LineupLaid, {WHITE}) == [event.LineupLaid(BLACK, 3)]
    evening.play(order(50, 4, 51))
    assert evening.prompt == "prompt-scroll", "between the first set and the second"
    assert [secret.sealed for secret in evening.view(WHITE).fight.lineups[BLACK]] == [one(7), None, None]
    assert [secret.sealed for secret in evening.view(BLACK).fight.lineups[WHITE]] == [one(50), None, None]


@pytest.mark.rule("DV-114", "DV-106", "DV-111")
@each("seat", [BLACK, WHITE, ORANGE])
def test_an_imagined_world_looks_the_same_and_is_whole(seat: int) -> None:
    evening = Evening(table(*PARTIES, deeds=DEEDS, heaps=["cr-01"], discard=(9,), treasuries={0: ["dl-01"]}))
    view = observe(RULES, evening.game, frozenset({seat}))
    for t in worlds(evening, seat, 10):
        assert redact(t, {seat}) == view.start and census.of("dungeonville", t) == census.of("dungeonville", evening.t)
    assert len({freeze(t) for t in worlds(evening, seat, 10)}) == 10
    assert observe(RULES, evening.game, frozenset({seat})) == view, "and the view stays as it is"


@pytest.mark.rule("DV-114", "DV-106", "DV-113", "DV-112")
def test_what_was_seen_of_deeds_is_kept_in_every_world() -> None:
    evening = Evening(table(*PARTIES, deeds=DEEDS))
    found = worlds(evening, WHITE)
    assert {t.deeds[WHITE].face for t in found} == {"ice-cave"}
    for place in range(4):
        others = {[*t.deeds[:1], *t.deeds[2:], *t.house][place].face for t in found}
        assert others == set(DUNGEONS) - {"ice-cave"}
    # what was seen of deeds is kept
    evening = Evening(table(*PARTIES, phase="collect", treasuries={0: FIFTY}, deeds=DEEDS))
    evening.claim(ORANGE)
    evening.play(Swap(0))
    for t in worlds(evening, WHITE, 20):
        assert (t.deeds[ORANGE].face, t.deeds[WHITE].face) == ("rat-haus", "ice-cave")
    assert {t.deeds[BLACK].face for t in worlds(evening, WHITE)} == {"crypt", "goblin-camp", "dragons-lair"}
    for t in worlds(evening, BLACK, 20):
        assert (t.deeds[BLACK].face, t.house[0].face, t.deeds[ORANGE].face) == ("goblin-camp", "crypt", "rat-haus")
    assert {t.deeds[WHITE].face for t in worlds(evening, BLACK)} == {"ice-cave", "dragons-lair"}
    # a deed in the house that all know lies there in every world
    evening = Evening(table(*PARTIES, phase="collect", treasuries={0: FIFTY}, deeds=DEEDS))
    evening.claim(BLACK)
    evening.play(Swap(1))
    assert {t.house[1].face for t in worlds(evening, WHITE, 30)} == {"crypt"}


@pytest.mark.rule("DV-111", "DV-104", "DV-114", "DV-077")
def test_decks_hold_whatever_is_nowhere_to_be_seen() -> None:
    town, away = (5, 12, 33, 40, 64), all_but("crypt", "cr-01", "cr-02", "cr-03")
    evening = Evening(table(*PARTIES, town=town, discard=(9, 10), treasuries={1: away}, heaps=["cr-03"]))
    seen = evening.view(BLACK)
    assert unseen_rooms(seen, "crypt") == ["cr-01", "cr-02"]
    assert set(who(*range(1, 65))) - set(unseen_adventurers(seen)) == set(who(*sum(PARTIES, ()), *town, 9, 10))
    tops = Counter(made.rooms["crypt"][-1].face for made in worlds(evening, BLACK))
    assert set(tops) == {"cr-01", "cr-02"} and min(tops.values()) > 15
    assert len({made.deck[-1].face for made in worlds(evening, BLACK)}) > 20
    # an empty deck stays empty in every world
    t = table(*PARTIES, treasuries={1: all_but("crypt", "cr-01", "cr-02")}, heaps=["cr-01", "cr-02"])
    evening = Evening(t)
    assert all(made.rooms["crypt"] == [] and made.heaps["crypt"] == ["cr-01", "cr-02"] for made in worlds(evening, BLACK, 5))
    # a world has dice of its own
    evening = Evening(table(*PARTIES))
    seeds = {made.rng.seed for made in worlds(evening, BLACK, 10)}
    assert len(seeds) == 10 and evening.t.rng.seed not in seeds


@pytest.mark.rule("DV-111", "DV-114", "DV-084", "DV-065")
def test_whoever_has_peeked_knows_the_next_room_and_nobody_else_does() -> None:
    evening = trip((9, 12, 51), "cr-01", "cr-02", items=("skeleton-keys",))
    evening.play(Peek(), Escape())
    for made in worlds(evening, BLACK, 20):
        assert made.rooms["crypt"][-1].face == "cr-02"
        assert census.of("dungeonville", made) == census.of("dungeonville", evening.t), "and no second one lies beneath"
    assert len({made.rooms["crypt"][-1].face for made in worlds(evening, WHITE, 40)}) > 10
    assert next_rooms(evening.view(BLACK), "crypt") == ["cr-02"] and len(next_rooms(evening.view(WHITE), "crypt")) == 31
    assert danger(evening.view(BLACK), BLACK, "crypt") in (0.0, 1.0)
    # the danger of a room is estimated from public information, although black has peeked and knows more
    evening = trip((9, 12, 51), "cr-01", "cr-02", items=("skeleton-keys",))
    public = danger(evening.view(WHITE), BLACK, "crypt")
    evening.play(Peek(), Press())
    assert evening.seen(event.RoomRevealed)[-1].danger == round(100 * public)


@pytest.mark.rule("DV-110", "DV-114", "DV-060")
def test_fighters_may_lie_in_any_order_that_is_possible() -> None:
    t = table((2, 3, 4, 50), (6, 7, 8), phase="combat", pawns={0: "crypt", 1: "crypt"})
    evening = Evening(t)
    evening.play(order(50, 3, 2))

    def imagined(seat: int, many: int) -> set[tuple[str, ...]]:
        fights = [made.fight for made in worlds(evening, seat, many)]
        return {tuple(secret.face for secret in fight.lineups[BLACK]) for fight in fights if fight is not None}

    found = imagined(WHITE, 200)
    assert len(found) == 24
    assert {fighter for lineup in found for fighter in lineup} == set(who(2, 3, 4, 50)), "the reserve, too"
    assert imagined(BLACK, 10) == {tuple(who(50, 3, 2))}
    # a lone fighter lies where all know it
    evening = Evening(table((2,), (6, 7, 8), phase="combat", pawns={0: "crypt", 1: "crypt"}))
    evening.play(order(2))
    for made in worlds(evening, WHITE, 5):
        assert [secret.face for secret in made.fight.lineups[BLACK]] == [one(2)]
        assert made.fight.lineups[BLACK][0].audience == (BLACK,), "though it was not turned over"

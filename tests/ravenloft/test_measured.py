"""What trials have shown is told only of nights of just that kind, and still holds."""

import itertools
import math
from pathlib import Path

import pytest

from game.lab import simulate
from game.rules.engine.content import ContentError
from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.adventures.measured import Measured
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES, MEASURED

USUAL = {"surges": 2, "powers": "suggested", "treasures": 50}
SIZES = {row.id: row.heroes for row in ADVENTURES.values()}


def row(**changes: object) -> Measured:
    told = {"id": "one", "adventure": "find-the-icon", "size": 2, "surges": 2, "games": 100, "won": 40}
    return Measured(**{**told, **changes})  # type: ignore[arg-type]


def test_a_count_is_told_of_nights_of_just_that_kind() -> None:
    two, three = row(), row(id="two", size=3, won=70)
    rows = (two, three)
    assert measured.fitting(rows, "find-the-icon", ["kat", "allisa"], USUAL) is two
    assert measured.fitting(rows, "find-the-icon", ["kat", "allisa", "arjhan"], USUAL) is three
    assert measured.fitting(rows, "find-the-icon", ["kat", "allisa", "arjhan", "immeril"], USUAL) is None
    assert measured.fitting(rows, "escape-the-tomb", ["kat", "allisa"], USUAL) is None
    for other in ({"surges": 3}, {"powers": "random"}, {"treasures": 45}):
        assert measured.fitting(rows, "find-the-icon", ["kat", "allisa"], {**USUAL, **other}) is None
    # The count of a party comes before that of all of its size.
    anybody = row(id="any")
    two = row(id="two", heroes=["kat", "allisa"])
    assert measured.fitting((anybody, two), "find-the-icon", ["allisa", "kat"], USUAL) is two
    assert measured.fitting((two, anybody), "find-the-icon", ["arjhan", "kat"], USUAL) is anybody
    assert measured.fitting((two,), "find-the-icon", ["arjhan", "kat"], USUAL) is None
    kat = row(id="kat", adventure="escape-the-tomb", size=1, heroes=["kat"])
    assert measured.fitting((kat,), "escape-the-tomb", ["kat"], USUAL) is kat
    assert measured.fitting((kat,), "escape-the-tomb", ["arjhan"], USUAL) is None


def test_the_more_nights_are_lost_the_more_skulls() -> None:
    skulls = {100: 1, 81: 1, 80: 2, 61: 2, 60: 3, 41: 3, 21: 4, 20: 5, 0: 5}
    assert {won: measured.danger([row(won=won)], "find-the-icon", USUAL) for won in skulls} == skulls
    # Danger is the mean of all sizes and unknown where nobody counted.
    rows = [row(won=90), row(id="two", size=3, won=30)]
    assert measured.danger(rows, "find-the-icon", USUAL) == 3
    more = [row(id=hero, size=3, won=30, heroes=["kat", "allisa", hero]) for hero in ("arjhan", "immeril", "thorgrim")]
    assert measured.danger([rows[0], *more], "find-the-icon", USUAL) == 3
    assert measured.danger(rows, "find-the-icon", {**USUAL, "surges": 1}) == 0
    assert measured.danger(rows, "escape-the-tomb", USUAL) == 0


def test_a_count_that_cannot_be_is_refused() -> None:
    pair, again = row(heroes=["kat", "allisa"]), row(id="again", heroes=["allisa", "kat"])
    for key, rows in [
        ("adventure", [row(adventure="nowhere")]), ("size", [row(heroes=["kat"])]), ("heroes", [row(heroes=["kat", "nobody"])]),
        ("size", [row(heroes=["kat", "kat"])]), ("size", [row(size=1)]), ("won", [row(won=101)]),
        ("id", [row(), row(id="again", won=41)]), ("id", [pair, again]),
    ]:  # fmt: skip
        with pytest.raises(ContentError) as caught:
            measured.check(Path("measured.toml"), {one.id: one for one in rows}, SIZES, HEROES)
        assert (caught.value.row, caught.value.key) == (rows[-1].id, key)


PRINTED = 2
FIRST = {adventure: SIZES[adventure] for adventure in ("escape-the-tomb", "find-the-icon")}
COUNTED = {PRINTED: SIZES, 1: FIRST, 3: FIRST}
"""The adventures that have been counted, by the Healing Surges; of others the set-up says that nobody has."""


@pytest.mark.rule("CR-024", "CR-207")
def test_every_party_that_may_go_with_the_suggested_powers_has_a_count() -> None:
    faults = []
    for surges, adventures in COUNTED.items():
        for adventure, size in [(name, each) for name, sizes in adventures.items() for each in sizes]:
            for party in itertools.combinations(ORDER, size):
                found = measured.fitting(MEASURED, adventure, party, {**USUAL, "surges": surges})
                if found is None or found.games < 300:
                    faults.append((surges, adventure, party))
    assert not faults, faults


@pytest.mark.rule("CR-024")
def test_every_adventure_can_be_won_and_lost_in_the_mean_of_its_parties_and_more_surges_win_more() -> None:
    means = {}
    for adventure, sizes in SIZES.items():
        rows = [row for row in MEASURED if row.adventure == adventure and row.surges == PRINTED]
        shares = [[row.share for row in rows if row.size == size] for size in sizes if size > 1 or len(sizes) == 1]
        means[adventure] = sum(sum(each) / len(each) for each in shares) / len(shares)
    assert all(0.25 <= mean <= 0.7 for mean in means.values()), means
    for adventure, size in [(name, each) for name, sizes in FIRST.items() for each in sizes]:
        for party in itertools.combinations(ORDER, size):
            found = [measured.fitting(MEASURED, adventure, party, {**USUAL, "surges": surges}) for surges in (1, 3)]
            few, many = (one.share for one in found if one is not None)
            assert few < many, (adventure, party)


@pytest.mark.heavy
def test_the_counts_still_hold() -> None:
    """Thirty other nights of each kind: so far off as this they are by chance once in ten thousand times."""
    games, faults = 30, []
    for count in (row for row in MEASURED if row.surges == PRINTED and row.heroes):
        options = {"adventure": count.adventure, "heroes": ",".join(count.heroes), "surges": count.surges, "powers": count.powers}
        options["treasures"] = count.treasures
        told = simulate.simulate("ravenloft", games=games, seed=31, options=options, level=count.level)
        found = told.outcomes.get("heroes", 0) / games
        share = (count.won + 1) / (count.games + 2)  # so that none of all leaves room for doubt, too
        if abs(found - count.share) >= 3.9 * math.sqrt(share * (1 - share) * (1 / games + 1 / count.games)):
            faults.append((count.id, found))
    assert not faults, faults

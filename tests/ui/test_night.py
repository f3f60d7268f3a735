"""The turn history, the highlights, and the honours of the Heroes."""

import pytest

from game.match import Match
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.ui.ravenloft.result.facts import HeroTally, honours, tally
from game.ui.ravenloft.result.history import MOST, SIGN_KINDS, find_highlights, read_turns

NIGHTS = (
    ("escape-the-tomb", {0: "random"}),
    ("2", {0: "normal", 1: "random"}),
    ("find-the-icon", dict.fromkeys(range(2), "normal")),
)


def played(adventure: str, seats: dict[int, str], seed: int) -> Match:
    match = Match.new("ravenloft", seed=seed, options={"adventure": adventure}, seats=seats)
    match.play()
    return match


@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize(("adventure", "seats"), NIGHTS)
def test_the_story_ends_as_the_state_does(adventure: str, seats: dict[int, str], seed: int) -> None:
    match = played(adventure, seats, seed)
    t = match.game.state
    heroes = [hero.id for hero in t.heroes]
    history = read_turns(match.log, heroes)
    assert len(history.turns) == t.turn.number
    assert [one.number for one in history.turns] == list(range(1, t.turn.number + 1))
    assert history.turns[-1].health == {hero.id: figure.hero_hp(hero) for hero in t.heroes}
    assert all(0 <= hp <= history.most[hero] for one in history.turns for hero, hp in one.health.items())
    begun = [number for number, events in enumerate(match.log) if any(isinstance(one, happened.TurnBegan) for one in events)]
    assert [one.begin for one in history.turns][1:] == begun[1:]
    assert history.turns[-1].end == match.turn
    down = [(sign.hero, place) for place, one in enumerate(history.turns) for sign in one.signs if sign.kind == "surge"]
    assert all(history.turns[place - 1].health[hero] == 0 for hero, place in down)
    assert all(sign.kind in SIGN_KINDS for one in history.turns for sign in one.signs)
    assert history.turns[-1].signs[-1].kind in ("won", "lost")
    deeds = tally(match.log, heroes)
    kinds = [sign.kind for one in history.turns for sign in one.signs]
    assert sum(one.felled for one in deeds.values()) == kinds.count("felled") + kinds.count("villain")
    assert sum(one.tiles for one in deeds.values()) == kinds.count("tile")
    assert sum(one.taken for one in deeds.values()) == sum(one.taken for one in history.turns)


def test_the_best_moments_are_few_in_order_and_of_different_turns() -> None:
    kinds = set()
    for seed in range(1, 9):
        match = played("find-the-icon", dict.fromkeys(range(2), "normal"), seed)
        history = read_turns(match.log, [hero.id for hero in match.game.state.heroes])
        best = find_highlights(history, match.log)
        assert len(best) <= MOST
        assert [one.moment for one in best] == sorted(one.moment for one in best)
        assert len({one.turn for one in best}) == len(best)
        for one in best:
            kinds.add(one.kind)
            assert history.turns[history.index_at(one.moment)].number in (one.turn, one.turn + 1)
    assert {"saved", "last-surge"} & kinds


def test_a_blow_that_missed_a_hero_by_a_hair_of_death_is_a_moment() -> None:
    began = happened.TurnBegan("kat", 1)
    hurt = happened.Damaged("kat", 7, 1, "wolf-bite")
    missed = happened.Attacked("wolf-1", "wolf-bite", "kat", 9, 7, 16, 17, False)
    log = [(began,), (hurt, missed)]
    [best] = find_highlights(read_turns(log, ["kat"]), log)
    assert (best.kind, best.hero, best.thing, best.moment) == ("saved", "kat", "wolf-1", 1)


def test_heroes_are_remembered_for_different_things() -> None:
    deeds = {
        "kat": HeroTally(felled=5, tiles=4),
        "arjhan": HeroTally(taken=9, felled=2),
        "thorgrim": HeroTally(mended=6),
        "immeril": HeroTally(),
    }
    given = honours(deeds, {"kat": True, "arjhan": True, "thorgrim": True, "immeril": False})
    assert given["thorgrim"] == ("mended", 6)
    assert given["kat"] == ("blade", 5)
    assert given["arjhan"] == ("wall", 9)
    assert given["immeril"] == ("fallen", 0)
    assert honours({"kat": HeroTally()}, {"kat": True}) == {"kat": ("there", 0)}
    assert HeroTally().mean is None
    assert HeroTally(rolls=2, pips=21).mean == 10.5


def test_who_lies_at_the_end_of_a_won_night_is_carried_out() -> None:
    lying = {"kat": False, "arjhan": True}
    deeds = {"kat": HeroTally(), "arjhan": HeroTally()}
    assert honours(deeds, lying)["kat"] == ("fallen", 0)
    assert honours(deeds, lying, won=True) == {"kat": ("carried", 0), "arjhan": ("there", 0)}

"""What is said to follow from using a card follows from it, and nothing is said of what lies hidden."""

import copy
from collections.abc import Iterator
from functools import cache

import pytest

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision, Done
from game.rules.ravenloft import event, hero
from game.rules.ravenloft.choice import Target, Use
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.consequences import Then, follow
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Marker, State
from game.rules.ravenloft.tables.cards import CARDS
from tests.ravenloft.kit import Dice, drive, meet, on_top, put, spot, table
from tests.ravenloft.scenes import field


def tomb(heroes: str = "arjhan,kat,thorgrim", card: str = "", **more: object) -> State:
    """A field with the first Hero at its western end, and a card in front of it."""
    first = heroes.split(",", maxsplit=1)[0]
    at = {first: (0, 1, 1), **dict(zip(heroes.split(",")[1:], ((2, 1, 1), (2, 2, 2)), strict=False))}
    powers = {first: [card]} if card else {}
    return table(heroes, tiles=field(3), at=at, powers=powers, **more)  # type: ignore[arg-type]


def kinds(lines: list[Then], when: str) -> list[str]:
    return [line.kind for line in lines if line.when == when]


@pytest.mark.card("cleave")
@pytest.mark.rule("CR-109", "CR-124", "CR-126", "CR-273")
def test_cleave_tells_whom_it_fells_and_whom_it_may_strike_in_passing() -> None:
    t = tomb(card="cleave")
    meet(t, "wolf 0/1/2, wraith 0/2/2, skeleton 0/3/3, zombie 1/1/1")
    before = copy.deepcopy(t)
    assert follow(t, 0, "cleave", "wolf-1") == [
        Then("hit", "falls", ("wolf-1",), 1),
        Then("hit", "damage", ("wraith-1", "skeleton-1"), 1, one=True, free=True),
        Then("hit", "treasure", ("arjhan",)),
    ]
    assert follow(t, 0, "cleave", "wraith-1")[0] == Then("hit", "damage", ("wolf-1", "skeleton-1"), 1, one=True, free=True)
    assert t == before
    # The treasure of a turn is drawn once.
    t = tomb(card="cleave")
    put(t, "wolf", 0, 1, 2)
    t.turn.looted = [0]
    assert follow(t, 0, "cleave", "wolf-1") == [Then("hit", "falls", ("wolf-1",), 1)]
    # A card that finds nothing to do tells nothing.
    assert follow(tomb(card="cleave"), 0, "cleave") == []


@pytest.mark.card("brute-strike", "tide-of-iron")
@pytest.mark.rule("CR-066", "CR-100", "CR-103", "CR-169", "CR-273")
def test_what_a_hit_or_a_miss_does_to_the_card_and_the_target() -> None:
    # A daily is turned down and this one up again on a miss.
    t = tomb(card="brute-strike")
    put(t, "gargoyle", 0, 1, 2, damage=0)
    told = follow(t, 0, "brute-strike", "gargoyle-1")
    assert kinds(told, "miss") == ["up"] and kinds(told, "then") == ["down"]
    t.heroes[0].powers[0].used = True
    assert follow(t, 0, "brute-strike", "gargoyle-1") == []
    # Who survives is pushed and who falls is not.
    t = tomb(card="tide-of-iron")
    meet(t, "wraith 0/1/2, wolf 0/2/1")
    strong = {line.kind: line for line in follow(t, 0, "tide-of-iron", "wraith-1")}
    assert strong["asked-push-tile"] == Then("hit", "asked-push-tile", ("wraith-1",), 2) and strong["asked-reposition"].free
    assert kinds(follow(t, 0, "tide-of-iron", "wolf-1"), "hit")[:2] == ["falls", "asked-reposition"]
    # A marker that somebody is pushed upon counts.
    t = tomb(card="trapping-strike")
    put(t, "wraith", 1, 1, 1, damage=1)
    t.markers.append(Marker("glyph-of-warding", 0, 1))
    t.decks.treasure.draw = [one for one in t.decks.treasure.draw if one.sealed != "glyph-of-warding"]
    told = follow(t, 0, "trapping-strike", "wraith-1")
    assert any(line.kind == "falls" and line.when in ("first", "then") for line in told) and figure.foes(t)[0].damage == 1


@pytest.mark.card("deep-cut", "hunters-shot", "come-and-get-it", "deft-strike")
@pytest.mark.rule("CR-037", "CR-068", "CR-229")
def test_what_comes_first_on_a_miss_and_only_with_a_friend_beside_the_target() -> None:
    t = tomb("kat,arjhan", card="deep-cut")
    put(t, "gargoyle", 0, 1, 2)
    assert kinds(follow(t, 0, "deep-cut", "gargoyle-1"), "hit") == ["falls", "treasure"]
    t.heroes[1].square = spot(0, 1, 3, t)
    assert kinds(follow(t, 0, "deep-cut", "gargoyle-1"), "then") == ["falls", "treasure", "down"]
    t = tomb("allisa,kat", card="hunters-shot")
    put(t, "gargoyle", 2, 3, 3)
    assert kinds(follow(t, 0, "hunters-shot", "gargoyle-1"), "miss") == ["moved"]
    t = table("allisa", tiles=field(2, 2), powers={"allisa": ["hunters-shot"]}, adventure="escape-the-tomb")
    put(t, "gargoyle", 3, 3, 3)
    assert kinds(follow(t, 0, "hunters-shot", "gargoyle-1"), "miss") == ["asked-push-tile"]
    t = tomb(card="come-and-get-it")
    meet(t, "gargoyle 1/1/1, wraith 1/2/1")
    first = [line for line in follow(t, 0, "come-and-get-it") if line.when == "first" and line.kind.startswith("asked")]
    assert {who for line in first for who in line.who} == {"gargoyle-1", "wraith-1"}
    t = tomb("kat,arjhan", card="deft-strike")
    put(t, "gargoyle", 0, 1, 3)
    assert kinds(follow(t, 0, "deft-strike"), "first") == ["asked-step"]


@pytest.mark.card("healing-word", "healing-strike")
@pytest.mark.rule("CR-052", "CR-120", "CR-185", "CR-238")
def test_healing_and_items() -> None:
    # Healing tells what each would get.
    t = tomb("thorgrim,kat,arjhan", card="healing-word")
    for seat, damage in enumerate((1, 8, 2)):
        t.heroes[seat].damage = damage
    told = follow(t, 0, "healing-word")
    assert told[0] == Then("then", "healed", ("thorgrim", "kat", "arjhan"), 1, one=True, each=(1, 4, 2))
    assert kinds(told, "then")[-1] == "down"
    t.heroes[1].damage = 1
    t.heroes[2].damage = 0
    assert follow(t, 0, "healing-word")[0] == Then("then", "healed", ("thorgrim", "kat"), 1, one=True)
    # An item is gone and a passive or waiting card tells nothing.
    t = tomb("arjhan,kat")
    on_top(t, "treasure", "glyph-of-warding", "lucky-charm")
    for _ in range(2):
        t.heroes[0].items.append(str(t.decks.treasure.draw.pop().face))
    assert [line.kind for line in follow(t, 0, "glyph-of-warding")] == ["marker", "gone"] and follow(t, 0, "lucky-charm") == []
    t.heroes[0].damage = 10
    assert follow(t, 0, "glyph-of-warding") == []


@cache
def moments() -> list[tuple[State, State]]:
    """Moments of games that random Heroes play, each as the persons at the table may see it and as it is."""
    found = []
    for seed, heroes in enumerate((("arjhan,kat,thorgrim", "allisa,immeril", "arjhan,allisa,immeril,kat,thorgrim")) * 3, start=3):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": heroes, "powers": "random"})
        for step in range(400):
            decision = match.decision
            if decision is None:
                break
            seat, options = next(iter(decision.options.items()))
            match.submit(seat, options[(step * 7 + seed) % len(options)])
            if step % 3 == 0 and match.decision is not None and match.decision.prompt == "prompt-hero-phase":
                found.append((match.view(frozenset(match.holders)).state, copy.deepcopy(match.game.state)))
    return found


def strikes(t: State) -> Iterator[tuple[int, str, str]]:
    """Whom the active Hero could strike with what."""
    seat = t.turn.hero
    for card in hero.can_attack_with(t, seat):
        row = CARDS[card].attack
        if row is not None and row.pick == "one" and not row.before and row.bonus is not None:
            for name in targets.within(t, seat, row):
                yield seat, card, name


@pytest.mark.rule("CR-114", "CR-124")
def test_who_is_said_to_fall_falls_and_nobody_else(dice: Dice) -> None:
    seen = 0
    for view, real in moments():
        for seat, card, name in strikes(view):
            told = follow(view, seat, card, name)
            need = forecast.attack_sum(view, seat, card, name)
            assert need is not None
            for when, face in (("hit", need.need), ("miss", need.need - 1)):
                if not 1 <= face <= 19:
                    continue
                t = copy.deepcopy(real)
                t.turn.looted = list(range(len(t.heroes)))

                def answer(asked: Decision, options: tuple[Choice, ...], name: str = name) -> Choice:
                    if asked.prompt == "prompt-target":
                        return Target(name)
                    return Done() if asked.prompt.startswith("prompt-react") else options[0]

                dice(face)
                happened, _ = drive(hero.use(t, seat, card), answer)
                fell = {one.figure for one in happened if isinstance(one, event.MonsterDestroyed)}
                lines = [line for line in told if line.when in (when, "first", "then")]
                assert fell == {who for line in lines if line.kind == "falls" for who in line.who}, (card, name, when, told)
                down = [one for one in happened if isinstance(one, event.CardTurned) and one.card == card]
                assert len(down) == sum(line.kind in ("down", "up") for line in lines)
                seen += 1
    assert seen > 60


def test_what_lies_hidden_changes_nothing() -> None:
    compared = 0
    for view, real in moments():
        other = copy.deepcopy(real)
        for deck in (other.decks.treasure, other.decks.monster, other.decks.encounter):
            Rng(compared, {}).shuffle("mixed", deck.draw)
        for seat, card, name in strikes(view):
            assert follow(view, seat, card, name) == follow(other, seat, card, name)
            compared += 1
    assert compared > 40


def test_a_card_in_use_is_told_of_as_before() -> None:
    compared = 0
    for seed in range(3, 9):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": "arjhan,kat"})
        for step in range(300):
            decision = match.decision
            if decision is None:
                break
            seat, options = next(iter(decision.options.items()))
            view = match.view(frozenset(match.holders)).state
            used = [
                (one, name) for one in options if isinstance(one, Use) for at, card, name in strikes(view) if card == one.card
            ]
            if used and decision.prompt == "prompt-hero-phase":
                choice, name = used[0]
                before = [line for line in follow(view, seat, choice.card, name) if line.kind not in ("down", "gone")]
                match.submit(seat, choice)
                now = match.view(frozenset(match.holders))
                assert now.since is not None and follow(now.state, seat, choice.card, name, (now.start, now.since)) == before
                compared += 1
            else:
                match.submit(seat, options[(step * 7 + seed) % len(options)])
    assert compared > 5

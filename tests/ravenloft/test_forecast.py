"""What a player is told will happen, follow from a card, or come at worst, against what then happens."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision, Done
from game.rules.ravenloft import activation, attack, event, hero, stats, turn
from game.rules.ravenloft.choice import Target, Use
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.consequences import Then, follow
from game.rules.ravenloft.forecasts.forecast import Share
from game.rules.ravenloft.forecasts.worst_case import Worst, worst
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Lasting, Marker, State, Trap
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS
from tests.ravenloft.cards.scene import At
from tests.ravenloft.kit import Dice, drive, meet, put, spot, table
from tests.ravenloft.scenes import field, villain


def played(seed: int, heroes: str, steps: int, *, stride: int = 7, **options: str) -> Iterator[tuple[int, Match]]:
    """A night after each answer of Heroes that play at random."""
    match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": heroes, **options})
    for step in range(steps):
        if match.decision is None:
            return
        seat, offered = next(iter(match.decision.options.items()))
        match.submit(seat, offered[(step * stride + seed) % len(offered)])
        yield step, match


def told_and_real(match: Match) -> tuple[State, State]:
    """The table as the persons may see it, and as it is."""
    return match.view(frozenset(match.holders)).state, copy.deepcopy(match.game.state)


COMPANIES = ("arjhan,kat,thorgrim", "allisa,immeril", "arjhan,allisa,immeril,kat,thorgrim")


@pytest.fixture(scope="module")
def moments() -> list[tuple[State, State]]:
    """Moments of three nights."""
    nights = (played(seed, heroes, 500) for seed, heroes in zip((3, 8, 21), COMPANIES, strict=True))
    return [told_and_real(match) for night in nights for step, match in night if step % 9 == 0]


@pytest.mark.rule("CR-145", "CR-147")
def test_sums_use_what_the_rules_use_and_monsters_do_what_is_said(moments: list[tuple[State, State]]) -> None:
    # The parts of a sum add up to what the rules use.
    seen = 0
    for t, _ in moments:
        for seat in figure.standing(t):
            for stat in ("attack", "damage", "ac", "speed", "disable"):
                assert sum(share.amount for share in forecast.shares(t, stat, seat)) == stats.bonus(t, stat, seat, "")
            for card in [held.card for held in t.heroes[seat].powers]:
                row = CARDS[card].attack
                for name in targets.within(t, seat, row) if row else []:
                    told = forecast.attack_sum(t, seat, card, name)
                    bonus, ac, damage = attack.chances(t, seat, card, name)
                    assert told is not None and told.ac == ac and told.damage == damage
                    assert told.base is None or told.bonus == bonus
                    seen += len(told.plus)
    assert seen > 20
    # What monsters are said to do is what they do.
    done = 0
    for view, real in moments:
        for other in figure.foes(view):
            told = forecast.coming(view, other)
            if told.deed or not told.line:
                continue
            happened, _ = drive(activation.act(copy.deepcopy(real), other.id), lambda asked, options: options[-1])
            lines = [seen.line for seen in happened if isinstance(seen, event.MonsterActivated) and seen.figure == other.id]
            assert lines[0] == told.line
            struck = [seen for seen in happened if isinstance(seen, event.Attacked) and seen.attacker == other.id]
            blows = {blow.target: blow for blow in told.blows}
            assert {seen.target for seen in struck} <= set(blows) and bool(struck) == bool(blows)
            for seen in struck:
                assert seen.card == told.strike and seen.bonus == blows[seen.target].bonus
                assert seen.hit == (seen.face >= blows[seen.target].need)
            done += 1
    assert done > 50


@pytest.mark.rule("CR-226", "CR-149")
@pytest.mark.parametrize(
    ("hero", "zombie", "crowd", "damage"),
    [
        ((1, 1, 0), (0, 1, 3), 1, 1),  # beside the Hero already, across the edge of the tiles: those near the Hero do not count
        ((1, 1, 0), (0, 1, 3), 0, 3),  # and those on its own tile do
        ((1, 1, 1), (0, 1, 1), 1, 3),  # it comes onto the tile of the Hero
        ((1, 1, 1), (0, 1, 1), 0, 1),  # and leaves the others behind
    ],
)
def test_a_zombie_is_said_to_count_those_where_it_strikes(hero: At, zombie: At, crowd: int, damage: int, dice: Dice) -> None:
    """The panel, the worst case and the blow agree."""
    t = table("arjhan", tiles=field(2), at={"arjhan": hero})
    put(t, "gargoyle", crowd, 3, 1).asleep = "daze"
    put(t, "wraith", crowd, 3, 2).asleep = "daze"
    other = put(t, "zombie", *zombie)
    [blow] = forecast.coming(t, other).blows
    at_worst = worst(Observation(frozenset({0}), t, None, t, ()))
    dice(20)
    happened, _ = drive(activation.act(t, other.id), lambda asked, options: options[-1])
    [hurt] = [seen.amount for seen in happened if isinstance(seen, event.Damaged)]
    assert at_worst is not None and (blow.damage, at_worst.damage, hurt) == (damage, damage, damage)


@pytest.mark.rule("CR-034", "CR-108", "CR-186", "CR-092", "CR-093", "CR-097", "CR-164", "CR-171")
def test_sums_name_their_sources_and_whom_threats_touch() -> None:
    # A friend beside you is named as the source of its bonus.
    t = table("arjhan 0/1/1, immeril 0/2/2", tiles=field(2), foes="skeleton 0/0/1")
    told = forecast.attack_sum(t, 0, "cleave", "skeleton-1")
    assert told is not None and (told.base, told.plus) == (6, (Share("immeril", 1),))
    assert (told.need, told.per_cent) == (16 - 7, 60) and forecast.shares(t, "ac", 1) == [Share("arjhan", 1)]
    # A lasting card names whom it serves and then what it gives.
    t = table("arjhan 0/1/1, kat 1/1/1, thorgrim 3/1/1", tiles=field(4))
    assert forecast.served(t, 0, "bless") == ["arjhan", "kat"]
    t.lasting.append(Lasting("bless", [0, 1], 2, 1))
    assert Share("bless", 2) in forecast.shares(t, "attack", 1)
    # A monster acts for every hero that has its card.
    t = table("arjhan, kat", tiles=field(2), foes="wolf 1/0/0 kat")
    other = figure.foes(t)[0]
    assert forecast.acts_for(t, other) == [1]
    put(t, "wolf", 1, 2, 0, owner=0)
    assert forecast.acts_for(t, other) == [0, 1]
    # A trap names whom it would strike.
    t = table("arjhan 0/1/1, kat 2/1/1", tiles=field(3))
    trap = Trap("crossbow-turret", 1)
    t.heroes[0].threats.append(trap)
    near = ENCOUNTERS["crossbow-turret"].volley
    told = forecast.sprung(t, trap)
    assert near is not None and {blow.target for blow in told} == ({"arjhan", "kat"} if near.at == "near" else set())
    assert all(blow.bonus == near.strike.bonus for blow in told) and forecast.holder(t, "crossbow-turret") == 0
    # An environment touches those for whom it changes something.
    t = table("arjhan 0/1/1, kat 0/2/2", tiles=field(3))
    assert forecast.touched(t, "deadly-shadows") == ["arjhan", "kat"]
    t.heroes[1].square = None
    assert forecast.touched(t, "deadly-shadows") == []
    t.heroes[0].conditions.append("slowed")
    assert forecast.touched(t, "crippling-miasma") == []
    meet(t, "skeleton 1/0/0, wolf 1/2/0")
    assert forecast.touched(t, "haunted-mists") == ["skeleton-1"]
    # Who hunts a hero.
    t = table("arjhan 0/1/1, kat 4/1/1", tiles=field(5), foes="skeleton 1/0/0")
    assert [(other.id, blow.damage if blow else 0) for other, blow in forecast.hunters(t, 0)] == [("skeleton-1", 2)]
    assert forecast.hunters(t, 1) == []


def tomb(heroes: str = "arjhan,kat,thorgrim", card: str = "", **more: object) -> State:
    """A field with the first Hero at its western end, and a card in front of it."""
    first = heroes.split(",", maxsplit=1)[0]
    at = {first: (0, 1, 1), **dict(zip(heroes.split(",")[1:], ((2, 1, 1), (2, 2, 2)), strict=False))}
    powers = {first: [card]} if card else {}
    return table(heroes, tiles=field(3), at=at, powers=powers, **more)  # type: ignore[arg-type]


def kinds(lines: list[Then], when: str) -> list[str]:
    return [line.kind for line in lines if line.when == when]


@pytest.mark.card("cleave", "brute-strike", "tide-of-iron")
@pytest.mark.rule("CR-109", "CR-124", "CR-126", "CR-273", "CR-066", "CR-100", "CR-103", "CR-169")
def test_what_cleave_a_hit_and_a_miss_do() -> None:
    # Cleave tells whom it fells and whom it may strike in passing.
    t = tomb(card="cleave", foes="wolf 0/1/2, wraith 0/2/2, skeleton 0/3/3, zombie 1/1/1")
    before = copy.deepcopy(t)
    assert follow(t, 0, "cleave", "wolf-1") == [
        Then("hit", "falls", ("wolf-1",), 1),
        Then("hit", "damage", ("wraith-1", "skeleton-1"), 1, one=True, free=True),
        Then("hit", "treasure", ("arjhan",)),
    ]
    assert follow(t, 0, "cleave", "wraith-1")[0] == Then("hit", "damage", ("wolf-1", "skeleton-1"), 1, one=True, free=True)
    assert t == before
    # The treasure of a turn is drawn once.
    t = tomb(card="cleave", foes="wolf 0/1/2")
    t.turn.looted = [0]
    assert follow(t, 0, "cleave", "wolf-1") == [Then("hit", "falls", ("wolf-1",), 1)]
    # A card that finds nothing to do tells nothing.
    assert follow(tomb(card="cleave"), 0, "cleave") == []
    # A daily is turned down and this one up again on a miss.
    t = tomb(card="brute-strike", foes="gargoyle 0/1/2 -0")
    told = follow(t, 0, "brute-strike", "gargoyle-1")
    assert kinds(told, "miss") == ["up"] and kinds(told, "then") == ["down"]
    t.heroes[0].powers[0].used = True
    assert follow(t, 0, "brute-strike", "gargoyle-1") == []
    # Who survives is pushed and who falls is not.
    t = tomb(card="tide-of-iron", foes="wraith 0/1/2, wolf 0/2/1")
    strong = {line.kind: line for line in follow(t, 0, "tide-of-iron", "wraith-1")}
    assert strong["asked-push-tile"] == Then("hit", "asked-push-tile", ("wraith-1",), 2) and strong["asked-reposition"].free
    assert kinds(follow(t, 0, "tide-of-iron", "wolf-1"), "hit")[:2] == ["falls", "asked-reposition"]
    # A marker that somebody is pushed upon counts.
    t = tomb(card="trapping-strike", foes="wraith 1/1/1 -1")
    t.markers.append(Marker("glyph-of-warding", 0, 1))
    t.decks.treasure.draw = [one for one in t.decks.treasure.draw if one.sealed != "glyph-of-warding"]
    told = follow(t, 0, "trapping-strike", "wraith-1")
    assert any(line.kind == "falls" and line.when in ("first", "then") for line in told) and figure.foes(t)[0].damage == 1


@pytest.mark.card("deep-cut", "hunters-shot", "come-and-get-it", "deft-strike", "healing-word", "healing-strike")
@pytest.mark.rule("CR-037", "CR-068", "CR-229", "CR-052", "CR-120", "CR-185", "CR-238")
def test_what_comes_first_and_what_heals() -> None:
    # What comes first on a miss and only with a friend beside the target.
    t = tomb("kat,arjhan", card="deep-cut", foes="gargoyle 0/1/2")
    assert kinds(follow(t, 0, "deep-cut", "gargoyle-1"), "hit") == ["falls", "treasure"]
    t.heroes[1].square = spot(0, 1, 3, t)
    assert kinds(follow(t, 0, "deep-cut", "gargoyle-1"), "then") == ["falls", "treasure", "down"]
    t = tomb("allisa,kat", card="hunters-shot", foes="gargoyle 2/3/3")
    assert kinds(follow(t, 0, "hunters-shot", "gargoyle-1"), "miss") == ["moved"]
    t = table("allisa", tiles=field(2, 2), powers="hunters-shot", adventure="escape-the-tomb", foes="gargoyle 3/3/3")
    assert kinds(follow(t, 0, "hunters-shot", "gargoyle-1"), "miss") == ["asked-push-tile"]
    t = tomb(card="come-and-get-it", foes="gargoyle 1/1/1, wraith 1/2/1")
    first = [line for line in follow(t, 0, "come-and-get-it") if line.when == "first" and line.kind.startswith("asked")]
    assert {who for line in first for who in line.who} == {"gargoyle-1", "wraith-1"}
    t = tomb("kat,arjhan", card="deft-strike", foes="gargoyle 0/1/3")
    assert kinds(follow(t, 0, "deft-strike"), "first") == ["asked-step"]
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
    t = tomb("arjhan,kat", top={"treasure": "glyph-of-warding,lucky-charm"})
    for _ in range(2):
        t.heroes[0].items.append(str(t.decks.treasure.draw.pop().face))
    assert [line.kind for line in follow(t, 0, "glyph-of-warding")] == ["marker", "gone"] and follow(t, 0, "lucky-charm") == []
    t.heroes[0].damage = 10
    assert follow(t, 0, "glyph-of-warding") == []


@cache
def hero_phases() -> list[tuple[State, State]]:
    """Moments in Hero Phases of nine nights."""
    nights = (played(seed, heroes, 400, powers="random") for seed, heroes in enumerate(COMPANIES * 3, start=3))
    asked = ((step, match) for night in nights for step, match in night if step % 3 == 0 and match.decision is not None)
    return [told_and_real(match) for _, match in asked if match.decision.prompt == "prompt-hero-phase"]


def strikes(t: State) -> Iterator[tuple[int, str, str]]:
    """Whom the active Hero could strike with what."""
    seat = t.turn.hero
    for card in hero.can_attack_with(t, seat):
        row = CARDS[card].attack
        if row is not None and row.pick == "one" and not row.before and row.bonus is not None:
            for name in targets.within(t, seat, row):
                yield seat, card, name


@pytest.mark.rule("CR-114", "CR-124")
def test_who_is_said_to_fall_falls_and_what_lies_hidden_changes_nothing(dice: Dice) -> None:
    # Who is said to fall falls and nobody else.
    seen = 0
    for view, real in hero_phases():
        for seat, card, name in strikes(view):
            told = follow(view, seat, card, name)
            need = forecast.attack_sum(view, seat, card, name)
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
    # What lies hidden changes nothing.
    compared = 0
    for view, real in hero_phases():
        other = copy.deepcopy(real)
        for deck in (other.decks.treasure, other.decks.monster, other.decks.encounter):
            Rng(compared, {}).shuffle("mixed", deck.draw)
        for seat, card, name in strikes(view):
            assert follow(view, seat, card, name) == follow(other, seat, card, name)
            compared += 1
    assert compared > 40


def seen(t: State) -> Observation[State]:
    return Observation(frozenset(range(len(t.heroes))), t, None, t, ())


def told(t: State, square: int | None = None) -> Worst:
    found = worst(seen(t), square)
    assert found is not None
    return found


@pytest.mark.rule("CR-092", "CR-093", "CR-145", "CR-147", "CR-189")
def test_a_card_in_use_is_told_of_as_before_and_blows_add_up() -> None:
    # A card in use is told of as before.
    compared = 0
    for seed in range(3, 9):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": "arjhan,kat"})
        for step in range(300):
            decision = match.decision
            if decision is None:
                break
            seat, options = next(iter(decision.options.items()))
            view = match.view(frozenset(match.holders)).state
            used = [(one, name) for one in options if isinstance(one, Use) for _, card, name in strikes(view) if card == one.card]
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
    # The blows of all that act for this hero add up.
    t = table("arjhan 0/1/1, kat 2/1/1", tiles=field(3), foes="wraith 0/1/2, skeleton 1/1/1")
    assert told(t) == Worst("arjhan", 3 + 2, 10, "no-tile", (("life-draining-claw", 3), ("charging-slice", 2)))
    put(t, "wolf", 0, 3, 3, owner=1)
    assert told(t).damage == 5
    # A card wakes all of its name.
    t = table("arjhan 0/1/1, kat 1/3/3", tiles=field(2), foes="kobold-skirmisher 0/1/2")
    alone = told(t).damage
    put(t, "kobold-skirmisher", 0, 2, 1, owner=1)
    assert told(t).damage == 2 * alone
    # A monster whose activation is cancelled costs nothing.
    t = table("arjhan", tiles=field(2))
    put(t, "wraith", 0, 1, 2).asleep = "daze"
    assert told(t).damage == 0
    # Where the player may decide it goes against the hero.
    assert told(table("arjhan 0/0/0, kat 0/0/2", tiles=field(1), foes="wraith 0/0/1")).damage == 3


@pytest.mark.rule("CR-132")
def test_a_square_is_looked_at_as_if_the_hero_stood_there_and_a_fall_is_told() -> None:
    t = table("arjhan 0/1/1", tiles=field(4), foes="spider 0/1/2")
    before = copy.deepcopy(t)
    assert told(t).damage > 0 and told(t, spot(3, 1, 1, t)).damage == 0 and t == before
    # A hero that would fall is told so.
    t = table("arjhan 0/1/1 -7", tiles=field(1), foes="wraith 0/1/2")
    assert told(t) == Worst("arjhan", 3, 3, "no-tile", (("life-draining-claw", 3),)) and told(t).falls
    t.heroes[0].damage = 8
    assert told(t) == Worst("arjhan", 3, 2, "no-tile", (("life-draining-claw", 3),)), "the blow is told in full"
    t.heroes[0].damage = 6
    assert not told(t).falls
    t.heroes[0].damage = 10
    assert worst(seen(t)) is None


@pytest.mark.rule("CR-097", "CR-098", "CR-128", "CR-171", "CR-220", "CR-266", "CR-041", "CR-076", "CR-090", "CR-289")
def test_what_is_feared_counts_at_its_worst_and_an_encounter_beside_it(dice: Dice) -> None:
    # Traps villains and a crowd of zombies count.
    t = table("arjhan 0/1/1", tiles=field(2), foes="fire-trap 0")
    fire = told(t).damage
    assert fire > 0
    villain(t, "count-strahd", 0, 1, 2)
    assert told(t).damage == fire + 2
    t = table("arjhan 0/1/1", tiles=field(2), foes="zombie 1/1/2")
    one = told(t).damage
    put(t, "rat-swarm", 1, 2, 2)
    t.turn.phase = "encounter"
    assert (one, told(t).damage) == (1, 1 + 1)
    # A trap that is kind on a high roll is told at its worst.
    t = table("arjhan 1/1/1", tiles=field(2), foes="sliding-walls 1")
    assert told(t).damage == 1
    t.turn.phase, t.turn.villains = "villains", []
    dice(20)
    while t.turn.phase in ("villains", "monsters"):
        drive(turn.step(t), lambda asked, options: options[0])
    assert figure.hero_hp(t.heroes[0]) == 10
    # What an environment does at the end of the turn counts.
    t = table("arjhan 0/1/1, kat 0/2/2", tiles=field(1))
    assert told(t).damage == 0
    t.environment = "deadly-shadows"
    assert told(t).damage == 1
    # No card is drawn for what falls on the way.
    t = table("arjhan 0/1/1", tiles=field(3), foes="wolf 2/1/1", marks="glyph-of-warding 0")
    left = len(t.decks.treasure.draw)
    assert told(t).damage == 0 and len(t.decks.treasure.draw) == left
    # Whether an encounter comes beside it.
    t = table("arjhan 0/1/1", tiles=field(2))
    assert told(t).card == "no-tile" and told(t, spot(0, 0, 1, t)).card == "tile"
    t.decks.tile.draw = []
    assert told(t, spot(0, 0, 1, t)).card == "no-tile"
    for phase in ("explore", "encounter"):  # once a tile was laid its triangle decides
        t.turn.phase, t.turn.explored = phase, "black"
        assert told(t).card == "sure"
        t.turn.explored = "white"
        assert told(t).card == "past"
    # A card that lies open and asks is not still to come.
    t = table("arjhan", tiles=field(2), phase="encounter")
    t.turn.explored = "black"
    assert told(t).card == "sure"
    asking = Decision("prompt-place", {0: (Done(),)})
    found = worst(Observation(frozenset({0}), t, asking, t, ()))
    assert found is not None and found.card == "past"


def answers(rng: random.Random) -> Any:
    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        return Done() if Done() in options else rng.choice(options)

    return answer


def moments_worst(seed: int, heroes: str, adventure: str) -> Iterator[tuple[Observation[State], State]]:
    """Moments of Hero Phases of a night: as the persons may see it, and as it is."""
    for _, match in played(seed, heroes, 700, stride=5, adventure=adventure):
        if match.decision is not None and match.game.state.turn.phase == "hero":
            yield match.view(frozenset(match.holders)), copy.deepcopy(match.game.state)


@pytest.mark.parametrize(("seed", "heroes", "adventure"), [
    (3, "arjhan,kat,thorgrim", "2"), pytest.param(8, "allisa,immeril", "2", marks=pytest.mark.heavy),
    pytest.param(21, "arjhan,allisa,immeril,kat,thorgrim", "2", marks=pytest.mark.heavy), (5, "kat", "1"),
])  # fmt: skip
def test_no_villain_phase_costs_more_and_some_cost_as_much(seed: int, heroes: str, adventure: str) -> None:
    rng, reached, looked = random.Random(seed), 0, 0
    for view, real in moments_worst(seed, heroes, adventure):
        found = worst(view)
        if found is None:
            continue
        for number in range(6):
            t = copy.deepcopy(real)
            t.rng.seed = rng.randrange(10**9)
            t.turn.phase, t.turn.villains = "villains", [other.id for other in t.villains]
            t.turn.looted = list(range(len(t.heroes)))
            mine = t.turn.hero
            while t.turn.phase in ("villains", "monsters", "end") and t.end is None:
                drive(turn.step(t), answers(rng))
            lost = found.left - figure.hero_hp(t.heroes[mine])
            assert lost <= found.damage, (found, number)
            reached += 0 < lost == found.damage
            looked += found.damage > 0
    assert looked > 20 and reached > 3


def test_it_is_the_same_whatever_lies_hidden_in_the_decks() -> None:
    compared = 0
    for view, real in moments_worst(8, "allisa,immeril", "2"):
        open_eyes = Observation(view.seats, real, view.decision, real, ())
        assert worst(view) == worst(open_eyes)
        compared += 1
    assert compared > 20

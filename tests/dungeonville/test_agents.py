"""Wizards that the program plays: lawful, the same from the same, blind, never wrong about a victory, and sensible where it is plain what to do."""

import re
from pathlib import Path
from typing import Any

import pytest

from game import text
from game.lab.simulate import play_one, prepare
from game.match.agents import agent_seed, observe
from game.rules import dungeonville
from game.rules.dungeonville import RULES, choice as choices, event
from game.rules.dungeonville.agents import AGENTS, town
from game.rules.dungeonville.agents.ask import ANSWERS
from game.rules.dungeonville.agents.battle import Battle
from game.rules.dungeonville.agents.delve import Delve
from game.rules.dungeonville.agents.mind import Mind
from game.rules.dungeonville.agents.stakes import Stakes
from game.rules.dungeonville.agents.town import good_for
from game.rules.dungeonville.choice import Claim, Drop, Enter, Escape, Imitate, Order, Peek, Press, Swap, Thaw, UseItem
from game.rules.dungeonville.options import Options
from game.rules.dungeonville.setup import new_game
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import ADVENTURERS
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Done, Game
from game.rules.engine.secret import redact
from tests.dungeonville.kit import BLACK, ORACLE, ORANGE, WHITE, Evening, fight, hire, one, table, trip, who

THINKERS = ("easy", "normal", "hard")
DEEDS = ("crypt", "ice-cave", "rat-haus")
COMPANIES = [
    pytest.param(level, seats, marks=[] if (level, seats) in (("easy", 5), ("normal", 4), ("hard", 3)) else pytest.mark.heavy)
    for level in THINKERS
    for seats in (2, 3, 4, 5)
]
WEAK, STRONG = (50, 51, 52), (2, 3, 4)


def advise(game: Game[State], level: str, seed: int = 5) -> Advice:
    seat = next(iter(game.decision.options))
    return AGENTS[level](observe(RULES, game, frozenset({seat})), seat, Rng(seed), Budget())


def answer(evening: Evening, level: str = "hard", seed: int = 5) -> Any:
    """What a wizard of a level answers, after its words were tried."""
    advice = advise(evening.game, level, seed)
    decision = evening.game.decision
    assert decision is not None and advice.choice in decision.options[evening.asked]
    assert text.Speaker(lambda seat: RULES.seat_name(evening.t, seat)).advice(advice)
    return advice.choice


@pytest.mark.parametrize(("level", "seats"), COMPANIES)
def test_an_evening_is_played_to_its_end_and_nobody_claims_in_vain(level: str, seats: int) -> None:
    game, said = Game.of(RULES, new_game(Options(seats=seats), 11)), 0
    seen = list(game.news)
    while game.decision is not None:
        seat = next(iter(game.decision.options))
        advice = AGENTS[level](observe(RULES, game, frozenset({seat})), seat, Rng(agent_seed(3, seat, said)), Budget())
        seen += game.apply(Action(seat, advice.choice))
        said += 1
        assert said < 3000, "the evening does not end"
    assert not [happened for happened in seen if isinstance(happened, event.ClaimFailed)]
    assert isinstance(seen[-1], event.VictoryClaimed) and seen[-1].score >= 7


def test_every_question_of_the_game_has_an_answer_of_its_own() -> None:
    folder = Path(dungeonville.__file__).parent
    asked = {
        found for file in folder.rglob("*.py") for found in re.findall(r'"(prompt-[a-z]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(asked) > 14 and asked == set(ANSWERS)


def positions() -> list[Evening]:
    """A position for each question of the game."""
    rich = {0: ["dl-12", "dl-25"]}

    def at(phase: str, *answers: Choice, party: tuple[int, ...] = STRONG, **given: Any) -> Evening:
        return Evening(table(party, (6, 7, 8), phase=phase, **given)).after(*answers)

    claiming = {"pawns": {0: "crypt"}, "rooms": {"crypt": ["cr-14"]}, "blood": {"crypt": (6, 0)}}
    town = {"town": (16, 17, 18, 19, 20)}
    return [
        at("recruit", hire(16, by_hand=True), treasuries=rich, **town), at("recruit", hire(20), **town), at("recruit", **town),
        at("scout"), at("combat", pawns={0: "crypt", 1: "crypt"}), at("collect", treasuries=rich),
        at("explore", party=(12, 63), **claiming), trip((5, 9, 12), "cr-03", "cr-01").after(Press()),
        fight((4, 20, 34), (2, 3, 6), items={0: ["pious-shield"]}),
        fight((31, 2, 3), (50, 51, 52), (54, 53, 56), items={0: ["pipers-flute"]}),
        fight((2, 7, 15), (3, 4, 5), items={0: ["open-hand-scroll"]}),
        trip((58, 59, 50), "cr-08"), trip((4, 20, 63), "cr-03"), trip((11, 21, 35), "cr-21", items=("ember-orb",)),
        trip((16, 58, 59), "cr-21", items=("thaw-staff",)), trip((ORACLE, 58, 12), "cr-21"),
    ]  # fmt: skip


@pytest.mark.rule("DV-128")
@pytest.mark.parametrize("level", THINKERS)
def test_each_level_answers_every_question_with_words(level: str) -> None:
    evenings = positions()
    assert {evening.prompt for evening in evenings} == set(ANSWERS)
    for evening in evenings:
        assert answer(evening, level) == answer(evening, level), "the same from the same"


@pytest.mark.heavy
@pytest.mark.parametrize("better", ["normal", "hard"])
def test_each_level_beats_those_below_it(better: str) -> None:
    worse = {"normal": "random", "hard": "easy"}[better]
    wins = sum(
        play_one(prepare("dungeonville", {"seats": 4}, {seed % 4: better}, worse), seed).side == f"seat {seed % 4}"
        for seed in range(12)
    )
    assert wins >= 5, "its share would be three"


@pytest.mark.rule("DV-114", "DV-116", "DV-118", "DV-120")
def test_whoever_has_the_goal_claims_at_once_and_nobody_else() -> None:
    rooms = {"crypt": ["cr-14", "cr-01"]}
    for deeds, choice in ((("rat-haus", "crypt"), Claim()), (("ice-cave", "crypt"), Claim()), (("rat-haus", "ice-cave"), Done())):
        t = table((12, 63), (6, 7, 8), phase="explore", pawns={0: "crypt"}, rooms=rooms, blood={"crypt": (6, 0)}, deeds=deeds)
        evening = Evening(t)
        assert evening.question == ("prompt-claim", WHITE), "seven black tokens lie in the Crypt"
        assert {answer(evening, level, seed) for level in THINKERS for seed in range(4)} == {choice}


@pytest.mark.rule("DV-114", "DV-106", "DV-128")
def test_what_others_hold_changes_no_answer() -> None:
    for phase, pawns in (("scout", {}), ("combat", {0: "crypt", 1: "crypt"})):
        worlds = []
        for deeds in (("crypt", "ice-cave", "rat-haus"), ("crypt", "dragons-lair", "goblin-camp")):
            t = table(STRONG, (6, 7, 8), WEAK, phase=phase, deeds=deeds, town=(10, 20, 30, 40, 60), pawns=pawns)
            for deck in (t.deck, *t.rooms.values()):
                deck.sort(key=lambda card: card.face, reverse=bool(worlds))
            worlds.append(Evening(t))
        assert worlds[0].t != worlds[1].t
        for level in THINKERS:
            assert advise(worlds[0].game, level) == advise(worlds[1].game, level)


@pytest.mark.rule("DV-090", "DV-114", "DV-128")
def test_a_deed_is_exchanged_where_the_house_is_likely_to_be_better_and_kept_where_not() -> None:
    rich = {0: ["dl-12", "dl-25"]}
    for blood, wanted in (
        ({"crypt": (3, 0, 0), "goblin-camp": (0, 3, 2), "dragons-lair": (0, 4, 2)}, Swap),
        ({"crypt": (0, 3, 1)}, Done),
        ({"crypt": (6, 0, 0), "goblin-camp": (0, 3, 0), "dragons-lair": (0, 4, 0)}, Swap),
    ):
        for level in ("normal", "hard"):
            evening = Evening(table(STRONG, (6, 7, 8), WEAK, phase="collect", treasuries=rich, deeds=DEEDS, blood=blood))
            assert evening.question == ("prompt-swap", BLACK)
            assert isinstance(answer(evening, level), wanted), (blood, level)


@pytest.mark.rule("DV-126", "DV-128")
def test_there_are_three_levels_and_chance() -> None:
    assert tuple(AGENTS) == ("random", *THINKERS)


@pytest.mark.rule("DV-028", "DV-034")
def test_gold_that_expires_is_spent_and_gold_that_lasts_is_saved() -> None:
    """Blood in hand buys nothing after round 1; a fighter that it buys is not worth 60 gold in two cards, of which 30 would be lost."""
    party = (12, 16)
    last = Evening(table(party, (6, 7, 8), phase="recruit", round=1, town=(2, 20, 40, 55, 63), in_hand=(4, 4)))
    assert {answer(last, level, seed) for level in ("normal", "hard") for seed in range(8)} == {hire(2)}
    for in_hand, cards, spent in (((4, 4), [], True), ((0, 0), ["dl-12", "dl-25"], False)):
        t = table(
            party, (6, 7, 8), phase="recruit", round=1, town=(15, 20, 40, 55, 63), in_hand=in_hand, treasuries={BLACK: cards}
        )
        found = [answer(Evening(t), "normal", seed) for seed in range(12)]
        assert (found.count(hire(15)) > 6) is spent


@pytest.mark.rule("DV-040", "DV-114", "DV-134")
def test_a_party_avoids_its_own_dungeon_where_another_is_as_safe() -> None:
    for own in ("crypt", "rat-haus", "ice-cave", "goblin-camp", "dragons-lair"):
        evening = Evening(table((1, 20, 64), WEAK, phase="scout", deeds=(own,), stone=0))
        seen = [answer(evening, "hard", seed) for seed in range(12)]
        assert seen.count(Enter(own)) <= 3, "but for a bluff now and then"


@pytest.mark.rule("DV-041", "DV-044")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_strong_seek_the_weak_and_the_weak_keep_away(level: str) -> None:
    strong = table(WEAK, STRONG, phase="scout", stone=1, pawns={0: "goblin-camp"}, deeds=("crypt", "rat-haus"))
    assert answer(_scouting(strong), level) == Enter("goblin-camp")
    weak = table(STRONG, WEAK, phase="scout", stone=1, pawns={0: "goblin-camp"}, deeds=("crypt", "rat-haus"))
    assert answer(_scouting(weak), level) != Enter("goblin-camp")


def _scouting(t: State) -> Evening:
    evening = Evening(t)
    assert evening.question == ("prompt-scout", WHITE)
    return evening


@pytest.mark.rule("DV-046", "DV-047")
def test_the_best_three_fight_in_an_order_that_nobody_can_read() -> None:
    t = table((2, 3, 4, 63), (6, 7, 8), phase="combat", pawns={0: "crypt", 1: "crypt"})
    orders = {answer(Evening(t), "hard", seed) for seed in range(30)}
    assert {tuple(sorted(laid.fighters)) for laid in orders} == {tuple(sorted(who(2, 3, 4)))} and len(orders) == 6
    assert all(isinstance(laid, Order) for laid in orders)


def test_a_battle_counts_all_orders() -> None:
    t = table(STRONG, WEAK)
    found = Battle(t, {0: who(*STRONG), 1: who(*WEAK)}, dict.fromkeys(who(*STRONG, *WEAK), 1.0))
    assert found.wins == {0: pytest.approx(1), 1: 0} and found.tokens[1] == 0 < found.tokens[0] <= 3
    assert found.gains[1] == pytest.approx(-3)
    even = Battle(t, {0: who(2, 34, 63), 1: who(3, 33, 62)}, dict.fromkeys(who(2, 34, 63, 3, 33, 62), 1.0))
    assert sum(even.wins.values()) == pytest.approx(1)
    assert even.tokens[0] + even.tokens[1] < 3, "who changes sides brings no blood"


@pytest.mark.rule("DV-142", "DV-047", "DV-145")
def test_items_are_used_in_a_fight_where_blood_flows() -> None:
    shielded = fight((4, 20, 34), (2, 3, 6), items={0: ["pious-shield"]})
    assert shielded.prompt == "prompt-shield" and answer(shielded) == UseItem("pious-shield")
    piped = fight((31, 2, 3), (50, 51, 52), (54, 53, 56), items={0: ["pipers-flute"]})
    assert piped.prompt == "prompt-flute" and isinstance(answer(piped), choices.Spare | Done)
    # the scroll is used now and then
    evening = fight((2, 7, 15), (3, 4, 5), items={0: ["open-hand-scroll"]})
    assert evening.prompt == "prompt-scroll"
    assert {answer(evening, "hard", seed) for seed in range(20)} == {UseItem("open-hand-scroll"), Done()}


@pytest.mark.rule("DV-028", "DV-030", "DV-032", "DV-064", "DV-066", "DV-073", "DV-075", "DV-098", "DV-111", "DV-114", "DV-128")
@pytest.mark.rule("DV-140", "DV-146")
def test_what_is_plain_to_do_is_done() -> None:
    """In town and in a dungeon, each row with the answers before."""
    away = {"deeds": ("goblin-camp", "ice-cave")}
    keys = {"items": ("skeleton-keys",), **away}
    mule = table((2, 3, 64), (6, 7, 8), phase="recruit", town=(16, 17, 18, 19, 20))
    rows: list[tuple[Evening, tuple[Any, ...], Any]] = [
        (Evening(table((), (), phase="recruit", round=1, town=(2, 20, 40, 55, 63), in_hand=(4, 4))), (), hire(2)),
        (Evening(mule), (), hire(20)),
        (Evening(mule), (hire(20),), choices.Dismiss(one(64))),
        (trip((58, 59, 50), "cr-08", "cr-09", **away), (), Press()),
        (trip((2, 3, 4, 63), "cr-01", "cr-02", "cr-09", **away), (Press(),), Escape()),
        (trip((9, 44, 54), "cr-02", "cr-21", **keys), (), Peek()),
        (trip((9, 44, 54), "cr-02", "cr-21", **keys), (Peek(),), Escape()),
        (trip((9, 44, 54), "cr-02", "cr-01", **keys), (Peek(),), Press()),
        (trip((4, 20, 63), "cr-03", "cr-09", **away), (), choices.Sacrifice(one(63))),
        (trip((13, 24, 63), "cr-03", "cr-09", items=("last-rites-kit",)), (), UseItem("last-rites-kit")),
        (trip((11, 21, 35), "cr-21", "cr-09", items=("ember-orb",)), (), UseItem("ember-orb")),
        (trip((11, 21, 35), "cr-01", "cr-09", items=("ember-orb",)), (), Done()),
        (trip((5, 9, 12), "cr-03", "cr-01"), (Press(),), Drop("cr-01")),
        (trip((16, 58, 59), "cr-21", items=("thaw-staff",)), (), Thaw(one(16))),
    ]  # fmt: skip
    for evening, before, wanted in rows:
        evening.play(*before)
        assert answer(evening) == wanted, evening.prompt
    assert isinstance(answer(trip((ORACLE, 58, 12), "cr-21")), Imitate)
    assert answer(trip((58, 59, 50), "cr-08", "cr-09"), "easy") == Escape(), "the easy ones leave as soon as they may"


def test_what_a_token_is_worth_to_whom() -> None:
    t = table(STRONG, (6, 7, 8), WEAK, deeds=DEEDS, graveyards={1: (3, 0, 3), 2: (0, 1, 0)})
    stakes = Stakes(redact(t, {BLACK}), BLACK, Mind())
    assert stakes.token(BLACK) == 1.0 and stakes.token(WHITE) < stakes.token(ORANGE) < 0
    assert stakes.death(BLACK, "crypt") == pytest.approx(-1) and stakes.death(WHITE, "crypt") == pytest.approx(1)
    assert stakes.gold(50) > stakes.gold(20) > 0 > stakes.gold(-10)
    # two players weigh the same token alike where they are level
    stakes = Stakes(redact(table(STRONG, WEAK, deeds=DEEDS[:2]), {BLACK}), BLACK, Mind())
    assert stakes.token(WHITE) == pytest.approx(-1)


def test_a_longer_look_ahead_never_makes_an_expedition_worse_than_one_room() -> None:
    t = redact(table((58, 59, 50), (6, 7, 8), deeds=("ice-cave", "rat-haus")), {BLACK})
    stakes = Stakes(t, BLACK, Mind())
    party = tuple(sorted(who(58, 59, 50)))
    short, long = (Delve(stakes, "crypt", depth) for depth in (1, 4))
    assert long.press(party, 0, 0, 4, bound=False) >= short.press(party, 0, 0, 1, bound=False) >= 0
    risky = Delve(stakes, "ice-cave", 4).enter(party)
    assert risky < long.enter(party), "it is the own one, and has more of their letters"


def test_a_hint_says_what_somebody_is_hired_for() -> None:
    """Whoever is strong fights, who has an A is at home somewhere, and anybody else carries gold."""
    text.use(game="dungeonville", strict=True)
    for adventurer, row in ADVENTURERS.items():
        about = good_for(adventurer)
        assert about["for"] == ("fight" if row.rank <= town.STRONG else "safe" if "A" in row.letters else "load")
        assert not about["dungeon"] or row.letter(str(about["dungeon"])) == "A"
        for reason in ("reason-recruit", "reason-free"):
            words = text.say(reason, price=10, **about)
            assert text.name(adventurer) in words
            assert any(character.isdigit() for character in words), words

"""Killer and survivors that the program plays: lawful, the same from the same, blind, and better than chance."""

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game import text
from game.lab.simulate import play_one, prepare
from game.match.agents import agent_seed, observe
from game.match.options import read_options
from game.rules import GAMES, terrorscape
from game.rules.engine.agent import Advice, Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game
from game.rules.terrorscape import event
from game.rules.terrorscape.agents import AGENTS
from game.rules.terrorscape.agents.ask import ANSWERS
from game.rules.terrorscape.agents.dear import wanted
from game.rules.terrorscape.agents.drive import Drive
from game.rules.terrorscape.agents.outlook import Outlook, reaches
from game.rules.terrorscape.agents.peril import Peril
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.choice import SEEK, Calm, Exert, PickZone, Play, Spot, Use, UseTrait, Walk
from game.rules.terrorscape.state import Scheme, State
from game.rules.terrorscape.villa import DISTANCE, zone
from tests.terrorscape.kit import give, night

RULES = GAMES["terrorscape"]
THINKERS = ("easy", "normal", "hard")
KILLERS = ("butcher", "specter", "murderer")
SMALL = Budget(samples=1)
each_killer = pytest.mark.parametrize("killer", KILLERS)
each_thinker = pytest.mark.parametrize("level", ["normal", "hard"])


def few_or_all(few: int, many: int) -> pytest.MarkDecorator:
    """The first seeds, and all of them when heavy."""
    return pytest.mark.parametrize(
        "seeds", [range(1, few + 1), pytest.param(range(1, many + 1), marks=pytest.mark.heavy)], ids=len
    )


def begin(options: Mapping[str, object], seed: int) -> Game[State]:
    return Game.of(RULES, RULES.new_game(read_options(RULES, options), seed))


def advise(game: Game[State], level: str, seed: int = 5) -> Advice:
    assert game.decision is not None
    seat = next(iter(game.decision.options))
    return AGENTS[level](observe(RULES, game, frozenset({seat})), seat, Rng(seed), SMALL)


def play(game: Game[State], level: str, most: int = 100_000) -> list[Advice]:
    said: list[Advice] = []
    while game.decision is not None and len(said) < most:
        seat = next(iter(game.decision.options))
        advice = advise(game, level, agent_seed(1, seat, len(said)))
        assert advice.choice in game.decision.options[seat], (level, game.decision.prompt)
        game.apply(Action(seat, advice.choice))
        said.append(advice)
    return said


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("normal", {"killer": "butcher"}),
        ("easy", {"killer": "specter", "survivors": "anna,sophia,marco"}),
        ("hard", {"killer": "murderer", "survivors": "william,johnson,anna"}),
        ("normal", {"killer": "random", "difficulty": "nightmare", "plans": True}),
        ("easy", {"killer": "murderer", "separate": True, "difficulty": "normal"}),
    ],
)
@pytest.mark.parametrize("most", [100, pytest.param(1000, marks=pytest.mark.heavy)])
def test_every_answer_is_legal_and_its_reason_can_be_read(level: str, options: Mapping[str, object], most: int) -> None:
    speaker = text.Texts("en", strict=True)
    speaker.game = "terrorscape"
    for advice in play(begin(options, 3), level, 40 if level == "hard" else most):
        assert speaker.say(advice.reason, advice.about)


@pytest.mark.parametrize("level", THINKERS)
def test_equal_views_and_dice_give_equal_answers(level: str) -> None:
    one, other = begin({"killer": "specter"}, 4), begin({"killer": "specter"}, 4)
    assert [a.choice for a in play(one, level, 40)] == [a.choice for a in play(other, level, 40)]


@pytest.mark.parametrize(("level", "killer"), [*zip(THINKERS, KILLERS, strict=True)])
def test_what_lies_hidden_changes_no_answer(level: str, killer: str) -> None:
    """The other side's board and hand, the decks and the dice to come are replaced by others that the seat cannot tell from them."""
    game, compared = begin({"killer": killer}, 6), {True: 0, False: 0}
    for step in range(40):
        if game.decision is None:
            break
        seat = next(iter(game.decision.options))
        here = advise(game, level)
        view = observe(RULES, game, frozenset({seat}))
        other = Game.of(RULES, RULES.determinize(view, seat, Rng(step)))
        if not game.answers and other.decision is not None and seat in other.decision.options:
            twin = observe(RULES, other, frozenset({seat}))
            if twin == view:
                assert other.state.rng.seed != game.state.rng.seed and advise(other, level) == here
                compared[seat == 0] += 1
        game.apply(Action(seat, here.choice))
    assert compared[True] >= 3 and compared[False] >= 5


def test_every_prompt_has_an_answer_of_its_own() -> None:
    asked = set[str]()
    for file in (one for one in Path(terrorscape.__file__).parent.rglob("*.py") if "agents" not in one.parts):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("prompt-"):
                asked.add(node.value)
    asked -= {"prompt-wait-killer", "prompt-wait-survivors"}  # what the other side sees, which is asked nothing
    assert asked and not asked - set(ANSWERS)


@pytest.mark.rule("TS-133", "TS-137", "TS-124", "TS-128")
def test_survivors_reckon_with_dice_and_injuries() -> None:
    # odds are those of the dice
    assert (reaches(4, 5), reaches(2, 2)) == (pytest.approx(619 / 1296), pytest.approx(27 / 36))
    bare = Outlook(night("marco,johnson,william"), known=True)
    assert bare.fails[0] == pytest.approx(1 - 619 / 1296)
    assert bare.fails[2] < bare.fails[0], "William is steady"
    # the injured defend last
    t = night("marco,johnson,anna", hurt=(0,))
    outlook = Outlook(t, known=True)
    assert outlook.defender([0, 1, 2]) in {1, 2} and outlook.worth([0]) > outlook.worth([0, 1]) > outlook.worth([1])


def killers_win(level: str, seats: Mapping[int, str], seeds: range) -> int:
    return sum(
        play_one(prepare("terrorscape", {"killer": killer}, seats, level), seed).side == "killer"
        for killer in KILLERS
        for seed in seeds
    )


@pytest.mark.heavy
def test_thinking_beats_chance_on_both_sides() -> None:
    seeds = range(1, 3)
    games = len(KILLERS) * len(seeds)
    assert killers_win("normal", {1: "random", 2: "random", 3: "random"}, seeds) >= games - 1
    assert killers_win("normal", {0: "random"}, seeds) <= 1


def met(killer: str, seed: int) -> bool:
    """Whether somebody is met before round 8 of a night of the usual level."""
    game = begin({"killer": killer}, seed)
    turn = 0
    while game.decision is not None and game.state.round < 8:
        seat = next(iter(game.decision.options))
        game.apply(Action(seat, advise(game, "normal", agent_seed(seed, seat, turn)).choice))
        turn += 1
        if any(isinstance(fact, event.EncounterBegan) for fact in game.state.record):
            return True
    return False


@each_killer
@few_or_all(2, 5)
def test_the_killer_finds_somebody_before_round_eight(killer: str, seeds: range) -> None:
    assert sum(met(killer, seed) for seed in seeds) >= len(seeds) - 1


def evening(
    packs: dict[str, list[str]] | None = None, *, heard: bool = True, over: bool = True, lair: str = "R3", **options: Any
) -> Game[State]:
    """Marco and a wounded Johnson share a room; Marco was `heard` beside the killer, and everybody has acted if the turn is `over`."""
    t = night("marco,johnson,anna", at=("R2", "R2", "B4"), lair=lair, side="survivors", packs=packs, **options)
    t.team.acted, t.team.finished, t.team.stage = [over, True, True], [False, True, True], "act"
    t.team.pending, t.survivors[1].hurt = ["R2"] if heard else [], True
    return Game.of(RULES, t)


@pytest.mark.rule("TS-075", "TS-281", "TS-164", "TS-167", "TS-177", "TS-339", "TS-219", "TS-231")
def test_a_killer_hunts_what_he_heard_and_does_not_waste_his_cards() -> None:
    # a bottle leads the killer away from who was heard
    game = evening({"marco": ["whiskey-bottle"]})
    thrown = advise(game, "hard")
    assert thrown.choice == Use("whiskey-bottle")
    game.apply(Action(1, thrown.choice))
    aim = advise(game, "hard").choice
    assert isinstance(aim, Spot) and aim.place != "R2"
    empty = evening({"marco": ["whiskey-bottle"]}, lair="G3")
    assert advise(empty, "hard").choice != Use("whiskey-bottle"), "the killer is far away"
    # the killer does not pay with the step that brings him to his prey
    asked = prowling("murderer", "B3", ["pursue", "logical-deduction"])
    assert advise(asked, "hard").choice == Play("pursue")
    # the killer does not spend his whole hand on doors
    t = night(lair="R1", hand=["stay", "howling-chainsaw", "madness", "barricade", "pursue"], stage="slow", at=("B4", "G4", "G4"))
    t.record = [event.RoundBegan(1), event.NoiseHeard(("B4",))]
    assert advise(Game.of(RULES, t), "hard").choice != Play("stay")
    # the killer pays for a trait where it is worth its cards: Two rooms away one step more makes a search of it; next door his last two cards are not thrown away for it.
    hand = ["barricade", "stay"]
    for lair, used in (("B3", True), ("B2", False)):
        choice = advise(prowling("butcher", lair, hand, stage="start", marks=("swift-action",)), "hard").choice
        assert (choice == UseTrait("swift-action")) is used, lair


@pytest.mark.rule("TS-230", "TS-231", "TS-139", "TS-159", "TS-258", "TS-261")
def test_traits_and_plans_are_used_when_they_help() -> None:
    game = evening(traits={"marco": ["sound-decoy"]})
    assert advise(game, "hard").choice == UseTrait("sound-decoy")
    healer = evening(traits={"marco": ["first-aid"]}, heard=False, over=False, lair="G3")
    assert advise(healer, "hard").choice == UseTrait("first-aid")
    # a killer is taunted only where it saves somebody: Johnson is wounded and was heard beside the killer; Marco, unhurt, stands on the other side, with no way to join him.

    def night_of(*noise: str) -> Game[State]:
        t = night(
            "marco,johnson,anna", at=("B1", "R2", "B4"), lair="R1", side="survivors", traits={"marco": ["taunting-strategy"]}
        )
        t.team.acted, t.team.finished, t.team.stage = [False, True, True], [False, True, True], "act"
        t.team.pending, t.survivors[1].hurt, t.barricades = list(noise), True, ["R1-R2", "R1-R3"]
        return Game.of(RULES, t)

    assert advise(night_of("R2"), "hard").choice == UseTrait("taunting-strategy")
    assert advise(night_of(), "hard").choice != UseTrait("taunting-strategy"), "nobody was heard"
    # a trait for any moment is used
    game = Game.of(RULES, night(marks=("insidious-entrapment",), side="survivors"))
    play(game, "normal", 60)
    assert sum(isinstance(fact, event.TraitUsed) for fact in game.state.record) == 1
    # a plan draws survivors to what it needs
    t = night("marco,johnson,anna", at=("R2", "R1", "B4"), lair="G3", side="survivors")
    drive = Drive(t, Peril(t, believe(t)))
    assert "R5" not in drive.goals(0)
    t.team.scheme = Scheme(plans=["mechanical-blueprint", "explosive-trap"])
    assert Drive(t, Peril(t, believe(t))).goals(0)["R5"] > 0
    assert "G3" not in Drive(t, Peril(t, believe(t))).goals(0), "nobody begins with what leads to the killer"


def prowling(killer: str, lair: str, hand: list[str], *, stage: str = "quick", marks: tuple[str, ...] = ()) -> Game[State]:
    """The killer's turn; he has met Johnson, knows that Marco is in the hall, and nothing of the others."""
    t = night("marco,johnson,william", at=("R1", "G4", "G4"), killer=killer, lair=lair, hand=hand, stage=stage, marks=marks)
    met = [event.EncounterBegan("R1", ("johnson",)), event.EncounterEnded(repelled=True)]
    t.record = [
        event.RoundBegan(1),
        *met,
        event.NoiseHeard(()),
        event.KillerMoved("G5", lair),
        event.Revealed(("marco",), ("R1",)),
    ]
    return Game.of(RULES, t)


@pytest.mark.rule("TS-059", "TS-176")
@each_killer
def test_an_easy_killer_does_not_search_the_room_again_that_he_found_empty(killer: str) -> None:
    game = prowling(killer, "B5", [], stage="second")
    game.state.record.append(event.Searched("B5", ()))
    answers = [advise(game, "easy", seed).choice for seed in range(15)]
    assert SEEK not in answers
    assert len(set(answers)) > 1, "he still judges badly"


@pytest.mark.rule("TS-057", "TS-206")
@each_killer
def test_an_easy_killer_senses_no_zone_that_he_knows(killer: str) -> None:
    """He has just heard who is in the blue zone; of the others somebody may be in either."""
    game = prowling(killer, "B5", ["sense"])
    game.state.record.append(event.Sensed(zone("blue"), "blue", (), ()))
    game.apply(Action(0, Play("sense")))
    answers = {advise(game, "easy", seed).choice for seed in range(15)}
    assert answers == {PickZone("red"), PickZone("green")}


@pytest.mark.rule("TS-065")
def test_nobody_hands_to_and_fro() -> None:
    """What has been handed over is not wanted back: two pistols, or one and the rounds for it."""
    for packs in ({"marco": ["revolver", "revolver"]}, {"marco": ["revolver"], "johnson": ["ammo"]}, {"marco": ["toolbox"]}):
        t = night("marco,johnson,anna", packs=packs)
        for _ in range(4):
            moves = [(a, b, item) for a in (0, 1) for b in (1 - a,) for item, _ in wanted(t, a, b)]
            for giver, taker, item in moves[:1]:
                t.team.packs[giver].remove(item)
                t.team.packs[taker].append(item)
        assert not moves


def caught(*packs: str, hurt: bool = True, company: str = "B3", barred: tuple[str, ...] = ()) -> Game[State]:
    """The ninth round of seed 218995: the Butcher has sawn his way to William in the dining room, and stands there."""
    t = night(
        "sophia,anna,william", at=(company, "G5", "B2"), lair="B2", side="survivors", level=3, packs={"william": list(packs)}
    )
    t.record = [
        event.RoundBegan(8), event.NoiseHeard(("G5",)), event.KillerTurnBegan(), event.CardPlayed("howling-chainsaw", 2),
        event.FearGained("william", 1), event.KillerMoved("B3", "B2"), event.Injured("william"), event.KillerRested(),
        event.RoundBegan(9),
    ]  # fmt: skip
    t.round, t.survivors[2].hurt, t.survivors[2].fear, t.barricades = 9, hurt, 1, list(barred)
    t.team.acted, t.team.finished = [True, True, False], [True, True, False]
    return Game.of(RULES, t)


@pytest.mark.rule("TS-041", "TS-141")
@few_or_all(4, 20)
@each_thinker
def test_who_was_wounded_in_the_killers_room_heals_flees_or_lets_others_heal(level: str, seeds: range) -> None:
    """Nobody calms down, or waits, where the next hit kills and the killer knows the room."""
    shut = ("R1-B2", "B1-B2", "B2-B3", "B2-B5")
    for seed in seeds:
        healed = advise(caught("herbal-medicine", "herbal-medicine", "limestone-powder"), level, seed)
        assert healed.choice == Use("herbal-medicine"), "healed, limestone powder holds him off"
        fled = advise(caught(), level, seed)
        assert isinstance(fled.choice, Walk | Exert), "with bare hands he runs, or sprints"
        cornered = advise(caught("herbal-medicine", barred=shut), level, seed)
        assert cornered.choice == Use("herbal-medicine"), "no door is open"
        assert not isinstance(advise(caught(hurt=False), level, seed).choice, Calm), "nor does the next one wait for a wound"


@pytest.mark.rule("TS-068", "TS-109")
@few_or_all(4, 20)
@each_thinker
def test_a_partner_heals_who_would_be_killed(level: str, seeds: range) -> None:
    """William has acted; Sophia, beside him and the killer, carries the medicine."""
    game = caught(company="B2")
    t = game.state
    give(t, 0, "herbal-medicine")
    t.team.acted, t.team.finished, t.team.pending = [False, True, True], [False, True, True], []
    for seed in seeds:
        assert advise(Game.of(RULES, t), level, seed).choice == Use("herbal-medicine")


@pytest.mark.rule("TS-150")
@few_or_all(4, 20)
@each_thinker
def test_nobody_waits_beside_the_killer_for_the_way_out(level: str, seeds: range) -> None:
    """Anna's turn of the same round, with five keys on the wall: she does not stop in the kitchen, next to him."""
    for seed in seeds:
        game = caught("herbal-medicine")
        t = game.state
        give(t, 1, "longsword", "toolbox")
        t.keys, t.team.acted, t.team.finished = 5, [True, False, False], [True, False, True]
        game = Game.of(RULES, t)
        while game.decision is not None and 2 in game.decision.options and not game.state.team.acted[1]:
            game.apply(Action(2, advise(game, level, seed).choice))
        while game.decision is not None and game.decision.prompt == "prompt-walk-on":
            game.apply(Action(2, advise(game, level, seed).choice))
        assert DISTANCE["B2"][game.state.team.places[1]] > 1

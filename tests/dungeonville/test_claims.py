"""Scores, what all can say about them, and claims of victory: at any question, by anybody, right or wrong (DV-107, DV-113 to DV-127, DV-137, DV-139)."""

from collections.abc import Iterable

import pytest

from game.rules.dungeonville import RULES, event
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.choice import Claim, Dismiss, Enter, Imitate, Lay, Order, Pay, Swap
from game.rules.dungeonville.scoring import promising, score_with, thinkable, true_score
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.script import Action, Done, IllegalAction, Outcome
from game.rules.engine.secret import HiddenError, redact
from tests.dungeonville.kit import BLACK, MULE, ORANGE, WHITE, Evening, hire, kinds, one, order, table
from tests.sweep import each

PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))
DEEDS = ("crypt", "ice-cave", "rat-haus")
SEVEN = {WHITE: (4, 0, 3)}
"""White has the goal in its graveyard."""


def evening(phase: str = "scout", parties: Iterable[tuple[int, ...]] = PARTIES, **given: object) -> Evening:
    return Evening(table(*parties, phase=phase, **{"deeds": DEEDS, **given}))  # type: ignore[arg-type]


def at_the_crypt(party: Iterable[int], *rooms: str, seats: int = 2, **given: object) -> Evening:
    """Black's party enters the Crypt, where six tokens of black lie; in a company of two it belongs to white."""
    usual = {
        "pawns": {0: "crypt"}, "rooms": {"crypt": rooms}, "deeds": ("ice-cave", "crypt", "rat-haus")[:seats],
        "blood": {"crypt": (6, 0, 0)[:seats]},
    }  # fmt: skip
    return evening("explore", (tuple(party), *((6, 7, 8), (50, 51, 52))[: seats - 1]), **{**usual, **given})


def claims(asked: Evening) -> list[str]:
    """What became of claims so far."""
    return [kind for kind in kinds(asked.events) if kind in ("ClaimFailed", "ClaimPassed", "VictoryClaimed")]


@pytest.mark.rule("DV-116", "DV-115", "DV-118", "DV-120", "DV-107")
def test_a_true_claim_wins_at_once_and_nothing_is_played_any_more() -> None:
    game = evening(graveyards=SEVEN)
    assert game.asked == BLACK
    assert game.claim(WHITE) == [event.VictoryClaimed(WHITE, "ice-cave", 7)]
    assert RULES.outcome(game.t) == Outcome(("seat 1",), "won-by-claim") and game.game.decision is None
    with pytest.raises(IllegalAction, match="refused-over"):
        game.game.apply(Action(BLACK, Claim()))
    with pytest.raises(StopIteration) as done:
        next(RULES.step(game.t))
    assert done.value.value is True
    again = Evening(game.t)
    assert (again.game.decision, again.events) == (None, [])
    game = evening(graveyards=SEVEN)
    game.play(Enter("crypt"), Enter("rat-haus"), Enter("ice-cave"))
    assert RULES.outcome(game.t) is None and claims(game) == [], "the game goes on, and nobody is told of the claim"


@pytest.mark.rule("DV-EX-12", "DV-117", "DV-113", "DV-116", "DV-118")
def test_a_false_claim_shows_the_deed_and_play_continues() -> None:
    game = evening(graveyards={BLACK: (0, 2, 2)}, blood={"crypt": (2, 3, 1)})
    before = (game.question, game.options())
    news = game.claim(BLACK)
    assert news == [event.ClaimFailed(BLACK, "crypt", 6)]
    assert (game.question, game.options()) == before, "the question is asked again"
    assert RULES.outcome(game.t) is None and game.t.wizards[BLACK].exposed == "crypt"
    for seats in ({WHITE}, set[int]()):
        assert redact(news, seats) == news, "all know now"
        assert redact(game.t, seats).wizards[BLACK].exposed == "crypt"
    game = evening(graveyards={BLACK: (0, 2, 2)}, blood={"crypt": (2, 4, 1)})
    assert game.claim(BLACK) == [event.VictoryClaimed(BLACK, "crypt", 7)]
    # claims may be made as often as one likes, and nothing but a claim can be put in
    game = evening()
    for seat in (ORANGE, WHITE, WHITE, BLACK):
        game.claim(seat)
    assert claims(game) == ["ClaimFailed"] * 4 and game.question == ("prompt-scout", BLACK)
    for action in (Action(WHITE, Enter("crypt")), Action(7, Claim())):
        with pytest.raises(IllegalAction):
            game.game.apply(action)


ASKED: list[tuple[str, str, dict[str, object]]] = [
    ("recruit", "prompt-recruit", {}), ("scout", "prompt-scout", {}), ("combat", "prompt-order", {"pawns": {0: "crypt", 2: "crypt"}}),
    ("explore", "prompt-escape", {"pawns": {2: "rat-haus"}, "rooms": {"rat-haus": ["rh-07"]}}),
    ("collect", "prompt-swap", {"treasuries": {1: ["dl-12", "dl-25"]}}),
]  # fmt: skip


@pytest.mark.rule("DV-118")
@each(("phase", "prompt", "given"), ASKED)
def test_before_any_decision_of_any_phase_anybody_may_claim(phase: str, prompt: str, given: dict[str, object]) -> None:
    parties = ((2, 3, 4), (6, 7, 8), (54, 51, 63)) if phase == "explore" else PARTIES
    for seat in (BLACK, WHITE, ORANGE):
        game = evening(phase, parties, **given)
        assert game.prompt == prompt and game.game.decision.out_of_turn == dict.fromkeys(range(3), (Claim(),))
        before = (game.question, game.options())
        game.claim(seat)
        assert (game.question, game.options()) == before and claims(game) == ["ClaimFailed"], seat


@pytest.mark.rule("DV-118", "DV-122")
def test_a_score_that_has_fallen_does_not_win() -> None:
    game = evening(
        "explore", ((10, 24, 13), (6, 7, 8), (50, 51, 52)), pawns={0: "crypt"}, rooms={"crypt": ["cr-04", "cr-21"]},
        blood={"crypt": (0, 4, 3)},
    )  # fmt: skip
    assert true_score(game.t, BLACK) == 7
    game.play(game.options()[0])
    assert true_score(game.t, BLACK) == 6, "an own adventurer died in the own dungeon"
    game.claim(BLACK)
    assert claims(game) == ["ClaimFailed"]


@pytest.mark.rule("DV-127", "DV-115")
@each(("goal", "tokens", "wins"), [(5, 7, True), (7, 7, True), (7, 9, True), (8, 7, False), (10, 7, False)])
def test_the_goal_may_be_another_and_more_is_enough(goal: int, tokens: int, wins: bool) -> None:
    game = evening(graveyards={WHITE: (tokens, 0, 0)}, goal=goal)
    shown = event.VictoryClaimed if wins else event.ClaimFailed
    assert game.claim(WHITE) == [shown(WHITE, "ice-cave", tokens)] and (RULES.outcome(game.t) is not None) is wins


@pytest.mark.rule("DV-118", "DV-119", "DV-142", "DV-120")
def test_the_moment_comes_after_the_token_of_a_set_and_before_the_next_set() -> None:
    game = evening(
        "combat", ((2, 3, 4), (60, 61, 62)), pawns={0: "crypt", 1: "crypt"}, deeds=("ice-cave", "crypt"), graveyards={0: (0, 6)}
    )
    game.play(order(2, 3, 4), order(60, 61, 62))
    assert game.question == ("prompt-claim", BLACK) and kinds(game.events)[-2:] == ["Slain", "BloodWon"]
    assert len(game.seen(event.SetRevealed)) == 1
    game.play(Claim())
    assert game.over == "won-by-claim"
    assert len(game.seen(event.SetRevealed)) == 1, "nothing later is resolved"


@pytest.mark.rule("DV-118", "DV-137", "DV-136", "DV-101")
def test_the_owner_may_claim_in_the_middle_of_another_s_expedition_or_let_it_pass() -> None:
    game = at_the_crypt((12,), "cr-14")
    assert game.question == ("prompt-claim", WHITE) and not game.seen(event.PartyLost)
    assert kinds(game.events)[-2:] == ["Perished", "BloodSpilled"], "the token is placed before anything else"
    game.play(Claim())
    assert RULES.outcome(game.t) == Outcome(("seat 1",), "won-by-claim")
    assert kinds(at_the_crypt((12,), "cr-14").play(Done()))[:2] == ["ClaimPassed", "PartyLost"]
    game = at_the_crypt((54, MULE), "cr-21", "cr-01", blood={"crypt": (7, 0)})
    assert event.Perished(BLACK, one(MULE), "cr-21") in game.events and game.prompt == "prompt-escape", "no token, no moment"


@pytest.mark.rule("DV-119", "DV-120")
def test_only_those_are_asked_of_whom_all_must_think_it_possible() -> None:
    """White has it, orange does not: to the table it looks the same."""
    game = at_the_crypt((12, 63), "cr-14", "cr-01", seats=3)
    assert game.question == ("prompt-claim", WHITE) and game.options(WHITE) == (Claim(), Done())
    game.play(Done())
    assert game.question == ("prompt-claim", ORANGE), "though the Crypt is not orange's"
    assert game.game.decision.about == {"goal": 7}
    game.play(Done())
    assert game.seen(event.ClaimPassed) == [event.ClaimPassed(WHITE), event.ClaimPassed(ORANGE)]
    assert game.prompt == "prompt-escape"


@pytest.mark.rule("DV-119", "DV-117", "DV-113", "DV-118")
def test_a_false_claim_answers_only_the_own_question() -> None:
    game = at_the_crypt((12, 63), "cr-14", "cr-01", seats=3, deeds=("ice-cave", "goblin-camp", "crypt"))
    news = game.play(Claim())
    assert news == [event.ClaimFailed(WHITE, "goblin-camp", 0)] and game.question == ("prompt-claim", ORANGE)
    game.play(Claim())
    assert RULES.outcome(game.t) == Outcome(("seat 2",), "won-by-claim")
    # a claim by another does not answer the question
    game = at_the_crypt((12, 63), "cr-14", "cr-01", seats=3)
    game.claim(ORANGE)
    assert game.question == ("prompt-claim", WHITE)
    game.play(Claim())
    assert RULES.outcome(game.t) == Outcome(("seat 1",), "won-by-claim")
    # several are asked in turn order and the first true claim wins alone
    game = at_the_crypt((12, 63), "cr-14", seats=3, stone=2, deeds=DEEDS, blood={}, graveyards={1: (7, 0, 0), 2: (7, 0, 0)})
    assert game.question == ("prompt-claim", ORANGE)
    game.play(Claim())
    assert RULES.outcome(game.t) == Outcome(("seat 2",), "won-by-claim")


@pytest.mark.rule("DV-119", "DV-113")
def test_whose_dungeon_all_know_is_not_asked_in_vain() -> None:
    t = table(
        (12, 63), (6, 7, 8), (50, 51, 52), phase="explore", deeds=("ice-cave", "goblin-camp", "crypt"), pawns={0: "crypt"},
        rooms={"crypt": ["cr-14", "cr-01"]}, blood={"crypt": (6, 0, 0)},
    )  # fmt: skip
    t.wizards[WHITE].exposed = "goblin-camp"
    assert Evening(t).question == ("prompt-claim", ORANGE)
    t.wizards[ORANGE].exposed = "crypt"
    assert Evening(t).question == ("prompt-claim", ORANGE)
    t.wizards[WHITE].exposed, t.wizards[ORANGE].exposed, t.house_exposed[0] = "", "", "crypt"
    assert Evening(t).prompt == "prompt-escape", "it lies in the house"


@pytest.mark.rule("DV-119", "DV-118")
def test_whoever_let_it_pass_is_not_asked_again_for_the_same_dungeon_alone() -> None:
    game = at_the_crypt((12, 30, 63), "cr-14", "cr-15", "cr-01")
    game.play(game.options()[0])
    assert game.question == ("prompt-claim", WHITE)
    game.play(Done())
    assert game.blood("crypt") == [8, 0] and game.prompt == "prompt-escape" and claims(game) == ["ClaimPassed"]
    assert game.claim(WHITE) == [event.VictoryClaimed(WHITE, "crypt", 8)], "who may claim all the same"
    # but is when another dungeon would do
    t = table(
        (9, 63), (6, 7, 8), phase="explore", pawns={0: "rat-haus"}, rooms={"rat-haus": ["rh-03"]}, deeds=("ice-cave", "rat-haus"),
        blood={"crypt": (7, 0), "rat-haus": (6, 0)},
    )  # fmt: skip
    t.wizards[WHITE].weighed = ["crypt"]
    game = Evening(t)
    assert game.blood("rat-haus") == [7, 0] and game.question == ("prompt-claim", WHITE)
    # when the goal is lost and reached again the moment comes again
    t = table(
        (12, 63), (10, 24, 22), phase="explore", stone=1, pawns={0: "crypt", 1: "crypt"}, deeds=("ice-cave", "crypt"),
        rooms={"crypt": ["cr-03", "cr-21", "cr-14", "cr-01"]}, blood={"crypt": (7, 0)},
    )  # fmt: skip
    t.wizards[WHITE].weighed = ["crypt"]
    game = Evening(t)
    game.play(game.options()[0])
    assert true_score(game.t, WHITE) == 6 and game.t.wizards[WHITE].weighed == []
    game.until("prompt-claim")
    assert (game.asked, true_score(game.t, WHITE)) == (WHITE, 7)


@pytest.mark.rule("DV-139", "DV-118", "DV-092", "DV-119")
def test_whoever_gets_the_goal_by_a_new_deed_may_claim_at_once() -> None:
    game = evening(
        "collect", treasuries={0: ["dl-12", "dl-25"]}, deeds=("crypt", "ice-cave", "rat-haus"), blood={"goblin-camp": (0, 7, 0)}
    )
    place = [secret.face for secret in game.t.house].index("goblin-camp")
    game.play(Swap(place))
    assert game.question == ("prompt-claim", BLACK)
    game.play(Claim())
    assert game.seen(event.VictoryClaimed) == [event.VictoryClaimed(BLACK, "goblin-camp", 7)]
    # after a swap the moment is new even for what was let pass
    t = table(*PARTIES, phase="collect", treasuries={0: ["dl-12", "dl-25"]}, deeds=DEEDS, blood={"goblin-camp": (0, 7, 0)})
    t.wizards[BLACK].weighed = ["goblin-camp"]
    game = Evening(t)
    game.play(Swap(1))
    assert game.question == ("prompt-claim", BLACK)


@pytest.mark.rule("DV-118", "DV-110", "DV-036", "DV-033")
def test_a_claim_leaves_everything_as_it_is() -> None:
    game = evening("combat", ((2, 20, 41), (9, 17, 38)), pawns={0: "crypt", 1: "crypt"})
    game.play(order(2, 20, 41))
    game.claim(BLACK)
    assert game.question == ("prompt-order", WHITE) and all(isinstance(choice, Order) for choice in game.options())
    game.play(order(9, 17, 38))
    assert game.seen(event.SetRevealed)[0].fighters == (one(2), one(9))
    # a claim at the door asks the same again
    game = evening("explore", ((46, 33, 12), (6, 7, 8)), pawns={0: "crypt"}, rooms={"crypt": ["cr-21"]})
    assert game.prompt == "prompt-imitate"
    game.claim(WHITE)
    assert game.options() == (Imitate(one(46)), Imitate(one(12)))
    game.play(Imitate(one(46)))
    assert game.prompt == "prompt-escape"
    # a claim at the counter leaves the gold where it lies
    given = {"town": (5, 12, 33, 40, 64), "treasuries": {0: ["cr-05", "cr-06", "rh-01"]}}
    game = evening("recruit", ((2, 3, 4), (6, 7, 8), (50, 51, 52)), **given)
    game.play(hire(33, by_hand=True), Lay("rh-01"))
    before = (game.question, game.options())
    game.claim(ORANGE)
    assert (game.question, game.options()) == before
    game.play(Lay("cr-06"), Pay())
    game.claim(BLACK)
    assert game.prompt == "prompt-dismiss", "and whoever has to go is asked for as before"
    game.play(Dismiss(one(2)))
    assert game.t.wizards[BLACK].treasury == ["cr-05"] and game.party(BLACK) == [3, 4, 33]
    assert claims(game) == ["ClaimFailed"] * 2
    with pytest.raises(ValueError, match="prompt-scout has no options"):
        next(ask(table(*PARTIES), BLACK, "prompt-scout", ()))


def scored(**given: object) -> State:
    return table(*PARTIES, deeds=DEEDS, **given)  # type: ignore[arg-type]


@pytest.mark.rule("DV-EX-12", "DV-122", "DV-123", "DV-124", "DV-125", "DV-054")
def test_what_a_score_is_made_of() -> None:
    t = scored(graveyards={0: (0, 2, 2)}, blood={"crypt": (2, 3, 1)})
    assert true_score(t, BLACK) == 4 + 4 - 2
    t.blood["crypt"][WHITE] += 1
    assert true_score(t, BLACK) == 7
    # a score may be negative
    assert true_score(scored(blood={"crypt": (3, 1, 0)}), BLACK) == -2
    # blood elsewhere and in others graveyards counts nothing
    t = scored(blood={"ice-cave": (5, 0, 0), "goblin-camp": (4, 3, 2)}, graveyards={1: (6, 0, 0)})
    assert true_score(t, BLACK) == 0 and true_score(t, WHITE) == 6 + 5 and true_score(t, ORANGE) == 0
    # blood in a dungeon of the house counts for whoever gets its deed
    t = scored(blood={"goblin-camp": (1, 3, 2)})
    assert [true_score(t, seat) for seat in range(3)] == [0, 0, 0]
    assert [score_with(t, seat, "goblin-camp") for seat in range(3)] == [4, 0, 2], "all of it"
    # a graveyard counts its tokens whatever their colour
    assert true_score(scored(graveyards={0: (0, 3, 4)}), BLACK) == 7


@pytest.mark.rule("DV-107")
def test_nobody_can_work_out_another_s_score() -> None:
    t = scored(blood={"crypt": (0, 3, 0)})
    assert true_score(redact(t, {BLACK}), BLACK) == 3
    for seats in ({WHITE}, {WHITE, ORANGE}, set[int]()):
        with pytest.raises(HiddenError):
            true_score(redact(t, seats), BLACK)


@pytest.mark.rule("DV-113")
def test_which_dungeons_may_be_whose() -> None:
    t = scored()
    assert thinkable(t, BLACK) == list(DUNGEONS)
    t.wizards[WHITE].exposed = "ice-cave"
    assert thinkable(t, WHITE) == ["ice-cave"]
    assert thinkable(t, BLACK) == ["crypt", "rat-haus", "goblin-camp", "dragons-lair"]
    t.wizards[WHITE].exposed, t.house_exposed[0] = "", "ice-cave"
    assert thinkable(t, WHITE) == thinkable(t, BLACK) == ["crypt", "rat-haus", "goblin-camp", "dragons-lair"]


@pytest.mark.rule("DV-118", "DV-127")
def test_with_which_dungeons_somebody_would_have_the_goal() -> None:
    t = scored(graveyards={0: (0, 3, 1)}, blood={"crypt": (0, 3, 0), "goblin-camp": (1, 2, 2), "rat-haus": (0, 2, 0)})
    assert [score_with(t, BLACK, dungeon) for dungeon in DUNGEONS] == [7, 6, 4, 7, 4]
    assert promising(t, BLACK) == ["crypt", "goblin-camp"]
    t.wizards[WHITE].exposed = "crypt"
    assert promising(t, BLACK) == ["goblin-camp"] and promising(scored(goal=8, graveyards={0: (0, 7, 0)}), BLACK) == []

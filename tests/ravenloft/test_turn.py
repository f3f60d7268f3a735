"""A turn and the Hero Phase, what ends when; and how the night ends."""

import pytest

from game.rules.engine.script import Done
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import Disable, PickDeck, Target, Use, Walk
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.state import Lasting, Placed, State, Token
from tests.ravenloft.kit import RULES, Dice, Evening, meet, on_top, put, spot, table, trap
from tests.ravenloft.scenes import drawn, dusk, field, of, quiet, skip_to


def duel() -> State:
    """Arjhan beside a Gargoyle, with one attack and one free power."""
    state = table("arjhan 1/1/1", tiles=field(3), powers={"arjhan": ["cleave", "brute-strike", "dragons-breath"]})
    put(state, "gargoyle", 1, 1, 2)
    return state


def parts(evening: Evening) -> tuple[bool, bool, bool]:
    """May the Hero walk, attack, use its free power?"""
    uses = {option.card for option in of(evening.options, Use)}
    assert Done() in evening.options
    return bool(of(evening.options, Walk)), "cleave" in uses, "dragons-breath" in uses


@pytest.mark.rule("CR-009", "CR-012", "CR-024", "CR-042", "CR-043", "CR-047", "CR-048", "CR-089", "CR-098", "CR-133", "CR-228")
@pytest.mark.rule("CR-287")
def test_a_turn_goes_through_its_phases_to_the_next_player() -> None:
    state = quiet(table("arjhan,kat", tiles=field(1), at={"arjhan": (0, 0, 0), "kat": (0, 1, 1)}, powers={}, active=1))
    evening = skip_to(Evening(state), "prompt-hero-phase")
    evening.play(Done())
    evening.until("prompt-hero-phase", lambda options: options[0])
    told = [
        (seen.phase if isinstance(seen, event.PhaseBegan) else type(seen).__name__, seen.hero)
        for seen in evening.events
        if isinstance(seen, event.PhaseBegan | event.TurnBegan | event.TurnEnded)
    ]
    found = told
    assert found == [("explore", "kat"), ("villain", "kat"), ("TurnEnded", "kat"), ("TurnBegan", "arjhan"), ("hero", "arjhan")]
    # First what happens "at the end", then the markers go, then the effects expire, then the next phase begins.
    state = table("thorgrim 0/1/1 slowed immobilized, kat 0/0/0 -2", tiles=field(2), powers={"thorgrim": ["bless"]})
    state.lasting.append(Lasting("bless", [0, 1], 0, 1))
    evening = Evening(quiet(state), Done(), Target("kat"))
    told = [type(seen).__name__ for seen in evening.events[: [type(seen) for seen in evening.events].index(event.PhaseBegan)]]
    assert told == ["Healed", "ConditionEnded", "ConditionEnded", "BonusEnded"]
    # After the Villain Phase and before the next turn begins; the other Heroes are not hurt.
    state = table("arjhan 0/1/1, kat 0/0/0", tiles=field(1), powers={})
    state.environment = "deadly-shadows"
    evening = dusk(state)
    order = [
        type(seen).__name__ for seen in evening.events if isinstance(seen, event.Damaged | event.TurnEnded | event.TurnBegan)
    ]
    assert order == ["Damaged", "TurnEnded", "TurnBegan"] and [hero.damage for hero in evening.state.heroes] == [1, 0]
    # For Surround Them! and for Deadly Shadows only standing Heroes count.
    state = table("arjhan 0/1/1, kat 0/2/2 -8", tiles=field(2), powers={})
    state.environment = "deadly-shadows"
    assert stats.count.functions["heroes-on-tile"](state, "arjhan") == 1 and dusk(state).state.heroes[0].damage == 0
    # Alone the first adventure, in company the second; whole rounds of both can be played.
    solo, group = new_game(Options(), 1), new_game(Options(adventure="2", seats=3), 1)
    assert (solo.adventure, len(solo.heroes)) == ("escape-the-tomb", 1)
    assert (group.adventure, len(group.heroes)) == ("find-the-icon", 3)
    for state in (solo, group):
        assert skip_to(Evening(state), "prompt-hero-phase").asked[1] == "prompt-hero-phase"


@pytest.mark.rule("CR-045", "CR-046", "CR-050", "CR-052", "CR-102", "CR-219")
def test_a_hero_moves_and_attacks_in_either_order_or_moves_twice(dice: Dice) -> None:
    # One square is a whole Move: nothing of it is left after the attack. The free power costs neither part.
    evening = Evening(duel())
    assert parts(evening) == (True, True, True)
    evening.play(Walk(spot(1, 0, 1, evening.state)))
    assert parts(evening) == (True, True, True)
    dice(1)
    free = Evening(duel(), Use("dragons-breath"))
    assert (parts(free), free.state.turn.parts) == ((True, True, False), [])
    dice(1)
    evening.play(Use("cleave"), Target("gargoyle-1"))
    assert parts(evening) == (False, False, True)
    dice(1)
    evening.play(Use("dragons-breath"))
    assert [seen.phase for seen in evening.seen(event.PhaseBegan)][:1] == ["explore"] and evening.state.heroes[0].powers[2].used
    # Attack then move.
    dice(1)
    evening = Evening(duel(), Use("cleave"), Target("gargoyle-1"))
    assert parts(evening) == (True, False, True) and Use("brute-strike") not in evening.options
    evening.play(Walk(spot(1, 0, 1, evening.state)))
    assert parts(evening) == (False, False, True)
    # Move then move leaves no attack.
    evening = Evening(duel())
    evening.play(Walk(spot(1, 0, 1, evening.state)), Walk(spot(1, 1, 1, evening.state)))
    assert parts(evening) == (False, False, True)
    # Every part is optional: the phase may be ended at once, after a Move, and after an attack.
    evening = Evening(duel(), Done())
    assert evening.seen(event.PhaseBegan)[0].phase == "explore" and not evening.seen(event.Walked)


@pytest.mark.rule("CR-051", "CR-052", "CR-099")
def test_what_counts_as_an_attack_or_a_move() -> None:
    # Attack is an at will a daily or an item.
    state = table(
        "arjhan", tiles=field(2), at={"arjhan": (0, 1, 1)}, powers={"arjhan": ["cleave", "brute-strike"]}, items={"arjhan": ["necklace-of-fireballs"]}
    )  # fmt: skip
    meet(state, "wolf 0/1/2, zombie 1/1/2")
    assert {option.card for option in of(Evening(state).options, Use)} == {"cleave", "brute-strike", "necklace-of-fireballs"}
    state.turn.parts = ["attack"]
    assert not of(Evening(state).options, Use)
    # Crystal Ball takes the attack, leaves a Move, and is no attack for the cleric's Aid.
    state = table(
        "thorgrim,kat", tiles=field(1), at={"thorgrim": (0, 1, 1), "kat": (0, 0, 0)}, powers={"thorgrim": ["healing-strike"]},
        items={"thorgrim": ["crystal-ball"]},
    )  # fmt: skip
    put(state, "gargoyle", 0, 1, 2)
    state.heroes[1].damage = 3
    evening = Evening(state, Use("crystal-ball"), PickDeck("monster"))
    assert Use("healing-strike") not in evening.options and of(evening.options, Walk)
    evening.play(Done(), Target("kat"))
    assert [seen.cause for seen in evening.seen(event.Healed)] == ["aid"]


@pytest.mark.rule("CR-053", "CR-054", "CR-114", "CR-256", "CR-287")
def test_disabling_a_trap_costs_the_attack_and_taking_the_icon_nothing(dice: Dice) -> None:
    # Ten or more removes card and marker, wherever the card lies; the attempt is the attack of this turn.
    for hero, items, face, total, success in [
        ("kat", [], 1, 6, False), ("kat", ["thieves-tools"], 1, 10, True), ("kat", [], 5, 10, True), ("kat", [], 4, 9, False),
        ("arjhan", [], 10, 10, True), ("arjhan", [], 9, 9, False),
    ]:  # fmt: skip
        state = table(hero, tiles=field(2), at={hero: (0, 1, 1)}, powers={}, items={hero: items})
        laid = trap(state, "dart-trap", 0)
        dice(face)
        evening = Evening(state, Disable("dart-trap"))
        [tried] = evening.seen(event.TrapDisabled)
        assert (tried.total, tried.success) == (total, success) and (laid in evening.state.heroes[0].threats) is not success
        assert ("dart-trap" in evening.state.decks.encounter.discard) is success and not of(evening.options, Disable)
        assert of(evening.options, Walk)
    # Only the trap of the own tile.
    state = table("kat 0/1/1, arjhan 1/0/0", tiles=field(2))
    trap(state, "dart-trap", 1)
    assert not of(Evening(state).options, Disable)
    trap(state, "fire-trap", 0, owner=1)
    assert of(Evening(state).options, Disable) == [Disable("fire-trap")]
    # After two Moves Arjhan still picks the Icon up at the end of his Hero Phase; lying at 0 Hit Points he would not.
    for damage, taken in [(0, True), (10, False)]:
        state = table("arjhan 0/1/1, kat 0/3/3", tiles=field(1), powers={})
        state.quest.tokens.append(Token("icon-of-ravenloft", spot(0, 1, 2, state)))
        state.turn.parts, state.heroes[0].damage = ["move", "attack"], damage
        put(state, "wolf", 0, 3, 0).guard = False
        assert bool(Evening(quiet(state)).seen(event.TokenTaken)) is taken


@pytest.mark.rule("CR-055", "CR-057", "CR-275")
def test_who_is_asked_in_the_turn_of_another() -> None:
    # In Arjhan's whole turn nobody asks Immeril about Fey Step; only cards with a trigger speak up.
    state = table(
        "arjhan,immeril", tiles=field(2), at={"arjhan": (0, 1, 1), "immeril": (0, 0, 0)},
        powers={"immeril": ["fey-step", "illusionary-crowd"]},
    )  # fmt: skip
    evening = Evening(quiet(state), Done())
    assert evening.asked == (1, "prompt-hero-phase") and [seen.hero for seen in evening.seen(event.TurnEnded)] == ["arjhan"]
    # In Arjhan's turn Kat's own player says whether and where she moves.
    evening = drawn(table("arjhan 0/1/1, kat 0/0/0", tiles=field(1), powers={}), "spirit-of-doom-event")
    evening.play(Done())
    assert evening.asked == (1, "prompt-walk")


CHAPEL = [Placed("T10", 0, 0, 0), Placed("T34", 1, 0, 1)]


def chapel(*, guard: str | None = None, icon: bool = True, at: tuple[int, int, int] = (1, 2, 2)) -> State:
    """Arjhan in the Chapel, whose altar is in row 2, column 2 as it lies; Kat waits outside."""
    state = table("arjhan,kat", tiles=CHAPEL, at={"arjhan": at, "kat": (0, 0, 0)}, powers={"arjhan": ["cleave"]})
    state.quest.done.append("chapel")
    if icon:
        state.quest.tokens.append(Token("icon-of-ravenloft", spot(1, 2, 2, state)))
    if guard:
        put(state, guard, 1, 3, 1).guard = True
    return state


@pytest.mark.rule("CR-006", "CR-140", "CR-213", "CR-215", "CR-216", "CR-218")
def test_the_night_ends_at_once_and_without_a_score(dice: Dice) -> None:
    # The Icon in hand: the victory comes with the guard's destruction, in the middle of the turn and after the Treasure.
    state = chapel(icon=False, at=(0, 1, 1))
    state.quest.done.append("icon")
    put(state, "zombie", 0, 1, 2).guard = True
    on_top(state, "treasure", "clear-the-air")
    dice(20)
    evening = Evening(state, Use("cleave"), Target("zombie-1"))
    assert [type(seen).__name__ for seen in evening.events][-1] == "Won" and evening.seen(event.TreasureDrawn)
    # An outcome names the side and the reason; all Heroes are on one side; rounds are counted.
    evening = Evening(quiet(chapel()), Done())
    outcome = RULES.outcome(evening.state)
    assert outcome is not None and outcome.__struct_fields__ == ("winners", "reason")
    assert (outcome.winners, outcome.reason) == (("heroes",), "won-find-the-icon") and RULES.rounds(evening.state) == 1
    rounds = list[int]()
    for number in (2, 3, 5):
        evening.state.turn.number = number
        rounds.append(RULES.rounds(evening.state))
    assert (len(evening.state.heroes), rounds) == (2, [1, 2, 3])
    # After the end nothing is asked again.
    evening = Evening(table("kat 0/3/0", tiles=[Placed("T39", 0, 0, 0)], powers={}, phase="start"))
    assert evening.game.decision is None and Evening(evening.state).game.decision is None

"""What nobody can know, and worlds that nobody can tell from the real one (LD-250 to LD-255)."""

import random
from collections import Counter
from typing import Any

import census
import pytest

from game.match.agents import observe
from game.match.history import barrier
from game.rules.engine.agent import Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game, freeze, thaw
from game.rules.engine.secret import CLOCK, HiddenError, redact
from game.rules.london import RULES, event
from game.rules.london.choice import Begin, Compare, Draw, Go, Investigate, Reveal, Stay
from game.rules.london.places import area_of
from game.rules.london.planning import PLACEHOLDER
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, STORIES, challenge_cards, personality_cards
from tests.london.kit import Evening, day, show
from tests.london.walks import walk
from tests.sweep import each

EVERYBODY = frozenset(range(4))
SEEDS = (0, 2, 3, 4)
"""Stories of two and three players, each with its own secrets."""


def world(game: Game[State], seat: int, number: int) -> State:
    """A world that `seat` imagines now."""
    t: State = RULES.determinize(observe(RULES, game, frozenset({seat})), seat, Rng(number))
    return t


def sealed(t: State, *names: str) -> bool:
    """Whether everything in these piles is hidden from all players together."""
    seen = redact(t, EVERYBODY)
    return all(secret.sealed is None for name in names for secret in getattr(seen, name))


@pytest.mark.rule("LD-250", "LD-037")
def test_nobody_knows_what_lies_face_down() -> None:
    evening = Evening(day(phase="planning"))
    seen = evening.view(0, 1, 2, 3)
    assert list(seen.dark) == list(evening.t.dark), "but where something lies is seen"
    for card in seen.dark.values():
        assert card.sealed is None and not card.back
        with pytest.raises(HiddenError):
            _ = card.face
    assert sealed(evening.t, "plots", "unused", "strangers")
    assert len(seen.plots) == 5, "how many Plot cards are left is open"
    place = next(place for place, card in evening.t.dark.items() if card.face == PLACEHOLDER)
    evening.play(Reveal(place))
    assert len(evening.view(0).plots) == 4 and evening.view(2).shown == {place: "mr-reynauds-residence"}


@pytest.mark.rule("LD-251", "LD-154", "LD-115", "LD-252", "LD-253", "LD-145")
def test_decks_and_piles_are_face_down_and_what_is_drawn_or_owned_is_open() -> None:
    t = day(shown={"west-2": "bruiser"}, clocks={0: {0: "2"}}, deck=["gallantry", "cool-nerve"])
    evening = Evening(t).after(Go(), Investigate("west-2", (0,)), Compare())
    seen = evening.view(0, 1, 2, 3)
    assert sealed(evening.t, "deck", "confidence")
    assert (len(seen.deck), len(seen.confidence)) == (3, len(evening.t.confidence))
    assert seen.solved == ["bruiser"], "a Dread card that was solved is known to lie there"
    # a drawn card is seen by all
    evening = Evening(day(shown={"west-2": "fever-house"}, clocks={0: {0: "2"}}, deck=["gallantry"]))
    evening.play(Go(), Investigate("west-2", (0,)), Draw())
    for seat in range(4):
        assert evening.seen(event.CardDrawn, {seat}) == [event.CardDrawn(0, "gallantry")]
        assert evening.view(seat).inquiry.drawn == ["gallantry"]
    # the item deck is face down supply and owned items are open
    t = day(items={1: ["tonic"]})
    assert sealed(t, "items")
    seen = redact(t, frozenset({3}))
    assert (seen.supply, seen.discards, seen.people) == (t.supply, t.discards, t.people)
    # the six stand on the sheet and nothing of their order in the state: a flip is a roll of the dice that nobody can see
    assert len(personality_cards("maria")) == 6
    seen = redact(day(), EVERYBODY)
    assert seen.rng == Rng(None, {})
    with pytest.raises(ValueError, match="cannot be rolled"):
        seen.rng.below("personality-maria", 6)


@pytest.mark.rule("LD-254", "LD-255", "LD-187")
def test_in_the_endgame_hands_are_open_and_the_next_challenge_is_not() -> None:
    t = day(phase="close", done=["the-unsealed-door"], deck=["gallantry", "cool-nerve", "bruiser"])
    t.dark = {}
    evening = Evening(t)
    assert evening.prompt == "prompt-stay"
    assert sealed(evening.t, "challenges") and len(evening.view(0).challenges) == 6
    assert [person.hand for person in evening.view(3).people] == [person.hand for person in evening.t.people]
    for seat in range(4):
        evening.play(Stay(), seat=seat)
    assert evening.view(1).faced == evening.t.faced and len(evening.view(1).challenges) == 5
    assert evening.t.faced[0] in challenge_cards("the-letter")


@pytest.mark.rule("LD-030", "LD-250")
def test_the_sealed_antagonist_is_nobodys_to_see() -> None:
    evening = Evening(day(story="london-dread"))
    assert evening.view(0, 1, 2, 3).antagonist.sealed is None
    found = {world(evening.game, 0, number).antagonist.face for number in range(40)}
    assert found == set(STORIES["london-dread"].antagonists)


@pytest.mark.rule("LD-085", "LD-254")
@each("seed", range(2))
def test_all_players_see_the_same(seed: int) -> None:
    for number, game in enumerate(walk(seed)):
        if number % 25 == 0:
            views = [redact(game.state, {seat}) for seat in range(len(game.state.people))]
            assert all(view == views[0] for view in views)


def test_worlds_differ_in_everything_that_is_hidden() -> None:
    evening = Evening(day("maria,basil,milton", story="london-dread", phase="planning"))
    worlds = [world(evening.game, 0, number) for number in range(8)]
    for pile in ("unused", "strangers", "confidence", "items", "goon_box"):
        assert len({tuple(card.face for card in getattr(t, pile)) for t in worlds}) > 4, pile
    assert len({tuple(card.face for card in t.dark.values()) for t in worlds}) == 8


@pytest.mark.rule("LD-250", "LD-232", "LD-234")
def test_an_ally_whose_place_is_known_lies_nowhere_else() -> None:
    """One is owned, one was dismissed, one lies open: the six others are face down, or are the strangers."""
    t = day("maria,basil,milton", shown={"west-2": "madame-oriel"})
    for ally in ("wiggins", "the-ferret"):
        show(t, "west-3", ally)
        del t.shown["west-3"]
        t.dark["west-3"] = t.dark.pop(next(iter(t.dark)))
    t.people[0].allies, t.parted = ["wiggins"], ["the-ferret"]
    evening = Evening(t)
    for number in range(20):
        other = world(evening.game, 1, number)
        found = [card.face for card in (*other.dark.values(), *other.strangers) if card.face in ALLIES]
        assert len(found) == 6 and not {"madame-oriel", "wiggins", "the-ferret"} & set(found)


@each("seed", SEEDS)
@pytest.mark.rule("LD-250", "LD-251", "LD-252", "LD-255")
def test_a_sampled_world_looks_like_the_real_one_at_every_step(seed: int) -> None:
    """The same view, the same question, the same cards in all, and nothing where it cannot lie."""
    steps = 0
    for number, game in enumerate(walk(seed)):
        if game.answers or (game.state.phase == "planning" and number % 15):
            continue
        steps += 1
        real, seats = thaw(State, game.checkpoint), range(len(game.state.people))
        seat = number % len(seats)
        view = observe(RULES, game, frozenset({seat}))
        other = RULES.determinize(view, seat, Rng(number))
        assert type(other) is State
        for eyes in (frozenset[int](), frozenset({seat}), frozenset(seats)):
            assert redact(other, eyes) == redact(real, eyes)
        assert redact(other, frozenset({seat})) == view.start
        assert thaw(State, freeze(other)) == other
        assert census.london(other) == census.london(real)
        twin = Game.of(RULES, other)
        assert (twin.decision is None) == (game.decision is None)
        if game.decision is not None and twin.decision is not None:
            assert twin.decision == game.decision
    assert steps > 20


def follow(worlds: list[State], known: frozenset[int], dice: random.Random, answers: int) -> int:
    """Give the same answers in two worlds; they stay alike until chance has its say. How many answers that took."""
    one, other = (Game.of(RULES, t) for t in worlds)
    for number in range(answers):
        if one.decision is None or other.decision is None:
            assert one.decision == other.decision
            return number
        assert one.decision == other.decision
        asked = one.decision.options
        seat = dice.choice([seat for seat in asked if seat != CLOCK])
        action = Action(seat, dice.choice(asked[seat]))
        draws = [game.state.rng.total for game in (one, other)]
        heard = [redact(list(game.apply(action)), known) for game in (one, other)]
        chance = [barrier(game.news, game.state.rng.total != drawn) for game, drawn in zip((one, other), draws, strict=True)]
        if any(chance):
            return number
        assert heard[0] == heard[1]
        assert redact(one.state, known) == redact(other.state, known)
    return answers


@each("seed", range(20, 22))
@pytest.mark.rule("LD-250", "LD-251", "LD-255")
def test_two_sampled_worlds_stay_alike_until_something_comes_to_light(seed: int) -> None:
    together = 0
    for number, game in enumerate(walk(seed)):
        if not game.answers and number % 20 == 0 and game.decision is not None:
            twins = [world(game, 0, 2 * number + twin) for twin in (0, 1)]
            together += follow(twins, frozenset({0}), random.Random(number), 8)
    assert together > 20


@each("seed", range(2))
def test_a_sampled_world_can_be_played_to_its_end(seed: int) -> None:
    for number, game in enumerate(walk(seed)):
        if game.answers or number % 120 or game.decision is None:
            continue
        played = Game.of(RULES, world(game, 0, number))
        dice = random.Random(number)
        for _ in range(60):
            if played.decision is None:
                break
            asked = played.decision.options
            seat = dice.choice([seat for seat in asked if seat != CLOCK])
            played.apply(Action(seat, dice.choice(asked[seat])))


def lies(t: State) -> Counter[str]:
    """How many placeholders lie face down in each Area."""
    return Counter(area_of(place) for place, card in t.dark.items() if card.face == PLACEHOLDER)


@pytest.mark.rule("LD-036", "LD-250", "LD-073")
def test_every_imagined_area_holds_a_plot_card() -> None:
    t = day(phase="planning")
    first = next(place for place, card in t.dark.items() if card.face == PLACEHOLDER)
    evening = Evening(t)
    for number in range(40):
        assert sorted(lies(world(evening.game, 0, number)).values()) == [1, 1, 1, 2]
    evening.play(Reveal(first))
    for number in range(40):
        found = lies(world(evening.game, 0, number))
        del found[area_of(first)]
        assert len(found) == 3, "one was found, the other Areas still hide theirs"
    # of 24 places, one found, 4 left: in 2160 of 5400 deals the second one of the Area with two lies beside the first
    beside = sum(lies(world(evening.game, 0, number))[area_of(first)] for number in range(300))
    assert 0.33 < beside / 300 < 0.47
    # the trail is new in each chapter
    t = day(story="calypsos-bargain", phase="close", done=["the-blind-beggars-court"], respite=False)
    t.dark, t.trail = {}, ["north-1", "east-2"]
    evening = Evening(t)
    assert evening.t.trail == []
    evening.play(Begin())
    assert set(lies(world(evening.game, 0, 1))) == {"north", "south", "east", "west"}


@pytest.mark.rule("LD-251", "LD-117")
def test_what_is_known_is_never_dealt_again() -> None:
    t = day(shown={"west-2": "fever-house"}, items={0: ["tonic"]}, deck=["gallantry"])
    spare = t.unused.pop().face
    t.gone, t.solved = ["cool-nerve", spare], ["gallantry"]
    t.confidence = [card for card in t.confidence if card.face != "cool-nerve"]
    for number in range(20):
        view: Observation[Any] = observe(RULES, Evening(t).game, frozenset({0}))
        other = RULES.determinize(view, 0, Rng(number))
        hidden = [secret.face for pile in (other.dark.values(), other.unused, other.items, other.confidence) for secret in pile]
        assert not {"fever-house", "tonic", "cool-nerve", spare, "gallantry"} & set(hidden)
        assert [card.face for card in other.deck] == ["gallantry"], "it is known to lie there"

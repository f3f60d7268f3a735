"""What is public, what nobody knows, and what can be taken back."""

import pytest

from game.match import Match
from game.rules.engine.script import Choice, Done, Game, IllegalAction
from game.rules.engine.secret import HiddenError, redact
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickDeck, PickTile, Spot, Use, Walk
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ADVENTURES
from tests.ravenloft.kit import RULES, Dice, table, trap
from tests.ravenloft.scenes import field, of, quiet

DECKS = ("monster", "encounter", "treasure", "tile")


def match(state: State) -> Match:
    """A match that stands at `state`."""
    made = Match.new(
        "ravenloft", seed=1, options={"adventure": state.adventure, "heroes": ",".join(hero.id for hero in state.heroes)}
    )
    made.game = Game.of(RULES, state)
    return made


def options(made: Match) -> tuple[Choice, ...]:
    """What may be answered now."""
    assert made.decision is not None
    return next(iter(made.decision.options.values()))


@pytest.mark.rule("CR-020", "CR-191", "CR-209", "CR-210", "CR-212")
def test_the_table_is_public_and_decks_dice_and_tokens_are_nobodys() -> None:
    # Cards in front of players, used ones too, discard piles, experience, markers, damage, and how many cards lie in each
    # deck.
    for seats in [frozenset(), frozenset({0}), frozenset({1})]:
        state = table("arjhan 0/1/1, kat 1/1/1", tiles=field(2), items={"kat": ["lucky-charm"]}, foes="gargoyle 0/3/3 -1")
        trap(state, "dart-trap", 1, owner=1)
        state.pile, state.environment = ["zombie"], "blood-fog"
        state.heroes[0].powers[0].used = True
        state.decks.treasure.discard.append("short-rest")
        seen = redact(state, seats)
        assert seen.heroes == state.heroes
        assert (seen.pile, seen.environment, seen.villains, seen.markers) == (state.pile, state.environment, [], [])
        assert seen.heroes[0].powers[0].used
        for name in DECKS:
            mine, theirs = getattr(seen.decks, name), getattr(state.decks, name)
            assert (len(mine.draw), mine.discard, mine.skip) == (len(theirs.draw), theirs.discard, theirs.skip)
    # Not even all players together know it, nor the dice to come.
    for seats in [frozenset(), frozenset({0}), frozenset({0, 1})]:
        seen = redact(table("arjhan,kat"), seats)
        for name in DECKS:
            for secret in getattr(seen.decks, name).draw:
                with pytest.raises(HiddenError):
                    _ = secret.face
        with pytest.raises(ValueError, match="cannot be rolled"):
            seen.rng.below("die", 20)
    # Monsters, Coffins, Items, reactions and the bodyguard: of every adventure that has such tokens.
    for seats in [frozenset(), frozenset({0}), frozenset({0, 1})]:
        for adventure in [row.id for row in ADVENTURES.values() if row.pools]:
            seen = redact(new_game(Options(adventure=adventure, heroes="arjhan,kat"), 1), seats)
            tokens = [secret for pool in seen.quest.pools.values() for secret in pool]
            assert tokens
            for secret in tokens:
                with pytest.raises(HiddenError):
                    _ = secret.face


@pytest.mark.rule("CR-210", "CR-211")
def test_who_looks_sees_a_card_and_everybody_the_packets_of_the_stack() -> None:
    made = match(table("kat 0/1/1, arjhan 0/3/3", powers={}, items={"kat": ["crystal-ball"]}, top={"encounter": "frenzy"}))
    made.submit(0, Use("crystal-ball"))
    made.submit(0, PickDeck("encounter"))
    assert made.view(0).state.decks.encounter.draw[-1].sealed == "frenzy"
    assert made.view(1).state.decks.encounter.draw[-1].sealed is None
    [mine] = [news for news in made.news(0) if isinstance(news, event.CardsSeen)]
    [theirs] = [news for news in made.news(1) if isinstance(news, event.CardsSeen)]
    assert (mine.cards[0].sealed, theirs.cards[0].sealed) == ("frenzy", None)
    # The backs tell the packets of the stack, as everybody saw them being built; the faces are closed.
    seen = redact(match_of_two().game.state, frozenset({0, 1}))
    backs = [secret.back for secret in reversed(seen.decks.tile.draw)]
    assert backs == ["0"] * 8 + ["1"] * 4 + ["2"] * (len(backs) - 12)
    assert all(secret.sealed is None for secret in seen.decks.tile.draw)


def match_of_two() -> Match:
    """A new night for two."""
    return Match.new("ravenloft", seed=3, options={"adventure": "2", "heroes": "arjhan,kat"})


@pytest.mark.rule("CR-046", "CR-113", "CR-211")
def test_walks_placings_and_the_choice_of_a_target_can_be_taken_back_the_die_cannot(dice: Dice) -> None:
    # No die fell and nothing came to light: back to the very state before, step by step.
    made = match(table("immeril", tiles=field(2), at={"immeril": (0, 1, 1)}, powers={"immeril": ["fey-step"]}))
    start = made.digest
    made.submit(0, of(options(made), Walk)[0])
    walked = made.digest
    made.submit(0, Use("fey-step"))
    made.submit(0, of(options(made), Spot)[0])
    made.undo(0)
    made.undo(0)
    assert made.digest == walked
    made.undo(0)
    assert made.digest == start
    with pytest.raises(IllegalAction, match="undo-nothing"):
        made.undo(0)
    # Choice of a target can be taken back the die cannot.
    made = match(table("immeril 0/1/1", tiles=field(2), powers={"immeril": ["fireball"]}, foes="gargoyle 1/0/0"))
    start = made.digest
    made.submit(0, Use("fireball"))
    made.undo(0)
    assert made.digest == start
    made.submit(0, Use("fireball"))
    dice(1)
    made.submit(0, PickTile(1))
    with pytest.raises(IllegalAction, match="refused-undo-die"):
        made.undo(0)


@pytest.mark.rule("CR-057", "CR-075", "CR-163", "CR-210", "CR-211")
def test_what_came_to_light_and_what_another_player_answered_stays() -> None:
    # Explored tile cannot be put back.
    made = match(table("arjhan 0/1/3", powers={}, top={"monster": "kobold-skirmisher", "tile": "T16"}))
    made.submit(0, Done())
    with pytest.raises(IllegalAction, match="refused-undo-revealed"):
        made.undo(0)
    # Card that was seen cannot be unseen.
    made = match(table("kat 0/1/1", powers={}, items={"kat": ["crystal-ball"]}))
    made.submit(0, Use("crystal-ball"))
    made.undo(0)
    made.submit(0, Use("crystal-ball"))
    made.submit(0, PickDeck("tile"))
    with pytest.raises(IllegalAction, match="refused-undo-revealed"):
        made.undo(0)
    # Arjhan cannot undo over Kat's head; she herself can.
    made = match(quiet(table("arjhan 0/1/1, kat 0/0/0", tiles=field(1), powers={})))
    made.submit(0, of(options(made), Walk)[0])
    made.undo(0)
    made.submit(0, Done())
    assert made.decision is not None and list(made.decision.options) == [1]
    made.submit(1, of(options(made), Walk)[0])
    with pytest.raises(IllegalAction, match="refused-undo-other"):
        made.undo(0)
    made.undo(1)
    made.undo(0)
    assert list(made.decision.options) == [0]


@pytest.mark.rule("CR-017", "CR-018", "CR-211")
@pytest.mark.parametrize("adventure", ["adventure-impossible", "hunt-for-strahd-2"])
def test_items_that_veterans_bring_come_to_light_when_they_are_drawn(adventure: str) -> None:
    """They come from the hidden deck: in two worlds that nobody can tell apart they may differ, so the draw is told before them."""
    made = Match.new("ravenloft", seed=4, options={"adventure": adventure, "seats": 2})
    while made.game.state.turn.phase == "setup":
        made.answer("random")
    began = [one for events in made.log for one in events]
    gained = [place for place, one in enumerate(began) if isinstance(one, event.ItemGained)]
    assert gained
    for place in gained:
        now, drawn = began[place], began[place - 1]
        assert isinstance(now, event.ItemGained) and isinstance(drawn, event.TreasureDrawn)
        assert (drawn.reveals, drawn.hero, drawn.card) == (True, now.hero, now.card)

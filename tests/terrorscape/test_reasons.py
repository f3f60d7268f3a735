"""What happens to survivors and doors is told, and so is why: by a card, a trait, a level or a lost defence that was told just before."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.match import Match
from game.match.trace import seen
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Play, Walk
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import KILLERS
from game.text import Speaker, name, say
from tests.terrorscape.kit import Evening, night

SHOWS: dict[str, tuple[type[Event], ...]] = {
    "barricades": (event.BarricadePlaced, event.BarricadeLifted, event.BarricadeBroken, event.BarricadeCleared),
    "hurt": (event.Injured, event.Healed),
    "fear": (event.FearGained, event.FearLost, event.FearEased),
    "level": (event.LevelGained,),
    "keys": (event.KeyHung,),
}
"""What can change on the open part of the table, and the Events that tell of it."""
EFFECTS: tuple[type[Event], ...] = (
    event.FearGained, event.Screamed, event.Injured, event.Warded, event.Eliminated, event.BarricadePlaced, event.BarricadeLifted,
    event.BarricadeBroken, event.KillerMoved, event.StrengthChanged, event.SlippedAway, event.TraitShown, event.AbilitiesDiscarded,
    event.AbilityUnlocked, event.TrapSprung,
)  # fmt: skip
"""What has its reason in something that was told before."""
SUFFERED = (event.FearGained, event.Injured, event.Eliminated, event.BarricadePlaced, event.BarricadeLifted)
REASONS = (event.CardPlayed, event.CardsPaid, event.TraitUsed, event.KillerAppeared, event.LevelGained, event.Defended)


def told(one: Event) -> str:
    return " ".join(Speaker(lambda _: "").event(one).split())


def nights(number: int) -> Iterator[Match]:
    """Nights with many traits, played by lot."""
    for seed in range(1, number + 1):
        killer = sorted(KILLERS)[seed % len(KILLERS)]
        yield Match.new("terrorscape", seed=seed, options={"killer": killer, "difficulty": "nightmare", "plans": True})


def table(t: State) -> dict[str, Any]:
    """What lies open."""
    return {
        "barricades": sorted(t.barricades), "hurt": [one.hurt for one in t.survivors], "fear": [one.fear for one in t.survivors],
        "level": t.level, "keys": t.keys,
    }  # fmt: skip


@pytest.mark.parametrize("number", [3, pytest.param(12, marks=pytest.mark.heavy)])
def test_nothing_on_the_open_table_changes_without_a_line_and_whoever_suffers_has_been_told_why(number: int) -> None:
    changes: dict[str, int] = dict.fromkeys(SHOWS, 0)
    found: set[type[Event]] = set()
    for match in nights(number):
        while match.decision is not None:
            before = table(match.game.state)
            match.answer("random")
            for moment in match.moments((KILLER, 1, 2, 3)):
                after = table(seen(match.rules, moment, frozenset((KILLER, 1, 2, 3))))
                for what, kinds in SHOWS.items():
                    if before[what] != after[what]:
                        assert isinstance(moment.event, kinds), (what, moment.event)
                        assert told(moment.event)
                        changes[what] += 1
                before = after
            assert before == table(match.game.state)
        found |= set(reasons_of_suffering([one for events in match.log for one in events]))
    assert all(changes.values()), changes
    assert {event.CardPlayed, event.TraitUsed, event.LevelGained, event.EncounterBegan, event.Defended} <= found


def reasons_of_suffering(heard: list[Event]) -> Iterator[type[Event]]:
    for place, one in enumerate(heard):
        if isinstance(one, SUFFERED):
            why = next(other for other in reversed(heard[:place]) if not isinstance(other, EFFECTS))
            own = isinstance(why, event.EncounterBegan) and (why.fear or why.wound)
            assert own or isinstance(why, REASONS), (why, one)
            assert told(why)
            yield type(why)


@pytest.mark.rule("TS-045", "TS-169")
def test_what_a_level_or_a_card_does_is_told_with_its_reason() -> None:
    # a barricade that breaks is told with the card that broke it
    evening = Evening(night(hand=["pursue"], lair="R4", barricades=["R4-R5", "R5-G4"])).after(Play("pursue"), Walk("R5"))
    evening.play(Walk("G4"))
    assert evening.seen(event.BarricadeBroken, {2}) == [event.BarricadeBroken("R4-R5", "pursue"), event.BarricadeBroken("R5-G4")]
    words = [told(one) for one in evening.seen(event.BarricadeBroken)]
    assert name("pursue") in words[0] and name("pursue") not in words[1]
    assert all(name(door) in line for door, line in zip(("R4-R5", "R5-G4"), words, strict=True))
    # what a level does to all whom he meets is told with the encounter
    plain, both = event.EncounterBegan("R1", ("anna",)), event.EncounterBegan("R1", ("anna",), fear=True, wound=True)
    assert told(both).startswith(told(plain)) and len(told(both)) > len(told(plain)) + 20
    # a strength that changes by itself says why
    said = {told(event.StrengthChanged(5, why)) for why in ("none", "ambush", "over")}
    assert len(said) == 3 and all("5" in one for one in said)
    assert say("event-killer-appeared", card="vanish", place="R1") != say("event-killer-appeared", card="stalk", place="R1")

"""Scenes of London Dread, each set up in one line: at a Dread card, at a Plot card, at a Challenge, in the Final Showdown."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.rules.engine.script import Choice
from game.rules.engine.secret import Secret
from game.rules.london.choice import Act, Investigate, Stay
from game.rules.london.endgame import begin_endgame
from game.rules.london.state import State
from game.rules.london.tables.cards import CHALLENGES, CHARACTERS, PERSONALITIES, PLOTS, STORIES, personality_cards, plot_cards
from tests.london.kit import Evening, Fate, day, run

TEAM = "sturmer,milton,jacqueline,murphy"
HERE, AWAY = "west-1", "east-streets"
HOURS = {"morning": 0, "day": 4, "night": 8}


def traits(fate: Fate, **cards: str) -> None:
    """Everybody flips a Trait next, but for these cards."""
    plain = {hero: next(card for card in personality_cards(hero) if PERSONALITIES[card].kind == "trait") for hero in CHARACTERS}
    fate.flips(**{**plain, **cards})


def table(
    characters: str = TEAM,
    here: int = 1,
    shown: Mapping[str, str] | None = None,
    *,
    ill: Mapping[int, Iterable[str]] | None = None,
    allies: Mapping[int, Iterable[str]] | None = None,
    **more: Any,
) -> State:
    """The middle of an hour: the first `here` Characters are at West 1, the others in East Streets; these Conditions and Allies are held."""
    count = len(characters.split(","))
    at = [HERE] * here + [AWAY] * (count - here)
    t = day(characters, shown=shown, at=at, **{"stage": "cases", **more})
    for seat, conditions in (ill or {}).items():
        t.people[seat].conditions = [*conditions]
    for seat, owned in (allies or {}).items():
        t.people[seat].allies = [*owned]
        t.strangers = [one for one in t.strangers if one.face not in owned]
        t.dark = {place: card for place, card in t.dark.items() if card.face not in owned}
    return t


def dread(card: str, characters: str = TEAM, here: int = 1, **more: Any) -> Evening:
    """The first `here` Characters begin to investigate a Dread card."""
    evening = Evening(table(characters, here, {HERE: card}, **more))
    evening.play(Investigate(HERE, tuple(range(here))))
    return evening


def plot_table(card: str, characters: str = TEAM, here: int = 1, **more: Any) -> State:
    """The first `here` Characters stand before a Plot card whose turn has come; nothing else is there that costs Dread."""
    row = PLOTS[card]
    t = table(characters, here, {HERE: card}, **{"story": row.story, "slot": HOURS[row.time], **more})
    t.chapter = row.chapter
    earlier = plot_cards(row.story, row.chapter)
    t.done = earlier[: earlier.index(card)]
    t.dark, t.plots, t.goons = {}, [], {}
    return t


def plot(fate: Fate, card: str = "mr-reynauds-residence", characters: str = TEAM, here: int = 1, **more: Any) -> Evening:
    """The first `here` Characters begin to investigate a Plot card; `flips` are Personality cards, all others flip Traits."""
    traits(fate, **more.pop("flips", {}))
    evening = Evening(plot_table(card, characters, here, **more))
    evening.play(Investigate(HERE, tuple(range(here))))
    return evening


def endgame(
    characters: str = TEAM,
    *,
    story: str = "the-letter",
    challenges: Iterable[str] = (),
    hands: Mapping[int, Iterable[str]] | None = None,
    ill: Mapping[int, Iterable[str]] | None = None,
    secrets: Mapping[int, Iterable[str]] | None = None,
    antagonist: str = "",
    out: Iterable[int] = (),
    defeated: Iterable[int] = (),
    **more: Any,
) -> State:
    """The Endgame has begun; these Challenges come first, these cards lie in the hands, these Conditions are held.

    Some are `out`, and some `defeated`.
    """
    t = day(characters, story=story, **more)
    t.chapter, t.dark, t.plots, t.shown, t.goons = len(STORIES[story].plots), {}, [], {}, {}
    t.unused, t.strangers, t.done = [], [], plot_cards(story, t.chapter)
    if antagonist:
        t.antagonist = Secret(antagonist)
    run(begin_endgame(t))
    assert {*challenges} <= {card for card in CHALLENGES if CHALLENGES[card].story == story}
    t.challenges = [one for one in t.challenges if one.face not in challenges] + [Secret(one) for one in reversed([*challenges])]
    for seat, cards in (hands or {}).items():
        t.confidence = [one for one in t.confidence if one.face not in cards]
        t.people[seat].hand += cards
    for seat, conditions in (ill or {}).items():
        t.people[seat].conditions = [*conditions]
    for seat, held in (secrets or {}).items():
        t.secrets = [one for one in t.secrets if one.face not in held]
        t.people[seat].secrets += held
    for seat in out:
        t.people[seat].out = True
    for seat in defeated:
        t.people[seat].defeated, t.people[seat].dice = True, 0
    return t


def stay(evening: Evening) -> Evening:
    for seat in [seat for seat, person in enumerate(evening.t.people) if not person.out and not person.defeated]:
        evening.play(Stay(), seat=seat)
    return evening


def through(evening: Evening, prompt: str, pick: Callable[[tuple[Choice, ...]], Choice] | None = None) -> Evening:
    """Play on as `until` does, where everybody stays in at each Challenge."""
    while evening.t.end is None and evening.prompt != prompt:
        if evening.prompt == "prompt-stay":
            stay(evening)
        else:
            evening.play((pick or (lambda options: options[-1]))(evening.options()))
    return evening


def meet(fate: Fate, seat: int, card: str, **more: Any) -> Evening:
    """Everybody stays in for this Challenge, and one Character meets it first; `flips` as in `plot`."""
    traits(fate, **more.pop("flips", {}))
    evening = stay(Evening(endgame(story=CHALLENGES[card].story, challenges=[card], **more)))
    evening.play(Act(seat))
    return evening


def showdown(characters: str = TEAM, *, dice: Iterable[int] = (1, 1, 1, 1), **more: Any) -> Evening:
    """The Final Showdown begins, with so many dice on the sheets; 0 is a Character who was Defeated."""
    t = endgame(characters, **more)
    for person, count in zip(t.people, dice, strict=True):
        person.dice, person.out, person.defeated = count, True, not count
    return Evening(t)

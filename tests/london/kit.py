"""A small kit to set up an hour of London in one line and to play it like its rulebook: `day(...)`, `dice(...)`, `play(...)`."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest

from game.lab import contract
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Event, Rule
from game.rules.engine.secret import Seat, Secret
from game.rules.london import RULES
from game.rules.london.options import Options
from game.rules.london.places import area_of
from game.rules.london.planning import PLACEHOLDER
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import ALLIES, PLOTS, personality_cards
from tests import evening

BLANK, FIST = 5, 0
TRAUMA = {"unhinged": 0, "injured": 1, "dread-1": 2, "dread-2": 4}


class Evening(evening.Evening):
    """A running story; `t` is its State. The laws of the engine are checked at every decision."""

    rules = RULES

    def play(self, *choices: Choice, seat: Seat | None = None, at_ms: int = 0) -> list[Event]:
        """Give these answers, one after the other, and hold the game against the laws after each."""
        news: list[Event] = []
        for choice in choices:
            news = super().play(choice, seat=seat, at_ms=at_ms)
            Fate.again = True
            contract.check(RULES, self.game)
            Fate.again = False
        return news


class Fate:
    """Dice and flips that fall as the test says; where nothing is said the real stream goes on.

    `dice(True, False)` are the next Action dice, `trauma("injured")` the next Trauma dice, `flips(milton="second-sight")` a Character's next card.
    """

    again: ClassVar[bool] = False
    """Whether the answers are given again, so that everything has to fall as it did."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: dict[str, list[int]] = {}
        self.fallen: dict[tuple[str, int], int] = {}
        real = Rng.below

        def below(rng: Rng, stream: str, n: int) -> int:
            natural = real(rng, stream, n)
            drawn = (stream, rng.draws[stream])
            if not self.again:
                self.fallen[drawn] = self.faces[stream].pop(0) if self.faces.get(stream) else natural
            return self.fallen.get(drawn, natural)

        monkeypatch.setattr(Rng, "below", below)
        monkeypatch.setattr(Fate, "again", False)

    def dice(self, *fists: bool) -> None:
        """The next Action dice: True is a FIST."""
        self.faces["dice"] = [FIST if fist else BLANK for fist in fists]

    def trauma(self, *faces: str) -> None:
        """The next Trauma dice: "injured", "unhinged", "dread-1", "dread-2"."""
        self.faces["trauma"] = [TRAUMA[one] for one in faces]

    def flips(self, **cards: str) -> None:
        """The next Personality card of each Character named."""
        for name, card in cards.items():
            self.faces[f"personality-{name}"] = [personality_cards(name).index(card)]


def day(
    characters: str = "sturmer,milton,jacqueline,murphy",
    *,
    phase: str = "story",
    shown: Mapping[str, str] | None = None,
    clocks: Mapping[int, Mapping[int, str]] | None = None,
    at: Iterable[str] = (),
    items: Mapping[int, Iterable[str]] | None = None,
    deck: Iterable[str] = (),
    done: Iterable[str] = (),
    dread: int = 0,
    slot: int = 0,
    stage: str = "",
    virtue: int = 0,
    seed: int = 1,
    **options: Any,
) -> State:
    """A story in the middle: these Characters, led by the first, with these Location cards face up and the others face down.

    `clocks` are tokens by seat and slot ("3", "3-north"), `at` where the Characters are, `items` those of each seat (no others), `deck` the Investigation
    deck, the top last. Cards are taken out of the decks that they come from. Without `shown` the board is as it was dealt.
    """
    count = len(characters.split(","))
    t = new_game(Options(characters=characters, **{"seats": count, **options}), seed)
    run(lay_out(t))
    t.phase, t.slot, t.stage, t.dread, t.done = phase, slot, stage, dread, list(done)
    t.leader = None if phase in ("ready", "planning", "leader") else 0
    for place, card in (shown or {}).items():
        show(t, place, card)
    for person in t.people:
        t.discards += [item.id for item in person.items]
        person.items, person.virtue = [], virtue
    for seat, person in enumerate(t.people):
        for number, token in (clocks or {}).get(seat, {}).items():
            person.clock[number] = token
        for item in (items or {}).get(seat, ()):
            give(t, seat, item)
    for person, place in zip(t.people, at, strict=False):
        person.place = place
    stacked = [*deck]
    t.confidence = [card for card in [*t.confidence, *t.deck] if card.face not in stacked]
    t.deck = [Secret(card) for card in stacked]
    return t


def run(rule: Rule[Any]) -> list[Any]:
    """Run a script that asks nothing; its Events."""
    return list(rule)


def show(t: State, place: str, card: str) -> None:
    """Put a card face up on a Location; what lies there changes places with it, or with a placeholder."""
    if place in t.dark:
        _swap(t, place, PLACEHOLDER if card in PLOTS else card)
        del t.dark[place]
    t.plots = [one for one in t.plots if one.face != card]
    t.shown[place] = card
    if card in PLOTS:
        t.trail.append(place)


def _swap(t: State, place: str, face: str) -> None:
    """Bring a card to a Location, face down, out of wherever it lies, best out of the same Area; what lay there goes where it was."""
    out = t.dark[place]
    near = sorted(t.dark, key=lambda one: area_of(one) != area_of(place))
    where = next((one for one in near if t.dark[one].face == face), None)
    if where is not None:
        t.dark[place], t.dark[where] = t.dark[where], out
    elif face in [one.face for one in (*t.unused, *t.strangers)]:
        if out.face == PLACEHOLDER:
            _swap(t, place, next(t.dark[one].face for one in near if t.dark[one].face != PLACEHOLDER))
        spare = t.dark[place]
        t.unused, t.strangers = ([one for one in heap if one.face != face] for heap in (t.unused, t.strangers))
        (t.strangers if spare.face in ALLIES else t.unused).append(spare)
        t.dark[place] = Secret(face)


def give(t: State, seat: int, card: str) -> None:
    """Put an Item before a Character, out of wherever it is; "~" before its name tilts it."""
    item = card.removeprefix("~")
    t.items = [one for one in t.items if one.face != item]
    t.discards = [one for one in t.discards if one != item]
    t.supply = [one for one in t.supply if one != item]
    t.people[seat].items.append(Item(item, card != item))

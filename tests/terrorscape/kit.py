"""A small kit to set up a night in one line and to play it like its rulebook: `night(...)`, `dice(...)`, `play(...)`."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat, Secret
from game.rules.terrorscape import RULES
from game.rules.terrorscape.setup import Options, new_game
from game.rules.terrorscape.state import Scheme, State
from game.rules.terrorscape.tables.cards import ABILITIES, PLANS, SURVIVORS, trait_cards
from game.rules.terrorscape.villa import PLACES
from tests import evening

KILLER: Seat = 0
FACES = (0, 1, 3)


class Dice:
    """Defence dice that fall as the test says. Without a face left the real stream goes on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: list[int] = []
        real = Rng.below

        def below(rng: Rng, stream: str, n: int) -> int:
            natural = real(rng, stream, n)
            return {0: 0, 1: 1, 3: 5}[self.faces.pop(0)] if stream == "defence" and self.faces else natural

        monkeypatch.setattr(Rng, "below", below)

    def __call__(self, *faces: int) -> None:
        """Let the next dice show `faces` (0, 1 or 3)."""
        assert set(faces) <= set(FACES)
        self.faces[:] = faces


def night(
    survivors: str = "marco,johnson,william",
    *,
    killer: str = "butcher",
    at: Iterable[str] = ("R1", "R1", "R1"),
    lair: str = "G5",
    packs: dict[str, list[str]] | None = None,
    hand: Iterable[str] | None = None,
    level: int = 1,
    side: str = "killer",
    stage: str = "quick",
    seed: int = 1,
    traits: dict[str, list[str]] | None = None,
    marks: Iterable[str] = (),
    plan: str = "",
    barricades: Iterable[str] = (),
    hurt: Iterable[int] = (),
    fear: dict[int, int] | None = None,
    progress: int = 0,
    **options: Any,
) -> State:
    """A night in the middle: survivors `at` their places with these items (no others), the killer in `lair` with this `hand` and `level`.

    It is `side`'s turn: the killer's at `stage`, or the survivors' with nobody having acted. Cards are taken out of their decks; the locked card is
    in the discard pile once the level has unlocked it. `traits` are those of survivors, `marks` the killer's, `plan` is fulfilled; `hurt` and `fear` name survivors by their number,
    `progress` counts the repairs.
    """
    t = new_game(Options(killer=killer, survivors=survivors, **options), seed)  # type: ignore[arg-type]
    names = survivors.split(",")
    t.team.places, t.place, t.seen, t.dark.place = list(at), lair, lair, lair
    assert {*t.team.places, lair} <= set(PLACES)
    t.team.packs = [[], [], []]
    for name, items in (packs or {}).items():
        give(t, names.index(name), *items)
    if hand is not None:
        deal(t, *hand)
    t.level, t.round, t.barricades, t.team.progress = level, 1, list(barricades), progress
    for survivor in hurt:
        t.survivors[survivor].hurt = True
    for survivor, tokens in (fear or {}).items():
        t.survivors[survivor].fear = tokens
    unlocked = [row for row in ABILITIES.values() if row.locked and killer in row.copies]
    if level >= {"butcher": 3, "specter": 4, "murderer": 3}[killer] and t.dark.locked:
        t.dark.discard.append(unlocked[0].id)
        t.dark.locked = ""
    if traits:
        t.options = replace(t.options, survivor_traits=1)
        t.team.traits = [traits.get(name, []) for name in names]
    if marks:
        t.marks = list(marks)
        t.options = replace(t.options, killer_traits=len(t.marks))
    if plan:
        t.options = replace(t.options, plans=True)
        t.team.scheme = Scheme(plans=[plan], plan=plan, step=len(PLANS[plan].needs), done=True)
    assert set(t.marks) <= set(trait_cards("killer"))
    assert {trait for kept in t.team.traits for trait in kept} <= set(trait_cards("survivors"))
    t.side = side
    t.stage = stage if side == "killer" else "appear"
    t.team.stage = "over" if side == "killer" else "act"
    return t


def give(t: State, survivor: int, *items: str) -> None:
    """Put items into an inventory, from whichever deck has them."""
    for item in items:
        if item not in (SURVIVORS[t.survivors[survivor].id].item, ""):
            pull(t.team.discovery if any(secret.face == item for secret in t.team.discovery) else t.team.search, item)
        t.team.packs[survivor].append(item)


def pull(deck: list[Secret], card: str) -> None:
    del deck[next(place for place, secret in enumerate(deck) if secret.face == card)]


def on_top(deck: list[Secret], *cards: str) -> None:
    """Lay `cards` on top of a deck; the first is drawn first."""
    for card in reversed(cards):
        pull(deck, card)
        deck.append(Secret(card))


def deal(t: State, *cards: str) -> None:
    """Give the killer this hand; what he had goes back into the deck. A locked card is unlocked for it."""
    dark = t.dark
    dark.deck[:0] = [Secret(card) for card in dark.hand]
    dark.hand = []
    for card in cards:
        if card == dark.locked:
            dark.locked = ""
        elif card in dark.discard:
            dark.discard.remove(card)
        else:
            pull(dark.deck, card)
        dark.hand.append(card)


def bury(t: State, number: int) -> None:
    """Let only `number` cards lie in the killer's deck; the others go to his discard pile."""
    dark = t.dark
    while len(dark.deck) > number:
        dark.discard.append(dark.deck.pop(0).face)


class Evening(evening.Evening):
    """A running night; `t` is its State."""

    rules = RULES

"""Cards in the survivors' hands: drawn, kept, dropped, traded (TS-065, TS-066, TS-087 to TS-118)."""

from typing import cast

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event, whisper
from game.rules.terrorscape.asking import ask_survivor, ask_team, hush, tell
from game.rules.terrorscape.cards import ITEMS, KEY, SURVIVORS
from game.rules.terrorscape.choice import Drop, Hand, Name, Take
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.status import named, pack_limit
from game.rules.terrorscape.villa import ORDER

DISCOVERED = 2
"""Cards that a discoverer draws."""


def make_noise(t: State, place: Place) -> Rule[None]:
    """Noise at a location, one token at most; it is told at the end of the turn (TS-091, TS-119)."""
    if place not in t.team.pending:
        t.team.pending = sorted([*t.team.pending, place], key=ORDER.__getitem__)
        yield from hush(whisper.NoiseMade(place))


def look_at(t: State, survivor: int, deck: str) -> Rule[CardId]:
    """Draw the top card of "search" or "discovery", with the noise that it makes (TS-087, TS-100, TS-101, TS-112)."""
    pile = t.team.search if deck == "search" else t.team.discovery
    item = pile.pop().face
    t.team.drawn.append(item)
    if deck == "search":
        t.team.searched.append(item)
    yield from hush(whisper.ItemDrawn(t.survivors[survivor].id, item, deck))
    soft = deck == "search" and SURVIVORS[t.survivors[survivor].id].soft
    if ITEMS[item].noise and not soft:
        yield from make_noise(t, t.team.places[survivor])
    return item


def keep_one(t: State, survivor: int, deck: str) -> Rule[None]:
    """Let a survivor keep one of the cards just drawn, or none; the others are discarded (TS-087, TS-102, TS-111, TS-114)."""
    drawn = t.team.drawn
    options: list[Choice] = [*map(Take, sorted(set(drawn))), Done()]
    about: dict[str, str | int] = {"survivor": t.survivors[survivor].id, "deck": deck}
    answer = yield from ask_survivor(survivor, "prompt-keep", options, options[0], **about)
    kept = answer.item if isinstance(answer, Take) else ""
    if kept:
        drawn.remove(kept)
    for item in drawn:
        yield from hush(whisper.ItemDropped(t.survivors[survivor].id, item))
    t.team.discard += drawn
    t.team.drawn = []
    if kept:
        yield from receive(t, survivor, kept)


def receive(t: State, survivor: int, item: CardId) -> Rule[None]:
    """An item goes to the inventory, a key to the wall (TS-102 to TS-105, TS-195)."""
    yield from hush(whisper.ItemTaken(t.survivors[survivor].id, item))
    if item == KEY:
        t.keys += 1
        yield from tell(t, event.KeyHung(t.keys))
        return
    t.team.packs[survivor].append(item)
    yield from trim(t, survivor)


def trim(t: State, survivor: int) -> Rule[None]:
    """Discard down to the limit at once, the survivor's choice (TS-105)."""
    pack, limit = t.team.packs[survivor], pack_limit(t, survivor)
    while limit and len(pack) > limit:
        options = map(Drop, sorted(set(pack)))
        answer = yield from ask_survivor(survivor, "prompt-drop", options, survivor=t.survivors[survivor].id)
        item = cast(Drop, answer).item
        pack.remove(item)
        t.team.discard.append(item)
        yield from hush(whisper.ItemDropped(t.survivors[survivor].id, item))


def rummage(t: State, survivor: int) -> Rule[None]:
    """Action 6: one card of the search deck (TS-087)."""
    yield from look_at(t, survivor, "search")
    yield from keep_one(t, survivor, "search")


def discover(t: State) -> Rule[None]:
    """The team names who discovers, before a card is seen; two cards, or the last one (TS-110 to TS-118)."""
    everybody = named(t, list(range(len(t.survivors))))
    answer = yield from ask_team("prompt-discover", map(Name, everybody))
    survivor = everybody.index(cast(Name, answer).survivor)
    yield from hush(whisper.Discovered(t.survivors[survivor].id))
    for _ in range(min(DISCOVERED, len(t.team.discovery))):
        yield from look_at(t, survivor, "discovery")
    yield from keep_one(t, survivor, "discovery")


def trade(t: State, survivor: int, partner: int) -> Rule[None]:
    """One exchange: what the one lays out, then what the other gives for it; limits count afterwards (TS-065, TS-066)."""
    giver, taker, team = t.survivors[survivor].id, t.survivors[partner].id, t.team
    yield from _lay_out(t, survivor, team.offer, taker)
    yield from _lay_out(t, partner, team.answer, giver)
    given, taken, team.offer, team.answer = team.offer, team.answer, [], []
    team.packs[survivor] += taken
    team.packs[partner] += given
    if given or taken:
        yield from hush(whisper.Traded(giver, taker, tuple(given), tuple(taken)))
    yield from trim(t, survivor)
    yield from trim(t, partner)


def _lay_out(t: State, survivor: int, table: list[CardId], other: str) -> Rule[None]:
    """Let a survivor lay any of its items on the table for `other`, one after the other."""
    pack = t.team.packs[survivor]
    while pack:
        options: list[Choice] = [*map(Hand, sorted(set(pack))), Done()]
        about: dict[str, str | int] = {"survivor": t.survivors[survivor].id, "other": other}
        answer = yield from ask_survivor(survivor, "prompt-hand", options, Done(), **about)
        if not isinstance(answer, Hand):
            return
        pack.remove(answer.item)
        table.append(answer.item)

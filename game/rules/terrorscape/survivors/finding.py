"""The survivors' cards: drawing, keeping, dropping, trading (TS-065, TS-066, TS-087 to TS-118)."""

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_survivor, ask_team, hush, tell
from game.rules.terrorscape.choice import Drop, Hand, Name, Take, UseTrait
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.status import alive, is_quiet, named, pack_limit, trait_for
from game.rules.terrorscape.tables.cards import ITEMS, KEY, SURVIVORS
from game.rules.terrorscape.villa import ORDER

DISCOVERED = 2
"""Cards that a discoverer draws."""


def make_noise(t: State, place: Place) -> Rule[None]:
    """Noise at a location, one token at most; it becomes public at the end of the turn (TS-091, TS-119)."""
    if place not in t.team.pending:
        t.team.pending = sorted([*t.team.pending, place], key=ORDER.__getitem__)
        yield from hush(event.NoiseMade(place))


def stir(t: State, survivor: int, place: Place) -> Rule[None]:
    """Make noise for a survivor's action; a wary one makes none in the killer's presence (TS-091)."""
    if not is_quiet(t, survivor):
        yield from make_noise(t, place)


def look_at(t: State, survivor: int, deck: str, *, silent: bool = False) -> Rule[CardId]:
    """Draw the top card of "search" or "discovery", with the noise that it makes (TS-087, TS-100, TS-101, TS-112)."""
    pile = t.team.search if deck == "search" else t.team.discovery
    item = pile.pop().face
    t.team.drawn.append(item)
    if deck == "search":
        t.team.searched.append(item)
    yield from hush(event.ItemDrawn(t.survivors[survivor].id, item, deck))
    soft = deck == "search" and SURVIVORS[t.survivors[survivor].id].soft
    if ITEMS[item].noise and not soft and not silent:
        yield from stir(t, survivor, t.team.places[survivor])
    return item


def keep_one(t: State, survivor: int, deck: str) -> Rule[None]:
    """Let a survivor keep one of the cards just drawn, or none; the others are discarded (TS-087, TS-102, TS-111, TS-114).

    A trait may let it keep both that it discovered, once.
    """
    drawn = t.team.drawn
    options: list[Choice] = [*map(Take, sorted(set(drawn))), Done()]
    trait = trait_for(t, survivor, "found")
    if deck == "discovery" and len(drawn) > 1 and trait:
        options.insert(-1, UseTrait(trait))
    about: dict[str, str | int] = {"survivor": t.survivors[survivor].id, "deck": deck}
    answer = yield from ask_survivor(survivor, "prompt-keep", options, options[0], **about)
    if isinstance(answer, UseTrait):
        yield from wear_out(t, survivor, answer.trait)
    kept = [answer.item] if isinstance(answer, Take) else list(drawn) if isinstance(answer, UseTrait) else []
    for item in kept:
        drawn.remove(item)
    for item in drawn:
        yield from hush(event.ItemDropped(t.survivors[survivor].id, item))
    t.team.discard += drawn
    t.team.drawn = kept
    while t.team.drawn:  # a card stays here while room is made for the one before
        yield from receive(t, survivor, t.team.drawn.pop(0))


def wear_out(t: State, survivor: int, trait: CardId, *, once: bool = True) -> Rule[None]:
    """Use up a trait: one that works only `once` is turned face down, visible only to the team (TS-230, TS-231)."""
    if once:
        t.team.spent.append(trait)
    yield from hush(event.AbilityUsed(t.survivors[survivor].id, trait))


def receive(t: State, survivor: int, item: CardId) -> Rule[None]:
    """Add an item to the inventory, a key to the wall, or in Separate Ways to the survivor's own (TS-102 to TS-105, TS-195, TS-240)."""
    yield from hush(event.ItemTaken(t.survivors[survivor].id, item))
    if item == KEY and t.options.separate:
        t.team.purses[survivor] += 1
        yield from hush(event.KeyKept(t.survivors[survivor].id, t.team.purses[survivor]))
        return
    if item == KEY:
        t.keys += 1
        yield from tell(t, event.KeyHung(t.keys))
        return
    t.team.packs[survivor].append(item)
    yield from trim(t, survivor)


def trim(t: State, survivor: int) -> Rule[None]:
    """Discard down to the limit immediately, by the survivor's choice (TS-105)."""
    pack, limit = t.team.packs[survivor], pack_limit(t, survivor)
    while limit and len(pack) > limit:
        options = map(Drop, sorted(set(pack)))
        answer = yield from ask_survivor(survivor, "prompt-drop", options, survivor=t.survivors[survivor].id)
        item = answer.item
        pack.remove(item)
        t.team.discard.append(item)
        yield from hush(event.ItemDropped(t.survivors[survivor].id, item))


def rummage(t: State, survivor: int) -> Rule[None]:
    """Action 6: one card of the search deck (TS-087)."""
    yield from look_at(t, survivor, "search")
    yield from keep_one(t, survivor, "search")


def discover(t: State) -> Rule[None]:
    """Let a survivor discover: two cards, or the last one (TS-110 to TS-118)."""
    survivor = yield from _discoverer(t)
    yield from hush(event.Discovered(t.survivors[survivor].id))
    trait = trait_for(t, survivor, "noise")
    for _ in range(min(DISCOVERED, len(t.team.discovery))):
        yield from look_at(t, survivor, "discovery", silent=bool(trait))
    if trait and any(ITEMS[item].noise for item in t.team.drawn):
        yield from _muffle(t, survivor, trait)
    yield from keep_one(t, survivor, "discovery")


def _discoverer(t: State) -> Rule[int]:
    """The survivor that discovers, picked by the team before the draw.

    In Separate Ways the one with the token (TS-110, TS-237).
    """
    if t.options.separate:
        return t.team.first
    everybody = alive(t)
    answer = yield from ask_team(t, "prompt-discover", map(Name, named(t, everybody)))
    return everybody[named(t, everybody).index(answer.survivor)]


def _muffle(t: State, survivor: int, trait: CardId) -> Rule[None]:
    """What was just discovered makes no noise, if its finder wants to use that trait up now."""
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-muffle", (UseTrait(trait), Done()), Done(), survivor=name)
    if isinstance(answer, UseTrait):
        yield from wear_out(t, survivor, trait)
    else:
        yield from stir(t, survivor, t.team.places[survivor])


def trade(t: State, survivor: int, partner: int) -> Rule[None]:
    """One exchange: the items of the one, then those of the other; limits apply afterwards (TS-065, TS-066)."""
    giver, taker, team = t.survivors[survivor].id, t.survivors[partner].id, t.team
    yield from _lay_out(t, survivor, team.offer, taker)
    yield from _lay_out(t, partner, team.answer, giver)
    given, taken, team.offer, team.answer = team.offer, team.answer, [], []
    _pocket(t, survivor, taken)
    _pocket(t, partner, given)
    if given or taken:
        yield from hush(event.Traded(giver, taker, tuple(given), tuple(taken)))
    yield from trim(t, survivor)
    yield from trim(t, partner)


def _lay_out(t: State, survivor: int, table: list[CardId], other: str) -> Rule[None]:
    """Let a survivor offer any of its items to `other`, one at a time."""
    while kinds := goods(t, survivor):
        options: list[Choice] = [*map(Hand, kinds), Done()]
        about: dict[str, str | int] = {"survivor": t.survivors[survivor].id, "other": other}
        answer = yield from ask_survivor(survivor, "prompt-hand", options, Done(), **about)
        if not isinstance(answer, Hand):
            return
        if answer.item == KEY:
            t.team.purses[survivor] -= 1
        else:
            t.team.packs[survivor].remove(answer.item)
        table.append(answer.item)


def goods(t: State, survivor: int) -> list[CardId]:
    """The kinds of things that a survivor can trade: items, and keys of its own where that is agreed on (TS-065, TS-243)."""
    keys = [KEY] if t.options.key_trade and t.options.separate and t.team.purses[survivor] else []
    return sorted({*t.team.packs[survivor], *keys})


def _pocket(t: State, survivor: int, things: list[CardId]) -> None:
    for thing in things:
        if thing == KEY:
            t.team.purses[survivor] += 1
        else:
            t.team.packs[survivor].append(thing)

"""Determinization: samples the hidden cards, tiles and tokens of an observation."""

from collections import Counter
from collections.abc import Iterable

from game.rules.engine.rng import Rng
from game.rules.engine.secret import Secret
from game.rules.ravenloft.setup import stack_tiles, treasure_cards
from game.rules.ravenloft.state import CardId, Deck, Monster, State
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, MONSTERS


def visible(t: State) -> Counter[CardId]:
    """Every Monster, Encounter and Treasure card that is face up, counted."""
    seen: Counter[CardId] = Counter([*t.pile, *t.limbo, *(lasting.card for lasting in t.lasting)])
    seen.update(card for card in (t.environment, t.decks.encounter.skip, t.decks.monster.skip) if card is not None)
    for deck in (t.decks.monster, t.decks.encounter, t.decks.treasure):
        seen.update(deck.discard)
    for hero in t.heroes:
        seen.update([*hero.items, *hero.loot])
        for threat in hero.threats:
            seen[threat.kind if isinstance(threat, Monster) else threat.card] += 1
            if isinstance(threat, Monster) and threat.asleep:
                seen[threat.asleep] += 1
    seen.update(mark.card for mark in t.markers)
    return seen


def _hidden(deck: Deck, whole: Iterable[CardId], seen: Counter[CardId]) -> list[CardId]:
    """The cards in the deck's unknown places, sorted."""
    left = Counter(whole)
    left.subtract({card: number for card, number in seen.items() if card in left})
    left.subtract(secret.sealed for secret in deck.draw if secret.sealed is not None)
    return sorted(left.elements())


def _fill(deck: Deck, cards: list[CardId], rng: Rng, name: str) -> None:
    rng.shuffle(name, cards)
    deck.draw = [Secret(cards.pop(), secret.audience, secret.back) if secret.sealed is None else secret for secret in deck.draw]


def determinize(t: State, rng: Rng) -> State:
    """Sample the unknown places of the decks and the stack of a redacted state, with new dice; changes and returns `t`.

    The packet that holds a needed tile is public, so the tile is put into one of that packet's places (CR-019, CR-209, CR-210).
    """
    seen = visible(t)
    glyphs = Counter({mark.card: 1 for mark in t.markers})
    treasure_seen = seen - glyphs
    monsters = [name for name, row in MONSTERS.items() for _ in range(row.copies)]
    encounters = [name for name, row in ENCOUNTERS.items() for _ in range(row.copies)]
    _fill(t.decks.monster, _hidden(t.decks.monster, monsters, seen), rng, "imagined")
    _fill(t.decks.encounter, _hidden(t.decks.encounter, encounters, seen), rng, "imagined")
    _fill(t.decks.treasure, _hidden(t.decks.treasure, treasure_cards(printed=t.printed), treasure_seen), rng, "imagined")
    _fill_stack(t, rng)
    _fill_pools(t, rng)
    t.rng = Rng(rng.below("imagined", 1 << 48), {})
    return t


def _fill_pools(t: State, rng: Rng) -> None:
    """Sample the faces of face-down tokens, on the board and in their pools, from the rest of each pool (CR-210)."""
    for name, numbers in ADVENTURES[t.adventure].pools.items():
        left = Counter(numbers)
        left.subtract(t.quest.shown.get(name, []))
        tokens = sorted(left.elements())
        rng.shuffle("imagined", tokens)
        for token in t.quest.tokens:
            if token.face is not None and token.face.back == name:
                token.face = Secret(tokens.pop(), token.face.audience, name)
        t.quest.pools[name] = [Secret(tokens.pop(), secret.audience, secret.back) for secret in t.quest.pools.get(name, [])]


def _fill_stack(t: State, rng: Rng) -> None:
    adventure, stack = ADVENTURES[t.adventure], t.decks.tile.draw
    gone = (
        {placed.tile for placed in t.board.tiles}
        | {secret.sealed for secret in stack if secret.sealed is not None}
        | set(t.limbo)
    )
    rest = [tile for tile in stack_tiles(adventure) if tile not in gone]
    fixed: dict[int, CardId] = {}
    grouped = {name: [tile for tile in members if tile in rest] for name, members in adventure.groups.items()}
    for members in grouped.values():
        rng.shuffle("imagined", members)
    out = {name: len(members) - len(grouped[name]) for name, members in adventure.groups.items()}
    for number, layer in enumerate(adventure.layers):
        places = [place for place, secret in enumerate(stack) if secret.sealed is None and secret.back == str(number)]
        named = [tile for tile in layer.tiles if tile in rest]
        if layer.one_of and out[layer.one_of]:  # packets are in order, and those with a known tile come first
            out[layer.one_of] -= 1
        elif layer.one_of:
            named.append(grouped[layer.one_of].pop())
        rng.shuffle("imagined", places)
        fixed.update(zip(places, named, strict=False))
    apart = {*fixed.values(), *(tile for members in adventure.groups.values() for tile in members)}
    rest = [tile for tile in rest if tile not in apart]
    rng.shuffle("imagined", rest)
    for place, secret in enumerate(stack):
        if secret.sealed is None:
            stack[place] = Secret(fixed.get(place) or rest.pop(), secret.audience, secret.back)

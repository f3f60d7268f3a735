"""Determinization: samples the face-down deeds, decks and fighters of an observation (DV-106 to DV-114)."""

from msgspec.structs import replace

from game.rules.dungeonville.beliefs.odds import unseen_rooms
from game.rules.dungeonville.combat import orders
from game.rules.dungeonville.state import AdventurerId, DungeonId, Fight, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Secret

STREAM = "imagined"


def determinize(t: State, rng: Rng) -> State:
    """Return a copy of the redacted state `t` with all hidden parts sampled; `t` is not changed."""
    deeds, house = _deeds(t, rng)
    return replace(
        t,
        deeds=deeds,
        house=house,
        deck=_filled(t.deck, unseen_adventurers(t), rng),
        rooms={dungeon: _filled(deck, unseen_rooms(t, dungeon), rng) for dungeon, deck in t.rooms.items()},
        fight=_fight(t, t.fight, rng) if t.fight is not None else None,
        rng=Rng(rng.below(STREAM, 1 << 48), {}),
    )


def unseen_adventurers(t: State) -> list[AdventurerId]:
    """The adventurers in the deck: those that are not visible anywhere."""
    seen = {*t.discard, *t.town}
    for wizard in t.wizards:
        seen.update(wizard.party)
    return [adventurer for adventurer in ADVENTURERS if adventurer not in seen]


def _filled(deck: list[Secret], unseen: list[str], rng: Rng) -> list[Secret]:
    """Shuffle the unseen cards into the unknown places; known cards keep theirs."""
    known = {secret.sealed for secret in deck}
    cards = [card for card in unseen if card not in known]
    rng.shuffle(STREAM, cards)
    return [secret if secret.sealed is not None else Secret(cards.pop(), secret.audience) for secret in deck]


def _deeds(t: State, rng: Rng) -> tuple[list[Secret], list[Secret]]:
    """Deal the unknown deeds to their possible holders, consistent with what is public about places (DV-113)."""
    open_to_all = [*(wizard.exposed for wizard in t.wizards), *t.house_exposed]
    faces = [secret.sealed or shown for secret, shown in zip([*t.deeds, *t.house], open_to_all, strict=True)]
    cards: list[DungeonId] = [dungeon for dungeon in DUNGEONS if dungeon not in faces]
    rng.shuffle(STREAM, cards)
    dealt = [Secret(face or cards.pop(), secret.audience) for face, secret in zip(faces, [*t.deeds, *t.house], strict=True)]
    return dealt[: len(t.deeds)], dealt[len(t.deeds) :]


def _fight(t: State, fight: Fight, rng: Rng) -> Fight:
    """Sample the face-down fighters of others. A fight is played in one step, so none is turned over yet (DV-047, DV-048)."""
    lineups = dict(fight.lineups)
    for seat, lineup in lineups.items():
        if lineup[0].sealed is None:
            ways = orders(t.wizards[seat].party)
            drawn = ways[rng.below(STREAM, len(ways))].fighters
            lineups[seat] = [Secret(face, secret.audience) for face, secret in zip(drawn, lineup, strict=True)]
    return replace(fight, lineups=lineups)

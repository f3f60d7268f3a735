"""What only one wizard of Dungeonville may know (DV-106, DV-107)."""

from collections.abc import Iterator

from game.cli.dungeonville.cards import room_line
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import DungeonId, RoomId, State
from game.rules.engine.agent import Observation
from game.rules.engine.secret import Seat
from game.text import Speaker, say


def private_lines(view: Observation[State], seat: Seat, speaker: Speaker) -> list[str]:
    """The deed and score of `seat`, the rooms and deeds that it has seen, and its fighters (DV-106, DV-107, DV-110 to DV-112)."""
    t = view.state
    own = t.deeds[seat].face
    graves, blood = sum(t.wizards[seat].graveyard), t.blood[own]
    score, others = true_score(t, seat), sum(blood) - blood[seat]
    lines = [
        say("own-deed", seat=speaker.seat(seat), dungeon=own),
        say("own-score", score=score, goal=t.options.goal, graves=graves, others=others, own=blood[seat]),
    ]
    left = [(place, card) for place, card in enumerate(t.house) if seat in card.audience and not t.house_exposed[place]]
    lines += [say("own-house", place=place + 1, dungeon=card.face) for place, card in left]
    lines += [say("own-room", dungeon=dungeon, room=room_line(room)) for dungeon, room in peeked_rooms(t, seat)]
    if t.fight is not None and seat in t.fight.lineups:
        lines.append(say("own-fighters", fighters=[card.face for card in t.fight.lineups[seat]]))
    return lines


def peeked_rooms(t: State, seat: Seat) -> Iterator[tuple[DungeonId, RoomId]]:
    """The rooms on top of a deck that `seat` has seen."""
    for dungeon, deck in t.rooms.items():
        if deck and seat in deck[-1].audience:
            yield dungeon, deck[-1].face

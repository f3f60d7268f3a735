"""Recruitment, fights and expeditions as short tales, each of which is set up, played and told again from its own words.

What happens is each question, all its answers ("*" is the default) and the one that is given, and what comes of it (see `tests/tales.py`).
Adventurers are their ranks. An expedition ends with the party, the tokens at the entrance and the pile of the dungeon, a fight with the parties
and graveyards, and both with whom they have brought to the discard pile, if anybody; recruitment with parties, town, discard pile and treasuries.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import asdict

from game.rules.dungeonville import choice, event
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ROOMS
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import Secret
from tests.dungeonville.kit import BLACK, Evening, all_but, order, table

DUNGEON = {
    dungeon: next(card[:2] for card, row in ROOMS.items() if row.dungeon == dungeon and not row.item) for dungeon in DUNGEONS
}


TOLD = {
    event.JesterDealt: "jester {drawn}{letter}", event.OracleDrawn: "not {drawn}", event.Thawed: "warms {adventurer}",
    event.Imitated: "as {adventurer}{letter}", event.DeckRenewed: "shuffled", event.RoomRevealed: "{room}:", event.OrbBurned: "burns",
    event.RitesRead: "rites", event.Survived: "harmless", event.Perished: "kills {adventurer}", event.BloodSpilled: "bleeds",
    event.TreasureTaken: "taken", event.TreasureDropped: "leaves {room}", event.Peeked: "peeks {room}", event.MapRead: "map",
    event.DungeonEmpty: "empty", event.Escaped: "out {cards} {gold}", event.PartyLost: "lost {cards}",
    event.PartyDissolved: "{seat} dissolves {adventurers}", event.SetRevealed: "{number}.", event.SetWon: "{seat}:{adventurer} wins",
    event.StoodAlone: "{seat}:{adventurer} alone", event.Defected: "{seat}:{adventurer} joins {to_seat}",
    event.Piped: "{seat}:{adventurer} piped {to_seat}", event.Shielded: "{seat}:{adventurer} shielded", event.Slain: "{seat}:{adventurer} dies",
    event.BloodWon: "{seat} takes {owner_seat}", event.LineupTurned: "{seat} turns", event.LineupKept: "{seat} keeps",
    event.Recruited: "{seat}:{adventurer} from {place}", event.Arrived: "comes {adventurer}", event.Dismissed: "{seat}:{adventurer} goes",
    event.Paid: "{seat} pays {price}: {cards} {blood} too much {lost}", event.RecruitingPassed: "{seat} passes",
    event.FightWon: "{seat} enters {survivors} {decided}", event.FightDrawn: "drawn", event.WentHome: "{seat} home",
}  # fmt: skip
"""How each Event is told; the others say nothing new."""
ANSWERS = {
    Done: "no", choice.UseItem: "use", choice.Escape: "out", choice.Press: "on", choice.Peek: "peek", choice.Drop: "drop-{card}",
    choice.Lay: "{card}", choice.LayBlood: "blood", choice.Pay: "pay",
}  # fmt: skip


def word(value: Any) -> str:
    """An adventurer is a rank, everything else is what it is."""
    if isinstance(value, tuple):
        return " ".join(map(word, value))
    return str(ADVENTURERS[value].rank if value in ADVENTURERS else value.face if isinstance(value, Secret) else value)


def fields(of: Event | Choice) -> dict[str, str]:
    return {name: word(value) for name, value in asdict(of).items()}


def answer(given: Choice) -> str:
    """An answer in one word."""
    by_hand = "-by-hand" * getattr(given, "by_hand", False)
    return ANSWERS.get(type(given), "{adventurer}").format(**fields(given)) + by_hand


def told(happened: Event) -> str:
    """An Event in a few words; fighters of a set are told with the rank that they fight as, where it is another."""
    text = TOLD.get(type(happened), "").format(**fields(happened))
    if isinstance(happened, event.SetRevealed):
        ranks = zip(happened.seats, map(word, happened.fighters), map(str, happened.strengths), strict=True)
        text += "".join(f" {seat}:{rank}" + f"({as_if})" * (rank != as_if) for seat, rank, as_if in ranks)
    return text


def question(evening: Evening) -> str:
    """What is asked, of whom (if not of black), about what, and all answers."""
    decision = evening.game.decision
    assert decision is not None
    about = ",".join(word(value) for value in decision.about.values() if value not in DUNGEONS)
    seat = f"[{evening.asked}]" if evening.asked != BLACK else ""
    options = "/".join(answer(one) + "*" * (one == decision.default) for one in evening.options(evening.asked))
    return f"{decision.prompt.removeprefix('prompt-')}{seat}" + f"({about})" * bool(about) + f"? {options}"


def tell(evening: Evening, answers: Iterator[str], last: tuple[type[Event], ...], tail: Callable[[Evening], str]) -> str:
    """Play an evening with these answers to one of the `last` Events, or until there are no more answers."""
    parts: list[str] = []
    events = evening.events
    while True:
        for happened in events:
            if isinstance(happened, last):
                return " ".join(" ".join([*parts, told(happened), tail(evening)]).split())
            parts.append(told(happened))
        parts.append(question(evening))
        given = next(answers, None)
        if given is None:
            return " ".join(" ".join([*parts, tail(evening)]).split())
        parts.append(f"={given}")
        events = evening.play(next(one for one in evening.options(evening.asked) if answer(one) == given), seat=evening.asked)


def discarded(evening: Evening) -> str:
    """Whom this has brought to the discard pile, in their order; those of the next round lie above them."""
    number = 0
    for happened in evening.events:
        number += isinstance(happened, event.Perished | event.Slain | event.OracleDrawn)
        number += bool(getattr(happened, "drawn", "")) if isinstance(happened, event.JesterDealt) else 0
        number += len(happened.adventurers) if isinstance(happened, event.PartyDissolved) else 0
    return f" | {' '.join(map(str, evening.discard()[:number]))}" * bool(number)


def expedition(there: str, happens: str) -> str:
    """Tell an expedition of black. `there` are ranks, items, and perhaps `deck=`, `pile=`, `only`, `seed=`, `next=` (rooms that are not revealed),
    `left=` and `heap=` (all rooms that the dungeon still has)."""
    party, items, more = _read(there)
    revealed = dict.fromkeys(room for room in re.findall(r"(\S+):(?: |$)", happens) if room in ROOMS)
    upcoming = [*revealed, *more.pop("next", "").split(",")] if "next" in more else [*revealed]
    plain = [room for room in (*upcoming, *more.get("left", "").split(","), *more.get("heap", "").split(",")) if room[2:3] == "-"]
    dungeon = next((name for name, short in DUNGEON.items() if plain and plain[0].startswith(short)), "crypt")
    treasuries: dict[int, list[str]] = {0: items}
    heap = [room for room in more.pop("heap", "").split(",") if room]
    if "left" in more:
        upcoming = [room for room in more.pop("left").split(",") if room]
        treasuries[1] = all_but(dungeon, *upcoming, *heap)
    ranks = {key: [int(rank) for rank in more.pop(key).split(",")] for key in [*more] if key in ("deck", "discard")}
    t = table(
        party, (6, 7, 8), phase="explore", pawns={0: dungeon}, treasuries=treasuries, rooms={dungeon: upcoming}, heaps=heap,
        only=bool(more.pop("only", "")), seed=int(more.pop("seed", "1")), **ranks,  # type: ignore[arg-type]
    )  # fmt: skip
    assert not more, more

    def tail(evening: Evening) -> str:
        here = evening.blood(dungeon)[BLACK]
        return (
            f"| {' '.join(map(str, evening.party(BLACK)))} | {here} | {word(tuple(evening.t.heaps[dungeon]))}{discarded(evening)}"
        )

    return tell(Evening(t), _answers(happens), (event.Escaped, event.PartyLost), tail)


def combat(there: str, happens: str) -> str:
    """Tell a fight. `there` are the sides, parted by "v", each with its fighters, "+" and reserves, and items; and perhaps `stone=`."""
    sides = [side.split("+") for side in there.split(" v ")]
    read = [_read(side[0]) for side in sides]
    reserves = {seat: _read(side[1]) for seat, side in enumerate(sides) if len(side) > 1}
    items = {seat: [*side[1], *(reserves[seat][1] if seat in reserves else [])] for seat, side in enumerate(read)}
    stone = next((int(more["stone"]) for _, _, more in read if more), 0)
    parties = [[*side[0], *(reserves[seat][0] if seat in reserves else [])] for seat, side in enumerate(read)]
    t = table(*parties, phase="combat", goal=30, stone=stone, treasuries=items, pawns=dict.fromkeys(range(len(read)), "crypt"))
    t.rooms["crypt"] = []  # whoever enters is out again at once
    evening = Evening(t)
    for turn in range(len(read)):
        seat = (stone + turn) % len(read)
        evening.play(order(*read[seat][0]), seat=seat)

    def tail(evening: Evening) -> str:
        seats = range(len(sides))
        parties = "; ".join(" ".join(map(str, evening.party(seat))) or "-" for seat in seats)
        graves = " ".join("".join(map(str, evening.t.wizards[seat].graveyard)) for seat in seats)
        return f"| {parties} | {graves}{discarded(evening)}"

    return tell(evening, _answers(happens), (event.Entered, event.PhaseBegan), tail)


def recruiting(there: str, happens: str) -> str:
    """Tell a recruitment. `there` are the parties, parted by "v", each with its treasury, and `town=`; perhaps `deck=`, `pile=`, `only`, `blood=`."""
    read = [_read(side) for side in there.split(" v ")]
    more = {key: value for _, _, found in read for key, value in found.items()}
    ranks = {name: [int(rank) for rank in more.get(name, "").split(",") if rank] for name in ("town", "deck", "pile", "blood")}
    t = table(
        *(side[0] for side in read), treasuries={seat: side[1] for seat, side in enumerate(read)}, only="only" in more,
        town=ranks["town"], deck=ranks["deck"], discard=ranks["pile"], in_hand=ranks["blood"],
    )  # fmt: skip

    def tail(evening: Evening) -> str:
        parties = "; ".join(" ".join(map(str, evening.party(seat))) or "-" for seat in range(len(read)))
        purses = "; ".join(word(tuple(wizard.treasury)) or "-" for wizard in evening.t.wizards)
        return f"| {parties} | {' '.join(map(str, evening.town()))} | {' '.join(map(str, evening.discard()))} | {purses}"

    return tell(Evening(t), _answers(happens), (event.PhaseBegan,), tail)


def paying(there: str, happens: str) -> str:
    """Tell how black, who must recruit one more, pays: `there` is what it has, cards and perhaps `blood=`; the last is what it keeps."""
    _, cards, more = _read(there)
    blood = [int(more.get("blood", 0))]
    t = table((50, 51), (6, 7, 8), town=(5, 12, 33, 40, 64), deck=(20,), treasuries={BLACK: cards}, in_hand=blood)
    last = (event.Paid, event.Recruited)
    return tell(Evening(t), _answers(happens), last, lambda evening: f"| {word(tuple(evening.t.wizards[BLACK].treasury))}")


def _answers(happens: str) -> Iterator[str]:
    return iter(re.findall(r" =(\S+)", f" {happens}"))


def _read(there: str) -> tuple[list[int], list[str], dict[str, str]]:
    """Ranks, items, and what else is set."""
    found: tuple[list[int], list[str], dict[str, str]] = ([], [], {})
    for part in there.split():
        if part.isdigit():
            found[0].append(int(part))
        elif "=" in part or part == "only":
            key, _, value = part.partition("=")
            found[2][key] = value if "=" in part else "yes"
        else:
            found[1].append(part)
    return found

"""Nights as short tales (see `tests/tales.py`): answers, and between them what is to be seen.

    stalk sneaks, and staying put is allowed [murderer hand=stalk lair=R1 at=B4,B4,B4]
        =Play(stalk) prompt:creep =Done place:- dark.place:R1 sneaking:stalk =>killer FearGained:- Searched@1:R1,-

What is there are the arguments of `night`, items (`marco=ammo`) and traits (`marco+first-aid`) of survivors, the next cards, the first dice, and
places of the State (`t.team.stage=begin`). An answer is given by whoever may first, or by a seat (`=2:Calm`); `=>act` goes on until somebody
is asked that, `=pay` pays with the first cards on offer, `=dice(3,1)` lets dice fall,
`=t.keys=5` sets a place of the State. Told between answers are a part of the status
(`place:R1`), also as seats see it (`place@123:hidden`); all Events of a kind so far (`Searched:R1,-&R2,marco`), also as seats heard of them,
and which came first (`FearGained<Searched:yes`); what a seat may answer (`2?Calm/Done`), whether something is among that (`2+Calm`,
`2-Repair`), and why it is not (`2!Repair:killer-here,TS-082`). `keep@0` keeps what a seat sees; `kept@0:yes` if that is still the same.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import astuple

from game import text
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import HiddenError, Secret
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import CHOICES
from game.rules.terrorscape.event import PRIVATE, PUBLIC
from game.rules.terrorscape.state import Scheme, State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import SURVIVORS
from tests.terrorscape.kit import Dice, Evening, bury, night, on_top, pull

Tales = Callable[[str], list[str]]
"""What tells the faults of tales."""
KILLERS = ("butcher", "specter", "murderer")
ANSWERS = {kind.__name__: kind for kind in CHOICES}
EVENTS: dict[str, type[Event]] = {kind.__name__: kind for kind in (*PUBLIC, *PRIVATE)}
WORDS: dict[str, Any] = {"yes": True, "no": False, "none": None}
MANY = 8
"""So many answers are told, of more the number."""
LISTS = ("at", "hand", "hurt", "marks", "barricades")


def value(said: str) -> Any:
    return WORDS[said] if said in WORDS else int(said) if re.fullmatch(r"-?\d+", said) else said


def values(said: str) -> list[Any]:
    return [value(part) for part in said.split(",") if part]


def word(told: object) -> str:
    """A value in a word."""
    if isinstance(told, tuple | list):
        return "+".join(map(word, told)) or "-"
    if isinstance(told, bool):
        return "yes" if told else "no"
    return "-" if told is None or told == "" else str(told).replace(" ", "-")


def fields(of: Choice | Event) -> str:
    return ",".join(map(word, astuple(of)))


def name(choice: Choice) -> str:
    return type(choice).__name__ + f"({fields(choice)})" * bool(choice.__struct_fields__)


def set_up(there: str, dice: Dice) -> State:
    """The night of a tale."""
    given: dict[str, Any] = {"packs": {}, "traits": {}}
    later: list[tuple[str, str]] = []
    for part in there.split():
        key, sign, said = part.partition("=")
        who, plus, trait = part.partition("+")
        if part in KILLERS:
            given["killer"] = part
        elif plus and not sign:
            given["traits"].setdefault(who, []).append(trait)
        elif not sign:
            given |= {"side": part} if part == "survivors" else {part: True}
        elif key in SURVIVORS:
            given["packs"][key] = said.split(",")
        elif key == "team":
            given["survivors"] = said
        elif key == "fear":
            given[key] = dict(enumerate(map(int, said)))
        elif key in ("dice", "search", "discovery", "deck", "bury", "drawn", "keys") or key.startswith("t."):
            later.append((key, said))
        else:
            given[key] = values(said) if key in LISTS else value(said)
    t = night(**given)
    for key, said in later:
        put(t, dice, key, said)
    return t


def put(t: State, dice: Dice, key: str, said: str) -> None:
    """Lay cards and dice ready, or set a place of the State."""
    match key:
        case "dice":
            dice(*values(said))
        case "bury":
            bury(t, int(said))
        case "search" | "discovery" | "deck":
            on_top(t.dark.deck if key == "deck" else getattr(t.team, key), *said.split(","))
        case "keys":
            for survivor, number in enumerate(values(said)):
                for _ in range(number):
                    pull(t.team.search if any(one.face == "key" for one in t.team.search) else t.team.discovery, "key")
                t.team.purses[survivor] = number
        case "drawn":
            t.team.scheme = Scheme(plans=said.split(","))
        case _:
            holder: Any = t
            *way, last = key.split(".")[1:]
            for step in way:
                holder = holder[int(step)] if step.isdigit() else getattr(holder, step)
            old = holder[int(last)] if last.isdigit() else getattr(holder, last)
            new = values(said) if isinstance(old, list) else value(said)
            if last.isdigit():
                holder[int(last)] = new
            else:
                setattr(holder, last, new)


def status(evening: Evening, key: str, t: State) -> object:
    """A part of the status: of a survivor by its name, of the State by the way to it, of decks how many cards lie there."""
    decision = evening.game.decision
    who, _, part = key.partition(".")
    names = [token.id for token in t.survivors]
    match key:
        case "prompt":
            return decision.prompt.removeprefix("prompt-") if decision else ""
        case "asked":
            return "".join(map(str, decision.options)) if decision else ""
        case "over":
            return (evening.over, *t.end.winners) if t.end else ""
        case "last":
            return type(evening.events[-1]).__name__
        case "strength":
            return strength(t)
        case "hurt" | "fear" | "fate":
            return [getattr(token, key) for token in t.survivors]
    if who in names:
        number = names.index(who)
        return getattr(t.survivors[number], part) if part in ("hurt", "fear", "fate") else getattr(t.team, part)[number]
    found: Any = t
    for step in key.split("."):
        found = found[int(step)] if step.isdigit() else getattr(found, step)
    return len(found) if isinstance(found, list) and found and isinstance(found[0], Secret) else found


def seen(evening: Evening, key: str) -> str:
    """What is to be seen, as the tale asks for it."""
    kind, at, seats = key.partition("@")
    if kind in EVENTS:
        return "&".join(fields(one) or "yes" for one in evening.seen(EVENTS[kind], {*map(int, seats)} if at else None)) or "-"
    if "<" in kind:
        happened = [type(one).__name__ for one in evening.events]
        return word(sorted(kind.split("<"), key=happened.index) == kind.split("<"))
    if not (asked := re.fullmatch(r"(\d)!(\w+)(?:\((.*)\))?", key)):
        try:
            return word(status(evening, kind, evening.view(*map(int, seats)) if at else evening.t))
        except HiddenError:
            return "hidden"
    choice = ANSWERS[asked[2]](*asked[3].split(",") if asked[3] else ())
    assert choice not in evening.options(int(asked[1])), key
    refused = RULES.explain(evening.t, int(asked[1]), choice)
    assert refused is None or text.has(refused.reason), refused
    return f"{refused.reason.removeprefix('refused-')},{refused.rule}" if refused else "-"


def tell(dice: Dice, there: str, happens: str) -> str:
    """Play a tale, and tell it again."""
    dice()
    evening = Evening(set_up(there, dice))
    return " ".join(_told(evening, dice, happens))


def _told(evening: Evening, dice: Dice, happens: str) -> Iterator[str]:
    kept: Any = None
    for part in happens.split():
        options = evening.game.decision.options if evening.game.decision else {}
        offered = re.match(r"(\d)([-+?])(.*)", part)
        if part.startswith("=>"):
            evening.until(f"prompt-{part[2:]}")
            yield part
        elif part.startswith("=dice"):
            dice(*values(part[6:-1]))
            yield part
        elif part.startswith("=t."):
            put(evening.t, dice, *part[1:].split("=", 1))
            yield part
        elif part == "=pay":
            while evening.prompt == "prompt-pay":
                evening.play(evening.options()[0])
            yield part
        elif part.startswith("="):
            seat, answer = re.fullmatch(r"=(?:(\d):)?(.*)", part).groups()  # type: ignore[union-attr]
            ways = [(who, way) for who in options for way in options[who] if name(way) == answer and seat in (None, str(who))]
            assert ways, f"{part} is not among {[*map(name, evening.options())]}"
            evening.play(ways[0][1], seat=ways[0][0])
            yield part
        elif part.startswith("keep@"):
            kept = evening.view(*map(int, part[5:]))
            yield part
        elif part.startswith("kept@"):
            yield part.partition(":")[0] + (":yes" if evening.view(*map(int, part[5:].partition(":")[0])) == kept else ":no")
        elif offered:
            assert not offered[3] or offered[2] == "?" or offered[3].partition("(")[0] in ANSWERS, part
            names = [name(way) for way in options.get(int(offered[1]), ())]
            told = str(len(names)) if len(names) > MANY else "/".join(names) or "-"
            yield offered[1] + (f"?{told}" if offered[2] == "?" else f"{'+' if offered[3] in names else '-'}{offered[3]}")
        else:
            key = part.partition(":")[0]
            yield f"{key}:{seen(evening, key)}"

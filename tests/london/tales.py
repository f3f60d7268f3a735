"""Scenes of London Dread as short tales, each of which is set up, played and told again from its own words.

A tale has a name and a scene of `scenes.py` with what is there, and then what happens: all Events but flipped Traits, what is asked, in braces all
answers (a tale may leave them out), and the answer that is given, "=1:Done" if it is by seat 1. Neighbours of one name are told together:
"Give(0/1)" is Give(0) and Give(1). Behind a "|" stands what has changed on the table but was told by no Event; a tilted Item is marked "~".
An indented line goes on with the tale of the line before; ".." is the scene before but for what is said anew, and "team=.." its team.
A tale with "<one|other>" is two, and "<>" stands for the same once more.

    tonic rids somebody here of a Condition [dread a-duel-at-dawn; here=2; items=0:tonic; ill=0:injured 1:unhinged] dread?
      =Deplete(tonic) heal? {0:Heal(0,injured/1,unhinged)} =Heal(1,unhinged) ConditionLost(1,unhinged) dread?
      {0:Compare/Leave 1:Compare/Leave}
    who is well needs none [..; ill=2:injured] dread? {0:Use(tonic)/Compare/Leave 1:Compare/Leave}
"""

import re
import textwrap
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import groupby
from typing import Any

from msgspec.structs import fields

from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat, Secret
from game.rules.london import event
from game.rules.london.choice import Act, BowOut, Confide, Deplete, Investigate, Play, Sacrifice, Spend, Stay, Use
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import CHALLENGES, PERSONALITIES, plot_cards
from tests.london.kit import Evening, Fate
from tests.london.scenes import HERE, TEAM, endgame, plot_table, stay, table, traits

PERSON = {"items": "items", "conditions": "ill", "virtue": "virtue"} | {
    name: name for name in ("hand", "dice", "allies", "secrets")
}
TRAUMAS = {row.character: row.id for row in PERSONALITIES.values() if row.kind == "trauma"}
ECHOES: dict[type[Choice], Any] = {
    Use: event.ItemUsed, Deplete: event.ItemDepleted, Play: event.CardPlayed, Spend: event.VirtueSpent, Sacrifice: event.AllySacrificed,
    Confide: event.SecretSpent, Stay: lambda seat: event.WillingnessTold(seat, False), BowOut: lambda seat: event.WillingnessTold(seat, True),
}  # fmt: skip
"""The Events that only say which answer was given: a tale leaves them out."""
SEATS = ("items", "ill", "hands", "secrets", "allies")
HEAPS = {"supply": "supply", "discards": "discards", "pile": "items"}
"""The heaps of Items that a scene may name, from the top."""


def word(value: Any) -> str:
    """A value in short."""
    match value:
        case bool():
            return "F" if value else "-"
        case Secret():
            return str(value.face)
        case Item():
            return "~" * value.tilted + value.id
        case list() | tuple() if value and isinstance(value[0], bool):
            return "".join(map(word, value))
        case list() | tuple():
            return "+".join(map(word, value))
    return str(value)


def told(one: Event | Choice, card: str) -> str:
    """An Event or an answer by its name and fields, without defaults, the place and the card of the scene; "" for an Event that every scene has."""
    if isinstance(one, event.PersonalityFlipped) and one.card == TRAUMAS[PERSONALITIES[one.card].character]:
        return f"Trauma({one.seat})"
    trait = isinstance(one, event.PersonalityFlipped) and PERSONALITIES[one.card].kind == "trait"
    if trait or isinstance(one, event.InvestigationBegan | event.HourStruck):
        return ""
    values = [word(value) for field in fields(one) if (value := getattr(one, field.name)) not in (field.default, HERE, card)]
    return type(one).__name__ + f"({','.join(values)})" * bool(values)


def together(events: Iterable[Event | Choice], card: str) -> Iterator[str]:
    """All of them, where neighbours of one name are told as one."""
    for name, group in groupby(filter(None, (told(one, card) for one in events)), key=lambda words: words.partition("(")[0]):
        first, *others = group
        values = "/".join(words[len(name) + 1 : -1] for words in (first, *others))
        yield f"{name}({values})" if others else first


def beyond(choice: Choice, seat: Seat | None, news: list[Event]) -> list[Event]:
    """What an answer brings about, but for the Event that says only that it was given."""
    if type(choice) not in ECHOES:
        return news
    what = [getattr(choice, field.name) for field in fields(choice) if field.name != "way"]
    assert news[0] == ECHOES[type(choice)](seat, *what), news
    return news[1:]


def question(evening: Evening, card: str) -> str:
    """What is asked, and the answers of each seat, or of all where they have the same."""
    decision = evening.game.decision
    if decision is None:
        return f"{evening.over}({word(evening.t.end.winners)})"
    name = decision.prompt.removeprefix("prompt-")
    options = {seat: "/".join(together(choices, card)) for seat, choices in decision.options.items()}
    alike = len(options) == len(evening.t.people) and len({*options.values()}) == 1
    answers = next(iter(options.values())) if alike else " ".join(f"{seat}:{one}" for seat, one in options.items())
    return f"{name}? {{{answers}}}"


def foretold(before: State, events: Iterable[Event]) -> State:
    """The table as the Events alone leave it."""
    t = deepcopy(before)
    for one in events:
        person = t.people[getattr(one, "seat", 0)]
        match one:
            case event.DreadChanged():
                t.dread = one.dread
            case event.Moved():
                person.place = one.place
            case event.ConditionGained() | event.ConditionLost():
                others = [condition for condition in person.conditions if condition != one.condition]
                person.conditions = [*others, *[one.condition] * isinstance(one, event.ConditionGained)]
            case event.AllySacrificed():
                person.allies.remove(one.ally)
            case event.ItemUsed() | event.ItemReadied():
                used = isinstance(one, event.ItemUsed)
                person.items[person.items.index(Item(one.item, not used))].tilted = used
            case event.ItemDepleted():
                person.items.remove(Item(one.item))
                t.discards.append(one.item)
            case event.ItemGained():
                person.items.append(Item(one.item))
            case event.HandDealt():
                person.hand += one.cards
            case event.VirtueSpent() | event.VirtueGained():
                person.virtue += 1 if isinstance(one, event.VirtueGained) else -1
            case event.DieEarned() | event.Defeated():
                person.dice = getattr(one, "dice", 0)
    return t


def changes(before: State, after: State) -> str:
    """What has changed on the table beyond that, as it is now: of the deck how many cards it has, of the score the sum, of discarded Items which came and went.

    Where a scene lasts for hours, the hour, the board and where everybody is are told as well.
    """
    found = [("dread", before.dread, after.dread), ("gone", before.gone, after.gone), ("deck", len(before.deck), len(after.deck))]
    found += [("supply", before.supply, after.supply), ("score", sum(before.score.values()), sum(after.score.values()))]
    if not before.stage:
        boards = [[f"{place}:{card}" for place, card in t.shown.items()] for t in (before, after)]
        found += [("slot", before.slot, after.slot), ("shown", *boards)]
    person = PERSON if before.stage else PERSON | {"place": "at"}
    for seat, (old, new) in enumerate(zip(before.people, after.people, strict=True)):
        found += [(f"{seat}.{person[name]}", getattr(old, name), getattr(new, name)) for name in person]
    told = [f"{name}={word(new)}" for name, old, new in found if old != new]
    told += [f"discards+{item}" for item in after.discards if item not in before.discards]
    told += [f"discards-{item}" for item in before.discards if item not in after.discards]
    return " ".join(["|", *told] if told else told)


def scene(fate: Fate, words: str) -> tuple[State, Evening, list[Choice]]:
    """The table, the game, and the answers that open the scene; whose flip is not named flips its Trauma."""
    (kind, *about), *rest = (part.split() for part in words.split(";"))
    more: dict[str, Any] = {}
    for key, value in (" ".join(part).split("=", 1) for part in rest):
        if key in SEATS:
            more[key] = {int(entry[0]): entry[2:].split(",") for entry in value.split()}
        elif key in ("deck", "trauma", "flips", "at", "done", *HEAPS):
            more[key] = value.split(",") if value else []
        elif key in ("shown", "hidden", "goons"):
            more[key] = dict(entry.split(":") for entry in value.split())
        elif key in ("out", "defeated"):
            more[key] = [*map(int, value)]
        elif key == "clocks":
            laid = {int(entry[0]): enumerate(entry[2:].split(",")) for entry in value.split()}
            more[key] = {seat: {slot: token for slot, token in tokens if token != "."} for seat, tokens in laid.items()}
        else:
            more[key] = int(value) if value.isdigit() and key not in ("sheets", "dice", "tokens") else value != "no" and value
    flips = [flip.partition(":") for flip in more.pop("flips", ())]
    traits(fate, **{hero: flipped or TRAUMAS[hero] for hero, _, flipped in flips})
    fate.dice(*(face == "F" for face in more.pop("dice", "-" * 30)))
    fate.trauma(*more.pop("trauma", ()))
    heaps = {heap: more.pop(heap) for heap in HEAPS if heap in more}
    tokens = more.pop("tokens", "")
    t, opening = laid_out(kind, about, more)
    for person, count in zip(t.people, tokens, strict=False):
        person.virtue = int(count)
    for heap, cards in heaps.items():
        setattr(t, HEAPS[heap], [*map(Secret, reversed(cards))] if heap == "pile" else cards)
    evening = Evening(deepcopy(t))
    return t, stay(evening) if kind == "meet" else evening, opening


def laid_out(kind: str, about: list[str], more: dict[str, Any]) -> tuple[State, list[Choice]]:
    """The table of a scene of this kind, and the answers that open it."""
    team, here, sheets, hidden = more.pop("team", TEAM), more.pop("here", 1), more.pop("sheets", ""), more.pop("hidden", {})
    goons, at = more.pop("goons", {}), [*more.pop("at", ()), *["west-streets"] * 4]
    match kind:
        case "plot":
            t = plot_table(*about or ["mr-reynauds-residence"], team, here, **more)
        case "dread":
            t = table(team, here, {HERE: about[0]}, **more)
        case "goon":
            t = table(team, here, **{"story": "london-dread", **more})
            goons, at = {"west": about[0]}, at[:here]
        case "meet" | "challenge":
            t = endgame(team, story=CHALLENGES[about[-1]].story, challenges=[about[-1]], **more)
        case "close":
            chapter = more.pop("chapter", 1)
            done = plot_cards(more.get("story", "the-letter"), chapter)
            t = table(team, 4, more.pop("shown", {}), **{"phase": "close", "stage": "", "done": done, **more})
            t.chapter = chapter
            t.dark = {place: Secret(card) for place, card in hidden.items()}
        case "day":
            t = table(team, 0, more.pop("shown", {}), **{"stage": "", **more})
            t.dark = {place: card for place, card in t.dark.items() if card.face not in hidden.values()}
            t.dark |= {place: Secret(card) for place, card in hidden.items()}
            t.strangers = [one for one in t.strangers if one.face not in hidden.values()]
        case _:
            t = endgame(team, **more)
            for person, count in zip(t.people, sheets or "1111", strict=True):
                person.dice, person.out, person.defeated = int(count), True, count == "0"
    for person, place in zip(t.people if kind in ("close", "day", "goon") else (), at, strict=False):
        person.place = place
    t.goons = goons or t.goons
    if kind == "meet":
        return t, [Act(int(about[0]))]
    where = {"dread": HERE, "plot": HERE, "goon": "west-streets"}.get(kind)
    return t, [Investigate(where, tuple(range(here)))] if where else []


def tell(fate: Fate, words: str, answers: Iterable[str]) -> str:
    """Play a scene with these answers and tell it."""
    before, evening, opening = scene(fate, words)
    _, *about = words.partition(";")[0].split()
    card = about[-1] if about else "mr-reynauds-residence"
    parts = [*together([] if opening else evening.events, card)]
    parts += together([happened for choice in opening for happened in evening.play(choice)], card)
    for answer in answers:
        seat, _, given = answer.rpartition(":")
        assert evening.game.decision is not None, parts
        asked = evening.game.decision.options
        meant = [(by, choice) for by in ([int(seat)] if seat else asked) for choice in asked[by] if told(choice, card) == given]
        assert meant, f"{question(evening, card)}: not {answer}"
        (by, choice), *_ = meant
        parts += [question(evening, card), f"={answer}", *together(beyond(choice, by, evening.play(choice, seat=by)), card)]
    return " ".join(filter(None, [*parts, question(evening, card), changes(foretold(before, evening.events), evening.t)]))


def ways(tale: str) -> list[str]:
    """The tales that one stands for: with the first of the words of each "<one|other>", with the second; "<>" stands for the one before it."""
    parts = re.split("<([^>]*)>", tale)
    for here in range(1, len(parts), 2):
        parts[here] = parts[here] or parts[here - 2]
    several = [part.split("|") if here % 2 else [part] for here, part in enumerate(parts)]
    return ["".join(words[way if len(words) > 1 else 0] for words in several) for way in range(max(map(len, several)))]


def read(tales: str) -> Iterator[tuple[str, str, str]]:
    """The name of each tale, its scene, and what happens."""
    before = ""
    for whole in re.split(r"\n(?=\S)", textwrap.dedent(tales).strip()):
        for tale in ways(whole):
            found = re.fullmatch(r"(.*?) \[(.*?)\] (.*)", " ".join(tale.split()))
            assert found, f"not understood: {tale}"
            words = before + found[2][2:] if found[2].startswith("..") else found[2]
            for part in reversed(before.split("; ")):
                words = words.replace(f"{part.partition('=')[0]}=..", part)
            before = words
            yield found[1], before, found[3].removesuffix(" |")


def faults(fate: Fate, tales: str) -> list[str]:
    """The tales that went another way, each beside how it went."""
    found = []
    for name, words, should in read(tales):
        really = tell(fate, words, re.findall(r" =(\S+)", f" {should}"))
        asked = iter([*re.findall(r"\?( \{)?", should), *"{" * 99])
        really = re.sub(r"\? \{.*?\}", lambda group: group[0] if next(asked) else "?", really)  # noqa: B023 - used at once
        found += [f"{name}\n  should: {should}\n  but is: {really}"] * (should != really)
    return found

"""Scenes of London Dread as short tales, each of which is set up, played and told again from its own words.

A tale has a name and a scene of `scenes.py` with what is there, and then what happens: all Events but flipped Traits, what is asked, in braces all
answers (a tale may leave them out), and the answer that is given, "=1:Done" if it is by seat 1. At the end stands what has changed on the table;
a tilted Item is marked "~".

    tonic rids somebody here of a Condition [dread a-duel-at-dawn; here=2; items=0:tonic; ill=0:injured 1:unhinged]
        dread? =Deplete(tonic) ItemDepleted(0,tonic) heal? {0:Heal(0,injured)/Heal(1,unhinged)} =Heal(1,unhinged) ConditionLost(1,unhinged)
        dread? {0:Compare/Leave 1:Compare/Leave} | discards+tonic 0.items= 1.ill=
"""

import re
import textwrap
from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from msgspec.structs import fields

from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Secret
from game.rules.london.choice import Act, Investigate
from game.rules.london.event import HourStruck, InvestigationBegan, PersonalityFlipped
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import CHALLENGES, PERSONALITIES, plot_cards
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, TEAM, endgame, plot_table, stay, table, traits

PERSON = {
    "items": "items",
    "conditions": "ill",
    "virtue": "virtue",
    "hand": "hand",
    "dice": "dice",
    "allies": "allies",
    "secrets": "secrets",
}
TRAUMAS = {row.character: row.id for row in PERSONALITIES.values() if row.kind == "trauma"}
SEATS = ("items", "ill", "hands", "secrets", "allies")


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


def told(one: Event | Choice) -> str:
    """An Event or an answer by its name and fields, without defaults and the place of the scene; "" for an Event that every scene has."""
    if isinstance(one, InvestigationBegan | HourStruck) or (
        isinstance(one, PersonalityFlipped) and PERSONALITIES[one.card].kind == "trait"
    ):
        return ""
    values = [word(value) for field in fields(one) if (value := getattr(one, field.name)) not in (field.default, HERE)]
    return type(one).__name__ + f"({','.join(values)})" * bool(values)


def question(evening: Evening) -> str:
    """What is asked, and the answers of each seat, or of all where they have the same."""
    decision = evening.game.decision
    if decision is None:
        return evening.over
    name = decision.prompt.removeprefix("prompt-")
    options = {seat: "/".join(map(told, choices)) for seat, choices in decision.options.items()}
    alike = len(options) == len(evening.t.people) and len({*options.values()}) == 1
    answers = next(iter(options.values())) if alike else " ".join(f"{seat}:{one}" for seat, one in options.items())
    return f"{name}? {{{answers}}}"


def changes(before: State, after: State) -> str:
    """What has changed on the table, as it is now: of the deck how many cards it has, of discarded Items which came and went.

    Where a scene lasts for hours, the hour, the board and where everybody is are told as well.
    """
    found = [("dread", before.dread, after.dread), ("gone", before.gone, after.gone), ("deck", len(before.deck), len(after.deck))]
    if not before.stage:
        boards = [[f"{place}:{card}" for place, card in t.shown.items()] for t in (before, after)]
        found += [("slot", before.slot, after.slot), ("shown", *boards)]
    person = PERSON if before.stage else PERSON | {"place": "at"}
    for seat, (old, new) in enumerate(zip(before.people, after.people, strict=True)):
        found += [(f"{seat}.{person[name]}", getattr(old, name), getattr(new, name)) for name in person]
    told = [f"{name}={word(new)}" for name, old, new in found if old != new]
    told += [f"discards+{item}" for item in after.discards if item not in before.discards]
    told += [f"discards-{item}" for item in before.discards if item not in after.discards]
    return " ".join(["|", *told])


def scene(fate: Fate, words: str) -> tuple[State, Evening, list[Choice]]:
    """The table, the game, and the answers that open the scene; whose flip is not named flips its Trauma."""
    (kind, *about), *rest = (part.split() for part in words.split(";"))
    more: dict[str, Any] = {}
    for key, value in (" ".join(part).split("=", 1) for part in rest):
        if key in SEATS:
            owned = (entry.split(":") for entry in value.split())
            more[key] = {int(seat): cards.split(",") for seat, cards in owned}
        elif key in ("deck", "trauma", "flips", "at", "done"):
            more[key] = value.split(",")
        elif key in ("shown", "hidden", "goons"):
            more[key] = dict(entry.split(":") for entry in value.split())
        elif key == "clocks":
            laid = (entry.split(":") for entry in value.split())
            more[key] = {
                int(seat): {slot: token for slot, token in enumerate(tokens.split(",")) if token != "."} for seat, tokens in laid
            }
        else:
            more[key] = int(value) if value.isdigit() and key not in ("sheets", "dice") else value != "no" and value
    flips = [flip.partition(":") for flip in more.pop("flips", ())]
    traits(fate, **{hero: flipped or TRAUMAS[hero] for hero, _, flipped in flips})
    fate.dice(*(face == "F" for face in more.pop("dice", "-" * 30)))
    fate.trauma(*more.pop("trauma", ()))
    team, here, sheets = more.pop("team", TEAM), more.pop("here", 1), more.pop("sheets", "1111")
    if kind in ("dread", "plot"):
        t = (
            plot_table(*about or ["mr-reynauds-residence"], team, here, **more)
            if kind == "plot"
            else table(team, here, {HERE: about[0]}, **more)
        )
        return deepcopy(t), Evening(t), [Investigate(HERE, tuple(range(here)))]
    if kind == "meet":
        t = endgame(team, story=CHALLENGES[about[1]].story, challenges=[about[1]], **more)
        return deepcopy(t), stay(Evening(t)), [Act(int(about[0]))]
    if kind == "close":
        hidden = more.pop("hidden", {})
        story = more.get("story", "the-letter")
        t = day(team, phase="close", **{"done": plot_cards(story, more.get("chapter", 1)), **more})
        t.dark = {place: Secret(card) for place, card in hidden.items()}
        return deepcopy(t), Evening(t), []
    if kind == "day":
        places = [*more.pop("at", ()), *["west-streets"] * 4]
        goons = more.pop("goons", {})
        t = table(team, 0, more.pop("shown", {}), **{"stage": "", **more})
        t.goons = goons or t.goons
        for person, place in zip(t.people, places, strict=False):
            person.place = place
        return deepcopy(t), Evening(t), []
    t = endgame(team, **more)
    for person, count in zip(t.people, sheets, strict=True):
        person.dice, person.out, person.defeated = int(count), True, count == "0"
    return deepcopy(t), Evening(t), []


def tell(fate: Fate, words: str, answers: Iterable[str]) -> str:
    """Play a scene with these answers and tell it."""
    before, evening, opening = scene(fate, words)
    parts = [] if opening else [told(happened) for happened in evening.events]
    parts += [told(happened) for choice in opening for happened in evening.play(choice)]
    for answer in answers:
        seat, _, given = answer.rpartition(":")
        assert evening.game.decision is not None, parts
        asked = evening.game.decision.options
        by = int(seat) if seat else next((one for one in asked if given in map(told, asked[one])), None)
        choice = next((one for one in asked[by] if told(one) == given), None) if by is not None else None
        assert choice is not None, f"{question(evening)}: not {answer}"
        parts += [question(evening), f"={answer}", *map(told, evening.play(choice, seat=by))]
    return " ".join(filter(None, [*parts, question(evening), changes(before, evening.t)]))


def read(tales: str) -> list[tuple[str, str, str]]:
    """The name of each tale, its scene, and what happens: "<one|other>" in a scene are several tales, in which "<>" stands for each."""
    found = re.findall(r"^(\S.*) \[(.*)\]\n((?: .*\n)+)", textwrap.dedent(tales).strip() + "\n", re.MULTILINE)
    assert len(found) == len(re.findall(r"\]\n", tales)), "a tale is not understood"
    ways = [(tale, way) for tale in found for way in "".join(re.findall("<(.*)>", tale[1])).split("|")]
    return [
        (name, re.sub("<.*>", way, words), " ".join(happens.replace("<>", way).split())) for (name, words, happens), way in ways
    ]


def faults(fate: Fate, tales: str) -> list[str]:
    """The tales that went another way, each beside how it went."""
    found = []
    for name, words, should in read(tales):
        really = tell(fate, words, re.findall(r" =(\S+)", f" {should}"))
        asked = iter([*re.findall(r"\? (\{?)", should), *"{" * 99])
        really = re.sub(r"\? \{.*?\}", lambda group: group[0] if next(asked) else "?", really)  # noqa: B023 - used at once
        found += [f"{name}\n  should: {should}\n  but is: {really}"] * (should != really)
    return found

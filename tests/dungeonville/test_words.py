"""Every card has its words, no two say the same, and what an item's words say is what its numbers are."""

import re
from pathlib import Path

import pytest

from game import text
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, ROOMS, TOWN
from game.rules.engine.content import data_folder
from game.text import say

KINDS = tuple(dict.fromkeys(row.kind for row in ADVENTURERS.values()))
HUES = tuple(dict.fromkeys(row.colour or "colourless" for row in ADVENTURERS.values()))
PHASES = ("recruit", "scout", "combat", "explore", "collect")
TERMS = (
    "rank", "capacity", "letter", "party", "fighters", "reserves", "defector", "blood", "graveyard", "treasury", "deed", "score", "goal",
    "claim", "seeing-stone", "entrance", "expedition", "adventurers", "deed-house",
)  # fmt: skip
LETTERS = ("A", "B", "C", "D", "E", "jester", "oracle")
TOLD = (*ADVENTURERS, *KINDS, *ROOMS, *DUNGEONS, *TOWN, *COLOURS, *PHASES, *TERMS)
"""The ids that have a name and a text."""


def written() -> dict[str, str]:
    """Every message of a single line in the game's file."""
    lines = (Path(data_folder("levels")) / "dungeonville" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if re.match(r"[a-z][\w-]* = ", line))


def test_every_card_and_every_term_has_a_name_and_a_text() -> None:
    wanted = [f"{part}-{name}" for name in TOLD for part in ("name", "text")]
    wanted += [f"name-{hue}" for hue in HUES] + [f"letter-{letter}" for letter in LETTERS] + [f"tale-{item}" for item in ITEMS]
    wanted += [f"{part}-{colour}" for colour in COLOURS for part in ("title", "sign", "colour")]
    assert not [message for message in wanted if not text.has(message)]
    assert all(say(message) for message in wanted)


def test_no_word_of_the_cards_stands_there_for_nothing() -> None:
    found = written()
    heads = {"tale": set(ITEMS), "title": set(COLOURS), "sign": set(COLOURS), "colour": set(COLOURS), "letter": set(LETTERS)}
    for head, names in heads.items():
        assert {message.removeprefix(f"{head}-") for message in found if message.startswith(f"{head}-")} == names
    numbered = {message for message in found if re.fullmatch(r"(name|text)-[a-z]{2}-\d\d", message)}
    assert numbered == {f"{part}-{room.id}" for room in ROOMS.values() if not room.item for part in ("name", "text")}


def test_no_two_cards_say_the_same_and_none_says_much() -> None:
    found = written()
    lines = [found[f"text-{name}"] for name in (*ADVENTURERS, *ROOMS, *DUNGEONS, *TOWN)] + [
        found[f"tale-{item}"] for item in ITEMS
    ]
    assert len(set(lines)) == len(lines)
    assert all(line[-1] in '.!?"' and len(line) <= 200 for line in lines)
    names = [found[f"name-{name}"] for name in (*ADVENTURERS, *ROOMS, *DUNGEONS, *TOWN, *COLOURS)]
    assert len(set(names)) == len(names)
    assert len({found[f"name-{colour}"][0] for colour in COLOURS}) == len(COLOURS), "a pawn carries the initial of its wizard"


@pytest.mark.rule("DV-002")
def test_the_id_of_an_adventurer_is_its_name() -> None:
    for name in ADVENTURERS:
        assert re.sub(r"[^a-z]+", "-", say(f"name-{name}").lower().replace("'", "")) == name


@pytest.mark.rule("DV-082", "DV-083")
def test_an_item_and_its_class_name_each_other() -> None:
    for item in ITEMS.values():
        kind, own = say(f"name-{item.kind}"), say(f"name-{item.id}")
        assert say(f"text-{item.id}").startswith(f"{kind}. ")
        assert own in say(f"text-{item.kind}")
        assert say(f"name-{item.dungeon}") in say(f"text-{item.kind}")

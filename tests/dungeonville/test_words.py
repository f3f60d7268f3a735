"""The words: every card has its own, an item's words are what its numbers are; the rulebook states every rule once, and every number that is quoted."""

import re
from pathlib import Path

import pytest

from game import text
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, NUMBERS, ROOMS, TOWN
from game.rules.engine.content import data_folder
from game.text import say
from game.text.rulebook import Rulebook, book

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
    assert not [message for message in wanted if not text.has(message)] and all(say(message) for message in wanted)


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
    assert len(set(lines)) == len(lines) and all(line[-1] in '.!?"' and len(line) <= 200 for line in lines)
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
        assert say(f"text-{item.id}").startswith(f"{kind}. ") and own in say(f"text-{item.kind}")
        assert say(f"name-{item.dungeon}") in say(f"text-{item.kind}")


@pytest.fixture
def rules() -> Rulebook:
    return book("dungeonville")


def test_a_ruling_of_this_game_says_so(rules: Rulebook) -> None:
    house = {rule.id for rule in rules.rules.values() if rule.house}
    assert {"DV-003", "DV-005", "DV-037", "DV-059", "DV-084", "DV-118", "DV-121", "DV-136", "DV-142", "DV-151"} <= house
    assert not house & {
        "DV-001", "DV-024", "DV-032", "DV-052", "DV-066", "DV-075", "DV-090", "DV-101", "DV-116", "DV-122", "DV-201",
    }  # fmt: skip


@pytest.mark.rule("DV-025", "DV-084")
def test_tables_of_the_book_say_what_the_cards_say(rules: Rulebook) -> None:
    names, prices = rules.rules["DV-025"].table
    assert names[1:] == tuple(say(f"name-{place}") for place in TOWN)
    assert prices[1:] == tuple(str(place.price) for place in TOWN.values())
    listed = [tuple(say(f"name-{part}") for part in (item.dungeon, item.kind, item.id)) for item in ITEMS.values()]
    assert list(rules.rules["DV-084"].table[1:]) == listed
    for number, (_, kind, item) in enumerate(listed, start=151):
        rule = rules.rules[f"DV-{number}"]
        assert rule.title == item and rule.words.startswith(f"{kind}. ")


@pytest.mark.rule("DV-014")
def test_the_deeds_that_nobody_gets_lie_in_the_house(rules: Rulebook) -> None:
    players, deeds = rules.rules["DV-014"].table
    assert [int(some) + int(left) for some, left in zip(players[1:], deeds[1:], strict=True)] == [5, 5, 5, 5]


def test_the_examples_are_told_with_the_real_cards(rules: Rulebook) -> None:
    by_rank = {row.rank: row for row in ADVENTURERS.values()}
    for example in ("DV-205", "DV-206", "DV-207", "DV-208"):
        told = re.findall(r"\b(\d+) (red|blue|green|yellow|purple)\b", rules.rules[example].words)
        assert told and all(by_rank[int(rank)].colour == colour for rank, colour in told)
    party = [by_rank[rank] for rank in (46, 54, 12)]
    assert [row.letter("crypt") for row in party] == ["A", "B", "D"] and sum(row.rank for row in party) == 112
    assert {("E", 5), ("D", 10), ("E", 10)} <= {(room.letter, room.gold) for room in ROOMS.values() if room.dungeon == "crypt"}
    assert (by_rank[54].letter("rat-haus"), by_rank[19].letter("rat-haus")) == ("A", "B")
    assert str(32 + 33 + 54) in rules.rules["DV-215"].words and NUMBERS.goal == 7

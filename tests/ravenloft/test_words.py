"""Everything in Castle Ravenloft has its words, and every rule is stated once."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from game import text
from game.match import Match
from game.rules.engine.content import data_folder
from game.rules.engine.script import Event
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import CHOICES
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.rules.ravenloft.tables.content import PowerCard, When, tables
from game.text import Speaker, Texts, kebab

FOLDER = data_folder("levels") / "ravenloft"
CONTENT = tables()


def test_rulebook_states_every_rule_once() -> None:
    text = (FOLDER / "rules.md").read_text(encoding="utf-8")
    stated = [line[4:10] for line in text.splitlines() if line.startswith("- **")]
    assert stated == [f"CR-{number:03}" for number in range(1, 296)]
    assert not re.search(r"\[(seed|public|memory|design)", text)
    quoted = re.findall(r"CR-\d{3}", text)
    assert set(quoted) == set(stated)


def row_ids() -> list[str]:
    tables_of = (
        CONTENT.heroes, CONTENT.powers, CONTENT.monsters, CONTENT.encounters, CONTENT.treasures, CONTENT.tiles, CONTENT.adventures,
    )  # fmt: skip
    return [name for table in tables_of for name in table]


def strike_ids() -> list[str]:
    scripts = [line.attack for monster in CONTENT.monsters.values() for line in monster.script]
    volleys = [card.volley.strike for card in CONTENT.encounters.values() if card.volley]
    return [strike.id for strike in [*scripts, *volleys] if strike]


@pytest.fixture
def texts() -> Texts:
    texts = Texts(strict=True)
    texts.game = "ravenloft"
    return texts


def test_everything_in_the_tables_has_a_name(texts: Texts) -> None:
    for name in [*row_ids(), *strike_ids()]:
        assert texts.has(f"name-{name}"), name
    for monster in CONTENT.monsters.values():
        for name in [*monster.kinds, *monster.markers, *([monster.dies] if monster.dies else [])]:
            assert texts.has(f"name-{name}"), name


def test_every_card_and_adventure_says_what_it_does(texts: Texts) -> None:
    silent = set(CONTENT.tiles)
    for name in row_ids():
        assert name in silent or texts.say(f"text-{name}", {}), name
    for name in CONTENT.heroes:
        assert texts.say(f"title-{name}", {})
    for name in CONTENT.adventures:
        assert texts.say(f"goal-{name}", {}) and texts.say(f"lost-{name}", {})


def messages() -> list[str]:
    text = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][A-Za-z0-9-]*) =", text, re.MULTILINE)


def test_texts_are_well_formed_and_stand_once() -> None:
    junk = [
        entry for entry in FluentParser().parse((FOLDER / "en.ftl").read_text(encoding="utf-8")).body if isinstance(entry, Junk)
    ]
    assert not junk
    twice = [name for name, number in Counter(messages()).items() if number > 1]
    assert not twice


def test_texts_of_cards_belong_to_something() -> None:
    known = set(row_ids())
    general = {"slowed", "immobilized", "surge", "mistform", "critical-hit", *(f"{kind}" for kind in KINDS)}
    tokens = {part.token for row in ADVENTURES.values() for _, part in row.parts()}
    for message in messages():
        kind, _, name = message.partition("-")
        if kind in {"text", "flavour", "title", "goal"}:
            assert name in known | general | tokens, message


KINDS = ("environment", "event", "attack", "trap", "blessing", "fortune", "item", "at-will", "daily", "utility")

SAMPLES: dict[object, tuple[object, ...]] = {
    str: ("", "kat", "wolf-2", "fireball"), int: (0, 1, 20), bool: (True, False), int | None: (None, 3),
    tuple[str, ...]: ((), ("kat",), ("kat", "arjhan")), tuple[int, ...]: ((), (1, 2)),
    tuple[Secret, ...]: ((Secret("wolf", (0,)),), (Secret("wolf", (0,)), Secret("zombie", (0,)))),
}  # fmt: skip


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_for_all_its_values(texts: Texts, kind: type[Event]) -> None:
    fields = get_type_hints(kind)
    for turn in range(4):
        values = {field: SAMPLES[fields[field]][turn % len(SAMPLES[fields[field]])] for field in kind.__struct_fields__}
        sentence = texts.say(f"event-{kebab(kind)}", values)
        assert "{" not in sentence


def literals() -> set[str]:
    found = set[str]()
    for file in (one for one in Path(event.__file__).parents[1].rglob("*.py") if "agents" not in one.parts):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return {word for word in found if re.fullmatch(r"(prompt|refused|reason|won|lost|roll)(-[a-z]+)+", word)}


def test_every_id_that_the_rules_speak_has_a_message(texts: Texts) -> None:
    for word in literals():
        assert texts.has(f"name-{word}" if word.startswith("roll-") else word), word
    for choice in CHOICES:
        assert texts.has(f"choice-{kebab(choice)}"), choice
    for when in get_args(When):
        window = when not in {"attack", "no-attack", "move", "free", "start", "passive"}
        assert not window or texts.has(f"refused-wait-{when}"), when
        assert not window or when == "drawn" or texts.has(f"prompt-react-{when}"), when
    for adventure in CONTENT.adventures:
        assert texts.has(f"won-{adventure}")
    for kind in get_args(PowerCard.__annotations__["type"]):
        assert texts.has(f"prompt-power-{kind}")


@pytest.fixture
def strict_speaker() -> Iterator[type[Speaker]]:
    text.use(game="ravenloft", strict=True)
    yield Speaker
    text.use(game="common", strict=False)


@pytest.mark.parametrize(
    "options", [{}, {"adventure": "find-the-icon", "heroes": ",".join(CONTENT.heroes), "powers": "free"}], ids=["one", "five"]
)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told(strict_speaker: type[Speaker], options: dict[str, str], seed: int) -> None:
    """Every event, question and answer of games at random has its words and values; a missing one raises MissingMessage."""
    dice = Random(seed)
    match = Match.new("ravenloft", seed=seed, options=options)
    speaker = strict_speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    told = match.news(None)
    while (decision := match.decision) is not None:
        assert speaker.prompt(decision)
        (seat, choices), *_ = decision.options.items()
        for choice in choices:
            assert speaker.choice(choice, decision.prompt)
        told += match.submit(seat, dice.choice(choices))
    for happened in told:
        sentence = speaker.event(happened)
        assert "{" not in sentence and not re.search(r"\b(roll|won|lost|prompt)-[a-z]", sentence)
        assert "()" not in sentence
    assert match.outcome and text.say(match.outcome.reason)

"""Everything in Castle Ravenloft has its words, and every rule is stated once."""

import ast
import re
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from game import text
from game.match import Match
from game.rules.engine.content import data_folder
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import CHOICES
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.rules.ravenloft.tables.content import PowerCard, When, tables
from game.text import MissingMessage, Speaker, Texts, kebab

FOLDER = data_folder("levels") / "ravenloft"
CONTENT = tables()


def test_rulebook_states_every_rule_once() -> None:
    text = (FOLDER / "rules.md").read_text(encoding="utf-8")
    stated = [line[4:10] for line in text.splitlines() if line.startswith("- **")]
    assert stated == [f"CR-{number:03}" for number in range(1, 296)] and not re.search(r"\[(seed|public|memory|design)", text)
    assert set(re.findall(r"CR-\d{3}", text)) == set(stated)


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


def test_everything_in_the_tables_has_a_name_and_says_what_it_does(texts: Texts) -> None:
    marks = {name for monster in CONTENT.monsters.values() for name in (*monster.kinds, *monster.markers, monster.dies) if name}
    nameless = [name for name in [*row_ids(), *strike_ids(), *sorted(marks)] if not texts.has(f"name-{name}")]
    assert not nameless, nameless
    told = [f"text-{name}" for name in row_ids() if name not in CONTENT.tiles] + [f"title-{name}" for name in CONTENT.heroes]
    told += [f"{kind}-{name}" for kind in ("goal", "lost") for name in CONTENT.adventures]
    silent = [name for name in told if not texts.say(name, {})]
    assert not silent, silent


def messages() -> list[str]:
    return re.findall(r"^([a-z][A-Za-z0-9-]*) =", (FOLDER / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_texts_are_well_formed_stand_once_and_belong_to_something() -> None:
    entries = FluentParser().parse((FOLDER / "en.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    assert not [name for name, number in Counter(messages()).items() if number > 1]
    known = {*row_ids(), *KINDS, "slowed", "immobilized", "surge", "mistform", "critical-hit"}
    known |= {part.token for row in ADVENTURES.values() for _, part in row.parts()}
    words = [message.partition("-") for message in messages()]
    strangers = [name for kind, _, name in words if kind in {"text", "flavour", "title", "goal"} and name not in known]
    assert not strangers, strangers


KINDS = ("environment", "event", "attack", "trap", "blessing", "fortune", "item", "at-will", "daily", "utility")

SAMPLES: dict[object, tuple[object, ...]] = {
    str: ("", "kat", "wolf-2", "fireball"), int: (0, 1, 20), bool: (True, False), int | None: (None, 3),
    tuple[str, ...]: ((), ("kat",), ("kat", "arjhan")), tuple[int, ...]: ((), (1, 2)),
    tuple[Secret, ...]: ((Secret("wolf", (0,)),), (Secret("wolf", (0,)), Secret("zombie", (0,)))),
}  # fmt: skip


def test_every_event_has_a_sentence_for_all_its_values(texts: Texts) -> None:
    faults = []
    for kind, turn in product(EVENTS, range(4)):
        fields = get_type_hints(kind)
        values = {field: SAMPLES[fields[field]][turn % len(SAMPLES[fields[field]])] for field in kind.__struct_fields__}
        try:
            sentence = texts.say(f"event-{kebab(kind)}", values)
        except MissingMessage as missing:
            sentence = f"{{{missing}}}"
        if "{" in sentence:
            faults.append((kind.__name__, sentence))
    assert not faults, faults


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


@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 4), marks=pytest.mark.heavy)], ids=["one night", "more nights"]
)
def test_whole_games_can_be_told(seeds: range) -> None:
    """Every event, question and answer of games at random has its words and values; a missing one raises MissingMessage."""
    text.use(game="ravenloft", strict=True)
    company = {"adventure": "find-the-icon", "heroes": ",".join(CONTENT.heroes), "powers": "free"}
    for options, seed in product(({}, company), seeds):
        dice = Random(seed)
        match = Match.new("ravenloft", seed=seed, options=options)
        speaker = Speaker(lambda seat, match=match: match.rules.seat_name(match.game.state, seat))
        told = match.news(None)
        while (decision := match.decision) is not None:
            assert speaker.prompt(decision)
            (seat, choices), *_ = decision.options.items()
            for choice in choices:
                assert speaker.choice(choice, decision.prompt)
            told += match.submit(seat, dice.choice(choices))
        for happened in told:
            sentence = speaker.event(happened)
            assert "{" not in sentence and not re.search(r"\b(roll|won|lost|prompt)-[a-z]", sentence) and "()" not in sentence
        assert match.outcome and text.say(match.outcome.reason)

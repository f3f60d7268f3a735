"""Everything has its words, every rule is stated once, and every adventure can be played in a terminal."""

import ast
import random
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
from game.cli.ravenloft import table as table_text, text as game_text
from game.cli.terminal import Terminal
from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.engine.content import data_folder
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import CHOICES, Target
from game.rules.ravenloft.event import EVENTS, AdventureBegan
from game.rules.ravenloft.state import Placed, State, Token
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.rules.ravenloft.tables.content import PowerCard, When, tables
from game.text import MissingMessage, Speaker, Texts, kebab, name, say
from tests.ravenloft.cards.adventures import GOLEM
from tests.ravenloft.cards.scene import night
from tests.ravenloft.kit import meet, spot

FOLDER = data_folder("levels") / "ravenloft"
CONTENT = tables()


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


def test_every_rule_is_stated_once_and_everything_in_the_tables_has_its_words(texts: Texts) -> None:
    # Rulebook states every rule once.
    text = (FOLDER / "rules.md").read_text(encoding="utf-8")
    stated = [line[4:10] for line in text.splitlines() if line.startswith("- **")]
    assert stated == [f"CR-{number:03}" for number in range(1, 296)] and not re.search(r"\[(seed|public|memory|design)", text)
    assert set(re.findall(r"CR-\d{3}", text)) == set(stated)
    # Everything in the tables has a name and says what it does.
    marks = {name for monster in CONTENT.monsters.values() for name in (*monster.kinds, *monster.markers, monster.dies) if name}
    nameless = [name for name in [*row_ids(), *strike_ids(), *sorted(marks)] if not texts.has(f"name-{name}")]
    assert not nameless, nameless
    told = [f"text-{name}" for name in row_ids() if name not in CONTENT.tiles] + [f"title-{name}" for name in CONTENT.heroes]
    told += [f"{kind}-{name}" for kind in ("goal", "lost") for name in CONTENT.adventures]
    silent = [name for name in told if not texts.say(name, {})]
    assert not silent, silent


def messages() -> list[str]:
    return re.findall(r"^([a-z][A-Za-z0-9-]*) =", (FOLDER / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


KINDS = ("environment", "event", "attack", "trap", "blessing", "fortune", "item", "at-will", "daily", "utility")

SAMPLES: dict[object, tuple[object, ...]] = {
    str: ("", "kat", "wolf-2", "fireball"), int: (0, 1, 20), bool: (True, False), int | None: (None, 3),
    tuple[str, ...]: ((), ("kat",), ("kat", "arjhan")), tuple[int, ...]: ((), (1, 2)),
    tuple[Secret, ...]: ((Secret("wolf", (0,)),), (Secret("wolf", (0,)), Secret("zombie", (0,)))),
}  # fmt: skip


def test_texts_are_well_formed_and_every_event_has_a_sentence_for_its_values(texts: Texts) -> None:
    # Texts are well formed stand once and belong to something.
    entries = FluentParser().parse((FOLDER / "en.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    assert not [name for name, number in Counter(messages()).items() if number > 1]
    known = {*row_ids(), *KINDS, "slowed", "immobilized", "surge", "mistform", "critical-hit"}
    known |= {part.token for row in ADVENTURES.values() for _, part in row.parts()}
    words = [message.partition("-") for message in messages()]
    strangers = [name for kind, _, name in words if kind in {"text", "flavour", "title", "goal"} and name not in known]
    assert not strangers, strangers
    # Every event has a sentence for all its values.
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


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 4), marks=pytest.mark.heavy)], ids=["one night", "more"])
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


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail on a missing message, and skip fsync."""
    monkeypatch.setattr("os.fsync", lambda number: None)
    text.use(game="ravenloft", strict=True)


def view(state: State) -> Observation[State]:
    return Observation(frozenset({0}), state, None, state, ())


def shown(state: State) -> list[str]:
    return table_text.describe_table(view(state), Speaker(lambda seat: "kat"), (), whole=True)


SHOWN = ("escape-the-tomb", "daylight-assault", "rampaging-golem")
"""The adventures that the default run plays, too."""


@pytest.mark.parametrize("adventure", [pytest.param(one, marks=[] if one in SHOWN else pytest.mark.heavy) for one in ADVENTURES])
def test_every_adventure_is_played_to_its_end_in_a_terminal_and_says_what_is_special(adventure: str) -> None:
    heroes = "kat,thorgrim" if 2 in ADVENTURES[adventure].heroes else "thorgrim"
    seats = dict.fromkeys(range(len(heroes.split(","))), "person")
    match = Match.new("ravenloft", seed=11, options={"adventure": adventure, "heroes": heroes}, seats=seats)
    dice, said, asked = random.Random(11), list[str](), [0]

    def read(prompt: str) -> str:
        asked[0] += 1
        if asked[0] == 1:
            return "r"
        assert asked[0] < 2000
        return str(dice.randint(1, len(room.offers)))

    room = Terminal(match, read, said.append)
    assert room.run() == 0
    for line in [*say(f"text-{adventure}").splitlines(), say("table-goal", goal=say(f"goal-{adventure}"))]:
        assert said.count(f"  {line}") == 2, "at the beginning, and when somebody asks"
    assert say("table-lost", lost=say(f"lost-{adventure}")) in said, "beside the board"
    assert not [line for line in said if any(f"name-{part}" in line for part in (adventure, "kat"))]


def test_what_lies_beside_the_map_and_is_told_at_the_beginning() -> None:
    # What is attacked like a monster has letters and hit points.
    state, other = meet(night("klaks-infernal-artifact"), "klaks-artifact 1/1/1")
    tag = table_text.tags(state)[other.id]
    assert any(line.startswith(f"{tag} {name('klaks-artifact')}: 5 of 5 HP") for line in shown(state)), "it belongs to no Hero"
    label = game_text.label(view(state), Target(other.id), Speaker(lambda seat: "kat"), "prompt-target")
    assert label == f"{name('klaks-artifact')} ({tag})"
    # Tokens markers and what heroes carry are told beside the map.
    state, golem = meet(night(GOLEM), "flesh-golem 1/1/1")
    golem.markers = ["calm", "enrage"]
    state.quest.tokens = [Token("item-back", spot(1, 0, 0, state), Secret("food", (), "items"))]
    kat = state.heroes[0]
    kat.tokens, kat.loot, kat.gone = ["mirror"], ["lucky-find"], "escaped"
    lines = shown(state)
    assert any(line.endswith("On it: Calm and Enrage") for line in lines)
    assert any(line.startswith("* Item token: Column") for line in lines)
    assert not any("Food" in line for line in lines), "it lies face down"
    for line in ("   Item tokens: Mirror", "   Carries: Lucky Find", "   Out of the castle"):
        assert line in lines
    # Special tiles that lie on the table are told with their place.
    state = night("the-final-transformation", Placed("T35", 0, -4, 0))
    line = next(line for line in shown(state) if line.startswith(f"{name('T35')} at column "))
    assert line.endswith(say("special-the-final-transformation-T35"))
    assert not [line for line in shown(night("the-final-transformation")) if line.startswith(f"{name('T35')} at")]
    # Special rules are told at the beginning and a villain has no number.
    state = night(GOLEM)
    told = game_text.event_lines(view(state), AdventureBegan(GOLEM), Speaker(lambda seat: "kat"))
    assert told[1:-1] == game_text.special_rules(view(state)) and told[-1] == say("table-special-again")
    assert name("young-vampire-1") == name("young-vampire-3") == "Young Vampire" and name("wolf-3") == "Wolf 3"

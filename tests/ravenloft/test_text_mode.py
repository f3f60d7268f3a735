"""Castle Ravenloft in a terminal: every adventure is playable and shows its special rules."""

import random

import pytest

from game import text
from game.cli.ravenloft import table as table_text, text as game_text
from game.cli.terminal import Terminal
from game.match import Match
from game.rules.engine.agent import Observation
from game.rules.engine.secret import Secret
from game.rules.ravenloft.choice import Target
from game.rules.ravenloft.event import AdventureBegan
from game.rules.ravenloft.state import Placed, State, Token
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.text import Speaker, name, say
from tests.ravenloft.cards.adventures import GOLEM
from tests.ravenloft.cards.scene import night
from tests.ravenloft.kit import meet, spot


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


@pytest.mark.parametrize(
    "adventure", [name if name in SHOWN else pytest.param(name, marks=pytest.mark.heavy) for name in ADVENTURES]
)
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


def test_what_lies_beside_the_map() -> None:
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
    place = Placed("T35", 0, -4, 0)
    state = night("the-final-transformation", place)
    line = next(line for line in shown(state) if line.startswith(f"{name('T35')} at column "))
    assert line.endswith(say("special-the-final-transformation-T35"))
    assert not [line for line in shown(night("the-final-transformation")) if line.startswith(f"{name('T35')} at")]


def test_special_rules_are_told_at_the_beginning_and_a_villain_has_no_number() -> None:
    state = night(GOLEM)
    told = game_text.event_lines(view(state), AdventureBegan(GOLEM), Speaker(lambda seat: "kat"))
    assert told[1:-1] == game_text.special_rules(view(state)) and told[-1] == say("table-special-again")
    assert name("young-vampire-1") == name("young-vampire-3") == "Young Vampire" and name("wolf-3") == "Wolf 3"

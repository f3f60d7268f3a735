"""The words: every card has all of its own, those of a Plot card say what its Steps do; the rulebook states every rule once, and every number quoted."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from game import text
from game.rules.engine.content import data_folder
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import Confide, Deplete, Sacrifice, Spend, Use
from game.rules.london.effects.deed import PRIMARY, SECONDARY, Step
from game.rules.london.event import DreadChanged
from game.rules.london.options import Options
from game.rules.london.tables.cards import ALLIES, CHALLENGES, CHARACTERS, ITEMS, PLOTS, SECRETS, STORIES
from game.rules.london.tables.content import tables
from game.text import Speaker, say
from game.text.rulebook import Rulebook, book, books, home, unknown

EVERY = {
    "areas": ("name",), "places": ("name", "short"), "slots": ("name",), "characters": ("name", "short", "title", "text", "virtue"),
    "personalities": ("name",), "dread": ("name", "text"), "items": ("name", "use", "deplete"), "confidence": ("name",),
    "allies": ("name", "text"), "stories": ("name", "opening", "endgame", "victory", "defeat"),
    "plots": ("name", "front", "low", "middle", "top", "effect-low", "effect-middle", "effect-top"),
    "challenges": ("name", "text", "penalty"), "antagonists": ("name", "text"), "secrets": ("name", "text"), "goons": ("name", "text"),
    "difficulties": ("difficulty",), "teams": (),
}  # fmt: skip
"""The beginnings of the ids of the messages that each row of a table has."""
PREFIXES = {prefix for prefixes in EVERY.values() for prefix in prefixes} | {"always", "interlude", "wild", "law", "reward"}
ASIDE = {
    *(f"name-{ability}" for ability in (*PRIMARY, *SECONDARY, "wild")), "name-fist", "name-blank",
    *(f"{part}-{kind}" for part in ("name", "text") for kind in ("injured", "unhinged", "morning", "day", "night")),
    "text-trauma", "text-last-plot", "reward-0", "reward-1", "prologue", "cry-start", "cry-half", "cry-end", "lost-trail", "lost-dread",
    "name-dread",
}  # fmt: skip
"""What is no card's own."""


def wanted() -> Iterator[str]:
    content = tables()
    for table, rows in content.tables.items():
        yield from (f"{prefix}-{row}" for row in rows for prefix in EVERY[table])
    yield from (f"text-{row.id}" for row in content.personalities.values() if row.kind != "trait")
    for story in content.stories.values():
        yield f"name-{story.symbol}"
        yield from (f"law-{law}" for law in story.laws)
        yield from ([f"interlude-{story.id}"] if len(story.plots) > 1 else [])
        yield from ([f"wild-{story.id}"] if story.wild else [])
    yield from (f"always-{plot.id}" for plot in content.plots.values() if plot.always)
    yield from ASIDE


def test_every_card_has_all_its_words() -> None:
    missing = [message for message in wanted() if not text.has(message)]
    assert not missing
    assert all(say(message) for message in wanted())


def test_no_words_stand_for_a_card_that_is_not_there() -> None:
    words = (Path(data_folder("levels")) / "london" / "en.ftl").read_text(encoding="utf-8")
    asked = set(wanted())
    rows = {row for table in tables().tables.values() for row in table}
    found = re.findall(r"^((?:" + "|".join(sorted(PREFIXES)) + r")-[a-z0-9-]+) =", words, re.MULTILINE)
    ours = {
        message for message in found if message.split("-", 1)[1] in rows or message.startswith(("front-", "effect-", "deplete-"))
    }
    assert len(ours) > 500 and not ours - asked


def test_no_words_but_the_cards_own_are_told_twice() -> None:
    told = [say(f"{part}-{plot}") for plot in PLOTS for part in ("front", "low", "middle", "top")]
    told += [say(f"text-{card}") for card in tables().dread] + [say(f"text-{card}") for card in CHALLENGES]
    told += [say(f"{part}-{story}") for story in STORIES for part in ("opening", "endgame", "victory", "defeat")]
    assert len(told) == len(set(told)) == 4 * 32 + 48 + 24 + 16
    assert not any(re.search(r"\bLD-|\*\*|\[(seed|design)", words) for words in told)


def sentence(step: Step) -> str:
    """What a Plot card or a penalty says about a Step."""
    several = "s" if step.n > 1 else ""
    match step.do, step.who:
        case "dread", _:
            return f"{'Raise' if step.n > 0 else 'Lower'} Dread by {abs(step.n)}."
        case "condition", "all-here":
            return f"All Characters present are {step.kind.capitalize()}."
        case "condition", "one-here":
            return f"One Character present (players choose) is {step.kind.capitalize()}."
        case "condition", "self":
            return f"You are {step.kind.capitalize()}."
        case "discard-item", "one-owner":
            return (
                "One Character present (players choose among those owning an Item) discards 1 Item; nothing if nobody owns one."
            )
        case "discard-item", "self":
            return "Discard 1 Item, if able."
        case ("item" | "random-item") as do, "share":
            return f"Gain {step.n} {'random ' if do == 'random-item' else ''}Item{several}."
        case "virtue", "share":
            return f"Gain {step.n} Virtue token{several}."
        case "confidence", _:
            return f"Gain {step.n} Confidence."
        case "secret", "one-here":
            return f"Gain {step.n} Calypso's Secret."
    raise AssertionError(step)


def test_every_option_has_its_words_its_hint_and_the_words_of_its_values() -> None:
    for field in msgspec.structs.fields(Options):
        kind = inspect.type_info(field.type)
        values = (
            kind.values if isinstance(kind, inspect.LiteralType) else ("yes", "no") if isinstance(kind, inspect.BoolType) else ()
        )
        for message in ("", "-hint", *(f"-{value}" for value in values)):
            assert say(f"option-{field.name}{message}")
    assert say("option-characters-none")


def test_ways_of_one_card_have_words_of_their_own() -> None:
    speaker = Speaker(lambda seat: f"name-{list(CHARACTERS)[seat]}")
    several: list[tuple[Seat, list[Choice]]] = []
    several += [(seat, [Spend(way) for way in range(len(row.virtue))]) for seat, row in enumerate(CHARACTERS.values())]
    several += [(0, [Use(row.id, way) for way in range(len(row.use))]) for row in ITEMS.values()]
    several += [(0, [Deplete(row.id, way) for way in range(len(row.deplete))]) for row in ITEMS.values()]
    several += [(0, [Sacrifice(row.id, way) for way in range(len(row.sacrifice))]) for row in ALLIES.values()]
    several += [(0, [Confide(row.id, way) for way in range(len(row.spend))]) for row in SECRETS.values()]
    assert sum(len(ways) > 1 for _, ways in several) == 7
    for seat, ways in several:
        assert len({speaker.choice(way, "", seat) for way in ways}) == len(ways), ways
    assert len({speaker.choice(Spend(), "", seat) for seat in range(6)}) == 6
    assert speaker.choice(Spend()) == "Spend a Virtue token"


def test_dread_is_told_to_fall_by_every_step_that_a_table_has() -> None:
    written = [step.n for row in (*PLOTS.values(),) for tier in row.tiers for step in tier.steps if step.do == "dread"]
    for change in (*range(min(written), 0), *range(1, 6)):
        told = Speaker(str).event(DreadChanged(change, 10, "card"))
        assert ("falls" in told) == (change < 0) and str(abs(change)) in told and "-" not in told


@pytest.mark.rule("LD-138", "LD-150", "LD-201")
def test_the_words_of_a_plot_card_and_of_a_penalty_say_what_they_do() -> None:
    for plot in PLOTS.values():
        for part, tier in zip(("low", "middle", "top"), plot.tiers, strict=True):
            expected = " ".join(map(sentence, tier.steps)) or "Nothing happens."
            assert say(f"effect-{part}-{plot.id}") == expected, plot.id
    for challenge in CHALLENGES.values():
        assert say(f"penalty-{challenge.id}") == " ".join(map(sentence, challenge.penalty)), challenge.id


LEDGER = [
    *range(1, 19), *range(20, 44), *range(45, 49), *range(50, 54), *range(60, 65), *range(70, 105), *range(110, 124), *range(125, 183),
    *range(185, 239), *range(240, 248), *range(250, 256), 260, 261, *range(270, 287),
]  # fmt: skip
"""The numbers of the rules; behind them the Stories' own, the examples from 301 on, and the words of the cards."""
MORE = [*range(290, 299), *range(301, 328), *range(330, 345)]


@pytest.fixture
def rules() -> Rulebook:
    return book("london")


def test_the_book_states_every_rule_once_with_a_title_of_its_own_and_no_line_is_lost(rules: Rulebook) -> None:
    assert "london" in books()
    wanted = {f"LD-{number:03}" for number in [*LEDGER, *MORE]}
    assert set(rules.rules) == wanted
    titles = [rule.title for rule in rules.rules.values()]
    assert all(titles) and len(set(titles)) == len(titles)
    assert all(rule.words and rule.chapter and rule.words[-1] in ".)" for rule in rules.rules.values())
    text = (Path(data_folder("levels")) / "london" / "rules.md").read_text(encoding="utf-8")
    assert sum(line.startswith("- **") for line in text.splitlines()) == len(rules.rules)
    assert not re.search(r"\[(seed|public|memory|design)", text)
    assert set(re.findall(r"LD-\d{3}", text)) == set(rules.rules)
    assert rules.preface.startswith("Every rule has a number")


def test_every_rule_that_the_program_cites_stands_in_the_book() -> None:
    quoted: set[str] = set()
    for folder in (Path("game/rules/london").rglob("*.py"), Path("levels/london").glob("*.toml")):
        for file in folder:
            quoted |= set(re.findall(r"\bLD-\d{3}\b", file.read_text(encoding="utf-8")))
    assert len(quoted) > 60 and unknown(quoted) == []


def test_rules_are_found_by_number_and_by_words_each_in_its_own_book(rules: Rulebook) -> None:
    assert home("LD-166") == "london"
    assert rules.find("ld-80") == "LD-080" and rules.search("detour")[0] == "LD-100"
    assert "LD-143" in rules.rules["LD-104"].names
    assert rules.search("trauma die")[0] in {"LD-010", "LD-161"}
    assert home("CR-001") == "ravenloft"
    assert home("TS-001") == "terrorscape"
    assert home("EX-2") == "ravenloft"
    assert home("DV-001") == "dungeonville"
    house = {rule.id for rule in rules.rules.values() if rule.house}
    assert {"LD-010", "LD-089", "LD-103", "LD-134", "LD-169", "LD-290", "LD-344"} <= house
    assert not house & {"LD-001", "LD-071", "LD-112", "LD-143", "LD-174", "LD-212"}

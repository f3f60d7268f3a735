"""The tables: whatever is wrong in them is told with file, row and key, in one clear sentence."""

import functools
import re
import shutil
import tomllib
import typing
from pathlib import Path

import pytest

from game.rules.engine.content import ContentError, data_folder
from game.rules.london.effects.deed import Deed, Do, Moment, Step, Who, deed_fault
from game.rules.london.tables.content import COUNTS, Content, load, tables
from game.rules.london.tables.rows import Card, Harass, Law, Menace

SHAPES = [
    ("board.toml", 'area = "north"', 'area = "nort"', r'board.toml, \[north-streets\], key "area": there is no "nort"; did you mean'),
    ("board.toml", "number = 3", "number = 4", r'\[north\], key "number": an Area has Streets'),
    ("board.toml", "hour = 8", "hour = 9", r'\[hour-8\], key "hour": slot 2 is at 8 in the morning'),
    ("board.toml", 'segment = "day"', 'segment = "night"', r'\[hour-14\], key "hour": slot 5 is at 14 in the day'),
    ("characters.toml", 'icons = ["wild", "charm", "lore"]', 'icons = ["wild", "charm", "tech"]', r"\[basil\].*two different Primary"),
    ("characters.toml", 'icons = ["wild", "charm", "guile"]', 'icons = ["wild", "lore", "charm"]', r"\[jacqueline\].*another sheet"),
    ("characters.toml", 'icons = ["wild", "charm", "guile"]', 'icons = ["wild", "charm", "spirit"]', "guile is on exactly two sheets"),
    ("characters.toml", 'kind = "trait"', 'kind = "talent"', r'\[basil\], key "kind": a Character has 4 of the kind trait'),
    ("characters.toml", 'kind = "trauma"', 'kind = "trauma"\nicons = ["lore"]', r"\[the-empty-nursery\].*a Trauma neither"),
    ("characters.toml", 'character = "basil"', 'character = "basile"', r'\[peer-of-the-realm\], key "character".*did you mean "basil"'),
    ("dread.toml", "tier = 2", "tier = 1", 'dread.toml, key "tier": there are 24 cards of tier 1'),
    ("dread.toml", 'icons = ["charm", "guile", "tech"]', 'icons = ["charm", "charm", "tech"]', r"\[a-tough-bargain\].*three different"),
    ("dread.toml", 'icons = ["charm", "guile", "tech"]', 'icons = ["charm", "wild", "tech"]', r'\[a-tough-bargain\], key "icons'),
    ("dread.toml", "dread = 3", "dread = 2", r'\[a-tough-bargain\], key "dread": is more than 2'),
    ("dread.toml", "difficulty = 4", 'difficulty = "four"', r'dread.toml, \[a-tough-bargain\], key "difficulty": Expected `int`'),
    ("dread.toml", 'card = "D1-02"', 'card = "D1-01"', r'\[bruiser\], key "card": "D1-01" stands twice'),
    ("items.toml", 'id = "brandy"', 'id = "bruiser"', r'items.toml, \[bruiser\], key "id": "bruiser" stands twice'),
    ("items.toml", 'id = "brandy"', 'id = "holy-water"', r"\[holy-water\].*stands twice"),
    ("items.toml", 'do = "spill"', 'do = "spil"', r"items.toml, \[laudanum\], key \"deplete.*Invalid enum value 'spil'"),
    ("items.toml", 'when = ["gather"]', 'when = ["gathers"]', r'\[police-whistle\], key "deplete'),
    ("items.toml", 'when = ["roll"]', 'when = ["add"]', r'\[gamblers-dice\], key "deplete": reroll is for a roll'),
    ("items.toml", 'do = "icons", icons = ["courage"]', 'do = "icons"', r'\[brandy\], key "use": adds no icons'),
    ("items.toml", "use = [", "usage = [", r'\[brandy\], key "usage": is no key of this table; did you mean "use"'),
    ("items.toml", "use = [", "use = []\nrules_ = [", r'\[brandy\], key "rules_"'),
    ("confidence.toml", "[[confidence]]", "[[confident]]", "there are 24 confidence, not 23"),
    ("allies.toml", "[[ally]]", "[[alley]]", "there are 9 allies, not 8"),
    ("stories.toml", 'antagonists = ["the-caller"]', 'antagonists = ["the-hatter"]', r'\[the-gentleman-caller\].*no "the-hatter"'),
    ("stories.toml", 'antagonists = ["the-caller"]', 'antagonists = ["the-tallow-king"]', "exactly one Story"),
    ("stories.toml", "number = 2", "number = 3", r"\[the-gentleman-caller\].*in order: 2"),
    ("stories.toml", "plots = [4, 5]", "plots = [4, 6]", r'\[the-gentleman-caller\], key "plots": there are 9 Plot cards'),
    ("plots.toml", 'letter = "B"', 'letter = "C"', r'plots.toml, \[a-pawnshop\], key "letter": here comes B of Chapter 1'),
    ("plots.toml", 'story = "the-letter"', 'story = "the-lettre"', r'\[mr-reynauds-residence\], key "story": there is no "the-lettre"'),
    ("plots.toml", "middle = { least = 2", "middle = { least = 3", r'\[mr-reynauds-residence\], key "least"'),
    ("plots.toml", "last = true", "last = false", r'\[the-unsealed-door\], key "last"'),
    ("plots.toml", ', { do = "begin-endgame" }', "", r'\[the-unsealed-door\], key "last"'),
    ("plots.toml", 'kind = "unhinged"', 'kind = ""', r'\[mr-reynauds-residence\], key "low": names no Condition'),
    ("plots.toml", 'do = "item", n = 2', 'do = "item", n = 0', r'\[a-pawnshop\], key "top": item cannot do 0'),
    ("challenges.toml", 'story = "the-letter"', 'story = "london-dread"', r"\[the-letter\].*6 Challenges"),
    ("challenges.toml", 'do = "condition", kind = "injured"', 'do = "dread", kind = "injured"', r"\[endure-the-pain\].*dread has no Cond"),
    ("antagonists.toml", 'law = "few-readied"', 'law = "few-ready"', r'\[the-engine-beneath\], key "law"'),
    ("secrets.toml", 'when = ["pass"]', "when = []", r'\[the-door-behind-the-mirror\], key "spend": has no moment'),
    ("goons.toml", "number = 4", "number = 5", r'\[the-tin-bishop\], key "number"'),
    ("goons.toml", 'harass = "harder"', 'harass = "hardest"', r'\[knuckle-duster-ned\], key "harass"'),
    ("numbers.toml", 'start = "west-streets"', 'start = "west-street"', r'\[printed\], key "start".*did you mean "west-streets"'),
    ("numbers.toml", 'id = "printed"', 'id = "mine"', r'\[printed\], key "id": is missing'),
    ("numbers.toml", '{ do = "dread" },', '{ do = "dread", n = 0 },', r'\[printed\], key "trauma_die": dread cannot do 0'),
    ("numbers.toml", "dread_limit = 50", "", r'\[printed\].*"?dread_limit'),
]  # fmt: skip


@pytest.mark.heavy
def test_a_mistake_is_named_with_file_row_and_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", functools.cache(tomllib.loads))  # the files without a mistake are read once
    copy, unread = tmp_path / "london", shutil.ignore_patterns("*.ftl", "*.md")
    shutil.copytree(data_folder("levels") / "london", copy, ignore=unread)
    faults = []
    for file, old, new, problem in SHAPES:
        words = (copy / file).read_text(encoding="utf-8")
        assert old in words, (file, old)
        (copy / file).write_text(words.replace(old, new, 1), encoding="utf-8")
        try:
            load(copy)
            faults.append((file, new, "is not noticed"))
        except ContentError as told:
            if not re.search(problem, str(told)) or "\n" in str(told) or Path(told.file).name != file:
                faults.append((file, new, str(told)))
        (copy / file).write_text(words, encoding="utf-8")
    assert not faults, faults


def test_every_table_has_its_count() -> None:
    content = tables()
    assert {name: len(rows) for name, rows in content.tables.items()} == COUNTS
    assert set(COUNTS) == set(Content.__struct_fields__) - {"numbers"}
    printed = [row.card for rows in content.tables.values() for row in rows.values() if isinstance(row, Card)]
    assert len(printed) == len(set(printed)) == 48 + 32 + 24 + 9 + 32 + 24 + 6 + 3 + 6


def used(content: Content) -> tuple[list[Deed], list[Step]]:
    deeds = [deed for row in content.characters.values() for deed in row.virtue]
    deeds += [deed for row in content.personalities.values() for deed in row.talent]
    deeds += [deed for item in content.items.values() for deed in (*item.use, *item.deplete)]
    deeds += [deed for ally in content.allies.values() for deed in ally.sacrifice]
    deeds += [deed for secret in content.secrets.values() for deed in secret.spend]
    steps = [step for deed in deeds for step in deed.steps]
    steps += [step for plot in content.plots.values() for tier in plot.tiers for step in tier.steps]
    steps += [step for plot in content.plots.values() for step in plot.always]
    steps += [step for challenge in content.challenges.values() for step in challenge.penalty]
    return deeds, steps + content.numbers.trauma_die


def test_no_name_stands_in_the_lists_that_no_card_uses() -> None:
    content = tables()
    deeds, steps = used(content)
    assert {step.do for step in steps} == set(typing.get_args(Do))
    assert {step.who for step in steps} == set(typing.get_args(Who))
    assert {moment for deed in deeds for moment in deed.when} == set(typing.get_args(Moment))
    assert {law for story in content.stories.values() for law in story.laws} == set(typing.get_args(Law))
    assert {row.law for row in content.antagonists.values()} == set(typing.get_args(Menace))
    assert {row.harass for row in content.goons.values()} == set(typing.get_args(Harass))


def test_a_deed_is_for_action_points_unless_it_says_when() -> None:
    assert Deed(steps=[Step(do="virtue")]).when == ["add"] and deed_fault(Deed(steps=[])) == "has no steps"
    assert deed_fault(Deed(when=["roll"], steps=[Step(do="icons", icons=["lore"])])) == "icons are for action points"
    assert deed_fault(Deed(steps=[Step(do="virtue", icons=["lore"])])) == "virtue has no icons"
    assert deed_fault(Deed(steps=[Step(do="virtue", kind="injured")])) == "virtue has no Condition"
    assert deed_fault(Deed(when=["roll"], steps=[Step(do="reroll", n=-1)])) == ""
    assert deed_fault(Deed(when=["roll"], steps=[Step(do="reroll", n=-2)])) == "reroll cannot do -2"


def test_the_catalogue_is_the_tables() -> None:
    from game.rules.london.tables import cards

    content = tables()
    assert [row.id for row in cards.SLOTS] == list(content.slots)
    assert list(content.areas) == cards.AREAS
    assert cards.NUMBERS is content.numbers
    for name in ("characters", "personalities", "dread", "items", "confidence", "allies", "stories", "plots", "challenges"):
        assert getattr(cards, name.upper()) is getattr(content, name)
    for name in ("places", "antagonists", "secrets", "goons", "difficulties"):
        assert getattr(cards, name.upper()) is getattr(content, name)

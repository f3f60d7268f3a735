"""The tables of London Dread, `levels/london/*.toml`, loaded and validated."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from game.rules.engine.content import ContentError, check_known, data_folder, load_row, load_table
from game.rules.london.effects.deed import PRIMARY, Deed, Step, deed_fault, step_fault
from game.rules.london.tables.rows import (
    AllyRow,
    AntagonistRow,
    AreaRow,
    Card,
    ChallengeRow,
    CharacterRow,
    ConfidenceRow,
    DifficultyRow,
    DreadRow,
    GoonRow,
    ItemRow,
    Numbers,
    PersonalityRow,
    PlaceRow,
    PlotRow,
    Row,
    SecretRow,
    SlotRow,
    StoryRow,
    TeamRow,
)

COUNTS = {
    "areas": 4, "places": 28, "slots": 12, "characters": 6, "personalities": 36, "dread": 48, "items": 32, "confidence": 24, "allies": 9,
    "stories": 4, "plots": 32, "challenges": 24, "antagonists": 6, "secrets": 3, "goons": 6, "teams": 3, "difficulties": 4,
}  # fmt: skip
"""The number of rows of each table (LD-001, LD-004, LD-005, LD-007)."""
KINDS = {"trait": 4, "talent": 1, "trauma": 1}
"""The six Personality cards of a Character (LD-014)."""
DREAD_A_TIER = 24
CHALLENGES_A_STORY = 6
LETTERS = "ABCDEFGHI"
LOCATIONS = range(7)
SEGMENT_SLOTS = 4
SLOT_HOURS = 2
FIRST_HOUR = 6


class Content(Struct, frozen=True):
    """All tables, each by the ids of its rows."""

    areas: dict[str, AreaRow]
    places: dict[str, PlaceRow]
    slots: dict[str, SlotRow]
    characters: dict[str, CharacterRow]
    personalities: dict[str, PersonalityRow]
    dread: dict[str, DreadRow]
    items: dict[str, ItemRow]
    confidence: dict[str, ConfidenceRow]
    allies: dict[str, AllyRow]
    stories: dict[str, StoryRow]
    plots: dict[str, PlotRow]
    challenges: dict[str, ChallengeRow]
    antagonists: dict[str, AntagonistRow]
    secrets: dict[str, SecretRow]
    goons: dict[str, GoonRow]
    teams: dict[str, TeamRow]
    difficulties: dict[str, DifficultyRow]
    numbers: Numbers

    @property
    def tables(self) -> dict[str, Mapping[str, Row]]:
        """Every table by name, except the numbers."""
        return {name: getattr(self, name) for name in COUNTS}


FILES = {
    "areas": "board", "places": "board", "slots": "board", "personalities": "characters", "teams": "numbers", "difficulties": "numbers",
}  # fmt: skip
"""The tables that share a file; every other one has a file of its own name."""


def load(folder: Path) -> Content:
    """Load the tables of `folder`. Raises ContentError(file, row, key) for invalid rows."""
    content = Content(
        load_table(folder / "board.toml", AreaRow, "area"),
        load_table(folder / "board.toml", PlaceRow, "place"),
        load_table(folder / "board.toml", SlotRow, "slot"),
        load_table(folder / "characters.toml", CharacterRow, "character"),
        load_table(folder / "characters.toml", PersonalityRow, "personality"),
        load_table(folder / "dread.toml", DreadRow, "dread"),
        load_table(folder / "items.toml", ItemRow, "item"),
        load_table(folder / "confidence.toml", ConfidenceRow, "confidence"),
        load_table(folder / "allies.toml", AllyRow, "ally"),
        load_table(folder / "stories.toml", StoryRow, "story"),
        load_table(folder / "plots.toml", PlotRow, "plot"),
        load_table(folder / "challenges.toml", ChallengeRow, "challenge"),
        load_table(folder / "antagonists.toml", AntagonistRow, "antagonist"),
        load_table(folder / "secrets.toml", SecretRow, "secret"),
        load_table(folder / "goons.toml", GoonRow, "goon"),
        load_table(folder / "numbers.toml", TeamRow, "team"),
        load_table(folder / "numbers.toml", DifficultyRow, "difficulty"),
        load_row(folder / "numbers.toml", Numbers, "numbers", "printed"),
    )
    for check in (_check_tables, _check_deeds, _check_board, _check_characters, _check_cards, _check_stories, _check_chapters):
        check(folder, content)
    return content


def file_of(folder: Path, table: str) -> Path:
    """The file that holds a table of Content."""
    return folder / f"{FILES.get(table, table)}.toml"


def _check_tables(folder: Path, content: Content) -> None:
    """Check the counts, and that every id and every printed code is unique in the game, because names are found by id."""
    seen: set[str] = set()
    for table, rows in content.tables.items():
        file = file_of(folder, table)
        if len(rows) != COUNTS[table]:
            raise ContentError(file, "", "id", f"there are {COUNTS[table]} {table}, not {len(rows)}")
        for row in rows.values():
            for key, mark in [("id", row.id), *([("card", row.card)] if isinstance(row, Card) else [])]:
                if mark in seen:
                    raise ContentError(file, row.id, key, f'"{mark}" stands twice')
                seen.add(mark)


def _deeds(content: Content) -> Iterator[tuple[str, str, str, list[Deed]]]:
    """Every table, row and key with Deeds, and its Deeds."""
    for hero in content.characters.values():
        yield "characters", hero.id, "virtue", hero.virtue
    for card in content.personalities.values():
        yield "personalities", card.id, "talent", card.talent
    for item in content.items.values():
        yield "items", item.id, "use", item.use
        yield "items", item.id, "deplete", item.deplete
    for ally in content.allies.values():
        yield "allies", ally.id, "sacrifice", ally.sacrifice
    for secret in content.secrets.values():
        yield "secrets", secret.id, "spend", secret.spend


def _steps(content: Content) -> Iterator[tuple[str, str, str, list[Step]]]:
    """Every table, row and key with Steps outside of Deeds, and its Steps."""
    for plot in content.plots.values():
        for key, tier in zip(("low", "middle", "top"), plot.tiers, strict=True):
            yield "plots", plot.id, key, tier.steps
        yield "plots", plot.id, "always", plot.always
    for challenge in content.challenges.values():
        yield "challenges", challenge.id, "penalty", challenge.penalty
    yield "numbers", "printed", "trauma_die", content.numbers.trauma_die


def _check_deeds(folder: Path, content: Content) -> None:
    for table, row, key, deeds in _deeds(content):
        for deed in deeds:
            if fault := deed_fault(deed):
                raise ContentError(file_of(folder, table), row, key, fault)
        if not deeds and table != "personalities":
            raise ContentError(file_of(folder, table), row, key, "does nothing")
    for table, row, key, steps in _steps(content):
        for step in steps:
            if fault := step_fault(step):
                raise ContentError(file_of(folder, table), row, key, fault)


def _check_board(folder: Path, content: Content) -> None:
    """Check the board: Streets and six Locations in each Area (LD-005), twelve slots two hours apart (LD-007), a start that exists (LD-024)."""
    file = folder / "board.toml"
    for place in content.places.values():
        check_known(file, place.id, "area", [place.area], content.areas)
    for area in content.areas:
        found = sorted(place.number for place in content.places.values() if place.area == area)
        if found != list(LOCATIONS):
            raise ContentError(file, area, "number", f"an Area has Streets, 0, and the Locations 1 to 6, not {found}")
    for step, slot in enumerate(content.slots.values()):
        hour, segment = (FIRST_HOUR + SLOT_HOURS * step) % 24, ("morning", "day", "night")[step // SEGMENT_SLOTS]
        if (slot.hour, slot.segment) != (hour, segment):
            raise ContentError(file, slot.id, "hour", f"slot {step + 1} is at {hour} in the {segment}")
    check_known(folder / "numbers.toml", "printed", "start", [content.numbers.start], content.places)


def _check_characters(folder: Path, content: Content) -> None:
    """Check the Characters: a WILD and a unique pair of Primary abilities on each sheet (LD-013).

    Four Traits, a Talent and a Trauma each (LD-014).
    """
    file = folder / "characters.toml"
    pairs: set[frozenset[str]] = set()
    for card in content.personalities.values():
        check_known(file, card.id, "character", [card.character], content.characters)
    for hero in content.characters.values():
        wild, *pair = hero.icons
        if wild != "wild" or len(pair) != 2 or len({*pair} & {*PRIMARY}) != 2:
            raise ContentError(file, hero.id, "icons", "a sheet has a wild icon and then two different Primary abilities")
        if frozenset(pair) in pairs:
            raise ContentError(file, hero.id, "icons", f"another sheet has {pair[0]} and {pair[1]}, too")
        pairs.add(frozenset(pair))
        own = [card for card in content.personalities.values() if card.character == hero.id]
        for kind, count in KINDS.items():
            if sum(card.kind == kind for card in own) != count:
                raise ContentError(file, hero.id, "kind", f"a Character has {count} of the kind {kind}")
    for ability in PRIMARY:
        if sum(ability in pair for pair in pairs) != 2:
            raise ContentError(file, "", "icons", f"{ability} is on exactly two sheets")
    for card in content.personalities.values():
        if bool(card.icons) == (card.kind == "trauma") or bool(card.talent) != (card.kind == "talent"):
            raise ContentError(file, card.id, "kind", "a Trait has icons, a Talent icons and an effect, a Trauma neither")


def _check_cards(folder: Path, content: Content) -> None:
    """Check three different abilities on each card that is investigated, and the Dread cards by tier, whose cost is higher face up (LD-061)."""
    printed = [("dread", row.id, row.icons) for row in content.dread.values()]
    printed += [("plots", row.id, row.icons) for row in content.plots.values()]
    printed += [("challenges", row.id, row.icons) for row in content.challenges.values()]
    for table, card, icons in printed:
        if len(icons) != 3 or len(set(icons)) != 3:
            raise ContentError(file_of(folder, table), card, "icons", "three different abilities are printed here")
    for dread in content.dread.values():
        if dread.dread <= content.numbers.hidden:
            raise ContentError(
                folder / "dread.toml", dread.id, "dread", f"is more than {content.numbers.hidden}, that of a hidden card"
            )
    for tier in (1, 2):
        if sum(row.tier == tier for row in content.dread.values()) != DREAD_A_TIER:
            raise ContentError(folder / "dread.toml", "", "tier", f"there are {DREAD_A_TIER} cards of tier {tier}")
    for number, goon in enumerate(content.goons.values(), start=1):
        if goon.number != number:
            raise ContentError(folder / "goons.toml", goon.id, "number", f"the tokens are numbered in order: {number}")


def _check_stories(folder: Path, content: Content) -> None:
    """Check the Stories: in order, each with its six Challenges and its own Antagonists (LD-015, LD-021)."""
    file = folder / "stories.toml"
    told: list[str] = []
    for plot in content.plots.values():
        check_known(folder / "plots.toml", plot.id, "story", [plot.story], content.stories)
    for challenge in content.challenges.values():
        check_known(folder / "challenges.toml", challenge.id, "story", [challenge.story], content.stories)
    for number, story in enumerate(content.stories.values(), start=1):
        if story.number != number:
            raise ContentError(file, story.id, "number", f"the Stories are told in order: {number}")
        check_known(file, story.id, "antagonists", story.antagonists, content.antagonists)
        told += story.antagonists
        if sum(row.story == story.id for row in content.challenges.values()) != CHALLENGES_A_STORY:
            raise ContentError(folder / "challenges.toml", story.id, "story", f"a Story has {CHALLENGES_A_STORY} Challenges")
    if sorted(told) != sorted(content.antagonists):
        raise ContentError(file, "", "antagonists", "every Antagonist belongs to exactly one Story")


def _check_chapters(folder: Path, content: Content) -> None:
    """Check the Plot cards: in letter order through the Chapters (LD-031).

    The last of each Chapter is mandatory, that of the Story begins the Endgame.
    """
    file = folder / "plots.toml"
    for story in content.stories.values():
        own = [plot for plot in content.plots.values() if plot.story == story.id]
        due = [chapter for chapter, count in enumerate(story.plots, start=1) for _ in range(count)]
        if len(own) != len(due):
            raise ContentError(folder / "stories.toml", story.id, "plots", f"there are {len(own)} Plot cards of this Story")
        for plot, letter, chapter in zip(own, LETTERS, due, strict=False):
            if (plot.letter, plot.chapter) != (letter, chapter):
                raise ContentError(file, plot.id, "letter", f"here comes {letter} of Chapter {chapter}")
        for plot, following in zip(own, [*due[1:], 0], strict=True):
            ends = any(step.do == "begin-endgame" for step in plot.always)
            if plot.last != (plot.chapter != following) or ends != (following == 0):
                raise ContentError(file, plot.id, "last", "the last Plot card of a Chapter, and no other, is marked as such")
            if not 0 == plot.low.least < plot.middle.least < plot.top.least:
                raise ContentError(file, plot.id, "least", "the outcomes begin with 0 and rise")


@cache
def tables() -> Content:
    """The game's own tables, loaded once."""
    return load(data_folder("levels") / "london")

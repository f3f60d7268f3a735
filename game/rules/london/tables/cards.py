"""The catalogue: all rows of the tables by id."""

from game.rules.london.tables.content import tables
from game.rules.london.tables.rows import (
    AllyRow,
    AntagonistRow,
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
    SecretRow,
    SlotRow,
    StoryRow,
    TeamRow,
)

_TABLES = tables()
AREAS: list[str] = list(_TABLES.areas)
PLACES: dict[str, PlaceRow] = _TABLES.places
SLOTS: list[SlotRow] = list(_TABLES.slots.values())
CHARACTERS: dict[str, CharacterRow] = _TABLES.characters
PERSONALITIES: dict[str, PersonalityRow] = _TABLES.personalities
DREAD: dict[str, DreadRow] = _TABLES.dread
ITEMS: dict[str, ItemRow] = _TABLES.items
CONFIDENCE: dict[str, ConfidenceRow] = _TABLES.confidence
ALLIES: dict[str, AllyRow] = _TABLES.allies
STORIES: dict[str, StoryRow] = _TABLES.stories
PLOTS: dict[str, PlotRow] = _TABLES.plots
CHALLENGES: dict[str, ChallengeRow] = _TABLES.challenges
ANTAGONISTS: dict[str, AntagonistRow] = _TABLES.antagonists
SECRETS: dict[str, SecretRow] = _TABLES.secrets
GOONS: dict[str, GoonRow] = _TABLES.goons
TEAMS: dict[int, TeamRow] = {row.players: row for row in _TABLES.teams.values()}
DIFFICULTIES: dict[str, DifficultyRow] = _TABLES.difficulties
NUMBERS: Numbers = _TABLES.numbers
PLACE_AT: dict[tuple[str, int], str] = {(row.area, row.number): row.id for row in PLACES.values()}
"""A Location by its Area and number; 0 is Streets."""


def personality_cards(character: str) -> list[str]:
    """The six Personality cards of a Character, in the order of the table (LD-014)."""
    return [row.id for row in PERSONALITIES.values() if row.character == character]


def dread_cards(tier: int) -> list[str]:
    """The 24 Dread cards of tier 1 or 2 (LD-034)."""
    return [row.id for row in DREAD.values() if row.tier == tier]


def plot_cards(story: str, chapter: int) -> list[str]:
    """The Plot cards of a Chapter in letter order (LD-031)."""
    return [row.id for row in PLOTS.values() if (row.story, row.chapter) == (story, chapter)]


def challenge_cards(story: str) -> list[str]:
    """The six Challenges of a Story (LD-187)."""
    return [row.id for row in CHALLENGES.values() if row.story == story]

"""The rows of the tables of London Dread.

The effect of a card is a Deed (`deed.py`); a temporary rule is a `law` or a `harass`, which rule functions query by name.
"""

from typing import Literal

from msgspec import Struct

from game.rules.london.effects.deed import Ability, Deed, Icon, Step

Time = Literal["morning", "day", "night"]
Law = Literal["calling-hours", "secrets", "sealed-antagonist", "goons", "interlude"]
Menace = Literal["trauma-bleeds", "first-meets-harder", "secret-or-farther", "conditions-weigh", "few-readied", "absence-bleeds"]
Harass = Literal["harder", "wearier", "no-deplete", "undone-bleeds"]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of any table; `rules` are the ids of its rules."""

    id: str
    rules: list[str] = []


class Card(Row, frozen=True, kw_only=True):
    """A printed card, with its code ("IT-16")."""

    card: str


class AreaRow(Row, frozen=True, kw_only=True):
    """An Area (LD-005); an arrow of the clock points to it (LD-076)."""


class PlaceRow(Row, frozen=True, kw_only=True):
    """A Location (LD-005): `number` 1 to 6, or 0 for the Streets of its Area."""

    area: str
    number: int


class SlotRow(Row, frozen=True, kw_only=True):
    """A slot of the Action Clock (LD-007): its hour, 0 to 22, and its Time Segment."""

    hour: int
    segment: Time


class CharacterRow(Row, frozen=True, kw_only=True):
    """A Character (LD-013): the icons of the sheet, and the effects of a Virtue token (LD-135), one of `virtue`."""

    icons: list[Icon]
    virtue: list[Deed]


class PersonalityRow(Row, frozen=True, kw_only=True):
    """A Personality card (LD-014): icons only, icons and a Talent, or a Trauma."""

    character: str
    kind: Literal["trait", "talent", "trauma"]
    icons: list[Icon] = []
    talent: list[Deed] = []


class DreadRow(Card, frozen=True, kw_only=True):
    """A Dread card (LD-110): the same icons count when it is drawn or played (LD-116)."""

    tier: int
    icons: list[Ability]
    difficulty: int
    dread: int


class ItemRow(Card, frozen=True, kw_only=True):
    """An Item (LD-125): it is tilted for one of `use`, or discarded for one of `deplete`."""

    use: list[Deed]
    deplete: list[Deed]


class ConfidenceRow(Card, frozen=True, kw_only=True):
    """A Confidence card."""

    icons: list[Icon]


class AllyRow(Card, frozen=True, kw_only=True):
    """An Ally (LD-231): the icons while it is owned, and the effect of its sacrifice (LD-232)."""

    icons: list[Ability]
    sacrifice: list[Deed]


class StoryRow(Row, frozen=True, kw_only=True):
    """A Story (LD-021): the number of Plot cards in each Chapter, Antagonists, the ability that counts as WILD in Challenges (LD-207), and its own laws."""

    number: int
    symbol: str
    plots: list[int]
    antagonists: list[str]
    wild: Literal[Ability, ""] = ""
    laws: list[Law] = []


class Tier(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An outcome of a Plot card (LD-140): from `least` FISTs up to the next tier."""

    least: int
    steps: list[Step] = []


class PlotRow(Card, frozen=True, kw_only=True):
    """A Plot card (LD-140 to LD-157): `dread` is its Dread Value, `always` follows every outcome, `last` loses if it stays open."""

    story: str
    chapter: int
    letter: str
    time: Time
    dread: int
    icons: list[Ability]
    low: Tier
    middle: Tier
    top: Tier
    always: list[Step] = []
    last: bool = False

    @property
    def tiers(self) -> tuple[Tier, Tier, Tier]:
        """The three outcomes, the lowest first."""
        return self.low, self.middle, self.top


class ChallengeRow(Card, frozen=True, kw_only=True):
    """A Challenge (LD-199): an Action die and `confidence` are its reward, `penalty` affects a Character that fails."""

    story: str
    icons: list[Ability]
    difficulty: int
    confidence: int = 0
    penalty: list[Step]


class AntagonistRow(Card, frozen=True, kw_only=True):
    """An Antagonist (LD-185): the law that is active in the Endgame, and its number."""

    law: Menace
    n: int


class SecretRow(Card, frozen=True, kw_only=True):
    """One of Calypso's Secrets: it is discarded for one of `spend`."""

    spend: list[Deed]


class GoonRow(Card, frozen=True, kw_only=True):
    """A Goon: the number of its token, how it is investigated, and its effect on its Area with the amount."""

    number: int
    icons: list[Ability]
    difficulty: int
    harass: Harass
    n: int = 0


class TeamRow(Row, frozen=True, kw_only=True):
    """The numbers for each number of players (LD-045, LD-189, LD-206, LD-208, LD-233)."""

    players: int
    allies: int
    ally_limit: int
    dice: int
    challenges: int


class DifficultyRow(Row, frozen=True, kw_only=True):
    """A level of difficulty: the minutes of a Planning Phase (LD-240); 0 is unlimited (LD-246)."""

    minutes: int


class Score(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points after a win (LD-221 to LD-226)."""

    survivor: int
    fist: int
    item: int
    virtue: int
    card: int
    condition: int


class Numbers(Row, frozen=True, kw_only=True):
    """Numbers of the rules that are printed on no card."""

    start: str
    dread_limit: int
    splatter: int
    target: int
    action_die: list[Literal["fist", "blank"]]
    action_dice: int
    trauma_die: list[Step]
    conditions: int
    duplicate: int
    token_numbers: int
    own_tokens: int
    stash_tokens: int
    notes: dict[Literal["green", "yellow", "white", "red"], int]
    placeholders: int
    virtue_limit: int
    supply: int
    hidden: int
    stash: int
    detour: int
    ally: int
    impeccable: int
    reward_dice: int
    boxes: int
    goons: int
    goon_left: int
    modifiers: int
    score: Score

"""Things that can be inspected, and the form of their descriptions."""

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS, ROOMS
from game.text import name, say
from game.ui.dungeonville.facts import counts

SCORING_RULES = ("DV-122", "DV-123")


class Thing(NamedTuple):
    """Something that can be inspected: its kind, and which one (an id, or a seat as a number)."""

    kind: str
    which: str = ""

    @property
    def seat(self) -> int:
        """The wizard it belongs to."""
        return int(self.which)


class LetterChip(NamedTuple):
    """A letter on the colour of its dungeon, and the text below it."""

    letter: str
    dungeon: str
    below: str
    faint: bool = False


@dataclass(frozen=True)
class Description:
    """The description of a thing.

    `kind` is the line below the title, `words` the sentences, `tale` the flavour text. `chips` are letters with the heading
    `chips_title`, `tokens` counts blood by seat, `rules` are rule numbers.
    """

    title: str
    kind: str = ""
    words: tuple[str, ...] = ()
    tale: str = ""
    chips_title: str = ""
    chips: tuple[LetterChip, ...] = ()
    tokens: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def aloud(self) -> str:
        """The description as it is read aloud."""
        chips = [f"{name(one.dungeon)} {one.letter}: {one.below}." for one in self.chips]
        return " ".join(part for part in (f"{self.title}.", self.kind, *self.words, self.chips_title, *chips, self.tale) if part)


def percent(share: float | None) -> str:
    """A chance in words, a dash for None."""
    return "–" if share is None else say("ui-dv-deeds-chance", percent=round(100 * share))


def page_of(t: State, thing: Thing) -> Thing:
    """The inspector page that shows a thing: a wizard's, a dungeon's, or the town's."""
    match thing.kind:
        case "wizard" | "dungeon":
            return thing
        case "graveyard" | "treasury":
            return Thing("wizard", thing.which)
        case "blood":
            return Thing("dungeon", thing.which)
        case "room":
            return Thing("dungeon", ROOMS[thing.which].dungeon)
        case "adventurer" if (seat := counts.party_of(t, thing.which)) is not None:
            return Thing("wizard", str(seat))
    return Thing("town")


def pages(t: State) -> list[Thing]:
    """All inspector pages, in order."""
    wizards = [Thing("wizard", str(seat)) for seat in range(len(t.wizards))]
    return [*wizards, *(Thing("dungeon", dungeon) for dungeon in DUNGEONS), Thing("town")]

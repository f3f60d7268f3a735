"""What a game registers for its set-up page: what can be chosen, the boxes that show it, and how the choices become a match."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from game.match import PERSON, Match
from game.rules import GAMES
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.how_to_play import HowToPlay
from game.ui.settings import Settings
from game.ui.table.tutorial.tutorial import Guide
from game.ui.widgets.boxes import Box

Value = str | bool | int
Seat = Hashable
"""A seat by its number, or the character who is played."""


@dataclass(frozen=True)
class Form:
    """What is chosen on the page, and what else it shows. All that the functions of a game get.

    `values` are the chosen values of the options, `who` the holder of each seat, `party` the chosen characters in their order,
    `facts` what the game has read of earlier matches. `focus` is the key of the target in focus, `caps` are the labels of the keys
    of the page. `message` says why the last press changed nothing. `opened` names a card that covers the page.
    The greater the `density`, the lower are the columns.
    """

    values: Mapping[str, Any]
    who: Mapping[Any, str]
    party: tuple[str, ...] = ()
    facts: Any = None
    focus: Hashable = None
    caps: Mapping[str, str] = field(default_factory=dict)
    message: str = ""
    opened: str = ""
    density: int = 0

    def choose(self, what: str, value: Value) -> "Form":
        """The form with another value of an option."""
        return replace(self, values={**self.values, what: value}, message="")

    def give(self, seat: Seat, holder: str) -> "Form":
        """The form with another holder of a seat."""
        return replace(self, who={**self.who, seat: holder}, message="")

    def toggle(self, who: str, most: int) -> "Form":
        """The form with a character more, in place of the last one if there are as many as possible, or without it."""
        party = tuple(one for one in self.party if one != who) if who in self.party else (*self.party[: most - 1], who)
        return replace(self, party=party, message="")


class Option(NamedTuple):
    """An option: its name, its title, the sentence that explains it, and the values that can be chosen now with their labels."""

    what: str
    title: str
    note: str
    values: Sequence[tuple[Value, str]]


class Ask(NamedTuple):
    """Open the list of those who may hold a seat."""

    seat: Seat


Outcome = Form | Navigation | Ask | None
"""What follows from a press: a changed form, another scene, a list of holders; None: what the common page does."""


def all_levels(game: str) -> list[str]:
    """A person, or an agent of any level."""
    return [PERSON, *GAMES[game].agents]


def rival(game: str) -> str:
    """The agent that plays against a person, or beside one."""
    agents = [*GAMES[game].agents]
    return "normal" if "normal" in agents else agents[-1]


def whole_table(match: Match) -> Navigation:
    """Open the table of a new match."""
    return Goto("table", match)


@dataclass(frozen=True)
class SetupUi:
    """The set-up page of a game.

    `form(settings, kiosk)` is the form at first, `left` and `right` are its columns. A press of the target with a key is answered by
    `press(form, key)`; if that is None, a key (option, value) chooses the value, and ("who", seat) asks for a holder. `settle`
    adjusts a changed form: what does not fit any more is replaced. Values with the names in `stored` are those settings.
    `options` and `holders` are what the match is made of; `problem` says why it cannot begin. `levels` are the possible holders of a
    seat, `modes` are the holders in each way to sit down (None: one person, only persons, none), `guides` are the tutorials, `fresh` values that are not remembered,
    `how_to_play` is the page that explains the game, `subject` the adventure, story or killer that is chosen, `holder` is the name of one of the game's own, `seat_name` that of a seat,
    `seat_names` what the holder of several plays, if that is not the name of each. `aside` is shown in the bar while there is no
    message, `in_bar` are options that belong into it, `below` fills what is left of the page below the columns. `card` paints the opened card over the page. `keys` are the
    targets that have an input action of their own. `later` yields better forms, one for each frame. Columns have the relative
    widths `shares`; with less than `narrow` at nominal text size there is one.
    """

    game: str
    palette: Palette
    bed: str
    title: str
    form: Callable[[Settings, bool], Form]
    left: Callable[[Form], Box]
    right: Callable[[Form], Box]
    options: Callable[[Form], Mapping[str, Any]]
    holders: Callable[[Form], Mapping[int, str]]
    seat_name: Callable[[Form, Any], str]
    press: Callable[[Form, Any], Outcome] = lambda form, key: None
    settle: Callable[[Form], Form] = lambda form: form
    problem: Callable[[Form], str] = lambda form: ""
    give: Callable[[Form, Any, str], Form] = Form.give
    levels: Callable[[Form, Any], Sequence[str]] | None = None
    holder: Callable[[str], str] = lambda level: ""
    modes: Callable[[Form], Mapping[str, Mapping[Any, str]]] | None = None
    guides: Sequence[Guide] = ()
    how_to_play: Callable[[Form], HowToPlay] | None = None
    subject: Callable[[Form], str] = lambda form: ""
    seat_names: Callable[[Form, Sequence[Any]], Sequence[str]] | None = None
    fresh: frozenset[str] = frozenset()
    begin: str = "ui-begin"
    shares: tuple[float, float] = (1.35, 1.0)
    narrow: float = 1240.0
    stored: tuple[str, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    hints: tuple[tuple[tuple[str, ...], str], ...] = ()
    quiet: frozenset[str] = frozenset()
    first: Callable[[Form], Hashable] = lambda form: "begin"
    page: Callable[[Form, Hashable], str] = lambda form, key: ""
    resumed: Callable[[Form, Any], Form] = lambda form, result: form
    later: Callable[[Form], Iterator[Callable[[Form], Form]]] = lambda form: iter(())
    in_bar: Callable[[Form], Sequence[Option]] | None = None
    densities: int = 1
    gap: float = 28.0
    aside: Callable[[Form], Box] | None = None
    below: Callable[[Canvas, Area], None] | None = None
    ground: str = ""
    sheet: Callable[[Canvas, Area], None] | None = None
    card: Callable[[Canvas, Area, str], None] | None = None
    enter: Callable[[Match], Navigation] = whole_table

    def played(self, form: Form, seats: Sequence[Any]) -> list[str]:
        """What the holder of these seats plays."""
        return [self.seat_name(form, seat) for seat in seats] if self.seat_names is None else [*self.seat_names(form, seats)]

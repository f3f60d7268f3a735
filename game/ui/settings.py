"""What the window is opened for, and the player's settings: a JSON file that is read at the start and written at every change."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from game.text.system import system_language

STAGED = ("ravenloft", "terrorscape", "london", "dungeonville")
"""The games that the window can show: those with scenes of their own. The others are played in text mode."""


class Start(Struct, frozen=True):
    """A new `game` with its options and seats, a saved `file` to go on with (or to watch: `replay`), or neither: the menu.

    `demo` lets the program play all seats; with `seconds` the window closes by itself. A `kiosk` is left by its key chord alone.
    """

    game: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    seed: int | None = None
    file: Path | None = None
    demo: bool = False
    replay: bool = False
    seconds: float | None = None
    kiosk: bool = False


Speed = Literal["calm", "normal", "quick", "instant"]
SPEEDS: tuple[Speed, ...] = ("calm", "normal", "quick", "instant")
PACE: dict[Speed, float] = {"calm": 0.6, "normal": 1.0, "quick": 2.2, "instant": 1000.0}
LETTERS = (0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
SCALES = (0.75, 0.85, 1.0, 1.15, 1.25, 1.35, 1.5, 1.75, 2.0)
LOUDNESS = tuple(range(0, 101, 5))
IDLES = (0, 1, 2, 5, 10)
Size = Annotated[float, Meta(ge=0.75, le=2.0)]
Volume = Annotated[int, Meta(ge=0, le=100)]
Minutes = Annotated[int, Meta(ge=0, le=600)]
Weight = Literal["normal", "bold"]
WEIGHTS: tuple[Weight, ...] = ("normal", "bold")
Caption = Literal["small", "normal", "large"]
CAPTIONS: dict[Caption, float] = {"small": 20.0, "normal": 24.0, "large": 34.0}
"""The text sizes of captions, in logical pixels."""
Undo = Literal["free", "turn", "never"]
UNDOS: tuple[Undo, ...] = ("free", "turn", "never")
Seating = Literal["table", "windows", "open"]
Watching = Literal["neutral", "open"]
Cards = Literal["wait", "own", "time"]
CARDS: tuple[Cards, ...] = ("wait", "own", "time")
Answers = Literal["always", "helpful"]
ANSWERS: tuple[Answers, ...] = ("always", "helpful")
Assistance = Literal["off", "sums", "full"]
Profile = Literal["", "2", "3", "4"]
PROFILES: tuple[Profile, ...] = ("", "2", "3", "4")
"""The profiles of players who share the program. Each has its own records; "" is the first one."""
ASSISTANCE: tuple[Assistance, ...] = ("off", "sums", "full")


class LastSetup(Struct):
    """What was chosen on the set-up page of a game last time: the values of options, the holders of seats, the characters."""

    values: dict[str, str | int | bool] = field(default_factory=dict)
    who: dict[str, str] = field(default_factory=dict)
    party: list[str] = field(default_factory=list)


class Settings(Struct):
    """The player's settings of display, sound, input and play.

    `letter` scales text alone, `scale` everything; `weight` is the weight of text, `table` is table mode, readable from two metres. `fog`,
    `flicker` and `shake` switch drifting fog, flickering flames and the shaking of the board; `reduced` motion switches all of them off. `soft` softens
    flashes. `arrow` adds the direction of a sound to its caption. The four volumes are per cent. `aloud` has long texts read by a speech engine.
    `cards` says whether a drawn card waits for the player: always, in own turns, or never: then it is shown for the time it takes to read. `answers` says
    whether a card that may answer a roll is asked about always, or only if it can turn the roll. `confirm` asks once before an answer by which much is lost. `assistance` is what the planning phase of London Dread
    computes: nothing, the sums, or also what is missing and wasted. `sitting` is the seating of two sides with secrets at one screen, `watching` what
    is shown of them to spectators, `second_letter` is `letter` for a second window. `keys` are the player's key bindings: input actions and the names of
    their keys. `language` is that of the system until another is chosen. `idle` are the minutes until the menu shows the demo (0: never). `profile` is stored with each result, `names` are those of profiles. `bookmark` is the rule at which the rulebook was closed, `primers` are
    the how-to-play pages that were shown. `setups` are the last choices on the set-up page of each game. `all_stories` offers every story of London Dread, also those that are not won yet.
    """

    speed: Speed = "normal"
    reduced: bool = False
    soft: bool = False
    fog: bool = True
    flicker: bool = True
    shake: bool = False
    language: str = field(default_factory=system_language)
    letter: Size = 1.0
    scale: Size = 1.0
    weight: Weight = "normal"
    table: bool = False
    full_screen: bool = False
    master: Volume = 80
    effects: Volume = 80
    music: Volume = 60
    ambience: Volume = 70
    captions: bool = False
    arrow: bool = True
    caption: Caption = "normal"
    aids: bool = False
    aloud: bool = False
    undo: Undo = "free"
    confirm: bool = True
    cards: Cards = "own"
    answers: Answers = "helpful"
    assistance: Assistance = "sums"
    sitting: Seating = "table"
    watching: Watching = "open"
    second_letter: Size = 1.0
    pad: bool = True
    idle: Minutes = 2
    bookmark: str = ""
    profile: Profile = ""
    names: dict[str, str] = field(default_factory=dict)
    primers: list[str] = field(default_factory=list)
    all_stories: bool = False
    setups: dict[str, LastSetup] = field(default_factory=dict)
    keys: dict[str, list[str]] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """The speed of animations; reduced motion skips to their end."""
        return 1000.0 if self.reduced else PACE[self.speed]

    @property
    def drifts(self) -> bool:
        """Whether fog drifts."""
        return self.fog and not self.reduced

    @property
    def wavers(self) -> bool:
        """Whether flames and their light flicker."""
        return self.flicker and not self.reduced

    @property
    def shakes(self) -> bool:
        """Whether attacks shake the board."""
        return self.shake and not self.reduced


def load(path: Path) -> Settings:
    """Read settings. A missing or damaged file gives the defaults, a damaged field its default.

    The file stays as it is until a setting changes.
    """
    try:
        raw = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.MsgspecError):
        return Settings()
    return Settings(**_sound(raw)) if isinstance(raw, dict) else Settings()


def _sound(raw: dict[str, Any]) -> dict[str, Any]:
    """The fields with valid values."""
    found: dict[str, Any] = {}
    for one in msgspec.structs.fields(Settings):
        if one.name in raw:
            try:
                found[one.name] = msgspec.convert(raw[one.name], one.type)
            except msgspec.ValidationError:
                continue
    return found


def store(settings: Settings, path: Path) -> bool:
    """Write settings atomically. Returns False if that is not possible: play goes on without."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        part.replace(path)
    except OSError:
        return False
    return True


def usual(what: str) -> Any:
    """The default of the setting `what`."""
    return getattr(Settings(), what)

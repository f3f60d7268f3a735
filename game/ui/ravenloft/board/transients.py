"""What the board shows for a moment: a roll of the die, a floating number, an effect between figures."""

from dataclasses import dataclass

Spot = tuple[float, float]
"""A place on the board, in squares."""


@dataclass
class Roll:
    """The die on the banner: `spin` is 1 when it is thrown and 0 at rest; `landed` means that the damage has been shown, too."""

    who: str
    purpose: str
    face: int
    card: str = ""
    bonus: int = 0
    total: int | None = None
    ac: int = 0
    target: str = ""
    hit: bool | None = None
    spin: float = 0.0
    landed: bool = True
    first: tuple[int, ...] = ()

    @property
    def concerned(self) -> tuple[str, ...]:
        """The figures of the roll, which nothing may cover."""
        return tuple(dict.fromkeys(name for name in (self.who, self.target) if name))


@dataclass
class Float:
    """Words or a small picture that rise from a figure. `tone` is "good", "bad" or "plain"."""

    words: str
    figure: str
    tone: str = "plain"
    picture: str = ""
    share: float = 0.0


@dataclass
class Act:
    """An effect on the board: `form` names its painter, `hue` a colour in `effect_styles.HUES`.

    Forms: "slash", "rake", "jaws" and "blow" hit `goal`; "shaft", "ball", "jag", "ray" and "gust" fly from `origin` to it; "burst" spreads over
    `reach` squares, "pulse" is a ring around a figure; "flight" carries a `picture`.
    """

    form: str
    hue: str
    origin: Spot
    goal: Spot
    share: float = 0.0
    reach: float = 1.0
    picture: str = ""
    seed: int = 0


@dataclass
class Shown:
    """A card shown over the board: `turn` is 0 face down and 1 face up, `fate` its end ("" or "cancelled")."""

    card: str
    turn: float = 1.0
    fate: str = ""
    gone: float = 0.0


@dataclass
class SunTrack:
    """The Sun between two spaces, at `share` of the way."""

    space: int
    last: int
    share: float = 0.0

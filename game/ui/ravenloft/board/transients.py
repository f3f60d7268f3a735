"""What is shown for a moment: a roll of the die, a number that rises, what is thrown from one figure at another."""

from dataclasses import dataclass

Spot = tuple[float, float]
"""A place on the board, in squares."""


@dataclass
class Roll:
    """The die on the banner: `spin` is 1 when it is thrown and 0 when it lies still, `landed` says that the blow has fallen, too."""

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
        """The figures that the roll is about: nothing may cover them."""
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
    """Something to be seen on the board for a moment: `form` says how it is drawn, `hue` is a name in `effect_styles.HUES`.

    Forms: "slash", "rake", "jaws", "blow" fall on `goal`; "shaft", "ball", "jag", "ray", "gust" fly from `origin` to it; "burst" spreads over
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
    """A card that lies open over the board: `turn` is 0 face down and 1 open, `fate` what becomes of it ("" or "cancelled")."""

    card: str
    turn: float = 1.0
    fate: str = ""
    gone: float = 0.0


@dataclass
class SunTrack:
    """The Sun on its way from one space to the next, `share` of the way."""

    space: int
    last: int
    share: float = 0.0

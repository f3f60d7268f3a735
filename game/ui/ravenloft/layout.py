"""Where everything is on the table: the wide layout, and a narrow one for small windows and large text."""

from dataclasses import dataclass

from game.ui.canvas import Area


@dataclass(frozen=True)
class Layout:
    """Areas of the table in logical pixels."""

    compact: bool
    left: Area
    right: Area
    prompt: Area
    view: Area
    hand: Area
    card: tuple[float, float]
    buttons: Area
    tools: Area
    banner: Area
    active: float
    other: float
    phases: float
    objective: float
    stock: float
    order: float
    tip: tuple[float, float]


WIDE = Layout(
    compact=False,
    left=Area(16, 16, 336, 1048),
    right=Area(1552, 16, 352, 1048),
    prompt=Area(472, 16, 960, 56),
    view=Area(360, 80, 1184, 752),
    hand=Area(368, 840, 1168, 224),
    card=(152, 224),
    buttons=Area(700, 80, 732, 46),
    tools=Area(1484, 84, 48, 400),
    banner=Area(376, 96, 312, 216),
    active=424,
    other=208,
    phases=152,
    objective=132,
    stock=104,
    order=260,
    tip=(340, 216),
)
COMPACT = Layout(
    compact=True,
    left=Area(12, 12, 312, 1056),
    right=Area(1596, 12, 312, 1056),
    prompt=Area(336, 12, 1248, 56),
    view=Area(330, 72, 1260, 808),
    hand=Area(336, 888, 1248, 180),
    card=(156, 180),
    buttons=Area(900, 78, 620, 52),
    tools=Area(1530, 84, 52, 400),
    banner=Area(348, 108, 320, 216),
    active=500,
    other=120,
    phases=150,
    objective=190,
    stock=124,
    order=330,
    tip=(400, 230),
)


def layout(*, compact: bool) -> Layout:
    """The layout that fits."""
    return COMPACT if compact else WIDE

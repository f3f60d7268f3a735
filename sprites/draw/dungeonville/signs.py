"""Draw the signs of Dungeonville, white shapes on a grid of 26: `python -m sprites.draw.dungeonville.signs` writes sprites/dungeonville/signs/.

One for each class; those of the colours of adventurers and of the wizards are drawn into other pictures. The program colours them; holes are cut
out of the shapes by a dark that it keeps.
"""
# fmt: off

from pathlib import Path

from sprites.draw.kit import num, place

OUT = Path(__file__).resolve().parents[2] / "dungeonville" / "signs"
DARK = "#120b06"


def pen(data: str, width: float = 2.2, colour: str = "#fff") -> str:
    """A stroke."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


def shape(data: str, colour: str = "#fff") -> str:
    """A filled shape."""
    return f'<path d="{data}" fill="{colour}"/>'


def dot(x: float, y: float, r: float, colour: str = "#fff") -> str:
    """A point."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{colour}"/>'


CLASSES = {
    "barbarian": shape("M-7 3Q-7.500-8 0-8.500 7.500-8 7 3ZM-6.500-4Q-12-3-12.500-12-6-10-4.500-7ZM6.500-4Q12-3 12.500-12 6-10 4.500-7ZM-8.500 4.500H8.500V8.500H-8.500Z") + shape("M-1.800 4V12.500H1.800V4Z") + pen("M0-8V3", 1.6, DARK),
    "knight": shape("M-8-2Q-8-8.500 0-9 8-8.500 8-2V9Q0 14-8 9Z") + pen("M-5.500-1.500H-1M1-1.500H5.500", 2.6, DARK) + pen("M-3 4.500v4M0 5v4.500M3 4.500v4", 1.4, DARK) + pen("M0-9Q1-13 6.500-12.500 10-12 11-8", 2.6),
    "paladin": '<ellipse cy="-10" rx="7" ry="2.400" fill="none" stroke="#fff" stroke-width="1.800"/>' + shape("M-9-5.500Q-4-4.500 0-6.500 4-4.500 9-5.500V1Q8.500 9 0 12.800-8.500 9-9 1Z") + shape("M0-2.500l1.600 3.600 3.900.4-2.900 2.600.8 3.900L0 6l-3.400 2 .8-3.900-2.900-2.600 3.900-.4z", DARK),
    "ranger": pen("M-4-12Q11-8 4 4 0 10-11 11", 2.6) + pen("M-4-12L-11 11", 1.2) + pen("M-10-3.500L9 4.500", 1.8) + shape("M12.500 6L5.500 6.800 8 .8Z"),
    "monk": shape("M-6.500 12V5.500L-11-.500Q-11-3.500-8.500-3L-6 0V-7.500Q-4.500-10-3-7.500V-10.500Q-1.300-13 .300-10.500V-10Q2-12 3.500-9.500V-7Q5-9 6.500-6.500V4Q6.500 7 5 8.500V12Z") + pen("M-3-7V-1M.400-9V-1.500M3.500-7.500V-1", 1.2, DARK) + pen("M-6.500 9.700H5", 1.2, DARK),
    "thief": shape("M-12.500-4Q-6-7.500 0-4.500 6-7.500 12.500-4 12.500 6 5.500 5.500 2 5 0 1.500-2 5-5.500 5.500-12.500 6-12.500-4Z") + shape("M-9.500-1.500Q-5.500-4-2.500 0-6 3-9.500-1.500ZM9.500-1.500Q5.500-4 2.500 0 6 3 9.500-1.500Z", DARK),
    "sorcerer": shape("M-13 8Q-8 5-6.500 4-3-8 3-13 2-9 5.500-7 3.500-6 6.500 4 8 5 13 8 0 14-13 8Z") + shape("M-.500-5l1 2.300 2.500.2-1.900 1.700.6 2.500-2.200-1.300-2.200 1.300.6-2.500-1.900-1.700 2.500-.2z", DARK) + pen("M-6.500 5.500Q0 8 6.500 5.500", 1.5, DARK),
    "cleric": shape("M0-13Q8-7 8.500 0L7.500 6H-7.500L-8.500 0Q-8-7 0-13ZM-8 8H8V12H-8Z") + pen("M0-7.500V4M-4-3H4", 2.4, DARK),
    "druid": shape("M-4 4Q-5.500 12.500 0 13 5.500 12.500 4 4 0 1.500-4 4Z") + pen("M-2.500 4Q-11 2-10-11M-8.500-2.500Q-13-3-12.500-8M-9-1Q-4.500-3-5-9M2.500 4Q11 2 10-11M8.500-2.500Q13-3 12.500-8M9-1Q4.500-3 5-9", 2),
    "bard": shape("M-3-1Q-12 1-11.500 7.500-10 13-3.500 12 3 11 3.500 2.500 2.500-2-3-1Z") + pen("M-1 2.500L9-9", 2.6) + shape("M7.500-11L10.500-13 13-10.500 11-7.500Z") + dot(-4, 5, 2.4, DARK) + pen("M-8.500 6.500L-5.500 10", 1.4, DARK),
    "squire": shape("M-6.500-12H2.500V0Q3.500 2.500 8 3.500 12 4.500 12 9H-7Z") + shape("M-7.500 10H12V12.500H2.500L1.500 11.800H-1L-1.500 12.800H-7.500Z") + pen("M-6.500-8H2.500", 1.8, DARK) + pen("M1-3H4.500M1.500 0H5.500", 1.2, DARK),
    "peasant": pen("M0-2V12.500M-7-12V-7Q-7-1.500 0-1.500T7-7V-12M0-12V-2", 2.6) + shape("M-8.500-9L-7-13.500-5.500-9ZM-1.500-9L0-13.500 1.500-9ZM5.500-9L7-13.500 8.500-9Z"),
    "assassin": place(shape("M0-16L3.200-10.500V3H-3.200V-10.500ZM-8 3H8V6.200H-8ZM-2 6H2V11H-2Z") + dot(0, 12, 2.8) + pen("M0-10.500V2", 1.2, DARK), 0, 0, 1, 40),
    "jester": shape("M-8 7Q-7.500-1-12-4-7-11.500-2.500-2.500-3-9.500 0-12.500 3-9.500 2.500-2.500 7-11.500 12-4 7.500-1 8 7ZM-8 8.500H8V12H-8Z") + dot(-11.3, -1.5, 2.1) + dot(11.3, -1.5, 2.1) + pen("M-4.500 7Q-4 0-7-5M4.500 7Q4 0 7-5M0 7V-6", 1.2, DARK),
    "oracle": dot(0, -2.5, 9.8) + shape("M-8.500 12.800Q-7.500 8-5 6.500 0 9.500 5 6.500 7.500 8 8.500 12.800Z") + shape("M0-9l1.700 4.800L6.500-2.500 1.700-.800 0 4-1.700-.800-6.500-2.500-1.700-4.200z", DARK) + pen("M-5.500 8Q0 10.500 5.500 8", 1.2, DARK),
    "mule": pen("M-4.500 10.500Q-10.500 4-9.500-3.500-8-11 0-11T9.500-3.500Q10.500 4 4.500 10.500", 5) + "".join(dot(x, y, 1.1, DARK) for x, y in ((-9.3, 1.5), (-8.9, -4.5), (-5, -9.3), (5, -9.3), (8.9, -4.5), (9.3, 1.5))),
}
COLOURS = {
    "red": shape("M1-13Q9-6 8.500 3 8 12 0 12.800-8 12-8.500 4-8.500-1-5-5-4.500-1-2-1-3-8 1-13Z") + shape("M.500 1Q4 4 3.500 7.500 3 10.500 0 10.800-3.500 10.500-3.500 7.500-3 4 .500 1Z", DARK),
    "blue": "".join(pen(f"M-12 {y}q3-4.500 6 0t6 0 6 0 6 0", 3) for y in (-6, 1, 8)),
    "green": shape("M8-12Q12 4 2 9-5 11-8 6-10-6 8-12Z") + pen("M-10 12.500Q-5 2 4-6", 1.8, DARK) + pen("M-11 12.500Q-9.500 9-7 5", 2),
    "yellow": dot(0, 0, 5.6) + "".join(place(shape("M-2-7.500L0-13 2-7.500Z"), 0, 0, 1, turn) for turn in range(0, 360, 45)),
    "purple": shape("M4-12.500A12.500 12.500 0 1 0 12 5.500 10.500 10.500 0 0 1 4-12.500Z"),
}
WIZARDS = {
    "black": shape("M0-5.500L2.200-9 3.500-5.500Q7-8.500 13-7.500 10-4.500 10.500 2 7 0 5.500 4 3 2.500 0 8-3 2.500-5.500 4-7 0-10.500 2-10-4.500-13-7.500-7-8.500-3.500-5.500L-2.200-9Z") + dot(-1.5, -3.2, 0.9, DARK) + dot(1.5, -3.2, 0.9, DARK),
    "white": shape("M-13 0Q0-14 13 0 0 14-13 0Z") + dot(0, 0, 5, DARK) + dot(0, 0, 2.1),
    "orange": shape("M0-6Q4-9 8-6.500 13-2 11.500 4 9 11.500 3.500 11 0 12-3.500 11-9 11.500-11.500 4-13-2-8-6.500-4-9 0-6Z") + pen("M0-6.500Q0-10 3.500-12", 2.6) + shape("M-7.500 0L-4.500-4.500-2 0ZM7.500 0L4.500-4.500 2 0ZM-8 3.500L-5 5-3 3.800-1 5.500 1 3.800 3 5.500 5 4 8 3.500Q6 9.500 0 9.500T-8 3.500Z", DARK),
    "teal": pen("M-9 12.500Q-11-2-4-8 3-13 8.500-8 12.500-3 9 1.500 5 5 1.500 2-.500-1.500 3-3.500", 4.4) + "".join(dot(x, y, 1, DARK) for x, y in ((-9.3, 8), (-8.6, 2.5), (-6.5, -3.5), (-2, -8.4), (4, -9.4), (8.8, -6))),
    "pink": shape("M0 12.500C-5 7.500-12.500 3-12-4-11-11-3-11 0-5 3-11 11-11 12-4 12.500 3 5 7.500 0 12.500Z") + pen("M-8.500-3.500Q-8.300-6.500-5.500-7", 1.8, DARK),
}
SIGNS = CLASSES | COLOURS | WIZARDS


def sign(name: str, x: float, y: float, size: float, fill: str, hole: str = DARK) -> str:
    """A sign in a colour."""
    return f'<g fill="{fill}">{place(SIGNS[name].replace("#fff", fill).replace(DARK, hole), x, y, size / 26)}</g>'


def whole(name: str) -> str:
    """The source of one sign."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 28 28" width="28" height="28" stroke-linecap="round" stroke-linejoin="round">{SIGNS[name]}</svg>\n'


def main() -> None:
    """Write the signs that stand alone; the others are parts of medallions, tokens and portraits."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in CLASSES:
        (OUT / f"{name}.svg").write_text(whole(name), encoding="utf-8")


if __name__ == "__main__":
    main()

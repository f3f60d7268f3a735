"""Draw the signs of London Dread, white shapes on a grid of 26: `python -m sprites.draw.london.signs` writes sprites/london/signs/.

The program colours them; holes are cut out of the shapes by a dark that it keeps.
"""
# fmt: off

from pathlib import Path

from sprites.draw.kit import disc, star
from sprites.draw.ravenloft.cards.treasure_motifs import num

OUT = Path(__file__).resolve().parents[2] / "london" / "signs"
DARK = "#120b06"


def pen(data: str, width: float = 2.2, colour: str = "#fff") -> str:
    """A stroke."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


TEETH = "".join(f'<rect x="-2.4" y="-12" width="4.8" height="6" rx="1" transform="rotate({i * 45})"/>' for i in range(8))
SIGNS = {
    "strength": '<path d="M-9-3q0-6 4-6 1-3 3.6-1.6 1.4-2.4 3.8-.9 2.2-1.4 3.8 1 3.4-.4 3.6 3.6v5.5q0 5-3.6 6.6V12H-5V5.800Q-9 3-9-3Z"/>' + pen("M-4.700-8.500v6M-1-10v7.500M3-10v7.500M6.600-8v5.500M-8.500-1q5 4 10 .5", 1.5, DARK),
    "charm": '<path d="M0-12C8-12 9-4 5.500 0 3.500 2.500 1 3 0 3S-3.500 2.500-5.500 0C-9-4-8-12 0-12Z"/>' + pen("M0-8.500q3.400 2 1.200 4.700-3.600 2-4.700-1.400M-5.800-5q2 5.800 7 5.800", 1.5, DARK) + pen("M0 3v9", 2) + '<path d="M0 10q1-6 9-6-1 6-9 6ZM0 8q-1-5-8-5 1 5 8 5Z"/>',
    "guile": f'<path d="M-12-6q6-3 12 0q6-3 12 0q1 9-4 13q-4 1-8-4q-4 5-8 4q-5-4-4-13z"/><path d="M-9-1q4-3 6 1q-4 3-6-1zM9-1q-4-3-6 1q4 3 6-1z" fill="{DARK}"/>',
    "spirit": '<path d="M-2.500-12h5v7h7v5h-7v12h-5v-12h-7v-5h7z"/>',
    "lore": '<path d="M0-7Q-5-11-12-9V8Q-5 6 0 10 5 6 12 8V-9Q5-11 0-7Z"/>' + pen("M0-7V10M-9-4q3-.500 6 1M-9 0q3-.500 6 1M3-3q3-1.500 6-1M3 1q3-1.500 6-1", 1.4, DARK),
    "courage": '<path d="M0-12L10-8V0Q10 8 0 12Q-10 8-10 0V-8Z"/>' + pen("M0-8V8M-6-2H6", 2.6, DARK),
    "impact": star(0, 0, 12.5, "#fff", 8, 0.45),
    "tech": TEETH + f'<circle r="8.600"/><circle r="4" fill="{DARK}"/>',
    "spellcraft": '<circle r="11" fill="none" stroke="#fff" stroke-width="2"/>' + pen("M0-10L5.900 8.100-9.500-3.100H9.500L-5.900 8.100Z", 1.7),
    "wild": star(0, 0, 12, "#fff", 6, 0.5) + disc(0, 0, 3, DARK),
    "fist": '<path d="M-10-2q0-7 5-7 1.300-3.200 4.300-1.600 2.200-2.400 4.500-.6 4.200-.6 4.700 4v5.200q0 5-4 7V12h-10V6.500Q-10 4-10-2Z"/>' + pen("M-5-8.500v6.500M-.500-10.500v8M4-10v7.500M-9.500-.500q5 4.500 11 .800", 1.6, DARK),
    "dread": f'<path d="M-10-2Q-10-12 0-12 10-12 10-2 10 3 6.500 4.500V9Q0 12-6.500 9V4.500-10 3-10-2Z"/><circle cx="-4.200" cy="-1.500" r="2.900" fill="{DARK}"/><circle cx="4.200" cy="-1.500" r="2.900" fill="{DARK}"/><path d="M0 2.500l-1.600 3h3.200z" fill="{DARK}"/>' + pen("M-3 7v3.500M0 7v4M3 7v3.500", 1.3, DARK),
    "virtue": '<path d="M0 12C-5 6-12 2-10-6-8-12-2-10 0-6 2-10 8-12 10-6 12 2 5 6 0 12Z"/>' + pen("M0-3v8M-3.500 0h7", 2, DARK),
    "morning": '<path d="M-7 4a7 7 0 0 1 14 0z"/>' + pen("M-12 8H12M0-11v4M-9.500-6.500l2.800 2.800M9.500-6.500l-2.800 2.800"),
    "day": '<circle r="5.500"/>' + pen("M0-12v3M0 9v3M-12 0h3M9 0h3M-8.500-8.500l2 2M6.500 6.500l2 2M-8.500 8.500l2-2M6.500-6.500l2-2"),
    "night": '<path d="M4-11A11 11 0 1 0 10 6 9 9 0 0 1 4-11Z"/>',
    "arrow": '<path d="M0-12L10 0H4V12H-4V0H-10Z"/>',
    "tick": pen("M-9 0L-3 7 9-7", 4),
    "cross": pen("M-8-8L8 8M8-8L-8 8", 4.4),
    "item": '<path d="M-11-3H11V7.500Q11 9 9.500 9H-9.500Q-11 9-11 7.500ZM-5-4V-9H5V-4H2.800V-6.800H-2.800V-4Z"/>' + pen("M-11 2H11M0-.500v5", 1.6, DARK),
    "cards": f'<rect x="-9" y="-8" width="13" height="18" rx="1.500" fill="#999"/><rect x="-4" y="-11" width="13" height="18" rx="1.500" stroke="{DARK}" stroke-width="1.400"/>',
    "injured": '<path d="M-12 6L6-12 12-6-6 12Z"/>' + pen("M-4.500-1.500L1.500 4.500M-1.500-4.500L4.500 1.500", 1.6, DARK) + '<path d="M7 4q4 5 0 7-4-2 0-7Z"/>',
    "unhinged": pen("M0 0q3-1 3 2 0 4-4 4-6 0-6-6 0-8 8-8 10 0 10 10 0 8-8 9.500", 2.6),
    "clock": '<circle r="11" fill="none" stroke="#fff" stroke-width="2.400"/>' + pen("M0-7V0L5 3.500", 2.4),
    "hidden": f'<rect x="-9" y="-12" width="18" height="24" rx="2"/><circle cy="0" r="5" fill="{DARK}"/><path d="M-2 6h4l1 4h-6z" fill="{DARK}"/>',
    "detour": pen("M-10 9V-2Q-10-8-4-8H7M3-12.500L8-8 3-3.500M-4 9H10", 2.6),
    "pentagram": '<circle r="11.500" fill="none" stroke="#fff" stroke-width="1.800"/>' + pen("M0-10.500L6.200 8.500-10-3.200H10L-6.200 8.500Z", 2),
    "top-hat": f'<path d="M-7-11Q0-13 7-11L6 5H-6ZM-13 4Q-8 8 0 8T13 4Q12 10 0 10T-13 4Z"/><path d="M-6.300 1H6.300V4.500H-6.300Z" fill="{DARK}"/>',
    "shell": '<path d="M0 11Q-4 11-4 8-13 4-12-3-11-8-7.500-7-7-12-3-10.500 0-14 3-10.500 7-12 7.500-7 11-8 12-3 13 4 4 8 4 11 0 11Z"/>' + pen("M0 8V-9M-2 7.500L-6-6M2 7.500L6-6M-3.500 7L-9.500-2M3.500 7L9.500-2", 1.3, DARK),
    "eye-over-dome": f'<path d="M-11-5Q0-15 11-5 0 4-11-5Z"/><circle cy="-5.500" r="3.600" fill="{DARK}"/><circle cy="-5.500" r="1.500"/><path d="M-9 12V9H-8A8 8 0 0 1 8 9H9V12Z"/>' + pen("M0 1.500V12M-4 2.500V12M4 2.500V12", 1, DARK),
    "diamond": '<path d="M0-12L9 0 0 12-9 0Z"/>',
    "clover": '<circle cx="0" cy="-6" r="5.400"/><circle cx="-6" cy="2" r="5.400"/><circle cx="6" cy="2" r="5.400"/><path d="M0 0Q0 9-4 12H4Q0 9 0 0Z"/>',
    "star": star(0, 0.5, 12.5, "#fff", 5, 0.42),
    "crescent": '<path d="M5-12A12.500 12.500 0 1 0 12 5 10.500 10.500 0 0 1 5-12Z"/>',
    "sacrifice": pen("M0-11V4M-7 12H7M-4.500 4h9M-6-6H6", 3),
    "goon": f'<path d="M-12-3Q-6-4-6-8 0-12 6-8 6-4 12-3 8 0 8-1V4Q8 12 0 12T-8 4V-1Q-8 0-12-3Z"/><path d="M-6 0H-1V3H-6ZM1 0H6V3H1Z" fill="{DARK}"/>',
}


def sign(name: str) -> str:
    """The source of one sign."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26" width="26" height="26" fill="#fff" stroke-linecap="round" stroke-linejoin="round">{SIGNS[name]}</svg>\n'


def main() -> None:
    """Write all signs."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in SIGNS:
        (OUT / f"{name}.svg").write_text(sign(name), encoding="utf-8")


if __name__ == "__main__":
    main()

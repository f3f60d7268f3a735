"""Draw the plain signs of Terrorscape: `python -m sprites.draw.terrorscape.signs` writes sprites/terrorscape/signs/<name>.svg.

Each is white on nothing, 24 by 24 round the middle, with black where it is pierced: the table multiplies it with the colour that it needs.
"""
# one line each
# fmt: off

from pathlib import Path

from sprites.draw.kit import star

OUT = Path(__file__).resolve().parents[2] / "terrorscape" / "signs"
PEN = 'fill="none" stroke="#fff" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"'
THIN, THICK, DARK = PEN.format(2.2), PEN.format(3), "#000"
FOOT = '<path d="M0-8c3.6 0 4.6 4 4 7.4c-.4 2.4-1 3.4-3 3.4s-3.4-1.4-4-4c-.6-3 .4-6.8 3-6.8zM-2.1 4.6c2 .8 3.8.6 5.6 0c.4 3-.6 5-2.6 5s-3.4-2-3-5z"/>'

SIGNS = {
    "key": f'<g transform="rotate(90)"><circle cx="-6" r="4.6" {THICK}/><path d="M-1.4 0H11M7 0v5M10.6 0v4" {THICK}/></g>',
    "radio": f'<rect x="-10" y="-4" width="20" height="14" rx="2"/><path d="M-6-4L6-11" {THIN}/><circle cx="-4.4" cy="3" r="3.4" fill="{DARK}"/><path d="M2 0h6M2 3h6M2 6h6" stroke="{DARK}" stroke-width="1.6"/>',
    "noise": f'<path d="M-11-4h5l6-6v20l-6-6h-5z"/><path d="M4-5q4 5 0 10M8-9q7.4 9 0 18" {THIN}/>',
    "feet": f'<g transform="translate(-6 -2)">{FOOT}</g><g transform="translate(6 2)">{FOOT}</g>',
    "heart": f'<path d="M0 10C-16-1-9-11 0-5C9-11 16-1 0 10Z"/><path d="M-9 1h5l2-4l3 7l2-3h6" fill="none" stroke="{DARK}" stroke-width="1.8" stroke-linejoin="round"/>',
    "star": f'{star(0, 0, 11.5, "#fff", 5, 0.44)}',
    "spark": f'{star(0, 0, 12, "#fff", 4, 0.3)}',
    "planks": f'<g transform="rotate(-24)"><rect x="-12" y="-3" width="24" height="6" rx="1"/></g><g transform="rotate(24)"><rect x="-12" y="-3" width="24" height="6" rx="1" stroke="{DARK}" stroke-width="1.4"/></g>',
    "unbar": f'<path d="M-12-6L-2-1.6L-4 3.4L-13-.6Z M12-6L2-1.6L4 3.4L13-.6Z"/><path d="M0-11v6M-3 10l3-6l3 6" {THIN}/>',
    "wrench": '<path d="M10.5-6.5a6 6 0 0 1-7.6 7L-6 9.6a3 3 0 0 1-4.2-4.2L-.9-3.7a6 6 0 0 1 7-7.6l-3.4 3.4l.7 3.2l3.2.7z"/>',
    "glass": f'<circle cx="-2.5" cy="-2.5" r="7" {THICK}/><path d="M3 3L10.5 10.5" {PEN.format(4.2)}/>',
    "bolt": '<path d="M3-12L-8 2H-1L-3 12L8-3H1Z"/>',
    "hourglass": f'<path d="M-7-11H7M-7 11H7" {THIN}/><path d="M-5.5-10.5H5.5C5.5-4 1.5-2 1.5 0S5.5 4 5.5 10.5H-5.5C-5.5 4-1.5 2-1.5 0S-5.5-4-5.5-10.5Z"/>',
    "knife": '<path d="M11-11C8-1 3 4-1 6.5L-5 2.5C-1-3 4-8 11-11Z"/><path d="M-6 3.5L-2.5 7L-8 12.5Q-11.5 12.5-11.5 9Z"/>',
    "fear": f'<path d="M0-11C8-11 10-5 9 1C8 8 4 12 0 12S-8 8-9 1C-10-5-8-11 0-11Z"/><ellipse cx="-4" cy="-3" rx="2.2" ry="3" fill="{DARK}"/><ellipse cx="4" cy="-3" rx="2.2" ry="3" fill="{DARK}"/><ellipse cy="6" rx="2.6" ry="4" fill="{DARK}"/>',
    "drop": '<path d="M0-12C5-4 8-.5 8 4a8 8 0 0 1-16 0C-8-.5-5-4 0-12Z"/>',
    "lock": f'<rect x="-8" y="-1" width="16" height="12" rx="2"/><path d="M-5-1v-4a5 5 0 0 1 10 0v4" {THIN}/><circle cy="4" r="2" fill="{DARK}"/><path d="M-1 4h2l.8 4.6h-3.6z" fill="{DARK}"/>',
    "jaws": '<path d="M-11 0a11 11 0 0 1 22 0l-3.6-2.4l-2 4l-2.8-4.2L0 2l-2.6-4.6l-2.8 4.2l-2-4z"/><path d="M-11 3a11 9 0 0 0 22 0l-3.6 3l-2-3.6l-2.8 4L0 3.4l-2.6 3l-2.8-4l-2 3.6z"/>',
    "tick": f'<path d="M-9 0L-3 7L9-7" {PEN.format(4)}/>',
    "cards": f'<rect x="-9" y="-8" width="13" height="18" rx="1.5" fill="#999"/><rect x="-4" y="-11" width="13" height="18" rx="1.5" stroke="{DARK}" stroke-width="1.4"/>',
    "way-out": f'<path d="M3-6v-5H-10V11H3v-5" {THIN}/><path d="M0 0H10M6-4.5L11 0L6 4.5" {THIN}/>',
    "book": f'<path d="M0-7Q-5-11-12-9V8Q-5 6 0 10Q5 6 12 8V-9Q5-11 0-7Z"/><path d="M0-7V10M-9-4q3-.5 6 1M-9 0q3-.5 6 1M3-3q3-1.5 6-1M3 1q3-1.5 6-1" fill="none" stroke="{DARK}" stroke-width="1.4"/>',
    "shield": f'<path d="M0-12L10-8V0Q10 8 0 12Q-10 8-10 0V-8Z"/><path d="M0-8V8M-6-2H6" stroke="{DARK}" stroke-width="2.4"/>',
    "swap": f'<path d="M-11-5H8M3-10L9-5L3 0M11 5H-8M-3 0L-9 5L-3 10" {THIN}/>',
}


def sign(name: str) -> str:
    """The source of one sign."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26" width="26" height="26" fill="#fff">{SIGNS[name]}</svg>\n'


def main() -> None:
    """Write all signs."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in SIGNS:
        (OUT / f"{name}.svg").write_text(sign(name), encoding="utf-8")


if __name__ == "__main__":
    main()

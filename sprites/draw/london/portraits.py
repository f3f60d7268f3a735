"""Cut London Dread's portraits out of its medallions: `python -m sprites.draw.london.portraits` writes sprites/london/portraits/<id>.svg."""

import re
from pathlib import Path

from sprites.draw.london.busts import BUSTS

HERE = Path(__file__).resolve().parents[2] / "london"
CHARACTERS = ("basil", "jacqueline", "murphy", "maria", "milton", "sturmer")
ANTAGONISTS = (
    "the-correspondent",
    "the-caller",
    "the-tallow-king",
    "the-pale-sovereign",
    "the-engine-beneath",
    "the-hollow-choir",
)
WHO = (*CHARACTERS, *ANTAGONISTS, *BUSTS)
RING = '<circle cx="150" cy="150" r="139" fill="none"'


def portrait(medallion: str) -> str:
    """The painting inside a medallion, filling a square, with a dark foot for a name."""
    start = medallion.index('<g clip-path="url(#o)">')
    painting = medallion[start : medallion.index(RING)].replace(' clip-path="url(#o)"', "", 1)
    shade = '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".7" stop-color="#0c0704" stop-opacity="0"/><stop offset="1" stop-color="#0c0704" stop-opacity=".85"/></linearGradient>'
    head = medallion[:start].replace('viewBox="0 0 300 300"', 'viewBox="22 16 256 256"').replace("</defs>", f"{shade}</defs>")
    text = head + painting + '<rect width="300" height="300" fill="url(#foot)"/></svg>\n'
    for name in set(re.findall(r'<(?:filter|clipPath|linearGradient|radialGradient) id="(\w+)"', text)):
        if f"#{name})" not in text:
            text = re.sub(rf'<(filter|clipPath|linearGradient|radialGradient) id="{name}".*?</\1>\n?', "", text, flags=re.DOTALL)
    return text


def main() -> None:
    """Write all portraits."""
    (HERE / "portraits").mkdir(exist_ok=True)
    for who in WHO:
        text = portrait((HERE / f"{who}.svg").read_text(encoding="utf-8"))
        (HERE / "portraits" / f"{who}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

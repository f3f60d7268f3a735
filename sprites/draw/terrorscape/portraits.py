"""Cut the portraits of Terrorscape out of its medallions: `python -m sprites.draw.terrorscape.portraits` writes sprites/terrorscape/portraits/<id>.svg.

A portrait is the same painting without ring and rivets, square, with dark lower corners for a name.
"""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parents[2] / "terrorscape"
WHO = ("butcher", "specter", "murderer", "marco", "johnson", "william", "sophia", "anna")


def portrait(medallion: str) -> str:
    """The painting inside a medallion, filling a square."""
    start = medallion.index('<g clip-path="url(#o)">')
    painting = medallion[start : medallion.index('<circle cx="150" cy="150" r="138"')]
    head = medallion[:start].replace('viewBox="0 0 300 300"', 'viewBox="22 16 256 256"')
    shade = '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".7" stop-color="#03080a" stop-opacity="0"/><stop offset="1" stop-color="#03080a" stop-opacity=".85"/></linearGradient>'
    text = head.replace("</defs>", f"{shade}</defs>") + painting.replace(' clip-path="url(#o)"', "")
    used = set(re.findall(r"url\(#(\w+)\)", text + "url(#foot)"))
    for name in set(re.findall(r'<(?:filter|clipPath|linearGradient|radialGradient) id="(\w+)"', text)) - used:
        text = re.sub(rf'<(filter|clipPath|linearGradient|radialGradient) id="{name}".*?</\1>', "", text, flags=re.DOTALL)
    return text + '<rect width="300" height="300" fill="url(#foot)"/></svg>\n'


def main() -> None:
    """Write all portraits."""
    (HERE / "portraits").mkdir(exist_ok=True)
    for who in WHO:
        (HERE / "portraits" / f"{who}.svg").write_text(
            portrait((HERE / f"{who}.svg").read_text(encoding="utf-8")), encoding="utf-8"
        )


if __name__ == "__main__":
    main()

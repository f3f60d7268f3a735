"""Bake the recipes to sounds/baked/<group>/<name>.ogg: `python sounds/bake.py [--check] [name ...]`.

A name is a sound ("ravenloft/wolf-2") or the start of some ("ravenloft/wolf"). Only what has changed since is baked again; `manifest.json`
keeps a hash of all that a sound is made from, and what was measured: seconds, channels, peak (dBFS), loudness (LUFS). `--check` bakes
nothing, needs nothing but Python, and fails when a file is missing, stale or left over.

A new sound is a function marked `@sound(...)` in `sounds/common/` or `sounds/<game>/`, made of the materials in `sounds/recipes/`. Bake
it, look at it (`sounds/look.py`), give it a cue in `sounds/cues.toml` and a caption in `levels/<game>/en.ftl`.
"""

import importlib
import json
import sys
from hashlib import blake2b
from pathlib import Path

from seal import HERE, Sound, seal, sounds

MANIFEST = HERE / "baked" / "manifest.json"


def made(sound: Sound) -> tuple[bytes, dict[str, object]]:
    """The file of one sound, and what was measured of it."""
    import numpy as np
    from level import KINDS, levelled, loudness, peak
    from ogg import packed, packed_loop, unpacked
    from recipes.kit import RATE

    seed = int.from_bytes(blake2b(sound.name.encode(), digest_size=8).digest(), "big")
    kind = KINDS[sound.kind]
    wave = levelled(getattr(importlib.import_module(sound.module), sound.recipe)(np.random.default_rng(seed)), kind)
    for _try in range(4):
        data = (packed_loop if kind.loop else packed)(wave, kind.quality)
        heard = unpacked(data)
        if peak(heard) < -1.1:
            break
        wave = wave * 10 ** ((-1.3 - peak(heard)) / 20)
    facts: dict[str, object] = {
        "kind": sound.kind, "seconds": round(len(heard) / RATE, 3), "channels": 1 if heard.ndim == 1 else 2,
        "peak": round(peak(heard), 1), "loudness": round(loudness(heard, kind.window), 1), "bytes": len(data),
    }  # fmt: skip
    return data, facts


def bake(sound: Sound) -> dict[str, object]:
    """Make one file and return its line of the manifest."""
    data, facts = made(sound)
    sound.file.parent.mkdir(parents=True, exist_ok=True)
    sound.file.write_bytes(data)
    print(f"{sound.name}: " + ", ".join(f"{key} {value}" for key, value in facts.items()))
    return {"seal": seal(sound), **facts}


def strays() -> list[Path]:
    """Baked files that no recipe makes any more."""
    known = {sound.file for sound in sounds()}
    return [file for file in sorted((HERE / "baked").rglob("*.ogg")) if file not in known]


def stale(kept: dict[str, dict[str, object]]) -> list[Sound]:
    """The sounds that have to be baked again."""
    return [one for one in sounds() if kept.get(one.name, {}).get("seal") != seal(one) or not one.file.is_file()]


def main(words: list[str]) -> int:
    """Bake what has changed, or check; return the exit code."""
    kept = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.is_file() else {}
    if "--check" in words:
        names = {one.name for one in sounds()}
        problems = [f"stale: {one.name}" for one in stale(kept)] + [f"left over: {file}" for file in strays()]
        problems += [f"no recipe: {name}" for name in kept if name not in names]
        print(*problems, sep="\n")
        return 1 if problems else 0
    named = tuple(word for word in words if not word.startswith("-"))
    for file in strays():
        file.unlink()
    for one in stale(kept):
        if not named or one.name.startswith(named):
            kept[one.name] = bake(one)
            rows = {name: kept[name] for name in sorted(kept) if any(name == known.name for known in sounds())}
            MANIFEST.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Which sounds there are, and what each is made from, read from the source alone: no numpy is needed to know what is stale."""

import ast
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

HERE = Path(__file__).resolve().parent
MAKING = ("level.py", "ogg.py")
"""What is done to every wave: a change here makes everything stale."""
Place = tuple[str, str]
"""A module ("recipes.kit") and a name in it."""


@dataclass(frozen=True)
class Sound:
    """A sound to bake: its name ("ravenloft/wolf-2"), its kind, and the recipe and variant that make it."""

    name: str
    kind: str
    module: str
    recipe: str
    variant: int

    @property
    def file(self) -> Path:
        """Where it is baked to."""
        return HERE / "baked" / f"{self.name}.ogg"


@cache
def _parts() -> dict[Place, tuple[str, frozenset[Place]]]:
    """Every function and constant of the recipes: its text, and what it uses."""
    parts: dict[Place, tuple[str, frozenset[Place]]] = {}
    for file in sorted(HERE.rglob("*.py")):
        module = ".".join(file.relative_to(HERE).with_suffix("").parts)
        text = file.read_text(encoding="utf-8")
        tree, lines = ast.parse(text), text.splitlines()
        known = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        named = [(name, node) for node in tree.body for name in _names(node)]
        known |= {name: (module, name) for name, _node in named}
        for name, node in named:
            first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", []))])
            text = "\n".join(lines[first - 1 : node.end_lineno])
            parts[module, name] = (text, frozenset(_uses(node, known) - {(module, name)}))
    return parts


def _uses(node: ast.stmt, known: dict[str, Place]) -> set[Place]:
    """What a statement uses of what its module knows: `struck`, and `stone.step` where the module `stone` was imported."""
    uses = {known[one.id] for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in known}
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id in known:
            uses.add((".".join(known[one.value.id]), one.attr))
    return uses


def _names(node: ast.stmt) -> list[str]:
    """What a statement at the top of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [one.id for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)]
    return []


@cache
def _making() -> str:
    return "\n".join((HERE / file).read_text(encoding="utf-8") for file in MAKING)


def seal(sound: Sound) -> str:
    """A hash of everything that a sound is made from: its recipe, all that the recipe uses, and how waves become files."""
    parts = _parts()
    found: set[Place] = set()
    open_ends = {(sound.module, sound.recipe)}
    while open_ends:
        place = open_ends.pop()
        if place in parts and place not in found:
            found.add(place)
            open_ends |= parts[place][1]
    text = "\n".join([sound.name, sound.kind, _making(), *(parts[place][0] for place in sorted(found))])
    return blake2b(text.encode(), digest_size=12).hexdigest()


@cache
def sounds() -> tuple[Sound, ...]:
    """All sounds: the functions marked `@sound` in `sounds/<group>/*.py`."""
    found: list[Sound] = []
    for file in sorted(HERE.glob("*/*.py")):
        group, module = file.parent.name, f"{file.parent.name}.{file.stem}"
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            for mark in getattr(node, "decorator_list", []):
                if isinstance(node, ast.FunctionDef) and isinstance(mark, ast.Call) and ast.unparse(mark.func) == "sound":
                    facts = {word.arg: ast.literal_eval(word.value) for word in mark.keywords}
                    name = f"{group}/{node.name.replace('_', '-')}"
                    many = facts.get("variants", 1)
                    found += [
                        Sound(f"{name}-{one}" if many > 1 else name, facts.get("kind", "effect"), module, node.name, one)
                        for one in range(1, many + 1)
                    ]
    return tuple(found)

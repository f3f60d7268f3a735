"""What the syntax trees of the source say: imports, forgotten scripts, forbidden sources of chance."""

import ast
import gc
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import game

PACKAGE = Path(game.__file__).parent


def files(folder: str = "") -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def module_of(file: Path) -> str:
    parts = ("game", *file.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(part for part in parts if part != "__init__")


def parse(file: Path) -> ast.Module:
    """Parse a source file. The trees are not cached, because those of all files take a quarter of a gigabyte.

    Garbage collection is off while it is parsed: it would traverse a million nodes again and again.
    """
    gc.disable()
    try:
        return ast.parse(file.read_text(encoding="utf-8"), str(file))
    finally:
        gc.enable()


def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Every node of a tree."""
    return tuple(ast.walk(tree))


def statements(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Every statement of a tree: of twenty nodes nineteen are parts of expressions."""
    found, todo = list[ast.AST](), [tree]
    while todo:
        node = todo.pop()
        found.append(node)
        for field in ("cases", "finalbody", "orelse", "handlers", "body"):
            inner = getattr(node, field, ())
            todo += reversed(inner if isinstance(inner, list) else ())
    return tuple(found)


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    """Every function of a tree."""
    return [node for node in statements(tree) if isinstance(node, ast.FunctionDef)]


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module that a tree imports; `from a import b` gives "a.b", so that submodules show."""
    for node in statements(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names)


# ---------------------------------------------------------------------- forgotten scripts


def scripts(tree: ast.AST) -> frozenset[str]:
    """The functions of a tree that are annotated `-> Rule[...]`."""
    return frozenset(function.name for function in functions(tree) if _is_rule(function.returns))


def _is_rule(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name) and annotation.value.id == "Rule"


def plain(tree: ast.AST) -> set[str]:
    """The other functions of a tree."""
    return {function.name for function in functions(tree) if not _is_rule(function.returns)}


def forgotten(modules: dict[str, ast.AST]) -> list[str]:
    """Calls of scripts that are neither delegated, yielded, returned nor passed on: they would do nothing, silently."""
    known = {module: scripts(tree) for module, tree in modules.items()}
    every = set[str]().union(*known.values()) | {"choose"}
    twofold = every & set[str]().union(*(plain(tree) for tree in modules.values()))
    found = []
    for module, tree in modules.items():
        own = (every - twofold) | (twofold & known[module]) | _imported_scripts(tree, known)
        found += [f"{module}:{call.lineno} {name}" for call, name in _idle(tree, own)]
    return found


def _imported_scripts(tree: ast.AST, known: dict[str, frozenset[str]]) -> set[str]:
    """Names that a tree imports from a module where they are scripts."""
    return {
        alias.asname or alias.name
        for node in statements(tree)
        if isinstance(node, ast.ImportFrom) and node.module in known
        for alias in node.names
        if alias.name in known[node.module]
    }


def _idle(tree: ast.AST, names: set[str]) -> Iterator[tuple[ast.Call, str]]:
    every = nodes(tree)
    calls = [node for node in every if isinstance(node, ast.Call) and _called(node) in names]
    parents = {child: node for node in every for child in ast.iter_child_nodes(node)} if calls else {}
    yield from ((call, _called(call)) for call in calls if not _goes_on(call, parents))


def _called(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""


def _goes_on(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether the value of `node` reaches somebody who can run it."""
    above = parents[node]
    if isinstance(above, ast.YieldFrom | ast.Return | ast.Call | ast.keyword | ast.Lambda):
        return True
    if isinstance(above, ast.IfExp | ast.Starred | ast.List | ast.Tuple | ast.Dict | ast.ListComp | ast.DictComp | ast.NamedExpr):
        return _goes_on(above, parents)
    if isinstance(above, ast.Assign | ast.AnnAssign):  # kept under a name that is run later
        targets = above.targets if isinstance(above, ast.Assign) else [above.target]
        return any(isinstance(target, ast.Name) and _delegated(target.id, parents) for target in targets)
    return False


def _delegated(name: str, parents: dict[ast.AST, ast.AST]) -> bool:
    return any(isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Name) and node.value.id == name for node in parents)


# ---------------------------------------------------------------------- determinism

_FORBIDDEN = {"random", "time", "datetime", "secrets", "uuid", "os", "threading", "asyncio", "socket", "numpy"}
_FORBIDDEN_CALLS = {"id", "hash", "input", "open", "vars", "globals"}


def chancy(modules: dict[str, ast.AST]) -> list[str]:
    """Places in rules that read a clock, chance, memory addresses, or the order of a set."""
    found = []
    for module, tree in modules.items():
        found += [f"{module} imports {name}" for name in imports(tree) if name.split(".")[0] in _FORBIDDEN]
        found += [f"{module}:{line} {what}" for line, what in _chancy_nodes(tree)]
    return found


def _chancy_nodes(tree: ast.AST) -> Iterator[tuple[int, str]]:
    inside = {node for function in functions(tree) for node in ast.walk(function)}
    for node in nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _FORBIDDEN_CALLS and node in inside:
            yield node.lineno, f"calls {node.func.id}"
        for order in _iterated(node):
            if _is_set(order):
                yield order.lineno, "depends on the order of a set"


def _iterated(node: ast.AST) -> Iterable[ast.expr]:
    if isinstance(node, ast.For | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple", "next", "enumerate"):
        return node.args[:1]
    return []


def _is_set(node: ast.expr) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return _is_set(node.left) or _is_set(node.right)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")


LIVE = re.compile(r"(Scene|Table|TableView|Controller|Client|Session|Dialog|Host)$")
"""The names of types that change while they are shown."""


def live_parameters(modules: dict[str, ast.AST]) -> list[str]:
    """The parameters of functions of panels, targets and boards that are a table, a scene or another thing that changes, not a frozen value."""
    found = list[str]()
    for module, tree in modules.items():
        if not {"panels", "targets", "board"} & set(module.split(".")):
            continue
        for function in functions(tree):
            parameters = [*function.args.args, *function.args.kwonlyargs]
            live = (one.arg for one in parameters if any(LIVE.search(name) for name in _names(one.annotation)))
            found += [f"{module}.{function.name}: {name}" for name in live]
    return found


def _names(annotation: ast.expr | None) -> list[str]:
    """The names in an annotation, also in a quoted one."""
    parts = [] if annotation is None else list(ast.walk(annotation))
    quoted = [node.value for node in parts if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    names = [node.id for node in parts if isinstance(node, ast.Name)]
    return names + [name for words in quoted for name in re.findall(r"\w+", words)]

"""Words: message ids and values become sentences in the player's language (Fluent files, `levels/*/<language>.ftl`).

The rules speak in ids alone. A value that is an id of a named thing ("kat", "wolf-3", a Secret) is replaced by its name; the
message also gets the bare id as `$<key>_id`, so that it can choose by it ("none" where there is none), and where it has a short
name, too, that as `$<key>_short`. Of a list it gets `$<key>_count`, and `$<key>_yes`: how many of its values are true.

A name may have forms, as attributes of its message: `.the` (with its article), `.acc`, `.dat` and `.gen` (its cases), and `.gender`. In a
language with such names, a message gets them as `$<key>_the` and so on, and `$<key>_start`: `.the` with a capital letter.
"""

import re
from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.match.record import SaveError
from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.storage import paths
from game.text.messages import Messages
from game.text.rulebook import passage

ENGLISH = "en"
COMMON = "common"
SCREEN = "ui"
"""The folder of the texts of the window, which all games share."""
KEPT = 4000
"""The size of the cache of sentences."""
FORMS = ("the", "acc", "dat", "gen")
"""The forms of a name, besides its gender."""
_NUMBERED = re.compile(r"(.+)-(\d+)")
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


class MissingMessage(KeyError):
    """No file has a message of this id, or a value is missing. Raised in tests; in play the id is shown."""


def kebab(kind: type) -> str:
    """The id form of a class name: HeroFell is "hero-fell"."""
    return _HUMP.sub("-", kind.__name__).lower()


def _folders() -> tuple[Path, ...]:
    """The folders of messages: those of the program, then the player's own, which override them."""
    return data_folder("levels"), paths.languages()


class Texts:
    """The messages of one language, with English as fallback. `strict` raises MissingMessage instead of showing ids."""

    def __init__(self, language: str = ENGLISH, *, strict: bool = False, extra: Iterable[Path] = ()) -> None:
        self.language, self.strict = language, strict
        self.game = COMMON
        self._extra = list(extra)
        self._messages: dict[tuple[str, str], Messages] = {}
        self._said: dict[Hashable, str] = {}

    def learn(self, file: Path) -> None:
        """Load another file of messages for every language. The messages of a game override it."""
        if file not in self._extra:
            self._extra.append(file)
        self._messages.clear()
        self._said.clear()

    def turn(self, language: str) -> None:
        """Switch to another language, and reload its files."""
        self.language = language
        self._messages.clear()
        self._said.clear()

    def _of(self, language: str, game: str) -> Messages:
        key = (language, game)
        if key not in self._messages:
            own = [folder / name / f"{language}.ftl" for folder in _folders() for name in dict.fromkeys((COMMON, SCREEN, game))]
            self._messages[key] = Messages(language, [file for file in (*self._extra, *own) if file.is_file()])
        return self._messages[key]

    def _find(self, message: str) -> Messages | None:
        for language in dict.fromkeys((self.language, ENGLISH)):
            for game in dict.fromkeys((self.game, COMMON)):
                found = self._of(language, game)
                if found.has(message):
                    return found
        return None

    def has(self, message: str) -> bool:
        """Whether the current game or the common files have a message of this id."""
        return self._find(message) is not None

    def say(self, message: str, values: Mapping[str, Any]) -> str:
        """The sentence `message` with `values`. Raises MissingMessage if strict; otherwise a missing message returns its id."""
        return self._raw(message, self._worded(values))

    def _missing(self, message: str, problem: str) -> str:
        if self.strict:
            raise MissingMessage(f"{message}: {problem}")
        return message

    def _worded(self, values: Mapping[str, Any]) -> dict[str, Any]:
        worded: dict[str, Any] = {}
        for key, value in values.items():
            worded[key] = self.word(value)
            if isinstance(value, str):
                worded[f"{key}_id"] = value or "none"
                if self.has(f"short-{value}"):
                    worded[f"{key}_short"] = self.say(f"short-{value}", {})
            elif isinstance(value, list | tuple):
                worded[f"{key}_count"] = len(value)
                worded[f"{key}_yes"] = sum(item is True for item in value)
            if self.inflects:
                worded.update(self._forms(key, value, worded[key]))
        return worded

    @property
    def inflects(self) -> bool:
        """Whether the names of this language have forms."""
        return self._of(self.language, self.game).inflects

    def _forms(self, key: str, value: Any, usual: Any) -> dict[str, str]:
        """The forms of a value that is a name, or a list of names: `usual` is what it is without forms."""
        if isinstance(value, Secret):
            value = value.sealed or ""
        match value:
            case str():
                found = {form: self.form(value, form) or str(usual) for form in FORMS}
            case list() | tuple():
                found = {form: self.enumerate([self._form(item, form) for item in value]) for form in FORMS}
            case _:
                return {}
        found["start"] = found["the"][:1].upper() + found["the"][1:]
        found["gender"] = (self.form(value, "gender") if isinstance(value, str) else "") or "none"
        return {f"{key}_{form}": words for form, words in found.items()}

    def _form(self, value: Any, form: str) -> str:
        return (self.form(value, form) if isinstance(value, str) else "") or str(self.word(value))

    def form(self, thing: str, form: str) -> str:
        """A form of the name of `thing`: "den Wolf 3" as the "acc" of "wolf-3"; "" for a name without it."""
        own = self._of(self.language, self.game)
        for message in (f"name-{thing}", thing if thing.startswith("name-") else ""):
            if message and own.has(message):
                return own.form(message, form, {"number": 0})
        numbered = _NUMBERED.fullmatch(thing)
        if not numbered or not (bare := own.form(f"name-{numbered[1]}", form, {"number": 0})):
            return ""
        lone = form == "gender" or own.has(f"name-{numbered[1]}-1")
        return bare if lone else self._raw("name-numbered", {"name": bare, "number": int(numbered[2])})

    def word(self, value: Any) -> Any:
        """A value as a message can use it: numbers are unchanged, ids become names, lists become enumerations, None and bools become "none", "yes", "no"."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return value
            case None:
                return "none"
            case Secret():
                return self.name(value.sealed) if value.sealed is not None else self.say("name-hidden", {})
            case list() | tuple():
                return self.enumerate([str(self.word(item)) for item in value])
        return self.name(value)

    def enumerate(self, words: list[str]) -> str:
        """Join words: "a", "a and b", "a, b and c"."""
        if not words:
            return self.say("list-empty", {})
        row, last = ", ".join(words[:-1]), words[-1]
        return self._raw("list-and", {"row": row, "last": last}) if row else last

    def _raw(self, message: str, values: dict[str, Any]) -> str:
        """The sentence `message` with converted values.

        Cached, because a screen repeats the same sentences many times a second.
        """
        key = (self.language, self.game, self.strict, message, *((name, value, type(value)) for name, value in values.items()))
        if key not in self._said:
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[key] = self._formatted(message, values)
        return self._said[key]

    def _formatted(self, message: str, values: dict[str, Any]) -> str:
        found = self._find(message)
        if found is None:
            return self._missing(message, "there is no such message")
        text, errors = found.format(message, values)
        if text is None:
            return self._missing(message, "it has no text of its own")
        if errors and self.strict:
            return self._missing(message, "; ".join(map(str, errors)))
        return text

    def name(self, thing: str) -> str:
        """The name of `thing`: "kat", "name-kat" and "wolf-3" all have names; any other text is returned unchanged."""
        for message in (f"name-{thing}", thing if thing.startswith("name-") else ""):
            if message and self.has(message):
                return self._raw(message, {"number": 0})
        numbered = _NUMBERED.fullmatch(thing)
        if numbered and self.has(f"name-{numbered[1]}"):
            return self._numbered(f"name-{numbered[1]}", int(numbered[2]))
        return thing

    def _numbered(self, message: str, number: int) -> str:
        """A name with its number, at the place that the name gives it, or else at the end."""
        found = self._find(message)
        assert found is not None
        bare, asks = found.format(message, {})
        if self.has(f"{message}-1") and self._raw(f"{message}-1", {"number": 0}) == bare:
            return bare  # without a numbered message there is only one such thing
        return self._raw(message, {"number": number}) if asks else self._raw("name-numbered", {"name": bare, "number": number})


_texts = Texts()


def use(*, language: str | None = None, game: str | None = None, strict: bool | None = None, extra: Path | None = None) -> None:
    """Change the `language`, the `game` or strictness, or load one more file; omitted settings stay."""
    if language is not None and language != _texts.language:
        _texts.turn(language)
    _texts.game = game or _texts.game
    _texts.strict = _texts.strict if strict is None else strict
    if extra is not None:
        _texts.learn(extra)


def speaking() -> str:
    """The game whose texts are used."""
    return _texts.game


def say(message: str, /, **values: Any) -> str:
    """The sentence `message`, an id, with `values`."""
    return _texts.say(message, values)


def has(message: str) -> bool:
    """Whether there is a message of this id."""
    return _texts.has(message)


def name(thing: str) -> str:
    """The name of the figure, card or place with the id `thing`."""
    return _texts.name(thing)


def languages() -> list[str]:
    """The available languages, English first."""
    found = {file.stem for folder in _folders() for file in folder.glob("*/*.ftl")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def language_name(language: str) -> str:
    """The name of a language in that language: its message `language-name`, or else the name of its files."""
    return _language_name(language, _folders())


@lru_cache(maxsize=64)
def _language_name(language: str, folders: tuple[Path, ...]) -> str:
    own = [file for folder in folders if (file := folder / COMMON / f"{language}.ftl").is_file()]
    words = Messages(language, own)
    return words.format("language-name", {})[0] or language if words.has("language-name") else language


def language() -> str:
    """The current language."""
    return _texts.language


def rule_text(rule: str) -> str:
    """The text of the rule with the ledger id `rule` ("CR-042"); "" if no rulebook has it."""
    found = passage(rule, language())
    if found is None:
        return ""
    words = f"{found.example} {found.words}".strip()
    return say("rule-house", words=words) if found.house else words


def option_error_text(error: OptionsError) -> str:
    """The message for invalid options."""
    return say("error-option", option=error.option, given=str(error.given), allowed=error.allowed)


def error_text(error: Exception) -> str:
    """The message for an error in files, options or content; for any other error its own text."""
    match error:
        case SaveError():
            return say(error.problem, file=str(error.path), **error.values)
        case OptionsError():
            return option_error_text(error)
        case ContentError():
            return say("error-content", problem=str(error))
    return str(error)

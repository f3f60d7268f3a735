"""The language of the system, with which the program begins."""

import ctypes
import locale
import os
import sys

from game.text.text import ENGLISH, languages

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables with the player's languages, the strongest first."""


def system_language() -> str:
    """The first of the system's languages that the program has; English if it has none of them."""
    known = languages()
    return next((one for one in map(_short, _preferred()) if one in known), ENGLISH)


def _preferred() -> list[str]:
    """The player's languages by their codes ("de_AT.UTF-8"), the first choice first."""
    given = next((found for variable in VARIABLES if (found := os.environ.get(variable))), "")
    if not given and sys.platform == "win32":
        given = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return given.split(":")


def _short(code: str) -> str:
    """The language of a code, without its country and encoding."""
    return code.replace("-", "_").partition("_")[0].partition(".")[0].lower()

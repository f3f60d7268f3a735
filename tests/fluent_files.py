"""Files of messages are parsed once in a run, whoever asks for them: the parser takes seconds for a language."""

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

_parse = FluentParser.parse


@cache
def _parsed(text: str) -> ast.Resource:
    return _parse(FluentParser(), text)


@pytest.fixture
def parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is parsed while a test runs is kept; nobody changes a tree."""
    monkeypatch.setattr(FluentParser, "parse", lambda self, text: _parsed(text))

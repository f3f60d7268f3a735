"""Reads and writes sealed JSON documents: atomic writes, and migrations from older formats."""

import os
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from game.match.migrations import MIGRATIONS
from game.match.record import Record, SaveError

FORMAT = 2
T = TypeVar("T", bound=Struct)


class _Envelope(Struct):
    """The document around a content: its kind, its format, and a checksum."""

    dreadhouse: str
    format: int
    seal: str = ""
    content: msgspec.Raw = msgspec.Raw(b"null")


def _seal(kind: str, number: int, content: bytes) -> str:
    return blake2b(f"{kind}:{number}:".encode() + content, digest_size=16).hexdigest()


# ---------------------------------------------------------------------- writing


def write(path: Path, content: Struct, *, kind: str = "match") -> None:
    """Write `content` to `path` atomically. Raises SaveError."""
    try:
        replace(path, sealed(content, kind=kind))
    except OSError as error:
        raise SaveError.of(path, error) from error


def sealed(content: Struct, *, kind: str = "match") -> bytes:
    """The document for `content`."""
    body = msgspec.json.encode(content)
    return msgspec.json.encode(_Envelope(kind, FORMAT, _seal(kind, FORMAT, body), msgspec.Raw(body)))


def replace(path: Path, written: bytes) -> None:
    """Write a file atomically: whatever happens, `path` has either its old content or all of the new. Raises OSError."""
    path = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    with suppress(OSError):  # Windows cannot open a folder, and needs no flush of it
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# ---------------------------------------------------------------------- reading


def read(path: Path) -> Record:
    """Read a match from `path`. Raises SaveError."""
    return read_content(path, Record)


def read_content(path: Path, kind: type[T], *, name: str = "match") -> T:
    """Read a document of the `kind` called `name`, and migrate it to the current format. Raises SaveError.

    Never changes the file.
    """
    return parse(_bytes(path), path, kind, name=name)


def parse(document: bytes, path: Path, kind: type[T], *, name: str = "match") -> T:
    """The content of a document that was read from `path`, migrated to the current format. Raises SaveError."""
    if not document.strip():
        raise SaveError(path, "save-empty")
    envelope = _open(path, document)
    if envelope.dreadhouse != name:
        raise SaveError(path, "save-other-kind")
    if envelope.format > FORMAT:
        raise SaveError(path, "save-newer")
    body = bytes(envelope.content)
    if _seal(name, envelope.format, body) != envelope.seal:
        raise SaveError(path, "save-damaged")
    try:
        if envelope.format == FORMAT:
            return msgspec.json.decode(body, type=kind)
        content = msgspec.json.decode(body)
        for number in range(envelope.format, FORMAT):
            content = MIGRATIONS[number](content)
        return msgspec.convert(content, kind, str_keys=True)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise SaveError(path, "save-old" if envelope.format < FORMAT else "save-damaged") from error


def _bytes(path: Path) -> bytes:
    try:
        if not path.exists():
            raise SaveError(path, "save-missing")
        if not path.is_file():
            raise SaveError(path, "save-no-file")
        return path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a path with a zero byte
        raise SaveError(path, "save-unreadable", reason=getattr(error, "strerror", None) or type(error).__name__) from error


def _open(path: Path, document: bytes) -> _Envelope:
    try:
        return msgspec.json.decode(document, type=_Envelope)
    except msgspec.ValidationError as error:
        raise SaveError(path, "save-foreign") from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        if not document.startswith(b'{"dreadhouse"'):
            raise SaveError(path, "save-not-json") from error
        raise SaveError(path, "save-truncated" if "truncated" in str(error) else "save-damaged") from error

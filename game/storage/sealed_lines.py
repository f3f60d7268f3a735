"""Files of sealed lines: each line is a JSON document with its checksum. Lines are added at the end, and never changed.

A program that is killed while it writes leaves an incomplete last line, which readers skip like any other damaged line.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from game.match.record import SaveError
from game.storage import paths

T = TypeVar("T", bound=Struct)


class _Line(Struct):
    """A line: a document and its checksum. The key `night` is that of the first such files, which kept nights."""

    seal: str
    content: msgspec.Raw = msgspec.field(name="night")


def read_lines(file: Path) -> list[bytes]:
    """The lines of a file, without empty ones. Raises OSError."""
    return [line for line in file.read_bytes().split(b"\n") if line.strip()]


def parse(line: bytes, kind: type[T]) -> T | None:
    """The document in a line; None if the line is damaged or holds no document of this kind."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        sealed = msgspec.json.decode(line, type=_Line)
        if _seal(bytes(sealed.content)) == sealed.seal:
            return msgspec.json.decode(bytes(sealed.content), type=kind)
    return None


def append(file: Path, documents: Iterable[Struct], problem: str = "save-unwritable") -> None:
    """Add lines to a file, and flush them to the disk. Raises SaveError(`problem`), and then does not change the file.

    If the last line is incomplete, because the program was killed, the new lines begin below it.
    """
    lines = b"".join(_line(one) for one in documents)
    try:
        paths.make(file.parent)
        with file.open("a+b") as store:
            size = store.seek(0, os.SEEK_END)
            if size:
                store.seek(-1, os.SEEK_END)
                lines = lines if store.read(1) == b"\n" else b"\n" + lines
            try:
                store.write(lines)
                store.flush()
                os.fsync(store.fileno())
            except OSError:
                with suppress(OSError):
                    store.truncate(size)
                raise
    except OSError as error:
        raise SaveError.of(file, error, problem) from error


def _line(document: Struct) -> bytes:
    content = msgspec.json.encode(document)
    return msgspec.json.encode(_Line(_seal(content), msgspec.Raw(content))) + b"\n"


def _seal(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()

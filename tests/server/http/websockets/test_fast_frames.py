"""WebSocket frames: the fast protocol reads and writes whole small texts itself, and leaves all else to uvicorn."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from coeurdelion.server.http.websockets.fast_protocol import are_complete_frames, header, single_text
from tests.server.process import Visitor, serving

TEXTS = "", "a", "é" * 62, "x" * 125, "x" * 126, "x" * 4096


def sent(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


@pytest.mark.parametrize("text", TEXTS)
def test_a_whole_text_is_read(text: str) -> None:
    assert single_text(sent(text), 4096) == text
    assert are_complete_frames(sent(text) + sent(text) + sent("", Opcode.PONG))


@pytest.mark.parametrize("text", [*TEXTS, "x" * 70_000])
def test_a_text_is_written_as_the_library_writes_it(text: str) -> None:
    data = text.encode()
    assert header(len(data)) + data == sent(text, mask=False)


def test_all_else_is_left_to_the_library() -> None:
    data = sent("x" * 300)
    others = [
        data + b"\x81",
        sent("a") + sent("b"),
        sent("a", Opcode.BINARY),
        sent("a", fin=False),
        sent("a", Opcode.CONT),
        sent("a", Opcode.PING),
        sent("a", mask=False),
        sent("x" * 4097),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        *(data[:count] for count in range(len(data))),
    ]
    assert [single_text(other, 4096) for other in others] == [None] * len(others)
    assert not any(are_complete_frames(data[:count]) for count in range(1, len(data)))
    assert not are_complete_frames(sent("a", fin=False))


def test_a_client_may_cut_its_messages_as_it_likes(tmp_path: Path) -> None:
    """Pieces of frames, several at once, fragments and pings: every message is heard, in order."""
    with serving(tmp_path / "tables.db") as server:
        ada, rng = Visitor(server, "Ada"), Random(1)
        screen = ada.watch(ada.make("me", "bot")["id"])
        for number in range(60):
            text = f'{{"type": "ledger", "id": {number}, "seat": 0}}'
            raw = screen.connection.socket
            match number % 4:
                case 0:
                    raw.sendall(sent(text))
                case 1:
                    raw.sendall(sent("", Opcode.PING) + sent(text))
                case 2:
                    raw.sendall(sent(text[:9], fin=False) + sent(text[9:], Opcode.CONT))
                case _:
                    data, cut = sent(text), rng.randrange(1, 40)
                    raw.sendall(data[:cut])
                    raw.sendall(data[cut:])
            assert screen.next("ledger-of")["id"] == number

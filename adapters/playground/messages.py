"""How the messages of the playground's chats are written into the store: what they are for, and the screen."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from adapters.delivery.platform import Kind
from adapters.screens.screen import Button, Control, Line, Link, Menu, Screen


class MessageOnPage(NamedTuple):
    """A message as a page shows it."""

    id: int
    kind: Kind
    screen: Screen
    at: float


# Named tuples are written as bare lists, so that a button and a link would look alike: controls carry a tag.


class _Button(msgspec.Struct, tag="button", omit_defaults=True):
    button: Button


class _Link(msgspec.Struct, tag="link"):
    link: Link


class _Menu(msgspec.Struct, tag="menu"):
    menu: Menu


_Tagged = _Button | _Link | _Menu


class _Payload(msgspec.Struct, omit_defaults=True):
    kind: Kind
    lines: tuple[Line, ...]
    controls: tuple[tuple[_Tagged, ...], ...] = ()
    short: str = ""
    alt: str = ""
    mention: str | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Payload)


def write_payload(kind: Kind, screen: Screen) -> str:
    """A message as the store keeps it."""
    controls = tuple(tuple(map(_tagged, row)) for row in screen.controls)
    payload = _Payload(kind, screen.lines, controls, screen.short, screen.alt, screen.mention)
    return _encoder.encode(payload).decode()


def read_payload(payload: str) -> tuple[Kind, Screen]:
    """What a message is for, and its screen."""
    read = _decoder.decode(payload)
    controls = tuple(tuple(map(_untagged, row)) for row in read.controls)
    return read.kind, Screen(read.lines, controls, read.short, None, read.alt, read.mention)


def _tagged(control: Control) -> _Tagged:
    match control:
        case Button():
            return _Button(control)
        case Link():
            return _Link(control)
        case Menu():
            return _Menu(control)


def _untagged(tagged: _Tagged) -> Control:
    match tagged:
        case _Button(button):
            return button
        case _Link(link):
            return link
        case _Menu(menu):
            return menu

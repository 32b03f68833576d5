"""`tablemates play --share`: where the network reaches the playground, and plain words about what that opens."""

from __future__ import annotations

import ipaddress
import socket
import sys

import segno
import typer

from bots.settings import CannotStart

ELSEWHERE = ("192.0.2.1", 9)  # nobody is there, and nothing is sent: only the way there is asked for


def network_address() -> str:
    """The address of this machine in the network that it is in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            address = str(asking.getsockname()[0])
        except OSError:
            address = "127.0.0.1"
    if ipaddress.ip_address(address).is_loopback:
        raise CannotStart("This machine is in no network in which the playground could be shared.")
    return address


def tell_whom(address: str) -> None:
    """Say what is open, and to whom; on a terminal with a code that a phone reads."""
    typer.echo(f"Shared: everybody in your network can come in at {address}/ under any name and play.")
    typer.echo("Nobody outside of it can. What is sent is not encrypted: share only in a network that you trust.")
    if sys.stdout.isatty():
        segno.make(f"{address}/").terminal(compact=True)

"""A private authority and a certificate for Discord's hosts, made anew in every run."""

from __future__ import annotations

import ssl
from functools import lru_cache

import trustme

API_HOST = "discord.com"
GATEWAY_HOST = "gateway.discord.gg"
CDN_HOST = "cdn.discordapp.com"
HOSTS = frozenset({API_HOST, GATEWAY_HOST, CDN_HOST})


@lru_cache(maxsize=1)
def _authority() -> tuple[trustme.CA, trustme.LeafCert]:
    """One pair per run is enough: making keys costs more than a test."""
    authority = trustme.CA()
    return authority, authority.issue_cert(*sorted(HOSTS))


def authority_pem() -> str:
    """The authority's certificate, for a client in another process."""
    return _authority()[0].cert_pem.bytes().decode("ascii")


@lru_cache(maxsize=1)
def server_context() -> ssl.SSLContext:
    """What the server shows: one certificate for all three hosts."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    _authority()[1].configure_cert(context)
    return context


@lru_cache(maxsize=4)
def client_context(pem: str) -> ssl.SSLContext:
    """What a client trusts: this authority and no other, so a real server could not be spoken to."""
    return ssl.create_default_context(cadata=pem)

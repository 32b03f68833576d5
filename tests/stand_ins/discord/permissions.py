"""The permissions a game bot may need, by Discord's names."""

from __future__ import annotations

PERMISSIONS = {
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "use_external_apps": 1 << 50,
}

ALL = sum(PERMISSIONS.values())
# What Discord says of the bot where it is not, but was brought along by somebody.
BROUGHT = sum(PERMISSIONS[name] for name in ("attach_files", "embed_links", "mention_everyone"))
# What an ordinary member of a server may do in its channels.
MEMBER = ALL & ~sum(bit for name, bit in PERMISSIONS.items() if name.startswith("manage"))


def bits(*names: str) -> int:
    """These permissions together."""
    return sum(PERMISSIONS[name] for name in set(names))

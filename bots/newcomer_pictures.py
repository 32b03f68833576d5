"""What newcomers see on each platform: the pictures of deploy/, by their names."""

from __future__ import annotations

from adapters.text.words import words_for
from bots.chat_pictures import DrawnChat
from bots.discord_pictures import discord_chats
from bots.telegram_pictures import telegram_chats


def newcomer_chats(language: str) -> dict[str, DrawnChat]:
    """Every picture of every platform; a platform's names begin with its own."""
    words = words_for(language)
    return {**discord_chats(words), **telegram_chats(words)}

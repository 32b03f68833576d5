"""Names and descriptions of commands in every language that both Discord and our catalogues have.

Discord has no Telugu and no Arabic: people who read these see English commands, and everything else in their own.
"""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from adapters.text.words import FALLBACK, Words, languages, words_for


def localised(said: Callable[[Words], str]) -> app_commands.locale_str:
    """What is said in English, and in other languages when Discord asks for them."""
    return app_commands.locale_str(said(words_for(FALLBACK)), said=said)


class Translations(app_commands.Translator):
    """Finds the words of our catalogues for Discord's locales."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words in this locale, if we speak its language."""
        language, said = language_of(locale), string.extras.get("said")
        return None if language is None or said is None else str(said(words_for(language)))


def language_of(locale: discord.Locale) -> str | None:
    """Our language for a locale of Discord's: the very same, or the one without a country ("en-GB" is "en")."""
    spoken = languages()
    return next((one for one in (str(locale), str(locale).partition("-")[0]) if one in spoken), None)

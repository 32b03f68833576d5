"""Screens: pure functions from what a viewer knows, and a language, to what the viewer is shown."""

from adapters.screens.lists import scores_screen, tables_screen
from adapters.screens.log import LogPage, log_pages, log_screen
from adapters.screens.notices import (
    chat_screen,
    greeting_screen,
    hand_elsewhere,
    help_screen,
    hidden_notice,
    language_screen,
    look_screen,
    play_screen,
    refusal_text,
    say_screen,
    turn_notice,
)
from adapters.screens.numbered import numbered_hand
from adapters.screens.private import private_screen
from adapters.screens.public import public_screen
from adapters.screens.rules import rules_screen
from adapters.screens.screen import Button, Line, Link, Menu, Screen

__all__ = [
    "Button",
    "Line",
    "Link",
    "LogPage",
    "Menu",
    "Screen",
    "chat_screen",
    "greeting_screen",
    "hand_elsewhere",
    "help_screen",
    "hidden_notice",
    "language_screen",
    "log_pages",
    "log_screen",
    "look_screen",
    "numbered_hand",
    "play_screen",
    "private_screen",
    "public_screen",
    "refusal_text",
    "rules_screen",
    "say_screen",
    "scores_screen",
    "tables_screen",
    "turn_notice",
]

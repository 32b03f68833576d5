"""Telegram: groups, supergroups, forum topics and private chats, by python-telegram-bot."""

import os

# Spans of time as timedelta, which the library's next version makes the rule; it warns at every 429 until then.
os.environ.setdefault("PTB_TIMEDELTA", "true")

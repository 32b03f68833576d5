"""Buttons under a message: what Telegram accepts, and how a test reads them."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from .errors import bad_request, mistake

BUTTONS_MAX = 100
ROW_BUTTONS_MAX = 8
CODE_BYTES_MAX = 64

Markup = dict[str, Any]

_INLINE = "switch_inline_query_current_chat"
_ACTIONS = frozenset({"url", "callback_data", "web_app", "copy_text", "switch_inline_query", _INLINE})
_STYLES = frozenset({"danger", "success", "primary"})
# Telegram wants a name with a dot, so "localhost" is no address while 127.0.0.1 is.
_URL = re.compile(r"(?:https?://)?[^\s/?#:@]+\.[^\s/?#:@]+(?::\d{1,5})?(?:[/?#]\S*)?|tg://\S+", re.IGNORECASE)


class Button(NamedTuple):
    """One button as a person sees it, with the code or link behind it."""

    label: str
    data: str | None = None
    url: str | None = None
    inline: str | None = None  # what it types behind the bot's name


Keyboard = tuple[tuple[Button, ...], ...]


def is_url(text: str) -> bool:
    """Whether Telegram takes this for an address."""
    return _URL.fullmatch(text) is not None


def read_keyboard(markup: Markup | None, *, is_private: bool, has_inline: bool = False) -> Keyboard:
    """The rows of an inline keyboard, refused where Telegram refuses them."""
    if markup is None:
        return ()
    rows = markup.get("inline_keyboard")
    if set(markup) != {"inline_keyboard"} or not isinstance(rows, list):
        raise mistake("inline keyboard expected")
    if sum(len(row) for row in rows) > BUTTONS_MAX or any(len(row) > ROW_BUTTONS_MAX for row in rows):
        raise mistake("reply markup is too long")
    return tuple(tuple(_button(given, is_private, has_inline) for given in row) for row in rows if row)


def check_reply_keyboard(markup: Markup) -> None:
    """Accept the other kinds of reply markup by their one mandatory field."""
    if not {"keyboard", "remove_keyboard", "force_reply"} & set(markup):
        raise mistake("can't parse reply keyboard markup JSON object")


def _button(given: dict[str, Any], is_private: bool, has_inline: bool) -> Button:
    label = given.get("text")
    if not isinstance(label, str) or not label.strip():
        raise mistake('can\'t parse inline keyboard button: field "text" must be a non-empty String')
    actions = _ACTIONS & set(given)
    if strange := set(given) - _ACTIONS - {"text", "style"}:
        raise mistake(f"unknown field {min(strange)!r} of an inline keyboard button")
    if given.get("style", "danger") not in _STYLES:
        raise mistake("can't parse inline keyboard button: unknown style")
    if len(actions) != 1:
        raise mistake("text buttons are unallowed in the inline keyboard")
    data, url = given.get("callback_data"), given.get("url")
    if "callback_data" in given and not 1 <= len(str(data).encode()) <= CODE_BYTES_MAX:
        raise mistake("BUTTON_DATA_INVALID")
    if "url" in given and not is_url(str(url)):
        raise mistake(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    if "web_app" in given and not is_private:
        raise mistake("BUTTON_TYPE_INVALID")
    if _INLINE in given and not has_inline:  # A setting with BotFather, which may change while the bot runs.
        raise bad_request("BUTTON_TYPE_INVALID")
    return Button(label, data, url, given.get(_INLINE))

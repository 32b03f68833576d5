"""Text as Telegram reads it: HTML into entities, lengths in UTF-16, and what it makes of plain words.

The words of the failures are those of TDLib's parser.
"""

from __future__ import annotations

import re
from html import unescape
from typing import Any, NamedTuple

from .errors import mistake

Entity = dict[str, Any]

ENTITIES_MAX = 100

_KINDS = {
    **dict.fromkeys(("b", "strong"), "bold"),
    **dict.fromkeys(("i", "em"), "italic"),
    **dict.fromkeys(("u", "ins"), "underline"),
    **dict.fromkeys(("s", "strike", "del"), "strikethrough"),
    **dict.fromkeys(("tg-spoiler", "span"), "spoiler"),
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
_TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
_TAG = re.compile(
    r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[a-zA-Z-]+(?:\s*=\s*(?:\"[^\"]*\"|'[^']*'|[^\s\"'>]+))?)*)\s*>"
)
_ATTRIBUTE = re.compile(r"([a-zA-Z-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+)))?")
_ESCAPE = re.compile(r"&(?:lt|gt|amp|quot|#\d+|#[xX][0-9a-fA-F]+);")
_MARK = re.compile(r"[<&]")

_USER_LINK = re.compile(r"tg://user\?id=(\d+)$")
_MENTION = re.compile(r"(?<![\w@])@[a-zA-Z]\w{3,31}")
_COMMAND = re.compile(r"(?<![\w/])/[a-z0-9_]{1,32}(?:@\w{3,32})?(?![\w/])", re.IGNORECASE)
_URL = re.compile(
    r"\bhttps?://[^\s<>]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|me|dev|app|de|bg|br|in)\b(?:/\S*)?",
    re.IGNORECASE,
)


class Formatted(NamedTuple):
    """Words and what is special about parts of them."""

    text: str
    entities: list[Entity]


def utf16_length(text: str) -> int:
    """How long Telegram calls a text."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def parse_html(source: str) -> Formatted:
    """Read HTML as the Bot API does, which forgives nothing."""
    if "<" not in source and "&" not in source:
        return _trimmed(source, [])
    pieces: list[str] = []
    entities: list[Entity] = []
    opened: list[tuple[str, int, Entity]] = []
    length = at = 0
    while found := _MARK.search(source, at):
        piece, mark = source[at : found.start()], found.start()
        pieces.append(piece)
        length += utf16_length(piece)
        if found[0] == "&":
            escape = _ESCAPE.match(source, mark)
            piece = unescape(escape[0]) if escape else "&"
            pieces.append(piece)
            length += utf16_length(piece)
            at = escape.end() if escape else mark + 1
            continue
        tag = _TAG.match(source, mark)
        offset = len(source[:mark].encode())
        if tag is None:
            raise _unparsable(_broken_tag(source, mark, offset))
        at = tag.end()
        name = tag[2].lower()
        if not tag[1]:
            opened.append((name, length, _opened(name, tag[3], offset)))
            continue
        if not opened:
            raise _unparsable(f"Unexpected end tag at byte offset {offset}")
        expected, start, entity = opened.pop()
        if expected != name:
            raise _unparsable(
                f'Unmatched end tag at byte offset {offset}, expected "</{expected}>", found "</{name}>"'
            )
        if length > start:
            entities.append({"offset": start, "length": length - start, **entity})
    if opened:
        raise _unparsable(f'Can\'t find end tag corresponding to start tag "{opened[-1][0]}"')
    pieces.append(source[at:])
    entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return _trimmed("".join(pieces), entities)


def plain(text: str) -> Formatted:
    """Words without any markup."""
    return _trimmed(text, [])


def detected(formatted: Formatted) -> list[Entity]:
    """The mentions, commands and links that Telegram finds by itself outside code and links."""
    text = formatted.text
    patterns = [
        (kind, pattern)
        for kind, pattern, sign in (("mention", _MENTION, "@"), ("bot_command", _COMMAND, "/"), ("url", _URL, "."))
        if sign in text
    ]
    if not patterns:
        return []
    closed = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in formatted.entities
        if entity["type"] in ("code", "pre", "text_link", "text_mention")
    ]
    found: list[Entity] = []
    for kind, pattern in patterns:
        for match in pattern.finditer(text):
            start, length = utf16_length(text[: match.start()]), utf16_length(match[0])
            taken = closed + [(one["offset"], one["offset"] + one["length"]) for one in found if kind != "url"]
            if not any(start < end and begin < start + length for begin, end in taken):
                found.append({"type": kind, "offset": start, "length": length})
    return found


def _unparsable(words: str) -> Exception:
    return mistake(f"can't parse entities: {words}")


def _broken_tag(source: str, mark: int, offset: int) -> str:
    if ">" not in source[mark:]:
        return f"Unclosed start tag at byte offset {offset}"
    name = re.match(r"</?([^\s>]*)", source[mark:])
    return f'Unsupported start tag "{name[1] if name else ""}" at byte offset {offset}'


def _opened(name: str, attributes: str, offset: int) -> Entity:
    """What a start tag stands for."""
    given = {key.lower(): unescape(a or b or c) for key, a, b, c in _ATTRIBUTE.findall(attributes)}
    kind = _KINDS.get(name)
    if kind is None:
        raise _unparsable(f'Unsupported start tag "{name}" at byte offset {offset}')
    allowed = {
        "a": {"href"},
        "span": {"class"},
        "tg-emoji": {"emoji-id"},
        "tg-time": {"unix", "format"},
        "blockquote": {"expandable"},
    }
    if strange := set(given) - allowed.get(name, {"class"} if name == "code" else set()):
        raise _unparsable(f'Unsupported attribute "{min(strange)}" of the tag "{name}" at byte offset {offset}')
    if name == "span" and given.get("class") != "tg-spoiler":
        raise _unparsable(f'Tag "span" must have class "tg-spoiler" at byte offset {offset}')
    if name == "a" and not given.get("href"):
        raise _unparsable(f'Tag "a" must have attribute "href" at byte offset {offset}')
    if name == "a":
        user = _USER_LINK.match(given["href"])
        return {"type": "text_mention", "user_id": int(user[1])} if user else {"type": kind, "url": given["href"]}
    if name == "tg-time":
        if not given.get("unix", "").isdecimal() or not _TIME_FORMAT.fullmatch(given.get("format", "")):
            raise _unparsable(f'Tag "tg-time" must have a Unix time and a format at byte offset {offset}')
        return {"type": kind, "unix_time": int(given["unix"]), "date_time_format": given.get("format", "")}
    if name == "blockquote" and "expandable" in given:
        kind = "expandable_blockquote"
    return {"type": kind}


def _trimmed(text: str, entities: list[Entity]) -> Formatted:
    """Without white space around it; entities move along."""
    body = text.strip(" \n\t\r")
    if len(body) == len(text):
        return Formatted(text, entities)
    skipped = utf16_length(text[: len(text) - len(text.lstrip(" \n\t\r"))])
    end = utf16_length(body)
    moved = []
    for entity in entities:
        start = max(0, entity["offset"] - skipped)
        stop = min(end, entity["offset"] + entity["length"] - skipped)
        if stop > start:
            moved.append({**entity, "offset": start, "length": stop - start})
    return Formatted(body, moved)

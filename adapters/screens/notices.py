"""Short messages: whose turn it is, what was said, what was refused, what is chosen, how to begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adapters.screens.appearance import choices
from adapters.screens.games import Names
from adapters.screens.lobby import hand_button, rules_button, title
from adapters.screens.open_codes import SayThere, SpeakWithMe, open_code
from adapters.screens.place_codes import ChooseGame, ChooseGameApart, PlayApart, PlayHere, SpeakIn, place_code
from adapters.screens.screen import Button, Line, Screen
from adapters.text.names import clean_text
from adapters.text.words import FALLBACK, Words, languages, own_name, words_for
from engine.contract import Refusal, Seat
from engine.games import GAMES
from engine.table_view import TableView

HELPFUL = ("play", "join", "tables", "hand", "rules", "settings")  # commands that help names
LANGUAGES_A_ROW = 3
CHAT_LENGTH_MAX = 3500  # of one message that joins several lines of chat


def turn_notice(view: TableView, seat: Seat, names: Names, words: Words) -> Screen:
    """Calls the person in a seat that is asked; in the person's own view also that the time is almost up."""
    text = words(
        "turn-reminder" if view.me == seat and view.reminded else "turn-notice",
        name=names[seat],
        game=words(f"{view.game}-name"),
        code=view.code,
    )
    return Screen((Line(text, "strong"),), ((hand_button(view, words),),), text)


def hand_elsewhere(view: TableView, place: str, words: Words) -> Screen:
    """Stands where a hand was before its owner had it shown in another place, and brings it back."""
    text = words("hand-elsewhere", place=place) if place else words("hand-elsewhere-unnamed")
    return Screen((title(view, words), Line(text)), ((hand_button(view, words),),), text)


def hidden_notice(view: TableView, words: Words) -> Screen:
    """Tells the owner of a table that it was taken out of a place, and how it comes back."""
    name = words("command-join")
    command = name if name.isascii() else words_for(FALLBACK)("command-join")  # as every platform takes it
    typed = f"/{command} {view.code}"
    text = words("table-hidden", game=words(f"{view.game}-name"), code=view.code, typed=typed)
    return Screen((Line(text),), short=text)


def chat_screen(lines: Sequence[tuple[str, str]], words: Words) -> Screen:
    """Lines of chat, each with who said it; of too many the last ones that fit, and how many came before."""
    shown: list[Line] = []
    length = 0
    for after, (name, text) in enumerate(reversed(lines)):
        line = Line(words("chat-line", name=name, text=clean_text(text)))
        length += len(line.text)
        if length > CHAT_LENGTH_MAX:
            shown.insert(0, Line(words("chat-before", count=len(lines) - after), "quiet"))
            break
        shown.insert(0, line)
    return Screen(tuple(shown), short=shown[-1].text if shown else "")


def say_screen(tables: Sequence[tuple[str, str]], words: Words) -> Screen:
    """Asks whether to say at a table what somebody has written to the bot alone."""
    text = words("say-offer")
    buttons = [
        Button(words("button-say", code=code), str(open_code(table_id, 0, SayThere())))
        for table_id, code in tables
    ]
    return Screen((Line(text, "quiet"),), tuple((button,) for button in buttons), text)


def refusal_text(refusal: Refusal, words: Words, turn: Sequence[str] = ()) -> str:
    """Why not, in one sentence or two; with the names of those whose turn it is where that helps."""
    given = refusal.details
    return words(
        f"refusal-{refusal.key}",
        turn=words.list(turn),
        count=len(turn),
        missing=given.get("missing", 0),
        limit=given.get("limit", 0),
        games=words.list([words(f"{game}-name") for game in given.get("games", ())]),
        codes=words.list(given.get("codes", ())),
    )


def look_screen(settings: Mapping[str, object], words: Words) -> Screen:
    """How things are shown to a person."""
    heading = words("look-title")
    lines = [Line(heading, "title")]
    for offered in choices(settings, words):
        chosen = next(choice.label for choice in offered.choices if choice.is_chosen)
        lines.append(Line(words("setting-kept", setting=offered.title, to=chosen)))
    return Screen(tuple(lines), short=heading)


def help_screen(words: Words) -> Screen:
    """How to begin, in three lines, the commands, and the rules of every game."""
    lines = [Line(words("help-1")), Line(words("help-2")), Line(words("help-3"))]
    lines += [Line(words(f"command-{command}-about"), "quiet", command=command) for command in HELPFUL]
    buttons = tuple(rules_button(key, words)._replace(label=words(f"{key}-name")) for key in GAMES)
    rows = tuple(buttons[at : at + 3] for at in range(0, len(buttons), 3))
    return Screen(tuple(lines), rows, lines[0].text)


def greeting_screen(tail: str, words: Words) -> Screen:
    """What a place is told when the bot has just come there: one button, and what it does."""
    lines = (
        Line(words("greeting-title"), "title"),
        Line(words("greeting-how")),
        Line(words("greeting-run"), "quiet"),
    )
    play = Button(words("button-play"), str(place_code(tail, ChooseGame())), "primary")
    spoken = [Button(own_name(one), str(place_code(tail, SpeakIn(one)))) for one in languages()]
    rows = [tuple(spoken[at : at + LANGUAGES_A_ROW]) for at in range(0, len(spoken), LANGUAGES_A_ROW)]
    return Screen(lines, ((play,), *rows), lines[0].text)


def language_screen(table_id: str, words: Words) -> Screen:
    """In which language somebody at a table wants to be spoken to, each as its speakers write it."""
    buttons = [
        Button(
            words("choice-now", label=own_name(one)) if one == words.language else own_name(one),
            str(open_code(table_id, 0, SpeakWithMe(one))),
        )
        for one in languages()
    ]
    text = words("language-which")
    rows = [tuple(buttons[at : at + LANGUAGES_A_ROW]) for at in range(0, len(buttons), LANGUAGES_A_ROW)]
    return Screen((Line(text, "strong"),), tuple(rows), text)


def play_screen(
    tail: str, games: Sequence[str], words: Words, *, opens: str = "", is_apart: bool = False
) -> Screen:
    """Which game to open a table for, in a place, or apart from it in what can be opened there: a thread, say."""
    line = Line(words("choose-game"), "strong")
    play = PlayApart if is_apart else PlayHere
    buttons = [Button(words(f"{game}-name"), str(place_code(tail, play(game)))) for game in games]
    rows = [tuple(buttons[at : at + 3]) for at in range(0, len(buttons), 3)]
    if opens:
        label = words(f"button-{opens}")
        shown = words("choice-now", label=label) if is_apart else label
        other = ChooseGame() if is_apart else ChooseGameApart()
        rows.append((Button(shown, str(place_code(tail, other))),))
    return Screen((line,), tuple(rows), line.text)

"""What one person sees alone: the hand and the decision as buttons, and whatever menu they have opened."""

from __future__ import annotations

from adapters.screens.appearance import OFF, ON, WORDS_ONLY, Appearance
from adapters.screens.buttons import ACT, END, GONE, HAND, OPTIONS, SCORES, SHOUT, SWAP, read_code
from adapters.screens.drafts import ROW_MAX, action_rows, rows_of
from adapters.screens.games import Layout, Look, Names, look_of, menu_lines_of, own_controls, screens_of
from adapters.screens.hints import hint_lines, hints_of
from adapters.screens.illustrations import with_hand, with_scores
from adapters.screens.lobby import (
    leave_button,
    lobby_button,
    open_button,
    option_values,
    swap_lines,
    swap_rows,
    table_rules_button,
    title,
    waiting_line,
)
from adapters.screens.log import table_line
from adapters.screens.open_codes import TurnHints, asking_button
from adapters.screens.options import options_screen
from adapters.screens.public import (
    closed_screen,
    ending_buttons,
    ending_lines,
    rematch_buttons,
    result_line,
    time_lines,
    turn_line,
)
from adapters.screens.replay import has_replay, replay_button
from adapters.screens.screen import Button, Line, Screen
from adapters.screens.sure import ask_first, finals_asked, sure_screen
from adapters.text.words import Words
from engine.commands import End, Ready, Replace, Return, Shout, Start, Swap
from engine.games import game_of
from engine.table_facts import Signed
from engine.table_view import CLOSED, LOBBY, PLAYING, TableView

FIRST_DEAL = 1
SWAPS_MAX = 9  # people in three rows


def private_screen(
    view: TableView, names: Names, words: Words, draft: str = "", appearance: Appearance = WORDS_ONLY
) -> Screen | None:
    """The screen of the person whose view this is; None if there is nothing of theirs at this table."""
    if view.phase == CLOSED:
        return closed_screen(view, words) if view.me is not None else None
    if draft == SCORES and view.match is not None:
        return with_scores(_scores_screen(view, names, words), view, names, words, appearance)
    screen = _own_screen(view, names, words, draft, appearance)
    return with_hand(screen, view, names, words, appearance, draft) if screen is not None else None


def _own_screen(view: TableView, names: Names, words: Words, draft: str, appearance: Appearance) -> Screen | None:
    has_hints = appearance.has_hints
    if draft.split(" ")[0] == OPTIONS and view.phase != PLAYING and view.owner is not None:
        return options_screen(view, words, draft)
    if view.me is None:
        return None
    if draft == SWAP and view.phase != PLAYING:
        return _swap_screen(view, names, words)
    if view.phase == LOBBY:
        return _lobby_screen(view, names, words, has_hints)
    if view.phase == PLAYING:
        if draft == GONE:
            return _gone_screen(view, names, words)
        if draft == SHOUT and game_of(view.game).info.shouts:
            return _shout_screen(view, words)
        if draft == END:
            return _end_screen(view, names, words)
        asked = finals_asked(draft)
        if asked and (button := _button_of(asked, view, names, words)) is not None:
            return sure_screen(button, view, words)
        return _playing_screen(view, names, words, draft, appearance)
    result = result_line(view, names, words)
    rows = (tuple(rematch_buttons(view, words)), (leave_button(view, words),))
    return Screen((title(view, words), result), rows, result.text)


def _lobby_screen(view: TableView, names: Names, words: Words, has_hints: bool) -> Screen:
    assert view.me is not None
    waiting = waiting_line(view, names, words)
    seated = Line(words("lobby-seated", seat=view.me + 1, name=names[view.me]))
    lines = (title(view, words), seated, *swap_lines(view, names, words), waiting)
    row = [
        lobby_button(view, words("button-start"), Start())._replace(tone="primary"),
        open_button(view, words("button-options"), OPTIONS),
        leave_button(view, words),
    ]
    if game_of(view.game).info.all_ready:
        if view.seats[view.me].is_ready:
            row.insert(0, lobby_button(view, words("button-unready"), Ready(False)))
        else:
            row.insert(0, lobby_button(view, words("button-ready"), Ready(True)))
    mine = [swap for swap in view.swaps if view.me in swap]
    rows = [
        [*row, *_hints_button(view, words, has_hints)],
        *swap_rows(view._replace(swaps=tuple(mine)), names, words),
    ]
    return Screen(lines, tuple(map(tuple, rows)), waiting.text)


def _action_rows(view: TableView, names: Names, words: Words, draft: str) -> Layout:
    """Rows of buttons for the viewer's decision as far as the draft has opened it, and the ways back and on."""
    game = screens_of(view.game)
    controls = own_controls(view.game)
    if view.decision is None:
        return [], []
    if controls is not None:
        return controls(view, names, words, draft)
    return action_rows(
        view.decision,
        draft,
        view.id,
        words,
        lambda codes: game.arrange(codes, view),
        lambda code: game.label(code, view, words),
    )


def _button_of(what: str, view: TableView, names: Names, words: Words) -> Button | None:
    """The button of an action, found in the menus that lead to it; None if it is not possible now."""
    parts = what.split()
    for depth in range(len(parts) - 1, -1, -1):
        rows, _ = _action_rows(view, names, words, " ".join(parts[:depth]))
        for button in (button for row in rows for button in row):
            code = read_code(button.code)
            if code is not None and code.kind == ACT and code.what == what:
                return button
    return None


def _playing_screen(view: TableView, names: Names, words: Words, draft: str, appearance: Appearance) -> Screen:
    assert view.me is not None
    has_hints = appearance.has_hints
    game = screens_of(view.game)
    look_at = look_of(view.game)
    look = look_at(view, names, words) if look_at is not None else None
    if look is not None and draft == look.draft:
        return _look_screen(look, view, words)
    is_away = view.seats[view.me].has_left
    lines = [title(view, words), *game.hand(view, names, words), *_sign_lines(view, names, words)]
    is_asked = view.me in view.asked and not is_away
    prompt = Line(words("your-turn"), "strong") if is_asked else turn_line(view, names, words)
    lines.append(prompt)
    if view.reminded:
        lines.append(Line(words("time-almost-up"), "strong", time_lines(view, words)[0].until))
    elif is_asked:
        lines += time_lines(view, words)
    lines += ending_lines(view, names, words)
    menu_lines = menu_lines_of(view.game)
    if menu_lines is not None:
        lines += menu_lines(view, names, words, draft)
    if has_hints:
        lines += hint_lines(view, names, words)
    rows, ways = _action_rows(view, names, words, draft)
    if view.decision is not None and appearance.asks_twice:
        rows = ask_first(rows, view)
    if is_away:
        lines.append(Line(words("you-are-away")))
        back = lobby_button(view, words("button-return"), Return())._replace(tone="primary")
        ways = [back, *ways]
    if look is not None:
        ways.append(open_button(view, look.label, look.draft))
    if view.ending and view.ending[view.me] is None and len(ways) + 2 < ROW_MAX:
        ways += ending_buttons(view, words)
    if game_of(view.game).info.shouts and view.may_shout and len(ways) + 2 < ROW_MAX:
        ways.append(open_button(view, words("button-shout"), SHOUT))
    # Beginners look for help in the first deal; later only those who have hints may want to be rid of them.
    if (has_hints or view.deal == FIRST_DEAL) and len(ways) + 1 < ROW_MAX:
        ways += _hints_button(view, words, has_hints)
    ways.append(table_rules_button(view, words))
    return Screen(tuple(lines), tuple(map(tuple, [*rows, ways])), prompt.text)


def _hints_button(view: TableView, words: Words, has_hints: bool) -> list[Button]:
    """A button that turns the hints on, or off if they are on; none in a game without hints."""
    if hints_of(view.game) is None:
        return []
    label = words("button-hints-off" if has_hints else "button-hints-on")
    return [asking_button(view, label, TurnHints(OFF if has_hints else ON))]


def _swap_screen(view: TableView, names: Names, words: Words) -> Screen:
    """For each other person a button that asks them to change seats."""
    assert view.me is not None
    me = view.me
    others = [number for number, seat in enumerate(view.seats) if seat.person is not None and number != me]
    lines = [title(view, words), Line(words("swap-how")), *swap_lines(view, names, words)]
    buttons = [
        lobby_button(view, words("button-swap-with", seat=other + 1, name=names[other]), Swap(me, other))
        for other in others
    ]
    rows = [*swap_rows(view, names, words), [open_button(view, words("button-back"), HAND)]]
    return Screen(tuple(lines), tuple(map(tuple, [*rows_of([buttons[:SWAPS_MAX]]), *rows])), lines[1].text)


def _scores_screen(view: TableView, names: Names, words: Words) -> Screen:
    """How the match stands, for whoever asks, and the way back to the hand for those who have one."""
    lines = (title(view, words), *screens_of(view.game).scoreboard(view, names, words))
    row = [replay_button(view, words("button-replay"))] if has_replay(view) else []
    if view.me is not None:
        row.append(open_button(view, words("button-back"), HAND))
    return Screen(lines, (tuple(row),) if row else (), words("button-scores"))


def _look_screen(look: Look, view: TableView, words: Words) -> Screen:
    """What the seat may look at, and the way back to the hand."""
    back = open_button(view, words("button-back"), HAND)
    return Screen((title(view, words), *look.lines), ((back,),), look.label)


def _sign_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """The last sign of each partner in this deal."""
    seen: dict[int, Line] = {}
    for fact in reversed(view.log):
        if type(fact) is type(view.log[0]):  # how every deal begins
            break
        if isinstance(fact, Signed) and fact.seat != view.me and fact.seat not in seen:
            seen[fact.seat] = table_line(view.game, fact, names, words)
    return list(seen.values())


def _shout_screen(view: TableView, words: Words) -> Screen:
    """What can be shouted to the table and, where that is played, signed to the partners."""
    info = game_of(view.game).info
    lines = [title(view, words), Line(words("shout-how"))]
    shouts = [lobby_button(view, words(f"{view.game}-shout", what=what), Shout(what)) for what in info.shouts]
    signs: list[Button] = []
    if getattr(view.options, "signs", False) and len(view.seats) > info.teams:
        lines.append(Line(words("sign-how")))
        signs = [lobby_button(view, words(f"{view.game}-sign", what=what), Shout(what)) for what in info.signs]
    back = open_button(view, words("button-back"), HAND)
    return Screen(tuple(lines), tuple(map(tuple, [*rows_of([shouts, signs]), [back]])), lines[1].text)


def _end_screen(view: TableView, names: Names, words: Words) -> Screen:
    """What ending the match here means, and the button that proposes it."""
    alone = sum(seat.is_present for seat in view.seats) == 1
    how = Line(words("end-how-alone" if alone else "end-how"))
    has_own = words.has(f"{view.game}-end-result")
    values = option_values(view.options)
    result = Line(words(f"{view.game}-end-result" if has_own else "end-result", **values))
    lines = (title(view, words), how, result, *ending_lines(view, names, words))
    propose = lobby_button(view, words("button-end-now" if alone else "button-end-propose"), End(True))
    back = open_button(view, words("button-back"), HAND)
    return Screen(lines, ((propose._replace(tone="danger"), back),), how.text)


def _gone_screen(view: TableView, names: Names, words: Words) -> Screen:
    """For each other person who is waited for or has missed a turn, a button that asks for a house player."""
    others = [
        number
        for number, seat in enumerate(view.seats)
        if seat.is_present and number != view.me and (number in view.asked or seat.has_missed)
    ]
    lines = [title(view, words), Line(words("gone-how"))]
    lines += [Line(words("gone-seat", seat=number + 1, name=names[number])) for number in others]
    buttons = [lobby_button(view, words("button-replace", seat=number + 1), Replace(number)) for number in others]
    back = open_button(view, words("button-back"), HAND)
    return Screen(tuple(lines), tuple(map(tuple, [*rows_of([buttons]), [back]])), lines[1].text)

"""What becomes of messages: stored and read again, cards drawn, only changes sent."""

from __future__ import annotations

import pytest

from adapters.delivery.platform import Kind
from adapters.playground.marked import drawn, told_trick, unmarked
from adapters.playground.messages import MessageOnPage, read_payload, write_payload
from adapters.playground.pages import LogLine, Piece, arranged, button_id, changes, render, side_by_side
from adapters.screens.screen import Button, Line, Link, Menu, Screen
from adapters.text.words import words_for

SCREEN = Screen(
    (Line("Your hand", "title"), Line("Q♥  10♠", "cards")),
    (
        (Button("Q♥", "aabcdefghijkl 7 play QH", spoken="queen of hearts"), Button("Stop", "x", "danger")),
        (Link("Join", "https://example.org/"), Menu("More", (Button("One", "y"),))),
    ),
    "It is your turn.",
    alt="two cards",
    mention="3",
)
SEED = 4 * "0123456789abcdef"


def message(number: int, text: str = "", kind: Kind = "chat") -> MessageOnPage:
    return MessageOnPage(number, kind, Screen(tuple(map(Line, (text or str(number)).split("|")))), 0.0)


def test_a_message_is_read_as_it_was_written() -> None:
    assert read_payload(write_payload("hand", SCREEN)) == ("hand", SCREEN)


@pytest.mark.req("PL-43")
@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<b>&", "&lt;b&gt;&amp;"),
        ("a ♥", 'a <span class="suit hearts">♥\ufe0e</span>'),
        (
            "10♠!",
            '<span class="card spades"><span class="rank">10</span><span class="pip">♠\ufe0e</span></span>!',
        ),
        ("🤖 <Nika>: Q", '<span class="robot" role="img" aria-label="🤖"></span> &lt;Nika&gt;: Q'),
        ("✓ ⚂ 3", '✓ <span class="die">⚂\ufe0e</span> 3'),
        (
            "<i>Q♦",
            '&lt;i&gt;<span class="card diamonds">'
            '<span class="rank">Q</span><span class="pip">♦\ufe0e</span></span>',
        ),
        (f"It was {SEED}", f'It was <span class="hash">01234567<span>{SEED[8:]}</span></span>'),
        (
            f"Was {SEED}. Is\u2069",
            f'Was <span class="hash">01234567<span>{SEED[8:]}</span></span><span class="stop">.</span> Is\u2069',
        ),
        (
            f"\u2068{SEED}\u2069.",
            f'\u2068<span class="hash">01234567<span>{SEED[8:]}</span></span><span class="stop">\u2069.</span>',
        ),
    ],
)
def test_text_is_escaped_and_its_cards_are_drawn(text: str, html: str) -> None:
    assert str(drawn(text)) == html


def test_the_button_of_a_card_stands_where_the_card_is_listed() -> None:
    shown = arranged(SCREEN)
    assert [(held.face, held.button is not None) for held in shown.lines[1].cards] == [
        ("Q♥", True),
        ("10♠", False),
    ]
    assert [[control.label for control in row] for row in shown.rows] == [["Stop"], ["Join", "More"]]


def test_a_line_of_cards_that_is_prose_stays_a_line() -> None:
    assert arranged(Screen((Line("your Q♥ and 10♠", "cards"),))).lines[0].cards == ()


@pytest.mark.req("PL-17")
def test_a_clock_stands_at_the_end_of_its_line() -> None:
    message = MessageOnPage(1, "log", Screen((Line("2 minutes", "quiet", 1_700_000_000),)), 0.0)
    html = render("pieces.html", "en", pieces=[Piece("whole", "log", (message,))], base="/p/x")
    assert '2 minutes · <time class="clock" role="timer" data-until="1700000000"' in html
    assert "22:13:20 UTC</time>" in html


def test_a_table_has_no_button_for_the_hand_that_lies_beside_it() -> None:
    hand = Button("My hand", "oabcdefghijkl 0 hand")
    assert arranged(Screen((), ((hand,),)), "live").rows == ()
    assert arranged(Screen((), ((hand,),))).rows == ((hand,),)


def test_what_table_and_hand_both_say_stands_once() -> None:
    rules, leave, start = Button("Rules", "r 0 santase"), Button("Leave", "l"), Button("Start", "s")
    live = Screen((Line("Trumps: ♥"), Line("It is Ana's turn.")), ((start,), (rules, leave)))
    hand = Screen(
        (Line("Trumps: ♥"), Line("Q♥"), Line("It is Ana's turn.")), ((start,), (rules,)), "It is Ana's turn."
    )
    assert side_by_side(live, hand) == (
        Screen(live.lines, ((rules, leave),)),
        Screen((Line("Q♥"), Line("It is Ana's turn.")), ((start,),), "It is Ana's turn."),
    )


def test_many_lines_of_as_many_entries_are_a_sheet() -> None:
    rows = tuple(Line(f"Row {number}: {number} · –") for number in range(6))
    lines = arranged(Screen((Line("Points: Ana 3"), *rows, Line("Ana: 1 · 2 · 3")))).lines
    assert [line.text for line in lines] == ["Points: Ana 3", "", "Ana: 1 · 2 · 3"]
    assert lines[1].sheet == tuple((f"Row {number}", str(number), "–") for number in range(6))
    assert [line.text for line in arranged(Screen(rows[:5])).lines] == [line.text for line in rows[:5]]


def test_the_id_of_a_button_outlives_the_question() -> None:
    assert button_id("m1", "aabcdefghijkl 7 play QH") == button_id("m1", "aabcdefghijkl 9 play QH")
    assert button_id("m1", "aabcdefghijkl 7 play QH") != button_id("m1", "aabcdefghijkl 7 play QD")


def test_a_list_changes_message_by_message() -> None:
    before = {"log": (message(1), message(2), message(3))}
    after = {"log": (message(2), message(3, "edited"), message(4))}
    assert changes(before, after) == [
        Piece("remove", "log", message(1)),
        Piece("replace", "log", message(3, "edited")),
        Piece("append", "log", message(4)),
    ]


@pytest.mark.parametrize(
    ("was", "now", "pieces"),
    [
        ("a|b", "a|b|c|d", [("add", 2, "c"), ("add", 3, "d")]),
        ("a|b|c", "a|bc", [("change", 1, "bc"), ("drop", 2, "c")]),
        ("a|b", "A|b", [("change", 0, "A")]),
    ],
)
def test_of_a_page_of_the_log_only_lines_are_sent(was: str, now: str, pieces: list[tuple[str, int, str]]) -> None:
    found = changes({"log": (message(1, was, "log"),)}, {"log": (message(1, now, "log"),)})
    assert [(one.way, one.content.number, one.content.line.text) for one in found] == pieces
    html = render("pieces.html", "en", pieces=found, base="x")
    ids = {f'id="m1-{place}"' for _, place, _ in pieces}
    assert all(one in html for one in ids)


@pytest.mark.req("PL-33")
def test_only_what_is_new_is_said() -> None:
    before = {"news": (("1.0", "Mika: ace of spades"), ("m3", "hello"))}
    after = {"news": (("1.0", "Mika: ace of spades"), ("1.1", "Ana: ten of spades"), ("m3", "hello"))}
    assert changes(before, after) == [Piece("whole", "news", (("1.1", "Ana: ten of spades"),))]
    assert changes(before, before) == []
    assert changes({}, after) == []  # Whoever comes is not read what went before.


def test_a_message_that_appears_in_between_brings_the_whole_list() -> None:
    before, after = {"log": (message(1), message(3))}, {"log": (message(1), message(2), message(3))}
    assert changes(before, after) == [Piece("whole", "log", after["log"])]


def test_nothing_is_sent_while_nothing_changes() -> None:
    parts = {"log": (message(1),), "status": ("Santase",)}
    assert changes(parts, dict(parts)) == []
    assert [piece.part for piece in changes({}, parts)] == ["log", "status"]


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("language", ["en", "ar", "te"])
def test_a_trick_of_the_log_is_folded_to_its_cards(language: str) -> None:
    words = words_for(language)
    plays = [words("log-play", name=name, card=card) for name, card in (("Ana", "10♥"), ("Bo 2", "J♠"))]
    told = words("log-trick", plays=words.row([words("log-by-clock", line=plays[0]), plays[1]]), result="Bo 2")
    by_clock = unmarked(words("log-by-clock", line="")).strip()
    assert (by_clock[0], by_clock[-1]) == ("(", ")")
    assert by_clock[1].isalpha()  # In words, not by a sign.
    assert told_trick(told) == ((("10♥", by_clock), ("J♠", "")), "Bo 2")
    named = words("log-trick", plays=words.row([plays[0], f"{plays[1]} espadilha"]), result="Bo 2")
    assert told_trick(named) == ((("10♥", ""), ("J♠", "")), "Bo 2"), "as manilhas are called"
    line = LogLine(3, 7, Line(told))
    folded = render("pieces.html", language, pieces=[Piece("add", "log", line)], base="/p/x/t/y")
    assert by_clock in folded[: folded.index("</summary>")]
    assert folded.index("<summary>") < folded.index("10") < folded.index("</summary>") < folded.index("Ana")
    for other in (plays[0], words("log-trick", plays=plays[0], result="Ana"), "Ana 3 · Bo 4 → 7"):
        assert told_trick(other) is None

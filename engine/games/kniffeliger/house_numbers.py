"""Numbers written as text, so that what took minutes to work out can be kept in a module and read at once."""

from __future__ import annotations

from collections.abc import Sequence

# Everything printable that needs no care between quotation marks.
_DIGITS = "".join(chr(code) for code in range(35, 127) if chr(code) != "\\")
_BASE = len(_DIGITS)
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}

FINE = _BASE**2  # steps of a number that takes two letters
_FINE_HALF = FINE // 2
SHARE = int(_BASE**1.5)  # steps of one of two numbers that share three letters


def fine_text(numbers: Sequence[float]) -> str:
    """Numbers around zero as text; the largest is not kept, so it goes along when they are read."""
    most = max(map(abs, numbers)) or 1.0
    steps = [round(number / most * (_FINE_HALF - 1)) + _FINE_HALF for number in numbers]
    return "".join(_DIGITS[step // _BASE] + _DIGITS[step % _BASE] for step in steps)


def fine_numbers(text: str, most: float) -> list[float]:
    """The numbers in a text, of which the largest is given."""
    steps = [_VALUE[one] * _BASE + _VALUE[two] for one, two in zip(text[::2], text[1::2], strict=True)]
    return [(step - _FINE_HALF) * most / (_FINE_HALF - 1) for step in steps]


def share_text(shares: Sequence[float]) -> str:
    """An even count of numbers from 0 to 1 as text."""
    text = []
    steps = [round(share * (SHARE - 1)) for share in shares]
    for one, two in zip(steps[::2], steps[1::2], strict=True):
        both, third = divmod(one * SHARE + two, _BASE)
        first, second = divmod(both, _BASE)
        text.append(_DIGITS[first] + _DIGITS[second] + _DIGITS[third])
    return "".join(text)


def share_numbers(text: str) -> list[float]:
    """The numbers from 0 to 1 in a text."""
    shares = []
    for first, second, third in zip(text[::3], text[1::3], text[2::3], strict=True):
        both = (_VALUE[first] * _BASE + _VALUE[second]) * _BASE + _VALUE[third]
        shares += [both // SHARE / (SHARE - 1), both % SHARE / (SHARE - 1)]
    return shares

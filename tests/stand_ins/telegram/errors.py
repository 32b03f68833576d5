"""How Telegram says no."""

from __future__ import annotations


class ApiError(Exception):
    """An answer other than 200; `is_mistake` says that no correct bot ever gets it."""

    def __init__(self, status: int, words: str, *, is_mistake: bool = False, **parameters: int) -> None:
        super().__init__(words)
        self.status = status
        self.words = words
        self.is_mistake = is_mistake
        self.parameters = parameters


def bad_request(words: str, **parameters: int) -> ApiError:
    """400 for what the world brings about: deleted, old, closed, migrated."""
    return ApiError(400, f"Bad Request: {words}", is_mistake=False, **parameters)


def forbidden(words: str) -> ApiError:
    """403: the bot may not, and will not by trying again."""
    return ApiError(403, f"Forbidden: {words}")


def mistake(words: str) -> ApiError:
    """400 for what the program did wrong."""
    return ApiError(400, f"Bad Request: {words}", is_mistake=True)


def too_many_requests(retry_after: int) -> ApiError:
    """429, which always says how long to wait."""
    return ApiError(429, f"Too Many Requests: retry after {retry_after}", retry_after=retry_after)

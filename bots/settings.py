"""What can be set from outside, by environment variables or a .env file; with nothing set it all runs locally."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

START_AGAIN = 3  # the exit code of a process for which something was not there yet


class CannotStart(Exception):  # noqa: N818 - says what is the case
    """Something that was set is not there, now; the text says what. Trying again later may help, unless the exit
    code says otherwise."""

    def __init__(self, sentence: str, code: int = START_AGAIN) -> None:
        super().__init__(sentence)
        self.code = code


class Settings(BaseSettings):
    """The settings of one process."""

    model_config = SettingsConfigDict(env_prefix="TABLEMATES_", env_file=".env", extra="ignore")

    data: Path = Path("data")  # the folder of the SQLite file
    database_url: str | None = Field(
        default=None, repr=False, validation_alias=AliasChoices("TABLEMATES_DATABASE_URL", "DATABASE_URL")
    )  # PostgreSQL when one machine is not enough; holds a password, so never printed
    host: str = "127.0.0.1"
    port: int = Field(default=8377, ge=0, le=65535)
    names: tuple[str, ...] = ()  # host names under which the playground may be reached besides loopback
    public_url: str | None = None  # where people reach the playground through a proxy: https://play.example.org
    proxies: tuple[str, ...] = ()  # addresses or networks of the proxies whose forwarded headers are believed
    operators: tuple[str, ...] = ()  # who may broadcast: "platform:account"
    house_seconds: float = Field(default=1.0, ge=0)  # how long a house player waits before it answers
    house_workers: int | None = Field(default=None, ge=1)
    log_level: str = "WARNING"
    log_json: bool = False  # one JSON object per line
    operations_host: str = "127.0.0.1"
    operations_port: int | None = Field(default=None, ge=0, le=65535)  # health and metrics; none without one
    relay: bool = False  # pass on all that people at a table write in its channel or group, not only to the bot
    discord_token: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("TABLEMATES_DISCORD_TOKEN", "DISCORD_TOKEN")
    )
    discord_token_file: Path | None = Field(
        default=None, validation_alias=AliasChoices("TABLEMATES_DISCORD_TOKEN_FILE", "DISCORD_TOKEN_FILE")
    )  # where secrets are files, as in containers
    discord_mentions: bool = True  # hear the bot's name in channels; without, Discord tells nothing from there
    telegram_token: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("TABLEMATES_TELEGRAM_TOKEN", "TELEGRAM_TOKEN")
    )
    telegram_token_file: Path | None = Field(
        default=None, validation_alias=AliasChoices("TABLEMATES_TELEGRAM_TOKEN_FILE", "TELEGRAM_TOKEN_FILE")
    )
    telegram_webhook: str | None = Field(
        default=None, validation_alias=AliasChoices("TABLEMATES_TELEGRAM_WEBHOOK", "TELEGRAM_WEBHOOK")
    )  # the https address at which Telegram reaches us; without one the bot asks Telegram itself
    telegram_api: str = Field(
        default="https://api.telegram.org",
        validation_alias=AliasChoices("TABLEMATES_TELEGRAM_API", "TELEGRAM_API"),
    )  # or a Bot API server of one's own

    @field_validator("public_url")
    @classmethod
    def _is_an_origin(cls, url: str | None) -> str | None:
        """The playground has its address to itself: a scheme, a name, and a port if need be."""
        if url is None or not url.strip():
            return None
        parts = urlsplit(url.strip())
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
            raise ValueError("must be like https://play.example.org, without a path")
        return f"{parts.scheme}://{parts.netloc}"

    @field_validator("proxies")
    @classmethod
    def _are_networks(cls, named: tuple[str, ...]) -> tuple[str, ...]:
        for one in named:
            ip_network(one.strip(), strict=False)
        return named

    def store_url(self) -> str:
        """The database: the one given, or a SQLite file in the data folder."""
        if self.database_url:
            return self.database_url
        try:
            self.data.mkdir(parents=True, exist_ok=True)
        except OSError as failure:
            raise CannotStart(f"The data folder {self.data} cannot be made: {failure.strerror}.", 1) from None
        if not os.access(self.data, os.W_OK | os.X_OK):
            raise CannotStart(f"The data folder {self.data} cannot be written; name another with --data.", 1)
        return f"sqlite:///{self.data / 'tablemates.db'}"

    def token_of_discord(self) -> str | None:
        """The bot's token, or None if there is to be no bot; an unreadable file is an OSError."""
        return _token(self.discord_token, self.discord_token_file)

    def token_of_telegram(self) -> str | None:
        """The bot's token, or None if there is to be no bot; an unreadable file is an OSError."""
        return _token(self.telegram_token, self.telegram_token_file)


def in_one_sentence(problem: Exception) -> tuple[str, int] | None:
    """What is wrong, for whoever started a command, and its exit code; None for what is a mistake of ours."""
    if isinstance(problem, CannotStart):
        return str(problem), problem.code
    if isinstance(problem, ValidationError):
        first = problem.errors()[0]
        name = "_".join(map(str, first["loc"])).upper()
        return f"{name.removeprefix('TABLEMATES_')} in the environment will not do: {first['msg']}.", 2
    return None


def _token(given: SecretStr | None, file: Path | None) -> str | None:
    if given is not None and given.get_secret_value().strip():
        return given.get_secret_value().strip()
    return None if file is None else file.read_text(encoding="utf-8").strip() or None

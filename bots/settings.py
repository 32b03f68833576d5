"""What can be set from outside, by environment variables or a .env file; with nothing set it all runs locally."""

from __future__ import annotations

from pathlib import Path

from pydantic import AliasChoices, Field
from pydantic_settings import BaseSettings, SettingsConfigDict


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
    operators: tuple[str, ...] = ()  # who may broadcast: "platform:account"
    house_seconds: float = Field(default=1.0, ge=0)  # how long a house player waits before it answers
    house_workers: int | None = Field(default=None, ge=1)
    log_level: str = "WARNING"

    def store_url(self) -> str:
        """The database: the one given, or a SQLite file in the data folder."""
        if self.database_url:
            return self.database_url
        self.data.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.data / 'tablemates.db'}"

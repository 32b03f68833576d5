"""`tablemates play`: the playground and house players on this machine, until Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from pathlib import Path

import typer
from aiohttp import web

from adapters.playground.server import make_app
from bots.service import running
from bots.settings import Settings

STREAM_END_SECONDS = 1.0  # pages keep a stream open; stopping does not wait for them longer than this


def play(host: str | None = None, port: int | None = None, data: Path | None = None) -> None:
    """Serve until stopped; what the command line says goes before the environment."""
    given = {"host": host, "port": port, "data": data}
    settings = Settings().model_copy(update={name: value for name, value in given.items() if value is not None})
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(_serve(settings))
    except OSError as failure:
        typer.echo(
            f"The playground cannot be served on {settings.host}:{settings.port}: {failure.strerror}.", err=True
        )
        typer.echo("Choose another port with --port, or stop what uses this one.", err=True)
        sys.exit(1)


async def _serve(settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    async with running(settings) as service:
        names = {settings.host, *settings.names} - {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
        app = make_app(service.desk, service.playground, names)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=STREAM_END_SECONDS)
        await runner.setup()
        try:
            site = web.TCPSite(runner, settings.host, settings.port)
            await site.start()
            port = runner.addresses[0][1]
            typer.echo(f"Tablemates is open: http://{settings.host}:{port}/  (Ctrl-C closes it)")
            await stop.wait()
        finally:
            await runner.cleanup()

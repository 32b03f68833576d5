"""What a process counts for Prometheus. Labels are words of ours: never a person, a table, a place or a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

PREFIX = "tablemates"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0)  # 3 s is Discord's patience
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)  # 60 s is ours with a house player

T = TypeVar("T", bound=MetricWrapperBase)


class Labelled(Generic[T]):
    """A metric with labels; each series is looked up once, which is most of what counting costs."""

    def __init__(self, metric: T) -> None:
        self._metric = metric
        self._series: dict[tuple[str, ...], T] = {}

    def __call__(self, *labels: str) -> T:
        """The series with these labels."""
        series = self._series.get(labels)
        if series is None:
            series = self._series[labels] = self._metric.labels(*labels)
        return series

    def clear(self) -> None:
        """Forget all series, so that none of them grows stale."""
        self._series.clear()
        self._metric.clear()


class Metrics:
    """All metrics of one process."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # They tell when a process started, once for every series.
        self.registry = registry = CollectorRegistry()

        def counter(name: str, what: str, *labels: str) -> Labelled[Counter]:
            return Labelled(Counter(f"{PREFIX}_{name}", what, labels, registry=registry))

        def gauge(name: str, what: str, *labels: str) -> Labelled[Gauge]:
            return Labelled(Gauge(f"{PREFIX}_{name}", what, labels, registry=registry))

        def seconds(name: str, what: str, *labels: str, buckets: Sequence[float] = QUICK) -> Histogram:
            return Histogram(f"{PREFIX}_{name}", what, labels, registry=registry, buckets=buckets)

        self.requests = counter(
            "requests_total",
            "What people asked for; result: acted, refused, failed",
            *("platform", "request", "result"),
        )
        self.refusals = counter("refusals_total", "What was turned down, and why", "platform", "reason")
        self.request_seconds = Labelled(
            seconds("request_seconds", "From a press or command to its answer", "platform")
        )
        self.appends = counter(
            "journal_appends_total",
            "Commands written down; by: person, house, clock, service",
            *("command", "by", "result"),
        )
        self.append_seconds = seconds("journal_append_seconds", "Until a command was durable")
        self.tables = gauge("tables", "Open tables in the store, by phase", "phase")
        self.calls = counter(
            "courier_calls_total",
            "Messages posted, edited, deleted; outcome: ok, wait, unreachable, gone, unknown, failed",
            *("platform", "call", "outcome"),
        )
        self.call_seconds = Labelled(
            seconds("courier_call_seconds", "How long the platform took", "platform", buckets=SLOW)
        )
        self.chats_waiting = gauge("courier_chats_waiting", "Chats not yet up to date", "platform")
        self.leads = gauge("courier_leads", "1 in the process that shows tables on a platform", "platform")
        self.house_choices = counter(
            "house_choices_total",
            "What house players thought about; result: chosen, absent",
            *("game", "level", "result"),
        )
        self.house_seconds = Labelled(
            seconds("house_thinking_seconds", "From asking a house player to its choice", "level", buckets=SLOW)
        )
        self.lag_seconds = seconds("loop_lag_seconds", "How late the event loop was, twice a second")
        self.log_lines = counter("log_lines_total", "Lines of the log", "level", "source")
        self.health = gauge("health", "1 while a part is well", "part")
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

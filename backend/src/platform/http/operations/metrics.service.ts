import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** The process's figures for Prometheus; one registry an application, so that several can live in one process. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the turn of a request to the end of its answer, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  private readonly forged = new Counter({
    name: 'payment_notifications_refused_total',
    help: 'Payment notifications with a wrong signature; they are counted and nothing else.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is the template, never the path: that would make a series for each order. */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.durations.observe({ method, route, status }, seconds);
  }

  countRefusedNotification(): void {
    this.forged.inc();
  }

  /** Prometheus text format. */
  async text(): Promise<string> {
    return this.registry.metrics();
  }
}

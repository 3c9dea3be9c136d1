import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '../clock/clock.js';
import { RecentCounts } from './recent-counts.js';

/** A turn of scheduled work: done, failed by an error, given up for its time, or taken over by another process. */
export type TurnOutcome = 'done' | 'failed' | 'given_up' | 'lost' | 'database_away';
/** Of a call to the provider: answered as wished, refused by it, or without an answer that says anything. */
export type CallOutcome = 'answered' | 'refused' | 'unavailable';
export type SendOutcome = 'sent' | 'failed';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PLACE_ORDER = '/api/orders';
const SERVER_ERROR = 500;

/** The process's figures for Prometheus; one registry an application, so that several can live in one process. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  /** Answers to people who place an order. */
  readonly orderAnswers: RecentCounts<'served' | 'failed'>;
  readonly providerCalls: RecentCounts<CallOutcome>;
  /** By piece of scheduled work: when it was last done here, in milliseconds since 1970. */
  readonly lastDone = new Map<string, number>();

  private readonly registers = [this.registry];
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the turn of a request to the end of its answer, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly forged = new Counter({
    name: 'payment_notifications_refused_total',
    help: 'Payment notifications with a wrong signature; they are counted and nothing else.',
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'festival_refusals_total',
    help: 'Requests that were refused with 429 or 503, by the limit that refused them.',
    labelNames: ['limit', 'status'],
    registers: this.registers,
  });
  private readonly calls = new Histogram({
    name: 'festival_provider_call_duration_seconds',
    help: 'Calls to the payment provider, by call and outcome.',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly turns = new Histogram({
    name: 'festival_job_turn_duration_seconds',
    help: 'Turns of scheduled work that this process did, by work and outcome.',
    labelNames: ['work', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
    registers: this.registers,
  });
  private readonly successes = new Gauge({
    name: 'festival_job_last_success_timestamp_seconds',
    help: 'When this process last finished a turn of scheduled work, in seconds since 1970.',
    labelNames: ['work'],
    registers: this.registers,
  });
  private readonly mails = new Histogram({
    name: 'festival_mail_send_duration_seconds',
    help: 'Mails handed to the mail server, by outcome.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: this.registers,
  });

  constructor(clock: Clock) {
    const now = (): number => clock.now().getTime();
    this.orderAnswers = new RecentCounts(now);
    this.providerCalls = new RecentCounts(now);
    collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is the template, never the path: that would make a series for each order. */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.durations.observe({ method, route, status }, seconds);
    if (method === 'POST' && route === PLACE_ORDER) this.orderAnswers.add(status >= SERVER_ERROR ? 'failed' : 'served');
  }

  countRefusedNotification(): void {
    this.forged.inc();
  }

  /** `limit` is one of a few names. */
  countRefusal(limit: string, status: number): void {
    this.refusals.inc({ limit, status });
  }

  observeProviderCall(call: string, outcome: CallOutcome, seconds: number): void {
    this.calls.observe({ call, outcome }, seconds);
    this.providerCalls.add(outcome);
  }

  observeTurn(work: string, outcome: TurnOutcome, seconds: number, now: Date): void {
    this.turns.observe({ work, outcome }, seconds);
    if (outcome !== 'done') return;
    this.lastDone.set(work, now.getTime());
    this.successes.set({ work }, now.getTime() / 1_000);
  }

  observeMail(outcome: SendOutcome, seconds: number): void {
    this.mails.observe({ outcome }, seconds);
  }

  /** Prometheus text format. */
  async text(): Promise<string> {
    return this.registry.metrics();
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';

const FAILURES_TO_OPEN = 3;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Pauses scheduled queries after 429, 5xx or three failures in a row. Immediate queries are never held back. */
@Injectable()
export class ProviderCircuitBreaker {
  private failures = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private openUntil = 0;

  constructor(private readonly clock: Clock) {}

  isOpen(): boolean {
    return this.clock.now().getTime() < this.openUntil;
  }

  /** Whether one query alone should find out if the provider is back. */
  isInDoubt(): boolean {
    return this.failures > 0;
  }

  succeeded(): void {
    this.failures = 0;
    this.pauseMs = FIRST_PAUSE_MS;
  }

  /** While the circuit is open a failure is one of those that opened it: calls that began before. */
  failed(isOverloaded: boolean): void {
    if (this.isOpen()) return;
    this.failures += 1;
    if (!isOverloaded && this.failures < FAILURES_TO_OPEN) return;
    this.openUntil = this.clock.now().getTime() + this.pauseMs;
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
  }
}

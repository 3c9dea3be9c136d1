import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { QueryBudget } from './query-budget.js';

const FAILURES_TO_OPEN = 3;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Leaves a provider in trouble alone: after 429 or 5xx, or three failures on end, the scheduled asks pause. */
@Injectable()
export class ProviderCircuitBreaker {
  private failures = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private openUntil = 0;

  constructor(
    private readonly clock: Clock,
    private readonly budget: QueryBudget,
  ) {}

  /** Whether work that can wait may ask now: the provider is well, and this second's questions aren't used up. */
  mayQuery(): boolean {
    return !this.isOpen() && !this.budget.isSpent();
  }

  isOpen(): boolean {
    return this.clock.now().getTime() < this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
    this.pauseMs = FIRST_PAUSE_MS;
  }

  failed(isOverloaded: boolean): void {
    this.failures += 1;
    if (!isOverloaded && this.failures < FAILURES_TO_OPEN) return;
    this.openUntil = this.clock.now().getTime() + this.pauseMs;
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
  }
}

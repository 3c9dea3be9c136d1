import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';

const QUERIES_A_SECOND = 10;

/**
 * The scheduled queries that this process may still make now: status sync, expiry and reconciliation together.
 * Immediate queries don't count, or a rush of payments would stop the sync; `QueryLimiter` limits them.
 */
@Injectable()
export class QueryBudget {
  private left = QUERIES_A_SECOND;
  private countedAt = 0;

  constructor(private readonly clock: Clock) {}

  /** `reserved` queries are left to more urgent work. */
  isSpent(reserved = 0): boolean {
    this.refill();
    return this.left < 1 + reserved;
  }

  spend(): void {
    this.refill();
    // Work that has begun is finished and may overdraw the budget; the debt is at most one second's.
    this.left = Math.max(-QUERIES_A_SECOND, this.left - 1);
  }

  private refill(): void {
    const now = this.clock.now().getTime();
    const since = Math.max(0, now - this.countedAt);
    this.left = Math.min(QUERIES_A_SECOND, this.left + (since / 1_000) * QUERIES_A_SECOND);
    this.countedAt = now;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';

/** Questions to the provider in one second (rules, "Status sync"). */
const ASKS_A_SECOND = 10;

/**
 * How many more questions the scheduled work of this process may put to the provider just now: status sync, expiry and
 * reconciliation together. Notifications don't count, or a rush of payments would bring the sync to a stop; they have
 * their own limit (`QueryLimiter`).
 */
@Injectable()
export class QueryBudget {
  private left = ASKS_A_SECOND;
  private countedAt = 0;

  constructor(private readonly clock: Clock) {}

  /** `kept`: questions that the asker leaves to work that is more urgent. */
  isSpent(kept = 0): boolean {
    this.refill();
    return this.left < 1 + kept;
  }

  spend(): void {
    this.refill();
    // A piece of work that has begun is finished, and may spend more than was left: that is made up for.
    this.left = Math.max(-ASKS_A_SECOND, this.left - 1);
  }

  private refill(): void {
    const now = this.clock.now().getTime();
    const since = Math.max(0, now - this.countedAt);
    this.left = Math.min(ASKS_A_SECOND, this.left + (since / 1_000) * ASKS_A_SECOND);
    this.countedAt = now;
  }
}

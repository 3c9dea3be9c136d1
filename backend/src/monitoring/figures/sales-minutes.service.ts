import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { MINUTE_MS, NO_SALES, PaidMinutesService, type Sales } from './paid-minutes.service.js';
import { StepCounts } from './step-counts.js';

const MINUTES = 60;

export interface SalesMinutes {
  /** By the minutes of the clock, the oldest first; the last is the present one, which isn't over. */
  minutes: Sales[];
  /** Of the last 60 and 300 seconds. */
  lastMinute: Sales;
  lastFive: Sales;
}

/** Payments of the last hour by the minute. */
@Injectable()
export class SalesMinutesService {
  private readonly counts: StepCounts<Sales>;

  constructor(
    private readonly paid: PaidMinutesService,
    private readonly clock: Clock,
  ) {
    this.counts = new StepCounts({
      stepMs: MINUTE_MS,
      allEveryMs: MINUTE_MS,
      count: (from) => paid.byMinute(from),
    });
  }

  /** Minutes that are long over are counted once a minute, the others each time. */
  async read(): Promise<SalesMinutes> {
    const now = this.clock.now();
    const first = Math.floor(now.getTime() / MINUTE_MS) - MINUTES + 1;
    const counted = await this.counts.read(first, now);
    return {
      minutes: Array.from({ length: MINUTES }, (_, index) => counted.get(first + index) ?? NO_SALES),
      lastMinute: await this.paid.since(new Date(now.getTime() - MINUTE_MS)),
      lastFive: await this.paid.since(new Date(now.getTime() - 5 * MINUTE_MS)),
    };
  }
}

import { type DaySales, JAKARTA_OFFSET_MS, jakartaClock, TREND_STEP_MINUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { OrderEntity } from '../../orders/order.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { MINUTE_MS, PaidMinutesService, type Sales, sumSales } from '../figures/paid-minutes.service.js';
import { StepCounts } from '../figures/step-counts.js';

const STEP_MS = TREND_STEP_MINUTES * MINUTE_MS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEPS_A_DAY = DAY_MS / STEP_MS;

/** Today's sales beside those of the last day on which anything was sold; days are Jakarta's. */
@Injectable()
export class DaySalesService {
  private readonly today: StepCounts<Sales>;
  /** Before the day that began then; it is over, so little can change in it. */
  private last: { before: number; countedAt: number; sales: DaySales | null } | null = null;

  constructor(
    private readonly paid: PaidMinutesService,
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {
    this.today = new StepCounts({
      stepMs: STEP_MS,
      allEveryMs: MINUTE_MS,
      count: async (from) => byStep(await paid.byMinute(from)),
    });
  }

  async read(): Promise<{ today: DaySales; last_day: DaySales | null }> {
    const now = this.clock.now();
    const start = startOfDay(now);
    const first = start / STEP_MS;
    const counted = await this.today.read(first, now);
    const length = Math.floor(now.getTime() / STEP_MS) - first + 1;
    return { today: toDaySales(start, counted, length), last_day: await this.lastBefore(start) };
  }

  /** Counted once an hour. */
  private async lastBefore(start: number): Promise<DaySales | null> {
    const now = this.clock.now().getTime();
    const age = this.last?.before === start ? now - this.last.countedAt : Infinity;
    if (!this.last || age >= HOUR_MS || age < 0) {
      this.last = { before: start, countedAt: now, sales: await this.countLastBefore(start) };
    }
    return this.last.sales;
  }

  private async countLastBefore(start: number): Promise<DaySales | null> {
    // The index of the times of payment, from there backwards.
    const newest = await this.reader.of(OrderEntity).findOne({
      select: { id: true, paidAt: true },
      where: { paidAt: LessThan(new Date(start)), deletedAt: IsNull() },
      order: { paidAt: 'DESC' },
    });
    if (!newest?.paidAt) return null;
    const began = startOfDay(newest.paidAt);
    const minutes = await this.paid.byMinute(new Date(began), new Date(began + DAY_MS));
    return toDaySales(began, byStep(minutes), STEPS_A_DAY);
  }
}

/** Midnight in Jakarta, in milliseconds since 1970. */
function startOfDay(time: Date): number {
  return Math.floor((time.getTime() + JAKARTA_OFFSET_MS) / DAY_MS) * DAY_MS - JAKARTA_OFFSET_MS;
}

function byStep(minutes: ReadonlyArray<readonly [minute: number, Sales]>): Map<number, Sales> {
  const steps = new Map<number, Sales>();
  for (const [minute, sales] of minutes) {
    const step = Math.floor(minute / TREND_STEP_MINUTES);
    const before = steps.get(step);
    steps.set(step, before ? sumSales([before, sales]) : sales);
  }
  return steps;
}

function toDaySales(start: number, counted: ReadonlyMap<number, Sales>, length: number): DaySales {
  const first = start / STEP_MS;
  return {
    day: jakartaClock(new Date(start)).slice(0, '2025-10-03'.length),
    ...sumSales(counted.values()),
    steps: Array.from({ length }, (_, index) => counted.get(first + index)?.tickets ?? 0),
  };
}

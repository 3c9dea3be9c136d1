import type { WaitingRoomPressure } from '@festival/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { DataSource } from 'typeorm';
import { isPoolFull } from '../../platform/database/connection/mysql-driver.js';
import { OrderLoad } from './order-load.js';

/** Seats in orders that aren't paid yet, and until when the last of them can be. */
export interface UnpaidSeats {
  seats: number;
  until: Date | null;
}

type CountUnpaid = (ticketTypes: readonly string[]) => Promise<UnpaidSeats>;
type Sign = () => boolean | Promise<boolean>;

const SLOW_ORDER_MS = 1_000;
const LAG_MS = 100;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1_000_000;

/**
 * The signs of load that this process can see. The features above say theirs at the start (`add`), so that the waiting
 * room needs to know nothing of payments.
 */
@Injectable()
export class LoadSignsService implements OnApplicationShutdown {
  private readonly others = new Map<WaitingRoomPressure, Sign>();
  private lag: IntervalHistogram | null = null;
  private unpaid: CountUnpaid = async () => ({ seats: 0, until: null });

  constructor(
    private readonly orders: OrderLoad,
    private readonly dataSource: DataSource,
  ) {}

  /** For the module that can see a sign of load. */
  add(pressure: WaitingRoomPressure, sign: Sign): void {
    this.others.set(pressure, sign);
  }

  /** For the module that owns orders. */
  countUnpaidBy(count: CountUnpaid): void {
    this.unpaid = count;
  }

  /** Of the tiers of these types. */
  unpaidSeats(ticketTypes: readonly string[]): Promise<UnpaidSeats> {
    return this.unpaid(ticketTypes);
  }

  /** Nothing is measured while the room is off. */
  watch(isWatched: boolean): void {
    this.orders.isWatched = isWatched;
    if (isWatched === (this.lag !== null)) return;
    this.lag?.disable();
    this.lag = isWatched ? monitorEventLoopDelay({ resolution: RESOLUTION_MS }) : null;
    this.lag?.enable();
  }

  /** The signs since the last call. */
  async read(): Promise<WaitingRoomPressure[]> {
    const own: Array<[WaitingRoomPressure, boolean]> = [
      ['slow_orders', (this.orders.read().p99Ms ?? 0) > SLOW_ORDER_MS],
      ['event_loop', this.lagMs() > LAG_MS],
      ['database_pool', isPoolFull(this.dataSource)],
    ];
    const signs = own.filter(([, isSeen]) => isSeen).map(([name]) => name);
    for (const [name, sign] of this.others) if (await sign()) signs.push(name);
    return signs;
  }

  onApplicationShutdown(): void {
    this.watch(false);
  }

  /** The usual lag of the last second: one long pause of the garbage collector is no load. */
  private lagMs(): number {
    if (!this.lag) return 0;
    const ms = this.lag.percentile(90) / NANOSECONDS;
    this.lag.reset();
    return ms;
  }
}

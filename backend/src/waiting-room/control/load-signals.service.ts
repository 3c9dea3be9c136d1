import type { WaitingRoomLoadSignal } from '@festival/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { DataSource } from 'typeorm';
import { isPoolFull } from '../../platform/database/connection/mysql-driver.js';
import { RequestTurns } from '../../platform/http/limits/request-turns.js';
import { OrderLoad } from './order-load.js';

/** Seats in orders that aren't paid yet, and until when the last of them can be. */
export interface UnpaidSeats {
  seats: number;
  until: Date | null;
}

type CountUnpaid = (ticketTypes: readonly string[]) => Promise<UnpaidSeats>;
type LoadSignal = () => boolean | Promise<boolean>;

const SLOW_ORDER_MS = 1_000;
const LAG_MS = 100;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1_000_000;

/**
 * The load signals of this process. The features above add theirs at the start, so that the waiting room needs to know
 * nothing of payments.
 */
@Injectable()
export class LoadSignalsService implements OnApplicationShutdown {
  private readonly others = new Map<WaitingRoomLoadSignal, LoadSignal>();
  private lag: IntervalHistogram | null = null;
  private unpaid: CountUnpaid = async () => ({ seats: 0, until: null });

  constructor(
    private readonly orders: OrderLoad,
    private readonly turns: RequestTurns,
    private readonly dataSource: DataSource,
  ) {}

  /** For a module above, which can see a signal that this one can't. */
  add(name: WaitingRoomLoadSignal, signal: LoadSignal): void {
    this.others.set(name, signal);
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

  /** The names of the signals since the last call. */
  async read(): Promise<WaitingRoomLoadSignal[]> {
    const own: Array<[WaitingRoomLoadSignal, boolean]> = [
      ['slow_orders', (this.orders.read().p99Ms ?? 0) > SLOW_ORDER_MS],
      ['event_loop', Math.max(this.lagMs(), this.turns.waitMs) > LAG_MS],
      ['database_pool', isPoolFull(this.dataSource)],
    ];
    const signals = own.filter(([, isSeen]) => isSeen).map(([name]) => name);
    for (const [name, signal] of this.others) if (await signal()) signals.push(name);
    return signals;
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

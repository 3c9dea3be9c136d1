import { noFaults, type FaultConfig, type FaultyCall } from './fault-config.js';
import { seededRandom } from './seeded-random.js';

/** The faults in force. Each kind draws from its own seeded stream, so that one doesn't disturb the other's sequence. */
export class FaultInjector {
  private config = noFaults;
  private used: Partial<Record<FaultyCall, number>> = {};
  private httpRandom = seededRandom(0, 'http');
  private notificationRandom = seededRandom(0, 'notifications');
  private retryRandom = seededRandom(0, 'retries');

  constructor(private readonly seed: number) {
    this.configure(noFaults);
  }

  /** Replaces everything and starts the random sequences anew. */
  configure(config: FaultConfig): void {
    const seed = config.seed ?? this.seed;
    this.config = config;
    this.used = {};
    this.httpRandom = seededRandom(seed, 'http');
    this.notificationRandom = seededRandom(seed, 'notifications');
    this.retryRandom = seededRandom(seed, 'retries');
  }

  get current(): FaultConfig {
    return this.config;
  }

  /** The fault that hits this provider call, if any; counts against its `times`. */
  take(call: FaultyCall, orderId: string): string | null {
    const fault = this.config.calls[call];
    const used = this.used[call] ?? 0;
    if (!fault || !orderId.startsWith(fault.orderPrefix)) return null;
    if (fault.times !== null && used >= fault.times) return null;
    this.used[call] = used + 1;
    return fault.mode;
  }

  /** What befalls the next provider request. */
  drawHttp(): { latencyMs: number; outcome: 'none' | 'error' | 'hang' } {
    const { errorRate, hangRate, latencyMs } = this.config.http;
    const draw = this.httpRandom();
    if (draw < hangRate) return { latencyMs, outcome: 'hang' };
    return { latencyMs, outcome: draw < hangRate + errorRate ? 'error' : 'none' };
  }

  /** What befalls the next notification of this order. */
  drawNotification(orderId: string): { drop: boolean; copies: number; delayMs: number; shuffle: boolean } {
    const { notifications, orderPrefix } = this.config;
    if (!orderId.startsWith(orderPrefix)) return { drop: false, copies: 1, delayMs: 0, shuffle: false };
    const drop = this.notificationRandom() < notifications.drop;
    return {
      drop,
      copies: 1 + notifications.duplicate,
      delayMs: notifications.delayMs,
      shuffle: notifications.shuffle,
    };
  }

  /** A permutation of the batch that is never the order it came in. */
  shuffle<T>(batch: T[]): T[] {
    const keyed = batch.map((item) => ({ item, key: this.notificationRandom() }));
    const mixed = keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    return mixed.every((item, index) => item === batch[index]) ? mixed.toReversed() : mixed;
  }

  retryShift(): number {
    return this.retryRandom();
  }
}

import { noFaults, type FaultConfig, type FaultyCall } from './fault-config.js';

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

  /** Replaces everything and restarts the random sequences. */
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

  /** The fault of the next provider request. */
  drawHttp(): { latencyMs: number; outcome: 'none' | 'error' | 'hang' } {
    const { errorRate, hangRate, latencyMs } = this.config.http;
    const draw = this.httpRandom();
    if (draw < hangRate) return { latencyMs, outcome: 'hang' };
    return { latencyMs, outcome: draw < hangRate + errorRate ? 'error' : 'none' };
  }

  /** The faults of the next notification of this order. */
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

/** Numbers 0 ≤ x < 1 that depend only on the seed and the stream's name (mulberry32). */
function seededRandom(seed: number, stream: string): () => number {
  let state = [...stream].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed | 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

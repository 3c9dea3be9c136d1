import type { ProviderPool } from '../../../src/payments/provider-limits/provider-pool.js';

/** Orders that keep their places at the provider, and others that wait for one, until `end`. */
export class HeldPlaces {
  private readonly ends: Array<() => void> = [];
  private readonly all: Promise<Array<PromiseSettledResult<void>>>;
  private isOver = false;

  constructor(pool: ProviderPool, count: number) {
    const hold = async (): Promise<void> => {
      if (!this.isOver) await new Promise<void>((end) => void this.ends.push(end));
    };
    this.all = Promise.allSettled(Array.from({ length: count }, (_, other) => pool.run(-other - 1, 'notified', hold)));
  }

  /** Ends some, one after the other: their places go to those that wait. */
  async free(count: number): Promise<void> {
    for (let freed = 0; freed < count; freed += 1) {
      this.ends.shift()?.();
      await Promise.resolve();
    }
  }

  /** Ends all, also those that still wait; may be called again. Gives what became of each. */
  async end(): Promise<Array<PromiseSettledResult<void>>> {
    this.isOver = true;
    for (const end of this.ends.splice(0)) end();
    return this.all;
  }
}

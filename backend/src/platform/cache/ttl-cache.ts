import { assertNoTransaction } from '../database/transaction-scope.js';
import type { Clock } from '../clock/clock.js';

interface Keeping<T> {
  value: T;
  at: number;
}

/**
 * A value that many ask for and that may be a little old: read at most once in `maxAgeMs`. Who asks while it is read
 * shares that read. `forget` also leaves unkept what is being read at that moment, since it may show the state before.
 * Not to be asked inside a transaction: the read needs a connection of its own.
 */
export class TtlCache<T> {
  private kept: Keeping<T> | null = null;
  private loading: Promise<T> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly maxAgeMs: number,
    private readonly read: () => Promise<T>,
  ) {}

  async get(): Promise<T> {
    assertNoTransaction('a cached value');
    return this.isFresh(this.kept) ? this.kept.value : (this.loading ?? this.load());
  }

  /** The value as long as it isn't too old. */
  fresh(): T | null {
    return this.isFresh(this.kept) ? this.kept.value : null;
  }

  /** The value as last read, for who can't wait. */
  known(): T | null {
    return this.kept?.value ?? null;
  }

  forget(): void {
    this.kept = null;
    this.loading = null;
  }

  private isFresh(kept: Keeping<T> | null): kept is Keeping<T> {
    // A clock that was set back must not make a value last for ever.
    return kept !== null && Math.abs(this.clock.now().getTime() - kept.at) < this.maxAgeMs;
  }

  private async load(): Promise<T> {
    const reading = this.read();
    this.loading = reading;
    try {
      const value = await reading;
      if (this.loading === reading) this.kept = { value, at: this.clock.now().getTime() };
      return value;
    } finally {
      if (this.loading === reading) this.loading = null;
    }
  }
}

import type { Clock } from './clock.js';

/**
 * A value that many ask for and that may be a little old: read at most once in `maxAgeMs`. Who asks while it is read
 * shares that read. `forget` also leaves unkept what is being read at that moment, since it may show the state before.
 */
export class Kept<T> {
  private kept: { value: T; at: number } | null = null;
  private loading: Promise<T> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly maxAgeMs: number,
    private readonly read: () => Promise<T>,
  ) {}

  async get(): Promise<T> {
    // A clock that was set back must not make a value last for ever.
    if (this.kept && Math.abs(this.clock.now().getTime() - this.kept.at) < this.maxAgeMs) return this.kept.value;
    return this.loading ?? this.load();
  }

  /** The value as last read, for who can't wait. */
  known(): T | null {
    return this.kept?.value ?? null;
  }

  forget(): void {
    this.kept = null;
    this.loading = null;
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

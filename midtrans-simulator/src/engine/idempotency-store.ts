import type { Clock } from './clock.js';

const LIFETIME_MS = 5 * 60_000;
const MAX_KEY_LENGTH = 46;

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Idempotency keys of Core POSTs: five minutes, global across calls, successful answers only, whatever the body. */
export class IdempotencyStore {
  private readonly entries = new Map<string, { answer: StoredAnswer | null; until: Date }>();

  constructor(private readonly clock: Clock) {}

  /** Longer keys are ignored, as is an empty one. */
  usable(key: unknown): key is string {
    return typeof key === 'string' && key.length > 0 && key.length <= MAX_KEY_LENGTH;
  }

  /** The stored answer, `'in process'` while the first request runs, or `null` (and the key is now in process). */
  begin(key: string): StoredAnswer | 'in process' | null {
    const now = this.clock.now();
    for (const [old, { until, answer }] of this.entries) if (answer && until <= now) this.entries.delete(old);
    const entry = this.entries.get(key);
    if (entry) return entry.answer ?? 'in process';
    this.entries.set(key, { answer: null, until: now });
    return null;
  }

  finish(key: string, answer: StoredAnswer, successful: boolean): void {
    if (!successful) this.entries.delete(key);
    else this.entries.set(key, { answer, until: this.clock.scaledDeadline(this.clock.now(), LIFETIME_MS) });
  }

  clear(): void {
    this.entries.clear();
  }
}

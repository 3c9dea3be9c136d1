import type { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { ReadyJson, successJson } from '../../platform/http/answers/answers.js';
import { etagOf } from '../../platform/http/answers/etags.js';

/** Settings are cached for another second: other processes see a change within 5 s. */
const MAX_AGE_MS = 4_000;

interface Ready<T> {
  value: T;
  answer: ReadyJson<T>;
}

/** Content that is the same for all visitors, cached as JSON text until a write. */
export class PublicContent<T> {
  private readonly cache: TtlCache<Ready<T>>;

  constructor(clock: Clock, read: () => Promise<T>) {
    this.cache = new TtlCache<Ready<T>>(clock, MAX_AGE_MS, async () => {
      const value = await read();
      const json = successJson(value);
      return { value, answer: new ReadyJson<T>(json, 200, etagOf(json)) };
    });
  }

  async value(): Promise<T> {
    return (await this.cache.get()).value;
  }

  /** The whole HTTP answer. */
  async answer(): Promise<ReadyJson<T>> {
    return (await this.cache.get()).answer;
  }

  /** The cached value; null when it is missing or stale. */
  cached(): Ready<T> | null {
    return this.cache.cached();
  }

  forget(): void {
    this.cache.forget();
  }
}

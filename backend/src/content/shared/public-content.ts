import type { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { etagOf } from '../../platform/http/answers/etags.js';

/** With the second for which settings are kept, other processes see a change within 5 s (rules, "Content"). */
const MAX_AGE_MS = 4_000;

interface Ready<T> {
  value: T;
  answer: ReadyJson;
}

/** What all visitors read alike, kept ready as text; a write makes it be read anew. */
export class PublicContent<T> {
  private readonly kept: TtlCache<Ready<T>>;

  constructor(clock: Clock, read: () => Promise<T>) {
    this.kept = new TtlCache<Ready<T>>(clock, MAX_AGE_MS, async () => {
      const value = await read();
      const json = JSON.stringify({ success: true, data: value });
      return { value, answer: new ReadyJson(json, 200, etagOf(json)) };
    });
  }

  async value(): Promise<T> {
    return (await this.kept.get()).value;
  }

  /** The call's whole answer. */
  async answer(): Promise<ReadyJson> {
    return (await this.kept.get()).answer;
  }

  /** The same when it is ready and still counts. */
  peek(): Ready<T> | null {
    return this.kept.cached();
  }

  forget(): void {
    this.kept.forget();
  }
}

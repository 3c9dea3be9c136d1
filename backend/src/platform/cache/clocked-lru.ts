import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.js';

type Value = object | true;

export type Entries<V extends Value> = Pick<
  LRUCache<string, V>,
  'get' | 'has' | 'peek' | 'set' | 'delete' | 'forceFetch' | 'getRemainingTTL'
>;

/** Gives an `LRUCache` that counts ages on our clock. */
export function clockedLru<V extends Value>(
  clock: Clock,
  { maxAgeMs, ...options }: LRUCache.OptionsMaxLimit<string, V, unknown> & { maxAgeMs: number },
): () => Entries<V> {
  const now = () => clock.now().getTime();
  const cache = new LRUCache<string, V>({ ...options, ttl: ttlOf(maxAgeMs), ttlResolution: 0, perf: { now } });
  let latest = now();
  return () => {
    const present = now();
    // A clock that was set back must not make a value last for ever.
    if (present < latest) cache.clear();
    latest = present;
    return cache;
  };
}

/** In whole milliseconds; a value is stale once its age is more than its `ttl`. */
export const ttlOf = (maxAgeMs: number): number => Math.ceil(maxAgeMs) - 1;

import { transactionScope } from '../database/transaction-scope.js';
import { TtlCache } from './ttl-cache.js';

class HandClock {
  at = 0;
  now(): Date {
    return new Date(this.at);
  }
}

/** A value that is read when the test says so. */
function slow() {
  const waiting: Array<{ answer: (value: string) => void; fail: (error: Error) => void }> = [];
  const read = () => new Promise<string>((answer, fail) => waiting.push({ answer, fail }));
  return { waiting, read };
}

describe('a cached value', () => {
  const clock = new HandClock();
  const make = () => {
    const source = slow();
    return { ...source, cache: new TtlCache(clock, 1_000, source.read) };
  };
  beforeEach(() => (clock.at = 1_000_000));

  it('is loaded once while it is young, and shared while it is loaded', async () => {
    const { cache, waiting } = make();
    const asked = [cache.get(), cache.get()];
    waiting[0]?.answer('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first']);
    clock.at += 999;
    expect(await cache.get()).toBe('first');
    expect(waiting).toHaveLength(1);
  });

  it.each([1_000, -1_000])('is loaded again when the clock has moved by %i ms', async (by) => {
    const { cache, waiting } = make();
    const first = cache.get();
    waiting[0]?.answer('first');
    await first;
    clock.at += by;
    const second = cache.get();
    waiting[1]?.answer('second');
    expect(await second).toBe('second');
    expect(cache.lastKnown()).toBe('second');
  });

  it('that was forgotten during its load is not stored, and the next to ask gets a later one', async () => {
    const { cache, waiting } = make();
    const before = cache.get();
    cache.forget();
    const after = cache.get();
    waiting[1]?.answer('after the change');
    waiting[0]?.answer('before the change');
    expect([await before, await after]).toEqual(['before the change', 'after the change']);
    expect(await cache.get()).toBe('after the change');
  });

  it('is not given inside a transaction, cached or not', async () => {
    const { cache, waiting } = make();
    const inTransaction = () => transactionScope.run({ db: null as never, afterCommit: [] }, () => cache.get());
    await expect(inTransaction()).rejects.toThrow('Inside a transaction');
    const first = cache.get();
    waiting[0]?.answer('first');
    await first;
    await expect(inTransaction()).rejects.toThrow('Inside a transaction');
    expect(waiting).toHaveLength(1);
  });

  it('that was forgotten between two loads outlives the first', async () => {
    const { cache, waiting } = make();
    const before = cache.get();
    cache.forget();
    const after = cache.get();
    waiting[0]?.answer('before the change');
    await before;
    expect(cache.cached()).toBeNull();
    expect(cache.lastKnown()).toBeNull();
    waiting[1]?.answer('after the change');
    await after;
    expect(cache.cached()).toBe('after the change');
  });

  it('that could not be loaded is asked for again', async () => {
    const { cache, waiting } = make();
    const first = cache.get();
    waiting[0]?.fail(new Error('the database is away'));
    await expect(first).rejects.toThrow('the database is away');
    expect(cache.cached()).toBeNull();
    const second = cache.get();
    waiting[1]?.answer('back');
    expect(await second).toBe('back');
  });

  it('stays known when a later load fails, and is not given as young', async () => {
    const { cache, waiting } = make();
    const first = cache.get();
    waiting[0]?.answer('first');
    await first;
    clock.at += 1_000;
    const second = cache.get();
    expect([cache.cached(), cache.lastKnown()]).toEqual([null, 'first']);
    waiting[1]?.fail(new Error('the database is away'));
    await expect(second).rejects.toThrow('the database is away');
    expect([cache.cached(), cache.lastKnown()]).toEqual([null, 'first']);
  });

  it('may be null', async () => {
    const cache = new TtlCache(clock, 1_000, async () => null);
    expect(await cache.get()).toBeNull();
  });
});

it('values have an entry a key, and the one that was used least recently is dropped', async () => {
  const loads: string[] = [];
  const cache = new TtlCache(new HandClock(), 1_000, async (key) => (loads.push(key), key.toUpperCase()), 2);
  expect(await cache.get('a')).toBe('A');
  expect(await cache.get('b')).toBe('B');
  expect(await cache.get('a')).toBe('A');
  await cache.get('c');
  expect(['a', 'b', 'c'].map((key) => cache.cached(key))).toEqual(['A', null, 'C']);
  expect(loads).toEqual(['a', 'b', 'c']);
});

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

describe('a kept value', () => {
  const clock = new HandClock();
  const make = () => {
    const source = slow();
    return { ...source, kept: new TtlCache(clock, 1_000, source.read) };
  };
  beforeEach(() => (clock.at = 1_000_000));

  it('is read once while it is fresh, and shared while it is read', async () => {
    const { kept, waiting } = make();
    const asked = [kept.get(), kept.get()];
    waiting[0]?.answer('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first']);
    clock.at += 999;
    expect(await kept.get()).toBe('first');
    expect(waiting).toHaveLength(1);
  });

  it.each([1_000, -1_000])('is read again when the clock has moved by %i ms', async (by) => {
    const { kept, waiting } = make();
    const first = kept.get();
    waiting[0]?.answer('first');
    await first;
    clock.at += by;
    const second = kept.get();
    waiting[1]?.answer('second');
    expect(await second).toBe('second');
    expect(kept.known()).toBe('second');
  });

  it('that was forgotten while it was read is not kept, and the next to ask gets a later one', async () => {
    const { kept, waiting } = make();
    const before = kept.get();
    kept.forget();
    const after = kept.get();
    waiting[1]?.answer('after the change');
    waiting[0]?.answer('before the change');
    expect([await before, await after]).toEqual(['before the change', 'after the change']);
    expect(await kept.get()).toBe('after the change');
  });

  it('is not given inside a transaction, fresh or not', async () => {
    const { kept, waiting } = make();
    const inTransaction = () => transactionScope.run({ db: null as never, afterCommit: [] }, () => kept.get());
    await expect(inTransaction()).rejects.toThrow('Inside a transaction');
    const first = kept.get();
    waiting[0]?.answer('first');
    await first;
    await expect(inTransaction()).rejects.toThrow('Inside a transaction');
    expect(waiting).toHaveLength(1);
  });

  it('that could not be read is asked for again', async () => {
    const { kept, waiting } = make();
    const first = kept.get();
    waiting[0]?.fail(new Error('the database is away'));
    await expect(first).rejects.toThrow('the database is away');
    const second = kept.get();
    waiting[1]?.answer('back');
    expect(await second).toBe('back');
  });
});

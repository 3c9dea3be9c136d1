import { ConcurrencyLimit, type EndedCall } from './concurrency-limit.js';

/** Makes as many calls at once as the limit allows, and lets them end together. */
function rounds(
  limit: ConcurrencyLimit,
  count: number,
  { ms = 300, ...changes }: Partial<EndedCall> & { ms?: number } = {},
  from = 0,
) {
  const seen: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const startedAt = from + round * ms;
    const calls = limit.inFlight;
    for (let call = 0; call < calls; call += 1) {
      limit.ended({
        startedAt,
        endedAt: startedAt + ms,
        idleMs: ms,
        outcome: 'answered',
        wasContested: true,
        ...changes,
      });
    }
    seen.push(limit.inFlight);
  }
  return seen;
}

describe('ConcurrencyLimit', () => {
  it('begins with 32 and grows by about one a round, up to 128', () => {
    const limit = new ConcurrencyLimit();
    expect(limit.inFlight).toBe(32);
    expect(rounds(limit, 5)[4]).toBeGreaterThanOrEqual(36);
    expect(rounds(limit, 200).at(-1)).toBe(128);
  });

  it('does not grow while nobody waits, nor by failures', () => {
    const limit = new ConcurrencyLimit();
    rounds(limit, 20, { wasContested: false });
    rounds(limit, 20, { outcome: 'failed' });
    expect(limit.inFlight).toBe(32);
  });

  it('is halved once by all the refusals of one round, down to two', () => {
    const limit = new ConcurrencyLimit();
    expect(rounds(limit, 6, { outcome: 'overloaded' })).toEqual([16, 8, 4, 2, 2, 2]);
  });

  it('is halved when one of twenty answers is slow, not by a single one', () => {
    const limit = new ConcurrencyLimit();
    limit.ended({ startedAt: 0, endedAt: 4_000, idleMs: 4_000, outcome: 'answered', wasContested: false });
    rounds(limit, 1, { wasContested: false }, 4_000);
    expect(limit.inFlight).toBe(32);
    expect(rounds(limit, 1, { ms: 2_100 }, 5_000)).toEqual([16]);
  });

  it('is not halved by answers that are late because this process is busy', () => {
    const limit = new ConcurrencyLimit();
    rounds(limit, 2, { ms: 5_000, idleMs: 500, wasContested: false });
    expect(limit.inFlight).toBe(32);
  });

  it('grows again after it was halved', () => {
    const limit = new ConcurrencyLimit();
    rounds(limit, 3, { outcome: 'overloaded' });
    expect(limit.inFlight).toBe(4);
    expect(rounds(limit, 10, {}, 10_000).at(-1)).toBeGreaterThan(8);
  });
});

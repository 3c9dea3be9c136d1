import { AskLimit, type Ask } from './ask-limit.js';

/** Sends as many asks at once as the limit allows, and lets them end together. */
function rounds(
  limit: AskLimit,
  count: number,
  { ms = 300, ...changes }: Partial<Ask> & { ms?: number } = {},
  from = 0,
) {
  const seen: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const startedAt = from + round * ms;
    const asks = limit.inFlight;
    for (let ask = 0; ask < asks; ask += 1) {
      limit.ended({
        startedAt,
        endedAt: startedAt + ms,
        waitedMs: ms,
        outcome: 'answered',
        wasContested: true,
        ...changes,
      });
    }
    seen.push(limit.inFlight);
  }
  return seen;
}

describe('AskLimit', () => {
  it('begins with 32 and grows by about one a round, up to 128', () => {
    const limit = new AskLimit();
    expect(limit.inFlight).toBe(32);
    expect(rounds(limit, 5)[4]).toBeGreaterThanOrEqual(36);
    expect(rounds(limit, 200).at(-1)).toBe(128);
  });

  it('does not grow while nobody waits, nor by failures', () => {
    const limit = new AskLimit();
    rounds(limit, 20, { wasContested: false });
    rounds(limit, 20, { outcome: 'failed' });
    expect(limit.inFlight).toBe(32);
  });

  it('is halved once by all the refusals of one round, down to two', () => {
    const limit = new AskLimit();
    expect(rounds(limit, 6, { outcome: 'overloaded' })).toEqual([16, 8, 4, 2, 2, 2]);
  });

  it('is halved when one of twenty answers is slow, not by a single one', () => {
    const limit = new AskLimit();
    limit.ended({ startedAt: 0, endedAt: 4_000, waitedMs: 4_000, outcome: 'answered', wasContested: false });
    rounds(limit, 1, { wasContested: false }, 4_000);
    expect(limit.inFlight).toBe(32);
    expect(rounds(limit, 1, { ms: 2_100 }, 5_000)).toEqual([16]);
  });

  it('is not halved by answers that are late because this process is busy', () => {
    const limit = new AskLimit();
    rounds(limit, 2, { ms: 5_000, waitedMs: 500, wasContested: false });
    expect(limit.inFlight).toBe(32);
  });

  it('grows again after it was halved', () => {
    const limit = new AskLimit();
    rounds(limit, 3, { outcome: 'overloaded' });
    expect(limit.inFlight).toBe(4);
    expect(rounds(limit, 10, {}, 10_000).at(-1)).toBeGreaterThan(8);
  });
});

import type { SaleState } from '@festival/contracts';
import { successionProblems, willSell, windowProblems } from './tier-plans.js';

const NOW = new Date('2026-10-03T11:00:00.000Z');
const CONCERT = new Date('2026-11-22T11:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

type Tier = SaleState & { header: string };
const tier = (type: string, changes: Partial<SaleState> = {}): Tier => ({
  type,
  header: type.toUpperCase(),
  sortOrder: 1,
  price: 100_000,
  buttonText: 'BUY TICKET',
  isDisabled: false,
  isAvailable: true,
  quota: 100,
  sold: 0,
  salesStartAt: null,
  salesEndAt: null,
  startsAfter: null,
  openedAt: null,
  ...changes,
});

describe('a successor', () => {
  it.each<[string, Partial<SaleState>, string[]]>([
    ['that follows one with a quota', {}, []],
    ['that follows one with an end', { quota: null, salesEndAt: days(3) }, []],
    ['that follows one that is sold out', { sold: 100, isAvailable: false }, []],
    ['that follows one that isn’t for sale, with an end', { isAvailable: false, salesEndAt: days(3) }, []],
    ['without end and quota before it', { quota: null }, ['B waits for A, which has neither a quota nor an end.']],
    ['of one that is off', { isDisabled: true }, ['B waits for A, which is not for sale and has no end.']],
    ['of one without a price', { price: null }, ['B waits for A, which is not for sale and has no end.']],
    ['of one that waits for it', { startsAfter: 'b' }, ['B waits for itself.']],
    ['of one that waits for nobody', { startsAfter: 'x' }, ['A waits for a type that isn’t there.']],
  ])('%s: %j', (_name, before, problems) => {
    const second = tier('b', { startsAfter: 'a' });
    const tiers = [tier('a', before), second];
    expect(successionProblems(second, tiers, NOW)).toEqual(problems);
    expect(willSell(second, tiers, NOW)).toBe(problems.length === 0);
  });

  it('of the third place waits for the first', () => {
    const tiers = [
      tier('a', { quota: null }),
      tier('b', { startsAfter: 'a' }),
      tier('c', { startsAfter: 'b' }),
    ] as const;
    expect(successionProblems(tiers[2], tiers, NOW)).toEqual(['B waits for A, which has neither a quota nor an end.']);
  });
});

describe('a window', () => {
  it.each<[string, Partial<SaleState>, string[]]>([
    ['without limits', {}, []],
    ['to come', { salesStartAt: days(1), salesEndAt: days(5) }, []],
    ['over, after sales', { salesEndAt: days(-1), sold: 3 }, []],
    ['over, without a sale', { salesEndAt: days(-1) }, ['The time of A is over, and none was sold.']],
    ['turned round', { salesStartAt: days(5), salesEndAt: days(1) }, ['A ends before it starts.']],
    ['after the festival', { salesStartAt: days(60) }, ['A starts after the festival has begun.']],
  ])('%s', (_name, changes, problems) => {
    expect(windowProblems(tier('a', changes), NOW, CONCERT)).toEqual(problems);
  });
});

it.each<[boolean, Partial<SaleState>]>([
  [true, {}],
  [true, { salesStartAt: days(1) }],
  [false, { isAvailable: false }],
  [false, { isDisabled: true }],
  [false, { price: null }],
  [false, { buttonText: 'COMING SOON' }],
  [false, { sold: 100 }],
  [false, { salesEndAt: days(-1) }],
])('sells, now or later: %p, %j', (sells, changes) => {
  const one = tier('a', changes);
  expect(willSell(one, [one], NOW)).toBe(sells);
});

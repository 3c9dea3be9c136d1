import { blockersOf } from './blockers.js';

const ORDER = { id: 7, orderNumber: 'FEST-7F3KM9QX2W' };
const THEN = new Date('2025-10-01T05:00:00Z');
const BEFORE = new Date('2025-09-01T05:00:00Z');
const AFTER = new Date('2025-11-23T11:00:00Z');
const VALID = { orderId: 7, status: 'valid' as const, deletedAt: null, createdAt: THEN };
const NOTHING = { orders: [ORDER], tickets: [], account: null, underWay: new Set<number>(), overUpTo: null };

it.each<[string, Partial<Parameters<typeof blockersOf>[0]>, RegExp[]]>([
  ['nothing', {}, []],
  ['an order under way', { underWay: new Set([7]) }, [/FEST-7F3KM9QX2W is unpaid/]],
  ['a valid ticket while no event is known to be over', { tickets: [VALID] }, [/tickets for an event/]],
  ['a valid ticket of the event that is over: nobody came', { tickets: [VALID], overUpTo: AFTER }, []],
  ['a valid ticket of the next event', { tickets: [VALID], overUpTo: BEFORE }, [/tickets for an event/]],
  ['a cancelled ticket', { tickets: [{ ...VALID, status: 'cancelled' }] }, []],
  ['a used ticket', { tickets: [{ ...VALID, status: 'used' }] }, []],
  ['a ticket of a deleted order', { tickets: [{ ...VALID, deletedAt: new Date() }] }, []],
  ['an active account', { account: { isActive: true } }, [/active account/]],
  ['an account that was deactivated', { account: { isActive: false } }, []],
])('%s', (_name, facts, expected) => {
  const blockers = blockersOf({ ...NOTHING, ...facts });
  expect(blockers).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(blockers[index]).toMatch(pattern);
});

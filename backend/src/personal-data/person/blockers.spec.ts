import { blockersOf } from './blockers.js';

const ORDER = { id: 7, orderNumber: 'FEST-7F3KM9QX2W' };
const VALID = { orderId: 7, status: 'valid' as const, deletedAt: null };
const NOTHING = { orders: [ORDER], tickets: [], account: null, underWay: new Set<number>(), isOver: false };

it.each<[string, Partial<Parameters<typeof blockersOf>[0]>, RegExp[]]>([
  ['nothing', {}, []],
  ['an order under way', { underWay: new Set([7]) }, [/FEST-7F3KM9QX2W is unpaid/]],
  ['a valid ticket before the event', { tickets: [VALID] }, [/tickets for an event that isn't over/]],
  ['a valid ticket after the event', { tickets: [VALID], isOver: true }, []],
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

import { endsAfter } from './inputRules';

const rule = endsAfter('from');
const NOON = '2025-11-22T05:00:00Z';
const ONE = '2025-11-22T06:00:00Z';

it.each([
  [ONE, NOON, true],
  [NOON, ONE, false],
  [NOON, NOON, false],
  [null, NOON, true],
  [NOON, null, true],
  ['', '', true],
])('a window that ends at %p and starts at %p: %p', (end, from, allowed) => {
  expect(rule(end, { from }) === undefined).toBe(allowed);
});

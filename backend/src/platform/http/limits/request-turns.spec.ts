import { setImmediate as turn } from 'node:timers/promises';
import { RequestTurns } from './request-turns.js';

const turns = new RequestTurns();
let begun: string[] = [];
beforeEach(() => {
  begun = [];
});

const add = (path: string, times: number): void => {
  for (let each = 0; each < times; each += 1) turns.add({ url: path }, () => begun.push(path));
};
const count = (path: string): number => begun.filter((each) => each === path).length;

it('begins four in a turn of the event loop, and all in the end', async () => {
  add('/api/orders', 10);
  expect([begun.length, turns.waiting]).toEqual([0, 10]);
  expect(turns.waitMs).toBeGreaterThan(0);
  const seen: number[] = [];
  for (let turned = 0; turned < 4; turned += 1) {
    await turn();
    seen.push(begun.length);
  }
  expect(seen).toEqual([4, 8, 10, 10]);
  expect([turns.waiting, turns.waitMs]).toEqual([0, 0]);
});

it('keeps the order of each kind', async () => {
  for (let each = 0; each < 5; each += 1) turns.add({ url: '/api/orders' }, () => begun.push(`order ${each}`));
  for (let turned = 0; turned < 2; turned += 1) await turn();
  expect(begun).toEqual(['order 0', 'order 1', 'order 2', 'order 3', 'order 4']);
});

it('begins three of those who buy for one of those who come, and lets neither starve', async () => {
  add('/ticket', 30);
  add('/api/waiting-room/place', 10);
  add('/api/payment/notification', 40);
  for (let turned = 0; turned < 4; turned += 1) await turn();
  expect(count('/api/payment/notification')).toBe(12);
  expect(count('/ticket')).toBe(4);
  for (let turned = 0; turned < 16; turned += 1) await turn();
  expect(begun).toHaveLength(80);
});

it('answers whoever watches the process at once, however many wait', () => {
  add('/api/orders', 100);
  add('/health/ready', 1);
  add('/metrics', 1);
  expect(begun).toEqual(['/health/ready', '/metrics']);
});

it.each([
  ['/payment/success?order=1', true],
  ['/t/ABC?verify=1', true],
  ['/api/waiting-room/stay', true],
  ['/admin/scanner', true],
  ['/', false],
  ['/ticket', false],
  ['/waiting-room', false],
  ['/api/waiting-room/place', false],
])('%s is urgent: %s', async (url, isUrgent) => {
  const fresh = new RequestTurns();
  const seen: string[] = [];
  fresh.add({ url: '/ticket' }, () => seen.push('newcomer'));
  fresh.add({ url }, () => seen.push('this'));
  await turn();
  expect(seen).toEqual(isUrgent ? ['this', 'newcomer'] : ['newcomer', 'this']);
});

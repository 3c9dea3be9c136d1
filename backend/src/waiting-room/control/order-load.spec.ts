import { MovableClock } from '../../../test/support/movable-clock.js';
import { OrderLoad } from './order-load.js';

let clock: MovableClock;
let load: OrderLoad;
beforeEach(() => {
  clock = new MovableClock(new Date());
  load = new OrderLoad(clock);
  load.isWatched = true;
});
afterEach(() => jest.restoreAllMocks());

/** Orders at the same moment, each of which took so long. */
function orders(count: number, ms: number): void {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const ends = Array.from({ length: count }, () => load.begin());
  now.mockReturnValue(ms);
  for (const end of ends) end();
}

it('counts the orders of the last five seconds', () => {
  orders(20, 100);
  clock.advanceSeconds(3);
  orders(30, 100);
  expect(load.read().perSecond).toBe(10);
  clock.advanceSeconds(3);
  expect(load.read().perSecond).toBe(6);
  clock.advanceSeconds(3);
  expect(load.read()).toEqual({ perSecond: 0, p99Ms: null });
});

it.each([
  [9, 0, null],
  [10, 0, 100],
  [100, 1, 100],
  [99, 2, 1_500],
])('of %i quick and %i slow orders 99 of 100 took at most %s ms', (quick, slow, p99Ms) => {
  orders(quick, 100);
  orders(slow, 1_500);
  expect(load.read().p99Ms).toBe(p99Ms);
});

it('knows how many are being placed, and nothing while nobody wants to know', () => {
  const ends = [load.begin(), load.begin()];
  ends[0]?.();
  expect(load.inProgress).toBe(1);
  load.isWatched = false;
  ends[1]?.();
  load.begin();
  expect(load.inProgress).toBe(0);
});

import { ServerClock } from './serverClock';

const HOUR = 3_600_000;
const START = Date.parse('2026-10-03T12:00:00Z');

/** A phone whose clock is wrong by `wrongMs`, and a server that is right. */
function phone(wrongMs: number) {
  let passed = 0;
  let wrong = wrongMs;
  let asleep = 0;
  const server = () => START + passed;
  const clock = new ServerClock({ wall: () => START + passed + wrong, steady: () => passed - asleep });
  return {
    clock,
    server,
    pass: (ms: number) => {
      passed += ms;
    },
    sleep: (ms: number) => {
      passed += ms;
      asleep += ms;
    },
    set: (ms: number) => {
      wrong = ms;
    },
    /** A call that takes `roundTripMs`, of which `back` is the way back. */
    measure(roundTripMs: number, back = roundTripMs / 2) {
      const sentAt = clock.steady();
      passed += roundTripMs - back;
      const now = server();
      passed += back;
      clock.measure(sentAt, now);
    },
    error: () => Math.abs(clock.now() - server()),
  };
}

it.each([0, 2 * HOUR, -2 * HOUR])('is right though the phone’s is wrong by %i ms', (wrong) => {
  const { clock, measure, error, server } = phone(wrong);
  measure(200);
  expect(error()).toBeLessThan(2);
  expect(clock.offsetMs).toBe(0 - wrong);
  const { at, offsetMs } = clock.stamp();
  expect(at).toBe(server() + wrong);
  expect(at + offsetMs).toBe(server());
});

it('goes by the fastest call of five minutes', () => {
  const { measure, pass, error } = phone(HOUR);
  measure(3_000, 3_000);
  expect(error()).toBe(1_500);
  measure(100);
  expect(error()).toBe(0);
  measure(3_000, 3_000);
  expect(error()).toBe(0);
  pass(301_000);
  measure(400, 400);
  expect(error()).toBe(200);
});

it('does not believe a call that took long, when it knows better', () => {
  const { measure, error, pass } = phone(HOUR);
  measure(20_000, 20_000);
  expect(error()).toBe(10_000);
  measure(100);
  pass(400_000);
  measure(20_000, 20_000);
  expect(error()).toBe(0);
});

it.each([
  ['two hours too late, set right', 2 * HOUR, 0],
  ['right, set back', 0, -2 * HOUR],
  ['two hours too early, set right', -2 * HOUR, 0],
  ['right, set forward', 0, 2 * HOUR],
])('stays right when the phone’s clock is set in the middle: %s', (_, before, after) => {
  const { clock, measure, error, pass, set, server } = phone(before);
  measure(100);
  pass(10_000);
  set(after);
  expect(error()).toBe(0);
  const { at, offsetMs } = clock.stamp();
  expect([at, at + offsetMs]).toEqual([server() + after, server()]);
  measure(900, 900);
  expect(error()).toBe(0);
});

it('stays right while the phone sleeps', () => {
  const { clock, measure, error, sleep } = phone(HOUR);
  measure(100);
  sleep(2 * HOUR);
  clock.checkLeap(true);
  expect(error()).toBe(0);
});

it('stays right when the clock is set back out of sight', () => {
  const { clock, measure, error, set } = phone(HOUR);
  measure(100);
  set(0);
  clock.checkLeap(true);
  expect(error()).toBe(0);
});

it('goes on with the offset of an earlier start until it measures its own', () => {
  const { clock, error, measure } = phone(2 * HOUR);
  expect(clock.offsetMs).toBeNull();
  clock.load(-2 * HOUR + 700);
  expect(error()).toBe(700);
  measure(100);
  clock.load(5);
  expect(error()).toBe(0);
});

it('ignores a time that cannot be read', () => {
  const { clock } = phone(0);
  clock.measure(0, Number.NaN);
  expect(clock.offsetMs).toBeNull();
});

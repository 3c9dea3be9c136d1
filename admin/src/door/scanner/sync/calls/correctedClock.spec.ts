import { CorrectedClock } from './correctedClock';

const HOUR = 3_600_000;
const START = Date.parse('2026-10-03T12:00:00Z');

/** A phone whose clock is wrong by `wrongMs`, and a server that is right. */
function phone(wrongMs: number) {
  let passed = 0;
  let wrong = wrongMs;
  let asleep = 0;
  let isHidden = false;
  const server = () => START + passed;
  const clock = new CorrectedClock({
    wall: () => START + passed + wrong,
    steady: () => passed - asleep,
    isHidden: () => isHidden,
  });
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
    /** As the page tells when it goes out of sight, and when it is back. */
    show: (isShown: boolean) => {
      isHidden = !isShown;
      clock.checkLeap();
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

describe('out of sight', () => {
  it('stays right while the phone sleeps', () => {
    const { measure, error, sleep, show } = phone(HOUR);
    measure(100);
    show(false);
    sleep(2 * HOUR);
    show(true);
    expect(error()).toBe(0);
  });

  it.each<[string, (given: ReturnType<typeof phone>) => void]>([
    ['a call is answered', ({ measure }) => measure(900, 900)],
    ['a scan is stamped', ({ clock }) => void clock.stamp()],
  ])('stays right when %s before the page is seen again', (_, look) => {
    const given = phone(HOUR);
    given.measure(100);
    given.show(false);
    given.sleep(2 * HOUR);
    look(given);
    expect(given.error()).toBeLessThan(500);
    given.show(true);
    expect(given.error()).toBeLessThan(500);
    given.measure(200);
    expect(given.error()).toBe(0);
  });

  it('is measured again when the phone’s clock was set forward, which looks like sleep', () => {
    const { measure, error, set, show } = phone(0);
    measure(100);
    show(false);
    set(HOUR);
    show(true);
    expect(error()).toBe(HOUR);
    measure(900, 450);
    expect(error()).toBe(0);
  });

  it('does not go by an answer that came before the phone slept', () => {
    const { clock, measure, error, sleep, server, show } = phone(HOUR);
    measure(100);
    const sentAt = clock.steady();
    const now = server();
    show(false);
    sleep(HOUR);
    clock.measure(sentAt - 50, now);
    expect(error()).toBe(0);
  });

  it('stays right when the clock is set back', () => {
    const { measure, error, set, show } = phone(HOUR);
    measure(100);
    show(false);
    set(0);
    show(true);
    expect(error()).toBe(0);
  });
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

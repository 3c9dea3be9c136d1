import { FRAME_INTERVAL_MS, paceFrames, untilNextFrame } from './framePace';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Frames that take `ms` each; notes how many were in flight at most. */
function framesOf(ms: number) {
  const seen = { begun: 0, inFlight: 0, mostInFlight: 0 };
  const frame = async () => {
    seen.begun += 1;
    seen.inFlight += 1;
    seen.mostInFlight = Math.max(seen.mostInFlight, seen.inFlight);
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    seen.inFlight -= 1;
  };
  return { seen, frame };
}

it.each([
  [0, 75],
  [20, 55],
  [75, 0],
  [300, 0],
])('after a frame of %i ms it waits %i ms', (took, waits) => {
  expect(untilNextFrame(1_000, 1_000 + took)).toBe(waits);
});

it.each([
  ['quick frames come 13 times a second', 10, 13, 14],
  ['slow ones as fast as they are read', 200, 5, 5],
])('%s, never two at once', async (_, ms, least, most) => {
  const { seen, frame } = framesOf(ms);
  const pace = paceFrames(frame, jest.fn());
  await jest.advanceTimersByTimeAsync(999);
  pace.stop();
  expect(seen.begun).toBeGreaterThanOrEqual(least);
  expect(seen.begun).toBeLessThanOrEqual(most);
  expect(seen.mostInFlight).toBe(1);
});

it('rests while paused or hidden, and goes on by itself', async () => {
  const { seen, frame } = framesOf(0);
  const pace = paceFrames(frame, jest.fn());
  pace.setPaused(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen.begun).toBe(1);
  pace.setPaused(false);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen.begun).toBe(1);
  hidden.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(FRAME_INTERVAL_MS);
  expect(seen.begun).toBe(2);
  pace.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen.begun).toBe(2);
});

it('tells once that reading broke, and stops', async () => {
  let tries = 0;
  const broken: number[] = [];
  paceFrames(
    async () => {
      tries += 1;
      throw new Error('broke');
    },
    () => broken.push(tries),
  );
  await jest.advanceTimersByTimeAsync(1_000);
  expect(broken).toEqual([1]);
  expect(tries).toBe(1);
});

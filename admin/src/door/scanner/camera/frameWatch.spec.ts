import { watchFrames } from './frameWatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watched() {
  const stalls: number[] = [];
  return { watch: watchFrames(() => stalls.push(Date.now())), stalls };
}

it('reports once that nothing was decoded for 10 s', () => {
  const { stalls } = watched();
  jest.advanceTimersByTime(9_999);
  expect(stalls).toHaveLength(0);
  jest.advanceTimersByTime(30_000);
  expect(stalls).toHaveLength(1);
});

it('starts again with each frame', () => {
  const { watch, stalls } = watched();
  jest.advanceTimersByTime(9_000);
  watch.sawFrame();
  jest.advanceTimersByTime(9_000);
  expect(stalls).toHaveLength(0);
  jest.advanceTimersByTime(1_000);
  expect(stalls).toHaveLength(1);
});

it('does not count while held, nor after stop', () => {
  const { watch, stalls } = watched();
  watch.hold(true);
  jest.advanceTimersByTime(60_000);
  watch.hold(false);
  jest.advanceTimersByTime(9_000);
  watch.stop();
  jest.advanceTimersByTime(60_000);
  expect(stalls).toHaveLength(0);
});

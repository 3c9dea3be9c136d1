import { watchIdle } from './idleWatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watched() {
  const idle: number[] = [];
  return { watch: watchIdle(() => idle.push(Date.now())), idle };
}

it('tells once that nothing happened for 60 s', () => {
  const { watch, idle } = watched();
  jest.advanceTimersByTime(59_999);
  expect(idle).toHaveLength(0);
  jest.advanceTimersByTime(120_000);
  expect(idle).toHaveLength(1);
  watch.stop();
});

it.each([
  ['a code', (watch: ReturnType<typeof watchIdle>) => watch.sawCode()],
  ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
])('counts anew after %s', (_, happen) => {
  const { watch, idle } = watched();
  jest.advanceTimersByTime(59_000);
  happen(watch);
  jest.advanceTimersByTime(59_000);
  expect(idle).toHaveLength(0);
  jest.advanceTimersByTime(1_000);
  expect(idle).toHaveLength(1);
  watch.stop();
});

it('tells nothing after its stop, whatever is touched', () => {
  const { watch, idle } = watched();
  watch.stop();
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(120_000);
  expect(idle).toHaveLength(0);
});

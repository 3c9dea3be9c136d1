import { Stopped, Timers } from './timers.js';

describe('timers', () => {
  it('wake in the order of their times, those of one moment in the order of their coming', async () => {
    const timers = new Timers();
    const woken: number[] = [];
    const delays = [40, 5, 90, 5, 0, 60, 20, 40, 1, 70];
    await Promise.all(delays.map((delay, index) => timers.sleep(delay).then(() => woken.push(index))));
    const expected = delays
      .map((delay, index) => ({ delay, index }))
      .sort((a, b) => a.delay - b.delay || a.index - b.index);
    expect(woken).toEqual(expected.map(({ index }) => index));
    expect(timers.waiting).toBe(0);
  });

  it('wake everybody when stopped, and let nobody wait any more', async () => {
    const timers = new Timers();
    const waiting = [timers.sleep(60_000), timers.sleep(1)];
    timers.stop();
    for (const each of [...waiting, timers.sleep(0)]) await expect(each).rejects.toThrow(Stopped);
  });
});

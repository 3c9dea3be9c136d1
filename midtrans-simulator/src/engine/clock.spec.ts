import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from './clock.js';

describe('a task at a moment', () => {
  it('waits for the moment when its timer ends a millisecond early', async () => {
    let behindMs = 0;
    const clock = new Clock(() => new Date(Date.now() - behindMs), 1);
    const ran: number[] = [];
    const moment = new Date(Date.now() + 5);
    clock.at(moment, () => ran.push(clock.now().getTime()));
    behindMs = 10;
    await pause(12);
    behindMs = 0;
    await pause(20);
    clock.clear();
    expect(ran).toHaveLength(1);
    expect(ran[0]).toBeGreaterThanOrEqual(moment.getTime());
  });

  it('is forgotten when the clock is cleared', async () => {
    const clock = new Clock(() => new Date(), 1);
    const ran: string[] = [];
    clock.at(new Date(Date.now() + 2), () => ran.push('late'));
    clock.clear();
    await pause(10);
    expect(ran).toEqual([]);
  });
});

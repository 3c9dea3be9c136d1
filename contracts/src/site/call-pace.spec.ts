import { pauseBeforeAsking, pauseWhenFull, paymentPollDelayMs } from './call-pace.js';

const NOW = Date.parse('2026-10-03T09:00:00.000Z');
const OPEN = { state: 'open', admitted: 100, pace: 60, opens_at: null, ask_after: 3 } as const;

describe('the pause before the next question', () => {
  const seconds = (room: Parameters<typeof pauseBeforeAsking>[0], number: number | null, chance = 0.5) =>
    pauseBeforeAsking(room, number, NOW, chance) / 1_000;

  it.each([
    ['near the front', OPEN, 103, 3],
    ['in the middle', OPEN, 160, 10],
    ['far away', OPEN, 20_000, 20],
    ['nobody let in yet, in the middle', { ...OPEN, pace: 0 }, 160, 10],
    ['nobody let in yet, at the front', { ...OPEN, pace: 0 }, 101, 3],
    ['asked by the server to spare it', { ...OPEN, ask_after: 6 }, 103, 6],
    ['long before the opening', { ...OPEN, state: 'gathering', opens_at: '2026-10-03T10:00:00.000Z' }, null, 20],
    ['just before the opening', { ...OPEN, state: 'gathering', opens_at: '2026-10-03T09:00:06.000Z' }, null, 3],
    ['with an opening that nobody knows', { ...OPEN, state: 'gathering' }, null, 20],
  ] as const)('%s', (_where, room, number, expected) => {
    expect(seconds(room, number)).toBeCloseTo(expected);
  });

  it('spreads a crowd', () => {
    expect(seconds(OPEN, 20_000, 0)).toBeCloseTo(17);
    expect(seconds(OPEN, 20_000, 1)).toBeCloseTo(23);
  });

  it('is 2 to 4 s where as many as may be are inside', () => {
    expect([pauseWhenFull(0), pauseWhenFull(1)]).toEqual([2_000, 4_000]);
  });
});

it.each([
  [0, 1_000],
  [179, 1_000],
  [180, 2_000],
  [240, 3_000],
  [300, 5_000],
  [9_999, 5_000],
])('after %i polls the payment page waits %i ms, at most a fifth longer', (polls, delayMs) => {
  expect([paymentPollDelayMs(polls, 0), paymentPollDelayMs(polls, 1)]).toEqual([delayMs, delayMs * 1.2]);
});

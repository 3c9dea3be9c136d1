import { StatusCallLimit } from './status-call-limit.js';

const call = (limit: StatusCallLimit, times: number, nowMs: number) => {
  let seconds = 0;
  for (let time = 0; time < times; time += 1) seconds = limit.hit('FEST-0000000001', nowMs);
  return seconds;
};

it('lets 300 calls a minute through for each order, and the next ones a minute later', () => {
  const limit = new StatusCallLimit();
  expect(call(limit, 300, 0)).toBe(0);
  expect(limit.hit('FEST-0000000001', 30_000)).toBe(60);
  expect(limit.hit('FEST-0000000002', 30_000)).toBe(0);
  expect(limit.hit('FEST-0000000001', 89_001)).toBe(1);
  expect(call(limit, 300, 90_000)).toBe(0);
});

it('begins to count again after each minute', () => {
  const limit = new StatusCallLimit();
  for (let minute = 0; minute < 5; minute += 1) expect(call(limit, 300, minute * 60_000)).toBe(0);
});

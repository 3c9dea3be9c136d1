/** @jest-environment jsdom */
import { keepTurn, type Turn } from './keep-turn';

const NOW = Date.parse('2026-10-03T09:00:00.000Z');
const EXPIRES = '2026-10-03T09:10:00.000Z';
const PASS = { pass: { expires_at: EXPIRES } };

const calls: string[] = [];
const told: Array<Turn | null> = [];
const tell = (turn: Turn | null) => void told.push(turn);
const answers: Record<string, unknown> = {};

const answer = (data: unknown) => ({
  ok: true,
  status: 200,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => ({ success: true, data }),
  text: async () => JSON.stringify({ success: true, data }),
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  calls.length = 0;
  told.length = 0;
  document.head.innerHTML = '<meta name="csrf-token" content="token">';
  const asOf = new Date(NOW).toISOString();
  Object.assign(answers, { '': { state: 'open', as_of: asOf }, enter: PASS, stay: PASS });
  globalThis.fetch = (async (url: string) => {
    const call = String(url).replace(/^.*\/api\/waiting-room\/?/, '');
    calls.push(call);
    return answer(answers[call]);
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('a buyer with a turn says every 15 seconds that they are here, until it is used', async () => {
  keepTurn(tell);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(calls).toEqual(['', 'enter', 'stay', 'stay']);
  expect(told).toEqual([{ expiresAt: EXPIRES, endsAt: NOW + 600_000 }]);
  answers['stay'] = { pass: null };
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['', 'enter', 'stay', 'stay', 'stay']);
  expect(told).toEqual([expect.anything(), null]);
});

test('a turn that ran out is told no more: its end is known', async () => {
  keepTurn(tell);
  await jest.advanceTimersByTimeAsync(599_000);
  answers['stay'] = { pass: null };
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([expect.objectContaining({ expiresAt: EXPIRES })]);
});

test('a wrong clock is put right by the server’s', async () => {
  jest.setSystemTime(NOW + 3_600_000);
  keepTurn(tell);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([{ expiresAt: EXPIRES, endsAt: NOW + 3_600_000 + 600_000 }]);
});

test('a turn whose order was cancelled goes on', async () => {
  const { askAgain } = keepTurn(tell);
  answers['stay'] = { pass: null };
  await jest.advanceTimersByTimeAsync(31_000);
  answers['stay'] = PASS;
  askAgain();
  await jest.advanceTimersByTimeAsync(16_000);
  expect(calls).toEqual(['', 'enter', 'stay', 'stay', 'stay']);
  expect(told.map((turn) => turn?.expiresAt)).toEqual([EXPIRES, undefined, EXPIRES]);
});

test('a buyer who leaves the page says nothing more', async () => {
  const { end } = keepTurn(tell);
  await jest.advanceTimersByTimeAsync(16_000);
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['', 'enter', 'stay']);
});

test('while nobody waits nothing more is asked', async () => {
  answers[''] = { state: 'off' };
  const { askAgain } = keepTurn(tell);
  await jest.advanceTimersByTimeAsync(60_000);
  askAgain();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual(['']);
  expect(told).toEqual([]);
});

/** @jest-environment jsdom */
import { keepTurn } from './keep-turn';

const calls: string[] = [];
const answers: Record<string, unknown> = {};

const answer = (data: unknown) => ({
  ok: true,
  status: 200,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => ({ success: true, data }),
  text: async () => JSON.stringify({ success: true, data }),
});

beforeEach(() => {
  jest.useFakeTimers();
  calls.length = 0;
  document.head.innerHTML = '<meta name="csrf-token" content="token">';
  Object.assign(answers, { '': { state: 'open' }, enter: { pass: {} }, stay: { pass: {} } });
  globalThis.fetch = (async (url: string) => {
    const call = String(url).replace(/^.*\/api\/waiting-room\/?/, '');
    calls.push(call);
    return answer(answers[call]);
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('a buyer with a turn says every 15 seconds that they are here, until it is used', async () => {
  keepTurn();
  await jest.advanceTimersByTimeAsync(31_000);
  expect(calls).toEqual(['', 'enter', 'stay', 'stay']);
  answers['stay'] = { pass: null };
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['', 'enter', 'stay', 'stay', 'stay']);
});

test('a buyer who leaves the page says nothing more', async () => {
  const end = keepTurn();
  await jest.advanceTimersByTimeAsync(16_000);
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['', 'enter', 'stay']);
});

test('while nobody waits nothing more is asked', async () => {
  answers[''] = { state: 'off' };
  keepTurn();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['']);
});

import { apiAsBuyer } from './buyer-api';
import { purchaseToken } from '../storage/session';

const orderNumber: string = 'FEST-1';
let asked: (string | null)[];

/** A server that takes one token, and calls without any. */
function serveHolderOf(token: string): void {
  asked = [];
  globalThis.fetch = async (_path, init = {}) => {
    const authorization = new Headers(init.headers).get('Authorization');
    asked.push(authorization);
    const refused = authorization !== null && authorization !== `Bearer ${token}`;
    const body = refused ? { success: false, message: 'Unauthorized' } : { success: true, data: 'done' };
    return { ok: !refused, status: refused ? 401 : 200, headers: new Headers(), json: async () => body } as Response;
  };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="csrf-token" content="csrf">';
});

test('a token that holds goes along and stays', async () => {
  serveHolderOf('mine');
  purchaseToken.set('mine');
  expect(await apiAsBuyer(`/api/orders/${orderNumber}/cancel`, { method: 'POST' })).toBe('done');
  expect(asked).toEqual(['Bearer mine']);
  expect(purchaseToken.get()).toBe('mine');
});

test('a token that is over is forgotten and the call made without it', async () => {
  serveHolderOf('newer');
  purchaseToken.set('old');
  expect(await apiAsBuyer(`/api/orders/${orderNumber}/cancel`, { method: 'POST' })).toBe('done');
  expect(asked).toEqual(['Bearer old', null]);
  expect(purchaseToken.get()).toBeNull();
});

test('without a token the refusal is final', async () => {
  globalThis.fetch = async () =>
    ({
      ok: false,
      status: 401,
      headers: new Headers(),
      json: async () => ({ success: false, message: 'No' }),
    }) as Response;
  await expect(apiAsBuyer(`/api/orders/${orderNumber}/cancel`, { method: 'POST' })).rejects.toMatchObject({
    status: 401,
  });
});

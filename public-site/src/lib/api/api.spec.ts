import type { PlaceOrderRequest } from '@festival/contracts';
import { ApiError, api, NetworkError } from './api';

interface Call {
  path: string;
  method: string;
  headers: Headers;
  body: string | null;
}

const LOGIN = { name: 'Sari', email: 'sari@example.com', phone: '081234567890' };
const ORDER: PlaceOrderRequest = {
  buyer_name: 'Sari',
  buyer_email: 'sari@example.com',
  buyer_phone: '081234567890',
  quantity: 2,
  category: 'external',
  ticket_type: 'regular',
};

const calls: Call[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (): Response =>
    ({
      ok: status < 400,
      status,
      headers: new Headers(headers),
      json: async () => body,
    }) as Response;

function setToken(token: string | null): void {
  document.head.innerHTML = token === null ? '' : `<meta name="csrf-token" content="${token}">`;
}

beforeEach(() => {
  calls.length = 0;
  setToken('first');
  globalThis.fetch = async (path, init = {}) => {
    calls.push({
      path: String(path),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
});

afterEach(() => {
  answers = [];
});

const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
};

test('gives the data of the envelope', async () => {
  answers = [json(200, { success: true, data: [1, 2] })];
  expect(await api('/api/guest-stars')).toEqual([1, 2]);
});

test('reading carries the anti-forgery token of the page and can do without', async () => {
  answers = [json(200, { success: true, data: null }), json(200, { success: true, data: null })];
  await api('/api/ticket-types');
  setToken(null);
  await api('/api/ticket-types');
  expect(calls.map(({ headers }) => headers.get('X-CSRF-TOKEN'))).toEqual(['first', null]);
});

test('writing carries the token of the page, the bearer token, the idempotency key and JSON', async () => {
  answers = [json(201, { success: true, data: { id: 1 } })];
  await api('/api/orders', { method: 'POST', body: ORDER, token: 'jwt', idempotencyKey: 'key-1' });
  const [call] = calls;
  expect(call?.method).toBe('POST');
  expect(call?.headers.get('X-CSRF-TOKEN')).toBe('first');
  expect(call?.headers.get('Authorization')).toBe('Bearer jwt');
  expect(call?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(call?.headers.get('Content-Type')).toBe('application/json');
  expect(call?.body).toBe(JSON.stringify(ORDER));
});

test('writing from a page without a token fails before anything is sent', async () => {
  setToken(null);
  const error = await failureOf(api('/api/orders', { method: 'POST', body: ORDER }));
  expect(error).toMatchObject({ message: 'CSRF token not found. Please refresh the page and try again.' });
  expect(calls).toHaveLength(0);
});

describe('when the anti-forgery token is refused (419)', () => {
  const refused = json(419, { success: false, message: 'CSRF token mismatch' });
  const renewed = json(200, { success: true, data: { token: 'second' } });

  test('a new one is fetched and the call repeated once', async () => {
    answers = [refused, renewed, json(200, { success: true, data: 'done' })];
    expect(await api('/api/auth/login', { method: 'POST', body: LOGIN })).toBe('done');
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/login', '/api/csrf-token', '/api/auth/login']);
    expect(calls[2]?.headers.get('X-CSRF-TOKEN')).toBe('second');
    expect(calls[2]?.body).toBe(JSON.stringify(LOGIN));
    expect(document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content).toBe('second');
  });

  test('a second refusal is the answer', async () => {
    answers = [refused, renewed, refused];
    expect(await failureOf(api('/api/auth/login', { method: 'POST', body: LOGIN }))).toMatchObject({ status: 419 });
    expect(calls).toHaveLength(3);
  });
});

test('a refusal carries status, message, errors by field and data', async () => {
  answers = [
    json(422, {
      success: false,
      message: 'Validation error',
      errors: { email: ['You have an open order.'] },
      data: { open_order: { order_number: 'FEST-1' } },
    }),
  ];
  const error = await failureOf(api('/api/orders', { method: 'POST', body: ORDER }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Validation error',
    errors: { email: ['You have an open order.'] },
    data: { open_order: { order_number: 'FEST-1' } },
    retryAfter: null,
  });
  expect((error as ApiError).firstErrorFor('email')).toBe('You have an open order.');
  expect((error as ApiError).firstErrorFor('phone')).toBeNull();
});

test.each([
  [{ 'Retry-After': '17' }, 17],
  [{ 'Retry-After': 'soon' }, null],
  [{}, null],
])('Retry-After %j is read as %p seconds', async (headers, seconds) => {
  answers = [json(429, { success: false, message: 'Too many requests' }, headers)];
  expect(await failureOf(api('/api/ticket-types'))).toMatchObject({ status: 429, retryAfter: seconds });
});

test.each([
  [
    'a page of HTML',
    () =>
      ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.reject(new SyntaxError('<')) }) as Response,
  ],
  ['JSON that is no envelope', json(200, ['a'])],
  ['an envelope that says no with status 200', json(200, { success: false, message: 'No' })],
])('%s is a failure', async (_what, answer) => {
  answers = [answer];
  expect(await failureOf(api('/api/ticket-types'))).toBeInstanceOf(ApiError);
});

test('no answer is a NetworkError with its cause', async () => {
  const error = await failureOf(api('/api/ticket-types'));
  expect(error).toBeInstanceOf(NetworkError);
  expect((error as NetworkError).cause).toBeInstanceOf(TypeError);
});

test('an aborted call throws the abort and not a network failure', async () => {
  const controller = new AbortController();
  controller.abort();
  answers = [() => Promise.reject(new DOMException('aborted', 'AbortError'))];
  const error = await failureOf(api('/api/ticket-types', { signal: controller.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('an answer that does not come in time is lost', async () => {
  globalThis.fetch = (_path, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  expect(await failureOf(api('/api/ticket-types', { limitMs: 1 }))).toBeInstanceOf(NetworkError);
});

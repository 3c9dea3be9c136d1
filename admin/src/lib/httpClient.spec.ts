import { fakeServer, failure, setPageToken, success } from '../testing/fakeServer';
import { httpClient } from './httpClient';
import { NETWORK_ERROR_TEXT, NOT_OK_TEXT, UNKNOWN_ERROR_TEXT } from './httpErrors';

const post = (url: string) => httpClient(url, { method: 'POST', body: JSON.stringify({ a: 1 }) });

beforeEach(() => setPageToken('from-page'));

describe('the envelope', () => {
  it.each([
    ['a record', { id: 1 }, { id: 1 }],
    ['a list', [{ id: 1 }], [{ id: 1 }]],
    ['one order', { order: { id: 1 } }, { id: 1 }],
    ['an order among other keys', { order: { id: 1 }, token: 't' }, { order: { id: 1 }, token: 't' }],
    ['nothing', null, null],
  ])('gives %s', async (_name, data, expected) => {
    fakeServer(() => success(data));
    expect((await httpClient('/api/admin/orders/1')).json).toEqual(expected);
  });

  it('keeps headers, which carry the number of rows', async () => {
    fakeServer(() => ({ ...success([]), headers: { 'Content-Range': 'orders 0-24/319' } }));
    expect((await httpClient('/api/admin/orders')).headers.get('content-range')).toBe('orders 0-24/319');
  });

  it('keeps keys next to data', async () => {
    fakeServer(() => ({ body: { success: true, message: 'Order deleted.' } }));
    expect((await httpClient('/api/x')).envelope.message).toBe('Order deleted.');
  });

  it('refuses an answer that is no envelope', async () => {
    fakeServer(() => ({ body: '<!doctype html>' }));
    await expect(httpClient('/api/x')).rejects.toMatchObject({ message: UNKNOWN_ERROR_TEXT });
  });
});

describe('the anti-forgery token', () => {
  it('goes with what changes something, and not with reading', async () => {
    const log = fakeServer(() => success({}));
    await httpClient('/api/x');
    await post('/api/x');
    expect(log.map(({ headers }) => headers.get('X-CSRF-TOKEN'))).toEqual([null, 'from-page']);
  });

  it('is fetched when the page has none, and used again by the next call', async () => {
    setPageToken();
    const log = fakeServer(({ path }) => success(path === '/api/csrf-token' ? { token: 'fetched' } : {}));
    await post('/api/x');
    await post('/api/y');
    expect(log.map(({ path }) => path)).toEqual(['/api/csrf-token', '/api/x', '/api/y']);
    expect(log[2]?.headers.get('X-CSRF-TOKEN')).toBe('fetched');
  });

  it('is renewed on 419 and the call repeated with the same body', async () => {
    const log = fakeServer(({ path, headers }) => {
      if (path === '/api/csrf-token') return success({ token: 'new' });
      return headers.get('X-CSRF-TOKEN') === 'new' ? success({ id: 7 }) : failure(419, 'CSRF token mismatch.');
    });
    expect((await post('/api/x')).json).toEqual({ id: 7 });
    expect(log.map(({ path }) => path)).toEqual(['/api/x', '/api/csrf-token', '/api/x']);
    expect(log[2]?.body).toEqual({ a: 1 });
  });

  it('is renewed once only', async () => {
    const log = fakeServer(({ path }) =>
      path === '/api/csrf-token' ? success({ token: 'new' }) : failure(419, 'CSRF token mismatch.'),
    );
    await expect(post('/api/x')).rejects.toMatchObject({ status: 419 });
    expect(log).toHaveLength(3);
  });
});

describe('headers', () => {
  it('names a type only for a body', async () => {
    const log = fakeServer(() => success({}));
    await httpClient('/api/x', { method: 'DELETE', headers: new Headers({ 'Content-Type': 'text/plain' }) });
    await post('/api/x');
    expect(log.map(({ headers }) => headers.get('Content-Type'))).toEqual([null, 'application/json']);
  });
});

describe('a refusal', () => {
  it('gives the first text of each field, and the message', async () => {
    fakeServer(() => failure(422, 'The given data was invalid.', { code: ['Already taken', 'Too short'] }));
    await expect(post('/api/x')).rejects.toMatchObject({
      status: 422,
      message: 'The given data was invalid.',
      body: { errors: { code: 'Already taken', root: { serverError: 'The given data was invalid.' } } },
    });
  });

  it('without fields has a message and no field errors', async () => {
    fakeServer(() => failure(409, 'Once orders exist it cannot be deleted.'));
    const error = await post('/api/x').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 409, message: 'Once orders exist it cannot be deleted.' });
    expect(error).toHaveProperty('body.errors', undefined);
  });

  it('without a readable answer says so', async () => {
    fakeServer(() => ({ status: 502, body: '<html>Bad gateway</html>' }));
    await expect(httpClient('/api/x')).rejects.toMatchObject({ status: 502, message: NOT_OK_TEXT });
  });

  it('without any answer is a network error', async () => {
    fakeServer(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(httpClient('/api/x')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR_TEXT });
  });
});

import { setPageToken } from '../../../../testing/fakeServer';
import { callGate, type GateAnswer } from './gateHttp';

type Reply = [status: number, body: string] | Error | 'hang';
const asked: Array<{ path: string; headers: Headers; body: unknown }> = [];

function serve(...replies: Reply[]): void {
  asked.length = 0;
  globalThis.fetch = async (path, init) => {
    asked.push({ path: String(path), headers: new Headers(init?.headers), body: init?.body });
    const reply = replies.shift();
    if (reply === 'hang')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    if (!reply || reply instanceof Error) throw reply ?? new TypeError('Failed to fetch');
    return { status: reply[0], text: async () => reply[1] } as Response;
  };
}
const json = (status: number, body: unknown): Reply => [status, JSON.stringify(body)];
const get = (timeoutMs = 1_000) => callGate({ method: 'GET', path: '/api/gate/x', session: 'abc', timeoutMs });
const post = () => callGate({ method: 'POST', path: '/api/gate/x', session: 'abc', body: { a: 1 }, timeoutMs: 1_000 });

const DATA = { kind: 'answered', data: { b: 2 } };
const RIGHT = json(200, { success: true, data: { b: 2 } });

it.each<[string, Reply, GateAnswer<unknown>]>([
  ['data', RIGHT, { kind: 'answered', data: { b: 2 } }],
  ['no data', json(200, { success: true }), { kind: 'answered', data: {} }],
  ['a refusal', json(401, { success: false, message: 'no' }), { kind: 'refused', status: 401, message: 'no' }],
  ['a refusal without words', json(429, { success: false }), { kind: 'refused', status: 429, message: '' }],
  ['a failure of ours', json(503, { success: false, message: 'x' }), { kind: 'refused', status: 503, message: 'x' }],
  ['the page of a hotspot', [200, '<html>Log in</html>'], { kind: 'unreadable', status: 200 }],
  ['the page of a proxy', [502, '<html>Bad gateway</html>'], { kind: 'unreadable', status: 502 }],
  ['a proxy’s 403', [403, '<html>Forbidden</html>'], { kind: 'unreadable', status: 403 }],
  ['nothing', [200, ''], { kind: 'unreadable', status: 200 }],
  ['half an answer', [200, '{"success":true,"data":{"b"'], { kind: 'unreadable', status: 200 }],
  ['JSON of somebody else', json(200, { error: 'quota' }), { kind: 'unreadable', status: 200 }],
  ['no network', new TypeError('Failed to fetch'), { kind: 'no_network' }],
  ['a connection that broke', new TypeError('terminated'), { kind: 'no_network' }],
])('%s', async (_, reply, expected) => {
  serve(reply);
  expect(await get()).toEqual(expected);
});

it('gives up after the time limit', async () => {
  serve('hang');
  expect(await get(10)).toEqual({ kind: 'timeout' });
});

it('says who calls', async () => {
  serve(RIGHT);
  await get();
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer abc');
});

describe('a call that changes something', () => {
  const STALE = json(419, { success: false, message: 'CSRF token mismatch' });
  const TOKEN = json(200, { success: true, data: { token: 'new' } });
  const tokens = () => asked.map(({ headers }) => headers.get('X-CSRF-TOKEN'));
  const REFUSED_TOKEN = json(503, { success: false, message: 'x' });

  it.each<[string, string | undefined, Reply[], (string | null)[], object]>([
    ['sends the page’s token', 'page', [RIGHT], ['page'], DATA],
    ['gets one when the page has none', undefined, [TOKEN, RIGHT], [null, 'new'], DATA],
    ['gets a new one when the old one has expired', 'page', [STALE, TOKEN, RIGHT], ['page', null, 'new'], DATA],
    [
      'gives up at the second 419',
      'page',
      [STALE, TOKEN, STALE],
      ['page', null, 'new'],
      { kind: 'refused', status: 419 },
    ],
    ['tells why it got none', 'page', [STALE, REFUSED_TOKEN], ['page', null], { kind: 'refused', status: 503 }],
  ])('%s', async (_, token, replies, sent, expected) => {
    setPageToken(token);
    serve(...replies);
    expect(await post()).toMatchObject(expected);
    expect(tokens()).toEqual(sent);
    expect(asked.at(-1)?.body ?? '{"a":1}').toBe('{"a":1}');
  });
});

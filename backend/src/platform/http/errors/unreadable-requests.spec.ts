import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { HttpApp } from '../../../../test/support/http-app.js';

async function answerTo(port: number, text: string): Promise<{ status: number; head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
  expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}`);
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) };
}

/** A request's text; its headers end the connection after the answer. */
const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');

const JSON_BODY = 'Content-Type: application/json';

describe('requests that reach no route', () => {
  let http: HttpApp;
  let port: number;

  beforeAll(async () => {
    http = await HttpApp.start();
    await http.app.listen(0, '127.0.0.1');
    port = Number(new URL(await http.app.getUrl()).port);
  });
  afterAll(() => http.stop());

  it.each([
    ['a method that does not exist', request('FOO /api/csrf-token'), 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['another version of HTTP', 'GET /api/csrf-token HTTP/4.7\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET /api/csrf-token HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['too many headers', request('GET /', `Cookie: ${'x'.repeat(20_000)}`), 431],
    ['an address that is too long', request(`GET /api/${'x'.repeat(20_000)}`), 431],
    ['a length that is no number', request('POST /api/auth/login', JSON_BODY, 'Content-Length: abc'), 400],
    ['two lengths', request('POST /api/auth/login', 'Content-Length: 1', 'Content-Length: 2'), 400],
    [
      'a length next to chunks',
      request('POST /api/auth/login', JSON_BODY, 'Content-Length: 2', 'Transfer-Encoding: chunked'),
      400,
    ],
    [
      'a chunk that has no length',
      `${request('POST /api/auth/login', JSON_BODY, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n`,
      400,
    ],
    ['a tunnel', request('CONNECT example.com:443'), 400],
    ['an unknown expectation', request('GET /api/csrf-token', 'Expect: a-miracle'), 417],
    ['an address that can not be decoded', request('GET /api/%zz'), 400],
  ])('%s is answered in the envelope', async (_name, text, status) => {
    const answer = await answerTo(port, text);
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(/^The .+\.$/) } });
    expect(answer.body).toEqual({ success: false, message: expect.any(String) });
  });

  it.each(['PROPFIND', 'TRACE', 'OPTIONS', 'LINK'])('%s of a known call is 405 with Allow', async (method) => {
    const { status, head, body } = await answerTo(port, request(`${method} /api/csrf-token`));
    expect(status).toBe(405);
    expect(head).toMatch(/^allow: GET, HEAD$/im);
    expect(body).toEqual({ success: false, message: 'This method is not allowed here.' });
  });

  it.each(['PROPFIND', 'TRACE', 'OPTIONS', 'LINK'])('%s of an unknown call is 404', async (method) => {
    const { status, body } = await answerTo(port, request(`${method} /api/nothing`));
    expect({ status, body }).toEqual({ status: 404, body: { success: false, message: 'Not found.' } });
  });

  it('a tunnel whose connection breaks off ends nothing else', async () => {
    const server = http.app.getHttpServer() as Server;
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const client = connect(port, '127.0.0.1');
    client.write(request('CONNECT example.com:443'));
    const socket = await accepted;
    await new Promise((resolve) => client.once('data', resolve));
    // Without a listener Node throws it at the whole process.
    expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
    client.destroy();
    expect((await answerTo(port, request('GET /api/csrf-token'))).status).toBe(200);
  });

  it('HTTP 1.0 needs no host', async () => {
    expect((await answerTo(port, 'GET /api/csrf-token HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});

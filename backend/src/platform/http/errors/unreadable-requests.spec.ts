import { connect } from 'node:net';
import { HttpApp } from '../../../../test/support/http-app.js';

async function answerTo(port: number, text: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain('Content-Type: application/json; charset=utf-8');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('what is no request', () => {
  let http: HttpApp;
  let port: number;

  beforeAll(async () => {
    http = await HttpApp.start();
    await http.app.listen(0, '127.0.0.1');
    port = Number(new URL(await http.app.getUrl()).port);
  });
  afterAll(() => http.stop());

  it.each([
    ['a method that does not exist', 'FOO /api/csrf-token HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered in the envelope', async (_name, text, status) => {
    const answer = await answerTo(port, text);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ success: false, message: expect.stringMatching(/^The request .+\.$/) });
  });
});

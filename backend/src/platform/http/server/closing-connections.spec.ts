import { Controller, Get } from '@nestjs/common';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { HttpApp } from '../../../../test/support/http-app.js';
import { Public } from '../../access/access.js';

let begin: () => void;
let begun: Promise<void>;
let answer: () => void;
let answered: Promise<void>;
beforeEach(() => {
  begun = new Promise((resolve) => (begin = resolve));
  answered = new Promise((resolve) => (answer = resolve));
});

@Public()
@Controller('api/slow')
class SlowController {
  @Get() async slow() {
    begin();
    await answered;
    return 'here';
  }
}

const listen = async (http: HttpApp): Promise<number> => {
  await http.app.listen(0, '127.0.0.1');
  return Number(new URL(await http.app.getUrl()).port);
};

// Without the hook both tests wait for a keep-alive of 72 s, or for ever.
describe('closing', () => {
  it('lets an answer under way out and then ends its connection', async () => {
    const http = await HttpApp.start({ controllers: [SlowController] });
    const port = await listen(http);
    const agent = new Agent({ keepAlive: true });
    const response = new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, host: '127.0.0.1', path: '/api/slow', agent }, resolve).on('error', reject),
    );
    await begun;
    const closed = http.stop();
    answer();
    expect((await response).resume().statusCode).toBe(200);
    await closed;
    agent.destroy();
  });

  it('refuses in the envelope a request that comes while it closes', async () => {
    const http = await HttpApp.start({ controllers: [SlowController] });
    const { server } = http.app.getHttpAdapter().getInstance();
    const socket = connect(await listen(http), '127.0.0.1');
    let answers = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answers += part));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await begun;
    const closed = http.stop();
    while (server.listening) await new Promise(setImmediate);
    const asked = new Promise((resolve) => server.once('request', resolve));
    socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await asked;
    answer();
    await Promise.all([closed, ended]);
    expect(answers).toContain('HTTP/1.1 503');
    expect(answers).toMatch(/^retry-after: \d+$/im);
    expect(answers).toContain('{"success":false,"message":"The service is temporarily unavailable.');
  });

  it('ends a connection on which nothing was asked', async () => {
    const http = await HttpApp.start();
    const socket = connect(await listen(http), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await http.stop();
    await ended;
  });
});

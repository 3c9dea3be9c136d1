import { Controller, Get } from '@nestjs/common';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { HttpApp } from '../../../../test/support/http-app.js';
import { Public } from '../../access/access.js';

let begin: () => void;
const begun = new Promise<void>((resolve) => (begin = resolve));
let answer: () => void;
const answered = new Promise<void>((resolve) => (answer = resolve));

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

  it('ends a connection on which nothing was asked', async () => {
    const http = await HttpApp.start();
    const socket = connect(await listen(http), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await http.stop();
    await ended;
  });
});

import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SmtpMailer } from '../src/mail/senders/smtp-mailer.js';
import { OUTGOING_MAIL } from './support/mail/mail-fixtures.js';
import { MailServer } from './support/mail/mail-server.js';

beforeAll(() => Logger.overrideLogger(false));

it('a server that accepts and says nothing is away', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  // Only its silence ends the wait; on a busy machine even the connection may take that long.
  const timeouts = { connectMs: 200, socketMs: 200, sendMs: 60_000, askMs: 60_000 };
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'a@festival.local', timeouts);
  try {
    const error: unknown = await mailer.send(OUTGOING_MAIL).catch((each: unknown) => each);
    expect(error).toMatchObject({ code: 'ETIMEDOUT' });
    expect(mailer.isAway(error)).toBe(true);
    expect(await mailer.problem()).toMatchObject({ code: 'ETIMEDOUT' });
  } finally {
    mailer.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});

it('a mail that took too long isn’t sent later, when it may have left again', async () => {
  const server = new MailServer();
  await server.start();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.onRecipient = () => held;
  try {
    const timeouts = { connectMs: 60_000, socketMs: 60_000, sendMs: 300, askMs: 60_000 };
    const mailer = server.mailer(undefined, undefined, timeouts);
    const error: unknown = await mailer.send(OUTGOING_MAIL).catch((each: unknown) => each);
    expect(error).toMatchObject({ message: 'The mail server took longer than 0.3 s' });
    expect(mailer.isAway(error)).toBe(true);
    answer();
    timeouts.sendMs = 60_000;
    await mailer.send({ ...OUTGOING_MAIL, messageId: '<two@festival.local>' });
    expect(server.messageIds()).toEqual(['<two@festival.local>']);
  } finally {
    answer();
    await server.stop();
  }
});

import { Logger } from '@nestjs/common';
import { OUTGOING_MAIL } from './support/mail/mail-fixtures.js';
import { MailServer } from './support/mail/mail-server.js';

/** This machine under a name that isn't known to be this machine, as a server far away would be. */
const ELSEWHERE = '0.0.0.0';
const servers: MailServer[] = [];
async function serverWith(options: { starttls?: boolean } = {}): Promise<MailServer> {
  const server = new MailServer(options);
  servers.push(server);
  await server.start();
  return server;
}

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Promise.all(servers.map((each) => each.stop())));

it.each([
  ['on this machine', '127.0.0.1', ''],
  ['elsewhere with tls=off', ELSEWHERE, '?tls=off'],
])('a server %s needs no TLS', async (_name, host, query) => {
  const server = await serverWith();
  await server.mailer(host, query).send(OUTGOING_MAIL);
  expect(server.messages).toHaveLength(1);
});

it('nothing is sent to a server elsewhere that offers no TLS, and the error says so', async () => {
  const server = await serverWith();
  const mailer = server.mailer(ELSEWHERE);
  await expect(mailer.send(OUTGOING_MAIL)).rejects.toThrow('STARTTLS');
  expect((await mailer.problem())?.message).toContain('STARTTLS');
  expect(mailer.isAway(await mailer.problem())).toBe(true);
  expect(server.messages).toEqual([]);
});

it('nothing is sent to a server elsewhere whose certificate nobody vouches for', async () => {
  // The test server says that everybody has the key of its certificate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await serverWith({ starttls: true });
  const mailer = server.mailer(ELSEWHERE);
  await expect(mailer.send(OUTGOING_MAIL)).rejects.toThrow(/certificate/i);
  expect(mailer.isAway(await mailer.problem())).toBe(true);
  expect(server.messages).toEqual([]);
});

it('a server that nobody listens at is away, not the mail’s fault', async () => {
  const server = await serverWith();
  const mailer = server.mailer();
  expect(await mailer.problem()).toBeNull();
  await server.goAway();
  await expect(mailer.send(OUTGOING_MAIL)).rejects.toThrow('ECONNREFUSED');
  expect(mailer.isAway(await mailer.problem())).toBe(true);
});

it('a mail that is refused leaves the server there', async () => {
  const server = await serverWith();
  server.refusal = 'No such mailbox';
  const mailer = server.mailer();
  const error: unknown = await mailer.send(OUTGOING_MAIL).catch((each: unknown) => each);
  expect(mailer.isAway(error)).toBe(false);
});

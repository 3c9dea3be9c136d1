import { eachWithMailServer } from '../support/mail/each-with-mail-server.js';
import { MailServer } from '../support/mail/mail-server.js';
import type { MailSetup } from '../support/mail/mail-setup.js';

let setup: MailSetup;
let server: MailServer;

eachWithMailServer((opened) => {
  ({ setup, server } = opened);
});

it('after an hour without the mail server everything leaves, once, e-tickets first and with all their tries', async () => {
  const worker = setup.worker(server.mailer());
  await server.goAway();
  for (let minute = 0; minute < 60; minute += 1) {
    await setup.queue(1, 2);
    if (minute % 6 === 0) await setup.queue(1, 0);
    for (let second = 0; second < 60; second += 20) {
      await worker.drain();
      setup.clock.advanceSeconds(20);
    }
  }
  const waiting = await setup.mails();
  expect(waiting).toHaveLength(70);
  expect(waiting.every(({ status, tries }) => status === 'queued' && tries === 0)).toBe(true);
  expect(waiting.some(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true);

  await server.start();
  setup.clock.advanceSeconds(60);
  expect(await worker.drain()).toBe(70);
  const sent = await setup.mails();
  expect(sent.every(({ status, tries, lastError }) => status === 'sent' && tries === 1 && lastError === null)).toBe(
    true,
  );
  const ids = server.messageIds();
  expect(new Set(ids).size).toBe(70);
  expect(ids).toHaveLength(70);
  const lanes = new Map(sent.map(({ messageId, lane }) => [messageId, lane]));
  expect(ids.slice(0, 7).map((id) => lanes.get(id))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('one question is asked in a pause, and nothing of the database', async () => {
  const worker = setup.worker(server.mailer());
  await server.goAway();
  await setup.queue(8);
  await worker.drain();
  const tried = await setup.mails();
  await setup.queue(1);
  await worker.drain();
  expect((await setup.mails()).slice(0, 8)).toEqual(tried);
  await server.start();
  expect(await worker.drain()).toBe(0);
  setup.clock.advanceSeconds(10);
  expect(await worker.drain()).toBe(9);
});

it('a mail at which the server breaks off uses up its tries and holds up no other', async () => {
  await setup.queue(1);
  const [poison] = await setup.mails();
  await setup.queue(5);
  const worker = setup.worker(server.mailer());
  server.breaksOffAt = poison?.messageId ?? null;
  for (let minutes = 1; minutes <= 64; minutes *= 2) {
    await worker.drain();
    setup.clock.advanceSeconds(minutes * 60);
  }
  await worker.drain();
  const [first, ...others] = await setup.mails();
  expect(first).toMatchObject({ status: 'failed', tries: 8 });
  expect(others.every(({ status, tries }) => status === 'sent' && tries === 1)).toBe(true);
});

it('a password that the server no longer takes uses up no tries, and all leave once it is mended', async () => {
  await server.stop();
  server = new MailServer();
  server.password = 'another';
  await server.start();
  await setup.queue(8);
  const worker = setup.worker(server.mailer());
  for (let minutes = 0; minutes < 130; minutes += 10) {
    await worker.drain();
    setup.clock.advanceSeconds(600);
  }
  for (const { status, tries, lastError } of await setup.mails()) {
    expect([status, tries]).toEqual(['queued', 0]);
    if (lastError !== null) expect(lastError).toContain('Invalid login');
  }
  server.password = 'festival';
  expect(await worker.drain()).toBe(8);
});

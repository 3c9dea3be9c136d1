import { Logger } from '@nestjs/common';
import type { NewMail } from '../../src/mail/mail-payloads.js';
import { eTicket } from '../support/mail/mail-fixtures.js';
import { MailServer } from '../support/mail/mail-server.js';
import { MailSetup } from '../support/mail/mail-setup.js';

const REMINDERS = 5_000;
const PER_MINUTE = 300;
const MINUTES = 3;

const eTicketMail = (to = 'nadia@example.com'): NewMail => ({
  kind: 'e_ticket',
  payload: eTicket({ quantity: 2 }),
  orderId: 7,
  to,
  language: 'en',
});

let setup: MailSetup;
let server: MailServer;

beforeAll(async () => {
  Logger.overrideLogger(false);
  setup = await MailSetup.open();
  server = new MailServer();
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await setup.close();
});

it('every e-ticket leaves within a minute while 5,000 reminders wait, and nothing leaves twice', async () => {
  await setup.queue(REMINDERS, 2);
  const worker = setup.worker(server.mailer(), { perMinute: PER_MINUTE });
  for (let second = 0; second < MINUTES * 60; second += 1) {
    // A buyer a second, and eighty at once: more than what reminders leave of a minute's mails.
    await setup.queue(second === 30 ? 80 : 1, 0, eTicketMail);
    await worker.drain();
    setup.clock.advanceSeconds(1);
  }
  const mails = await setup.mails();
  const waits = mails
    .filter(({ kind }) => kind === 'e_ticket')
    .map(({ createdAt, sentAt }) => (sentAt?.getTime() ?? Infinity) - createdAt.getTime());
  expect(waits).toHaveLength(MINUTES * 60 + 79);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  const ids = server.messageIds();
  expect(new Set(ids).size).toBe(ids.length);
  expect(mails.filter(({ lane, status }) => lane === 2 && status === 'sent').length).toBeGreaterThan(REMINDERS / 20);
}, 600_000);

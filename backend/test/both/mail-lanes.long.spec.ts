import { Logger } from '@nestjs/common';
import type { NewMail } from '../../src/mail/mail-payloads.js';
import { eTicket } from '../support/mail/mail-fixtures.js';
import { MailServer } from '../support/mail/mail-server.js';
import { MailSetup } from '../support/mail/mail-setup.js';

const REMINDERS = 5_000;
const PER_MINUTE = 300;
const MINUTES = 3;
const round = (value: number) => Math.round(value * 10) / 10;

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

/** Milliseconds of processor in all threads, those of the mail server in this process included. */
async function processorOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

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

it('says what a mail costs', async () => {
  const costs: Record<string, number> = {};
  for (const [kind, mailOf] of [
    ['reminder', undefined],
    ['e-ticket of two', eTicketMail],
  ] as const) {
    const worker = setup.worker(server.mailer(), { perMinute: 1_000_000 });
    await setup.queue(100, 0, mailOf);
    setup.clock.advanceSeconds(120);
    await worker.drain();
    await setup.queue(500, 0, mailOf);
    costs[kind] = round((await processorOf(() => worker.drain())) / 500);
  }
  process.stdout.write(`Processor of a mail in ms, mail server included: ${JSON.stringify(costs)}\n`);
}, 600_000);

import { LANES } from '../../src/mail/queue/mail-lanes.js';
import { eachWithMailServer } from '../support/mail/each-with-mail-server.js';
import type { MailServer } from '../support/mail/mail-server.js';
import type { MailSetup } from '../support/mail/mail-setup.js';

const PER_MINUTE = 10;

let setup: MailSetup;
let server: MailServer;

eachWithMailServer((opened) => {
  ({ setup, server } = opened);
});

/** The lanes of the mails that arrived, in the order of arrival. */
async function arrived(): Promise<number[]> {
  const lanes = new Map((await setup.mails()).map(({ messageId, lane }) => [messageId, lane]));
  return server.messageIds().map((id) => lanes.get(id) ?? -1);
}
const count = async (lane: number): Promise<number> => (await arrived()).filter((each) => each === lane).length;

it('e-tickets leave first, then receipts, then reminders, whoever came first', async () => {
  await setup.queue(6, 2);
  await setup.queue(6, 1);
  await setup.queue(6, 0);
  expect(await setup.worker(server.mailer()).drain()).toBe(18);
  const order = await arrived();
  // Four leave at once, so neighbours may overtake each other; but one lane never waits for another.
  expect(order.slice(0, 3)).toEqual([0, 0, 0]);
  expect(order.slice(-3)).toEqual([2, 2, 2]);
});

it('an e-ticket that comes while reminders leave is next', async () => {
  await setup.queue(30, 2);
  let first = true;
  server.onMessage = async () => {
    if (!first) return;
    first = false;
    await setup.queue(1, 0);
    setup.clock.advanceSeconds(2);
  };
  await setup.worker(server.mailer()).drain();
  expect((await arrived()).indexOf(0)).toBeLessThan(10);
});

it('reminders use up 7 of 10 mails a minute, receipts 9, e-tickets all', async () => {
  await setup.queue(20, 2);
  const worker = setup.worker(server.mailer(), { perMinute: PER_MINUTE });
  expect(await worker.drain()).toBe(7);
  await setup.queue(20, 1);
  expect(await worker.drain()).toBe(2);
  await setup.queue(20, 0);
  expect(await worker.drain()).toBe(1);
  expect(await worker.drain()).toBe(0);
  setup.clock.advanceSeconds(60);
  // The whole next minute is the e-tickets', and the one after that: nineteen were left.
  expect(await worker.drain()).toBe(10);
  setup.clock.advanceSeconds(60);
  expect(await worker.drain()).toBe(9);
  expect(await Promise.all(LANES.map(count))).toEqual([20, 2, 7]);
});

it('e-tickets leave within a minute of their payment while reminders take all that they may', async () => {
  await setup.queue(500, 2);
  const worker = setup.worker(server.mailer(), { perMinute: 30 });
  for (let second = 0; second < 120; second += 1) {
    if (second % 10 === 0) await setup.queue(1, 0);
    await worker.drain();
    setup.clock.advanceSeconds(1);
  }
  const tickets = (await setup.mails()).filter(({ lane }) => lane === 0);
  expect(tickets.map(({ sentAt, createdAt }) => (sentAt?.getTime() ?? Infinity) - createdAt.getTime())).toEqual(
    tickets.map(() => 0),
  );
});

it('lets a reminder out at the smallest rate', async () => {
  await setup.queue(2, 2);
  expect(await setup.worker(server.mailer(), { perMinute: 1 }).drain()).toBe(1);
});

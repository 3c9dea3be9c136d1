import { In } from 'typeorm';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { AttemptEntity, DUE_FIRST } from '../../src/payments/payment-log/attempt.entity.js';
import { PolledOrders } from '../../src/payments/sync/polled-orders.js';
import { PrioritizePolledOrdersService } from '../../src/payments/sync/prioritize-polled-orders.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { statementsOf } from '../support/database/statements.js';
import { Festival } from '../support/festival.js';
import { MovableClock } from '../support/movable-clock.js';
import { together } from '../support/together.js';

const MANY = Array.from({ length: 20_000 }, (_, index) => index + 1_000_000);

let festival: Festival;
/** Two orders whose payment is open. */
let one: number;
let other: number;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier();
  for (let made = 0; made < 2; made += 1) await festival.visitor().orderAndPay();
  [one = 0, other = 0] = (await festival.rows(AttemptEntity).find({ order: { id: 'ASC' } })).map(
    (each) => each.orderId,
  );
  // Mails under way would be counted too.
  await festival.get(MailWorkerService).drain();
});
afterAll(() => festival.close());

let clock: MovableClock;
let polled: PolledOrders;
let service: PrioritizePolledOrdersService;
beforeEach(async () => {
  clock = new MovableClock(new Date());
  polled = new PolledOrders();
  service = new PrioritizePolledOrdersService(polled, festival.get(Transactions), clock);
  const createdAt = new Date(clock.now().getTime() - 60_000);
  const unqueried = { dueAt: clock.now(), queriedAt: null, queries: 0, createdAt };
  await festival.rows(AttemptEntity).update({ orderId: In([one, other]) }, unqueried);
});

function poll(...ids: number[]): Promise<void> {
  for (const id of ids) polled.add(id);
  return service.prioritize();
}
const dueFirst = async (): Promise<number[]> =>
  (await festival.rows(AttemptEntity).find({ where: { dueAt: DUE_FIRST }, order: { id: 'ASC' } })).map(
    ({ orderId }) => orderId,
  );
const updatesOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(festival, 'UPDATE', work)).length;

it('20,000 orders that are polled each second cost five updates in five seconds', async () => {
  const counts: number[] = [];
  for (let second = 0; second < 10; second += 1) {
    counts.push(await updatesOf(() => poll(...MANY)));
    clock.advanceSeconds(1);
  }
  expect(counts).toEqual([5, 0, 0, 0, 0, 5, 0, 0, 0, 0]);
});

it('however many are polled, a few statements serve, which the database keeps compiled', async () => {
  const sent = await statementsOf(festival, 'UPDATE', async () => {
    for (let count = 1; count <= 64; count += 1) {
      await poll(...MANY.slice(0, count));
      clock.advanceSeconds(5);
    }
  });
  expect(sent).toHaveLength(64);
  expect(new Set(sent.map(([sql]) => sql)).size).toBe(7);
});

it('an order that nobody polled before is made due though others were just now', async () => {
  await poll(one);
  expect(await dueFirst()).toEqual([one]);
  await poll(one, other);
  expect(await dueFirst()).toEqual([one, other]);
});

it('one run waits for the other, and what is polled meanwhile is made due by the next', async () => {
  let holds: () => void = () => undefined;
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (holds = resolve));
  const told = new Promise<void>((resolve) => (end = resolve));
  const holding = festival.get(Transactions).run(async (db) => {
    // The row's lock on MariaDB; on SQLite writers queue.
    await db.update(AttemptEntity, { orderId: one }, { dueAt: clock.now() });
    holds();
    await told;
  });
  const polling = async (): Promise<void> => {
    await held;
    const first = poll(one);
    const second = updatesOf(() => poll(other)).finally(end);
    const [, updates] = await together([first, second]);
    expect(updates).toBe(0);
  };
  await together([holding, polling()]);
  expect(await dueFirst()).toEqual([one]);
  await service.prioritize();
  expect(await dueFirst()).toEqual([one, other]);
});

it('what failed is made due at the next poll', async () => {
  const rename = (from: string, to: string) =>
    festival.rows(AttemptEntity).query(`ALTER TABLE ${from} RENAME TO ${to}`);
  await rename('payment_attempts', 'payment_attempts_away');
  try {
    await expect(poll(one)).rejects.toThrow('payment_attempts');
  } finally {
    await rename('payment_attempts_away', 'payment_attempts');
  }
  await poll(one);
  expect(await dueFirst()).toEqual([one]);
});

it('a polled attempt is queried five seconds after its opening, then after 5, 10 and each 20 s', async () => {
  await festival.rows(AttemptEntity).update({ orderId: one }, { createdAt: clock.now() });
  const seconds: number[] = [];
  for (let second = 0; second <= 70; second += 1) {
    await poll(one);
    if ((await dueFirst()).includes(one)) {
      seconds.push(second);
      const queries = seconds.length;
      await festival
        .rows(AttemptEntity)
        .update({ orderId: one }, { dueAt: new Date(), queriedAt: clock.now(), queries });
    }
    clock.advanceSeconds(1);
  }
  expect(seconds).toEqual([5, 10, 20, 40, 60]);
});

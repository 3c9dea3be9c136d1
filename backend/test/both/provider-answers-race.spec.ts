import type { EntityManager } from 'typeorm';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { transactionScope } from '../../src/platform/database/transaction-scope.js';
import { OrderStatusService } from '../../src/orders/status/order-status.service.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { PaymentLogService } from '../../src/payments/payment-log/payment-log.service.js';
import { QueryAttemptService } from '../../src/payments/attempts/query-attempt.service.js';
import { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { secondProcess, type Process } from '../support/second-process.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';
import { isCluster, mariaDbServer } from '../support/database/test-database.js';

/** SQLite has one process, and its writing transactions queue: nothing comes in the middle of one. */
const isMysql = mariaDbServer() !== null;

let festival: Festival;
let bench: PaymentsBench;
let processes: [Process, Process];

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  processes = [festival.app, isMysql ? await secondProcess(festival) : festival.app];
});
afterAll(async () => {
  if (isMysql) await processes[1].close();
  await closeSound(festival);
});
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000 });
});

/** Asks the provider about the order's payment, as the notification of that transaction makes a process do. */
async function hear(process: Process, number: string, hint?: string): Promise<void> {
  const attempt = await festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
  await process.get(QueryAttemptService, { strict: false }).run(attempt, { via: 'notification', hint });
}

/** Both get the news; the first one pauses after its read until the second one has finished or waits for it. */
async function bothHear(number: string, hints: [string?, string?] = []): Promise<void> {
  const [first, second] = processes;
  if (!isMysql) {
    await Promise.all(hints.length > 0 ? hints.map((hint) => hear(first, number, hint)) : [hear(first, number)]);
    return;
  }
  const orderStatus = first.get(OrderStatusService, { strict: false });
  const apply = orderStatus.apply.bind(orderStatus);
  let isOver = false;
  let reached: () => void = () => undefined;
  const hasRead = new Promise<void>((resolve) => (reached = resolve));
  orderStatus.apply = async (db, report) => {
    reached();
    await until(
      async () => isOver || (await somebodyWaits()),
      (is) => is,
      'the second process',
    );
    return apply(db, report);
  };
  const hearing = hear(first, number, hints[0]);
  await Promise.race([hasRead, hearing]);
  const after = hear(second, number, hints[1]).finally(() => (isOver = true));
  await Promise.all([hearing, after]);
  orderStatus.apply = apply;
}

/** The second process waits for a row of this payment that the first one has locked. */
async function somebodyWaits(): Promise<boolean> {
  // Seen from outside of the first one's transaction.
  const look = (sql: string): Promise<unknown[]> => transactionScope.exit(() => festival.rows(MailEntity).query(sql));
  const waiting = await look(
    `SELECT 1 FROM information_schema.processlist p JOIN information_schema.global_status s
     ON s.variable_name = 'INNODB_ROW_LOCK_CURRENT_WAITS' AND s.variable_value > 0
     WHERE p.db = DATABASE() AND (p.info LIKE '%orders%' OR p.info LIKE 'UPDATE%payment_transactions%')`,
  );
  return waiting.length > 0;
}

const loseNotifications = () => festival.simulator.faults({ notifications: { drop: 1 } });

/** A part that somebody sent back at the provider; gives how often the buyer was told of it. */
async function partSentBack(): Promise<number> {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.choose(number, 'gopay');
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  await loseNotifications();
  await festival.simulator.refund(number, 20_000);
  await bothHear(number);
  expect(await bench.order(number)).toMatchObject({ status: 'partial_refund', refundedAmount: 20_000 });
  return (await bench.outcome(number)).mails.filter((each) => each === 'refund').length;
}

/** An order whose buyer paid it twice, each process being told of one of the payments; gives what a person is called for. */
async function paidTwice(): Promise<string | null> {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await loseNotifications();
  await festival.simulator.choose(number, 'gopay');
  await festival.simulator.pay(number);
  await festival.simulator.pay(number, { again: true });
  const { transactions } = await festival.simulator.order(number);
  const [one, other] = transactions.map((each) => each.transaction_id);
  await bothHear(number, [one, other]);
  const { status, attention, tickets, mails } = await bench.outcome(number);
  expect({ status, tickets }).toEqual({ status: 'settlement', tickets: ['valid'] });
  expect(mails.filter((each) => each === 'e_ticket')).toHaveLength(1);
  return attention;
}

describe('two processes that the provider answers at once', () => {
  it('tell the buyer once of a partial refund', async () => {
    expect(await partSentBack()).toBe(1);
  });

  it('about a payment each see that the order was paid twice', async () => {
    expect(await paidTwice()).toBe('paid_twice');
  });

  // On a cluster both change the order, and one is refused at its commit with or without holding it.
  if (isMysql && !isCluster()) {
    it('without holding the order: the buyer is told twice, and nobody sees the second payment (control)', async () => {
      const all = processes.map((each) => each.get(PaymentLogService, { strict: false }) as unknown as Unguarded);
      const { lockOrder } = all[0] as Unguarded;
      for (const each of all) each.lockOrder = async (db, id) => db.findOneByOrFail(OrderEntity, { id });
      const damage = [await partSentBack(), await paidTwice()];
      for (const each of all) each.lockOrder = lockOrder;
      // The next query finds it.
      await festival.simulator.recover();
      await bench.sync();
      expect(damage).toEqual([2, null]);
    });
  }
});

interface Unguarded {
  lockOrder(db: EntityManager, id: number): Promise<OrderEntity>;
}

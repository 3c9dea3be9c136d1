import { randomUUID } from 'node:crypto';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { DifferenceEntity } from '../src/payments/payment-log/difference.entity.js';
import { RestoreEntity } from '../src/platform/backups/restore.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  await festival.tier({ quota: 100 });
});
afterAll(() => festival.close());
beforeEach(() => festival.simulator.recover());

/** An order that the provider knows and that was placed after the backup. */
async function lost(): Promise<string> {
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
  const { id } = await bench.order(number);
  await festival.rows(AttemptEntity).delete({ orderId: id });
  await festival.rows(OrderEntity).delete({ id });
  return number;
}

const differences = (orderNumber: string) => festival.rows(DifferenceEntity).findBy({ orderNumber });
const lastAnswer = async (number: string) => (await bench.settled(number)).at(-1);

async function restore(heldMails = 0): Promise<void> {
  const at = new Date();
  const about = { backupId: randomUUID(), epoch: randomUUID(), takenAt: at, restoredAt: at, settledBy: null };
  await festival.rows(RestoreEntity).insert({ ...about, heldMails, settledAt: null });
}

it('notes nothing of unknown orders in a festival that was never restored', async () => {
  const number = await lost();
  await festival.simulator.pay(number);
  expect(await lastAnswer(number)).toBe(404);
  expect(await differences(number)).toEqual([]);
});

describe('after a restore', () => {
  beforeAll(() => restore());

  it('money for an order that is not here waits for a person, once, with what the provider says', async () => {
    const number = await lost();
    await festival.simulator.pay(number);
    expect(await lastAnswer(number)).toBe(404);
    await festival.simulator.notify(number);
    expect(await lastAnswer(number)).toBe(404);
    const { gross_amount: amount, transactions } = await festival.simulator.order(number);
    expect(await differences(number)).toEqual([
      expect.objectContaining({
        kind: 'unknown_payment',
        state: 'waits',
        orderId: null,
        theirStatus: 'settlement',
        theirAmount: amount,
        theirTransactionId: transactions[0]?.transaction_id,
      }),
    ]);
  });

  it('the provider’s list names the same payment no second time', async () => {
    const number = await lost();
    await festival.simulator.pay(number);
    await bench.settled(number);
    const { gross_amount: amount, transactions } = await festival.simulator.order(number);
    const file = `Order ID,Transaction ID,Transaction status,Amount\n${number},${transactions[0]?.transaction_id},Settlement,${amount}\n`;
    const admin = await festival.admin();
    const { body } = await admin.upload('/api/admin/reconciliation-imports', file, 'text/csv').expect(200);
    expect(body.data).toMatchObject({ unknown: 1, stored: 0 });
    expect(await differences(number)).toHaveLength(1);
  });

  it('believes the provider and not the notification', async () => {
    const number = await lost();
    await festival.simulator.choose(number, 'bca_va');
    await festival.simulator.notify(number, { override: { transaction_status: 'settlement' } });
    expect(await lastAnswer(number)).toBe(404);
    expect(await differences(number)).toEqual([]);
  });

  it('is told again when the provider can’t be asked', async () => {
    const number = await lost();
    await festival.simulator.breakDown();
    await festival.simulator.pay(number);
    expect(await lastAnswer(number)).toBe(503);
    expect(await differences(number)).toEqual([]);
    await festival.simulator.recover();
    await festival.simulator.notify(number);
    expect(await lastAnswer(number)).toBe(404);
    expect(await differences(number)).toHaveLength(1);
  });

  it('tells staff, and which mails are held, until one has dealt with it', async () => {
    await restore(1);
    const admin = await festival.admin();
    const notice = async () => (await admin.get('/api/admin/restore-notice').expect(200)).body.data.notice;
    const { id } = await festival.rows(MailEntity).findOneByOrFail({});
    await festival.rows(MailEntity).update({ id }, { status: 'failed', lastError: 'Held' });
    expect(await notice()).toMatchObject({ held_mails: 1 });
    await admin.post('/api/admin/mails/retry-failed').expect(200);
    expect(await notice()).toMatchObject({ held_mails: 0 });
    await admin.post('/api/admin/restore-notice/resolve', { reason: '' }).expect(422);
    await admin.post('/api/admin/restore-notice/resolve', { reason: 'Imported the list' }).expect(200);
    expect(await notice()).toBeNull();
    await admin.post('/api/admin/restore-notice/resolve', { reason: 'Again' }).expect(409);
  });
});

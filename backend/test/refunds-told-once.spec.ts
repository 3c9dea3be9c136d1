import type { AdminOrder } from '@festival/contracts';
import type { RefundPayload } from '../src/mail/mail-payloads.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { BY_PROVIDER, RefundSetup } from './support/sales/refund-setup.js';
import { closeSound } from './support/sound-data.js';
import { secondPerson, staff } from './support/staff.js';
import { newBuyer, type Visitor } from './support/visitor.js';

const AMOUNT = 100_000;

let festival: Festival;
let bench: PaymentsBench;
let one: Visitor;
let setup: RefundSetup;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  one = await staff(festival, 'finance');
  setup = new RefundSetup(festival, bench, one, await secondPerson(festival));
});
afterAll(() => closeSound(festival));
beforeEach(() => festival.tier({ quota: 1_000, price: 50_000 }));

async function paidInCash(): Promise<string> {
  const { name, email, phone } = newBuyer();
  const order = {
    buyer_name: name,
    buyer_email: email,
    buyer_phone: phone,
    category: 'external',
    ticket_quantity: 2,
    final_amount: AMOUNT,
    referral_code: null,
  };
  const { body } = await one.post('/api/admin/orders/manual', order).expect(201);
  return (body.data.order as AdminOrder).order_number;
}

/** The refund mails to the buyer, in their order. */
async function told(orderNumber: string): Promise<Array<Partial<RefundPayload>>> {
  const { id: orderId } = await bench.order(orderNumber);
  const mails = await festival.rows(MailEntity).find({ where: { orderId, kind: 'refund' }, order: { id: 'ASC' } });
  return mails.map(({ payload }) => {
    const { amount, scope, way } = payload as RefundPayload;
    return { amount, scope, way };
  });
}

describe('of a cash order that staff set to refunded the buyer is told once', () => {
  const WHOLE = { amount: AMOUNT, scope: 'full', way: 'unknown' };

  it('though the refund is recorded and confirmed afterwards', async () => {
    const number = await paidInCash();
    await setup.setStatus(number, 'refund');
    await setup.confirm(number, await setup.record(number));
    expect(await told(number)).toEqual([WHOLE]);
    expect((await setup.look(number)).payments).toMatchObject([{ left: 0 }]);
  });

  it('though the refund waited for its second person meanwhile', async () => {
    const number = await paidInCash();
    const id = await setup.record(number);
    await setup.setStatus(number, 'refund');
    await setup.confirm(number, id);
    expect(await told(number)).toEqual([WHOLE]);
  });

  it('though it is recorded in parts, and the order was set to cancelled meanwhile', async () => {
    const number = await paidInCash();
    await setup.setStatus(number, 'refund');
    await setup.confirm(number, await setup.record(number, { amount: 40_000 }));
    await setup.setStatus(number, 'cancelled');
    await setup.confirm(number, await setup.record(number));
    expect(await told(number)).toEqual([WHOLE]);
  });

  it('of what was left, when a part had gone back before', async () => {
    const number = await paidInCash();
    await setup.confirm(number, await setup.record(number, { amount: 40_000 }));
    await setup.setStatus(number, 'refund');
    await setup.confirm(number, await setup.record(number));
    expect(await told(number)).toEqual([
      { amount: 40_000, scope: 'part', way: 'manual' },
      { amount: 60_000, scope: 'full', way: 'unknown' },
    ]);
  });

  it('and of the refund again once the order was set back to paid in between', async () => {
    const number = await paidInCash();
    await setup.setStatus(number, 'refund');
    await setup.setStatus(number, 'paid');
    await setup.confirm(number, await setup.record(number));
    expect(await told(number)).toEqual([WHOLE, { ...WHOLE, way: 'manual' }]);
  });

  it('and of an extra payment’s refund besides', async () => {
    const number = await setup.ordered('qris');
    await setup.setStatus(number, 'paid');
    await festival.simulator.pay(number);
    await bench.settled(number);
    await setup.hearAgain(number);
    await setup.setStatus(number, 'refund');
    const { payments } = await setup.look(number);
    const extra = payments.find(({ is_extra }) => is_extra)?.transaction_id;
    await setup.refund(number, { ...BY_PROVIDER, transaction_id: extra }).expect(201);
    await setup.confirm(number, await setup.record(number, { transaction_id: null }));
    expect(await told(number)).toEqual([
      { amount: 96_000, scope: 'full', way: 'unknown' },
      { amount: 96_000, scope: 'extra', way: 'provider' },
    ]);
  });
});

it('of an order that staff set to paid and refunded, its money being the provider’s, the buyer is told once', async () => {
  const number = await setup.ordered('qris');
  await festival.simulator.faults({ notifications: { drop: 1 } });
  await festival.simulator.pay(number);
  festival.clock.advanceMinutes(1);
  await setup.setStatus(number, 'paid');
  await setup.hearAgain(number);
  await setup.setStatus(number, 'refund');
  await setup.refund(number, BY_PROVIDER).expect(201);
  expect(await told(number)).toEqual([{ amount: 96_000, scope: 'full', way: 'unknown' }]);
});

it('of a card refund that the sync finds by the transaction’s id and by the order’s, the buyer is told once', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.recover();
  await festival.simulator.pay(number, { payment_type: 'credit_card' });
  await bench.reaches(number, 'capture');
  await festival.simulator.faults({ notifications: { drop: 1 } });
  await festival.simulator.settle(number);
  await festival.simulator.refund(number, 20_000);
  await bench.sync();
  expect(await told(number)).toEqual([{ amount: 20_000, scope: 'part', way: 'provider' }]);
});

it('of a cash order that was cancelled before staff set it to refunded, the recorded refund tells', async () => {
  const number = await paidInCash();
  await setup.setStatus(number, 'cancelled');
  await setup.setStatus(number, 'refund');
  await setup.confirm(number, await setup.record(number));
  expect(await told(number)).toEqual([{ amount: AMOUNT, scope: 'full', way: 'manual' }]);
});

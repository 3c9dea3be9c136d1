import type { PlacedOrder } from '@festival/contracts';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { closeSound } from './support/sound-data.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
});
afterAll(() => closeSound(festival));
beforeEach(() => festival.tier({ quota: 100 }));

const path = ({ order_number: number }: PlacedOrder) => `/api/orders/${number}`;
const lock = (order: PlacedOrder) => admin.post(`${path(order)}/lock-sync`, { confirm: 'LOCK' }).expect(200);
const unlock = (order: PlacedOrder) => admin.post(`${path(order)}/unlock-sync`, { confirm: 'UNLOCK' }).expect(200);
const setStatus = (order: PlacedOrder, status: string) =>
  admin
    .put(`${path(order)}/admin-status`, { status, confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' })
    .expect(200);
const remove = (order: PlacedOrder) =>
  admin.delete(path(order), { confirm1: 'I_UNDERSTAND_DELETE', confirm2: order.order_number }).expect(200);
const sessions = async ({ order_number: number }: PlacedOrder) =>
  (await festival.simulator.order(number)).sessions.map(({ state }) => state);

async function payQris({ order_number: number }: PlacedOrder): Promise<void> {
  await festival.simulator.choose(number, 'qris');
  await festival.simulator.pay(number);
  await bench.settled(number);
}
/** Runs the job until there is nothing left to do. */
async function rest(): Promise<void> {
  await bench.sync();
  await bench.sync();
}

describe('money that comes while an order is locked', () => {
  it('is applied once it is unlocked, though the provider had said its last word', async () => {
    const order = await festival.visitor().orderAndPay({ quantity: 2 });
    await lock(order);
    await payQris(order);
    await rest();
    expect(await bench.outcome(order.order_number)).toMatchObject({
      status: 'pending',
      tickets: ['pending', 'pending'],
    });
    await unlock(order);
    await rest();
    expect(await bench.outcome(order.order_number)).toMatchObject({
      status: 'settlement',
      tickets: ['valid', 'valid'],
      mails: ['finish_payment', 'e_ticket'],
    });
  });

  it('calls a person when the order had been set to paid without any', async () => {
    const order = await festival.visitor().orderAndPay();
    await setStatus(order, 'paid');
    await payQris(order);
    expect(await bench.outcome(order.order_number)).toMatchObject({ status: 'paid', attention: 'paid_twice' });
  });

  it('calls nobody when it is what paid the order before', async () => {
    const order = await festival.visitor().orderAndPay();
    await payQris(order);
    await setStatus(order, 'paid');
    await rest();
    expect(await bench.outcome(order.order_number)).toMatchObject({ status: 'paid', attention: null });
  });
});

describe('an order that an admin ended', () => {
  it.each(['cancelled', 'failed', 'paid', 'refund'])('by setting %s can’t be paid any more', async (status) => {
    const order = await festival.visitor().orderAndPay();
    expect(await sessions(order)).toEqual(['open']);
    await setStatus(order, status);
    await rest();
    expect(await sessions(order)).not.toContain('open');
  });

  it('by deleting can’t be paid any more', async () => {
    const order = await festival.visitor().orderAndPay();
    await lock(order);
    await remove(order);
    await rest();
    expect(await sessions(order)).not.toContain('open');
  });

  it('is closed at once, however long the sync had meant to wait', async () => {
    const order = await festival.visitor().orderAndPay();
    await rest();
    await setStatus(order, 'cancelled');
    festival.clock.advanceMinutes(0.1);
    while ((await bench.syncDue()) > 0);
    expect(await sessions(order)).not.toContain('open');
    expect(await bench.outcome(order.order_number)).toMatchObject({ status: 'cancelled', attention: null });
  });

  it('keeps money that had come', async () => {
    const order = await festival.visitor().orderAndPay();
    await payQris(order);
    await setStatus(order, 'cancelled');
    await rest();
    const { transactions } = await festival.simulator.order(order.order_number);
    expect(transactions.map((each) => each.transaction_status)).toEqual(['settlement']);
  });
});

describe('a locked order', () => {
  it('opens no payment, and stays payable where one is open', async () => {
    const visitor = festival.visitor();
    const order = await visitor.order();
    await lock(order);
    const { body } = await visitor.get(`/api/payment/${order.order_number}/create`).expect(409);
    expect(body).toEqual({ success: false, message: 'This order cannot be paid at the moment. Please contact us.' });
    await unlock(order);
    await visitor.get(`/api/payment/${order.order_number}/create`).expect(200);
    await lock(order);
    await visitor.get(`/api/payment/${order.order_number}/create`).expect(409);
    await rest();
    expect(await sessions(order)).toEqual(['open']);
  });
});

import type { AttentionOrder, PlacedOrder } from '@festival/contracts';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { Festival, QUICK_DAYS } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Reconciler } from '../support/sales/reconciliation.js';
import { closeSound } from '../support/sound-data.js';
import type { Visitor } from '../support/visitor.js';

const AT_ONCE = 8;
const LOST = 40;
const LATE = 5;
const OTHER_AMOUNT = 3;
const ORDERS = 500;
const PAID = 300;
const OPEN = ORDERS - PAID - LOST - LATE - OTHER_AMOUNT;

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;
let reconciler: Reconciler;

beforeAll(async () => {
  festival = await Festival.open({ timeScale: QUICK_DAYS });
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  reconciler = new Reconciler(festival, admin);
});
afterAll(() => closeSound(festival));

/** Does something many times, a few at once. */
async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - done.length) }, work);
    done.push(...(await Promise.all(part)));
  }
  return done;
}

const open = (): Promise<PlacedOrder> => festival.visitor().orderAndPay();

/** Paid at the provider; whether we hear of it depends on the notifications. */
async function paid(body: object = {}): Promise<PlacedOrder> {
  const placed = await open();
  await festival.simulator.pay(placed.order_number, body);
  return placed;
}

async function heard(): Promise<PlacedOrder> {
  const placed = await paid();
  await bench.reaches(placed.order_number, 'settlement');
  return placed;
}

/** Sells the tier out. */
async function sellOut(): Promise<void> {
  const { sold } = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' });
  await festival.tier({ quota: sold, sold });
}

const statuses = async (orders: PlacedOrder[]) =>
  new Set(await Promise.all(orders.map(async ({ order_number: number }) => (await bench.outcome(number)).status)));

it('500 orders, 40 lost notifications, 5 late without seats, 3 other amounts: all 48 are found, and once', async () => {
  await festival.tier({ quota: null });
  const late = await times(LATE, open);
  festival.clock.advanceMinutes(31);
  await bench.expire();
  await times(PAID, heard);
  await times(OPEN, open);
  await festival.simulator.faults({ notifications: { drop: 1 } });
  const lost = await times(LOST, () => paid());
  const other = await times(OTHER_AMOUNT, () => paid({ amount: 49_000 }));
  for (const { order_number: number } of late) await festival.simulator.pay(number);
  await sellOut();

  const first = await reconciler.run();
  expect(first).toMatchObject({
    status: 'finished',
    total: ORDERS,
    checked: ORDERS,
    unchecked: 0,
    mended: LOST + LATE,
    waiting: OTHER_AMOUNT,
  });
  const numbers = (orders: PlacedOrder[]) => orders.map((each) => each.order_number).sort();
  const found = await reconciler.differences({ run_id: first.id });
  const listed = (state: string) => found.filter((each) => each.state === state).map((each) => each.order_number);
  expect(found).toHaveLength(LOST + LATE + OTHER_AMOUNT);
  expect(listed('mended').sort()).toEqual(numbers([...lost, ...late]));
  expect(listed('waits').sort()).toEqual(numbers(other));

  expect(await statuses([...lost, ...late])).toEqual(new Set(['settlement']));
  expect(await statuses(other)).toEqual(new Set(['pending']));
  const { body } = await admin.get('/api/admin/attention-orders?range=[0,99]').expect(200);
  const attention = body.data as AttentionOrder[];
  const calling = (kind: string) =>
    attention.filter((each) => each.attention === kind).map((each) => each.order_number);
  expect(calling('paid_without_seat').sort()).toEqual(numbers(late));
  expect(calling('amount_mismatch').sort()).toEqual(numbers(other));
  expect(attention).toHaveLength(LATE + OTHER_AMOUNT);

  const second = await reconciler.run();
  expect(second).toMatchObject({ status: 'finished', checked: ORDERS, mended: 0, waiting: 0 });
  expect(await reconciler.differences()).toHaveLength(LOST + LATE + OTHER_AMOUNT);
}, 300_000);

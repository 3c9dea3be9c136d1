import type { PlacedOrder } from '@festival/contracts';
import type { FindOptionsWhere } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { OrderChangesService } from '../../src/orders/actions/order-changes.service.js';
import type { OrderEntity } from '../../src/orders/order.entity.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { closeSound } from '../support/sound-data.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

const CHANGED = 'This order was changed in the meantime. Please reload it and try again.';

let festival: Festival;
let bench: PaymentsBench;
let people: Visitor[];

beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  bench = new PaymentsBench(festival);
  people = [await staff(festival, 'super_admin'), await staff(festival, 'finance')];
  await festival.tier();
});
afterAll(() => closeSound(festival));

/** The version of an admin who has just loaded the order. */
async function seen({ order_number }: PlacedOrder): Promise<{ updated_at: string }> {
  return { updated_at: (await bench.order(order_number)).updatedAt.toISOString() };
}
const statusOf = (visitor: Visitor | undefined, order: PlacedOrder, status: string, more: object) =>
  visitor?.put(`/api/orders/${order.order_number}/admin-status`, {
    status,
    confirm1: 'I_UNDERSTAND',
    confirm2: 'LOCK_AND_UPDATE',
    ...more,
  });

/** Both have loaded the same order and set different statuses. */
async function rush(order: PlacedOrder): Promise<number[]> {
  const version = await seen(order);
  const answers = await Promise.all(
    ['paid', 'cancelled'].map((status, index) => statusOf(people[index], order, status, version)),
  );
  return answers.map((answer) => answer?.status ?? 0).sort();
}

async function auditedSteps(order: PlacedOrder): Promise<number> {
  const { id } = await bench.order(order.order_number);
  return festival.rows(AuditEntryEntity).countBy({ resource: 'orders', recordId: String(id) });
}

describe('two admins change one order', () => {
  it('at once: one wins, the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await festival.visitor().order();
      expect(await rush(order)).toEqual([200, 409]);
      expect(await auditedSteps(order)).toBe(1);
    }
  });

  it('at once, without the guard: both win (control)', async () => {
    const changes = festival.get(OrderChangesService) as unknown as Unguarded;
    const guarded = changes.guard.bind(changes);
    changes.guard = ({ id }) => ({ id });
    const order = await festival.visitor().order();
    const answers = await rush(order);
    changes.guard = guarded;
    expect(answers).toEqual([200, 200]);
    expect(await auditedSteps(order)).toBe(2);
  });

  it('one after the other: a stale version is refused, and nothing happens', async () => {
    const order = await festival.visitor().order();
    const stale = await seen(order);
    const path = `/api/orders/${order.order_number}`;
    await people[0]?.put(`${path}/email`, { buyer_email: 'first@example.com', ...stale }).expect(200);
    const email = people[1]?.put(`${path}/email`, { buyer_email: 'second@example.com', ...stale });
    expect((await email?.expect(409))?.body).toEqual({ success: false, message: CHANGED });
    const locking = people[1]?.post(`${path}/lock-sync`, { confirm: 'LOCK', ...stale });
    expect((await locking?.expect(409))?.body.message).toBe(CHANGED);
    const status = statusOf(people[1], order, 'paid', stale);
    expect((await status?.expect(409))?.body.message).toBe(CHANGED);
    await people[0]?.post(`${path}/lock-sync`, { confirm: 'LOCK', ...(await seen(order)) }).expect(200);
    const words = { confirm1: 'I_UNDERSTAND_DELETE', confirm2: order.order_number };
    const deletion = people[1]?.delete(path, { ...words, ...stale });
    expect((await deletion?.expect(409))?.body.message).toBe(CHANGED);
    expect(await bench.order(order.order_number)).toMatchObject({
      buyerEmail: 'first@example.com',
      status: 'pending',
      deletedAt: null,
    });
  });

  it('a version from before the provider’s news is refused', async () => {
    const order = await festival.visitor().orderAndPay();
    const stale = await seen(order);
    await festival.simulator.pay(order.order_number);
    await bench.reaches(order.order_number, 'settlement');
    const { body } = (await statusOf(people[0], order, 'cancelled', stale)?.expect(409)) ?? { body: {} };
    expect(body.message).toBe(CHANGED);
    expect(await bench.order(order.order_number)).toMatchObject({ status: 'settlement', syncLocked: false });
  });

  it('both deleting: one deletes, the other finds nothing', async () => {
    const order = await festival.visitor().order();
    await people[0]?.post(`/api/orders/${order.order_number}/lock-sync`, { confirm: 'LOCK' }).expect(200);
    const words = { confirm1: 'I_UNDERSTAND_DELETE', confirm2: order.order_number };
    const answers = await Promise.all(people.map((each) => each.delete(`/api/orders/${order.order_number}`, words)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
  });
});

interface Unguarded {
  guard(order: OrderEntity): FindOptionsWhere<OrderEntity>;
}

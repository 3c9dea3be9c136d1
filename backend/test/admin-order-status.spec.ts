import { ORDER_STATUSES, type AdminOrder, type PlacedOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { closeSound } from './support/sound-data.js';
import { newBuyer, type Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  await festival.tier();
});
afterAll(() => closeSound(festival));

const place = (changes: object = {}): Promise<PlacedOrder> => festival.visitor().order(changes);
const seen = async (order: PlacedOrder): Promise<AdminOrder> =>
  (await admin.get(`/api/admin/orders/${order.order_number}`).expect(200)).body.data.order;

async function lastAudit(order: PlacedOrder): Promise<AuditEntryEntity | null> {
  const { id } = await bench.order(order.order_number);
  const where = { resource: 'orders', recordId: String(id) };
  return festival.rows(AuditEntryEntity).findOne({ where, order: { id: 'DESC' } });
}

describe('manual status', () => {
  const set = (order: PlacedOrder, status: string, more: object = {}) =>
    admin.put(`/api/orders/${order.order_number}/admin-status`, {
      status,
      confirm1: 'I_UNDERSTAND',
      confirm2: 'LOCK_AND_UPDATE',
      ...more,
    });

  it.each(ORDER_STATUSES)('sets %s and locks the sync', async (status) => {
    const order = await place();
    const { body } = await set(order, status, { reason: 'By phone' }).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Status updated and sync locked.',
      data: { order: { status, sync_locked: true, sync_locked_reason: 'By phone' } },
    });
    expect(await lastAudit(order)).toMatchObject({
      action: 'update_status',
      before: { status: 'pending', sync_locked: false },
      after: { status, sync_locked: true, reason: 'By phone' },
    });
  });

  it('has the effects of its group: paid issues tickets and mail, pending revokes them', async () => {
    const order = await place({ quantity: 2, referral_code: 'CROWN01' });
    await set(order, 'paid').expect(200);
    expect(await bench.outcome(order.order_number)).toMatchObject({
      tickets: ['valid', 'valid'],
      holdsSeats: true,
      mails: ['finish_payment', 'e_ticket'],
    });
    await set(order, 'refund').expect(200);
    expect(await bench.outcome(order.order_number)).toMatchObject({
      tickets: ['cancelled', 'cancelled'],
      holdsSeats: false,
    });
    await set(order, 'pending').expect(200);
    expect(await bench.outcome(order.order_number)).toMatchObject({
      tickets: ['pending', 'pending'],
      holdsSeats: true,
    });
  });

  it.each([
    [{ status: 'free' }, 'status', /^Invalid status\. Allowed: pending, authorize, .*, cancelled$/],
    [{ status: undefined }, 'status', /^Invalid status\. Allowed: pending/],
    [{ confirm1: 'i_understand' }, 'confirm1', 'Type I_UNDERSTAND to confirm.'],
    [{ confirm2: 'LOCK' }, 'confirm2', 'Type LOCK_AND_UPDATE to confirm.'],
    [{ confirm2: undefined }, 'confirm2', 'Type LOCK_AND_UPDATE to confirm.'],
    [{ reason: 'x'.repeat(1001) }, 'reason', /at most 1000/],
  ])('refuses %j and changes nothing', async (wrong, field, text) => {
    const order = await place();
    const { body } = await set(order, 'paid', wrong).expect(422);
    expect(body).toMatchObject({ success: false, errors: { [field]: [expect.stringMatching(text)] } });
    expect(await seen(order)).toMatchObject({ status: 'pending', sync_locked: false });
  });

  it('keeps the deny of an order whose money went back, when its time is over too', async () => {
    const [byAdmin, byProvider] = [await place(), await festival.visitor().orderAndPay()];
    await set(byAdmin, 'paid').expect(200);
    await set(byAdmin, 'deny').expect(200);
    await festival.simulator.pay(byProvider.order_number);
    await bench.reaches(byProvider.order_number, 'settlement');
    await festival.simulator.fail(byProvider.order_number, 'deny');
    await bench.reaches(byProvider.order_number, 'deny');
    festival.clock.advanceMinutes(40);
    await bench.expire();
    for (const order of [byAdmin, byProvider]) {
      expect(await bench.outcome(order.order_number)).toMatchObject({ status: 'deny', tickets: ['cancelled'] });
    }
  });

  it.each(['deny', 'failed', 'cancelled', 'failure'])(
    'ends a waiting order with %s for good: nothing waits for its time to be over',
    async (status) => {
      const visitor = festival.visitor();
      const buyer = await visitor.login(newBuyer());
      const order = await visitor.order({ quantity: 2 }, buyer);
      await visitor.get(`/api/payment/${order.order_number}/create`).expect(200);
      await set(order, status).expect(200);
      const ended = { status, tickets: ['cancelled', 'cancelled'] };
      expect(await bench.outcome(order.order_number)).toMatchObject(ended);
      await visitor.get(`/api/payment/${order.order_number}/create`).expect(409);
      await visitor.post(`/api/orders/${order.order_number}/cancel`).expect(409);
      await bench.sync();
      await bench.expire();
      expect(await bench.outcome(order.order_number)).toMatchObject({ ...ended, holdsSeats: false });
      const repair = await admin.post(`/api/orders/${order.order_number}/repair-tickets`).expect(200);
      expect(repair.body.data.updated_count).toBe(0);
      await visitor.order({}, buyer);
      festival.clock.advanceMinutes(40);
      await bench.expire();
      expect(await bench.outcome(order.order_number)).toMatchObject({ ...ended, attention: null });
    },
  );

  it('a deny by hand can be taken back: the order waits again', async () => {
    const order = await place({ quantity: 2 });
    await set(order, 'deny').expect(200);
    await set(order, 'pending').expect(200);
    const waiting = { status: 'pending', holdsSeats: true, tickets: ['pending', 'pending'] };
    expect(await bench.outcome(order.order_number)).toMatchObject(waiting);
  });

  it('a deny by hand stays when the provider still waits after an unlock', async () => {
    const order = await festival.visitor().orderAndPay();
    await festival.simulator.choose(order.order_number, 'qris');
    await bench.settled(order.order_number);
    await set(order, 'deny').expect(200);
    await admin.post(`/api/orders/${order.order_number}/unlock-sync`, { confirm: 'UNLOCK' }).expect(200);
    await festival.simulator.notify(order.order_number);
    await bench.settled(order.order_number);
    expect(await bench.outcome(order.order_number)).toMatchObject({ status: 'deny', tickets: ['cancelled'] });
  });

  it('does not make a second open order of one buyer', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login(newBuyer());
    const first = await visitor.order({}, buyer);
    await set(first, 'failed').expect(200);
    await visitor.order({ quantity: 2 }, buyer);
    const { body } = await set(first, 'pending').expect(409);
    expect(body.message).toBe('This buyer has another unpaid order. End that one first.');
    expect((await seen(first)).status).toBe('failed');
  });

  it('does not let an order wait for seats that are gone', async () => {
    await festival.tier({ quota: 1 });
    const order = await place();
    await set(order, 'refund').expect(200);
    await bench.expire();
    await place();
    const { body } = await set(order, 'pending').expect(409);
    expect(body.message).toBe('Tickets for this category are sold out.');
    expect((await seen(order)).status).toBe('refund');
    await festival.tier();
  });
});

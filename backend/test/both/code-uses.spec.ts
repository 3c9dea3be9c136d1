import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AuditService } from '../../src/audit/audit.service.js';
import { Reader } from '../../src/platform/database/reader.js';
import { transactionScope } from '../../src/platform/database/transaction-scope.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { Actor } from '../../src/platform/access/actor.js';
import { RecountCodeUsesService, REFERRAL_USES } from '../../src/orders/codes/recount-code-uses.service.js';
import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { OrderStatusService } from '../../src/orders/status/order-status.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { ReferralCodeEntity } from '../../src/orders/codes/referral-code.entity.js';
import { discountCode } from '../support/sales/codes.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const isMysql = Boolean(process.env['TEST_DATABASE_URL']);
const ACTOR: Actor = { admin: { id: 1, email: 'admin@festival.local' }, address: '127.0.0.1' };

let festival: Festival;
let admin: Visitor;
beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  admin = await festival.admin();
  await festival.tier();
});
afterAll(() => festival.close());

let made = 0;
async function referralCode(): Promise<string> {
  made += 1;
  const code = `PANITIA${made}`;
  await admin.post('/api/referral-codes', { code, panitia_name: 'Rina Dewi' }).expect(201);
  return code;
}
const referral = (code: string) => festival.rows(ReferralCodeEntity).findOneByOrFail({ code });
const discount = (code: string) => festival.rows(DiscountCodeEntity).findOneByOrFail({ code });
const setStatus = async (orderNumber: string, to: 'paid' | 'expire' | 'refund') => {
  const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
  await festival
    .get(Transactions)
    .run((db) => festival.get(OrderStatusService).apply(db, { orderId: id, to, source: 'admin', via: 'admin' }));
};
const lastAudit = (resource: string) =>
  festival.rows(AuditEntryEntity).findOne({ where: { resource, action: 'sync_uses' }, order: { id: 'DESC' } });

describe('POST /api/referral-codes/sync-uses', () => {
  it.each(['/api/referral-codes/sync-uses', '/api/admin/referral-codes/sync-uses'])(
    'at %s counts paid orders, and nothing else',
    async (path) => {
      const code = await referralCode();
      const other = await referralCode();
      const order = async (): Promise<string> => (await festival.visitor().order({ referral_code: code })).order_number;
      const [paid, expired, refunded, deleted] = [await order(), await order(), await order(), await order()];
      await order();
      for (const each of [paid, refunded, deleted]) await setStatus(each, 'paid');
      await setStatus(expired, 'expire');
      await setStatus(refunded, 'refund');
      await festival.rows(OrderEntity).update({ orderNumber: deleted }, { deletedAt: new Date() });
      await festival.rows(ReferralCodeEntity).update({ code }, { uses: 17 });
      await festival.rows(ReferralCodeEntity).update({ code: other }, { uses: 3 });

      const { body } = await admin.post(path).expect(200);
      expect(body).toEqual({
        success: true,
        message: 'Uses recalculated. Codes corrected: 2.',
        data: { updated: 2 },
      });
      const [one, two] = [await referral(code), await referral(other)];
      expect([one.uses, two.uses]).toEqual([1, 0]);
      expect(await lastAudit('referral-codes')).toMatchObject({
        adminEmail: 'admin@festival.local',
        before: {
          codes: [
            { id: one.id, code, uses: 17 },
            { id: two.id, code: other, uses: 3 },
          ],
        },
        after: {
          codes: [
            { id: one.id, code, uses: 1 },
            { id: two.id, code: other, uses: 0 },
          ],
        },
      });
      expect((await admin.post(path).expect(200)).body.data).toEqual({ updated: 0 });
    },
  );
});

it('POST /api/discount-codes/sync-uses counts the orders that hold a use', async () => {
  const code = await discountCode(festival);
  const order = async (): Promise<string> => (await festival.visitor().order({ discount_code: code })).order_number;
  const [paid, released] = [await order(), await order()];
  await order();
  await setStatus(paid, 'paid');
  await festival.rows(OrderEntity).update({ orderNumber: released }, { holdsSeats: false });
  await festival.rows(DiscountCodeEntity).update({ code }, { uses: 0 });
  expect((await admin.post('/api/discount-codes/sync-uses').expect(200)).body.data).toEqual({ updated: 1 });
  expect((await discount(code)).uses).toBe(2);
  expect(await lastAudit('discount-codes')).toMatchObject({ after: { codes: [{ code, uses: 2 }] } });
});

it.each(['referral-codes', 'discount-codes'])('GET /api/admin/%s/totals sums over all codes', async (resource) => {
  const { data } = (await admin.get(`/api/${resource}`).expect(200)).body;
  const all: Array<{ is_active: boolean; uses: number }> = data[resource.replace('-', '_')];
  expect((await admin.get(`/api/admin/${resource}/totals`).expect(200)).body.data).toEqual({
    codes: all.length,
    active: all.filter((each) => each.is_active).length,
    uses: all.reduce((sum, { uses }) => sum + uses, 0),
  });
});

it.each(['referral-codes', 'discount-codes'])(
  '%s are counted for finance, not for the gate or content',
  async (name) => {
    const people = { finance: 200, gate: 403, content: 403 } as const;
    for (const [role, status] of Object.entries(people)) {
      const person = await staff(festival, role as keyof typeof people);
      await person.post(`/api/${name}/sync-uses`).expect(status);
      await person.get(`/api/admin/${name}/totals`).expect(status);
    }
    await festival.visitor().post(`/api/${name}/sync-uses`).expect(401);
  },
);

describe('a use while the uses are counted', () => {
  /** Counts while an order with the code becomes paid: its use is written, and not yet committed. */
  async function countDuringPayment(uses: RecountCodeUsesService): Promise<number> {
    const code = await referralCode();
    const { order_number: orderNumber } = await festival.visitor().order({ referral_code: code });
    const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
    await festival.rows(ReferralCodeEntity).update({ code }, { uses: 5 });
    let counting: Promise<unknown> | null = null;
    await festival.get(Transactions).run(async (db) => {
      await festival.get(OrderStatusService).apply(db, { orderId: id, to: 'paid', source: 'admin', via: 'admin' });
      counting = outsideOf(() => uses.sync(REFERRAL_USES, ACTOR));
      if (isMysql)
        await until(
          () => waitingUpdates(db),
          (waits) => waits > 0,
          'a wait for the row',
        );
    });
    await counting;
    return (await referral(code)).uses;
  }

  it('is not lost', async () => {
    expect(await countDuringPayment(festival.get(RecountCodeUsesService))).toBe(1);
  });

  // On SQLite writers queue, so it can’t be lost.
  if (isMysql) {
    it('is lost without the lock (control)', async () => {
      class Unlocked extends RecountCodeUsesService {
        protected override async lock(): Promise<void> {}
      }
      const unlocked = new Unlocked(festival.get(Reader), festival.get(Transactions), festival.get(AuditService));
      expect(await countDuringPayment(unlocked)).toBe(0);
    });
  }
});

/** Runs work as a request of its own would: not inside the transaction of the caller. */
function outsideOf<T>(work: () => Promise<T>): Promise<T> {
  return transactionScope.exit(work);
}

/** Updates of codes under way in this test's own database: the row being locked, they wait. */
async function waitingUpdates(db: EntityManager): Promise<number> {
  const rows = (await db.query(
    `SELECT ID FROM information_schema.PROCESSLIST
     WHERE DB = DATABASE() AND ID <> CONNECTION_ID() AND INFO LIKE 'UPDATE%referral_codes%'`,
  )) as unknown[];
  return rows.length;
}

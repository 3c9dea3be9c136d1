import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OptimisticLock } from '../../src/platform/records/optimistic-lock.js';
import { SeatsService } from '../../src/tickets/tiers/seats.service.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const isMysql = Boolean(process.env['TEST_DATABASE_URL']);
const CHANGED = 'The ticket type was changed in the meantime. Please look at the change and save again.';
const FIRST = 'early-bird';
const NEXT = 'pre-sales-1';
const SELLING = { price: 50_000, buttonText: 'BUY TICKET', isDisabled: false, isAvailable: true } as const;

interface Tier {
  id: number;
  quota: number | null;
  sold: number;
  updated_at: string;
  [field: string]: unknown;
}

let festival: Festival;
let [one, other]: Visitor[] = [];
beforeAll(async () => {
  festival = await Festival.open();
  [one, other] = [await staff(festival, 'finance'), await staff(festival, 'finance')];
});
afterAll(() => festival.close());

const editors = (): [Visitor, Visitor] => [one as Visitor, other as Visitor];
const tier = async (type: string): Promise<Tier> => {
  const all: Tier[] = (await editors()[0].get('/api/admin/ticket-types').expect(200)).body.data;
  return all.find((each) => each['type'] === type) as Tier;
};
const quotas = async () => [(await tier(FIRST)).quota, (await tier(NEXT)).quota];
const put = (who: Visitor, seen: Tier, change: object = {}) =>
  who.put(`/api/admin/ticket-types/${seen.id}`, { ...seen, ...change, seen_updated_at: seen.updated_at });

/** Two tiers, the second after the first, which has this many seats. */
async function house(first: number, next: number): Promise<void> {
  const clean = { ...SELLING, openedAt: null, salesStartAt: null, salesEndAt: null, seatsMovedAt: null };
  await festival.tier({ type: 'pre-sales-2', isAvailable: false });
  await festival.tier({ type: FIRST, ...clean, quota: first, startsAfter: null });
  await festival.tier({ type: NEXT, ...clean, quota: next, startsAfter: FIRST });
}
async function buy(quantity: number) {
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.order({ ticket_type: FIRST, quantity });
  return () => visitor.post(`/api/orders/${number}/cancel`).expect(200);
}

describe('a quota whose seats moved in between', () => {
  it('isn’t written back: the seat that came isn’t lost', async () => {
    await house(3, 3);
    const release = await buy(1);
    await buy(2);
    const seen = await tier(NEXT);
    expect(seen.quota).toBe(3);
    await release();
    expect((await put(editors()[0], seen).expect(409)).body).toEqual({ success: false, message: CHANGED });
    expect(await quotas()).toEqual([2, 4]);
    await put(editors()[0], await tier(NEXT), { header: 'Next' }).expect(200);
    expect(await quotas()).toEqual([2, 4]);
  });

  it('isn’t written back: a house of 600 stays one of 600', async () => {
    await house(300, 300);
    await festival.rows(TicketTypeEntity).update({ type: FIRST }, { sold: 295 });
    const release = await buy(3);
    await buy(2);
    const seen = await tier(FIRST);
    await release();
    expect(await quotas()).toEqual([297, 303]);
    expect((await put(editors()[0], seen).expect(409)).body.message).toBe(CHANGED);
    expect(await quotas()).toEqual([297, 303]);
  });

  it('isn’t written back by a client that sends the whole record and says nothing else', async () => {
    await house(3, 3);
    const release = await buy(1);
    await buy(2);
    const seen = await tier(NEXT);
    await release();
    const path = `/api/ticket-types/${seen.id}`;
    const { body } = await editors()[0].put(path, seen).expect(409);
    expect(body).toEqual({ success: false, message: CHANGED, errors: { quota: [expect.any(String)] } });
    expect(await quotas()).toEqual([2, 4]);
    const { quota: _left, ...others } = seen;
    await editors()[0].put(path, others).expect(200);
    expect(await quotas()).toEqual([2, 4]);
    const { updated_at: _unsaid, ...unread } = seen;
    await editors()[0]
      .put(path, { ...unread, quota: 9 })
      .expect(200);
    expect(await quotas()).toEqual([2, 9]);
  });

  it('moves also when money comes late', async () => {
    await house(3, 3);
    const release = await buy(1);
    await buy(2);
    await release();
    const seen = [await tier(FIRST), await tier(NEXT)];
    await festival.get(Transactions).run((db) => festival.get(SeatsService).retake(db, FIRST, 1));
    expect(await quotas()).toEqual([3, 3]);
    for (const each of seen) await put(editors()[0], each).expect(409);
  });
});

it('sales alone don’t change the version', async () => {
  await house(10, 3);
  const seen = await tier(FIRST);
  const release = await buy(2);
  await put(editors()[0], seen, { header: 'Early' }).expect(200);
  const again = await tier(FIRST);
  await release();
  await put(editors()[0], again, { quota: 12 }).expect(200);
  expect(await tier(FIRST)).toMatchObject({ header: 'Early', quota: 12, sold: 0 });
});

describe('two editors of one ticket type', () => {
  it('save at once: one is refused, and the other’s change stays', async () => {
    await house(10, 3);
    const seen = await tier(FIRST);
    const headers = ['One', 'Two'];
    const answers = await Promise.all(editors().map((who, at) => put(who, seen, { header: headers[at] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await tier(FIRST)).toMatchObject({ header: headers[won], updated_at: answers[won]?.body.data.updated_at });
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'ticket-types', recordId: `${seen.id}` });
    expect(entries.at(-1)).toMatchObject({ before: { header: seen['header'] }, after: { header: headers[won] } });
  });

  it('are not compared without a version, or with the whole record', async () => {
    const seen = await tier(FIRST);
    for (const who of editors()) {
      await who.put(`/api/ticket-types/${seen.id}`, { ...seen, header: 'Mine' }).expect(200);
      await who.put(`/api/ticket-types/${seen.id}`, { ...seen, header: 'Yours' }).expect(200);
    }
    await put(editors()[0], seen).expect(409);
    const wrong = await editors()[0]
      .put(`/api/ticket-types/${seen.id}`, { ...seen, seen_updated_at: 'yesterday' })
      .expect(422);
    expect(Object.keys(wrong.body.errors)).toEqual(['seen_updated_at']);
  });

  // On SQLite writers queue: nothing comes between the read and the write.
  if (isMysql) {
    it('save at once without the row lock: both succeed (control)', async () => {
      const { lockRow } = OptimisticLock.prototype;
      OptimisticLock.prototype.lockRow = async () => undefined;
      const bothSaved = async (): Promise<boolean> => {
        const seen = await tier(FIRST);
        const answers = await Promise.all(editors().map((who, at) => put(who, seen, { header: `Both ${at}` })));
        return answers.every(({ status }) => status === 200);
      };
      try {
        expect(await until(bothSaved, Boolean, 'a change that was overwritten')).toBe(true);
      } finally {
        OptimisticLock.prototype.lockRow = lockRow;
      }
    });
  }
});

describe.each([
  ['discount-codes', { discount_percentage: 10 }, 'description', 'Discount code'],
  ['referral-codes', { panitia_name: 'Rina' }, 'panitia_name', 'Referral code'],
])('two editors of one of the %s', (kind, request, text, title) => {
  const made = async (code: string) => {
    const { id } = (
      await editors()[0]
        .post(`/api/${kind}`, { code, ...request })
        .expect(201)
    ).body.data;
    return (await editors()[0].get(`/api/admin/${kind}/${id}`).expect(200)).body.data as Tier;
  };
  const save = (who: Visitor, seen: Tier, change: object) =>
    who.put(`/api/admin/${kind}/${seen.id}`, { ...seen, ...change, seen_updated_at: seen.updated_at });

  it('who save at once: one is told, and a third who saw the first change is not', async () => {
    const seen = await made('BOTH');
    const answers = await Promise.all(editors().map((who, at) => save(who, seen, { [text]: `Text ${at}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.message).toMatch(new RegExp(`^The ${title.toLowerCase()} was changed in the meantime`));
    const now = (await editors()[0].get(`/api/admin/${kind}/${seen.id}`).expect(200)).body.data;
    await save(editors()[1], now, { is_active: false }).expect(200);
  });

  it('are not stopped by uses, nor when they say nothing of what they saw', async () => {
    const seen = await made('USED');
    const [field, code] = kind === 'discount-codes' ? ['discount_code', 'USED'] : ['referral_code', 'USED'];
    await festival.tier({ isAvailable: true, quota: null, price: 50_000 });
    await festival.visitor().order({ [field]: code });
    await editors()[0].post(`/api/${kind}/sync-uses`).expect(200);
    await save(editors()[0], seen, { [text]: 'Again' }).expect(200);
    await editors()[1]
      .put(`/api/${kind}/${seen.id}`, { ...seen, [text]: 'Mine' })
      .expect(200);
  });
});

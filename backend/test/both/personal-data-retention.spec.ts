import type { HeldPersonalData, PersonalDataOverview, RetentionKind } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ConversationEntity } from '../../src/chatbot/chat/conversation.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { RetentionJob } from '../../src/personal-data/retention/retention.job.js';
import { RetentionService } from '../../src/personal-data/retention/retention.service.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { columnsWith } from '../support/database/every-text.js';
import { Festival } from '../support/festival.js';
import { PLANTED, PLANTED_PIECES, PlantedPerson } from '../support/planted-person.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const PATH = '/api/admin/personal-data';
const DAY_MINUTES = 24 * 60;

let festival: Festival;
let admin: Visitor;
let person: PlantedPerson;
/** Orders that somebody still has to do with. */
let kept: OrderEntity[];
beforeAll(async () => {
  festival = await Festival.open();
  person = await PlantedPerson.plant(festival);
  await festival.tier({ price: 50_000 });
  kept = [
    await madeOrder(festival, {}, {}, { ...newBuyer(), name: 'Kept Open' }),
    await madeOrder(
      festival,
      { attention: 'paid_twice', status: 'settlement', openEmail: null, openPhone: null },
      {},
      {
        ...newBuyer(),
        name: 'Kept Attention',
      },
    ),
  ];
  admin = await festival.admin();
});
afterAll(() => festival.close());

/** Goes on by so many days and signs in again. */
async function days(count: number): Promise<void> {
  festival.clock.advanceMinutes(count * DAY_MINUTES);
  admin = await festival.admin();
}

async function overview(): Promise<PersonalDataOverview> {
  return (await admin.get(PATH).expect(200)).body.data as PersonalDataOverview;
}

async function kind(name: RetentionKind): Promise<HeldPersonalData> {
  const found = (await overview()).kinds.find((each) => each.kind === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const forget = () => festival.get(RetentionService).forget();

it('nothing of the event goes before it', async () => {
  for (const name of ['orders', 'mails', 'payments', 'scans', 'audit'] as const) {
    const held = await kind(name);
    expect([name, held.count > 0, held.due, held.goes_at !== null]).toEqual([name, true, 0, true]);
  }
  expect(await forget()).toEqual({});
});

it('conversations go by their own age, in bounded statements', async () => {
  const [row] = await festival.rows(ConversationEntity).find({ take: 1 });
  if (!row) throw new Error('no conversation');
  const { id: _, ...copy } = row;
  for (let made = 0; made < 1_300; made += 100)
    await festival.rows(ConversationEntity).insert(Array.from({ length: 100 }, () => ({ ...copy })));
  await days(91);
  const { due } = await kind('conversations');
  expect(due).toBeGreaterThan(1_300);
  expect((await forget()).conversations).toBe(due);
  expect(await festival.rows(ConversationEntity).count()).toBe(0);
});

it('after 90 days mails lose their text and scans their people; that they were, stays', async () => {
  await person.whenOver(0);
  const mails = await festival.rows(MailEntity).count();
  await days(89);
  expect([(await kind('mails')).due, (await kind('scans')).due]).toEqual([0, 0]);
  await days(2);
  const due = [(await kind('mails')).due, (await kind('scans')).due];
  const removed = await forget();
  expect([removed.mails, removed.scans]).toEqual(due);
  expect(due[0]).toBeGreaterThan(2);
  expect(await festival.rows(MailEntity).count()).toBe(mails);
  const columns = await columnsWith(festival, PLANTED_PIECES);
  expect(columns).not.toContain('mails.payload');
  expect(columns).not.toContain('scans.note');
  expect(columns).toContain('orders.buyer_email');
  const [sent] = await festival.rows(MailEntity).findBy({ toAddress: PLANTED.email });
  await admin.get(`/api/admin/mails/${sent?.id}`).expect(200);
  expect((await admin.get(`/api/admin/mails/${sent?.id}/preview`).expect(404)).body.message).toMatch(/no longer kept/);
  const waiting = kept.map(({ id }) => id);
  for (const orderId of waiting) {
    const [mail] = await festival.rows(MailEntity).findBy({ orderId });
    expect(Object.keys(mail?.payload ?? {}).length).toBeGreaterThan(0);
  }
});

it('after 180 days what the provider told and network addresses go', async () => {
  await days(90);
  const removed = await forget();
  expect(removed.payments).toBeGreaterThan(0);
  expect(removed.audit).toBeGreaterThan(0);
  const columns = await columnsWith(festival, PLANTED_PIECES);
  expect(columns).not.toContain('payment_notifications.raw');
  expect(columns).toContain('refunds.account');
});

it('after 365 days buyers go, but for orders that somebody still has to do with', async () => {
  await days(186);
  const { due } = await kind('orders');
  const removed = await forget();
  expect(removed.orders).toBe(due);
  const columns = await columnsWith(festival, PLANTED_PIECES);
  // Staff's own, and what others typed of them, which only an erasure knows.
  expect(columns.filter((column) => !column.startsWith('admin_users.') && !column.startsWith('audit_log.'))).toEqual(
    [],
  );
  const names = await festival.rows(OrderEntity).find({ select: { buyerName: true } });
  expect(names.map(({ buyerName }) => buyerName)).toEqual(expect.arrayContaining(['Kept Open', 'Kept Attention']));
  expect((await kind('orders')).due).toBe(0);
});

it('a second time there is nothing left', async () => {
  expect(await forget()).toEqual({});
});

it('each removal is in the audit log, with figures and no names', async () => {
  const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'personal-data', action: 'forget' });
  const kinds = new Set(entries.map(({ recordId }) => recordId));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['conversations', 'mails', 'scans', 'payments', 'audit', 'orders']),
  );
  expect(entries.every(({ adminId, after }) => adminId === null && Number(after?.['removed']) > 0)).toBe(true);
});

it('orders for the next event stay when the last one’s time is over', async () => {
  const { data } = (await admin.get('/api/admin/settings').expect(200)).body;
  const next = new Date(festival.clock.now().getTime() + 400 * 86_400_000).toISOString();
  await admin.put('/api/admin/settings/1', { ...data, concert_date: next }).expect(200);
  const order = await madeOrder(festival, { status: 'expire', openEmail: null, openPhone: null, holdsSeats: false });
  await days(390);
  await forget();
  expect((await festival.rows(OrderEntity).findOneByOrFail({ id: order.id })).buyerEmail).toBe(order.buyerEmail);
  await days(380);
  await forget();
  expect((await festival.rows(OrderEntity).findOneByOrFail({ id: order.id })).buyerEmail).toMatch(/@erased\.invalid$/);
});

describe('the days', () => {
  it('are changed by a super admin, within bounds, and audited', async () => {
    const { kinds, updated_at } = await overview();
    const now = Object.fromEntries(kinds.map((each) => [each.kind, each.days]));
    const change = (changes: object) =>
      admin.put(`${PATH}/retention`, { ...now, seen_updated_at: updated_at, ...changes });
    expect((await change({ mails: 29 }).expect(422)).body.errors.mails).toEqual([
      'Must be a whole number of days from 30 to 3650.',
    ]);
    await change({ mails: 45.5 }).expect(422);
    await change({ mails: undefined }).expect(422);
    await change({ mails: 45 }).expect(200);
    await change({ mails: 60 }).expect(409);
    expect((await kind('mails')).days).toBe(45);
    const [entry] = await festival.rows(AuditEntryEntity).find({ order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      resource: 'personal-data',
      action: 'update',
      before: { mails: 90 },
      after: { mails: 45 },
    });
  });
});

it('the job works once a night, and again the next', async () => {
  const job = festival.get(RetentionJob);
  const at = async () => (await festival.get(SettingsService).stored('retention_state')).removedAt;
  await job.tick();
  const first = await at();
  festival.clock.advanceSeconds(5);
  await job.tick();
  expect(await at()).toBe(first);
  festival.clock.advanceMinutes(DAY_MINUTES);
  await job.tick();
  expect(await at()).not.toBe(first);
  expect(await festival.rows(SettingEntity).countBy({ key: 'retention_state' })).toBe(1);
});

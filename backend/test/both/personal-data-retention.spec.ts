import type { HeldPersonalData, PersonalDataOverview, RetentionKind } from '@festival/contracts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ConversationEntity } from '../../src/chatbot/chat/conversation.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { RetentionJob } from '../../src/personal-data/retention/retention.job.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { allRows, columnsWith } from '../support/database/all-rows.js';
import { Festival } from '../support/festival.js';
import { nights, toHour } from '../support/nights.js';
import { PLANTED, PLANTED_PIECES, PlantedPerson } from '../support/planted-person.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const PATH = '/api/admin/personal-data';
const DAY_MS = 86_400_000;
/** Seven days, which are over a moment after the seventh night has begun. */
const AFTER_NOTICE = 8;

let festival: Festival;
let admin: Visitor;
let person: PlantedPerson;
/** Orders that somebody still has to do with. */
let kept: OrderEntity[];
let end: Date;
beforeAll(async () => {
  festival = await Festival.open();
  person = await PlantedPerson.plant(festival);
  await festival.tier({ price: 50_000 });
  const attention = { attention: 'paid_twice', status: 'settlement', openEmail: null, openPhone: null } as const;
  kept = [
    await madeOrder(festival, {}, {}, { ...newBuyer(), name: 'Kept Open' }),
    await madeOrder(festival, attention, {}, { ...newBuyer(), name: 'Kept Attention' }),
  ];
});
beforeEach(async () => {
  admin = await festival.admin();
});
afterAll(() => festival.close());

const overview = async () => (await admin.get(PATH).expect(200)).body.data as PersonalDataOverview;
async function kind(name: RetentionKind): Promise<HeldPersonalData> {
  const found = (await overview()).kinds.find((each) => each.kind === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
const columns = async (): Promise<string[]> => columnsWith(await allRows(festival), PLANTED_PIECES);

/** Written as files to the one who is forgotten. */
const mailFiles = (): string[] =>
  readdirSync(join(festival.config.varDir, 'outbox')).filter((name) =>
    name.includes(PLANTED.email.replace(/\W/g, '-')),
  );

/** To the night that comes so many days after the end, and through it. */
async function nightAfterEnd(days: number): Promise<void> {
  const missing = end.getTime() + days * DAY_MS - festival.clock.now().getTime();
  if (missing < 0) throw new Error('that night is past');
  festival.clock.advanceSeconds(missing / 1_000);
  await nights(festival, 1);
  admin = await festival.admin();
}

async function setConcert(concert: Date): Promise<void> {
  const { data } = (await admin.get('/api/admin/settings').expect(200)).body;
  await admin.put('/api/admin/settings/1', { ...data, concert_date: concert.toISOString() }).expect(200);
}

it('by day it counts, once, and removes nothing', async () => {
  toHour(festival, 12);
  admin = await festival.admin();
  expect((await overview()).counted_at).toBeNull();
  await festival.get(RetentionJob).tick();
  const { counted_at, removed_at, kinds } = await overview();
  expect([counted_at === null, removed_at]).toEqual([false, null]);
  expect(kinds.filter(({ count }) => (count ?? 0) > 0).map((each) => each.kind)).toEqual(
    expect.arrayContaining(['orders', 'mails', 'payments', 'scans', 'audit', 'conversations']),
  );
  await festival.get(RetentionJob).tick();
  expect((await overview()).counted_at).toBe(counted_at);
});

it('where no date was ever saved nothing of an event is due, however old, and its tickets block an erasure', async () => {
  const saved = await festival.rows(SettingEntity).findOneByOrFail({ key: 'festival' });
  await festival.rows(SettingEntity).delete({ key: 'festival' });
  await nights(festival, 9);
  admin = await festival.admin();
  const { event_ends_at, kinds } = await overview();
  expect(event_ends_at).toBeNull();
  const ofEvent = kinds.filter((each) => ['orders', 'mails', 'payments', 'scans', 'audit'].includes(each.kind));
  expect(ofEvent.map(({ due, goes_at, removal_from }) => [due, goes_at, removal_from])).toEqual(
    ofEvent.map(() => [0, null, null]),
  );
  const { body } = await admin.post(`${PATH}/look-up`, { email: PLANTED.email }).expect(200);
  expect(body.data.blockers.join(' ')).toMatch(/isn't known to be over/);
  await festival.rows(SettingEntity).save(saved);
});

it('a mistyped year removes nothing when it is put right within a week', async () => {
  const future = new Date(festival.clock.now().getTime() + 200 * DAY_MS);
  await setConcert(new Date(future.getTime() - 900 * DAY_MS));
  await nights(festival, 6);
  admin = await festival.admin();
  expect(await overview()).toMatchObject({ seen_on_nights: 6, earlier_ends: [] });
  expect((await kind('orders')).due).toBe(0);
  await setConcert(future);
  await nights(festival, 2);
  admin = await festival.admin();
  expect(await overview()).toMatchObject({ seen_on_nights: 2, earlier_ends: [] });
  expect((await kind('orders')).removal_from).toBeNull();
});

it('conversations go by their own age, a week after they were announced, in bounded statements', async () => {
  const [row] = await festival.rows(ConversationEntity).find({ take: 1 });
  if (!row) throw new Error('no conversation');
  const { id: _, ...copy } = row;
  for (let made = 0; made < 1_300; made += 100)
    await festival.rows(ConversationEntity).insert(Array.from({ length: 100 }, () => ({ ...copy })));
  festival.clock.advanceSeconds((91 * DAY_MS) / 1_000);
  await nights(festival, 1);
  admin = await festival.admin();
  const { due, removal_from } = await kind('conversations');
  expect(due).toBeGreaterThan(1_300);
  expect(Date.parse(removal_from ?? '') - festival.clock.now().getTime()).toBeGreaterThan(6.9 * DAY_MS);
  const mails = await festival.rows(MailEntity).findBy({ kind: 'removal_notice' });
  expect(JSON.stringify(mails.map(({ payload }) => payload))).toContain('Conversations with the assistant');
  const { body } = await admin.get('/api/admin/dashboard').expect(200);
  expect(body.data.needs_person.personal_data).toBe('announced');
  await nights(festival, 6);
  expect(await festival.rows(ConversationEntity).count()).toBeGreaterThan(1_300);
  await nights(festival, AFTER_NOTICE - 6);
  expect(await festival.rows(ConversationEntity).count()).toBe(0);
  // Told once.
  expect(await festival.rows(MailEntity).countBy({ kind: 'removal_notice' })).toBe(mails.length);
});

it('after 90 days mails lose their text and scans their people; that they were, stays', async () => {
  end = await person.whenOver();
  const mails = await festival.rows(MailEntity).count();
  await nightAfterEnd(88);
  expect([(await kind('mails')).due, (await kind('scans')).due]).toEqual([0, 0]);
  await nightAfterEnd(90);
  const due = [(await kind('mails')).due, (await kind('scans')).due];
  expect(due[0]).toBeGreaterThan(2);
  expect(await columns()).toContain('mails.payload');
  expect(mailFiles()).not.toEqual([]);
  await nights(festival, AFTER_NOTICE);
  admin = await festival.admin();
  const removed = await festival.rows(AuditEntryEntity).findBy({ action: 'forget' });
  const of = (name: RetentionKind) => removed.find(({ recordId }) => recordId === name)?.after?.['removed'];
  // Those of orders under way are left.
  const left = Number((await kind('mails')).due);
  expect(left).toBeGreaterThan(0);
  expect([of('mails'), of('scans')]).toEqual([Number(due[0]) - left, due[1]]);
  // With the notices to super admins.
  expect(await festival.rows(MailEntity).countBy({ kind: 'e_ticket' })).toBeGreaterThan(0);
  expect(await festival.rows(MailEntity).count()).toBeGreaterThanOrEqual(mails);
  const places = await columns();
  expect(places).not.toContain('mails.payload');
  expect(mailFiles()).toEqual([]);
  expect(places).not.toContain('scans.note');
  expect(places).toContain('orders.buyer_email');
  const [sent] = await festival.rows(MailEntity).findBy({ toAddress: PLANTED.email });
  expect((await admin.get(`/api/admin/mails/${sent?.id}/preview`).expect(404)).body.message).toMatch(/no longer kept/);
  for (const { id: orderId } of kept) {
    const [mail] = await festival.rows(MailEntity).findBy({ orderId });
    expect(Object.keys(mail?.payload ?? {}).length).toBeGreaterThan(0);
  }
});

it('after 180 days what the provider told, network addresses and searches go', async () => {
  await nightAfterEnd(181);
  await nights(festival, AFTER_NOTICE);
  const left = await columns();
  expect(left).not.toContain('payment_notifications.raw');
  expect(left).toContain('refunds.account');
  const searches = await festival.rows(AuditEntryEntity).findBy({ action: 'export' });
  expect(JSON.stringify(searches)).not.toContain(PLANTED.email);
  expect(await festival.rows(AuditEntryEntity).countBy({ action: 'find_at_gate' })).toBeGreaterThan(0);
});

it('after 365 days buyers go, but for orders that somebody still has to do with', async () => {
  await nightAfterEnd(366);
  expect((await kind('orders')).due).toBe(5);
  await nights(festival, AFTER_NOTICE);
  admin = await festival.admin();
  const rows = await allRows(festival);
  // Staff's own stays until the account is erased.
  const left = columnsWith(rows, PLANTED_PIECES).filter((column) => !column.startsWith('admin_users.'));
  const accountEntries = rows.filter(({ table, columns: row }) => table === 'audit_log' && row['resource'] === 'users');
  expect(left).toEqual(columnsWith(accountEntries, PLANTED_PIECES));
  const names = await festival.rows(OrderEntity).find({ select: { id: true, buyerName: true } });
  expect(names.map(({ buyerName }) => buyerName)).toEqual(expect.arrayContaining(['Kept Open', 'Kept Attention']));
  expect(await kind('orders')).toMatchObject({ count: 2, due: 2, has_failed: false });
});

it('each removal is in the audit log, with figures and no names', async () => {
  const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'personal-data', action: 'forget' });
  const kinds = new Set(entries.map(({ recordId }) => recordId));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['conversations', 'mails', 'scans', 'payments', 'audit', 'orders']),
  );
  expect(entries.every(({ adminId, after }) => adminId === null && Number(after?.['removed']) > 0)).toBe(true);
});

describe('a later date after the event', () => {
  let next: Date;
  let order: OrderEntity;
  const buyer = async () => (await festival.rows(OrderEntity).findOneByOrFail({ id: order.id })).buyerEmail;

  it('is asked about on the page and the dashboard, and nothing of an event goes meanwhile', async () => {
    next = new Date(festival.clock.now().getTime() + 300 * DAY_MS);
    await setConcert(next);
    expect((await overview()).earlier_ends).toEqual([{ ended_at: end.toISOString(), was: null }]);
    await nights(festival, 7);
    admin = await festival.admin();
    expect((await kind('orders')).due).toBe(0);
    const { body } = await admin.get('/api/admin/dashboard').expect(200);
    expect(body.data.needs_person.personal_data).toBe('date_changed');
    await admin.put(`${PATH}/earlier-end`, { ended_at: next.toISOString(), was: 'put_off' }).expect(404);
    await admin.put(`${PATH}/earlier-end`, { ended_at: end.toISOString(), was: 'no' }).expect(422);
  });

  it('is answered, and can be answered otherwise', async () => {
    for (const was of ['put_off', 'next_event'] as const) {
      const { body } = await admin.put(`${PATH}/earlier-end`, { ended_at: end.toISOString(), was }).expect(200);
      expect(body.data.earlier_ends).toEqual([{ ended_at: end.toISOString(), was }]);
    }
    await nights(festival, 1);
    admin = await festival.admin();
    // The two kept ones belong to the last event.
    expect((await kind('orders')).due).toBe(2);
    const { body } = await admin.get('/api/admin/dashboard').expect(200);
    expect(body.data.needs_person.personal_data).toBe('announced');
  });

  it('orders for the next event stay when the last one’s time is over', async () => {
    order = await madeOrder(festival, { status: 'expire', openEmail: null, openPhone: null, holdsSeats: false });
    festival.clock.advanceSeconds(290 * 86_400);
    await nights(festival, AFTER_NOTICE);
    expect(await buyer()).toBe(order.buyerEmail);
    end = new Date(next.getTime() + DAY_MS);
    await nightAfterEnd(366);
    await nights(festival, AFTER_NOTICE);
    expect(await buyer()).toMatch(/@erased\.invalid$/);
  });
});

it('the days are changed by a super admin, within bounds, audited; fewer are announced anew', async () => {
  const { kinds, updated_at } = await overview();
  const now = Object.fromEntries(kinds.map((each) => [each.kind, each.days]));
  expect((await kind('mails')).removal_from).not.toBeNull();
  const change = (changes: object) =>
    admin.put(`${PATH}/retention`, { ...now, seen_updated_at: updated_at, ...changes });
  expect((await change({ mails: 29 }).expect(422)).body.errors.mails).toEqual([
    'Must be a whole number of days from 30 to 3650.',
  ]);
  await change({ mails: 45.5 }).expect(422);
  await change({ mails: undefined }).expect(422);
  await change({ mails: 45 }).expect(200);
  await change({ mails: 60 }).expect(409);
  expect(await kind('mails')).toMatchObject({ days: 45, removal_from: null });
  const [entry] = await festival.rows(AuditEntryEntity).find({ order: { id: 'DESC' }, take: 1 });
  expect(entry).toMatchObject({
    resource: 'personal-data',
    action: 'update',
    before: { mails: 90 },
    after: { mails: 45 },
  });
});

it('works once a night, until five', async () => {
  const at = async () => (await festival.get(SettingsService).stored('retention_state')).removedAt;
  await nights(festival, 1);
  const first = await at();
  festival.clock.advanceMinutes(20);
  await festival.get(RetentionJob).tick();
  expect(await at()).toBe(first);
  toHour(festival, 5);
  await festival.get(RetentionJob).tick();
  expect(await at()).toBe(first);
  await nights(festival, 1);
  expect(await at()).not.toBe(first);
});

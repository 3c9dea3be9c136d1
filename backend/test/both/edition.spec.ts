import { EDITION_CONCERNS, type EditionPlan, type EditionsData, GATE_TEXTS } from '@festival/contracts';
import { In, IsNull, Not } from 'typeorm';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { GatePhoneEntity } from '../../src/auth/phones/gate-phone.entity.js';
import { EventCardEntity } from '../../src/content/cards/event-card.entity.js';
import { REMOVED_TABLES } from '../../src/edition/rules/tables.js';
import { WatchEditionJob } from '../../src/edition/work/watch-edition.job.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { DifferenceEntity } from '../../src/payments/payment-log/difference.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { NO_BACKUP_FOLDER } from '../../src/platform/settings/backup-folder-facts.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { ScanEntity } from '../../src/tickets/gate/check-in/scan.entity.js';
import { BackupsService } from '../../src/platform/backups/backups.service.js';
import { EditionsService } from '../../src/platform/editions/editions.service.js';
import { SigningKeyEntity } from '../../src/tickets/desk/signing-key.entity.js';
import { TicketSignerService } from '../../src/tickets/desk/ticket-signer.service.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { backUp, nextEdition, whenOver } from '../support/closed-edition.js';
import { allRows, columnsWith } from '../support/database/all-rows.js';
import { ADMIN, Festival } from '../support/festival.js';
import { Phone } from '../support/gate/phone.js';
import { PLANTED_PIECES, PlantedPerson } from '../support/planted-person.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const PATH = '/api/admin/editions';
const SOLD = {
  quota: 100,
  price: 0,
  sold: 9,
  salesStartAt: new Date('2025-10-01T03:00:00.000Z'),
  salesEndAt: new Date('2025-11-20T10:00:00.000Z'),
};

let festival: Festival;
let admin: Visitor;
let concert: Date;
let oldAddress: string;
let oldCode: string;
let oldNumber: string;
let paidNumber: string;
let phone: Phone;
let plan: EditionPlan;

const overview = async (): Promise<EditionsData> => (await admin.get(PATH).expect(200)).body.data;

/** A festival with everything, that is over. */
beforeAll(async () => {
  festival = await Festival.open();
  const person = await PlantedPerson.plant(festival);
  admin = await festival.admin();
  await festival.tier({ quota: 100, price: 0 });
  const buyer = festival.visitor();
  oldNumber = (await buyer.order()).order_number;
  const ticket = await festival.rows(TicketEntity).findOneByOrFail({ orderNumber: oldNumber });
  oldCode = ticket.ticketCode;
  oldAddress = festival.get(TicketSignerService).address(ticket);
  phone = await Phone.pair(festival, admin);
  paidNumber = person.numbers[0] ?? '';
  await festival.tier(SOLD);
  concert = await whenOver(festival);
  const unsent = () => festival.rows(MailEntity).countBy({ status: In(['queued', 'sending']) });
  await until(unsent, (many) => many === 0, 'the last mail');
});
afterAll(() => closeSound(festival));

describe('the plan', () => {
  it('says what goes, what stays and what moves, and changes nothing', async () => {
    const before = await allRows(festival);
    const request = nextEdition(concert, { copy: ['ticket_types', 'content'], accept: ['mails'] });
    plan = (await admin.post(`${PATH}/plan`, request).expect(200)).body.data;
    expect(plan).toMatchObject({ ends: '2025', begins: '2026', days: 364 });
    const orders = await festival.rows(OrderEntity).count();
    expect(plan.removals.find(({ table }) => table === 'orders')?.rows).toBe(orders);
    expect(plan.figures.orders).toBe(orders);
    expect(plan.figures.paid_orders).toBeGreaterThan(2);
    expect(plan.figures.tickets).toBeGreaterThan(2);
    expect(plan.figures.checked_in).toBe(1);
    expect(plan.figures.net).toBe(plan.figures.gross - plan.figures.refunded);
    expect(plan.figures.refunded).toBe(20_000);
    expect(plan.parts.filter(({ is_kept }) => is_kept).map(({ part }) => part)).toEqual(['ticket_types', 'content']);
    expect(plan.shifts).toContainEqual({
      what: 'Ticket type pre-sales-2, sale begins',
      from: '2025-10-01T03:00:00.000Z',
      to: '2026-09-30T03:00:00.000Z',
    });
    expect(plan.next_year).toBe(1);
    const changed = ['admin_sessions', 'leases', 'sign_in_tries'];
    const stable = (rows: typeof before) => rows.filter(({ table }) => !changed.includes(table));
    expect(stable(await allRows(festival))).toEqual(stable(before));
  });

  it('holds nothing of a person', () => {
    expect(columnsWith([{ table: 'plan', key: '', columns: { plan } }], PLANTED_PIECES)).toEqual([]);
  });
});

describe('refused, with nothing changed', () => {
  const begin = (changes: object) =>
    admin.post(PATH, {
      ...nextEdition(concert, { accept: [...EDITION_CONCERNS] }),
      confirm: '2025',
      current_password: ADMIN.password,
      ...changes,
    });
  afterEach(async () => {
    admin = await festival.admin();
    expect((await overview()).under_way).toBeNull();
    expect(await festival.rows(OrderEntity).count()).toBe(plan.figures.orders);
  });

  it.each([
    ['a wrong password', { current_password: 'another long one' }, 422, 'current_password'],
    ['another word', { confirm: '2026' }, 422, 'confirm'],
    ['the name of the edition that ends', { edition: '2025' }, 422, 'edition'],
    ['a concert that is past', { concert_date: '2024-11-22T11:00:00.000Z' }, 422, 'concert_date'],
    ['a text as a date', { concert_date: 'soon' }, 422, 'concert_date'],
    ['an unknown part', { copy: ['people'] }, 422, 'copy'],
    ['an unknown concern', { accept: ['everything'] }, 422, 'accept'],
  ])('%s', async (_name, changes, status, field) => {
    const { body } = await begin(changes).expect(status);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('what isn’t finished and wasn’t accepted', async () => {
    const change = { attention: 'paid_without_seat' as const };
    await festival.get(Transactions).run((db) => db.update(OrderEntity, { orderNumber: oldNumber }, change));
    const { body } = await begin({ accept: [] }).expect(409);
    expect(body.message).toMatch(/^Not finished: .*Orders that need a person: 1/);
    await festival
      .get(Transactions)
      .run((db) => db.update(OrderEntity, { orderNumber: oldNumber }, { attention: null }));
  });

  it('scans that a phone has not sent, and a phone not seen since the end', async () => {
    const told = async (changes: Partial<GatePhoneEntity>) => {
      await festival.get(Transactions).run((db) => db.updateAll(GatePhoneEntity, changes as never));
      const request = nextEdition(concert, { accept: ['mails'] });
      const { concerns } = (await admin.post(`${PATH}/plan`, request).expect(200)).body.data as EditionPlan;
      return concerns.find(({ concern }) => concern === 'unsent_scans')?.count;
    };
    const phones = await festival.rows(GatePhoneEntity).countBy({ pairedAt: Not(IsNull()), revokedAt: IsNull() });
    const seenAt = festival.clock.now();
    const report = { battery: 50, unsent: 3, tickets: 1, not_ready: [] };
    expect(phones).toBeGreaterThan(0);
    expect(await told({ seenAt, report })).toBe(3 * phones);
    expect(await told({ seenAt, report: { ...report, unsent: 0 } })).toBeUndefined();
    expect(await told({ seenAt: new Date(concert.getTime() - 1_000) })).toBe(phones);
    await told({ seenAt });
  });

  it('a sale that is on', async () => {
    const type = await festival.tier({ isAvailable: true, salesEndAt: null, quota: null });
    expect((await begin({}).expect(409)).body.message).toMatch(/^Still on sale: .*Turn off “Available”/);
    await festival.tier({ type, isAvailable: false, ...SOLD });
  });

  it('orders that changed since the backup, one that wasn’t proved, an old one', async () => {
    const updatedAt = festival.clock.now();
    await festival.get(Transactions).run((db) => db.update(OrderEntity, { orderNumber: oldNumber }, { updatedAt }));
    expect((await begin({}).expect(409)).body.message).toMatch(/^1 order has changed since the newest backup/);
    await backUp(festival, { verifiedAt: null });
    expect((await begin({}).expect(409)).body.message).toMatch(/not restored for a try/);
    await backUp(festival);
    festival.clock.advanceMinutes(25 * 60);
    admin = await festival.admin();
    expect((await begin({}).expect(409)).body.message).toMatch(/^The newest backup is 25 hours old/);
    await backUp(festival);
  });

  it('a festival that is not over', async () => {
    const { data } = (await admin.get('/api/admin/settings').expect(200)).body;
    const later = new Date(festival.clock.now().getTime() + 86_400_000).toISOString();
    await admin.put('/api/admin/settings/1', { ...data, concert_date: later }).expect(200);
    const next = new Date(Date.parse(later) + 300 * 86_400_000).toISOString();
    expect((await begin({ concert_date: next }).expect(409)).body.message).toMatch(
      /^The festival is not over: it ends/,
    );
    const { data: changed } = (await admin.get('/api/admin/settings').expect(200)).body;
    await admin.put('/api/admin/settings/1', { ...changed, concert_date: concert.toISOString() }).expect(200);
    expect((await begin({}).expect(409)).body.message).toMatch(/^2 entries of the audit log have changed since/);
    await backUp(festival);
  });

  it('a scan since the backup, or a backup whose file is gone', async () => {
    const [transactions, settings] = [festival.get(Transactions), festival.get(SettingsService)];
    const scan = { code: 'nothing', action: 'checkin' as const, result: 'invalid' as const };
    await transactions.run((db) => db.insert(ScanEntity, { ...scan, scannedAt: festival.clock.now() }));
    expect((await begin({}).expect(409)).body.message).toMatch(/^1 scan has changed since the newest backup/);
    await transactions.run((db) => db.delete(ScanEntity, { code: 'nothing' }));
    const folder = (newest: string[]) =>
      transactions.run((db) => settings.set(db, 'backup_folder', { ...NO_BACKUP_FOLDER, newest }));
    await folder(['another.age']);
    expect((await begin({}).expect(409)).body.message).toMatch(/^The file of the newest backup, a.age, is not in/);
    await folder(['another.age', 'a.age']);
  });
});

describe('the new edition', () => {
  let old: { epoch: string; keys: string[]; cards: EventCardEntity[] };

  beforeAll(async () => {
    old = {
      epoch: await festival.get(BackupsService).epoch(),
      keys: (await festival.rows(SigningKeyEntity).find()).map(({ publicKey }) => publicKey),
      cards: await festival.rows(EventCardEntity).find(),
    };
    admin = await festival.admin();
    const request = nextEdition(concert, { copy: ['ticket_types', 'content'], accept: [...EDITION_CONCERNS] });
    const proof = { confirm: '2025', current_password: ADMIN.password };
    // The second press of a button, or another person: one of them begins it.
    const answers = await Promise.all([
      admin.post(PATH, { ...request, ...proof }),
      admin.post(PATH, { ...request, ...proof }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/is being made already/);
    await festival.get(EditionsService).look();
    expect((await overview()).under_way).toMatchObject({ ends: '2025', begins: '2026' });
    const refused = await festival.visitor().post('/api/auth/login', {});
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    // A read of people, and one of the site.
    expect((await festival.visitor().get('/api/orders/current-price?ticket_type=x&quantity=1')).status).toBe(503);
    expect((await festival.visitor().get('/api/guest-stars')).status).toBe(200);
    await festival.get(WatchEditionJob).look();
    await festival.get(WatchEditionJob).ended();
    expect(festival.get(EditionsService).isOver).toBe(true);
    festival = await festival.restart({});
  }, 60_000);

  it('has nothing of anybody but the address that wants to hear of it, in any column of any table', async () => {
    const rows = await allRows(festival);
    expect(columnsWith(rows, PLANTED_PIECES)).toEqual(['next_year_addresses.email']);
    const left = rows.filter(({ table }) => REMOVED_TABLES.includes(table)).map(({ key }) => key);
    expect(left).toEqual([expect.stringMatching(/^audit_log /)]);
    expect(await festival.rows(AuditEntryEntity).find()).toMatchObject([
      { action: 'new_edition', adminEmail: ADMIN.email, before: { edition: '2025' }, after: { edition: '2026' } },
    ]);
  });

  it('keeps the figures, and leads to the next sale', async () => {
    const { edition, past, next_steps: steps, under_way: underWay } = await overview();
    expect([edition, underWay]).toEqual(['2026', null]);
    expect(past).toMatchObject([{ edition: '2025', concert_at: concert.toISOString(), figures: plan.figures }]);
    expect(steps.map(({ id, is_done }) => [id, is_done])).toEqual(
      expect.arrayContaining([
        ['tiers', false],
        ['backup', false],
        ['rehearse', false],
        ['site', false],
        ['sale', false],
      ]),
    );
  });

  it('has what was ticked, with its dates shifted, and nothing of the rest', async () => {
    const tier = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' });
    expect(tier).toMatchObject({ sold: 0, isAvailable: false, openedAt: null, price: 0, quota: 100 });
    expect(tier.salesStartAt?.toISOString()).toBe('2026-09-30T03:00:00.000Z');
    expect(await festival.rows(EventCardEntity).find()).toEqual(old.cards);
    expect(await festival.rows(AdminUserEntity).find()).toMatchObject([{ email: ADMIN.email }]);
    const { body } = await admin.get('/api/admin/guest-stars').expect(200);
    expect(body.data ?? body).toEqual([]);
    const { data: settings } = (await admin.get('/api/admin/settings').expect(200)).body;
    expect(settings).toMatchObject({ under_construction: true });
  });

  it('has other keys, and phones know nothing of it', async () => {
    const keys = (await festival.rows(SigningKeyEntity).find()).map(({ publicKey }) => publicKey);
    expect(keys).toHaveLength(1);
    expect(old.keys).not.toContain(keys[0]);
    expect(await festival.get(BackupsService).epoch()).toBe(`first@1`);
    expect(old.epoch).toBe('first');
    expect((await phone.visitor.get('/api/gate/changes?since=0')).status).toBe(401);
  });

  it('sells: an old ticket is refused at its gate, and a new one let in', async () => {
    const { data: tiers } = (await admin.get('/api/admin/ticket-types').expect(200)).body;
    const tier = tiers.find(({ type }: { type: string }) => type === 'pre-sales-2');
    const open = { ...tier, is_available: true, is_disabled: false, button_text: 'BUY TICKET' };
    const always = { sales_start_at: null, sales_end_at: null };
    await admin.put(`/api/ticket-types/${tier.id}`, { ...open, ...always }).expect(200);
    const { order_number: number } = await festival.visitor().order();
    // However the random part falls, it can't be a number of the edition before.
    expect(number).toMatch(/^FEST-1[0-9A-Z]{10}$/);
    const { ticketCode } = await festival.rows(TicketEntity).findOneByOrFail({ orderNumber: number });
    const gate = await Phone.pair(festival, admin);
    expect(await gate.sendOne(oldCode, { verdict: 'invalid' })).toMatchObject({ result: 'not_valid' });
    // By a phone of before that was paired again, and doesn't know yet what has become of its tickets.
    const scans = await festival.rows(ScanEntity).count();
    const before = new Date(concert.getTime() + 60_000).toISOString();
    const late = await gate.send(gate.scan(oldCode, { at: before }), gate.scan(ticketCode, { at: before }));
    expect(late).toMatchObject([1, 2].map(() => ({ result: 'refused', message: GATE_TEXTS.oldEdition })));
    expect(await festival.rows(ScanEntity).count()).toBe(scans);
    const verify = new URL(oldAddress).searchParams.get('verify');
    const { body } = await admin.get(`/api/admin/tickets/validate/${oldCode}?verify=${verify}`).expect(200);
    expect(body.type).toBe('invalid');
    expect(await gate.sendOne(ticketCode)).toMatchObject({ result: 'entered' });
  });

  it('answers a late notification for an order of the old one as unknown, and notes its money once', async () => {
    for (const told of [1, 2]) {
      await festival.simulator.notify(paidNumber);
      const answered = async () => (await festival.simulator.order(paidNumber)).notifications.at(-1)?.response_status;
      await until(answered, (status) => status !== null && status !== undefined, 'an answer');
      expect([told, await answered()]).toEqual([told, 404]);
    }
    expect(await festival.rows(DifferenceEntity).find()).toMatchObject([
      { kind: 'unknown_payment', orderId: null, orderNumber: paidNumber, theirStatus: 'settlement' },
    ]);
  });
});

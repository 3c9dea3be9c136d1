import { EDITION_PARTS } from '@festival/contracts';
import { AsyncResource } from 'node:async_hooks';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AdminSessionEntity } from '../../src/auth/sessions/admin-session.entity.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { EditionPlanService } from '../../src/edition/plan/edition-plan.service.js';
import { REMOVED_TABLES } from '../../src/edition/rules/tables.js';
import { BeginEditionService } from '../../src/edition/work/begin-edition.service.js';
import { CloseEditionService } from '../../src/edition/work/close-edition.service.js';
import { WorkLost } from '../../src/edition/work/edition-worker.js';
import { EditionEntity } from '../../src/platform/editions/edition.entity.js';
import { EditionTimes } from '../../src/platform/editions/edition-times.js';
import { EditionsService } from '../../src/platform/editions/editions.service.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { SigningKeyEntity } from '../../src/tickets/desk/signing-key.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { backUp, firstAdmin, nextEdition, otherProcess, refusing, whenOver } from '../support/closed-edition.js';
import { allRows } from '../support/database/all-rows.js';
import { Festival } from '../support/festival.js';
import { registeredRoutes } from '../support/routes.js';
import { closeSound } from '../support/sound-data.js';

const STARTS = new Date('2025-10-01T03:00:00.000Z');

let festival: Festival;
let concert: Date;
beforeEach(async () => {
  festival = await Festival.open();
  await festival.tier({ price: 0 });
  await festival.visitor().order({ quantity: 2 });
  await festival.tier({ salesStartAt: STARTS, sold: 2 });
  concert = await whenOver(festival);
});
afterEach(() => closeSound(festival));

async function begin(copy = [...EDITION_PARTS]): Promise<void> {
  const request = { ...nextEdition(concert, { copy, accept: ['mails'] }), confirm: '2025' };
  await festival.get(BeginEditionService).begin(request, { accountId: await firstAdmin(festival), sessionId: null });
}

async function expectClosed(): Promise<void> {
  const rows = await allRows(festival);
  const left = rows.filter(({ table }) => REMOVED_TABLES.includes(table)).map(({ table }) => table);
  expect(left).toEqual(['audit_log']);
  const tier = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' });
  // Once, however often the work was begun again.
  expect([tier.sold, tier.salesStartAt?.toISOString()]).toEqual([0, '2026-09-30T03:00:00.000Z']);
  expect((await festival.get(SettingsService).stored('festival')).edition).toBe('2026');
  expect(await festival.rows(SigningKeyEntity).count()).toBe(1);
  const [edition, ...more] = await festival.rows(EditionEntity).find();
  expect(more).toEqual([]);
  expect(edition).toMatchObject({ activeKey: null, worker: null, figures: { paid_orders: 1, tickets: 2 } });
}

it.each([
  ['people are removed', 'DELETE', 'orders'],
  ['sign-ins end', 'DELETE', 'admin_sessions'],
  ['dates are shifted', 'UPDATE', 'settings'],
  ['keys are made', 'INSERT', 'signing_keys'],
  ['it ends', 'INSERT', 'audit_log'],
] as const)(
  'interrupted by the database while %s it can be run again, and ends in the same place',
  async (_at, what, table) => {
    await (await festival.admin()).get('/api/auth/me').expect(200);
    await begin();
    const closing = festival.get(CloseEditionService);
    const allow = await refusing(festival, what, table);
    await expect(closing.goOn()).rejects.toThrow();
    await expect(closing.goOn()).rejects.toThrow();
    expect(await festival.get(EditionsService).underWay()).toMatchObject({ nextEdition: '2026' });
    await allow();
    expect(await closing.goOn()).toBe('done');
    await expectClosed();
    expect(await closing.goOn()).toBe('none');
  },
  60_000,
);

it('another process waits for one that works, and goes on when that one has died', async () => {
  await begin();
  const other = otherProcess(festival);
  expect(await other.goOn()).toBe('busy');
  festival.clock.advanceSeconds(31);
  expect(await other.goOn()).toBe('done');
  await expectClosed();
  expect(await festival.get(CloseEditionService).goOn()).toBe('none');
}, 30_000);

it('a process that slept through the end of its turn writes nothing more', async () => {
  await begin();
  const other = otherProcess(festival);
  const slept = festival.get(CloseEditionService).goOn(async (step) => {
    if (step !== 'dates') return;
    festival.clock.advanceSeconds(31);
    expect(await other.goOn()).toBe('done');
  });
  await expect(slept).rejects.toThrow(WorkLost);
  await expectClosed();
  expect(await festival.rows(AuditEntryEntity).count()).toBe(1);
}, 30_000);

it('a process that read the row before another went on begins where that one has come to', async () => {
  await begin();
  const stale = await festival.get(EditionsService).underWay();
  const other = otherProcess(festival);
  festival.clock.advanceSeconds(31);
  const stopped = new Error('killed');
  const killed = other.goOn((step) => (step === 'keys' ? Promise.reject(stopped) : undefined));
  await expect(killed).rejects.toBe(stopped);
  festival.clock.advanceSeconds(31);
  const read = jest.spyOn(festival.get(EditionsService), 'underWay').mockResolvedValueOnce(stale);
  const told: string[] = [];
  expect(await festival.get(CloseEditionService).goOn((step) => told.push(step))).toBe('done');
  read.mockRestore();
  expect(told).toEqual(['keys', 'sweep', 'finish']);
  await expectClosed();
}, 30_000);

it('is called off when something came in until every process knew, and all is as before', async () => {
  const type = await festival.tier({ isAvailable: true, salesEndAt: new Date('2025-11-20T10:00:00.000Z') });
  const other = await festival.admin();
  await other.get('/api/auth/me').expect(200);
  await backUp(festival);
  await begin();
  expect(await festival.rows(TicketTypeEntity).countBy({ isAvailable: true })).toBe(0);
  const updatedAt = festival.clock.now();
  await festival.get(Transactions).run((db) => db.updateAll(OrderEntity, { updatedAt }));
  const closing = festival.get(CloseEditionService);
  await expect(closing.goOn()).rejects.toThrow(/2026 was called off.*1 order has changed since the newest backup/);
  expect(await festival.rows(EditionEntity).count()).toBe(0);
  expect(await festival.rows(OrderEntity).count()).toBe(1);
  const available = await festival.rows(TicketTypeEntity).findBy({ isAvailable: true });
  expect(available).toMatchObject([{ type }]);
  expect((await festival.get(SettingsService).stored('site')).underConstruction).toBe(false);
  expect(festival.get(EditionsService).isPaused).toBe(false);
  // Whoever was signed in is still.
  await other.get('/api/admin/ticket-types').expect(200);
  const called = await festival.rows(AuditEntryEntity).findOneByOrFail({ action: 'call_off_edition' });
  expect(called.after).toMatchObject({ edition: '2026', reason: expect.stringContaining('1 order has changed') });
  // It can be begun again.
  await backUp(festival);
  await begin();
  expect(await closing.goOn()).toBe('done');
  expect(await festival.rows(AdminSessionEntity).count()).toBe(0);
}, 30_000);

it('what it counts is counted aside: a transaction that is open holds up neither plan nor refusal', async () => {
  const request = nextEdition(concert);
  const plan = AsyncResource.bind(() => festival.get(EditionPlanService).plan(request));
  const whyNot = AsyncResource.bind(() => festival.get(EditionPlanService).whyNot(request));
  await festival.get(Transactions).run(async (db) => {
    await db.update(OrderEntity, { status: 'paid' }, { attention: 'paid_twice' });
    expect((await plan()).figures).toMatchObject({ paid_orders: 1, tickets: 2 });
    expect((await whyNot()).concerns.map(({ concern }) => concern)).not.toContain('attention');
    await db.update(OrderEntity, { status: 'paid' }, { attention: null });
  });
});

it('what came between its look and its beginning calls it off, and is not lost', async () => {
  const plans = festival.get(EditionPlanService);
  const look = plans.whyNot.bind(plans);
  const looked = jest.spyOn(plans, 'whyNot').mockImplementationOnce(async (request) => {
    const seen = await look(request);
    const updatedAt = festival.clock.now();
    await festival.get(Transactions).run((db) => db.updateAll(OrderEntity, { updatedAt }));
    return seen;
  });
  await begin();
  looked.mockRestore();
  await expect(festival.get(CloseEditionService).goOn()).rejects.toThrow(/was called off/);
  expect(await festival.rows(OrderEntity).count()).toBe(1);
});

it('nothing that was admitted before is committed once the others are refused', async () => {
  festival.get(EditionTimes).graceMs = 0;
  const transactions = festival.get(Transactions);
  const change = () => transactions.run((db) => db.update(OrderEntity, { status: 'paid' }, { attention: null }));
  await begin();
  await change();
  const open = transactions.run(async (db) => {
    await festival.get(EditionsService).look();
    await db.updateAll(OrderEntity, { buyerName: 'Late' });
  });
  await expect(open).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(change()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await festival.rows(OrderEntity).countBy({ buyerName: 'Late' })).toBe(0);
  expect(await festival.get(CloseEditionService).goOn()).toBe('done');
  await expectClosed();
  await expect(change()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
}, 30_000);

it('with nothing taken over, the site and the back office answer', async () => {
  await begin([]);
  expect(await festival.get(CloseEditionService).goOn()).toBe('done');
  festival = await festival.restart({});
  expect(await festival.rows(AdminUserEntity).count()).toBe(1);
  expect(await festival.rows(TicketTypeEntity).count()).toBe(0);
  const admin = await festival.admin();
  const lists = registeredRoutes(festival).filter(
    ({ method, path }) => method === 'get' && path.startsWith('/api/') && !path.includes(':'),
  );
  expect(lists.length).toBeGreaterThan(40);
  const broken: string[] = [];
  for (const { path } of lists) {
    const { status } = await admin.get(path);
    if (status >= 500) broken.push(`${path}: ${status}`);
  }
  expect(broken).toEqual([]);
}, 60_000);

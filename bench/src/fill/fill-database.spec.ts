import { auditDatabase } from '@festival/backend/data-audit/audit-database.js';
import { ENTITIES } from '@festival/backend/app/entities.js';
import { fillDemoContent } from '@festival/backend/demo/fill-demo-content.js';
import { MailEntity } from '@festival/backend/mail/mail.entity.js';
import { OrderEntity } from '@festival/backend/orders/order.entity.js';
import { readEnvironment } from '@festival/backend/platform/config/read-environment.js';
import { openDataSource } from '@festival/backend/platform/database/connection/data-source.js';
import { runMigrations } from '@festival/backend/platform/database/migrations/run-migrations.js';
import { Transactions } from '@festival/backend/platform/database/transactions.js';
import { AuditEntryEntity } from '@festival/backend/audit/audit-entry.entity.js';
import { ScanEntity } from '@festival/backend/tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '@festival/backend/tickets/ticket.entity.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { fillDatabase } from './fill-database.js';
import { FillRefused } from './fill-options.js';

const NOW = new Date('2026-11-01T00:00:00.000Z');
/** As many as have every status among them. */
const ORDERS = 1_200;
/** As a command, built. */
const AUDIT = join(__dirname, '../../../backend/dist/audit-data.js');

const folder = mkdtempSync(join(tmpdir(), 'festival-fill-'));
const variables = { DATABASE_URL: `sqlite:${join(folder, 'fill.sqlite')}` };
const config = readEnvironment(variables, () => 'a secret key of the tests, long enough for all');
let dataSource: DataSource;

beforeAll(async () => {
  dataSource = await openDataSource(config.database, ENTITIES);
  await runMigrations(dataSource);
  await new Transactions(dataSource).run((db) => fillDemoContent(db, config, NOW, { knowledge: false }));
  await fillDatabase(dataSource, { orders: ORDERS, force: false, now: NOW, seed: 7 });
});
afterAll(async () => {
  await dataSource.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const statuses = async (): Promise<Set<string>> =>
  new Set((await dataSource.manager.find(OrderEntity)).map(({ status }) => status));

it('makes orders in which the audit finds nothing', async () => {
  expect(await dataSource.manager.count(OrderEntity)).toBe(ORDERS);
  expect([...(await statuses())].sort()).toEqual(
    ['cancel', 'capture', 'deny', 'expire', 'paid', 'partial_refund', 'pending', 'refund', 'settlement'].sort(),
  );
  expect(await auditDatabase(config.database, NOW)).toEqual([]);
});

it.each([
  ['sound', '', /rules checked, 0 violations found\./, 0],
  ['broken', 'UPDATE ticket_types SET sold = sold + 1', /seats: .*\n(?:.|\n)* violations found\./, 1],
])('the command says that they are %s, without any secret', async (_name, change, said, code) => {
  if (change) await dataSource.query(change);
  const { DATABASE_URL } = variables;
  const environment = { PATH: process.env['PATH'], DATABASE_URL, VAR_DIR: folder };
  const { stdout, stderr, status } = spawnSync(process.execPath, [AUDIT], { env: environment, encoding: 'utf8' });
  if (change) await dataSource.query('UPDATE ticket_types SET sold = sold - 1');
  expect(stderr).toBe('');
  expect(stdout).toMatch(said);
  expect(status).toBe(code);
});

it('leaves no mail to be sent', async () => {
  expect(await dataSource.manager.countBy(MailEntity, { status: 'queued' })).toBe(0);
});

it('lets nobody in later than now', async () => {
  const tickets = await dataSource.manager.findBy(TicketEntity, { status: 'used' });
  const last = Math.max(...tickets.map(({ checkedInAt }) => checkedInAt?.getTime() ?? 0));
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThanOrEqual(NOW.getTime());
});

it('has a check-in in the log of scans for each used ticket, and receipts sent again in the audit log', async () => {
  const used = await dataSource.manager.countBy(TicketEntity, { status: 'used' });
  expect(await dataSource.manager.countBy(ScanEntity, { action: 'checkin' })).toBe(used);
  expect(await dataSource.manager.countBy(AuditEntryEntity, { action: 'resend_receipt' })).toBeGreaterThan(10);
});

it('adds to orders that are there only when told to, and stays sound', async () => {
  const more = { orders: 30, force: false, now: NOW, seed: 7 };
  await expect(fillDatabase(dataSource, more)).rejects.toThrow(FillRefused);
  await fillDatabase(dataSource, { ...more, force: true });
  expect(await dataSource.manager.count(OrderEntity)).toBe(ORDERS + 30);
  expect(await auditDatabase(config.database, NOW)).toEqual([]);
});

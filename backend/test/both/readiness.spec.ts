import type { ReadinessState } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { type ProcessFigures, ProcessReportEntity } from '../../src/monitoring/reports/process-report.entity.js';
import { NotificationProofEntity } from '../../src/payments/webhook/notification-proof.entity.js';
import { BackupEntity } from '../../src/platform/backups/backup.entity.js';
import { type BackupFolderFacts, NO_BACKUP_FOLDER } from '../../src/platform/settings/backup-folder-facts.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { DEMO_ADDRESS, DEMO_PASSWORD } from '../../src/readiness/checks/people-checks.js';
import { TestMailEntity } from '../../src/mail/test-mail.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { cheapHash } from '../support/accounts/cheap-hash.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Outside, refused } from '../support/readiness/outside.js';
import { ReadyFestival } from '../support/readiness/ready-festival.js';

let ready: ReadyFestival;
let control: Record<string, ReadinessState>;

beforeAll(async () => {
  ready = await ReadyFestival.open();
  control = await ready.check();
});
afterAll(() => ready.festival.close());

type Plant = () => void | Promise<(() => Promise<void>) | void>;
type Changed = Record<string, ReadinessState>;

const DAY_MS = 24 * 3_600_000;
const TIER = { type: 'pre-sales-2' };
const OTHER = { type: 'regular' };
const SELLS = { buttonText: 'BUY TICKET', isAvailable: true, isDisabled: false, price: 150_000 } as const;
const reportOf = (id: string) =>
  ({ id, role: 'all', startedAt: new Date(), reportedAt: new Date(), figures: {} as ProcessFigures }) as const;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

const settings =
  (variables: Record<string, string>): Plant =>
  () => {
    ready.variables = { ...ready.variables, ...variables };
  };
const outside =
  (change: (outside: Outside) => void): Plant =>
  () => {
    change(ready.outside);
  };
const tier =
  (values: Partial<TicketTypeEntity>): Plant =>
  () =>
    ready.change(TicketTypeEntity, TIER, values);
const other =
  (values: Partial<TicketTypeEntity>): Plant =>
  () =>
    ready.change(TicketTypeEntity, OTHER, { ...SELLS, ...values });
const person =
  (email: string, values: Partial<AdminUserEntity>): Plant =>
  () =>
    ready.change(AdminUserEntity, { email }, values);
const backupFolder =
  (seen: Partial<BackupFolderFacts>): Plant =>
  async () => {
    const settings = ready.festival.rows(SettingEntity);
    const value: BackupFolderFacts = { ...NO_BACKUP_FOLDER, newest: ['festival.tar.gz.age'], host: 'backup', ...seen };
    await settings.insert({ key: 'backup_folder', value: value as never, updatedAt: new Date() });
    return async () => void (await settings.delete('backup_folder'));
  };
const dns = (name: string, ...records: string[]): Plant => outside((each) => (each.records[name] = records));

it('a festival that is ready has no fault, no warning and nothing unknown', async () => {
  const { lines } = await ready.report();
  // The tests' server is quicker than it is safe.
  const wrong = lines.filter(({ id, state }) => state !== 'ok' && !(id === 'durable' && mariaDbServer() !== null));
  expect(wrong).toEqual([]);
  expect(lines).toHaveLength(41);
});

/** One fault each, and the lines that it changes; the first one is its own. */
const PLANTS: Array<[string, Plant, Changed]> = [
  ['limits are off', settings({ RATE_LIMITS: 'off' }), { rate_limits: 'fault' }],
  ['a short reset secret', settings({ TICKET_RESET_SECRET: '1234' }), { reset_secret: 'warning' }],
  [
    'the first password is left in .env',
    settings({ ADMIN_PASSWORD: 'Rimba-Malam-2026' }),
    { admin_password: 'warning' },
  ],
  [
    'a code of the demo is active',
    () => ready.change(DiscountCodeEntity, { code: 'UNITY10' }, { isActive: true }),
    { demo_codes: 'fault' },
  ],
  ['the sandbox', settings({ MIDTRANS_ENV: 'sandbox' }), { provider: 'fault', notification: 'fault' }],
  [
    'a key of the sandbox',
    settings({ MIDTRANS_SERVER_KEY: 'SB-Mid-server-abc' }),
    { provider_keys: 'fault', notification: 'fault' },
  ],
  [
    'the keys in each other’s place',
    settings({ MIDTRANS_SERVER_KEY: 'Mid-client-abc', MIDTRANS_CLIENT_KEY: 'Mid-server-abc' }),
    { provider_keys: 'fault', notification: 'fault' },
  ],
  [
    'a key that the provider refuses',
    outside((each) => (each.provider = async () => ({ status: 401, date: new Date(), body: '{}' }))),
    { provider_answers: 'fault' },
  ],
  [
    'the provider is away',
    outside((each) => (each.provider = () => Promise.reject(refused('ECONNREFUSED')))),
    { provider_answers: 'fault', provider_clock: 'unknown' },
  ],
  [
    'no notification came',
    async () => {
      const [proof] = await ready.festival.rows(NotificationProofEntity).find();
      await ready.festival.rows(NotificationProofEntity).clear();
      return async () => void (await ready.festival.rows(NotificationProofEntity).insert(proof ?? {}));
    },
    { notification: 'fault' },
  ],
  [
    'a notification came from a private address',
    () => ready.change(NotificationProofEntity, {}, { isPublic: false, address: '172.18.0.1' }),
    { notification: 'fault' },
  ],
  [
    'nobody listens at the public address',
    outside((each) => (each.wayIn = () => Promise.reject(refused('ECONNREFUSED')))),
    { reachable: 'fault', proxies: 'unknown', known_as_tls: 'unknown' },
  ],
  [
    'another server at the public address',
    outside((each) => (each.wayIn = async () => ({ status: 200, date: null, body: '<h1>It works!</h1>' }))),
    { reachable: 'fault', proxies: 'unknown', known_as_tls: 'unknown' },
  ],
  [
    'another festival at the public address',
    settings({ SECRET_KEY: 'of another festival, long enough for one' }),
    { reachable: 'fault', proxies: 'unknown', known_as_tls: 'unknown', notification: 'fault' },
  ],
  [
    'a proxy too many',
    outside((each) => (each.forwarded['x-forwarded-for'] = '36.84.1.7, 172.71.3.9')),
    { proxies: 'fault' },
  ],
  ['a proxy that names nobody', outside((each) => delete each.forwarded['x-forwarded-for']), { proxies: 'fault' }],
  [
    'a proxy that doesn’t say https',
    outside((each) => (each.forwarded['x-forwarded-proto'] = 'http')),
    { known_as_tls: 'fault' },
  ],
  ['TLS 1.3 alone', outside((each) => (each.refusesTls12 = true)), { tls_1_2: 'fault' }],
  [
    'a certificate of one’s own',
    outside((each) => (each.tlsSeen.refusedFor = 'DEPTH_ZERO_SELF_SIGNED_CERT')),
    { certificate: 'fault' },
  ],
  ['a certificate that ends soon', outside((each) => (each.tlsSeen.validTo = ago(-5))), { certificate: 'warning' }],
  ['mails as files', settings({ MAIL_URL: 'file:/tmp/outbox' }), { mail_server: 'fault' }],
  [
    'a sender that nobody has',
    settings({ MAIL_FROM: 'Festival <tickets@festival.local>' }),
    { mail_from: 'fault', test_mail: 'fault', spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' },
  ],
  [
    'a test mail that nobody opened',
    () => ready.change(TestMailEntity, {}, { openedAt: null }),
    { test_mail: 'fault' },
  ],
  ['a test mail of another sender', settings({ MAIL_FROM: 'Tickets <shop@example.org>' }), { test_mail: 'fault' }],
  ['an old test mail', () => ready.change(TestMailEntity, {}, { openedAt: ago(20) }), { test_mail: 'warning' }],
  ['no SPF', dns('example.org'), { spf: 'fault' }],
  ['two SPF records', dns('example.org', 'v=spf1 mx ~all', 'v=spf1 a ~all'), { spf: 'fault' }],
  ['an SPF record for everybody', dns('example.org', 'v=spf1 +all'), { spf: 'fault' }],
  ['no DKIM key', dns('s1._domainkey.example.org'), { dkim: 'warning' }],
  ['no DMARC', dns('_dmarc.example.org'), { dmarc: 'fault' }],
  [
    'a DMARC policy of none',
    dns('_dmarc.example.org', 'v=DMARC1; p=none; rua=mailto:a@example.org'),
    { dmarc: 'warning' },
  ],
  [
    'name servers that don’t answer',
    outside((each) => (each.txt = () => Promise.reject(refused('ESERVFAIL')))),
    { spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' },
  ],
  [
    'tables of another version',
    async () => {
      const query = (sql: string) => ready.festival.rows(AdminUserEntity).query(sql);
      const name = 'Readiness1763878000000';
      await query(`UPDATE migrations SET name = 'Gone' WHERE name = '${name}'`);
      return async () => void (await query(`UPDATE migrations SET name = '${name}' WHERE name = 'Gone'`));
    },
    { database: 'fault' },
  ],
  ['an old backup', () => ready.change(BackupEntity, {}, { takenAt: ago(0.1) }), { backup_fresh: 'fault' }],
  [
    'a backup that was never tried',
    () => ready.change(BackupEntity, {}, { verifiedAt: null }),
    { backup_proved: 'fault' },
  ],
  [
    'a backup that anybody can read',
    () => ready.change(BackupEntity, {}, { isEncrypted: false }),
    { backup_key: 'warning' },
  ],
  ['the demo’s passphrase', backupFolder({ hasDemoPassphrase: true }), { backup_key: 'fault' }],
  ['a backup that is gone', backupFolder({ newest: ['festival-of-before.tar.gz.age'] }), { backup_fresh: 'fault' }],
  ['no room for backups', backupFolder({ disk: { free: 200 * 1024 ** 2, total: 1024 ** 4 } }), { disk: 'fault' }],
  ['a full disk', outside((each) => (each.diskSeen.freeBytes = 200 * 1024 ** 2)), { disk: 'fault' }],
  ['a disk that fills up', outside((each) => (each.diskSeen.freeBytes = 3 * 1024 ** 3)), { disk: 'warning' }],
  ['no memory', outside((each) => (each.memorySeen.freeBytes = 40 * 1024 ** 2)), { memory: 'fault' }],
  ['few open files', outside((each) => (each.files = 1_024)), { open_files: 'warning' }],
  [
    'a wrong clock',
    () => void (ready.aheadMs = 10 * 60_000),
    { provider_clock: 'fault', ...(mariaDbServer() === null ? {} : { database_clock: 'fault' }) },
  ],
  [
    'processes that count each for itself',
    async () => {
      const reports = ready.festival.rows(ProcessReportEntity);
      const ids = [randomUUID(), randomUUID()];
      for (const id of ids) await reports.insert(reportOf(id));
      return async () => void (await reports.delete(ids));
    },
    mariaDbServer() === null ? {} : { shared_limits: 'warning' },
  ],
  ['nothing for sale', tier({ isDisabled: true }), { on_sale: 'fault' }],
  ['a sale that is over', tier({ salesEndAt: ago(1), sold: 3 }), { on_sale: 'fault' }],
  ['seats without end', tier({ quota: null }), { quotas: 'fault' }],
  ['more sold than there is', tier({ quota: 5, sold: 6 }), { quotas: 'fault', on_sale: 'fault' }],
  ['a zero too few', tier({ price: 9_000 }), { prices: 'fault' }],
  ['a price of nothing', tier({ price: 0 }), { prices: 'warning' }],
  ['a sale that opens after the festival', tier({ salesStartAt: ago(-3_000) }), { windows: 'fault' }],
  ['a time that is over before one was sold', other({ quota: 10, salesEndAt: ago(1) }), { windows: 'fault' }],
  ['a successor that never opens', other({ quota: 100, startsAfter: 'pre-sales-1' }), { succession: 'fault' }],
  ['one Super Admin', person('dewi@example.org', { isActive: false }), { super_admins: 'fault' }],
  ['a Super Admin who never signed in', person('dewi@example.org', { lastSignInAt: null }), { super_admins: 'fault' }],
  ['a treasurer without a second factor', person('budi@example.org', { twoFactorAt: null }), { two_factor: 'fault' }],
  [
    'the demo’s password',
    async () =>
      ready.change(AdminUserEntity, { email: 'budi@example.org' }, { passwordHash: await cheapHash(DEMO_PASSWORD) }),
    { demo_password: 'fault' },
  ],
  [
    'the demo’s first account',
    person(DEMO_ADDRESS, { isActive: true, twoFactorAt: new Date() }),
    { demo_address: 'fault' },
  ],
];

describe('one fault alone changes its own line:', () => {
  it.each(PLANTS)('%s', async (_name, plant, changed) => {
    const { variables, outside: before } = ready;
    ready.outside = Object.assign(new Outside('https://tickets.example.org', ready.festival.url), {});
    const undo = await plant();
    try {
      const found = await ready.check();
      expect(Object.fromEntries(Object.entries(found).filter(([id, state]) => state !== control[id]))).toEqual(changed);
    } finally {
      await undo?.();
      Object.assign(ready, { variables, outside: before, aheadMs: 0 });
    }
    expect(await ready.check()).toEqual(control);
  });
});

it('what a line says about a fault is a fact and something to do', async () => {
  const undo = await ready.change(TicketTypeEntity, TIER, { quota: null });
  const line = (await ready.report()).lines.find(({ id }) => id === 'quotas');
  await undo();
  expect(line).toEqual({
    id: 'quotas',
    group: 'tickets',
    title: 'Seats',
    state: 'fault',
    seen: 'Pre Sales 2 has no quota: as many are sold as people want.',
    todo: 'Set its quota.',
    screen: 'ticket-types',
  });
});

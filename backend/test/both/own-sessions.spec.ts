import { setTimeout as pause } from 'node:timers/promises';
import type { AdminSession } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { AdminSessionEntity } from '../../src/auth/sessions/admin-session.entity.js';
import { makeAdmin, PASSWORD, signedIn } from '../support/accounts/admin-users.js';
import { HttpApp } from '../support/http-app.js';
import type { HttpBrowser } from '../support/http-browser.js';
import { until } from '../support/until.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const OWN = '/api/auth/sessions';

let http: HttpApp;
beforeEach(async () => {
  http = await HttpApp.start();
});
afterEach(() => http.stop());

async function listed(browser: HttpBrowser, path = OWN): Promise<AdminSession[]> {
  const answer = await browser.get(path);
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: AdminSession[] }).data;
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

const status = async (browser: HttpBrowser) => (await browser.get('/api/auth/me')).statusCode;

/** One person on a laptop and on a phone elsewhere. */
async function twoDevices() {
  const user = await makeAdmin(http, 'finance');
  const [laptop, phone] = [http.browser(), http.browser('203.0.113.7')];
  const request = { email: user.email, password: PASSWORD };
  await laptop.post('/admin/login', request, { 'user-agent': 'curl/8.5.0' });
  http.clock.advanceSeconds(60);
  await phone.post('/admin/login', request, { 'user-agent': PHONE });
  return { user, laptop, phone };
}

it('tells device, address and times of each open session, and which one asks', async () => {
  const { laptop, user } = await twoDevices();
  const other = await signedIn(http);
  const now = http.clock.now().toISOString();
  const sessions = await until(
    () => listed(laptop),
    ([, ofLaptop]) => ofLaptop?.seen_at !== null,
    'the note of the call',
  );
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', address: '203.0.113.7', opened_at: now, seen_at: null, is_current: false },
    { device: 'curl', address: '127.0.0.1', seen_at: now, is_current: true },
  ]);
  expect(await listed(other.browser)).toHaveLength(1);
  expect(await listed(other.browser, `/api/admin/users/${user.id}/sessions`)).toMatchObject([
    { device: 'Chrome on Android', is_current: false },
    { device: 'curl', is_current: false },
  ]);
});

it('knows to the minute when a session was last seen', async () => {
  const { laptop } = await twoDevices();
  const seen = async () => (await listed(laptop)).find(({ is_current }) => is_current)?.seen_at;
  const now = () => http.clock.now().toISOString();
  const first = now();
  await until(seen, (at) => at === first, 'the note of the first call');
  http.clock.advanceSeconds(30);
  expect(await seen()).toBe(first);
  http.clock.advanceSeconds(31);
  await until(seen, (at) => at === now(), 'the note a minute later');
});

it('answers calls also while another program holds the session’s row; they are noted afterwards', async () => {
  const { laptop } = await twoDevices();
  await listed(laptop);
  http.clock.advanceSeconds(120);
  const [begun, told] = [gate(), gate()];
  const other = await openDataSource(http.config.database, ENTITIES);
  const holding = new Transactions(other).run(async (db) => {
    await db.update(AdminSessionEntity, { address: '127.0.0.1' }, { device: 'held' });
    begun.open();
    await told.opened;
  });
  await begun.opened;
  const answer = status(laptop);
  expect(await Promise.race([answer, pause(2_000, 'waits', { ref: false })])).toBe(200);
  told.open();
  await holding;
  await other.destroy();
  const seen = async () => (await listed(laptop)).find(({ is_current }) => is_current)?.seen_at;
  await until(seen, (at) => at === http.clock.now().toISOString(), 'the note');
});

it('answers calls also while they can’t be noted', async () => {
  const { laptop } = await twoDevices();
  http.clock.advanceSeconds(120);
  await http.dataSource.query('ALTER TABLE admin_sessions RENAME COLUMN seen_at TO unseen_at');
  expect((await laptop.get('/api/csrf-token')).statusCode).toBe(200);
  await http.dataSource.query('ALTER TABLE admin_sessions RENAME COLUMN unseen_at TO seen_at');
  expect(await status(laptop)).toBe(200);
});

it('ends one of one’s own: its next call is 401, the others go on, and it is audited', async () => {
  const { user, laptop, phone } = await twoDevices();
  const [ofPhone] = await listed(laptop);
  expect((await laptop.post(`${OWN}/${ofPhone?.id}/end`)).statusCode).toBe(200);
  expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
  expect(await listed(laptop)).toHaveLength(1);
  const again = await laptop.post(`${OWN}/${ofPhone?.id}/end`);
  expect([again.statusCode, again.json().message]).toEqual([404, 'This session has ended already.']);
  const where = { action: 'end_session', recordId: String(user.id) };
  const entries = await http.dataSource.getRepository(AuditEntryEntity).findBy(where);
  expect(entries).toMatchObject([
    { adminId: user.id, before: { device: 'Chrome on Android', address: '203.0.113.7' } },
  ]);
});

it('ends the one that asks', async () => {
  const { laptop } = await twoDevices();
  const mine = (await listed(laptop)).find(({ is_current }) => is_current);
  expect((await laptop.post(`${OWN}/${mine?.id}/end`)).statusCode).toBe(200);
  expect(await status(laptop)).toBe(401);
});

it('never ends a session of somebody else by one’s own call, nor by another account’s', async () => {
  const { user, laptop, phone } = await twoDevices();
  const { browser: boss, user: bossUser } = await signedIn(http);
  const [ofBoss] = await listed(boss);
  const [ofPhone] = await listed(laptop);
  expect((await laptop.post(`${OWN}/${ofBoss?.id}/end`)).statusCode).toBe(404);
  expect((await boss.post(`/api/admin/users/${bossUser.id}/sessions/${ofPhone?.id}/end`)).statusCode).toBe(404);
  for (const odd of ['x', '%00', 'a'.repeat(90), "' OR 1=1 --"]) {
    expect((await laptop.post(`${OWN}/${encodeURIComponent(odd)}/end`)).statusCode).toBe(404);
  }
  expect([await status(boss), await status(phone)]).toEqual([200, 200]);
  const path = `/api/admin/users/${user.id}/sessions`;
  expect((await laptop.get(path)).statusCode).toBe(403);
  expect((await laptop.post(`${path}/${ofPhone?.id}/end`)).statusCode).toBe(403);
  expect((await boss.get('/api/admin/users/99999/sessions')).statusCode).toBe(404);
  expect((await boss.post(`${path}/${ofPhone?.id}/end`)).statusCode).toBe(200);
  expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
});

it('leaves out those that ran out, were signed out, or were opened by a process of the release before', async () => {
  const { user, laptop, phone } = await twoDevices();
  const rows = http.dataSource.getRepository(AdminSessionEntity);
  const now = http.clock.now();
  const old = { userId: user.id, address: '::1', createdAt: now, revokedAt: null, device: null, seenAt: null };
  await rows.insert({ ...old, id: 'over', expiresAt: now });
  await rows.insert({ ...old, id: 'before', expiresAt: new Date(now.getTime() + 1_000) });
  await phone.post('/admin/logout');
  expect((await listed(laptop)).map(({ id, device }) => [id === 'before', device])).toEqual([
    [true, null],
    [false, 'curl'],
  ]);
});

it('two who end one session at once end it once', async () => {
  const { laptop, phone } = await twoDevices();
  const [ofPhone] = await listed(laptop);
  const answers = await Promise.all([1, 2, 3, 4].map(() => laptop.post(`${OWN}/${ofPhone?.id}/end`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  expect(await status(phone)).toBe(401);
  expect(await http.dataSource.getRepository(AuditEntryEntity).countBy({ action: 'end_session' })).toBe(1);
});

import { DataSource } from 'typeorm';
import { Festival } from '../support/festival.js';
import { MailServer } from '../support/mail/mail-server.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { registeredRoutes } from '../support/routes.js';
import { scheduledWork } from '../support/scheduled-work.js';
import { newBuyer, orderOf, type Visitor } from '../support/visitor.js';

/** In place of names, addresses, codes, tokens and signatures. */
const SECRET = 'xq7verysecretz9';
const PIECE = SECRET.slice(0, 8);
const EMAIL = `${SECRET}@example.com`;

const log: string[] = [];
const mailServer = new MailServer();
let festival: Festival;
let dataSource: DataSource;
beforeAll(async () => {
  mailServer.refusal = `Nobody is called ${SECRET} here, <${EMAIL}>`;
  mailServer.refusalCode = 550;
  await mailServer.start();
  const environment = { MAIL_URL: `smtp://${mailServer.address}`, TRUST_PROXY: '1' };
  festival = await Festival.open({ log, environment });
  dataSource = festival.app.get(DataSource, { strict: false });
  await festival.tier();
});
afterAll(async () => {
  await festival.close();
  await mailServer.stop();
});
beforeEach(() => log.splice(0));

/** Order numbers and ticket codes are enough to cancel an order, or to come in. */
const CAPABILITY = /(FEST|TKT)-[0-9A-Z]{10}/;

/** The lines that tell a secret, cut. */
function leaks(): string[] {
  return log.flatMap((line) => {
    const at = Math.max(line.toLowerCase().indexOf(PIECE), line.search(CAPABILITY));
    return at === -1 ? [] : [line.slice(Math.max(0, at - 120), at + 40)];
  });
}

/** A call with secrets wherever a caller can put them. */
async function call(method: string, path: string, session: Record<string, string>, body: object): Promise<number> {
  const address = path.replaceAll(/:\w+|\*\w*/g, SECRET);
  const query = `?resume=${SECRET}&verify=${SECRET}&q=${EMAIL}&filter=${encodeURIComponent(JSON.stringify({ q: EMAIL }))}`;
  const headers = {
    'content-type': 'application/json',
    'user-agent': SECRET,
    referer: `http://localhost/t/${SECRET}?verify=${SECRET}`,
    'x-forwarded-for': '203.0.113.77',
    'x-request-id': `${SECRET}@`,
    authorization: `Bearer ${SECRET}`,
    'idempotency-key': SECRET,
    ...session,
    cookie: `${session['cookie'] ?? 'a=b'}; place=${SECRET}; device=${SECRET}`,
  };
  const sent = method === 'get' ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${festival.url}${address}${query}`, { method: method.toUpperCase(), headers, ...sent });
  await answer.text();
  return answer.status;
}

const SECRET_FIELDS =
  'name phone password token code message buyer_name buyer_phone order_number signature order_id signature_key session_id';
const BODY = {
  ...Object.fromEntries(SECRET_FIELDS.split(' ').map((field) => [field, SECRET])),
  email: EMAIL,
  buyer_email: EMAIL,
};

async function sessionOf(visitor: Visitor): Promise<Record<string, string>> {
  const { headers, body } = await visitor.get('/api/csrf-token').expect(200);
  const set = [headers['set-cookie'] ?? []].flat() as string[];
  return { 'x-csrf-token': body.data.token as string, cookie: set.map((each) => each.split(';')[0]).join('; ') };
}

async function adminSession(): Promise<Record<string, string>> {
  const { 'x-csrf-token': csrf = '', cookie = '' } = await sessionOf(festival.visitor());
  const answer = await fetch(`${festival.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie },
    body: JSON.stringify({ email: 'admin@festival.local', password: 'a-long-password-1' }),
  });
  const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { 'x-csrf-token': csrf, cookie: [cookie, ...set].join('; ') };
}

/** What a buyer, a guesser, staff and the provider send, with the secret as a valid value. */
async function everydayCalls(admin: Record<string, string>): Promise<void> {
  const visitor = await sessionOf(festival.visitor());
  const buyer = { ...newBuyer(), name: SECRET, email: EMAIL };
  const person = festival.visitor();
  await person.post('/api/auth/login', buyer);
  await person.placing({ referral_code: SECRET }, buyer, { 'idempotency-key': SECRET });
  const placed = await person.placing({}, buyer, { 'idempotency-key': SECRET });
  const number = (placed.body.data as { order?: { order_number: string } } | undefined)?.order?.order_number ?? SECRET;
  for (const path of ['create', 'status']) await person.get(`/api/payment/${number}/${path}`);
  await call('post', `/api/orders/${number}/cancel`, visitor, {});
  await call('post', '/api/check-existing', visitor, orderOf(buyer));
  await call('post', '/admin/login', visitor, { email: EMAIL, password: SECRET });
  await call('post', '/api/chatbot/message', visitor, { message: SECRET, session_id: SECRET, language: 'en' });
  await call('get', '/t/:code', visitor, {});
  await call('get', '/payment/pending', visitor, {});
  await call('get', '/api/orders/:number/status', visitor, {});
  for (const list of ['orders', 'tickets', 'mails', 'audit-log', 'scans', 'users', 'conversations'])
    await call('get', `/api/admin/${list}`, admin, {});
  await call('post', '/api/tickets/validate/:code', admin, { verify: SECRET, gate: SECRET, device: SECRET });
  await festival.get(MailWorkerService).drain();
}

it('no call tells what was in its path, query, headers, cookies or body', async () => {
  const routes = registeredRoutes(festival).filter(({ path }) => path !== '/admin/logout');
  const nobody = await sessionOf(festival.visitor());
  const admin = await adminSession();
  const statuses = new Set<number>();
  for (const { method, path } of routes) {
    statuses.add(await call(method, path, nobody, BODY));
    statuses.add(await call(method, path, admin, BODY));
  }
  await call('get', '/nothing/is/here/:secret', nobody, {});
  await call('get', '/%E0%A4%A', nobody, {});
  expect(leaks()).toEqual([]);
  expect(log.length).toBeGreaterThan(routes.length);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
});

it('no mail that is refused tells whose it was', async () => {
  const person = festival.visitor();
  const buyer = { ...newBuyer(), name: SECRET, email: `a${EMAIL}` };
  await person.login(buyer);
  await person.order({}, buyer);
  await festival.get(MailWorkerService).drain();
  expect(log.join('')).toContain('EENVELOPE');
  expect(leaks()).toEqual([]);
});

it('no mail server that lets nobody in is quoted', async () => {
  const server = new MailServer();
  server.password = 'another';
  server.passwordRefusal = `No ${SECRET} with ${EMAIL}`;
  await server.start();
  const environment = { MAIL_URL: `smtp://festival:${SECRET}@${server.address}` };
  const closed = await Festival.open({ log, environment });
  const person = closed.visitor();
  await person.order({}, await person.login({ ...newBuyer(), name: SECRET }));
  await closed.get(MailWorkerService).drain();
  await closed.close();
  await server.stop();
  expect(log.join('')).toContain('so they wait: Error EAUTH');
  expect(leaks()).toEqual([]);
});

it('whichever table is away, no request and no scheduled work tells what it was about', async () => {
  const admin = await adminSession();
  const work = scheduledWork(festival);
  expect(work.length).toBeGreaterThan(10);
  const found: string[] = [];
  let failures = 0;
  for (const { tableName } of dataSource.entityMetadatas) {
    await dataSource.query(`ALTER TABLE ${tableName} RENAME TO ${tableName}_away`);
    festival.clock.advanceSeconds(61);
    await everydayCalls(admin);
    for (const each of work) await Promise.resolve(each()).catch(() => undefined);
    await dataSource.query(`ALTER TABLE ${tableName}_away RENAME TO ${tableName}`);
    found.push(...leaks().map((line) => `${tableName}: ${line}`));
    failures += log.filter((line) => line.includes('QueryFailedError')).length;
    log.splice(0);
  }
  expect(found).toEqual([]);
  expect(failures).toBeGreaterThan(30);
});

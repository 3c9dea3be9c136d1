import { ROLES } from '@festival/contracts';
import { makeAdmin, signedIn } from '../support/accounts/admin-users.js';
import { HttpApp } from '../support/http-app.js';
import type { HttpBrowser } from '../support/http-browser.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AuditService, type AuditedChange } from '../../src/audit/audit.service.js';

let http: HttpApp;
let chair: HttpBrowser;
let chairId: number;
beforeAll(async () => {
  http = await HttpApp.start();
  const { browser, user } = await signedIn(http);
  [chair, chairId] = [browser, user.id];
});
afterAll(async () => http.stop());

const write = (change: Partial<AuditedChange>) =>
  http.app.get(Transactions, { strict: false }).run((db) =>
    http.app.get(AuditService, { strict: false }).record(db, {
      admin: { id: chairId, email: 'chair@festival.test' },
      action: 'update',
      resource: 'orders',
      recordId: 1,
      address: '203.0.113.7',
      ...change,
    }),
  );
const list = (query: Record<string, unknown> = {}) => {
  const parameters = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return chair.get(`/api/admin/audit-log?${new URLSearchParams(Object.fromEntries(parameters))}`);
};
const ids = async (filter: object) =>
  ((await list({ filter })).json().data as Array<{ record_id: string }>).map(({ record_id: id }) => id);

it('lists author, record, old and new values, time and address, newest first', async () => {
  const before = { email: 'a@x.co', newPassword: 'rahasia' };
  await write({ recordId: 'FEST-1', before, after: { email: 'b@x.co', newPassword: 'sangat rahasia' } });
  const answer = await list({ range: [0, 0] });
  expect(answer.headers['content-range']).toMatch(/^audit-log 0-0\/\d+$/);
  const entry = {
    id: expect.any(Number) as number,
    admin_id: chairId,
    admin_email: 'chair@festival.test',
    action: 'update',
    resource: 'orders',
    record_id: 'FEST-1',
    before: { email: 'a@x.co', newPassword: '[hidden]' },
    after: { email: 'b@x.co', newPassword: '[hidden]' },
    address: '203.0.113.7',
    created_at: http.clock.now().toISOString(),
  };
  const [first] = answer.json().data;
  expect(first).toEqual(entry);
  expect((await chair.get(`/api/admin/audit-log/${first.id}`)).json().data).toEqual(entry);
  expect(answer.body).not.toContain('rahasia');
});

it('filters by author, action, record and time', async () => {
  const other = await makeAdmin(http, 'finance');
  http.clock.advanceSeconds(3_600);
  const start = http.clock.now();
  await write({ recordId: 'one', resource: 'filtered' });
  http.clock.advanceSeconds(60);
  await write({ recordId: 'two', resource: 'filtered', action: 'lock_sync', admin: other });
  http.clock.advanceSeconds(60);
  await write({ recordId: 'three', resource: 'filtered', admin: null });
  const resource = 'filtered';
  expect(await ids({ resource })).toEqual(['three', 'two', 'one']);
  expect(await ids({ resource, admin_id: other.id })).toEqual(['two']);
  expect(await ids({ resource, admin_id: 0 })).toEqual(['three']);
  expect(await ids({ resource, action: 'update' })).toEqual(['three', 'one']);
  expect(await ids({ resource, record_id: ' two ' })).toEqual(['two']);
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();
  expect(await ids({ resource, from: at(60) })).toEqual(['three', 'two']);
  expect(await ids({ resource, to: at(60) })).toEqual(['two', 'one']);
  expect(await ids({ resource, from: at(1), to: at(119) })).toEqual(['two']);
  expect(await ids({ resource: 'filtered ', record_id: 'nobody' })).toEqual([]);
  const oldest = await list({ filter: { resource }, sort: ['created_at', 'ASC'], range: [1, 1] });
  expect(oldest.headers['content-range']).toBe('audit-log 1-1/3');
  expect(oldest.json().data).toMatchObject([{ record_id: 'two' }]);
});

it('lists the values of the filters', async () => {
  await write({ action: 'an_action', resource: 'a-resource' });
  const { admins, actions, resources } = (await chair.get('/api/admin/audit-log/choices')).json().data;
  expect(admins).toContainEqual({ id: chairId, email: expect.any(String) });
  expect(actions).toContain('an_action');
  expect(resources).toContain('a-resource');
});

it.each([
  { filter: { admin_id: 'x' } },
  { filter: { from: 'yesterday' } },
  { filter: { to: 5 } },
  { filter: { password: 'x' } },
  { sort: ['after', 'ASC'] },
])('refuses %j', async (query) => {
  expect((await list(query)).statusCode).toBe(400);
});

it('is read by super admins only, and changed by nobody', async () => {
  const { id } = await http.dataSource.getRepository(AuditEntryEntity).findOneByOrFail({ adminId: chairId });
  for (const role of ROLES) {
    const { browser } = await signedIn(http, role);
    for (const path of ['/api/admin/audit-log', '/api/admin/audit-log/choices', `/api/admin/audit-log/${id}`]) {
      expect((await browser.get(path)).statusCode).toBe(role === 'super_admin' ? 200 : 403);
    }
  }
  expect((await http.browser().get('/api/admin/audit-log')).statusCode).toBe(401);
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await chair.send(method, `/api/admin/audit-log/${id}`, { body: {} })).statusCode).toBe(405);
  }
  expect((await chair.get('/api/admin/audit-log/999999')).statusCode).toBe(404);
});

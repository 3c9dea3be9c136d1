import { PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import { restoreNetwork, unreachableBreachService } from '../../../test/support/accounts/breach-service.js';
import { HttpApp } from '../../../test/support/http-app.js';
import { enrol } from '../../../test/support/accounts/two-factor.js';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { OperatorLinksService } from './operator-links.service.js';

const NEW = 'Garuda-Emas-2049';

let http: HttpApp;
beforeAll(async () => {
  http = await HttpApp.start();
  unreachableBreachService();
});
afterAll(async () => {
  restoreNetwork();
  await http.stop();
});

const issue = (email: string) => http.app.get(OperatorLinksService, { strict: false }).issue(email);
const signIn = (email: string, password: string) => http.browser().post('/admin/login', { email, password });

it('lets a super admin back in who lost password, phone and recovery codes', async () => {
  const { browser, user } = await signedIn(http);
  await enrol(http, browser);
  const { url } = await issue(user.email);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(422);
  const set = { token: url.split('#')[1], new_password: NEW, new_password_confirmation: NEW };
  expect((await http.browser().post('/api/auth/set-password', set)).statusCode).toBe(200);
  expect((await signIn(user.email, NEW)).statusCode).toBe(200);
  const entries = http.dataSource.getRepository(AuditEntryEntity);
  const entry = await entries.findOneByOrFail({ recordId: String(user.id), action: 'reset_password' });
  expect([entry.adminId, entry.adminEmail, entry.address]).toEqual([null, null, null]);
  expect(JSON.stringify(entry)).not.toContain(set.token);
});

it('is for active super admins only', async () => {
  const { user } = await signedIn(http, 'finance');
  for (const email of [user.email, 'nobody@festival.test']) {
    await expect(issue(email)).rejects.toThrow('No active Super Admin has this email.');
  }
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
});

import { signedIn } from '../support/accounts/admin-users.js';
import { restoreNetwork, unreachableBreachService } from '../support/accounts/breach-service.js';
import { HttpApp } from '../support/http-app.js';
import { mailedToken } from '../support/accounts/password-links.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';

const NEW = 'Garuda-Emas-2049';
const LAST = {
  success: false,
  message: 'This is the last active Super Admin with a password. Make somebody else one first.',
};

describe('the last active super admin', () => {
  let http: HttpApp;

  beforeEach(async () => {
    http = await HttpApp.start();
    unreachableBreachService();
  });
  afterEach(async () => {
    restoreNetwork();
    await http.stop();
  });

  const superAdmins = () =>
    http.dataSource.getRepository(AdminUserEntity).countBy({ role: 'super_admin', isActive: true });
  const demoted = { name: 'Demoted', role: 'finance' };
  const deactivated = { name: 'Gone', role: 'super_admin', is_active: false };

  it('keeps the role, and nobody deactivates their own account', async () => {
    const { browser, user } = await signedIn(http);
    const path = `/api/admin/users/${user.id}`;
    const demotion = await browser.put(path, demoted);
    expect([demotion.statusCode, demotion.json()]).toEqual([409, LAST]);
    const own = { success: false, message: 'You cannot deactivate your own account.' };
    const deactivation = await browser.put(path, deactivated);
    expect([deactivation.statusCode, deactivation.json()]).toEqual([409, own]);
    await signedIn(http);
    expect((await browser.put(path, deactivated)).json()).toEqual(own);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
    expect((await browser.put(path, demoted)).statusCode).toBe(200);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
    expect(await superAdmins()).toBe(1);
  });

  it('isn’t replaced by an admin without a password', async () => {
    const { browser, user } = await signedIn(http);
    const invited = { name: 'Invited', email: 'invited@festival.test', role: 'super_admin' };
    await browser.post('/api/admin/users', invited);
    const demotion = await browser.put(`/api/admin/users/${user.id}`, demoted);
    expect([demotion.statusCode, demotion.json()]).toEqual([409, LAST]);
    const set = { token: await mailedToken(http, invited.email), new_password: NEW, new_password_confirmation: NEW };
    expect((await http.browser().post('/api/auth/set-password', set)).statusCode).toBe(200);
    expect((await browser.put(`/api/admin/users/${user.id}`, demoted)).statusCode).toBe(200);
  });

  it.each([
    ['demote', demoted],
    ['deactivate', deactivated],
  ])('stays when two %s each other at once', async (_verb, change) => {
    const [one, other] = [await signedIn(http), await signedIn(http)];
    const answers = await Promise.all([
      one.browser.put(`/api/admin/users/${other.user.id}`, change),
      other.browser.put(`/api/admin/users/${one.user.id}`, change),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await superAdmins()).toBe(1);
  });

  it('is lost without the guard (control)', async () => {
    const [one, other] = [await signedIn(http), await signedIn(http)];
    const transactions = http.app.get(Transactions, { strict: false });
    const looked = await Promise.all([one, other].map(() => superAdmins()));
    await Promise.all(
      [one, other].map(async ({ user }, index) => {
        if ((looked[index] ?? 0) < 2) return;
        await transactions.run((db) => db.update(AdminUserEntity, { id: user.id }, { role: 'finance' }));
      }),
    );
    expect(await superAdmins()).toBe(0);
  });
});

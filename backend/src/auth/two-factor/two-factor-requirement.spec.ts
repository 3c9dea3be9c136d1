import { ROLES } from '@festival/contracts';
import { PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import { HttpApp } from '../../../test/support/http-app.js';
import { codeOf, enrol } from '../../../test/support/accounts/two-factor.js';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';

const POLICY = '/api/admin/users/two-factor-policy';
const FIRST = 'Set up two-factor authentication first.';

let http: HttpApp;
beforeEach(async () => {
  http = await HttpApp.start();
});
afterEach(async () => http.stop());

/** A super admin with two-factor authentication, after turning the requirement on. */
async function require() {
  const chair = await signedIn(http);
  const { secret } = await enrol(http, chair.browser);
  const answer = await chair.browser.put(POLICY, { required: true });
  expect(answer.json()).toEqual({ success: true, data: { required: true } });
  return { ...chair, secret };
}

it('is off at first, and only an admin with two-factor authentication turns it on', async () => {
  const { browser } = await signedIn(http);
  expect((await browser.get(POLICY)).json().data).toEqual({ required: false });
  const refused = await browser.put(POLICY, { required: true });
  const text = 'Turn two-factor authentication on for your own account first.';
  expect([refused.statusCode, refused.json().message]).toEqual([409, text]);
  expect((await browser.put(POLICY, { required: 'yes' })).statusCode).toBe(422);
  expect((await browser.get(POLICY)).json().data).toEqual({ required: false });
});

it('ends the sessions of super admins and finance who have none, and nobody else’s', async () => {
  const people = await Promise.all(ROLES.map(async (role) => ({ role, ...(await signedIn(http, role)) })));
  const { browser } = await require();
  const ended = [];
  for (const person of people) {
    if ((await person.browser.get('/api/auth/me')).statusCode === 401) ended.push(person.role);
  }
  expect(ended).toEqual(['super_admin', 'finance']);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
});

it('leads who must and has none to the setup, and lets them do nothing else', async () => {
  await require();
  const { browser, user } = await signedIn(http, 'finance');
  const me = { id: user.id, name: user.name, email: user.email, role: 'finance', two_factor_setup_required: true };
  expect((await browser.get('/api/auth/me')).json().data).toEqual(me);
  const newPassword = { new_password: 'Garuda-Emas-2049', new_password_confirmation: 'Garuda-Emas-2049' };
  for (const answer of [
    await browser.post('/admin/change-password', { current_password: PASSWORD, ...newPassword }),
    await browser.post('/api/auth/two-factor/disable', { current_password: PASSWORD, code: '123456' }),
    await browser.post('/api/auth/two-factor/recovery-codes', { current_password: PASSWORD, code: '123456' }),
  ]) {
    expect([answer.statusCode, answer.json().message]).toEqual([403, FIRST]);
  }
  expect((await browser.get('/api/auth/two-factor')).json().data).toMatchObject({ enabled: false, required: true });
  await enrol(http, browser);
  const { two_factor_setup_required: _gone, ...free } = me;
  expect((await browser.get('/api/auth/me')).json().data).toEqual(free);
  expect((await browser.post('/api/auth/two-factor/disable', {})).statusCode).toBe(422);
});

it('says so at the sign-in, and lets them sign out', async () => {
  await require();
  const { browser, user } = await signedIn(http, 'finance');
  const answer = await http.browser().post('/admin/login', { email: user.email, password: PASSWORD });
  expect(answer.json().data.user).toMatchObject({ two_factor_setup_required: true });
  await browser.post('/admin/logout');
  expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
});

it('holds back a super admin without it from every staff call', async () => {
  await require();
  const { browser } = await signedIn(http);
  for (const path of ['/api/admin/users', '/api/admin/audit-log', POLICY]) {
    const answer = await browser.get(path);
    expect([path, answer.statusCode, answer.json().message]).toEqual([path, 403, FIRST]);
  }
});

it('requires nothing of content and gate', async () => {
  await require();
  for (const role of ['content', 'gate'] as const) {
    const { browser } = await signedIn(http, role);
    expect((await browser.get('/api/auth/me')).json().data).not.toHaveProperty('two_factor_setup_required');
  }
});

it('keeps it on for those who must have it, until the requirement ends', async () => {
  const { browser, secret } = await require();
  const proof = { current_password: PASSWORD, code: codeOf(http, secret) };
  const refused = await browser.post('/api/auth/two-factor/disable', proof);
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Your role must have two-factor authentication.']);
  expect((await browser.put(POLICY, { required: false })).statusCode).toBe(200);
  expect((await browser.post('/api/auth/two-factor/disable', proof)).statusCode).toBe(200);
  const entries = await http.dataSource.getRepository(AuditEntryEntity).find({
    where: { resource: 'settings' },
    order: { id: 'ASC' },
  });
  expect(entries.map(({ recordId, before, after }) => [recordId, before, after])).toEqual([
    ['two_factor', { required: false }, { required: true }],
    ['two_factor', { required: true }, { required: false }],
  ]);
});
